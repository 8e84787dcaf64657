"""A room of the dungeon from within, before which fights are shown: the gears that turn it, and a portcullis.

Where a fight is about a room of the board, that room's own floor is laid over the lowest third.
"""

from __future__ import annotations

import math
import random

from art.masonry import HEIGHT, JOINT, KEY, LIGHT, SHADE, WIDTH, box, bricks, gradient, line, path, stage
from art.palette import BRASS, STEEL, WALL, dark, light

FLOOR_AT = 208
BLOCK = 35  # height of a row of stones
GATE = 330  # middle of the portcullis
HALF, TOP = 76, 44  # its half width, and where it ends
GEARS = ((128, 70, 58, 12), (196, 152, 34, 9), (548, 92, 66, 13), (470, 26, 34, 9))  # middle, radius and teeth


def hall() -> str:
    """The whole picture as SVG."""
    wall = path(box(0, 0, WIDTH, FLOOR_AT), "url(#wall)") + bricks(random.Random(5), 6, BLOCK, (72, 88, 60, 96))
    gears = "".join(_gear(*gear) for gear in GEARS)
    return stage(_shades() + wall + gears + _gate() + _floor())


def _shades() -> str:
    """Wall, brass and floor, lighter at the left, where the torch is."""
    return (
        gradient("wall", light(WALL, 0.12), "#2A2034", (60, 20, 620, 140))
        + gradient("brass", dark(BRASS, 0.42), dark(BRASS, 0.8), (60, 20, 640, 160))
        + gradient("floor", "#B99A6C", "#54424C", (60, 220, 640, 300))
    )


def _gear(x: float, y: float, radius: float, teeth: int) -> str:
    """A wheel of the works, sunk into the wall."""
    rim = []
    for tooth in range(teeth):
        for part, far in ((-0.3, 0.84), (-0.2, 1.0), (0.2, 1.0), (0.3, 0.84)):
            angle = 2 * math.pi * (tooth + part) / teeth
            rim.append(f"{x + far * radius * math.cos(angle):.1f} {y + far * radius * math.sin(angle):.1f}")
    outline = f"M{'L'.join(rim)}Z"
    hole = _circle(x, y, radius + 9)
    found = path(hole, SHADE, 0.55) + line(hole, KEY, 3, 0.6)
    found += path(outline, "url(#brass)") + line(outline, KEY, 3.4)
    found += line(_circle(x, y, radius * 0.62), KEY, 2.4, 0.7)
    for spoke in range(4):
        angle = math.pi * (spoke / 4 + 0.12)
        dx, dy = 0.62 * radius * math.cos(angle), 0.62 * radius * math.sin(angle)
        found += line(f"M{x - dx:.1f} {y - dy:.1f}L{x + dx:.1f} {y + dy:.1f}", KEY, 2, 0.45)
    return found + path(_circle(x, y, radius * 0.24), SHADE) + line(_circle(x, y, radius * 0.24), KEY, 2.4)


def _circle(x: float, y: float, radius: float) -> str:
    return (
        f"M{x - radius:.1f} {y:.1f}a{radius:.1f} {radius:.1f} 0 1 0 {2 * radius:.1f} 0"
        f"a{radius:.1f} {radius:.1f} 0 1 0 {-2 * radius:.1f} 0Z"
    )


def _gate() -> str:
    """The way out, behind a portcullis between pillars."""
    left, right = GATE - HALF, GATE + HALF
    found = path(box(left, TOP, 2 * HALF, FLOOR_AT - TOP), "#1D1424")
    found += path(f"M{left} {FLOOR_AT}L{GATE - 34} 172H{GATE + 34}L{right} {FLOOR_AT}Z", "#40334A")
    for bar in range(1, 6):
        x = left + bar * 2 * HALF / 6
        rod = f"M{x:.1f} {TOP}V{FLOOR_AT - 22}"
        found += line(rod, KEY, 11) + line(rod, dark(STEEL, 0.35), 6)
        tip = f"M{x - 5.5:.1f} {FLOOR_AT - 24}H{x + 5.5:.1f}L{x:.1f} {FLOOR_AT - 8}Z"
        found += path(tip, dark(STEEL, 0.35)) + line(tip, KEY, 2.4)
    for y in (TOP + 34, TOP + 82, TOP + 130):
        found += line(f"M{left} {y}H{right}", KEY, 11) + line(f"M{left} {y}H{right}", dark(STEEL, 0.5), 6)
    for x, shade in ((left - 15, 0.1), (right - 15, 0.45)):
        pillar = box(x, TOP - 14, 30, FLOOR_AT - TOP + 14)
        found += path(pillar, dark(WALL, shade)) + line(pillar, KEY, 3.4)
    beam = box(left - 26, TOP - 26, 2 * HALF + 52, 30)
    return found + path(beam, dark(WALL, 0.2)) + line(beam, KEY, 3.4)


def _floor() -> str:
    """Flagstones that run together behind."""
    found = path(box(0, FLOOR_AT, WIDTH, HEIGHT - FLOOR_AT), "url(#floor)")
    for joint in range(-8, 18):
        away = joint * 60 - 180
        found += line(f"M{GATE + away * 0.8:.0f} {FLOOR_AT}L{GATE + away * 1.9:.0f} {HEIGHT}", JOINT, 2, 0.22)
    for y in (228, 254, 288):
        found += line(f"M0 {y}H{WIDTH}", JOINT, 2, 0.2)
    return found + path(box(0, FLOOR_AT - 3, WIDTH, 6), JOINT) + path(box(0, FLOOR_AT + 3, WIDTH, 4), LIGHT, 0.08)
