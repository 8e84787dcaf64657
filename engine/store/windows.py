"""Which windows of the program have a library open.

Each window keeps a small file beside the library locked as long as it runs. The system unlocks the file when the
window ends, however it ends.
"""

from __future__ import annotations

import secrets
import sqlite3
from pathlib import Path
from typing import Self

from engine.said import said
from engine.store.errors import StoreError

_MARK = "-window-"
#: How often a new window tries to lock its file, while another one looks whether that is locked.
_TRIES = 20


class Window:
    """This window among those that have the library at `path` open. Raises StoreError if it cannot mark that."""

    def __init__(self, path: Path) -> None:
        self._library = path
        for _ in range(_TRIES):
            self.name = secrets.token_hex(8)
            try:
                self._lock = _locked(self._file(self.name), "rwc")
            except sqlite3.OperationalError:
                continue
            if self._file(self.name).exists():  # no other window took it for one that has ended
                return
            self._lock.close()
        words = said("{file} cannot be opened: its folder is missing or read-only.", file=path.name)
        raise StoreError(words)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        self.close()

    def close(self) -> None:
        """This window has ended: unlock and remove its file."""
        self._lock.close()
        self._remove(self.name)

    def runs(self, name: str) -> bool:
        """Whether the window `name` runs now."""
        if name == self.name:
            return True
        try:
            _locked(self._file(name), "rw").close()
        except sqlite3.OperationalError as error:
            return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
        return False

    def is_alone(self) -> bool:
        """Whether no other window runs now. Files that ended windows left behind are removed."""
        start = f"{self._library.name}{_MARK}"
        names = {file.name.removeprefix(start) for file in self._library.parent.glob(f"{start}*")}
        ended = {name for name in names if not self.runs(name)}
        for name in ended:
            self._remove(name)
        return names <= {self.name, *ended}

    def _file(self, name: str) -> Path:
        return self._library.with_name(f"{self._library.name}{_MARK}{name}")

    def _remove(self, name: str) -> None:
        try:
            self._file(name).unlink(missing_ok=True)
        except OSError:  # another window looks at it just now; the next start removes it
            return


def _locked(file: Path, mode: str) -> sqlite3.Connection:
    """An empty database, locked by SQLite, whose locks work on every system. Raises sqlite3.OperationalError if it
    is locked already or cannot be opened."""
    where = f"{file.absolute().as_uri()}?mode={mode}"
    db = sqlite3.connect(where, uri=True, timeout=0, isolation_level=None)
    try:
        db.execute("PRAGMA journal_mode = MEMORY")  # no second file
        db.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        db.close()
        raise
    return db
