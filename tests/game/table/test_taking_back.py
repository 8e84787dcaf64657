"""Taking back and making again by key, passing a barrier by agreement, and seats that change hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from engine.flow import HUMAN, Option, Session, TakenBack, WrongSetting
from engine.formidable_foes import GAME
from engine.table import LiveDealer
from game.bots.bot_runner import WindowBotRunner
from game.scenes.history.scene import HistoryScene
from game.scenes.table.scene import TableScene
from tests.formidable_foes.scene import Scene
from tests.game.driver import Person
from tests.game.table.conftest import Hands, dealt

CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT


def steady(session: Session) -> Option:
    """A choice of the seat asked that can be taken back; a branch proves it."""
    seat = session.waiting()[0]
    for option in session.options(seat):
        branch = session.branch(len(session.entries) - 1)
        branch.choose(seat, option)
        if branch.waiting() == (seat,) and not branch.undo_barrier(seat):
            return option
    raise AssertionError("every choice is final here")


def chosen(hands: Hands) -> tuple[Session, str, Option]:
    """Make a choice that can be taken back."""
    session = hands.scene.session
    seat, option = session.waiting()[0], steady(session)
    hands.scene.play.choose(seat, option)
    hands.settle()
    return session, seat, option


def notices(hands: Hands) -> list[str]:
    return [toast.words for toast in hands.app.toasts.shown]


@pytest.mark.parametrize(
    ("undo", "redo"),
    [
        ((pygame.K_u, 0), (pygame.K_u, SHIFT)),
        ((pygame.K_z, CTRL), (pygame.K_y, CTRL)),
        ((pygame.K_z, CTRL), (pygame.K_z, CTRL | SHIFT)),
    ],
)
def test_keys_take_back_and_make_again(
    shown: Callable[..., Hands], undo: tuple[int, int], redo: tuple[int, int]
) -> None:
    hands = shown(dealt(2, seed=5), speed=0.0)
    session, seat, option = chosen(hands)
    hashes = session.hashes()[:]
    hands.key(*undo)
    assert len(session.entries) == len(hashes) - 1
    assert session.waiting() == (seat,)
    hands.key(*redo)
    assert session.hashes() == hashes
    assert session.entries[-1].record.choice == option
    assert notices(hands) == []


def test_what_stands_against_it_is_named(shown: Callable[..., Hands]) -> None:
    hands = shown(dealt(2, seed=5), speed=0.0)
    hands.key(pygame.K_y, CTRL)
    assert notices(hands)[-1] == "No choice was taken back that you can make again."
    hands.key(pygame.K_z, CTRL)
    assert notices(hands)[-1] == "Nothing has been chosen yet."
    chosen(hands)
    hands.key(pygame.K_u)
    chosen(hands)
    hands.key(pygame.K_u, SHIFT)
    assert notices(hands)[-1] == "No choice was taken back that you can make again."


def test_who_waits_for_bots_may_still_take_back(shown: Callable[..., Hands]) -> None:
    session = dealt(2, seed=5)
    seat = session.waiting()[0]
    for _ in range(60):  # until a choice hands the turn on and can be taken back
        done = next((option for option in session.options(seat) if hands_on(session, seat, option)), None)
        if done is not None:
            break
        session.choose(seat, session.options(seat)[0])
        seat = session.waiting()[0]
    assert done is not None
    hands = shown(session, humans=(seat,), speed=0.0)
    play = hands.scene.play
    play.choose(seat, done)
    assert play.seat == ""
    play.undo()
    assert play.seat == seat


def hands_on(session: Session, seat: str, option: Option) -> bool:
    """Whether a choice hands the turn on and could be taken back."""
    branch = session.branch(len(session.entries) - 1)
    branch.choose(seat, option)
    return not branch.over and branch.waiting() != (seat,) and not branch.undo_barrier(seat)


def test_people_agree_to_pass_a_barrier_and_the_log_says_so(shown: Callable[..., Hands]) -> None:
    session = dealt(2, seed=5, decisions=12, options={"taking-back": "friendly"})
    while session.undo_barrier(session.waiting()[0]) != "Chance has decided something since.":
        seat = session.waiting()[0]
        session.choose(seat, session.options(seat)[0])
    seat = session.waiting()[0]
    hands = shown(session, humans=(seat,), speed=0.0)
    play = hands.scene.play
    session.hand_over(session.position.after(seat)[0], "random")
    before = len(session.entries)
    with pytest.raises(ValueError, match="Chance has decided something since"):
        play.undo()
    play.undo(play.humans)
    assert len(session.entries) == before  # one choice less, and the note
    said = play.log.lines[-1].words
    why = "Chance has decided something since."
    assert said == f"Taken back by agreement: the last choice of {seat.capitalize()}. {why}"
    assert play.stage.table.snapshot() == play.seen().snapshot()


def barred(options: dict[str, str] | None = None, people: int = 2) -> Session:
    """A table for three where chance has decided since the last choice; so many seats are people."""
    kinds = dict(zip(GAME.seat_ids(3), [HUMAN] * people + ["greedy"] * 3, strict=False))
    session = Session.new(GAME, 3, LiveDealer(5), players=kinds, options=options)
    for _ in range(300):
        seat = session.waiting()[0]
        acted = any(entry.record.seat == "red" for entry in session.entries)
        if acted and seat == "red" and session.barrier(seat) in ("chance", "others"):
            return session
        session.choose(seat, session.options(seat)[0])
    raise AssertionError("nothing ever stands in the way")


def test_buttons_beside_each_other_take_back_and_make_again(shown: Callable[..., Hands]) -> None:
    hands = shown(dealt(2, seed=5), speed=0.0)
    undo, redo = (hands.scene.page.named(name) for name in ("undo", "redo"))
    between = [tool for tool in hands.scene.toolbar.buttons if undo.rect.x < tool.rect.x < redo.rect.x]
    assert between == []
    assert undo.rect.y == redo.rect.y
    session, _, _ = chosen(hands)
    hashes = session.hashes()[:]
    assert "(U)" in undo.told
    hands.click(undo.rect.center)
    assert "(Shift+U)" in redo.told
    assert len(session.entries) == len(hashes) - 1
    hands.click(redo.rect.center)
    assert session.hashes() == hashes


def test_a_box_names_the_barrier_and_that_nobody_can_pass_it(shown: Callable[..., Hands]) -> None:
    session = barred()
    hands = shown(session, humans=("red", "blue"), speed=0.0)
    before = len(session.entries)
    hands.key(pygame.K_u)
    box = hands.app.modals[-1]
    assert box.title.words == "This cannot be taken back"
    assert session.undo_barrier("red") in box.named("words").words  # type: ignore[attr-defined]
    assert "strict" in box.named("words").words  # type: ignore[attr-defined]
    hands.key(pygame.K_RETURN)
    assert not hands.app.modals
    assert len(session.entries) == before


def test_in_friendly_mode_everybody_must_agree(shown: Callable[..., Hands]) -> None:
    session = barred({"taking-back": "friendly"})
    hands = shown(session, humans=("red", "blue"), speed=0.0)
    scene, before = hands.scene, len(session.entries)
    if scene.curtain.closed:
        scene.shared_screen.lift()
    hands.key(pygame.K_u)
    hands.wait(0.3)
    box = hands.app.modals[-1]
    names = [button.name for button in box.buttons]
    assert names == ["leave it", "agree red", "agree blue"]  # the bot is not asked
    hands.click(box.named("agree red").rect.center)
    assert len(session.entries) == before
    hands.click(box.named("agree red").rect.center)  # and withdraws
    hands.click(box.named("agree blue").rect.center)
    assert hands.app.modals
    assert len(session.entries) == before
    hands.click(box.named("agree red").rect.center)
    assert not hands.app.modals
    assert scene.play.log.lines[-1].words.startswith("Taken back by agreement: the last choice of Red")
    note = session.entries[-1].record.note
    assert isinstance(note, TakenBack)
    assert note.agreed == ("red", "blue")
    assert session.waiting() == ("red",)


def test_who_does_not_agree_leaves_all_as_it_is(shown: Callable[..., Hands]) -> None:
    session = barred({"taking-back": "friendly"})
    hands = shown(session, humans=("red", "blue"), speed=0.0)
    before = session.hashes()[:]
    for leave in (lambda: hands.key(pygame.K_ESCAPE), lambda: hands.app.modals[-1].buttons[0].action()):
        hands.scene._undo()
        hands.app.modals[-1].named("agree red").action()  # type: ignore[attr-defined]
        leave()
        assert not hands.app.modals
    assert session.hashes() == before


def test_one_person_against_bots_agrees_alone(shown: Callable[..., Hands]) -> None:
    session = barred({"taking-back": "friendly"}, people=1)
    hands = shown(session, humans=("red",), speed=0.0)
    hands.key(pygame.K_u)
    hands.wait(0.3)
    box = hands.app.modals[-1]
    assert "only one" in box.named("words").words  # type: ignore[attr-defined]
    hands.key(pygame.K_RETURN)
    assert isinstance(session.entries[-1].record.note, TakenBack)
    assert hands.scene.play.seat == "red"


def test_only_a_friendly_table_says_so_in_its_header() -> None:
    assert "taking-back" not in GAME.checked_options({})
    assert "taking-back" not in GAME.checked_options({"taking-back": "strict"})
    assert GAME.checked_options({"taking-back": "friendly"})["taking-back"] == "friendly"
    with pytest.raises(WrongSetting, match="it can be: strict, friendly"):
        GAME.checked_options({"taking-back": "loose"})


def test_a_bot_takes_a_seat_in_the_middle_and_gives_it_back(shown: Callable[..., Hands]) -> None:
    hands = shown(dealt(2, seed=5, decisions=10), speed=0.0)
    play = hands.scene.play
    seat = play.turn
    other = play.session.position.after(seat)[0]
    assert play.shared
    play.hand_over(seat, "random")
    assert (play.humans, play.viewer, play.seat) == ((other,), other, "")
    assert play.log.lines[-1].words == f"{seat.capitalize()} is played by a bot from here on."
    before = len(play.session.entries)
    for _ in range(400):
        hands.app.update(1 / 60)
        if len(play.session.entries) > before:
            break
    assert play.session.entries[before].record.seat == seat
    assert play.reasons.why(seat).endswith(".")
    play.hand_over(seat, "human")
    assert (play.humans, play.viewer) == (play.session.header.seats, None)
    assert play.session.players == dict.fromkeys(play.session.header.seats, "human")
    with pytest.raises(ValueError, match="There is no bot called oracle"):
        play.hand_over(seat, "oracle")


def test_the_log_calls_nobody_you_for_what_a_bot_did_before(shown: Callable[..., Hands]) -> None:
    session = dealt(3, seed=5, decisions=25, players=dict.fromkeys(("red", "blue", "yellow"), "greedy"))
    play = shown(session, humans=(), speed=0.0).scene.play
    seat = session.waiting()[0]
    name = session.header.names[seat]

    def called() -> set[str]:
        """What the log calls the seat, as the head of a turn or within the turns of others."""
        heads = {line.turn.name for line in play.log.lines if line.turn.id == seat}
        return heads | {who for line in play.log.lines for who in (name, "You") if f"{who}: " in line.deed}

    assert called() == {name}
    play.hand_over(seat, HUMAN)
    assert play.people == (seat,)
    assert called() == {name}
    while seat not in {line.turn.id for line in play.log.lines if line.turn.name == "You"}:
        waiting = session.waiting()[0]
        play.choose(waiting, session.options(waiting)[0])
        play.log_writer.tell_past()
    assert called() == {name, "You"}


def test_the_log_calls_people_you_also_for_what_they_did_before_a_bot_sat(shown: Callable[..., Hands]) -> None:
    session = dealt(3, seed=5, decisions=25, players={"red": HUMAN, "blue": "medium", "yellow": "medium"})
    play = shown(session, humans=("red",), speed=0.0).scene.play
    before = [(line.turn.name, line.deed) for line in play.log.lines]
    assert "You" in {name for name, _ in before}
    play.hand_over("red", "hard")
    play.hand_over("red", HUMAN)
    play.log_writer.tell_past()
    after = [(line.turn.name, line.deed) for line in play.log.lines]
    told = after[:-2]  # the last two tell of the players
    assert told == before[-len(told) :]
    assert "You" in {name for name, _ in told}


def test_a_bot_that_thinks_is_forgotten_when_a_person_takes_its_seat(shown: Callable[..., Hands]) -> None:
    session = dealt(2, seed=5, decisions=10)
    person = session.position.after(session.waiting()[0])[0]
    hands = shown(session, humans=(person,), speed=0.0)
    play = hands.scene.play
    while not play.bot_runner.thinking:
        play.update(1 / 60)
    seat, before = play.turn, len(session.entries)
    play.hand_over(seat, "human")
    hands.wait(0.2)
    assert not play.bot_runner.thinking
    assert len(session.entries) == before + 1  # the note
    assert hands.scene.curtain.closed or play.seat == seat


def test_space_hurries_the_bot_that_thinks(shown: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch) -> None:
    session = dealt(2, seed=5, players=dict.fromkeys(("red", "blue"), "search"))
    person = session.position.after(session.waiting()[0])[0]
    hands = shown(session, humans=(person,), speed=0.0)
    play = hands.scene.play
    hurried: list[str] = []
    monkeypatch.setattr(WindowBotRunner, "hurry", lambda self: hurried.append(play.turn))
    play.update(1 / 60)
    hands.key(pygame.K_SPACE)
    assert hurried == [play.turn]


# -- kept tables -----------------------------------------------------------------------------------------


@pytest.fixture
def person() -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def test_a_table_taken_up_again_knows_who_plays_now(person: Person) -> None:
    program = person.program
    person.open(program.new_table_for("formidable-foes", ("human", "human"), 5))
    person.scene(TableScene).play.hand_over("blue", "greedy")
    (saved,) = program.saved_tables.tables()
    assert saved.players == {"red": "human", "blue": "greedy"}
    program.resume(saved.id)
    play = person.scene(TableScene).play
    assert (list(play.bots), play.humans) == (["blue"], ("red",))
    assert play.log.lines[-1].words.endswith("is played by a bot from here on.")


def test_a_bot_of_a_kind_that_is_not_known_is_a_person(person: Person) -> None:
    person.open(person.program.table_scene(dealt(2, players={"red": "human", "blue": "oracle"}), None))
    assert person.scene(TableScene).play.humans == ("red", "blue")


def test_a_branch_hangs_from_the_table_that_was_looked_back_on(person: Person) -> None:
    program = person.program
    person.open(program.new_table_for("formidable-foes", ("human", "human"), 5))
    play = person.scene(TableScene).play
    for _ in range(4):
        play.choose(play.turn, play.session.options(play.turn)[0])
    (saved,) = program.saved_tables.tables()
    program.look_back(saved.id)
    person.rest()
    person.scene(HistoryScene).seek(2)
    person.click_on("branch")
    tree = program.saved_tables.tree(saved.id)
    assert tree is not None
    assert [(each.table.parted, each.table.records) for each in tree.branches] == [(2, 3)]


def test_bots_of_a_kept_table_think_in_their_own_process(person: Person) -> None:
    program = person.program
    person.open(program.new_table_for("formidable-foes", ("random", "random"), 5))
    session = person.scene(TableScene).session
    for _ in range(3000):
        person.app.step(0.02)
        if len(session.entries) > 4:
            break
        pygame.time.wait(5)
    assert len(session.entries) > 4
    pid = getattr(person.scene(TableScene).play.bot_runner, "pid", None)
    assert pid is not None
    assert person.notices == []


def test_a_gesture_of_several_steps_is_taken_back_and_made_again_as_one(shown: Callable[..., Hands]) -> None:
    hands = shown(Scene(2).figure(red="C22").session, humans=("red",), speed=0.0)
    scene, figure = hands.scene, "figure-red"
    choices = scene.play.choices
    assert choices is not None
    place = next(place for place, path in choices.reach(figure).items() if len(path.choices) == 3)
    before = len(scene.session.entries)
    hands.drag(hands.piece(figure), hands.place(place))
    assert len(scene.session.entries) == before + 3
    hands.key(pygame.K_u)
    assert len(scene.session.entries) == before
    assert scene.stage.table.place_of(figure) == "C22"
    hands.key(pygame.K_u, SHIFT)
    assert len(scene.session.entries) == before + 3
    hands.key(pygame.K_u)
    assert len(scene.session.entries) == before
