"""The cloth of the curtain: velvet in folds between two torches, a pelmet, a golden hem, and wood below it.

Measures are those of the design at 1080p; the cloth is as wide as the window.
"""

from __future__ import annotations

import random

import pygame

from game.services.cache import baked
from game.ui import materials, paint, theme
from game.ui.theme import Rgb, Size

HEM_AT = 880  # where the cloth ends
FOLDS = (62, 76, 90, 70)  # widths of folds
SWAG = 240  # width of one swag of the pelmet
FLAME = (
    "M50 2C58 24 78 34 78 62C78 84 66 96 50 96C34 96 22 84 22 62C22 46 34 40 36 26C42 32 42 38 44 42"
    "C50 34 52 18 50 2Z"
)
GLEAM = "M51 44C56 56 66 60 66 74C66 86 60 92 50 92C40 92 35 84 35 76C35 66 46 62 51 44Z"
TORCH = (230, 420)  # of the left torch; the right one mirrors it


@baked
def cloth(size: Size) -> pygame.Surface:
    """The whole curtain as it hangs, opaque."""
    unit = size[1] / 1080
    width = size[0] / unit
    canvas = pygame.Surface(size, 0, 32)
    floor = pygame.Rect(0, round(HEM_AT * unit), size[0], size[1] - round(HEM_AT * unit))
    canvas.blit(materials.texture("table", (size[0], max(1, floor.height))), floor)
    canvas.fill(theme.PATTERN_SHADE, floor, pygame.BLEND_RGB_MULT)
    paint.stamp(canvas, paint.svg(_velvet(width), size, (0, 0, width, 1080)), (0, 0))
    for x in (TORCH[0], width - TORCH[0]):
        for reach, strength in ((330, 0.5), (130, 0.6)):
            light = paint.dimmed(paint.glow("warm", max(1, round(reach * unit))), strength)
            at = light.get_rect(center=(round(x * unit), round((TORCH[1] - 45) * unit)))
            canvas.blit(light, at, special_flags=pygame.BLEND_RGB_ADD)
    paint.stamp(canvas, paint.svg(_torches(width) + _pelmet(width), size, (0, 0, width, 1080)), (0, 0))
    return canvas


def _velvet(width: float) -> str:
    """Folds of one cloth, lighter near the torches, with the hem below."""
    chance, x, defs, folds, hem = random.Random(4), -20.0, "", "", ""
    gold, shade = paint.hexed(theme.HEM), paint.hexed(theme.GOLD_RIM)
    while x < width + 20:
        wide = chance.choice(FOLDS)
        near = max(0.0, 1 - min(abs(x - TORCH[0]), abs(x - width + TORCH[0])) / 620)
        high = theme.mix(theme.mix(theme.WINE, theme.DUSK, 0.52), theme.CARD_RED, 0.4 * near)
        low = theme.mix(theme.DUSK, theme.WINE, 0.22 + 0.2 * near)
        name = f"v{len(defs)}"
        defs += _shaded(name, high, low, x, wide)
        folds += f'<path d="M{x} 0H{x + wide}V890Q{x + wide / 2} 906 {x} 890Z" fill="url(#{name})"/>'
        hem += (
            f'<path d="M{x} 868Q{x + wide / 2} 884 {x + wide} 868V894Q{x + wide / 2} 910 {x} 894Z" fill="{gold}"/>'
            f'<path d="M{x} 868V894" stroke="{shade}" stroke-width="4"/>'
        )
        x += wide
    return f"<defs>{defs}</defs>{folds}{hem}"


def _shaded(name: str, high: Rgb, low: Rgb, x: float, wide: float) -> str:
    """A fold's shading from its edges to its ridge."""
    stops = "".join(
        f'<stop offset="{at}" stop-color="{paint.hexed(colour)}"/>'
        for at, colour in ((0, low), (0.42, high), (1, low))
    )
    box = f'gradientUnits="userSpaceOnUse" x1="{x}" y1="0" x2="{x + wide}" y2="0"'
    return f'<linearGradient id="{name}" {box}>{stops}</linearGradient>'


def _pelmet(width: float) -> str:
    """Swags along the upper edge, with tassels between them."""
    key, hem = paint.hexed(theme.KEY), paint.hexed(theme.HEM)
    face = paint.hexed(theme.mix(theme.WINE, theme.CARD_WINE, 0.35))
    body, number = "", round(width / SWAG)
    wide = width / max(1, number)
    for n in range(number):
        x, middle, end = n * wide, (n + 0.5) * wide, (n + 1) * wide
        edge = f'd="M{x} 70Q{middle} 168 {end} 70" fill="none"'
        body += (
            f'<path d="M{x} -6H{end}V70Q{middle} 168 {x} 70Z" fill="{face}" stroke="{key}" stroke-width="4"/>'
            f'<path {edge} stroke="{key}" stroke-width="15"/><path {edge} stroke="{hem}" stroke-width="9"/>'
            f'<path d="M{x + wide / 4} 20Q{middle - 10} 90 {middle} 116M{end - wide / 4} 20Q{middle + 10} 90 '
            f'{middle} 116" fill="none" stroke="{key}" stroke-opacity="0.4" stroke-width="5"/>'
        )
    for n in range(1, number):
        x = n * wide
        body += (
            f'<path d="M{x - 13} 62H{x + 13}L{x + 18} 116Q{x} 128 {x - 18} 116Z" fill="{hem}" stroke="{key}" '
            f'stroke-width="4"/><circle cx="{x}" cy="58" r="15" fill="{hem}" stroke="{key}" stroke-width="4"/>'
        )
    return body


def _torches(width: float) -> str:
    key, wood = paint.hexed(theme.KEY), paint.hexed(theme.TILE_SIDE)
    flame, light = paint.hexed(theme.GOLD_FOOT), paint.hexed(theme.SELECTED)
    body = ""
    for x in (TORCH[0], width - TORCH[0]):
        body += (
            f'<g transform="translate({x - 60} {TORCH[1] - 120}) scale(1.1)">'
            f'<path d="M50 104V176" stroke="{key}" stroke-width="21" stroke-linecap="round"/>'
            f'<path d="M50 104V176" stroke="{wood}" stroke-width="12" stroke-linecap="round"/>'
            f'<path d="M30 92H70L62 118H38Z" fill="{paint.hexed(theme.ASH)}" stroke="{key}" stroke-width="5"/>'
            f'<path d="{FLAME}" fill="{flame}" stroke="{key}" stroke-width="5" stroke-linejoin="round"/>'
            f'<path d="{GLEAM}" fill="{light}"/></g>'
        )
    return body


@baked
def blindfold(width: int) -> pygame.Surface:
    """A cloth over the eyes, knotted at the right; as wide as the eyes it covers, with its ends beside them."""
    key, linen = paint.hexed(theme.KEY), paint.hexed(theme.PARCH)
    shade, fold = paint.hexed(theme.dark(theme.PARCH, 0.12)), paint.hexed(theme.dark(theme.PARCH2, 0.4))
    body = (
        f'<path d="M93 24L116 12L120 26L100 34ZM95 34L118 40L112 54L92 40Z" fill="{shade}" stroke="{key}" '
        f'stroke-width="4" stroke-linejoin="round"/><path d="M4 20Q50 8 96 20L97 43Q50 34 3 44Z" fill="{linen}" '
        f'stroke="{key}" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="M20 26Q50 17 80 27M14 36Q50 26 84 38" fill="none" stroke="{fold}" stroke-width="2.4"/>'
    )
    return paint.svg(body, (round(width * 1.3), round(width * 0.7)), (-2, -2, 130, 70))
