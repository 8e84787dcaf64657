"""Trees: they break under a heavy figure that gets up or changes in one (DT-TERR-TREE-6). Only printed values
count (DT-TERR-TREE-9); light figures climb (DT-TERR-TREE-2) and come down by a move (DT-TERR-TREE-5)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.felling import Felling, is_tree, stumps
from engine.dungeon_twister.tokens import heft, standing
from engine.dungeon_twister.windows import ActionEnding
from engine.flow import Frame, Hook, Position, Power

CLAUSE = "DT-TERR-TREE-6"


def _breaks(t: Position, house: str, window: ActionEnding) -> Frame | None:
    """Under whoever stands in it and could not climb it."""
    for square in content(t).tiles.spots["tree"]:
        figure = standing(t, square) if square in t.contents else ""
        if figure and is_tree(t, square) and not _bears(t, square, figure) and stumps(t):
            return Felling(figure, square, CLAUSE, CLAUSE)
    return None


def _bears(t: Position, square: str, figure: str) -> bool:
    return all(not row.climbs or heft(t, figure) <= row.climbs for row in board(t).layers(square))


NEEDS = ("tree",)
POWER = Power("", (Hook("react", "ActionEnding", CLAUSE, _breaks),))
