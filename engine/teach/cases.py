"""Cases: tables set up by hand that show a clause which no lesson teaches.

A file `cases/NN-name.toml` has a table for all its cases. A case alters the table, says one thing about it, and
may have one choice that shows the effect of the clause.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.flow import Game, read_as
from engine.said import Said, said
from engine.teach.lesson import Beat, Lesson, Pattern, WrittenChoice
from engine.teach.reading import TableEdits, check_beat, read_pages, table_with_edits


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """A case as it is written.

    `options` are added to the file's, `lay` is applied after the file's table. `pages` and `dealer`, if given,
    replace the file's. `after` are the facts after the choice in `allow`. The other fields are those of a beat.
    """

    say: Said
    clauses: tuple[str, ...]
    pieces: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    options: dict[str, str] = {}
    lay: TableEdits = TableEdits()
    pages: tuple[dict[str, Any], ...] | None = None
    dealer: dict[str, tuple[str | int, ...]] | None = None
    allow: tuple[Pattern, ...] = ()
    refused: tuple[WrittenChoice, ...] = ()
    facts: dict[str, int | str] = {}
    after: dict[str, int | str] = {}

    @property
    def beats(self) -> tuple[Beat, ...]:
        """The beats of the case: one for the position, and one for the result of the choice if it has one."""
        shown = Beat(
            self.say,
            self.clauses,
            self.pieces,
            self.places,
            allow=self.allow,
            facts=self.facts,
            refused=self.refused,
        )
        return (shown, Beat(said(""), facts=self.after)) if self.allow else (shown,)


class CaseFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cases as it is written."""

    title: Said
    seats: tuple[str, ...]
    learner: str
    cases: tuple[Case, ...]
    options: dict[str, str] = {}
    table: TableEdits = TableEdits()
    pages: tuple[dict[str, Any], ...] = ()
    dealer: dict[str, tuple[str | int, ...]] = {}


def case_files(game: Game) -> dict[str, CaseFile]:
    """The files of cases of a game, by name without the ending. Raises BadData for the first fault in TOML or
    fields."""
    return {file.stem: read_as(file, CaseFile) for file in game.files_in("cases")}


def cases(game: Game) -> tuple[Lesson, ...]:
    """All cases of a game as short lessons. Raises BadData for the first fault."""
    return tuple([each for name, sheet in case_files(game).items() for each in read_cases(game, name, sheet)])


def read_cases(game: Game, name: str, sheet: CaseFile) -> tuple[Lesson, ...]:
    """The cases in a file. Raises BadData, naming the file and the case, if one has a fault."""
    return tuple([_case(game, name, sheet, number) for number in range(len(sheet.cases))])


def best_case(game: Game, among: Mapping[str, CaseFile], clause: str) -> Lesson | None:
    """The case that shows a clause best: the first one that points at something, else the first one, those of the
    game before those of its boxes; None if there is none."""
    found = [
        (not (case.pieces or case.places), file, name, number)
        for file, (name, sheet) in enumerate(among.items())
        for number, case in enumerate(sheet.cases)
        if clause in case.clauses
    ]
    if not found:
        return None
    _, _, name, number = min(found)
    return _case(game, name, among[name], number)


def _case(game: Game, name: str, sheet: CaseFile, number: int) -> Lesson:
    case = sheet.cases[number]
    where = said("{file}.toml, case {number}", file=name, number=number + 1)
    agreed = sheet.options | case.options
    table, options = table_with_edits(game, sheet, agreed, (sheet.table, case.lay), where)
    lesson = Lesson(
        game,
        f"{name}-{number + 1}",
        sheet.title,
        case.say,
        sheet.seats,
        sheet.learner,
        options,
        table.snapshot(),
        read_pages(game, sheet.pages if case.pages is None else case.pages, where),
        sheet.dealer if case.dealer is None else case.dealer,
        case.beats,
    )
    for beat in lesson.beats:
        check_beat(beat, lesson, table, where)
    return lesson
