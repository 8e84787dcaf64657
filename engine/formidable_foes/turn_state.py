"""What a turn is, and what it still allows. Its page, with steps and verbs, is `turn.Turn`."""

from __future__ import annotations

from engine.flow import Breakdown, Frame, Part, Position, Reason
from engine.said import said

#: Steps of one walk, and of two (FF-TURN-05, FF-TURN-07).
WALK, TWO_WALKS = 6, 12


class TurnState(Frame, frozen=True, gc=False):
    """One player's turn as data.

    `opening` marks the first turn of the game. `privileged` says that the player held the dumbest player tile
    when the turn began, `led` is the monster that this privilege has moved, `enchanted` are those that a spell for
    several has moved. `entered` says that the figure is on
    the board, `begun` that the privilege is over, `moved` that the figure has taken a step, `cast` that a spell
    was cast. `met` are the figures that the walk has left behind, `offered` says that they were asked to follow.
    `halted` is the clause that ended the walk, `stopper` the monster that did. `stood` is the space of the figure
    when the last spell began. `battles` counts battles and chests, `second` marks the second walk of two
    players, `free` offers the free step. `over` says how the action ended, "" while it goes on.
    """

    seat: str
    opening: bool = False
    privileged: bool = False
    led: str = ""
    enchanted: tuple[str, ...] = ()
    entered: bool = False
    begun: bool = False
    moved: bool = False
    cast: bool = False
    met: tuple[str, ...] = ()
    offered: bool = False
    halted: str = ""
    stopper: str = ""
    stood: str = ""
    battles: int = 0
    second: bool = False
    free: bool = False
    over: str = ""


def walk_limit(t: Position, page: TurnState) -> Breakdown:
    """How far a figure may walk (FF-MOVE-02): 12 steps, but 6 in the first turn of two (FF-TWO-02)."""
    one_walk = page.opening and len(t.seats) == 2
    base = Part(WALK, "FF-TWO-02") if one_walk else Part(TWO_WALKS, "FF-TURN-07")
    if page.second:
        base = Part(WALK, "FF-TWO-01")
    return t.breakdown("steps", (base,))


def battle_limit(t: Position, page: TurnState) -> Breakdown:
    """After how many steps a battle is still allowed: 6, with two players 12."""
    if len(t.seats) != 2:
        return t.breakdown("steps", (Part(WALK, "FF-TURN-05"),))
    if page.opening or page.second:
        return walk_limit(t, page)
    return t.breakdown("steps", (Part(TWO_WALKS, "FF-TWO-03"),))


def second_walk_follows(t: Position, page: TurnState) -> bool:
    """Two players: after a first walk of at most 6 steps plus spells (FF-TWO-14), not in the opening turn."""
    if len(t.seats) != 2 or page.opening or page.second:
        return False
    return t.counters["steps"] <= t.breakdown("steps", ()).total + WALK


def invisible(t: Position) -> bool:
    """Whether the active figure is invisible to monsters and players (FF-SPELL-24, FF-SPELL-27)."""
    return t.permitted("FF-MOVE-04")


#: For each way in which an action ends: the clause that refuses what one might still try.
_CLOSED = {
    "battle": {"walk": "FF-TURN-18", "cast": "FF-SPELL-07", "battle": "FF-BATTLE-03", "take": "FF-BATTLE-03"},
    "chest": {"walk": "FF-CHEST-06", "cast": "FF-SPELL-07", "battle": "FF-CHEST-06", "take": "FF-CHEST-06"},
    "chips": {"walk": "FF-TURN-12", "cast": "FF-SPELL-02", "battle": "FF-TURN-12", "take": "FF-TURN-12"},
    "free step": {"walk": "FF-BATTLE-18", "cast": "FF-SPELL-07", "battle": "FF-BATTLE-18", "take": "FF-BATTLE-18"},
}
_ACTION = {
    "walk": said("walk"),
    "flee": said("flee"),
    "battle": said("battle"),
    "take": said("take a chest"),
    "cast": said("cast spells"),
    "chips": said("take power chips"),
}


def end_clause(page: TurnState) -> str:
    """The clause by which the action of this turn is over."""
    return _CLOSED[page.over]["walk"]


def closed(t: Position, page: TurnState, action: str) -> list[Reason]:
    """The reasons against an action that this turn does not allow yet, or no longer allows."""
    if not page.over:
        return [] if page.entered else [Reason("FF-TURN-03")]
    clause = _CLOSED[page.over].get("walk" if action == "flee" else action, "FF-TURN-02")
    if page.opening and len(t.seats) == 2 and clause in ("FF-TURN-18", "FF-BATTLE-03", "FF-CHEST-06"):
        return [Reason("FF-TWO-02", {"limit": walk_limit(t, page).total})]
    return [Reason(clause, {"action": _ACTION.get(action, action)})]
