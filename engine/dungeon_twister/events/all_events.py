"""All events of Dungeon Twister that no single box brings."""

from __future__ import annotations

from engine.dungeon_twister.events import ending, fighting, losses, moving, rooms, setup, turn
from engine.flow import events_in

EVENTS = events_in(setup, turn, rooms, moving, fighting, losses, ending)
