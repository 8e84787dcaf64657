"""What the table of Wizards shows of Evil: the Calendar, lands in danger, the chart, and how a land falls."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pygame
import pytest

from engine.wizards import GAME
from engine.wizards.components import LAND_PIECE
from engine.wizards.dread import calendar
from engine.wizards.events.points import RankGained
from game.scenes.table.scene import TableScene
from game.services.language import tell
from game.stage.dread_visuals import Looming, Puffing, Ruin, Swooping, Whirling
from game.stage.reward_visuals import Ticking
from game.stage.visuals import Emblem
from tests.game.driver import Person
from tests.game.stage.played import Played
from tests.wizards.scene import Scene, proves


@pytest.fixture
def person() -> Iterator[Person]:
    with closing(Person()) as person:
        yield person


def table(person: Person, scene: Scene) -> TableScene:
    """The window at a position."""
    person.open(person.program.table_scene(scene.session, None))
    return person.scene(TableScene)


def threats(scene: Scene) -> dict[str, tuple[int | None, bool]]:
    """The lands in danger, each with its count and whether chance decides."""
    found = GAME.threatened(scene.now)
    return {threat.piece: (threat.count, threat.chance) for threat in found}


@proves("WZ-EVIL-19", "WZ-EVIL-20", "WZ-EVIL-25", "WZ-EVIL-27", "WZ-EVIL-13", "WZ-EVIL-18")
def test_the_lands_that_would_fall_today_are_marked() -> None:
    laden = Scene().day(5, 3).demons("TOR-02", "TOR-03", "EDG-01", "EDG-02", "EDG-03")
    assert threats(laden) == {"land-TOR": (2, False)}
    two = Scene().day(5, 5).demons("TOR-02", "EDG-01")
    assert threats(two) == {"land-TOR": (1, False), "land-EDG": (1, False)}
    tied = Scene().day(5, 3).demons("TOR-02", "BRA-03")
    assert threats(tied) == {"land-TOR": (1, True), "land-BRA": (1, True)}
    bare = Scene().day(5, 3)
    assert set(threats(bare)) == {LAND_PIECE[land] for land in ("TOR", "BRA", "SHR", "STO", "WHE", "SAL")}
    assert threats(Scene().day(5, 3).demons("TOR-02").counter("done", 9)) == {}
    assert threats(Scene().day(5, 3).demons("TOR-02").counter("thwarts", 1)) == {}
    assert threats(Scene().day(5, 2).demons("TOR-02")) == {}


@proves("WZ-EVIL-29")
def test_a_foreseen_land_is_marked_for_its_seer_alone() -> None:
    scene = Scene(seats=3).day(5, 3).demons("TOR-02").event(24).die("foreseen land", "EDG")
    scene.check(4, 4).stays("red")
    seen = {seat: GAME.threatened(scene.now.seen_by(seat)) for seat in ("red", "blue")}
    assert [threat.piece for threat in seen["red"] if threat.foreseen] == ["land-EDG"]
    assert not [threat for threat in seen["blue"] if threat.foreseen]


@proves("WZ-EVIL-13", "WZ-EVIL-17", "WZ-LAIR-01")
def test_the_calendar_tells_what_will_happen_and_what_helps(person: Person) -> None:
    scene = Scene().day(11, 5).counter("done", 7).mark("blue", lair=13)
    shown = table(person, scene).panels.calendar.shown
    assert shown is not None
    assert (shown.day, shown.days, shown.done, shown.needed) == (11, 14, 7, 9)
    assert (str(shown.event), str(shown.sum)) == ("Day 14: 2 lands fall", "7 of 9 Tasks: 2 more save a land")
    assert [(mark.seat, mark.day) for mark in shown.marks] == [("blue", 13)]
    early = table(person, Scene().day(3, 1)).panels.calendar.shown
    assert early is not None
    assert str(early.event) == "Day 14: all are carried off"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_every_number_of_the_calendar_leads_to_its_clause(size: tuple[int, int]) -> None:
    person = Person(size)
    scene = table(person, Scene().day(11, 5).counter("done", 7).counter("thwarts", 1).mark("blue", lair=13))
    calendar = scene.panels.calendar
    person.rest()
    clauses = {clause for _, clause in calendar.areas}
    assert clauses == {"WZ-TURN-02", "WZ-TURN-01", "WZ-EVIL-10", "WZ-LAIR-01", "WZ-EVIL-13", "WZ-EVIL-17"}
    assert all(calendar.rect.inflate(2, 60).contains(area) for area, _ in calendar.areas)
    area = next(area for area, clause in calendar.areas if clause == "WZ-EVIL-13")
    person.post((pygame.MOUSEMOTION, {"pos": area.center, "rel": (0, 0), "buttons": (0, 0, 0)}))
    assert calendar.told.startswith("7 of 9 Tasks: 2 more save a land")
    assert "WZ-EVIL-13" in calendar.told
    person.close()


def test_the_board_gives_its_upper_end_to_the_calendar(person: Person) -> None:
    shown = table(person, Scene())
    areas = shown.panels.areas
    assert areas is not None
    assert areas.calendar.width == areas.board.width
    assert areas.prompt.bottom < areas.calendar.top < areas.calendar.bottom < areas.board.top


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900), (1920, 1080), (2560, 1440)])
def test_bar_calendar_and_board_end_at_one_line(size: tuple[int, int]) -> None:
    with closing(Person(size)) as person:
        areas = table(person, Scene()).panels.areas
        assert areas is not None
        assert areas.prompt.right == areas.calendar.right == areas.board.right
        assert areas.column.right == areas.tools.right


def test_eyes_lie_on_the_land_in_danger_and_tell_why(person: Person) -> None:
    shown = table(person, Scene().demons("TOR-02", "TOR-03"))
    person.rest()
    tags = shown.panels.threats.tags
    assert list(tags) == ["land-TOR"]
    told = shown.panels.words.tip_at(tags["land-TOR"].center)
    assert told is not None
    assert "Torwall" in told[0]
    assert "WZ-EVIL-19" in told[0]


def test_the_chart_looks_elsewhere_pans_zooms_and_folds_up(person: Person) -> None:
    shown = table(person, Scene())
    person.rest()
    chart, camera = shown.panels.column.chart, shown.view.camera
    assert chart.visible
    goal = shown.view.ground.spot("EDG-00")
    assert goal is not None
    person.click(chart.to_map(goal))
    person.rest()
    assert chart.frame.collidepoint(chart.to_map(goal))
    before = camera.centre
    start = chart.frame.center
    person.drag(start, (start[0] - 14, start[1] + 14))
    assert camera.centre[0] < before[0]
    assert camera.centre[1] > before[1]
    step = camera.step
    person.post(
        (pygame.MOUSEMOTION, {"pos": chart.frame.center, "rel": (0, 0), "buttons": (0, 0, 0)}),
        (pygame.MOUSEWHEEL, {"x": 0, "y": -1, "flipped": False}),
    )
    assert camera.step == step - 1
    person.key(pygame.K_f)
    person.rest()
    assert camera.step == 0
    assert not chart.visible


def test_where_the_column_is_a_drawer_a_key_shows_the_chart() -> None:
    person = Person((1024, 768))
    shown = table(person, Scene())
    person.rest()
    chart = shown.panels.column.chart
    assert not chart.visible
    person.key(pygame.K_m)
    person.rest()
    assert chart.visible
    person.click_on("chart")
    assert shown.toolbar.chart is not None
    person.close()


def test_names_stand_on_the_whole_map_and_on_dead_lands() -> None:
    person = Person((1920, 1080))
    shown = table(person, Scene().dead("WIL"))
    person.rest()
    names = shown.panels.names
    assert set(names.drawn) <= {"land-WIL"}
    person.key(pygame.K_f)
    person.rest()
    assert len(names.drawn) == 18
    rects = list(names.drawn.values())
    assert not [rect for n, rect in enumerate(rects) if rect.collidelist(rects[n + 1 :]) >= 0]
    person.close()


def played(scene: Scene, seat: str, *verbs: str, reduced: bool = False) -> Played:
    """A scene on the stage, and choices in it; the last one is still to be shown."""
    found = Played(scene, reduced)
    for verb in verbs:
        found.run()
        found.choose(seat, scene.option(verb))
    return found


def attack(reduced: bool = False) -> Played:
    """The last turn of a Fortnight: Torwall, on which Red stands, falls."""
    scene = Scene(turn="yellow").day(14, 3).demons("TOR-02", "TOR-03").check(1).roll(1)
    return played(scene, "yellow", "roll", "stop", "no animal", reduced=reduced)


@proves("WZ-EVIL-09", "WZ-EVIL-31")
def test_evil_rises_and_a_land_falls_to_ruin() -> None:
    shown = attack()
    shown.run()
    assert len(shown.of(Looming)) == 1
    assert [visual.key for visual in shown.of(Ruin)] == ["land-TOR"]
    assert {"dread", "land_fall", "whirl"} <= set(shown.heard)
    assert {visual.key for visual in shown.of(Whirling)} == {"figure-red"}
    assert shown.is_settled()


def test_the_same_is_shown_without_motion_and_can_be_skipped() -> None:
    calm = attack(reduced=True)
    calm.run()
    assert not [*calm.of(Ruin), *calm.of(Looming)]
    assert calm.is_settled()
    skipped = attack()
    skipped.until(Ruin, 0.3)
    skipped.stage.finish()
    assert skipped.is_settled()


def test_demons_come_out_of_smoke_and_the_dragon_from_the_sky() -> None:
    demons = Scene().rank(red=0).check(4, 1).roll(1).die("demons", 1)
    shown = played(demons, "red", "roll", "stop")
    shown.run()
    assert len(shown.of(Puffing)) == 2
    dragon = Scene().check(4, 2).die("trap", 2).die("dragon", 6).roll(1)
    shown = played(dragon, "red", "roll", "stop")
    shown.run()
    assert "thud" in shown.heard
    assert [visual.key for visual in shown.of(Swooping)] == ["dragon"]
    assert shown.is_settled()


@proves("WZ-TASK-03", "WZ-TASK-07")
def test_a_task_done_shows_its_tick_and_its_lamp_over_the_figure() -> None:
    scene = Scene().task("red", 4, "", "TOR-00", done=1).walk("red", 1, "TOR-00")
    shown = played(scene, "red")
    shown.choose("red", scene.option("do part", "task-04"))
    shown.run()
    pictures = [each.art for each in shown.shown if isinstance(each, Ticking | Emblem)]
    assert pictures == ["wizards/tasks/done.svg", "wizards/lamps/lit.svg"]
    assert "lamp" in shown.heard
    assert shown.is_settled()


def test_a_gained_rank_shows_the_emblem_of_the_order() -> None:
    shown = played(Scene().order("red", "sorcerers").rank(red=1), "red")
    told = RankGained("red", 2, "WZ-RANK-01")
    asked = shown.play._beat_of(told, shown.play.session.entries[0].record)
    assert asked is not None
    assert (asked.shows, asked.piece, asked.steps) == ("emblem", "figure-red", 2)
    assert asked.art == "wizards/orders/sorcerers-{step}.svg"


def test_in_german_a_kept_thwart_is_not_called_cancelled(person: Person) -> None:
    """*Aufheben* is also to cancel, as the rulebook says of a Trap that is undone."""
    person.app.change(language="de")
    early = [calendar(Scene().day(5, 1).counter("done", done).now) for done in (3, 9)]
    assert [tell(found.sum) for found in early if found] == [
        "3 von 9 Aufträgen: Noch 6 sparen eine Abwehr auf",
        "9 Aufträge erfüllt: Eine Abwehr wird aufgespart",
    ]
