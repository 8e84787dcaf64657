"""Pentacle: a point for the player who holds it alone, as long as that lasts (DT-TERR-PENTACLE)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.tokens import owner, standing
from engine.flow import Event, Hook, Part, Position, Power
from engine.table import Change, Count, Mark


class PentacleHeld(Event, tag="pentacle held", frozen=True, gc=False):
    """A player holds a pentacle from now on (`points` 1), or no longer (-1); the room keeps a mark."""

    seat: str
    room: str
    points: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        counter, held = f"vp-{self.seat}", 1 + t.seats.index(self.seat) if self.points > 0 else 0
        return (Count(counter, t.counters[counter] + self.points), Mark(self.room, "held", held))


def _rooms(t: Position) -> dict[str, list[str]]:
    """The open rooms with a pentacle, each with its squares."""
    tiles, found = content(t).tiles, dict[str, list[str]]()
    for square in tiles.spots["pentacle"]:
        room = tiles.room_of[square]
        if room in board(t).slot:
            found.setdefault(room, []).append(square)
    return found


def _holder(t: Position, squares: list[str]) -> str:
    """The only seat with an unwounded figure there, one or several (DT-TERR-PENTACLE-3); the wounded stand for
    nothing (DT-TERR-PENTACLE-4)."""
    seats = {owner(t, figure) for square in squares if (figure := standing(t, square))}
    return seats.pop() if len(seats) == 1 else ""


def _looks(t: Position, house: str) -> PentacleHeld | None:
    """After every action (DT-TERR-PENTACLE-5). The goal is judged when the turn ends (DT-TERR-PENTACLE-6)."""
    for room, squares in _rooms(t).items():
        mark, holder = t.pieces[room].mark("held"), _holder(t, squares)
        before = t.seats[mark - 1] if mark else ""
        if before and before != holder:
            return PentacleHeld(before, room, -1, "DT-TERR-PENTACLE-2")
        if holder and holder != before:
            return PentacleHeld(holder, room, 1, "DT-TERR-PENTACLE-1")
    return None


def _held(t: Position, house: str, seat: str) -> list[Part]:
    """The points that a seat holds now."""
    marks = [(room, t.pieces[room].mark("held")) for room in _rooms(t)]
    return [Part(1, "DT-TERR-PENTACLE-1", room) for room, mark in marks if mark and t.seats[mark - 1] == seat]


EVENTS = (PentacleHeld,)
NEEDS = ("pentacle",)
POWER = Power(
    "",
    (
        Hook("check", "ActionEnded", "DT-TERR-PENTACLE-5", _looks),
        Hook("value", "held", "DT-TERR-PENTACLE-1", _held),
    ),
)
