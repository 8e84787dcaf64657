"""The players end the game together (KM-END-07)."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from engine.flow import Ask, Call, Done, Flow, Frame, Goto, Option, Position, Unwind, Verb, verbs
from engine.knightmare.board import living
from engine.knightmare.events.ending import Ended
from engine.parts.step_verbs import button

_TURN = "turn"


class Consent(Frame, frozen=True, gc=False, tag="consent"):
    """Everybody else who is still in the game is asked, clockwise; `seat` is the one asked, `left` those after."""

    seat: str
    left: tuple[str, ...]
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """One who wants to play on is enough."""
        return Ask(((self.seat, self.offer(t)),), "consent", "KM-END-07")


def _agree(t: Position, page: Consent, option: Option) -> Flow:
    """When all agree the game is over, and has no winner."""
    if page.left:
        return Goto(replace(page, seat=page.left[0], left=page.left[1:]))
    t.emit(Ended("KM-END-07"))
    return Unwind(_TURN)


Consent.verbs = verbs(
    button("play on", ("start",), lambda t, page, option: Done()),
    button("agree", ("start",), _agree),
)


def propose(t: Position, page: Any, option: Option) -> Flow:
    """The seat of a page proposes to end the game; if somebody wants to play on, the page goes on."""
    return proposed(t, page.seat, page)


def proposed(t: Position, proposer: str, page: Frame) -> Flow:
    """A seat that a page asks proposes to end the game."""
    others = [seat for seat in t.after(proposer) if seat in living(t)]
    if others:
        return Call(Consent(others[0], tuple(others[1:])), page)
    t.emit(Ended("KM-END-07"))
    return Unwind(_TURN)
