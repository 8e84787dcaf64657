"""The exits of a square for a token, how far a walk leads, and where it may stop (DT-MOVE, DT-STACK, DT-EXIT).

What stands on the edges and what the ground is comes from `ground.py`; who stands there is judged here. Moves, the
lens and bots ask nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.dungeon_twister.board import Board, board
from engine.dungeon_twister.content import LINE, in_play
from engine.dungeon_twister.ground import fatal, ground, refuse_way
from engine.dungeon_twister.magic import lets_down
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import Loads, fallen, friends, hands, has_rope, heft, owner, side, standing
from engine.flow import Position, Reason

#: What powers forbid to a token that enters a square.
ENTRIES = frozenset({("forbid", "meet"), ("forbid", "wade")})


def leaves(t: Position, figure: str, square: str) -> bool:
    """Whether a figure leaves there: by the opposing line (DT-EXIT-01), never by its own (DT-EXIT-08)."""
    return square in LINE_OF and LINE_OF[square] != owner(t, figure)


# -- one step --------------------------------------------------------------------------------------------


def exits(t: Position, figure: str, start: str, loads: Loads) -> list[str]:
    """The squares onto which a figure may step from `start`, loaded so."""
    b, contents = board(t), t.contents
    beside = _beside(t, b, figure, start) if b.liftable(start) else b.leading(start)
    return [
        to
        for to in beside
        if (to not in contents and to not in b.rough) or not refuse_entry(t, figure, start, to, loads)
    ]


def _beside(t: Position, b: Board, figure: str, start: str) -> tuple[str, ...]:
    """The squares beside a square to which no edge bars the way of a figure."""
    ways = [way for way in b.ways(start) if way.to]
    return tuple([way.to for way in ways if not way.shut or not refuse_way(t, way, start, figure)])


def bare(t: Position, b: Board, square: str) -> bool:
    """Whether a square is plain ground with nothing on it: nothing speaks against anybody there."""
    return square not in t.contents and square not in b.rough


def all_bare(t: Position, b: Board, square: str) -> bool:
    """Whether nothing speaks against anybody on any square beside one, and no power leads over a bar there."""
    if b.liftable(square):
        return False
    contents, rough = t.contents, b.rough
    return not [to for to in b.leading(square) if to in contents or to in rough]


def all_taken(t: Position, b: Board, square: str) -> bool:
    """Whether no square onto which nothing bars a step from a square is plain ground with nothing on it."""
    contents, rough = t.contents, b.rough
    return not [to for to in b.leading(square) if to not in contents and to not in rough]


def refuse_step(t: Position, figure: str, start: str, to: str, loads: Loads) -> list[Reason]:
    """The reasons against one step, whatever comes after it."""
    way = board(t).to(start, to)
    if way is None:
        hidden = to in board(t).slots and to not in board(t).rooms
        return [Reason("DT-REVEAL-12" if hidden else "DT-MOVE-02", {"room": to}, (), (to,))]
    return refuse_way(t, way, start, figure) or refuse_entry(t, figure, start, to, loads)


def refuse_entry(t: Position, figure: str, start: str, to: str, loads: Loads) -> list[Reason]:
    """The reasons against entering a square: enemies there, and the ground.

    Friends do not (DT-MOVE-10), nor objects and the wounded (DT-MOVE-11), not even on the line (DT-EXIT-03).
    """
    enemy = standing(t, to, but=figure)
    if enemy and not friends(t, enemy, figure):
        if leaves(t, figure, to):
            if not t.permitted("DT-EXIT-02", figure, enemy, to):
                return [Reason("DT-EXIT-02", {"enemy": enemy}, (enemy,), (to,))]
        elif not t.permitted("DT-MOVE-09", figure, enemy, to):
            blocked = Reason("DT-MOVE-09", {"enemy": enemy}, (enemy,), (to,))
            return [*t.forbidden("pass", figure, enemy, to), blocked]
    against = refuse_line(t, figure, to, loads)
    if not against and not ENTRIES.isdisjoint(t.heard):
        against = t.forbidden("meet", figure, to) or t.forbidden("wade", figure, to, loads)
    return against or (ground(t, to, figure).enter(start, loads) if to in board(t).rough else [])


def refuse_line(t: Position, figure: str, to: str, loads: Loads) -> list[Reason]:
    """The reasons why a figure or what it carries does not come onto a starting line; powers give them."""
    return t.forbidden("line", figure, loads) if to in LINE_OF and LINE in t.heard else []


def refuse_guarded(t: Position, to: str) -> list[Reason]:
    """The reason against landing on a square of the opposing line where an enemy stands (DT-EXIT-05)."""
    guard = standing(t, to)
    return [Reason("DT-EXIT-02", {"enemy": guard}, (guard,), (to,))] if guard else []


def payable(t: Position, squares: list[str], left: int) -> list[str]:
    """Those of the squares onto which a step counts no more than so many."""
    return squares if in_play(t).even else [to for to in squares if cost(t, to) <= left]


def alone(t: Position, figure: str, start: str, to: str, loads: Loads) -> str:
    """The clause by which a step onto a square is a move of its own, as into water; empty if it is not."""
    if not in_play(t).lone or to not in board(t).rough:
        return ""
    return ground(t, to, figure).alone(start, loads)


def last(t: Position, figure: str, start: str, to: str, loads: Loads) -> str:
    """The clause by which a step onto a square ends the move, as into a tree; empty if it does not."""
    if not in_play(t).lasting or to not in board(t).rough:
        return ""
    return ground(t, to, figure).last(start, loads)


def cost(t: Position, to: str) -> int:
    """How many steps a step onto a square counts."""
    if in_play(t).even:
        return 1
    b = board(t)
    return max([row.steps for row in b.layers(to)]) if to in b.rough else 1


# -- stopping --------------------------------------------------------------------------------------------


def may_stop(t: Position, figure: str, square: str, loads: Loads, brought: Loads | None = None) -> bool:
    """Whether a move may end on a square that the figure can enter, loaded so (DT-MOVE-14)."""
    return bare(t, board(t), square) or not refuse_stop(t, figure, square, loads, brought)


def carries(t: Position, figure: str, passenger: str) -> bool:
    """Whether a figure may carry a wounded one: a friend (DT-WOUND-07), or anybody by a power."""
    return friends(t, passenger, figure) or t.permitted("DT-CARRY-11", figure, passenger)


def refuse_stop(t: Position, figure: str, square: str, loads: Loads, brought: Loads | None = None) -> list[Reason]:
    """The reasons against ending an action on a square; a flyer is told so in words of its own.

    `brought` are the loads that came onto the square in hand, all of them if it is left out: a rope that lay there
    already holds (DT-ROPE-10).
    """
    against = _refuse_stop(t, figure, square, loads, brought)
    return [*t.forbidden("landing", figure, square), *against] if against else []


def refuse_magic(t: Position, figure: str, square: str, loads: Loads) -> list[Reason]:
    """The reasons against a step by which magic carries a figure: it may not come there at all, or it would be let
    down where the stacking rule does not hold."""
    against = t.forbidden("magical entry", figure, square)
    if against or leaves(t, figure, square) or not lets_down(t, figure, square):
        return against
    deadly = square in board(t).rough and ground(t, square, figure).after("action")
    if deadly and side(t, figure) != owner(t, figure):  # under control nobody goes to its death
        terrain = board(t).layers(square)[0].name
        return [Reason("DT-RULE-CHARM-15", {"figure": figure, "terrain": terrain}, (figure,), (square,))]
    crowded = refuse_drop(t, figure, square, loads)
    return [*t.forbidden("magical stop", figure, square), *crowded] if crowded else []


def refuse_drop(t: Position, figure: str, square: str, loads: Loads) -> list[Reason]:
    """The reasons of the stacking rule alone against coming to rest on a square, whatever the ground does."""
    return [*_beside_others(t, figure, square, loads), *_overloaded(t, figure, square, loads)]


def _refuse_stop(t: Position, figure: str, square: str, loads: Loads, brought: Loads | None) -> list[Reason]:
    against = _beside_others(t, figure, square, loads)
    if square in board(t).rough:
        against += ground(t, square, figure).stop(loads, brought)
    return [*against, *_overloaded(t, figure, square, loads)]


def _beside_others(t: Position, figure: str, square: str, loads: Loads) -> list[Reason]:
    """The figures on a square with which a figure may not stay."""
    other, lying = standing(t, square, but=figure), fallen(t, square, but=loads)
    against: list[Reason] = []
    if other:
        facts: dict[str, str | int] = {"figure": figure, "other": other}
        against.append(Reason("DT-MOVE-12", facts, (other,), (square,)))
    if lying and not carries(t, figure, lying):
        against.append(Reason("DT-MOVE-13", {"figure": figure, "enemy": lying}, (lying,), (square,)))
    elif lying:
        against += t.forbidden("carry", figure, lying)
    return against


def _overloaded(t: Position, figure: str, square: str, loads: Loads) -> list[Reason]:
    """More loads than the figure has hands, what lies there included."""
    #: Markers lie in places of their own and do not count (DT-STACK-05).
    others = [key for key in t.contents[square] if key != figure and key not in loads]
    if not others and len(loads) < 2:
        return []
    borne = len(others) + len(loads)
    if not standing(t, square, but=figure) and borne > 1 and borne > hands(t, figure):
        roped = board(t).obstacle(square, heft(t, figure)) and has_rope(t, square, but=loads)
        facts: dict[str, str | int] = {"figure": figure, "load": loads[0] if loads else figure}
        return [Reason("DT-ROPE-11" if roped else "DT-STACK-01", facts, tuple(others), (square,))]
    return []


# -- walks -----------------------------------------------------------------------------------------------


def walks(
    t: Position,
    figure: str,
    start: str,
    left: int,
    loads: Loads,
    walked: bool = False,
    magic: bool = False,
) -> dict[str, int]:
    """The squares to which a walk of at most so many steps leads, loaded so, with the fewest steps to each.

    It touches no other token, and ends on the opposing line. `walked` says that the move has taken a step before,
    `magic` that magic carries the figure.
    """
    return {start: 0, **dict(_walked(t, figure, start, left, loads, walked, magic))}


def _walked(
    t: Position, figure: str, start: str, left: int, loads: Loads, walked: bool, magic: bool
) -> Iterator[tuple[str, int]]:
    """The squares that a walk comes to, nearest first, each with its steps; again if fewer lead there."""
    found, final = {start: 0}, set[str]()
    edges: list[list[str]] = [[start], *[[] for _ in range(left)]]
    for far, edge in enumerate(edges):
        for here in edge:
            if found[here] < far or here in final or (far and _ends_there(t, figure, here)):
                continue
            for to in exits(t, figure, here, loads):
                n = far + cost(t, to)
                if n <= left and n < found.get(to, left + 1):
                    if alone(t, figure, here, to, loads):
                        if far or walked:
                            continue
                        final.add(to)
                    elif last(t, figure, here, to, loads):
                        final.add(to)
                    if magic and refuse_magic(t, figure, to, loads):
                        continue
                    if magic and lets_down(t, figure, to):
                        final.add(to)
                    found[to] = n
                    edges[n].append(to)
                    yield to, n


def _ends_there(t: Position, figure: str, square: str) -> bool:
    """Whether every walk of a figure ends on a square: it leaves the dungeon there, dies, or must take what lies
    there, so that another walk begins."""
    if leaves(t, figure, square) or fatal(t, figure, square, "step"):
        return True
    return square in t.contents and bool(t.forbidden("overlook", figure, square))


def can_stop_soon(
    t: Position,
    figure: str,
    square: str,
    left: int,
    loads: Loads,
    brought: Loads | None = None,
    magic: bool = False,
) -> bool:
    """Whether a move that goes on can come to a legal end from a square in so many steps without touching another
    token."""
    if left and not magic and not all_taken(t, board(t), square):
        return True
    if may_stop(t, figure, square, loads, brought) or _other_end(t, figure, square):
        return True
    walked = _walked(t, figure, square, left, loads, True, magic)
    return any(
        may_stop(t, figure, to, loads) or _other_end(t, figure, to) or (magic and bool(lets_down(t, figure, to)))
        for to, _ in walked
    )


def _other_end(t: Position, figure: str, square: str) -> bool:
    """Whether a move ends on a square otherwise than by stopping: outside, by death, or as a power says."""
    if leaves(t, figure, square) or t.permitted("end", figure, square):
        return True
    return bool(fatal(t, figure, square, "step"))
