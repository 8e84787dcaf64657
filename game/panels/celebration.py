"""A point scored: a star flies from where it was won to the seat's row of stars."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import pygame

from engine.table import Table
from game.layout.game_layout import GameLayout
from game.panels.points_race import STAR, RacePanel
from game.ui import paint, theme
from game.ui.theme import Scale

Point = tuple[float, float]

FLIGHT = 0.8  # seconds of a star's way
STAGGER = 0.14  # and between two stars
RISE = 0.22  # of the way's length: how high it flies above a straight line
LARGE = 2.2  # how much larger a star is where it sets out


@dataclass
class Flying:
    """A star on its way to be a seat's star number `number`; it starts when `age` reaches 0."""

    seat: str
    number: int
    start: Point
    age: float


class Celebration:
    """Watches the counters of the race as the stage shows them."""

    def __init__(self, layout: GameLayout, race: RacePanel) -> None:
        self.layout = layout
        self.race = race
        self.stars: list[Flying] = []
        self._table: Table | None = None
        self._points: dict[str, int] = {}
        self._spots: Mapping[str, Point] = {}
        self._left: Point | None = None

    def watch(self, table: Table, spots: Mapping[str, Point], middle: Point, still: bool) -> bool:
        """Look at the stage's `table` and where its pieces are on the board, px; True if a star starts. A star
        starts where a piece left the board last, else in the `middle`; with `still` none flies."""
        race = self.layout.layout.race
        if race is None:
            return False
        points = {seat: table.counters.get(race.counter.replace("{seat}", seat), 0) for seat in table.seats}
        known, before = self._table is table, self._points
        gone = [at for piece, at in self._spots.items() if piece not in spots] if known else []
        self._left = gone[-1] if gone else self._left
        self._table, self._points, self._spots = table, points, spots
        if not known:  # another seat looks, or another moment: nothing has just been scored
            self.stars.clear()
        if not known or still:
            self._tell_race()
            return False
        begun = False
        for seat, number in points.items():
            for n in range(before.get(seat, number) + 1, number + 1):
                wait = STAGGER * sum(star.seat == seat for star in self.stars)
                self.stars.append(Flying(seat, n, self._left or middle, -wait))
                begun = True
        self._tell_race()
        return begun

    def _tell_race(self) -> None:
        self.race.waiting = {
            seat: sum(star.seat == seat for star in self.stars) for seat in {star.seat for star in self.stars}
        }

    def update(self, dt: float) -> bool:
        """Let the stars fly on; True while any does."""
        if not self.stars:
            return False
        for star in self.stars:
            star.age += dt
        self.stars = [star for star in self.stars if star.age < FLIGHT]
        self._tell_race()
        return True

    def finish(self) -> None:
        """Put all stars where they fly to."""
        self.stars.clear()
        self._tell_race()

    def draw(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw the stars above everything else."""
        race = self.layout.layout.race
        if race is None or not self.race.rect.height:
            return
        for star in self.stars:
            if star.age < 0:
                continue
            part = theme.in_out_cubic(star.age / FLIGHT)
            end = self.race.star(star.seat, star.number)
            dx, dy = end[0] - star.start[0], end[1] - star.start[1]
            lift = 4 * part * (1 - part) * RISE * (dx**2 + dy**2) ** 0.5
            at = (round(star.start[0] + dx * part), round(star.start[1] + dy * part - lift))
            side = round(scale.px(STAR) * (LARGE + (1 - LARGE) * part) / 2) * 2
            reach = side
            paint.stamp(surface, paint.faded(paint.glow("warm", reach), 0.7), (at[0] - reach, at[1] - reach))
            icon = paint.icon(race.icon, side, theme.GOLD_TOP)
            paint.stamp(surface, icon, icon.get_rect(center=at))
