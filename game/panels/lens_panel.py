"""The lens panel: what the rules see in the thing looked at, in words and in rows that lead to their clauses."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import ENTRY, Lens, ProspectRow
from engine.said import NOTHING, said
from game.panels.clause_links import ClauseLinks
from game.panels.split_bar import bar_height, draw_split
from game.ui import materials, paint, section, theme
from game.ui.button import Button
from game.ui.text import Text, flow
from game.ui.theme import Rgb, Scale

IDLE = said("Point at a piece, a place, a card or a die: what the rules see in it lights up.")
MORE = said("More in the compendium")
VALUE = 45  # hundredths of the width that a value may take beside its label
WHEEL = 48  # px at 1080p


class LensPanel(ClauseLinks):
    """Lies over the right-hand column while the lens is on; its button calls `toggle`."""

    def __init__(self, follow: Callable[[str], object], toggle: Callable[[], object]) -> None:
        super().__init__("lens panel", follow)
        self.on = False
        self.shown: Lens | None = None
        self.thing = ""  # the piece, place or die under the lens
        self.top = 0  # px scrolled
        self.button = Button(said("Lens off"), toggle, name="turn lens off")
        self.button.visible = False

    def turn(self, on: bool) -> None:
        """Switch it on or off."""
        self.on = self.visible = self.button.visible = on
        self.shown, self.top = None, 0

    # -- layout ------------------------------------------------------------------------------------------

    def height(self, scale: Scale, width: int) -> int:
        """What it needs at a width, px; 0 while it is off."""
        if not self.on:
            return 0
        return self._body_height(width - 4 * scale.u, scale) + self._foot(scale) + 2 * scale.u

    def _foot(self, scale: Scale) -> int:
        """The height of the button with the room round it."""
        return self.button.wanted(scale)[1] + 3 * scale.u

    def _body_height(self, inner: int, scale: Scale) -> int:
        rows = sum(self._row_height(row, inner, scale) for row in self._rows())
        return self._title(inner, scale).size[1] + self._text(inner, scale).size[1] + scale.u + rows

    def _rows(self) -> tuple[ProspectRow, ...]:
        if self.shown is None:
            return ()
        page = ENTRY + self.shown.entry if self.shown.entry else ""
        return (*self.shown.rows, *([ProspectRow(MORE, "", NOTHING, page)] if page else []))

    def _title(self, inner: int, scale: Scale) -> Text:
        words = self.shown.title if self.shown is not None else said("Lens")
        return flow(words, scale.style(theme.HEADING), theme.BONE, inner)

    def _text(self, inner: int, scale: Scale) -> Text:
        words = section.signed(self.shown.text, self.shown.clause) if self.shown is not None else IDLE
        return flow(words, scale.style(theme.LABEL), theme.ASH, inner, link_colour=section.ink())

    def _texts(self, row: ProspectRow, inner: int, scale: Scale) -> tuple[Text, Text, Text]:
        """The label, the value at its right or below it, and the note."""
        label, strong, note = scale.style(theme.LABEL), scale.style(theme.STRONG), scale.style(theme.NOTE)
        room = inner - self._badge(row, scale)
        value = flow(row.value, strong, theme.GOLD, room)
        beside = room - value.size[0] - scale.u if row.value else room
        words = flow(row.label, label.bold, theme.BONE, beside if beside * 100 >= room * (100 - VALUE) else room)
        return words, value, flow(row.note, note, theme.ASH, room)

    def _badge(self, row: ProspectRow, scale: Scale) -> int:
        """How far a row is indented for its tick or cross."""
        return 0 if row.good is None else scale.style(theme.LABEL).px + scale.u

    def _beside(self, row: ProspectRow, words: Text, value: Text, inner: int, scale: Scale) -> bool:
        """Whether the value stands at the right of its label."""
        return words.size[0] + value.size[0] + scale.u <= inner - self._badge(row, scale)

    def _row_height(self, row: ProspectRow, inner: int, scale: Scale) -> int:
        words, value, note = self._texts(row, inner, scale)
        first = words.size[1] if self._beside(row, words, value, inner, scale) else words.size[1] + value.size[1]
        bar = bar_height(scale) if row.split else 0
        return first + (note.size[1] if row.note else 0) + bar + scale.u // 2

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        super().place(rect, scale)
        width, height = self.button.wanted(scale)
        at = (rect.x + 2 * scale.u, rect.bottom - height - round(1.5 * scale.u))
        self.button.place(pygame.Rect(at, (min(width, rect.width - 4 * scale.u), height)), scale)
        self.scroll(0)

    # -- scrolling ---------------------------------------------------------------------------------------

    @property
    def _body(self) -> pygame.Rect:
        """Where words and rows scroll."""
        rect, pad, head = self.rect, 2 * self.scale.u, round(1.5 * self.scale.u)
        room = rect.height - head - self._foot(self.scale)
        return pygame.Rect(rect.x + pad, rect.y + head, rect.width - 2 * pad, room)

    def scroll(self, by: int) -> bool:
        """Scroll by so many px; True if anything moved."""
        before, body = self.top, self._body
        most = max(0, self._body_height(body.width, self.scale) - body.height)
        self.top = max(0, min(most, self.top + by))
        return self.top != before

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll(-event.y * self.scale.px(WHEEL))
        return super().handle(event)

    def _step(self, step: int) -> bool:
        moved = super()._step(step)
        if moved and self.areas:
            area, body = self.areas[self.chosen][0], self._body
            self.scroll(min(0, area.top - body.top) or max(0, area.bottom - body.bottom))
        return moved

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if not self.on or not self.rect.height:
            return
        self.begin()
        scale, body = self.scale, self._body
        materials.panel(surface, self.rect, scale)
        before = surface.get_clip()
        surface.set_clip(body.inflate(scale.u, 0).clip(before))
        y = body.y - self.top
        title, words = self._title(body.width, scale), self._text(body.width, scale)
        title.draw(surface, (body.x, y))
        y += title.size[1]
        for area, clause in words.links:
            self.area(surface, pygame.Rect(area).move(body.x, y), clause)
        words.draw(surface, (body.x, y))
        y += words.size[1] + scale.u
        for row in self._rows():
            y += self._draw_row(surface, row, body.x, y, body.width)
        surface.set_clip(before)
        self.draw_focus(surface, scale.px(theme.RADIUS_PANEL))

    def _draw_row(self, surface: pygame.Surface, row: ProspectRow, x: int, y: int, inner: int) -> int:
        """Draw one row; how high it is, px."""
        scale = self.scale
        words, value, note = self._texts(row, inner, scale)
        high, indent = self._row_height(row, inner, scale), self._badge(row, scale)
        self.area(surface, pygame.Rect(x, y, inner, high - scale.u // 2), row.clause)
        if row.good is not None:
            side = scale.style(theme.LABEL).px
            paint.stamp(surface, _badge(row.good, side), (x, y + (words.size[1] // words.lines - side) // 2))
        words.draw(surface, (x + indent, y))
        beside = self._beside(row, words, value, inner, scale)
        value.draw(surface, (x + inner - value.size[0], y) if beside else (x + indent, y + words.size[1]))
        note.draw(surface, (x + indent, y + words.size[1] + (0 if beside else value.size[1])))
        if row.split:
            bar = bar_height(scale)
            area = pygame.Rect(x + indent, y + high - scale.u // 2 - bar, inner - indent, bar - 3)
            draw_split(surface, row.split, area)
        return high


def _badge(good: bool, side: int) -> pygame.Surface:
    """A tick on sky blue, or a cross on rose."""
    ink: Rgb = theme.HINT if good else theme.ILLEGAL
    disc = paint.disc(side, ink).copy()
    icon = paint.icon("tick" if good else "close", round(side * 0.7), theme.KEY)
    paint.stamp(disc, icon, icon.get_rect(center=disc.get_rect().center))
    return disc
