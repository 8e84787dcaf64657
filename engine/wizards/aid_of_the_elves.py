"""Event 47, Aid of the Elves: in the owner's turn, between encounters, one Demon marker leaves (WZ-EVENT-47)."""

from __future__ import annotations

from typing import Any

from engine.flow import Flow, Goto, Option, Position, Reason, Verb
from engine.parts.step_verbs import at
from engine.table import Table
from engine.wizards.components import EVENT_PIECE, land_of, space
from engine.wizards.events.encounters import DemonsBeaten
from engine.wizards.events.event_cards import EventSpent
from engine.wizards.world import bound, demons_at, holds, place

ELVES = 47


def _targets(t: Table, seat: str) -> tuple[str, ...]:
    """The Demon markers on the land where the player stands."""
    land = land_of(place(t, seat))
    spaces = [space(land, n) for n in range(19)] if land else []
    return tuple([key for where in spaces for key in demons_at(t, where)])


def _options(t: Position, page: Any) -> list[Option]:
    if not holds(t, page.seat, ELVES):
        return []
    return [Option("aid of the elves", key) for key in _targets(t, page.seat)]


def _refuse(t: Position, page: Any, option: Option) -> list[Reason]:
    own = holds(t, page.seat, ELVES) and not bound(t, page.seat)
    return [] if own and option.piece in _targets(t, page.seat) else [Reason("WZ-EVENT-47")]


def _drive_off(t: Position, page: Any, option: Option) -> Flow:
    t.emit(EventSpent(page.seat, EVENT_PIECE[ELVES], "WZ-EVENT-47"))
    t.emit(DemonsBeaten(t.pieces[option.piece].place, option.piece, "WZ-EVENT-47"))
    return Goto(page)


def aid_of_the_elves(*steps: str) -> Verb:
    """The verb, for the steps of a page at which no encounter is under way."""
    return at("aid of the elves", steps, _options, _refuse, _drive_off, ("piece",))
