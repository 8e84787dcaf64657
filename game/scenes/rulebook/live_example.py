"""A small live board that shows a clause at work: the table of a case, or of a lesson at the beat for the
clause."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from msgspec.structs import replace

from engine.flow.outlook import outlook
from engine.flow.reach import reach
from engine.table import Table
from engine.teach import Lesson
from game.board.ghosts import Ghosts
from game.board.marks import Marks
from game.board.table_view import TableView
from game.layout.camera import STEP, STEPS, Camera
from game.layout.carriers import Point
from game.layout.game_layout import GameLayout
from game.layout.places import Grounds
from game.scenes.lesson.lesson_play import course_at_beat
from game.stage.stage import Stage
from game.ui import paint, theme
from game.ui.theme import Scale
from game.ui.widget import Widget

CLOSE = 0.55  # of the view, that what is pointed at may take up
AROUND = 90  # board units that are shown round a place at least
HAUNT = 1.2  # seconds that ghosts come, and go
NEAR = 8  # notches of zoom at most: some of the board round it should be seen


def taught(lessons: Sequence[Lesson], clause: str) -> tuple[Lesson, int] | None:
    """The lesson and the beat that show a clause best: the first that points at something, else the first."""
    found = [
        (lesson, number)
        for lesson in lessons
        for number, beat in enumerate(lesson.beats)
        if clause in beat.clauses
    ]
    pointing = [(lesson, n) for lesson, n in found if lesson.beats[n].pieces or lesson.beats[n].places]
    return next(iter([*pointing, *found]), None)


class ExampleMoment(NamedTuple):
    """A table as its learner sees it, and as it would be after the choice that the lesson waits for, if there
    is one."""

    table: Table
    after: Table | None = None


def staged(lesson: Lesson, number: int) -> ExampleMoment:
    """The table of a lesson when beat `number` begins."""
    course = course_at_beat(lesson, number + 1)
    seen = course.session.position.seen_by(lesson.learner)
    if not course.waits:
        return ExampleMoment(seen)
    beat = lesson.beats[number]
    options = course.options()
    goals = [pattern.way[-1] for pattern in beat.allow if pattern.way]
    for path in reach(seen, lesson.learner, options[0].piece).values() if goals else ():
        if path.places[-1] == goals[0]:
            return ExampleMoment(seen, outlook(seen, lesson.learner, path.choices).after)
    return ExampleMoment(seen, outlook(seen, lesson.learner, options[:1]).after)


class LiveExample(Widget):
    """A window onto a board, close to the lit places. Ghosts show again and again what would come next. The
    wheel zooms."""

    def __init__(self, layout: GameLayout) -> None:
        super().__init__("diorama")
        self.layout = layout
        self.visible = False
        self.focusable = False
        self.view: TableView | None = None
        self.ghosts: Ghosts | None = None
        self.calm = False  # reduced motion: the ghosts stay
        self._clock = 0.0
        self._changes = theme.changes
        self._lit: tuple[str, ...] = ()  # what is brought into the middle: tracks only if no space is lit

    def show(
        self,
        moment: ExampleMoment | None,
        pieces: Sequence[str] = (),
        places: Sequence[str] = (),
        seat: str = "",
        refused: Sequence[str] = (),
    ) -> None:
        """Show a moment with these pieces and places lit and an X on the `refused` places, or close to the
        figures of a seat; None: nothing."""
        self.visible = moment is not None
        if moment is None:
            self.view = self.ghosts = None
            return
        table, self._clock = moment.table, 0.0
        self.view = TableView(self.layout.on(table.places), Stage(table, speed=0), lambda piece: (-1000, -1000))
        self.ghosts = Ghosts(self.view)
        self.ghosts.show([moment.after] if moment.after is not None else [])
        spots = Grounds(self.view.layout).of(table)
        own = [table.place_of(piece) for piece in pieces if piece in table.pieces]
        lit = dict.fromkeys([place for place in (*places, *own) if spots.spot(place) is not None])
        barred = [place for place in refused if spots.spot(place) is not None]
        self.view.marks = Marks(hints=frozenset(lit).difference(barred), blockers=frozenset(barred))
        near = [place for place in (*lit, *barred) if spots.space(place) is not None]
        self._lit = tuple(near or lit or self._figures(self.view, seat))
        if self.rect.width:
            self._look()

    def show_plain(self) -> None:
        """Show the board without lights and ghosts, as a picture."""
        self.ghosts = None
        if self.view is not None:
            self.view.marks = Marks()

    @staticmethod
    def _figures(view: TableView, seat: str) -> list[str]:
        """Where the figures of a seat stand."""
        return [
            lying.piece.place
            for lying in view.arrangement.lying
            if lying.layer == "figure" and view.sprites.seat(lying.piece) == seat
        ]

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        before = (self.rect, self.scale, self._changes)
        super().place(rect, scale)
        self._changes = theme.changes
        if self.view is not None and before != (self.rect, scale, self._changes):
            self._look()

    def _look(self) -> None:
        """Bring what is lit into the middle, as large as fits."""
        assert self.view is not None
        edge, camera = self.scale.px(3), self.view.camera
        camera.fit()
        self.view.place(self.rect.inflate(-2 * edge, -2 * edge), replace(self.scale, text=1.0))
        spots = [spot for place in self._lit if (spot := self.view.ground.spot(place)) is not None]
        if spots:
            left, top, width, height = _around(spots)
            while camera.step < min(NEAR, STEPS) and (
                width * camera.fitted * STEP ** (camera.step + 1) <= CLOSE * camera.view.width
                and height * camera.fitted * STEP ** (camera.step + 1) <= CLOSE * camera.view.height
            ):
                camera.step += 1
            camera.zoom = STEP**camera.step
            camera.centre = _within(camera, (left + width / 2, top + height / 2))
            camera.look(camera.view)
        self.view.settle()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.view is not None:
            return self.view.camera.notch(event.y, self.view.camera.view.center, glide=False)
        return False

    def update(self, dt: float) -> bool:
        if self.view is None:
            return False
        before, self._clock = self._haunted, self._clock + dt
        if self.ghosts is not None:
            self.view.marks.ghost = self.ghosts.turned if self._haunted else None
        return self.view.update(dt) or before != self._haunted

    @property
    def _haunted(self) -> bool:
        """Whether the ghosts are shown now."""
        return self.calm or self._clock % (2 * HAUNT) < HAUNT

    def draw(self, surface: pygame.Surface) -> None:
        if self.view is None:
            return
        edge, radius = self.scale.px(3), self.scale.px(theme.RADIUS_TILE)
        hole = paint.rounded(self.rect.size, radius, theme.NIGHT, rim=theme.KEY, rim_width=edge)
        paint.stamp(surface, hole, self.rect)
        self.view.draw_board(surface)
        if self.ghosts is not None and self._haunted:
            self.ghosts.draw(surface)


def _within(camera: Camera, centre: Point) -> Point:
    """The point nearest to `centre` at which only board is in view; the middle if all of the board is in view."""
    sides = zip(centre, camera.view.size, camera.area[:2], camera.area[2:], camera.middle, strict=True)
    found = []
    for at, px, start, length, middle in sides:
        half = px / camera.scale / 2
        found.append(middle if 2 * half > length else min(max(at, start + half), start + length - half))
    return found[0], found[1]


def _around(spots: Sequence[Point]) -> tuple[float, float, float, float]:
    """The box round some spots: left, top, width and height in board units."""
    left, top = min(x for x, _ in spots) - AROUND, min(y for _, y in spots) - AROUND
    right, bottom = max(x for x, _ in spots) + AROUND, max(y for _, y in spots) + AROUND
    return left, top, right - left, bottom - top
