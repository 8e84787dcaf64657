"""Where pieces are on the screen and which way they take there, for what shows them in motion."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from engine.table import Piece, Table
from game.board.beat_pictures import on_screen
from game.board.laid_out import LaidOut
from game.layout.camera import Camera
from game.layout.carriers import Point, shorter
from game.pieces.arrangement import INLAID, STACK_LIFT
from game.stage.beat_visuals import Door
from game.stage.visuals import Rider, Spot

INNER = 0.8  # of the view: while what matters lies in there, the camera stays where it is


class PieceSpots:
    """What presenters ask of one view (`game.stage.asking.Where`). `beside` says where a piece off the board is on
    the screen; `roll` throws the dice to these numbers and says how many seconds that takes."""

    def __init__(
        self,
        laid: LaidOut,
        camera: Camera,
        beside: Callable[[Piece], Point],
        roll: Callable[[Mapping[str, int]], float],
    ) -> None:
        self.laid, self.camera, self.beside, self.roll = laid, camera, beside, roll
        self.layout = laid.layout
        self.rough: Collection[str] = ()  # places on which one walks slowly, as the game gives them
        self.numbers: Callable[[str, str], Point | None] = lambda seat, counter: None  # where a counter stands, px
        self.in_hand: Callable[[str], bool] = lambda piece: False  # whether a piece is a slip in the hand
        self.covered: Mapping[str, str] = {}  # pieces for which something else is drawn, and the words on it

    def spot(self, table: Table, piece: str) -> Spot:
        """Where a piece of `table` is, on the board or beside it."""
        if table is self.laid.stage.table:
            lying = self.laid.arrangement.by_id.get(piece)
        else:
            lying = self.laid.arrangement_of(table).by_id.get(piece)
        if lying is not None:
            return Spot(*lying.at, scale=lying.scale)
        found = table.pieces.get(piece)
        return Spot(*self.beside(found), board=False) if found else Spot(*self.camera.view.center, board=False)

    def through(self, start: str, end: str) -> tuple[Spot, ...]:
        """The cells of a track between two of its cells."""
        one, other = self.layout.cells.get(start), self.layout.cells.get(end)
        if one is None or other is None or one[0] is not other[0] or one[0].stack == (0, 0):
            return ()
        track, first, last = one[0], one[1], other[1]
        step = 1 if last > first else -1
        return tuple(Spot(x, y - STACK_LIFT) for x, y in (track.at(n) for n in range(first + step, last, step)))

    def slide(self, start: str, end: str) -> tuple[Spot, ...]:
        """The spots of the pipe from one place to another."""
        pipes = (pipe for pipe in self.layout.layout.pipes if (pipe.start, pipe.end) == (start, end))
        return tuple([Spot(*point) for pipe in pipes for point in pipe.through])

    def door(self, place: str, number: int, to: str) -> Door | None:
        """The door of a place that a number of a die leads through, and that leads to `to`."""
        kind, spot = self.layout.space(place), self.laid.ground.spot(place)
        if kind is None or kind.doors is None or spot is None or not number:
            return None
        x, y = kind.doors.at(number)
        return Door(Spot(spot[0] + x, spot[1] + y), kind.doors.art.format(to=to), kind.doors.size)

    def number(self, seat: str, counter: str) -> Spot | None:
        """Where the number of a counter stands on the card of a seat."""
        at = self.numbers(seat, counter)
        return Spot(*at, board=False) if at is not None else None

    def words_on(self, piece: str) -> str:
        """What stands on the mark that is drawn for a piece."""
        return self.covered.get(piece, "")

    def bearers(self, table: Table) -> dict[str, str]:
        """The figures that carry something, by the piece they carry."""
        found = self.laid.arrangement_of(table).lying
        return {lying.piece.id: lying.bearer for lying in found if lying.bearer}

    def inlaid(self, piece: Piece) -> bool:
        """Whether a piece is part of the board where it lies."""
        look = self.layout.look(piece.kind)
        return look is not None and look.layer == "floor"

    def degrees(self, piece: Piece, turn: int) -> float:
        """How many degrees clockwise a piece turns to lie at `turn`, by the shorter way."""
        ways = self.layout.turning_ways(piece)
        return 360 / ways * shorter(piece.turn, turn, ways)

    def cuts_to(self, piece: str, spot: Spot) -> bool:
        """Whether the view is brought to a spot at which this piece arrives: the camera follows it, or no piece
        that stands on the board, and the spot lies outside the inner part of the view."""
        followed = self.layout.layout.follow is not None and self.laid.marks().active in ("", piece)
        return followed and not self.camera.view.scale_by(INNER).collidepoint(on_screen(self.camera, spot))

    def riders(self, table: Table, piece: str) -> tuple[Rider, ...] | None:
        """What lies on a piece that carries places, the lowest first; None if the piece carries none."""
        if self.layout.carrier(table.pieces[piece].kind) is None:
            return None
        ground = self.laid.ground_of(table)
        middle = ground.spot(table.place_of(piece))
        found = []
        for lying in self.laid.arrangement_of(table).lying:
            place = lying.piece.place
            spot = ground.spot(place)
            if middle is not None and spot is not None and ground.under.get(place) == piece:
                at = (spot[0] - middle[0], spot[1] - middle[1])
                aside = (lying.at[0] - spot[0], lying.at[1] - spot[1])
                found.append(Rider(lying.piece, at, aside, lying.layer in INLAID, lying.scale))
        return tuple(found)
