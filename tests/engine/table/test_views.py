"""What a seat may see, and that redacted changes over a view give the next view."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
    redact,
    view,
)
from tests.engine import playing

SEATS = ("red", "blue")
PLACES = (
    Place("board"),
    Place("bag", (), "tile"),
    Place("pile", (), "tile"),
    Place("hand-red", ("red",), "tile"),
    Place("hand-blue", ("blue",), "tile"),
)
IDS = tuple("abcdefgh")


def table() -> Table:
    homes = ("board", "bag", "bag", "pile", "hand-red", "hand-red", "hand-blue", "board")
    pieces = [Piece(key, f"kind-{key}", home) for key, home in zip(IDS, homes, strict=True)]
    return Table.build(SEATS, PLACES, pieces, {"open": 1, "gold-red": 5}, {"gold-red": "red"})


def test_a_seat_sees_its_own_hand_and_the_backs_of_others() -> None:
    shown = view(table(), "red")
    assert shown.contents["hand-red"] == ("e", "f")
    assert shown.contents["hand-blue"] == ("?hand-blue:0",)
    assert shown.pieces["?bag:1"] == Piece("?bag:1", "tile", "bag", 1)
    assert shown.counters == {"open": 1, "gold-red": 5}


def test_an_onlooker_sees_no_secrets() -> None:
    shown = view(table(), None)
    assert {piece for piece in shown.pieces if not piece.startswith("?")} == {"a", "h"}
    assert shown.counters == {"open": 1}


def test_a_view_does_not_depend_on_what_is_hidden() -> None:
    other = table()
    apply(other, Swap("b", "d"))
    apply(other, Swap("b", "g"))
    apply(other, Mark("c", "curse", 1))
    assert view(other, "red").snapshot() == view(table(), "red").snapshot()


def made(here: Table, sort: int, one: int, two: int, at: int) -> Change | None:
    """A change that can be made `here`, picked by four numbers."""
    pieces, places = sorted(here.pieces), [place.id for place in PLACES]
    piece, place = pieces[one % len(pieces)], places[two % len(places)]
    other = pieces[two % len(pieces)]
    lying = here.contents[place]
    return (
        Move(piece, place, at or None),
        Move(piece, place),
        Flip(piece, at % 2),
        Turn(piece, at),
        Mark(piece, "wound", at),
        Count(("open", "gold-red")[two % 2], at),
        Swap(piece, other) if piece != other else None,
        Order(place, lying[at:] + lying[:at]),
        Appear(Piece(f"new-{one}", "kind-new", place)) if f"new-{one}" not in here.pieces else None,
        Vanish(piece) if len(pieces) > 2 else None,
    )[sort]


numbers = st.tuples(st.integers(0, 9), st.integers(0, 99), st.integers(0, 99), st.integers(0, 3))


@settings(max_examples=150, deadline=None)
@given(picked=st.lists(numbers, max_size=20))
def test_redacted_changes_over_a_view_give_the_next_view(picked: list[tuple[int, int, int, int]]) -> None:
    here = table()
    shown = {seat: view(here, seat) for seat in (*SEATS, None)}
    for four in picked:
        change = made(here, *four)
        if change is None:
            continue
        told = {seat: list(redact(here, change, seat)) for seat in shown}
        apply(here, change)
        for seat, seen in shown.items():
            for part in told[seat]:
                apply(seen, part)
            assert seen.snapshot() == view(here, seat).snapshot(), (seat, change, told[seat])


def secrets_in(changes: Iterator[Change], hidden: set[str]) -> set[str]:
    words = " ".join(map(repr, changes))
    return {piece for piece in hidden if f"'{piece}'" in words}


@pytest.mark.parametrize("seed", range(4))
def test_redacted_changes_of_a_whole_game_give_every_view_and_name_nothing_hidden(seed: int) -> None:
    session = playing.at_random(seed)
    here = Table.restored(session.header.start)
    shown = {seat: view(here, seat) for seat in (*here.seats, None)}
    for record in session.records():
        for change in [change for happening in record.happened for change in happening.changes]:
            told = {seat: list(redact(here, change, seat)) for seat in shown}
            unseen = {seat: here.pieces.keys() - shown[seat].pieces.keys() for seat in shown}
            apply(here, change)
            for seat, seen in shown.items():
                still = {piece for piece in unseen[seat] if not here.places[here.place_of(piece)].open_to(seat)}
                assert not secrets_in(iter(told[seat]), still)
                for part in told[seat]:
                    apply(seen, part)
        for seat, seen in shown.items():
            assert seen.snapshot() == view(session.at(record.n), seat).snapshot()
