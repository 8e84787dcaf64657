"""What the scenes round the table share: a file may be dropped on them, and Escape leads back to the menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.app.window import Scene
from game.services.shortcuts import BACK, Shortcuts
from game.ui import paint

if TYPE_CHECKING:
    from game.program import Program


class FileDropScene(Scene):
    """A scene of `program` that opens dropped files."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self.program = program

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.program.open_file(event.file)
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(paint.backdrop(surface.get_size(), "menu"), (0, 0))
        self.page.draw(surface)


class BackToMenuScene(FileDropScene):
    """A room whose way back is the menu."""

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if BACK.pressed(event):
            self.program.menu()
            return True
        return False

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        return (BACK,)
