"""What comes of a contest: all that the sides gain and lose flies off together, and numbers change as it lands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from engine.flow import Event, Record
from engine.table import Change, Move, Piece, Table, apply, redact
from game.stage.asking import Asked
from game.stage.presenters import Presenters
from game.stage.stage import Cue, Stage
from game.stage.visuals import Pose, Spot, Visual
from game.ui import theme

STAGGER = 0.08  # seconds between the starts of two flights
ARC = 46.0  # board units that a flight rises above the straight way


class Course(NamedTuple):
    """The spots that a piece flies through. One that `fades` is gone at the last."""

    spots: tuple[Spot, ...]
    fades: bool = False


class Routes(Protocol):
    """What the scene of a contest says of flights."""

    @property
    def leg(self) -> float:
        """How long a piece flies from one spot to the next, in seconds at speed 1; 0 if nothing flies."""
        ...

    def flies(self, home: str, to: str) -> bool:
        """Whether the scene shows how a piece goes from the place `home` to another."""
        ...

    def course(self, piece: Piece, to: str, start: Spot, end: Spot) -> Course | None:
        """How a piece flies from `start` to `end`, which lies in the place `to`; None: nobody sees it move."""
        ...


class Flight(Visual):
    """A piece flies in arcs along a course, after a `delay`. It stays at the end until it has `landed`."""

    def __init__(
        self, piece: Piece, course: Course, leg: float, delay: float, landed: Callable[[], bool]
    ) -> None:
        super().__init__(delay + leg * (len(course.spots) - 1))
        self.key = piece.id
        self.piece, self.course, self.leg, self.delay, self.landed = piece, course, leg, delay, landed
        self.blocks = False

    def update(self, dt: float) -> bool:
        return super().update(dt) or not self.landed()

    def pose(self) -> Pose | None:
        return self.at(self.age) if self.age >= self.delay else None

    def at(self, age: float) -> Pose:
        """How the piece is drawn at an age."""
        spots, fades = self.course
        along = max(0.0, min(len(spots) - 1.0, (age - self.delay) / self.leg))
        number = min(len(spots) - 2, int(along))
        part = theme.in_out_cubic(along - number)
        alpha = 1 - part if fades and number == len(spots) - 2 else 1.0
        lift = ARC * 4 * part * (1 - part)
        return Pose(self.piece, spots[number], lift, alpha=alpha, goal=spots[number + 1], part=part)


class Step(NamedTuple):
    """A change that a contest brings, and whether its piece flies."""

    change: Change
    flies: bool


class Told(NamedTuple):
    """An event of a contest with its steps, and the pieces that others carry along in it."""

    event: Event
    steps: list[Step]
    together: frozenset[str]
    asked: Asked | None


def spoils(
    presenters: Presenters, routes: Routes, before: Table, record: Record[Event], viewer: str | None
) -> Iterator[Cue]:
    """Cues for the events of a contest, as `viewer` may see them. Folds the full table `before` on.

    What is won and lost takes off at once; every other change is shown in its own way after that.
    """
    told: list[Told] = []
    for happening in record.happened:
        steps, together = list[Step](), presenters.together(before, happening.changes)
        for change in happening.changes:
            flies = isinstance(change, Move) and routes.flies(before.place_of(change.piece), change.to)
            steps.extend([Step(seen, flies and isinstance(seen, Move)) for seen in redact(before, change, viewer)])
            apply(before, change)
        told.append(Told(happening.event, steps, together, presenters.asked(happening.event, record)))
    every = [step for each in told for step in each.steps]
    leg, landed = routes.leg if any(step.flies for step in every) else 0.0, set[str]()
    if leg:
        yield Cue((), lambda stage: _take_off(presenters, routes, stage, every, landed), leg)
    for each in told:
        yield Cue((), told=partial(presenters.tell, each.event, record))
        yield from _landings(presenters, each, STAGGER if leg else 0.0, landed)


def _take_off(
    presenters: Presenters, routes: Routes, stage: Stage, steps: Sequence[Step], landed: Collection[str]
) -> tuple[Flight, ...]:
    """The flights of all pieces that fly, each from where it lies by then to where it will lie. The `landed` ones
    are collected meanwhile."""
    trial, found = stage.table.bare_copy(), list[Flight]()
    for change, flies in steps:
        if not flies or not isinstance(change, Move):
            apply(trial, change)
            continue
        piece, start = trial.pieces[change.piece], presenters.where.spot(trial, change.piece)
        apply(trial, change)
        end = presenters.where.spot(trial, change.piece)
        course = routes.course(piece, change.to, start, end)
        if course is not None:
            has_landed = partial(landed.__contains__, piece.id)
            found.append(Flight(piece, course, routes.leg, STAGGER * len(found), has_landed))
    return tuple(found)


def _landings(presenters: Presenters, told: Told, stagger: float, landed: set[str]) -> Iterator[Cue]:
    """The changes of an event: those of pieces that fly happen as they have `landed`."""
    others, tag = list[Change](), told.event.tag()
    sound = presenters.flourish(tag)[0]
    for change, flies in told.steps:
        if not flies or not isinstance(change, Move):
            others.append(change)
            continue
        yield from presenters.event(tag, tuple(others), told.together)
        others.clear()
        yield Cue((change,), None, stagger, sound, told=partial(landed.add, change.piece))
        sound = ""
    yield from presenters.event(tag, tuple(others), told.together, told.asked)
