"""Prophet: looks at a face-down room, and says how it lies (DT-CHAR-PROPHET)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.dungeon_twister.actions import refuse_to_act, settled
from engine.dungeon_twister.board import board, slots
from engine.dungeon_twister.events.marks import UNDER
from engine.dungeon_twister.events.turn import Fizzled
from engine.dungeon_twister.magic import failing
from engine.dungeon_twister.rooms import draw_room, known_room
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import owner, side
from engine.dungeon_twister.turn import Turn
from engine.flow import (
    DONE,
    Ask,
    Call,
    Event,
    Flow,
    Frame,
    Hook,
    Option,
    Position,
    Power,
    Reason,
    Verb,
    drag,
    unlisted,
    verbs,
)
from engine.table import Change, Mark, Show
from engine.table import Turn as TurnTile

#: What he has looked this turn.
LOOKED = "looked"


class Looked(Event, tag="room looked at", frozen=True, gc=False):
    """He looks at a room: not again this turn."""

    seat: str
    figure: str
    slot: str
    clause: str = "DT-CHAR-PROPHET-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, LOOKED, t.counters["turn"]),)


class Foreseen(Event, tag="foreseen", frozen=True, gc=False):
    """What his owner sees: the room, how it lies, and the tokens on it (DT-CHAR-PROPHET-4)."""

    seat: str
    slot: str
    room: str
    turn: int
    tokens: tuple[str, ...]
    clause: str = "DT-CHAR-PROPHET-4"
    private: ClassVar[tuple[str, ...]] = ("room", "turn", "tokens")

    def changes(self, t: Position) -> tuple[Change, ...]:
        shown = [Show(key, (self.seat,)) for key in (self.room, *self.tokens)]
        lies = Mark(self.room, UNDER, 1 + slots(t).index(self.slot))
        turned = [TurnTile(self.room, self.turn)] if self.turn != t.pieces[self.room].turn else []
        return (*shown, lies, *turned)


class SetRight(Event, tag="set right", frozen=True, gc=False):
    """A face-down room lies otherwise now, or as before: only his owner knows."""

    seat: str
    slot: str
    room: str
    turn: int
    clause: str = "DT-CHAR-PROPHET-3"
    private: ClassVar[tuple[str, ...]] = ("room", "turn")

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (TurnTile(self.room, self.turn),) if self.turn != t.pieces[self.room].turn else ()


class SettingRight(Frame, frozen=True, gc=False, tag="setting right"):
    """How shall the room lie face down again?"""

    seat: str
    slot: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """As it lies, or turned by quarters."""
        limits = turn_limit(t, self.seat, Option("set right", "", self.slot))
        return Ask(((self.seat, self.offer(t)),), "set right", "DT-CHAR-PROPHET-3", limits=limits)


def _quarters(t: Position, page: SettingRight) -> list[Option]:
    return [Option("set right", "", page.slot, quarters) for quarters in range(4)]


def _refuse_quarters(t: Position, page: SettingRight, option: Option) -> list[Reason]:
    return [] if option in _quarters(t, page) else [Reason("DT-CHAR-PROPHET-3")]


def _set_right(t: Position, page: SettingRight, option: Option) -> Flow:
    """Who does not know the room, and pictures what the choice would do, sees nothing happen."""
    room = known_room(t, page.slot)
    if room:
        t.emit(SetRight(page.seat, page.slot, room, (t.pieces[room].turn + option.amount) % 4))
    return DONE


SettingRight.verbs = verbs(Verb("set right", _quarters, _refuse_quarters, _set_right, takes=("to", "amount")))


def _offer(t: Position, prophet: str, page: Turn) -> list[Option]:
    if side(t, prophet) != page.seat or t.pieces[prophet].mark(LOOKED):
        return []
    return [drag("foresee", prophet, slot) for slot in slots(t) if slot not in board(t).rooms]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """Once a turn, for nothing; also the Anti-Magic Room, which sleeps (DT-TERR-ANTIMAGIC-3)."""
    prophet = option.piece
    against = refuse_to_act(t, page, prophet, ability=True, cost=0)
    if against:
        return against
    hidden = option.to in slots(t) and option.to not in board(t).rooms
    if not t.permitted("DT-CHAR-PROPHET-2", prophet) or t.pieces[prophet].mark(LOOKED) or not hidden:
        return [Reason("DT-CHAR-PROPHET-2", {}, (prophet,))]
    return []


def _look(t: Position, page: Turn, option: Option) -> Flow:
    """Where magic fails nothing is seen, and the look is used up. A controlled Prophet shows his owner alone."""
    prophet, slot, seat = option.piece, option.to, owner(t, option.piece)
    t.emit(Looked(page.seat, prophet, slot))
    fails = failing(t, prophet, slot)
    if fails:
        t.emit(Fizzled(page.seat, prophet, "", fails[0].clause))
        return settled(page, None)
    room = known_room(t, slot)
    turn = t.pieces[room].turn if room else 0
    if not room:
        room, turn = draw_room(t, (seat,))
    tokens = tuple([key for each in t.seats for key in t.contents[f"{slot}-{each}"]])
    t.emit(Foreseen(seat, slot, room, turn, tokens))
    if seat != page.seat:
        return settled(page, None)
    return Call(SettingRight(seat, slot), replace(page, step="settle"))


VERBS = {"Turn": (Verb("foresee", unlisted, _refuse, _look, takes=("piece", "to")),)}
PAGES = (SettingRight,)
EVENTS = (Looked, Foreseen, SetRight)
PASSING = (LOOKED,)
POWER = Power(
    "prophet",
    (
        Hook("permit", "DT-CHAR-PROPHET-2", "DT-CHAR-PROPHET-2", lambda t, prophet, figure: figure == prophet),
        Hook("offer", "Turn", "DT-CHAR-PROPHET-2", _offer),
    ),
)
