"""Victory points, wounds and deaths (DT-VP, DT-WOUND, DT-PIT-01)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events import Died, GoalReached, Lost, Scored, Wounded
from engine.dungeon_twister.ground import ground
from engine.dungeon_twister.ropes import FASTENINGS, fastenings, firm
from engine.dungeon_twister.tokens import friends, has_rope, is_rope, lying, on_board, owner, tagged, things
from engine.flow import Part, Position

#: The clause by which a prestigious figure is worth more.
PRESTIGE = "DT-RULE-PRESTIGE-1"


def score(t: Position, seat: str, parts: tuple[Part, ...]) -> None:
    """Points are never lost again (DT-VP-06). If a seat has enough, this turn is the last (DT-END-01)."""
    points = sum([part.amount for part in parts])
    if not points:
        return
    before, goal = t.counters[f"vp-{seat}"], t.counters["goal"]
    t.emit(Scored(seat, points, parts[0].clause))
    if before < goal <= before + points:
        t.emit(GoalReached(seat))


def prey(t: Position, figure: str) -> tuple[Part, ...]:
    """What a figure is worth that is eliminated."""
    usual = Part(1, "DT-VP-01", figure)
    return (usual, Part(1, PRESTIGE, figure)) if tagged(t, figure, "prestigious") else (usual,)


def eliminate(t: Position, figure: str, clause: str) -> None:
    """A figure dies, and its passengers with it. The opponent scores, whatever the cause (DT-VP-01, DT-VP-04)."""
    square = t.pieces[figure].place
    passengers = () if t.pieces[figure].face else lying(t, square, figure)
    deep = board(t).obstacle(square)
    slack = deep and firm(t, square, figure) and fastenings(t, square, owner(t, figure)) < FASTENINGS
    parts = t.breakdown("elimination", prey(t, figure), figure).parts
    t.emit(Died(figure, parts, clause))
    score(t, OTHER[owner(t, figure)], parts)
    for passenger in passengers:
        if friends(t, passenger, figure):
            eliminate(t, passenger, "DT-COMBAT-13")
    for left in things(t, square) if deep else ():  # elsewhere they stay loose (DT-WOUND-10)
        if slack or not is_rope(t, left):  # a slack rope falls too (DT-ROPE-12)
            t.emit(Lost(left, "DT-PIT-06"))


def wound(t: Position, figure: str, clause: str) -> None:
    """A figure is wounded where it stands; its passengers die at once, wounded this turn or not (DT-COMBAT-14)."""
    square = t.pieces[figure].place
    passengers = lying(t, square, figure)
    t.emit(Wounded(figure, clause))
    for passenger in passengers:
        eliminate(t, passenger, "DT-COMBAT-13")
    fall(t)


def fall(t: Position) -> None:
    """End an action: figures die on ground that kills, unless a clause saves them (DT-PIT-01)."""
    spots, pieces = board(t).rough.intersection(t.contents), t.pieces
    if spots:
        for figure in [key for key in content(t).figures if key in pieces and pieces[key].place in spots]:
            perish(t, figure, "action")
        if content(t).sinking:
            for square in spots:
                _sink(t, square)


def _sink(t: Position, square: str) -> None:
    """Objects that nothing holds on water, lava and the like are lost; a rope there holds itself and all else."""
    clause = next((row.sinks for row in board(t).layers(square) if row.sinks), "")
    if clause and not has_rope(t, square):
        for token in things(t, square):
            t.emit(Lost(token, clause))


def perish(t: Position, figure: str, moment: str) -> bool:
    """Whether the ground kills a figure at the end of a "step", a "move" or an "action"; if so it dies."""
    if moment not in content(t).deadly or not on_board(t, figure) or t.pieces[figure].place not in board(t).rough:
        return False
    clause = ground(t, t.pieces[figure].place, figure).after(moment)
    if clause:
        eliminate(t, figure, clause)
    return bool(clause)
