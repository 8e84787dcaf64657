"""Wolf: the other face of the Werewolf (DT-CHAR-WEREWOLF-3)."""

from __future__ import annotations

from engine.dungeon_twister.boxes.lands_of_ice.werewolf import BACK, WOLF, covered, rises, shown
from engine.dungeon_twister.tokens import LASTING
from engine.flow import Hook, Power

LENS = shown
POWER = Power(
    WOLF,
    (
        Hook("react", "TurnedWolf", "DT-CHAR-WEREWOLF-4", rises, (LASTING,)),
        Hook("replace", "Played", BACK, covered, (LASTING,)),
        Hook("replace", "Recycled", BACK, covered, (LASTING,)),
    ),
)
