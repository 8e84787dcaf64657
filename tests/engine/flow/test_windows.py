"""Windows, replies, replacements and unwinding, and which powers are heard in which order, on the toy game."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.flow import (
    DONE,
    Ask,
    Call,
    Done,
    Event,
    Flow,
    Frame,
    Game,
    Goto,
    Hook,
    Option,
    Part,
    Position,
    Power,
    Priority,
    Reason,
    Session,
    Unwind,
    Window,
)
from engine.flow.frames import ReactionResults
from engine.flow.hooks import Sort
from engine.store.codecs import Pages, pages_decoder
from engine.table import Change, Mark
from tests.engine import playing, toy
from tests.engine.playing import choose

CLAUSE = "TL-POWER-01"


# -- a spell that may be resisted, and a walk that may be stopped --------------------------------------------


class Striking(Window, frozen=True):
    """A spell is about to strike everybody but its caster."""

    caster: str


class Marked(Event, frozen=True, tag="marked"):
    """A number is marked on a piece."""

    piece: str
    name: str
    amount: int
    clause: str = CLAUSE

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.piece, self.name, self.amount),)


class Spell(Frame, frozen=True, tag="spell"):
    """Takes a gold piece from everybody else who does not resist; hands down who resisted."""

    caster: str

    def start(self, t: Position) -> Flow:
        t.emit(Striking(self.caster))
        return Goto(replace(self, step="strike"))

    def strike(self, t: Position) -> Flow:
        struck = [seat for seat in t.after(self.caster) if seat not in t.results]
        for seat in struck:
            t.emit(toy.Paid(seat, -1, CLAUSE))
        return Done(tuple([str(seat) for seat in t.results]))


class Resisting(Frame, frozen=True, tag="resisting"):
    """Asks a seat whether it resists."""

    seat: str

    def start(self, t: Position) -> Flow:
        return Ask(((self.seat, (Option("resist"), Option("bear"))),), f"resist {self.seat}", CLAUSE)

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        return Done(self.seat if choices[0][1].verb == "resist" else None)


class Caster(Frame, frozen=True, tag="caster"):
    """Casts the spell and tells in gold how many resisted."""

    caster: str

    def start(self, t: Position) -> Flow:
        return Call(Spell(self.caster), replace(self, step="after"))

    def after(self, t: Position) -> Flow:
        assert isinstance(t.result, tuple)
        t.emit(toy.Paid(self.caster, 10 * len(t.result), CLAUSE))
        return DONE


class Stroll(Frame, frozen=True, tag="stroll"):
    """Walks on by itself as far as `left` says; stopped before its time it marks the figure."""

    figure: str
    left: int

    def start(self, t: Position) -> Flow:
        if not self.left:
            return Done("arrived")
        here = toy.SPACES.index(t.place_of(self.figure))
        t.emit(toy.Walked(self.figure, toy.SPACES[here + 1]))
        return Goto(replace(self, left=self.left - 1))

    def unwound(self, t: Position) -> None:
        t.emit(Marked(self.figure, "stopped", self.left))


class Led(Frame, frozen=True, tag="led"):
    """Has a figure stroll, and marks how that ended."""

    figure: str

    def start(self, t: Position) -> Flow:
        return Call(Stroll(self.figure, 3), replace(self, step="after"))

    def after(self, t: Position) -> Flow:
        t.emit(Marked(self.figure, str(t.result), 1))
        return DONE


class Stopping(Frame, frozen=True, tag="stopping"):
    """Asks a seat whether it stops the stroll. It is never unwound itself: it ends or has not begun."""

    seat: str

    def unwound(self, t: Position) -> None:
        t.emit(Marked("trap", "stopping unwound", 1))

    def start(self, t: Position) -> Flow:
        return Ask(((self.seat, (Option("stop"), Option("let"))),), f"stop {self.seat}", CLAUSE)

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        return Unwind(Stroll, "stopped") if choices[0][1].verb == "stop" else DONE


PAGES = (Spell, Resisting, Caster, Stroll, Led, Stopping)


def game(*powers: Power) -> Game:
    plain = toy.game(*powers)
    return dataclasses.replace(plain, pages=(*plain.pages, *PAGES), events=(*plain.events, Marked))


def power(
    kind: str, sort: Sort, topic: str, do: Callable[..., Any], order: Priority = Priority.USUAL, **more: Any
) -> Power:
    return Power(kind, (Hook(sort, topic, CLAUSE, do, **more),), priority=order)


def opens(topic: str, page: Callable[[str], Frame], kind: str = "") -> Power:
    """When `topic` happens, open a page for the seat in turn."""
    return power(kind, "react", topic, lambda t, bearer, event: page(toy.active(t)))


def resists(t: Position, bearer: str, event: Striking) -> Frame | None:
    seat = bearer.partition("-")[2]
    return Resisting(seat) if seat != event.caster else None


RESISTANCE = power("figure", "react", "Striking", resists)
CASTS = opens("Thrown", Caster)
LEADS = opens("Thrown", lambda seat: Led(f"figure-{seat}"))
STOPS = power(
    "figure", "react", "Walked", lambda t, bearer, event: Stopping(bearer[7:]) if event.to == "S2" else None
)


def topics(session: Session, answer: str) -> list[str]:
    """What is asked until the turn goes on, if everybody asked answers so."""
    asked = []
    while session.position.ask is not None and session.position.ask.topic != "turn":
        asked.append(session.position.ask.topic)
        session.choose(session.waiting()[0], Option(answer))
    return asked


def gold(session: Session) -> list[int]:
    return [session.position.counters[f"gold-{seat}"] for seat in session.position.seats]


# -- the order of hearing ------------------------------------------------------------------------------------


def asking(name: str) -> Callable[..., Frame]:
    return lambda t, bearer, event: Resisting(f"{name} {bearer}".strip())


def test_powers_are_heard_from_the_seat_in_turn_on_and_what_belongs_to_nobody_last() -> None:
    rows = [power("", "react", "Shown", asking("house")), power("figure", "react", "Shown", asking("figure"))]
    rows.append(power("trap", "react", "Shown", asking("trap")))
    heard = ["figure figure-beryl", "figure figure-coral", "figure figure-amber", "trap trap", "house"]
    for registry in (rows, rows[::-1]):
        session = playing.scripted(3, game(*registry))
        choose(session, "amber end")
        live = session.position.game.powers.working(session.position, "react", "Shown")
        told = [hook.do(session.position, piece, None).seat for piece, hook in live]
        assert told == heard


def test_within_a_seat_the_order_of_the_power_decides() -> None:
    def rows(*names: str) -> list[Power]:
        return [
            power("figure", "value", "steps", lambda t, bearer, name=name: [Part(1, name, bearer)], Priority[name])
            for name in names
        ]

    wanted = [(name, f"figure-{seat}") for seat in ("amber", "beryl") for name in ("FIRST", "USUAL", "LAST")]
    for names in (("LAST", "USUAL", "FIRST"), ("USUAL", "FIRST", "LAST")):
        session = playing.scripted(game=game(*rows(*names)))
        parts = session.position.breakdown("steps", ()).parts
        assert [(part.clause, part.piece) for part in parts] == wanted


def test_reasons_and_offers_follow_the_same_order() -> None:
    rows = (
        power("figure", "forbid", "walk", lambda t, bearer, option: [Reason(CLAUSE, {}, (bearer,))]),
        power("figure", "offer", "Turn", lambda t, bearer, page: [Option("throw", bearer)]),
    )
    session = playing.scripted(3, game(*rows))
    choose(session, "amber end", "beryl end")
    reasons = session.why_not("coral", toy.walk("coral", "S1"))
    assert [reason.pieces for reason in reasons[:3]] == [("figure-coral",), ("figure-amber",), ("figure-beryl",)]
    offered = [option.piece for option in session.options("coral") if option.verb == "throw"]
    assert offered == ["", "figure-coral", "figure-amber", "figure-beryl"]


# -- windows -------------------------------------------------------------------------------------------------


def test_a_window_is_asked_clockwise_and_the_next_step_reads_every_reply() -> None:
    session = playing.scripted(3, game(RESISTANCE, CASTS))
    choose(session, "amber end", "beryl throw")
    assert topics(session, "resist") == ["resist coral", "resist amber"]
    assert gold(session) == [1, 21, 1]


def test_a_window_that_nobody_answers_lets_the_page_go_on() -> None:
    session = playing.scripted(3, game(RESISTANCE, CASTS))
    choose(session, "amber throw", "beryl bear", "coral bear")
    assert gold(session) == [1, 0, 0]
    plain = playing.scripted(3, game(CASTS))
    choose(plain, "amber throw")
    assert gold(plain) == [1, 0, 0]


def test_no_log_keeps_a_window() -> None:
    session = playing.scripted(3, game(RESISTANCE, CASTS))
    choose(session, "amber throw", "beryl resist", "coral bear")
    kept = [type(each.event) for record in session.records() for each in record.happened]
    assert kept[-3:] == [toy.Thrown, toy.Paid, toy.Paid]
    assert Striking not in kept


def saved(session: Session) -> Session:
    """The session as a saved table brings it back from its pages alone, without running it again."""
    entry = session.entries[-1]
    text = msgspec.json.encode(Pages(entry.pages, entry.ask, entry.chosen))
    read = pages_decoder(session.game.pages).decode(text)
    records = list(session.records())
    return Session.restored(session.game, session.header, records, read.pages, read.ask, read.chosen)


def test_replies_survive_saving_restoring_branching_and_replay() -> None:
    session = playing.scripted(3, game(RESISTANCE, CASTS))
    choose(session, "amber throw", "beryl resist")
    assert session.position.pages[-2:] == (ReactionResults(values=("beryl",)), Resisting("coral"))
    again = Session.replayed(session.game, session.header, session.records())
    clone = session.position.clone()
    clone.answer("coral", Option("bear"))
    assert [clone.counters[f"gold-{seat}"] for seat in clone.seats] == [11, 1, 0]
    for other in (saved(session), session.branch(len(session.entries) - 1), again, session):
        choose(other, "coral bear")
        assert gold(other) == [11, 1, 0]


def test_a_reply_can_be_taken_back_and_given_otherwise() -> None:
    session = playing.scripted(3, game(RESISTANCE, CASTS))
    choose(session, "amber throw", "beryl resist", "coral resist")
    session.undo("coral")
    choose(session, "coral bear")
    assert gold(session) == [11, 1, 0]


def test_a_seat_that_is_not_asked_sees_the_window_and_no_options() -> None:
    session = playing.scripted(3, game(RESISTANCE, CASTS))
    choose(session, "amber throw")
    for seat, options in (("beryl", 2), ("coral", 0), (None, 0)):
        ask = session.position.seen_by(seat).ask
        assert ask is not None
        assert ask.topic == "resist beryl"
        assert len(ask.options("beryl")) == options
    assert [reason.clause for reason in session.why_not("coral", Option("resist"))] == ["TL-TURN-01"]


class Twice(Frame, frozen=True, tag="twice"):
    """Calls a page whose last step opens another, which asks; then asks with what the first handed down."""

    seat: str

    def start(self, t: Position) -> Flow:
        return Call(Paying(self.seat), replace(self, step="told"))

    def told(self, t: Position) -> Flow:
        return Ask(((self.seat, (Option("yes"),)),), f"told {t.results}", CLAUSE)

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        assert t.results == ()
        return DONE


class Paying(Frame, frozen=True, tag="paying"):
    """Pays as the last thing that it does."""

    seat: str

    def start(self, t: Position) -> Flow:
        t.emit(toy.Paid(self.seat, 1, CLAUSE))
        return Done("paid")


def test_what_was_handed_down_waits_for_questions_that_come_between() -> None:
    paid = power("figure", "react", "Paid", lambda t, bearer, event: Resisting(bearer[7:]))
    plain = game(opens("Thrown", Twice), paid)
    session = playing.scripted(game=dataclasses.replace(plain, pages=(*plain.pages, Twice, Paying)))
    choose(session, "amber throw")
    asked = []
    for seat in ("amber", "beryl"):
        asked.append(session.position.ask.topic if session.position.ask else "")
        session = saved(session)
        session.choose(seat, Option("resist"))
    assert asked == ["resist amber", "resist beryl"]
    assert session.position.ask is not None
    assert session.position.ask.topic == "told ('paid',)"
    choose(session, "amber yes")
    assert session.position.ask.topic == "turn"


def test_a_step_that_asks_again_after_a_check_reads_the_same_results() -> None:
    def tax(t: Position, bearer: str) -> toy.Paid | None:
        return toy.Paid("beryl", -1, CLAUSE) if t.counters["gold-beryl"] == 1 else None

    def question(t: Position, bearer: str, event: toy.Paid) -> Frame | None:
        return Resisting(event.seat) if event.amount < 0 else None

    rows = (opens("Thrown", Twice), power("", "check", "Paid", tax), power("", "react", "Paid", question))
    plain = game(*rows)
    session = playing.scripted(game=dataclasses.replace(plain, pages=(*plain.pages, Twice, Paying)))
    choose(session, "amber throw")
    assert session.position.ask is not None
    assert session.position.ask.topic == "resist beryl"
    session = saved(session)
    choose(session, "beryl resist")
    assert session.position.ask is not None
    assert session.position.ask.topic == "told ('paid',)"


# -- replacements --------------------------------------------------------------------------------------------


def paid(session: Session) -> list[tuple[str, int]]:
    events = [each.event for each in session.entries[-1].record.happened]
    return [(event.seat, event.amount) for event in events if isinstance(event, toy.Paid)]


def duel(*powers: Power) -> Session:
    """A duel that beryl wins: she would get 2."""
    session = playing.scripted(game=game(*powers))
    choose(session, "amber duel", "beryl lay card-5", "amber lay card-2")
    return session


def doubled(t: Position, bearer: str, event: toy.Paid) -> list[Event]:
    return [replace(event, amount=2 * event.amount)]


def one_more(t: Position, bearer: str, event: toy.Paid) -> list[Event]:
    return [replace(event, amount=event.amount + 1)]


def test_two_replacements_are_both_heard_each_as_the_one_before_left_the_event() -> None:
    for order, amount in ((Priority.FIRST, 5), (Priority.LAST, 6)):
        rows = power("", "replace", "Paid", one_more), power("", "replace", "Paid", doubled, order)
        assert paid(duel(*rows)) == paid(duel(*rows[::-1])) == [("beryl", amount)]


def test_the_same_power_of_two_bearers_replaces_twice() -> None:
    assert paid(duel(power("figure", "replace", "Paid", doubled))) == [("beryl", 8)]


def test_of_several_events_that_come_of_one_each_is_heard_by_the_others_and_none_by_the_same_power() -> None:
    def split(t: Position, bearer: str, event: toy.Paid) -> list[Event]:
        return [toy.Paid("amber", 1, CLAUSE), toy.Paid("beryl", 1, CLAUSE)]

    rows = power("", "replace", "Paid", split, Priority.FIRST), power("", "replace", "Paid", one_more)
    assert paid(duel(*rows)) == [("amber", 2), ("beryl", 2)]


def test_later_events_of_a_replacement_are_judged_after_the_earlier_have_happened() -> None:
    def split(t: Position, bearer: str, event: toy.Paid) -> list[Event]:
        return [replace(event, amount=1), replace(event, amount=1)]

    def poor_only(t: Position, bearer: str, event: toy.Paid) -> list[Event] | None:
        return None if t.counters["gold-beryl"] < 2 else []

    rows = power("", "replace", "Paid", split, Priority.FIRST), power("", "replace", "Paid", poor_only)
    assert paid(duel(*rows)) == [("beryl", 1)]


def test_an_event_that_is_replaced_by_none_is_heard_by_nobody_further() -> None:
    heard: list[str] = []

    def listens(t: Position, bearer: str, event: toy.Paid) -> None:
        heard.append(bearer)

    rows = [power("", "replace", "Paid", lambda t, bearer, event: [], Priority.FIRST)]
    rows += [power("", "replace", "Paid", listens), power("", "react", "Paid", listens)]
    assert paid(duel(*rows)) == []
    assert heard == []


def test_a_window_can_be_replaced_by_something_that_happens() -> None:
    spell_fails = power("figure", "replace", "Striking", lambda t, bearer, event: [Marked("trap", "struck", 1)])
    session = playing.scripted(3, game(RESISTANCE, CASTS, spell_fails))
    choose(session, "amber throw")
    assert topics(session, "resist") == []
    assert session.position.pieces["trap"].mark("struck") == 1


# -- unwinding -----------------------------------------------------------------------------------------------


def test_a_reaction_ends_the_page_below_which_tidies_up_and_hands_its_result_down() -> None:
    session = playing.scripted(game=game(LEADS, STOPS))
    choose(session, "amber throw", "amber let", "beryl stop")
    assert session.position.place_of("figure-amber") == "S2"
    assert session.position.pieces["figure-amber"].marks == (("stopped", 1),)
    events = [type(each.event).__name__ for each in session.entries[-1].record.happened]
    assert events == ["Marked", "Marked"]
    assert [page.tag() for page in session.position.pages] == ["turn"]


def test_without_a_stop_the_page_goes_on_to_its_end() -> None:
    session = playing.scripted(game=game(LEADS, STOPS))
    choose(session, "amber throw", "amber let", "beryl let")
    assert session.position.place_of("figure-amber") == "S3"


def test_those_who_have_not_been_asked_yet_are_asked_no_more() -> None:
    session = playing.scripted(3, game(LEADS, STOPS))
    choose(session, "amber throw", "amber stop")
    assert session.position.place_of("figure-amber") == "S2"
    assert session.position.ask is not None
    assert session.position.ask.topic == "turn"
    assert session.position.pieces["trap"].marks == ()


def test_unwinding_survives_saving_and_replay() -> None:
    session = playing.scripted(game=game(LEADS, STOPS))
    choose(session, "amber throw", "amber let")
    again = Session.replayed(session.game, session.header, session.records())
    for other in (saved(session), again, session):
        choose(other, "beryl stop")
        assert other.position.pieces["figure-amber"].mark("stopped") == 1


def test_what_tidying_up_sets_off_is_asked_before_the_page_below_goes_on() -> None:
    def asks_after_stop(t: Position, bearer: str, event: Marked) -> Frame | None:
        return Resisting("amber") if event.name == "stopped" else None

    asks = power("", "react", "Marked", asks_after_stop)
    session = playing.scripted(game=game(LEADS, STOPS, asks))
    choose(session, "amber throw", "amber stop")
    assert session.position.ask is not None
    assert session.position.ask.topic == "resist amber"
    assert session.position.pieces["figure-amber"].marks == (("stopped", 1),)
    choose(session, "amber bear")
    assert session.position.pieces["figure-amber"].mark("stopped") == 1


def test_a_page_that_is_not_open_cannot_be_unwound() -> None:
    session = playing.scripted(game=game(opens("Thrown", Stopping)))
    choose(session, "amber throw")
    with pytest.raises(ValueError, match="stroll"):
        session.position.clone().answer("amber", Option("stop"))
