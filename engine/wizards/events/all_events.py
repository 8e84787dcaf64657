"""All events of Wizards."""

from __future__ import annotations

from engine.flow import events_in
from engine.wizards.events import (
    days,
    encounters,
    ending,
    event_cards,
    moving,
    points,
    setup,
    tasks,
    wizards,
)

EVENTS = events_in(setup, days, moving, points, tasks, event_cards, encounters, wizards, ending)
