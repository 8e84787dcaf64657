"""What a bot imagines agrees with what its seat sees, and is a whole legal position."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from engine import games
from engine.bots import play
from engine.flow import Position, Session
from engine.formidable_foes.components import BOX
from engine.formidable_foes.ending import FIESO, FURUNKULUS, defeated

GAME = games.game("formidable-foes")


TABLES = (("greedy", "greedy"), ("random",) * 6)


@cache
def played(table: int) -> Session:
    """A whole game; greedy bots come as far as pile four."""
    return play(GAME, TABLES[table], seed=table)


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any moment of one of the games."""
    session = played(draw(st.integers(0, len(TABLES) - 1)))
    return session.at(draw(st.integers(0, len(session.entries) - 1)))


@settings(max_examples=60, deadline=None)
@given(positions(), st.integers())
def test_the_view_of_what_is_imagined_is_the_view(position: Position, seed: int) -> None:
    for seat in position.seats:
        view = position.seen_by(seat)
        full = GAME.determinise(view, random.Random(seed))
        again = full.seen_by(seat)
        assert again.snapshot() == view.snapshot()
        assert (again.pages, again.ask, again.chosen) == (view.pages, view.ask, view.chosen)


@settings(max_examples=60, deadline=None)
@given(positions(), st.integers())
def test_every_piece_is_somewhere_and_the_draw_orders_hold(position: Position, seed: int) -> None:
    for seat in position.seats:
        full = GAME.determinise(position.seen_by(seat), random.Random(seed))
        kinds, places = (
            [{key: getattr(piece, fact) for key, piece in t.pieces.items()} for t in (full, position)]
            for fact in ("kind", "place")
        )
        assert kinds[0] == kinds[1]
        assert Counter(places[0].values()) == Counter(places[1].values())
        in_pile = [BOX.spells[spell].group for spell in full.contents["spells"]]
        drawn = [spell.group for key, spell in BOX.spells.items() if full.place_of(key) != "spells"]
        assert max(drawn, default=1) <= min(in_pile, default=5)
        if position.ask is not None:
            assert not (defeated(full, FURUNKULUS) and defeated(full, FIESO))


def test_what_is_imagined_differs_from_time_to_time() -> None:
    session = played(0)
    view = session.at(len(session.entries) // 2).seen_by("red")
    generator = random.Random(0)
    pictures = [GAME.determinise(view, generator).snapshot() for _ in range(8)]
    assert any(picture != pictures[0] for picture in pictures)
