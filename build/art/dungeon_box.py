"""The lid of the Dungeon Twister box: two rivals back to back over a room on the turn."""

from __future__ import annotations

from art import lids
from art.dungeon_figures import draw
from art.ink import Drawing, Gradient, disc, flat, flipped, line, oval, place, sparkle
from art.lids import BAND, band, frame, glow, ground
from art.palette import KEY, LEGAL, SEATS, dark

_PLUM = "#43386F"


def lid() -> Drawing:
    return (
        ground(Gradient("#120C1E", "#4A2F66", (145, 20), (145, 262)))
        + glow(145, 150, 130, LEGAL, 0.5)
        + flipped(place(draw("wizard", SEATS["tide"]), 20, 80, 1.5), 95)
        + place(draw("warrior", SEATS["lemon"]), 125, 80, 1.5)
        + band(_PLUM, "#B7A2E8")
        + frame("#7A66B8", "#CDBCF2")
    )
