"""Reading lessons: one TOML file each, every fault told in one sentence."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.flow import BadData, Frame, Game, WrongSeats, WrongSetting, read_as
from engine.table import Change, Count, Flip, Mark, Move, Table, Turn, apply
from engine.teach.lesson import Beat, Lesson, Pattern, Play

_NAME = re.compile(r"(\d\d)-([a-z]+(?:-[a-z]+)*)\.toml")


class Laying(Struct, frozen=True, forbid_unknown_fields=True):
    """How the table of a lesson differs from the game's bare one.

    `places` lists pieces by the place into which they come, in this order, wildcards allowed; `faces` and `turns`
    go by piece, `marks` by piece and name, `counters` by name.
    """

    places: dict[str, tuple[str, ...]] = {}
    faces: dict[str, int] = {}
    turns: dict[str, int] = {}
    marks: dict[str, dict[str, int]] = {}
    counters: dict[str, int] = {}


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written."""

    title: str
    line: str
    seats: tuple[str, ...]
    learner: str
    beats: tuple[Beat, ...]
    options: dict[str, str] = {}
    table: Laying = Laying()
    pages: tuple[dict[str, Any], ...] = ()
    dealer: dict[str, tuple[str | int, ...]] = {}


def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none without a folder of them. Raises BadData for the first fault."""
    return tuple([read(game, file) for file in sorted((game.folder / "lessons").glob("*.toml"))])


def read(game: Game, file: Path) -> Lesson:
    """The lesson in a file `NN-name.toml`. Raises BadData, naming the file and the beat, if it has a fault."""
    name = _NAME.fullmatch(file.name)
    if not name:
        raise BadData(f"{file.name} is no name for a lesson; one is called such as 01-moving.toml.")
    written = read_as(file, Written)
    try:
        table, options = _laid(game, written, file.name)
    except (WrongSeats, WrongSetting) as wrong:
        raise BadData(f"{file.name}: {wrong}") from None
    lesson = Lesson(
        game,
        name[2],
        written.title,
        written.line,
        written.seats,
        written.learner,
        options,
        table.snapshot(),
        _pages(game, written.pages, file.name),
        written.dealer,
        written.beats,
    )
    _judge(lesson, table, file.name)
    return lesson


# -- the table -------------------------------------------------------------------------------------------


def _laid(game: Game, written: Written, file: str) -> tuple[Table, dict[str, str]]:
    game.seats(len(written.seats))
    for seat in written.seats:
        if seat not in game.colours:
            raise BadData(f"{file}: {game.name} has no seat called {seat}.")
        if written.seats.count(seat) > 1:
            raise BadData(f"{file}: the seat {seat} is named twice.")
    if written.learner not in written.seats:
        raise BadData(f"{file}: the learner's seat {written.learner} is not at the table.")
    options = game.agreed(written.options)
    table = game.lay(written.seats, options)
    for change in _changes(table, written.table, f"{file}, table"):
        apply(table, change)
    return table, options


def _changes(table: Table, laying: Laying, where: str) -> Iterator[Change]:
    for place, pieces in laying.places.items():
        _known(place, table.places, "place", where)
        for words in pieces:
            yield from (Move(piece, place) for piece in _known(words, table.pieces, "piece", where))
    for words, face in laying.faces.items():
        yield from (Flip(piece, face) for piece in _known(words, table.pieces, "piece", where))
    for words, turn in laying.turns.items():
        yield from (Turn(piece, turn) for piece in _known(words, table.pieces, "piece", where))
    for words, marks in laying.marks.items():
        for piece in _known(words, table.pieces, "piece", where):
            yield from (Mark(piece, name, amount) for name, amount in marks.items())
    for name, amount in laying.counters.items():
        _known(name, table.counters, "counter", where)
        yield Count(name, amount)


def _known(words: str, among: Iterable[str], what: str, where: str) -> list[str]:
    """What a name with or without wildcards stands for. Raises BadData if it stands for nothing."""
    found = [key for key in among if fnmatchcase(key, words)]
    if not found:
        raise BadData(f"{where}: there is no {what} called {words}.")
    return found


def _pages(game: Game, rows: tuple[dict[str, Any], ...], file: str) -> tuple[Frame, ...]:
    kinds = {str(kind.__struct_config__.tag): kind for kind in game.pages}
    form: Any = reduce(or_, game.pages)
    for number, row in enumerate(rows, 1):
        where = f"{file}, page {number}"
        kind = kinds.get(str(row.get("type")))
        if kind is None:
            raise BadData(f"{where}: there is no page of the type {row.get('type')}.")
        for field in row.keys() - {"type", *kind.__struct_fields__}:
            raise BadData(f"{where}: the page {row['type']} has no field {field}.")
        if "step" in row and not hasattr(kind, str(row["step"])):
            raise BadData(f"{where}: the page {row['type']} has no step {row['step']}.")
    try:
        return tuple([msgspec.convert(row, form) for row in rows])
    except msgspec.ValidationError as error:
        raise BadData(f"{file}, pages: {error}.") from None


# -- the beats -------------------------------------------------------------------------------------------


def _judge(lesson: Lesson, table: Table, file: str) -> None:
    """Raises BadData for the first thing in the beats that the game does not know."""
    if not lesson.beats:
        raise BadData(f"{file}: a lesson without beats teaches nothing.")
    for number, beat in enumerate(lesson.beats, 1):
        where = f"{file}, beat {number}"
        for clause in beat.clauses:
            if clause not in lesson.game.rulebook.clauses:
                raise BadData(f"{where}: there is no clause called {clause}.")
        _judge_names(beat, table, where)
        _judge_waiting(lesson.game, beat, where)
        verbs = _verbs(lesson.game)
        for pattern in beat.allow:
            _judge_pattern(pattern, table, verbs, where)
        for play in beat.play:
            _judge_play(play, lesson, table, verbs, where)


def _judge_names(beat: Beat, table: Table, where: str) -> None:
    for piece in beat.pieces:
        if piece not in table.pieces:
            raise BadData(f"{where}: there is no piece called {piece}.")
    for place in beat.places:
        if place not in table.places:
            raise BadData(f"{where}: there is no place called {place}.")
    for key in beat.facts:
        if key not in table.counters and key not in table.pieces and key not in table.places:
            raise BadData(f"{where}: the fact {key} is neither a counter nor a piece nor a place.")


def _judge_waiting(game: Game, beat: Beat, where: str) -> None:
    """A beat that waits says for what; one that does not has nothing to wait for."""
    if beat.allow and not beat.first:
        raise BadData(f"{where}: it waits for a choice and does not say what to do first.")
    if beat.first and not beat.allow:
        raise BadData(f"{where}: it can never be passed, for it asks for a choice and allows none.")
    if beat.until and not beat.allow:
        raise BadData(f"{where}: it can never be passed, for it waits for {beat.until} and allows nothing.")
    if beat.until and beat.until not in {event.tag() for event in game.events}:
        raise BadData(f"{where}: it can never be passed, for there is no event called {beat.until}.")


def _verbs(game: Game) -> set[str]:
    """What hands can do in a game: the verbs of its pages, and those that its sentences name."""
    return {verb for page in game.pages for verb in page.verbs} | set(game.templates.options)


def _judge_pattern(pattern: Pattern, table: Table, verbs: set[str], where: str) -> None:
    for verb in (pattern.verb, *([pattern.then] if pattern.then else [])):
        _known(verb, verbs, "verb", where)
    if pattern.piece:
        _known(pattern.piece, table.pieces, "piece", where)
    for place in (*pattern.way, *([pattern.to] if pattern.to else [])):
        _known(place, table.places, "place", where)
    if pattern.way and pattern.piece not in table.pieces:
        raise BadData(f"{where}: a way needs the one piece that goes along it.")
    if pattern.then and not pattern.way:
        raise BadData(f"{where}: only what has a way can end with {pattern.then}.")


def _judge_play(play: Play, lesson: Lesson, table: Table, verbs: set[str], where: str) -> None:
    if play.seat not in lesson.seats:
        raise BadData(f"{where}: nobody sits at the seat {play.seat}.")
    if play.seat == lesson.learner:
        raise BadData(f"{where}: the lesson cannot choose for the learner.")
    known: Mapping[str, tuple[str, Iterable[str]]] = {
        "verb": (play.verb, verbs),
        "piece": (play.piece, table.pieces),
        "place": (play.to, table.places),
    }
    for what, (word, among) in known.items():
        if word and word not in among:
            raise BadData(f"{where}: there is no {what} called {word}.")
