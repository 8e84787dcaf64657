"""The stage before which challenges are shown: a passage of the dungeon between two curtains; 660 x 316 units."""

from __future__ import annotations

from art.figures import torch
from art.ink import Drawing, Gradient, disc, flat, flipped, line, lit, oval, place
from art.knight_rooms import pool
from art.lids import glow
from art.palette import FLAME_HEART, GOLD, KEY, dark, light, mix
from art.path import rounded

WIDTH, HEIGHT = 660, 316
_FLOOR = 214
_STONE = "#5A4468"
_CLOTH = "#7A2338"


def stage() -> Drawing:
    return _wall() + _niches() + _floor() + _curtain() + flipped(_curtain(), WIDTH / 2) + _border()


def _wall() -> Drawing:
    drawn = flat(rounded(0, 0, WIDTH, _FLOOR + 2, 0), Gradient(_STONE, "#241C33", (330, 10), (330, _FLOOR)))
    for row in range(7):
        for column in range(11):
            if (row * 5 + column * 7) % 4 == 0:
                x = 10 + column * 62 - (row % 2) * 28
                drawn += flat(rounded(x, 12 + row * 29, 52, 22, 4), light(_STONE, 0.12), opacity=0.4)
    return drawn


def _niches() -> Drawing:
    """A doorway to the dark in the middle, and a torch at each side of it."""
    door = "M272 214V104C272 58 388 58 388 104V214Z"
    frame = "M256 214V100C256 40 404 40 404 100V214Z"
    drawn = lit(frame, mix(_STONE, "#9A8AA8", 0.5), ink=4, inset=3) + flat(door, "#140E1C", 4)
    eyes = sum((disc(x, y, 3.4, "#FFC14D") for x, y in ((318, 122), (332, 122), (346, 148), (358, 148))), ())
    lights = sum(
        (glow(x + 30, 84, 66, FLAME_HEART, 0.5) + place(torch(), x - 34, 44, 0.8) for x in (184, 420)), ()
    )
    return drawn + eyes + lights


def _floor() -> Drawing:
    planks = flat(f"M0 {_FLOOR}H{WIDTH}V{HEIGHT}H0Z", Gradient("#8A5F3C", "#3A2630", (330, _FLOOR), (330, HEIGHT)))
    seams = "".join(f"M{330 + (x - 330) * 0.72:.0f} {_FLOOR}L{x} {HEIGHT}" for x in range(-90, 790, 66))
    footlights = sum((pool(x, 318, 26, FLAME_HEART, 0.22) for x in range(110, 600, 88)), ())
    shade = oval(330, 262, 250, 40, "#FFE3A6", opacity=0.08)
    return (
        planks + line(seams, dark("#6B4630", 0.5), 2) + line(f"M0 {_FLOOR}H{WIDTH}", KEY, 4) + shade + footlights
    )


def _curtain() -> Drawing:
    """The left curtain, gathered by a golden cord."""
    cloth = "M-10 -10H128C126 60 108 112 64 150C76 196 92 256 96 322H-10Z"
    gathered = "M30 0C30 70 26 110 20 148M62 0C60 62 50 106 36 146M96 0C92 56 76 100 50 142"
    falling = "M26 168C34 220 38 270 38 316M46 164C58 214 66 266 68 316"
    cord = "M-4 150C20 164 46 164 70 148"
    return (
        lit(cloth, _CLOTH, ink=4, inset=3)
        + line(gathered + falling, dark(_CLOTH, 0.5), 5)
        + line(cord, KEY, 13)
        + line(cord, GOLD, 7)
        + disc(68, 150, 8, GOLD, 3)
    )


def _border() -> Drawing:
    """The valance over the stage, with tassels."""
    scallops = "".join(f"Q{x + 27.5} 52 {x + 55} 26" for x in range(0, WIDTH, 55))
    edge = f"M0 26{scallops}"
    return flat(f"{edge}V-6H0Z", Gradient(_CLOTH, dark(_CLOTH, 0.4), (330, 0), (330, 44)), 4) + line(edge, GOLD, 4)
