"""Pictures of highlights: rings, glows, step counts, badges, stars. Every ring has a dark outline."""

from __future__ import annotations

import math

import pygame

from game.layout.layout_file import SpaceKind
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.text import cap_middle, line, measure
from game.ui.theme import Rgb, Style

LONG = 2 / 3**0.5  # from the middle of a hexagon to a corner, beside the way to a side
LEVELS = 8  # of brightness that a breathing glow is baked in
SQUARE = ("plate", "square", "tray")  # shapes with a square ring
SIX_SIDED = {"hex": 30, "hex tray": 0}  # shapes with a ring of six sides, and at how many degrees a corner is
ROUND = {"square": 0.22, "tray": 0.05}  # of its radius: how round the corners of a ring are
INSIDE = {"square": 5, "hex": 5, "tray": 1, "hex tray": 1, "edge": 1, "hex edge": 1}  # units a ring lies inside


def breath(seconds: float) -> float:
    """How bright a breathing glow is at a moment, 0.7 to 1, in as many steps as are baked."""
    wave = 0.85 + 0.15 * math.sin(2 * math.pi * seconds / theme.BREATH)
    return round(wave * 4 * LEVELS) / (4 * LEVELS)


@baked
def space_ring(
    shape: str, radius: int, colour: Rgb, width: float, dashed: bool = False, turn: int = 0
) -> pygame.Surface:
    """A ring round a space, with as many sides as the space; `radius` is how far its sides are from the middle."""
    if shape not in SQUARE and shape not in SIX_SIDED:
        return paint.ring(radius, colour, width, dashed, turn)
    under = width + 3
    half = round(radius * LONG if shape in SIX_SIDED else radius) + round(under)
    dash = f' stroke-dasharray="{3 * width:.1f} {2.2 * width:.1f}" stroke-dashoffset="{-turn}"' if dashed else ""
    if shape in SIX_SIDED:
        outline = f'<path d="{six_sided((half, half), radius, SIX_SIDED[shape])}" stroke-linejoin="round" '
    else:
        outline = (
            f'<rect x="{half - radius}" y="{half - radius}" width="{2 * radius}" height="{2 * radius}" '
            f'rx="{radius * ROUND.get(shape, 0.26):.1f}" '
        )
    box = outline + 'fill="none" stroke="{0}" stroke-width="{1}"{2}/>'
    body = box.format(paint.hexed(theme.KEY), under, "") + box.format(paint.hexed(colour), width, dash)
    return paint.svg(body, (2 * half, 2 * half))


def six_sided(middle: tuple[float, float], radius: float, corner: int) -> str:
    """The path of a hexagon whose sides are `radius` from its middle; a corner lies at `corner` degrees."""
    angles = [math.radians(corner + 60 * n) for n in range(6)]
    far = radius * LONG
    points = [f"{middle[0] + far * math.cos(a):.2f} {middle[1] + far * math.sin(a):.2f}" for a in angles]
    return f"M{'L'.join(points)}Z"


@baked
def goal_box(size: tuple[int, int], width: float) -> pygame.Surface:
    """A dashed frame round a cell of a track: a number that would be reached."""
    edge = round(width + 4)
    body = (
        f'<rect x="{edge}" y="{edge}" width="{size[0]}" height="{size[1]}" rx="{size[0] * 0.2:.1f}" fill="none" '
        'stroke="{0}" stroke-width="{1}"{2}/>'
    )
    dash = f' stroke-dasharray="{2.2 * width:.1f} {1.6 * width:.1f}"'
    lines = body.format(paint.hexed(theme.KEY), width + 3, "") + body.format(paint.hexed(theme.HINT), width, dash)
    return paint.svg(lines, (size[0] + 2 * edge, size[1] + 2 * edge))


@baked
def count_disc(words: str, style: Style, bright: bool = True) -> pygame.Surface:
    """A gold disc with a step count or a price."""
    side = max(round(style.px * 1.5), measure(words, style) + style.px // 2 + 2)
    side += side % 2
    canvas = paint.disc(side + 2, theme.KEY).copy()
    paint.stamp(canvas, paint.disc(side - 1, theme.GOLD_TOP, theme.GOLD_FOOT), (1, 1))
    at = ((side + 2 - measure(words, style)) // 2, (side + 2) // 2 - cap_middle(style))
    paint.stamp(canvas, line(words, style, theme.KEY), at)
    return canvas if bright else paint.faded(canvas, 0.72)


@baked
def cost_disc(words: str, style: Style, side: int, bright: bool) -> pygame.Surface:
    """A disc with what a way costs: gold, or bronze at rest."""
    side = max(side, measure(words, style) + style.px // 2 + 2)
    edge = max(2, side // 10)
    ground = theme.LEGAL if bright else theme.mix(theme.LEGAL, theme.BRONZE, 0.34)
    canvas = paint.disc(side, ground, None, theme.KEY, edge).copy()
    paint.stamp(
        canvas, line(words, style, theme.KEY), ((side - measure(words, style)) // 2, side // 2 - cap_middle(style))
    )
    return canvas


@baked
def handle(side: int, icon: str, strong: bool) -> pygame.Surface:
    """The handle of a large tile that may be turned: a gold disc with a bent arrow."""
    rim = theme.SELECTED if strong else theme.KEY
    canvas = paint.disc(side, theme.GOLD_TOP, theme.GOLD_FOOT, rim, max(2, side / 12)).copy()
    inner = round(side * 0.62)
    drawn = paint.icon(icon, inner, theme.KEY)
    paint.stamp(canvas, drawn, ((side - inner) // 2, (side - inner) // 2))
    return canvas


@baked
def price(picture: str, side: int) -> pygame.Surface:
    """The picture of a price on a plate of its own."""
    edge = max(2, side // 6)
    canvas = paint.disc(side + 2 * edge, theme.PARCH, theme.PARCH2, theme.KEY, max(1, side / 12)).copy()
    paint.stamp(canvas, assets.picture(picture, (side, side)), (edge, edge))
    return canvas


@baked
def eye(side: int, colour: theme.Rgb) -> pygame.Surface:
    """An eye on a disc in the colour of the seat that looks."""
    canvas = paint.disc(side, colour, None, theme.KEY, max(2, side / 12)).copy()
    inner = round(side * 0.62)
    paint.stamp(canvas, paint.icon("eye", inner, theme.KEY), ((side - inner) // 2, (side - inner) // 2))
    return canvas


@baked
def cross_badge(side: int) -> pygame.Surface:
    """The X on what stands in the way."""
    r = side / 2
    arm = r * 0.36
    body = (
        f'<circle cx="{r}" cy="{r}" r="{r}" fill="{paint.hexed(theme.KEY)}"/>'
        f'<circle cx="{r}" cy="{r}" r="{r * 0.86}" fill="{paint.hexed(theme.ILLEGAL)}"/>'
        f'<path d="M{r - arm} {r - arm}L{r + arm} {r + arm}M{r + arm} {r - arm}L{r - arm} {r + arm}" fill="none" '
        f'stroke="{paint.hexed(theme.KEY)}" stroke-width="{r * 0.3}" stroke-linecap="round"/>'
    )
    return paint.svg(body, (side, side))


@baked
def star(side: int, alpha: float) -> pygame.Surface:
    """One four-point star."""
    r = side / 2
    body = (
        f'<path d="M{r} 0C{r * 1.12} {r * 0.7} {r * 1.3} {r * 0.88} {side} {r}'
        f"C{r * 1.3} {r * 1.12} {r * 1.12} {r * 1.3} {r} {side}"
        f'C{r * 0.88} {r * 1.3} {r * 0.7} {r * 1.12} 0 {r}C{r * 0.7} {r * 0.88} {r * 0.88} {r * 0.7} {r} 0Z" '
        f'fill="{paint.hexed(theme.REVEAL)}"/>'
    )
    return paint.faded(paint.svg(body, (side, side)), alpha)


@baked
def dot(side: int, colour: Rgb) -> pygame.Surface:
    """A dot of a drawn path, with a dark outline."""
    canvas = paint.disc(side + 4, theme.KEY).copy()
    paint.stamp(canvas, paint.disc(side, colour), (2, 2))
    return canvas


@baked
def last_move_dot(side: int, colour: Rgb, alpha: float) -> pygame.Surface:
    """A dot on a place that the last move went over."""
    return paint.faded(dot(side, colour), alpha)


def stars_at(
    middle: tuple[float, float], part: float, reach: float
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """Six stars that fly apart and fade."""
    found = []
    for n in range(6):
        angle = n * math.pi / 3 + 0.4
        far = reach * (0.35 + 0.75 * theme.out_cubic(part)) * (1 if n % 2 else 0.78)
        side = max(4, round(reach * (0.34 if n % 2 else 0.22)))
        alpha = round((1 - part) * LEVELS) / LEVELS
        if alpha <= 0:
            continue
        sprite = star(side, alpha)
        x, y = middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle)
        found.append((sprite, (round(x - side / 2), round(y - side / 2))))
    return found


def ring_radius(kind: SpaceKind, scale: float) -> int:
    """How far from the middle the ring of a space lies, px. Squares that touch each other have theirs inside."""
    if kind.shape in INSIDE:
        return max(9, round((kind.radius - INSIDE[kind.shape]) * scale))
    return max(9, round((kind.radius + (7 if kind.radius > 20 else 6)) * scale))
