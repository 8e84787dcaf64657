"""How the places look to which a piece can go, on a board of hexes: one lit region with what each way costs."""

from __future__ import annotations

from msgspec import Struct

from game.layout.carriers import Point


class ReachLook(Struct, frozen=True, forbid_unknown_fields=True):
    """The ground outside the region sinks into the dark; one contour runs round the region. On each space lies a
    disc with what the whole way costs, at `disc` from its middle: at `named` in a space with a named place, and
    where pieces of some kinds lie, at `beside`, in board units. In a region of more than `most` spaces only those
    have discs that lie on the way pointed at, have a name or hold a piece. `loses` is the picture of a companion
    ({key}) that a way drives away, `adds` that of one that adds to the die. `sign` is the picture of a kind
    ({key}) before the name of a place; names are shown where a board unit is at least `near` px in a window
    1080 px high."""

    disc: Point
    named: Point
    beside: dict[str, Point] = {}
    most: int = 40
    loses: str = ""
    adds: str = ""
    sign: str = ""
    near: float = 0.7
