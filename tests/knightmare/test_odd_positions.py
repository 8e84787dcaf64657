"""Random play from odd positions: anything in anybody's hands, prison, pact and Level Three in any state.

What the examples never reach is found here: every position is asked everything that the table would ask it.
"""

from __future__ import annotations

import random

import pytest

from engine.flow import Session
from engine.knightmare import GAME
from engine.knightmare.components import (
    BAG,
    BOX,
    CARDS,
    DARK,
    FIGURE,
    HAND,
    PATH,
    QUESTS,
    STORE,
    TOKEN_PIECES,
    TOKENS,
)
from engine.knightmare.tokens import held, most
from engine.table import Count, LiveDealer, Mark, Move, ScriptDealer
from tests.conformance.playing import chosen, typed
from tests.knightmare.scene import Scene

FEW, MANY = range(20), range(20, 150)
CHOICES = 60


def odd(chance: random.Random) -> Scene:
    """A table with everything somewhere, in the middle of a turn's beginning."""
    seats = chance.randint(1, 4)
    off = " ".join([key for key in BOX.switches if key != "life_force" and chance.random() < 0.2])
    scene = Scene(seats, turn="ember", off=off)
    chambers = list(BOX.chambers)
    for seat in scene.seats:
        scene.at(**{seat: chambers.pop(chance.randrange(len(chambers)))})
        for key in chance.sample(scene.table.contents[STORE], chance.randint(0, 8)):
            scene._lay(Move(key, TOKENS[seat]))
        low = len(scene.table.contents[TOKENS[seat]])
        scene._lay(Count(f"most-{seat}", chance.randint(low, 12) if low < 12 else 12))
        scene._lay(Count(f"life-{seat}", chance.randint(1, 3)))
        for mark in ("bribe", "weak", "protected", "hobgoblin"):
            if chance.random() < 0.2:
                scene.mark(seat, **{mark: 1})
        for card in chance.sample(sorted(CARDS), 4):
            if scene.table.pieces[card].place == "deck" and BOX.cards[CARDS[card]].kept:
                scene._lay(Move(card, HAND[seat]))
        if scene.table.counters["rule-pact"] and chance.random() < 0.5:
            scene.mark(seat, pledged=1, pact=chance.randint(0, 7))
            scene._lay(Move(f"{chance.choice(DARK)}-{seat}", HAND[seat]))
    for item in BOX.items:
        if chance.random() < 0.6:
            seat = chance.choice(scene.seats)
            scene._lay(Move(item, BAG[seat]))
    for seat in scene.seats:
        _somewhere(scene, seat, chance)
    scene._lay(Count("necromancer", chance.randint(5, 10)))
    if scene.table.contents["bag-ember"].count("cup_that_heals"):
        scene._lay(Mark("cup_that_heals", "turns", chance.randint(0, 3)))
    return scene


def _somewhere(scene: Scene, seat: str, chance: random.Random) -> None:
    """Into the prison or onto a path, at times."""
    quests = [item for item in QUESTS if scene.table.pieces[item].place == BAG[seat]]
    if chance.random() < 0.2:
        scene.jail(seat).mark(seat, prison=chance.randint(0, 5))
    elif quests and chance.random() < 0.6:
        item = chance.choice(quests)
        stand = chance.randint(0, 6)
        scene.at(**{seat: PATH[item][stand]})
        for n in range(1, 7):
            if scene.table.contents[STORE] and (n == stand or chance.random() < 0.5):
                scene._lay(Move(scene.table.contents[STORE][-1], PATH[item][n]))


def ask_everything(session: Session) -> None:
    """Ask a position whatever the table would ask it, from every seat's view; whatever raises is a fault."""
    for seat in (*session.position.seats, None):
        view = session.position.seen_by(seat)
        GAME.place_looks(view)
        GAME.outcome(view)
        GAME.written(view)
        for piece in view.pieces:
            GAME.lens(view, seat or "", piece)
            if seat:
                GAME.prospect(view, seat, piece)
        for place in BOX.chambers:
            GAME.leads(view, seat or "", place)
        if seat:
            GAME.evaluate(view, seat)
            for option in session.options(seat):
                assert not session.why_not(seat, option), option


def check(session: Session) -> None:
    """What holds on every table."""
    t = session.position
    pieces = {piece for lying in t.contents.values() for piece in lying}
    assert pieces == set(t.pieces)
    assert all(t.pieces[piece].place in t.places for piece in t.pieces)
    assert sum(t.pieces[key].kind == "helm" for key in t.pieces) == len(TOKEN_PIECES)
    for seat in t.seats:
        assert held(t, seat) <= most(t, seat)
        assert 0 <= t.counters[f"life-{seat}"] <= 3
        standing = t.pieces[FIGURE[seat]].place
        beside = [other for other in t.seats if other != seat and t.pieces[FIGURE[other]].place == standing]
        assert not beside or standing not in BOX.chambers or standing == BOX.start


@pytest.mark.parametrize("seed", FEW)
def test_random_play_from_odd_positions(seed: int) -> None:
    play(seed)


@pytest.mark.soak
@pytest.mark.parametrize("seed", MANY)
def test_random_play_from_many_odd_positions(seed: int) -> None:
    play(seed)


def play(seed: int) -> None:
    """Play some choices from an odd position, asking and checking each position."""
    chance = random.Random(seed)
    scene = odd(chance)
    scene.dealer = ScriptDealer({}, LiveDealer(seed))
    session = scene.session
    for _ in range(CHOICES):
        if session.over:
            break
        seat = session.waiting()[0]
        check(session)
        ask_everything(session)
        option = chosen(session.options(seat), chance, GAME.concessions)
        session.choose(seat, typed(session, seat, option, chance))
    check(session)
