"""Reads lessons, one TOML file each. Every fault is one sentence."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from fnmatch import fnmatchcase
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from engine.flow import BadData, Frame, Game, WrongSeats, WrongSetting, read_as
from engine.said import Said, said, sentence
from engine.table import Change, Count, Flip, Mark, Move, Show, Table, Turn, apply
from engine.teach.lesson import Beat, Lesson, Pattern, WrittenChoice

_NAME = re.compile(r"(\d\d)-([a-z]+(?:-[a-z]+)*)\.toml")
UNKNOWN = {
    "clause": said("{where}: there is no clause called {name}."),
    "counter": said("{where}: there is no counter called {name}."),
    "piece": said("{where}: there is no piece called {name}."),
    "place": said("{where}: there is no place called {name}."),
    "verb": said("{where}: there is no verb called {name}."),
}


class TableEdits(Struct, frozen=True, forbid_unknown_fields=True):
    """How the table of a lesson differs from the game's bare table.

    `places` lists for each place the pieces that move there, in this order; they may have wildcards. `faces` and
    `turns` are by piece, `marks` by piece and name, `counters` by name. `known` lists for each piece the seats
    that know it wherever it lies.
    """

    places: dict[str, tuple[str, ...]] = {}
    faces: dict[str, int] = {}
    turns: dict[str, int] = {}
    marks: dict[str, dict[str, int]] = {}
    counters: dict[str, int] = {}
    known: dict[str, tuple[str, ...]] = {}


class LessonFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson as it is written. `options` are the settings that it needs, whatever language is spoken."""

    title: Said
    line: Said
    seats: tuple[str, ...]
    learner: str
    beats: tuple[Beat, ...]
    options: dict[str, str] = {}
    table: TableEdits = TableEdits()
    pages: tuple[dict[str, Any], ...] = ()
    dealer: dict[str, tuple[str | int, ...]] = {}


def lessons(game: Game, language: str = "") -> tuple[Lesson, ...]:
    """The lessons of a game in order. Raises BadData for the first fault.

    Settings that are spoken, such as that of riddles, have the value for this language, if there is one.
    """
    return tuple([read(game, file, language) for file in game.files_in("lessons")])


def read(game: Game, file: Path, language: str = "") -> Lesson:
    """The lesson in a file `NN-name.toml`, in this language. Raises BadData, naming the file and the beat, if it
    has a fault."""
    name = _NAME.fullmatch(file.name)
    if not name:
        raise BadData(
            said("{file} is no name for a lesson; one is called such as 01-moving.toml.", file=file.name)
        )
    written = read_as(file, LessonFile)
    agreed = {**game.spoken_in(language), **written.options}
    table, options = table_with_edits(game, written, agreed, (written.table,), file.name)
    lesson = Lesson(
        game,
        name[2],
        written.title,
        written.line,
        written.seats,
        written.learner,
        options,
        table.snapshot(),
        read_pages(game, written.pages, file.name),
        written.dealer,
        written.beats,
    )
    if not lesson.beats:
        raise BadData(said("{file}: a lesson without beats teaches nothing.", file=file.name))
    for number, beat in enumerate(lesson.beats, 1):
        where = said("{file}, beat {number}", file=file.name, number=number)
        _check_waiting(beat, where)
        check_beat(beat, lesson, table, where)
    return lesson


# -- the table -------------------------------------------------------------------------------------------


class WrittenSeats(Protocol):
    """A lesson or a file of cases, as far as it says who sits at the table."""

    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def learner(self) -> str: ...


def table_with_edits(
    game: Game, written: WrittenSeats, chosen: Mapping[str, str], edits: Iterable[TableEdits], file: str
) -> tuple[Table, dict[str, str]]:
    """The bare table with these edits in order, and its options. Raises BadData for the first fault."""
    try:
        options = game.checked_options(chosen)
        game.seat_ids(len(written.seats), options)
    except (WrongSeats, WrongSetting) as wrong:
        raise BadData(said("{file}: {error}", file=file, error=sentence(wrong))) from None
    for seat in written.seats:
        if seat not in game.colours:
            raise BadData(said("{file}: {game} has no seat called {seat}.", file=file, game=game.name, seat=seat))
        if written.seats.count(seat) > 1:
            raise BadData(said("{file}: the seat {seat} is named twice.", file=file, seat=seat))
    if written.learner not in written.seats:
        raise BadData(
            said("{file}: the learner's seat {seat} is not at the table.", file=file, seat=written.learner)
        )
    table = game.bare_table(written.seats, options)
    for edit in edits:
        for change in _changes(table, edit, said("{file}, table", file=file)):
            apply(table, change)
    return table, options


def _changes(table: Table, edit: TableEdits, where: Said) -> Iterator[Change]:
    for place, pieces in edit.places.items():
        _known(place, table.places, "place", where)
        for words in pieces:
            yield from (Move(piece, place) for piece in _known(words, table.pieces, "piece", where))
    for words, face in edit.faces.items():
        yield from (Flip(piece, face) for piece in _known(words, table.pieces, "piece", where))
    for words, turn in edit.turns.items():
        yield from (Turn(piece, turn) for piece in _known(words, table.pieces, "piece", where))
    for words, marks in edit.marks.items():
        for piece in _known(words, table.pieces, "piece", where):
            yield from (Mark(piece, name, amount) for name, amount in marks.items())
    for name, amount in edit.counters.items():
        _known(name, table.counters, "counter", where)
        yield Count(name, amount)
    for words, seats in edit.known.items():
        for seat in seats:
            if seat not in table.seats:
                raise BadData(said("{where}: nobody sits at the seat {seat}.", where=where, seat=seat))
        yield from (Show(piece, seats) for piece in _known(words, table.pieces, "piece", where))


def _unknown(what: str, name: str, where: Said) -> BadData:
    """The error that nothing has this name."""
    return BadData(Said(UNKNOWN[what].template, {"where": where, "name": name}))


def _known(words: str, among: Collection[str], what: str, where: Said) -> list[str]:
    """The ids that match a name, which may have wildcards. Raises BadData if there are none."""
    if words in among:
        return [words]
    found = [key for key in among if fnmatchcase(key, words)]
    if not found:
        raise _unknown(what, words, where)
    return found


def read_pages(game: Game, rows: tuple[dict[str, Any], ...], file: str) -> tuple[Frame, ...]:
    """The open pages as frames. Raises BadData for the first that the game does not have."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in game.pages}
    form: Any = reduce(or_, game.pages)
    for number, row in enumerate(rows, 1):
        where = said("{file}, page {number}", file=file, number=number)
        kind = kinds.get(str(row.get("type")))
        if kind is None:
            raise BadData(said("{where}: there is no page of the type {page}.", where=where, page=row.get("type")))
        for field in row.keys() - {"type", *kind.__struct_fields__}:
            raise BadData(
                said("{where}: the page {page} has no field {field}.", where=where, page=row["type"], field=field)
            )
        if "step" in row and not hasattr(kind, str(row["step"])):
            raise BadData(
                said(
                    "{where}: the page {page} has no step {step}.", where=where, page=row["type"], step=row["step"]
                )
            )
    try:
        return tuple([msgspec.convert(row, form) for row in rows])
    except msgspec.ValidationError as error:
        raise BadData(said("{file}, pages: {error}.", file=file, error=str(error))) from None


# -- the beats -------------------------------------------------------------------------------------------


def check_beat(beat: Beat, lesson: Lesson, table: Table, where: Said) -> None:
    """Raise BadData for the first name in a beat that the game or the table does not have."""
    for clause in beat.clauses:
        if clause not in lesson.game.rulebook.clauses:
            raise _unknown("clause", clause, where)
    _check_names(beat, table, where)
    _check_until(lesson.game, beat, where)
    verbs = _verbs(lesson.game)
    pieces = {*table.pieces, *lesson.game.names}  # a choice may name somebody who is no piece on the table
    for pattern in beat.allow:
        _check_pattern(pattern, table, verbs, pieces, where)
    for wish in (*beat.play, *beat.refused):
        _check_wish(wish, table, verbs, pieces, where)
    for play in beat.play:
        if play.seat not in lesson.seats:
            raise BadData(said("{where}: nobody sits at the seat {seat}.", where=where, seat=play.seat))
        if play.seat == lesson.learner:
            raise BadData(said("{where}: the lesson cannot choose for the learner.", where=where))


def _check_names(beat: Beat, table: Table, where: Said) -> None:
    for piece in beat.pieces:
        if piece not in table.pieces:
            raise _unknown("piece", piece, where)
    for place in beat.places:
        if place not in table.places:
            raise _unknown("place", place, where)
    for key in beat.facts:
        piece = key.rpartition(".")[0]
        if not any(key in among for among in (table.counters, table.pieces, table.places)) and (
            piece not in table.pieces
        ):
            raise BadData(
                said("{where}: the fact {key} is neither a counter nor a piece nor a place.", where=where, key=key)
            )


def _check_waiting(beat: Beat, where: Said) -> None:
    """Raise BadData if a beat waits for a choice and does not say what to do first, or the reverse."""
    if beat.allow and not beat.first:
        raise BadData(said("{where}: it waits for a choice and does not say what to do first.", where=where))
    if beat.first and not beat.allow:
        raise BadData(
            said("{where}: it can never be passed, for it asks for a choice and allows none.", where=where)
        )


def _check_until(game: Game, beat: Beat, where: Said) -> None:
    """Raise BadData if the event that a beat waits for cannot happen."""
    if beat.until and not beat.allow:
        raise BadData(
            said(
                "{where}: it can never be passed, for it waits for {event} and allows nothing.",
                where=where,
                event=beat.until,
            )
        )
    if beat.until and beat.until not in {event.tag() for event in game.events}:
        raise BadData(
            said(
                "{where}: it can never be passed, for there is no event called {event}.",
                where=where,
                event=beat.until,
            )
        )


def _verbs(game: Game) -> set[str]:
    """The verbs of a game: those of its pages, and those that its sentences name."""
    return {verb for page in game.pages for verb in game.verbs(page)} | set(game.templates.options)


def _check_pattern(pattern: Pattern, table: Table, verbs: set[str], pieces: set[str], where: Said) -> None:
    for verb in (pattern.verb, *([pattern.then] if pattern.then else [])):
        _known(verb, verbs, "verb", where)
    if pattern.piece:
        _known(pattern.piece, pieces, "piece", where)
    for place in (*pattern.way, *([pattern.to] if pattern.to else [])):
        _known(place, table.places, "place", where)
    if pattern.way and pattern.piece not in table.pieces:
        raise BadData(said("{where}: a way needs the one piece that goes along it.", where=where))
    if pattern.then and not pattern.way:
        raise BadData(said("{where}: only what has a way can end with {verb}.", where=where, verb=pattern.then))


def _check_wish(wish: WrittenChoice, table: Table, verbs: set[str], pieces: set[str], where: Said) -> None:
    known: Mapping[str, tuple[str, Iterable[str]]] = {
        "verb": (wish.verb, verbs),
        "piece": (wish.piece, pieces),
        "place": (wish.to, table.places),
    }
    for what, (word, among) in known.items():
        if word and word not in among:
            raise _unknown(what, word, where)
