"""The sorts of hook and what silences them, tried on the toy game."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from engine.flow import (
    DONE,
    Ask,
    Breakdown,
    Call,
    Flow,
    Frame,
    Game,
    Hook,
    Option,
    Part,
    Position,
    Power,
    Powers,
    Reason,
)
from engine.flow.hooks import Sort
from tests.engine import playing, toy
from tests.engine.playing import choose

CLAUSE = "TL-POWER-01"


def house(sort: Sort, topic: str, do: Callable[..., Any], **row: Any) -> Power:
    return Power("", (Hook(sort, topic, CLAUSE, do),), **row)


def clauses(session: Any, option: Option) -> list[str]:
    return [reason.clause for reason in session.why_not("amber", option)]


def test_a_power_forbids() -> None:
    def no_going_back(t: Position, bearer: str, option: Option) -> list[Reason]:
        return [Reason(CLAUSE, {}, (bearer,))] if option.to < t.place_of(option.piece) else []

    session = playing.scripted(game=toy.game(Power("trap", (Hook("forbid", "walk", CLAUSE, no_going_back),))))
    choose(session, "amber throw", "amber walk S1")
    assert toy.walk("amber", "S2") in session.options("amber")
    (reason,) = session.why_not("amber", toy.walk("amber", "S0"))
    assert (reason.clause, reason.pieces) == (CLAUSE, ("trap",))


def test_a_power_lifts_one_named_reason() -> None:
    session = playing.scripted(game=toy.game(house("permit", "TL-WALK-03", lambda t, bearer, option: True)))
    choose(session, "amber throw", "amber throw")
    assert session.position.counters["steps"] == 4
    plain = playing.scripted()
    choose(plain, "amber throw")
    assert clauses(plain, Option("throw")) == ["TL-WALK-03"]


def test_numbers_come_with_their_parts_and_under_the_lowest_cap() -> None:
    boots = house("value", "steps", lambda t, bearer: [Part(3, CLAUSE)])
    mud = house("value", "steps", lambda t, bearer: [Part(5, "TL-TRAP-01", cap=True)])
    session = playing.scripted(game=toy.game(boots, mud))
    number = session.position.breakdown("steps", (Part(4, "TL-WALK-03"),))
    assert [(part.amount, part.clause, part.cap) for part in number.parts] == [
        (4, "TL-WALK-03", False),
        (3, CLAUSE, False),
        (5, "TL-TRAP-01", True),
    ]
    assert number.total == 5
    choose(session, "amber throw")
    assert session.position.counters["steps"] == 5


@pytest.mark.parametrize(
    ("parts", "total"),
    [((), 0), ((Part(3, CLAUSE), Part(-1, CLAUSE)), 2), ((Part(3, CLAUSE), Part(9, CLAUSE, cap=True)), 3)],
)
def test_totals(parts: tuple[Part, ...], total: int) -> None:
    assert Breakdown(parts).total == total


def test_a_power_replaces_an_event_once() -> None:
    def double(t: Position, bearer: str, event: toy.Paid) -> list[toy.Paid] | None:
        return [event, event] if event.amount > 0 else None

    session = playing.scripted(game=toy.game(house("replace", "Paid", double)))
    choose(session, "amber duel", "beryl lay card-5", "amber lay card-2")
    assert session.position.counters["gold-beryl"] == 5
    assert [type(row.event).__name__ for row in session.entries[-1].record.happened] == ["Shown"] * 2 + [
        "Paid"
    ] * 2


def test_a_replaced_event_can_vanish() -> None:
    session = playing.scripted(game=toy.game(house("replace", "Paid", lambda t, bearer, event: ())))
    choose(session, "amber duel", "beryl lay card-5", "amber lay card-2")
    assert session.position.counters["gold-beryl"] == 1


class Question(Frame, frozen=True, tag="question"):
    """Asks one seat something that only the order of the questions matters of."""

    topic: str = ""
    step: str = "ask"

    def ask(self, t: Position) -> Flow:
        return Ask((("amber", (Option("yes"),)),), self.topic, CLAUSE)

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        return DONE


def asking(*rows: Power) -> Game:
    plain = toy.game(*rows)
    return dataclasses.replace(plain, pages=(*plain.pages, Question))


def topic(session: Any) -> str:
    return str(session.position.ask.topic)


def test_reactions_are_asked_in_the_order_in_which_they_arose() -> None:
    rows = [
        house("react", "Shown", lambda t, bearer, event, name=name: Question(topic=name))
        for name in ("one", "two")
    ]
    session = playing.scripted(game=asking(*rows))
    choose(session, "amber duel", "beryl lay card-5", "amber lay card-2")
    asked = []
    while topic(session) != "turn":
        asked.append(topic(session))
        choose(session, "amber yes")
    assert asked == ["one", "two", "one", "two"]


def test_a_check_runs_until_nothing_more_happens() -> None:
    def taxed(t: Position, bearer: str) -> toy.Paid | None:
        rich = next((seat for seat in t.seats if t.counters[f"gold-{seat}"] > 1), None)
        return toy.Paid(rich, -1, CLAUSE) if rich else None

    session = playing.scripted(game=toy.game(house("check", "Paid", taxed)))
    choose(session, "amber duel", "beryl lay card-5", "amber lay card-2")
    assert session.position.counters["gold-beryl"] == 1
    paid = [row.event for row in session.entries[-1].record.happened if isinstance(row.event, toy.Paid)]
    assert [(event.amount, event.clause) for event in paid] == [(2, "TL-DUEL-01"), (-1, CLAUSE), (-1, CLAUSE)]


def test_what_is_offered_is_what_a_check_has_left_possible() -> None:
    def toll(t: Position, bearer: str) -> toy.Paid | None:
        there = t.pieces["figure-amber"].place == "S3"
        return toy.Paid("amber", -1, CLAUSE) if there and t.counters["gold-amber"] else None

    for rows, offered in (((), True), ((house("check", "Walked", toll),), False)):
        session = playing.scripted(game=toy.game(*rows))
        choose(session, "amber throw", "amber walk S1", "amber walk S2", "amber walk S3")
        assert (Option("pay") in session.options("amber")) == offered


def test_a_check_looks_only_after_its_event() -> None:
    looked: list[int] = []
    session = playing.scripted(game=toy.game(house("check", "Walked", lambda t, bearer: looked.append(1))))
    choose(session, "amber throw", "amber end", "beryl throw")
    assert looked == []
    choose(session, "beryl walk S1")
    assert looked == [1]


def test_a_check_at_the_end_of_the_game_can_still_ask() -> None:
    def last_word(t: Position, bearer: str) -> toy.Paid | None:
        return toy.Paid("amber", 0, CLAUSE) if t.counters["turn"] == 4 and not t.counters["gold-amber"] else None

    def question(t: Position, bearer: str, event: toy.Paid) -> Frame | None:
        return Question(topic="last") if t.counters["turn"] == 4 else None

    def once(t: Position, bearer: str, event: toy.Paid) -> list[toy.Paid] | None:
        return [toy.Paid("amber", 1, CLAUSE)] if not event.amount else None

    rows = (
        house("check", "TurnEnded", last_word),
        house("react", "Paid", question),
        house("replace", "Paid", once),
    )
    session = playing.scripted(game=asking(*rows))
    choose(session, "amber throw", "amber walk S1", "amber walk S2", "amber walk S3", "amber pay", "amber end")
    choose(session, "beryl end", "amber end", "beryl end")
    assert not session.over
    assert topic(session) == "last"
    choose(session, "amber yes")
    assert session.over


def test_a_power_offers_more_on_a_page_and_the_verb_judges_it() -> None:
    def home(t: Position, bearer: str, frame: Frame) -> list[Option]:
        figure = f"figure-{toy.active(t)}"
        return [Option("walk", figure, space) for space in ("S0", "S7")]

    def home_is_near(t: Position, bearer: str, option: Option) -> bool:
        return option.to == "S0"

    rows = (Hook("offer", "Turn", CLAUSE, home), Hook("permit", "TL-WALK-01", CLAUSE, home_is_near))
    session = playing.scripted(game=toy.game(Power("trap", rows)))
    choose(session, "amber throw", "amber walk S1", "amber walk S2")
    assert toy.walk("amber", "S0") == session.options("amber")[-1]
    assert toy.walk("amber", "S7") not in session.options("amber")
    choose(session, "amber walk S0")
    assert session.position.place_of("figure-amber") == "S0"


def test_a_suppressed_piece_has_no_power() -> None:
    row = Power("trap", (Hook("value", "steps", CLAUSE, lambda t, bearer: [Part(2, CLAUSE, bearer)]),))
    base = (Part(1, "TL-WALK-03"),)
    for bearers, total in ((["trap"], 3), ([], 1)):
        game = dataclasses.replace(toy.GAME, powers=Powers((row,), lambda t, on=bearers: on))
        assert playing.scripted(game=game).position.breakdown("steps", base).total == total


class Aside(Frame, frozen=True, tag="aside"):
    """Calls a question, and says in an event that it came back."""

    step: str = "call"

    def call(self, t: Position) -> Flow:
        return Call(Question(topic="inner"), Aside("after"))

    def after(self, t: Position) -> Flow:
        t.emit(toy.Held())
        return DONE


def test_a_page_goes_on_where_it_called_another() -> None:
    plain = asking(house("react", "Walked", lambda t, bearer, event: Aside()))
    session = playing.scripted(game=dataclasses.replace(plain, pages=(*plain.pages, Aside)))
    choose(session, "amber throw", "amber walk S1")
    assert topic(session) == "inner"
    assert session.position.counters["steps"] == 3
    choose(session, "amber yes")
    assert (topic(session), session.position.counters["steps"]) == ("turn", 0)
