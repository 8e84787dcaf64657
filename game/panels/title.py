"""The name of the game, and the round beside the tools, where there is room for them."""

from __future__ import annotations

import pygame

from engine.flow.common_goal import CommonGoal
from engine.said import Said
from game.layout.game_layout import GameLayout
from game.layout.regions import Regions
from game.play.live_table import LiveTable
from game.services.fence import fenced
from game.ui import theme
from game.ui.fitted_text import fitted_text
from game.ui.text import label, measure
from game.ui.theme import Scale


class TableTitle:
    """The words beside the menu and the tools of one table."""

    def __init__(self, layout: GameLayout, play: LiveTable) -> None:
        self.layout, self.play = layout, play
        self.round = pygame.Rect(0, 0, 0, 0)  # where the round is drawn; empty if there is no room

    def _name(self) -> Said:
        """What stands above the seats: the name of the game, or what they are together."""
        game, none = self.play.session.game, None
        goal: CommonGoal | None = fenced(lambda: game.common_goal(self.play.stage.table), none)
        return goal.title if goal is not None else game.name

    def draw(self, surface: pygame.Surface, areas: Regions, scale: Scale, menu: int, tools: int) -> None:
        """Draw both; the menu button ends at `menu` px, the tools at `tools`."""
        self.round = pygame.Rect(0, 0, 0, 0)
        if areas.strip and not areas.broad:
            return
        left = menu + scale.u
        area = pygame.Rect(left, areas.menu.y, areas.menu.right - left, areas.menu.height)
        least = scale.style(theme.LABEL).px
        name = fitted_text(self._name(), scale.style(theme.HEADING), theme.BONE, area.size, least)
        if name is not None:
            name.draw(surface, (area.x, area.centery - name.size[1] // 2))
        told = self.layout.layout.round
        number = self.play.stage.table.counters.get(told.counter, 0) if told is not None else 0
        if told is not None and number:
            words = Said(told.text, {"n": number})
            left = tools + scale.u
            area = pygame.Rect(left, areas.tools.y, max(0, areas.tools.right - left), areas.tools.height)
            width = measure(words, scale.style(theme.LABEL))
            if width <= area.width:  # where tools leave the room
                self.round = pygame.Rect(area.right - width, area.y, width, area.height)
                label(surface, words, scale.style(theme.LABEL), theme.ASH, area, "right")
