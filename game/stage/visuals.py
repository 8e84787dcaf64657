"""What moves on the stage: a piece on its way, turning over or round, fading, and stars for what was unknown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.table import Piece
from game.ui import theme
from game.ui.theme import Easing


class Spot(NamedTuple):
    """A point of the board (board units) or, beside it, of the window (px)."""

    x: float
    y: float
    board: bool = True


class Pose(NamedTuple):
    """How a piece is to be drawn for a moment: `lift` in board units, `squeeze` of its width, `angle` in degrees
    clockwise, `alpha` of its opacity."""

    piece: Piece
    spot: Spot
    lift: float = 0.0
    squeeze: float = 1.0
    angle: float = 0.0
    alpha: float = 1.0


@dataclass
class Visual:
    """Something that moves for `seconds`. `pose(part)` says how, for `part` of the time gone by."""

    seconds: float
    age: float = field(default=0.0, init=False)

    #: the piece that this stands for, which is not drawn at rest meanwhile
    key: str = field(default="", init=False)
    #: whether what comes next waits for it
    blocks: bool = field(default=True, init=False)

    def update(self, dt: float) -> bool:
        """Go on by `dt`; False when it is over."""
        self.age += dt
        return self.age < self.seconds

    @property
    def part(self) -> float:
        return 1.0 if self.seconds <= 0 else min(1.0, self.age / self.seconds)

    def pose(self) -> Pose | None:
        """The piece as it is to be drawn now, if this draws one."""
        return None


Place = Callable[[], Spot]


class Moving(Visual):
    """A piece goes from a spot through others to where it lies now, flying in one arc or hopping at each spot."""

    def __init__(
        self,
        piece: Piece,
        start: Spot,
        through: tuple[Spot, ...],
        end: Place,
        seconds: float,
        height: float,
        ease: Easing,
        blocks: bool = True,
    ) -> None:
        super().__init__(seconds)
        self.blocks = blocks
        self.key = piece.id
        self.piece = piece
        self.start = start
        self.through = through
        self.end = end
        self.height = height
        self.ease = ease
        self.mix: Callable[[Spot, Spot, float], Spot] = _straight

    def pose(self) -> Pose:
        stops = (self.start, *self.through, self.end())
        legs = len(stops) - 1
        along = self.ease(self.part) * legs
        leg = max(0, min(legs - 1, int(along)))
        rest = along - leg
        spot = self.mix(stops[leg], stops[leg + 1], rest)
        hop = 4 * min(1.0, max(0.0, rest)) * (1 - min(1.0, max(0.0, rest)))
        return Pose(self.piece, spot, self.height * hop)


def _straight(one: Spot, other: Spot, part: float) -> Spot:
    """A point between two spots of the same sort."""
    return Spot(one.x + (other.x - one.x) * part, one.y + (other.y - one.y) * part, one.board)


class Flipping(Visual):
    """A tile turns over: narrower, the other face, wider, a little lifted."""

    def __init__(self, before: Piece, after: Piece, at: Place, seconds: float) -> None:
        super().__init__(seconds)
        self.key = after.id
        self.before, self.after, self.at = before, after, at

    def pose(self) -> Pose:
        half = self.part * 2
        squeeze = 1 - theme.in_quad(half) if half < 1 else theme.out_quad(half - 1)
        lift = 8 * (1 - abs(half - 1))
        return Pose(self.before if half < 1 else self.after, self.at(), lift, max(0.06, squeeze))


class Turning(Visual):
    """A tile is lifted, turned by quarters and set down."""

    def __init__(self, before: Piece, after: Piece, at: Place, seconds: float) -> None:
        super().__init__(seconds)
        self.key = after.id
        self.before, self.at = before, at
        self.degrees = ((after.turn - before.turn + 2) % 4 - 2) * 90

    def pose(self) -> Pose:
        up = min(1.0, self.part / 0.2) - max(0.0, (self.part - 0.8) / 0.2)
        turned = theme.in_out_cubic(max(0.0, min(1.0, (self.part - 0.2) / 0.6)))
        return Pose(self.before, self.at(), 10 * up, angle=self.degrees * turned)


class Fading(Visual):
    """A piece comes out of nothing or goes into it."""

    def __init__(self, piece: Piece, at: Place, seconds: float, out: bool) -> None:
        super().__init__(seconds)
        self.key = piece.id
        self.piece, self.at, self.out = piece, at, out

    def pose(self) -> Pose:
        alpha = 1 - self.part if self.out else self.part
        return Pose(self.piece, self.at(), alpha=alpha)


class Stars(Visual):
    """Four-point stars around what has just been seen for the first time; drawn over everything."""

    def __init__(self, at: Place, seconds: float) -> None:
        super().__init__(seconds)
        self.at = at
        self.blocks = False


class Counting(Visual):
    """A counter runs from one number to another, the last one a little past it and back."""

    def __init__(self, name: str, start: int, end: int, seconds: float) -> None:
        super().__init__(seconds)
        self.name, self.start, self.end = name, start, end

    @property
    def number(self) -> int:
        """What the counter shows now."""
        return round(self.start + (self.end - self.start) * theme.out_back(self.part))


class Pause(Visual):
    """Nothing but time: while dice roll."""
