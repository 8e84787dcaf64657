"""The chamber from within, before which battles are shown: wall, doorway, and the floor with its octagon."""

from __future__ import annotations

import math
import random

WIDTH, HEIGHT = 660, 316
KEY, DARK, SHADE, FRAME = "#1B1419", "#1D1424", "#120A18", "#6B5240"
LIGHT, JOINT = "#FFE3A6", "#1B1019"
FLOOR_AT = 214
BRICK = 27  # height of a row of bricks
DOOR = 330  # middle of the doorway


def chamber() -> str:
    """The whole picture as SVG."""
    body = _shades() + _path(_box(0, 0, WIDTH, 216), "url(#wall)") + _bricks() + _doorway() + _floor()
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>\n'


def _shades() -> str:
    """Wall and floor, lighter at the left, where the torch is."""
    return _gradient("wall", "#6E4E3A", "#2E2236", (60, 20, 620, 120)) + _gradient(
        "floor", "#B99A6C", "#54424C", (60, 220, 640, 300)
    )


def _gradient(name: str, start: str, end: str, box: tuple[int, int, int, int]) -> str:
    x1, y1, x2, y2 = box
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
        f'<stop offset="0" stop-color="{start}"/><stop offset="1" stop-color="{end}"/></linearGradient>'
    )


def _box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:g} {y:g}H{x + width:g}V{y + height:g}H{x:g}Z"


def _path(path: str, fill: str, opacity: float = 1.0) -> str:
    faint = f' fill-opacity="{opacity:.3f}"' if opacity < 1 else ""
    return f'<path d="{path}" fill="{fill}"{faint}/>'


def _line(path: str, colour: str, width: float, opacity: float = 1.0) -> str:
    faint = f' stroke-opacity="{opacity:.2f}"' if opacity < 1 else ""
    return f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}"{faint}/>'


def _bricks() -> str:
    """Rows of bricks, some in the light and some in shade."""
    chance, found = random.Random(11), ""
    for row in range(8):
        x = -30 - (row % 2) * 24
        while x < WIDTH:
            wide, tone = chance.choice((46, 54, 62, 40)), chance.random()
            brick = _box(x + 2, row * BRICK + 2, wide - 4, BRICK - 4)
            if tone > 0.45:
                found += _path(brick, LIGHT, (0.03 + 0.06 * tone) * (1.15 - 0.9 * max(0, x) / WIDTH))
            else:
                found += _path(brick, SHADE, 0.10 + 0.06 * tone)
            x += wide
    return found


def _doorway() -> str:
    """An arch of stones with the way out behind it."""
    arch = f"M{DOOR - 74} 216V104C{DOOR - 74} 32 {DOOR + 74} 32 {DOOR + 74} 104V216"
    found = f'<path d="{arch}Z" fill="{DARK}" stroke="{FRAME}" stroke-width="13"/>' + _line(arch, KEY, 3)
    for stone in range(9):
        angle = math.pi * (1 + stone / 8)
        inner = f"{DOOR + 67 * math.cos(angle):.0f} {100 + 58 * math.sin(angle):.0f}"
        outer = f"{DOOR + 81 * math.cos(angle):.0f} {100 + 72 * math.sin(angle):.0f}"
        found += _line(f"M{inner}L{outer}", KEY, 2.4)
    found += _path(f"M{DOOR - 66} 216L{DOOR - 26} 168H{DOOR + 26}L{DOOR + 66} 216Z", "#4A3B36")
    away = f"M{DOOR - 26} 168V120C{DOOR - 26} 96 {DOOR + 26} 96 {DOOR + 26} 120V168Z"
    return found + _path(away, SHADE)


def _floor() -> str:
    """Flagstones that run together behind, and the octagon of a chamber."""
    found = _path(_box(0, FLOOR_AT, WIDTH, HEIGHT - FLOOR_AT), "url(#floor)")
    found += _path(_box(0, FLOOR_AT - 3, WIDTH, 6), JOINT)
    for joint in range(-8, 18):
        away = joint * 48 - 150
        found += _line(f"M{DOOR + away * 0.86:.0f} 217L{DOOR + away * 1.9:.0f} {HEIGHT}", JOINT, 2, 0.2)
    for y in (232, 255, 286):
        found += _line(f"M0 {y}H{WIDTH}", JOINT, 2, 0.18)
    octagon = "M250 226H410L500 250V280L410 306H250L160 280V250Z"
    return found + _path(octagon, LIGHT, 0.1) + _line(octagon, JOINT, 3, 0.35)
