"""Illusory rubble: gone when its Illusionist dies (DT-TERR-RUBBLE-1, DT-CHAR-ILLUSIONIST-07)."""

from __future__ import annotations

from engine.dungeon_twister.content import content
from engine.dungeon_twister.tokens import supply
from engine.flow import Event, Hook, Position, Power
from engine.table import Change, Move

RUBBLE = "rubble"


class Vanished(Event, tag="vanished", frozen=True, gc=False):
    """An illusion is gone."""

    marker: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, "markers"),)


def maker(t: Position, marker: str) -> str:
    """The Illusionist to whom an illusion belongs."""
    kind = content(t).markers[marker]
    seat = next(seat for seat in t.seats if marker in supply(t, kind, seat))
    boxes = content(t)
    return next(key for key in boxes.own_figures[seat] if "illusionist" in boxes.rows[boxes.kind[key]].tags)


def outlived(t: Position, marker: str) -> Vanished | None:
    """If she leaves the dungeon they stay to the end."""
    gone = t.pieces[maker(t, marker)].place.startswith(("trophies-", "unmade"))
    return Vanished(marker, "DT-CHAR-ILLUSIONIST-07") if gone else None


EVENTS = (Vanished,)
POWER = Power(
    RUBBLE, tuple([Hook("check", event, "DT-CHAR-ILLUSIONIST-07", outlived) for event in ("Died", "Unmade")])
)
