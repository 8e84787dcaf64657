"""Materials: plum panels, parchment, the leather tray, bevelled tiles, and the table that fills a window.

All that is returned is premultiplied, as in `paint`.
"""

from __future__ import annotations

import threading
from functools import lru_cache

import pygame

from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.theme import Rgb, Scale, Size


def panel(
    surface: pygame.Surface, rect: pygame.Rect, scale: Scale, raised: bool = False, dropped: bool = True
) -> None:
    """A plum panel with its shadow; `raised` for what lies upon another panel."""
    radius = scale.px(theme.RADIUS_PANEL)
    if dropped:
        paint.shadow(surface, rect, radius, theme.S12, scale)
    paint.stamp(surface, _panel(rect.size, radius, raised), rect.move(-1, -1).topleft)


@paint.sized
def _panel(size: Size, radius: int, raised: bool) -> pygame.Surface:
    top = theme.light(theme.PANEL2, 0.06 if raised else 0.03)
    foot = theme.PANEL2 if raised else theme.PANEL
    canvas = paint.part_rounded((size[0] + 2, size[1] + 2), radius + 1, theme.KEY)
    rim = theme.mix(theme.PANEL2, theme.LINE, 0.8)
    paint.stamp(canvas, paint.part_rounded(size, radius, top, foot, rim), (1, 1))
    return canvas


def paper(surface: pygame.Surface, rect: pygame.Rect, scale: Scale, radius: int | None = None) -> None:
    """A parchment sheet with its shadow."""
    round_by = scale.px(theme.RADIUS_PAPER if radius is None else radius)
    paint.shadow(surface, rect, round_by, theme.S12, scale)
    paint.stamp(surface, sheet(rect.size, round_by, scale.height), rect.topleft)


@paint.sized
def sheet(size: Size, radius: int, height: int) -> pygame.Surface:
    """Parchment cut to `size`: mottled, darker at its edge, a brown rim and a thin light line inside it."""
    scale = Scale(height)
    rim = max(1, scale.px(1.5))
    canvas = paint.cut(paint.flat(size, theme.PAPER_RIM, theme.PAPER_RIM), radius)
    inside = paint.inset(size, rim)
    glint = paint.cut(paint.flat(inside, theme.GLINT, theme.GLINT), radius - rim)
    paint.stamp(canvas, glint, (rim, rim))
    inner = paint.inset(inside, 1)
    face = texture("parchment", inner)
    face.blit(_edge_shade(inner, scale.px(42), 0.10), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    paint.stamp(canvas, paint.cut(face, radius - rim - 1), (rim + 1, rim + 1))
    return canvas


def texture(name: str, size: Size) -> pygame.Surface:
    """A new opaque piece of a surface picture, at its own grain if that is large enough, else stretched."""
    source = _source(name)
    width, height = source.get_size()
    grow = max(1.0, size[0] / width, size[1] / height)
    piece = pygame.Rect(0, 0, round(size[0] / grow), round(size[1] / grow))
    piece.center = (width // 2, height // 2)
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    cut_out = source.subsurface(piece.clamp(source.get_rect()).clip(source.get_rect()))
    if cut_out.get_size() != size:
        cut_out = pygame.transform.smoothscale(cut_out, size)
    canvas.blit(cut_out, (0, 0))
    return canvas


@baked
def _source(name: str) -> pygame.Surface:
    """A surface picture as large as it is stored."""
    path = assets.find(f"textures/{name}.jpg")
    try:
        return pygame.image.load(path)
    except (pygame.error, OSError) as error:
        raise assets.AssetMissing(assets.undrawn(f"textures/{name}.jpg", error)) from None


def _edge_shade(size: Size, reach: int, part: float) -> pygame.Surface:
    """A light map, white within and darker by `part` at the edges, to be multiplied in."""
    coarse = 8
    small = (max(3, size[0] // coarse), max(3, size[1] // coarse))
    blur = max(1, reach // coarse)
    patch = pygame.Surface((small[0] + 4 * blur, small[1] + 4 * blur), pygame.SRCALPHA)
    patch.fill((*theme.WHITE, 255), (2 * blur, 2 * blur, *small))
    for _ in range(2):
        patch = pygame.transform.box_blur(patch, blur)
    shade = pygame.transform.smoothscale(patch.subsurface((2 * blur, 2 * blur, *small)), size)
    low = round(255 * part * 2)
    shade.fill((low, low, low, 255), special_flags=pygame.BLEND_RGB_MULT)
    shade.fill((255 - low, 255 - low, 255 - low, 0), special_flags=pygame.BLEND_RGB_ADD)
    return shade


def tray(surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> None:
    """The leather dice tray inside its panel."""
    panel(surface, rect, scale)
    inner = rect.inflate(-2 * scale.u, -2 * scale.u)
    paint.stamp(surface, _lined(inner.size, scale.px(theme.RADIUS_TILE)), inner.topleft)


@paint.sized
def _lined(size: Size, radius: int) -> pygame.Surface:
    canvas = paint.cut(paint.flat(size, theme.PLAIN_DIE, theme.PLAIN_DIE), radius)
    paint.stamp(canvas, paint.cut(texture("leather", paint.inset(size, 1)), radius - 1), (1, 1))
    return canvas


@paint.sized
def tile(size: Size, base: Rgb = theme.PARCH, radius: int = 9, lift: int = 3) -> pygame.Surface:
    """A bevelled tile with its thickness below; `size` is its face; the sprite is `lift` px taller."""
    width, height = size
    canvas = pygame.Surface((width, height + lift), pygame.SRCALPHA)
    bevel = max(1, round(min(size) * 0.02))
    paint.stamp(canvas, paint.rounded((width, height + lift), radius, theme.KEY), (0, 0))
    paint.stamp(canvas, paint.rounded((width - 2, height + lift - 2), radius - 1, theme.TILE_SIDE), (1, 1))
    paint.stamp(canvas, paint.rounded(size, radius, theme.KEY), (0, 0))
    inside = (width - 4, height - 4)
    paint.stamp(canvas, paint.rounded(inside, radius - 2, theme.dark(base, 0.35)), (2, 2))
    part = (inside[0] - bevel, inside[1] - bevel)
    paint.stamp(canvas, paint.rounded(part, radius - 2, theme.light(base, 0.5)), (2, 2))
    face = (inside[0] - 2 * bevel, inside[1] - 2 * bevel)
    paint.stamp(canvas, paint.rounded(face, radius - 2 - bevel, base), (2 + bevel, 2 + bevel))
    return canvas


_backdrop_lock = threading.RLock()


def backdrop(size: Size, name: str = "table") -> pygame.Surface:
    """The table (or `menu`) filling a window of any shape, opaque.

    The largest picture of all: call it in a thread while the window opens, and the first frame need not wait.
    """
    with _backdrop_lock:
        return _backdrop(size, name)


@lru_cache(maxsize=1)  # kept apart from the sprites: what is drawn upon it is kept with them
def _backdrop(size: Size, name: str) -> pygame.Surface:
    source = _source(name)
    width, height = source.get_size()
    grow = max(size[0] / width, size[1] / height)
    piece = pygame.Rect(0, 0, min(width, round(size[0] / grow)), min(height, round(size[1] / grow)))
    piece.midtop = (width // 2, 0)
    whole = pygame.Surface(piece.size, 0, 32)  # as deep as a window: of the 24 bits of a file it would be slow
    whole.blit(source, (0, 0), piece)
    return pygame.transform.smoothscale(whole, size)


def veil(surface: pygame.Surface, alpha: float, colour: Rgb = theme.NIGHT) -> None:
    """Darken all of `surface` by `alpha` (0-1), as under a box."""
    left = round(255 * (1 - alpha))
    surface.fill((left, left, left), special_flags=pygame.BLEND_RGB_MULT)
    surface.fill([round(part * alpha) for part in colour], special_flags=pygame.BLEND_RGB_ADD)
