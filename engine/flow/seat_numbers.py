"""Numbers of a seat that no counter holds, for the charts after a game."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from engine.said import Said
from engine.table import Table


class SeatNumber(Struct, frozen=True):
    """A number that every seat has at each moment, as its strength: its name, its icon, and how it is counted."""

    name: Said
    icon: str
    count: Callable[[Table, str], int]
