"""What moves on the stage: pieces on their way, turning or fading, and stars round what has just been seen."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.table import Piece
from game.ui import theme
from game.ui.theme import Easing


class Spot(NamedTuple):
    """A point of the board (board units) or, beside it, of the window (px); `scale` is how large things lie there
    beside their usual size."""

    x: float
    y: float
    board: bool = True
    scale: float = 1.0


class Rider(NamedTuple):
    """A piece on a piece that carries places: its place from the middle of the carrier, and its distance from
    the middle of its place, in board units. An `inlaid` rider turns with the carrier; others stay upright."""

    piece: Piece
    at: tuple[float, float]
    aside: tuple[float, float] = (0.0, 0.0)
    inlaid: bool = False
    scale: float = 1.0


class Pose(NamedTuple):
    """How a piece is drawn for a moment: `part` of the way from `spot` to `goal`, `lift` in board units,
    `squeeze` of its width, `angle` in degrees clockwise, `alpha` of its opacity. `inlaid` pieces lie in it. `glow`
    is how bright a warm light is round it. The rim of a `lost` one is that of a threat; `cracks` is how far cracks
    run through it."""

    piece: Piece
    spot: Spot
    lift: float = 0.0
    squeeze: float = 1.0
    angle: float = 0.0
    alpha: float = 1.0
    goal: Spot | None = None
    part: float = 0.0
    inlaid: tuple[Rider, ...] = ()
    glow: float = 0.0
    lost: bool = False
    cracks: float = 0.0


@dataclass
class Visual:
    """Something that moves for `seconds`. `pose(part)` says how, after `part` of the time."""

    seconds: float
    age: float = field(default=0.0, init=False)

    #: the piece that this draws, which is not drawn at rest meanwhile
    key: str = field(default="", init=False)
    #: other pieces that this draws
    others: frozenset[str] = field(default=frozenset(), init=False)
    #: whether the whole of a large board is to be seen meanwhile
    wide: bool = field(default=False, init=False)
    #: the spot of a large board to which the view fades meanwhile
    fades_to: Spot | None = field(default=None, init=False)
    #: whether it may be seen beside the board too, where the board is larger than its view
    free: bool = field(default=False, init=False)
    #: whether the next cue waits for it
    blocks: bool = field(default=True, init=False)

    def update(self, dt: float) -> bool:
        """Go on by `dt`; False when it is over."""
        self.age += dt
        return self.age < self.seconds

    @property
    def part(self) -> float:
        return 1.0 if self.seconds <= 0 else min(1.0, self.age / self.seconds)

    def stands_for(self, piece: str) -> bool:
        """Whether this visual draws a piece, so that it is not drawn at rest."""
        return bool(piece) and (piece == self.key or piece in self.others)

    def pose(self) -> Pose | None:
        """How the piece is drawn now, if this visual draws one."""
        return None

    def poses(self) -> tuple[Pose, ...]:
        """How all its pieces are drawn now, the lowest first."""
        pose = self.pose()
        return (pose,) if pose is not None else ()


Place = Callable[[], Spot]


class Moving(Visual):
    """A piece goes from a spot through others to where it lies now: in one arc, or hopping at each spot."""

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

    def pose(self) -> Pose:
        stops = (self.start, *self.through, self.end())
        legs = len(stops) - 1
        along = self.ease(self.part) * legs
        leg = max(0, min(legs - 1, int(along)))
        rest = along - leg
        hop = 4 * min(1.0, max(0.0, rest)) * (1 - min(1.0, max(0.0, rest)))
        return Pose(self.piece, stops[leg], self.height * hop, goal=stops[leg + 1], part=rest)


class Flipping(Visual):
    """A tile turns over, a little lifted: it gets narrow, changes its face, and gets wide. `inlaid` pieces lie
    in its face."""

    def __init__(
        self, before: Piece, after: Piece, at: Place, seconds: float, inlaid: tuple[Rider, ...] = ()
    ) -> None:
        super().__init__(seconds)
        self.key = after.id
        self.others = frozenset([rider.piece.id for rider in inlaid])
        self.before, self.after, self.at, self.inlaid = before, after, at, inlaid

    def pose(self) -> Pose:
        half = self.part * 2
        squeeze = 1 - theme.in_quad(half) if half < 1 else theme.out_quad(half - 1)
        lift = 8 * (1 - abs(half - 1))
        if half < 1:
            return Pose(self.before, self.at(), lift, max(0.06, squeeze))
        return Pose(self.after, self.at(), lift, max(0.06, squeeze), inlaid=self.inlaid)


class Turning(Visual):
    """A tile is lifted, turned clockwise by `degrees` and set down."""

    def __init__(self, before: Piece, degrees: float, at: Place, seconds: float) -> None:
        super().__init__(seconds)
        self.key = before.id
        self.before, self.degrees, self.at = before, degrees, at

    def pose(self) -> Pose:
        up = min(1.0, self.part / 0.2) - max(0.0, (self.part - 0.8) / 0.2)
        turned = theme.in_out_cubic(max(0.0, min(1.0, (self.part - 0.2) / 0.6)))
        return Pose(self.before, self.at(), 10 * up, angle=self.degrees * turned)


class TurningCarrier(Turning):
    """A tile turns with everything on it: inlaid pieces turn too, standing ones travel along and stay upright."""

    def __init__(
        self, before: Piece, degrees: float, at: Place, seconds: float, riders: tuple[Rider, ...]
    ) -> None:
        super().__init__(before, degrees, at, seconds)
        self.inlaid = tuple([rider for rider in riders if rider.inlaid])
        self.standing = tuple([rider for rider in riders if not rider.inlaid])
        self.others = frozenset([rider.piece.id for rider in riders])

    def poses(self) -> tuple[Pose, ...]:
        part, middle = self.part, self.at()
        up = theme.out_cubic(part / UP) if part < UP else 1.0
        if part > DOWN:
            up = 1 - theme.out_bounce((part - DOWN) / (1 - DOWN))
        angle = self.degrees * theme.in_out_cubic(max(0.0, min(1.0, (part - UP) / (DOWN - UP))))
        lift = LIFT * up
        spots = [(_carried(middle, rider, angle), rider) for rider in self.standing]
        spots.sort(key=lambda each: each[0].y - each[1].aside[1])  # what shares a place keeps its order
        carrier = Pose(self.before, middle, lift, angle=angle, inlaid=self.inlaid)
        return (carrier, *[Pose(rider.piece, spot, lift) for spot, rider in spots])


#: The parts of the time after which a tile that turns is up, and begins to go down; how high it is meanwhile.
UP, DOWN = 120 / 620, 500 / 620
LIFT = 16.0


def _carried(middle: Spot, rider: Rider, angle: float) -> Spot:
    """Where a piece on a tile is when the tile has turned by so many degrees clockwise."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    x, y = rider.at
    return Spot(
        middle.x + x * cos - y * sin + rider.aside[0],
        middle.y + x * sin + y * cos + rider.aside[1],
        middle.board,
        rider.scale,
    )


class Arrow(Visual):
    """An arrow that shows which way a tile turns by `degrees`, and fades; drawn over everything."""

    def __init__(self, at: Place, degrees: float, seconds: float) -> None:
        super().__init__(seconds)
        self.at, self.degrees = at, degrees
        self.blocks = False


class Fading(Visual):
    """A piece appears or disappears."""

    def __init__(self, piece: Piece, at: Place, seconds: float, out: bool) -> None:
        super().__init__(seconds)
        self.key = piece.id
        self.piece, self.at, self.out = piece, at, out

    def pose(self) -> Pose:
        alpha = 1 - self.part if self.out else self.part
        return Pose(self.piece, self.at(), alpha=alpha)


class Stars(Visual):
    """Four-point stars around a piece that was just seen for the first time; drawn over everything."""

    def __init__(self, at: Place, seconds: float) -> None:
        super().__init__(seconds)
        self.at = at
        self.blocks = False


class Emblem(Visual):
    """A picture appears over a piece, gives way to others one after another, the last of which stays and fades.
    `size` in board units."""

    def __init__(self, at: Place, pictures: tuple[str, ...], size: tuple[float, float]) -> None:
        studs = theme.STUD.seconds * (len(pictures) - 1)
        super().__init__(theme.EMBLEM_COME.seconds + studs + theme.EMBLEM_STAY.seconds + theme.EMBLEM_GO.seconds)
        self.at, self.pictures, self.size = at, pictures, size
        self.blocks = False

    @property
    def art(self) -> str:
        """The picture that is shown now."""
        number = int((self.age - theme.EMBLEM_COME.seconds) / theme.STUD.seconds + 1)
        return self.pictures[max(0, min(len(self.pictures) - 1, number))]

    @property
    def grown(self) -> float:
        """How much of its size it has, 0 to 1."""
        return theme.out_cubic(min(1.0, self.age / theme.EMBLEM_COME.seconds))

    @property
    def alpha(self) -> float:
        """Its opacity, 0 to 1."""
        return max(0.0, min(1.0, (self.seconds - self.age) / theme.EMBLEM_GO.seconds))


class Flash(Visual):
    """A flash of light under which a piece changes."""

    def __init__(self, at: Place) -> None:
        super().__init__(theme.FLASH.seconds)
        self.at = at


class Glance(Visual):
    """An eye for each of the `seats` that are shown something, over the thing itself; drawn over everything."""

    def __init__(self, at: Place, seats: tuple[str, ...], seconds: float) -> None:
        super().__init__(seconds)
        self.at, self.seats = at, seats


class Counting(Visual):
    """A counter runs from one number to another, a little past it and back."""

    def __init__(self, name: str, start: int, end: int, seconds: float) -> None:
        super().__init__(seconds)
        self.name, self.start, self.end = name, start, end

    @property
    def number(self) -> int:
        """What the counter shows now."""
        return round(self.start + (self.end - self.start) * theme.out_back(self.part))


class Pause(Visual):
    """Nothing but time, while dice roll."""
