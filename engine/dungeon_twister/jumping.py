"""Jumping over an obstacle (DT-JUMP)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.actions import pay, refuse_to_act, unconfined
from engine.dungeon_twister.board import Board, Way, board
from engine.dungeon_twister.events.moving import Jumped
from engine.dungeon_twister.exits import leaves, may_stop, refuse_guarded, refuse_line, refuse_stop
from engine.dungeon_twister.moving import escape
from engine.dungeon_twister.ropes import firm, refuse_rope
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import Loads, fallen, foremost, heft, is_rope, loads, owner
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Goto, Option, Position, Reason, Verb, drag


def carried_along(t: Position, figure: str) -> Loads:
    """What comes along on a jump: the loads, but not a rope underfoot that may stay (DT-JUMP-08, DT-PIT-09)."""
    held, here = loads(t, figure), t.pieces[figure].place
    if not board(t).deep(here, heft(t, figure)):
        return held
    hangs = not firm(t, here, figure)
    return tuple(
        [
            key
            for key in held
            if not is_rope(t, key) or not (hangs or not refuse_rope(t, key, here, owner(t, figure)))
        ]
    )


def _jumps(t: Position, page: Turn) -> list[Option]:
    if not t.contents[f"jumps-{page.seat}"]:
        return []
    b = board(t)
    found: list[Option] = []
    for figure in unconfined(t, page.seat):
        start = t.pieces[figure].place
        landings: set[str] = set()
        for over in b.leading(start):
            if over in b.rough and b.jumpable(over, heft(t, figure)) and not foremost(t, over):
                landings.update([to for to in b.leading(over) if to != start])
        if landings and (t.forbidden("move", figure) or t.forbidden("jump", figure)):
            continue
        held = carried_along(t, figure) if landings else ()
        found += [drag("jump", figure, to) for to in sorted(landings) if can_land(t, figure, to, held)]
    return found


def can_land(t: Position, figure: str, to: str, held: Loads) -> bool:
    """Whether a jump of a figure with these loads may end on a square."""
    if to in LINE_OF or board(t).deep(to, heft(t, figure)):
        return not refuse_landing(t, figure, to, held)
    return may_stop(t, figure, to, held)


def refuse_landing(t: Position, figure: str, to: str, held: Loads) -> list[Reason]:
    """The landing is a square where a move could end (DT-JUMP-05), on the opposing line a bare one.

    With free hands one lands on a token and holds it (DT-JUMP-09).
    """
    barred = refuse_line(t, figure, to, held)
    if barred:
        return barred
    if leaves(t, figure, to):
        lying = fallen(t, to)
        hurt = lying and not t.permitted("DT-EXIT-04", figure, to)
        return refuse_guarded(t, to) or (
            [Reason("DT-EXIT-04", {"enemy": lying}, (lying,), (to,))] if hurt else []
        )
    against = refuse_stop(t, figure, to, held)
    if board(t).deep(to, heft(t, figure)):
        wet = [row.landing for row in board(t).layers(to) if row.landing]
        against = [*against, *[Reason(clause, {}, (), (to,)) for clause in wet]]
        against = [Reason("DT-JUMP-07", {}, (), (to,)), *against]
    return [Reason("DT-JUMP-05", {"figure": figure}, (), (to,)), *against] if against else []


def _refuse_jump(t: Position, page: Turn, option: Option) -> list[Reason]:
    figure = option.piece
    against = refuse_to_act(t, page, figure) or t.forbidden("move", figure) or t.forbidden("jump", figure)
    if against:
        return against
    if not t.contents[f"jumps-{page.seat}"]:
        return [Reason("DT-JUMP-02")]
    over = _refuse_way(t, figure, option.to)
    return over or refuse_landing(t, figure, option.to, carried_along(t, figure))


def _refuse_way(t: Position, figure: str, to: str) -> list[Reason]:
    """The reasons against the best way: an obstacle without figures must lie between, with open edges.

    A loose rope does not matter (DT-JUMP-10).
    """
    b, start = board(t), t.pieces[figure].place
    found: list[list[Reason]] = []
    for first in b.ways(start):
        second = b.to(first.to, to) if first.to and first.to not in b.slots else None
        if second is None or to == start:
            continue
        if not b.jumpable(first.to, heft(t, figure)):
            barred = next((row.jump for row in b.layers(first.to) if row.jump), "DT-JUMP-03")
            found.append([Reason(barred, {}, (), (first.to,))])
        elif "room" in second.bars and not first.shut:
            found.append([Reason("DT-REVEAL-12", {"room": to}, (), (to,))])
        elif first.shut or second.shut:
            found.append(_against_edges(b, (first, second)))
        elif foremost(t, first.to):
            other = foremost(t, first.to)
            found.append([Reason("DT-JUMP-04", {"other": other}, (other,), (first.to,))])
        else:
            return []
    #: The reason of the jump that fails last: over an obstacle rather than over floor.
    return max(found, key=lambda reasons: reasons[0].clause) if found else _too_far(t, start, to)


def _against_edges(b: Board, ways: tuple[Way, Way]) -> list[Reason]:
    """What stands on the edges of a jump; a slope that goes down is in nobody's way."""
    shut = [(bar, way.to) for way in ways for bar in way.shut]
    uphill = [Reason(b.content.bars[bar].step, {}, (), (to,)) for bar, to in shut if b.content.bars[bar].sloping]
    leaps = [Reason(b.content.bars[bar].jump, {}, (), (to,)) for bar, to in shut if b.content.bars[bar].jump]
    return [Reason("DT-JUMP-06", {"edge": shut[0][0]}, (), (ways[0].to,)), *uphill, *leaps]


def _too_far(t: Position, start: str, to: str) -> list[Reason]:
    """No one square lies between: over two obstacles in a row nobody jumps (DT-JUMP-07)."""
    b = board(t)
    pits = [way.to for way in b.ways(start) if way.to and b.obstacle(way.to)]
    doubles = [beyond for first in pits for beyond in b.leading(first) if b.obstacle(beyond)]
    if any(to in b.leading(second) for second in doubles):
        return [Reason("DT-JUMP-07", {}, (), tuple(doubles))]
    return [Reason("DT-JUMP-03")]


def _jump(t: Position, page: Turn, option: Option) -> Flow:
    """The load comes along. A jump onto the opposing line leads out (DT-EXIT-05)."""
    figure, start = option.piece, t.pieces[option.piece].place
    b = board(t)
    between = [key for key in b.leading(start) if option.to in b.leading(key)]
    over = next(key for key in between if b.jumpable(key, heft(t, figure)) and not foremost(t, key))
    held = carried_along(t, figure)
    pay(t, page, figure)
    t.emit(Jumped(page.seat, figure, over, option.to, held))
    if leaves(t, figure, option.to):
        escape(t, figure, held)
    return Goto(replace(page, step="settle"))


JUMPING = (Verb("jump", _jumps, _refuse_jump, _jump, sure=True, takes=("piece", "to")),)
