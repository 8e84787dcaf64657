"""The library: one SQLite database that holds every table and every accepted choice.

Times are seconds that the caller passes in: the engine has no clock. All methods raise StoreTrouble, with one
sentence for the user, if the database cannot do what is asked; what was saved before stays saved.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple, Self

import msgspec

from engine.flow import Event, Frame, Game, Header, Mismatch, Record, Session
from engine.flow.session import Entry, chained
from engine.store import log_file
from engine.store.forms import Pages, pages_decoder
from engine.store.log_file import Games, Row
from engine.store.resume import Resumed, resumed
from engine.store.salvage import salvage
from engine.store.schema import APPLICATION, SCHEMA, VERSION, Damaged, sentence, spoilt
from engine.store.trouble import BadLog, StoreTrouble
from engine.table import Dealer

#: The open pages are kept after every so many records, and after the last one.
KEEP_EVERY = 64
_encode, _decode = msgspec.json.encode, msgspec.json.decode
#: Longest title of a table, in characters.
LONGEST_TITLE = 80


class Listed(NamedTuple):
    """What the list of saved tables shows of one table. `turn` counts from 1, `updated` is in seconds."""

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


class Loaded(NamedTuple):
    """A table as stored: checked, but not run again. `lost` counts records at the end that are damaged."""

    game: Game
    header: Header
    records: tuple[Record[Event], ...]
    pages: dict[int, Pages[Frame]]
    lost: int


class _Agreed(msgspec.Struct):
    """The field of a header that tells what was agreed on before the game."""

    options: dict[str, str] = {}


_agreed = msgspec.json.Decoder(_Agreed)


class Library:
    """Every saved table, in one file.

    A file that is damaged is set aside, what can be read of it goes into a new one, and `notice` says so.
    """

    def __init__(self, path: Path, games: Games) -> None:
        self.path = path
        self._games = games
        self.notice = ""
        try:
            self._db = self._opened()
        except sqlite3.DatabaseError as error:
            if not spoilt(error):
                raise StoreTrouble(sentence(error, path.name)) from error
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

    def create(self, session: Session, now: float, title: str = "") -> int:
        """Begin to keep a session; the id of its table."""
        header = session.header
        with self._told(), self._writing():
            table = self._insert(header, _encode(header), now, title)
            self._append(table, session, 0, now)
        return table

    def commit(self, table: int, session: Session, now: float) -> None:
        """Bring a table up to its session: new records are added, those taken back are cut off.

        When this returns, the choice is safe on the disk.
        """
        with self._told(), self._writing():
            if not self._db.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone():
                raise StoreTrouble("This table is no longer in the library.")
            same = self._shared(table, session)
            self._db.execute("DELETE FROM records WHERE tbl = ? AND n >= ?", (table, same))
            self._append(table, session, same, now)

    def rename(self, table: int, title: str) -> None:
        """Give a table another title."""
        with self._told(), self._writing():
            self._db.execute("UPDATE tables SET title = ? WHERE id = ?", (title[:LONGEST_TITLE], table))

    def delete(self, table: int) -> None:
        """Throw a table away."""
        with self._told(), self._writing():
            self._db.execute("DELETE FROM tables WHERE id = ?", (table,))

    def import_file(self, path: Path, now: float) -> int:
        """Take a `.torchlit` file in; the id of its table. Raises BadLog if the file has a fault."""
        log = log_file.read(path, self._games)
        try:
            session = resumed(log.game, log.header, log.records, {}).session
        except Mismatch as mismatch:
            raise StoreTrouble(f"{path.name}: {mismatch}") from None
        return self.create(session, now, path.stem)

    def checkpoint(self) -> None:
        """Fold what was written lately into the main file; for idle moments."""
        with self._told():
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    # -- reading -------------------------------------------------------------------------------------

    def tables(self) -> tuple[Listed, ...]:
        """All tables, the latest first."""
        with self._told():
            rows = self._db.execute(
                "SELECT id, game, title, names, players, (SELECT max(n) + 1 FROM records WHERE tbl = id), turn,"
                " waiting, over, updated FROM tables ORDER BY updated DESC, id DESC"
            ).fetchall()
        return tuple(
            Listed(
                key, game, title, _decode(names), _decode(players), n, turn, tuple(_decode(asked)), bool(over), at
            )
            for key, game, title, names, players, n, turn, asked, over, at in rows
        )

    def load(self, table: int) -> Loaded:
        """A table with every record checked, up to the first that is damaged.

        Raises StoreTrouble if nothing can be read.
        """
        header_text, rows = self._rows(table)
        where = f"Table {table} of {self.path.name}"
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
        damage = f"The last {loaded.lost} records of this table are damaged and left out. " if loaded.lost else ""
        try:
            found = resumed(loaded.game, loaded.header, loaded.records, loaded.pages, dealer)
            return Resumed(found.session, (damage + found.notice).strip())
        except Mismatch as mismatch:
            raise StoreTrouble(f"Table {table} of {self.path.name} cannot be shown: {mismatch}") from None

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
            why = (error.strerror or "the system refuses").lower()
            raise StoreTrouble(f"The folder of {self.path.name} cannot be made: {why}.") from error
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
            raise StoreTrouble(f"{self.path.name} is a database of another program.")
        if version > VERSION:
            raise StoreTrouble(
                f"{self.path.name} has version {version}, and this program reads up to {VERSION}: get a newer one."
            )
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        db.execute("PRAGMA wal_autocheckpoint = 4000")
        if empty:
            db.executescript(SCHEMA)
        wrong = db.execute("PRAGMA quick_check(1)").fetchone()[0]
        if wrong != "ok":
            raise Damaged(wrong)

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Turns the database's faults into sentences."""
        try:
            yield
        except sqlite3.Error as error:
            raise StoreTrouble(sentence(error, self.path.name)) from error

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
            "UPDATE tables SET turn = ?, waiting = ?, over = ?, updated = ? WHERE id = ?",
            (position.counters.get("turn", 0), _encode(session.waiting()), session.over, now, table),
        )

    def _keep_pages(self, table: int, n: int, entry: Entry) -> None:
        text = _encode(Pages(entry.pages, entry.ask, entry.chosen))
        self._db.execute("INSERT OR REPLACE INTO pages VALUES (?, ?, ?)", (table, n, text))

    def _rows(self, table: int) -> tuple[bytes, list[Row]]:
        with self._told():
            found = self._db.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
            if not found:
                raise StoreTrouble("This table is no longer in the library.")
            rows = self._db.execute("SELECT text, hash FROM records WHERE tbl = ? ORDER BY n", (table,))
            return found[0], [Row(*row) for row in rows]

    def _pages(self, table: int, game: Game) -> dict[int, Pages[Frame]]:
        """The open pages that are kept and that this version of the rules still knows."""
        with self._told():
            rows = self._db.execute("SELECT n, text FROM pages WHERE tbl = ?", (table,)).fetchall()
        kept: dict[int, Pages[Frame]] = {}
        for n, text in rows:
            try:
                kept[n] = pages_decoder(game.pages).decode(text)
            except msgspec.ValidationError:
                continue
        return kept
