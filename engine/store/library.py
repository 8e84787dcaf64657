"""The library: one SQLite database that holds every table and every accepted choice.

Times are in seconds; the caller passes them in, because the engine has no clock. All methods raise StoreError,
with one sentence for the user, if the database fails. What was saved before stays saved.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Self

import msgspec

from engine.flow import BadText, Campaign, Event, Frame, Game, Header, Mismatch, Record, Session, check_text
from engine.flow.luck import Die
from engine.flow.records import Entry, chained
from engine.said import joined, said, sentence
from engine.store import campaigns, leases, log_file, people
from engine.store.branches import parents_of, tree_of
from engine.store.campaigns import CampaignHistory
from engine.store.codecs import UNREADABLE, Pages, pages_decoder
from engine.store.database import close_untouched, make_folder, opened, records_kept
from engine.store.entries import (
    COLUMNS,
    LONGEST_NOTE,
    LONGEST_TITLE,
    Bookmark,
    Branch,
    Games,
    Loaded,
    TableEntry,
    bookmark,
    entry,
    storable,
)
from engine.store.errors import BadLog, StoreError
from engine.store.log_file import Row
from engine.store.people import Person, PlayedTable
from engine.store.resume import Resumed, resumed
from engine.store.salvage import finish, salvage
from engine.store.schema import fault_sentence, is_damaged
from engine.store.windows import End, Ends, Window
from engine.table import Dealer

#: The open pages are saved after every so many records, and after the last one.
SAVE_PAGES_EVERY = 64
#: What an entry is read from: its row, its parent and the record both share, and whether it is played elsewhere.
Stored = tuple[tuple[object, ...], tuple[int | None, int], bool]
_encode = msgspec.json.encode


class _Agreed(msgspec.Struct):
    """The one field of a header that holds the options."""

    options: dict[str, str] = {}


_agreed = msgspec.json.Decoder(_Agreed)


def _end(session: Session) -> End:
    return End(len(session.entries) - 1, session.hashes()[-1])


def _stored(words: str, longest: int) -> str:
    """Typed words or the name of a file as the database can hold them."""
    return words[:longest].encode(errors="replace").decode()


def _bytes(stored: object) -> bytes:
    """A stored text as bytes; nothing if it is no text."""
    return stored.encode() if isinstance(stored, str) else stored if isinstance(stored, bytes) else b""


class Library:
    """Every saved table, in one file, which several windows of the program may have open.

    A damaged file is renamed, what can be read of it goes into a new file, and `notice` says so. A library that is
    not to be salvaged raises StoreError instead.
    """

    def __init__(self, path: Path, games: Games, salvages: bool = True) -> None:
        self.path = path
        self._games = games
        self._salvages = salvages
        self.notice: str = ""
        self._damaged = False
        self._listed: dict[Stored, TableEntry] = {}  # entries by what they were read from, for rows that stay
        self._found: tuple[object, tuple[TableEntry, ...]] | None = None  # what was listed last, and after what
        self._ends: Ends = {}  # the last record of each table as this window knows it
        make_folder(path)
        self._window = Window(path)
        try:
            with self._faults_in_words():
                self._db = self._opened()
                self._file = path.stat()
        except BaseException:
            self._window.close()
            raise

    def _opened(self) -> sqlite3.Connection:
        alone, ends = self._window.is_alone(), self._window.clear()
        if alone and self._salvages:
            finish(self.path)
        if not alone:  # SQLite keeps the log as long as a window has it open
            return opened(self.path, {})
        try:
            return opened(self.path, ends)
        except sqlite3.DatabaseError as error:
            if not is_damaged(error) or not self._salvages:
                raise
        self.notice = salvage(self.path, ends)
        return opened(self.path, {})

    def close(self) -> None:
        """Write everything into the one file and close it. A damaged file is left as it is."""
        try:
            if self._damaged:
                close_untouched(self._db, self.path)
            else:
                self.checkpoint()
        finally:
            self._db.close()
            self._window.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    # -- writing -------------------------------------------------------------------------------------

    def create(
        self, session: Session, now: float, title: str = "", parent: int | None = None, parted: int = 0
    ) -> int:
        """Save a new session; the id of its table. A branch names its `parent`, and the number of the last record
        that both share (`parted`)."""
        header = session.header
        with self._faults_in_words(), self._writing():
            table = self._insert(header, _encode(header), now, title)
            self._append(table, session, 0, now)
            there = "SELECT id FROM tables WHERE id = ?"
            self._db.execute(
                f"UPDATE tables SET parent = ({there}), parted = ?, branched = ? WHERE id = ?",
                (parent, parted, parent is not None, table),
            )
            if parent is None:
                people.sit(self._db, table, _encode(header))
        self._keep_end(table, session)
        return table

    def take(self, table: int) -> bool:
        """Take the lease of a table, to play at it in this window; whether no other window has it. The lease ends
        with `release`, or when the window ends, also in a crash. A table that another window has moved into the
        bin comes back."""
        with self._faults_in_words(), self._writing():
            self._must_be_there(table)
            self._window.clear()
            self._db.execute("UPDATE tables SET binned = 0 WHERE id = ?", (table,))
            return leases.take(self._db, self._window, table)

    def release(self, table: int) -> None:
        """Give back the lease of a table."""
        with self._faults_in_words(), self._writing():
            leases.release(self._db, self._window, table)

    def commit(self, table: int, session: Session, now: float) -> None:
        """Save what is new in a session: add new records, remove those that were taken back.

        When this returns, the choice is on the disk. A finished table changes its campaign, once. Raises
        StoreError if the session does not go on from what is stored: another window plays at this table or has
        changed it, or a part of it was damaged.
        """
        with self._faults_in_words(), self._writing():
            self._must_go_on(table)
            same = self._shared(table, session)
            if table in self._ends and same <= self._ends[table].n:  # a kill must not make it look lost
                self._window.forget_end(table)
            for kept in ("records", "bookmarks"):
                self._db.execute(f"DELETE FROM {kept} WHERE tbl = ? AND n >= ?", (table, same))
            self._append(table, session, same, now)
            campaigns.count(self._db, session, now)
        self._keep_end(table, session)

    def rename(self, table: int, title: str) -> None:
        """Give a table another title."""
        with self._faults_in_words(), self._writing():
            self._db.execute("UPDATE tables SET title = ? WHERE id = ?", (_stored(title, LONGEST_TITLE), table))

    def delete(self, table: int) -> None:
        """Move a table into the bin. Raises StoreError if another window plays at it."""
        self._bin(table, 1)

    def restore(self, table: int) -> None:
        """Take a table out of the bin. Raises StoreError if it is gone."""
        self._bin(table, 0)

    def _bin(self, table: int, binned: int) -> None:
        with self._faults_in_words(), self._writing():
            self._must_be_there(table)
            self._must_be_free(table)
            self._db.execute("UPDATE tables SET binned = ? WHERE id = ?", (binned, table))

    def empty_bin(self) -> None:
        """Delete for good the tables in the bin, unless another window may still restore them. The parent of a
        deleted table becomes the parent of its branches."""
        if not self._window.is_alone():
            return
        with self._faults_in_words(), self._writing():
            for table, (parent, parted) in parents_of(self._db).items():
                self._db.execute("UPDATE tables SET parent = ?, parted = ? WHERE id = ?", (parent, parted, table))
            self._db.execute("DELETE FROM tables WHERE binned IS 1")

    def bookmark(self, table: int, n: int, note: str = "") -> None:
        """Put a bookmark at record `n`, or change the note of the one there."""
        with self._faults_in_words(), self._writing():
            if not self._db.execute("SELECT 1 FROM records WHERE tbl = ? AND n = ?", (table, n)).fetchone():
                raise StoreError(said("This table has no record {n} in the library.", n=n))
            row = (table, n, _stored(note, LONGEST_NOTE))
            self._db.execute("INSERT OR REPLACE INTO bookmarks VALUES (?, ?, ?)", row)

    def remove_bookmark(self, table: int, n: int) -> None:
        """Remove the bookmark at record `n`, if there is one."""
        with self._faults_in_words(), self._writing():
            self._db.execute("DELETE FROM bookmarks WHERE tbl = ? AND n = ?", (table, n))

    def begin_campaign(self, game: str, name: str, now: float) -> None:
        """Begin a campaign. Raises StoreError if there is one of this name, or the name cannot be shown."""
        with self._faults_in_words(), self._writing():
            campaigns.begin(self._db, game, name, now)

    def next_table(self, game: str, name: str) -> Campaign:
        """The `Campaign` for the header of a campaign's next table, with the next number."""
        with self._faults_in_words(), self._writing():
            return campaigns.next_table(self._db, game, name)

    def reset_campaign(self, game: str, name: str, now: float) -> None:
        """Start a campaign again with no numbers; it keeps its name and its history."""
        with self._faults_in_words(), self._writing():
            campaigns.reset(self._db, game, name, now)

    def count(self, table: int, session: Session, dice: Sequence[Die]) -> None:
        """Keep how a finished table has ended for the people who played; `dice` are those of its game."""
        with self._faults_in_words(), self._writing():
            if session.over:
                people.end(self._db, table, session, dice)

    def count_stored(self, table: int, dice: Callable[[Game], Sequence[Die]]) -> None:
        """The same for a table that ended when this was not kept yet. A table that cannot be read, or is of other
        rules, does not count."""
        try:
            loaded = self.load(table)
            session = Session.restored(loaded.game, loaded.header, loaded.records)
            if loaded.header.version == loaded.game.version and not loaded.lost:
                self.count(table, session, dice(loaded.game))
                return
        except (StoreError, Mismatch, LookupError, ValueError):
            pass  # the list of tables tells what is wrong with it
        with self._faults_in_words(), self._writing():
            people.look_no_more(self._db, table)

    def rename_person(self, person: int, name: str) -> None:
        """Give a person another name. Raises StoreError if it cannot be shown or is another person's."""
        with self._faults_in_words(), self._writing():
            people.rename(self._db, person, name)

    def merge_people(self, person: int, into: int) -> None:
        """Let all names and tables of a person be those of another one."""
        with self._faults_in_words(), self._writing():
            people.merge(self._db, person, into)

    def forget_person(self, person: int) -> None:
        """Remove a person; the tables stay as they are."""
        with self._faults_in_words(), self._writing():
            people.forget(self._db, person)

    def import_file(self, path: Path, now: float) -> int:
        """Add the table of a `.torchlit` file; its id. Raises StoreError if the file has a fault, or these very
        rules do not give its records, or if it needs what this version lacks. A table of older rules need only be
        one that can be shown."""
        log = log_file.opened(path, self._games)
        if log.header.version >= log.game.version or log.lacking:
            session = log_file.proven(path, log)
        else:
            try:
                session = resumed(log.game, log.header, tuple(log.records), {}).session
            except Mismatch as mismatch:
                raise StoreError(said("{file}: {why}", file=path.name, why=sentence(mismatch))) from None
        return self.create(session, now, path.stem)

    def checkpoint(self) -> None:
        """Write SQLite's write-ahead log into the main file; for idle moments."""
        with self._faults_in_words():
            busy, *_ = self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if not busy:
            self._window.forget_ends()

    # -- reading -------------------------------------------------------------------------------------

    def tables(self) -> tuple[TableEntry, ...]:
        """All tables but those in the bin, the latest first. Without a change they are not read again."""
        with self._faults_in_words():
            elsewhere = leases.elsewhere(self._db, self._window)
            others_wrote = self._db.execute("PRAGMA data_version").fetchone()[0]
            state = (others_wrote, self._db.total_changes, elsewhere)
            if self._found is not None and self._found[0] == state:
                return self._found[1]
            rows = self._db.execute(f"SELECT {COLUMNS} FROM tables WHERE binned IS NOT 1").fetchall()
            parents = parents_of(self._db)
        asked = [(row, parents.get(row[0], (None, 0)), row[0] in elsewhere) for row in rows]
        known = self._listed
        self._listed = {key: known.get(key) or entry(key[0], key[1], self._games, key[2]) for key in asked}
        found = tuple(sorted(self._listed.values(), key=lambda table: (-table.updated, -table.id)))
        self._found = state, found
        return found

    def tree(self, table: int) -> Branch:
        """The first ancestor of a table, with all its branches. Raises StoreError if the table is not in the
        library."""
        return tree_of(table, self.tables())

    def bookmarks(self, table: int) -> tuple[Bookmark, ...]:
        """The bookmarks of a table, the earliest record first."""
        with self._faults_in_words():
            rows = self._db.execute("SELECT n, note FROM bookmarks WHERE tbl = ? ORDER BY n", (table,)).fetchall()
        return tuple([bookmark(*row) for row in rows if isinstance(row[0], int)])

    def campaigns(self, game: str) -> tuple[CampaignHistory, ...]:
        """The campaigns of a game with their history, the one that changed last first."""
        with self._faults_in_words():
            return campaigns.histories(self._db, game)

    def people(self) -> tuple[Person, ...]:
        """Everybody who has sat at a table, by name."""
        with self._faults_in_words():
            if self._db.execute("SELECT 1 FROM tables WHERE seated IS 0 AND branched IS 0 LIMIT 1").fetchone():
                with self._writing():
                    people.sit_all(self._db)
            return people.people(self._db)

    def played(self) -> tuple[PlayedTable, ...]:
        """The finished tables that count for people, the earliest first."""
        with self._faults_in_words():
            return people.played(self._db)

    def uncounted(self) -> tuple[int, ...]:
        """The finished tables that `count_stored` has not read yet, the latest first."""
        with self._faults_in_words():
            return people.uncounted(self._db)

    def fault(self, table: int) -> str:
        """A sentence that says why a table cannot be opened, or only in part; empty if it has no fault."""
        try:
            loaded = self.load(table)
            Session.restored(loaded.game, loaded.header, loaded.records)
        except (StoreError, Mismatch) as trouble:
            return sentence(trouble)
        return loaded.fault

    def load(self, table: int) -> Loaded:
        """A table with its records checked, up to the first damaged one.

        Raises StoreError if nothing can be read.
        """
        header_text, rows = self._rows(table)
        where = said("Table {number} of {file}", number=table, file=self.path.name)
        first = log_file.checked_header(header_text, self._games, where)
        game, header, lacking = first
        records: list[Record[Event]] = []
        before = chained("", header_text)
        for n, row in enumerate(rows):
            try:
                records.append(log_file.checked(game, row, before, n, where, first.of_this))
            except BadLog:
                if not n:
                    raise
                break
            before = row.hash
        with self._faults_in_words():
            kept = max(len(rows), records_kept(self._db, table))
        return Loaded(game, header, tuple(records), self._pages(table, game), kept - len(records), lacking)

    def resume(self, table: int, dealer: Dealer | None = None) -> Resumed:
        """The session of a table to go on with, and a notice if it is not as it was left. If it is not `whole`,
        this table takes no more choices: go on at a branch."""
        loaded = self.load(table)
        try:
            found = resumed(
                loaded.game, loaded.header, loaded.records, loaded.pages, dealer, lacking=loaded.lacking
            )
            if not found.session.proven:
                self._mark_unproven(table)
            whole = found.whole and not loaded.lost
            self._ends.pop(table, None)
            if whole:
                self._ends[table] = _end(found.session)
            notice = joined([words for words in (loaded.fault, found.notice) if words], " ")
            return found._replace(notice=notice, whole=whole)
        except Mismatch as mismatch:
            words = said(
                "Table {number} of {file} cannot be shown: {why}",
                number=table, file=self.path.name, why=sentence(mismatch),
            )  # fmt: skip
            raise StoreError(words) from None

    def options_of(self, table: int) -> dict[str, str]:
        """The options of a table; none if its header cannot be read."""
        with self._faults_in_words():
            found = self._db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
        try:
            return _agreed.decode(_bytes(found[0])).options if found else {}
        except UNREADABLE:
            return {}

    def export(self, table: int, path: Path) -> None:
        """Write a table as a `.torchlit` file."""
        log_file.write_rows(path, *self._rows(table))

    # -- inside --------------------------------------------------------------------------------------

    @contextmanager
    def _faults_in_words(self) -> Iterator[None]:
        """Turns a fault of the database, or a number that it cannot hold, into a StoreError with a sentence."""
        try:
            yield
        except OverflowError:
            raise StoreError(said("This table has a number that is too large for the library.")) from None
        except sqlite3.Error as error:
            self._damaged |= is_damaged(error)
            raise StoreError(fault_sentence(error, self.path.name)) from error

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """A transaction: all statements take effect, or none."""
        self._must_be_in_place()
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    def _must_be_in_place(self) -> None:
        """Raise StoreError if the file was removed or replaced: SQLite would write into the one that is gone."""
        with suppress(OSError):
            if os.path.samestat(self._file, self.path.stat()):
                return
        words = said(
            "{file} was removed or replaced while it was open; start the program again.", file=self.path.name
        )
        raise StoreError(words)

    def _must_be_there(self, table: int) -> None:
        if not self._db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
            raise StoreError(said("This table is no longer in the library."))

    def _must_be_free(self, table: int) -> None:
        if leases.is_elsewhere(self._db, self._window, table):
            raise StoreError(said("Another window plays at this table."))

    def _must_go_on(self, table: int) -> None:
        """Raise StoreError unless the last record of a table is the one that this window knows."""
        self._must_be_there(table)
        self._must_be_free(table)
        last = "SELECT n, hash FROM records WHERE tbl = ? ORDER BY n DESC LIMIT 1"
        if self._db.execute(last, (table,)).fetchone() != self._ends.get(table):
            raise StoreError(said("The library holds other choices of this table, and they are not overwritten."))

    def _mark_unproven(self, table: int) -> None:
        with self._faults_in_words(), self._writing():
            self._db.execute("UPDATE tables SET proven = 0 WHERE id = ?", (table,))

    def _insert(self, header: Header, text: bytes, now: float, title: str) -> int:
        cursor = self._db.execute(
            "INSERT INTO tables (game, title, names, players, header, updated) VALUES (?, ?, ?, ?, ?, ?)",
            (
                header.game,
                _stored(title, LONGEST_TITLE),
                _encode(header.names),
                _encode(header.players),
                text,
                storable(now),
            ),
        )
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def _shared(self, table: int, session: Session) -> int:
        """How many records the library and the session have in common."""
        hashes, entries = session.hashes(), session.entries
        stored = self._db.execute(
            "SELECT n, hash, text FROM records WHERE tbl = ? AND n < ? ORDER BY n DESC", (table, len(hashes))
        )
        same = (n + 1 for n, digest, text in stored if digest == hashes[n] and text == _encode(entries[n].record))
        return next(same, 0)

    def _append(self, table: int, session: Session, first: int, now: float) -> None:
        hashes, position = session.hashes(), session.position
        last = len(session.entries) - 1
        before = self._ends[table].n if table in self._ends else 0
        old = first if before % SAVE_PAGES_EVERY == 0 else min(first, before)
        self._db.execute("DELETE FROM pages WHERE tbl = ? AND n >= ?", (table, old))
        for n in range(first, last + 1):
            entry = session.entries[n]
            row = (table, n, _encode(entry.record), hashes[n])
            self._db.execute("INSERT INTO records VALUES (?, ?, ?, ?)", row)
            if entry.pages and not n % SAVE_PAGES_EVERY:
                self._keep_pages(table, n, entry)
        self._keep_pages(table, last, session.entries[last])  # also when records were only cut off
        self._db.execute(
            "UPDATE tables SET game = ?, names = ?, players = ?, turn = ?, waiting = ?, over = ?, updated = ?,"
            " proven = ?, seated = CASE WHEN over OR ? THEN min(seated, 1) ELSE seated END WHERE id = ?",
            (
                *(
                    session.header.game,
                    _encode(session.header.names),
                    _encode(session.players),
                    position.counters.get("turn", 0),
                    _encode(session.waiting()),
                ),
                *(session.over, storable(now), session.proven, session.over, table),
            ),
        )

    def _keep_end(self, table: int, session: Session) -> None:
        self._ends[table] = _end(session)
        self._window.keep_end(table, self._ends[table])

    def _keep_pages(self, table: int, n: int, entry: Entry) -> None:
        text = _encode(Pages(entry.pages, entry.ask, entry.chosen))
        self._db.execute("INSERT OR REPLACE INTO pages VALUES (?, ?, ?)", (table, n, text))

    def _rows(self, table: int) -> tuple[bytes, list[Row]]:
        with self._faults_in_words():
            found = self._db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
            if not found:
                raise StoreError(said("This table is no longer in the library."))
            rows = self._db.execute("SELECT text, hash FROM records WHERE tbl = ? ORDER BY n", (table,)).fetchall()
        return _bytes(found[0]), [Row(_bytes(text), str(digest)) for text, digest in rows]

    def _pages(self, table: int, game: Game) -> dict[int, Pages[Frame]]:
        """The saved pages that this version of the rules can read, by record number."""
        with self._faults_in_words():
            rows = self._db.execute("SELECT n, text FROM pages WHERE tbl = ?", (table,)).fetchall()
        kept: dict[int, Pages[Frame]] = {}
        for n, text in rows:
            try:
                pages = pages_decoder(game.pages).decode(_bytes(text))
                for _, option in pages.chosen:
                    check_text(option)
            except UNREADABLE:
                continue
            except BadText:
                continue
            kept[n] = pages
        return kept
