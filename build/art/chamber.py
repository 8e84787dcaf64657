"""The chamber from within, before which battles are shown: wall, doorway, and the floor with its octagon."""

from __future__ import annotations

import math
import random

from art.masonry import HEIGHT, JOINT, KEY, LIGHT, SHADE, WIDTH, box, bricks, gradient, line, path, stage

DARK, FRAME = "#1D1424", "#6B5240"
FLOOR_AT = 214
BRICK = 27  # height of a row of bricks
DOOR = 330  # middle of the doorway


def chamber() -> str:
    """The whole picture as SVG."""
    wall = path(box(0, 0, WIDTH, 216), "url(#wall)") + bricks(random.Random(11), 8, BRICK, (46, 54, 62, 40))
    return stage(_shades() + wall + _doorway() + _floor())


def _shades() -> str:
    """Wall and floor, lighter at the left, where the torch is."""
    return gradient("wall", "#6E4E3A", "#2E2236", (60, 20, 620, 120)) + gradient(
        "floor", "#B99A6C", "#54424C", (60, 220, 640, 300)
    )


def _doorway() -> str:
    """An arch of stones with the way out behind it."""
    arch = f"M{DOOR - 74} 216V104C{DOOR - 74} 32 {DOOR + 74} 32 {DOOR + 74} 104V216"
    found = f'<path d="{arch}Z" fill="{DARK}" stroke="{FRAME}" stroke-width="13"/>' + line(arch, KEY, 3)
    for stone in range(9):
        angle = math.pi * (1 + stone / 8)
        inner = f"{DOOR + 67 * math.cos(angle):.0f} {100 + 58 * math.sin(angle):.0f}"
        outer = f"{DOOR + 81 * math.cos(angle):.0f} {100 + 72 * math.sin(angle):.0f}"
        found += line(f"M{inner}L{outer}", KEY, 2.4)
    found += path(f"M{DOOR - 66} 216L{DOOR - 26} 168H{DOOR + 26}L{DOOR + 66} 216Z", "#4A3B36")
    away = f"M{DOOR - 26} 168V120C{DOOR - 26} 96 {DOOR + 26} 96 {DOOR + 26} 120V168Z"
    return found + path(away, SHADE)


def _floor() -> str:
    """Flagstones that run together behind, and the octagon of a chamber."""
    found = path(box(0, FLOOR_AT, WIDTH, HEIGHT - FLOOR_AT), "url(#floor)")
    found += path(box(0, FLOOR_AT - 3, WIDTH, 6), JOINT)
    for joint in range(-8, 18):
        away = joint * 48 - 150
        found += line(f"M{DOOR + away * 0.86:.0f} 217L{DOOR + away * 1.9:.0f} {HEIGHT}", JOINT, 2, 0.2)
    for y in (232, 255, 286):
        found += line(f"M0 {y}H{WIDTH}", JOINT, 2, 0.18)
    octagon = "M250 226H410L500 250V280L410 306H250L160 280V250Z"
    return found + path(octagon, LIGHT, 0.1) + line(octagon, JOINT, 3, 0.35)
