"""The dark round the scene of a duel, as it comes and goes."""

from __future__ import annotations

import pygame

from game.duel.duel import Duel
from game.duel.duel_place import DuelPlace
from game.duel.gloom import Box, gloom
from game.ui import paint

STEPS = 4  # in which the dark comes and goes


class DuelDark:
    """Draws the dark of the duels of one table; its pictures are drawn ahead."""

    def __init__(self, place: DuelPlace) -> None:
        self._place, self.panels, self.panel = place, place.panels, place.panel

    def draw_ahead(self, duel: Duel) -> None:
        """Let the pictures be drawn while a scene begins to open."""
        for step in range(1, STEPS + 1):
            self._gloom(duel, step)

    def whole(self, duel: Duel) -> pygame.Surface | None:
        """The dark round a scene; None while it comes or goes, or is still being drawn ahead."""
        if duel.waits or self._step(duel) < STEPS:
            return None
        return self._gloom(duel, STEPS, ahead=False)

    def draw_part(self, surface: pygame.Surface, duel: Duel) -> None:
        """Draw the dark as it comes and goes, in a few steps that are drawn ahead."""
        for step in range(self._step(duel), 0, -1):
            dark = self._gloom(duel, step)
            if dark is not None:
                paint.stamp(surface, dark, (0, 0))
                return

    def boxes(self, duel: Duel) -> tuple[Box, Box]:
        """The scene and the place that it is about."""
        return _box(self.panel.rect), _box(self._place.chamber(duel))

    @staticmethod
    def _step(duel: Duel) -> int:
        """How dark it is, in steps."""
        left = 1.0 if duel.closing is None else 1 - min(1.0, duel.closing)
        return round(STEPS * (1.0 if duel.rests else min(left, duel.part("open"))))

    def _gloom(self, duel: Duel, step: int, ahead: bool = True) -> pygame.Surface | None:
        rect, chamber = self.boxes(duel)
        size = self.panels.page.size
        return gloom(size, self._holes(duel), chamber, rect, self.panels.scale.height, step / STEPS, ahead)

    def _holes(self, duel: Duel) -> tuple[Box, ...]:
        """What is not darkened."""
        areas = self.panels.areas
        assert areas is not None
        return tuple([_box(rect) for rect in (*self._place.kept(duel), areas.prompt)])


def _box(rect: pygame.Rect) -> Box:
    return rect.x, rect.y, rect.width, rect.height
