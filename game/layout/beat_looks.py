"""Beats: how the screen shows an event that is more than pieces that move. Lengths are board units."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from game.layout.carriers import Point


class Doors(Struct, frozen=True, forbid_unknown_fields=True):
    """The doors at the foot of a space, one for each number of a die: the middle of the first one from the middle
    of the space, the step to the next, their size, and the picture of the door that leads to {to}."""

    art: str
    first: Point
    step: float
    size: Point

    def at(self, number: int) -> Point:
        """The middle of the door of a number from 1."""
        return self.first[0] + self.step * (number - 1), self.first[1]


class BeatLook(Struct, frozen=True, forbid_unknown_fields=True):
    """What the event with the tag `on` shows; with `clauses` only if it names one of these.

    `piece`, with {seat}, is the piece that the beat is about.

    doors: the piece goes out by the door of the number that leads on, and comes in from the wing.
    petrify: the picture `art` covers the piece from the feet up, then the piece goes away.
    unroll: the picture `art` unrolls over the piece.
    trapdoor: the piece drops through the floor, and drops into its new place.
    rise: pieces that come to the board rise from below.
    crack: pieces that leave the board shake and fall.
    smoke, kindle: smoke rises from the piece, or light.
    """

    on: str
    shows: Literal["doors", "petrify", "unroll", "trapdoor", "rise", "crack", "smoke", "kindle"]
    clauses: tuple[str, ...] = ()
    piece: str = ""
    art: str = ""
    size: Point = (0.0, 0.0)
