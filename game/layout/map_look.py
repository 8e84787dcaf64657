"""What a board of pieces that carry places looks like from afar: its chart, the names on it, what is in danger."""

from __future__ import annotations

from msgspec import Struct

from engine.said import NOTHING, Said
from game.layout.carriers import Point


class ThreatLook(Struct, frozen=True, forbid_unknown_fields=True):
    """How pieces in danger look: `eyes` on them, `half` shut while chance decides among equals. Smoke creeps
    inward from their rims, so many board units on the first day and on the last one."""

    eyes: str
    half: str
    smoke: Point


class NamesLook(Struct, frozen=True, forbid_unknown_fields=True):
    """The names of pieces that carry places, shown where a board unit is less than `below` px in a window 1080 px
    high; those that lie face down are struck through wherever the board is seen. `sign`, with facts of the piece,
    stands before a name."""

    kinds: str
    sign: str
    below: float


class ChartDot(Struct, frozen=True, forbid_unknown_fields=True):
    """Pieces of some kinds on the chart: the picture `art`, or else a red dot. `size` in px at 1080p."""

    kinds: str
    size: float
    art: str = ""


class ChartLook(Struct, frozen=True, forbid_unknown_fields=True):
    """A small map of all pieces of some `kinds`, with a picture of each: `face` by its {kind} and {turn}, `back`
    if it lies face down, `size` board units large. `left` tells how many of all lie face up."""

    title: Said
    left: Said
    kinds: str
    face: str
    back: str
    size: Point
    high: float
    tip: Said = NOTHING
    dots: tuple[ChartDot, ...] = ()
