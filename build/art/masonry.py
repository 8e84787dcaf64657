"""Masonry seen from within: walls of bricks, and the few SVG elements that they are made of."""

from __future__ import annotations

import random

WIDTH, HEIGHT = 660, 316  # of a stage
KEY, SHADE = "#1B1419", "#120A18"
LIGHT, JOINT = "#FFE3A6", "#1B1019"


def stage(body: str) -> str:
    """A whole picture of a stage."""
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>\n'


def gradient(name: str, start: str, end: str, box: tuple[int, int, int, int]) -> str:
    x1, y1, x2, y2 = box
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
        f'<stop offset="0" stop-color="{start}"/><stop offset="1" stop-color="{end}"/></linearGradient>'
    )


def box(x: float, y: float, width: float, height: float) -> str:
    return f"M{x:g} {y:g}H{x + width:g}V{y + height:g}H{x:g}Z"


def path(outline: str, fill: str, opacity: float = 1.0) -> str:
    faint = f' fill-opacity="{opacity:.3f}"' if opacity < 1 else ""
    return f'<path d="{outline}" fill="{fill}"{faint}/>'


def line(outline: str, colour: str, width: float, opacity: float = 1.0) -> str:
    faint = f' stroke-opacity="{opacity:.2f}"' if opacity < 1 else ""
    return f'<path d="{outline}" fill="none" stroke="{colour}" stroke-width="{width:g}"{faint}/>'


def bricks(chance: random.Random, rows: int, height: int, widths: tuple[int, ...]) -> str:
    """Rows of bricks of some widths, some in the light and some in shade."""
    found = ""
    for row in range(rows):
        x = -30 - (row % 2) * 24
        while x < WIDTH:
            wide, tone = chance.choice(widths), chance.random()
            brick = box(x + 2, row * height + 2, wide - 4, height - 4)
            if tone > 0.45:
                found += path(brick, LIGHT, (0.03 + 0.06 * tone) * (1.15 - 0.9 * max(0, x) / WIDTH))
            else:
                found += path(brick, SHADE, 0.10 + 0.06 * tone)
            x += wide
    return found
