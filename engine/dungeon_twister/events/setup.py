"""What happens before the first turn."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.tiles import STARTS
from engine.flow import Event, Position
from engine.table import Change, Move, Show


class FirstDrawn(Event, tag="first drawn", frozen=True, gc=False):
    """Chance draws the seat that begins to choose, to lay tokens or to play."""

    seat: str
    what: str
    clause: str


class Chosen(Event, tag="chosen", frozen=True, gc=False):
    """A token is taken into both teams, or the rooms of a pair into the game, for all to see."""

    seat: str
    piece: str
    others: tuple[str, ...]
    to: tuple[str, ...]
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(key, place) for key, place in zip((self.piece, *self.others), self.to, strict=True)])


class Picked(Event, tag="picked", frozen=True, gc=False):
    """The same, in secret: only the chooser knows which."""

    seat: str
    piece: str
    others: tuple[str, ...]
    to: tuple[str, ...]
    clause: str
    private: ClassVar[tuple[str, ...]] = ("piece", "others")

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(key, place) for key, place in zip((self.piece, *self.others), self.to, strict=True)])


class PairDrawn(Event, tag="pair drawn", frozen=True, gc=False):
    """Chance takes a pair of rooms into the game."""

    rooms: tuple[str, ...]
    clause: str = "DT-MODE-10"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(room, "rooms") for room in self.rooms])


class TeamsDrawn(Event, tag="teams drawn", frozen=True, gc=False):
    """Chance takes tokens into the team of the first seat, and the same ones into the other team."""

    pieces: tuple[str, ...]
    others: tuple[str, ...]
    seats: tuple[str, ...]
    clause: str = "DT-MODE-23"

    def changes(self, t: Position) -> tuple[Change, ...]:
        teams = zip((self.pieces, self.others), self.seats, strict=True)
        return tuple([Move(key, f"team-{seat}") for keys, seat in teams for key in keys])


class PutAway(Event, tag="put away", frozen=True, gc=False):
    """What nobody has chosen goes into the box."""

    places: tuple[str, ...]
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(piece, "box") for place in self.places for piece in t.contents[place]])


class LeftOut(Event, tag="left out", frozen=True, gc=False):
    """A handicapped player leaves a figure in the box."""

    seat: str
    figure: str
    clause: str = "DT-MODE-13"
    private: ClassVar[tuple[str, ...]] = ("figure",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.figure, f"without-{self.seat}"),)


class Started(Event, tag="started", frozen=True, gc=False):
    """A figure is laid face down on the line."""

    seat: str
    figure: str
    to: str
    clause: str = "DT-SETUP-06"
    private: ClassVar[tuple[str, ...]] = ("figure",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.figure, self.to),)


class Laid(Event, tag="laid", frozen=True, gc=False):
    """A token is laid face down on a room."""

    seat: str
    token: str
    slot: str
    clause: str = "DT-SETUP-07"
    private: ClassVar[tuple[str, ...]] = ("token",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, f"{self.slot}-{self.seat}"),)


class LaidOpenly(Event, tag="laid openly", frozen=True, gc=False):
    """A figure is laid face up on the line or on a room, with a white token below it if it has a hoard.

    The seats see it. An onlooker learns it when the room is revealed.
    """

    seat: str
    figure: str
    token: str
    to: str
    clause: str
    private: ClassVar[tuple[str, ...]] = ("figure", "token")

    def told_to(self, seat: str | None) -> bool:
        """Both players see it."""
        return seat is not None

    def changes(self, t: Position) -> tuple[Change, ...]:
        there = [key for key in (self.token, self.figure) if key]
        return (*[Move(key, self.to) for key in there], *[Show(key, t.seats) for key in there])


class StartersShown(Event, tag="starters shown", frozen=True, gc=False):
    """All starters are turned up at the same moment."""

    clause: str = "DT-SETUP-11"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(figure, line) for place, line in STARTS.items() for figure in t.contents[place]])
