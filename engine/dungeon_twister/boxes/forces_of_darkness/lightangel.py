"""Angel of Light: flies, and lights darkness as if she held a Torch (DT-CHAR-LIGHTANGEL)."""

from __future__ import annotations

from engine.dungeon_twister.boxes.forces_of_darkness.lighting import LAMPS, offers
from engine.dungeon_twister.flight import HOOKS
from engine.dungeon_twister.turn import Turn
from engine.flow import Hook, Option, Position, Power

LIGHTS = "DT-CHAR-LIGHTANGEL-2"


def _offer(t: Position, angel: str, page: Turn) -> list[Option]:
    return offers(t, angel, page, LAMPS[LIGHTS])


POWER = Power(
    "lightangel",
    (
        *HOOKS,
        Hook("permit", LIGHTS, LIGHTS, lambda t, angel, figure: figure == angel),
        Hook("offer", "Turn", LIGHTS, _offer),
    ),
)
