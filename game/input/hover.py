"""What the pointer or a finger rests on: a tip tells about it, and under a finger the lens is on too."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.said import Said
from game.explain.lens import LensTool
from game.input.dragging import Dragging
from game.input.long_press import LongPress, Pixel
from game.panels.table_panels import TablePanels
from game.ui import theme, tooltip
from game.ui.theme import Scale


class Hover:
    """Waits until pointer or finger has rested long enough. `toggle_lens` is None where a game has no lens;
    `show_anew` is called when a finger is lifted."""

    def __init__(
        self,
        panels: TablePanels,
        hands: Dragging,
        looking: LensTool,
        toggle_lens: Callable[[], object] | None,
        show_anew: Callable[[], object],
    ) -> None:
        self.panels, self.dragging, self.lens_tool = panels, hands, looking
        self._toggle_lens, self._show_anew = toggle_lens, show_anew
        self.tip: tuple[Said, pygame.Rect] | None = None
        self.finger = LongPress(hands, self._lie, self._lift)
        self._seen = False  # the lens is on as long as a finger lies
        self._for = 0.0  # seconds

    def begin(self, finger: bool) -> None:
        """The pointer has moved: it begins to rest. A finger rests on nothing once it is up."""
        self._for, self.tip = theme.TOOLTIP_AFTER + 1 if finger else 0.0, None

    def update(self, dt: float) -> bool:
        """Let time pass; True if something is to be drawn anew."""
        before, self._for = self._for, self._for + dt
        told = (
            before < theme.TOOLTIP_AFTER <= self._for
            and self.dragging.press is None
            and not self.panels.view.marks.legal  # a plate of words would cover what is being chosen
        )
        if told:
            at = self.dragging.pointer
            seen = self.lens_tool.on and self.panels.view.camera.view.collidepoint(at)  # its panel tells it
            self.tip = self.panels.words.tip_at(at) if self.panels.page.at(at) is None and not seen else None
        return self.finger.update(dt) or (told and self.tip is not None)

    def _lie(self, at: Pixel) -> None:
        self.tip = self.panels.words.tip_at(at)
        if self._toggle_lens is not None and not self.lens_tool.on:
            self._seen = True
            self._toggle_lens()

    def _lift(self) -> None:
        self.tip = None
        if self._toggle_lens is not None and self._seen and self.lens_tool.on:
            self._toggle_lens()
        self._seen = False
        self._show_anew()

    def draw(self, surface: pygame.Surface, scale: Scale) -> None:
        """Draw the tip, if there is one."""
        if self.tip is not None:
            tooltip.draw(surface, *self.tip, scale)
