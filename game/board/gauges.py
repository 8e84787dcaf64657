"""Gauges: a counter shown as one lit cell in a row of numbers."""

from __future__ import annotations

import pygame

from game.layout.camera import Camera
from game.layout.pictured_spaces import Gauge
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.text import fitted, label, measure
from game.ui.theme import Scale, Size, Style

CROWN = 0.8  # of a cell's height: how large the crown is


def draw_gauge(surface: pygame.Surface, gauge: Gauge, number: int, camera: Camera, scale: Scale) -> None:
    """Draw the cells of a gauge, its words before them."""
    size = round(gauge.cell[0] * camera.scale), round(gauge.cell[1] * camera.scale)
    style = scale.style(theme.NOTE)
    style = Style(style.face, max(theme.SMALLEST, min(style.px, size[1] - 2)), size[1])
    for n in range(gauge.first, gauge.last + 1):
        x, y = camera.to_screen((gauge.at[0] + (n - gauge.first) * gauge.step, gauge.at[1]))
        cell = _cell(str(n), size, style, n == number, n == gauge.last)
        paint.stamp(surface, cell, cell.get_rect(center=(round(x), round(y))))
    if gauge.crown and number >= gauge.last:
        _draw_crown(surface, gauge, size, camera)
    x, y = camera.to_screen((gauge.at[0] - gauge.cell[0], gauge.at[1]))
    room = round(gauge.room * camera.scale)
    own = fitted(gauge.words, style, room)
    width = min(room, measure(gauge.words, own))
    area = pygame.Rect(round(x) - width, round(y) - size[1] // 2, width + 1, size[1])
    label(surface, gauge.words, own, theme.ASH, area)


def _draw_crown(surface: pygame.Surface, gauge: Gauge, cell: Size, camera: Camera) -> None:
    """Draw the crown that the last cell wears, standing a little over its upper edge."""
    x, y = camera.to_screen((gauge.at[0] + (gauge.last - gauge.first) * gauge.step, gauge.at[1]))
    side = round(cell[1] * CROWN)
    crown = assets.picture(gauge.crown, (side, side))
    paint.stamp(surface, crown, crown.get_rect(midbottom=(round(x), round(y) - round(cell[1] * 0.3))))


@baked
def _cell(number: str, size: Size, style: Style, lit: bool, last: bool) -> pygame.Surface:
    ground = theme.LIFE_GOOD if lit else theme.PACT if last else theme.PANEL
    canvas = paint.rounded(size, max(2, size[1] // 5), ground, rim=theme.LINE, rim_width=1).copy()
    ink = theme.KEY if lit else theme.BONE
    own = fitted(number, style, size[0] - 2)
    if measure(number, own) <= size[0]:  # a board too small for numbers is drawn without
        label(canvas, number, own, ink, canvas.get_rect(), "centre")
    return canvas
