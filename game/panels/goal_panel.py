"""What all seats together must reach: a row for each condition, with a tick where it holds."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow.common_goal import CommonGoal
from engine.said import said
from game.panels.clause_links import ClauseLinks
from game.ui import materials, paint, section, theme
from game.ui.fitted_text import fitted_or_cut
from game.ui.text import flow, label, measure
from game.ui.theme import Scale

SIGN = 20  # px at 1080p of a tick


class GoalPanel(ClauseLinks):
    """The panel at the foot of the column; none where seats do not win together."""

    def __init__(self, follow: Callable[[str], object]) -> None:
        super().__init__("goal", follow)
        self.shown: CommonGoal | None = None
        self.visible = False

    def _row(self, scale: Scale) -> int:
        return max(scale.px(SIGN), scale.style(theme.LABEL).line) + scale.u // 2

    def height(self, scale: Scale, width: int = 0) -> int:
        """What it needs, px; 0 if there is no common goal."""
        if self.shown is None:
            return 0
        return scale.style(theme.HEADING).line + len(self.shown.rows) * self._row(scale) + 3 * scale.u

    def draw(self, surface: pygame.Surface) -> None:
        goal, scale = self.shown, self.scale
        if goal is None:
            return
        self.begin()
        materials.panel(surface, self.rect, scale)
        pad = 2 * scale.u
        head, note = scale.style(theme.HEADING), scale.style(theme.NOTE)
        room = self.rect.width - 2 * pad
        title = fitted_or_cut(goal.title, head, theme.BONE, (room, head.line))
        y = self.rect.y + scale.u
        title.draw(surface, (self.rect.x + pad, y))
        beside = room - title.size[0] - scale.u
        told = fitted_or_cut(goal.note, note, theme.ASH, (max(1, beside), note.line), "right")
        told.draw(surface, (self.rect.right - pad - told.size[0], y + head.line - note.line))
        y += head.line + scale.u // 2
        for row in goal.rows:
            line = pygame.Rect(self.rect.x + pad, y, room, self._row(scale))
            self._draw_row(surface, row.words, (row.reached, row.needed), row.clause, line)
            y += line.height
        self.draw_focus(surface, scale.px(theme.RADIUS_PANEL))

    def _draw_row(
        self, surface: pygame.Surface, words: str, reached: tuple[int, int], clause: str, line: pygame.Rect
    ) -> None:
        """Draw a tick or an empty ring, the words, how many have it, and the sign of the clause."""
        scale, style, note = self.scale, self.scale.style(theme.LABEL), self.scale.style(theme.NOTE)
        side, done = scale.px(SIGN), reached[0] >= reached[1]
        spot = pygame.Rect(line.x, line.centery - side // 2, side, side)
        colour = theme.GOOD if done else theme.PANEL2
        paint.stamp(surface, paint.disc(side, colour, None, theme.KEY if done else theme.LINE, 2), spot)
        if done:
            tick = paint.icon("tick", round(side * 0.7), theme.KEY)
            paint.stamp(surface, tick, tick.get_rect(center=spot.center))
        sign = flow(section.sign(clause), note, section.ink())
        area = pygame.Rect((line.right - sign.size[0], line.centery - sign.size[1] // 2), sign.size)
        self.area(surface, area, clause)
        sign.draw(surface, area.topleft)
        count = said("{reached} of {needed}", reached=reached[0], needed=reached[1])
        wide = measure(count, note) + 2
        right = area.x - scale.u // 2
        label(surface, count, note, theme.ASH, pygame.Rect(right - wide, line.y, wide, line.height), "right")
        left = spot.right + scale.u
        drawn = fitted_or_cut(words, style, theme.BONE, (right - wide - scale.u // 2 - left, style.line))
        drawn.draw(surface, (left, line.centery - drawn.size[1] // 2))
