"""Whole games by chance: what holds at every moment, whatever is chosen."""

from __future__ import annotations

import random

import pytest

from engine.flow import Option, Session
from engine.formidable_foes import GAME
from engine.formidable_foes.board import CHAMBERS, NEIGHBOURS, SPACES
from engine.formidable_foes.components import BOX, CHESTS, STRENGTH
from engine.formidable_foes.ending import value
from engine.formidable_foes.wisdom import wisdom
from engine.table import LiveDealer, Table
from tests.formidable_foes.scene import proves

CHOICES = 1000
WITH_A_FIGURE = ("walk", "flee", "retreat", "follow")


def gold_in_play(t: Table) -> int:
    """All gold but what lies aside for change."""
    tiles = [*STRENGTH, *CHESTS, *[piece.id for piece in t.pieces.values() if piece.kind == "coin"]]
    return sum([value(tile) for tile in tiles if t.place_of(tile) not in ("change", "box")])


def lies_well(t: Table) -> bool:
    """At rest every chamber holds at most one tile, and no other space any."""
    tiles = {
        space: [piece for piece in t.contents[space] if piece in STRENGTH or piece in CHESTS] for space in SPACES
    }
    return all(len(lying) <= (space in CHAMBERS) for space, lying in tiles.items())


def likely(chance: random.Random, options: tuple[Option, ...]) -> Option:
    """Something to do rather than the end of the turn."""
    busy = [option for option in options if option.verb != "end"]
    return chance.choice(busy) if busy and chance.random() < 0.8 else chance.choice(options)


def something(chance: random.Random, t: Table, seat: str) -> Option:
    """Any hand's doing, sensible or not."""
    verb = chance.choice(
        ("walk", "flee", "retreat", "battle", "take", "cast", "lead", "rotate", "follow", "chips")
    )
    here = t.place_of(f"figure-{seat}")
    near = [there for space in NEIGHBOURS.get(here, ()) for there in (space, *NEIGHBOURS[space])]
    pieces = [f"figure-{seat}", *STRENGTH, *CHESTS, *BOX.spells, "crossing-X06", "dumbest", "no piece"]
    piece = pieces[0] if verb in ("walk", "flee", "retreat", "follow") else chance.choice(pieces)
    return Option(
        verb, piece, chance.choice([*near, *SPACES, "gate", "no place", ""]), chance.choice((0, 0, 1, -3))
    )


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@proves("FF-SETUP-12", "FF-LOOT-06", "FF-LOOT-12", "FF-BATTLE-10", "FF-DUMB-26")
def test_what_holds_at_every_moment(players: int) -> None:
    chance = random.Random(players)
    session = Session.new(GAME, players, LiveDealer(players))
    t = session.position
    levels = dict.fromkeys(t.seats, 1)
    while not session.over and len(session.entries) < CHOICES:
        seat = session.waiting()[0]
        session.choose(seat, likely(chance, session.options(seat)))
        assert [piece.kind for piece in t.pieces.values()].count("chip") == 85
        assert gold_in_play(t) == 102 + 12 + 5
        assert all(len(t.contents[space]) <= 1 for space in t.places if space.startswith("track-"))
        now = {seat: wisdom(t, seat) for seat in t.seats}
        assert all(levels[seat] <= now[seat] <= 50 for seat in t.seats)
        levels = now
        if session.waiting() and not {"lead", "stop"} & {o.verb for o in session.options(session.waiting()[0])}:
            assert lies_well(t)
    Session.replayed(GAME, session.header, session.records())


@pytest.mark.parametrize("players", [2, 4])
def test_every_refusal_has_its_sentence(players: int) -> None:
    """Whatever a hand tries, the answer is an offer or a clause with a whole sentence."""
    chance = random.Random(players)
    session = Session.new(GAME, players, LiveDealer(players))
    while not session.over and len(session.entries) < CHOICES:
        seat = session.waiting()[0]
        for who in (seat, seat, seat, chance.choice(session.position.seats)):
            option = something(chance, session.position, who)
            reasons = session.why_not(who, option)
            assert bool(reasons) == (option not in session.options(who))
            for reason in reasons:
                assert GAME.rulebook[reason.clause].why, reason
                assert "..." not in GAME.rulebook.why(reason), reason
        session.choose(seat, likely(chance, session.options(seat)))
