"""Anti-Magic Room: no magic works on its squares, and none leads in (DT-TERR-ANTIMAGIC, DT-RULE-MAGIC-5)."""

from __future__ import annotations

from engine.dungeon_twister.actions import enchanted
from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.magic import FAILING
from engine.dungeon_twister.tokens import Loads, tagged
from engine.flow import Hook, Position, Power, Reason


def inside(t: Position, square: str) -> bool:
    """Whether a square lies in the Anti-Magic Room, face up (DT-TERR-ANTIMAGIC-3)."""
    room = content(t).tiles.room_of.get(square, "")
    return room in board(t).slot and "anti-magic" in content(t).rooms[room].tags


def _dead(t: Position, house: str, square: str) -> list[Reason]:
    return [Reason("DT-RULE-MAGIC-5", {}, (), (square,))] if inside(t, square) else []


def _shut(t: Position, house: str, figure: str, square: str) -> list[Reason]:
    """By magic nobody gets in: by no flight (DT-OBJ-BOOTS-6) and by no extra action (DT-OBJ-POTION-9)."""
    if not inside(t, square) or inside(t, t.pieces[figure].place):
        return []
    own = "DT-OBJ-POTION-9" if enchanted(t, figure) else "DT-OBJ-BOOTS-6"
    return [Reason(clause, {"figure": figure}, (), (square,)) for clause in (own, "DT-TERR-ANTIMAGIC-1")]


def _no_crash(t: Position, house: str, figure: str, square: str) -> list[Reason]:
    """Where a drinker would be let down on others, the step is not allowed."""
    others = [key for key in t.contents[square] if key != figure]
    drinks = enchanted(t, figure) and bool(others)
    facts: dict[str, str | int] = {"figure": figure, "other": others[0] if others else figure}
    return [Reason("DT-OBJ-POTION-7", facts, tuple(others), (square,))] if drinks else []


def _stops(t: Position, house: str, figure: str, start: str, to: str, loads: Loads) -> list[Reason]:
    """Levitation fails in there."""
    walks = inside(t, to) and tagged(t, figure, "wizard")
    return [Reason("DT-CHAR-WIZARD-7", {"figure": figure}, (), (to,))] if walks else []


NEEDS = ("anti-magic",)
POWER = Power(
    "",
    (
        Hook("forbid", "magic", "DT-RULE-MAGIC-5", _dead),
        FAILING,
        Hook("forbid", "magical entry", "DT-TERR-ANTIMAGIC-1", _shut),
        Hook("forbid", "magical stop", "DT-OBJ-POTION-7", _no_crash),
        Hook("forbid", "obstacle", "DT-CHAR-WIZARD-7", _stops),
    ),
)
