"""The log file of a table, to share: one JSON object a line, each with a hash chained to the line before.

The first line holds the number of the format and the header, every other line one record. A file from elsewhere is
decoded strictly and within bounds, line by line; nothing in it is run as code.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from engine.flow import (
    BadText,
    Event,
    Game,
    Header,
    Mismatch,
    Option,
    Record,
    Seated,
    Session,
    TakenBack,
    WrongSeats,
    WrongSetting,
    check_text,
)
from engine.flow.records import chained
from engine.said import Said, joined, said, sentence
from engine.store import foreign
from engine.store.codecs import UNREADABLE, fault, record_decoder
from engine.store.entries import LONGEST_NAME, Games
from engine.store.errors import BadLog, StoreError, reason

#: The number of the format. It goes up when older programs can no longer read the lines.
FORMAT = 1
#: Bounds on files from elsewhere: bytes in a file and in a line, records.
LARGEST_FILE = 32 << 20
LONGEST_LINE = 1 << 20
MOST_RECORDS = 100_000


class _Mark(Struct):
    torchlit: int


class _First(Struct, frozen=True, forbid_unknown_fields=True):
    torchlit: int
    header: Raw
    hash: str


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    record: Raw
    hash: str


class Row(NamedTuple):
    """One record as it is stored: JSON, and its hash."""

    text: bytes
    hash: str


class Log(NamedTuple):
    """A saved table as read: checked line by line, but not run again. `lacking` names what this version of its
    game does not have."""

    game: Game
    header: Header
    records: tuple[Record[Event], ...]
    lacking: tuple[str, ...] = ()


class Opened(NamedTuple):
    """A log that is being read. Each record is checked when its turn comes. `lacking` is that of a `Log`."""

    game: Game
    header: Header
    records: Iterator[Record[Event]]
    lacking: tuple[str, ...] = ()


def write(path: Path, session: Session) -> None:
    """Write a session's log. Raises StoreError if the file cannot be written."""
    texts = (msgspec.json.encode(record) for record in session.records())
    write_rows(path, msgspec.json.encode(session.header), map(Row, texts, session.hashes()))


def write_rows(path: Path, header: bytes, rows: Iterable[Row]) -> None:
    """Write stored rows as a log, the whole file or none. Raises StoreError if it cannot be written."""
    encode = msgspec.json.encode
    beside = path.with_name(path.name + ".part")
    try:
        with beside.open("wb") as file:
            file.write(encode(_First(FORMAT, Raw(header), chained("", header))) + b"\n")
            file.writelines(encode(_Line(Raw(row.text), row.hash)) + b"\n" for row in rows)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        if beside.is_file():
            beside.unlink()
        words = said("{file} cannot be written: {why}.", file=path.name, why=reason(error))
        raise StoreError(words) from error


def read(path: Path, games: Games) -> Log:
    """A log with every line checked. Raises BadLog, naming the file and the line, at the first fault."""
    game, header, records, lacking = opened(path, games)
    return Log(game, header, tuple(records), lacking)


def opened(path: Path, games: Games) -> Opened:
    """A log whose first line is checked. Raises BadLog, naming the file and the line, at a fault; so do its
    records."""
    lines = _lines(path)
    before, first = _header(path.name, next(lines, b""), games)
    records = _records(path.name, lines, first.game, before, first.of_this)
    return Opened(first.game, first.header, records, first.lacking)


def _records(
    file: str, lines: Iterator[bytes], game: Game, before: str, of_this: bool
) -> Iterator[Record[Event]]:
    """The records of the lines after the first one, whose hash is `before`. Raises BadLog at the first fault."""
    n = -1
    for n, line in enumerate(lines):
        where = _line(file, n + 2)
        if n == MOST_RECORDS:
            raise BadLog(said("{where}: a log holds no more than {most} records.", where=where, most=MOST_RECORDS))
        try:
            parts = msgspec.json.decode(line, type=_Line)
        except UNREADABLE as error:
            raise BadLog(said("{where}: {fault}.", where=where, fault=fault(error))) from None
        yield checked(game, Row(bytes(parts.record), parts.hash), before, n, where, of_this)
        before = parts.hash
    if n < 0:
        raise BadLog(said("{file} ends before the first record.", file=file))


def checked(game: Game, row: Row, before: str, n: int, where: str, of_this: bool) -> Record[Event]:
    """Record `n`, decoded from its row; if it is not `of_this` version of the rules, its events may be unknown.
    Raises BadLog, naming `where`, if the row has a fault or its hash does not follow from the hash `before`."""
    if chained(before, row.text) != row.hash:
        words = said(
            "{where}: the hash of record {n} does not follow from the line before: the log was altered.",
            where=where, n=n,
        )  # fmt: skip
        raise BadLog(words)
    try:
        record = record_decoder(game.events).decode(row.text) if of_this else foreign.readable(game, row.text)
    except UNREADABLE as error:
        words = said("{where}: record {n} has a fault: {fault}.", where=where, n=n, fault=fault(error))
        raise BadLog(words) from None
    if record.n != n:
        raise BadLog(
            said("{where}: this is record {there}, and record {n} is due.", where=where, there=record.n, n=n)
        )
    if of_this and msgspec.json.encode(record) != row.text:
        raise BadLog(said("{where}: record {n} holds something that no record holds.", where=where, n=n))
    choice = record.note.choice if isinstance(record.note, TakenBack) else record.choice
    try:
        check_text(choice or Option(""))
    except BadText as bad:
        raise BadLog(said("{where}: record {n}: {fault}", where=where, n=n, fault=sentence(bad))) from None
    if isinstance(record.note, Seated) and not _showable(record.note.player):
        raise BadLog(said("{where}: record {n} names a player that cannot be shown.", where=where, n=n))
    return record


def verify(path: Path, games: Games) -> int:
    """Run a log again while it is read; the number of its records. Raises BadLog if it has a fault or is not what
    the rules give."""
    return len(proven(path, opened(path, games)).entries)


def proven(path: Path, log: Opened) -> Session:
    """The session of a log that is run again while it is read. Raises BadLog if it has a fault or is not what
    the rules give."""
    known = log.game.version
    if log.header.version > known:
        words = said(
            "{file} has rules version {version}, and this program plays version {known}.",
            file=path.name, version=log.header.version, known=known,
        )  # fmt: skip
        raise BadLog(words)
    if log.lacking:
        raise BadLog(said("{file}: {why}", file=path.name, why=foreign.notice(log.lacking)))
    try:
        return Session.replayed(log.game, log.header, log.records)
    except Mismatch as mismatch:
        raise BadLog(said("{file}: {why}", file=path.name, why=sentence(mismatch))) from None


class Checked(NamedTuple):
    """A header without a fault, and its game. `lacking` is that of a `Log`."""

    game: Game
    header: Header
    lacking: tuple[str, ...]

    @property
    def of_this(self) -> bool:
        """Whether the log is of this version of its game, and needs nothing that is not there."""
        return not self.lacking and self.header.version == self.game.version


def checked_header(text: bytes, games: Games, where: str) -> Checked:
    """The decoded header. Raises BadLog, naming `where`, if the header has a fault."""
    try:
        header = msgspec.json.decode(text, type=Header)
    except UNREADABLE as error:
        raise BadLog(said("{where}: {fault}.", where=where, fault=fault(error))) from None
    game = games.get(header.game)
    if game is None:
        words = said(
            "{where}: there is no game called {name}; the games are: {known}.",
            where=where, name=repr(header.game[:LONGEST_NAME]), known=joined(games),
        )  # fmt: skip
        raise BadLog(words)
    found = Checked(game, header, foreign.missing(game, header))
    wrong = next(_header_faults(found, text), "")
    if wrong:
        raise BadLog(said("{where}: {wrong}", where=where, wrong=wrong))
    return found


def _header(name: str, line: bytes, games: Games) -> tuple[str, Checked]:
    where = _line(name, 1)
    try:
        mark = msgspec.json.decode(line, type=_Mark)
        if mark.torchlit != FORMAT:
            words = said(
                "{file} is in format {format}, and this program reads format {known}.",
                file=name, format=mark.torchlit, known=FORMAT,
            )  # fmt: skip
            raise BadLog(words)
        first = msgspec.json.decode(line, type=_First)
    except UNREADABLE as error:
        raise BadLog(said("{where}: {fault}.", where=where, fault=fault(error))) from None
    text = bytes(first.header)
    if chained("", text) != first.hash:
        raise BadLog(said("{where}: the hash does not belong to the header: the log was altered.", where=where))
    return first.hash, checked_header(text, games, where)


def _header_faults(found: Checked, text: bytes) -> Iterator[str]:
    """What is wrong with a header whose fields have the right types."""
    game, header, _ = found
    if not all(map(_showable, _shown_words(header))):
        yield said("a name is longer than {most} characters or cannot be shown.", most=LONGEST_NAME)
    seats = header.seats
    if len(set(seats)) != len(seats) or not set(seats) <= set(game.colours):
        yield said("{game} has no such seats.", game=game.name)
    elif found.of_this:
        yield from _option_faults(header, game)
    if tuple(header.names) != seats or tuple(header.players) != seats:
        yield said("the players do not fit the seats.")
    if msgspec.json.encode(header) != text:
        yield said("it holds something that no header holds.")
    if header.campaign is not None and game.carry_over is None:
        yield said("{game} has no campaigns.", game=game.name)
    if not _is_consistent(header):
        yield said("the pieces do not lie where they say they lie.")


def _shown_words(header: Header) -> list[str]:
    """The strings of a header that the program shows."""
    campaign = [header.campaign.name, header.campaign.key] if header.campaign else []
    agreed = [*header.options, *header.options.values()]
    return [*header.names.values(), *header.players.values(), *agreed, *campaign]


def _option_faults(header: Header, game: Game) -> Iterator[str]:
    """What is wrong with the options of a header, or with the number of seats for these options."""
    try:
        game.seat_ids(len(header.seats), game.checked_options(header.options))
    except (WrongSeats, WrongSetting) as wrong:
        yield sentence(wrong)


def _showable(word: str) -> bool:
    return len(word) <= LONGEST_NAME and word.isprintable()


def _is_consistent(header: Header) -> bool:
    """Whether the pieces and places of a starting table fit together."""
    start = header.start
    places = {place.id for place in start.places}
    claimed = sorted((piece.place, piece.id) for piece in start.pieces)
    lying = sorted((place, piece) for place, pieces in start.contents.items() for piece in pieces)
    there = places.issuperset(place for place, _ in claimed)
    return start.seats == header.seats and claimed == lying and there


def _lines(path: Path) -> Iterator[bytes]:
    """The lines of a file, without their ends. Raises BadLog if the file is too large, or for a line that is too
    long, cut off or not UTF-8."""
    try:
        if not stat.S_ISREG(path.stat().st_mode) and not path.is_dir():  # a pipe would keep its reader waiting
            raise BadLog(said("{file} is no ordinary file.", file=path.name))
        with path.open("rb") as file:
            if os.fstat(file.fileno()).st_size > LARGEST_FILE:
                most = LARGEST_FILE >> 20
                words = said("{file} is larger than {most} MB; no log is that large.", file=path.name, most=most)
                raise BadLog(words)
            for number in count(1):
                line = file.readline(LONGEST_LINE + 1)
                if not line:
                    break
                yield _whole(line, _line(path.name, number))
    except OSError as error:
        raise BadLog(said("{file} cannot be read: {why}.", file=path.name, why=reason(error))) from None
    if number == 1:
        raise BadLog(said("{file} is empty.", file=path.name))


def _line(file: str, number: int) -> Said:
    return said("{file}, line {number}", file=file, number=number)


def _whole(line: bytes, where: str) -> bytes:
    if len(line) > LONGEST_LINE:
        raise BadLog(said("{where}: the line is longer than {most} bytes.", where=where, most=LONGEST_LINE))
    if not line.endswith(b"\n"):
        raise BadLog(said("{where}: the file ends in the middle of this line.", where=where))
    try:
        line.decode()
    except UnicodeDecodeError:
        raise BadLog(said("{where}: this is not UTF-8 text.", where=where)) from None
    return line.rstrip(b"\r\n")
