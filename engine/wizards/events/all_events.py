"""All events of Wizards."""

from __future__ import annotations

from engine.flow import Event
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

_MODULES = (setup, days, moving, points, tasks, event_cards, encounters, wizards, ending)

EVENTS_OF_GAME = tuple(
    [
        each
        for module in _MODULES
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, Event) and each.__module__ == module.__name__
    ]
)
