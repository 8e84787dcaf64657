"""What moves while a beat is shown. Lengths are board units, times seconds at speed 1."""

from __future__ import annotations

import math
from typing import NamedTuple

from engine.table import Piece
from game.stage.visuals import Flipping, Place, Pose, Spot, Visual
from game.ui import theme

WING = 40.0  # how far beside its place a piece comes in
FAR_OFF = 0.45  # how large a piece is in a door
DEPTH, SHAKE = 30.0, 2.0  # how far a piece drops or rises, and shakes aside
DROPPED = 0.65  # the part of the time after which a piece has dropped into another one
HIGH, DIP = 16.0, 4.0  # how high it goes over the side, and how deep the other one dips


Point = tuple[float, float]


class Door(NamedTuple):
    """A door on the board: its middle, its picture and its size."""

    at: Spot
    art: str
    size: Point


class Doorway(Visual):
    """A door opens, stays open, and closes."""

    def __init__(self, door: Door, seconds: float) -> None:
        super().__init__(seconds)
        self.door = door
        self.blocks = False

    @property
    def open(self) -> float:
        """How far it is open, 0 to 1."""
        return min(1.0, self.age / (theme.DOOR_OUT.seconds / 2), (self.seconds - self.age) / 0.08)


class Walking(Visual):
    """A piece goes out by a door, and comes in from the wing of its new place, its light first."""

    def __init__(self, piece: Piece, start: Spot, door: Spot, end: Place) -> None:
        super().__init__(theme.DOOR_OUT.seconds + theme.DOOR_IN.seconds)
        self.key = piece.id
        self.piece, self.start, self.end = piece, start, end
        self.door = Spot(door.x, door.y + 8, door.board, start.scale * FAR_OFF)

    def pose(self) -> Pose:
        out = self.age / theme.DOOR_OUT.seconds
        if out < 1:
            return Pose(self.piece, self.start, goal=self.door, part=theme.in_out_sine(out), alpha=4 * (1 - out))
        end, part = self.end(), (self.age - theme.DOOR_OUT.seconds) / theme.DOOR_IN.seconds
        shown = max(0.0, min(1.0, (part - 0.35) / 0.65))
        side = -WING if end.x >= self.start.x else WING
        wing = Spot(end.x + side, end.y, end.board, end.scale)
        glow = max(0.0, min(1.0, part / 0.3, (1 - part) / 0.3))
        return Pose(self.piece, wing, alpha=shown, goal=end, part=theme.DOOR_IN.ease(shown), glow=glow)


class Covering(Visual):
    """A picture that covers a piece, from the feet up or unrolling from the top, and stays for a while."""

    def __init__(self, art: str, size: Point, at: Place, upward: bool, seconds: float) -> None:
        super().__init__(seconds + theme.BEAT_HOLD.seconds)
        self.art, self.size, self.at, self.upward = art, size, at, upward
        self.growth = seconds

    @property
    def shown(self) -> float:
        """How much of the picture is shown, 0 to 1."""
        return theme.out_cubic(min(1.0, self.age / self.growth)) if self.growth else 1.0


class Dropping(Visual):
    """A trapdoor opens, a piece drops through it, and drops into its new place."""

    def __init__(self, piece: Piece, start: Spot, end: Place) -> None:
        super().__init__(theme.TRAPDOOR.seconds + theme.DROP.seconds)
        self.key = piece.id
        self.piece, self.start, self.end = piece, start, end

    @property
    def trapdoor(self) -> float:
        """How far the trapdoor is open, 0 to 1; it closes when the piece has gone."""
        gone = (self.age - theme.TRAPDOOR.seconds - theme.DROP.seconds / 2) / 0.08
        return max(0.0, min(1.0, self.age / theme.TRAPDOOR.seconds, 1 - gone))

    def pose(self) -> Pose:
        fallen = (self.age - theme.TRAPDOOR.seconds) / (theme.DROP.seconds / 2)
        if fallen < 1:
            down, start = max(0.0, fallen), self.start
            spot = Spot(start.x, start.y + DEPTH * theme.in_quad(down), start.board, start.scale)
            return Pose(self.piece, spot, alpha=1 - down)
        end, part = self.end(), min(1.0, fallen - 1)
        above = Spot(end.x, end.y - DEPTH * (1 - theme.in_quad(part)), end.board, end.scale)
        return Pose(self.piece, above, alpha=min(1.0, 2 * part))


class Rising(Visual):
    """A piece rises from below to where it lies."""

    def __init__(self, piece: Piece, end: Place) -> None:
        super().__init__(theme.RISE.seconds)
        self.key = piece.id
        self.piece, self.end = piece, end

    def pose(self) -> Pose:
        end, part = self.end(), theme.out_cubic(self.part)
        below = Spot(end.x, end.y + DEPTH * (1 - part), end.board, end.scale)
        return Pose(self.piece, below, alpha=part)


class Sailing(Visual):
    """A piece goes evenly from a spot to where it lies, without a hop. With a `wake` it leaves dots behind."""

    def __init__(self, piece: Piece, start: Spot, end: Place, seconds: float, wake: bool) -> None:
        super().__init__(seconds)
        self.key = piece.id
        self.piece, self.start, self.end, self.wake = piece, start, end, wake

    def pose(self) -> Pose:
        return Pose(self.piece, self.start, goal=self.end(), part=self.part)


class Boarding(Visual):
    """A piece drops into another one, which dips."""

    def __init__(self, piece: Piece, start: Spot, into: Piece, at: Spot, end: Place) -> None:
        super().__init__(theme.BOARD.seconds)
        self.key, self.others = piece.id, frozenset([into.id])
        self.piece, self.start, self.into, self.at, self.end = piece, start, into, at, end

    def poses(self) -> tuple[Pose, ...]:
        part = min(1.0, self.part / DROPPED)
        dip = DIP * math.sin(math.pi * max(0.0, self.part - DROPPED) / (1 - DROPPED))
        lift = HIGH * 4 * part * (1 - part) - dip
        return Pose(self.into, self.at, -dip), Pose(self.piece, self.start, lift, goal=self.end(), part=part)


class Unfolding(Flipping):
    """A piece lies face down until its turn comes, and is turned up."""

    def __init__(self, before: Piece, after: Piece, at: Place, delay: float) -> None:
        super().__init__(before, after, at, delay + theme.FLIP.seconds)
        self.delay = delay

    @property
    def part(self) -> float:
        return max(0.0, min(1.0, (self.age - self.delay) / theme.FLIP.seconds))


class Crumbling(Visual):
    """A piece shakes, and falls."""

    def __init__(self, piece: Piece, start: Spot) -> None:
        super().__init__(theme.CRACK.seconds + theme.FALL.seconds)
        self.key = piece.id
        self.piece, self.start = piece, start

    def pose(self) -> Pose:
        falling = (self.age - theme.CRACK.seconds) / theme.FALL.seconds
        if falling < 0:
            aside = SHAKE * (1 if int(self.age / 0.04) % 2 else -1)
            return Pose(self.piece, Spot(self.start.x + aside, self.start.y, self.start.board, self.start.scale))
        down = Spot(self.start.x, self.start.y + 2 * DEPTH * theme.in_quad(falling), self.start.board)
        return Pose(self.piece, down, angle=24 * falling, alpha=max(0.0, 1 - falling))


class Wisps(Visual):
    """Smoke or sparks that rise from a spot; nothing waits for them."""

    def __init__(self, at: Place, warm: bool) -> None:
        super().__init__(theme.WISPS.seconds)
        self.at, self.warm = at, warm
        self.blocks = False
