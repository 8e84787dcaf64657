"""What is sure, open or hopeless for the person who looks on, told on the tiles of the board and on buttons."""

from __future__ import annotations

from math import gcd

from engine.flow import Option, Prospect
from game.board.table_view import TableView
from game.pieces.risk_mark import TileRisk
from game.play.live_table import LiveTable
from game.services.fence import fenced


class Risks:
    """Keeps the prospects of all tiles that lie on the board, for one seat and position."""

    def __init__(self, play: LiveTable, view: TableView) -> None:
        self.play, self.view = play, view
        self._known: tuple[object, dict[str, Prospect]] = (None, {})

    @property
    def seat(self) -> str:
        """The person whose risks are shown: whoever is asked, else the only one at this screen."""
        people = self.play.people
        return self.play.seat or (people[0] if len(people) == 1 else "")

    def show(self, hidden: bool) -> None:
        """Bring the marks of the board up to the table; while things move they stay. `hidden`: show none."""
        if hidden or not self.seat:
            self.view.risks = {}
        elif not self.play.stage.busy:
            told = {piece: found for piece, found in self.prospects().items() if found.risk is not None}
            self.view.risks = {
                piece: TileRisk(found.risk, found.share is None and found.risk.value == "sure")
                for piece, found in told.items()
                if found.risk is not None
            }

    def prospects(self) -> dict[str, Prospect]:
        """What dealing with each tile would bring the seat, by piece."""
        seat, session = self.seat, self.play.session
        key = (len(session.entries), seat, session.position.chosen)
        if self._known[0] != key:
            self._known = (key, fenced(lambda: self._told(seat), {}))
        return self._known[1]

    def _told(self, seat: str) -> dict[str, Prospect]:
        game, seen = self.play.session.game, self.play.session.position.seen_by(seat)
        found = dict[str, Prospect]()
        for lying in self.view.arrangement.lying:
            if lying.layer == "tile" and lying.piece.id in seen.pieces and not lying.pile:
                prospect = game.prospect(seen, seat, lying.piece.id)
                if prospect is not None:
                    found[lying.piece.id] = prospect
        return found

    def of(self, option: Option) -> Prospect | None:
        """What an option would bring, if its risk can be told."""
        found = self.prospects().get(option.piece) if option.piece and self.seat else None
        return found if found is not None and found.verb == option.verb and found.risk is not None else None


def in_lowest_terms(part: int, whole: int) -> tuple[int, int]:
    """A share in its lowest terms: 27 of 36 is 3 in 4."""
    common = gcd(part, whole) or 1
    return part // common, whole // common
