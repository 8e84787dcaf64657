"""Elves in trees: nobody but elves aims at them (DT-RULE-ELF-3). Hand to hand they are attacked as usual
(DT-RULE-ELF-4)."""

from __future__ import annotations

from engine.dungeon_twister.felling import is_tree
from engine.dungeon_twister.tokens import tagged
from engine.flow import Hook, Position, Power, Reason

HIDDEN = "DT-RULE-ELF-3"


def _unseen(t: Position, house: str, looker: str, elf: str) -> list[Reason]:
    """Wounded or not."""
    square = t.pieces[elf].place
    if not tagged(t, elf, "elf") or tagged(t, looker, "elf") or not is_tree(t, square):
        return []
    if t.permitted(HIDDEN, looker):
        return []
    return [Reason(HIDDEN, {"enemy": elf}, (elf,), (square,))]


POWER = Power("", (Hook("forbid", "spot", HIDDEN, _unseen),))
