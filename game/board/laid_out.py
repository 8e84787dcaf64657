"""What lies on the board now: its places and pieces, as the stage shows them."""

from __future__ import annotations

from collections.abc import Callable

from engine.table import Table, Turn, apply
from game.board.marks import Marks
from game.layout.carriers import Point
from game.layout.game_layout import GameLayout
from game.layout.places import Ground, Grounds
from game.pieces.arrangement import Arrangement, arrange
from game.stage.stage import Stage

FIGURE_MIDDLE = 0.4  # of a figure's size: how far its middle is above its foot


class LaidOut:
    """Places and pieces of the table that a stage shows, with the turn of a piece that the `marks` of now
    preview."""

    def __init__(self, layout: GameLayout, stage: Stage, marks: Callable[[], Marks]) -> None:
        self.layout, self.stage, self.marks = layout, stage, marks
        self._grounds = Grounds(layout)
        self._kept: tuple[object, Ground, Arrangement] | None = None

    @property
    def ground(self) -> Ground:
        """Where the places lie that are on the board now."""
        return self._now()[0]

    @property
    def arrangement(self) -> Arrangement:
        """Where everything on the board lies."""
        return self._now()[1]

    def ground_of(self, table: Table) -> Ground:
        """Where the places of another table lie."""
        return self._grounds.of(table)

    def arrangement_of(self, table: Table) -> Arrangement:
        """Where everything lies on another table."""
        return arrange(self.layout, table, self._grounds.of(table))

    def _now(self) -> tuple[Ground, Arrangement]:
        ghost = self.marks().ghost
        key = (self.stage.version, ghost)
        if self._kept is None or self._kept[0] != key:
            table = self.stage.table
            if ghost is not None and ghost[0] in table.pieces:
                table = table.bare_copy()
                piece = table.pieces[ghost[0]]
                apply(table, Turn(piece.id, (piece.turn + ghost[1]) % self.layout.turning_ways(piece)))
            ground = self._grounds.of(table)
            found = arrange(self.layout, table, ground)
            self._kept = (key, ground.with_figures(self._at_figures(found)), found)
        return self._kept[1], self._kept[2]

    def _at_figures(self, found: Arrangement) -> dict[str, Point]:
        """The middle of each place that is where a figure stands: about the figure's own middle."""
        spots = {}
        for place, piece in self.layout.at_figures.items():
            lying, look = found.by_id.get(piece), self.layout.look(piece)
            if lying is not None and look is not None:
                spots[place] = (lying.at[0], lying.at[1] - FIGURE_MIDDLE * look.size * lying.scale)
        return spots
