"""Face-down tokens and the squares of the starting lines of Dungeon Twister."""

from __future__ import annotations

from art.ink import Drawing, disc, flat, line
from art.palette import KEY, dark, mix
from art.path import ellipse, rounded
from art.rooms import SQUARE, cog
from art.seats import mark

_STONES = {"lemon": "#A97434", "tide": "#4F6680"}  # what wears the colour of a seat


def dish(rim: str, floor: str) -> Drawing:
    """A round token with a raised rim, nothing on it."""
    return (
        disc(50, 51.5, 47.5, KEY)
        + disc(50, 50, 46, rim)
        + disc(50, 50, 38.5, dark(rim, 0.5))
        + disc(50, 50, 36.5, floor)
    )


def face_down(seat: str, colour: str) -> Drawing:
    """A round token of a seat, its kind unknown: a gear with the seat's mark; 100 x 100 units."""
    return (
        dish(colour, dark(colour, 0.28))
        + flat(cog(50, 50, 25, 32, 10), KEY, 5)
        + flat(cog(50, 50, 25, 32, 10), colour)
        + line(ellipse(50, 50, 21), dark(colour, 0.4), 2.4)
        + mark(seat, 50, 50.5, 14, KEY)
    )


LINE_STONE, LINE_EDGE, LINE_CRACK = "#5A5070", "#433A56", "#4C4361"
#: Where the outer edge of a seat's starting line begins: at its left or at its right.
OUTER = {"lemon": 1.5, "tide": 55.5}


def line_square(seat: str, colour: str, starts: bool) -> Drawing:
    """A square of a seat's starting line, 60 x 60 units: worn stone; the seat's colour is in the outer edge, so
    that figures of both sides stand out, and in the mark of a square that a figure `starts` on."""
    own, outer = mix(colour, _STONES[seat], 0.45), OUTER[seat]
    return (
        flat(f"M0 0H{SQUARE}V{SQUARE}H0Z", KEY)
        + flat(rounded(1.5, 1.5, 57, 57, 4), LINE_EDGE)
        + flat(rounded(3, 3, 54, 54, 3), LINE_STONE)
        + (mark(seat, 30, 30, 10, own) if starts else ())
        + line("M9 44L15 47L17 52M45 8L49 14L54 15", LINE_CRACK, 1.5)
        + flat(f"M{outer} 3H{outer + 3}V57H{outer}Z", own)
    )
