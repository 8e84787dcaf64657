"""Reads TOML files into typed records. Every fault is one sentence that says what is wrong and where."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec
import tomli

from engine.said import Said, said

T = TypeVar("T")


class BadData(ValueError):
    """A data file has a fault; the text is one sentence that says what and where."""


def read_toml(file: Path) -> dict[str, object]:
    """A TOML file as a dict. Raises BadData, naming the file and the line, if it is missing or malformed."""
    try:
        return tomli.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        folder = file.parent.name
        raise BadData(said("{file} is missing from {folder}.", file=file.name, folder=folder)) from None
    except UnicodeDecodeError:
        raise BadData(said("{file} is not UTF-8 text.", file=file.name)) from None
    except tomli.TOMLDecodeError as error:
        raise BadData(said("{file}: {error}.", file=file.name, error=str(error))) from None


def read_as(file: Path, kind: type[T], where: str = "") -> T:
    """A TOML file as a record of `kind`. Keys are read as numbers where `kind` wants numbers.

    Raises BadData, naming `where` (the file if empty) and the entry, if it does not fit.
    """
    return converted(read_toml(file), kind, where or file.name, strict=False)


def converted(data: object, kind: type[T], where: str, strict: bool = True) -> T:
    """Data as a record of `kind`, with words for people as `Said`. Raises BadData, naming `where`, if it does not
    fit."""
    try:
        return msgspec.convert(data, kind, strict=strict, dec_hook=_as_said)
    except msgspec.ValidationError as error:
        raise BadData(said("{file}: {error}.", file=where, error=str(error))) from None


def _as_said(kind: type, value: object) -> object:
    """A string as `Said`, for the fields of that type. Raises TypeError for any other type, as msgspec wants."""
    if kind is Said and isinstance(value, str):
        return Said(value)
    raise TypeError(f"Expected `str`, got `{type(value).__name__}`")
