"""Throws of dice that tumble as real dice do and end on the faces that the log has recorded.

The result is decided before anything moves. A throw is simulated to rest in advance. Then each die is turned
within its own track so that its recorded face ends on top. Physics decides nothing.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.services.cache import baked
from game.stage import dice_poses as poses
from game.stage.dice_poses import DieSkin, Quaternion, Vector
from game.ui import materials, paint, theme
from game.ui.theme import Rgb, Scale, Size

if TYPE_CHECKING:
    import pymunk

PLAIN_EDGE, SEAT_EDGE = 58, 42  # px at 1080p

FRAME = 1 / 60  # seconds between two moments of a track
STEP = 1 / 240  # seconds of physics
SHORTEST, LONGEST = 0.9, 1.3  # seconds from hand to rest
SETTLE = 0.12  # the end of each die's track, in which it topples onto its face
ATTEMPTS = 24
BOUNCE = 0.92  # of each surface; what a meeting keeps is the product
UNHINDERED = 1.9  # seconds in which the leather would stop a die that meets no wall
STILL = 0.005  # px a step, under which a disc counts as resting
PATIENCE = 4.0  # seconds of physics after which a throw counts as failed
GATHERED, SPREAD = 0.5, 0.3  # discs begin at this part of their size and are whole after these seconds
WALL = 60.0  # px
ROLLING = 0.37  # radius of the ball a die rolls like, in sides
GRIP = 0.3  # how far the spin nears true rolling in one frame
SLOW = 4.5  # edges a second, under which a die begins to fall flat
FALLING = 16.0  # radians a second for a die that leans and stands still
OVER_RIM = 0.5  # how far a hop may carry a die out above the tray, in edges
SHADOW_LEVELS = 8

UP: Vector = (0.0, 0.0, 1.0)
REST_YAW = math.radians(13)  # how far a die at rest may be turned from standing corner on
REST_LEAN = (math.radians(3), math.radians(7))  # tilt of the drawing, to either side
FINE_ROLLING, FINE_RESTING = 2, 4


class NoRoom(ValueError):
    """The tray is too small for the dice."""


@dataclass(frozen=True, slots=True)
class Die:
    """One die of a throw. Raises ValueError for a die that could not show `shown`.

    faces: six pip values, 0-9; faces 1 and 6, 2 and 5, 3 and 4 lie opposite.
    shown: the recorded value. edge: px that an edge measures on the screen. colour: of the body.
    """

    faces: tuple[int, ...]
    shown: int
    edge: float
    colour: Rgb

    def __post_init__(self) -> None:
        if len(self.faces) != 6 or not all(0 <= value <= 9 for value in self.faces):
            raise ValueError(f"A die needs six faces with 0 to 9 pips, not {self.faces}.")
        if self.shown not in self.faces:
            raise ValueError(f"A die with the faces {self.faces} cannot show {self.shown}.")
        if self.edge < 4:
            raise ValueError(f"A die needs edges of at least 4 px, not {self.edge}.")


class Moment(NamedTuple):
    """Where a die is at one frame: px in the tray for its middle if it lay on the leather, px above that."""

    x: float
    y: float
    angle: float  # spin about the upright axis, radians
    lift: float
    pose: Quaternion


class Click(NamedTuple):
    """Wood on wood or leather: seconds after the throw began, and loudness from 0 to 1."""

    seconds: float
    loudness: float


@dataclass(slots=True)
class Throw:
    """A finished simulation to be played. Times are seconds since the hand let go, at speed 1."""

    dice: tuple[Die, ...]
    size: Size
    tracks: tuple[tuple[Moment, ...], ...]
    clicks: tuple[Click, ...]
    coats: tuple[DieSkin, ...]
    duration: float
    _rolling: dict[tuple[int, int], pygame.Surface] = field(default_factory=dict, repr=False)

    def done(self, t: float) -> bool:
        """Whether every die lies still."""
        return t >= self.duration

    def clicks_between(self, before: float, now: float) -> list[Click]:
        """The clicks after `before` and up to `now`."""
        return [click for click in self.clicks if before < click.seconds <= now]

    def bake(self) -> None:
        """Draw every pose ahead of need, at about 0.2 ms each; safe in a baking thread."""
        for i, track in enumerate(self.tracks):
            for frame in range(len(track)):
                self._image(i, frame * FRAME)

    def draw(self, surface: pygame.Surface, rect: pygame.Rect, t: float) -> None:
        """Draw shadows and dice as they are at `t` into `rect` (the tray's size); any later `t` shows the rest."""
        if self.done(t):
            self._rolling.clear()
        now = [track[-1] if self.done(t) else _at(track, t) for track in self.tracks]
        for die, moment in zip(self.dice, now, strict=True):
            _draw_shadow(surface, rect, die, moment)
        for i in sorted(range(len(now)), key=lambda i: now[i].y):
            moment = now[i]
            image = self._image(i, t)
            place = image.get_rect(center=(round(rect.x + moment.x), round(rect.y + moment.y - moment.lift)))
            paint.stamp(surface, image, place)

    def _image(self, i: int, t: float) -> pygame.Surface:
        """The die in the pose of the nearest frame, drawn at most once a throw."""
        track = self.tracks[i]
        frame = len(track) - 1 if self.done(t) else max(0, round(t / FRAME))
        if track[frame].pose == track[-1].pose:
            return _resting(self.coats[i], track[-1].pose)
        key = i, frame
        if key not in self._rolling:
            self._rolling[key] = poses.picture(self.coats[i], track[frame].pose, FINE_ROLLING)
        return self._rolling[key]


@baked
def _resting(coat: DieSkin, pose: Quaternion) -> pygame.Surface:
    return poses.picture(coat, pose, FINE_RESTING)


def _at(track: Sequence[Moment], t: float) -> Moment:
    """The moment at `t` seconds, its place read between two frames."""
    whole = max(0.0, min(t / FRAME, len(track) - 1.0))
    a = track[int(whole)]
    b = track[min(int(whole) + 1, len(track) - 1)]
    part = whole - int(whole)
    return Moment(
        a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.angle, a.lift + (b.lift - a.lift) * part, a.pose
    )


# Throwing: discs pushed across the tray


def load_physics() -> None:
    """Get ready for the first throw; safe in a thread. This takes as long as three frames, so it is not done where
    this module is imported."""
    import_module("pymunk")


def throw(dice: Sequence[Die], size: Size, seed: int) -> Throw:
    """Throw the dice into a tray of `size` px; the same arguments give the same throw.

    Every die ends inside the tray, apart from the others, showing its recorded value. Raises NoRoom when the
    dice cannot lie side by side in this tray.
    """
    return _thrown(tuple(dice), size, seed)


@lru_cache(maxsize=8)  # the same throw is laid out again whenever the window is
def _thrown(dice: tuple[Die, ...], size: Size, seed: int) -> Throw:
    rng = random.Random(seed)
    for _ in range(ATTEMPTS):
        slide = _slid(dice, size, rng)
        if slide is not None and _apart(dice, size, slide):
            return _performed(dice, size, slide, rng)
    raise NoRoom(f"{len(dice)} dice do not fit into a tray of {size[0]} x {size[1]} px.")


def room(die: Die) -> float:
    """The radius in px of the disc that a die keeps to itself; no rest pose draws beyond it."""
    return poses.side_of(die.edge) * 0.84 + die.edge * poses.OUTLINE + 1


@dataclass(slots=True)
class _Slide:
    """What physics returns: the (x, y, angle) of each die after each step, and the blows on the way."""

    places: list[list[tuple[float, float, float]]] = field(default_factory=list)
    blows: list[tuple[int, float]] = field(default_factory=list)  # step, and loudness from the impulse

    def settled(self) -> bool:
        """Whether no die moved in the last step."""
        return all(math.dist(a[:2], b[:2]) < STILL for a, b in zip(*self.places[-2:], strict=True))

    def last_moved(self, die: int) -> int:
        """The step after which this die lies still."""
        for step in range(len(self.places) - 1, 0, -1):
            if math.dist(self.places[step][die][:2], self.places[step - 1][die][:2]) >= STILL:
                return step
        return 0


def _apart(dice: Sequence[Die], size: Size, slide: _Slide) -> bool:
    """Whether the dice came to rest inside the tray and side by side."""
    ends = [(die, (x, y)) for die, (x, y, _) in zip(dice, slide.places[-1], strict=True)]
    inside = all(
        room(die) - 1 <= x <= size[0] - room(die) + 1 and room(die) - 1 <= y <= size[1] - room(die) + 1
        for die, (x, y) in ends
    )
    return inside and all(
        math.dist(a, b) >= room(one) + room(other) - 1 for (one, a), (other, b) in combinations(ends, 2)
    )


def _slid(dice: Sequence[Die], size: Size, rng: random.Random) -> _Slide | None:
    """Push the dice across the tray until they lie still; None if there is no room to start them."""
    import pymunk  # see `load_physics`

    hand = rng.choice((-1, 1))  # the side they are thrown from: -1 left, 1 right
    starts = _starts(dice, size, hand, rng)
    if starts is None:
        return None
    space = pymunk.Space()
    space.iterations = 20
    space.collision_bias = 1e-9  # discs that grew into each other part within a few steps
    for a, b in _walls(size):
        wall = pymunk.Segment(space.static_body, a, b, WALL)
        wall.elasticity, wall.friction = BOUNCE, 0.4
        space.add(wall)
    pace = size[0] * rng.uniform(2.7, 3.3)
    for die, start in zip(dice, starts, strict=True):
        body = pymunk.Body(1.0, pymunk.moment_for_circle(1.0, 0, room(die)))
        heading = rng.uniform(-0.6, 0.6)
        body.position = start
        body.velocity = -hand * pace * math.cos(heading), pace * math.sin(heading)
        body.angular_velocity = rng.uniform(-8, 8)
        shape = pymunk.Circle(body, room(die) * GATHERED)
        shape.elasticity, shape.friction = BOUNCE, 0.5
        space.add(body, shape)
    return _run(space, [room(die) for die in dice], pace)


def _walls(size: Size) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """The middle lines of four walls whose inner edges are the tray's, so thick that nothing tunnels out."""
    left, top, right, bottom = -WALL, -WALL, size[0] + WALL, size[1] + WALL
    corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    return [(corners[i - 1], corners[i]) for i in range(4)]


def _starts(dice: Sequence[Die], size: Size, hand: int, rng: random.Random) -> list[tuple[float, float]] | None:
    """Where the dice leave the hand: near a wall, as close together as dice in the air may be."""
    starts: list[tuple[float, float]] = []
    for i, die in enumerate(dice):
        far, high = size[0] - 2 * room(die), size[1] - 2 * room(die)
        if far < 0 or high < 0:
            return None
        for attempt in range(60):
            crowding = max(GATHERED, 1 - attempt / 60)
            inwards = room(die) + far * rng.uniform(0, 0.3 + 0.7 * attempt / 60)
            place = (inwards if hand < 0 else size[0] - inwards, room(die) + high * rng.random() ** 0.5)
            if all(math.dist(place, starts[k]) > crowding * (room(die) + room(dice[k])) for k in range(i)):
                starts.append(place)
                break
        else:
            return None
    return starts


def _run(space: pymunk.Space, rooms: Sequence[float], pace: float) -> _Slide:
    """Step until everything lies still, rubbed by the leather; the discs grow to their room as the dice land."""
    slide = _Slide()
    step = 0

    def hear(arbiter: pymunk.Arbiter, _space: pymunk.Space, _data: object) -> None:
        if arbiter.is_first_contact:
            slide.blows.append((step, 0.55 * arbiter.total_impulse.length / pace))

    space.on_collision(post_solve=hear)
    discs = [shape for body in space.bodies for shape in body.shapes]
    rub = pace / UNHINDERED * STEP
    while step * STEP < PATIENCE:
        grown = min(1.0, GATHERED + (1 - GATHERED) * step * STEP / SPREAD)
        for disc, full in zip(discs, rooms, strict=True):
            disc.unsafe_set_radius(full * grown)
        space.step(STEP)
        slide.places.append([(*body.position, body.angle) for body in space.bodies])
        for body in space.bodies:
            speed = body.velocity.length
            body.velocity *= max(0.0, 1 - rub / speed) if speed else 0
            body.angular_velocity *= 1 - 2.2 * STEP
        step += 1
        if grown == 1 and slide.settled():
            break
    return slide


# Performing: discs become tumbling cubes


def _performed(dice: tuple[Die, ...], size: Size, slide: _Slide, rng: random.Random) -> Throw:
    """The throw with poses, hops and clicks, stretched or compressed to its time."""
    still = [slide.last_moved(i) for i in range(len(dice))]
    raw = max(still) * STEP
    duration = min(LONGEST, max(SHORTEST, raw))
    stretch = duration / raw
    clicks = [Click(step * STEP * stretch, min(1.0, blow)) for step, blow in slide.blows if blow > 0.03]
    tracks, coats = [], []
    for i, die in enumerate(dice):
        rest = max(2 * SETTLE, still[i] * STEP * stretch)
        path = _path(slide, i, stretch, duration)
        hops = _hops(die, rest - SETTLE / 2, rng)
        tumble = _tumble(die, path, rest, rng)
        tracks.append(_track(die, path, tumble, hops))
        clicks += [Click(end, min(1.0, 0.9 * math.sqrt(height / die.edge))) for _, end, height in hops]
        clicks.append(Click(rest, 0.3))
        coats.append(DieSkin(die.edge, die.colour, die.faces))
    clicks.sort()
    return Throw(dice, size, tuple(tracks), tuple(clicks), tuple(coats), duration)


Place = tuple[float, float, float]


def _path(slide: _Slide, die: int, stretch: float, duration: float) -> list[Place]:
    """The (x, y, angle) of one die at each frame, and once more at the end."""
    frames = math.ceil(duration / FRAME) + 1
    last = len(slide.places) - 1
    return [slide.places[min(last, round(frame * FRAME / stretch / STEP))][die] for frame in range(frames)]


Hop = tuple[float, float, float]


def _hops(die: Die, until: float, rng: random.Random) -> list[Hop]:
    """Hops as (start, end, height in px), each lower and shorter; the first is already at its top at 0."""
    height, half = die.edge * rng.uniform(0.5, 0.7), rng.uniform(0.11, 0.15)
    hops = [(-half, half, height)]
    length = half * 1.7
    height *= 0.42
    while hops[-1][1] + length < until and height > 1.5:
        start = hops[-1][1]
        hops.append((start, start + length, height))
        length, height = length * 0.78, height * 0.55
    return hops


def _tumble(die: Die, path: Sequence[Place], rest: float, rng: random.Random) -> list[Quaternion]:
    """The pose at each frame: the die rolls where it slides, then topples so that the recorded face is up.

    What physics has turned up is read only now. The die is then turned within its own track, as if its faces
    had been painted in another order, so that this face is the recorded one.
    """
    falling = max(1, round((rest - SETTLE) / FRAME))
    pose = poses.unit((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)))
    rolled = [pose]
    spin: Vector = (rng.uniform(-12, 12), rng.uniform(-12, 12), 0.0)
    for before, after in pairwise(path[: falling + 1]):
        spin = _followed(spin, pose, before, after, die.edge)
        rolled.append(pose := poses.spun(pose, spin, FRAME))
    ended = poses.upper_face(pose)
    flat = _resting_pose(pose, ended, rng)
    for frame in range(len(rolled), len(path)):
        part = min(1.0, (frame * FRAME - falling * FRAME) / SETTLE)
        rolled.append(flat if part == 1 else poses.slerp(pose, flat, theme.in_out_sine(part)))
    rolled[-1] = flat
    matching = [face for face, value in enumerate(die.faces) if value == die.shown]
    recorded = matching[int(rng.random() * len(matching))]  # draws the same whatever is shown, unlike rng.choice
    relabelled = poses.between(poses.FACES[recorded][0], poses.FACES[ended][0])
    return [poses.product(pose, relabelled) for pose in rolled]


def _followed(spin: Vector, pose: Quaternion, before: Place, after: Place, edge: float) -> Vector:
    """The angular velocity as it approaches that of a ball rolling from one place to the next. A slow die tips
    onto the face that is already uppermost, so that none balances."""
    vx, vy, turning = ((b - a) / FRAME for a, b in zip(before, after, strict=True))
    radius = poses.side_of(edge) * ROLLING
    weight = FALLING * max(0.0, 1 - math.hypot(vx, vy) / (edge * SLOW))
    leaning = poses.turned(pose, poses.FACES[poses.upper_face(pose)][0])
    x, y = -vy / radius + weight * leaning[1], vx / radius - weight * leaning[0]
    return spin[0] + (x - spin[0]) * GRIP, spin[1] + (y - spin[1]) * GRIP, turning


def _resting_pose(pose: Quaternion, up: int, rng: random.Random) -> Quaternion:
    """The pose nearest to `pose` that lies flat on the face under `up`, three faces well in view."""
    _, along, _ = poses.FACES[up]
    upright = poses.between(poses.FACES[up][0], UP)
    now, level = poses.turned(pose, along), poses.turned(upright, along)
    level_yaw = math.atan2(level[1], level[0])
    quarter, corner_on = math.pi / 2, math.pi / 4
    yaw = math.atan2(now[1], now[0])
    off = yaw % quarter - corner_on
    yaw += max(-REST_YAW, min(REST_YAW, off)) - off
    lean = rng.choice((-1, 1)) * rng.uniform(*REST_LEAN)
    return poses.product(
        poses.turn(poses.TOWARDS_EYE, lean), poses.product(poses.turn(UP, yaw - level_yaw), upright)
    )


def _track(
    die: Die, path: Sequence[Place], tumble: Sequence[Quaternion], hops: Sequence[Hop]
) -> tuple[Moment, ...]:
    side, flat = poses.side_of(die.edge) * poses.LOOK_ALONG, poses.half_height(tumble[-1])
    moments = []
    for frame, ((x, y, angle), pose) in enumerate(zip(path, tumble, strict=True)):
        on_edge = max(0.0, poses.half_height(pose) - flat) * side  # a cube on its corner stands higher
        lift = _under(on_edge + _height(hops, frame * FRAME), y - room(die) + OVER_RIM * die.edge)
        moments.append(Moment(x, y, angle, lift, pose))
    return tuple(moments)


def _under(lift: float, ceiling: float) -> float:
    """The lift, smoothly limited below a ceiling, so that no die flies over the tray's far rim."""
    return float(lift / (1 + (lift / max(1.0, ceiling)) ** 3) ** (1 / 3))


def _height(hops: Sequence[Hop], t: float) -> float:
    for start, end, height in hops:
        if start <= t < end:
            return height * math.sin(math.pi * (t - start) / (end - start))
    return 0.0


# The tray and what falls on it


def tray(surface: pygame.Surface, rect: pygame.Rect, scale: Scale) -> pygame.Rect:
    """Draw the leather tray, warm in its middle; returns where dice may roll, with the captions at its foot."""
    materials.tray(surface, rect, scale)
    leather = rect.inflate(-2 * scale.u - 2, -2 * scale.u - 2)
    paint.stamp(surface, _warmth(leather.size), leather.topleft)
    return leather.inflate(-scale.u, -scale.u)


@baked
def _warmth(size: Size) -> pygame.Surface:
    """Torchlight on the leather: the warm glow drawn out to an oval that dies at the rim's corners."""
    oval = pygame.transform.smoothscale(paint.glow("warm", 128), (round(size[0] * 1.45), round(size[1] * 1.6)))
    middle = oval.get_rect().center
    return paint.dimmed(oval.subsurface(pygame.Rect((0, 0), size).move_to(center=middle)), 0.36)


def _draw_shadow(surface: pygame.Surface, rect: pygame.Rect, die: Die, moment: Moment) -> None:
    away = min(SHADOW_LEVELS, round(moment.lift / die.edge * SHADOW_LEVELS))
    sprite = _shadow(round(die.edge), away)
    middle = (round(rect.x + moment.x + 0.2 * moment.lift), round(rect.y + moment.y + 0.88 * die.edge))
    paint.stamp(surface, sprite, sprite.get_rect(center=middle))


@baked
def _shadow(edge: int, away: int) -> pygame.Surface:
    """The contact shadow of a die that hovers `away` levels up: smaller and fainter the higher it is."""
    part = away / SHADOW_LEVELS
    width, height = round(edge * (2.3 - 0.80 * part)), round(edge * (0.78 - 0.28 * part))
    canvas = pygame.Surface((2 * width, 2 * height), pygame.SRCALPHA)
    for ring in range(24):
        inside = ring / 24
        alpha = round(255 * (0.62 - 0.30 * part) * theme.in_out_sine(min(1.0, inside * 1.5)))
        box = pygame.Rect(0, 0, round(2 * width * (1 - inside)), round(2 * height * (1 - inside)))
        box.center = (width, height)
        pygame.draw.ellipse(canvas, (*theme.SHADOW, alpha), box)
    return pygame.transform.smoothscale(canvas, (width, height))
