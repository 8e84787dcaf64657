"""What each change does to the table, and that folding them gives the table again."""

from __future__ import annotations

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
)
from tests.engine import playing


@pytest.fixture
def table() -> Table:
    places = (Place("here"), Place("there"), Place("empty"))
    pieces = (Piece("a", "cup", "here"), Piece("b", "cup", "here"), Piece("c", "jug", "there", 1, 3))
    return Table.build(("one",), places, pieces, {"gold": 2})


def after(table: Table, *changes: Change) -> Table:
    for change in changes:
        apply(table, change)
    return table


def test_a_piece_moves_on_top_or_to_a_position(table: Table) -> None:
    after(table, Move("c", "here"), Move("b", "here", 0))
    assert table.contents["here"] == ("b", "a", "c")
    assert table.contents["there"] == ()
    assert (table.place_of("c"), table.pieces["c"].face, table.pieces["c"].turn) == ("here", 1, 3)


def test_a_piece_flips_turns_and_is_marked(table: Table) -> None:
    after(table, Flip("a", 1), Turn("a", 2), Mark("a", "wounds", 3), Mark("a", "age", 1), Mark("a", "wounds", 4))
    assert table.pieces["a"] == Piece("a", "cup", "here", 1, 2, (("age", 1), ("wounds", 4)))
    after(table, Mark("a", "age", 0))
    assert (table.pieces["a"].mark("age"), table.pieces["a"].mark("wounds")) == (0, 4)


def test_pieces_trade_positions(table: Table) -> None:
    after(table, Swap("a", "c"))
    assert (table.contents["here"], table.contents["there"]) == (("c", "b"), ("a",))
    after(table, Swap("c", "b"))
    assert table.contents["here"] == ("b", "c")


def test_counting_and_ordering(table: Table) -> None:
    after(table, Count("gold", 7), Order("here", ("b", "a")))
    assert (table.counters["gold"], table.contents["here"]) == (7, ("b", "a"))


def test_an_order_must_hold_what_lies_there(table: Table) -> None:
    with pytest.raises(ValueError, match="new order of here"):
        apply(table, Order("here", ("a", "c")))


def test_pieces_come_and_go(table: Table) -> None:
    after(table, Appear(Piece("d", "cup", "empty")), Vanish("a"))
    assert (table.contents["empty"], table.contents["here"]) == (("d",), ("b",))
    assert "a" not in table.pieces


@pytest.mark.parametrize("change", [Move("z", "here"), Move("a", "nowhere"), Flip("z", 1), Vanish("z")])
def test_a_change_of_what_is_not_there_is_refused(table: Table, change: Change) -> None:
    with pytest.raises(KeyError):
        apply(table, change)


def test_a_table_refuses_twins_and_homeless_pieces() -> None:
    here = (Place("here"),)
    with pytest.raises(ValueError, match="two pieces are called a"):
        Table.build((), here, (Piece("a", "cup", "here"), Piece("a", "jug", "here")), {})
    with pytest.raises(ValueError, match="lies in there"):
        Table.build((), here, (Piece("a", "cup", "there"),), {})


def test_a_copy_and_its_original_go_their_own_ways(table: Table) -> None:
    before = table.snapshot()
    copy = table.bare_copy()
    after(copy, Move("a", "there"), Count("gold", 0), Flip("b", 1))
    assert table.snapshot() == before
    after(table, Vanish("c"))
    assert copy.place_of("c") == "there"


def test_a_snapshot_restores_the_table(table: Table) -> None:
    again = Table.restored(table.snapshot())
    assert again.snapshot() == table.snapshot()
    after(again, Move("a", "empty"))
    assert again.contents["empty"] == ("a",)


@pytest.mark.parametrize("seed", range(3))
def test_folding_changes_gives_every_position(seed: int) -> None:
    session = playing.at_random(seed)
    table = Table.restored(session.header.start)
    for record in session.records():
        for happening in record.happened:
            after(table, *happening.changes)
        assert table.snapshot() == session.at(record.n).snapshot()
    assert table.snapshot() == session.position.snapshot()
