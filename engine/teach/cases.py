"""Cases: positions laid by hand that show a clause at work where no lesson teaches it.

A file `cases/NN-name.toml` holds the table that its cases begin with; each case alters it, says one thing about it
and may have one choice, which shows the clause in effect.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from engine.flow import Game, read_as
from engine.said import Said, said
from engine.teach.lesson import Beat, Lesson, Pattern, Wish
from engine.teach.reading import Laying, judge, laid, opened


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """A case as it is written.

    `options` are agreed besides the file's, `lay` is what lies otherwise than in its table; `pages` and `dealer`
    stand in place of the file's. The rest is as in a beat, `after` what the facts are once `allow` was chosen.
    """

    say: Said
    clauses: tuple[str, ...]
    pieces: tuple[str, ...] = ()
    places: tuple[str, ...] = ()
    options: dict[str, str] = {}
    lay: Laying = Laying()
    pages: tuple[dict[str, Any], ...] | None = None
    dealer: dict[str, tuple[str | int, ...]] | None = None
    allow: tuple[Pattern, ...] = ()
    refused: tuple[Wish, ...] = ()
    facts: dict[str, int | str] = {}
    after: dict[str, int | str] = {}

    @property
    def beats(self) -> tuple[Beat, ...]:
        """The case as a lesson tells it: the position, and what came of the choice."""
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


class Sheet(Struct, frozen=True, forbid_unknown_fields=True):
    """A file of cases as it is written."""

    title: Said
    seats: tuple[str, ...]
    learner: str
    cases: tuple[Case, ...]
    options: dict[str, str] = {}
    table: Laying = Laying()
    pages: tuple[dict[str, Any], ...] = ()
    dealer: dict[str, tuple[str | int, ...]] = {}


def sheets(game: Game) -> dict[str, Sheet]:
    """The cases of a game by their files' names, no table laid yet. Raises BadData for the first fault."""
    return {file.stem: read_as(file, Sheet) for file in game.files_in("cases")}


def cases(game: Game) -> tuple[Lesson, ...]:
    """All cases of a game as lessons of one step each. Raises BadData for the first fault."""
    return tuple([each for name, sheet in sheets(game).items() for each in laid_out(game, name, sheet)])


def laid_out(game: Game, name: str, sheet: Sheet) -> tuple[Lesson, ...]:
    """The cases in a file. Raises BadData, naming the file and the case, if one has a fault."""
    return tuple([_case(game, name, sheet, number) for number in range(len(sheet.cases))])


def showing(game: Game, among: Mapping[str, Sheet], clause: str) -> Lesson | None:
    """The case that shows a clause best: the first that points at something, else the first; None without any."""
    found = [
        (not (case.pieces or case.places), name, number)
        for name, sheet in among.items()
        for number, case in enumerate(sheet.cases)
        if clause in case.clauses
    ]
    if not found:
        return None
    _, name, number = min(found)
    return _case(game, name, among[name], number)


def _case(game: Game, name: str, sheet: Sheet, number: int) -> Lesson:
    case = sheet.cases[number]
    where = said("{file}.toml, case {number}", file=name, number=number + 1)
    agreed = sheet.options | case.options
    table, options = laid(game, sheet, agreed, (sheet.table, case.lay), where)
    lesson = Lesson(
        game,
        f"{name}-{number + 1}",
        sheet.title,
        case.say,
        sheet.seats,
        sheet.learner,
        options,
        table.snapshot(),
        opened(game, sheet.pages if case.pages is None else case.pages, where),
        sheet.dealer if case.dealer is None else case.dealer,
        case.beats,
    )
    judge(lesson.beats[0], lesson, table, where)
    return lesson
