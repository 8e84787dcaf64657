"""The scores of one person in one game over time: a point for each table, a star for each that was won."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10
from typing import NamedTuple

import pygame

from engine.said import Said, said
from game.ui import paint, theme
from game.ui.text import fitted, flow, label, measure
from game.ui.theme import Rgb, Scale
from game.ui.widget import Widget, is_click

TITLE = said("Scores over time")
WON = said("{icon:star} won")
LINES = 4  # of the grid, about
POINT, STAR = 15, 26  # px at 1080p: a point, and the star of a table that was won
HEADROOM = 0.12  # of the range of the scores, above the highest one
REACH = 1.6  # times its own size that a star must be apart from the next one, else it shrinks


class Point(NamedTuple):
    """One table: the score, whether it was won, and its words (when, and with whom)."""

    score: int
    won: bool
    words: Said


class ScoreChart(Widget):
    """The points from left to right, one of them chosen by a click; `chose` is called with its number. The
    `colour` is that of the person's seat, empty if not known. The first and the last table are named below."""

    focusable = False

    def __init__(self, chose: Callable[[int], object], name: str) -> None:
        super().__init__(name)
        self.points: tuple[Point, ...] = ()
        self.chosen = 0
        self.chose = chose
        self.ends: tuple[str, str] = ("", "")
        self.colour = ""

    def show(self, points: Sequence[Point], ends: tuple[str, str], colour: str) -> None:
        """Show these points."""
        self.points, self.ends, self.colour = tuple(points), ends, colour

    @property
    def ink(self) -> Rgb:
        """The colour of the points, as the palette has it now."""
        return theme.seat(self.colour).colour if self.colour else theme.BONE

    # -- where things are --------------------------------------------------------------------------------

    @property
    def plot(self) -> pygame.Rect:
        """The area of the points, between the numbers at the left and the days below."""
        scale, small = self.scale, self.scale.style(theme.NOTE)
        left = max(measure(str(tick), small) for tick in self.ticks) + 3 * scale.u
        side, head = scale.px(STAR), scale.style(theme.HEADING).line + scale.u
        area = pygame.Rect(self.rect.x + left, self.rect.y + head, self.rect.width - left, self.rect.height - head)
        foot = small.line + 2 * scale.u
        return pygame.Rect(
            area.x + side // 2, area.y + side, area.width - side - 2 * scale.u, max(1, area.height - side - foot)
        )

    @property
    def ticks(self) -> range:
        """The numbers of the grid."""
        scores = [point.score for point in self.points] or [0]
        low, high = min(0, *scores), max(1, *scores)
        high += ceil((high - low) * HEADROOM)
        rough = (high - low) / LINES
        power = 10 ** floor(log10(max(1.0, rough)))
        step = next(int(power * nice) for nice in (1, 2, 5, 10) if power * nice >= rough)
        return range(floor(low / step) * step, ceil(high / step) * step + 1, step)

    def point(self, number: int) -> tuple[int, int]:
        """Where a point lies."""
        plot, ticks = self.plot, self.ticks
        across = 0.5 if len(self.points) == 1 else number / (len(self.points) - 1)
        part = (self.points[number].score - ticks[0]) / (ticks[-1] - ticks[0])
        return round(plot.x + plot.width * across), round(plot.bottom - plot.height * part)

    def nearest(self, x: int) -> int:
        """The point that is nearest to a px across."""
        return min(range(len(self.points)), key=lambda number: abs(self.point(number)[0] - x))

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        scale = self.scale
        hole = paint.rounded(self.rect.size, scale.px(theme.RADIUS_TILE), theme.NIGHT, rim=theme.KEY, rim_width=2)
        paint.stamp(surface, hole, self.rect)
        if not self.points:
            return
        self._draw_heading(surface)
        self._draw_grid(surface)
        corners = [self.point(number) for number in range(len(self.points))]
        if len(corners) > 1:
            width = max(2, scale.px(3))
            pygame.draw.lines(surface, theme.KEY, False, corners, width + 2)
            pygame.draw.lines(surface, theme.mix(theme.NIGHT, self.ink, 0.75), False, corners, width)
        for number, at in enumerate(corners):
            if number != self.chosen:
                self._draw_point(surface, number, at)
        self._draw_chosen(surface, corners[self.chosen])

    def _draw_heading(self, surface: pygame.Surface) -> None:
        """What the chart shows, and what a star means."""
        scale, style = self.scale, self.scale.style(theme.HEADING)
        area = pygame.Rect(self.rect.x, self.rect.y + scale.u, self.rect.width, style.line).inflate(
            -4 * scale.u, 0
        )
        label(surface, TITLE, fitted(TITLE, style, area.width), theme.BONE, area)
        star = flow(WON, scale.style(theme.NOTE), theme.ASH)
        if measure(TITLE, style) + star.size[0] + 2 * scale.u <= area.width:
            star.draw(surface, (area.right - star.size[0], area.centery - star.size[1] // 2))

    def _draw_grid(self, surface: pygame.Surface) -> None:
        plot, ticks, small = self.plot, self.ticks, self.scale.style(theme.NOTE)
        apart = plot.height / (len(ticks) - 1)
        every = max(1, ceil(small.line / max(1.0, apart)))
        for number, tick in enumerate(ticks):
            if number % every:
                continue
            y = round(plot.bottom - plot.height * (tick - ticks[0]) / (ticks[-1] - ticks[0]))
            ink = theme.mix(theme.NIGHT, theme.LINE, 1.0 if not tick else 0.55)
            pygame.draw.line(surface, ink, (plot.x - self.scale.u, y), (plot.right, y))
            width = plot.x - 2 * self.scale.u - self.rect.x
            area = pygame.Rect(self.rect.x, y - small.line // 2, width, small.line)
            label(surface, str(tick), small, theme.ASH, area, "right")
        foot = pygame.Rect(plot.x, plot.bottom + self.scale.u, plot.width, small.line)
        first, last = self.ends
        if first != last:
            label(surface, first, small, theme.ASH, foot)
        label(surface, last, small, theme.ASH, foot, "right")

    def _draw_point(self, surface: pygame.Surface, number: int, at: tuple[int, int], larger: float = 1.0) -> None:
        """A star if the table was won, else a disc; the shape tells it without colours."""
        room = self.plot.width / max(1, len(self.points) - 1) * REACH
        if self.points[number].won:
            side = max(9, min(round(room), round(self.scale.px(STAR) * larger)))
            for grown, ink in ((max(4, side // 4), theme.KEY), (0, theme.LEGAL)):
                star = paint.icon("star", side + grown, ink)
                paint.stamp(surface, star, star.get_rect(center=at))
        else:
            side = max(5, min(round(room), round(self.scale.px(POINT) * larger)))
            disc = paint.disc(side, self.ink, self.ink, theme.KEY, 2)
            paint.stamp(surface, disc, disc.get_rect(center=at))

    def _draw_chosen(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """The chosen point, larger, with its score and words on a plate."""
        scale, point, plot = self.scale, self.points[self.chosen], self.plot
        pygame.draw.line(surface, theme.ASH, (at[0], plot.y), (at[0], plot.bottom))
        self._draw_point(surface, self.chosen, at, 1.35)
        style = scale.style(theme.NOTE)
        inner = self.rect.inflate(-2 * scale.u, -2 * scale.u)
        plate = pygame.Rect(
            0, 0, min(inner.width, measure(point.words, style) + 2 * scale.u), style.line + scale.u
        )
        above = at[1] - scale.px(STAR) - plate.height >= inner.y
        side = scale.px(STAR)
        plate.midbottom = (at[0], at[1] - side) if above else (at[0], at[1] + side + plate.height)
        plate.clamp_ip(inner)
        body = paint.rounded(plate.size, scale.px(theme.RADIUS_FIELD), theme.PANEL2, rim=theme.LINE)
        paint.stamp(surface, body, plate)
        label(surface, point.words, style, theme.BONE, plate.inflate(-2 * scale.u, 0), "centre")

    # -- events ------------------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        pressed = is_click(event) or (event.type == pygame.MOUSEMOTION and self.pressed)
        if not pressed or not self.points:
            return False
        number = self.nearest(event.pos[0])
        if number != self.chosen:
            self.chose(number)
        return True


def wanted_height(scale: Scale) -> int:
    """The least height at which a chart can be read."""
    return scale.grow(190)
