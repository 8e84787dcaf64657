"""The menu's panel of saved tables: how many there are, a list of them, and the buttons for the chosen one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from engine.said import said
from game.scenes.library.table_card import progress
from game.scenes.menu.button_rows import in_rows
from game.services.shortcuts import MENU
from game.services.wording import day
from game.ui import theme
from game.ui.button import Button
from game.ui.label import Label, Panel
from game.ui.listing import Column, ListBox, Row, RowsOnSight
from game.ui.page import Page
from game.ui.theme import Scale

if TYPE_CHECKING:
    from engine.store import TableEntry

LONGEST_WHO = 20  # characters of names in a row of the list
NARROWEST = 460  # width of the list, px at 1080p
ALL = said("Branch, rename, search, save as a file and open files")
DROP = said("Drop a .torchlit file on this window to open it.")


@dataclass(frozen=True)
class PanelActs:
    """What the panel has the scene do; `open` is called with the number of a table."""

    open: Callable[[int], object]
    delete: Callable[[], object]
    to_library: Callable[[], object]
    begin: Callable[[], object]


class SavedTablesPanel:
    """The widgets of the panel, put into a page. `game_name` tells the name of a game by its id. It is None where
    there is only one game, so that its name says nothing."""

    def __init__(self, page: Page, game_name: Callable[[str], str] | None, acts: PanelActs) -> None:
        add = page.add
        self._game_name = game_name
        self.ground = add(Panel())
        self.heading = add(Label(said("Saved tables"), theme.TITLE, name="heading"))
        self.tally = add(Label("", theme.LABEL, theme.ASH, name="tally"))
        columns: tuple[Column, ...] = (Column(4.8, main=True), Column(3.0), Column(2.2), Column(2.0, "right"))
        if game_name is None:
            columns = (Column(4.8, main=True), Column(2.4), Column(2.4, "right"))
        self.list = add(ListBox(columns, (), opened=lambda row: acts.open(self.chosen), name="saved tables"))
        self.open = add(Button(said("Open"), lambda: acts.open(self.chosen), name="open"))
        self.delete = add(Button(said("Delete"), acts.delete, name="delete"))
        self.all = add(Button(said("All tables"), acts.to_library, tip=ALL, name="all tables"))
        self.all.shortcut = MENU.named("library")
        self.new = add(Button(said("New table"), acts.begin, "primary", name="new table"))
        self._undoes = False

    @property
    def chosen(self) -> int:
        """The number of the table that the cursor is on."""
        return int(str(self.list.rows.keys[self.list.cursor]))

    def show(self, tables: list[TableEntry], undoes: bool, now: float, keeps: bool) -> None:
        """List these tables; with `undoes` the button Delete brings a table back. `keeps` says whether tables can
        be saved."""
        if tables:
            self.tally.words = said("{n:saved table|saved tables}. {drop}", n=len(tables), drop=DROP)
        elif keeps:
            self.tally.words = said(
                "Every choice is saved as you play, so you can stop at any time.\n{drop}", drop=DROP
            )
        else:
            self.tally.words = said("No table can be saved now.\n{drop}", drop=DROP)
        self.list.visible = self.new.visible = bool(tables)
        self.list.set_rows(RowsOnSight([table.id for table in tables], lambda row: self._row(tables[row], now)))
        self._undoes = undoes
        self.delete.words = said("Undo delete") if undoes else said("Delete")

    def _row(self, table: TableEntry, now: float) -> Row:
        names = list(table.names.values())
        who = ", ".join(names)
        who = who if len(who) <= LONGEST_WHO else f"{names[0]} + {len(names) - 1}"
        told = (progress(table), day(table.updated, now))
        if self._game_name is None:
            return Row(table.id, (table.title or who, *told))
        return Row(table.id, (table.title or self._game_name(table.game), who, *told))

    # -- layout ------------------------------------------------------------------------------------------

    def place(self, sheet: pygame.Rect, scale: Scale) -> None:
        """Take this part of the window. Where there is little room the tally goes first, then the heading, then
        the buttons of the list, which opens by Enter or a double click, and the list last: All tables leads to
        it."""
        pad = 2 * scale.u
        self.ground.place(sheet, scale)
        inner = sheet.inflate(-2 * pad - scale.u, -2 * pad)
        listed = bool(self.list.rows) and inner.width >= scale.grow(NARROWEST)
        both = (self.heading, self.tally)
        for words, acts in ((both, listed), ((self.heading,), listed), ((), listed), ((), False)):
            if self._place_list(self._place_words(words, inner, scale), inner, scale, listed, acts):
                break
        else:
            self._place_list(self._place_words(both, inner, scale), inner, scale, False, False)
        floor = min(button.rect.top for button in (self.open, self.delete, self.all, self.new) if button.visible)
        for label in (self.heading, self.tally):
            label.visible = label.visible and label.rect.bottom <= floor

    def _place_words(self, shown: tuple[Label, ...], inner: pygame.Rect, scale: Scale) -> int:
        """Place these words below each other and hide the others; where the list begins."""
        y = inner.y
        for words in (self.heading, self.tally):
            words.visible = words in shown
            height = words.height(scale, inner.width) if words.visible else 0
            words.place(pygame.Rect(inner.x, y, inner.width, height), scale)
            y += height
        return y + scale.u if shown else y

    def _place_list(self, top: int, inner: pygame.Rect, scale: Scale, shown: bool, acts: bool) -> bool:
        """Lay the list, with or without the buttons that act on it, and the other buttons; whether there is room
        for it."""
        self.list.visible, self.open.visible = shown, acts
        self.delete.visible = acts or self._undoes
        end = in_rows((self.open, self.delete, self.all, self.new), inner, scale, to_right=True)
        self.list.place(pygame.Rect(inner.x - scale.u, top, inner.width + 2 * scale.u, end - scale.u - top), scale)
        return not shown or self.list.rect.height >= self.list.row_height
