"""A riddle is asked and answered (KM-THREE-40, KM-THREE-41): typed, said aloud, or passed."""

from __future__ import annotations

import random
from typing import ClassVar

from msgspec.structs import replace

from engine.flow import Ask, Done, Flow, Frame, Goto, Option, Position, Verb, WrittenQuestion, verbs
from engine.knightmare.ending_together import propose
from engine.knightmare.events.riddles import AnsweredRightly, AnsweredWrongly, RiddleAsked
from engine.knightmare.riddles.answers import taken_as
from engine.knightmare.riddles.bank import all_asked, language, left, riddle
from engine.knightmare.setup import WITS
from engine.knightmare.turn_state import TurnState
from engine.parts.step_verbs import at, button, nothing_against
from engine.said import NOTHING, said

#: Wits -> level of a riddle -> how many of 100 answers of a bot are right (KM-SETUP-21).
RIGHT_OF_100 = {
    "slow": {1: 60, 2: 35, 3: 20},
    "even": {1: 80, 2: 55, 3: 35},
    "sharp": {1: 95, 2: 80, 3: 60},
}
#: What a bot types that does not know.
NO_IDEA = "?"


class Riddling(Frame, frozen=True, gc=False, tag="riddling"):
    """One riddle. The result is whether the answer was right; `clause` is the rule that asks."""

    seat: str
    clause: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The riddle is drawn from those not yet asked (KM-THREE-51)."""
        afresh = all_asked(t)
        t.emit(
            RiddleAsked(
                self.seat, int(t.draw("riddle", left(t))), afresh, "KM-THREE-50" if afresh else "KM-THREE-51"
            )
        )
        return Goto(replace(self, step="ask"))

    def ask(self, t: Position) -> Flow:
        """No clock runs."""
        return Ask(((self.seat, self.offer(t)),), "riddle", self.clause)

    def judge(self, t: Position) -> Flow:
        """The accepted answers are shown, and the table judges (KM-THREE-52)."""
        return Ask(((self.seat, self.offer(t)),), "judge", "KM-THREE-52")


def _answer(t: Position, page: Riddling, option: Option) -> Flow:
    taken = taken_as(riddle(t), option.text, language(t))
    if taken:
        t.emit(AnsweredRightly(page.seat, option.text, taken))
    else:
        wrong = "KM-THREE-12" if page.clause == "KM-THREE-11" else page.clause
        t.emit(AnsweredWrongly(page.seat, option.text, wrong))
    return Done(bool(taken))


def _pass(t: Position, page: Riddling, option: Option) -> Flow:
    """Passing counts as a wrong answer (KM-THREE-42)."""
    t.emit(AnsweredWrongly(page.seat, clause="KM-THREE-42"))
    return Done(False)


def _judged(t: Position, page: Riddling, option: Option) -> Flow:
    right = option.verb == "right"
    if right:
        t.emit(AnsweredRightly(page.seat, taken=riddle(t).answers[0], clause="KM-THREE-52"))
    else:
        t.emit(AnsweredWrongly(page.seat, clause="KM-THREE-52"))
    return Done(right)


def _empty_answer(t: Position, page: Riddling) -> list[Option]:
    return [Option("answer")]


Riddling.verbs = verbs(
    at("answer", ("ask",), _empty_answer, nothing_against, _answer, (), typed=True, tells=True),
    button("pass", ("ask",), _pass),
    button("end together", ("ask", "judge"), propose),
    button("aloud", ("ask",), lambda t, page, option: Goto(replace(page, step="judge")), tells=True),
    button("right", ("judge",), _judged),
    button("wrong", ("judge",), _judged),
)


def reply(t: Position, seat: str, option: Option, chance: random.Random) -> str:
    """What a bot types (KM-SETUP-21): an accepted answer as often as the table agreed, for the riddle's level."""
    asked = riddle(t)
    knows = chance.randrange(100) < RIGHT_OF_100[WITS[t.counters["wits"]]][asked.level]
    return asked.answers[0] if knows else NO_IDEA


def written(t: Position) -> WrittenQuestion | None:
    """The riddle that is asked now, None if none is. The answers are told while the table judges (KM-THREE-52)."""
    page = t.pages[-1] if t.pages else None
    if not isinstance(page, Riddling) or page.step not in ("ask", "judge"):
        return None
    asked = riddle(t)
    turn = next((each for each in reversed(t.pages) if isinstance(each, TurnState)), None)
    left, judged = (turn.left, turn.judged) if turn is not None else (0, ())
    note = said("{left:riddle|riddles} left", left=left) if left else NOTHING
    answers = asked.answers if page.step == "judge" else ()
    title = said("Was the answer right?") if page.step == "judge" else said("A riddle")
    return WrittenQuestion(page.seat, title, asked.text, page.clause, note, answers, judged, left)
