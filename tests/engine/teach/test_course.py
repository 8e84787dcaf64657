"""A lesson under way: what it allows, why not, how a beat is passed, and how it is left and resumed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.flow import Option, Refused
from engine.teach import Bookmark, Course, LessonChanged, NotAllowed, Refusal, proof, read
from tests.engine import riddles
from tests.engine.teach.writing import TALK, THROW, course, lesson
from tests.engine.toy import walk

THROWING, END = Option("throw"), Option("end")
TO_S2 = """
[[beats]]
say = "Walk to the second space."
places = ["S2"]
allow = [{ verb = "walk", piece = "figure-amber", way = ["S1", "S2"] }]
first = "walk to the second space"
"""
TO_S2_AND_END = TO_S2.replace('"S2"] }', '"S2"], then = "end" }')


def test_a_beat_that_talks_waits_for_its_button(tmp_path: Path) -> None:
    taken = course(tmp_path, TALK, THROW)
    assert taken.beat is not None
    assert (taken.beat.say, taken.waits, taken.progress) == ("This is you.", False, (0, 2))
    assert taken.options() == ()
    assert not taken.allowed(THROWING)
    first = Refusal("In this lesson first press the button Go on.", "", ("figure-amber",))
    assert taken.why_not(THROWING) == (first,)
    assert taken.wanted() == first
    with pytest.raises(NotAllowed, match="press the button Go on"):
        taken.choose(THROWING)
    taken.go_on()
    assert (taken.waits, taken.progress) == (True, (1, 2))


def test_a_beat_that_waits_is_passed_by_what_it_allows(tmp_path: Path) -> None:
    taken = course(tmp_path, THROW)
    assert taken.options() == (THROWING,)
    assert taken.why_not(THROWING) == ()
    assert [refusal.text for refusal in taken.why_not(END)] == ["In this lesson first throw the die."]
    with pytest.raises(NotAllowed, match="throw the die"):
        taken.go_on()
    record = taken.choose(THROWING)
    assert record.draws[0].result == 4
    assert (taken.beat, taken.progress, taken.choices) == (None, (1, 1), [THROWING])


def test_what_the_rules_refuse_is_refused_in_their_words(tmp_path: Path) -> None:
    taken = course(tmp_path, THROW)
    (refusal,) = taken.why_not(walk("amber", "S1"))
    assert (refusal.text, refusal.clause) == ("No step is left.", "TL-WALK-02")
    far = taken.why_not(walk("amber", "S4"))[-1]
    assert (far.clause, far.pieces, far.places) == ("TL-WALK-01", ("figure-amber",), ("S4",))
    with pytest.raises(NotAllowed) as trouble:
        taken.choose(walk("amber", "S1"))
    assert trouble.value.refusals == (refusal,)


def test_a_lesson_that_is_over_allows_nothing(tmp_path: Path) -> None:
    taken = course(tmp_path, TALK)
    taken.go_on()
    assert taken.why_not(THROWING) == (Refusal("This lesson is over."),)
    with pytest.raises(NotAllowed, match="over"):
        taken.go_on()


def test_a_way_is_one_wish_and_leads_only_on(tmp_path: Path) -> None:
    taken = course(tmp_path, THROW, TO_S2)
    taken.choose(THROWING)
    there = [walk("amber", "S1"), walk("amber", "S2")]
    assert taken.allows_run(there)
    assert taken.allows_run(there[:1])
    assert not taken.allows_run([*there, walk("amber", "S3")])
    assert not taken.allows_run([there[0], there[0]])
    assert not taken.allows_run(there[::-1])
    assert not taken.allows_run([])
    taken.choose(there[0])
    assert taken.number == 1
    back = [refusal.text for refusal in taken.why_not(walk("amber", "S0"))]
    assert back == ["In this lesson first walk to the second space."]
    taken.choose(there[1])
    assert taken.beat is None


def test_a_way_may_end_with_a_button(tmp_path: Path) -> None:
    taken = course(tmp_path, THROW, TO_S2_AND_END)
    taken.choose(THROWING)
    assert not taken.allowed(END)
    taken.choose(walk("amber", "S1"))
    assert not taken.allowed(END)
    taken.choose(walk("amber", "S2"))
    assert taken.options() == (END,)
    taken.choose(END)
    assert taken.beat is None


def test_a_beat_may_wait_for_an_event(tmp_path: Path) -> None:
    caught = """
    [[beats]]
    say = "Find the trap."
    allow = [{ verb = "walk", piece = "figure-amber" }, { verb = "stay" }]
    first = "find the trap"
    until = "held"
    """
    taken = course(tmp_path, THROW, caught)
    taken.choose(THROWING)
    for space in ("S1", "S0", "S1"):
        taken.choose(walk("amber", space))
    assert taken.number == 1
    taken.choose(walk("amber", "S2"))
    assert taken.beat is not None
    taken = course(tmp_path, THROW.replace("throw the die", "throw"), caught)
    taken.choose(THROWING)
    for space in ("S1", "S2", "S3"):
        taken.choose(walk("amber", space))
    assert taken.beat is not None
    assert not taken.allowed(Option("pay"))
    taken.choose(Option("stay"))
    assert taken.beat is None


DUEL = """
[[beats]]
say = "Fight."
allow = [{ verb = "duel" }]
first = "begin a duel"

[[beats]]
say = "Blue has chosen. Lay any card but the lowest."
play = [{ seat = "beryl", verb = "lay", piece = "card-4" }]
allow = [{ verb = "lay", piece = "card-[23]" }]
first = "lay a card"
"""


def test_the_lesson_chooses_for_others_when_a_beat_begins(tmp_path: Path) -> None:
    taken = course(tmp_path, DUEL)
    taken.choose(Option("duel"))
    assert taken.session.waiting() == ("amber",)
    assert taken.options() == (Option("lay", "card-2"), Option("lay", "card-3"))
    taken.choose(Option("lay", "card-3"))
    assert taken.session.position.contents["open"] == ("card-3", "card-4")
    assert taken.choices == [Option("duel"), Option("lay", "card-3")]


def test_what_the_lesson_plays_must_be_legal(tmp_path: Path) -> None:
    wrong = TALK + 'play = [{ seat = "beryl", verb = "end" }]'
    with pytest.raises(Refused):
        course(tmp_path, wrong)


def test_it_is_resumed_with_the_choices_made_before(tmp_path: Path) -> None:
    written = lesson(tmp_path, DUEL, TALK)
    taken = Course(written)
    taken.choose(Option("duel"))
    taken.choose(Option("lay", "card-2"))
    assert taken.bookmark == Bookmark("walking", 2, (Option("duel"), Option("lay", "card-2")))
    again = Course.resumed(written, taken.bookmark)
    assert again.session.hashes() == taken.session.hashes()
    assert again.bookmark == taken.bookmark
    taken.go_on()
    assert Course.resumed(written, taken.bookmark).beat is None


@pytest.mark.parametrize(
    "kept",
    [
        Bookmark("walking", 1, (END,)),
        Bookmark("walking", 2, (Option("duel"),)),
        Bookmark("walking", 1, (Option("duel"), Option("lay", "card-2"), THROWING)),
        Bookmark("running", 0, ()),
        Bookmark("walking", 9, (Option("duel"), Option("lay", "card-2"))),
        Bookmark("walking", -1, ()),
    ],
)
def test_a_bookmark_of_another_lesson_is_refused(tmp_path: Path, kept: Bookmark) -> None:
    with pytest.raises(LessonChanged, match="The lesson Walking has changed since it was left"):
        Course.resumed(lesson(tmp_path, DUEL, TALK), kept)


def test_two_courses_of_a_lesson_do_not_share_their_chance(tmp_path: Path) -> None:
    written = lesson(tmp_path, THROW)
    for taken in (Course(written), Course(written), Course(replace(written, title="Again"))):
        assert taken.choose(THROWING).draws[0].result == 4




def test_a_lesson_asks_for_what_is_to_be_typed(tmp_path: Path) -> None:
    file = tmp_path / "01-riddles.toml"
    file.write_text(riddles.LESSON, encoding="utf-8")
    taken = Course(read(riddles.GAME, file))
    assert taken.options() == (riddles.answer("time"),)
    for wrong in (Option("answer"), riddles.answer("echo"), Option("pass")):
        assert [refusal.text for refusal in taken.why_not(wrong)] == ["In this lesson first answer time."]
    assert [refusal.clause for refusal in taken.why_not(riddles.answer("12"))] == ["RD-ASK-02"]
    taken.choose(riddles.answer("Time"))
    assert taken.beat is None
    assert Course.resumed(taken.lesson, taken.bookmark).choices == [riddles.answer("Time")]
    assert proof(taken.lesson).ok


def test_a_lesson_may_leave_open_what_is_typed(tmp_path: Path) -> None:
    file = tmp_path / "01-riddles.toml"
    file.write_text(riddles.LESSON.replace(', text = "time"', ""), encoding="utf-8")
    taken = Course(read(riddles.GAME, file))
    assert taken.options() == (Option("answer"),)
    taken.choose(riddles.answer("anything"))
    assert taken.choices == [riddles.answer("anything")]
