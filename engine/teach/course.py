"""A lesson being taken: the session, the open beat, what the beat allows, and the refusals."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from engine.flow import Event, Option, Record, Sentences
from engine.said import joined, said
from engine.teach.lesson import Beat, Lesson, Pattern


class Refusal(Struct, frozen=True):
    """Why something is not allowed: the sentence, its clause, and the pieces and places to point at.

    Without a clause the refusal comes from the lesson, which asks for something else first.
    """

    text: str
    clause: str = ""
    pieces: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


class NotAllowed(Exception):
    """A choice that the rules or the lesson do not allow now, with the refusals."""

    def __init__(self, refusals: Sequence[Refusal]) -> None:
        self.refusals = tuple(refusals)
        super().__init__(joined([refusal.text for refusal in refusals], " "))


class LessonChanged(ValueError):
    """The lesson no longer fits a bookmark; the text is one sentence."""


class Bookmark(Struct, frozen=True):
    """Where a lesson was left: the number of the beat, and the learner's choices so far."""

    lesson: str
    beat: int
    choices: tuple[Option, ...]


class Course:
    """A lesson being taken. It narrows what the learner may choose and never changes a rule.

    `session` is the table, `choices` are the learner's choices so far, `number` is the number of the open beat.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.session = lesson.session()
        self.choices: list[Option] = []
        self.number = 0
        self._sentences = Sentences(lesson.game, self.session.header.names)
        self._first_entry = 0
        self._places_before: dict[str, str] = {}
        self._open_beat()

    # -- where it stands -----------------------------------------------------------------------------

    @property
    def beat(self) -> Beat | None:
        """The open beat; None when the lesson is over."""
        return self.lesson.beats[self.number] if self.number < len(self.lesson.beats) else None

    @property
    def waits(self) -> bool:
        """Whether the beat waits for a choice of the learner; otherwise it goes on by a button."""
        return self.beat is not None and bool(self.beat.allow)

    @property
    def progress(self) -> tuple[int, int]:
        """The number of beats done, and of all beats."""
        return self.number, len(self.lesson.beats)

    @property
    def bookmark(self) -> Bookmark:
        """A bookmark at the present point."""
        return Bookmark(self.lesson.id, self.number, tuple(self.choices))

    @classmethod
    def resumed(cls, lesson: Lesson, bookmark: Bookmark) -> Course:
        """The lesson as it was left: the choices are made again. Raises LessonChanged if they no longer fit."""
        course, left = cls(lesson), list(bookmark.choices)
        try:
            while course.number < bookmark.beat or left:
                if course.waits:
                    course.choose(left.pop(0))
                else:
                    course.go_on()
        except (NotAllowed, IndexError):
            left = []
        if course.bookmark != bookmark:
            raise LessonChanged(
                said("The lesson {title} has changed since it was left, so it begins anew.", title=lesson.title)
            )
        return course

    # -- going on ------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Press the beat's button. Raises NotAllowed if the beat waits for a choice or the lesson is over."""
        if self.beat is None or self.waits:
            raise NotAllowed([self.wanted()])
        self.number += 1
        self._open_beat()

    def choose(self, option: Option) -> Record[Event]:
        """Make a choice of the learner. Raises NotAllowed, with the refusals, if it is not allowed."""
        refusals = self.why_not(option)
        if refusals:
            raise NotAllowed(refusals)
        pattern = self._pattern(option)
        record = self.session.choose(self.lesson.learner, option)
        self.choices.append(option)
        if self._completes(pattern, option):
            self.number += 1
            self._open_beat()
        return record

    def _open_beat(self) -> None:
        """Open a beat: make the choices of the other seats."""
        self._first_entry = len(self.session.entries)
        for play in self.beat.play if self.beat else ():
            self.session.choose(play.seat, play.option)
        self._places_before = {key: piece.place for key, piece in self.session.position.pieces.items()}

    def _completes(self, pattern: Pattern | None, option: Option) -> bool:
        """Whether the choice just made completes the beat."""
        beat = self.lesson.beats[self.number]
        if beat.until:
            entries = self.session.entries[self._first_entry :]
            happened = (each for entry in entries for each in entry.record.happened)
            return any(each.event.tag() == beat.until for each in happened)
        if pattern is None or not pattern.way or option.verb == pattern.then:
            return True
        ends = Option(pattern.then) in self.session.options(self.lesson.learner)
        return option.to == pattern.way[-1] and not ends

    # -- what is allowed -----------------------------------------------------------------------------

    def options(self) -> tuple[Option, ...]:
        """The options that the rules offer and the beat allows, with the text that the beat wants."""
        found = [(option, self._pattern(option)) for option in self.session.options(self.lesson.learner)]
        return tuple([replace(option, text=pattern.text) for option, pattern in found if pattern])

    def allowed(self, option: Option) -> bool:
        """Whether the learner may choose this now."""
        if option in self.options():
            return True
        typed = bool(option.text) and self._pattern(option) is not None
        return typed and not self.session.why_not(self.lesson.learner, option)

    def allows_run(self, options: Sequence[Option]) -> bool:
        """Whether a run of choices, such as the steps of one drag, goes along one pattern's way."""
        if len(options) < 2 or not self.allowed(options[0]):
            return len(options) == 1 and self.allowed(options[0])
        beat = self.lesson.beats[self.number]
        for pattern in beat.allow:
            stops = [pattern.way.index(option.to) for option in options if pattern.way and pattern.fits(option)]
            if len(stops) == len(options) and stops == sorted(set(stops)) and self._ahead(pattern, options[0]):
                return True
        return False

    def why_not(self, option: Option) -> tuple[Refusal, ...]:
        """Why the learner may not choose this: the reasons of the rules if they refuse it, else the lesson's."""
        if self.allowed(option):
            return ()
        reasons = self.session.why_not(self.lesson.learner, option)
        if not reasons:
            return (self.wanted(),)
        why = self._sentences.why
        return tuple([Refusal(why(each), each.clause, each.pieces, each.places) for each in reasons])

    def wanted(self) -> Refusal:
        """What the lesson asks for now, before anything else."""
        beat = self.beat
        if beat is None:
            return Refusal(said("This lesson is over."))
        return Refusal(beat.asks, "", beat.pieces, beat.places)

    def _pattern(self, option: Option) -> Pattern | None:
        """The first pattern of the beat that allows an option."""
        for pattern in self.beat.allow if self.beat else ():
            if pattern.fits(option) and (not pattern.way or self._ahead(pattern, option)):
                return pattern
            if option == Option(pattern.then) and self._arrived(pattern):
                return pattern
        return None

    def _ahead(self, pattern: Pattern, option: Option) -> bool:
        """Whether an option goes forward along the pattern's way, from a place on it or from the piece's first
        place."""
        here = self.session.position.place_of(option.piece)
        if here in pattern.way:
            return pattern.way.index(option.to) > pattern.way.index(here)
        return here == self._places_before[option.piece]

    def _arrived(self, pattern: Pattern) -> bool:
        """Whether the pattern's piece stands at the end of its way."""
        position = self.session.position
        return bool(pattern.way) and position.place_of(pattern.piece) == pattern.way[-1]
