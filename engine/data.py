"""Reads TOML files into typed records. Every fault is one sentence that says what is wrong and where."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NoReturn, TypeVar, get_args, get_origin

import msgspec
import tomli
from msgspec import Struct
from msgspec.structs import force_setattr

from engine.said import Said, said

T = TypeVar("T")
K = TypeVar("K")
V = TypeVar("V")


class BadData(ValueError):
    """A data file has a fault; the text is one sentence that says what and where."""


class Rows(dict[K, V]):
    """The rows of a table in a data file, by key; `where` names the file and the table.

    To ask for a row that is not there raises BadData with both names, not KeyError.
    """

    def __init__(self, rows: dict[K, V], where: str) -> None:
        super().__init__(rows)
        self.where = where

    def __missing__(self, key: K) -> NoReturn:
        raise BadData(said("{where}: there is no {key}.", where=self.where, key=str(key)))

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (dict(self), self.where)


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
        found = msgspec.convert(data, kind, strict=strict, dec_hook=_as_said)
    except msgspec.ValidationError as error:
        rows = data if isinstance(data, dict) and get_origin(kind) is dict else {}
        for key, row in rows.items():  # the first row whose name or content does not fit by itself is named
            for each, form in zip((key, row), get_args(kind), strict=True):
                converted(each, form, f"{where}, {key}", strict)
        raise BadData(said("{file}: {error}.", file=where, error=str(error))) from None
    named: T = _named(found, where)
    return named


def _named(value: Any, where: str) -> Any:
    """The value with the tables in it as `Rows`."""
    if isinstance(value, Struct):
        for field in value.__struct_fields__:
            force_setattr(value, field, _named(getattr(value, field), f"{where}, {field}"))
    elif isinstance(value, dict) and value:
        return Rows({key: _named(row, f"{where}, {key}") for key, row in value.items()}, where)
    elif type(value) is tuple:
        return tuple([_named(each, where) for each in value])
    return value


def _as_said(kind: type, value: object) -> object:
    """A string as `Said`, for the fields of that type. Raises TypeError for any other type, as msgspec wants."""
    if kind is Said and isinstance(value, str):
        return Said(value)
    raise TypeError(f"Expected `str`, got `{type(value).__name__}`")
