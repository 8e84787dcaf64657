"""A special option as a thing: the tile that gives it, on a card in the hand tray, with what it allows."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import Privilege
from engine.said import said
from engine.table import Piece
from game.panels.clause_links import ClauseLinks
from game.pieces.sprites import Sprites
from game.ui import materials, paint, theme
from game.ui.button import Button
from game.ui.fitted_text import fitted_text
from game.ui.theme import Rgb, Scale

WIDTH, HEIGHT, SMALLER = 366, 152, 54  # px at 1080p; how much wider it is at 720p
TILE = 82


class PrivilegeCard(ClauseLinks):
    """Shows one privilege; `use` takes its piece in hand, `leave` puts the card away."""

    lit: Rgb = theme.INK

    def __init__(
        self,
        sprites: Sprites,
        follow: Callable[[str], object],
        use: Callable[[], object],
        leave: Callable[[], object],
    ) -> None:
        super().__init__("privilege", follow)
        self.sprites = sprites
        self.shown: Privilege | None = None
        self.tile: Piece | None = None
        self.use = Button(said("Do it"), use, "paper", name="use privilege")
        self.leave = Button(said("Leave it"), leave, "paper", name="leave privilege")
        self.show(None, None)

    @property
    def buttons(self) -> tuple[Button, Button]:
        return self.use, self.leave

    @property
    def told(self) -> str:
        shown = self.shown
        return said("{title}. {words}", title=shown.title, words=shown.words) if shown is not None else ""

    def show(self, shown: Privilege | None, tile: Piece | None) -> None:
        """Take a privilege with its tile; None: the card goes."""
        self.shown, self.tile = shown, tile
        self.visible = self.use.visible = self.leave.visible = shown is not None

    def wanted(self, scale: Scale) -> tuple[int, int]:
        small = max(0.0, (1080 - scale.height) / 360)  # in small windows the words need more of the width
        return scale.grow(WIDTH + SMALLER * min(1.0, small)), scale.grow(HEIGHT + SMALLER * min(1.0, small) / 3)

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        super().place(rect, scale)
        fits = self.shown is not None and rect.height > 0
        self.visible = self.use.visible = self.leave.visible = fits
        left, high = rect.x + self._inset, self.use.wanted(scale)[1]
        wide = (rect.right - 2 * scale.u - left - scale.u) // 2
        y = rect.bottom - high - scale.u
        self.use.place(pygame.Rect(left, y, wide, high), scale)
        self.leave.place(pygame.Rect(left + wide + scale.u, y, wide, high), scale)

    @property
    def _inset(self) -> int:
        """Where the words begin, beside the tile."""
        return self.scale.px(TILE) + 3 * self.scale.u

    def draw(self, surface: pygame.Surface) -> None:
        if self.shown is None or not self.rect.height:
            return
        self.begin()
        scale, rect = self.scale, self.rect
        radius = scale.px(theme.RADIUS_PAPER)
        paint.halo(surface, rect, radius, theme.LEGAL, max(4, scale.px(14)), 0.5)
        materials.paper(surface, rect, scale)
        paint.stamp(surface, paint.outline(rect.size, radius, theme.LEGAL, max(2, scale.px(4))), rect)
        side = scale.px(TILE)
        if self.tile is not None:
            picture = self.sprites.bare(self.tile, side)
            at = pygame.Rect(rect.x + round(1.5 * scale.u), rect.y + (rect.height - side) // 2, side, side)
            paint.stamp(surface, picture, at)
            self.area(surface, at.inflate(-side // 3, -side // 3), self.shown.clause)
        left = rect.x + self._inset
        room, y = rect.right - 2 * scale.u - left, rect.y + scale.u
        head = fitted_text(
            self.shown.title, scale.style(theme.HEADING), theme.INK, (room, scale.style(theme.HEADING).line)
        )
        if head is not None:
            head.draw(surface, (left, y))
            y += head.size[1]
        below = self.use.rect.y - y - scale.u // 2
        words = fitted_text(self.shown.words, scale.style(theme.LABEL), theme.INK, (room, max(0, below)))
        if words is not None:
            words.draw(surface, (left, y))
        self.draw_focus(surface, radius)
