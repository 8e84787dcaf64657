"""A lesson at the real table: the coach says one thing at a time, and only what it asks for can be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from engine.flow import Game
from engine.flow.glossary import read_glossary
from engine.said import Said, said
from engine.teach import Bookmark, Course
from game.app.window import App
from game.board.marks import SHAKE
from game.bots.bot_runner import BotRunner
from game.layout.regions import Regions
from game.panels.course_celebration import CourseCelebration
from game.play.choices import Refused
from game.play.live_table import Keep, LiveTable
from game.scenes.lesson.coach import Coach
from game.scenes.lesson.coach_pointers import CoachPointers
from game.scenes.lesson.lesson_play import LessonPlay
from game.scenes.lesson.seat_names import by_colour
from game.scenes.table.scene import TableScene
from game.services.glossary_words import GlossaryWords
from game.ui import theme
from game.ui.theme import Scale, Size

LEAST = 150  # px at 1080p that the column below the coach needs for a card of its own
CONTEST = 620  # px at 1080p that a contest and the race below it need there
BARE_CONTEST = 466  # and a contest alone
RAIL = 0.62  # of the rail's height that the coach may take at its foot
BESIDE = 0.3  # of the board's width that the coach takes where the column lies over it


class LessonScene(TableScene):
    """One lesson. `title` names it. `last` is what the coach says when it is over, and the words of the button
    that then calls `go_further`.

    `kept` is called with the place reached whenever that changes, `over` when the lesson is finished. `skip`
    and `leave` are called when the learner wants no more of it, `again` to start it again. `praise` is what is
    said in celebration after the last lesson of a course; without it nothing is celebrated.
    """

    guided = True

    def __init__(
        self,
        course: Course,
        title: str,
        last: tuple[str, str],
        kept: Callable[[Bookmark], object],
        over: Callable[[], object],
        go_further: Callable[[], object],
        skip: Callable[[], object],
        again: Callable[[], object],
        leave: Callable[[], object],
        open_rules: Callable[[str], object] | None = None,
        open_settings: Callable[[], object] | None = None,
        praise: Said | None = None,
    ) -> None:
        self.begun = course
        self.praise = praise
        self.title, self.last, self.kept, self.over = title, last, kept, over
        self.go_further, self.skip, self.again = go_further, skip, again
        super().__init__(course.session, leave_table=leave, open_rules=open_rules, open_settings=open_settings)
        acts = {"back": self.back, "go": self.go_on, "show": self.show_me, "skip": self._skip, "leave": leave}
        words = GlossaryWords(read_glossary(course.session.game))
        self.coach = Coach(self.panels.look_up, self.panels.rules.brief, acts, words)
        self.coach.add_to(self.page)
        colour = self.game_layout.colour(course.lesson.learner)
        portrait = self.game_layout.layout.portrait.format(colour=colour)
        self.celebration = self.page.add(CourseCelebration(portrait, colour))
        self.pointers = CoachPointers(self.panels, self._to_lead, self._to_press, self._turning)
        self._coached = pygame.Rect(0, 0, 0, 0)
        self._coach_scale = Scale()
        self._tell()

    @property
    def _may_change_hands(self) -> bool:
        return False

    def _sit_down(self, bot_runner: BotRunner, keep: Keep) -> LiveTable:
        self.lesson_play = LessonPlay(self.begun, self.game_layout, self._moved)
        return self.lesson_play

    @property
    def course(self) -> Course:
        """The lesson as it stands."""
        return self.lesson_play.course

    # -- scene -------------------------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        super().enter(app)
        self._focus_coach()

    def _areas(self, size: Size, scale: Scale, seats_below: bool = True) -> Regions:
        """The table's areas without the coach's. The coach takes the head of the column; if a contest would
        have no room there, the foot of the rail; where the column lies over the board, a part of the board's
        width."""
        areas = super()._areas(size, scale, seats_below)
        if areas.broad:
            return self._beside_broad(areas, scale) or self._areas(size, scale, seats_below=False)
        if areas.drawer:
            board, wide = areas.board, round(areas.board.width * BESIDE)
            self._coach_in(pygame.Rect(board.right - wide, board.y, wide, 0), board.height, scale)
            off = wide + areas.gutter
            left = pygame.Rect(board.topleft, (board.width - off, board.height))
            return replace(areas, board=left, column=areas.column.move(-off, 0), tray=areas.tray.move(-off, 0))
        rest = _below(areas.column, self._coach_in(areas.column, areas.column.height, scale) + areas.gutter)
        if self.session.game.contest is not Game.contest and rest.height < scale.grow(CONTEST):
            rail = areas.seats
            high = self._coach_in(rail, round(rail.height * RAIL), scale)
            self._coached.bottom = rail.bottom
            return replace(areas, seats=pygame.Rect(rail.topleft, (rail.width, rail.height - high - areas.gutter)))
        if rest.height < scale.px(LEAST):  # what is asked for lies over the coach, and nothing else
            return replace(areas, drawer=True)
        return replace(areas, column=rest)

    def _beside_broad(self, areas: Regions, scale: Scale) -> Regions | None:
        """The areas round a broad board: coach and cards share the column, and the log gives way to them. None if
        a contest would have no room there."""
        column = areas.column.union(areas.log)
        least = scale.grow(BARE_CONTEST) if self.session.game.contest is not Game.contest else scale.px(LEAST)
        high = self._coach_in(column, column.height - areas.gutter - least, scale)
        if column.height - high - areas.gutter < least:
            return None
        none = pygame.Rect(areas.log.topleft, (0, 0))
        return replace(areas, column=_below(column, high + areas.gutter), log=none)

    def _coach_in(self, room: pygame.Rect, most: int, scale: Scale) -> int:
        """Lay the coach at the head of an area, `most` px high; returns its height."""
        high, self._coach_scale = self._coach_fitting(room.width, most, scale)
        self._coached = pygame.Rect(room.topleft, (room.width, high))
        return high

    def _coach_fitting(self, width: int, most: int, scale: Scale) -> tuple[int, Scale]:
        """The height of the coach at the largest text size, up to the one set, at which it has room."""
        tried = scale
        for tried in scale.smaller():
            if self.coach.height(width, tried) <= most:
                break
        return self.coach.height(width, tried), tried

    def layout(self, size: Size, scale: Scale) -> None:
        self._name_seats()
        super().layout(size, scale)
        assert self.panels.areas is not None
        cards = max((card.rect.bottom for card in self.panels.seat_rail.cards), default=0)
        if self._coached.x == self.panels.areas.seats.x and not self.panels.areas.strip:
            foot = self._coached.bottom  # the seats' cards may need more than was left to them
            free = pygame.Rect(self._coached.topleft, (self._coached.width, foot - cards - scale.u))
            if self._coached.y < cards + scale.u:
                self._coach_in(free, free.height, scale)
                self._coached.bottom = foot
        self.coach.place(self._coached, self._coach_scale)
        self.celebration.stand_on(self.panels.areas.board, scale)

    # -- the course --------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Do what the coach's first button says: open the next beat, or what comes after the lesson."""
        self._finish_stage()
        if self.course.beat is None:
            self.go_further()
        else:
            self.lesson_play.go_on()
            self._changed()

    def _name_seats(self) -> None:
        """Call the seats by their colours in the language that is set now. A lesson is never saved, so the names
        of its header may change."""
        names, now = self.session.header.names, by_colour(self.session.header.seats)
        if names != now:
            names.update(now)
            self._show_anew()

    def show_me(self) -> None:
        """Let the lesson do what the beat asks for."""
        self._finish_stage()
        self.dragging.let_go()
        self.lesson_play.do_it()
        self._changed()

    def back(self) -> None:
        """Go back one beat."""
        self._finish_stage()
        self.lesson_play.back()
        self.session = self.lesson_play.session
        self.dragging.let_go()

    def _skip(self) -> None:
        (self.again if self.course.beat is None else self.skip)()

    def _undo(self) -> None:
        if not self.lesson_play.at_start:
            self.back()

    def _redo(self) -> None:
        """Nothing: in a lesson Back and the beat's own gesture do that."""

    def _moved(self) -> None:
        """Another beat is open."""
        self.celebration.visible = False
        if self.course.beat is None:
            self.over()
            self._celebrate()
        else:
            self.kept(self.course.bookmark)
        self._tell()
        self._focus_coach()

    def _celebrate(self) -> None:
        """Crown the learner, if that was the last lesson of the course."""
        if self.praise is not None:
            self.celebration.begin(self.praise, 0.0 if self.view.still else self.app.seconds(theme.TURN_ROOM))
            self._sound("won")

    def _tell(self) -> None:
        """Say and point at what the open beat is about."""
        self.coach.tell(self.course, self.title, self.last)
        beat = self.course.beat
        self.pointers.point(*((beat.pieces, beat.places) if beat is not None else ((), ())))
        self.coach.place(self._coached, self._coach_scale)
        self._shown = None
        self._dirty = True

    def _to_lead(self) -> str:
        """The one piece that must be moved now; empty if there are several, or none."""
        choices = self.choices
        led = {option.piece for option in choices.options if option.to} if choices is not None else set()
        return led.pop() if len(led) == 1 else ""

    def _to_press(self) -> list[pygame.Rect]:
        """The area of the button that must be pressed now, if nothing else does it."""
        lay, choices = self.panels.contest.lay_button, self.choices
        if lay.visible and self.panels.hand.chosen:
            return [lay.rect]
        buttons = self.panels.prompt.buttons
        pressing = choices is not None and not any(option.to for option in choices.options)
        return [button.rect for button in buttons[:1] if pressing and self.course.waits]

    def _turning(self) -> str:
        """The tile that has arrows round it; empty if none has."""
        return self.tile_turning.handles.piece if self.tile_turning.handles is not None else ""

    def _focus_coach(self) -> None:
        """Focus the button that goes on. Where a choice is asked for, focus nothing, so that the keys choose."""
        self.page.set_focus(self.coach.go if self.coach.go.enabled else None)

    # -- doing and refusing ------------------------------------------------------------------------------

    def _changed(self) -> None:
        self.coach.first.words = ""
        if self.course.beat is not None:
            self.kept(self.course.bookmark)
        super()._changed()

    def show_refusal(self, refused: Refused, where: str) -> None:
        if refused.reason.clause:
            super().show_refusal(refused, where)
            return
        self._changed()
        self.view.marks.refused = where
        self.view.marks.shake = 0.0 if self.view.still else SHAKE
        self._insist()

    def _insist(self) -> None:
        """Say what the lesson asks for, because the learner tried something else."""
        if self.course.beat is None:
            return
        self.coach.insist(self.course.wanted().text)
        self.coach.place(self._coached, self._coach_scale)
        self.pointers.point(self.pointers.pieces, self.pointers.places)
        self._sound("refused")
        self._dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        press, before = self.dragging.press, self._doings
        used = super().handle(event)
        clicked = event.type == pygame.MOUSEBUTTONUP and event.button == 1
        if clicked and press is not None and not press.panning and self._doings == before:
            self._insist()
        return used or self._dirty

    @property
    def _doings(self) -> tuple[object, ...]:
        """What a click changes that is allowed, or refused by a rule."""
        told = (self.panels.card.shown, self.coach.first.words, self.choice_popup.asked, self.tile_turning.handles)
        return len(self.session.entries), self.course.number, self.dragging.selected, len(self.app.modals), *told

    def _escape(self) -> bool:
        if not super()._escape() and self.leave_dialog.leave is not None:
            self.leave_dialog.leave()
        return True

    # -- time and drawing --------------------------------------------------------------------------------

    def _run_clock(self, dt: float) -> None:
        """No clock runs in a lesson."""

    def _show_prompt(self) -> None:
        super()._show_prompt()
        self.panels.card.resting = None  # the coach says what this is about
        prompt = self.panels.prompt
        if self.course.beat is None:
            prompt.title, prompt.how = said("This lesson is finished"), Said("")
        elif not self.play.seat and self.play.turn and not self.stage.busy:
            prompt.how = said("The lesson plays for {seat}.", seat=self.session.header.names[self.play.turn])
        elif not self.course.waits and not self.stage.busy:
            prompt.how = said("Read on the sheet, then press “{button}” there.", button=self.course.beat.go)

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        told = not (self.panels.dueling and self.stage.busy)  # what the coach says next gives the end away
        if self.coach.told != told:
            self.coach.told, self._dirty = told, True
        self.pointers.calm = self.view.still
        return self.pointers.update(dt) or moving

    def _draw_pointers(self, surface: pygame.Surface) -> None:
        if not self.stage.busy:
            self.pointers.draw(surface)


def _below(area: pygame.Rect, down: int) -> pygame.Rect:
    """What is left of an area below its uppermost `down` px."""
    return pygame.Rect(area.x, area.y + down, area.width, area.height - down)
