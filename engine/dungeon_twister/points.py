"""Victory points, wounds and deaths (DT-VP, DT-WOUND, DT-PIT-01)."""

from __future__ import annotations

from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events import Died, GoalReached, Lost, Scored, Wounded
from engine.dungeon_twister.ropes import FASTENINGS, fastenings
from engine.dungeon_twister.tokens import carrier, fallen, friends, has_rope, is_rope, on_board, owner, pit, thing
from engine.flow import Part, Position


def score(t: Position, seat: str, parts: tuple[Part, ...]) -> None:
    """Points are never lost again (DT-VP-06); whoever has enough makes this turn the last (DT-END-01)."""
    points = sum([part.amount for part in parts])
    if not points:
        return
    before, goal = t.counters[f"vp-{seat}"], t.counters["goal"]
    t.emit(Scored(seat, points, parts[0].clause))
    if before < goal <= before + points:
        t.emit(GoalReached(seat))


def eliminate(t: Position, figure: str, clause: str) -> None:
    """A figure dies; the opponent scores, whoever's doing it was (DT-VP-01, DT-VP-04); its passenger dies too."""
    square = t.pieces[figure].place
    passenger = "" if t.pieces[figure].face else fallen(t, square, but=figure)
    slack = t.permitted("DT-PIT-01", figure, square) and fastenings(t, square, owner(t, figure)) < FASTENINGS
    parts = t.breakdown("elimination", (Part(1, "DT-VP-01", figure),), figure).parts
    t.emit(Died(figure, parts, clause))
    score(t, OTHER[owner(t, figure)], parts)
    if passenger and friends(t, passenger, figure):
        eliminate(t, passenger, "DT-COMBAT-13")
    left = thing(t, square)
    if left and pit(t, square) and (slack or not is_rope(t, left)):  # a slack rope falls too (DT-ROPE-12)
        t.emit(Lost(left, "DT-PIT-06"))  # elsewhere it stays loose (DT-WOUND-10)


def wound(t: Position, figure: str, clause: str) -> None:
    """A figure is wounded where it stands; a passenger dies at once, even one wounded this turn (DT-COMBAT-14)."""
    square = t.pieces[figure].place
    passenger = fallen(t, square, but=figure)
    t.emit(Wounded(figure, clause))
    if passenger:
        eliminate(t, passenger, "DT-COMBAT-13")
    fall(t)


def fall(t: Position) -> None:
    """Who is on a pit without leave to stand there dies (DT-PIT-01)."""
    for figure in content(t).figures:
        if on_board(t, figure) and pit(t, t.pieces[figure].place) and not held(t, figure):
            eliminate(t, figure, "DT-PIT-01")


def held(t: Position, figure: str) -> bool:
    """Whether a figure may be on its pit: roped (DT-PIT-03), or it or its carrier needs no rope (DT-PIT-02)."""
    square = t.pieces[figure].place
    return has_rope(t, square) or t.permitted("DT-PIT-01", carrier(t, figure) or figure, square)
