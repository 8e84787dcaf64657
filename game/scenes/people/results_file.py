"""The results of everybody as a file for spreadsheets: one row for each person at each table."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from pathlib import Path

from engine.said import said
from engine.store import Person, PlayedTable
from game.scenes.people.record import all_records
from game.services.language import tell

HEADINGS = (
    said("Name"), said("Game"), said("Date"), said("Table"), said("Score"), said("Won"), said("Players"),
    said("Dice"), said("Luck of the dice"),
)  # fmt: skip
#: A spreadsheet takes words that begin with one of these for a formula.
FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20", "\t", "\r", "\n")


def write_results(
    path: Path, people: Sequence[Person], tables: Sequence[PlayedTable], name_of: Callable[[str], str]
) -> None:
    """Write the file; `name_of` names a game. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8-sig", errors="replace", newline="") as file:  # the mark tells Excel
        writer = csv.writer(file)
        writer.writerow([tell(heading) for heading in HEADINGS])
        writer.writerows(_rows(people, tables, name_of))


def _rows(
    people: Sequence[Person], tables: Sequence[PlayedTable], name_of: Callable[[str], str]
) -> Iterator[tuple[str | int | float, ...]]:
    """The rows, one person after the other, the earliest table first."""
    found = all_records(tables, people)
    for person in people:
        for record in found[person.id]:
            for table, _, score, won, luck in record.results:
                yield (
                    plain(person.name), plain(tell(name_of(record.game))), _day(table.ended), plain(table.title),
                    score, int(won), len(table.names), luck.number, round(luck.luck, 2),
                )  # fmt: skip


def plain(words: str) -> str:
    """Words that no spreadsheet takes for a formula."""
    return f"'{words}" if words.startswith(FORMULA) else words


def _day(seconds: float) -> str:
    """The day as year-month-day; nothing for a time that Python does not know."""
    try:
        return f"{datetime.fromtimestamp(seconds):%Y-%m-%d}"
    except (ValueError, OverflowError, OSError):
        return ""
