"""Progress in the lessons is kept, and damage to its file is reported in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.flow import Option
from engine.games import game
from engine.teach import Bookmark, lessons
from game.scenes.lesson.course_progress import FILE, CourseProgress, CourseRecord

KEY = "formidable-foes"
ALL = lessons(game(KEY))
FIRST, SECOND = ALL[0].id, ALL[1].id
MIDDLE = Bookmark(FIRST, 2, (Option("enter", "figure-red", "C03"),))


@pytest.fixture
def said() -> list[str]:
    return []


def test_what_was_taken_is_known_to_the_next_program(tmp_path: Path, said: list[str]) -> None:
    first = CourseProgress(tmp_path, said.append)
    first.leave(KEY, MIDDLE)
    first.finish(KEY, SECOND)
    again = CourseProgress(tmp_path, said.append).of(KEY)
    assert again == CourseRecord(done=(SECOND,), left={FIRST: MIDDLE}, offered=True)
    assert said == []


def test_a_finished_lesson_has_no_place_to_resume_and_stays_ticked_when_it_is_taken_again(tmp_path: Path) -> None:
    progress = CourseProgress(tmp_path, print)
    progress.leave(KEY, MIDDLE)
    progress.finish(KEY, FIRST)
    assert progress.of(KEY).left == {}
    progress.leave(KEY, MIDDLE)
    progress.skip(KEY, FIRST)
    assert progress.of(KEY) == CourseRecord(done=(FIRST,), offered=True)


def test_the_next_lesson_is_the_first_neither_finished_nor_skipped(tmp_path: Path) -> None:
    progress = CourseProgress(tmp_path, print)
    progress.finish(KEY, FIRST)
    progress.skip(KEY, SECOND)
    assert progress.next(KEY, ALL) == ALL[2]
    for lesson in ALL:
        progress.finish(KEY, lesson.id)
    assert progress.next(KEY, ALL) is None
    assert progress.of(KEY).skipped == ()


def test_at_its_very_beginning_a_lesson_is_not_under_way(tmp_path: Path) -> None:
    progress = CourseProgress(tmp_path, print)
    progress.leave(KEY, Bookmark(FIRST, 0, ()))
    assert progress.of(KEY).left == {}


@pytest.mark.parametrize("damage", ["{", "[1]", '{"formidable-foes": {"done": 3}}', "\x00"])
def test_a_broken_edit_is_put_aside_and_told(tmp_path: Path, said: list[str], damage: str) -> None:
    (tmp_path / FILE).write_text(damage, encoding="utf-8")
    progress = CourseProgress(tmp_path, said.append)
    assert progress.of(KEY) == CourseRecord()
    assert len(said) == 1
    assert said[0].endswith("and all lessons begin anew.")
    progress.finish(KEY, FIRST)
    assert CourseProgress(tmp_path, said.append).of(KEY).done == (FIRST,)
    assert len(list(tmp_path.glob("*.damaged.json"))) == 1


def test_a_folder_that_cannot_be_written_is_told_once(tmp_path: Path, said: list[str]) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    progress = CourseProgress(tmp_path / "file", said.append)
    progress.finish(KEY, FIRST)
    progress.finish(KEY, SECOND)
    assert len(said) == 1
    assert progress.of(KEY).done == (FIRST, SECOND)
