"""Taking back and making again by key, passing a barrier by agreement, and seats that change hands."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from engine.flow import Option, Session
from game.scenes.table import TableScene
from game.scenes.watch import Watch
from game.table.robot import InWindow
from tests.game.driver import Person
from tests.game.table.conftest import Hands, dealt

CTRL, SHIFT = pygame.KMOD_CTRL, pygame.KMOD_SHIFT


def steady(session: Session) -> Option:
    """A choice of the seat asked that can be taken back: tried on a branch."""
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
    assert notices(hands)[-1] == "Nothing was taken back since the last choice."
    hands.key(pygame.K_z, CTRL)
    assert notices(hands)[-1] == "Nothing has been chosen yet."
    chosen(hands)
    hands.key(pygame.K_u)
    chosen(hands)
    hands.key(pygame.K_u, SHIFT)
    assert notices(hands)[-1] == "Nothing was taken back since the last choice."


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
    session = dealt(2, seed=5, decisions=12)
    while session.undo_barrier(session.waiting()[0]) != "Chance has spoken since.":
        seat = session.waiting()[0]
        session.choose(seat, session.options(seat)[0])
    seat = session.waiting()[0]
    hands = shown(session, humans=(seat,), speed=0.0)
    play = hands.scene.play
    session.hand_over(session.position.after(seat)[0], "random")
    before = len(session.entries)
    with pytest.raises(ValueError, match="Chance has spoken since"):
        play.undo()
    play.undo(play.humans)
    assert len(session.entries) == before  # one choice less, and the note
    said = play.log.lines[-1].words
    assert said == f"Taken back by agreement: the last choice of {seat.capitalize()}. Chance has spoken since."
    assert play.stage.table.snapshot() == play.seen().snapshot()


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
    assert play.why(seat).endswith(".")
    play.hand_over(seat, "human")
    assert (play.humans, play.viewer) == (play.session.header.seats, None)
    assert play.session.players == dict.fromkeys(play.session.header.seats, "human")
    with pytest.raises(ValueError, match="There is no bot called oracle"):
        play.hand_over(seat, "oracle")


def test_a_bot_that_thinks_is_forgotten_when_a_person_takes_its_seat(shown: Callable[..., Hands]) -> None:
    session = dealt(2, seed=5, decisions=10)
    person = session.position.after(session.waiting()[0])[0]
    hands = shown(session, humans=(person,), speed=0.0)
    play = hands.scene.play
    while not play.thinker.thinking:
        play.update(1 / 60)
    seat, before = play.turn, len(session.entries)
    play.hand_over(seat, "human")
    hands.wait(0.2)
    assert not play.thinker.thinking
    assert len(session.entries) == before + 1  # the note
    assert hands.scene.curtain.closed or play.seat == seat


def test_space_hurries_the_bot_that_thinks(shown: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch) -> None:
    session = dealt(2, seed=5)
    person = session.position.after(session.waiting()[0])[0]
    hands = shown(session, humans=(person,), speed=0.0)
    play = hands.scene.play
    hurried: list[str] = []
    monkeypatch.setattr(InWindow, "hurry", lambda self: hurried.append(play.turn))
    play.thinker.ask(session.position.seen_by(play.turn), play.turn)
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
    person.open(program.table_of("formidable-foes", ("human", "human"), 5))
    person.scene(TableScene).play.hand_over("blue", "greedy")
    (saved,) = program.shelf.tables()
    assert saved.players == {"red": "human", "blue": "greedy"}
    program.resume(saved.id)
    play = person.scene(TableScene).play
    assert (list(play.bots), play.humans) == (["blue"], ("red",))
    assert play.log.lines[-1].words.endswith("is played by a bot from here on.")


def test_a_bot_of_a_kind_that_is_not_known_is_a_person(person: Person) -> None:
    person.open(person.program.table(dealt(2, players={"red": "human", "blue": "oracle"}), None))
    assert person.scene(TableScene).play.humans == ("red", "blue")


def test_a_branch_hangs_from_the_table_that_was_looked_back_on(person: Person) -> None:
    program = person.program
    person.open(program.table_of("formidable-foes", ("human", "human"), 5))
    play = person.scene(TableScene).play
    for _ in range(4):
        play.choose(play.turn, play.session.options(play.turn)[0])
    (saved,) = program.shelf.tables()
    program.look_back(saved.id)
    person.rest()
    person.scene(Watch).seek(2)
    person.click_on("branch")
    tree = program.shelf.tree(saved.id)
    assert tree is not None
    assert [(each.table.parted, each.table.records) for each in tree.branches] == [(2, 3)]


def test_bots_of_a_kept_table_think_in_their_own_process(person: Person) -> None:
    program = person.program
    person.open(program.table_of("formidable-foes", ("random", "random"), 5))
    session = person.scene(TableScene).session
    for _ in range(3000):
        person.app.step(0.02)
        if len(session.entries) > 4:
            break
        pygame.time.wait(5)
    assert len(session.entries) > 4
    pid = getattr(person.scene(TableScene).play.thinker, "pid", None)
    assert pid is not None
    assert person.notices == []
