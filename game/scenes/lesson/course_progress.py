"""How far the player has come in the lessons of each game, kept in one small file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path

import msgspec
from msgspec.structs import replace

from engine.said import said
from engine.teach import Bookmark, Lesson
from game.services import small_files

FILE = "lessons.json"
WHAT = said("lessons that you have taken")


class CourseRecord(msgspec.Struct, frozen=True):
    """Progress in one game, lessons by id: finished, skipped, and where each was left. `offered`: the player
    has heard of the lessons."""

    done: tuple[str, ...] = ()
    skipped: tuple[str, ...] = ()
    left: dict[str, Bookmark] = {}
    offered: bool = False


class CourseProgress:
    """The file in `folder`; `tell` shows a notice once if it cannot be read or written."""

    def __init__(self, folder: Path, tell: Callable[[str], object]) -> None:
        self.path = folder / FILE
        self.tell = tell
        self._told = ""

    @cached_property
    def _games(self) -> dict[str, CourseRecord]:
        kept, trouble = small_files.load(self.path, dict[str, CourseRecord], WHAT, said("all lessons begin anew"))
        self._say(trouble)
        return kept or {}

    def of(self, game: str) -> CourseRecord:
        """The progress in a game."""
        return self._games.get(game, CourseRecord())

    def next(self, game: str, lessons: Sequence[Lesson]) -> Lesson | None:
        """The first lesson neither finished nor skipped; None after the last."""
        taken = self.of(game)
        known = {*taken.done, *taken.skipped}
        return next((lesson for lesson in lessons if lesson.id not in known), None)

    def leave(self, game: str, bookmark: Bookmark) -> None:
        """Remember where a lesson is; at its beginning there is nothing to remember."""
        taken = self.of(game)
        left = {key: mark for key, mark in taken.left.items() if key != bookmark.lesson}
        if bookmark.beat or bookmark.choices:
            left[bookmark.lesson] = bookmark
        self._keep(game, replace(taken, left=left, offered=True))

    def finish(self, game: str, lesson: str) -> None:
        """Tick a lesson."""
        self._over(game, lesson, done=True)

    def skip(self, game: str, lesson: str) -> None:
        """Mark a lesson as skipped."""
        self._over(game, lesson, done=False)

    def offer(self, game: str) -> None:
        """Remember that the player has heard of a game's lessons."""
        self._keep(game, replace(self.of(game), offered=True))

    def _over(self, game: str, lesson: str, done: bool) -> None:
        taken = self.of(game)
        was = lesson in taken.done
        finished = (*taken.done, lesson) if done and not was else taken.done
        others = tuple([each for each in taken.skipped if each != lesson])
        skipped = others if done or was else (*others, lesson)
        left = {key: mark for key, mark in taken.left.items() if key != lesson}
        self._keep(game, CourseRecord(finished, skipped, left, offered=True))

    def _keep(self, game: str, taken: CourseRecord) -> None:
        if taken != self.of(game):
            self._games[game] = taken
            self._say(small_files.save(self.path, self._games, WHAT))

    def _say(self, words: str) -> None:
        if words and words != self._told:
            self.tell(words)
        self._told = words
