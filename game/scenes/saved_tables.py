"""The saved tables as the window uses them. They are opened when first needed; every fault is a notice, never a
crash."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from engine.flow import Campaign, Game, Session
from engine.flow.luck import Die
from engine.said import said, sentence
from engine.store import (
    Bookmark,
    Branch,
    CampaignHistory,
    Library,
    Person,
    PlayedTable,
    Resumed,
    StoreError,
    TableEntry,
)
from engine.store.errors import reason
from game.layout.game_layout import GameLayout
from game.scenes.table_glance import TableGlance
from game.scenes.table_looks import Look, TableLooks
from game.services import folders

FILE = "tables.db"
FILES = ".torchlit"  # what a table for others is called
T = TypeVar("T")


class SavedTables:
    """The library of saved tables. `tell` shows a notice; `now` is the time in seconds."""

    def __init__(
        self, folder: Path, games: Mapping[str, Game], tell: Callable[[str], object], now: Callable[[], float]
    ) -> None:
        self.folder = folder
        self.games = games
        self.tell = tell
        self.now = now
        self.thrown: list[int] = []  # tables thrown away since the program started, the last one last
        self._looks = TableLooks()
        self._unkept = ""  # the last trouble with keeping, so that it is told once and not at every choice
        self._unwritten = False  # whether something was kept that may not have reached the library's own file
        self._turn = (0, 0)  # the table and its turn at the last choice that was kept

    @cached_property
    def library(self) -> Library | None:
        """The library with an empty bin; None, with a notice, if there can be none here."""
        try:
            library = Library(self.folder / FILE, self.games)
            library.empty_bin()
        except StoreError as trouble:
            self.tell(said("{trouble} Until that is put right, no table is saved.", trouble=sentence(trouble)))
            return None
        if library.notice:
            self.tell(library.notice)
        return library

    @property
    def keeps(self) -> bool:
        """Whether choices can be kept here, and the last one was."""
        return self.library is not None and not self._unkept

    def _ask(self, question: Callable[[Library], T], otherwise: T) -> T:
        """The library's answer; `otherwise`, with a notice, if it fails."""
        if self.library is None:
            return otherwise
        try:
            return question(self.library)
        except StoreError as trouble:
            self.tell(sentence(trouble))
            return otherwise

    def tables(self) -> tuple[TableEntry, ...]:
        """The saved tables, the latest first."""
        return self._ask(lambda library: library.tables(), ())

    def listed(self, table: int) -> TableEntry | None:
        """One of them."""
        return next((each for each in self.tables() if each.id == table), None)

    def read(self, table: int) -> Session | None:
        """A saved table to look at; None, with a notice, if it cannot be read."""
        found = self._resumed(table)
        return found.session if found is not None else None

    def resume(self, table: int) -> tuple[Session, int] | None:
        """A saved table to play at in this window, and its number; None, with a notice, if it cannot be read.

        If a part of it cannot be read, that is a branch: the damaged table stays as it is.
        """
        found = self._resumed(table)
        if found is None:
            return None
        if found.whole or found.session.over:
            return found.session, table
        self.tell(said("The game goes on at a branch; the table itself stays as it is."))
        branch = self.begin(found.session, table)
        return (found.session, branch) if branch is not None else None

    def _resumed(self, table: int) -> Resumed | None:
        found: Resumed | None = self._ask(lambda library: library.resume(table), None)
        if found is not None and found.notice:
            self.tell(found.notice)
        return found

    def take(self, table: int) -> bool:
        """Play at a saved table from now on; whether no other window does."""
        return self._ask(lambda library: library.take(table), True)

    def release(self, table: int | None) -> None:
        """Nobody plays at a saved table in this window any more."""
        if table is not None:
            self._ask(lambda library: library.release(table), None)
            self.write_down()

    def write_down(self) -> None:
        """Let what was kept last reach the library's own file, so that the log beside it stays short."""
        if self._unwritten:
            self._unwritten = False
            self._ask(lambda library: library.checkpoint(), None)

    def glance(self, table: int) -> TableGlance | None:
        """What everybody may see of a saved table, by folding its records."""

        def look(library: Library) -> TableGlance:
            loaded = library.load(table)
            return TableGlance.at(table, Session.restored(loaded.game, loaded.header, loaded.records))

        return self._ask(look, None)

    def looked(self, table: TableEntry) -> Look | None:
        """What is known of a saved table; None if it was not looked at since it changed."""
        return self._looks.at(table)

    def look_on(self, table: TableEntry) -> None:
        """Do one more small piece of the work of looking at a saved table."""
        self._ask(lambda library: self._looks.go_on(library, table), None)

    def begin(self, session: Session, parent: int | None = None) -> int | None:
        """Begin to keep a new table, to play at it in this window; returns its number. A branch goes on from where
        its `parent` was left."""
        parted = len(session.entries) - 1 if parent is not None else 0

        def create(library: Library) -> int | None:
            table = library.create(session, self.now(), "", parent, parted)
            self._unwritten = True
            library.take(table)
            return table

        nothing: int | None = None
        return self._ask(create, nothing)

    def keep(self, table: int | None, session: Session) -> None:
        """Keep the last choice. If it cannot be kept, that is told once, and the game goes on. At the end of a
        turn everything is written down."""
        if self.library is None or table is None:
            return
        try:
            self.library.commit(table, session, self.now())
            if session.over:
                self.library.count(table, session, _dice(session.game))
            self._unkept = ""
            self._unwritten = True
            before, self._turn = self._turn, (table, session.position.counters.get("turn", 0))
            if before[0] == table and before != self._turn:
                self.write_down()
        except StoreError as trouble:
            if str(trouble) != self._unkept:
                self._unkept = str(trouble)
                self.tell(said("{trouble} The game goes on without being saved.", trouble=sentence(trouble)))

    def agreed(self, table: int) -> dict[str, str]:
        """What was agreed before the game at a saved table, by setting."""
        return self._ask(lambda library: library.options_of(table), {})

    def rename(self, table: int, title: str) -> None:
        """Give a saved table another title."""
        self._ask(lambda library: library.rename(table, title), None)

    def delete(self, table: int) -> bool:
        """Delete a saved table; whether that could be done. It can be restored until the program starts again."""

        def delete(library: Library) -> bool:
            library.delete(table)
            self.thrown.append(table)
            return True

        return self._ask(delete, False)

    def restore(self, table: int) -> None:
        """Restore a table that was deleted since the program started."""
        self._ask(lambda library: library.restore(table), None)
        self.thrown = [other for other in self.thrown if other != table]

    def fault(self, table: int) -> str:
        """What is wrong with a saved table, in a sentence; empty if nothing is."""
        return self._ask(lambda library: library.fault(table), "")

    def tree(self, table: int) -> Branch | None:
        """The first table of a game with its branches, of which `table` is one."""
        return self._ask(lambda library: library.tree(table), None)

    def bookmarks(self, table: int) -> tuple[Bookmark, ...]:
        """The bookmarks of a saved table."""
        return self._ask(lambda library: library.bookmarks(table), ())

    def bookmark(self, table: int, n: int, note: str) -> None:
        """Set a bookmark with a note at record `n`."""
        self._ask(lambda library: library.bookmark(table, n, note), None)

    def remove_bookmark(self, table: int, n: int) -> None:
        """Remove the bookmark at record `n`."""
        self._ask(lambda library: library.remove_bookmark(table, n), None)

    def campaigns(self, game: str) -> tuple[CampaignHistory, ...]:
        """The campaigns of a game, the one that changed last first."""
        return self._ask(lambda library: library.campaigns(game), ())

    def campaign(self, game: str, name: str) -> CampaignHistory | None:
        """A campaign by its name; None if there is none."""
        return next((each for each in self.campaigns(game) if each.name == name), None)

    def begin_campaign(self, game: str, name: str) -> bool:
        """Begin a campaign; whether that could be done."""

        def begin(library: Library) -> bool:
            library.begin_campaign(game, name, self.now())
            return True

        return self._ask(begin, False)

    def reset_campaign(self, game: str, name: str) -> None:
        """Start a campaign again; its history stays."""
        self._ask(lambda library: library.reset_campaign(game, name, self.now()), None)

    def next_table(self, game: str, name: str) -> Campaign | None:
        """The place of a new table in a campaign; None, with a notice, if it has none."""
        nothing: Campaign | None = None
        return self._ask(lambda library: library.next_table(game, name), nothing) if name else nothing

    def campaign_of(self, table: int) -> str:
        """The name of the campaign of a saved table; empty if it belongs to none."""
        session = self.read(table)
        campaign = session.header.campaign if session is not None else None
        return campaign.name if campaign is not None else ""

    def people(self) -> tuple[Person, ...]:
        """Everybody who has sat at a saved table, by name."""
        return self._ask(lambda library: library.people(), ())

    def played(self) -> tuple[PlayedTable, ...]:
        """The finished tables that count for people, the earliest first."""
        return self._ask(lambda library: library.played(), ())

    def uncounted(self) -> tuple[int, ...]:
        """The finished tables of an older library that `count` has not read yet."""
        return self._ask(lambda library: library.uncounted(), ())

    def count(self, table: int) -> None:
        """Read how such a table has ended."""
        self._ask(lambda library: library.count_stored(table, _dice), None)

    def rename_person(self, person: int, name: str) -> None:
        """Give a person another name."""
        self._ask(lambda library: library.rename_person(person, name), None)

    def merge_people(self, person: int, into: int) -> None:
        """Let all names and tables of a person be those of another one."""
        self._ask(lambda library: library.merge_people(person, into), None)

    def forget_person(self, person: int) -> None:
        """Remove a person; the tables stay as they are."""
        self._ask(lambda library: library.forget_person(person), None)

    def import_file(self, path: Path) -> int | None:
        """Import a `.torchlit` file; returns its number, or None with a notice of the fault."""
        return self._ask(lambda library: library.import_file(path, self.now()), None)

    def share(self, table: int) -> None:
        """Write a saved table as a file for others, and say where it is."""
        listed = self.listed(table)
        if listed is None:
            return
        folder = folders.shared()
        day = f" {datetime.fromtimestamp(listed.updated):%Y-%m-%d}"
        path = folders.unused(folder, listed.title or listed.game, day + FILES)

        def write(library: Library) -> None:
            folder.mkdir(parents=True, exist_ok=True)
            library.export(table, path)
            self.tell(
                said(
                    "Saved as {file} in the folder {folder} of your documents.", file=path.name, folder=folder.name
                )
            )

        try:
            self._ask(write, None)
        except OSError as error:
            words = said(
                "The folder {folder} in your documents cannot be made: {why}.",
                folder=folder.name,
                why=reason(error),
            )
            self.tell(words)

    def close(self) -> None:
        """Write everything down and close the file."""
        if "library" in self.__dict__ and self.library is not None:
            self._ask(lambda library: library.close(), None)


def _dice(game: Game) -> tuple[Die, ...]:
    """The dice of a game as its log knows them."""
    return GameLayout.read(game.folder).dice
