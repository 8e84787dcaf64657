"""Coverage of a rulebook: which clauses code enforces, which are only told, and which a test proves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from engine.data import read_toml
from engine.flow.rulebook import CLAUSE_ID, Rulebook

_NAMED = re.compile(rf"\b{CLAUSE_ID.pattern}\b")
#: The data files that describe rules and that no rule reads; a clause in them is not enforced.
_TELLING = ("rulebook*.toml", "lessons/*", "cases/*")


class Coverage(Struct, frozen=True):
    """How the clauses of one game are covered.

    `clauses` counts them all, `enforced` those whose id code uses or reads in data. `told` lists the others: their
    ids stand only in docstrings, comments or the register. `proven` counts the clauses that a test names,
    `missing` lists those that no test names.
    """

    game: str
    clauses: int
    enforced: int
    told: tuple[str, ...]
    proven: int
    missing: tuple[str, ...]


def coverage(book: Rulebook, game: str, sources: Iterable[Path], tests: Iterable[Path]) -> Coverage:
    """The coverage of a rulebook by the source files and the test files of a game."""
    enforced = {clause for file in sources for clause in used(file)}
    proven = set(cited(tests))
    told = tuple([key for key in book.clauses if key not in enforced])
    missing = tuple([key for key in book.clauses if key not in proven])
    clauses = len(book.clauses)
    return Coverage(game, clauses, clauses - len(told), told, clauses - len(missing), missing)


def sources(folder: Path) -> list[Path]:
    """The files in a game's folder that can enforce a clause: its modules, and the data that they read."""
    data = [file for file in folder.rglob("*.toml") if not any(map(file.match, _TELLING))]
    return sorted([*folder.rglob("*.py"), *data])


def cited(files: Iterable[Path]) -> Iterator[str]:
    """Every clause id that stands anywhere in the files, comments included."""
    for file in files:
        yield from _NAMED.findall(file.read_text(encoding="utf-8"))


def used(file: Path) -> set[str]:
    """The clause ids that a module or data file uses: the strings that are an id and nothing else.

    A string that is a statement of its own, such as a docstring, does not count.
    """
    if file.suffix == ".py":
        strings = _literals(ast.parse(file.read_text(encoding="utf-8")))
    else:
        strings = _values(read_toml(file))
    return set(filter(CLAUSE_ID.fullmatch, strings))


def _literals(tree: ast.Module) -> Iterator[str]:
    """The strings in a module that are part of an expression or a larger statement."""
    nodes = list(ast.walk(tree))
    alone = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


def _values(data: object) -> Iterator[str]:
    """The strings in a data file, without its keys."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            yield from _values(value)
