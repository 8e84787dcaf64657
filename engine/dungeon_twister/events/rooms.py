"""What happens to rooms and gates."""

from __future__ import annotations

from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.marks import FORGOTTEN, UNDER, cleared
from engine.dungeon_twister.tiles import gate_piece, room_of
from engine.dungeon_twister.tokens import owner
from engine.flow import Event, Position
from engine.flow.hooks import BEARS
from engine.table import Change, Mark, Move, Show, Turn


class Revealed(Event, tag="revealed", frozen=True, gc=False):
    """A room is turned up in its slot, and its tokens are lifted off."""

    seat: str
    slot: str
    room: str
    turn: int
    clause: str = "DT-REVEAL-06"

    def changes(self, t: Position) -> tuple[Change, ...]:
        lifted = [Move(key, "lifted") for seat in t.seats for key in t.contents[f"{self.slot}-{seat}"]]
        lids = [Move(lid, "box") for lid in t.contents[self.slot]]
        turned = [Turn(self.room, self.turn)] if self.turn != t.pieces[self.room].turn else []
        known = [Mark(self.room, UNDER, 0)] if t.pieces[self.room].mark(UNDER) else []
        return (*lifted, *lids, *known, *turned, Move(self.room, self.slot))


class Forgotten(Event, tag="room forgotten", frozen=True, gc=False):
    """A room is turned face down again as it lies, with all its tokens, which both players know. Its markers go,
    and what they were laid for is as printed."""

    seat: str
    figure: str
    slot: str
    room: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        boxes = content(t)
        squares = [square for square, room in boxes.tiles.room_of.items() if room == self.room]
        lying = [key for square in squares for key in t.contents[square]]
        laid = [key for key in boxes.markers if key in t.pieces and room_of(t.pieces[key].place) == self.room]
        away = [Move(key, "gone" if _once(t, key) else "markers") for key in laid]
        gates = [gate_piece(place) for place in boxes.tiles.gates[self.room]]
        shut = [Mark(gate, name, 0) for gate in gates for name, _ in t.pieces[gate].marks]
        bare = [change for key in lying for change in cleared(t, key, _lent(t))]
        face_down = [Move(key, f"{self.slot}-{owner(t, key) or self.seat}") for key in lying]
        known = [Show(key, t.seats) for key in (self.room, *lying)]
        under, since = Mark(self.room, UNDER, 1 + self._number(t)), Mark(self.room, FORGOTTEN, t.counters["turn"])
        room = (Move(self.room, "rooms"), Move(f"lid-{self.slot}", self.slot), under, since)
        return (*away, *shut, *bare, *face_down, *room, *known)

    def _number(self, t: Position) -> int:
        slots = [key.removeprefix("lid-") for key in t.pieces if key.startswith("lid-")]
        return slots.index(self.slot)


def _once(t: Position, marker: str) -> bool:
    """Whether a marker that was laid is not laid again."""
    bar = content(t).bars.get(content(t).markers[marker])
    return bar is not None and bool(bar.once)


def _lent(t: Position) -> tuple[str, ...]:
    """The marks of tokens for which a marker lies on them."""
    return tuple([f"{BEARS}{kind}" for kind in dict.fromkeys(content(t).markers.values())])


class SetOut(Event, tag="set out", frozen=True, gc=False):
    """A token of a room just revealed is set down face up."""

    seat: str
    token: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, self.to),)


class Rotated(Event, tag="rotated", frozen=True, gc=False):
    """A room turns by a quarter with everything on it; `quarter` is +1 clockwise or -1."""

    seat: str
    figure: str
    room: str
    quarter: int
    clause: str = "DT-ROT-07"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Turn(self.room, (t.pieces[self.room].turn + self.quarter) % 4),)


class GateWorked(Event, tag="gate worked", frozen=True, gc=False):
    """A portcullis is opened, closed or broken; `state` is what it is now."""

    seat: str
    figure: str
    gate: str
    state: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        if self.state == "closed":
            return (Mark(gate_piece(self.gate), "open", 0),)
        return (Mark(gate_piece(self.gate), self.state, 1),)
