"""The menu button and the tools of the table, side by side in as many rows as they need."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

import pygame

from engine.said import said
from game.explain.teach_from_here import TEACH, WHY_NOT
from game.layout.regions import GAP, Regions, rows
from game.services.shortcuts import TABLE
from game.ui.button import IconButton
from game.ui.page import Page
from game.ui.theme import Scale

Act = Callable[[], object]
SHORTCUTS = {WHY_NOT: "why"}  # of tools that have another name


@dataclass(frozen=True)
class ToolActs:
    """What the buttons do; a button without an act is left out."""

    menu: Act
    undo: Act
    redo: Act
    fit: Act
    lens: Act | None
    rules: Act | None
    teach: Act
    why_not: Act
    drawer: Act
    chart: Act | None
    settings: Act | None


class Toolbar:
    """The buttons, put into a page."""

    def __init__(self, page: Page, acts: ToolActs) -> None:
        self.page = page
        self.menu = page.add(IconButton("menu", acts.menu, said("Menu"), name="menu"))
        self.lens: IconButton | None = None
        if acts.lens is not None:
            tip = said("Lens: what the rules see in whatever you point at")
            self.lens = IconButton("lens", acts.lens, tip, name="lens")
        rules = acts.rules and IconButton("book", acts.rules, said("Rulebook"), name="rules")
        settings = acts.settings and IconButton("settings", acts.settings, said("Settings"), name="settings")
        tip = said("The drawer at the side: rules, points, what has left the board")
        self.drawer = IconButton("drawer", acts.drawer, tip, name="drawer")
        self.chart = acts.chart and IconButton("pin", acts.chart, said("The chart of the board"), name="chart")
        tools = (
            IconButton("undo", acts.undo, said("Take back"), name="undo"),
            IconButton("redo", acts.redo, said("Redo what was taken back"), name="redo"),
            IconButton("fit", acts.fit, said("Show the whole board"), name="fit"),
            self.lens,
            rules,
            IconButton("bulb", acts.teach, said("Teach from here"), name=TEACH),
            IconButton("question", acts.why_not, said("Why can't I ...?"), name=WHY_NOT),
            self.drawer,
            self.chart,
            settings,
        )
        self._tools: Sequence[IconButton] = [page.add(tool) for tool in tools if tool is not None]
        for tool in (self.menu, *self._tools):
            tool.shortcut = TABLE.named(SHORTCUTS.get(tool.name, tool.name))
        self.offer_drawer(False)

    @property
    def buttons(self) -> Sequence[IconButton]:
        """The tools that are shown."""
        return [tool for tool in self._tools if tool.visible]

    @property
    def right(self) -> int:
        """Where the tools end, px."""
        return max(tool.rect.right for tool in self.buttons)

    def offer_drawer(self, on: bool) -> None:
        """Show or hide the button of the drawer, and that of the chart, which has no place of its own then."""
        self.drawer.visible = on
        if self.chart is not None:
            self.chart.visible = on

    def keep(self, names: Collection[str]) -> None:
        """Remove all other tools, but for those of drawer and chart."""
        kept = [tool for tool in self._tools if tool.name in names or tool in (self.drawer, self.chart)]
        self.page.remove(*[tool for tool in self._tools if tool not in kept])
        self._tools = kept

    def mark(self, topic: str) -> None:
        """Show which of the explaining tools is on; empty: none."""
        for tool in self.buttons:
            if tool.name in (TEACH, WHY_NOT):
                tool.on = tool.name == topic

    def place(self, areas: Regions, scale: Scale) -> None:
        """Take the areas of menu and tools."""
        side = self.menu.wanted(scale)[0]
        self.menu.place(pygame.Rect(areas.menu.x, areas.menu.centery - side // 2, side, side), scale)
        area = areas.tools
        number = rows(len(self.buttons), area.width, scale)
        a_row = -(-len(self.buttons) // number)
        side = max(min(scale.hit, side), min(side, area.width // a_row - GAP))  # smaller rather than overlapping
        apart = min(side + scale.u, (area.width - side) // max(1, a_row - 1))
        top = area.centery - (number * (side + GAP) - GAP) // 2
        for place, tool in enumerate(self.buttons):
            row, column = divmod(place, a_row)
            tool.place(pygame.Rect(area.x + column * apart, top + row * (side + GAP), side, side), scale)
