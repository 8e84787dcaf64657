"""The ledger: how every number on a table has come about, told with clauses."""

from __future__ import annotations

import random

import pytest

from engine.flow import Session
from engine.flow.ledger import Ledger, Posting, number_rows, part_rows
from engine.games import GAMES, game
from engine.table import LiveDealer


def played(key: str, choices: int = 120, seed: int = 3) -> Session:
    session, chance = Session.new(game(key), 2, LiveDealer(seed)), random.Random(seed)
    while not session.over and len(session.entries) < choices:
        seat = session.waiting()[0]
        options = [o for o in session.options(seat) if o.verb not in session.game.concessions]
        session.choose(seat, chance.choice(options or list(session.options(seat))))
    return session


@pytest.mark.parametrize("key", GAMES)
def test_what_is_written_in_it_adds_up_to_the_table(key: str) -> None:
    session = played(key)
    ledger, table = Ledger(session), session.position
    for name, amount in table.counters.items():
        first, postings = ledger.of(name)
        assert first + sum(each.amount for each in postings) == amount
    for place in table.places:
        first, postings = ledger.of(place)
        assert first + sum(each.amount for each in postings) == len(table.contents[place])


@pytest.mark.parametrize("key", GAMES)
def test_every_number_with_a_clause_is_told_in_parts_that_add_up(key: str) -> None:
    session = played(key)
    ledger, played_game = Ledger(session), session.game
    told_of = [
        name for name in (*session.position.counters, *session.position.places) if played_game.clause_of(name)
    ]
    assert len(told_of) > 10
    for name in told_of:
        first, postings = ledger.of(name)
        rows = number_rows(played_game, first, postings, played_game.clause_of(name))
        assert sum(int(row.value) for row in rows) == first + sum(each.amount for each in postings)
        assert {row.clause for row in rows} <= played_game.rulebook.clauses.keys()


def test_it_follows_what_is_taken_back() -> None:
    session = Session.new(game("formidable-foes"), 2, LiveDealer(1))
    ledger, seat = Ledger(session), session.waiting()[0]
    enter = session.options(seat)[0]
    session.choose(seat, enter)
    assert ledger.of(enter.to)[1][-1].record == 1
    session.undo(seat)
    assert not [each for each in ledger.of(enter.to)[1] if each.record == 1]


def test_parts_begin_after_a_number_was_last_0_and_are_grouped_by_clause() -> None:
    played_game = game("formidable-foes")
    postings = [Posting(-2, "FF-BATTLE-10", 3), Posting(4, "FF-TURN-10", 5), Posting(1, "FF-TURN-10", 9)]
    rows = number_rows(played_game, 2, postings, "FF-SETUP-11")
    assert [(row.value, row.clause, row.note) for row in rows] == [("+5", "FF-TURN-10", "2 times, last in move 9")]
    rows = number_rows(played_game, 2, postings[1:], "FF-SETUP-11")
    assert [(row.value, row.clause) for row in rows] == [("+2", "FF-SETUP-11"), ("+5", "FF-TURN-10")]
    assert [row.value for row in number_rows(played_game, 0, [], "FF-SETUP-11")] == ["0"]


@pytest.mark.parametrize("key", GAMES)
def test_the_parts_of_a_score_add_up_to_it(key: str) -> None:
    session = played(key, 4000)
    for score in session.game.outcome(session.position).scores:
        parts = session.game.number_parts(session.position, score.seat, f"score/{score.seat}")
        assert sum(part.amount for part in parts) == score.total
        assert all(row.label and row.clause for row in part_rows(session.game, parts))
