"""Lines of sight (DT-SIGHT): straight along rows and columns, as far as nothing bars the way."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import foremost
from engine.flow import Position, Reason
from engine.said import said


def first_in_sight(t: Position, start: str, direction: int) -> str:
    """The square of the first figure seen that way, wounded or not (DT-SIGHT-03); empty if there is none.

    What lies between counts for nothing (DT-SIGHT-04), pits neither (DT-PIT-10); the looker's own
    passenger does not either (DT-SIGHT-05), and a figure on a line is seen like any other (DT-TERR-LINE-3).
    """
    return next((square for square in board(t).ahead(start, direction) if foremost(t, square)), "")


def seen(t: Position, start: str) -> tuple[str, ...]:
    """All squares in sight, each line up to its first figure."""
    found: list[str] = []
    for direction in range(4):
        for square in board(t).ahead(start, direction):
            found.append(square)
            if foremost(t, square):
                break
    return tuple(found)


def refuse_sight(t: Position, start: str, square: str) -> list[Reason]:
    """Why `square` is not seen from `start`."""
    b = board(t)
    if square not in LINE_OF and b.tiles.room_of.get(square) not in b.slot:
        facts: dict[str, str | int] = {"from": foremost(t, start), "square": square}
        return [Reason("DT-SIGHT-02", facts | {"blocker": said("a face-down room")})]
    (row, column), (to_row, to_column) = b.where(start), b.where(square)
    if (row != to_row and column != to_column) or start == square:
        return [Reason("DT-SIGHT-01", {}, (), (square,))]
    direction = (0 if to_row < row else 2) if column == to_column else (1 if to_column > column else 3)
    line = b.ahead(start, direction)
    if square not in line:
        last = line[-1] if line else start
        bar = b.ways(last)[direction].bar
        clause = b.content.bars[bar].sight if bar else b.hidden_by(last)
        looker = foremost(t, start)
        goal = foremost(t, square) or square
        facts = {"blocker": bar, "from": looker, "square": goal, "figure": looker}
        return [Reason(clause, facts, (), (last,))]
    for between in line[: line.index(square)]:
        other = foremost(t, between)
        if other:
            return [Reason("DT-SIGHT-03", {"other": other}, (other,), (between,))]
    return []
