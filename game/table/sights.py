"""What the lens draws on the board: squares that a piece sees or threatens, and its lines of sight."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from engine.flow import Lens
from game.table import highlights
from game.table.view import TableView
from game.ui import paint, theme
from game.ui.cache import baked
from game.ui.theme import Rgb

TINT = 0.48
REACH = 0.94  # of a square's side
DOTS = 2.6  # widths of a dot from one to the next
Point = tuple[int, int]


class Sights:
    """Draws one lens over the board of a view."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.lens: Lens | None = None

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The squares, to lie below what stands on them."""
        if self.lens is None:
            return
        with _clipped(surface, self.view.camera.view):
            for place in self.lens.sees:
                self._stamp(surface, place, "sees")
            for place in self.lens.threatens:
                self._stamp(surface, place, "threatens")

    def draw_rays(self, surface: pygame.Surface) -> None:
        """The lines, above everything on the board."""
        if self.lens is None:
            return
        width = max(3, self.view.ui.px(5))
        with _clipped(surface, self.view.camera.view):
            for ray in sorted(self.lens.rays, key=lambda ray: ray.clear):
                start, end = self._at(ray.start), self._at(ray.end)
                if start is None or end is None:
                    continue
                if ray.clear:
                    _line(surface, start, end, width)
                else:
                    _dots(surface, start, end, max(4, self.view.ui.px(7)))
                    badge = highlights.cross_badge(max(18, self.view.ui.px(24)))
                    paint.stamp(surface, badge, badge.get_rect(center=end))

    def _at(self, place: str) -> Point | None:
        spot = self.view.ground.spot(place)
        if spot is None:
            return None
        x, y = self.view.camera.to_screen(spot)
        return round(x), round(y)

    def _stamp(self, surface: pygame.Surface, place: str, sort: str) -> None:
        at, kind = self._at(place), self.view.layout.space(place)
        if at is None or kind is None:
            return
        side = max(8, round(2 * kind.radius * self.view.camera.scale * REACH))
        sprite = _seen(side, self.view.ui.px(2)) if sort == "sees" else _threatened(side, self.view.ui.px(3))
        paint.stamp(surface, sprite, sprite.get_rect(center=at))


@contextmanager
def _clipped(surface: pygame.Surface, area: pygame.Rect) -> Iterator[None]:
    """Draws only inside an area while it lasts."""
    before = surface.get_clip()
    surface.set_clip(area)
    yield
    surface.set_clip(before)


def _line(surface: pygame.Surface, start: Point, end: Point, width: int) -> None:
    """A solid line of sight, key under sky blue."""
    for colour, wide in ((theme.KEY, width + 3), (theme.HINT, width)):
        _bar(surface, start, end, wide, colour)


def _bar(surface: pygame.Surface, start: Point, end: Point, width: int, colour: Rgb) -> None:
    """A line with straight edges at any angle, and round ends."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    if length < 1:
        return
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    corners = [
        (start[0] + nx, start[1] + ny), (end[0] + nx, end[1] + ny),
        (end[0] - nx, end[1] - ny), (start[0] - nx, start[1] - ny),
    ]  # fmt: skip
    pygame.draw.polygon(surface, colour, corners)
    for point in (start, end):
        pygame.draw.circle(surface, colour, point, width / 2)


def _dots(surface: pygame.Surface, start: Point, end: Point, side: int) -> None:
    """A line of sight that is cut: rose dots up to where."""
    dot = highlights.dot(side, theme.ILLEGAL)
    length = math.dist(start, end)
    number = max(1, round(length / (side * DOTS)))
    for n in range(1, number):
        at = (start[0] + (end[0] - start[0]) * n / number, start[1] + (end[1] - start[1]) * n / number)
        paint.stamp(surface, dot, dot.get_rect(center=(round(at[0]), round(at[1]))))


@baked
def _seen(side: int, width: int) -> pygame.Surface:
    """A square tinted sky blue, with a dashed edge."""
    inner = side - width
    body = (
        f'<rect x="{width / 2}" y="{width / 2}" width="{inner}" height="{inner}" fill="{paint.hexed(theme.HINT)}" '
        f'fill-opacity="{TINT}" stroke="{paint.hexed(theme.HINT_TEXT)}" stroke-width="{width}" '
        f'stroke-dasharray="{side / 9} {side / 14}"/>'
    )
    return paint.svg(body, (side, side))


@baked
def _threatened(side: int, width: int) -> pygame.Surface:
    """A square with rose corners and a slash across each."""
    arm, edge = side * 0.28, width / 2 + 1
    far = side - edge
    path = "".join(
        f"M{x} {y + sy * arm}L{x} {y}L{x + sx * arm} {y}"
        for x, y, sx, sy in ((edge, edge, 1, 1), (far, edge, -1, 1), (edge, far, 1, -1), (far, far, -1, -1))
    )
    stroke = '<path d="{}" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round"/>'
    strokes = "".join(
        stroke.format(path, paint.hexed(colour), wide)
        for colour, wide in ((theme.KEY, width + 2), (theme.ILLEGAL, width))
    )
    return paint.svg(strokes, (side, side))
