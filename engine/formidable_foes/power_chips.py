"""Power chips: taking them from the track, and paying them."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import Flow, Goto, Option, Position, Reason, Verb
from engine.formidable_foes.components import CHIPS, DARK, TRACK
from engine.formidable_foes.events.power_chips import ChipsSlid, ChipsTaken, Paid, clause_of_track
from engine.formidable_foes.turn_state import TurnState, closed
from engine.said import said
from engine.table import Table


def chips(t: Table, seat: str) -> int:
    """How many chips a seat holds."""
    return len(t.contents[CHIPS[seat]])


def pay(t: Position, seat: str, number: int, clause: str = "FF-BATTLE-10") -> None:
    """Pay chips, if any are due."""
    if number:
        t.emit(Paid(seat, number, clause_of_track(t, 1, clause)))


def on_dark(t: Table) -> int:
    """How many chips the action would bring now (FF-TURN-10, FF-TURN-15)."""
    return sum([len(t.contents[space]) for space in DARK])


_CHIPS = (Option("chips"),)


def _offered(t: Position, page: TurnState) -> tuple[Option, ...]:
    return _CHIPS if t.contents[TRACK[0]] and not (page.cast or page.moved or page.battles) else ()


def _refuse(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """Taking chips is a whole turn (FF-TURN-12), with two players too (FF-TWO-04): no step, no spell before it.

    Where the figure stands does not matter (FF-TURN-14).
    """
    if page.over or not page.entered:
        return closed(t, page, "chips")
    if page.cast:
        return [Reason("FF-SPELL-02")]
    if page.moved or page.battles:
        return [Reason("FF-TURN-02", {"action": said("take power chips")})]
    if not t.contents[TRACK[0]]:
        return [Reason("FF-TURN-13")]
    return []


def _take(t: Position, page: TurnState, option: Option) -> Flow:
    t.emit(ChipsTaken(page.seat, on_dark(t)))
    left = sum([len(t.contents[space]) for space in TRACK])
    if left:
        t.emit(ChipsSlid(left))
    return Goto(replace(page, over="chips", begun=True, step="act"))


SUPPLY = (Verb("chips", _offered, _refuse, _take, sure=True, takes=()),)
