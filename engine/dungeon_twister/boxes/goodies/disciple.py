"""Disciple: turns the room in which she is face down again (DT-CHAR-DISCIPLE)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.marks import FORGOTTEN
from engine.dungeon_twister.events.rooms import Forgotten
from engine.dungeon_twister.names import row
from engine.dungeon_twister.rooms import known_room
from engine.dungeon_twister.tiles import shown
from engine.dungeon_twister.tokens import wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Hook, Position, Power, ProspectRow, Reason
from engine.said import said
from engine.table import memoised

KIND, FORGETS, NOT_YET = "disciple", "DT-CHAR-DISCIPLE-2", "DT-CHAR-DISCIPLE-5"
APART, TOO_FULL = "DT-CHAR-DISCIPLE-10", "DT-CHAR-DISCIPLE-11"


def _room(t: Position, disciple: str) -> str:
    """The room in which she is; empty on a line, which is no room."""
    return content(t).tiles.room_of.get(t.pieces[disciple].place, "")


def _lying(t: Position, room: str) -> list[str]:
    return [key for square in shown(room, 0) for key in t.contents[square]]


def _takes(t: Position, token: str, square: str, barred: list[str]) -> bool:
    """Whether a token could be set down on a square as printed, whose ground bars it by these clauses."""
    if barred and not all(t.permitted(clause, token) for clause in barred):
        return False
    return ("forbid", "place") not in t.heard or not t.forbidden("place", token, square)


def _barred(t: Position, square: str) -> list[str]:
    """The clauses by which the printed ground of a square takes no tokens."""
    tiles, rows = content(t).tiles, content(t).terrain
    kinds = [kind for kind in (tiles.terrain[square], tiles.veil.get(square, "")) if kind]
    return [rows[kind].place for kind in kinds if rows[kind].place]


@memoised
def _fits(t: Position, room: str) -> bool:
    """Whether each token would find a square of its own when the room is revealed again (DT-CHAR-DISCIPLE-10)."""
    squares = [(square, _barred(t, square)) for square in shown(room, 0)]
    choices = sorted([sum([_takes(t, token, *square) for square in squares]) for token in _lying(t, room)])
    return all(number > taken for taken, number in enumerate(choices))


def _here(t: Position, disciple: str) -> tuple[str, ...]:
    return () if _refuse(t, disciple, "") else ("",)


def _refuse(t: Position, disciple: str, place: str) -> list[Reason]:
    room = _room(t, disciple)
    if not room:
        return [Reason(FORGETS, {"figure": disciple}, (disciple,))]
    return [] if _fits(t, room) else [Reason(TOO_FULL, {}, (disciple,), (board(t).slot[room],))]


def _forget(t: Position, page: Turn, disciple: str, place: str) -> None:
    """It keeps its turn, and all know what lies there (DT-CHAR-DISCIPLE-7). All markers go (DT-CHAR-DISCIPLE-3),
    and with them all traces (DT-CHAR-DISCIPLE-8); those of powers that are limited in a game give no new use
    (DT-CHAR-DISCIPLE-9). The wounded stay wounded (DT-CHAR-DISCIPLE-4)."""
    room = _room(t, disciple)
    t.emit(Forgotten(page.seat, disciple, board(t).slot[room], room, FORGETS))


def _lies_fallow(t: Position, house: str, slot: str) -> list[Reason]:
    """From the next turn on it is revealed as usual (DT-CHAR-DISCIPLE-6)."""
    room = known_room(t, slot)
    fresh = room and t.pieces[room].mark(FORGOTTEN) == t.counters["turn"]
    return [Reason(NOT_YET, {}, (), (slot,))] if fresh else []


def _shown(t: Position, disciple: str) -> list[ProspectRow]:
    room = _room(t, disciple)
    if wounded(t, disciple) or not room:
        return []
    number = len(_lying(t, room))
    return [row(said("Forgets"), number, said("tokens of this room would lie face down"), FORGETS)]


FORGET = Ability("forget", FORGETS, _here, _refuse, _forget, ("piece",))
VERBS = {"Turn": (FORGET.row,)}
LENS = _shown
POWER = Power(KIND, FORGET.hooks)
NEEDS = (KIND,)
HOUSE = Power("", (Hook("forbid", "turn up", NOT_YET, _lies_fallow),))
