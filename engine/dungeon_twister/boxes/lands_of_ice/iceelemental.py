"""Ice Elemental: walks on water, which turns to ice under it (DT-CHAR-ICEELEMENTAL)."""

from __future__ import annotations

from engine.dungeon_twister.boxes.lands_of_ice.ice import laid, open_water
from engine.dungeon_twister.events.moving import Pushed, Walked
from engine.dungeon_twister.homes import at_home
from engine.dungeon_twister.tokens import LASTING, Loads, is_thing
from engine.flow import Event, Hook, Position, Power, Reason

CLAUSE = "DT-CHAR-ICEELEMENTAL-3"


def _walks(t: Position, elemental: str, figure: str, start: str, to: str, loads: Loads) -> bool:
    return figure == elemental


def _keeps_dry(t: Position, elemental: str, figure: str, start: str, to: str, loads: Loads) -> list[Reason]:
    held = [key for key in loads if is_thing(t, key)]
    if figure != elemental or not held or not open_water(t, to):
        return []
    return [Reason("DT-CHAR-ICEELEMENTAL-4", {"object": held[0]}, tuple(held), (to,))]


def _freezes(t: Position, elemental: str, event: Walked | Pushed) -> list[Event] | None:
    """Each square of water that it enters unwounded, also when it is pushed there (DT-CHAR-ICEELEMENTAL-6)."""
    comes = event.other if isinstance(event, Pushed) else event.figure
    if comes != elemental or not open_water(t, event.to):
        return None
    ice = laid(t, event.seat, elemental, event.to, CLAUSE)
    return [event, ice] if ice is not None else None


def _never_cold(t: Position, elemental: str, figure: str) -> bool:
    return figure == elemental


POWER = Power(
    "iceelemental",
    (
        Hook("permit", "DT-TERR-WATER-3", "DT-CHAR-ICEELEMENTAL-2", _walks),
        Hook("forbid", "obstacle", "DT-CHAR-ICEELEMENTAL-4", _keeps_dry),
        Hook("replace", "Walked", CLAUSE, _freezes),
        Hook("replace", "Pushed", CLAUSE, _freezes),
        Hook("permit", "stay warm", "DT-CHAR-ICEELEMENTAL-1", _never_cold, (LASTING,)),
        at_home("snow", "DT-CHAR-ICEELEMENTAL-5", LASTING),
    ),
)
