"""Scenes that open a file that is dropped on the window, and scenes that Escape leaves for the menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.app.window import Scene
from game.scenes.navigator import Navigator
from game.services.shortcuts import BACK, Shortcuts
from game.ui import materials


class FileDropScene(Scene):
    """A scene that opens a file that is dropped on the window."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__()
        self.navigator = navigator

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.DROPFILE:
            self.navigator.open_file(event.file)
            return True
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(materials.backdrop(surface.get_size(), "menu"), (0, 0))
        self.page.draw(surface)


class BackToMenuScene(FileDropScene):
    """A scene that leads back: to the menu, or by `go_back`, if it is given, to somewhere else."""

    def __init__(self, navigator: Navigator, go_back: Callable[[], object] | None = None) -> None:
        super().__init__(navigator)
        self.go_back = go_back or navigator.show_menu

    def handle(self, event: pygame.event.Event) -> bool:
        if super().handle(event):
            return True
        if BACK.pressed(event):
            self.go_back()
            return True
        return False

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        return (BACK,)
