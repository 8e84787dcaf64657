"""Data files: TOML read into typed records, every fault told in one sentence."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec
import tomli

T = TypeVar("T")


class BadData(ValueError):
    """A data file with an error; the text is one sentence that says what and where."""


def read_toml(file: Path) -> dict[str, object]:
    """A TOML file as a dict. Raises BadData, naming the file and the line, if it is missing or malformed."""
    try:
        return tomli.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadData(f"{file.name} is missing from {file.parent.name}.") from None
    except UnicodeDecodeError:
        raise BadData(f"{file.name} is not UTF-8 text.") from None
    except tomli.TOMLDecodeError as error:
        raise BadData(f"{file.name}: {error}.") from None


def read_as(file: Path, kind: type[T], where: str = "") -> T:
    """A TOML file as a record of `kind`; keys that stand for numbers are read as such.

    Raises BadData, naming `where` (the file if empty) and the entry, if it does not fit.
    """
    try:
        return msgspec.convert(read_toml(file), kind, strict=False)
    except msgspec.ValidationError as error:
        raise BadData(f"{where or file.name}: {error}.") from None
