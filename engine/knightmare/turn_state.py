"""The page of a turn as its chapters share it."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import Call, Flow, Frame, Goto

#: The steps at which the start of a turn is open: in a chamber, in the prison, in Level Three (KM-TURN-12).
BEGIN, CELL, THREE = "begin", "cell", "three"
STARTS = (BEGIN, CELL, THREE)


class TurnState(Frame, frozen=True, gc=False):
    """What a turn remembers: where it began, whether a spell was cast, how many riddles are left, which of those
    before were answered rightly, the release roll."""

    seat: str
    began: str = ""
    cast: bool = False
    left: int = 0
    judged: tuple[bool, ...] = ()
    rolled: int = 0


def then_end(page: TurnState, frame: Frame) -> Flow:
    """Another page opens, and then the turn goes to its end."""
    return Call(frame, replace(page, step="end"))


def end(page: TurnState) -> Flow:
    """The turn goes to its end."""
    return Goto(replace(page, step="end"))


def with_cast(page: TurnState) -> TurnState:
    """The turn after its spell (KM-MAGIC-01)."""
    return replace(page, cast=True)
