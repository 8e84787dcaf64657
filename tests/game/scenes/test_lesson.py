"""Lessons at the window: each is played to its end by mouse, everything else is refused, and no progress is
lost."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.flow import Option
from engine.flow.glossary import read_glossary
from engine.games import GAMES, game
from engine.knightmare.components import BANKS
from engine.teach import Bookmark, Lesson
from game.scenes.lesson.course_page import CoursePage, LessonRow
from game.scenes.lesson.lesson_play import course_at_beat
from game.scenes.lesson.scene import LessonScene
from game.scenes.rulebook.scene import RulebookScene
from game.scenes.table.scene import TableScene
from game.services.language import LANGUAGES, set_language
from game.ui.button import Button
from game.ui.text import watch_clipping
from tests.game.driver import Person
from tests.game.learner import Learner

FOES = "formidable-foes"


@pytest.fixture
def person() -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def learner(person: Person, key: str, number: int, beat: int = 0) -> Learner:
    """A player who takes a lesson and has come to a beat."""
    person.program.courses.learn(person.program.courses.lessons(key)[number - 1])
    person.rest()
    found = Learner(person, 1)
    found.reach(beat)
    return found


def of(key: str, number: int, person: Person) -> Lesson:
    return person.program.courses.lessons(key)[number - 1]


def lessons_of(key: str) -> int:
    """How many lessons the course of a game has."""
    return len(game(key).files_in("lessons"))


@pytest.mark.parametrize(("key", "number"), [(key, n + 1) for key in GAMES for n in range(lessons_of(key))])
def test_each_lesson_is_played_to_its_end_by_mouse_and_ticked(person: Person, key: str, number: int) -> None:
    lesson, last = of(key, number, person), number == lessons_of(key)
    taking = learner(person, key, number, len(lesson.beats))
    assert taking.lesson.course.beat is None
    assert person.program.courses.progress.of(key).done == (lesson.id,)
    assert taking.lesson.coach.go.words == ("Play a first game" if last else "Next lesson")
    person.click_on("lesson go")
    if not last:
        assert person.scene(LessonScene).course.lesson == of(key, number + 1, person)
    else:
        table = person.scene(TableScene)
        assert not isinstance(table, LessonScene)
        assert list(table.session.header.players.values()).count("human") == 1
        assert len(table.session.header.seats) == len(lesson.seats)
        assert len(table.play.bots) == len(lesson.seats) - 1


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_riddle_of_a_lesson_is_asked_in_the_language_of_the_window(code: str) -> None:
    person = Person(language=code)
    try:
        taking = learner(person, "knightmare", 6, 4)
        asked = taking.lesson.session.game.written(taking.lesson.session.position)
        assert asked is not None
        texts = {each: [riddle.text for riddle in bank.riddles] for each, bank in BANKS.items()}
        assert [each for each in LANGUAGES if asked.text in texts[each]] == [code]
        taking.reach(5)
        judged = taking.lesson.session.game.written(taking.lesson.session.position)
        assert judged is not None
        assert list(judged.answers) in [list(riddle.answers) for riddle in BANKS[code].riddles]
        taking.reach(len(taking.lesson.course.lesson.beats))
        person.click_on("lesson go")
        assert person.scene(TableScene).session.header.options["language"] == code
    finally:
        person.close()


def test_a_lesson_that_is_taken_again_in_another_language_asks_its_riddle_in_that(person: Person) -> None:
    learner(person, "knightmare", 6, 4)
    shown = person.program.courses.lessons("knightmare")[5]  # as the course page holds it
    set_language("de")
    try:
        person.program.courses.learn(shown)
        course = person.scene(LessonScene).course
        assert course.number == 4
        asked = course.session.game.written(course.session.position)
        assert asked is not None
        assert asked.text in [riddle.text for riddle in BANKS["de"].riddles]
    finally:
        set_language("en")


def test_a_drag_that_the_rules_allow_is_refused_in_the_lessons_words_and_nothing_is_lost(person: Person) -> None:
    taking = learner(person, FOES, 1, 5)
    scene, known = taking.lesson, len(taking.lesson.session.entries)
    person.drag(taking.at("figure-red"), scene.cursor.place_rect("C45").center)  # another way than the teleport's
    assert scene.coach.first.words == "In this lesson first walk to the teleport."
    assert (len(scene.session.entries), scene.course.number) == (known, 5)
    taking.step()
    assert scene.course.number == 6
    assert scene.coach.first.words == ""


def test_a_drag_that_the_rules_forbid_shows_the_rules_reason(person: Person) -> None:
    taking = learner(person, FOES, 1, 5)
    scene, known = taking.lesson, len(taking.lesson.session.entries)
    person.drag(taking.at("figure-red"), scene.cursor.place_rect("C04").center)
    shown = scene.panels.card.shown
    assert shown is not None
    assert shown.clause.startswith("FF-")
    assert (len(scene.session.entries), scene.course.number) == (known, 5)


def test_a_click_that_means_nothing_tells_what_the_lesson_asks_for(person: Person) -> None:
    taking = learner(person, FOES, 1)
    person.click(taking.lesson.cursor.place_rect("C03").center)
    assert taking.lesson.coach.first.words == "In this lesson first press the button Light the torch."


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_what_the_lesson_asks_for_has_room_above_the_signs_of_the_rules(
    size: tuple[int, int], language: str, key: str
) -> None:
    person = Person(size, language=language)
    try:
        for lesson in person.program.courses.lessons(key)[:3]:
            person.program.courses.learn(lesson)
            person.rest()
            scene = person.scene(LessonScene)
            while scene.course.beat is not None:
                scene._insist()
                coach = scene.coach
                assert coach.first.words
                assert not coach.first.rect.colliderect(coach.clauses.rect), coach.first.words
                assert coach.first.rect.bottom <= min(button.rect.top for button in coach.buttons)
                scene.show_me()
    finally:
        person.close()


def test_only_what_the_lesson_asks_for_lights_up(person: Person) -> None:
    taking = learner(person, FOES, 1, 5)
    person.click(taking.at("figure-red"))
    assert set(taking.lesson.view.marks.legal) == {"P095", "X12", "P093", "T3"}


def test_back_goes_one_beat_back_and_takes_its_choice_back(person: Person) -> None:
    taking = learner(person, FOES, 1, 2)
    person.click_on("lesson back")
    scene = taking.lesson
    assert scene.course.number == 1
    assert scene.stage.table.place_of("figure-red") == "gate"
    person.key(pygame.K_u)
    assert scene.course.number == 0
    taking.reach(3)
    assert scene.stage.table.place_of("figure-red") == "C03"


def test_the_coach_does_not_tell_how_a_fight_ends_before_it_is_shown() -> None:
    person = Person(speed=1.0)
    try:
        scene = learner(person, FOES, 2, 1).lesson
        assert [option.verb for option in scene.course.options()] == ["battle"]
        scene.show_me()
        for _ in range(30):
            person.app.update(1 / 60)
        assert scene.duel_flow.large
        assert not scene.coach.say.visible
        assert scene.panels.prompt.how == "14 ≥ 13: wise enough."  # and not who wins
        for _ in range(480):
            person.app.update(1 / 60)
        assert not scene.duel_flow.large
        assert scene.coach.say.visible
        assert "Go on" in scene.panels.prompt.how
    finally:
        person.close()


def test_show_me_does_it(person: Person) -> None:
    taking = learner(person, FOES, 1, 1)
    person.click_on("lesson show")
    assert taking.lesson.course.number == 2
    assert taking.lesson.session.position.place_of("figure-red") == "C03"


def test_a_lesson_is_left_and_resumed_where_it_was_even_by_another_window(person: Person) -> None:
    learner(person, FOES, 1, 6)
    person.click_on("lesson leave")
    page = person.scene(CoursePage)
    row = page.page.named("lesson 1")
    assert isinstance(row, LessonRow)
    assert row.standing == "at step 7 of 11"
    other = Person()
    try:
        again = learner(other, FOES, 1)
        assert again.lesson.course.number == 6
        assert again.lesson.stage.table.place_of("figure-red") == "T3"
        again.reach(7)
    finally:
        other.close()


def test_a_lesson_that_has_changed_since_begins_anew_and_says_so(person: Person) -> None:
    lesson = of(FOES, 1, person)
    person.program.courses.progress.leave(FOES, Bookmark(lesson.id, 5, (Option("enter", "figure-red", "C45"),)))
    assert learner(person, FOES, 1).lesson.course.number == 0
    assert person.notices == [f"The lesson {lesson.title} has changed since it was left, so it begins anew."]


def test_the_seats_of_a_lesson_are_called_in_the_language_that_is_set(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.services.language._translate", lambda words: {"Red": "Rot"}.get(words, words))
    assert learner(person, FOES, 1).lesson.session.header.names["red"] == "Rot"


def test_a_beat_that_talks_asks_for_its_button_in_the_bar_too(person: Person) -> None:
    prompt = learner(person, FOES, 1).lesson.panels.prompt
    assert prompt.how == "Read on the sheet, then press “Light the torch” there."


def test_with_reduced_motion_the_pointers_stay_still() -> None:
    person = Person(speed=1.0, reduced_motion=True)
    try:
        scene = learner(person, FOES, 1).lesson
        scene.update(0.0)
        assert scene.pointers.targets()
        assert not any(scene.pointers.update(0.1) for _ in range(40))
    finally:
        person.close()


def test_a_finished_lesson_can_be_taken_once_more_and_stays_ticked(person: Person) -> None:
    lesson = of(FOES, 5, person)
    taking = learner(person, FOES, 5, len(lesson.beats))
    assert taking.lesson.panels.prompt.title == "This lesson is finished"
    person.click_on("lesson skip")
    person.rest()
    assert person.scene(LessonScene).course.number == 0
    assert person.program.courses.progress.of(FOES).done == (lesson.id,)


def test_escape_leaves_and_skip_goes_to_the_next(person: Person) -> None:
    taking = learner(person, FOES, 2, 1)
    person.click_on("lesson skip")
    assert taking.lesson.course.lesson.id == of(FOES, 3, person).id
    person.key(pygame.K_ESCAPE)
    person.scene(CoursePage)
    assert person.program.courses.progress.of(FOES).skipped == (of(FOES, 2, person).id,)


def test_the_prompt_says_what_may_be_done_and_offers_a_choice_of_numbers_once(person: Person) -> None:
    prompt = learner(person, FOES, 4, 4).lesson.panels.prompt
    assert "cast a spell" in prompt.how.casefold()
    assert [button.words for button in prompt.buttons] == ["Cast Movement +3"]


def test_a_word_of_the_glossary_is_explained_by_keys_alone(person: Person) -> None:
    scene = learner(person, FOES, 2).lesson
    say, entry = scene.coach.say, read_glossary(game(FOES))["wisdom"]
    assert "wisdom" in say.words
    person.tab_to(say.name)
    assert entry.meaning in say.told
    assert say.rect.contains(say.told_beside)
    person.key(pygame.K_RETURN)
    assert person.scene(RulebookScene).key == entry.clause


def test_the_coach_points_at_the_button_that_has_to_be_pressed(person: Person) -> None:
    taking = learner(person, FOES, 1, 9)
    scene = taking.lesson
    (button,) = scene.panels.prompt.buttons
    assert button.words == "End turn"
    assert button.rect in [rect for _, rect in scene.pointers.targets()]


def test_the_coach_points_at_pieces_cards_and_places(person: Person) -> None:
    scene = learner(person, FOES, 1, 1).lesson
    assert [rect for _, rect in scene.pointers.targets()] == [
        scene.panels.hand.rect_of("figure-red"),
        scene.pointers.of_place("C03")[1],  # type: ignore[index]
    ]
    assert scene.cursor.place_rect("C03").center == scene.pointers.targets()[1][1].center


def test_no_ring_covers_the_arrows_that_turn_a_tile_and_none_is_left_after_the_turn(person: Person) -> None:
    taking = learner(person, FOES, 4, 2)
    scene = taking.lesson
    (place,) = [rect for _, rect in scene.pointers.targets() if scene.view.camera.view.contains(rect)]
    person.click(place.center)
    assert scene.tile_turning.handles is not None
    assert not [rect for _, rect in scene.pointers.targets() if rect.colliderect(place)]
    person.click(scene.panels.prompt.buttons[0].rect.center)  # the bar's button asks for the same once more
    arrows = [button for button in scene.page.widgets if button.name.startswith("turn-")]
    assert len(arrows) == len(scene.tile_turning.handles.buttons)
    taking.step()
    assert scene.course.number == 3
    assert not [button for button in scene.page.widgets if button.name.startswith("turn-")]


def test_a_tip_lies_above_the_rings_of_the_coach(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, drawn = learner(person, FOES, 1, 2).lesson, list[str]()
    pointers, page = scene.pointers, scene.page
    monkeypatch.setattr(pointers, "draw", lambda surface: drawn.append("rings"))
    monkeypatch.setattr(page, "draw_tooltip", lambda surface: drawn.append("tip"))
    scene.draw(person.app.surface)
    assert drawn == ["rings", "tip"]


def test_a_privilege_is_told_where_the_lesson_lets_it_be_used_and_nowhere_else(person: Person) -> None:
    assert learner(person, FOES, 3).lesson.privilege_flow.shown is None
    lesson = of(FOES, 6, person)
    leads = [n for n, beat in enumerate(lesson.beats) if any(pattern.verb == "lead" for pattern in beat.allow)]
    assert learner(person, FOES, 6, leads[0]).lesson.privilege_flow.shown is not None


def test_the_menu_and_the_set_up_lead_to_the_lessons(person: Person) -> None:
    person.open(person.program.menu_scene())
    person.click_on(f"learn {FOES}")
    assert person.scene(CoursePage).game.id == FOES
    person.click_on("set up")
    person.click_on("learn")
    person.click_on("go on")
    assert person.scene(LessonScene).course.lesson == of(FOES, 1, person)


def test_the_lessons_are_offered_to_whoever_opens_a_game_for_the_first_time_and_not_again(person: Person) -> None:
    person.open(person.program.setup_scene(FOES, None))
    assert person.page.named("new here").visible
    person.click_on("learn")
    person.open(person.program.setup_scene(FOES, None))
    assert not person.page.named("new here").visible


def test_the_menu_counts_what_is_finished(person: Person) -> None:
    person.program.courses.progress.finish(FOES, of(FOES, 1, person).id)
    person.open(person.program.menu_scene())
    button = person.page.named(f"learn {FOES}")
    assert isinstance(button, Button)
    assert button.words == "Learn: 1 of 6 done"


def test_by_keys_alone(person: Person) -> None:
    taking = learner(person, FOES, 1)
    person.key(pygame.K_RETURN)
    assert taking.lesson.course.number == 1
    person.enter_on("card:figure-red")
    person.enter_on("place:C03")
    person.rest()
    assert taking.lesson.course.number == 2
    person.enter_on("lesson go")
    person.enter_on("lesson back")
    assert taking.lesson.course.number == 2


def test_when_all_are_finished_a_bot_is_the_next(person: Person) -> None:
    school = person.program.courses
    for lesson in school.lessons(FOES):
        school.progress.finish(FOES, lesson.id)
    school.open(FOES)
    person.rest()
    go = person.page.named("go on")
    assert isinstance(go, Button)
    assert go.words == "Play a first game"
    person.click_on("go on")
    assert len(person.scene(TableScene).play.bots) == len(of(FOES, 6, person).seats) - 1


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 2.0), ((1024, 768), 2.0), ((1920, 1080), 1.0)])
@pytest.mark.parametrize("key", GAMES)
def test_nothing_is_clipped(size: tuple[int, int], text: float, key: str) -> None:
    person = Person(size, text=text)
    try:
        person.program.courses.open(key)
        person.rest()
        with watch_clipping() as clipped:
            person.app.frame()
        assert clipped == []
        for lesson in person.program.courses.lessons(key):
            person.program.courses.learn(lesson)
            person.rest()
            scene = person.scene(LessonScene)
            while scene.course.beat is not None:
                said = [part.name for part in scene.coach.widgets if part.visible and part.clipped]
                assert said == [], f"{lesson.title}, beat {scene.course.number + 1}"
                assert scene.coach.sheet.rect.contains(scene.coach.say.rect)
                assert not scene.coach.say.rect.colliderect(scene.coach.clauses.rect)
                scene.show_me()
            assert [part.name for part in scene.coach.widgets if part.visible and part.clipped] == []
            assert scene.coach.say.rect.bottom <= scene.coach.back.rect.top
    finally:
        person.close()


def test_a_drag_one_step_early_is_told_in_the_lessons_words_and_forgotten_when_it_goes_on(person: Person) -> None:
    taking = learner(person, FOES, 1)
    scene = taking.lesson
    person.drag(taking.at("figure-red"), scene.cursor.place_rect("C03").center)
    assert scene.coach.first.words == "In this lesson first press the button Light the torch."
    assert scene.panels.card.shown is None
    assert scene.view.marks.blockers == frozenset()
    taking.reach(4)
    person.drag(taking.at("figure-red"), scene.cursor.place_rect("T3").center)
    assert scene.view.marks.refused == "T3"
    person.click_on("lesson go")
    marks = scene.view.marks
    assert (marks.refused, marks.refused_way, marks.blockers) == ("", (), frozenset())


def test_a_rules_refusal_is_put_away_when_the_next_beat_opens(person: Person) -> None:
    taking = learner(person, FOES, 1, 4)
    scene = taking.lesson
    person.drag(taking.at("figure-red"), scene.cursor.place_rect("C04").center)
    assert scene.panels.card.shown is not None
    person.click_on("lesson go")
    assert scene.panels.card.shown is None
    assert scene.view.marks.blockers == frozenset()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("key", GAMES)
def test_the_coachs_buttons_stay_in_place_and_say_why_they_are_off(size: tuple[int, int], key: str) -> None:
    person = Person(size)
    try:
        scene = learner(person, key, 1).lesson
        places = [button.rect.copy() for button in scene.coach.buttons]
        while scene.course.beat is not None:
            assert [button.rect for button in scene.coach.buttons] == places
            off = scene.coach.go if scene.course.waits else scene.coach.show
            assert (off.visible, off.enabled, bool(off.reason)) == (True, False, True)
            scene.show_me()
        assert [button.rect for button in scene.coach.buttons] == places
    finally:
        person.close()


def test_a_double_click_on_go_on_does_not_do_the_exercise(person: Person) -> None:
    scene = learner(person, FOES, 1).lesson
    known, at = len(scene.session.entries), scene.coach.go.rect.center
    person.click(at)
    person.click(at)
    assert (scene.course.number, len(scene.session.entries)) == (1, known)
    assert scene.coach.go.reason == "First do what is asked for above."


@pytest.mark.parametrize("key", GAMES)
def test_each_row_of_the_course_has_a_picture_of_its_own(person: Person, key: str) -> None:
    person.program.courses.open(key)
    person.rest()
    rows = person.scene(CoursePage).rows
    assert all(row.picture is not None and row.picture.get_size() == row.pictured for row in rows)
    looks = {pygame.image.tobytes(row.picture, "RGB") for row in rows if row.picture is not None}
    assert len(looks) == len(rows)
    person.click(pygame.Rect(rows[0].rect.topleft, rows[0].pictured).center)
    assert person.scene(LessonScene).course.lesson == of(key, 1, person)


@pytest.mark.parametrize("key", GAMES)
def test_the_last_beat_of_a_course_celebrates_and_one_click_opens_the_beginners_game(
    person: Person, key: str
) -> None:
    lessons = person.program.courses.lessons(key)
    taking = learner(person, key, len(lessons), len(lessons[-1].beats) - 1)
    scene = taking.lesson
    assert not scene.celebration.visible
    while scene.course.beat is not None:
        taking.step()
    assert scene.celebration.visible
    assert scene.celebration.words == f"You know {game(key).name} now!"
    assert scene.panels.areas is not None
    assert scene.panels.areas.board.contains(scene.celebration.rect)
    with watch_clipping() as clipped:
        person.app.frame()
    assert clipped == []
    person.click_on("lesson go")
    session = person.scene(TableScene).session
    agreed = game(key).for_beginners
    assert {setting: session.header.options[setting] for setting in agreed} == agreed


def test_going_back_ends_the_celebration_and_other_lessons_have_none(person: Person) -> None:
    lessons = person.program.courses.lessons(FOES)
    scene = learner(person, FOES, len(lessons), len(lessons[-1].beats)).lesson
    assert scene.celebration.visible
    person.click_on("lesson back")
    assert not scene.celebration.visible
    assert not learner(person, FOES, 1, len(lessons[0].beats)).lesson.celebration.visible


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_broad_board_keeps_its_width_beside_coach_and_contest(size: tuple[int, int], language: str) -> None:
    person = Person(size, language=language)
    try:
        lesson = person.program.courses.lessons("dungeon-twister")[3]
        scene = person.program.courses.lesson(lesson, course_at_beat(lesson, 7))
        person.open(scene)
        person.app.frame()
        areas, contest, coach = scene.panels.areas, scene.panels.contest, scene.coach.sheet
        assert areas is not None
        assert areas.board.width >= 0.79 * size[0]
        assert contest.visible
        assert contest.lay_button.visible
        parts = [areas.board, areas.hand, coach.rect, contest.rect]
        for number, part in enumerate(parts):
            assert pygame.Rect((0, 0), size).contains(part)
            assert part.collidelist(parts[number + 1 :]) < 0
    finally:
        person.close()
