"""The squares that matter most to a bot: where the figures of both sides go next. What is laid, broken or struck
there helps one side on or holds the other up.
"""

from __future__ import annotations

from engine.dungeon_twister.board import Board, board
from engine.dungeon_twister.distances import FAR, WALKER, to_exit
from engine.dungeon_twister.tokens import fit
from engine.flow import Position

#: So many of the next squares on its way count for each figure.
NEXT = 3


def sought(t: Position, seat: str) -> frozenset[str]:
    """The next squares on the shortest ways out, before any figure gets in the way."""
    b = board(t)
    found: set[str] = set()
    for each in t.seats:
        steps = to_exit(b, WALKER, each)
        for key in fit(t, each):
            found.update(_ahead(b, steps, t.pieces[key].place))
    return frozenset(found)


def _ahead(b: Board, steps: dict[str, int], here: str) -> list[str]:
    """The next squares on the way out from a square."""
    found: list[str] = []
    for _ in range(NEXT):
        beside = [way.to for way in b.ways(here) if way.to and way.to not in b.slots]
        to = min(beside, key=lambda square: steps.get(square, FAR), default="")
        if not to or steps.get(to, FAR) >= steps.get(here, FAR):
            break
        found.append(to)
        here = to
    return found
