"""Face-down tokens and the squares of the starting lines of Dungeon Twister."""

from __future__ import annotations

from art.ink import Drawing, disc, flat, line
from art.palette import KEY, dark, light, mix
from art.path import ellipse, rounded
from art.rooms import SQUARE, cog
from art.seats import mark

_STONE = "#6E5E58"


def face_down(seat: str, colour: str) -> Drawing:
    """A round token of a seat, its kind unknown: a gear with the seat's mark; 100 x 100 units."""
    return (
        disc(50, 51.5, 47.5, KEY)
        + disc(50, 50, 46, light(colour, 0.35))
        + disc(50, 50, 43, colour)
        + disc(50, 50, 38.5, dark(colour, 0.5))
        + disc(50, 50, 36.5, dark(colour, 0.28))
        + flat(cog(50, 50, 25, 32, 10), KEY, 5)
        + flat(cog(50, 50, 25, 32, 10), colour)
        + line(ellipse(50, 50, 21), dark(colour, 0.4), 2.4)
        + mark(seat, 50, 50.5, 14, KEY)
    )


def line_square(seat: str, colour: str) -> Drawing:
    """A square of a seat's starting line, 60 x 60 units: worn stone in the seat's colour."""
    stone = mix(colour, _STONE, 0.42)
    return (
        flat(f"M0 0H{SQUARE}V{SQUARE}H0Z", KEY)
        + flat(rounded(1.5, 1.5, 57, 57, 4), dark(stone, 0.3))
        + flat(rounded(3, 3, 54, 54, 3), stone)
        + mark(seat, 30, 30, 10, dark(stone, 0.3))
        + line("M9 44L15 47L17 52M45 8L49 14L54 15", dark(stone, 0.22), 1.5)
    )
