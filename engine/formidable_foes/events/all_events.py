"""All events of Formidable Foes."""

from __future__ import annotations

from engine.flow import events_in
from engine.formidable_foes.events import battles, power_chips, setup, spells, turn, walking

EVENTS = events_in(setup, turn, walking, power_chips, spells, battles)
