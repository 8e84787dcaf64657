"""What mouse and fingers do over the board: lead pieces, turn tiles, zoom and move the board."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.app.fingers import Point
from game.input.contest_flow import ContestFlow
from game.input.dragging import Dragging
from game.input.hover import Hover
from game.panels.table_panels import TablePanels


class TablePointer:
    """Obeys the pointer at one table. `moved` is called when a drag has moved pieces or the board, `changed` when
    something is to be drawn anew, `finish` shows at once what still moves, `hold` keeps the board where it is
    under a press."""

    def __init__(
        self,
        panels: TablePanels,
        dragging: Dragging,
        hover: Hover,
        contest_flow: ContestFlow,
        scroll: Callable[[int], bool],
        moved: Callable[[], object],
        changed: Callable[[], object],
        finish: Callable[[], object],
        hold: Callable[[tuple[int, int]], object],
    ) -> None:
        self.panels, self.page, self.camera = panels, panels.page, panels.view.camera
        self.dragging, self.hover, self.contest_flow, self._scroll = dragging, hover, contest_flow, scroll
        self._moved, self._changed, self._finish, self._hold = moved, changed, finish, hold

    def handle(self, event: pygame.event.Event) -> bool:
        """Obey a motion, the wheel or a button; True if it meant anything here."""
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event.y)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3 and self.page.at(event.pos) is None:
            if self.panels.play.stage.busy:
                self._finish()
                return True
            self.page.set_focus(None, keys=False)
            self._hold(event.pos)
            return self.dragging.down(event.pos, event.button)
        if event.type == pygame.MOUSEBUTTONUP and event.button in (1, 2):
            return self._up(event.pos)
        return False

    def _motion(self, event: pygame.event.Event) -> bool:
        self.hover.begin(getattr(event, "touch", False))
        dragging = self.dragging.press is not None
        if self.dragging.move(event.pos, self.page.at(event.pos) is not None):
            self._changed()
        if dragging:
            if not getattr(event, "touch", False):
                self.page.pointer = event.pos  # the page is not told: what is unfolded after the drop lies here
            self._moved()
        return dragging

    def _wheel(self, notches: int) -> bool:
        if self._scroll(notches):
            return True
        at = self.dragging.pointer
        glide = not self.panels.view.still
        return self.camera.view.collidepoint(at) and self.camera.notch(notches, at, glide=glide)

    def _up(self, at: tuple[int, int]) -> bool:
        card = self.dragging.held
        if card and self.panels.contest.rect.collidepoint(at) and self.contest_flow.asks():
            self.dragging.let_go()
            self.contest_flow.pick(card)
            return True
        return self.dragging.up(at)

    def cancel_press(self) -> None:
        """The press is off."""
        self.hover.finger.cancel()
        self.dragging.cancel_press()

    def pinch(self, start: Point, end: Point, factor: float) -> None:
        """Two fingers pan and zoom the board."""
        if self.camera.pinched or self.camera.view.collidepoint(start):
            self.camera.pinch(start, end, factor)

    def end_pinch(self) -> None:
        """The fingers have gone."""
        self.camera.end_pinch(glide=not self.panels.view.still)
