"""The end of a course: the learner in torchlight with a crown, and stars that fly out from there."""

from __future__ import annotations

import math

import pygame

from engine.said import Said
from game.panels.winners_picture import WinnersPicture
from game.ui import materials, paint, theme
from game.ui.fitted_text import fitted_or_cut
from game.ui.theme import Scale
from game.ui.widget import Widget

STARS = 18
FLIGHT = 1.6  # seconds that the stars fly
FAR = 0.75  # of the board's width that the farthest stars fly
STAR = 26  # px at 1080p across a star
WIDE, TALL = 560, 330  # px at 1080p of the sheet
MOST = 0.8  # of the board that it takes up at most
TURN = math.pi * (3 - math.sqrt(5))  # the golden angle, so that no two stars fly the same way


class CourseCelebration(Widget):
    """A sheet over the board with the `picture` of the learner in the `colour` of the seat."""

    focusable = False

    def __init__(self, picture: str, colour: str) -> None:
        super().__init__("celebration")
        self.words = Said("")
        self.crowned = WinnersPicture([(picture, colour)], 0.0)
        self.visible = False
        self.age = FLIGHT
        self._reach = 0

    def begin(self, words: Said, crowning: float) -> None:
        """Celebrate. The crown comes down within `crowning` seconds; with 0 everything stays still."""
        self.words, self.visible = words, True
        self.crowned.seconds, self.crowned.age = crowning, 0.0
        self.age = 0.0 if crowning else FLIGHT

    def stand_on(self, board: pygame.Rect, scale: Scale) -> None:
        """Lie in the middle of the board."""
        rect = pygame.Rect(0, 0, min(scale.grow(WIDE), round(board.width * MOST)), 0)
        rect.height = min(scale.grow(TALL), round(board.height * MOST))
        rect.center = board.center
        self._reach = round(board.width * FAR)
        self.place(rect, scale)
        inner = rect.inflate(-6 * scale.u, -6 * scale.u)
        inner.height -= 2 * scale.style(theme.TITLE).line
        self.crowned.place(inner, scale)

    def update(self, dt: float) -> bool:
        if not self.visible:
            return False
        flying = self.age < FLIGHT
        self.age += dt
        return self.crowned.update(dt) or flying

    def draw(self, surface: pygame.Surface) -> None:
        scale, rect = self.scale, self.rect
        materials.panel(surface, rect, scale, raised=True)
        radius = scale.px(theme.RADIUS_PANEL)
        rim = paint.outline(rect.size, radius, theme.LEGAL, max(2, scale.px(2.5)))
        paint.stamp(surface, rim, rect)
        self.crowned.draw(surface)
        below = pygame.Rect(rect.x, self.crowned.rect.bottom, rect.width, rect.bottom - self.crowned.rect.bottom)
        room = below.inflate(-6 * scale.u, -2 * scale.u)
        told = fitted_or_cut(self.words, scale.style(theme.TITLE), theme.GOLD_TOP, room.size, align="centre")
        told.draw(surface, (room.x + (room.width - told.size[0]) // 2, room.y + (room.height - told.size[1]) // 2))

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw the stars that fly."""
        part = self.age / FLIGHT
        if part >= 1:
            return
        side = self.scale.px(STAR)
        for number in range(STARS):
            away = self._reach * theme.out_cubic(part) * (0.45 + 0.55 * ((number * 7) % STARS) / STARS)
            angle = number * TURN
            x = self.crowned.rect.centerx + round(math.cos(angle) * away)
            y = self.crowned.rect.centery + round(math.sin(angle) * away * 0.7)
            star = paint.dimmed(paint.icon("star", side, theme.GOLD_TOP), 1 - part**2)
            paint.stamp(surface, star, star.get_rect(center=(x, y)))
