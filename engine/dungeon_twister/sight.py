"""Lines of sight (DT-SIGHT): straight along rows and columns, as far as nothing bars the way."""

from __future__ import annotations

from itertools import takewhile

from engine.dungeon_twister.board import board
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import awake, foremost, is_figure, living
from engine.flow import Position, Reason
from engine.said import Said, said
from engine.table import memoised

#: No squares.
NOTHING = frozenset[str]()


def ahead(t: Position, start: str, direction: int) -> tuple[str, ...]:
    """The squares that a figure on `start` sees that way, nearest first; powers lead its sight through ground."""
    return lines(t, start)[direction]


@memoised
def lines(t: Position, start: str) -> tuple[tuple[str, ...], ...]:
    """The squares that a figure on `start` sees north, east, south and west."""
    return board(t).lines(start, _clear(t, start))


def _clear(t: Position, start: str) -> frozenset[str]:
    """The squares that hide nothing from the figure on `start`."""
    dim = board(t).dim
    if lookout(t, start):
        return frozenset([key for key in dim if not _dense(t, key)])
    looker = foremost(t, start) if dim and ("permit", "sight") in t.heard else ""
    return frozenset([square for square in dim if t.permitted("sight", looker, square)]) if looker else NOTHING


def _dense(t: Position, square: str) -> bool:
    """Whether nobody looks over the ground of a square, not even from a lookout."""
    return any("dense" in row.tags for row in board(t).layers(square))


def lookout(t: Position, square: str) -> str:
    """The clause by which sight from a square passes over ground and figures; empty if it does not."""
    b = board(t)
    rows = b.layers(square) if square in b.rough else ()
    return next((row.lookout for row in rows if row.lookout), "")


def refuse_hidden(t: Position, square: str) -> list[Reason]:
    """Why a figure on a square cannot be aimed at from anywhere: the ground hides it."""
    row, hidden = board(t).veil(square), foremost(t, square)
    return [Reason(row.veil, {"enemy": hidden or square}, (), (square,))] if row else []


def first_in_sight(t: Position, start: str, direction: int) -> str:
    """The square of the first figure seen that way, wounded or not (DT-SIGHT-03); empty if there is none.

    What lies between counts for nothing (DT-SIGHT-04), pits neither (DT-PIT-10); the looker's own
    passenger does not either (DT-SIGHT-05), and a figure on a line is seen like any other (DT-TERR-LINE-3).
    """
    return next((square for square in ahead(t, start, direction) if foremost(t, square)), "")


def first_seen(t: Position, figure: str) -> list[str]:
    """The squares of the first figure that a figure sees each way; of all figures from a lookout."""
    start = t.pieces[figure].place
    if lookout(t, start):
        found = [*dict.fromkeys([square for line in lines(t, start) for square in line if foremost(t, square)])]
    else:
        found = [first_in_sight(t, t.pieces[figure].place, direction) for direction in range(4)]
    return [square for square in found if square and not _unspotted(t, figure, square)]


def first_met(t: Position, figure: str) -> list[str]:
    """The same, and squares that bar the view with a marker that fights, seen as the first thing on the line
    (DT-RULE-SIGHT-6)."""
    found = first_seen(t, figure)
    if not awake(t):
        return found
    start = t.pieces[figure].place
    far = bool(lookout(t, start))
    for line in lines(t, start):
        for square in line:
            if living(t, square) and square not in found:
                found.append(square)
            if foremost(t, square) and not far:
                break
    return found


def _unspotted(t: Position, looker: str, square: str) -> list[Reason]:
    """Why a figure cannot aim at whom it looks at on a square; powers hide some from some."""
    if ("forbid", "spot") not in t.heard or not looker:
        return []
    goal = foremost(t, square)
    return t.forbidden("spot", looker, goal) if goal else []


def seen(t: Position, start: str) -> tuple[str, ...]:
    """All squares in sight, each line up to its first figure."""
    found, far = list[str](), bool(lookout(t, start))
    for line in lines(t, start):
        for square in line:
            found.append(square)
            if foremost(t, square) and not far:
                break
    return tuple(found)


def between(t: Position, start: str, square: str) -> tuple[str, ...]:
    """The squares between two that see each other; none if they do not."""
    line = next((line for line in lines(t, start) if square in line), ())
    return line[: line.index(square)] if line else ()


def heading(t: Position, start: str, square: str) -> int | None:
    """The direction in which sight from a square comes to another; None if it does not."""
    if square == start:
        return None
    for line in lines(t, start):
        if square in line:
            before = (start, *line)[line.index(square)]
            return board(t).straight(before, square)
    return None


def refuse_sight(t: Position, start: str, square: str, *, ground: bool = False) -> list[Reason]:
    """Why `square` is not seen from `start`; if only the `ground` is aimed at, no matter who hides there."""
    b = board(t)
    if square not in LINE_OF and b.tiles.room_of.get(square) not in b.slot:
        facts: dict[str, str | int] = {"from": foremost(t, start), "square": square}
        return [Reason("DT-SIGHT-02", facts | {"blocker": said("a face-down room")})]
    line = next((line for line in lines(t, start) if square in line and square != start), None)
    direction = b.straight(start, square)
    if line is None and direction is None:
        return [Reason("DT-SIGHT-01", {}, (), (square,)), *refuse_hidden(t, square)]
    if line is None:
        assert direction is not None
        line = ahead(t, start, direction)
        straight = [*takewhile(lambda key: b.straight(start, key) == direction, line)]  # a mirror turns the rest
        last = straight[-1] if straight else start
        looker, goal = foremost(t, start), foremost(t, square) or square
        clause, blocker = _blocks(t, start, last, direction)
        hidden = t.forbidden("see", goal, looker) if is_figure(t, goal) else []
        facts = {"blocker": blocker, "from": looker, "square": goal, "figure": looker, "enemy": goal}
        return [Reason(clause, facts, (), (last,)), *hidden]
    for between in line[: line.index(square)] if not lookout(t, start) else ():
        other = foremost(t, between)
        if other:
            return [Reason("DT-SIGHT-03", {"other": other}, (other,), (between,))]
    return [] if ground else _unspotted(t, foremost(t, start), square)


def _blocks(t: Position, start: str, last: str, direction: int) -> tuple[str, str | Said]:
    """The clause by which sight from `start` ends at the square `last`, and the name of what ends it."""
    b = board(t)
    row, way = b.hiding(last) if last != start and last not in _clear(t, start) else None, b.ways(last)[direction]
    if row is not None:
        return row.sight, row.name
    veil = b.veil(way.to) if not way.bar else None
    if veil is not None:
        return veil.veil, veil.name
    rows, near = b.content.bars, last == start
    bar = next(kind for kind in way.bars if rows[kind].sight and not (near and rows[kind].near))
    return rows[bar].sight, bar
