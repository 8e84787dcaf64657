"""Victory points, wounds and deaths (DT-VP, DT-WOUND, DT-PIT-01)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.events.ending import GoalReached
from engine.dungeon_twister.events.losses import Died, Lost, Scored, Wounded
from engine.dungeon_twister.ground import fatal
from engine.dungeon_twister.ropes import FASTENINGS, fastenings, firm
from engine.dungeon_twister.tokens import Loads, figures, has_rope, is_rope, lying, on_board, owner, tagged, things
from engine.dungeon_twister.windows import FigureDied, heard
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
    usual = Part(*content(t).rows[t.pieces[figure].kind].prey, figure)
    return (usual, Part(1, PRESTIGE, figure)) if tagged(t, figure, "prestigious") else (usual,)


def eliminate(t: Position, figure: str, clause: str, loads: Loads | None = None) -> None:
    """A figure dies, and its passengers with it. The opponent scores, whatever the cause (DT-VP-01, DT-VP-04).

    `loads` is what it carries on a move; between actions that is all that lies under it.
    """
    square = t.pieces[figure].place
    below = () if t.pieces[figure].face else lying(t, square, figure)
    passengers = [(key, _with_carrier(t, key, figure)) for key in below if loads is None or key in loads]
    deep = board(t).deep(square)
    slack = deep and firm(t, square, figure) and fastenings(t, square, owner(t, figure)) < FASTENINGS
    parts = t.breakdown("elimination", prey(t, figure), figure).parts
    t.emit(Died(figure, parts, clause))
    score(t, OTHER[owner(t, figure)], parts)
    if heard(t, FigureDied):
        t.emit(FigureDied(figure, square))
    for passenger, reason in passengers:
        eliminate(t, passenger, reason)
    for left in things(t, square) if deep else ():  # elsewhere they stay loose (DT-WOUND-10)
        if slack or not is_rope(t, left):  # a slack rope falls too (DT-ROPE-12)
            t.emit(Lost(left, "DT-PIT-06"))


def _with_carrier(t: Position, passenger: str, carrier: str) -> str:
    """The clause by which a passenger dies with its carrier."""
    return next((reason.clause for reason in t.forbidden("outlive", passenger, carrier)), "DT-COMBAT-13")


def wound(t: Position, figure: str, clause: str) -> None:
    """A figure is wounded where it stands; its passengers die at once, wounded this turn or not (DT-COMBAT-14)."""
    square = t.pieces[figure].place
    passengers = [(key, _with_carrier(t, key, figure)) for key in lying(t, square, figure)]
    t.emit(Wounded(figure, clause))
    for passenger, reason in passengers:
        eliminate(t, passenger, reason)
    fall(t)


def fall(t: Position) -> None:
    """End an action: figures die on ground that kills, unless a clause saves them (DT-PIT-01), and by powers."""
    spots = board(t).rough.intersection(t.contents)
    deadly = content(t).tiles.squares if ("forbid", "live") in t.heard else spots
    if deadly:
        for figure in [key for seat in t.seats for key in figures(t, seat)]:
            piece = t.pieces.get(figure)
            if piece is not None and piece.place in deadly:
                clause = fatal(t, figure, piece.place, "action")
                if clause:
                    eliminate(t, figure, clause)
    if in_play(t).sinking:
        for square in spots:
            _sink(t, square)


def _sink(t: Position, square: str) -> None:
    """Objects that nothing holds on water, lava and the like are lost; a rope there holds itself and all else."""
    clause = next((row.sinks for row in board(t).layers(square) if row.sinks), "")
    if clause and not has_rope(t, square):
        for token in things(t, square):
            t.emit(Lost(token, clause))


def perish(t: Position, figure: str, moment: str, loads: Loads | None = None) -> bool:
    """Whether a figure dies where it is when a "step", a "move" or an "action" ends; if so it is eliminated."""
    clause = fatal(t, figure, t.pieces[figure].place, moment) if on_board(t, figure) else ""
    if clause:
        eliminate(t, figure, clause, loads)
    return bool(clause)
