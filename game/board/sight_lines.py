"""Drawn on the board: squares that a piece sees or threatens, its lines of sight, and the pieces of a contest."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from engine.flow import Lens
from game.board import highlights
from game.board.table_view import TableView
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.text import cap_middle, line, measure
from game.ui.theme import Rgb

TINT = 0.48
AROUND = 1.28  # of a space that is no square: its mark shows round a tile that lies there
REACH = 0.94  # of a square's side
SQUARE = ("square", "tray", "plate")  # the shapes of spaces that are tinted as squares
STEP_MOST = 23  # board units that the number of steps may be high
SMALL = 15  # board units of radius, below which a number stands in the middle of its space
DOTS = 2.6  # widths of a dot from one to the next
Point = tuple[int, int]


class SightLines:
    """Draws one lens over the board of a view, and marks the pieces of a contest."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.lens: Lens | None = None
        self.sides: tuple[tuple[str, ...], ...] = ()  # the pieces on each side of a contest
        view.ground_drawn.connect(self.draw_ground)

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the squares, below what stands on them."""
        with _clipped(surface, self.view.camera.view):
            for piece in [piece for side in self.sides for piece in side]:
                at, reach = self._piece(piece)
                if at is not None:
                    frame = _fighter(reach, self.view.ui.px(3))
                    paint.stamp(surface, frame, frame.get_rect(center=at))
            if self.lens is None:
                return
            for place in self.lens.sees:
                self._stamp(surface, place, "sees")
            for place in self.lens.threatens:
                self._stamp(surface, place, "threatens")
            for place in self.lens.reveals:
                self._stamp(surface, place, "reveals")

    def draw_rays(self, surface: pygame.Surface) -> None:
        """Draw the lines, and the badge between fighters, above everything on the board."""
        with _clipped(surface, self.view.camera.view):
            self._draw_fight(surface)
            for ray in sorted(self.lens.rays, key=lambda ray: ray.clear) if self.lens is not None else ():
                start, end = self._at(ray.start), self._at(ray.end)
                if start is not None and end is not None:
                    self._draw_ray(surface, start, end, ray.clear)
            self._draw_steps(surface)

    def _draw_steps(self, surface: pygame.Surface) -> None:
        """Draw the distance to every place in reach, except where a gold disc already says it."""
        if self.lens is None:
            return
        ui, scale = self.view.ui, self.view.camera.scale
        px = max(theme.SMALLEST, min(ui.style(theme.STEP).px, round(STEP_MOST * scale)))
        style = theme.Style(ui.style(theme.STEP).face, px, px)
        for place, steps in self.lens.reach:
            at, kind = self._at(place), self.view.layout.space(place)
            if at is None or place in self.view.marks.legal:
                continue
            shift = kind.radius * 0.62 * scale if kind is not None and kind.radius > SMALL else 0.0
            disc = _steps(str(steps), style)
            paint.stamp(surface, disc, disc.get_rect(center=(round(at[0] + shift), round(at[1] - shift))))

    def _draw_ray(self, surface: pygame.Surface, start: Point, end: Point, clear: bool) -> None:
        """Draw a line of sight: solid if it is clear; if it is cut, solid up to a cross and dotted in rose
        behind it."""
        width = max(3, self.view.ui.px(5))
        if clear:
            _line(surface, start, end, width)
            return
        cut = self._cut(start, end)
        _line(surface, start, cut, width)
        _dots(surface, cut, end, max(4, self.view.ui.px(7)))
        badge = highlights.cross_badge(max(18, self.view.ui.px(24)))
        paint.stamp(surface, badge, badge.get_rect(center=cut))

    def _cut(self, start: Point, end: Point) -> Point:
        """Where a line ends that does not reach its goal: at the edge of the last square that is seen on it."""
        assert self.lens is not None
        length = math.dist(start, end) or 1.0
        dx, dy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        last, half = 0.0, 0.0
        for place in self.lens.sees:
            at, kind = self._at(place), self.view.layout.space(place)
            if at is None or kind is None:
                continue
            half = kind.radius * self.view.camera.scale
            along = (at[0] - start[0]) * dx + (at[1] - start[1]) * dy
            aside = abs((at[0] - start[0]) * dy - (at[1] - start[1]) * dx)
            last = along if aside < half and last < along <= length else last
        reach = min(length, last + (half or self.view.ui.px(24)))
        return round(start[0] + dx * reach), round(start[1] + dy * reach)

    def fighters(self) -> list[Point]:
        """Where the fighters are, px."""
        return [at for side in self.sides for at in (self._piece(piece)[0] for piece in side) if at is not None]

    def _draw_fight(self, surface: pygame.Surface) -> None:
        """Draw a golden badge where two sides meet: between the two pieces that are nearest each other."""
        if len(self.sides) != 2:
            return
        ones, others = ([at for at in (self._piece(piece)[0] for piece in side) if at] for side in self.sides)
        pairs = [(one, other) for one in ones for other in others]
        if pairs:
            one, other = min(pairs, key=lambda pair: math.dist(*pair))
            badge = _badge(max(20, self.view.ui.px(30)))
            middle = ((one[0] + other[0]) // 2, (one[1] + other[1]) // 2 - badge.get_height() // 2)
            paint.stamp(surface, badge, badge.get_rect(center=middle))

    def _piece(self, piece: str) -> tuple[Point | None, int]:
        """The middle of the space of a piece on the board, and the side of the frame round it, px."""
        lying = self.view.arrangement.by_id.get(piece)
        at = self._at(lying.piece.place) if lying is not None else None
        kind = self.view.layout.space(lying.piece.place) if lying is not None else None
        return at, round(2 * (kind.radius if kind else 30) * self.view.camera.scale)

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
        thin, thick = self.view.ui.px(2), self.view.ui.px(3)
        if sort == "reveals":
            sprite = highlights.space_ring(kind.shape, side // 2, theme.REVEAL, max(2.2, thick), dashed=True)
        elif sort == "threatens":
            sprite = _threatened(side if kind.shape in SQUARE else round(side * AROUND), thick)
        else:
            sprite = _seen(side, thin, kind.shape in SQUARE)
        paint.stamp(surface, sprite, sprite.get_rect(center=at))


@contextmanager
def _clipped(surface: pygame.Surface, area: pygame.Rect) -> Iterator[None]:
    """Draw only inside an area while the block runs."""
    before = surface.get_clip()
    surface.set_clip(area)
    yield
    surface.set_clip(before)


def _line(surface: pygame.Surface, start: Point, end: Point, width: int) -> None:
    """A solid line of sight, with a dark outline."""
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
    """The cut part of a line of sight: rose dots."""
    dot = highlights.dot(side, theme.ILLEGAL)
    length, step = math.dist(start, end), side * DOTS
    for n in range(1, int(length / step)):
        part = n * step / length  # the same steps for each line, so that lines on one another look like one
        at = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        paint.stamp(surface, dot, dot.get_rect(center=(round(at[0]), round(at[1]))))


@baked
def _steps(words: str, style: theme.Style) -> pygame.Surface:
    """A disc of sky blue with a number."""
    side = max(round(style.px * 1.5), measure(words, style) + style.px // 2 + 2)
    canvas = paint.disc(side + 2, theme.KEY).copy()
    paint.stamp(canvas, paint.disc(side - 1, theme.HINT), (1, 1))
    at = ((side + 2 - measure(words, style)) // 2, (side + 2) // 2 - cap_middle(style))
    paint.stamp(canvas, line(words, style, theme.KEY), at)
    return canvas


@baked
def _seen(side: int, width: int, square: bool) -> pygame.Surface:
    """A square, or a disc, tinted sky blue, with a dashed edge."""
    inner = side - width
    round_off = 0 if square else inner / 2
    body = (
        f'<rect x="{width / 2}" y="{width / 2}" width="{inner}" height="{inner}" rx="{round_off}" '
        f'fill="{paint.hexed(theme.HINT)}" '
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


@baked
def _fighter(side: int, width: int) -> pygame.Surface:
    """A golden frame round a square."""
    canvas = paint.outline((side + 2 * width + 4, side + 2 * width + 4), side // 6, theme.KEY, width + 4).copy()
    paint.stamp(canvas, paint.outline((side + 2 * width, side + 2 * width), side // 6, theme.LEGAL, width), (2, 2))
    return canvas


@baked
def _badge(side: int) -> pygame.Surface:
    """Crossed strokes on a golden disc."""
    disc = paint.disc(side, theme.GOLD_TOP, theme.GOLD_FOOT, theme.KEY, max(2, side // 12)).copy()
    icon = paint.icon("close", round(side * 0.62), theme.KEY)
    paint.stamp(disc, icon, icon.get_rect(center=disc.get_rect().center))
    return disc
