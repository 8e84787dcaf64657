"""The boxes of the library: another title for a table, and a file to be opened."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine.said import said
from game.services import folders
from game.ui.button import Button
from game.ui.field import TextField
from game.ui.modal import Line, Modal

if TYPE_CHECKING:
    from engine.store import TableEntry

MOST_FILES = 8  # offered to be opened at most
LONGEST_PATH = 400
LONGEST_TITLE = 80
CHOOSE = said(
    "Choose a .torchlit file from the folder of saved files, type where one is, or drop it on the window."
)


def title_box(table: TableEntry, rename: Callable[[str], object]) -> Modal:
    """A box that asks for another title of a table; `rename` is called with it."""

    def take(words: str) -> None:
        modal.close()
        rename(words.strip())

    players = ", ".join(table.names.values())
    field = TextField(table.title, lambda words: None, take, players, LONGEST_TITLE, name="title")
    modal = Modal(
        said("Rename the table"),
        said("Without a title a table goes by the names of its players."),
        [Line(None, field)],
        [
            Button(said("Cancel"), lambda: modal.close(), name="cancel"),
            Button(said("Rename"), lambda: take(field.words), "primary", name="done"),
        ],
    )
    modal.set_focus(field)
    return modal


def elsewhere_box(look: Callable[[], object], branch: Callable[[], object]) -> Modal:
    """A box that tells that another window plays at a table, and offers to look at it or to branch."""

    def then(act: Callable[[], object]) -> None:
        modal.close()
        act()

    modal = Modal(
        said("Open in another window"),
        said(
            "A table is played in one window at a time, so that no choice is lost. Look at it here, or play on at"
            " a branch: a table of its own, with all choices so far."
        ),
        buttons=[
            Button(said("Cancel"), lambda: modal.close(), name="cancel"),
            Button(said("Branch"), lambda: then(branch), name="branch"),
            Button(said("Look back"), lambda: then(look), "primary", name="look back"),
        ],
    )
    return modal


def file_box(import_file: Callable[[Path], bool]) -> Modal:
    """A box that asks for a file; `import_file` is called with its path and says whether the box is done with."""

    def take(path: Path) -> None:
        if import_file(path):
            modal.close()

    files = [path for path in folders.shared().glob("*.torchlit") if path.is_file()]
    found = sorted(files, key=lambda path: -path.stat().st_mtime)[:MOST_FILES]
    empty = said("Where the file is")
    field = TextField("", lambda words: None, lambda words: take(_path(words)), empty, LONGEST_PATH)
    lines = [
        Line(None, Button(path.stem, partial(take, path), name=f"file {number}"))
        for number, path in enumerate(found, 1)
    ]
    modal = Modal(
        said("Open a file"),
        CHOOSE,
        [*lines, Line(None, field)],
        [
            Button(said("Cancel"), lambda: modal.close(), name="cancel"),
            Button(said("Open"), lambda: take(_path(field.words)), "primary", name="done"),
        ],
    )
    modal.set_focus(next((line.control for line in lines), field))
    return modal


def _path(words: str) -> Path:
    """What somebody typed as the place of a file, without quotes that were copied along."""
    path = Path(words.strip().strip('"'))
    try:
        return path.expanduser()
    except RuntimeError:  # there is no such user
        return path
