"""Whole duels by chance: what holds at every moment, whatever is chosen."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from engine.dungeon_twister import GAME
from engine.dungeon_twister.board import board
from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.turn import Turn
from engine.flow import Option, Session
from engine.table import LiveDealer, Table
from tests.dungeon_twister.scene import SEATS, proves

#: Paladins & Dragons is in the mix where boxes are mixed: what lies on a square is judged without the other boxes.
MIXED = "box-paladins_and_dragons"
CHOICES = 800
FIGURES, THINGS, OWNER = GAME.content.figures, GAME.content.things, GAME.content.owner
TILES = GAME.content.tiles
VERBS = sorted({verb for page in GAME.pages for verb in GAME.verbs(page)})
SLOTS = tuple([f"{row}{n}" for row in "NS" for n in range(1, 5)])


def likely(chance: random.Random, options: tuple[Option, ...]) -> Option:
    """Something to do rather than the end of the turn, and neither surrender nor a draw."""
    sensible = [option for option in options if option.verb not in GAME.concessions] or list(options)
    busy = [option for option in sensible if option.verb != "end"]
    return chance.choice(busy) if busy and chance.random() < 0.95 else chance.choice(sensible)


def lies_well(t: Table) -> None:
    """At rest: at most two tokens a square, one of them a standing figure's load or a wounded one's object.

    A Paladin has one load more, and leaves it if he dies.
    """
    for square in [square for square in (*TILES.room_of, *LINE_OF) if square in t.places]:
        lying = t.contents[square]
        things = [key for key in lying if key in THINGS]
        if (len(lying) == 3 and any(t.pieces[key].kind == "paladin" for key in lying)) or len(things) == 2:
            continue
        figures = [key for key in lying if key in FIGURES]
        standing = [key for key in figures if not t.pieces[key].face]
        assert len(lying) <= 2, (square, lying)
        assert len(figures) > 0 or len(lying) <= 1, (square, lying)
        assert len(figures) < 2 or (len(standing) == 1 and len({OWNER[key] for key in figures}) == 1), lying
        if lying and board(t).obstacle(square):
            roped = any(t.pieces[key].kind == "rope" for key in lying)
            thief = any(t.pieces[key].kind == "thief" for key in standing)
            assert roped or thief, (square, lying)


def worth(t: Table, seat: str) -> int:
    """The points that lie before a seat (DT-VP): the eliminated, dragons twice, the escaped, a Goblin twice,
    treasures, a pentacle."""
    out = t.contents[f"out-{seat}"]
    assert all(OWNER[key] == seat for key in out if key in FIGURES)
    assert all(OWNER[key] == OTHER[seat] for key in t.contents[f"trophies-{seat}"])
    goblins = [key for key in out if t.pieces[key].kind == "goblin"]
    killed = t.contents[f"trophies-{seat}"]
    dragons = [key for key in killed if t.pieces[key].kind == "reddragon"]
    return len(killed) + len(dragons) + len(out) + len(goblins) + held(t, seat)


def held(t: Table, seat: str) -> int:
    """The points of a pentacle that a seat holds."""
    return int("8D" in t.pieces and t.pieces["8D"].mark("held") == 1 + t.seats.index(seat))


@pytest.mark.parametrize(
    "mode", ["base", "beginner", "prison", "paladins-and-dragons", "free", "mutual", "surprise"]
)
@proves(
    "DT-STACK-01", "DT-STACK-02", "DT-STACK-03", "DT-PIT-01", "DT-PIT-06", "DT-VP-01", "DT-VP-02", "DT-VP-06",
    "DT-CARD-01", "DT-CARD-10", "DT-END-01",
)  # fmt: skip
def test_what_holds_at_every_moment(mode: str) -> None:
    for seed in range(2):
        chance = random.Random(f"{mode}{seed}")
        session = Session.new(GAME, SEATS, LiveDealer(seed), options={"mode": mode, MIXED: "on"})
        t = session.position
        points = dict.fromkeys(SEATS, 0)
        while not session.over and len(session.entries) < CHOICES:
            seat = session.waiting()[0]
            session.choose(seat, likely(chance, session.options(seat)))
            if session.over or isinstance(t.pages[-1], Turn):
                lies_well(t)
                assert {seat: worth(t, seat) for seat in SEATS} == {s: t.counters[f"vp-{s}"] for s in SEATS}
            for seat in SEATS:
                kept = t.counters[f"vp-{seat}"] - held(t, seat)
                assert kept >= points[seat]
                points[seat] = kept
                laid = [key for place in ("combat", "laid", "shown") for key in t.contents[f"{place}-{seat}"]]
                assert f"combat-0-{seat}" in laid
                assert len(t.contents[f"top-{seat}"]) <= 1
            assert t.counters["ap"] >= 0
        Session.replayed(GAME, session.header, session.records())


def something(chance: random.Random, t: Table) -> Option:
    """Any hand's doing, sensible or not."""
    rooms = [room for room in TILES.rows if room in t.pieces and t.pieces[room].place in SLOTS]
    squares = [square for room in rooms for square in TILES.floor[room]]
    edges = [edge for edge in sorted(TILES.edges) if edge.partition("-")[0] in rooms]
    marks = [TILES.marked[square] for square in squares]
    sorts = (squares, squares, squares, edges, marks, [*LINE_OF], SLOTS, [*t.places], [*t.pieces], ["no place"])
    places = [*chance.choice(sorts), ""]
    piece, amount = chance.choice([*t.pieces, "no piece", ""]), chance.choice((0, 0, 1, -1, 3))
    return Option(chance.choice(VERBS), piece, chance.choice(places), amount)


def nearly(chance: random.Random, t: Table, option: Option) -> Option:
    """An option, but for one thing."""
    other = something(chance, t)
    field = chance.choice(("verb", "piece", "to", "amount"))
    return replace(option, **{field: getattr(other, field)})


@pytest.mark.parametrize("mode", ["base", "prison", "forces-of-darkness", "goodies", "free", "mutual"])
def test_every_refusal_has_its_sentence(mode: str) -> None:
    """Whatever a hand tries, the answer is an offer or a clause with a whole sentence."""
    chance = random.Random(mode)
    boxes = [setting.id for setting in GAME.settings if setting.id.startswith("box-")]
    agreed = {"mode": mode, "timer": "on"} | (dict.fromkeys(boxes, "on") if mode in ("free", "mutual") else {})
    session = Session.new(GAME, SEATS, LiveDealer(7), options=agreed)
    while not session.over and len(session.entries) < CHOICES // 2:
        seat = session.waiting()[0]
        options, t = session.options(seat), session.position
        tried = [something(chance, t), something(chance, t), nearly(chance, t, chance.choice(options))]
        for option in tried:
            for who in (seat, chance.choice(SEATS)):
                reasons = session.why_not(who, option)
                assert bool(reasons) == (option not in session.options(who)), option
                for reason in reasons:
                    assert GAME.rulebook[reason.clause].why, reason
                    assert "..." not in GAME.rulebook.why(reason), reason
        session.choose(seat, likely(chance, options))
