"""Evaluation: how good a position is for a player. The greedy and search bots maximise it."""

from __future__ import annotations

from engine.flow import Position
from engine.table import memoised
from engine.wizards.aims import on_map
from engine.wizards.closeness import closeness, is_laying
from engine.wizards.components import OFF
from engine.wizards.ending import champion
from engine.wizards.events.moving import goal_piece
from engine.wizards.goals import ways
from engine.wizards.standing import EXTRA, affliction, entrapment, progress, standing_of
from engine.wizards.travel import ADRIFT, NOWHERE, awaits_help, picks_land
from engine.wizards.world import is_team, place

WIN = 100000.0
#: How much of the best rival's progress, or of the last one's standing in a team, counts.
RIVAL, LAST = 0.15, 0.5
#: How likely the higher of two dice is to be 1 or 2, and 3 or 4, for a Call For Help (WZ-HELP-06).
WELL, FAIRLY = 4 / 36, 12 / 36


def evaluate(t: Position, seat: str) -> float:
    """The player's own prospects; less those of the best rival, or with those of the last one of the team."""
    if is_laying(t):
        return closeness(t, seat)
    won = champion(t)
    if won or t.counters["over"]:
        return WIN if won and (won == seat or is_team(t)) else -WIN
    others = [other for other in t.seats if other != seat]
    if is_team(t):
        return prospects(t, seat) + LAST * min([standing_of(t, other) for other in others])
    return prospects(t, seat) - RIVAL * max([progress(t, other) for other in others])


@memoised
def prospects(t: Position, seat: str) -> float:
    """What a player has, and how near the next goals are."""
    value, here = standing_of(t, seat), place(t, seat)
    if picks_land(t, seat):
        return value + ways(t, seat, NOWHERE)
    if here == OFF:
        here = t.pieces[goal_piece(seat)].place
    if not on_map(here):
        return value
    return value + (_helped(t, seat, here) if awaits_help(t, seat) else ways(t, seat, here))


def _helped(t: Position, seat: str, here: str) -> float:
    """What a Call For Help promises before its dice are rolled (WZ-HELP-07 to WZ-HELP-11). It is worked out,
    because a few throws of the dice say little of it."""
    stays, ill = ways(t, seat, here), affliction(t, seat)
    if ill:
        return stays + (WELL + FAIRLY) * ill + WELL * EXTRA
    freed = entrapment(t, seat)
    carried = WELL * (ways(t, seat, NOWHERE) + freed) + FAIRLY * (ways(t, seat, ADRIFT) + freed)
    return carried + (1 - WELL - FAIRLY) * stays
