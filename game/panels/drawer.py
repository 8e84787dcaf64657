"""The ground of the right column where it is a drawer over the board."""

from __future__ import annotations

import pygame

from game.ui import materials
from game.ui.widget import Widget


class Drawer(Widget):
    """Seen while the drawer is open. It lies below the column's panels, and keeps the pointer from the
    board below it."""

    focusable = False

    def __init__(self) -> None:
        super().__init__("drawer-ground")
        self.visible = False

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw it before everything that lies in it, which is not only widgets."""
        materials.panel(surface, self.rect, self.scale)
