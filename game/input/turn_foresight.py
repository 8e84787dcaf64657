"""What turning a tile would bring, as far as the seat asked can foresee it: ways, riders, price."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.flow import Option, Position, Prospect, ProspectRow
from engine.flow.outlook import outlook
from engine.said import NOTHING, Said, joined, said
from engine.table import Table
from game.board.table_view import TableView
from game.board.turn_preview import TurnPreview
from game.layout.carriers import Point
from game.layout.places import Grounds
from game.play.choices import Choices
from game.services.fence import fenced

Price = Callable[[Choices, Position], str]
Run = tuple[Option, ...]


class TurnForesight:
    """Looks ahead for the tiles of one table. `price` says what a seat pays on the way to a position."""

    def __init__(self, view: TableView, price: Price) -> None:
        self.view, self._price = view, price
        self._grounds = Grounds(view.layout)
        self._known: tuple[Choices | None, dict[tuple[str, Run], TurnPreview]] = (None, {})

    def of(self, choices: Choices, piece: str, run: Run) -> TurnPreview | None:
        """What a run of turns of a tile would bring; None if that cannot be worked out."""
        if self._known[0] is not choices:
            self._known = (choices, {})
        known = self._known[1]
        if (piece, run) not in known:
            nothing: TurnPreview | None = None
            found = fenced(lambda: self._look_ahead(choices, piece, run), nothing)
            if found is None:
                return None
            known[piece, run] = found
        return known[piece, run]

    def _look_ahead(self, choices: Choices, piece: str, run: Run) -> TurnPreview:
        before, ways_out = choices.view, choices.session.game.ways_out
        found = outlook(before, choices.seat, run)
        old = self._crossings(before, ways_out(before, piece))
        new = self._crossings(found.after, ways_out(found.after, piece))
        return TurnPreview(
            piece, sum(option.amount for option in run), tuple(sorted(new - old)), tuple(sorted(old - new)),
            self._price(choices, found.after), found.clause,
        )  # fmt: skip

    def _crossings(self, table: Table, ways: Sequence[tuple[str, str]]) -> set[Point]:
        """Where these ways cross the edge of a tile, board units."""
        ground, found = self._grounds.of(table), set[Point]()
        for one, other in ways:
            here, there = ground.spot(one), ground.spot(other)
            if here is not None and there is not None:
                found.add((round((here[0] + there[0]) / 2), round((here[1] + there[1]) / 2)))
        return found

    def told(self, found: TurnPreview) -> Said:
        """A preview in a line; the rest stands in the column."""
        return said("{tile} turns for {price}.", tile=self.called(found.piece), price=found.price)

    def called(self, piece: str) -> Said:
        """The name of a tile."""
        return self.view.sprites.name(self.view.stage.table.pieces[piece], {})

    def _riders(self, piece: str) -> list[Said]:
        """What the figures are called that turn along with a tile."""
        sprites, ground = self.view.sprites, self.view.ground
        return [
            sprites.name(lying.piece, {})
            for lying in self.view.arrangement.lying
            if lying.layer == "figure" and ground.under.get(lying.piece.place) == piece
        ]

    def prospect(self, found: TurnPreview) -> Prospect:
        """A preview row by row."""
        clause, riders = found.clause, self._riders(found.piece)
        rows = [
            ProspectRow(said("Ways that open"), str(len(found.opened)), NOTHING, clause),
            ProspectRow(said("Ways that shut"), str(len(found.shut)), NOTHING, clause),
            ProspectRow(said("Price"), found.price, NOTHING, clause),
        ]
        if riders:
            along = ProspectRow(said("Figures that turn along"), str(len(riders)), joined(riders), clause)
            rows.insert(2, along)
        title = said("After one turn") if abs(found.turns) == 1 else said("After {n} turns", n=abs(found.turns))
        return Prospect(title, tuple(rows))
