"""Who plays here: everybody at the left, and how the chosen person has fared in each game at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.said import said
from engine.store import Person, PlayedTable
from engine.store.errors import reason
from game.app.window import App
from game.layout.game_layout import GameLayout
from game.scenes.file_drop_scene import FileDropScene
from game.scenes.navigator import Leave, Navigator
from game.scenes.page_head import place_head
from game.scenes.people.nobody_card import NobodyCard
from game.scenes.people.people_rows import PeopleRows
from game.scenes.people.person_dialogs import forget_box, merge_box, name_box, same_box
from game.scenes.people.person_sheet import SAME, PersonSheet, SheetActs, all_of
from game.scenes.people.record import GameRecord, all_records
from game.scenes.people.results_file import write_results
from game.scenes.settings.box import open_settings
from game.services import folders
from game.services.language import tell
from game.services.shortcuts import PEOPLE, Shortcuts
from game.services.wording import day
from game.ui import theme
from game.ui.button import Button, IconButton
from game.ui.label import Label, Panel
from game.ui.listing import Row
from game.ui.theme import Scale, Size

WIDEST = 1760  # px at 1080p
SHARE = 0.33  # of the width for the list
NOTE = 0.2  # of the height of the list, at most, for what counts
AT_ONCE = 8  # older tables that are read before the page shows them
COUNTED = said(
    "Finished tables of the library count. Branches, copies, deleted tables and tables that are not proven do not,"
    " and bots are not people."
)
FILE_TIP = said("Writes a CSV file for spreadsheets: one row for each person at each table.")


class PeopleScene(FileDropScene):
    """The page; `leave` goes back. The person who is called `name` is chosen first."""

    def __init__(self, navigator: Navigator, leave: Leave, name: str = "") -> None:
        super().__init__(navigator)
        self.go_back = leave
        self.name = name
        self.people: dict[int, Person] = {}
        self.played: tuple[PlayedTable, ...] = ()
        self.records: dict[int, list[GameRecord]] = {}
        self.uncounted: list[int] = []
        self.game = ""  # the chosen one; empty: the one that was played most
        self.table = 0  # the one that was looked back on

    # -- what is on the page -----------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        self.page.clear()
        add = self.page.add
        self.back = add(IconButton("arrow-left", self.go_back, said("Back (Escape)"), name="back"))
        self.gear = add(IconButton("gear", lambda: open_settings(app), said("Settings"), name="settings"))
        self.file = add(Button(said("Save as CSV"), self._write, icon="folder", tip=FILE_TIP, name="csv"))
        self.heading = add(Label(said("Who plays here"), theme.TITLE, name="heading"))
        self.tally = add(Label("", theme.LABEL, theme.ASH, name="tally"))
        self.ground = add(Panel())
        self.list = add(PeopleRows(lambda row: self._show(), lambda row: self._to_tables(), "people"))
        self.counted = add(Label(COUNTED, theme.NOTE, theme.ASH, name="counted"))
        acts = SheetActs(self._choose_game, self._look_back, self._ask_name, self._ask_same, self._ask_forget)
        self.sheet = PersonSheet(self.page, acts, self.navigator.now)
        self.nobody = NobodyCard(self.page, self.navigator.show_menu)
        self.uncounted = list(self.navigator.saved_tables.uncounted())
        self._look_up()
        self._choose(self.name)
        self.sheet.choose_table(self.table)
        self.page.set_focus(self.list if self.list.rows else self.nobody.start)

    # -- what is known -----------------------------------------------------------------------------------

    @property
    def person(self) -> Person | None:
        """The chosen person."""
        return self.people.get(int(str(self.list.row.key))) if self.list.rows else None

    def _look_up(self) -> None:
        """Read who plays here, and fill the list: who has played most stands first."""
        saved, now = self.navigator.saved_tables, self.navigator.now()
        people, self.played = saved.people(), saved.played()
        self.people = {person.id: person for person in people}
        self.records = all_records(self.played, people)
        order = sorted(people, key=lambda each: (-all_of(self.records[each.id])[0], -each.last))
        self.list.marks = {each.id: colour for each in people if (colour := self._figure(each)[1])}
        self.list.set_rows([self._row(each, now) for each in order])
        self.tally.words = self._tally()
        self.file.reason = "" if self.played else said("No finished table counts yet.")
        self._show()

    def _tally(self) -> str:
        if self.uncounted:
            return said("Reading older tables: {n} to go", n=len(self.uncounted))
        people, tables = len(self.people), len(self.played)
        if not people:
            return ""
        return said(
            "{people:person|people}, {tables:finished table|finished tables}", people=people, tables=tables
        )

    def _row(self, person: Person, now: float) -> Row:
        played, won = all_of(self.records[person.id])
        how = said("{n:game|games}, {won} won", n=played, won=won) if played else said("no finished game")
        return Row(person.id, (person.name, how, day(person.last, now) if person.last else ""))

    def _figure(self, person: Person) -> tuple[str, str]:
        """The picture and the colour of the seat that a person last had; empty if it is not known."""
        for game, seat in reversed(person.seats.items()):
            if game in self.navigator.games and seat in self.navigator.games[game].colours:
                layout = GameLayout.read(self.navigator.games[game].folder)
                return layout.layout.portrait.format(colour=layout.colour(seat)), layout.colour(seat)
        return "", ""

    def _choose(self, name: str) -> None:
        """Put the cursor on the person to whom a name leads."""
        wanted = name.casefold()
        for number, row in enumerate(self.list.rows):
            person = self.people[int(str(row.key))]
            if wanted in [each.casefold() for each in (person.name, *person.also)]:
                self.list.choose(number)

    def _show(self) -> None:
        """Show the chosen person."""
        person = self.person
        self.nobody.show(person is None)
        for widget in (self.ground, self.list, self.counted, self.file):
            widget.visible = person is not None
        if person is None:
            self.sheet.hide()
        else:
            found = self.records[person.id]
            games = [record.game for record in found]
            chosen = games.index(self.game) if self.game in games else 0
            titles = [self.navigator.name_of(game) for game in games]
            self.sheet.show(person, self._figure(person), titles, chosen, found[chosen] if found else None)
            self.sheet.merge.reason = "" if len(self.people) > 1 else SAME
        if self.page.size != (0, 0):
            self.layout(self.page.size, self.page.scale)
        self.app.wake()

    # -- what the widgets do -----------------------------------------------------------------------------

    def _choose_game(self, number: int) -> None:
        if self.person is not None:
            self.game = self.records[self.person.id][number].game
            self._show()

    def _to_tables(self) -> None:
        self.page.set_focus(self.sheet.tables, keys=True)

    def _look_back(self, table: int) -> None:
        self.name, self.table = self.person.name if self.person else "", table
        self.navigator.look_back(table, partial(self.app.replace, self))

    def _ask_name(self) -> None:
        if self.person is not None:
            self.app.open(name_box(self.person, partial(self._rename, self.person.id)))

    def _rename(self, person: int, name: str) -> None:
        self.navigator.saved_tables.rename_person(person, name)
        self._look_up()

    def _ask_same(self) -> None:
        """Ask who the chosen person also is."""
        person = self.person
        if person is not None and len(self.people) > 1:
            others = [each for each in self.people.values() if each.id != person.id]
            self.app.open(same_box(person, others, partial(self._ask_merge, person)))

    def _ask_merge(self, person: Person, other: Person) -> None:
        pair = {person.id, other.id}
        met = sum(pair <= {sitting.person for sitting in table.sittings} for table in self.played)
        self.app.open(merge_box(person, other, met, partial(self._merge, person, other)))

    def _merge(self, person: Person, other: Person) -> None:
        self.navigator.saved_tables.merge_people(person.id, other.id)
        self._look_up()
        self._choose(other.name)

    def _ask_forget(self) -> None:
        if self.person is not None:
            self.app.open(forget_box(self.person, partial(self._forget, self.person.id)))

    def _forget(self, person: int) -> None:
        cursor = self.list.cursor
        self.navigator.saved_tables.forget_person(person)
        self._look_up()
        if self.list.rows:
            self.list.choose(min(cursor, len(self.list.rows) - 1))
        self.page.set_focus(self.list if self.list.rows else self.nobody.start)

    def _write(self) -> None:
        """Write the results of everybody as a file, and say where it is."""
        folder = folders.shared()
        path = folders.unused(folder, tell(said("Who plays here")), ".csv")
        try:
            write_results(path, tuple(self.people.values()), self.played, self.navigator.name_of)
        except OSError as error:
            words = said("{file} cannot be written: {why}.", file=path.name, why=reason(error))
            self.app.toast(words, "warning")
            return
        self.app.toast(
            said("Saved as {file} in the folder {folder} of your documents.", file=path.name, folder=folder.name)
        )

    # -- layout ------------------------------------------------------------------------------------------

    def layout(self, size: Size, scale: Scale) -> None:
        self.page.size, self.page.scale = size, scale
        width = min(size[0] - 6 * scale.u, scale.px(WIDEST))
        left = (size[0] - width) // 2
        area, buttons = pygame.Rect(left, 3 * scale.u, width, 0), (self.gear, self.file)
        top = place_head(area, scale, self.back, self.heading, self.tally, buttons)
        gutter, high = 3 * scale.u, size[1] - 3 * scale.u - top
        share = round(width * SHARE) - gutter // 2
        self._place_list(pygame.Rect(left, top, share, high), scale)
        right = pygame.Rect(left + share + gutter, top, width - share - gutter, high)
        if self.person is None:
            self.nobody.place(pygame.Rect(left, top, width, high), scale)
        else:
            self.sheet.place(right, scale)

    def _place_list(self, sheet: pygame.Rect, scale: Scale) -> None:
        """The list, and below it what counts."""
        self.ground.place(sheet, scale)
        inner = sheet.inflate(-4 * scale.u, -4 * scale.u)
        for small in scale.smaller_texts():
            high = self.counted.height(small, inner.width)
            if high <= inner.height * NOTE:
                break
        self.counted.place(pygame.Rect(inner.x, inner.bottom - high, inner.width, high), small)
        self.list.place(pygame.Rect(inner.x, inner.y, inner.width, inner.height - high - 2 * scale.u), scale)
        self.app.toasts.floor, self.app.toasts.widest = (inner.centerx, inner.bottom - high), inner.width

    # -- events and time ---------------------------------------------------------------------------------

    def update(self, dt: float) -> bool:
        return self._count_older() or super().update(dt)

    def _count_older(self) -> bool:
        """Read how one more table of an older library has ended; whether there was one."""
        if not self.uncounted:
            return False
        self.navigator.saved_tables.count(self.uncounted.pop(0))
        if len(self.uncounted) % AT_ONCE == 0:
            self._look_up()
        self.tally.words = self._tally()
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        return super().handle(event) or self._key(event)

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        return (PEOPLE,)

    def _key(self, event: pygame.event.Event) -> bool:
        act: Callable[[], object] | None = {
            "leave": self.go_back, "rename": self._ask_name, "forget": self._ask_forget,
        }.get(PEOPLE.pressed(event))  # fmt: skip
        if act is not None:
            act()
        return act is not None
