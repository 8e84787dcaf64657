"""The race for points: how many win, and the stars that every seat has gathered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from engine.said import Said
from engine.table import Table
from game.layout.game_layout import GameLayout
from game.panels.clause_links import ClauseLinks
from game.ui import materials, paint, section, theme
from game.ui.fitted_text import fitted_or_cut
from game.ui.text import flow
from game.ui.theme import Scale

STAR = 24  # px at 1080p
CLOSE = 0.55  # of a star's width: how near stars may come to each other
UNLIT = 0.22


@dataclass(frozen=True)
class Racer:
    """The colour of a seat with its points; `name` is the game's seat."""

    name: str
    colour: str
    points: int


class RacePanel(ClauseLinks):
    """A panel with one row of stars for each seat, two seats a line."""

    def __init__(self, layout: GameLayout, follow: Callable[[str], object]) -> None:
        super().__init__("race", follow)
        self.layout = layout
        self.runners: tuple[Racer, ...] = ()
        self.goal = 0
        self.waiting: dict[str, int] = {}  # points that are still on their way here, by seat

    def show(self, table: Table) -> None:
        """Take the points of a table. If the game has no race, there is no panel."""
        race = self.layout.layout.race
        self.visible = race is not None
        if race is None:
            return
        self.goal = table.counters.get(race.goal, 0)
        self.runners = tuple(
            Racer(seat, self.layout.colour(seat), table.counters.get(race.counter.replace("{seat}", seat), 0))
            for seat in table.seats
        )

    def height(self, scale: Scale, width: int = 0) -> int:
        """What it needs, px; 0 if there is no race."""
        if self.layout.layout.race is None:
            return 0
        lines = -(-len(self.runners) // 2)
        words = scale.style(theme.LABEL).line + scale.style(theme.NOTE).line
        return words + lines * (scale.px(STAR) + scale.u // 2) + 3 * scale.u + scale.u // 2

    def star(self, seat: str, number: int) -> tuple[int, int]:
        """The middle of a seat's star, counted from 1."""
        place = next(n for n, runner in enumerate(self.runners) if runner.name == seat)
        side, half = self.scale.px(STAR), self.rect.width // 2
        left = self.rect.x + 2 * self.scale.u + (place % 2) * (half - self.scale.u) + side + self.scale.u
        room = half - 4 * self.scale.u - side
        step = max(round(side * CLOSE), min(side + 2, (room - side) // max(1, self.goal - 1)))
        y = self.rect.bottom - self._below(place // 2) - side // 2
        return left + step * (number - 1) + side // 2, y

    def _below(self, line: int) -> int:
        lines = -(-len(self.runners) // 2)
        return (lines - 1 - line) * (self.scale.px(STAR) + self.scale.u // 2) + round(1.5 * self.scale.u)

    def draw(self, surface: pygame.Surface) -> None:
        race, scale, rect = self.layout.layout.race, self.scale, self.rect
        if race is None:
            return
        self.begin()
        materials.panel(surface, rect, scale)
        pad, inner = 2 * scale.u, rect.width - 4 * scale.u
        words, note = scale.style(theme.LABEL), scale.style(theme.NOTE)
        room = inner - 2 * words.line, words.line
        told = fitted_or_cut(Said(race.text, {"n": self.goal}), words.bold, theme.BONE, room)
        told.draw(surface, (rect.x + pad, rect.y + round(1.5 * scale.u)))
        sign = flow(section.sign(race.clause), note, section.ink())
        area = pygame.Rect((rect.right - pad - sign.size[0], rect.y + round(1.5 * scale.u)), sign.size)
        self.area(surface, area, race.clause)
        sign.draw(surface, area.topleft)
        for runner in self.runners:
            self._draw_runner(surface, runner, race.icon)
        self.draw_focus(surface, scale.px(theme.RADIUS_PANEL))

    def _draw_runner(self, surface: pygame.Surface, runner: Racer, icon: str) -> None:
        side = self.scale.px(STAR)
        x, y = self.star(runner.name, 1)
        mark = paint.mark(runner.colour, side)
        paint.stamp(surface, mark, mark.get_rect(center=(x - side - self.scale.u, y)))
        lit = runner.points - self.waiting.get(runner.name, 0)
        star = paint.icon(icon, side, theme.GOLD_TOP)
        for number in range(max(self.goal, lit), 0, -1):  # the first uppermost
            sprite = star if number <= lit else paint.faded(star, UNLIT)
            paint.stamp(surface, sprite, sprite.get_rect(center=self.star(runner.name, number)))
