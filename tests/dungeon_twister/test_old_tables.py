"""Tables that were saved before a box, or the rest of one, came: they are what they were, and go on.

`free` and `mutual` were cut from games that bots played when the base box and the rooms of Prison were all there
was, `prison` and `mix` from games of the time when Prison had rooms alone. They must never be made anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.bots import make
from engine.dungeon_twister import GAME
from engine.flow import Session
from engine.store import read, verify

FOLDER = Path(__file__).parent / "old_tables"
GAMES = {GAME.id: GAME}


#: Name of a file -> the boxes of which tokens lie there.
BEFORE = {
    "free": {"base", "prison"},
    "mutual": {"base", "prison"},
    "prison": {"base", "prison"},
    "mix": {"base", "prison", "paladins_and_dragons"},
}


@pytest.mark.parametrize("name", BEFORE)
def test_a_table_of_before_is_proven_and_goes_on_with_the_boxes_that_it_had(name: str) -> None:
    file = FOLDER / f"{name}.torchlit"
    log = read(file, GAMES)
    session = Session.replayed(GAME, log.header, log.records)
    assert verify(file, GAMES) == len(session.entries)
    assert session.proven
    assert session.header.start == GAME.starting_table(log.header.seats, log.header.options, {}).snapshot()
    boxes = {GAME.content.box[key] for key in session.position.pieces if key in GAME.content.box}
    assert boxes == BEFORE[name]
    kinds = {piece.kind for piece in session.position.pieces.values()}
    assert not kinds & {"telepath", "naga", "bow", "spear"}
    players = {seat: make("random", seed) for seed, seat in enumerate(log.header.seats)}
    while not session.over:
        seat = session.waiting()[0]
        session.choose(seat, players[seat].choose(session.position.seen_by(seat), seat))
    assert Session.replayed(GAME, session.header, session.records()).hashes() == session.hashes()
