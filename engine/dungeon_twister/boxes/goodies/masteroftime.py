"""Master of Time: saves actions of one turn for the next (DT-CHAR-MASTEROFTIME-2)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability, pays_itself
from engine.dungeon_twister.boxes.goodies.sandglass import (
    AGAIN,
    HURRIED,
    LEAST,
    SAVES,
    STEP,
    STOPPED,
    Hastened,
    TimeStopped,
    glass,
)
from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.names import row
from engine.dungeon_twister.tokens import side, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Position, Power, ProspectRow, Reason
from engine.said import said

KIND, ONLY_CARD, HASTENS = "masteroftime", "DT-CHAR-MASTEROFTIME-3", "DT-CHAR-MASTEROFTIME-5"


def _left(t: Position, master: str) -> int:
    """The actions of the card that would be saved once the stop itself is paid."""
    return t.counters["ap"] - (0 if pays_itself(t, master, thrift=False) else 1)


def _here(t: Position, master: str) -> tuple[str, ...]:
    return () if _refuse_stop(t, master, "") else ("",)


def _refuse_stop(t: Position, master: str, place: str) -> list[Reason]:
    """Nor in the turn after, which is the one that uses what was saved."""
    stopped = t.pieces[glass(t, side(t, master))].mark(STOPPED)
    if stopped and t.counters["turn"] - stopped <= len(t.seats):
        return [Reason(AGAIN, {}, (master,))]
    return [] if _left(t, master) > 0 else [Reason(ONLY_CARD, {}, (master,))]


def _stop(t: Position, page: Turn, master: str, place: str) -> None:
    """Only what the card gave (DT-CHAR-MASTEROFTIME-3)."""
    t.emit(TimeStopped(page.seat, master, t.counters["ap"]))


def _now(t: Position, master: str) -> tuple[str, ...]:
    return () if _refuse_haste(t, master, "") else ("",)


def _refuse_haste(t: Position, master: str, place: str) -> list[Reason]:
    """The timer must be on, and no turn loses more than that."""
    most = t.pieces[glass(t, OTHER[side(t, master)])].mark(HURRIED) * STEP >= LEAST
    return [Reason(HASTENS, {}, (master,))] if most or not t.counters["timer"] else []


def _hasten(t: Position, page: Turn, master: str, place: str) -> None:
    t.emit(Hastened(page.seat, master, STEP))


def _shown(t: Position, master: str) -> list[ProspectRow]:
    if wounded(t, master):
        return []
    number = _left(t, master) if _here(t, master) else 0
    return [row(said("Stops time"), number, said("actions would be saved now"), SAVES, good=number > 0)]


STOP = Ability("stop time", SAVES, _here, _refuse_stop, _stop, ("piece",))
HASTEN = Ability("hasten time", HASTENS, _now, _refuse_haste, _hasten, ("piece",))
VERBS = {"Turn": (STOP.row, HASTEN.row)}
LENS = _shown
POWER = Power(KIND, (*STOP.hooks, *HASTEN.hooks))
