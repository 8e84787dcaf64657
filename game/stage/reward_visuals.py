"""What moves while somebody gains, finishes or loses something: pictures that fly to a number, marks that turn to
ticks, slips that burn. Times are seconds at speed 1."""

from __future__ import annotations

from engine.table import Piece
from game.stage.visuals import Pose, Spot, Visual
from game.ui import theme

APART = 0.06  # seconds from one picture that flies to the next
HOP, SUNK = 16.0, 18.0  # board units that a mark hops up, and sinks in the end


class Flying(Visual):
    """So many equal pictures fly one after another from over a piece to a number beside the board. `size` is that
    of a picture, in px at 1080p."""

    def __init__(self, art: str, size: tuple[float, float], number: int, start: Spot, end: Spot) -> None:
        super().__init__(theme.FLY.seconds + APART * (number - 1))
        self.art, self.size, self.number, self.start, self.end = art, size, number, start, end
        self.free = True
        self.blocks = False

    @property
    def parts(self) -> list[float]:
        """How far each picture has flown that is in the air, from above 0 to below 1."""
        flown = [(self.age - APART * number) / theme.FLY.seconds for number in range(self.number)]
        return [part for part in flown if 0 < part < 1]


class Ticking(Visual):
    """A piece hops, turns to a picture, and sinks. If it is known by `words`, something else is drawn for it."""

    def __init__(self, piece: Piece, at: Spot, words: str, art: str, size: tuple[float, float]) -> None:
        super().__init__(theme.TICK_HOP.seconds + theme.TICK_TURN.seconds + theme.TICK_SINK.seconds)
        self.key = piece.id
        self.piece, self.at, self.words, self.art, self.size = piece, at, words, art, size

    @property
    def _turn(self) -> float:
        """How far it has turned, 0 to 1."""
        return max(0.0, min(1.0, (self.age - theme.TICK_HOP.seconds) / theme.TICK_TURN.seconds))

    @property
    def turned(self) -> bool:
        """Whether it is the picture already."""
        return self._turn >= 0.5

    @property
    def squeeze(self) -> float:
        """How wide it looks as it turns, as a part of its width."""
        return max(0.06, abs(1 - 2 * self._turn))

    @property
    def sunk(self) -> float:
        """How far it has sunk, 0 to 1."""
        return max(0.0, 1 - (self.seconds - self.age) / theme.TICK_SINK.seconds)

    @property
    def lift(self) -> float:
        """How high it is above its place."""
        part = min(1.0, self.age / theme.TICK_HOP.seconds)
        return HOP * 4 * part * (1 - part) - SUNK * theme.in_quad(self.sunk)

    def pose(self) -> Pose | None:
        return None if self.words or self.turned else Pose(self.piece, self.at, self.lift, self.squeeze)


class Burning(Visual):
    """A slip in the hand rises and burns from its edge. Whoever draws the hand draws it."""

    def __init__(self, piece: str, stay: float) -> None:
        super().__init__(theme.SLIP_RISE.seconds + stay + theme.SLIP_BURN.seconds)
        self.key = piece

    @property
    def risen(self) -> float:
        """How far it has risen, 0 to 1."""
        return theme.out_cubic(min(1.0, self.age / theme.SLIP_RISE.seconds))

    @property
    def burnt(self) -> float:
        """How much of it has burnt, 0 to 1."""
        return max(0.0, min(1.0, 1 - (self.seconds - self.age) / theme.SLIP_BURN.seconds))
