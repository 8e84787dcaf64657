"""Explanations of choices, on offer or not: true in every game, and no more than a seat knows."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from engine.flow import Position, Session, why_not
from engine.flow.outlook import outlook
from engine.flow.withheld import withheld
from engine.games import GAMES, game
from engine.table import LiveDealer
from tests.conformance.playing import agreements
from tests.conformance.test_glossary import EMPTY

DECISIONS = 150
PREPARING = 32


def questions(key: str) -> Iterator[tuple[Session, str, Position, list[str]]]:
    """One question of each kind in a game by chance: the session, the seat asked, its view, and its pieces."""
    played, chance = game(key), random.Random(3)
    session = Session.new(played, played.seat_ids(2), LiveDealer(1))
    known = set()
    while not session.over and len(session.entries) < DECISIONS:
        seat = session.waiting()[0]
        view = session.position.seen_by(seat)
        offered = {option.verb for option in session.options(seat)}
        kind = (type(view.pages[-1]), frozenset(offered))
        if kind not in known:
            known.add(kind)
            yield session, seat, view, [piece for piece in view.pieces if seat in piece.split("-")]
        session.choose(seat, chance.choice(session.options(seat)))


@pytest.mark.parametrize("key", GAMES)
def test_what_is_withheld_is_refused_for_just_that_reason(key: str) -> None:
    told = 0
    for session, seat, view, own in questions(key):
        offered = {option.verb for option in session.options(seat)}
        for each in withheld(view, seat, own):
            told += 1
            assert each.verb not in offered
            assert each.reason in session.why_not(seat, each.option)
            assert each.reason.clause in session.game.rulebook.clauses
            assert set(each.helps) <= set(session.options(seat))
    assert told > 20


@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_is_a_sentence_that_says_more_than_no(key: str) -> None:
    told = {
        str(session.game.refusal(each.reason))
        for session, seat, view, own in questions(key)
        for each in withheld(view, seat, own)
    }
    assert len(told) > 10
    for words in told:
        assert len(words.split()) > 3, words
        assert words.endswith("."), words
        assert not [empty for empty in EMPTY if empty in words], words


@pytest.mark.parametrize("key", GAMES)
def test_what_would_help_brings_the_verb_on_offer(key: str) -> None:
    for _, seat, view, own in questions(key):
        for each in withheld(view, seat, own):
            for option in each.helps:
                after = outlook(view, seat, (option,)).after
                assert after.ask is not None
                assert each.verb in {other.verb for other in after.ask.options(seat)}


@pytest.mark.parametrize("key", GAMES)
def test_an_outlook_names_a_clause_and_leaves_the_table_alone(key: str) -> None:
    for session, seat, view, _ in questions(key):
        before = view.snapshot()
        for option in session.options(seat)[:12]:
            assert outlook(view, seat, (option,)).clause in session.game.rulebook.clauses
        assert view.snapshot() == before


@pytest.mark.parametrize("key", GAMES)
def test_every_choice_before_the_first_turn_can_be_explained_in_every_way_to_play(key: str) -> None:
    for agreed in agreements(game(key), 1):
        session, chance = Session.new(game(key), 2, LiveDealer(1), options=dict(agreed)), random.Random(3)
        while len(session.entries) < PREPARING and not session.over:
            seat = session.waiting()[0]
            view, options = session.position.seen_by(seat), session.options(seat)
            told = {each.reason.clause for each in withheld(view, seat, [])}
            some = chance.sample(options, min(6, len(options)))
            told |= {outlook(view, seat, (option,)).clause for option in some}
            assert told <= session.game.rulebook.clauses.keys()
            session.choose(seat, chance.choice(options))


@pytest.mark.parametrize("key", GAMES)
def test_nobody_else_is_told_anything(key: str) -> None:
    session, seat, _, _ = next(questions(key))
    other = next(each for each in session.header.seats if each not in session.waiting())
    assert withheld(session.position.seen_by(other), other, []) == ()
    assert why_not(session.position, other, session.options(seat)[0])


@pytest.mark.parametrize("key", GAMES)
def test_the_lens_names_clauses_and_nothing_that_the_seat_cannot_see(key: str) -> None:
    looked = 0
    for session, _, _, _ in questions(key):
        for seat in session.header.seats:
            view, names = session.position.seen_by(seat), session.game.names
            shown = {names[piece] for piece in view.pieces if piece in names}
            hidden = {
                names[piece] for piece in session.position.pieces.keys() - view.pieces.keys() if piece in names
            }
            for thing in [*view.pieces, *view.places]:
                lens = session.game.lens(view, seat, thing)
                if lens is None:
                    continue
                looked += 1
                words = [lens.title, lens.text, *[f"{row.label} {row.value} {row.note}" for row in lens.rows]]
                assert not [name for name in hidden - shown if re.search(rf"{re.escape(name)}\b", " ".join(words))]
                assert {lens.clause, *[row.clause for row in lens.rows]} <= session.game.rulebook.clauses.keys()
                assert {place for place, _ in lens.reach} | {*lens.sees, *lens.reveals} <= view.places.keys()
    assert looked > 200
