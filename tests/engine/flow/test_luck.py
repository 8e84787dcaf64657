"""Luck of the dice: every throw is found with its seat, and compared with the expected numbers."""

from __future__ import annotations

import random
from collections import Counter
from math import isclose, sqrt

import pytest

from engine.flow import Session
from engine.flow.luck import Die, Throw, likely_range, luck_summary, tallies, throws
from engine.formidable_foes import GAME
from engine.formidable_foes.events.battles import DiceThrown
from engine.table import LiveDealer

MONSTER = Die("monster die", "die-monster", (2, 3, 3, 4, 4, 4), -1)
PLAYER = Die("player die", "die-player", (1, 1, 1, 2, 2, 3))
PLAIN = Die("die", "die", (1, 2, 3, 4, 5, 6))


@pytest.fixture(scope="module")
def session() -> Session:
    session, chance = Session.new(GAME, 3, LiveDealer(5)), random.Random(5)
    while not session.over:
        seat = session.waiting()[0]
        session.choose(seat, chance.choice(session.options(seat)))
    return session


def test_every_throw_of_a_game_is_found_with_the_seat_that_threw(session: Session) -> None:
    told = [
        (record.n, happening.event)
        for record in session.records()
        for happening in record.happened
        if isinstance(happening.event, DiceThrown)
    ]
    assert len(told) > 5
    found = throws(session.records(), (MONSTER, PLAYER))
    assert [(row.n, row.seat, row.face) for row in found if row.die == MONSTER] == [
        (n, event.seat, event.monster_die) for n, event in told
    ]
    assert [(row.n, row.seat, row.face) for row in found if row.die == PLAYER] == [
        (n, event.seat, event.player_die) for n, event in told
    ]


def test_what_is_no_die_is_not_counted(session: Session) -> None:
    assert throws(session.records(), ()) == ()
    whys = {draw.why for record in session.records() for draw in record.draws}
    assert "start player" in whys
    assert {row.die.why for row in throws(session.records(), (MONSTER, PLAYER))} == {"monster die", "player die"}


def test_luck_is_better_than_average_for_the_seat_whichever_way_the_die_is_good() -> None:
    assert isclose(PLAYER.mean, 10 / 6)
    assert isclose(Throw(1, "red", PLAYER, 3).luck, 3 - 10 / 6)
    assert isclose(Throw(1, "red", MONSTER, 4).luck, -(4 - 20 / 6))
    both = luck_summary([Throw(1, "red", PLAYER, 3), Throw(1, "red", MONSTER, 4)])
    assert both.number == 2
    assert isclose(both.luck, 3 - 10 / 6 - (4 - 20 / 6))
    assert isclose(both.spread, sqrt(PLAYER.variance + MONSTER.variance))
    assert luck_summary([]).luck == luck_summary([]).spread == 0


def test_the_spread_is_that_of_many_games() -> None:
    chance, sums = random.Random(1), []
    for _ in range(2000):
        sums.append(luck_summary([Throw(1, "red", PLAYER, chance.choice(PLAYER.faces)) for _ in range(20)]))
    inside = sum(abs(row.luck) <= 1.96 * row.spread for row in sums) / len(sums)
    assert 0.93 < inside < 0.97


@pytest.mark.parametrize(
    ("number", "chance", "low", "high"),
    [(0, 0.5, 0, 0), (1, 0.5, 0, 1), (10, 0.5, 2, 8), (60, 1 / 6, 5, 16), (9, 1.0, 9, 9), (5000, 0.5, 2431, 2569)],
)
def test_the_band(number: int, chance: float, low: int, high: int) -> None:
    assert likely_range(number, chance) == (low, high)


def test_the_band_leaves_out_at_most_a_fortieth_at_either_end() -> None:
    chance = random.Random(3)
    came = Counter(sum(chance.random() < 0.3 for _ in range(30)) for _ in range(20_000))
    low, high = likely_range(30, 0.3)
    assert sum(times for number, times in came.items() if number < low) < 0.03 * 20_000
    assert sum(times for number, times in came.items() if number > high) < 0.03 * 20_000


def test_the_ledger_counts_faces_and_names_outliers() -> None:
    thrown = [Throw(n, "red", PLAIN, 6) for n in range(20)] + [Throw(n, "red", PLAIN, 1) for n in range(4)]
    rows = tallies([*thrown, Throw(9, "red", PLAYER, 3)], PLAIN)
    assert [row.face for row in rows] == [1, 2, 3, 4, 5, 6]
    assert [row.came for row in rows] == [4, 0, 0, 0, 0, 20]
    assert {row.expected for row in rows} == {4.0}
    assert [row.outlier for row in rows] == [0, -1, -1, -1, -1, 1]
    assert [row.came for row in tallies([], PLAYER)] == [0, 0, 0]
    assert not any(row.outlier for row in tallies([], PLAYER))
