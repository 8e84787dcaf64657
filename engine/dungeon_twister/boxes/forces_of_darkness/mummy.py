"""Mummy: breaks portcullises, and loses her nerve among Torches (DT-CHAR-MUMMY)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.forces_of_darkness.torch import all_with_torches
from engine.dungeon_twister.components import COMBAT
from engine.dungeon_twister.fighting import Fight
from engine.dungeon_twister.gates import work
from engine.dungeon_twister.tokens import owner, side, tagged, things
from engine.dungeon_twister.turn import Turn
from engine.flow import Hook, Option, Position, Power, Reason

KIND, FEARS = "mummy", "DT-CHAR-MUMMY-3"


def _breaks(t: Position, mummy: str, figure: str) -> bool:
    return figure == mummy


def _portcullises(t: Position, mummy: str, page: Turn) -> list[Option]:
    return work(t, mummy, "break") if side(t, mummy) == page.seat else []


def _calm(t: Position, mummy: str) -> bool:
    """Whether a Fire Shield or water keeps the fear away (DT-CHAR-MUMMY-4); a Torch of her own does not."""
    square = t.pieces[mummy].place
    shield = any(tagged(t, key, "fire shield") for key in things(t, square))
    return shield or any("water" in row.tags for row in board(t).layers(square))


def _only_the_zero(t: Position, house: str, page: Fight, seat: str, card: str) -> list[Reason]:
    """Lying wounded and attacked as well (DT-CHAR-MUMMY-8); carried she is out (DT-CHAR-MUMMY-6). A 0 that lies
    already frees the further cards."""
    if page.ranged or not COMBAT.get(card) or f"combat-0-{seat}" not in t.contents[f"combat-{seat}"]:
        return []
    fighters = [key for key in (*page.attackers, *page.defenders) if owner(t, key) == seat]
    for mummy in [key for key in fighters if t.pieces[key].kind == KIND]:
        if all_with_torches(t, mummy) and not _calm(t, mummy):
            return [Reason(FEARS, {}, (mummy,))]
    return []


POWER = Power(
    KIND,
    (
        Hook("permit", "DT-CHAR-WARRIOR-2", "DT-CHAR-MUMMY-2", _breaks),
        Hook("offer", "Turn", "DT-CHAR-MUMMY-2", _portcullises),
    ),
)
HOUSE = Power("", (Hook("forbid", "combat card", FEARS, _only_the_zero),))
