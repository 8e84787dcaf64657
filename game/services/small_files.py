"""Small files of the player: written whole or not at all; what cannot be read is moved aside, byte for byte."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import msgspec

from engine.said import said

T = TypeVar("T")
LARGEST = 1_000_000  # bytes; no small file comes near it


def load(path: Path, form: type[T], what: str, instead: str) -> tuple[T | None, str]:
    """What a file holds (None: nothing usable) and, if there is a fault, one sentence about it. `what` names
    the contents, `instead` says what happens without them."""
    try:
        if path.stat().st_size > LARGEST:
            return None, put_aside(path, said("larger than {number} bytes", number=LARGEST), instead)
        return msgspec.json.decode(path.read_bytes(), type=form), ""
    except (FileNotFoundError, NotADirectoryError):
        return None, ""
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return None, put_aside(path, str(error), instead)
    except OSError as error:
        return None, said(
            "The {what} could not be read ({trouble}), so {instead}.",
            what=what, trouble=error.strerror, instead=instead,
        )  # fmt: skip


def put_aside(path: Path, trouble: str, instead: str) -> str:
    """Rename a damaged file so that a new one does not overwrite it; returns the sentence about it."""
    aside = _unused(path)
    try:
        path.replace(aside)
    except OSError:
        return said(
            "The file {file} was damaged ({trouble}), so {instead}.",
            file=path.name, trouble=trouble, instead=instead,
        )  # fmt: skip
    return said(
        "The file {file} was damaged ({trouble}). It is now called {aside}, and {instead}.",
        file=path.name, trouble=trouble, aside=aside.name, instead=instead,
    )  # fmt: skip


def _unused(path: Path) -> Path:
    """A name beside a damaged file that no file has yet, so that no damaged file takes another one's place."""
    suffixes = (".damaged.json", *(f".damaged-{number}.json" for number in range(2, 1000)))
    names = [path.with_suffix(suffix) for suffix in suffixes]
    return next((name for name in names if not name.exists()), names[0])


def save(path: Path, value: object, what: str) -> str:
    """Keep a value. Returns an empty string, or one sentence that says why it could not be kept."""
    draft = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        draft.write_bytes(msgspec.json.format(msgspec.json.encode(value), indent=2) + b"\n")
        os.replace(draft, path)
    except OSError as error:
        return said(
            "The {what} could not be saved ({trouble}); they hold until you close Torchlit.",
            what=what, trouble=error.strerror,
        )  # fmt: skip
    return ""
