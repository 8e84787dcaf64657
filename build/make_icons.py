"""Draw the house icons, the seats' marks and the program's own icon.

Run `python build/make_icons.py`. Icons are SVG that nanosvg reads: paths, circles and plain strokes only. One-colour
icons are white and tinted when drawn; the four counters keep their own colours. The program's icon is also written
as PNG and ICO into build/icons.
"""

# ruff: noqa: E501  (path data is read whole, not wrapped)

from __future__ import annotations

import io
import math
import os
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from art.palette import PALETTES
from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "art" / "common" / "icons"
MARKS = ROOT / "art" / "common" / "marks"
WORN = ROOT / "art" / "palettes"  # what is drawn anew in other colours of the seats
PROGRAM = ROOT / "build" / "icons"
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)

INK, KEY, BONE = "#ffffff", "#1B1419", "#F7F1E3"
STROKE = 2.0  # of a box of 24


def line(path: str, width: float = STROKE, colour: str = INK) -> str:
    """An open stroke with round ends."""
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def shape(path: str, fill: str = INK, edge: str = "", width: float = 0) -> str:
    """A filled outline, with an edge if `edge` is given."""
    stroke = f' stroke="{edge}" stroke-width="{width}" stroke-linejoin="round"' if edge else ""
    return f'<path d="{path}" fill="{fill}"{stroke}/>'


def circle(x: float, y: float, r: float, fill: str = "none", edge: str = INK, width: float = STROKE) -> str:
    """A circle; a width of 0 leaves out its edge."""
    stroke = f' stroke="{edge}" stroke-width="{width}"' if width else ""
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{stroke}/>'


def polar(x: float, y: float, r: float, degrees: float) -> tuple[float, float]:
    """A point `r` from (x, y), 0 degrees up, clockwise."""
    turn = math.radians(degrees - 90)
    return round(x + r * math.cos(turn), 2), round(y + r * math.sin(turn), 2)


def star(x: float, y: float, outer: float, inner: float, points: int = 5) -> str:
    """The path of a star standing on two points."""
    corners = [polar(x, y, outer if k % 2 == 0 else inner, k * 180 / points) for k in range(2 * points)]
    return "M" + "L".join(f"{a} {b}" for a, b in corners) + "Z"


def rays(count: int, inner: float, outer: float) -> str:
    """Short strokes around the middle of the box, as of a sun."""
    path = ""
    for k in range(count):
        (a, b), (c, d) = polar(12, 12, inner, k * 360 / count), polar(12, 12, outer, k * 360 / count)
        path += f"M{a} {b}L{c} {d}"
    return line(path)


HEART = "M12 20.2C5.6 15.4 3.2 12.2 3.2 8.7C3.2 5.9 5.3 4 7.7 4C9.5 4 11.1 5 12 6.7C12.9 5 14.5 4 16.3 4C18.7 4 20.8 5.9 20.8 8.7C20.8 12.2 18.4 15.4 12 20.2Z"  # fmt: skip
SPEAKER = "M3.5 9.2H7L12 4.8V19.2L7 14.8H3.5Z"
LENS = circle(10.5, 10.5, 6.2) + line("M15.2 15.2L20.5 20.5", 2.4)
BOOK = (
    "M12 6.4C10 4.9 7 4.5 3.2 4.7V17.9C7 17.7 10 18.1 12 19.6C14 18.1 17 17.7 20.8 17.9V4.7C17 4.5 14 4.9 12 6.4Z"
)
FLAME = "M12 2.6C12.6 6 17.6 8 17.6 13.2C17.6 17 15.2 19.4 12 19.4C8.8 19.4 6.4 17 6.4 13.4C6.4 11 7.6 9.4 8.9 8.2C9.2 9.6 9.9 10.3 10.7 10.5C10.4 7.6 10.7 4.8 12 2.6Z"  # fmt: skip
BOT = (
    shape("M5.4 8.2H18.6Q20.2 8.2 20.2 9.8V17.8Q20.2 19.4 18.6 19.4H5.4Q3.8 19.4 3.8 17.8V9.8Q3.8 8.2 5.4 8.2Z", "none", INK, STROKE)
    + line("M12 8V4.6") + circle(12, 3.8, 1.5, INK, width=0) + circle(8.8, 13, 1.6, INK, width=0)
    + circle(15.2, 13, 1.6, INK, width=0) + line("M9.4 16.6H14.6", 1.6)
)  # fmt: skip


def gear() -> str:
    """A cog of eight teeth with a hole."""
    path = ""
    for tooth in range(8):
        for r, at in ((7.1, -13), (9.8, -9), (9.8, 9), (7.1, 13)):
            a, b = polar(12, 12, r, tooth * 45 + at)
            path += f"{'L' if path else 'M'}{a} {b}"
    return shape(path + "Z", "none", INK, STROKE) + circle(12, 12, 2.8)


def die() -> str:
    """A die showing five."""
    pips = "".join(
        circle(x, y, 1.5, INK, width=0) for x, y in ((8.2, 8.2), (15.8, 8.2), (12, 12), (8.2, 15.8), (15.8, 15.8))
    )
    return shape("M6.6 3.6H17.4Q20.4 3.6 20.4 6.6V17.4Q20.4 20.4 17.4 20.4H6.6Q3.6 20.4 3.6 17.4V6.6Q3.6 3.6 6.6 3.6Z", "none", INK, STROKE) + pips  # fmt: skip


def hand() -> str:
    """An open hand, palm to the viewer."""
    return shape(
        "M8.2 12.4V6.2Q8.2 4.8 9.4 4.8Q10.6 4.8 10.6 6.2V4.4Q10.6 3 11.9 3Q13.1 3 13.1 4.4V5.6Q13.1 4.4 14.3 4.4Q15.6 4.4 15.6 5.8"
        "V7.6Q15.6 6.5 16.8 6.5Q18 6.5 18 7.9V14.4Q18 21 12.4 21Q9.4 21 7.8 18.6L4.4 13.6Q3.8 12.4 4.7 11.8Q5.7 11.2 6.6 12.2L8.2 14.2Z",
        "none", INK, 1.8,
    ) + line("M10.6 6.2V11M13.1 5.6V11M15.6 7.6V11.4", 1.5)  # fmt: skip


MONO: dict[str, str] = {
    "pad-cross": line("M5.5 5.5L18.5 18.5M18.5 5.5L5.5 18.5"),
    "pad-circle": circle(12, 12, 7.6),
    "pad-square": shape("M5 5H19V19H5Z", "none", INK, STROKE),
    "pad-triangle": shape("M12 4L20.4 18.6H3.6Z", "none", INK, STROKE),
    "menu": line("M4.5 6.8H19.5M4.5 12H19.5M4.5 17.2H19.5"),
    "undo": line("M5 5.4V10.2H9.8M5.4 9.8C7.4 6.4 10.4 5 13 5.3C17 5.7 19.6 8.8 19.4 12.6C19.2 16.6 15.8 19.4 12 19.2C10 19.1 8.2 18.3 6.9 17"),
    "redo": line("M19 5.4V10.2H14.2M18.6 9.8C16.6 6.4 13.6 5 11 5.3C7 5.7 4.4 8.8 4.6 12.6C4.8 16.6 8.2 19.4 12 19.2C14 19.1 15.8 18.3 17.1 17"),
    "lens": LENS,
    "zoom-in": LENS + line("M7.7 10.5H13.3M10.5 7.7V13.3", 1.8),
    "zoom-out": LENS + line("M7.7 10.5H13.3", 1.8),
    "book": shape(BOOK, "none", INK, STROKE) + line("M12 6.6V19.2", 1.8),
    "settings": circle(12, 12, 3.6) + rays(8, 6.6, 8.9),
    "gear": gear(),
    "sound": shape(SPEAKER, INK, INK, 1.4) + line("M15 9C16.6 10.6 16.6 13.4 15 15M17.6 6.4C20.6 9.4 20.6 14.6 17.6 17.6", 1.9),
    "mute": shape(SPEAKER, INK, INK, 1.4) + line("M15.6 9.4L20.8 14.6M20.8 9.4L15.6 14.6"),
    "full-screen": line("M4.4 9V4.4H9M15 4.4H19.6V9M19.6 15V19.6H15M9 19.6H4.4V15"),
    "windowed": line("M9 4.4V9H4.4M19.6 9H15V4.4M15 19.6V15H19.6M4.4 15H9V19.6"),
    "close": line("M6 6L18 18M18 6L6 18", 2.6),
    "tick": line("M4.8 12.8L9.8 17.8L19.4 6.8", 2.8),
    "question": line("M8.2 9C8.2 6.6 9.8 5 12.1 5C14.4 5 16 6.5 16 8.6C16 11.6 12.1 11.6 12.1 14.6", 2.4) + circle(12.1, 18.6, 1.5, INK, width=0),
    "arrow-left": line("M14.8 5L7.8 12L14.8 19", 2.4),
    "arrow-right": line("M9.2 5L16.2 12L9.2 19", 2.4),
    "arrow-up": line("M5 14.8L12 7.8L19 14.8", 2.4),
    "arrow-down": line("M5 9.2L12 16.2L19 9.2", 2.4),
    "play": shape("M8 5.2L18.6 12L8 18.8Z", INK, INK, 1.8),
    "play-back": shape("M16 5.2L5.4 12L16 18.8Z", INK, INK, 1.8),
    "turn-back": line("M12 5.6L5.6 12L12 18.4M18.6 5.6L12.2 12L18.6 18.4", 2.2),
    "turn-on": line("M12 5.6L18.4 12L12 18.4M5.4 5.6L11.8 12L5.4 18.4", 2.2),
    "mark-back": line("M17 5.6L10.6 12L17 18.4", 2.2) + circle(5.8, 12, 2.2, INK, width=0),
    "mark-on": line("M7 5.6L13.4 12L7 18.4", 2.2) + circle(18.2, 12, 2.2, INK, width=0),
    "pause": line("M8.4 5.6V18.4M15.6 5.6V18.4", 3.4),
    "skip": shape("M6 5.6L14.4 12L6 18.4Z", INK, INK, 1.6) + line("M18 5.6V18.4", 2.4),
    "first": line("M16.4 5.6L10 12L16.4 18.4M6.4 5.6V18.4", 2.2),
    "last": line("M7.6 5.6L14 12L7.6 18.4M17.6 5.6V18.4", 2.2),
    "branch": circle(6.4, 5.8, 1.9) + circle(6.4, 18.2, 1.9) + circle(17.6, 8.4, 1.9) + line("M6.4 7.8V16.2M17.6 10.4C17.6 13.8 6.6 12.2 6.4 15.6", 1.9),
    "fit": shape("M7.4 8.4H16.6V15.6H7.4Z", "none", INK, 1.8) + line("M3.6 7.6V4.4H6.8M17.2 4.4H20.4V7.6M20.4 16.4V19.6H17.2M6.8 19.6H3.6V16.4", 1.9),
    "eye": shape("M2.8 12C5 8 8.2 6 12 6C15.8 6 19 8 21.2 12C19 16 15.8 18 12 18C8.2 18 5 16 2.8 12Z", "none", INK, STROKE) + circle(12, 12, 3, INK, width=0),
    "eye-off": shape("M2.8 12C5 8 8.2 6 12 6C15.8 6 19 8 21.2 12C19 16 15.8 18 12 18C8.2 18 5 16 2.8 12Z", "none", INK, STROKE) + line("M4.4 19.4L19.6 4.6", 2.4),
    "hand": hand(),
    "dice": die(),
    "action-card": shape("M7.4 2.8H16.6C17.8 2.8 18.6 3.6 18.6 4.8V19.2C18.6 20.4 17.8 21.2 16.6 21.2H7.4C6.2 21.2 5.4 20.4 5.4 19.2V4.8C5.4 3.6 6.2 2.8 7.4 2.8Z", "none", INK, STROKE) + shape("M12.8 6.6L8.8 12.6H11.6L10.9 17.4L15.2 11.2H12.4Z", INK, INK, 0.8),
    "step": shape("M7.8 3.6C10.2 3.6 11.3 6.4 11 9.4C10.8 11.6 9.8 12.6 9.8 13.6L6.2 14C6 12.4 4.8 10.6 4.8 7.8C4.8 5.2 6 3.6 7.8 3.6Z", INK) + shape("M6.4 15.6L9.9 15.2C10.1 17 9.5 18 8.4 18.1C7.3 18.2 6.5 17.3 6.4 15.6Z", INK) + shape("M16.4 6.4C18.2 6.6 19.4 8.2 19.2 10.8C19 13.6 17.8 15.2 17.6 16.8L14 16.2C14 15.2 13.1 14.2 13 12C12.8 9 14 6.2 16.4 6.4Z", INK) + shape("M13.9 17.8L17.3 18.3C17.1 20 16.3 20.9 15.2 20.7C14.1 20.5 13.6 19.5 13.9 17.8Z", INK),
    "warning": shape("M12 3.8L21.4 19.8H2.6Z", "none", INK, STROKE) + line("M12 9.6V14", 2.2) + circle(12, 17, 1.3, INK, width=0),
    "flag": line("M6 3.6V20.6") + shape("M6 4.6C9 2.8 12 6.6 18.6 4.6L16.4 8.8L18.6 13C12 15 9 11.2 6 13Z", INK, INK, 1.4),
    "plus": line("M12 5V19M5 12H19", 2.6),
    "minus": line("M5 12H19", 2.6),
    "bot": BOT,
    "person": circle(12, 7.8, 4) + line("M4.4 20.2C4.8 15.8 7.8 13.8 12 13.8C16.2 13.8 19.2 15.8 19.6 20.2"),
    "hourglass": line("M6 3.6H18M6 20.4H18") + shape("M7.4 3.8C7.4 8.4 11 9.4 11 12C11 14.6 7.4 15.6 7.4 20.2H16.6C16.6 15.6 13 14.6 13 12C13 9.4 16.6 8.4 16.6 3.8Z", "none", INK, 1.8) + shape("M9.2 18.8C9.6 16.8 12 16.4 12 15C12 16.4 14.4 16.8 14.8 18.8Z", INK),
    "star": shape(star(12, 12.6, 9.4, 4.2), INK, INK, 1.2),
    "bolt": shape("M13.6 2.8L5.6 13.4H11L9.8 21.2L18.4 10H12.6Z", INK, INK, 1),
    "skull": shape("M12 3C17 3 20.4 6.4 20.4 11C20.4 14 19 15.6 17.4 16.4V20.6H6.6V16.4C5 15.6 3.6 14 3.6 11C3.6 6.4 7 3 12 3Z", "none", INK, STROKE) + circle(8.6, 11.2, 2, INK, width=0) + circle(15.4, 11.2, 2, INK, width=0) + line("M10.2 17.6V20M13.8 17.6V20", 1.6),
    "heart": shape(HEART, INK),
    "pin": shape("M12 2.8C16 2.8 18.8 5.6 18.8 9.4C18.8 14 12 21.2 12 21.2C12 21.2 5.2 14 5.2 9.4C5.2 5.6 8 2.8 12 2.8Z", "none", INK, STROKE) + circle(12, 9.4, 2.4, INK, width=0),
    "bulb": shape("M12 3C16.2 3 19 6 19 9.8C19 12.6 17.2 14 16.2 15.8V17.4H7.8V15.8C6.8 14 5 12.6 5 9.8C5 6 7.8 3 12 3Z", INK) + line("M9.2 20.4H14.8", 2.2),
    "film": shape("M3.6 5.4H20.4V18.6H3.6Z", "none", INK, 1.8) + line("M7.6 5.4V18.6M16.4 5.4V18.6M3.6 9.8H7.6M3.6 14.2H7.6M16.4 9.8H20.4M16.4 14.2H20.4", 1.6),
    "folder": shape("M3.4 6.2H9.4L11.6 8.6H20.6V18.6H3.4Z", "none", INK, STROKE),
    "drawer": shape("M3.6 5H20.4V19H3.6Z", "none", INK, STROKE) + shape("M14 5H20.4V19H14Z", INK) + line("M10.2 9L7.2 12L10.2 15", 1.9),
    "door": line("M10.6 4.4H5V19.6H10.6M9.8 12H20M16 7.8L20.2 12L16 16.2"),
    "candle": shape("M12 2.4C12.6 5 15.4 6.2 15.4 9C15.4 11 14 12.2 12 12.2C10 12.2 8.6 11 8.6 9C8.6 6.2 11.4 5 12 2.4Z", INK) + shape("M8.6 14.2H15.4V20.6H8.6Z", "none", INK, STROKE) + line("M5.6 20.8H18.4"),
    "helm": shape("M12 2.8C16.8 2.8 19.4 5 19.4 8.4L18.6 18L12 21.4L5.4 18L4.6 8.4C4.6 5 7.2 2.8 12 2.8Z", "none", INK, STROKE) + line("M12 3V21", 1.8) + line("M6.6 10.4H10.2M13.8 10.4H17.4", 2.2),
    "crown": shape("M3 7.4L7.6 11.6L12 4L16.4 11.6L21 7.4L19.2 17H4.8Z", INK, INK, 1.6) + line("M5 20.4H19", 2.2),
    "scroll": shape("M6 4H17.4V16.6H6Z", "none", INK, STROKE) + line("M8.8 8H14.6M8.8 11.4H14.6", 1.7) + line("M3.6 18.4C3.6 20 4.6 20.4 6 20.4H18C19.8 20.4 20.4 19.2 20.4 17.4H9C9 19.4 8 20.4 6.4 20.4", 1.8),
    "bars": line("M4 3.8H20M4 20.2H20", 2.2) + line("M7 4V20M12 4V20M17 4V20", 2),
    "swords": line("M5 4L17.6 17.4M19 4L6.4 17.4", 2.2) + line("M4.4 15.2L8.6 19.6M19.6 15.2L15.4 19.6", 2) + line("M6.4 17.6L3.8 20.4M17.6 17.6L20.2 20.4", 2.4),
    "stairs": line("M3.4 20.4V16.2H8V11.8H12.6V7.4H17.2V3.4H20.6", 2.2),
}  # fmt: skip

COLOURED: dict[str, str] = {
    "wisdom": shape(BOOK, KEY, KEY, 3.2) + shape("M12 6.4C10 4.9 7 4.5 3.2 4.7V17.9C7 17.7 10 18.1 12 19.6Z", "#7FD6E8")
    + shape("M12 6.4C14 4.9 17 4.5 20.8 4.7V17.9C17 17.7 14 18.1 12 19.6Z", "#5DBBD3") + line("M12 6.4V19.4", 1.6, KEY),
    "power": circle(12, 12, 11, KEY, width=0) + circle(12, 12, 9.6, "#3FAE74", width=0) + circle(12, 12, 7.9, "#5FCB8F", width=0)
    + shape("M12 17.3C8 14.3 6.5 12.3 6.5 10.1C6.5 8.4 7.8 7.2 9.3 7.2C10.4 7.2 11.4 7.8 12 8.9C12.6 7.8 13.6 7.2 14.7 7.2C16.2 7.2 17.5 8.4 17.5 10.1C17.5 12.3 16 14.3 12 17.3Z", "#F4FFF6"),
    "spell": shape("M7 2.4L19.4 3.8L17.2 21.8L4.8 20.2Z", "#F1E4C8", KEY, 1.8) + shape(star(12.1, 12.1, 5.6, 1.9, 4), "#6B4FC8"),
    "sure": shape("M2 2.4H22V12C22 18 16.4 21 12 23.4C7.6 21 2 18 2 12Z", KEY) + shape("M4.2 4.4H19.8V12C19.8 16.8 15.6 19.2 12 21.2C8.4 19.2 4.2 16.8 4.2 12Z", "#1F7A4D", BONE, 1.4) + line("M8 11.8L11 14.8L16.2 8.8", 2.2, BONE),
    "maybe": shape("M12 0.6L23.4 12L12 23.4L0.6 12Z", KEY) + shape("M12 4L20 12L12 20L4 12Z", "#F2A93B", BONE, 1.4),
    "lost": shape("M7.4 1H16.6L23 7.4V16.6L16.6 23H7.4L1 16.6V7.4Z", KEY) + shape("M8.4 3.4H15.6L20.6 8.4V15.6L15.6 20.6H8.4L3.4 15.6V8.4Z", "#4A1A30", BONE, 1.4) + line("M7.4 16.6L16.6 7.4", 2.2, BONE),
    "gold": circle(12, 12, 11, KEY, width=0) + circle(12, 12, 9.6, "#F0B73A", width=0) + circle(12, 12, 6.6, "#FFD27A", "#B97F1E", 1.4),
    "torch": shape("M9.6 13.4H14.4L13.2 22H10.8Z", "#8A5A2E", KEY, 1.6) + shape(FLAME, "#F08A24", KEY, 1.6)
    + shape("M12 9.4C12.4 11.4 14.6 12.2 14.6 14.6C14.6 16.4 13.4 17.4 12 17.4C10.6 17.4 9.4 16.4 9.4 14.7C9.4 12.6 11.6 11.8 12 9.4Z", "#FFE39A"),
}  # fmt: skip

SEATS: dict[str, tuple[str, str]] = {
    "ember": ("#E5562B", "M12 3.4L21.6 20.2H2.4Z"),
    "tide": ("#62C4F5", "M12 2.8A9.2 9.2 0 0 1 12 21.2A9.2 9.2 0 0 1 12 2.8Z"),
    "moss": ("#169C6E", "M3.8 3.8H20.2V20.2H3.8Z"),
    "lemon": ("#EFD23F", star(12, 12.9, 11, 4.9)),
    "indigo": ("#7D74EE", "M12 1.8L21.4 12L12 22.2L2.6 12Z"),
    "bone": ("#F7F1E3", "M8.6 2.6H15.4V8.6H21.4V15.4H15.4V21.4H8.6V15.4H2.6V8.6H8.6Z"),
}

APP_ICON = (
    '<linearGradient id="plum" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100">'
    '<stop offset="0" stop-color="#4A3A5C"/><stop offset="1" stop-color="#1C1522"/></linearGradient>'
    '<linearGradient id="fire" gradientUnits="userSpaceOnUse" x1="50" y1="10" x2="50" y2="64">'
    '<stop offset="0" stop-color="#FFB347"/><stop offset="1" stop-color="#E5562B"/></linearGradient>'
    '<path d="M22 3H78Q97 3 97 22V78Q97 97 78 97H22Q3 97 3 78V22Q3 3 22 3Z" fill="url(#plum)" stroke="#1B1419" stroke-width="4"/>'
    '<path d="M22 6.5H78Q93.5 6.5 93.5 22V30" fill="none" stroke="#7C6A8E" stroke-width="1.6" stroke-linecap="round"/>'
    '<path d="M40 62H60L55 92H45Z" fill="#8A5A2E" stroke="#1B1419" stroke-width="4.4" stroke-linejoin="round"/>'
    '<path d="M43.5 65H48L47.6 89H46.8Z" fill="#C98F4E"/>'
    '<path d="M35 55H65Q68 55 67 58L65 66H35L33 58Q32 55 35 55Z" fill="#F0B73A" stroke="#1B1419" stroke-width="4.4" stroke-linejoin="round"/>'
    '<path d="M51 8C54 20 71 27 71 43C71 54 63 60 50 60C37 60 29 54 29 43C29 35 33 30 37 26C38 31 40 33 43 34C42 24 44 15 51 8Z"'
    ' fill="url(#fire)" stroke="#1B1419" stroke-width="4.4" stroke-linejoin="round"/>'
    '<path d="M51 30C52.5 37 60 40 60 48C60 54 56 57 50 57C44 57 40 54 40 48.5C40 41 49 38 51 30Z" fill="#FFE39A"/>'
)  # fmt: skip


def document(body: str, side: int) -> str:
    """A whole SVG file of one square drawing."""
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" width="{side}" height="{side}">{body}</svg>\n'


def program_icon() -> None:
    """The program's icon as SVG, PNG in all usual sizes and one ICO."""
    PROGRAM.mkdir(parents=True, exist_ok=True)
    source = document(APP_ICON, 100)
    (PROGRAM / "torchlit.svg").write_text(source, encoding="utf-8")
    for side in PNG_SIZES:
        drawn = pygame.image.load_sized_svg(io.BytesIO(source.encode()), (side, side))
        pygame.image.save(drawn, PROGRAM / f"torchlit-{side}.png")
    large = Image.open(PROGRAM / "torchlit-256.png")
    layers = [Image.open(PROGRAM / f"torchlit-{side}.png") for side in ICO_SIZES]
    large.save(PROGRAM / "torchlit.ico", sizes=[(side, side) for side in ICO_SIZES], append_images=layers)


def main() -> None:
    for folder in (ICONS, MARKS):
        folder.mkdir(parents=True, exist_ok=True)
    for name, body in {**MONO, **COLOURED}.items():
        (ICONS / f"{name}.svg").write_text(document(body, 24), encoding="utf-8")
    (ICONS / "torchlit.svg").write_text(document(APP_ICON, 100), encoding="utf-8")
    for name, (colour, path) in SEATS.items():
        (MARKS / f"{name}.svg").write_text(document(shape(path, colour, KEY, 2.6), 24), encoding="utf-8")
        for palette, colours in PALETTES.items():
            folder = WORN / palette / "common" / "marks"
            folder.mkdir(parents=True, exist_ok=True)
            marked = document(shape(path, colours[name], KEY, 2.6), 24)
            (folder / f"{name}.svg").write_text(marked, encoding="utf-8")
    program_icon()
    print(
        f"{len(MONO) + len(COLOURED) + 1} icons, {len(SEATS)} marks, {len(PNG_SIZES)} sizes of the program's icon"
    )


if __name__ == "__main__":
    main()
