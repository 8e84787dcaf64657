"""What is worked out once for a version of the table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.table import (
    Appear,
    Change,
    Count,
    Flip,
    Mark,
    Move,
    Order,
    Piece,
    Place,
    Swap,
    Table,
    Turn,
    Vanish,
    apply,
    memoised,
    memoised_of_pieces,
    memoised_of_presence,
)
from tests.engine import playing, toy

CHANGES = (
    Move("a", "there"),
    Flip("a", 1),
    Turn("a", 1),
    Mark("a", "wet", 1),
    Count("gold", 1),
    Swap("a", "b"),
    Order("here", ("b", "a")),
    Appear(Piece("c", "pawn", "here")),
    Vanish("a"),
)


def table() -> Table:
    pieces = [Piece("a", "pawn", "here"), Piece("b", "pawn", "here")]
    return Table.build(("amber",), [Place("here"), Place("there")], pieces, {"gold": 0})


class Asked:
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.times = 0
        self.ask = memoised(self._ask)

    def _ask(self, t: Table, place: str, extra: int = 0) -> int:
        self.times += 1
        return len(t.contents[place]) + extra


def test_the_same_is_asked_once_for_a_version() -> None:
    asked, t = Asked(), table()
    assert [asked.ask(t, "here"), asked.ask(t, "here"), asked.ask(t, "there")] == [2, 2, 0]
    assert asked.ask(t, "here", extra=1) == 3
    assert asked.times == 3


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: type(change).__name__)
def test_every_change_begins_a_new_version(change: Change) -> None:
    asked, t = Asked(), table()
    asked.ask(t, "here")
    apply(t, change)
    assert asked.ask(t, "here") == len(t.contents["here"])
    assert asked.times == 2


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: type(change).__name__)
def test_what_follows_from_the_pieces_outlives_a_change_of_a_counter_alone(change: Change) -> None:
    times: list[str] = []

    @memoised_of_pieces
    def lying(t: Table, place: str) -> int:
        times.append(place)
        return len(t.contents[place])

    t = table()
    lying(t, "here")
    apply(t, change)
    assert lying(t, "here") == len(t.contents["here"])
    assert len(times) == (1 if isinstance(change, Count) else 2)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: type(change).__name__)
def test_what_follows_from_presence_outlives_a_change_of_a_counter_alone(change: Change) -> None:
    """A table that knows no game has no regions."""
    times: list[int] = []

    @memoised_of_presence
    def lying(t: Table) -> dict[str, tuple[str, ...]]:
        times.append(len(t.pieces))
        return dict(t.contents)

    t = table()
    lying(t)
    apply(t, change)
    assert lying(t) == t.contents
    assert len(times) == (1 if isinstance(change, Count) else 2)


def test_what_follows_from_presence_outlives_a_step_within_a_region() -> None:
    asked: list[str] = []

    @memoised_of_presence
    def ask(t: Table, what: str) -> None:
        asked.append(what)

    regions = {"S1": "meadow", "S2": "meadow", "S3": "meadow", "S4": "wood", "S5": "wood"}
    session = playing.scripted(game=replace(toy.GAME, regions=regions))
    t = session.position.clone()
    for to, times in (("S1", 2), ("S2", 2), ("S3", 2), ("S4", 3), ("S5", 3), ("S0", 4)):
        ask(t, "who is there")
        t.emit(toy.Walked("figure-amber", to))
        ask(t, "who is there")
        assert (to, len(asked)) == (to, times)
    clone = t.clone()
    ask(clone, "who is there")
    assert len(asked) == 4
    apply(clone, Flip("figure-amber", 1))
    ask(clone, "who is there")
    assert len(asked) == 5


def test_a_page_that_turns_leaves_what_follows_from_the_pieces() -> None:
    times: list[int] = []

    @memoised_of_pieces
    def number(t: Table) -> int:
        times.append(len(t.pieces))
        return len(t.pieces)

    session = playing.scripted()
    position, clone = session.position, session.position.clone()
    assert number(position) == number(clone)
    playing.choose(session, "amber duel")
    number(position)
    assert len(times) == 1


def test_a_clone_shares_a_version_until_one_of_the_two_changes() -> None:
    asked, t = Asked(), playing.scripted().position
    assert asked.ask(t, "S1") == 0
    clone = t.clone()
    assert asked.ask(clone, "S1") == 0
    assert asked.times == 1
    clone.emit(toy.Walked("figure-amber", "S1"))
    assert (asked.ask(clone, "S1"), asked.ask(t, "S1")) == (1, 0)
    assert asked.times == 2


def test_a_page_that_turns_begins_a_new_version() -> None:
    top = memoised(lambda t: t.pages[-1].tag())
    session = playing.scripted()
    position = session.position
    assert top(position) == "turn"
    playing.choose(session, "amber duel")
    assert top(position) == "duel"


def test_what_is_written_by_hand_is_a_new_version_once_it_is_said_so() -> None:
    asked, t = Asked(), table()
    asked.ask(t, "there")
    t.contents["there"] = ("b",)
    t.new_version()
    assert asked.ask(t, "there") == 1
