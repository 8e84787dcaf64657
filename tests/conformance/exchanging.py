"""The same game with hidden pieces exchanged: for one seat both are the same game up to some record."""

from __future__ import annotations

import random
import re

import msgspec
from msgspec.structs import replace

from engine.flow import Game, Session
from engine.flow.records import Entry
from engine.store.codecs import Pages, pages_decoder, record_decoder
from engine.table import Count, Mark, Table, apply, view
from tests.conformance.laws import exchange, same

Names = dict[str, str]
#: A string in JSON.
_STRING = re.compile(rb'"((?:[^"\\]|\\.)*)"')


def exchanged(session: Session, n: int, seat: str | None, chance: random.Random) -> Session | None:
    """The session up to record `n` with pieces exchanged that `seat` never knew until then, in all records and
    pages; None if there are none. Fails if the views of `seat` differ."""
    names = _exchanges(session, n, seat, chance)
    if not names:
        return None
    start = Table.restored(session.header.start)
    exchange(start, names)
    header = replace(session.header, start=start.snapshot())
    entries = [_exchanged_entry(session.game, entry, names) for entry in session.entries[: n + 1]]
    last = entries[-1]
    records = [entry.record for entry in entries]
    other = Session.restored(session.game, header, records, last.pages, last.ask, last.chosen)
    other.entries[:], other.proven = entries, session.proven
    assert same(view(other.position, seat), view(session.at(n), seat)), f"record {n}: {seat} sees {names}"
    return other


def _exchanges(session: Session, n: int, seat: str | None, chance: random.Random) -> Names:
    """Piece -> the piece that takes its place. Pieces change places that lie together at the beginning."""
    table = Table.restored(session.header.start)
    together = list(table.contents.values())
    unknown = {key for key in table.pieces if not table.knows(seat, key)}
    for entry in session.entries[: n + 1]:
        if entry.ask is not None:  # what is chosen when time is up is said to everybody
            unknown -= {limit.late.piece for limit in entry.ask.limits}
        for happening in entry.record.happened:
            for change in happening.changes:
                apply(table, change)
                if not isinstance(change, (Count, Mark)):
                    unknown = {key for key in unknown if not table.knows(seat, key)}
    names: Names = {}
    for lying in together:
        keys = [key for key in lying if key in unknown]
        names |= dict(zip(keys, chance.sample(keys, len(keys)), strict=True))
    return {key: other for key, other in names.items() if key != other}


def _exchanged_entry(game: Game, entry: Entry, names: Names) -> Entry:
    record = record_decoder(game.events).decode(_renamed(entry.record, names))
    pages = pages_decoder(game.pages).decode(_renamed(Pages(entry.pages, entry.ask, entry.chosen), names))
    return Entry(record, pages.pages, pages.ask, pages.chosen)


def _renamed(value: object, names: Names) -> bytes:
    """A value as JSON, with other pieces in it."""
    coded = {key.encode(): b'"%s"' % other.encode() for key, other in names.items()}
    return _STRING.sub(lambda found: coded.get(found[1], found[0]), msgspec.json.encode(value))
