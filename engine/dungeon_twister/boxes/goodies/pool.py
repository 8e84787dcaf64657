"""Reflecting Pool: who stands in it meditates, and turns natural rooms (DT-TERR-POOL). Where magic fails it is a
square like floor (DT-TERR-POOL-9)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.actions import able, refuse_to_act, spend
from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.events.rooms import Rotated
from engine.dungeon_twister.magic import dead
from engine.dungeon_twister.tokens import Loads, is_figure, printed, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Goto, Hook, Option, Part, Position, Power, Reason, Verb

KIND, NATURAL, VERB = "pool", "natural", "turn from the pool"
STOPS, STILL, WEAK, TURNS = "DT-TERR-POOL-2", "DT-TERR-POOL-3", "DT-TERR-POOL-4", "DT-TERR-POOL-5"
ONLY, WITHOUT = "DT-TERR-POOL-6", "DT-TERR-POOL-9"
PRICE = 2


def _in_pool(t: Position, figure: str) -> bool:
    return content(t).tiles.terrain.get(t.pieces[figure].place) == KIND


def meditates(t: Position, figure: str) -> bool:
    """Whether a figure meditates: unwounded, in the pool, incorporeal ones too (DT-RULE-INCORP-13)."""
    return _in_pool(t, figure) and not wounded(t, figure) and not dead(t, t.pieces[figure].place)


# -- turning rooms ---------------------------------------------------------------------------------------


def _turns(t: Position, page: Turn) -> list[Option]:
    if KIND not in in_play(t).ground:
        return []
    b, found = board(t), list[Option]()
    for figure in able(t, page.seat):
        if not meditates(t, figure):
            continue
        for room, slot in b.slot.items():
            arrow = b.quarter(room)
            ways = (arrow, -arrow) if t.permitted("DT-ROT-04", figure) else (arrow,)
            found += [Option(VERB, figure, slot, way) for way in ways if _is_natural(t, room)]
    return found


def _is_natural(t: Position, room: str) -> bool:
    """Whether trees or vines are printed on a room."""
    return NATURAL in content(t).rooms[room].tags


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """Any natural room that lies open, that of the pool as well."""
    figure, slot, b = option.piece, option.to, board(t)
    against = refuse_to_act(t, page, figure, going=True, cost=PRICE)
    if against:
        return against
    if not _in_pool(t, figure) or slot not in b.rooms or option.amount not in (1, -1):
        return [Reason(TURNS, {"figure": figure}, (figure,))]
    failing = dead(t, t.pieces[figure].place)
    if failing:
        return [Reason(WITHOUT, {}, (figure,)), *failing]
    unable = t.forbidden("use magic", figure)
    if unable:
        return unable
    room = b.rooms[slot]
    if not _is_natural(t, room):
        return [Reason(ONLY, {"room": room}, (room,), (slot,))]
    if option.amount != b.quarter(room) and not t.permitted("DT-ROT-04", figure):
        spin = "clockwise" if b.quarter(room) > 0 else "counter-clockwise"
        return [Reason("DT-ROT-04", {"room": room, "spin": spin}, (room,), (slot,))]
    return []


def _turn(t: Position, page: Turn, option: Option) -> Flow:
    spend(t, page.seat, option.piece, PRICE, page.thrift)
    t.emit(Rotated(page.seat, option.piece, board(t).rooms[option.to], option.amount, TURNS))
    return Goto(replace(page, step="settle"))


# -- meditation ------------------------------------------------------------------------------------------


def _rests(t: Position, house: str, figure: str) -> list[Reason]:
    """It may leave by a move (DT-TERR-POOL-7)."""
    still = is_figure(t, figure) and meditates(t, figure)
    return [Reason(STILL, {"figure": figure}, (figure,), (t.pieces[figure].place,))] if still else []


def _keeps(t: Position, house: str, figure: str, load: str, square: str) -> list[Reason]:
    """Nothing is set down there."""
    return _rests(t, house, figure) if figure and t.pieces[figure].place == square else []


def _weak(t: Position, house: str, figure: str, attacking: bool) -> list[Part]:
    """0, and bonuses; it takes part like anybody unwounded (DT-TERR-POOL-8)."""
    if not is_figure(t, figure) or not meditates(t, figure):
        return []
    combat = printed(t, figure).combat
    return [Part(-combat, WEAK, figure)] if combat else []


def _plain(t: Position, house: str, figure: str, start: str, to: str, loads: Loads) -> bool:
    return bool(dead(t, to))


VERBS = {"Turn": (Verb(VERB, _turns, _refuse, _turn, takes=("piece", "to", "amount")),)}
NUMBERS = {f"price/{VERB}": TURNS}
NEEDS = (KIND,)
#: Who only passes over it, flying or incorporeal, does not enter it (DT-TERR-POOL-10): its row is crossed so.
POWER = Power(
    "",
    (
        Hook("permit", STOPS, WITHOUT, _plain),
        Hook("forbid", "act", STILL, _rests),
        Hook("forbid", "let go", STILL, _keeps),
        Hook("value", "combat", WEAK, _weak),
    ),
)
