"""Tables that were saved before a third box and the choice of boxes came: they are what they were, and go on.

The files were cut from games that bots played when the base box and the rooms of Prison were all there was. They
must never be made anew.
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


@pytest.mark.parametrize("mode", ["free", "mutual"])
def test_a_table_of_before_is_proven_and_goes_on_with_the_boxes_that_it_had(mode: str) -> None:
    file = FOLDER / f"{mode}.torchlit"
    log = read(file, GAMES)
    assert not [key for key in log.header.options if key.startswith("box-")]
    session = Session.replayed(GAME, log.header, log.records)
    assert verify(file, GAMES) == len(session.entries)
    assert session.proven
    assert session.header.start == GAME.starting_table(log.header.seats, log.header.options, {}).snapshot()
    boxes = {GAME.content.box[key] for key in session.position.pieces if key in GAME.content.box}
    assert boxes == {"base", "prison"}
    players = {seat: make("random", seed) for seed, seat in enumerate(log.header.seats)}
    while not session.over:
        seat = session.waiting()[0]
        session.choose(seat, players[seat].choose(session.position.seen_by(seat), seat))
    assert Session.replayed(GAME, session.header, session.records()).hashes() == session.hashes()
