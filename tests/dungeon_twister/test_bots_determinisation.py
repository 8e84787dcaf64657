"""What a bot imagines agrees with what its seat sees, and is a whole legal position."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.bots import play
from engine.bots.bot import determinised
from engine.dungeon_twister import GAME
from engine.dungeon_twister.components import ACTION, COMBAT
from engine.flow import Position, Session
from tests.dungeon_twister.scene import Scene, attack

BOXES = GAME.content
#: Tables that between them hide everything that can be hidden.
TABLES: tuple[dict[str, str], ...] = (
    {},
    {"mode": "beginner", "cards-blue": "weak"},
    {"mode": "free", "box-paladins_and_dragons": "on"},
    {"mode": "prison-whole"},
    {"mode": "free", "figures-yellow": "5"},
    {"mode": "mutual", "figures-blue": "4"},
    {"mode": "prison"},
)


@cache
def played(table: int) -> Session:
    """A whole game by random bots."""
    return play(GAME, ("random", "random"), seed=table, options=TABLES[table])


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any moment of one of the games, the early ones, when most is hidden, as often as the later ones."""
    session = played(draw(st.integers(0, len(TABLES) - 1)))
    last = len(session.entries) - 1
    return session.at(draw(st.one_of(st.integers(0, 60), st.integers(0, last)).filter(lambda n: n <= last)))


@settings(max_examples=80, deadline=None)
@given(positions(), st.integers())
def test_the_view_of_what_is_imagined_is_the_view(position: Position, seed: int) -> None:
    for seat in position.seats:
        view = position.seen_by(seat)
        again = GAME.determinise(view, random.Random(seed)).seen_by(seat)
        assert again.snapshot() == view.snapshot()
        assert (again.pages, again.ask, again.chosen) == (view.pages, view.ask, view.chosen)


@settings(max_examples=80, deadline=None)
@given(positions(), st.integers())
def test_every_piece_is_somewhere_and_could_have_come_there(position: Position, seed: int) -> None:
    for seat in position.seats:
        full = GAME.determinise(position.seen_by(seat), random.Random(seed))
        kinds, places = (
            [{key: getattr(piece, fact) for key, piece in t.pieces.items()} for t in (full, position)]
            for fact in ("kind", "place")
        )
        assert kinds[0] == kinds[1]
        assert Counter(places[0].values()) == Counter(places[1].values())
        for key, place in places[0].items():
            if place.startswith(("start-", "without-")):
                assert key in BOXES.figures
            if place.startswith("pile-"):
                assert ACTION[key] <= full.counters["highest"]
            if place.startswith("spent-"):
                assert COMBAT.get(key) != 0
        for team in ("team-yellow", "team-blue"):
            kinds_taken = [BOXES.kind[key] for key in full.contents[team]]
            taken = Counter(kind for kind in kinds_taken if not BOXES.rows[kind].common)
            assert all(number == 1 for number in taken.values())


def test_what_is_imagined_differs_from_time_to_time() -> None:
    view = played(0).at(120).seen_by("yellow")
    generator = random.Random(0)
    pictures = [GAME.determinise(view, generator).snapshot() for _ in range(8)]
    assert any(picture != pictures[0] for picture in pictures)


def test_in_a_fight_the_other_is_imagined_with_a_hand_of_cards_to_choose_from() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 go").cards("blue", combat="0 1 5").choose(attack("WA", "N1:12"))
    view = scene.session.position.seen_by("yellow")
    hands = {
        tuple(sorted(COMBAT[option.piece] for option in full.ask.options("blue")))
        for full in (determinised(view, random.Random(seed)) for seed in range(12))
        if full.ask
    }
    assert all(len(hand) == 3 and hand[0] == 0 for hand in hands)
    assert len(hands) > 3
