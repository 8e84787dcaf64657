"""The library: one SQLite database that holds every table and every accepted choice.

Times are seconds that the caller passes in: the engine has no clock. All methods raise StoreTrouble, with one
sentence for the user, if the database cannot do what is asked; what was saved before stays saved.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec

from engine.flow import BadText, Campaign, Event, Frame, Game, Header, Mismatch, Record, Session, check_text
from engine.flow.session import Entry, chained
from engine.said import joined, said, sentence
from engine.store import campaigns, log_file
from engine.store.campaigns import Story
from engine.store.forms import Pages, pages_decoder
from engine.store.log_file import Games, Row
from engine.store.resume import Resumed, resumed
from engine.store.salvage import salvage
from engine.store.schema import APPLICATION, VERSION, Damaged, bring_up, spoilt, told
from engine.store.trouble import BadLog, StoreTrouble, reason
from engine.table import Dealer

#: The open pages are kept after every so many records, and after the last one.
KEEP_EVERY = 64
_encode = msgspec.json.encode
#: Longest title of a table and longest note of a bookmark, in characters.
LONGEST_TITLE, LONGEST_NOTE = 80, 400


class Listed(NamedTuple):
    """What the list of saved tables shows of one table. `turn` counts from 1, `updated` is in seconds.

    `players` are those of now. A branch has a `parent`: they share the records up to number `parted`.
    `fault` is a sentence where a table's entry in the list is damaged; `Library.fault` looks deeper.
    """

    id: int
    game: str
    title: str
    names: dict[str, str]
    players: dict[str, str]
    records: int
    turn: int
    waiting: tuple[str, ...]
    over: bool
    updated: float
    parent: int | None = None
    parted: int = 0
    fault: str = ""


class Branch(NamedTuple):
    """A table with the branches that went their own way from it, the earliest first."""

    table: Listed
    branches: tuple[Branch, ...]


class Bookmark(NamedTuple):
    """A record that somebody wants to find again, and why."""

    n: int
    note: str


class Loaded(NamedTuple):
    """A table as stored: checked, but not run again. `lost` counts records at the end that are damaged."""

    game: Game
    header: Header
    records: tuple[Record[Event], ...]
    pages: dict[int, Pages[Frame]]
    lost: int

    @property
    def fault(self) -> str:
        """That records are damaged, in a sentence; empty if none is."""
        if not self.lost:
            return ""
        return said("Damaged and left out at the end of this table: {lost:record|records}.", lost=self.lost)


class _Agreed(msgspec.Struct):
    """The field of a header that tells what was agreed on before the game."""

    options: dict[str, str] = {}


_agreed = msgspec.json.Decoder(_Agreed)
_words = msgspec.json.Decoder(dict[str, str])
_seats = msgspec.json.Decoder(tuple[str, ...])


class Library:
    """Every saved table, in one file.

    A file that is damaged is set aside, what can be read of it goes into a new one, and `notice` says so.
    """

    def __init__(self, path: Path, games: Games) -> None:
        self.path = path
        self._games = games
        self.notice: str = ""
        try:
            self._db = self._opened()
        except sqlite3.DatabaseError as error:
            if not spoilt(error):
                raise StoreTrouble(told(error, path.name)) from error
            self.notice = salvage(path)
            with self._told():
                self._db = self._opened()

    def close(self) -> None:
        """Write everything into the one file and let it go."""
        self.checkpoint()
        self._db.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    # -- writing -------------------------------------------------------------------------------------

    def create(
        self, session: Session, now: float, title: str = "", parent: int | None = None, parted: int = 0
    ) -> int:
        """Begin to keep a session; the id of its table. A branch names its `parent`, and the record of it after
        which it goes its own way."""
        header = session.header
        with self._told(), self._writing():
            table = self._insert(header, _encode(header), now, title)
            self._append(table, session, 0, now)
            there = "SELECT id FROM tables WHERE id = ?"
            self._db.execute(
                f"UPDATE tables SET parent = ({there}), parted = ? WHERE id = ?", (parent, parted, table)
            )
        return table

    def commit(self, table: int, session: Session, now: float) -> None:
        """Bring a table up to its session: new records are added, those taken back are cut off.

        When this returns, the choice is safe on the disk. A table that is finished changes its campaign, once.
        """
        with self._told(), self._writing():
            self._must_be_there(table)
            same = self._shared(table, session)
            for kept in ("records", "bookmarks"):
                self._db.execute(f"DELETE FROM {kept} WHERE tbl = ? AND n >= ?", (table, same))
            self._append(table, session, same, now)
            campaigns.count(self._db, session, now)

    def rename(self, table: int, title: str) -> None:
        """Give a table another title."""
        with self._told(), self._writing():
            self._db.execute("UPDATE tables SET title = ? WHERE id = ?", (title[:LONGEST_TITLE], table))

    def delete(self, table: int) -> None:
        """Throw a table into the bin, out of which it can be taken until that is emptied."""
        self._bin(table, 1)

    def restore(self, table: int) -> None:
        """Take a table out of the bin. Raises StoreTrouble if it is gone."""
        self._bin(table, 0)

    def _bin(self, table: int, binned: int) -> None:
        with self._told(), self._writing():
            self._must_be_there(table)
            self._db.execute("UPDATE tables SET binned = ? WHERE id = ?", (binned, table))

    def empty_bin(self) -> None:
        """Throw away for good what lies in the bin; for the start of the program. Branches of a table that goes
        hang from its own parent afterwards."""
        with self._told(), self._writing():
            for table, (parent, parted) in self._hung().items():
                self._db.execute("UPDATE tables SET parent = ?, parted = ? WHERE id = ?", (parent, parted, table))
            self._db.execute("DELETE FROM tables WHERE binned")

    def bookmark(self, table: int, n: int, note: str = "") -> None:
        """Lay a bookmark at record `n`, or give the one that lies there another note."""
        with self._told(), self._writing():
            if not self._db.execute("SELECT 1 FROM records WHERE tbl = ? AND n = ?", (table, n)).fetchone():
                raise StoreTrouble(said("This table has no record {n} in the library.", n=n))
            row = (table, n, note[:LONGEST_NOTE])
            self._db.execute("INSERT OR REPLACE INTO bookmarks VALUES (?, ?, ?)", row)

    def take_bookmark(self, table: int, n: int) -> None:
        """Take the bookmark at record `n` away, if one lies there."""
        with self._told(), self._writing():
            self._db.execute("DELETE FROM bookmarks WHERE tbl = ? AND n = ?", (table, n))

    def begin_campaign(self, game: str, name: str, now: float) -> None:
        """Begin a campaign. Raises StoreTrouble if there is one of this name, or the name cannot be shown."""
        with self._told(), self._writing():
            campaigns.begin(self._db, game, name, now)

    def next_table(self, game: str, name: str) -> Campaign:
        """What the header of a campaign's next table says; it gets the next number there."""
        with self._told(), self._writing():
            return campaigns.next_table(self._db, game, name)

    def reset_campaign(self, game: str, name: str, now: float) -> None:
        """Let a campaign begin anew: it keeps its name and its history."""
        with self._told(), self._writing():
            campaigns.reset(self._db, game, name, now)

    def import_file(self, path: Path, now: float) -> int:
        """Take a `.torchlit` file in; the id of its table. Raises BadLog if the file has a fault."""
        log = log_file.read(path, self._games)
        try:
            session = resumed(log.game, log.header, log.records, {}).session
        except Mismatch as mismatch:
            raise StoreTrouble(said("{file}: {why}", file=path.name, why=sentence(mismatch))) from None
        return self.create(session, now, path.stem)

    def checkpoint(self) -> None:
        """Fold what was written lately into the main file; for idle moments."""
        with self._told():
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    # -- reading -------------------------------------------------------------------------------------

    def tables(self) -> tuple[Listed, ...]:
        """All tables but those in the bin, the latest first."""
        with self._told():
            rows = self._db.execute(
                "SELECT id, game, title, names, players, (SELECT max(n) + 1 FROM records WHERE tbl = id), turn,"
                " waiting, over, updated FROM tables WHERE NOT binned ORDER BY updated DESC, id DESC"
            ).fetchall()
            hung = self._hung()
        return tuple([_listed(row, hung.get(row[0], (None, 0))) for row in rows])

    def tree(self, table: int) -> Branch:
        """The table from which all branches of a game come, this one among them, with those branches.

        Raises StoreTrouble if the table is not in the library.
        """
        listed = {each.id: each for each in self.tables()}
        if table not in listed:
            raise StoreTrouble(said("This table is no longer in the library."))
        trees: dict[int, Branch] = {}
        hanging: dict[int | None, list[Branch]] = {}
        for key in sorted(listed, reverse=True):  # a branch is younger than its parent, so it is there before
            own = sorted(hanging.pop(key, []), key=lambda branch: (branch.table.parted, branch.table.id))
            trees[key] = Branch(listed[key], tuple(own))
            hanging.setdefault(listed[key].parent, []).append(trees[key])
        root = table
        while (parent := listed[root].parent) is not None:
            root = parent
        return trees[root]

    def bookmarks(self, table: int) -> tuple[Bookmark, ...]:
        """The bookmarks of a table, the earliest record first."""
        with self._told():
            rows = self._db.execute("SELECT n, note FROM bookmarks WHERE tbl = ? ORDER BY n", (table,))
            return tuple([Bookmark(n, note) for n, note in rows])

    def campaigns(self, game: str) -> tuple[Story, ...]:
        """The campaigns of a game with their history, the one that changed last first."""
        with self._told():
            return campaigns.stories(self._db, game)

    def fault(self, table: int) -> str:
        """Why a table cannot be opened, or only in part, in a sentence; empty if nothing is wrong with it."""
        try:
            loaded = self.load(table)
            Session.restored(loaded.game, loaded.header, loaded.records)
        except (StoreTrouble, Mismatch) as trouble:
            return sentence(trouble)
        return loaded.fault

    def load(self, table: int) -> Loaded:
        """A table with every record checked, up to the first that is damaged.

        Raises StoreTrouble if nothing can be read.
        """
        header_text, rows = self._rows(table)
        where = said("Table {number} of {file}", number=table, file=self.path.name)
        game, header = log_file.checked_header(header_text, self._games, where)
        records: list[Record[Event]] = []
        before = chained("", header_text)
        for n, row in enumerate(rows):
            try:
                records.append(log_file.checked(game, row, before, n, where))
            except BadLog:
                if not n:
                    raise
                break
            before = row.hash
        return Loaded(game, header, tuple(records), self._pages(table, game), len(rows) - len(records))

    def resume(self, table: int, dealer: Dealer | None = None) -> Resumed:
        """The session of a table, to go on with; with a notice if it is not just as it was left."""
        loaded = self.load(table)
        damage = loaded.fault
        try:
            found = resumed(loaded.game, loaded.header, loaded.records, loaded.pages, dealer)
            return Resumed(found.session, joined([words for words in (damage, found.notice) if words], " "))
        except Mismatch as mismatch:
            words = said(
                "Table {number} of {file} cannot be shown: {why}",
                number=table, file=self.path.name, why=sentence(mismatch),
            )  # fmt: skip
            raise StoreTrouble(words) from None

    def agreed(self, table: int) -> dict[str, str]:
        """The options with which a table began; none if its header cannot be read."""
        with self._told():
            found = self._db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
        try:
            return _agreed.decode(found[0]).options if found else {}
        except msgspec.DecodeError:
            return {}

    def export(self, table: int, path: Path) -> None:
        """Write a table as a `.torchlit` file."""
        log_file.write_rows(path, *self._rows(table))

    # -- inside --------------------------------------------------------------------------------------

    def _opened(self) -> sqlite3.Connection:
        """The open database with this program's tables in it."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            words = said("The folder of {file} cannot be made: {why}.", file=self.path.name, why=reason(error))
            raise StoreTrouble(words) from error
        db = sqlite3.connect(self.path, timeout=1.0, isolation_level=None)
        try:
            self._prepare(db)
        except BaseException:
            db.close()
            raise
        return db

    def _prepare(self, db: sqlite3.Connection) -> None:
        (version,), (application,) = (
            db.execute(f"PRAGMA {name}").fetchone() for name in ("user_version", "application_id")
        )
        empty = not db.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone()
        if not empty and application != APPLICATION:
            raise StoreTrouble(said("{file} is a database of another program.", file=self.path.name))
        if version > VERSION:
            words = said(
                "{file} has version {version}, and this program reads up to {known}: get a newer one.",
                file=self.path.name, version=version, known=VERSION,
            )  # fmt: skip
            raise StoreTrouble(words)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA wal_autocheckpoint = 4000")
        wrong = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if wrong != "ok":
            raise Damaged(wrong)
        bring_up(db)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turns the database's faults into sentences."""
        try:
            yield
        except sqlite3.Error as error:
            raise StoreTrouble(told(error, self.path.name)) from error

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All or nothing."""
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")
            raise

    def _must_be_there(self, table: int) -> None:
        if not self._db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
            raise StoreTrouble(said("This table is no longer in the library."))

    def _hung(self) -> dict[int, tuple[int | None, int]]:
        """From which table outside the bin each branch comes, and after which record it parted from that."""
        rows = self._db.execute("SELECT id, parent, parted FROM tables WHERE parent < id ORDER BY id")
        hung: dict[int, tuple[int | None, int]] = {}
        binned = {key for (key,) in self._db.execute("SELECT id FROM tables WHERE binned")}
        for key, parent, parted in rows:
            above, before = hung.get(parent, (None, 0))  # parents come before their branches
            hung[key] = (parent, parted) if parent not in binned else (above, min(parted, before))
        return hung

    def _insert(self, header: Header, text: bytes, now: float, title: str) -> int:
        cursor = self._db.execute(
            "INSERT INTO tables (game, title, names, players, header, updated) VALUES (?, ?, ?, ?, ?, ?)",
            (header.game, title[:LONGEST_TITLE], _encode(header.names), _encode(header.players), text, now),
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
        self._db.execute("DELETE FROM pages WHERE tbl = ? AND (n >= ? OR n % ?)", (table, first, KEEP_EVERY))
        for n in range(first, last + 1):
            entry = session.entries[n]
            row = (table, n, _encode(entry.record), hashes[n])
            self._db.execute("INSERT INTO records VALUES (?, ?, ?, ?)", row)
            if entry.pages and not n % KEEP_EVERY:
                self._keep_pages(table, n, entry)
        self._keep_pages(table, last, session.entries[last])  # also when records were only cut off
        self._db.execute(
            "UPDATE tables SET players = ?, turn = ?, waiting = ?, over = ?, updated = ? WHERE id = ?",
            (
                *(_encode(session.players), position.counters.get("turn", 0), _encode(session.waiting())),
                *(session.over, now, table),
            ),
        )

    def _keep_pages(self, table: int, n: int, entry: Entry) -> None:
        text = _encode(Pages(entry.pages, entry.ask, entry.chosen))
        self._db.execute("INSERT OR REPLACE INTO pages VALUES (?, ?, ?)", (table, n, text))

    def _rows(self, table: int) -> tuple[bytes, list[Row]]:
        with self._told():
            found = self._db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
            if not found:
                raise StoreTrouble(said("This table is no longer in the library."))
            rows = self._db.execute("SELECT text, hash FROM records WHERE tbl = ? ORDER BY n", (table,))
            return found[0], [Row(*row) for row in rows]

    def _pages(self, table: int, game: Game) -> dict[int, Pages[Frame]]:
        """The open pages that are kept and that this version of the rules still knows."""
        with self._told():
            rows = self._db.execute("SELECT n, text FROM pages WHERE tbl = ?", (table,)).fetchall()
        kept: dict[int, Pages[Frame]] = {}
        for n, text in rows:
            try:
                pages = pages_decoder(game.pages).decode(text)
                for _, option in pages.chosen:
                    check_text(option)
            except (msgspec.ValidationError, BadText):
                continue
            kept[n] = pages
        return kept


def _listed(row: tuple[Any, ...], hung: tuple[int | None, int]) -> Listed:
    """A row of the list; what is damaged in it is left empty, and `fault` says so."""
    key, game, title, names, players, records, turn, waiting, over, updated = row
    fault: str = "" if records else said("This table holds no record.")
    try:
        who = _words.decode(names), _words.decode(players)
        asked = _seats.decode(waiting)
    except msgspec.MsgspecError:
        who, asked, fault = ({}, {}), (), said("The entry of this table in the list is damaged.")
    return Listed(key, game, title, *who, records or 0, turn, asked, bool(over), updated, *hung, fault)
