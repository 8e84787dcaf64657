"""The window's side of a film. A process of its own makes it and can be stopped; no unfinished file stays."""

from __future__ import annotations

import shutil
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from engine.flow import Session
from engine.said import said, sentence
from engine.store import StoreError, write
from engine.store.errors import reason
from game.film.job import Done, Failed, Job, Part
from game.film.worker import serve
from game.services.settings import Settings
from game.services.whole_file import draft_of

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

LEAVE_TAKING = 2.0  # seconds that the process may take to end

_heard: msgspec.json.Decoder[Part | Done | Failed] = msgspec.json.Decoder(Part | Done | Failed)


class FilmProcess:
    """Makes one film, or the picture of a finished table if `out` is a PNG file. `done` is the finished part, 0
    to 1. Once it is `over`, `trouble` says why there is no file."""

    def __init__(self, out: Path) -> None:
        self.out = out
        self.done = 0.0
        self.over = False
        self.trouble = ""
        self._folder: Path | None = None
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The process's number; None if there is no process."""
        return self._process.pid if self._process is not None else None

    def start(
        self, session: Session, start: int, end: int, viewer: str | None, everything: bool, settings: Settings
    ) -> None:
        """Begin with records `start` to `end` (a picture shows the last one)."""
        try:
            self._folder = Path(tempfile.mkdtemp(prefix="torchlit-film-"))
            table = self._folder / "table.torchlit"
            write(table, session)
            self.out.parent.mkdir(parents=True, exist_ok=True)
        except (OSError, StoreError) as error:
            self._end(self._why(error) if isinstance(error, OSError) else sentence(error))
            return
        folder = str(self._folder)
        job = Job(str(table), start, end, viewer, everything, str(self.out), folder, settings)
        try:
            from multiprocessing import get_context  # only where it is needed: it takes longer than a frame

            context = get_context("spawn")
            self._connection, theirs = context.Pipe()
            self._process = context.Process(target=serve, args=(theirs,), name="film", daemon=True)
            self._process.start()
            theirs.close()
            self._connection.send_bytes(msgspec.json.encode(job))
        except (ImportError, OSError):
            self._end(said("The process that makes {file} cannot be started.", file=self.out.name))

    def listen(self) -> bool:
        """Read the process's messages; True if there were any."""
        news = False
        try:
            while not self.over and self._connection is not None and self._connection.poll():
                heard = _heard.decode(self._connection.recv_bytes())
                news = True
                if isinstance(heard, Part):
                    self.done = max(self.done, heard.done)
                elif isinstance(heard, Done):
                    self.done = 1.0
                    self._end("")
                else:
                    self._end(self._why(OSError(heard.errno, "")))
        except (EOFError, OSError, msgspec.MsgspecError):
            self._end(said("The process that makes {file} has stopped before its end.", file=self.out.name))
            return True
        return news

    def stop(self) -> None:
        """Stop making the film, and delete what there is of it."""
        if not self.over:
            self._end("")
            _drop(self.out)  # it may have been finished just now

    def _why(self, error: OSError) -> str:
        """The sentence that the file cannot be written, and why."""
        return said("{file} cannot be written: {why}.", file=self.out.name, why=reason(error))

    def _end(self, trouble: str) -> None:
        """End the process, and delete what it has stored."""
        self.over, self.trouble = True, trouble
        if self._process is not None:
            if self.done < 1:
                self._process.kill()  # SDL would take a polite word for a click on the close button
                self._process.join(LEAVE_TAKING)
            self._process = None
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        _drop(draft_of(self.out))
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None


def _drop(file: Path) -> None:
    """Delete a file if it exists."""
    with suppress(OSError):
        file.unlink()
