"""Where a figure may set foot, and where it may stop (DT-MOVE, DT-PIT, DT-STACK, DT-EXIT)."""

from __future__ import annotations

from engine.dungeon_twister.board import Board, board
from engine.dungeon_twister.ropes import FASTENINGS, fastenings
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import fallen, friends, has_rope, is_rope, owner, pit, standing
from engine.flow import Position, Reason

#: The clause of whatever bars the way between two squares.
BARS = {
    "wall": "DT-MOVE-05",
    "portcullis": "DT-MOVE-06",
    "arrow slit": "DT-TERR-SLIT-1",
    "room": "DT-REVEAL-12",
}


def leaves(t: Position, figure: str, square: str) -> bool:
    """Whether a square is of the opposing line: who enters is out (DT-EXIT-01); its own is none (DT-EXIT-08)."""
    return square in LINE_OF and LINE_OF[square] != owner(t, figure)


def enterable(t: Position, figure: str, start: str, to: str, load: str) -> bool:
    """Whether a figure on a move may step onto an adjacent square, loaded so."""
    return (to not in t.contents and not pit(t, to)) or not refuse_entry(t, figure, start, to, load)


def refuse_step(t: Position, figure: str, start: str, to: str, load: str) -> list[Reason]:
    """The reasons against one step, whatever comes after it."""
    way = board(t).to(start, to)
    if way is None:
        hidden = to in board(t).slots and to not in board(t).rooms
        return [Reason("DT-REVEAL-12" if hidden else "DT-MOVE-02", {"room": to}, (), (to,))]
    if way.bar:
        facts: dict[str, str | int] = {"from": figure, "square": to, "room": to}
        return [Reason(BARS[bar], facts, (), (to,)) for bar in dict.fromkeys(way.bars)]
    return refuse_entry(t, figure, start, to, load)


def refuse_entry(t: Position, figure: str, start: str, to: str, load: str) -> list[Reason]:
    """Who or what on a square keeps a figure off.

    Friends do not (DT-MOVE-10), nor objects and the wounded (DT-MOVE-11), not even on the line (DT-EXIT-03).
    """
    enemy = standing(t, to, but=figure)
    if enemy and not friends(t, enemy, figure):
        if leaves(t, figure, to):
            if not t.permitted("DT-EXIT-02", figure):
                return [Reason("DT-EXIT-02", {"enemy": enemy}, (enemy,), (to,))]
        elif not t.permitted("DT-MOVE-09", figure):
            return [Reason("DT-MOVE-09", {"enemy": enemy}, (enemy,), (to,))]
    if pit(t, to) and not t.permitted("DT-MOVE-08", figure, start, to, load):
        return t.forbidden("pit", figure, start, to, load) or [Reason("DT-MOVE-08", {"figure": figure}, (), (to,))]
    return []


def refuse_guarded(t: Position, to: str) -> list[Reason]:
    """The reason against landing on a square of the opposing line where an enemy stands (DT-EXIT-05)."""
    guard = standing(t, to)
    return [Reason("DT-EXIT-02", {"enemy": guard}, (guard,), (to,))] if guard else []


def may_stop(t: Position, figure: str, square: str, load: str, brought: bool = True) -> bool:
    """Whether a move may end on a square that the figure can enter, loaded so (DT-MOVE-14)."""
    return (square not in t.contents and not pit(t, square)) or not refuse_stop(t, figure, square, load, brought)


def refuse_stop(t: Position, figure: str, square: str, load: str, brought: bool = True) -> list[Reason]:
    """The reasons against ending an action on a square; a flyer is told so in words of its own.

    `brought`: the load came onto the square in hand; if not, a rope lay there already and holds (DT-ROPE-10).
    """
    against = _refuse_stop(t, figure, square, load, brought)
    return [*t.forbidden("landing", figure, square), *against] if against else []


def _refuse_stop(t: Position, figure: str, square: str, load: str, brought: bool) -> list[Reason]:
    other, lying = standing(t, square, but=figure), fallen(t, square, but=load)
    against: list[Reason] = []
    if other:
        facts: dict[str, str | int] = {"figure": figure, "other": other}
        against.append(Reason("DT-MOVE-12", facts, (other,), (square,)))
    if lying and not friends(t, lying, figure):
        against.append(Reason("DT-MOVE-13", {"figure": figure, "enemy": lying}, (lying,), (square,)))
    if pit(t, square) and not has_rope(t, square, but=load) and not t.permitted("DT-PIT-01", figure, square):
        if not is_rope(t, load):
            against.append(Reason("DT-MOVE-08", {"figure": figure}, (), (square,)))
        elif brought:
            against += refuse_rope(t, load, square, owner(t, figure))
    #: Markers lie in places of their own and do not count (DT-STACK-05).
    others = [key for key in t.contents[square] if key not in (figure, load)]
    if not other and len(others) + 1 + bool(load) > 2:
        clause = "DT-ROPE-11" if pit(t, square) and has_rope(t, square, but=load) else "DT-STACK-01"
        against.append(Reason(clause, {"figure": figure, "load": load}, tuple(others), (square,)))
    return against


def refuse_rope(t: Position, rope: str, square: str, seat: str) -> list[Reason]:
    """The reason against a rope that a figure of a seat has brought onto a pit by a power of its own."""
    n = fastenings(t, square, seat)
    return [Reason("DT-ROPE-12", {"n": n}, (rope,), (square,))] if n < FASTENINGS else []


def steps(b: Board, t: Position, figure: str, start: str, load: str) -> list[str]:
    """The squares onto which a figure may step from `start`."""
    return [to for to in b.touching(start) if enterable(t, figure, start, to, load)]


def can_stop_soon(t: Position, figure: str, square: str, left: int, load: str, brought: bool = True) -> bool:
    """Whether a move can come to a legal end from a square in so many steps without touching another token."""
    if leaves(t, figure, square) or may_stop(t, figure, square, load, brought):
        return True
    b = board(t)
    reached, edge = {square}, [square]
    for _ in range(left):
        fresh: list[str] = []
        for start in edge:
            for to in steps(b, t, figure, start, load):
                if to in reached:
                    continue
                if leaves(t, figure, to) or may_stop(t, figure, to, load):
                    return True
                reached.add(to)
                fresh.append(to)
        edge = fresh
    return False
