"""What may be shown of a saved table without opening it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass

import pygame

from engine.flow import Session
from engine.table import Table, view
from game.board.miniature import miniature
from game.layout.game_layout import GameLayout
from game.panels.seat_info import counted
from game.pieces.ladder import ROMAN
from game.pieces.sprites import Sprites
from game.services import assets
from game.services.cache import STORE
from game.ui import paint, theme
from game.ui.theme import Size


@dataclass(frozen=True, eq=False)
class TableGlance:
    """What everybody may see of a table. Seats by id."""

    table: int
    layout: GameLayout
    seen: Table
    colours: dict[str, str]
    numbers: dict[str, tuple[str, str]]

    @classmethod
    def at(cls, table: int, session: Session) -> TableGlance:
        """A glance at a session: its table, the seats' colours, and how high they have risen or their first public
        numbers, with their icons."""
        layout = GameLayout.read(session.game.folder)
        seen, sprites = view(session.position, None), Sprites(layout)
        numbers = {}
        for seat in session.header.seats:
            climb = session.game.climb(seen, seat) if layout.layout.score is not None else None
            if climb is not None and layout.layout.score is not None:
                numbers[seat] = (layout.layout.score.icon, ROMAN[climb.step])
            else:
                icon, _, value = counted(layout, seen, sprites, layout.layout.counts[0], seat)
                numbers[seat] = (icon, value)
        return cls(table, layout, seen, {seat: layout.colour(seat) for seat in session.header.seats}, numbers)

    def picture(self, size: Size, corner: int) -> pygame.Surface:
        """The board as it lies, with rounded corners; kept."""
        return STORE.get(*self._drawing(size, corner))

    def coming_picture(self, size: Size, corner: int) -> pygame.Surface | None:
        """The same, drawn beside what goes on; None until it is there."""
        return assets.BAKER.drawn(*self._drawing(size, corner))

    def _drawing(self, size: Size, corner: int) -> tuple[Hashable, Callable[[], pygame.Surface]]:
        """Under which key a picture is kept, and how it is drawn."""
        key = (self, size, corner, theme.changes)
        return key, lambda: paint.cut(miniature(self.layout, self.seen, size), corner)
