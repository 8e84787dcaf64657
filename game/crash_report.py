"""What the program leaves behind when it fails: a report without anything private or secret, and a note for the
next start.

The table itself is safe: every accepted choice was committed before it was shown.
"""

from __future__ import annotations

import logging
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from game.version import VERSION

if TYPE_CHECKING:
    from engine.flow import Event, Session

#: The first line of every report.
PUBLIC = "This report holds no names of players, and nothing that was hidden at the table."
#: The note for the next start: a file that holds the name of the report.
NOTE = "crashed"
#: How many of the last records a report holds, and how many reports are kept.
RECORDS, REPORTS = 12, 10
#: The folders before a file's name, in the manner of any system.
_FOLDERS = re.compile(r"(?<![\w.])(?:[A-Za-z]:)?[\\/](?:[^\\/\s'\":;,]+[\\/])+")


def write_report(error: BaseException, session: Session | None, folder: Path, crashed: bool = True) -> Path | None:
    """Describe a fault in `report-<n>.txt`; None if the folder cannot be written. If the program has `crashed`,
    the next start says so.

    The report names versions, platform, the fault with its lines of code, and the last records of the table by
    seats, as an onlooker sees them. It names no path, no user and no player, and nothing that was hidden at the
    table.
    """
    text = "\n\n".join([PUBLIC, _versions(), _fault(error), _records(session)])
    text = _clean(text, folder) + "\n"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        kept = sorted(folder.glob("report-*.txt"), key=_number)
        path = folder / f"report-{_number(kept[-1]) + 1 if kept else 1}.txt"
        path.write_text(text, encoding="utf-8")
        if crashed:
            (folder / NOTE).write_text(path.name, encoding="utf-8")
        for old in kept[: 1 - REPORTS]:
            old.unlink()
    except OSError:
        return None
    return path


class FaultReporter(logging.Handler):
    """Writes a report of each fault that a fence has held back, one for each line of code."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._told: set[str] = set()

    def emit(self, record: logging.LogRecord) -> None:
        """Report the fault of a log record."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and (line := _lines(error)[-1]) not in self._told:
            self._told.add(line)
            write_report(error, None, self._folder, crashed=False)


def pending_report(folder: Path) -> Path | None:
    """The report of the last run if that failed and nobody has dismissed it yet."""
    try:
        path = folder / Path((folder / NOTE).read_text(encoding="utf-8")).name
    except (OSError, UnicodeDecodeError):
        return None
    return path if path.is_file() else None


def dismiss(folder: Path) -> None:
    """The player knows of the report. It stays in its folder."""
    try:
        (folder / NOTE).unlink(missing_ok=True)
    except OSError:
        return


def last_session(folder: Path) -> Session | None:
    """The table that was played last, as far as it was committed, unless another window plays at it; None if there
    is none or it cannot be read."""
    from engine.games import all_games
    from engine.store import Library
    from game.scenes.saved_tables import FILE

    if not (folder / FILE).is_file():
        return None
    try:
        with Library(folder / FILE, all_games(), salvages=False) as library:
            tables = [table for table in library.tables() if not table.elsewhere]
            return library.resume(tables[0].id).session if tables else None
    except Exception:  # the same fault may happen here again, and the report matters more
        return None


def _versions() -> str:
    import platform

    import msgspec
    import pygame

    return "\n".join(
        [
            f"Torchlit {VERSION}",
            f"Python {platform.python_version()}, pygame-ce {pygame.version.ver}, msgspec {msgspec.__version__}",
            f"{platform.system()} {platform.release()}, {platform.machine()}",
        ]
    )


def _fault(error: BaseException) -> str:
    """The kind of the fault and the lines of code that led to it. Its own words may name anything, also a hidden
    card, and are left out."""
    return "\n".join([type(error).__name__, *_lines(error)])


def _lines(error: BaseException) -> list[str]:
    """The lines of code that led to a fault. Files are named by their place in the program."""
    import traceback

    rows = traceback.extract_tb(error.__traceback__)
    return [f"{_place(row.filename)}:{row.lineno} in {row.name}" for row in rows]


def _place(file: str) -> str:
    """A file as a path below the program, or its bare name."""
    parts = Path(file).parts
    ours = next((n for n, part in enumerate(parts) if part in ("engine", "game")), len(parts) - 1)
    return "/".join(parts[ours:])


def _records(session: Session | None) -> str:
    """The last choices and what came of them, by seats, as an onlooker may know them."""
    if session is None:
        return "No table."
    from engine.bots import BOTS
    from engine.flow import HUMAN

    kinds = [kind if kind in (HUMAN, *BOTS) else "?" for kind in session.players.values()]
    header, players = session.header, ",".join(kinds)
    numbers = range(max(1, len(session.entries) - RECORDS), len(session.entries))
    lines = [_record(session, n) for n in numbers if session.entries[n].record.choice]
    return "\n".join(
        [f"{header.game}, rules version {header.version}, {players}, {len(session.entries)} records", *lines]
    )


def _record(session: Session, n: int) -> str:
    """A choice and its events, without what an onlooker sees neither before nor after."""
    import msgspec

    from engine.table import view

    record, before = session.entries[n].record, session.at(n - 1)
    assert record.choice is not None
    public = {*view(before, None).pieces, *view(session.at(n), None).pieces, ""}
    choice: dict[str, object] = {}
    if before.ask is not None and not before.ask.secret:
        choice["verb"] = record.choice.verb
        if record.choice.piece in public:
            choice |= {"piece": record.choice.piece, "to": record.choice.to, "amount": record.choice.amount}
    events = [{happening.event.tag(): _facts(happening.event)} for happening in record.happened]
    return msgspec.json.encode({"n": n, "seat": record.seat, "choice": choice, "events": events}).decode()


def _facts(event: Event) -> dict[str, object]:
    """What an onlooker knows of an event, without what somebody has typed."""
    return {key: fact for key, fact in event.shown_to(None).items() if key != "text"}


def _clean(text: str, data: Path) -> str:
    """The text without the folders of any path and without the user's name."""
    import getpass

    for folder in (str(data.absolute()), str(Path.home()), sys.prefix):  # these may hold blanks
        if len(folder) > 1:
            text = text.replace(folder, "").replace(repr(folder)[1:-1], "")
    text = _FOLDERS.sub("", text)
    try:
        user = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return text
    return re.sub(rf"\b{re.escape(user)}\b", "player", text)


def _number(path: Path) -> int:
    digits = path.stem.rpartition("-")[2]
    return int(digits) if digits.isdigit() else 0
