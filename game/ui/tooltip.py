"""The small plate of words beside the widget pointed at: a tip, or the reason why something is off."""

from __future__ import annotations

import pygame

from game.ui import paint, theme
from game.ui.text import flow
from game.ui.theme import Scale
from game.ui.widget import NO_RECT

WIDEST = 340  # px at 1080p


def draw(
    surface: pygame.Surface,
    words: str,
    beside: pygame.Rect,
    scale: Scale,
    refused: bool = False,
    free: pygame.Rect = NO_RECT,
) -> pygame.Rect:
    """Draw the plate below `beside`, or above it where there is no room; it never leaves the surface. What `free`
    holds stays free: the plate stands to the left of it if there is room."""
    pad_x, pad_y = round(1.5 * scale.u), scale.u
    icon = scale.style(theme.LABEL).px if refused else 0
    gap = scale.u if refused else 0
    screen = surface.get_rect().inflate(-scale.u, -scale.u)
    width = min(scale.grow(WIDEST), screen.width - 2 * pad_x - icon - gap)
    text = flow(words, scale.style(theme.LABEL), theme.BONE, width, link_colour=theme.HINT)
    plate = pygame.Rect(0, 0, text.size[0] + icon + gap + 2 * pad_x, text.size[1] + 2 * pad_y)
    plate.midtop = (beside.centerx, beside.bottom + scale.u)
    if plate.bottom > screen.bottom:
        plate.bottom = beside.top - scale.u
    if free.height and free.left - scale.u - plate.width >= screen.left:
        plate.topright = free.left - scale.u, beside.top
    plate.clamp_ip(screen)
    radius = scale.px(theme.RADIUS_FIELD)
    paint.shadow(surface, plate, radius, theme.S8, scale)
    rim = theme.ILLEGAL if refused else theme.mix(theme.LINE, theme.ASH, 0.35)
    paint.stamp(surface, paint.rounded(plate.size, radius, theme.NIGHT, rim=rim), plate.topleft)
    if refused:
        cross = paint.icon("close", icon, theme.ILLEGAL)
        paint.stamp(surface, cross, (plate.x + pad_x, plate.y + pad_y + (text.size[1] // text.lines - icon) // 2))
    text.draw(surface, (plate.x + pad_x + icon + gap, plate.y + pad_y))
    return plate
