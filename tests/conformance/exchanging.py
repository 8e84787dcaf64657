"""The same game with hidden pieces exchanged: for one seat both are the same game up to some record."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.flow import Mismatch, Session
from engine.flow.records import fold
from engine.store.codecs import record_decoder
from engine.table import Table, view
from tests.conformance.laws import exchange, same

Names = dict[str, str]


def exchanged(session: Session, n: int, seat: str | None, chance: random.Random) -> Session | None:
    """The session up to record `n` with pieces exchanged that `seat` never knew until then, through all records.
    None if there are none, or if others could not have played so with these pieces."""
    names = _exchanges(session, n, seat, chance)
    if not names:
        return None
    game = session.game
    start = Table.restored(session.header.start)
    exchange(start, names)
    header = replace(session.header, start=start.snapshot())
    decode = record_decoder(game.events).decode
    records = [decode(_renamed(each.record, names)) for each in session.entries[: n + 1]]
    try:
        other = Session.replayed(game, header, records)
    except Mismatch:
        return None
    return other if same(view(other.position, seat), view(session.at(n), seat)) else None


def _exchanges(session: Session, n: int, seat: str | None, chance: random.Random) -> Names:
    """Piece -> the piece that takes its place. Only pieces with the same back change places."""
    table = Table.restored(session.header.start)
    backs = {key: table.places[piece.place].back for key, piece in table.pieces.items()}
    unknown = set(table.pieces)
    for entry in session.entries[: n + 1]:
        fold(table, entry.record)
        unknown = {key for key in unknown if not table.knows(seat, key)}
    names: Names = {}
    for back in sorted({backs[key] for key in unknown}):
        keys = sorted(key for key in unknown if backs[key] == back)
        names |= dict(zip(keys, chance.sample(keys, len(keys)), strict=True))
    return {key: other for key, other in names.items() if key != other}


def _renamed(value: Any, names: Names) -> bytes:
    """A value as JSON, with other pieces in it."""
    return msgspec.json.encode(_walk(msgspec.json.decode(msgspec.json.encode(value)), names))


def _walk(value: Any, names: Names) -> Any:
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, list):
        return [_walk(each, names) for each in value]
    if isinstance(value, dict):
        return {names.get(key, key): _walk(each, names) for key, each in value.items()}
    return value
