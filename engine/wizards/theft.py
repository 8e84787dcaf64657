"""Thefts (WZ-EVENT-50): all Magical Objects of a player are discarded."""

from __future__ import annotations

from engine.flow import Position
from engine.wizards.events.encounters import Robbed
from engine.wizards.events.event_cards import EventSpent
from engine.wizards.world import magical_objects


def rob(t: Position, seat: str, clause: str) -> None:
    """A player loses all Magical Objects; `clause` says by whom."""
    t.emit(Robbed(seat, clause))
    for card in magical_objects(t, seat):
        t.emit(EventSpent(seat, card, "WZ-EVENT-50"))
