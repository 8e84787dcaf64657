"""Power chips, and the track that they lie on."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.formidable_foes.components import CHIPS, DARK, TRACK
from engine.formidable_foes.events.turn import STIR
from engine.parts.tracks import empty_places
from engine.table import Change, Move


def moved_to_track(t: Position, chips: tuple[str, ...]) -> tuple[Change, ...]:
    """Chips go one by one to the lowest empty space of the track; when it is full, to the reserve."""
    spaces = empty_places(t, TRACK)
    return tuple([Move(chip, next(spaces, "reserve")) for chip in chips])


def clause_of_track(t: Position, number: int, clause: str) -> str:
    """The clause by which so many chips go to the track: the usual one, or that of a full track."""
    room = len([space for space in TRACK if not t.contents[space]])
    return clause if number <= room else "FF-TURN-16"


class ChipsTaken(Event, tag="chips taken", frozen=True, gc=False):
    """A player takes the chips of the dark spaces."""

    seat: str
    number: int
    clause: str = "FF-TURN-10"

    def changes(self, t: Position) -> tuple[Change, ...]:
        chips = [chip for space in DARK for chip in t.contents[space]]
        return (*[Move(chip, CHIPS[self.seat]) for chip in chips], STIR)


class ChipsSlid(Event, tag="chips slid", frozen=True, gc=False):
    """The chips left on the track slide down to spaces 1, 2, 3 and so on."""

    number: int
    clause: str = "FF-TURN-11"

    def changes(self, t: Position) -> tuple[Change, ...]:
        chips = [chip for space in TRACK for chip in t.contents[space]]
        return tuple(
            [Move(chip, space) for chip, space in zip(chips, TRACK, strict=False) if t.pieces[chip].place != space]
        )


class Paid(Event, tag="paid", frozen=True, gc=False):
    """A player pays chips: the first goes to the track, the others to the reserve."""

    seat: str
    number: int
    clause: str = "FF-BATTLE-10"

    def changes(self, t: Position) -> tuple[Change, ...]:
        chips = t.contents[CHIPS[self.seat]][-self.number :][::-1]
        return (*moved_to_track(t, chips[:1]), *[Move(chip, "reserve") for chip in chips[1:]], STIR)


class ChipsConjured(Event, tag="chips conjured", frozen=True, gc=False):
    """A spell brings chips from the reserve."""

    seat: str
    number: int
    clause: str = "FF-SPELL-13"

    def changes(self, t: Position) -> tuple[Change, ...]:
        chips = t.contents["reserve"][-self.number :]
        return (*[Move(chip, CHIPS[self.seat]) for chip in chips], STIR)
