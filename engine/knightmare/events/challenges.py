"""Challenges."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.table import Change, Count


class Challenged(Event, tag="challenged", frozen=True, gc=False):
    """A Dungeoneer challenges somebody in a chamber, or is challenged (`by_foe`) by the resident."""

    seat: str
    foe: str
    place: str
    clause: str


class ChallengeRefused(Event, tag="challenge refused", frozen=True, gc=False):
    """A character's challenge is refused."""

    seat: str
    foe: str
    clause: str


class StrengthsCompared(Event, tag="strengths compared", frozen=True, gc=False):
    """The strengths of both sides, shields deducted."""

    seat: str
    foe: str
    own: int
    theirs: int
    clause: str = "KM-FIGHT-15"


class ChallengeDice(Event, tag="challenge dice", frozen=True, gc=False):
    """Both dice of a challenge, the Dungeoneer's or the challenger's first."""

    seat: str
    foe: str
    own: int
    theirs: int
    clause: str = "KM-FIGHT-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("die", self.own), Count("die-other", self.theirs))


class ChallengeWon(Event, tag="challenge won", frozen=True, gc=False):
    """A side wins; the loser may be a character."""

    seat: str
    foe: str
    clause: str = "KM-FIGHT-03"


class ChallengeLost(ChallengeWon, tag="challenge lost", frozen=True, gc=False):
    """A Dungeoneer loses to a character."""


class ChallengeDrawn(ChallengeWon, tag="challenge drawn", frozen=True, gc=False):
    """Neither side wins."""
