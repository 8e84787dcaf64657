"""A lesson being played: only what it allows can be done, and its own choices are shown too."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.flow import Event, Option, Reason, Record
from engine.flow.reach import Path
from engine.teach import Bookmark, Course, Lesson
from game.bots.bot_runner import WindowBotRunner
from game.layout.game_layout import GameLayout
from game.play.choices import Choices, Refused
from game.play.live_table import LiveTable

#: Refused by the lesson and not by a rule; the coach says what it asks for instead.
NOT_YET = Refused(Reason(""))


class LessonChoices(Choices):
    """What the learner may do now: what the rules offer and the lesson allows."""

    def __init__(self, course: Course, layout: GameLayout) -> None:
        super().__init__(course.session, course.lesson.learner, layout)
        self.course = course
        self.offered = Choices(course.session, course.lesson.learner, layout)
        self.options = course.options()

    def _led(self, piece: str) -> dict[str, Path]:
        led = super()._led(piece).items()
        allowed = {place: path for place, path in led if self.course.allows_run(path.choices)}
        for option in self.options:
            if option.piece == piece and option.to:
                allowed.setdefault(option.to, Path((option,), (option.to,)))
        return allowed

    def refusal(self, piece: str, to: str) -> Refused | None:
        """Why not: the rule's reason if there is one, else the lesson's."""
        return None if self.ways(piece, to) else self.against(piece, to)

    def unused(self, piece: str) -> Refused | None:
        """Why a piece can do nothing now: the lesson's reason if the rules would let it do something."""
        early = piece not in self.pieces and piece in self.offered.pieces
        return NOT_YET if early else super().unused(piece)

    def mistyped(self, option: Option) -> Refused | None:
        """Why not: the rule's reason if there is one, else the lesson's."""
        return None if self.course.allowed(option) else self.offered.mistyped(option) or NOT_YET

    def refused_run(self, run: Sequence[Option]) -> tuple[int, Reason] | None:
        """The rule's reason if there is one, else the lesson's."""
        return super().refused_run(run) or (None if self.course.allows_run(run) else (0, NOT_YET.reason))

    def against(self, piece: str, to: str) -> Refused:
        """The rule's reason against a drag that is not allowed. If the rules would allow it, the lesson's
        reason."""
        ruled = None if self.offered.ways(piece, to) else self.offered.refusal(piece, to)
        return ruled or NOT_YET


class LessonPlay(LiveTable):
    """The play of a lesson. Only the learner sits at this screen; the lesson makes the others' choices. `moved`
    is called whenever another beat is open."""

    def __init__(self, course: Course, layout: GameLayout, moved: Callable[[], object]) -> None:
        self.course = course
        self.moved = moved
        self._beat = course.number  # in which a run of choices began
        super().__init__(course.session, layout, WindowBotRunner())

    def _people(self) -> tuple[str, ...]:
        return (self.course.lesson.learner,)

    @property
    def choices(self) -> Choices | None:
        """What the learner may do; None while the lesson is over or nobody is asked."""
        seat = self.seat
        key = (len(self.session.entries), self.course.number, seat, self.session.position.chosen)
        if self._choices is None or self._choices[0] != key:
            self._choices = (key, LessonChoices(self.course, self.layout) if seat else None)
        return self._choices[1]

    # -- going on ----------------------------------------------------------------------------------------

    def choose(self, seat: str, option: Option) -> Record[Event]:
        """Make the learner's choice and the lesson's answer. Raises NotAllowed if it is not allowed."""
        return self._shown(lambda: self.course.choose(option))[0]

    def submit(self, seat: str, options: tuple[Option, ...]) -> int:
        """Make choices one after another until chance decides or the lesson forbids the next; returns how many
        were made."""
        self._beat = self.course.number
        return super().submit(seat, options)

    def _allows(self, seat: str, option: Option) -> bool:
        return self.course.number == self._beat and self.course.allowed(option)

    def go_on(self) -> None:
        """Go on from a beat that only says something."""
        self._shown(self.course.go_on)

    def do_it(self) -> None:
        """Do for the learner what the open beat asks for."""
        beat = self.course.number
        while self.course.number == beat:
            if self.course.waits:
                self.choose(self.course.lesson.learner, self.course.options()[0])
            else:
                self.go_on()

    def _shown(self, act: Callable[[], object]) -> list[Record[Event]]:
        """Do something, and let the stage show all that came of it."""
        self.signals.person_chooses.emit()
        before, beat, known = self.session.position.bare_copy(), self.course.number, len(self.session.entries)
        act()
        records = [entry.record for entry in self.session.entries[known:]]
        for record in records:
            if record.seat is not None and record.choice is not None:
                self._note_last_move(before, record)
            self.show(before, record)
        if self.course.number != beat:
            self.moved()
        return records

    # -- going back --------------------------------------------------------------------------------------

    @property
    def at_start(self) -> bool:
        """Whether there is nothing to go back to."""
        return not (self.course.number or self.course.choices)

    def back(self) -> None:
        """Go to the beginning of this beat if something was chosen in it, else of the one before."""
        begun = beginnings(self.course)
        number = self.course.number
        here = number < len(begun) and begun[number] != self.course.bookmark
        self.take(Course.resumed(self.course.lesson, begun[number if here else max(0, number - 1)]))

    def take(self, course: Course) -> None:
        """Go on with another state of the lesson, shown at once."""
        self.course, self.session = course, course.session
        self._choices, self.last_move = None, []
        self.stage.reset(self.seen())
        self.log_writer.tell_past()
        self.moved()


def course_at_beat(lesson: Lesson, beat: int) -> Course:
    """A lesson at a beat, the first being 1, as if the learner had done everything up to it."""
    course = Course(lesson)
    while course.number < beat - 1:
        if course.waits:
            course.choose(course.options()[0])
        else:
            course.go_on()
    return course


def beginnings(course: Course) -> list[Bookmark]:
    """Where each beat up to the open one began."""
    again, left = Course(course.lesson), list(course.choices)
    found = [again.bookmark]
    while again.number < course.number:
        if again.waits:
            again.choose(left.pop(0))
        else:
            again.go_on()
        if again.number == len(found):
            found.append(again.bookmark)
    return found
