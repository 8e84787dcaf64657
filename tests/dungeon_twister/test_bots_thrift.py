"""Bots waste nothing that people would not: they look again before they give up action points, and do not walk to
and fro."""

from __future__ import annotations

import random

import pytest

from engine.bots import make, play
from engine.bots.planning import Planner, returns
from engine.dungeon_twister import GAME
from engine.flow import Session
from tests.dungeon_twister.scene import Scene, walk


def left_over(seed: int) -> int:
    """The action points that a medium bot gives up in a turn in which three figures can do something."""
    scene = Scene("N4=1G", "N4:10 GO, N4:04 TH, Y1 CL").ap(4)
    bot = make("medium", seed)
    while True:
        choice = bot.choose(scene.session.position.seen_by("yellow"), "yellow")
        if choice.verb == "end":
            return scene.now.counters["ap"]
        scene.session.choose("yellow", choice)


def test_a_bot_that_overlooks_looks_again_before_it_gives_points_up() -> None:
    assert sum([left_over(seed) for seed in range(16)]) <= 24  # 34 if it looked once


def test_ways_back_are_counted() -> None:
    scene = Scene("N4=1G", "N4:14 GO")
    start, there = scene.real(walk("GO", "N4:14")), scene.real(walk("GO", "N4:24"))
    assert returns(scene.now, (there,)) == 0
    assert returns(scene.now, (there, start)) == 1
    assert returns(scene.now, (there, start, there)) == 2
    assert returns(scene.now, (there,), {there.piece: {there.to}}) == 1


def test_a_way_back_costs_something() -> None:
    scene = Scene("N4=1G", "N4:14 GO").ap(1)
    lines = Planner(scene.now, "yellow", random.Random(1)).explore()
    assert {line.cost for line in lines} >= {0.0, GAME.return_price}
    assert all(line.cost == GAME.return_price * returns(scene.now, line.choices) for line in lines)


def to_and_fro(session: Session) -> int:
    """How often a figure came back to where it was while nothing else was done."""
    found, walker, been = 0, "", set[str]()
    for entry in session.entries:
        choice = entry.record.choice
        if choice is None or choice.verb != "walk":
            walker = ""
        elif choice.piece != walker:
            walker, been = choice.piece, {choice.to}
        else:
            found += choice.to in been
            been.add(choice.to)
    return found


@pytest.mark.parametrize("kind", ["easy", "medium", "greedy"])
def test_figures_do_not_walk_to_and_fro(kind: str) -> None:
    sessions = [play(GAME, (kind, kind), seed) for seed in (20, 21)]
    choices = [entry.record.choice for each in sessions for entry in each.entries]
    walked = len([choice for choice in choices if choice is not None and choice.verb == "walk"])
    assert sum([to_and_fro(each) for each in sessions]) <= walked / 50
