"""The lid of the Knightmare box: a Dungeoneer under too large a helmet, and who waits in the dark."""

from __future__ import annotations

from art import knight_figure
from art.figures import torch
from art.ink import Drawing, Gradient, flat, line, oval, place
from art.knight_board import throne
from art.knight_doors import EMBLEMS, keystone
from art.knight_items import ITEMS
from art.knight_residents import draw
from art.lids import band, frame, glow, ground
from art.palette import FLAME_HEART, KEY, SEATS, dark, mix

_TEAL = "#1F5560"
_STONE = "#3A3350"


def lid() -> Drawing:
    return (
        ground(Gradient("#0F1626", "#4A3A68", (145, 20), (145, 262)))
        + _hall()
        + _watchers()
        + _hero()
        + _keystones()
        + band(_TEAL, "#8FD3D8")
        + frame("#3F8E98", "#C9EDEA")
    )


def _hall() -> Drawing:
    """Arches that lead to a far throne."""
    drawn: Drawing = ()
    for k, share in enumerate((0.0, 0.35, 0.7)):
        left, right, top = 12 + 40 * k, 278 - 40 * k, 20 + 26 * k
        middle = top + 70 - 10 * k
        vault = f"M{left} 276V{middle}C{left} {top} {right} {top} {right} {middle}V276Z"
        drawn += flat(vault, mix(_STONE, "#12101C", share), 3)
    steps = "M112 222H178L186 234H104ZM104 234H186L196 248H94Z"
    return (
        drawn
        + glow(145, 158, 62, "#C9A2FF", 0.7)
        + place(throne(), 109, 118, 0.6)
        + flat(steps, dark("#6E52B8", 0.3), 2.6)
        + flat("M84 248H206L262 276H28Z", dark("#6E52B8", 0.55), 2.6)
        + sum((glow(x, 96, 30, FLAME_HEART, 0.6) + place(torch(), x - 41, 70, 0.5) for x in (34, 256)), ())
    )


def _watchers() -> Drawing:
    """Residents on both sides."""
    left = (("gargoyle", 22, 118, 0.5), ("goblin", 16, 184, 0.62))
    right = (("pooka", 218, 124, 0.5), ("ghost", 214, 186, 0.6))
    shadows = oval(47, 247, 30, 6, KEY, opacity=0.5) + oval(244, 247, 30, 6, KEY, opacity=0.5)
    return shadows + sum((place(draw(kind), x, y, size) for kind, x, y, size in (*left, *right)), ())


def _hero() -> Drawing:
    figure = knight_figure.draw(SEATS["ember"], "green")
    return (
        glow(145, 120, 74, "#8FE0A0", 0.5)
        + oval(145, 262, 54, 9, KEY, opacity=0.55)
        + place(figure, 72, 64, 1.26)
        + place(ITEMS["mace"](), 62, 196, 0.34, -18)
    )


def _keystones() -> Drawing:
    """The emblems of some chambers along the upper edge."""
    row = [chamber for chamber in EMBLEMS if chamber not in ("prison", "stay")][:24:4]
    arc = line("M22 30C80 18 210 18 268 30", KEY, 4)
    return arc + sum((place(keystone(name), 26 + 41 * k, 15, 1.0) for k, name in enumerate(row)), ())
