"""Telekineticist: moves objects by magic (DT-CHAR-TELEKINETICIST)."""

from __future__ import annotations

from engine.dungeon_twister.actions import fizzles, pay, refuse_to_act, settled
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.water_and_fire.antimagic import inside
from engine.dungeon_twister.boxes.water_and_fire.gravitywell import heavy, held
from engine.dungeon_twister.content import bearers, content
from engine.dungeon_twister.events.losses import Lost
from engine.dungeon_twister.magic import dead
from engine.dungeon_twister.ropes import FASTENINGS, fastenings
from engine.dungeon_twister.tokens import (
    fallen,
    foremost,
    full,
    is_rope,
    is_thing,
    led,
    on_board,
    owner,
    side,
    standing,
    things,
)
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Flow, Hook, Option, Position, Power, Reason, Verb, drag, unlisted
from engine.table import Change, Move

#: How far an object goes.
FAR = 5
POWER_CLAUSE = "DT-CHAR-TELEKINETICIST-02"


class Levitated(Event, tag="levitated", frozen=True, gc=False):
    """An object flies to a square, below whoever stands there (DT-CHAR-TELEKINETICIST-05)."""

    seat: str
    figure: str
    token: str
    to: str
    clause: str = POWER_CLAUSE

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, self.to, 0),)


def _passable(t: Position, square: str) -> bool:
    """Whether an object flies over a square: as flyers do, and never into the Anti-Magic Room."""
    b = board(t)
    if inside(t, square) or t.forbidden("levitation goal", square):
        return False
    rows = b.layers(square) if square in b.rough else ()
    return all(not row.enter or "flight" in row.crossed or row.bears for row in rows)


def _drops(t: Position, square: str) -> bool:
    """Whether an object falls as soon as it comes there (DT-CHAR-TELEKINETICIST-07)."""
    return bool(dead(t, square)) or held(t, square)


def _reach(t: Position, token: str) -> dict[str, int]:
    """The squares that an object could come to, each with the steps; from some it goes no further."""
    start, b = t.pieces[token].place, board(t)
    found, edge = {start: 0}, [start]
    for far in range(1, FAR + 1):
        beside = [to for here in edge for to in b.touching(here) if to not in found]
        open_to = [to for to in beside if _passable(t, to)]
        found |= {to: far for to in open_to if not (_drops(t, to) and _refuse_rest(t, token, to))}
        edge = [to for to in dict.fromkeys(beside) if to in found and not _drops(t, to)]
    del found[start]
    return found


def _refuse_rest(t: Position, token: str, square: str) -> list[Reason]:
    """The reasons of the stacking rule against an object on a square: it is given to whoever stands there with a
    free hand, of either colour, or lies with a wounded figure that has nothing (DT-CHAR-TELEKINETICIST-14)."""
    other = foremost(t, square)
    facts: dict[str, str | int] = {"object": token, "other": other or next(iter(things(t, square)), token)}
    crowded = [Reason("DT-CHAR-TELEKINETICIST-13", facts, (), (square,))]
    figure = standing(t, square)
    if figure:
        takes = not full(t, figure) and not t.forbidden("carry", figure, token)
        return [] if takes else crowded
    return crowded if things(t, square) else []


def _refuse_goal(t: Position, token: str, square: str) -> list[Reason]:
    """Not where it cannot lie, unless it falls there."""
    b = board(t)
    if inside(t, square) or t.forbidden("levitation goal", square):
        return [Reason("DT-CHAR-TELEKINETICIST-10", {"object": token}, (), (square,))]
    if not _drops(t, square) and not b.holds(square):
        return [Reason("DT-CHAR-TELEKINETICIST-03", {"object": token}, (), (square,))]
    return _refuse_rest(t, token, square)


def _refuse_object(t: Position, figure: str, token: str) -> list[Reason]:
    """Objects in her room, seen and in nobody's hands."""
    square, room_of = t.pieces[token].place, content(t).tiles.room_of
    facts: dict[str, str | int] = {"object": token, "figure": figure}
    if room_of.get(square) != room_of.get(t.pieces[figure].place) or square not in room_of:
        return [Reason(POWER_CLAUSE, facts, (token,))]
    if board(t).veil(square):
        return [Reason("DT-CHAR-TELEKINETICIST-06", facts, (token,), (square,))]
    holder = standing(t, square) or fallen(t, square)
    if holder:
        return [Reason("DT-CHAR-TELEKINETICIST-12", {**facts, "enemy": holder}, (holder,), (square,))]
    return [Reason("DT-TERR-GRAVITY-3", facts, (token,), (square,))] if heavy(t, square) else []


def _offer(t: Position, figure: str, page: Turn) -> list[Option]:
    """The object itself is dragged (DT-CHAR-TELEKINETICIST-04)."""
    if side(t, figure) != page.seat or not t.permitted(POWER_CLAUSE, figure):
        return []
    lying = [key for key in bearers(t) if is_thing(t, key)]
    free = [key for key in lying if not _refuse_object(t, figure, key)]
    return [drag("levitate", key, to) for key in free for to in _reach(t, key) if not _refuse_goal(t, key, to)]


def _mover(t: Position, page: Turn, token: str) -> str:
    """The figure that would move an object: one that can, if there is one."""
    able = [figure for figure in led(t, page.seat) if t.permitted(POWER_CLAUSE, figure)]
    ready = [figure for figure in able if not refuse_to_act(t, page, figure, ability=True)]
    near = [figure for figure in ready if not _refuse_object(t, figure, token)]
    return next(iter((*near, *ready, *able)), "")


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    token, square = option.piece, option.to
    if not is_thing(t, token) or not on_board(t, token):
        return [Reason(POWER_CLAUSE)]
    figure = _mover(t, page, token)
    if not figure:
        return [Reason("DT-TURN-02") if page.step == "play" else Reason(POWER_CLAUSE)]
    against = refuse_to_act(t, page, figure, ability=True) or _refuse_object(t, figure, token)
    if against:
        return against
    tiles = content(t).tiles
    if square not in tiles.squares or tiles.room_of.get(square, "") not in ("", *board(t).slot):
        return [Reason(POWER_CLAUSE)]
    against = _refuse_goal(t, token, square)
    far = square not in _reach(t, token)
    return against or ([Reason(POWER_CLAUSE, {}, (token,), (square,))] if far else [])


def _levitate(t: Position, page: Turn, option: Option) -> Flow:
    """What falls where nothing can lie is lost, but for a rope with two fastenings (DT-CHAR-TELEKINETICIST-08)."""
    token, to = option.piece, option.to
    figure = _mover(t, page, token)
    pay(t, page, figure)
    if fizzles(t, page, figure, t.pieces[token].place):
        return settled(page, None)
    t.emit(Levitated(page.seat, figure, token, to))
    deep = board(t).deep(to) and not standing(t, to)
    if deep and not (is_rope(t, token) and fastenings(t, to, owner(t, figure)) >= FASTENINGS):
        t.emit(Lost(token, "DT-CHAR-TELEKINETICIST-08"))
    return settled(page, None)


VERBS = {"Turn": (Verb("levitate", unlisted, _refuse, _levitate, takes=("piece", "to")),)}
EVENTS = (Levitated,)
POWER = Power(
    "telekineticist",
    (
        Hook("permit", POWER_CLAUSE, POWER_CLAUSE, lambda t, bearer, figure: figure == bearer),
        Hook("offer", "Turn", POWER_CLAUSE, _offer),
    ),
)
