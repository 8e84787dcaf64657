"""What is sure, open or hopeless for the person who looks on, told on the tiles of the board and on buttons."""

from __future__ import annotations

from math import gcd

from engine.flow import Option, Prospect, Risk
from game.panels.risk_key import rows
from game.panels.table_panels import TablePanels
from game.pieces.risk_mark import TileRisk
from game.play.live_table import LiveTable
from game.services.fence import fenced


class Risks:
    """Keeps the prospects of all tiles that lie on the board, for one seat and position."""

    def __init__(self, play: LiveTable, panels: TablePanels) -> None:
        self.play, self.view, self.column = play, panels.view, panels.column
        self._known: tuple[object, dict[str, Prospect]] = (None, {})
        self._shown: object = None

    @property
    def seat(self) -> str:
        """The person whose risks are shown: whoever is asked, else the only one at this screen."""
        people = self.play.people
        return self.play.seat or (people[0] if len(people) == 1 else "")

    def show(self, hidden: bool) -> None:
        """Bring the marks of the board up to the table; while things move they stay. `hidden`: show none."""
        shown = (hidden, self.seat, self.play.stage.version, self.play.stage.busy)
        if shown == self._shown:
            return
        self._shown = shown
        if hidden or not self.seat:
            self.view.risks = {}
        elif not self.play.stage.busy:
            told = {piece: found for piece, found in self.prospects().items() if found.risk is not None}
            self.view.risks = {
                piece: TileRisk(
                    found.risk, found.share is None and found.risk is Risk.SURE, found.swayed is not None
                )
                for piece, found in told.items()
                if found.risk is not None
            }

        there = self.view.arrangement.by_id  # while things move, what was beaten has left the board already
        marked = {piece: (risk, self._number(piece)) for piece, risk in self.view.risks.items() if piece in there}
        self.column.show_risks(rows(marked))

    def _number(self, piece: str) -> str:
        """The number on a tile's disc."""
        found = self.view.arrangement.by_id.get(piece)
        look = self.view.layout.look(found.piece.kind) if found is not None else None
        if found is None or look is None:
            return ""
        face = self.view.sprites.tile_face(found.piece, look)
        return face.now or face.disc

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
