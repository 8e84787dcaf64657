"""The odds of a challenge: how many of the 36 throws win, draw and lose."""

from __future__ import annotations

from functools import cache

from engine.knightmare.challenge import DIE
from engine.knightmare.strengths import decided_by_shields, dies_of_gaze, strength
from engine.parts.dice import throws
from engine.table import Table

#: Win, draw, lose: of 36.
Odds = tuple[int, int, int]
ALL = len(DIE) ** 2


@cache
def odds(ahead: int) -> Odds:
    """The odds of a side whose strength, with tokens and Power, is so much above the other's (KM-FIGHT-03)."""
    margins = [ahead + own - theirs for own, theirs in throws(DIE, DIE)]
    won, drawn = sum([margin > 0 for margin in margins]), margins.count(0)
    return won, drawn, ALL - won - drawn


def odds_against(t: Table, seat: str, foe: str, tokens: int = 0) -> Odds:
    """The odds of a Dungeoneer against a side, with so many tokens spent."""
    if dies_of_gaze(t, seat, foe):
        return 0, 0, ALL
    own, theirs = strength(t, seat, foe).total, strength(t, foe, seat).total
    decided = decided_by_shields(t, seat, foe, own, theirs)
    if decided is not None:
        return (ALL * (decided == seat), ALL * (not decided), ALL * (decided == foe))
    return odds(own + tokens - theirs)
