"""Which windows of the program have a library open, and what each has kept there last.

Each window keeps a small file beside the library locked as long as it runs. The system unlocks the file when the
window ends, however it ends. A second file names the last choice of each table that may not have reached the
library's own file yet, so that the next start can tell whether they all came back.
"""

from __future__ import annotations

import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from engine.said import said
from engine.store.codecs import UNREADABLE
from engine.store.errors import StoreError

_MARK = "-window-"
_LAST = ".last"
#: How often a new window tries to lock its file, while another one looks whether that is locked.
_TRIES = 20


class End(NamedTuple):
    """The number and the hash of the last record of a table."""

    n: int
    hash: str


#: The end of tables, by id.
Ends = dict[int, End]


class Window:
    """This window among those that have the library at `path` open. Raises StoreError if it cannot mark that."""

    def __init__(self, path: Path) -> None:
        self._library = path
        self._ends: Ends = {}
        for _ in range(_TRIES):
            self.name = secrets.token_hex(8)
            try:
                self._lock = _locked(self._file(self.name), "rwc")
            except sqlite3.OperationalError:
                continue
            if self._file(self.name).exists():  # no other window took it for one that has ended
                return
            self._lock.close()
        raise StoreError(said("{name} cannot be opened: its folder is missing or read-only.", name=path.name))

    def close(self) -> None:
        """This window has ended: unlock and remove its files."""
        self._lock.close()
        self._remove(self.name)

    def runs(self, name: str) -> bool:
        """Whether the window `name` runs now."""
        if name == self.name:
            return True
        try:
            _locked(self._file(name), "rw").close()
        except sqlite3.DatabaseError as error:
            return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
        return False

    def is_alone(self) -> bool:
        """Whether no other window runs now."""
        return not any(name != self.name and self.runs(name) for name in self._names())

    def clear(self) -> Ends:
        """Remove the files of windows that ended without closing; what they have kept last."""
        ends: Ends = {}
        for name in self._names():
            if not self.runs(name):
                ends |= self._read(name)
                self._remove(name)
        return ends

    def keep_end(self, table: int, end: End) -> None:
        """Remember the end of a table. It need not reach the disk: it outlives a crash of the program, not of the
        machine."""
        self._ends[table] = end
        self._write()

    def forget_end(self, table: int) -> None:
        """The end of a table is about to be taken back."""
        if self._ends.pop(table, None) is not None:
            self._write()

    def forget_ends(self) -> None:
        """Everything has reached the library's own file."""
        self._ends.clear()
        with suppress(OSError):
            self._file(self.name + _LAST).unlink(missing_ok=True)

    def _names(self) -> list[str]:
        start = f"{self._library.name}{_MARK}"
        names = [file.name.removeprefix(start) for file in self._library.parent.glob(f"{start}*")]
        return [name for name in names if not name.endswith(_LAST)]

    def _file(self, name: str) -> Path:
        return self._library.with_name(f"{self._library.name}{_MARK}{name}")

    def _read(self, name: str) -> Ends:
        try:
            return msgspec.json.decode(self._file(name + _LAST).read_bytes(), type=Ends)
        except OSError:
            return {}
        except UNREADABLE:
            return {}

    def _write(self) -> None:
        with suppress(OSError):  # a full disk is told when the choice itself is written
            self._file(self.name + _LAST).write_bytes(msgspec.json.encode(self._ends))

    def _remove(self, name: str) -> None:
        for file in (self._file(name + _LAST), self._file(name)):
            with suppress(OSError):  # another window looks at it just now; the next start removes it
                file.unlink(missing_ok=True)


def _locked(file: Path, mode: str) -> sqlite3.Connection:
    """An empty database, locked by SQLite, whose locks work on every system. Raises sqlite3.OperationalError if it
    is locked already or cannot be opened, another sqlite3.DatabaseError if it is damaged."""
    where = f"{file.absolute().as_uri()}?mode={mode}"
    db = sqlite3.connect(where, uri=True, timeout=0, isolation_level=None)
    try:
        db.execute("PRAGMA journal_mode = MEMORY")  # no second file
        db.execute("BEGIN EXCLUSIVE")
    except sqlite3.DatabaseError:
        db.close()
        raise
    return db
