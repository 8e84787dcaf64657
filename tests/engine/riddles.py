"""A small complete game of typed riddles for tests: rivals, a band or pairs, and a Sphinx who remembers."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

from engine.flow import (
    DONE,
    Ask,
    Event,
    Flow,
    Frame,
    Game,
    Goto,
    Option,
    Outcome,
    Position,
    Powers,
    Reason,
    Score,
    Seats,
    Setting,
    Team,
    Verb,
    verbs,
)
from engine.said import Said, said
from engine.table import Change, Count, Piece, Place, Table

COLOURS = ("amber", "beryl", "coral", "dusk")
#: The riddles are told apart by number; these are their answers.
ANSWERS = ("echo", "time", "shadow", "river", "candle", "silence")
ROUNDS = 2
SPHINX = Said("The Sphinx wins")
BAND = Team(Said("The Seekers"), COLOURS)
PAIRS = (Team(Said("The Owls"), COLOURS[:2]), Team(Said("The Foxes"), COLOURS[2:]))

_ON_OFF = (("off", Said("Off")), ("on", Said("On")))
SETTINGS = (
    Setting(
        "way",
        Said("Way to play"),
        (("rivals", Said("Rivals")), ("band", Said("A band")), ("pairs", Said("Pairs"))),
        Said("Alone or together."),
        "RD-SEATS-02",
    ),
    Setting("bots", Said("Bots"), (("silent", Said("Silent")), ("sharp", Said("Sharp"))), Said(""), "RD-ASK-03"),
    Setting("hints", Said("Hints"), _ON_OFF, Said("The first letter."), "RD-HINT-01"),
    Setting(
        "long-hints",
        Said("Long hints"),
        _ON_OFF,
        Said("All vowels."),
        "RD-HINT-01",
        needs=(("hints", ("on",)), ("way", ("rivals", "band"))),
        only={"on": (("hints", ("on",)), ("way", ("rivals", "band")))},
    ),
)
WAYS = tuple(value for value, _ in SETTINGS[0].choices)


class Asked(Event, frozen=True, tag="asked"):
    riddle: int
    clause: str = "RD-ASK-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("riddle", self.riddle), Count(f"asked-{self.riddle}", 1))


class AllAsked(Event, frozen=True, tag="all-asked"):
    clause: str = "RD-ASK-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple(Count(f"asked-{riddle}", 0) for riddle in range(len(ANSWERS)))


class Answered(Event, frozen=True, tag="answered"):
    seat: str
    text: str
    right: bool
    clause: str = "RD-ASK-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        points = f"points-{self.seat}"
        return (Count("turn", t.counters["turn"] + 1), Count(points, t.counters[points] + int(self.right)))


class Passed(Event, frozen=True, tag="passed"):
    seat: str
    clause: str = "RD-ASK-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("turn", t.counters["turn"] + 1),)


class Riddle(Frame, frozen=True, tag="riddle"):
    def start(self, t: Position) -> Flow:
        left = [n for n in range(len(ANSWERS)) if not t.counters[f"asked-{n}"]]
        if not left:
            t.emit(AllAsked())
            left = [n for n in range(len(ANSWERS)) if n != t.counters["riddle"]]
        t.emit(Asked(int(t.draw("riddle", left))))
        return Goto(Riddle(step="ask"))

    def ask(self, t: Position) -> Flow:
        return Ask(((active(t), self.offer(t)),), "riddle", "RD-ASK-01")


def active(t: Table) -> str:
    return t.seats[t.counters["turn"] % len(t.seats)]


def _refuse_answer(t: Position, page: Riddle, option: Option) -> list[Reason]:
    return [] if option.text.isalpha() or not option.text else [Reason("RD-ASK-02", {"text": option.text})]


def _done(t: Position) -> Flow:
    return Goto(Riddle()) if t.counters["turn"] < ROUNDS * len(t.seats) else DONE


def _answer(t: Position, page: Riddle, option: Option) -> Flow:
    right = option.text.casefold() == ANSWERS[t.counters["riddle"]]
    t.emit(Answered(active(t), option.text, right))
    return _done(t)


def _pass(t: Position, page: Riddle, option: Option) -> Flow:
    t.emit(Passed(active(t)))
    return _done(t)


def _aloud(t: Position, page: Riddle, option: Option) -> Flow:
    t.emit(Answered(active(t), ANSWERS[t.counters["riddle"]], True))
    return _done(t)


Riddle.verbs = verbs(
    Verb("answer", lambda t, page: (Option("answer"),), _refuse_answer, _answer, takes=(), typed=True),
    Verb("pass", lambda t, page: (Option("pass"),), lambda t, page, option: [], _pass, takes=()),
    Verb("aloud", lambda t, page: (Option("aloud"),), lambda t, page, option: [], _aloud, takes=()),
)


def lay(seats: tuple[str, ...], options: Mapping[str, str]) -> Table:
    counters = {"turn": 0, "riddle": 0, "strength": 1, "way": WAYS.index(options["way"])}
    counters |= {"sharp": int(options["bots"] == "sharp")}
    counters |= {f"points-{seat}": 0 for seat in seats} | {f"asked-{n}": 0 for n in range(len(ANSWERS))}
    pieces = [Piece(f"figure-{seat}", "figure", "hall") for seat in seats]
    return Table.build(seats, [Place("hall")], pieces, counters)


def seating(options: Mapping[str, str]) -> Seats:
    if options["way"] == "band":
        return Seats(COLOURS, 1, 4, (BAND,))
    if options["way"] == "pairs":
        return Seats(COLOURS, 4, 4, PAIRS, tuple(pair.seats for pair in PAIRS))
    return Seats(COLOURS, 2, 4)


def outcome(t: Table) -> Outcome:
    points = {seat: t.counters[f"points-{seat}"] for seat in t.seats}
    winners, verdict, clause = _winners(t, points)
    scores = [Score(seat, points[seat], {Said("points"): points[seat]}) for seat in t.seats]
    scores.sort(key=lambda score: (score.seat not in winners, -score.total))
    why = Said("All riddles were answered wrongly.") if not any(points.values()) else Said("")
    return Outcome(tuple(scores), winners, (clause,), verdict, why)


def _winners(t: Table, points: Mapping[str, int]) -> tuple[tuple[str, ...], Said, str]:
    way = WAYS[t.counters["way"]]
    if way == "band":
        won = sum(points.values()) >= t.counters["strength"]
        return (t.seats, Said("The Seekers win"), "RD-END-02") if won else ((), SPHINX, "RD-END-02")
    if not any(points.values()):
        return (), SPHINX, "RD-END-01"
    if way == "pairs":
        best = max(PAIRS, key=lambda pair: sum(points[seat] for seat in pair.seats))
        return best.seats, said("{team} win", team=best.name), "RD-END-01"
    most = max(points.values())
    return tuple(seat for seat in t.seats if points[seat] == most), Said(""), "RD-END-01"


def carry_over(t: Table, ended: Outcome, before: Mapping[str, int]) -> dict[str, int]:
    if WAYS[t.counters["way"]] != "band":
        return dict(before)
    strength = before.get("strength", 1) + (1 if ended.winners else -1)
    asked = {f"asked-{n}": 1 for n in range(len(ANSWERS)) if t.counters[f"asked-{n}"]}
    return {"strength": max(1, strength), **asked}


def reply(t: Position, seat: str, option: Option, chance: random.Random) -> str:
    return ANSWERS[t.counters["riddle"]] if t.counters["sharp"] else ""


GAME = Game(
    id="riddles",
    name=Said("Riddles"),
    version=1,
    folder=Path(__file__).parent / "riddle_data",
    colours=COLOURS,
    fewest=1,
    most=4,
    events=(Asked, AllAsked, Answered, Passed),
    pages=(Riddle,),
    powers=Powers((), lambda t: ()),
    bare_table=lay,
    opening=Riddle,
    outcome=outcome,
    evaluate=lambda t, seat: float(t.counters[f"points-{seat}"]),
    determinise=lambda t, chance: t.clone(),
    default_reason=lambda t, seat, option: Reason("RD-ASK-01"),
    seats_clause="RD-SEATS-01",
    names={},
    facts=lambda t, seat: {},
    settings=SETTINGS,
    seating=seating,
    carry_over=carry_over,
    people_only=frozenset(("aloud",)),
    reply=reply,
)
GAMES = {GAME.id: GAME}


def answer(words: str) -> Option:
    return Option("answer", text=words)


def right(t: Table) -> Option:
    """The right answer to the riddle that is asked."""
    return answer(ANSWERS[t.counters["riddle"]])

#: A lesson with a typed answer, as its file says it.
LESSON = """
title = "Riddles"
line = "Say what it is."
seats = ["amber", "beryl"]
learner = "amber"
pages = [{ type = "riddle" }]
[table]
[dealer]
riddle = [1, 2]
[[beats]]
say = "Answer the riddle."
clauses = ["RD-ASK-03"]
allow = [{ verb = "answer", text = "time" }]
first = "answer time"
"""
