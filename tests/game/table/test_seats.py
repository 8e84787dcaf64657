"""Seats at the table: opened by click or key, handed over, thinking shown, hurried, reasons told on request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pygame
import pytest

from engine.bots import make
from engine.flow import HUMAN, Session
from engine.formidable_foes import GAME
from engine.table import LiveDealer
from game.bots.bot_runner import BotAnswer, WindowBotRunner
from game.bots.player_kinds import KINDS
from game.dialogs.change_player import ChangePlayerDialog
from game.panels.seat_rail import DOTS, HOLD, SeatCard
from game.play import live_table
from game.play.last_run import last_run
from game.ui.label import Label
from tests.game.table.conftest import Hands, dealt

PLAYERS = {"red": HUMAN, "blue": "medium", "yellow": HUMAN}


def table(decisions: int = 0) -> Session:
    return dealt(3, seed=5, decisions=decisions, players=PLAYERS)


def bots_of(kind: str) -> Session:
    """A table at which a bot of one kind has each seat."""
    return dealt(3, seed=5, players=dict.fromkeys(("red", "blue", "yellow"), kind))


def plate(hands: Hands, seat: str) -> SeatCard:
    return next(card for card in hands.scene.panels.seat_rail.cards if card.info.seat == seat)


def press(hands: Hands, name: str) -> None:
    """Click on a button of the open box."""
    hands.click(hands.app.modals[-1].named(name).rect.center)


def settle(hands: Hands) -> None:
    """Let a box come in."""
    hands.wait(0.3)


def thinking(hands: Hands) -> None:
    """Let time pass until a bot is asked, and keep it thinking."""
    for _ in range(600):
        if hands.scene.play.bot_runner.thinking:
            return
        hands.app.update(1 / 60)
    raise AssertionError("no bot was asked")


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Bots that think until they are hurried, and the list of those that were."""
    hurried: list[str] = []
    answer = WindowBotRunner.answer

    def wait(self: WindowBotRunner) -> BotAnswer | None:
        return answer(self) if hurried else None

    monkeypatch.setattr(WindowBotRunner, "answer", wait)
    monkeypatch.setattr(WindowBotRunner, "hurry", lambda self: hurried.append("hurried"))
    return hurried


# -- changing hands --------------------------------------------------------------------------------------


def test_a_click_on_a_seat_hands_it_to_a_bot_and_back(shown: Callable[..., Hands]) -> None:
    hands = shown(table(), humans=("red", "yellow"), speed=0.0)
    play = hands.scene.play
    hands.click(plate(hands, "yellow").rect.center)
    settle(hands)
    box = hands.app.modals[-1]
    assert "Yellow" in box.title.words
    assert "Person" in box.named("words").words  # type: ignore[attr-defined]
    press(hands, "seat medium")
    assert not hands.app.modals
    assert set(play.bots) == {"blue", "yellow"}
    assert play.session.players["yellow"] == "medium"
    assert play.log.lines[-1].words == "Yellow is played by a bot from here on."
    assert plate(hands, "yellow").info.bot
    hands.click(plate(hands, "yellow").rect.center)
    settle(hands)
    press(hands, "seat human")
    assert set(play.bots) == {"blue"}
    assert play.log.lines[-1].words == "Yellow is played by a person from here on."


def test_keys_open_a_seat_too(shown: Callable[..., Hands]) -> None:
    hands = shown(table(), humans=("red", "yellow"), speed=0.0)
    hands.scene.page.set_focus(plate(hands, "blue"), keys=True)
    hands.key(pygame.K_RETURN)
    settle(hands)
    box = hands.app.modals[-1]
    assert box.focus is box.named("seat medium")
    hands.key(pygame.K_LEFT)
    assert box.focus is box.named("seat easy")
    hands.key(pygame.K_RETURN)
    assert hands.scene.session.players["blue"] == "easy"


@pytest.mark.parametrize(("kind", "level"), [("greedy", "medium"), ("search", "hard"), ("expert", "expert")])
def test_the_level_of_a_bot_is_chosen_in_its_box(shown: Callable[..., Hands], kind: str, level: str) -> None:
    """Tables of an older version name their bots otherwise."""
    hands = shown(table(), humans=("red", "yellow"), speed=0.0)
    hands.scene.play.hand_over("blue", kind)
    hands.scene.player_dialog.open("blue")
    settle(hands)
    box = hands.app.modals[-1]
    assert box.focus is box.named(f"seat {level}")


def test_the_kind_that_plays_already_leaves_no_trace(shown: Callable[..., Hands]) -> None:
    hands = shown(table(), humans=("red", "yellow"), speed=0.0)
    before = len(hands.scene.session.entries)
    hands.scene.player_dialog.open("blue")
    settle(hands)
    press(hands, "seat medium")
    assert len(hands.scene.session.entries) == before


def test_all_seats_may_be_bots_and_nobody_is_asked(shown: Callable[..., Hands]) -> None:
    hands = shown(table(), humans=("red", "yellow"), speed=0.0)
    for seat in ("red", "yellow"):
        hands.scene.play.hand_over(seat, "random")
    assert hands.scene.play.humans == ()
    assert hands.scene.choices is None
    before = len(hands.scene.session.entries)
    hands.wait(0.3)
    assert len(hands.scene.session.entries) > before


def test_a_held_card_peeks_and_does_not_open(shown: Callable[..., Hands]) -> None:
    hands = shown(table(), humans=("red", "yellow"), speed=0.0)
    scene = hands.scene
    if scene.curtain.closed:
        scene.play.look_as(None)
    at = plate(hands, "yellow").rect.center
    hands.move(at)
    hands.press(at)
    assert scene.shared_screen.peeking == ""  # a click gives nothing away
    hands.wait(HOLD + 0.1)
    assert scene.shared_screen.peeking == "yellow"
    hands.release(at)
    assert scene.shared_screen.peeking == ""
    assert not hands.app.modals


def test_no_seat_changes_hands_while_one_looks_back_or_learns(shown: Callable[..., Hands]) -> None:
    from game.app.window import App
    from game.scenes.history.scene import HistoryScene
    from game.services.settings import Settings

    app = App(Settings(), (1280, 720), window=False)
    watch = HistoryScene(dealt(3, decisions=10), 4, leave=lambda: None)
    app.show(watch, fade=False)
    app.frame()
    assert not any(card.focusable for card in watch.panels.seat_rail.cards)
    watch.leave()


# -- thinking --------------------------------------------------------------------------------------------


def test_who_thinks_is_said_on_plate_and_bar(shown: Callable[..., Hands], slow: list[str]) -> None:
    hands = shown(dealt(3, seed=5), humans=(), speed=0.0)
    thinking(hands)
    hands.app.update(0.0)
    seat = hands.scene.play.turn
    info = plate(hands, seat).info
    assert (info.note, info.thinking) == ("thinking", True)
    assert hands.scene.panels.prompt.title == f"{seat.capitalize()} is thinking"
    assert slow == []
    others = [card.info for card in hands.scene.panels.seat_rail.cards if card.info.seat != seat]
    assert not any(other.thinking for other in others)


def test_the_dots_run_and_rest_in_reduced_motion(shown: Callable[..., Hands], slow: list[str]) -> None:
    for calm, expected in ((False, {1, 2, DOTS}), (True, {DOTS})):
        hands = shown(dealt(3, seed=5), humans=(), speed=0.0, reduced_motion=calm)
        thinking(hands)
        card = plate(hands, hands.scene.play.turn)
        seen = set()
        for _ in range(90):
            hands.app.update(1 / 60)
            seen.add(card.dots)
        assert seen == expected
    assert slow == []


@pytest.mark.parametrize("way", ["button", "space", "number"])
def test_a_bot_that_thinks_long_can_be_hurried(shown: Callable[..., Hands], slow: list[str], way: str) -> None:
    hands = shown(bots_of("search"), humans=(), speed=0.0)
    thinking(hands)
    assert [button.name for button in hands.scene.panels.prompt.buttons] == []  # it would only flash up
    hands.wait(live_table.LONG + 0.2)
    (button,) = hands.scene.panels.prompt.buttons
    assert (button.name, button.words) == ("hurry", "Hurry")
    before = len(hands.scene.session.entries)
    if way == "button":
        hands.click(button.rect.center)
    else:
        hands.key(pygame.K_SPACE if way == "space" else pygame.K_1)
    assert slow == ["hurried"]
    hands.wait(0.2)
    assert len(hands.scene.session.entries) > before


@pytest.mark.parametrize("kind", ["easy", "medium", "hard", "expert"])
def test_only_bots_that_take_time_can_be_hurried(
    shown: Callable[..., Hands], slow: list[str], kind: str
) -> None:
    """The others answer as soon as they can in any case."""
    offered = kind in ("hard", "expert")
    hands = shown(bots_of(kind), humans=(), speed=0.0)
    thinking(hands)
    hands.wait(live_table.LONG + 0.2)
    assert [button.name for button in hands.scene.panels.prompt.buttons] == ["hurry"] * offered
    hands.scene.player_dialog.open(hands.scene.play.turn)
    settle(hands)
    box = hands.app.modals[-1]
    assert any(button.name == "hurry seat" for button in box.buttons) == offered
    box.close()
    hands.key(pygame.K_SPACE)
    assert slow == ["hurried"] * offered


def test_a_line_in_the_bar_tells_how_much_of_its_time_a_hard_bot_has_spent(
    shown: Callable[..., Hands], slow: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where the bot's process still starts, or a busy machine gives it little of the time."""
    spent = [0.0]
    monkeypatch.setattr(WindowBotRunner, "spent", property(lambda self: spent[-1]))
    for kind, grows in (("hard", True), ("medium", False)):
        hands = shown(bots_of(kind), humans=(), speed=0.0)
        thinking(hands)
        prompt = hands.scene.panels.prompt
        widths = []
        for seconds in (0.0, 0.1, 0.2, 0.9):
            spent.append(seconds)
            hands.wait(live_table.LONG + 0.1)
            widths.append(prompt.thought_bar.width)
        assert (0 == widths[0] < widths[1] < widths[2] < widths[3]) == grows
        assert prompt.rect.contains(prompt.thought_bar)
    assert slow == []


def test_bots_pause_while_a_box_is_open(shown: Callable[..., Hands]) -> None:
    hands = shown(table(), humans=(), speed=0.0)
    play = hands.scene.play
    hands.scene.player_dialog.open("blue")
    made = len(play.session.entries)
    hands.wait(1.0)
    assert len(play.session.entries) == made
    hands.app.modals[-1].close()
    hands.wait(1.0)
    assert len(play.session.entries) > made


# -- reasons ---------------------------------------------------------------------------------------------


def told(hands: Hands, seat: str) -> str:
    """What the box of a seat says of its bot's reasons."""
    hands.scene.player_dialog.open(seat)
    settle(hands)
    box = hands.app.modals[-1]
    found = [widget.words for widget in box.widgets if widget.name == "why"]  # type: ignore[attr-defined]
    box.close()
    return found[0] if found else ""


def test_a_bot_says_in_a_line_why_it_did_it(shown: Callable[..., Hands]) -> None:
    hands = shown(table(), humans=("red", "yellow"), speed=0.0)
    play = hands.scene.play
    assert told(hands, "red") == ""
    play.hand_over("blue", "medium")
    while not play.reasons.why("blue"):
        if play.seat:
            play.choose(play.seat, play.session.options(play.seat)[0])
        hands.app.update(1 / 60)
    assert "of play that you can know of" in play.reasons.details("blue")
    assert play.reasons.details("blue") not in play.reasons.why("blue")
    assert play.reasons.why("blue") in told(hands, "blue")
    hands.scene._show_anew()
    assert play.reasons.why("blue") in plate(hands, "blue").told
    assert "A click opens the seat" in plate(hands, "blue").told
    play.hand_over("blue", HUMAN)
    assert play.reasons.why("blue") == ""


@pytest.mark.parametrize("turns", range(4, 8))
def test_after_a_turn_its_bot_tells_what_it_did_in_it_and_not_that_it_ended_it(
    turns: int, shown: Callable[..., Hands]
) -> None:
    """Also after turns of others. Nor does it tell plans: the log knows what came of them."""
    session = Session.new(GAME, 3, LiveDealer(11), players=dict.fromkeys(("red", "blue", "yellow"), "medium"))
    bots, begun = {seat: make("medium", n) for n, seat in enumerate(session.header.seats)}, dict[str, int]()
    for turn in range(turns):
        begun[session.waiting()[0]] = len(session.entries)
        while session.position.counters["turn"] == turn + 1:
            seat = session.waiting()[0]
            session.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
    play = shown(session, humans=(), speed=0.0).scene.play
    for seat, number in begun.items():
        run = last_run(session, seat, play.viewer)
        assert run is not None
        assert run.n >= number
        done = [option for option in run.choices if option.verb != "end"]
        assert play.reasons.why(seat).startswith(f"{play.sentences.plan(done)}. ")
        assert "End turn" not in play.reasons.why(seat)


def test_a_reason_is_told_anew_when_the_bot_goes_on(shown: Callable[..., Hands]) -> None:
    """Also to those who have read it between two choices."""
    session = bots_of("greedy")
    play = shown(session, humans=(), speed=0.0).scene.play
    bots = {seat: make("greedy", n) for n, seat in enumerate(session.header.seats)}
    told = 0
    for _ in range(12):
        seat = session.waiting()[0]
        play.choose(seat, bots[seat].choose(session.position.seen_by(seat), seat))
        run = last_run(session, seat, play.viewer)
        assert run is not None
        done = [option for option in run.choices if option.verb not in session.game.passing]
        told += len(done) > 1
        assert play.reasons.why(seat).startswith(f"{play.sentences.plan(done or run.choices)}. ")
    assert told


@pytest.mark.parametrize("by_key", [False, True])
def test_the_numbers_behind_a_reason_fold(by_key: bool, shown: Callable[..., Hands]) -> None:
    """They are folded when the box opens, and unfold and fold by click or key."""
    hands = shown(table(), humans=("red", "yellow"), speed=0.0)
    play = hands.scene.play
    play.hand_over("blue", "medium")
    while not play.reasons.why("blue"):
        if play.seat:
            play.choose(play.seat, play.session.options(play.seat)[0])
        hands.app.update(1 / 60)
    numbers = play.reasons.details("blue")
    hands.scene.player_dialog.open("blue")
    settle(hands)
    box = hands.app.modals[-1]
    label = box.named("details")
    assert isinstance(label, Label)
    for unfolded in (False, True, False):
        assert (numbers in label.words) == unfolded
        assert box.rect.contains(label.rect)
        if by_key:
            box.set_focus(label)
            hands.key(pygame.K_RETURN)
        else:
            hands.click(pygame.Rect(label.text.links[0][0]).move(label.rect.topleft).center)


def test_the_tip_names_what_it_counts(shown: Callable[..., Hands]) -> None:
    hands = shown(table(), humans=("red", "yellow"), speed=0.0)
    tip = plate(hands, "blue").told
    assert tip.startswith("**Blue**: wisdom 3, power 6, spells 0, "), tip


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", ["en", "de"])
def test_no_kind_of_player_stands_alone_in_a_row(shown: Callable[..., Hands], language: str, text: float) -> None:
    hands = shown(table(), humans=("red", "yellow"), speed=0.0, text=text, language=language)
    hands.click(plate(hands, "yellow").rect.center)
    settle(hands)
    box = hands.app.modals[-1]
    rows = Counter(box.named(f"seat {kind}").rect.y for kind in KINDS)
    assert min(rows.values()) > 1
    assert not box.clipped


def test_a_kind_that_nobody_can_choose_is_called_a_bot(shown: Callable[..., Hands]) -> None:
    session = Session.new(GAME, 2, LiveDealer(1), players={"red": HUMAN, "blue": "oracle"})
    hands = shown(session, humans=("red",), speed=0.0)
    chairs = ChangePlayerDialog(hands.scene.play, lambda box: None, lambda: None, lambda: None)
    assert (chairs.kind("red"), chairs.kind("blue")) == (HUMAN, "")
