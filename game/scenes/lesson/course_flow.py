"""The way through the lessons: from the course page to a lesson, to the next, and to a first game."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

import pygame

from engine.said import said, sentence
from engine.teach import Course, Lesson, LessonChanged, lessons
from game.scenes.lesson.course_progress import CourseProgress
from game.scenes.lesson.lesson_picture import lesson_picture
from game.scenes.lesson.seat_names import by_colour
from game.scenes.navigator import Navigator
from game.scenes.settings.box import open_settings
from game.services import folders
from game.services.language import spoken_language
from game.ui import theme
from game.ui.theme import Scale, Size

if TYPE_CHECKING:
    from game.scenes.lesson.course_page import CoursePage
    from game.scenes.lesson.scene import LessonScene

BOT = "medium"  # whom a learner meets first
LAST = said("That was the last lesson. Sit down and play: the bulb at the top always tells what you can do.")


class CourseFlow:
    """The lessons of the games of `navigator`. What is finished is kept beside the settings."""

    def __init__(self, navigator: Navigator) -> None:
        self.navigator = navigator
        self._read: dict[tuple[str, ...], tuple[Lesson, ...]] = {}  # by game and what is spoken at its tables
        self._pictures: dict[tuple[str, str], tuple[tuple[Size, int], pygame.Surface]] = {}

    @cached_property
    def progress(self) -> CourseProgress:
        """What the player has finished."""
        navigator = self.navigator
        folder = folders.config() if navigator.folder == folders.data() else navigator.folder
        return CourseProgress(folder, lambda words: navigator.app.toast(words, "warning"))

    def lessons(self, key: str) -> tuple[Lesson, ...]:
        """The lessons of a game, in their order; their riddles are in the language that is set now."""
        game, code = self.navigator.games[key], spoken_language()
        kept = key, *game.spoken_in(code).values()
        if kept not in self._read:
            self._read[kept] = lessons(game, code)
        return self._read[kept]

    def picture(self, lesson: Lesson, size: Size, scale: Scale) -> pygame.Surface:
        """The picture of a lesson; it is drawn once for its size and colours."""
        key, now = (lesson.game.id, lesson.id), (size, theme.changes)
        if key not in self._pictures or self._pictures[key][0] != now:
            self._pictures[key] = now, lesson_picture(lesson, size, scale)
        return self._pictures[key][1]

    def count(self, key: str) -> tuple[int, int]:
        """How many lessons of a game are finished, and of how many."""
        known = {lesson.id for lesson in self.lessons(key)}
        return len(known.intersection(self.progress.of(key).done)), len(known)

    def offers(self, key: str) -> bool:
        """Whether somebody who opens a game has not heard of its lessons."""
        return bool(self.lessons(key)) and not self.progress.of(key).offered

    # -- scenes ------------------------------------------------------------------------------------------

    def open(self, key: str) -> None:
        """Go to the course page of a game."""
        self.navigator.app.show(self.page(key))

    def page(self, key: str) -> CoursePage:
        """The course page of a game."""
        from game.scenes.lesson.course_page import CoursePage

        return CoursePage(self.navigator, self.navigator.games[key], self.lessons(key))

    def learn(self, lesson: Lesson) -> None:
        """Take a lesson from where it was left, in the language that is set now."""
        lesson = next(each for each in self.lessons(lesson.game.id) if each.id == lesson.id)
        self.navigator.app.show(self.lesson(lesson, self._resumed(lesson)))

    def lesson(self, lesson: Lesson, course: Course) -> LessonScene:
        """A lesson as it stands."""
        from game.scenes.lesson.scene import LessonScene

        key, progress, all_lessons = lesson.game.id, self.progress, self.lessons(lesson.game.id)
        number = [each.id for each in all_lessons].index(lesson.id) + 1
        coming = all_lessons[number] if number < len(all_lessons) else None
        if coming is None:
            last = LAST, said("Play a first game")
        else:
            told = {"title": coming.title, "line": coming.line}
            words = said("This lesson is finished. Next comes **{title}**. {line}", **told)
            last = words, said("Next lesson")

        def go_further() -> None:
            if coming is None:
                self.play_bot(lesson)
            else:
                self.learn(coming)

        def skip() -> None:
            progress.skip(key, lesson.id)
            if coming is None:
                self.open(key)
            else:
                self.learn(coming)

        return LessonScene(
            course,
            said("{number}. {lesson}", number=number, lesson=lesson.title),
            last,
            kept=lambda bookmark: progress.leave(key, bookmark),
            over=lambda: progress.finish(key, lesson.id),
            go_further=go_further,
            skip=skip,
            again=lambda: self.learn(lesson),
            leave=lambda: self.open(key),
            open_rules=lambda clause: self.navigator.show_rules(key, clause, said("Back to the lesson")),
            open_settings=lambda: open_settings(self.navigator.app),
            praise=said("You know {game} now!", game=lesson.game.name) if coming is None else None,
        )

    def play_bot(self, lesson: Lesson) -> None:
        """Start the beginner's game against bots, with as many seats as a lesson has."""
        players = ["human", *[BOT] * (len(lesson.seats) - 1)]
        agreed = lesson.game.for_beginners
        self.navigator.app.show(self.navigator.new_table_for(lesson.game.id, players, None, agreed))

    def _resumed(self, lesson: Lesson) -> Course:
        """A lesson where it was left. If it has changed since, it starts again, with a notice."""
        lesson = called(lesson)
        bookmark = self.progress.of(lesson.game.id).left.get(lesson.id)
        if bookmark is not None:
            try:
                return Course.resumed(lesson, bookmark)
            except LessonChanged as changed:
                self.navigator.app.toast(sentence(changed), "warning")
        return Course(lesson)


def called(lesson: Lesson) -> Lesson:
    """A lesson whose seats are named by their colours in the language that is set."""
    return replace(lesson, names=by_colour(lesson.seats))
