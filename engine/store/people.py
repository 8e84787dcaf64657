"""People: who has sat at the tables of a library, and how it ended for them.

A person is a database row with the names that lead to it (`aliases`). A row of `seats` says who had a seat at the
beginning of a table, and once the table has ended also how that was. `tables.seated` says how far this is known: 0
not at all, 1 who sat there, 2 how it ended. Branches have no seats. A person that is forgotten leaves no row, also
not of tables that have not ended yet; the tables keep the names that they were played with. All functions take an
open database; those that write must be called within a transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Annotated, Any, NamedTuple

import msgspec
from msgspec import Meta

from engine.flow import HUMAN, Session
from engine.flow.luck import Die, LuckSummary, luck_summary, throws
from engine.said import said
from engine.store.codecs import UNREADABLE
from engine.store.entries import LATEST, LONGEST_NAME, LONGEST_TITLE, decoded
from engine.store.errors import StoreError


class Person(NamedTuple):
    """Somebody who plays here: the name that is shown, and the other names that lead to it.

    `last` is when they last played at a table (0: no such table is left). `seats` are by game the seats that they
    last had, the game that was played last at the end.
    """

    id: int
    name: str
    also: tuple[str, ...]
    last: float
    seats: dict[str, str]


class Sitting(NamedTuple):
    """One seat of a finished table. `person` is None for bots, and for a person who left the table to a bot.
    `kind` is the kind of player at the end."""

    seat: str
    person: int | None
    kind: str
    score: int
    won: bool
    luck: LuckSummary


class PlayedTable(NamedTuple):
    """A finished table that counts: when it ended, and its seats, without those of people who were forgotten."""

    id: int
    game: str
    title: str
    names: dict[str, str]
    ended: float
    sittings: tuple[Sitting, ...]


class _Header(msgspec.Struct):
    """What a header tells about its seats."""

    names: dict[str, str]
    players: dict[str, str]


_header = msgspec.json.Decoder(_Header)
_Word = Annotated[str, Meta(max_length=LONGEST_NAME)]
_Title = Annotated[str, Meta(max_length=LONGEST_TITLE)]
_Number = Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)]
_Count = Annotated[int, Meta(ge=0, le=1 << 31)]
_Flag = Annotated[int, Meta(ge=0, le=1)]
_Pips = Annotated[float, Meta(ge=-1e9, le=1e9)]
_Moment = Annotated[float, Meta(ge=0, le=LATEST)]
_Spread = Annotated[float, Meta(ge=0, le=1e9)]
_SEAT = tuple[int, _Word, int | None, _Word, _Number, _Flag, _Count, _Pips, _Spread]
_TABLE = (int, _Word, _Title, dict[_Word, _Word], _Moment)


# -- writing -----------------------------------------------------------------------------------------------------


def sit(db: sqlite3.Connection, table: int, header: bytes) -> None:
    """Keep who sits at a table that is not a branch. Names that nobody has had become people."""
    try:
        found = _header.decode(header)
    except UNREADABLE:
        found = _Header({}, {})
    for seat, kind in found.players.items():
        person = _person(db, found.names.get(seat, "")) if kind == HUMAN else None
        db.execute(
            "INSERT OR REPLACE INTO seats (tbl, seat, person, kind) VALUES (?, ?, ?, ?)",
            (table, seat, person, kind),
        )
    db.execute("UPDATE tables SET seated = 1 WHERE id = ?", (table,))


def sit_all(db: sqlite3.Connection) -> None:
    """The same for all tables of an older library."""
    rows = db.execute("SELECT id, header FROM tables WHERE seated IS 0 AND branched IS 0 ORDER BY id").fetchall()
    for table, header in rows:
        sit(db, table, header if isinstance(header, bytes) else b"")


def end(db: sqlite3.Connection, table: int, session: Session, dice: Sequence[Die]) -> None:
    """Keep how a finished table has ended for each seat."""
    outcome, thrown = session.outcome, throws(session.records(), dice)
    scores = {score.seat: score.total for score in outcome.scores}
    for seat, kind in session.players.items():
        luck = luck_summary(throw for throw in thrown if throw.seat == seat)
        row = (kind, scores.get(seat, 0), seat in outcome.winners, luck.number, luck.luck, luck.spread)
        db.execute(
            "UPDATE seats SET kind = ?, score = ?, won = ?, thrown = ?, luck = ?, spread = ? WHERE tbl = ?"
            " AND seat = ?",
            (*row, table, seat),
        )
    look_no_more(db, table)


def look_no_more(db: sqlite3.Connection, table: int) -> None:
    """Nothing more is to be learnt of a table."""
    db.execute("UPDATE tables SET seated = 2 WHERE id = ?", (table,))


def rename(db: sqlite3.Connection, person: int, name: str) -> None:
    """Give a person another name; the old ones still lead to this person. Raises StoreError if the name cannot be
    shown or is another person's."""
    shown = " ".join(name.split())
    if not shown or len(shown) > LONGEST_NAME or not shown.isprintable():
        raise StoreError(said("A name has 1 to {most} signs that can be shown.", most=LONGEST_NAME))
    _must_be_there(db, person)
    owner = _owner(db, shown)
    if owner is not None and owner != person:
        raise StoreError(said("Somebody else is called {name}. Merge the two if they are one person.", name=shown))
    db.execute("UPDATE people SET name = ? WHERE id = ?", (shown, person))
    db.execute("INSERT OR REPLACE INTO aliases VALUES (?, ?, ?)", (key_of(shown), shown, person))


def merge(db: sqlite3.Connection, person: int, into: int) -> None:
    """Let a person be another one: all names and tables of `person` become those of `into`."""
    _must_be_there(db, person)
    _must_be_there(db, into)
    if person == into:
        return
    db.execute("UPDATE aliases SET person = ? WHERE person = ?", (into, person))
    db.execute("UPDATE seats SET person = ? WHERE person = ?", (into, person))
    db.execute("DELETE FROM people WHERE id = ?", (person,))


def forget(db: sqlite3.Connection, person: int) -> None:
    """Remove a person with all names and seats. Whoever plays under such a name later begins anew."""
    for rows in ("seats", "aliases"):
        db.execute(f"DELETE FROM {rows} WHERE person = ?", (person,))
    db.execute("DELETE FROM people WHERE id = ?", (person,))


# -- reading -----------------------------------------------------------------------------------------------------


def people(db: sqlite3.Connection) -> tuple[Person, ...]:
    """Everybody, by name. A row that is damaged is left out."""
    rows = _whole(db.execute("SELECT id, name FROM people"), tuple[int, _Word])
    also: dict[int, list[str]] = {}
    for name, person in _whole(db.execute("SELECT name, person FROM aliases"), tuple[_Word, int]):
        also.setdefault(person, []).append(name)
    last: dict[int, float] = {}
    seats: dict[int, dict[str, str]] = {}
    query = (
        "SELECT s.person, t.game, s.seat, max(t.updated) AS latest FROM seats s JOIN tables t ON t.id = s.tbl"
        " WHERE s.person IS NOT NULL AND t.binned IS NOT 1 GROUP BY s.person, t.game ORDER BY latest"
    )
    for person, game, seat, when in _whole(db.execute(query), tuple[int, _Word, _Word, _Moment]):
        last[person] = when
        seats.setdefault(person, {})[game] = seat
    found = [
        Person(
            key, name, tuple(sorted(other for other in also.get(key, ()) if key_of(other) != key_of(name))),
            last.get(key, 0.0), seats.get(key, {}),
        )
        for key, name in rows
    ]  # fmt: skip
    return tuple(sorted(found, key=lambda person: (key_of(person.name), person.id)))


def played(db: sqlite3.Connection) -> tuple[PlayedTable, ...]:
    """The finished tables that count, the earliest first: proven, not deleted, no branch, and of several copies of
    one game only the oldest. What is damaged is left out."""
    counted = "FROM tables t WHERE t.over IS 1 AND t.proven IS 1 AND t.branched IS 0 AND t.binned IS NOT 1"
    seats: dict[int, list[Sitting]] = {}
    query = (
        "SELECT tbl, seat, person, kind, score, won, thrown, luck, spread FROM seats WHERE score IS NOT NULL"
        f" AND tbl IN (SELECT t.id {counted} AND t.seated IS 2) ORDER BY tbl, rowid"
    )
    for table, seat, person, kind, score, won, thrown, luck, spread in _whole(db.execute(query), _SEAT):
        person = person if kind == HUMAN else None
        sitting = Sitting(seat, person, kind, score, bool(won), LuckSummary(thrown, luck, spread))
        seats.setdefault(table, []).append(sitting)
    last = "(SELECT hash FROM records WHERE tbl = t.id ORDER BY n DESC LIMIT 1)"
    found, games = [], set()
    for *row, digest in db.execute(f"SELECT id, game, title, names, updated, {last} {counted} ORDER BY id"):
        if row[0] not in seats or digest in games:
            continue
        try:
            key, game, title, names, ended = map(decoded, row, _TABLE)
        except UNREADABLE:
            continue
        games.add(digest)
        found.append(PlayedTable(key, game, title, names, ended, tuple(seats[key])))
    return tuple(sorted(found, key=lambda table: (table.ended, table.id)))


def uncounted(db: sqlite3.Connection) -> tuple[int, ...]:
    """The finished tables of which it is not yet known how they ended, the latest first."""
    query = (
        "SELECT id FROM tables WHERE seated IS 1 AND over IS 1 AND branched IS 0 AND proven IS 1 ORDER BY id DESC"
    )
    return tuple([key for (key,) in db.execute(query)])


def key_of(name: str) -> str:
    """What is the same for two ways to type one name."""
    return " ".join(name.split()).casefold()


# -- inside ------------------------------------------------------------------------------------------------------


def _whole(rows: Iterable[tuple[Any, ...]], form: Any) -> list[Any]:
    """Those rows that have a form."""
    read, found = tuple(rows), []
    with suppress(*UNREADABLE):
        return list(msgspec.convert(read, list[form]))
    for row in read:
        try:
            found.append(msgspec.convert(row, form))
        except UNREADABLE:
            continue
    return found


def _owner(db: sqlite3.Connection, name: str) -> int | None:
    """The person to whom a name leads."""
    query = "SELECT p.id FROM aliases a JOIN people p ON p.id = a.person WHERE a.key = ?"
    row = db.execute(query, (key_of(name),)).fetchone()
    return int(row[0]) if row else None


def _person(db: sqlite3.Connection, name: str) -> int | None:
    """The person to whom a name leads, a new one if there is none; None for a name without letters."""
    shown = " ".join(name.split())[:LONGEST_NAME]
    if not shown:
        return None
    owner = _owner(db, shown)
    if owner is None:
        owner = db.execute("INSERT INTO people (name) VALUES (?)", (shown,)).lastrowid
        assert owner is not None
        db.execute("INSERT OR REPLACE INTO aliases VALUES (?, ?, ?)", (key_of(shown), shown, owner))
    return owner


def _must_be_there(db: sqlite3.Connection, person: int) -> None:
    if not db.execute("SELECT 1 FROM people WHERE id = ?", (person,)).fetchone():
        raise StoreError(said("This person is no longer in the library."))
