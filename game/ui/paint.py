"""Painting: rounded shapes, shadows, glows, rings, icons. All baked once, crisp at every size.

All that is returned is premultiplied: use `stamp`, or blit with `BLEND_PREMULTIPLIED`. Nothing blurs per frame.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from functools import wraps
from typing import Concatenate, ParamSpec

import pygame

from game.services import assets
from game.services.cache import baked
from game.ui import theme
from game.ui.theme import Rgb, Scale, Shadow, Size

P = ParamSpec("P")
#: A sprite and its upper left corner, for `fblits`.
Blit = tuple[pygame.Surface, tuple[int, int]]
OVERSAMPLE = 4
GLOWS: dict[str, Rgb] = {
    "warm": theme.LEGAL,
    "rose": theme.ILLEGAL,
    "hint": theme.HINT,
    "white": theme.SELECTED,
}
GLOW_SIZE = 256
GLOW_ALPHA = 0.75


def sized(make: Callable[Concatenate[Size, P], pygame.Surface]) -> Callable[Concatenate[Size, P], pygame.Surface]:
    """As `baked`, for a picture of a `size`. Where there is no room left, a rect may come out with a side below
    nothing; the picture then has none."""
    kept = baked(make)

    @wraps(make)
    def made(size: Size, /, *args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
        return kept(inset(size, 0), *args, **kwargs)

    return made


def inset(size: Size, edge: int) -> Size:
    """The size that is left within an edge so many px wide; nothing where the edge leaves no room."""
    return max(0, size[0] - 2 * edge), max(0, size[1] - 2 * edge)


def stamp(surface: pygame.Surface, sprite: pygame.Surface, at: tuple[int, int] | pygame.Rect) -> None:
    """Draw a premultiplied sprite with its upper left corner at `at`."""
    surface.blit(sprite, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def middle_at(sprite: pygame.Surface, x: float, y: float) -> Blit:
    """A sprite and its upper left corner, if its middle lies at `x` and `y`: for `fblits`."""
    return sprite, (round(x - sprite.get_width() / 2), round(y - sprite.get_height() / 2))


def hexed(colour: Rgb) -> str:
    """The colour in the form of SVG."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


@baked
def svg(body: str, size: Size, box: tuple[float, float, float, float] | None = None) -> pygame.Surface:
    """A drawing from SVG elements, `size` px large, at least 1; `box` is its view box, else one unit is one px."""
    return part_svg(body, size, box)


def part_svg(body: str, size: Size, box: tuple[float, float, float, float] | None = None) -> pygame.Surface:
    """As `svg`, for what is too large to be kept (not cached)."""
    size = max(1, size[0]), max(1, size[1])
    x, y, width, height = box or (0, 0, *size)
    view = f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {view}>'
    return assets.svg_drawing(io.BytesIO(f"{head}{body}</svg>".encode()), size)


@baked
def faded(sprite: pygame.Surface, alpha: float) -> pygame.Surface:
    """The premultiplied sprite at `alpha` (0-1) of its opacity."""
    return dimmed(sprite, alpha)


def dimmed(sprite: pygame.Surface, alpha: float) -> pygame.Surface:
    """As `faded`, for a sprite or an opacity that will not come again (not cached)."""
    copy = sprite.copy()
    part = round(255 * max(0.0, min(1.0, alpha)))
    copy.fill((part, part, part, part), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


# Icons and marks


@baked
def icon(name: str, side: int, colour: Rgb = theme.BONE) -> pygame.Surface:
    """A house icon, `side` px square. One drawn in white takes `colour`; a coloured one keeps its own."""
    drawn = assets.picture(f"common/icons/{name}.svg", (side, side))
    if name in COLOURED:
        return drawn
    tinted = drawn.copy()
    tinted.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return tinted


COLOURED = frozenset({"wisdom", "power", "spell", "gold", "torch", "torchlit", "sure", "maybe", "lost"})


@baked
def mark(name: str, side: int) -> pygame.Surface:
    """A seat's mark in its colour and with its pattern, by the seat's name (`ember`) as in `theme.SEATS`."""
    drawn = assets.picture(f"common/marks/{name}.svg", (side, side))
    return patterned(drawn, name, side / 5) if side >= PATTERN_FROM else drawn


@baked
def patterned(sprite: pygame.Surface, seat: str, unit: float) -> pygame.Surface:
    """The premultiplied sprite with a seat's pattern in shade upon it; the pattern comes again every `unit` px."""
    canvas = sprite.copy()
    cloth = pattern(seat, sprite.get_size(), max(3.0, unit))
    canvas.blit(cloth, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return canvas


@baked
def pattern(seat: str, size: Size, unit: float) -> pygame.Surface:
    """A seat's pattern, white where it leaves the colour as it is: to be multiplied into something."""
    block = _block(theme.seat(seat).pattern, round(BLOCK * unit))
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    for top in range(0, size[1], block.get_height()):
        for left in range(0, size[0], block.get_width()):
            canvas.blit(block, (left, top))
    return canvas


@baked
def _block(name: str, side: int) -> pygame.Surface:
    """Some units of a pattern, `side` px square, that can be laid side by side."""
    unit = side / BLOCK
    body = [
        f'<g transform="translate({column * unit} {row * unit}) scale({unit})">{PATTERNS[name]}</g>'
        for row in range(-1, BLOCK + 1)
        for column in range(-1, BLOCK + 1)
    ]
    shade, white = hexed(theme.PATTERN_SHADE), hexed(theme.WHITE)
    drawn = f'<g fill="{shade}" stroke="{shade}" stroke-width="0.3">{"".join(body)}</g>'
    return svg(f'<rect width="{side}" height="{side}" fill="{white}"/>{drawn}', (side, side))


BLOCK = 6  # units of a pattern along each side of a block
#: One unit of each pattern, 1 by 1.
PATTERNS = {
    "stripes": '<path d="M-0.2 1.2L1.2 -0.2"/>',
    "dots": '<circle cx="0.5" cy="0.5" r="0.26" stroke="none"/>',
    "bars": '<path d="M-0.1 0.5H1.1"/>',
    "waves": '<path d="M-0.05 0.72L0.5 0.28L1.05 0.72" fill="none" stroke-width="0.26"/>',
    "lattice": '<path d="M-0.1 1.1L1.1 -0.1M-0.1 -0.1L1.1 1.1" stroke-width="0.2"/>',
    "pales": '<path d="M0.5 -0.1V1.1"/>',
}
PATTERN_FROM = 12  # px; a smaller mark has its shape alone


# Rounded rectangles


@baked
def _corner(radius: int) -> pygame.Surface:
    """The upper left quarter of a disc, white, smooth at its edge."""
    side = radius * OVERSAMPLE
    large = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(large, theme.WHITE, (side, side), side)
    return pygame.transform.smoothscale(large, (radius, radius))


@sized
def mask(size: Size, radius: int) -> pygame.Surface:
    """A white rounded rectangle; multiply it into anything to give that rounded corners."""
    return cut(flat(size, theme.WHITE, theme.WHITE), radius)


def flat(size: Size, top: Rgb, foot: Rgb) -> pygame.Surface:
    """An opaque rectangle shaded from `top` to `foot`."""
    if top == foot:
        canvas = pygame.Surface(size, pygame.SRCALPHA)
        canvas.fill((*top, 255))
        return canvas
    ends = pygame.Surface((2, 2), pygame.SRCALPHA)
    ends.fill((*top, 255), (0, 0, 2, 1))
    ends.fill((*foot, 255), (0, 1, 2, 1))
    column = pygame.transform.smoothscale(ends, (2, size[1]))
    return pygame.transform.scale(column, size)  # every pixel of a row is the same


def cut(picture: pygame.Surface, radius: int) -> pygame.Surface:
    """The picture with rounded corners (drawn upon in place). Only the corners are touched: pictures are large."""
    width, height = picture.get_size()
    radius = max(0, min(radius, width // 2, height // 2))
    if radius:
        for left, flip_x in ((0, False), (width - radius, True)):
            for top, flip_y in ((0, False), (height - radius, True)):
                corner = pygame.transform.flip(_corner(radius), flip_x, flip_y)
                picture.blit(corner, (left, top), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def part_rounded(
    size: Size, radius: int, top: Rgb, foot: Rgb | None = None, rim: Rgb | None = None, rim_width: int = 1
) -> pygame.Surface:
    """As `rounded`, for what becomes a part of a larger picture (not cached)."""
    if rim is None:
        return cut(flat(size, top, foot or top), radius)
    canvas = cut(flat(size, rim, rim), radius)
    inside = (max(1, size[0] - 2 * rim_width), max(1, size[1] - 2 * rim_width))
    inner = part_rounded(inside, max(0, radius - rim_width), top, foot)
    stamp(canvas, inner, (rim_width, rim_width))
    return canvas


@sized
def rounded(
    size: Size, radius: int, top: Rgb, foot: Rgb | None = None, rim: Rgb | None = None, rim_width: int = 1
) -> pygame.Surface:
    """A rounded rectangle shaded from `top` to `foot`, with a rim inside its edge."""
    return part_rounded(size, radius, top, foot, rim, rim_width)


@sized
def outline(size: Size, radius: int, colour: Rgb, width: int) -> pygame.Surface:
    """Only the rim of a rounded rectangle: focus rings, selected cards."""
    edge = max(radius, width)
    core = 2 * edge + 1
    if min(size) > core:  # a small one is stretched in its middle
        return _nine(outline((core, core), radius, colour, width), size)
    canvas = cut(flat(size, colour, colour), radius)
    inside = (max(1, size[0] - 2 * width), max(1, size[1] - 2 * width))
    hole = pygame.Surface(size, pygame.SRCALPHA)
    hole.blit(mask(inside, max(0, radius - width)), (width, width))
    canvas.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return canvas


# Shadows and glows


@baked
def _blurred_patch(radius: int, blur: int) -> pygame.Surface:
    """The smallest blurred rounded square that can be stretched in its middle; white."""
    pad = 2 * blur
    core = 2 * (radius + pad) + 1
    canvas = pygame.Surface((core + 2 * pad, core + 2 * pad), pygame.SRCALPHA)
    canvas.blit(mask((core, core), radius), (pad, pad))
    step = max(1, round(blur * 0.6))
    for _ in range(3):
        canvas = pygame.transform.box_blur(canvas, step)
    return canvas


@sized
def soft(size: Size, radius: int, blur: int, colour: Rgb, alpha: float) -> pygame.Surface:
    """A blurred rounded rectangle reaching `2 * blur` px beyond `size` on every side."""
    pad = 2 * blur
    radius = min(radius, size[0] // 2, size[1] // 2)
    patch = _blurred_patch(radius, blur)
    edge = (patch.get_width() - 1) // 2
    whole = (size[0] + 2 * pad, size[1] + 2 * pad)
    core = 2 * edge + 1 - 2 * pad
    if min(whole) <= 2 * edge + 1:
        small = min(size[0], core), min(size[1], core)
        canvas = _long(_small_soft(small, radius, blur), whole)
    else:
        canvas = _nine(patch, whole)
    return _tinted(canvas, colour, alpha)


def _long(short: pygame.Surface, whole: Size) -> pygame.Surface:
    """A picture stretched in its middle column or row."""
    width, height = short.get_size()
    if (width, height) == whole:
        return short
    canvas = pygame.Surface(whole, pygame.SRCALPHA)
    if whole[0] > width:
        half, more = width // 2, whole[0] - width
        canvas.blit(short, (0, 0), (0, 0, half, height))
        canvas.blit(pygame.transform.scale(short.subsurface((half, 0, 1, height)), (more, height)), (half, 0))
        canvas.blit(short, (half + more, 0), (half, 0, width - half, height))
    else:
        half, more = height // 2, whole[1] - height
        canvas.blit(short, (0, 0), (0, 0, width, half))
        canvas.blit(pygame.transform.scale(short.subsurface((0, half, width, 1)), (width, more)), (0, half))
        canvas.blit(short, (0, half + more), (0, half, width, height - half))
    return canvas


def _small_soft(size: Size, radius: int, blur: int) -> pygame.Surface:
    """A shape too small for nine patches is blurred whole."""
    canvas = pygame.Surface((size[0] + 4 * blur, size[1] + 4 * blur), pygame.SRCALPHA)
    canvas.blit(mask(size, radius), (2 * blur, 2 * blur))
    for _ in range(3):
        canvas = pygame.transform.box_blur(canvas, max(1, round(blur * 0.6)))
    return canvas


def _nine(patch: pygame.Surface, whole: Size) -> pygame.Surface:
    """The patch stretched in its middle row and column to `whole`."""
    canvas = pygame.Surface(whole, pygame.SRCALPHA)
    _stretch(canvas, patch, whole, (0, 0))
    return canvas


def _stretch(canvas: pygame.Surface, patch: pygame.Surface, whole: Size, start: tuple[int, int]) -> None:
    """Draw of a square patch, stretched in its middle row and column to `whole`, what begins at `start`."""
    edge = (patch.get_width() - 1) // 2
    columns, rows = (
        ((0, edge, 0, edge), (edge, 1, edge, side - 2 * edge), (edge + 1, edge, side - edge, edge))
        for side in whole
    )
    for x, width, to_x, to_width in columns:
        for y, height, to_y, to_height in rows:
            place = pygame.Rect(to_x - start[0], to_y - start[1], to_width, to_height)
            seen = place.clip(canvas.get_rect())
            if not seen.size[0] or not seen.size[1]:
                continue
            part = pygame.Rect(x, y, width, height)
            if width == to_width:
                part.x, part.width = x + seen.x - place.x, seen.width
            if height == to_height:
                part.y, part.height = y + seen.y - place.y, seen.height
            piece = patch.subsurface(part)
            canvas.blit(piece if part.size == seen.size else pygame.transform.scale(piece, seen.size), seen)


def edges(surface: pygame.Surface, patch: pygame.Surface, area: pygame.Rect, reach: int) -> None:
    """Draw a square patch stretched in its middle row and column to `area`, only so many px from the edges on: a
    large area costs no more than its edges."""
    width, height = area.size
    tall = height - 2 * reach
    blits = [
        (_strip(patch, area.size, (0, 0, width, reach)), area.topleft),
        (_strip(patch, area.size, (0, height - reach, width, reach)), (area.x, area.bottom - reach)),
        (_strip(patch, area.size, (0, reach, reach, tall)), (area.x, area.y + reach)),
        (_strip(patch, area.size, (width - reach, reach, reach, tall)), (area.right - reach, area.y + reach)),
    ]
    surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)


@baked
def _strip(patch: pygame.Surface, whole: Size, part: tuple[int, int, int, int]) -> pygame.Surface:
    """A part of a patch that is stretched to `whole`."""
    canvas = pygame.Surface(part[2:], pygame.SRCALPHA)
    _stretch(canvas, patch, whole, part[:2])
    return canvas


def shadow(surface: pygame.Surface, rect: pygame.Rect, radius: int, kind: Shadow, scale: Scale) -> None:
    """Draw the soft shadow of a rounded rectangle; draw the rectangle itself afterwards."""
    blur, drop = max(2, scale.px(kind.blur)), scale.px(kind.drop)
    _around(surface, rect.move(0, drop), radius, blur, theme.SHADOW, kind.alpha, drop)


def halo(
    surface: pygame.Surface, rect: pygame.Rect, radius: int, colour: Rgb, blur: int, alpha: float = 0.6
) -> None:
    """Draw light around a rounded rectangle; draw the rectangle itself afterwards."""
    _around(surface, rect, radius, blur, colour, alpha)


def _around(
    surface: pygame.Surface, rect: pygame.Rect, radius: int, blur: int, colour: Rgb, alpha: float, drop: int = 0
) -> None:
    """Draw a blurred rounded rectangle; of a large one only what can be seen round the sharp one, which lies
    `drop` px higher."""
    radius = max(0, min(radius, rect.width // 2, rect.height // 2))
    area = rect.inflate(4 * blur, 4 * blur)
    patch = _tinted_patch(radius, blur, colour, alpha)
    if min(area.size) > patch.get_width():
        edges(surface, patch, area, 2 * blur + radius + abs(drop))
    else:
        stamp(surface, soft(rect.size, radius, blur, colour, alpha), area)


@baked
def _tinted_patch(radius: int, blur: int, colour: Rgb, alpha: float) -> pygame.Surface:
    """The smallest blurred rounded square in a colour."""
    return _tinted(_blurred_patch(radius, blur).copy(), colour, alpha)


def _tinted(white: pygame.Surface, colour: Rgb, alpha: float) -> pygame.Surface:
    """A white shape in a colour (drawn upon in place)."""
    white.fill(tuple(round(part * alpha) for part in (*colour, 255)), special_flags=pygame.BLEND_RGBA_MULT)
    return white


@baked
def _glow_source(kind: str) -> pygame.Surface:
    side = GLOW_SIZE
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    colour = theme.now(GLOWS[kind])
    for radius in range(side // 2, 0, -1):
        part = (1 - radius / (side / 2)) ** 1.6 * GLOW_ALPHA
        level = tuple(round(channel * part) for channel in (*colour, 255))
        pygame.draw.circle(canvas, level, (side // 2, side // 2), radius)
    return canvas


@baked
def glow(kind: str, radius: int, alpha: float = 1.0) -> pygame.Surface:
    """A radial light, `warm`, `rose`, `hint` or `white`, `2 * radius` px across."""
    across = max(0, 2 * radius)
    return pygame.transform.smoothscale(dimmed(_glow_source(kind), alpha), (across, across))


# Rings, discs, badges


@baked
def disc(
    side: int, top: Rgb, foot: Rgb | None = None, rim: Rgb | None = None, rim_width: float = 1
) -> pygame.Surface:
    """A disc `side` px across, its rim inside that measure."""
    return rounded((side, side), side // 2, top, foot, rim, max(1, round(rim_width)))


@baked
def ring(radius: int, colour: Rgb, width: float = 3.5, dashed: bool = False, turn: int = 0) -> pygame.Surface:
    """A ring as every ring on the board: key under, colour over; `turn` moves the dashes on, in px."""
    under, radius = width + 3, max(0, radius)
    half = radius + round(under)
    dash = ""
    if dashed:
        around = math.tau * radius
        period = around / max(4, round(around / (5.2 * width)))  # a whole number of dashes
        dash = f' stroke-dasharray="{period * 0.58:.3f} {period * 0.42:.3f}" stroke-dashoffset="{-turn}"'
    circle = '<circle cx="{0}" cy="{0}" r="{1}" fill="none" stroke="{2}" stroke-width="{3}"{4}/>'
    body = circle.format(half, radius, hexed(theme.KEY), under, "")
    return svg(body + circle.format(half, radius, hexed(colour), width, dash), (2 * half, 2 * half))
