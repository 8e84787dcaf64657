"""Every lesson of every game: it can be played to its end, points at pieces that exist, and explains refusals."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import msgspec
import pytest

from engine.flow import Option
from engine.flow.reach import reach
from engine.games import GAMES, game
from engine.teach import Beat, Bookmark, Course, Lesson, NotAllowed, Proof, lessons, proof
from engine.teach.proof import fact
from game.layout.game_layout import GameLayout
from game.layout.places import Grounds
from game.services.language import LANGUAGES

#: Every lesson, those at whose table something is spoken in each language.
LESSONS = [
    lesson
    for key in GAMES
    for code in (LANGUAGES if game(key).spoken_in("en") else ("en",))
    for lesson in lessons(game(key), code)
]
#: How fast a beginner reads, in words a second, and how long one choice or button takes, in seconds.
READS, ACTS = 3, 4


def name(lesson: Lesson) -> str:
    """The game, the lesson, and the languages spoken at its table."""
    spoken = [lesson.options[setting.id] for setting in lesson.game.settings if setting.spoken]
    return "-".join([lesson.game.id, lesson.id, *spoken])


@pytest.fixture(params=LESSONS, ids=name)
def lesson(request: pytest.FixtureRequest) -> Lesson:
    found: Lesson = request.param
    return found


def moments(lesson: Lesson, chance: random.Random | None = None) -> Iterator[Course]:
    """The same course before each choice and each button; the learner picks the first allowed option or any."""
    course = Course(lesson)
    while course.beat is not None:
        yield course
        if course.waits:
            options = course.options()
            course.choose(chance.choice(options) if chance else options[0])
        else:
            course.go_on()


def waiting(lesson: Lesson) -> Iterator[tuple[Course, Beat]]:
    """The moments at which the learner has to choose."""
    return ((course, course.beat) for course in moments(lesson) if course.beat and course.waits)


def test_every_game_has_six_or_seven_lessons_and_each_box_at_most_one() -> None:
    for key in GAMES:
        boxes = game(key).boxes
        of_boxes = [len([*(box / "lessons").glob("*.toml")]) for box in boxes]
        assert 6 <= len(lessons(game(key))) - sum(of_boxes) <= 7
        assert max(of_boxes, default=0) <= 1


def test_it_can_be_taken_to_its_end(lesson: Lesson) -> None:
    assert proof(lesson) == Proof(lesson.id, lesson.title, len(lesson.beats), True)


def test_whatever_it_allows_leads_to_its_end_and_keeps_its_words_true(lesson: Lesson) -> None:
    for seed in range(5):
        number = -1
        for course in moments(lesson, random.Random(seed)):
            if course.number > number and course.beat:
                number = course.number
                seen = course.session.position.seen_by(lesson.learner)
                assert {key: fact(seen, key) for key in course.beat.facts} == course.beat.facts


def test_chance_brings_just_what_it_tells(lesson: Lesson) -> None:
    *_, course = moments(lesson)
    drawn: dict[str, list[str | int]] = {}
    for record in course.session.records():
        for draw in record.draws:
            drawn.setdefault(draw.why, []).append(draw.result)
    assert drawn == {why: list(results) for why, results in lesson.script.items()}


def test_what_it_does_not_allow_is_refused_in_its_own_words(lesson: Lesson) -> None:
    tried = 0
    for course, beat in waiting(lesson):
        for option in course.session.options(lesson.learner):
            if course.allowed(option):
                assert course.why_not(option) == ()
            else:
                tried += 1
                refused(course, option)
                (refusal,) = course.why_not(option)
                assert (refusal.text, refusal.clause) == (f"In this lesson first {beat.first}.", "")
    assert tried


def test_what_the_rules_refuse_is_refused_by_its_clause(lesson: Lesson) -> None:
    seen = {option for course in moments(lesson) for option in course.session.options(lesson.learner)}
    tried = 0
    for course, _ in waiting(lesson):
        offered = course.session.options(lesson.learner)
        for option in sorted(seen.difference(offered), key=repr)[:40]:
            tried += 1
            refused(course, option)
            for refusal in course.why_not(option):
                assert refusal.clause in lesson.game.rulebook.clauses
                assert re.fullmatch(r"[A-Z0-9].*[.!?]", refusal.text), refusal.text
                assert "..." not in refusal.text
    assert tried


def refused(course: Course, option: Option) -> None:
    """The option cannot be chosen, and trying it changes nothing."""
    before = course.bookmark, course.session.position.snapshot()
    with pytest.raises(NotAllowed) as trouble:
        course.choose(option)
    assert trouble.value.refusals == course.why_not(option)
    assert (course.bookmark, course.session.position.snapshot()) == before


def test_while_it_talks_only_its_button_goes_on(lesson: Lesson) -> None:
    for course in moments(lesson):
        if course.beat and not course.waits:
            for option in course.session.options(lesson.learner):
                (refusal,) = course.why_not(option)
                assert refusal.text == f"In this lesson first press the button {course.beat.go}."
        else:
            with pytest.raises(NotAllowed):
                course.go_on()


def test_it_can_be_left_and_resumed_anywhere(lesson: Lesson) -> None:
    for course in moments(lesson, random.Random(3)):
        kept = msgspec.json.decode(msgspec.json.encode(course.bookmark), type=Bookmark)
        again = Course.resumed(lesson, kept)
        assert again.session.hashes() == course.session.hashes()
        assert again.session.position.snapshot() == course.session.position.snapshot()
        assert again.progress == course.progress
        assert again.options() == course.options()


def test_it_points_at_what_is_there(lesson: Lesson) -> None:
    layout = GameLayout.read(lesson.game.folder)
    grounds = Grounds(layout)
    for course in moments(lesson):
        view = course.session.position.seen_by(lesson.learner)
        ground = grounds.of(view)
        beat = course.beat
        assert beat
        for place in (*beat.places, *[view.place_of(piece) for piece in beat.pieces]):
            assert ground.spot(place) or any(layout.beside(place)), f"beat {course.number + 1}: {place}"


def test_a_wish_can_be_fulfilled_by_one_drag(lesson: Lesson) -> None:
    """The way that the hand takes by itself is allowed, as far as it can be foreseen."""
    number = -1
    for course in moments(lesson):
        begins = course.number > number
        number = course.number
        view = course.session.position.seen_by(lesson.learner)
        for pattern in course.beat.allow if course.beat and begins else ():
            if pattern.way:
                paths = reach(view, lesson.learner, pattern.piece)
                led = [paths[place] for place in pattern.way if place in paths]
                assert led
                assert course.allows_run(led[-1].choices)


def test_every_beat_teaches_a_clause_and_says_it_shortly(lesson: Lesson) -> None:
    for beat in lesson.beats:
        assert beat.clauses
        assert set(beat.clauses) <= lesson.game.rulebook.clauses.keys()
        assert 1 <= len(re.findall(r"[.!?](?= |$)", beat.say)) <= 2
        assert len(beat.say) <= 120
        assert beat.say[-1] in ".!?"
        assert not beat.first.endswith(".")


def test_it_takes_less_than_two_minutes(lesson: Lesson) -> None:
    assert 6 <= len(lesson.beats) <= 12
    words = sum(len(beat.say.split()) for beat in lesson.beats)
    assert words / READS + len(lesson.beats) * ACTS < 120


def test_titles_and_lines_are_short(lesson: Lesson) -> None:
    assert len(lesson.title) <= 40
    assert len(lesson.line) <= 60
    assert lesson.line[-1] in ".?"
