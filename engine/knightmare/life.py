"""Life Force (KM-LIFE): conditions, injuries, healing, death, and the prison."""

from __future__ import annotations

from engine.flow import Position
from engine.knightmare.board import on
from engine.knightmare.components import number
from engine.knightmare.events.life import Died, Healed, Injured
from engine.knightmare.events.moving import Imprisoned
from engine.table import Table

GREEN = number("green")


def condition(t: Table, seat: str) -> int:
    """GREEN 3, AMBER 2, RED 1 (KM-LIFE-02); always 3 without Life Force (KM-LIFE-01)."""
    return t.counters[f"life-{seat}"] if on(t, "life_force") else GREEN


def condition_clause(t: Table) -> str:
    """The clause that gives a Dungeoneer's basic strength."""
    return "KM-LIFE-02" if on(t, "life_force") else "KM-LIFE-01"


def injure(t: Position, seat: str, clause: str = "KM-LIFE-04", death: str = "KM-LIFE-06") -> None:
    """One condition lower (KM-LIFE-04); an injury on RED kills, by the clause `death`."""
    if on(t, "life_force"):
        level = condition(t, seat) - 1
        t.emit(Injured(seat, level, clause) if level else Died(seat, death))


def heal(t: Position, seat: str, by: int, clause: str) -> None:
    """The condition rises, never above GREEN (KM-LIFE-21)."""
    level = min(condition(t, seat) + by, GREEN)
    if level > condition(t, seat):
        t.emit(Healed(seat, level, clause))


def imprison(t: Position, seat: str, clause: str) -> None:
    """The prison takes nothing (KM-PRISON-03)."""
    t.emit(Imprisoned(seat, clause))
