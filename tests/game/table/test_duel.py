"""Duels: a contest is shown as a scene beside its place, beat by beat, before anything comes of it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from engine.flow import Position, Risk, Session
from engine.formidable_foes import GAME
from engine.formidable_foes.events.battles import Beaten, Frightened, Lost
from engine.said import Said
from engine.table import LiveDealer
from game.app.window import App
from game.duel.beats import Form
from game.duel.duel import Duel
from game.duel.slots import slot
from game.panels import risk_key
from game.scenes.history.scene import HistoryScene
from game.services.settings import Settings
from game.ui.text import Text, watch_clipping
from game.ui.text import told as in_words
from tests.formidable_foes.scene import CHEST, Scene, battle, take
from tests.game import duel
from tests.game.table.conftest import Hands, dealt

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (960, 600), (2560, 1080)]


def answered(session: Session, number: int) -> None:
    """East lays a card, as a bot or another player would."""
    session.choose("east", next(o for o in session.options("east") if o.piece == f"combat-{number}-east"))


def lays(hands: Hands, number: int) -> None:
    """West lays a card, the last that was missing."""
    session = hands.scene.session
    option = next(o for o in session.options("west") if o.piece == f"combat-{number}-west")
    hands.scene.play.choose("west", option)


def told(hands: Hands) -> Duel:
    """The duel that is shown."""
    found = hands.scene.duel_flow.duel
    assert found is not None
    return found


def foe(wisdom: int = 12, strength: int = 8, monster: int = 4, player: int = 2, chips: int = 6) -> Session:
    """Red stands beside a monster, and the dice will show these numbers."""
    scene = Scene().figure(red="C22").wisdom(red=wisdom).chips(red=chips).monster(strength, "C22")
    return scene.dice(monster, player).session


def waiting_for_chips() -> Session:
    """Red holds a chip for a battle that costs two, and a spell that brings chips."""
    scene = Scene().figure(red="C22").wisdom(red=12).chips(red=1).monster(8, "C22").spells(red="Chips +2")
    return scene.dice(4, 2).session


def fights(hands: Hands, strength: int = 8) -> None:
    """Red battles the monster."""
    hands.scene.play.choose("red", battle(strength))


# -- beats -----------------------------------------------------------------------------------------------


def test_what_is_judged_is_said_before_the_dice_move_and_the_blow_comes_last(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    fights(hands)
    hands.wait(0.02)
    names = [beat.name for beat in told(hands).beats]
    assert names == ["open", "plaque", "chance", "terms", "hold", "ribbon", "blow", "ledger"]
    starts = [beat.start for beat in told(hands).beats]
    assert starts == sorted(starts)
    assert all(beat.seconds <= 1.3 for beat in told(hands).beats)


def test_nothing_changes_on_the_table_before_the_blow(shown: Callable[..., Hands]) -> None:
    session = foe()
    hands = shown(session, humans=("red",))
    held = len(session.position.contents["chips-red"])
    fights(hands)
    hands.wait(0.5)
    assert len(session.position.contents["chips-red"]) == held - 2
    assert len(hands.scene.stage.table.contents["chips-red"]) == held
    hands.settle()
    assert len(hands.scene.stage.table.contents["chips-red"]) == held - 2


def test_every_change_of_the_own_numbers_is_in_the_ledger(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    fights(hands)
    hands.wait(0.02)
    changes = {change.icon: (change.was, change.now, change.difference) for change in told(hands).changes}
    assert changes["power"] == ("6", "4", -2)
    assert changes["wisdom"][2] > 0
    assert changes["gold"] == ("0", "1", 1)
    assert "eye-off" not in changes  # one's own gold is known


def test_gold_that_others_hide_is_told_as_tiles(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("yellow",))
    fights(hands)
    hands.wait(0.02)
    assert [(c.icon, c.label, c.now) for c in told(hands).changes][-1] == ("eye-off", "tiles", "1")


@pytest.mark.parametrize(
    ("wisdom", "strength", "ribbon", "good"),
    [(12, 8, "Red wins", True), (5, 8, "Lost: 5 < 8", False), (40, 8, "Red wins", True)],
)
def test_the_ribbon_says_who_wins_or_why_it_was_lost(
    shown: Callable[..., Hands], wisdom: int, strength: int, ribbon: str, good: bool
) -> None:
    hands = shown(foe(wisdom, strength), humans=("red",))
    fights(hands, strength)
    hands.wait(0.02)
    panel = hands.scene.duel_flow.panel
    assert (panel.verdict, panel.good) == (ribbon, good)


def test_a_fright_has_no_dice_and_no_sum(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(40, 8), humans=("red",))
    fights(hands)
    hands.wait(0.02)
    assert not told(hands).has("chance")
    assert not told(hands).has("terms")
    judged = told(hands).fight.contest.judgement
    assert judged is not None
    assert judged.against[0].amount == 8
    assert len(judged.against) == 2


def test_a_lucky_throw_costs_nothing_and_has_a_line_of_its_own(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(monster=2, player=3), humans=("red",))
    pool = len(hands.scene.session.position.contents["pool"])
    fights(hands)
    hands.wait(0.02)
    contest = told(hands).fight.contest
    assert contest.price is not None
    assert (contest.price.due.amount, contest.price.due.word) == (0, "costs nothing")
    assert contest.luck is not None
    assert contest.luck.amount == 1
    assert told(hands).lines == len(told(hands).changes) + 1
    assert next(c.difference for c in told(hands).changes if c.icon == "gold") == 2
    told(hands).finish()
    hands.app.frame()
    assert contest.luck.clause in [clause for _, clause in hands.scene.duel_flow.panel.areas]
    hands.settle()
    assert len(hands.scene.session.position.contents["pool"]) == pool - 1


@pytest.mark.parametrize("person", ["red", "yellow"])
def test_a_chest_is_told_on_a_plate_and_its_lid_opens(shown: Callable[..., Hands], person: str) -> None:
    session = Scene().figure(red="C22").wisdom(red=12).chest(2, "C22").session
    hands = shown(session, humans=(person,))
    hands.scene.play.choose("red", take(2))
    hands.wait(0.02)
    assert told(hands).form is Form.SMALL
    assert [beat.name for beat in told(hands).beats] == ["open", "ribbon"]
    hands.wait(0.1)
    shut = plate(hands)
    hands.wait(0.25)
    assert plate(hands) != shut
    assert ("wisdom", "12", "14") in [(c.icon, c.was, c.now) for c in told(hands).changes]
    hands.settle()
    hands.wait(1.0)
    assert hands.scene.duel_flow.duel is None
    trace = hands.scene.panels.traces.traces["C22"]
    assert (trace.piece.id, trace.taken) == (CHEST[2], True)


def plate(hands: Hands) -> bytes:
    """The pixels of the small plate at its right end."""
    hands.app.frame()
    rect = hands.scene.duel_flow.plate_rect
    part = pygame.Rect(rect.right - rect.height, rect.y, rect.height, rect.height)
    return pygame.image.tobytes(hands.app.surface.subsurface(part), "RGB")


def test_a_press_goes_to_the_next_beat_and_twice_to_the_end(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    fights(hands)
    hands.wait(0.02)
    number = told(hands).number
    hands.key(pygame.K_SPACE)
    assert told(hands).number == number + 1
    hands.click((640, 400))
    assert told(hands).told
    hands.settle()
    hands.wait(2.0)
    assert hands.scene.duel_flow.duel is None


def test_it_closes_by_itself_and_lets_the_game_go_on(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    fights(hands)
    hands.settle()
    hands.wait(1.5)
    assert hands.scene.duel_flow.duel is None
    assert hands.scene.choices is None or not hands.scene.stage.busy


def test_the_fight_that_ends_the_game_is_shown_before_the_end(shown: Callable[..., Hands]) -> None:
    scene = Scene().figure(red="C24").wisdom(red=50).monster(49, "loot-yellow").monster(50, "C24")
    hands = shown(scene.dice(3, 2).session, humans=("red",))
    prompt = hands.scene.panels.prompt
    fights(hands, 50)
    assert hands.scene.session.over
    hands.wait(0.5)
    assert hands.scene.duel_flow.large
    assert (prompt.title, prompt.how) == ("Red battles Monster 50", "50 ≥ 50: wise enough.")
    hands.settle()
    hands.wait(1.5)
    assert hands.scene.duel_flow.duel is None
    assert prompt.title == "The game is over"


def test_too_few_chips_wait_while_a_spell_may_help(shown: Callable[..., Hands]) -> None:
    session = waiting_for_chips()
    hands = shown(session, humans=("red",))
    fights(hands)
    hands.settle()
    hands.wait(5.0)
    assert told(hands).waits
    assert not hands.scene.stage.busy
    assert hands.scene.choices is not None
    give_up = next(o for o in session.options("red") if o.verb == "give up")
    hands.scene.play.choose("red", give_up)
    hands.wait(0.02)
    assert hands.scene.duel_flow.panel.verdict == "Lost: 1 chip for 2"
    assert told(hands).since("ribbon") >= 0  # it goes on, and does not begin again


def test_taking_back_ends_the_scene(shown: Callable[..., Hands]) -> None:
    hands = shown(waiting_for_chips(), humans=("red",), speed=0.0)
    fights(hands)
    hands.wait(0.1)
    assert hands.scene.duel_flow.large
    hands.scene.stage.reset(hands.scene.play.seen())
    assert hands.scene.duel_flow.duel is None


# -- cards -----------------------------------------------------------------------------------------------


def test_cards_turn_and_both_sums_meet(shown: Callable[..., Hands]) -> None:
    session = duel.fighting()
    answered(session, 1)
    hands = shown(session, humans=("west",))
    lays(hands, 4)
    hands.wait(0.05)
    assert [side.number.total for side in told(hands).fight.contest.sides] == [8, 5]
    assert [beat.name for beat in told(hands).beats][:3] == ["open", "chance", "terms"]
    assert hands.scene.duel_flow.panel.verdict == "Mira wins"
    assert hands.scene.stage.table.counters["vp-west"] == 0
    hands.settle()
    assert hands.scene.stage.table.counters["vp-west"] == 1


def test_the_scene_takes_the_place_of_the_sheet(shown: Callable[..., Hands]) -> None:
    session = duel.fighting()
    answered(session, 1)
    hands = shown(session, humans=("west",))
    hands.wait(0.1)
    assert hands.scene.panels.contest.visible
    lays(hands, 4)
    hands.wait(0.1)
    assert not hands.scene.panels.contest.visible


def test_the_bar_offers_nothing_but_to_go_on_while_a_scene_is_shown(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    hands.wait(0.1)
    prompt = hands.scene.panels.prompt
    assert "battle" in prompt.how
    fights(hands)
    hands.wait(0.1)
    assert (prompt.title, prompt.how) == ("Red battles Monster 8", "")
    assert [(button.words, button.kind) for button in prompt.buttons] == [("Go on", "primary")]
    told_by_bar = [""]
    for _ in range(600):
        hands.app.update(1 / 60)
        if prompt.title == "Red battles Monster 8" and prompt.how != told_by_bar[-1]:
            told_by_bar.append(prompt.how)
    judged, summed = "12 ≥ 8: wise enough.", "4 − 2 = 2: chips to pay."
    assert told_by_bar[1:] == [judged, "The dice are thrown.", summed, "Red wins."]
    assert [button.words for button in prompt.buttons] == ["End turn"]


def test_the_button_goes_on_by_tab_by_number_and_by_mouse(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    fights(hands)
    hands.wait(0.1)
    hands.key(pygame.K_TAB)
    button = hands.scene.page.focus
    assert button is hands.scene.panels.prompt.buttons[0]
    hands.key(pygame.K_RETURN)
    assert told(hands).number == 2
    assert hands.scene.page.focus is button
    hands.wait(0.6)
    number = told(hands).number
    hands.key(pygame.K_1)
    assert told(hands).number == number + 1
    hands.click(button.rect.center)
    assert told(hands).told
    hands.settle()
    hands.wait(1.0)
    assert button not in hands.scene.page.widgets


def test_level_sums_are_a_tie(shown: Callable[..., Hands]) -> None:
    session = duel.fighting()
    answered(session, 2)
    hands = shown(session, humans=("west",), speed=0.0)
    lays(hands, 2)
    assert hands.scene.duel_flow.panel.verdict == "A tie"


def test_where_nothing_moves_the_end_is_shown_until_the_next_press_or_for_a_moment(
    shown: Callable[..., Hands],
) -> None:
    session = duel.fighting()
    answered(session, 5)
    hands = shown(session, humans=("west",), speed=0.0)
    lays(hands, 0)
    hands.wait(0.2)
    assert told(hands).rests
    assert told(hands).told
    hands.click(hands.place("S4"))
    assert hands.scene.duel_flow.duel is None


def test_an_onlooker_sees_it_too() -> None:
    session = duel.fighting()
    answered(session, 1)
    session.choose("west", next(o for o in session.options("west") if o.piece == "combat-3-west"))
    app = App(Settings(speed=1.0), (1280, 720), window=False)
    scene = HistoryScene(session, len(session.entries) - 2, leave=lambda: None)
    app.show(scene, fade=False)
    app.frame()
    app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
    app.update(1 / 60)
    assert scene.duel_flow.duel is not None
    scene.seek(0)
    assert scene.duel_flow.duel is None
    scene.leave()


# -- bots ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", [*Form])
def test_fights_of_bots_are_shown_as_the_player_has_set(shown: Callable[..., Hands], form: Form) -> None:
    hands = shown(foe(), humans=("blue",), bot_fights=form.value)
    fights(hands)
    hands.wait(0.02)
    found = hands.scene.duel_flow.duel
    assert (found.form if found is not None else Form.NONE) is form


def test_a_person_who_takes_part_always_sees_the_scene(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",), bot_fights="none")
    fights(hands)
    hands.wait(0.02)
    assert told(hands).form is Form.LARGE


def test_a_small_plate_lies_on_the_board_and_goes_by_itself(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("blue",))
    fights(hands)
    hands.wait(0.3)
    flow = hands.scene.duel_flow
    assert hands.scene.view.camera.view.contains(flow.plate_rect)
    assert told(hands).seconds <= 0.65
    hands.app.frame()
    hands.settle()
    hands.wait(1.5)
    assert flow.duel is None


# -- in the middle ---------------------------------------------------------------------------------------


def test_a_speed_of_zero_that_is_set_in_the_middle_shows_the_end_at_once(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    fights(hands)
    hands.wait(0.8)
    hands.app.settings = replace(hands.app.settings, speed=0.0)
    hands.wait(0.1)
    assert not hands.scene.stage.busy
    assert told(hands).rests
    hands.wait(1.2)
    assert hands.scene.duel_flow.duel is None


def test_the_wheel_does_not_hasten_it(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    fights(hands)
    hands.wait(0.1)
    for button in (4, 5):  # the wheel comes as buttons too
        hands.press((640, 400), button)
        hands.release((640, 400), button)
    assert told(hands).number == 1
    assert hands.scene.stage.busy


def test_its_section_sign_opens_the_clause_and_is_no_press(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    followed: list[str] = []
    hands.scene.duel_flow.panel.follow = followed.append
    fights(hands)
    hands.wait(0.6)
    before = told(hands).number
    hands.click(hands.scene.duel_flow.panel.sign.center)
    assert followed == ["FF-LOOT-01"]
    assert told(hands).number == before


def test_giving_up_is_not_golden_while_a_spell_may_help(shown: Callable[..., Hands]) -> None:
    hands = shown(waiting_for_chips(), humans=("red",), speed=0.0)
    fights(hands)
    hands.wait(0.1)
    give_up = next(b for b in hands.scene.panels.prompt.buttons if b.name == "option-give up")
    assert give_up.kind == "quiet"


def test_conjured_chips_are_missing_no_more_and_the_dice_stay_where_they_fell(
    shown: Callable[..., Hands],
) -> None:
    session = waiting_for_chips()
    hands = shown(session, humans=("red",), speed=0.0)
    fights(hands)
    hands.wait(0.1)
    thrown, price = hands.scene.duel_flow.panel.stage.thrown, told(hands).fight.contest.price
    assert price is not None
    assert (price.due.amount, price.held) == (2, 1)
    hands.scene.play.choose("red", next(o for o in session.options("red") if o.verb == "cast"))
    hands.wait(0.1)
    price = told(hands).fight.contest.price
    assert price is not None
    assert (price.due.amount, price.held) == (2, 2)
    assert hands.scene.duel_flow.panel.stage.thrown is thrown
    assert told(hands).waits


def test_a_table_that_is_opened_while_a_contest_waits_shows_it(shown: Callable[..., Hands]) -> None:
    session = waiting_for_chips()
    session.choose("red", battle(8))
    hands = shown(session, humans=("red",))
    hands.wait(0.1)
    assert told(hands).waits
    give_up = next(b for b in hands.scene.panels.prompt.buttons if b.name == "option-give up")
    assert give_up.kind == "quiet"
    assert hands.scene.choices is not None


def test_what_cannot_be_taken_back_leaves_the_scene(shown: Callable[..., Hands]) -> None:
    hands = shown(waiting_for_chips(), humans=("red",), speed=0.0)
    fights(hands)
    hands.wait(0.1)
    hands.key(pygame.K_u)
    assert hands.app.modals  # it names what stands against that
    assert told(hands).waits


# -- who looks on ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "words"),
    [(("red",), "Lost: 5 < 8"), (("blue",), "Red loses: 5 < 8"), (("red", "blue"), "Red loses: 5 < 8")],
)
def test_a_loss_names_the_player_unless_it_is_ones_own(
    shown: Callable[..., Hands], people: tuple[str, ...], words: str
) -> None:
    hands = shown(foe(5, 8), humans=people, bot_fights="large")
    fights(hands)
    hands.wait(0.02)
    panel = hands.scene.duel_flow.panel
    assert (panel.verdict, panel.good) == (words, False)


@pytest.mark.parametrize(("people", "good"), [(("west",), True), (("east",), False), (("west", "east"), True)])
def test_another_players_win_over_oneself_is_no_golden_ribbon(
    shown: Callable[..., Hands], people: tuple[str, ...], good: bool
) -> None:
    session = duel.fighting()
    answered(session, 1)
    hands = shown(session, humans=people, speed=0.0)
    lays(hands, 4)
    panel = hands.scene.duel_flow.panel
    assert (panel.verdict, panel.good) == ("Mira wins", good)


# -- the rules -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_every_battle_of_a_game_is_told_as_the_rules_end_it(seed: int) -> None:
    session, chance, verdicts = Session.new(GAME, 3, LiveDealer(seed)), random.Random(seed), 0
    while not session.over:
        seat, entry, before = session.waiting()[0], session.entries[-1], session.position.bare_copy()
        position = Position(GAME, before, entry.pages)
        position.ask, position.chosen = entry.ask, entry.chosen
        options = session.options(seat)
        option = chance.choice([o for o in options if o.verb == "battle"] or options)
        told_before = GAME.prospect(session.position.seen_by(seat), seat, option.piece) if option.piece else None
        record = session.choose(seat, option)
        events = [happening.event for happening in record.happened]
        ends = [event for event in events if isinstance(event, Beaten | Frightened | Lost)]
        if not ends:
            continue
        found = GAME.fought(position, record)
        assert found is not None
        verdict, price = found.contest.verdict, found.contest.price
        assert verdict is not None
        assert verdict.winner == int(isinstance(ends[0], Lost))
        if option.verb == "battle" and told_before is not None:
            assert told_before.risk is not (Risk.LOST if verdict.winner == 0 else Risk.SURE)
        assert ends[0] in events[found.first : found.end]
        hoard = f"chips-{ends[0].seat}"
        paid = len(before.contents[hoard]) - len(session.position.contents[hoard])
        due = price.due.amount if price is not None else 0
        assert paid == min(due, len(before.contents[hoard]))
        verdicts += 1
    assert verdicts > 3


# -- room ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_the_scene_never_covers_the_chamber_it_is_about(
    shown: Callable[..., Hands], size: tuple[int, int]
) -> None:
    for chamber in ("C01", "C06", "C22", "C34"):
        scene = Scene().figure(red=chamber).wisdom(red=12).monster(8, chamber).dice(4, 2)
        hands = shown(scene.session, humans=("red",), size=size)
        fights(hands)
        hands.wait(0.4)
        x, y = hands.place(chamber)
        flow = hands.scene.duel_flow
        rect = flow.panel.rect if flow.large else flow.plate_rect
        assert rect.height > 0
        assert not rect.collidepoint(x, y)
        assert hands.app.surface.get_rect().contains(rect)
        hands.app.frame()


def test_a_slot_is_in_the_room_and_clear_of_the_chamber_wherever_there_is_one() -> None:
    chance = random.Random(4)
    for _ in range(300):
        room = pygame.Rect(chance.randrange(90), chance.randrange(90), chance.randrange(200, 900), 600)
        chamber = pygame.Rect(chance.randrange(900), chance.randrange(700), 60, 60)
        size = chance.randrange(50, 500), chance.randrange(50, 500)
        wish = pygame.Rect(chance.randrange(900), chance.randrange(600), 80, 40)
        found = slot(size, room, chamber, [wish], 10)
        if found is not None:
            assert room.contains(found)
            assert not found.colliderect(chamber.inflate(20, 20))
        else:  # then no side of the chamber had room
            free = (chamber.left - room.left, room.right - chamber.right)
            assert size[0] > room.width or size[1] > room.height or max(free) < size[0] + 10


# -- risk ------------------------------------------------------------------------------------------------


def test_a_button_that_is_known_to_lose_is_never_golden(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(5, 8), humans=("red",), speed=0.0)
    buttons = hands.scene.panels.prompt.buttons
    assert not [button.words for button in buttons if button.kind == "primary" and "lose" in button.words]
    lost = next(button for button in buttons if button.name == "option-battle")
    assert (lost.kind, lost.icon) == ("faint", "lost")


def test_a_sure_battle_is_golden_and_a_risky_one_tells_its_chance(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(12, 8, chips=6), humans=("red",), speed=0.0)
    assert next(b for b in hands.scene.panels.prompt.buttons if b.name == "option-battle").kind == "primary"
    hands = shown(foe(12, 8, chips=2), humans=("red",), speed=0.0)
    risky = next(b for b in hands.scene.panels.prompt.buttons if b.name == "option-battle")
    assert risky.kind == "quiet"
    assert risky.words.endswith(" in 6)") or risky.words.endswith(" in 3)") or risky.words.endswith(" in 4)")


def test_the_marks_on_the_tiles_agree_with_the_rules_for_whoever_looks_on(shown: Callable[..., Hands]) -> None:
    session = dealt(3, decisions=30)
    seat = session.waiting()[0]
    hands = shown(session, humans=(seat,), speed=0.0)
    seen = session.position.seen_by(seat)
    hands.wait(0.05)
    assert hands.scene.view.risks
    for piece, told_risk in hands.scene.view.risks.items():
        prospect = session.game.prospect(seen, seat, piece)
        assert prospect is not None
        assert prospect.risk is told_risk.risk


@pytest.mark.parametrize(("person", "dashed"), [("red", True), ("yellow", False)])
def test_a_dashed_rim_tells_only_oneself_that_an_own_spell_would_help(
    shown: Callable[..., Hands], person: str, dashed: bool
) -> None:
    hands = shown(waiting_for_chips(), humans=(person,), speed=0.0)
    hands.wait(0.05)
    assert hands.scene.view.risks["monster-08"].swayed == dashed
    assert dashed == any(row.risk.swayed for row in hands.scene.panels.column.risk_key.rows)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 2.0)])
def test_the_key_tells_each_mark_in_full(
    shown: Callable[..., Hands],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    text: float,
    language: str,
) -> None:
    hands = shown(waiting_for_chips(), humans=("red",), size=size, text=text, language=language, speed=0.0)
    hands.wait(0.05)
    column = hands.scene.panels.column
    key, width, scale = column.risk_key, column.area.width, column.scale
    key.place(pygame.Rect(0, 0, width, key.height(width, scale)), scale)
    drawn = dict[str, pygame.Rect]()
    label, flowed = risk_key.label, Text.draw

    def labelled(surface: pygame.Surface, words: Said, *rest: Any) -> pygame.Rect:
        return drawn.setdefault(in_words(words), label(surface, words, *rest))

    def wrapped(text: Text, surface: pygame.Surface, at: tuple[int, int]) -> pygame.Rect:
        return drawn.setdefault(text.source, flowed(text, surface, at))

    monkeypatch.setattr(risk_key, "label", labelled)
    monkeypatch.setattr(Text, "draw", wrapped)
    with watch_clipping() as clipped:
        key.draw(hands.app.surface)
    assert key.rows
    assert list(drawn)[1:] == [in_words(part) for row in key.rows for part in row.words]
    assert clipped == []
    areas = list(drawn.values())
    assert all(key.rect.contains(area) for area in areas)
    assert not any(area.collidelistall(areas[n + 1 :]) for n, area in enumerate(areas))


def test_the_key_shows_no_mark_of_a_tile_that_has_left_the_board(shown: Callable[..., Hands]) -> None:
    hands = shown(waiting_for_chips(), humans=("red",), speed=0.0)
    hands.wait(0.05)
    scene = hands.scene
    assert scene.panels.column.risk_key.rows
    moved, scene.view.arrangement.by_id = scene.view.arrangement.by_id, {}
    scene.risks._shown = None
    scene.risks.show(hidden=False)
    assert all(row.number for row in scene.panels.column.risk_key.rows)
    scene.view.arrangement.by_id = moved


def test_no_tip_opens_over_the_title_where_the_pointer_rests(shown: Callable[..., Hands]) -> None:
    hands = shown(foe(), humans=("red",))
    fights(hands)
    hands.wait(0.02)
    panel, page = hands.scene.duel_flow.panel, hands.scene.page
    hands.move((panel.rect.centerx, panel.rect.top + 14))
    hands.wait(0.6)
    assert panel.visible
    assert page.hovered is panel
    assert (page._tipped, hands.scene.hover.tip) == (None, None)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 2.0), ((1920, 1080), 2.0), ((3840, 2160), 1.0)])
def test_a_scene_has_room_and_whole_words_at_every_size_of_text(
    shown: Callable[..., Hands], size: tuple[int, int], text: float, language: str
) -> None:
    for session, seat in ((foe(monster=2, player=3), "red"), (foe(5, 8), "red"), (duel.fighting(), "west")):
        hands = shown(session, humans=(seat,), size=size, text=text, language=language)
        if seat == "red":
            fights(hands)
        else:
            answered(session, 1)
            lays(hands, 4)
        hands.app.update(0.02)
        flow = hands.scene.duel_flow
        assert flow.large
        assert hands.app.surface.get_rect().contains(flow.panel.rect)
        told(hands).finish()
        with watch_clipping() as clipped:
            flow.panel.draw_scene(hands.app.surface)
        assert clipped == []
