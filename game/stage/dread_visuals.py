"""What moves while something large happens to the board: a piece that falls to ruin, a threat that rises, a piece
that comes from above or is carried off. Lengths are board units, times seconds at speed 1."""

from __future__ import annotations

from engine.table import Piece
from game.stage.visuals import Place, Pose, Rider, Spot, Visual
from game.ui import theme

SHAKE = 3.0  # how far a piece shakes aside
UP = 14.0  # how high a piece is lifted that is turned over
ABOVE = 44.0  # how far above its place a piece begins to drop
SKY = 260.0  # and one that comes from the sky
SLIM = 0.06  # of its width that is left of a piece that thins to a line


class Ruin(Visual):
    """A piece cracks, is lifted and turned over, and settles, with what lies on it (`riders`)."""

    def __init__(self, before: Piece, after: Piece, at: Place, riders: tuple[Rider, ...]) -> None:
        self.steps = (theme.RUIN_CRACK.seconds, theme.RUIN_LIFT.seconds, theme.RUIN_FLIP.seconds)
        super().__init__(sum(self.steps) + theme.RUIN_SETTLE.seconds)
        self.key = after.id
        self.wide = True
        self.before, self.after, self.at, self.riders = before, after, at, riders
        self.others = frozenset([rider.piece.id for rider in riders])

    def poses(self) -> tuple[Pose, ...]:
        crack, lift, flip = self.steps
        middle, age = self.at(), self.age
        if age < crack:
            aside = SHAKE * (1 if int(age / 0.04) % 2 else -1)
            middle = middle._replace(x=middle.x + aside)
        up = UP * theme.in_out_sine(max(0.0, min(1.0, (age - crack) / lift)))
        half = 2 * max(0.0, min(1.0, (age - crack - lift) / flip))
        settled = max(0.0, (age - crack - lift - flip) / theme.RUIN_SETTLE.seconds)
        up *= 1 - theme.out_cubic(min(1.0, settled))
        squeeze = 1 - theme.in_quad(half) if half < 1 else theme.out_quad(half - 1)
        piece, cracks = (self.before, min(1.0, age / crack)) if half < 1 else (self.after, 0.0)
        ground = Pose(piece, middle, up, max(SLIM, squeeze), lost=True, cracks=cracks)
        return (ground, *[_riding(middle, rider, up) for rider in self.riders])

    @property
    def dust(self) -> float:
        """How far the dust has risen when the piece has come down, 0 to 1; 0 before."""
        return max(0.0, min(1.0, (self.age - sum(self.steps)) / theme.RUIN_SETTLE.seconds))


def _riding(middle: Spot, rider: Rider, up: float) -> Pose:
    x, y = rider.at[0] + rider.aside[0], rider.at[1] + rider.aside[1]
    return Pose(rider.piece, Spot(middle.x + x, middle.y + y, middle.board, rider.scale), up)


class Looming(Visual):
    """The board gets dark and a picture rises over it, `size` px at 1080p high; then it sinks again."""

    def __init__(self, art: str, size: float) -> None:
        super().__init__(theme.LOOM_DARK.seconds + theme.LOOM_RISE.seconds + theme.LOOM_STAY.seconds)
        self.art, self.size = art, size
        self.wide = True

    @property
    def dark(self) -> float:
        """How dark the board is, 0 to 1."""
        return max(0.0, min(1.0, self.age / theme.LOOM_DARK.seconds, (self.seconds - self.age) / 0.2))

    @property
    def risen(self) -> float:
        """How far the picture has risen, 0 to 1."""
        up = (self.age - theme.LOOM_DARK.seconds) / theme.LOOM_RISE.seconds
        return theme.out_cubic(max(0.0, min(1.0, up, (self.seconds - self.age) / 0.2)))


class Puffing(Visual):
    """A puff of smoke; when it is at its thickest a piece drops out of it."""

    def __init__(self, piece: Piece, end: Place) -> None:
        super().__init__(theme.PUFF.seconds + theme.PUFF_DROP.seconds)
        self.key = piece.id
        self.piece, self.end = piece, end

    @property
    def smoke(self) -> float:
        """How much of the smoke's time is past."""
        return self.part

    def pose(self) -> Pose:
        part = max(0.0, (self.age - theme.PUFF.seconds) / theme.PUFF_DROP.seconds)
        end = self.end()
        return Pose(
            self.piece, end._replace(y=end.y - ABOVE * (1 - theme.in_quad(part))), alpha=min(1.0, 3 * part)
        )


class Swooping(Visual):
    """The shadow of a piece crosses the board from `start`; then the piece lands, and shakes."""

    def __init__(self, piece: Piece, start: Spot, end: Place, size: float) -> None:
        super().__init__(theme.SWOOP.seconds + theme.SWOOP_LAND.seconds)
        self.key = piece.id
        self.piece, self.start, self.end, self.size = piece, start, end, size

    @property
    def shadow(self) -> Spot:
        """Where the shadow is."""
        part, end = theme.in_out_sine(min(1.0, self.age / theme.SWOOP.seconds)), self.end()
        return end._replace(
            x=self.start.x + (end.x - self.start.x) * part, y=self.start.y + (end.y - self.start.y) * part
        )

    def pose(self) -> Pose:
        part, end = (self.age - theme.SWOOP.seconds) / theme.SWOOP_LAND.seconds, self.end()
        if part < 0:
            return Pose(self.piece, end, alpha=0.0)
        fallen = min(1.0, 2 * part)
        aside = SHAKE * (1 if int(self.age / 0.03) % 2 else -1) if fallen >= 1 else 0.0
        return Pose(self.piece, end._replace(x=end.x + aside, y=end.y - SKY * (1 - theme.in_quad(fallen))))


class Halves(Visual):
    """A picture splits in two halves that go apart, or two halves come together; `size` in board units."""

    def __init__(self, at: Place, art: str, size: tuple[float, float], apart: bool) -> None:
        super().__init__(theme.SPLIT.seconds if apart else theme.CLASP.seconds)
        self.at, self.art, self.size, self.apart = at, art, size, apart

    @property
    def opened(self) -> float:
        """How far the halves are apart, 0 to 1."""
        return theme.out_quad(self.part) if self.apart else 1 - theme.in_quad(self.part)


class Cutting(Visual):
    """The view of a large board fades from where it is to a spot."""

    def __init__(self, spot: Spot) -> None:
        super().__init__(theme.VIEW_FADE.seconds)
        self.fades_to = spot


class Whirling(Visual):
    """A spiral turns round a spot, and a piece thins to a line there, or grows out of one."""

    def __init__(self, piece: Piece, at: Place, out: bool) -> None:
        super().__init__(theme.WHIRL.seconds)
        self.key = piece.id
        self.piece, self.at, self.out = piece, at, out

    def pose(self) -> Pose:
        left = 1 - self.part if self.out else self.part
        return Pose(self.piece, self.at(), squeeze=max(SLIM, theme.in_out_sine(left)), alpha=min(1.0, 4 * left))
