"""Lines of sight (DT-SIGHT): straight along rows and columns, as far as nothing bars the way."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import foremost, is_figure
from engine.flow import Position, Reason
from engine.said import Said, said


def ahead(t: Position, start: str, direction: int) -> list[str]:
    """The squares that a figure on `start` sees that way, nearest first; powers lead its sight through ground."""
    return board(t).ahead(start, direction, _clear(t, start))


def _clear(t: Position, start: str) -> frozenset[str]:
    """The squares that hide nothing from the figure on `start`."""
    dim = board(t).dim
    looker = foremost(t, start) if dim else ""
    return frozenset([square for square in dim if t.permitted("sight", looker, square)]) if looker else dim & set()


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
    """The squares of the first figure that a figure sees each way."""
    found = [first_in_sight(t, t.pieces[figure].place, direction) for direction in range(4)]
    return [square for square in found if square]


def seen(t: Position, start: str) -> tuple[str, ...]:
    """All squares in sight, each line up to its first figure."""
    found: list[str] = []
    for direction in range(4):
        for square in ahead(t, start, direction):
            found.append(square)
            if foremost(t, square):
                break
    return tuple(found)


def between(t: Position, start: str, square: str) -> list[str]:
    """The squares between two that see each other; none if they do not."""
    lines = [ahead(t, start, direction) for direction in range(4)]
    line = next((line for line in lines if square in line), [])
    return line[: line.index(square)] if line else []


def refuse_sight(t: Position, start: str, square: str) -> list[Reason]:
    """Why `square` is not seen from `start`."""
    b = board(t)
    if square not in LINE_OF and b.tiles.room_of.get(square) not in b.slot:
        facts: dict[str, str | int] = {"from": foremost(t, start), "square": square}
        return [Reason("DT-SIGHT-02", facts | {"blocker": said("a face-down room")})]
    direction = b.straight(start, square)
    if direction is None:
        return [Reason("DT-SIGHT-01", {}, (), (square,))]
    line = ahead(t, start, direction)
    if square not in line:
        last = line[-1] if line else start
        looker, goal = foremost(t, start), foremost(t, square) or square
        clause, blocker = _blocks(t, start, last, direction)
        hidden = t.forbidden("see", goal, looker) if is_figure(t, goal) else []
        facts = {"blocker": blocker, "from": looker, "square": goal, "figure": looker, "enemy": goal}
        return [Reason(clause, facts, (), (last,)), *hidden]
    for between in line[: line.index(square)]:
        other = foremost(t, between)
        if other:
            return [Reason("DT-SIGHT-03", {"other": other}, (other,), (between,))]
    return []


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
