"""The library: every saved table, to resume, look back on, branch, rename, save as a file, delete and restore."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from engine.said import joined, said
from game.app.window import App
from game.scenes.file_drop_scene import BackToMenuScene
from game.scenes.library.library_dialogs import file_box, title_box
from game.scenes.library.table_card import TableCardScene, progress, stage
from game.scenes.library.table_tree import ORDERS, TableRows, arranged, titled
from game.scenes.navigator import Navigator
from game.scenes.page_head import place_head
from game.scenes.settings.box import open_settings
from game.services.shortcut_names import hint
from game.services.shortcuts import BACK, CONFIRM, LIBRARY, RESTORE, Shortcuts
from game.services.wording import ago, day
from game.ui import theme
from game.ui.button import Button, IconButton
from game.ui.choice import Choice
from game.ui.field import TextField
from game.ui.label import Label, Panel
from game.ui.listing import Row, RowsOnSight
from game.ui.text import measure
from game.ui.theme import Scale, Size
from game.ui.widget import Widget

if TYPE_CHECKING:
    from engine.store import TableEntry
    from game.scenes.table_glance import TableGlance
    from game.scenes.table_looks import Look

WIDEST = 1760  # px at 1080p
SHARE = 0.62  # of the width for the list
KEYS = said("Enter opens, F2 renames, Delete deletes, Ctrl+Z restores, Ctrl+F searches, Escape goes to the menu.")
NOTHING = said("Every choice is saved as you play. A table that you begin stands here from then on.")
UNSAVED = said("No table can be saved now.")
WHOLE = said("Writes a .torchlit file that others can open.")
BROKEN = said("This table is damaged.")
BRANCHES = said("Play on at a copy; this table stays as it is.")
ELSEWHERE = said("Another window plays at this table.")
PEOPLE = said("Who plays here")
WHO = said("How everybody has fared so far")
ENDED = said("The game is over. Look back, and try from any moment.")


class LibraryScene(TableCardScene, BackToMenuScene):
    """The list of tables at the left, the chosen one on a card at the right. `chosen` is shown first."""

    def __init__(self, navigator: Navigator, chosen: int | None = None) -> None:
        super().__init__(navigator)
        self.chosen = chosen
        self.saved: dict[int, TableEntry] = {}
        self._pictured: tuple[TableGlance, Size, int] | None = None  # what the picture on the card shows
        self._changes = theme.changes

    # -- what is on the page -----------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        add = self.page.add
        self.back = add(IconButton("arrow-left", self.navigator.show_menu, said("Menu (Escape)"), name="back"))
        self.gear = add(IconButton("gear", lambda: open_settings(app), said("Settings"), name="settings"))
        self.file = add(Button(said("Open a file"), self._ask_file, icon="folder", name="open file"))
        self.people = add(Button(PEOPLE, self._show_people, icon="person", tip=WHO, name="people"))
        self.heading = add(Label(said("All tables"), theme.TITLE, name="heading"))
        self.tally = add(Label("", theme.LABEL, theme.ASH, name="tally"))
        self.ground = add(Panel())
        seek = said("Search names and games")
        self.search = add(TextField("", lambda words: self._arrange(), self._to_list, seek, name="search"))
        self.order = add(Choice(ORDERS, 0, lambda number: self._arrange(), said("In which order"), name="order"))
        self.list = add(TableRows(lambda row: self._show(), lambda row: self._go_on(), "tables"))
        undo = said("Undo delete")
        self.undo = add(Button(undo, self._restore, icon="undo", name="undo delete"))
        self.undo.shortcut = RESTORE
        self.add_card()
        self._add_buttons()
        self.keys = add(Label(KEYS, theme.NOTE, theme.ASH, name="keys"))
        self._look_up()
        if self.chosen is not None:
            self._choose(self.chosen)
        self.page.set_focus(self.list if self.list.rows else self.file)

    def _add_buttons(self) -> None:
        add = self.page.add
        self.notes = add(Label("", theme.BODY, theme.INK2, name="bookmarks"))
        self.go_on = add(Button(said("Continue"), self._go_on, "primary", name="continue"))
        self.watch = add(Button(said("Look back"), self._look_back, "paper", name="look back"))
        self.branch = add(Button(said("Branch"), self._branch, "paper", name="branch"))
        self.rename = add(Button(said("Rename"), self._ask_title, "paper", name="rename"))
        self.share = add(Button(said("Save as file"), self._share, "paper", name="share"))
        self.delete = add(Button(said("Delete"), self._delete, "paper", name="delete"))

    # -- what is saved -----------------------------------------------------------------------------------

    @property
    def table(self) -> TableEntry | None:
        """The chosen table."""
        return self.saved[int(str(self.list.rows.keys[self.list.cursor]))] if self.list.rows else None

    def look(self, table: TableEntry) -> Look | None:
        """What a table shows, as far as it has been looked at."""
        return self.navigator.saved_tables.looked(table)

    def fault(self, table: TableEntry) -> str:
        """What is wrong with a table, as far as it has been opened."""
        look = self.look(table)
        return table.fault or (look.fault if look is not None else "")

    def whole(self, table: TableEntry) -> bool:
        """Whether a table can be opened, as far as that was tried."""
        look = self.look(table)
        return look is None or look.glance is not None

    def name(self, table: TableEntry) -> str:
        """The name of a table's game."""
        return self.navigator.name_of(table.game)

    def _look_up(self) -> None:
        """Read what is saved now."""
        self.saved = {table.id: table for table in self.navigator.saved_tables.tables()}
        self._arrange()

    def _arrange(self) -> None:
        """Put the rows in order."""
        now = self.navigator.now()
        placed = arranged(tuple(self.saved.values()), self.name, self.search.words, ORDERS[self.order.chosen])
        self.list.lines = {each.table.id: each.lines for each in placed}
        none = NOTHING if self.navigator.saved_tables.keeps else UNSAVED
        self.list.empty = said("No table has these words.") if self.saved else none
        keys = [each.table.id for each in placed]
        self.list.set_rows(RowsOnSight(keys, lambda row: self._row(placed[row].table, now)))
        number = len(self.saved)
        self.tally.words = said("{n:table|tables}", n=number) if number else said("No table is saved yet")
        self.undo.visible = bool(self.navigator.saved_tables.thrown)
        self._show()

    def _row(self, table: TableEntry, now: float) -> Row:
        game, whole = self.name(table), self.whole(table)
        who = said("{game}: {names}", game=game, names=joined(table.names.values())) if table.title else game
        state = progress(table) if whole else said("damaged")
        cells = (titled(table), who, state, day(table.updated, now))
        return Row(table.id, cells, "" if whole else self.fault(table))

    def _choose(self, table: int) -> None:
        """Put the cursor on a table, even if the search hides it."""
        if table not in self.list.rows.places:
            self.search.write("")
            self._arrange()
        if table in self.list.rows.places:
            self.list.choose(self.list.rows.places[table])

    def _look(self) -> bool:
        """Do one more piece of work to show a table of those in view; whether there was one."""
        if self.page.size == (0, 0):  # nothing is laid out yet, so nothing can be seen
            return bool(self.list.rows)
        if self.table is not None and (self._look_at(self.table) or self._picture()):
            return True
        return any(self._look_at(self.saved[int(str(key))]) for key in self.list.in_view)

    def _look_at(self, table: TableEntry) -> bool:
        """Do one more piece of work for a table, up to its small picture; whether there was one."""
        look = self.look(table)
        if look is None:
            self.navigator.saved_tables.look_on(table)
            if self.look(table) is not None:
                self._looked_at(table)
            return True
        if look.glance is None or table.id in self.list.pictures:
            return False
        picture = look.glance.coming_picture(self.list.picture_size, self.page.scale.px(6))
        if picture is not None:
            self.list.pictures[table.id] = picture
        return True

    def _looked_at(self, table: TableEntry) -> None:
        """Show what has been found out about a table."""
        self.list.rows.forget(table.id)
        if table is self.table:
            self._show()

    # -- the paper ---------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show the chosen table."""
        table = self.table
        for widget in (self.card, self.kicker, self.title, self.state, *self._buttons):
            widget.visible = table is not None
        if table is not None:
            self._tell(table)
        self._name_seats(table)
        marks = self.navigator.saved_tables.bookmarks(table.id) if table is not None else ()
        notes = [said("{icon:pin} Choice {n}: {note}", n=n, note=note) for n, note in marks if note]
        self.notes.words = joined(notes, "\n") if notes else ""
        self._relay()

    def _tell(self, table: TableEntry) -> None:
        parent = self.saved.get(table.parent or 0)
        what = self.name(table) if table.title else said("{n:seat|seats}", n=len(table.names))
        if parent:
            what = said("{what}, a branch of {parent}", what=what, parent=titled(parent))
        self.kicker.words = what
        self.title.words = table.title or self.name(table)
        whole = self.whole(table)
        self.state.words = self._state(table)
        self.go_on.words = said("Look back") if table.over else said("Continue")
        self.watch.visible = not table.over
        wrong = "" if whole else BROKEN
        for button in (self.go_on, self.watch, self.share):
            button.reason = wrong
        self.delete.reason = ELSEWHERE if table.elsewhere else ""
        self.branch.reason = wrong or (ENDED if table.over else "")
        self.branch.tip = BRANCHES
        self.share.tip = WHOLE

    def _state(self, table: TableEntry) -> str:
        """How far a table is and when it was saved, or that it is damaged, and why."""
        fault = self.fault(table)
        if not self.whole(table):
            reason = said("{broken} {icon:warning} {fault}", broken=BROKEN, fault=fault)
            return reason if fault else BROKEN
        facts = {"stage": stage(table), "ago": ago(table.updated, self.navigator.now())}
        if table.elsewhere:
            return said("{stage} Saved {ago}. {elsewhere}", elsewhere=ELSEWHERE, **facts)
        if not fault:
            return said("{stage} Saved {ago}.", **facts)
        return said("{stage} Saved {ago}. {icon:warning} {fault}", fault=fault, **facts)

    def _name_seats(self, table: TableEntry | None) -> None:
        """The seats with what everybody may know of them."""
        look = self.look(table) if table is not None else None
        self.name_seats(table, look.glance if look is not None else None)

    @property
    def _buttons(self) -> tuple[Button, ...]:
        return self.go_on, self.watch, self.branch, self.rename, self.share, self.delete

    # -- what the buttons do -----------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.table is not None and self.table.over:
            self._look_back()
        elif self.table is not None:
            self.navigator.resume(self.table.id)

    def _look_back(self) -> None:
        if self.table is not None:
            self.navigator.look_back(self.table.id, partial(self.navigator.show_library, self.table.id))

    def _branch(self) -> None:
        if self.table is not None:
            self.navigator.branch_off(self.table.id)

    def _share(self) -> None:
        if self.table is not None:
            self.navigator.saved_tables.share(self.table.id)

    def _delete(self) -> None:
        """Move the chosen table into the bin."""
        if self.table is None:
            return
        title = titled(self.table)
        if not self.navigator.saved_tables.delete(self.table.id):
            return
        self.app.toast(said("{title} is deleted. **Undo delete** brings it back.", title=title), "undo")
        cursor = self.list.cursor
        self._look_up()
        if self.list.rows:
            self.list.choose(min(cursor, len(self.list.rows) - 1))
        self.page.set_focus(self.list if self.list.rows else self.undo)

    def _restore(self) -> None:
        """Bring back the table that was deleted last."""
        if not self.navigator.saved_tables.thrown:
            return
        table = self.navigator.saved_tables.thrown[-1]
        self.navigator.saved_tables.restore(table)
        self._look_up()
        self._choose(table)
        self.page.set_focus(self.list)

    def _ask_title(self) -> None:
        """Let the chosen table be given another title."""
        if self.table is not None:
            self.app.open(title_box(self.table, partial(self._rename, self.table.id)))

    def _rename(self, table: int, title: str) -> None:
        self.navigator.saved_tables.rename(table, title)
        self._look_up()

    def _show_people(self) -> None:
        chosen = self.table.id if self.table is not None else None
        self.navigator.show_people(leave=partial(self.navigator.show_library, chosen))

    def _ask_file(self) -> None:
        """Let a file be chosen to be put among the tables."""
        self.app.open(file_box(self._take_in))

    def _take_in(self, path: Path) -> bool:
        """Put a file among the tables; whether that could be done."""
        table = self.navigator.saved_tables.import_file(path)
        if table is None:
            self.app.play("refused")
            return False
        self._look_up()
        self._choose(table)
        self.page.set_focus(self.list)
        return True

    def _to_list(self, words: str) -> None:
        if self.list.rows:
            self.page.set_focus(self.list)

    # -- layout ------------------------------------------------------------------------------------------

    def layout(self, size: Size, scale: Scale) -> None:
        if (scale, theme.changes) != (self.page.scale, self._changes):
            self.list.pictures = {}  # they are drawn anew at this scale and in these colours
            self._changes = theme.changes
        self.page.size, self.page.scale = size, scale
        width = min(size[0] - 6 * scale.u, scale.px(WIDEST))
        left = (size[0] - width) // 2
        floor = self._place_keys(pygame.Rect(left, 0, width, size[1] - 2 * scale.u), scale)
        area, buttons = pygame.Rect(left, 3 * scale.u, width, 0), (self.gear, self.file, self.people)
        top = place_head(area, scale, self.back, self.heading, self.tally, buttons)
        gutter = 3 * scale.u
        share = round(width * SHARE) - gutter // 2
        panel = pygame.Rect(left, top, share, floor - top)
        self._place_panel(panel, scale)
        self._place_card(pygame.Rect(panel.right + gutter, top, width - share - gutter, panel.height), scale)

    def _place_keys(self, area: pygame.Rect, scale: Scale) -> int:
        """The keys along the foot; returns where they begin."""
        self.keys.words = hint(KEYS, (CONFIRM, *LIBRARY.some("rename", "search"), *BACK))
        high = self.keys.height(scale, area.width)
        self.keys.place(pygame.Rect(area.x, area.bottom - high, area.width, high), scale)
        return self.keys.rect.y - 2 * scale.u

    def _place_panel(self, sheet: pygame.Rect, scale: Scale) -> None:
        """Place search and order above the list, and the undo button below it."""
        self.ground.place(sheet, scale)
        inner = sheet.inflate(-4 * scale.u, -4 * scale.u)
        order, high = self.order.wanted(scale)
        order = min(order, inner.width)
        beside = inner.width - order - 2 * scale.u
        y = inner.y
        if beside < measure(self.search.empty, scale.style(theme.LABEL)) + 4 * scale.u:
            self.search.place(pygame.Rect(inner.x, y, inner.width, high), scale)
            y += high + scale.u
        else:
            self.search.place(pygame.Rect(inner.x, y, beside, high), scale)
        self.order.place(pygame.Rect(inner.right - order, y, order, high), scale)
        floor = inner.bottom
        if self.undo.visible:
            width, tall = self.undo.wanted(scale)
            self.undo.place(pygame.Rect(inner.x, floor - tall, width, tall), scale)
            floor -= tall + scale.u
        y += high + 2 * scale.u
        self.list.place(pygame.Rect(inner.x, y, inner.width, floor - y), scale)
        self.app.toasts.floor, self.app.toasts.widest = (inner.centerx, floor), inner.width

    def _place_card(self, sheet: pygame.Rect, scale: Scale) -> None:
        """Place the buttons from below, words and seats above them, and the picture as large as there is room
        for it.

        Words without enough room are smaller.
        """
        self.card.place(sheet, scale)
        inner = sheet.inflate(-6 * scale.u, -5 * scale.u)
        for tried in scale.smaller_texts():
            floor = self._place_buttons(inner, tried)
            needed = sum(label.height(tried, inner.width) for label in (self.kicker, self.title, self.state))
            if inner.y + needed + 2 * tried.u <= floor:
                break
        scale = tried
        words: list[tuple[Widget, int]] = [
            (label, label.height(scale, inner.width)) for label in (self.kicker, self.title, self.state)
        ]
        seats = [seat for seat in self.seats if seat.visible]
        line = scale.style(theme.BODY).line
        needed = sum(high for _, high in words) + 3 * scale.u + -(-len(seats) // 2) * line
        picture = min(inner.width * 9 // 16, floor - inner.y - needed - 2 * scale.u)
        there = self.table is not None and self.whole(self.table)
        self.miniature.visible = picture > scale.px(90) and there
        y = inner.y
        if self.miniature.visible:
            self.miniature.place(pygame.Rect(inner.x, y, inner.width, picture), scale)
            self._preview()
            y += picture + 2 * scale.u
        for label, high in words:
            label.place(pygame.Rect(inner.x, y, inner.width, high), scale)
            y += high + scale.u // 2
        y += scale.u
        for number, seat in enumerate(seats):
            at = pygame.Rect(
                inner.x + number % 2 * inner.width // 2, y + number // 2 * line, inner.width // 2, line
            )
            seat.visible = at.bottom <= floor
            seat.place(at, scale)
        y += -(-len(seats) // 2) * line + scale.u
        high = self.notes.height(scale, inner.width)
        self.notes.visible = bool(self.notes.words) and y + high <= floor
        self.notes.place(pygame.Rect(inner.x, y, inner.width, high), scale)

    def _place_buttons(self, inner: pygame.Rect, scale: Scale) -> int:
        """Place the buttons in rows of two or three at the foot of the card; returns where they begin."""
        shown = [button for button in self._buttons if button.visible]
        if not shown:
            return inner.bottom
        widest, high = (max(button.wanted(scale)[side] for button in shown) for side in (0, 1))
        gap = scale.u
        row = max(1, min(3, (inner.width + gap) // (widest + gap)))
        lines = -(-len(shown) // row)
        width = (inner.width - gap * (row - 1)) // row
        top = inner.bottom - lines * (high + gap) + gap
        for number, button in enumerate(shown):
            x, y = inner.x + number % row * (width + gap), top + number // row * (high + gap)
            button.place(pygame.Rect(x, y, width, high), scale)
        return top - 2 * scale.u

    @property
    def _wanted(self) -> tuple[TableGlance, Size, int] | None:
        """What the picture on the card is to show; None while nothing is known of the table."""
        look = self.look(self.table) if self.table is not None else None
        if look is None or look.glance is None or not self.miniature.visible:
            return None
        return look.glance, self.miniature.inner, theme.changes

    def _preview(self) -> None:
        """Until the chosen table's board is drawn, show the small picture of its row, enlarged."""
        if self.table is None or (self._pictured is not None and self._pictured == self._wanted):
            return
        small = self.list.pictures.get(self.table.id)
        self._pictured = None
        self.miniature.picture = small and pygame.transform.smoothscale(small, self.miniature.inner)

    def _picture(self) -> bool:
        """Show the chosen table's board when it is drawn; whether there was something to do."""
        wanted = self._wanted
        if wanted is None or wanted == self._pictured:
            return False
        picture = wanted[0].coming_picture(wanted[1], self.miniature.scale.px(6))
        if picture is not None:
            self.miniature.picture, self._pictured = picture, wanted
        return True

    # -- events and drawing ------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        return super().update(dt) | self._look()

    def handle(self, event: pygame.event.Event) -> bool:
        return self._key(event) or super().handle(event)

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        return (LIBRARY, *super().shortcuts)

    def _key(self, event: pygame.event.Event) -> bool:
        match LIBRARY.pressed(event):
            case "search":
                self.page.set_focus(self.search, keys=True)
            case "restore" if self.undo.visible:
                self._restore()
            case "delete" if self.list.active and self.table is not None:
                self._delete()
            case "rename" if self.table is not None:
                self._ask_title()
            case _:
                return False
        return True
