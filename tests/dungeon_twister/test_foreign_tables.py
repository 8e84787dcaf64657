"""Tables with a box, a way to play or events that this version lacks: they can be looked at, and the program says
what is missing."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.bots.bot import bot_options
from engine.bots.uniform import drawn
from engine.dungeon_twister import GAME, made
from engine.dungeon_twister.boxes import boxed, shipped
from engine.dungeon_twister.setup import mode
from engine.flow import Mismatch, Session
from engine.flow.records import chained
from engine.store import BadLog, Library, read, resumed, verify, write
from engine.table import LiveDealer

INVENTED = Path(__file__).parent / "invented"
GAMES = {GAME.id: GAME}
SEATS = ("yellow", "blue")
#: An invented box -> kinds of its pieces that the shipped game lacks.
LACKING = {"cellar": ("imp", "sphinx"), "grotto": ("bog", "crack"), "guests": ("wisp",)}


def played(name: str, choices: int = 120) -> Session:
    """A table of the game with one more box, with some choices by chance."""
    larger = made((*shipped(), boxed(INVENTED / name)))
    mixed = {each.id: "on" for each in larger.settings if "on" in dict(each.choices)}
    options = larger.resolved_options({**mixed, "mode": "surprise"})
    return by_chance(Session.new(larger, 2, LiveDealer(3), options=options), choices)


def by_chance(session: Session, choices: int) -> Session:
    lot = random.Random(3)
    for _ in range(choices):
        seat = session.waiting()[0]
        session.choose(seat, drawn(bot_options(session.position, session.options(seat)), lot))
    return session


def library(path: Path) -> Library:
    return Library(path, GAMES)


@pytest.mark.parametrize("name", LACKING)
def test_a_table_with_an_unknown_box_is_looked_at_without_it(tmp_path: Path, name: str) -> None:
    session = played(name)
    larger = Library(tmp_path / "library.db", {session.game.id: session.game})
    table = larger.create(session, 1.0, "With a guest")
    larger.close()
    here = library(tmp_path / "library.db")
    found = here.resume(table)
    assert not found.whole
    assert not found.session.proven
    assert str(found.notice).startswith("This version lacks ")
    assert found.session.closed == found.session.branch(60).closed == found.notice
    assert all(kind in str(found.notice) for kind in LACKING[name][:1])
    own = [key for key, kind in session.game.content.kind.items() if kind in LACKING[name]]
    last, shown = session.position, found.session.position
    assert {key: piece for key, piece in last.pieces.items() if key in shown.pieces} == shown.pieces
    assert not shown.pieces.keys() & own
    assert len(found.session.entries) == len(session.entries)
    early = found.session.at(60)
    assert all(early.seen_by(seat).pieces.keys() <= session.at(60).seen_by(seat).pieces.keys() for seat in SEATS)
    here.close()
    again = Library(tmp_path / "library.db", {session.game.id: session.game})
    assert again.resume(table).session.hashes() == session.hashes()  # nothing of it was lost
    again.close()


def test_a_file_with_an_unknown_box_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "guests.torchlit"
    write(file, played("guests"))
    here = library(tmp_path / "library.db")
    for take_in in (lambda: verify(file, GAMES), lambda: here.import_file(file, 2.0)):
        with pytest.raises(BadLog, match=r"^guests\.torchlit: This version lacks wisp\.$"):
            take_in()
    assert here.tables() == ()
    here.close()


def forged(path: Path, session: Session, change: Callable[[list[dict[str, Any]]], None]) -> None:
    """A log with changed lines and right hashes."""
    write(path, session)
    rows = [msgspec.json.decode(line) for line in path.read_bytes().splitlines()]
    change(rows)
    before, lines = "", []
    for n, row in enumerate(rows):
        text = msgspec.json.encode(row["record" if n else "header"])
        before = row["hash"] = chained(before, text)
        lines.append(msgspec.json.encode(row))
    path.write_bytes(b"\n".join(lines) + b"\n")


def another_way(rows: list[dict[str, Any]]) -> None:
    header = rows[0]["header"]
    header["options"] |= {"mode": "pirates", "box-pirates": "on"}
    header["start"]["counters"]["mode"] = 99


def a_newer_event(rows: list[dict[str, Any]]) -> None:
    rows[0]["header"]["version"] = 99
    for row in rows[1:]:
        for each in row["record"]["happened"][:1]:
            each["event"] = {"type": "boarded", "seat": "yellow", "ship": 3}


@pytest.mark.parametrize(
    ("change", "words"),
    [(another_way, "This version lacks pirates, box-pirates."), (a_newer_event, "rules version 99")],
)
def test_an_unknown_way_to_play_and_unknown_events_can_be_looked_at(
    tmp_path: Path, change: Callable[[list[dict[str, Any]]], None], words: str
) -> None:
    file = tmp_path / "pirates.torchlit"
    options = GAME.resolved_options({"mode": "base"})
    forged(file, by_chance(Session.new(GAME, 2, LiveDealer(5), options=options), 40), change)
    with pytest.raises(BadLog, match=words):
        verify(file, GAMES)
    log = read(file, GAMES)
    session = resumed(GAME, log.header, log.records, {}, lacking=log.lacking).session
    with suppress(Mismatch):  # to play on from it gives only what these rules give
        assert len(Session.proven_part(GAME, session.header, session.records()).entries) < len(session.entries)
    shown = session.position
    assert mode(shown) == GAME.content.modes["base"]
    assert "cleric-yellow" in shown.seen_by("yellow").pieces
