"""Entries of the compendium as large cards: picture, name, numbers, and what each does in a line. They scroll."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from engine.flow import Entry
from engine.said import NOTHING, Said, joined, said
from engine.table import Piece
from game.pieces.entry_picture import entry_picture, shown_pieces
from game.pieces.sprites import Sprites
from game.ui import paint, theme
from game.ui.text import Text, flow
from game.ui.theme import Scale, Size
from game.ui.widget import OFF, Widget, fading, is_click, is_confirm

WIDE, HIGH = 330, 124  # px at 1080p of a card at least; both grow with the text
PICTURE = 92  # px at 1080p that a picture is high


class EntryCards(Widget):
    """A grid of cards. `chose` is called with the key of the card that is clicked or confirmed.

    `reasons` say of cards that cannot be chosen why not. `seat` is the owner whose pieces are shown, "" anybody.
    """

    def __init__(self, sprites: Sprites, chose: Callable[[str], object], empty: str, name: str) -> None:
        super().__init__(name)
        self.sprites = sprites
        self.chose = chose
        self.empty = empty
        self.entries: tuple[Entry, ...] = ()
        self.reasons: Mapping[str, Said] = {}
        self.seat = ""
        self.cursor = 0
        self.top = 0  # px scrolled
        self._pointed = -1
        self._high = 1  # px that a card is high

    def show(self, entries: Sequence[Entry], reasons: Mapping[str, Said] = {}, seat: str = "") -> None:
        """Show these entries; the cursor stays on its card if that is still there."""
        before = self.entries[self.cursor].key if self.entries else ""
        keys = [entry.key for entry in entries]
        self.entries, self.reasons, self.seat = tuple(entries), reasons, seat
        self.cursor = keys.index(before) if before in keys else 0
        self._pointed = -1
        self._lay()

    # -- layout ------------------------------------------------------------------------------------------

    @property
    def _columns(self) -> int:
        return max(1, (self.rect.width + self.scale.u) // (self.scale.grow(WIDE) + self.scale.u))

    @property
    def _card(self) -> Size:
        """The size of a card, px."""
        return max(1, (self.rect.width - self._bar_width) // self._columns - self.scale.u), self._high

    @property
    def _bar_width(self) -> int:
        return max(6, self.scale.px(8))

    @property
    def whole(self) -> int:
        """The height of all cards, px."""
        return -(-len(self.entries) // self._columns) * (self._card[1] + self.scale.u)

    @property
    def overflow(self) -> int:
        """How far they can be scrolled, px."""
        return max(0, self.whole - self.rect.height)

    def area(self, index: int) -> pygame.Rect:
        """Where a card lies, perhaps out of view."""
        row, column = divmod(index, self._columns)
        (wide, high), gap = self._card, self.scale.u
        return pygame.Rect(
            self.rect.x + column * (wide + gap), self.rect.y + row * (high + gap) - self.top, wide, high
        )

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        super().place(rect, scale)
        self._lay()

    def _lay(self) -> None:
        """Make the cards as high as the words of the longest need."""
        wide = self._card[0]
        needed = [sum([text.size[1] for text in self._texts(entry, wide)]) for entry in self.entries]
        self._high = max(self.scale.grow(HIGH), max(needed, default=0) + 2 * self.scale.u)
        self._keep_in_view()

    def _keep_in_view(self) -> None:
        """Scroll as far as needed to see the card at the cursor."""
        if self.rect.height and self.entries:
            area = self.area(self.cursor)
            self.top += min(0, area.top - self.rect.top) or max(0, area.bottom - self.rect.bottom)
            self.top = max(0, min(self.overflow, self.top))

    def scroll(self, by: int) -> bool:
        before, self.top = self.top, max(0, min(self.overflow, self.top + by))
        return before != self.top

    def notch(self, notches: int) -> bool:
        """Scroll by so many notches of the wheel; True if anything moved."""
        return self.scroll(-notches * self._card[1] // 2)

    # -- events ------------------------------------------------------------------------------------------

    @property
    def told(self) -> str:
        """Why the card that is pointed at, or at the cursor, cannot be chosen; what it does stands on it."""
        index = self._told_index
        return self.reasons.get(self.entries[index].key, "") if index >= 0 else ""

    @property
    def told_beside(self) -> pygame.Rect:
        index = self._told_index
        return self.area(index).clip(self.rect) if index >= 0 else self.rect

    @property
    def _told_index(self) -> int:
        """The card that a tip tells of; -1 if there is none."""
        index = self._pointed if self.hovered else self.cursor
        return index if 0 <= index < len(self.entries) else -1

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.notch(event.y)
        if event.type == pygame.MOUSEMOTION:
            before, self._pointed = self._pointed, self._index(event.pos)
            return before != self._pointed
        if is_click(event):
            index = self._index(event.pos)
            if index >= 0:
                self.cursor = index
                self._choose()
            return True
        if is_confirm(event) and self.entries:
            self._choose()
            return True
        return event.type == pygame.KEYDOWN and self._step(event.key)

    def _choose(self) -> None:
        key = self.entries[self.cursor].key
        if key not in self.reasons:
            self.chose(key)

    def _step(self, key: int) -> bool:
        """Move the cursor by an arrow, or by a page."""
        page = max(1, self.rect.height // (self._card[1] + self.scale.u)) * self._columns
        steps = {
            pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -self._columns, pygame.K_DOWN: self._columns,
            pygame.K_PAGEUP: -page, pygame.K_PAGEDOWN: page,
        }  # fmt: skip
        if key not in steps or not self.entries:
            return False
        before, goal = self.cursor, self.cursor + steps[key]
        if key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN) or 0 <= goal < len(self.entries):
            self.cursor = max(0, min(len(self.entries) - 1, goal))
        self._keep_in_view()
        return before != self.cursor

    def _index(self, point: tuple[int, int]) -> int:
        if not self.rect.collidepoint(point):
            return -1
        return next((n for n in range(len(self.entries)) if self.area(n).collidepoint(point)), -1)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        before = surface.get_clip()
        surface.set_clip(self.rect.inflate(self.scale.u, 0).clip(before))
        if not self.entries:
            words = flow(self.empty, self.scale.style(theme.BODY), theme.ASH, self.rect.width)
            words.draw(surface, self.rect.topleft)
        for index in range(len(self.entries)):
            if self.area(index).colliderect(self.rect):
                self._draw_card(surface, index)
        surface.set_clip(before)
        if self.overflow:
            self._draw_bar(surface)

    def _draw_card(self, surface: pygame.Surface, index: int) -> None:
        entry, area, scale = self.entries[index], self.area(index), self.scale
        radius = scale.px(theme.RADIUS_CARD)
        lit = (index == self._pointed and self.hovered) or (index == self.cursor and self.focused)
        rim = theme.LEGAL if lit and entry.key not in self.reasons else theme.LINE
        with fading(surface, area, OFF + 0.1 if entry.key in self.reasons else 1.0):
            paint.stamp(surface, paint.rounded(area.size, radius, theme.light(theme.PANEL2, 0.06), rim=rim), area)
            pieces = self._pieces(entry)
            pictured = pygame.Rect(area.x + scale.u, area.y, _pictured(len(pieces), scale), area.height)
            for number, piece in enumerate(pieces):
                one = pictured.width // len(pieces)
                high = min(one - (scale.u if len(pieces) > 1 else 0), area.height - scale.u)
                picture = entry_picture(self.sprites, entry, piece, high, scale)
                middle = (pictured.x + number * one + high // 2, pictured.centery)
                paint.stamp(surface, picture, picture.get_rect(center=middle))
            texts = self._texts(entry, area.width)
            y = area.centery - sum([text.size[1] for text in texts]) // 2
            for text in texts:
                text.draw(surface, (pictured.right, y))
                y += text.size[1]
        if index == self.cursor:
            self.draw_focus(surface, radius, area.inflate(-scale.px(12), -scale.px(12)))

    def _pieces(self, entry: Entry) -> Sequence[Piece]:
        """The pieces that show an entry: of those with owners one, the seat's own if there is one."""
        pieces = shown_pieces(entry)
        owners = [self.sprites.seat(piece) for piece in pieces]
        if not any(owners):
            return pieces
        own = [piece for piece, owner in zip(pieces, owners, strict=True) if self.seat and owner == self.seat]
        return (own or pieces)[:1]

    def _texts(self, entry: Entry, wide: int) -> tuple[Text, ...]:
        """The name of an entry, its numbers with tags, and the line about it, on a card so many px wide."""
        scale = self.scale
        room = max(1, wide - _pictured(len(self._pieces(entry)), scale) - 2 * scale.u)
        lines = [
            (entry.name, theme.STRONG, theme.BONE),
            (facts_of(entry), theme.NOTE, theme.GOLD),
            (entry.about, theme.LABEL, theme.ASH),
        ]
        return tuple([flow(words, scale.style(role), ink, room) for words, role, ink in lines if words])

    def _draw_bar(self, surface: pygame.Surface) -> None:
        height = max(self.scale.hit, self.rect.height**2 // self.whole)
        top = self.rect.y + (self.rect.height - height) * self.top // self.overflow
        bar = paint.rounded((self._bar_width, height), self._bar_width // 2, theme.LINE)
        paint.stamp(surface, bar, (self.rect.right - self._bar_width, top))


def _pictured(number: int, scale: Scale) -> int:
    """The width of so many pictures with the room beside them, px."""
    return number * scale.px(PICTURE) + (scale.u if number else 0)


def facts_of(entry: Entry) -> Said:
    """The numbers and tags of an entry in one line; empty if it has none."""
    numbers = [said("{what} {number}", what=words, number=number) for words, number in entry.numbers]
    told = [*numbers, *[tag for tag in entry.tags if tag != entry.name]]
    return joined(told, " · ") if told else NOTHING


def entry_text(entry: Entry, translated: Callable[[Said], str]) -> str:
    """The text of an entry for a search: name, line, tags and box."""
    return "\n".join([translated(words) for words in (entry.name, entry.about, *entry.tags, entry.box) if words])
