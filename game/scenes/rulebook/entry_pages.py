"""The pages of a game's compendium in its rulebook: one for each entry, and one for each sort of entry."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import Entry, Game
from engine.flow.rulebook import has_words
from engine.said import Said
from game.panels.entry_cards import entry_text
from game.pieces.entry_picture import entry_picture, shown_pieces
from game.pieces.sprites import Sprites
from game.ui import materials, paint, theme
from game.ui.theme import Scale
from game.ui.widget import Widget

TALL = 200  # px at 1080p of the picture of an entry
PART = 0.3  # of the sheet that it takes up at most


class EntryPages:
    """The entries by the keys of their pages, and the entries of each sort by the keys of theirs."""

    def __init__(self, game: Game) -> None:
        self.entries = {entry.page: entry for entry in game.compendium}
        self.sorts: dict[str, tuple[str, ...]] = {}
        for key, entry in self.entries.items():
            self.sorts[entry.sort_page] = (*self.sorts.get(entry.sort_page, ()), key)

    def __contains__(self, key: str) -> bool:
        return key in self.entries or key in self.sorts

    def of(self, sort: str) -> tuple[Entry, ...]:
        """The entries of a sort."""
        return tuple([self.entries[key] for key in self.sorts[sort]])

    def title(self, sort: str) -> Said:
        """What a sort is called."""
        return self.of(sort)[0].sort

    def sort_of(self, key: str) -> str:
        """The sort in which a page stands; the page itself if it is one of a sort."""
        return self.entries[key].sort_page if key in self.entries else key

    def search(self, words: str, translated: Callable[[Said], str]) -> tuple[str, ...]:
        """The pages of the entries whose `translated` texts contain each of these words."""
        texts = {key: entry_text(entry, translated) for key, entry in self.entries.items()}
        return tuple([key for key, text in texts.items() if has_words(text, words)])


class EntryPicture(Widget):
    """The pieces that show an entry, on dark stone in torchlight; without an entry it takes no room."""

    focusable = False

    def __init__(self, sprites: Sprites) -> None:
        super().__init__("entry picture")
        self.sprites = sprites
        self.entry: Entry | None = None
        self.visible = False

    def show(self, entry: Entry | None) -> None:
        """Show an entry, or nothing."""
        self.entry = entry
        self.visible = entry is not None and bool(entry.pieces)

    def tall(self, sheet: pygame.Rect, scale: Scale) -> int:
        """Its height on a sheet, px; 0 if there is nothing to show."""
        return min(scale.px(TALL), round(sheet.height * PART)) if self.visible else 0

    def draw(self, surface: pygame.Surface) -> None:
        if self.entry is None or self.rect.height <= 0:
            return
        radius, rect = self.scale.px(theme.RADIUS_PANEL), self.rect
        paint.shadow(surface, rect, radius, theme.S8, self.scale)
        paint.stamp(surface, paint.cut(materials.texture("slab", rect.size), radius), rect)
        light = paint.glow("warm", round(rect.width * 0.3), 0.8)
        before = surface.get_clip()
        surface.set_clip(rect.clip(before))
        paint.stamp(surface, light, light.get_rect(center=rect.center))
        pieces = shown_pieces(self.entry)
        high = round(rect.height * 0.72)
        for number, piece in enumerate(pieces):
            picture = entry_picture(self.sprites, self.entry, piece, high, self.scale)
            x = rect.centerx + round((number - (len(pieces) - 1) / 2) * high * 1.15)
            paint.stamp(surface, picture, picture.get_rect(center=(x, rect.centery)))
        surface.set_clip(before)
        paint.stamp(surface, paint.outline(rect.size, radius, theme.GOLD_RIM, max(1, self.scale.px(2))), rect)
