"""The program's name in gold lettering, with a flame for the dot of its i."""

from __future__ import annotations

import pygame

from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.text import ascent, line, measure, outlined
from game.ui.theme import Scale

NAME = "Torchl\u0131t"
LAST = "t"


@baked
def wordmark(scale: Scale) -> pygame.Surface:
    """The name, its flame and the light of the flame; the lettering is centred in the picture."""
    style = scale.style(theme.WORDMARK)
    edge = max(3, round(style.px * 0.07))
    body = outlined(NAME, style, theme.RIM_LIGHT, theme.KEY, edge)
    face = line(NAME, style, theme.WHITE).copy()
    face.blit(_fire(face.get_size()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    pad = style.px
    canvas = pygame.Surface((body.get_width() + 2 * pad, body.get_height() + pad), pygame.SRCALPHA)
    stem = measure(NAME.removesuffix(LAST), style) - measure("\u0131", style) / 2
    flame = round(style.px * 0.40)
    middle = pad + edge + round(stem)
    foot = pad + edge + ascent(style) - round(style.px * 0.50)
    light = paint.faded(paint.glow("warm", round(style.px * 1.25)), 0.8)
    paint.stamp(canvas, light, light.get_rect(center=(middle, foot - flame // 2)))
    low = (body.get_width() - 4 * edge, style.px // 2)
    shade = paint.soft(low, style.px // 4, style.px // 6, theme.SHADOW, 0.55)
    at = (canvas.get_width() // 2, pad + ascent(style) - style.px // 4)
    paint.stamp(canvas, shade, shade.get_rect(center=at))
    paint.stamp(canvas, body, (pad, pad))
    paint.stamp(canvas, face, (pad + edge, pad + edge))
    torch = assets.picture("common/icons/torch.svg", (flame, flame))
    paint.stamp(canvas, torch, torch.get_rect(midbottom=(middle, foot)))
    return canvas


def _fire(size: tuple[int, int]) -> pygame.Surface:
    """Gold that runs from light above to deep below."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    for y in range(size[1]):
        part = min(1.0, max(0.0, (y / size[1] - 0.25) / 0.55))
        gold = theme.mix(theme.light(theme.RIM_LIGHT, 0.45), theme.GOLD_TOP, part)
        canvas.fill((*gold, 255), (0, y, size[0], 1))
    return canvas
