"""The contents of a rulebook: chapters that open to list their clauses, sorts of things that open to list their
entries, or what a search found."""

from __future__ import annotations

from collections.abc import Callable, Collection

import pygame

from engine.flow import Game
from engine.flow.rulebook import chapter
from engine.said import said
from game.scenes.rulebook.entry_pages import EntryPages
from game.ui import paint, theme
from game.ui.listing import Column, ListBox, Row
from game.ui.text import Text, fitted, flow, measure
from game.ui.theme import Scale

GLOSSARY = "glossary"  # the key of the last chapter, which explains words
WORDS = said("Words")


class RulebookContents(ListBox):
    """The list at the left: the chapters, the sorts of the compendium, and a last row that explains so many
    `words`. `chose` is called with the key of a page. The chosen row is always marked."""

    def __init__(self, game: Game, pages: EntryPages, words: int, chose: Callable[[str], object]) -> None:
        self.game = game
        self.pages = pages
        self.words = words
        self.open = ""  # the chapter or sort that is listed
        self._told = chose
        super().__init__(
            (Column(1),), (), chose=self._choose, empty=said("No clause has all these words."), name="contents"
        )

    def _choose(self, row: Row) -> None:
        self._told(str(row.key))

    def first(self, found: Collection[str]) -> str:
        """Which of these pages stands first in the list."""
        pages = [*self.pages.sorts.values(), *self.game.rulebook.chapters.values(), (GLOSSARY,)]
        return next(key for keys in pages for key in keys if key in found)

    def show(self, key: str, found: Collection[str] | None) -> None:
        """Open what holds a page, and put the cursor on the page. With `found` only those pages are listed."""
        book = self.game.rulebook
        self.open = chapter(key) if key in book.clauses else self.pages.sort_of(key)
        rows: list[Row] = []
        for sort, entries in self.pages.sorts.items():
            listed = [entry for entry in entries if found is None or entry in found]
            if listed:
                rows.append(Row(sort, (self.pages.title(sort), str(len(listed)))))
            if found is not None or sort == self.open:
                rows.extend(Row(entry, (self.pages.entries[entry].name, "")) for entry in listed)
        for name, clauses in book.chapters.items():
            listed = [clause for clause in clauses if found is None or clause in found]
            if not listed:
                continue
            rows.append(Row(name, (self.game.templates.chapters[name], str(len(listed)))))
            if found is not None or name == self.open:
                rows.extend(Row(clause, (book[clause].title, clause)) for clause in listed)
        if found is None or GLOSSARY in found:
            rows.append(Row(GLOSSARY, (WORDS, str(self.words))))
        self.set_rows(rows)
        keys = [row.key for row in rows]
        if key in keys:
            self.cursor = keys.index(key)
            self._keep_in_view()

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        """Take as much of a rect as whole rows fill."""
        self.scale = scale
        super().place(pygame.Rect(rect.topleft, (rect.width, rect.height - rect.height % self.row_height)), scale)

    def _row_height(self) -> int:
        return max(super()._row_height(), self.scale.style(theme.HEADING).line)

    @property
    def _indent(self) -> int:
        """The room for the arrow of a chapter."""
        return self.scale.style(theme.LABEL).px + self.scale.u

    def _cell(self, index: int, column: int) -> Text:
        """The words of a row: a chapter in serif, a clause below it; smaller where they would not fit."""
        row, scale = self.rows[index], self.scale
        clause = self._is_listed(row.key)
        room = self.row_area(0).width - 2 * scale.u - self._indent
        room -= 0 if clause else measure(row.cells[1], scale.style(theme.NOTE)) + scale.u
        role = theme.LABEL if clause else theme.HEADING
        style = fitted(row.cells[0], scale.style(role), max(1, room - scale.u))  # a flow is a little wider
        return flow(row.cells[0], style, theme.BONE, max(1, room), 1)

    def _draw_row(self, surface: pygame.Surface, index: int) -> None:
        row, area, scale = self.rows[index], self.row_area(index), self.scale
        clause = self._is_listed(row.key)
        chosen, pointed = index == self.cursor, index == self._pointed and self.hovered
        radius = scale.px(6)
        if chosen or pointed:
            rim = theme.LEGAL if chosen else None
            paint.stamp(surface, paint.rounded(area.size, radius, theme.PANEL2, rim=rim), area.topleft)
        text, left = self._cell(index, 0), area.x + scale.u
        if not clause:
            side = scale.style(theme.LABEL).px
            arrow = "arrow-down" if row.key == self.open or self._listed(index) else "arrow-right"
            paint.stamp(surface, paint.icon(arrow, side, theme.ASH), (left, area.centery - side // 2))
            count = flow(row.cells[1], scale.style(theme.NOTE), theme.ASH)
            count.draw(surface, (area.right - scale.u - count.size[0], area.centery - count.size[1] // 2))
        text.draw(surface, (left + self._indent, area.centery - text.size[1] // 2))
        if chosen and self.focused:
            self.draw_focus(surface, radius, area.inflate(-scale.px(12), -scale.px(12)))

    def _listed(self, index: int) -> bool:
        """Whether clauses or entries are listed below a row."""
        return index + 1 < len(self.rows) and self._is_listed(self.rows[index + 1].key)

    def _is_listed(self, key: object) -> bool:
        """Whether a page is listed below a chapter or a sort."""
        return key in self.game.rulebook.clauses or key in self.pages.entries
