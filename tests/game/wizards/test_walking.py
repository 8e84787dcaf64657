"""A walk at the table of Wizards: the lit region, many hexes in one drag, boats, and the sheet of what is met."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from engine.wizards.components import ANIMALS
from game.board.reach_layer import contour
from game.scenes.table.scene import TableScene
from tests.game.driver import Person
from tests.wizards.scene import Scene


@pytest.fixture
def person(bare_board: None) -> Iterator[Person]:
    person = Person()
    yield person
    person.close()


def table(person: Person, scene: Scene) -> TableScene:
    """The window at a position, seen by the seat to move."""
    person.open(person.program.table_scene(scene.session, None))
    shown = person.scene(TableScene)
    if shown.curtain.closed:
        person.click(shown.curtain.button.rect.center)
        person.rest()
    return shown


def hound(roll: int) -> Scene:
    return Scene().mark("red", animal=ANIMALS.index("hound"), animal_days=3).roll(roll).do("red", "roll")


def spot(shown: TableScene, place: str) -> tuple[int, int]:
    at = shown.view.ground.spot(place)
    assert at is not None
    x, y = shown.view.camera.to_screen(at)
    return round(x), round(y)


def point(person: Person, shown: TableScene, place: str) -> None:
    person.post((pygame.MOUSEMOTION, {"pos": spot(shown, place), "rel": (0, 0), "buttons": (0, 0, 0)}))
    person.rest()


def test_the_region_is_lit_at_once_with_what_the_whole_way_costs(person: Person) -> None:
    shown = table(person, hound(3))
    marks = shown.view.marks
    assert shown.view.reach_layer.shown
    assert (marks.legal["TOR-00"], marks.legal["TOR-02"]) == ("1", "2")
    assert {"hound"} == set(marks.loses.values())
    assert all(place not in marks.loses for place in ("TOR-00", "TOR-02"))
    assert shown.panels.prompt.title == "Red: walk up to 5"
    assert [part.number for part in shown.panels.tray.addends] == [3, 2]


def test_many_hexes_in_one_drag_and_the_place_is_met(person: Person) -> None:
    scene = hound(3).site(2).die("points lost", 3)
    shown = table(person, scene)
    person.drag(spot(shown, "TOR-05"), spot(shown, "TOR-02"))
    person.rest()
    walked = [entry.record.choice for entry in shown.session.entries[-2:]]
    assert [choice.to for choice in walked if choice is not None] == ["TOR-00", "TOR-02"]
    sheet = shown.panels.column.encounter.sheet
    assert sheet is not None
    assert [row.clause for row in sheet.rows if row.rolled] == ["WZ-ENC-45"]
    assert [button.name for button in shown.panels.prompt.buttons] == [
        "option-knowledge", "option-perception", "option-power",
    ]  # fmt: skip
    person.click_on("option-power")
    assert scene.now.counters["power-red"] == 7


def test_one_hex_after_another_by_clicks(person: Person) -> None:
    shown = table(person, hound(3))
    for place in ("TOR-00", "TOR-03"):
        person.click(spot(shown, place))
        person.rest()
        assert shown.session.position.place_of("figure-red") == place
    assert len(shown.panels.tray.addends) == 0


def test_pointing_at_a_space_lights_the_way_and_opens_its_sheet(person: Person) -> None:
    shown = table(person, hound(3))
    point(person, shown, "TOR-02")
    assert shown.view.marks.way == ("TOR-00", "TOR-02")
    sheet = shown.panels.column.encounter.sheet
    assert sheet is not None
    assert (sheet.title, str(sheet.cost[0])) == ("Torwall", "The way costs 2 of 5")
    assert shown.panels.column.encounter.rect.height
    point(person, shown, "TOR-00")
    other = shown.panels.column.encounter.sheet
    assert other is not None
    assert not other.rows


def test_a_boat_is_boarded_and_sailed_in_one_drag(person: Person) -> None:
    scene = Scene().at(red="TOR-08").roll(5).do("red", "roll")
    shown = table(person, scene)
    ways = shown.choices.reach("figure-red") if shown.choices is not None else {}
    goal, path = next(
        (place, path) for place, path in ways.items() if [o.verb for o in path.choices][-2:] == ["board", "sail"]
    )
    person.drag(spot(shown, "TOR-08"), spot(shown, goal))
    person.rest()
    assert scene.now.place_of("figure-red") == goal
    assert scene.now.place_of(path.choices[-1].piece) == goal


def test_a_boat_is_summoned_to_the_space_that_is_picked(person: Person) -> None:
    scene = Scene().at(red="TOR-02").order("red", "wizards").spell(6).roll(3).do("red", "roll")
    shown = table(person, scene)
    assert shown.choices is not None
    goals = shown.choices.goals("summon boat")
    assert goals
    if len(goals) > 1:
        person.click_on("option-summon boat")
        assert set(shown.view.marks.legal) == set(goals)
        person.click(spot(shown, next(iter(goals))))
    else:
        person.click_on("option-summon boat")
    done = shown.session.entries[-1].record.choice
    assert done is not None
    assert (done.verb, done.to) == ("summon boat", next(iter(goals)))


def test_names_of_places_are_shown_near_and_not_on_the_whole_map(person: Person) -> None:
    shown = table(person, hound(3))
    near = shown.view.camera.scale
    assert shown.view.sites["TOR-02"].name == "Torwall"
    look = shown.game_layout.layout.reach
    assert look is not None
    person.key(pygame.K_f)
    person.rest()
    assert near >= look.near * shown.page.scale.height / 1080 > shown.view.camera.scale


def test_a_contour_closes_round_a_ring_of_hexes_twice() -> None:
    ring = [(60.0, 0.0), (30.0, 51.96), (-30.0, 51.96), (-60.0, 0.0), (-30.0, -51.96), (30.0, -51.96)]
    assert sorted(len(loop) for loop in contour(ring, 60)) == [6, 18]
    assert [len(loop) for loop in contour([(0.0, 0.0), *ring], 60)] == [18]


@pytest.mark.parametrize("calm", [False, True])
def test_the_sheet_slides_in_and_its_picture_lights_up(calm: bool) -> None:
    person = Person((1920, 1080), speed=1.0, reduced_motion=calm)
    shown = table(person, hound(3))
    for _ in range(200):
        person.app.step(1 / 60)
    person.post((pygame.MOUSEMOTION, {"pos": spot(shown, "TOR-02"), "rel": (0, 0), "buttons": (0, 0, 0)}))
    panel = shown.panels.column.encounter
    assert panel.rect.height
    pictures = []
    for _ in range(2):
        person.app.frame()
        pictures.append(pygame.image.tobytes(person.app.display.subsurface(panel.rect), "RGB"))
        for _ in range(30):
            person.app.step(1 / 60)
    assert (pictures[0] == pictures[1]) == calm
    person.close()


def test_the_bulb_names_no_figure_where_the_choice_is_a_place_alone(person: Person) -> None:
    shown = table(person, Scene().rank(red=1).at(red="MEG-10").roll(1).do("red", "roll"))
    person.key(pygame.K_t)
    advice = shown.teaching.panel.advice
    assert advice is not None
    boat = next(row for row in advice.entries if row.options[0].verb == "summon boat")
    assert boat.note.endswith("lit on the board.")
    assert boat.note[0].isdecimal()
