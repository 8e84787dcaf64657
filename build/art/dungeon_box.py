"""The lid of the Dungeon Twister box: two rivals back to back over a room on the turn."""

from __future__ import annotations

import math

from art import rooms
from art.dungeon_figures import draw
from art.dungeon_objects import token
from art.figures import torch
from art.ink import Drawing, Gradient, disc, flat, line, oval, place, sparkle, transformed
from art.lids import band, frame, glow, ground
from art.palette import BRASS, FLAME_HEART, KEY, LEGAL, SEATS, THICKNESS, WALL, dark, light, mix
from art.path import Affine, polygon

_PLUM = "#4A3A78"
_NIGHT = "#1B1230"
_YELLOW, _BLUE = SEATS["lemon"], SEATS["tide"]
_FLOOR = (145.0, 202.0)  # middle of the room on the turn


def lid(room: Drawing) -> Drawing:
    """The lid, with one of the rooms under the rivals' feet."""
    return (
        ground(Gradient("#150D26", "#5A3768", (145, 20), (145, 262)))
        + _vault()
        + _wheel()
        + _backs()
        + _others()
        + _slab(room)
        + _rivals()
        + place(token("treasure"), 168, 211, 0.34)
        + band(_PLUM, "#B7A2E8")
        + frame("#8A72C8", "#D6C8F5")
    )


def _vault() -> Drawing:
    """Pillars to both sides, a torch on each."""
    stone = mix(_NIGHT, WALL, 0.55)
    blocks = "M10 8H44V276H10ZM246 8H280V276H246Z"
    joints = "".join(
        f"M10 {y}H44M246 {y}H280M{10 + 17 * (k % 2) + 8} {y}V{y + 34}M{246 + 17 * (k % 2) + 8} {y}V{y + 34}"
        for k, y in enumerate(range(10, 276, 34))
    )
    arch = "M10 8H280V40C240 14 196 12 145 12C94 12 50 14 10 40Z"
    return (
        flat(arch, stone)
        + flat(blocks, stone, 3)
        + line(joints, dark(stone, 0.5), 2.4)
        + sum((glow(x, 92, 26, FLAME_HEART, 0.6) + place(torch(), x - 41, 66, 0.5) for x in (27, 263)), ())
    )


def _wheel() -> Drawing:
    """The gear that turns the dungeon, as large as a rising moon."""
    brass = mix(BRASS, _PLUM, 0.25)
    face = Gradient(light(brass, 0.1), dark(brass, 0.5), (80, 40), (210, 210))
    return (
        glow(145, 122, 128, LEGAL, 0.55)
        + flat(rooms.cog(145, 122, 88, 104, 16), KEY, 5)
        + flat(rooms.cog(145, 122, 86, 102, 16), light(brass, 0.5))
        + flat(rooms.cog(146.5, 124, 84, 100, 16), face)
        + disc(145, 122, 68, KEY)
        + disc(145, 122, 65, Gradient("#F7C860", "#A8483E", (145, 50), (145, 190)))
        + glow(145, 116, 56, "#FFE9A8", 0.7)
    )


def _backs() -> Drawing:
    """Rooms nobody has seen, adrift in the dark."""
    back = rooms.lid()
    flights = ((64, 52, 0.17, 20, 0.8), (228, 46, 0.15, -24, 0.8))
    drawn: Drawing = ()
    for x, y, scale, turn, squash in flights:
        drawn += _tilted(back, (x, y), scale, turn, squash)
    return drawn + sum(
        (sparkle(x, y, s, "#F2D9FF") for x, y, s in ((98, 34, 4), (190, 30, 3), (60, 130, 3), (232, 128, 4))), ()
    )


def _slab(room: Drawing) -> Drawing:
    """The room seen from above at a slant, thick as a flagstone, and the arrows of its turn."""
    scale, turn, squash = 0.53, 28, 0.52
    x, y = _FLOOR
    corners = [_tilt(_FLOOR, scale, turn, squash)(point) for point in ((0, 0), (300, 0), (300, 300), (0, 300))]
    top = polygon(corners)
    deep = polygon([(a, b + 13) for a, b in corners])
    left, front, right = corners[3], corners[2], corners[1]
    side = polygon([left, front, right, *((a, b + 11) for a, b in (right, front, left))])
    return (
        oval(x, y + 26, 118, 40, KEY, opacity=0.45)
        + flat(deep, KEY, 8)
        + flat(top, KEY, 8)
        + flat(side, dark(THICKNESS, 0.25))
        + transformed(room, _tilt(_FLOOR, scale, turn, squash))
        + _sweep(x, y + 6, 121, 59)
    )


def _sweep(x: float, y: float, rx: float, ry: float) -> Drawing:
    """An arrow round the front of the room, as flat as it lies."""
    drawn = rooms.round_arrow(0, 0, 100, True, LEGAL, 9, start=103, sweep=137)
    return transformed(drawn, Affine(rx / 100, 0, 0, ry / 100, x, y))


def _tilt(at: tuple[float, float], scale: float, turn: float, squash: float) -> Affine:
    """A tile of 300 x 300 units turned by degrees, seen at a slant, its middle at a point."""
    cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    half = rooms.SIDE / 2
    return Affine(
        cos, sin * squash, -sin, cos * squash, at[0] - half * (cos - sin), at[1] - half * (sin + cos) * squash
    )


def _tilted(drawing: Drawing, at: tuple[float, float], scale: float, turn: float, squash: float) -> Drawing:
    by = _tilt(at, scale, turn, squash)
    edge = polygon([by(point) for point in ((0, 0), (300, 0), (300, 300), (0, 300))])
    return flat(edge, KEY, 5) + transformed(drawing, by)


def _rivals() -> Drawing:
    """Yellow's warrior and blue's wizard."""
    return (
        oval(106, 205, 44, 9, KEY, opacity=0.5)
        + oval(180, 205, 46, 9, KEY, opacity=0.5)
        + place(draw("warrior", _YELLOW), 48, 72, 1.16, -4, about=(0, 0))
        + place(draw("wizard", _BLUE), 136, 66, 1.16, 4, about=(0, 0))
    )


def _others() -> Drawing:
    """Who else would like to get out."""
    return place(draw("goblin", _BLUE), 13, 142, 0.52) + place(draw("troll", _YELLOW), 224, 138, 0.54)
