from __future__ import annotations

from engine.parts.tracks import empty_places
from engine.table import Piece, Place, Table

TRACK = ("one", "two", "three")


def laid(**homes: str) -> Table:
    return Table.build((), [Place(name) for name in TRACK], [Piece(*pair) for pair in _pieces(homes)], {})


def _pieces(homes: dict[str, str]) -> list[tuple[str, str, str]]:
    return [(piece, "marker", place) for piece, place in homes.items()]


def test_the_empty_places_come_lowest_first() -> None:
    assert list(empty_places(laid(red="two"), TRACK)) == ["one", "three"]
