"""What the window shows while the lands of Wizards are laid, and the names of places once they are turned up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pygame
import pytest

from engine.table import is_hidden
from engine.wizards import GAME
from game.board.site_plates import site_plates
from game.scenes.table.scene import TableScene
from game.shots import played
from tests.game.driver import Person
from tests.wizards.scene import Scene, proves

SIZE = (1280, 720)


@pytest.fixture
def person() -> Iterator[Person]:
    with closing(Person()) as person:
        yield person


@pytest.fixture
def laying(person: Person) -> TableScene:
    """Red and Blue have laid three lands each, and Red lays another one."""
    person.open(person.program.table_scene(played(GAME, ["human", "human"], 3, 6), None))
    shown = person.scene(TableScene)
    if shown.curtain.closed:
        person.click(shown.curtain.button.rect.center)
    person.rest()
    return shown


def painted(shown: TableScene, at: str) -> bool:
    """Whether the layer of slots paints the middle of a slot."""
    canvas = pygame.Surface(SIZE, pygame.SRCALPHA)
    shown.view.slot_layer.draw(canvas)
    x, y = shown.view.camera.to_screen(shown.view.layout.layout.spaces[at])
    return canvas.get_at((round(x), round(y))).a > 0


@proves("WZ-SETUP-09")
def test_empty_slots_are_ghosts_and_legal_ones_gold(person: Person, laying: TableScene) -> None:
    taken = [n for n in range(37) if laying.stage.table.contents[f"hidden-{n:02}"]]
    assert len(taken) == 6
    assert not any(painted(laying, f"slot-{n:02}") for n in taken)
    choices = laying.choices
    assert choices is not None
    land = min(choices.pieces)
    legal = min(choices.reach(land))
    ghost = pygame.Surface(SIZE, pygame.SRCALPHA)
    laying.view.slot_layer.draw(ghost)
    person.post(
        (pygame.MOUSEMOTION, {"pos": laying.panels.hand.rect_of(land).center, "rel": (1, 1), "buttons": (0,) * 3})
    )
    person.rest()
    assert legal in laying.view.marks.legal
    gold = pygame.Surface(SIZE, pygame.SRCALPHA)
    laying.view.slot_layer.draw(gold)
    x, y = laying.view.camera.to_screen(laying.view.layout.layout.spaces[legal])
    at = round(x), round(y)
    assert painted(laying, legal)
    assert gold.get_at(at).r > ghost.get_at(at).r


@proves("WZ-SETUP-09", "WZ-SETUP-23")
def test_a_land_dropped_where_none_may_lie_is_refused_by_the_slot(person: Person, laying: TableScene) -> None:
    """Nobody has said yet which way round it shall lie, so that is not what is wrong with it."""
    choices = laying.choices
    assert choices is not None
    land = min(choices.pieces)
    taken = [f"slot-{n:02}" for n in range(37) if laying.stage.table.contents[f"hidden-{n:02}"]]
    far = [f"slot-{n:02}" for n in range(37) if f"slot-{n:02}" not in {*choices.reach(land), *taken}]
    for slots, clause, why in (
        (taken, "WZ-SETUP-23", "A land lies in that slot already."),
        (far, "WZ-SETUP-09", "That slot is too far from every land laid so far."),
    ):
        assert slots
        at = laying.view.camera.to_screen(laying.view.layout.layout.spaces[slots[0]])
        person.drag(laying.panels.hand.rect_of(land).center, at)
        shown = laying.panels.card.shown
        assert shown is not None
        assert (shown.clause, str(shown.sentence)) == (clause, why)


@proves("WZ-SETUP-22")
def test_an_eye_marks_the_own_lands_only(laying: TableScene) -> None:
    canvas = pygame.Surface(SIZE, pygame.SRCALPHA)
    laying.view.slot_layer.draw_eyes(canvas)
    seen = set[bool]()
    for number in range(37):
        lying = laying.stage.table.contents[f"hidden-{number:02}"]
        x, y = laying.view.layout.layout.spaces[f"slot-{number:02}"]
        left, top = laying.view.camera.to_screen((x, y + 84))
        marked = canvas.get_at((round(left), round(top))).a > 0
        if lying:
            seen.add(marked)
            assert marked == (not is_hidden(lying[0]))
    assert seen == {True, False}


def test_no_day_has_begun_while_lands_are_laid(laying: TableScene) -> None:
    shown = laying.panels.calendar.shown
    assert shown is not None
    assert (shown.day, shown.days, shown.dread) == (0, 14, 0.0)
    assert laying.panels.calendar.visible


def test_slots_are_gone_once_all_lands_are_laid(person: Person) -> None:
    person.open(person.program.table_scene(Scene().session, None))
    shown = person.scene(TableScene)
    person.rest()
    assert not shown.view.slot_layer.laying


def named(shown: TableScene, asked: str = "") -> list[pygame.Rect]:
    """Where the names of places lie."""
    view, look = shown.view, shown.view.layout.layout.reach
    assert look is not None
    plates = site_plates(view.living_sites(), view.ground, view.camera, look, view.ui, asked, view.labels())
    return [plate.get_rect(topleft=at) for plate, at in plates]


def test_names_of_places_yield_to_pins_eyes_and_each_other(person: Person) -> None:
    scene = (
        Scene().demons("TOR-02", "TOR-03").task("red", 4, "SHR-01", "GLE-04").task("red", 2, "TOR-02", "EDG-05")
    )
    person.open(person.program.table_scene(scene.session, None))
    shown = person.scene(TableScene)
    person.rest()
    boxes = named(shown)
    clear = [*shown.panels.threats.tags.values(), *shown.panels.errands.boxes()]
    assert boxes
    assert clear
    assert not any(box.collidelistall(clear) for box in boxes)
    assert all(len(box.collidelistall(boxes)) == 1 for box in boxes)


def test_places_of_a_dead_land_have_no_names(person: Person) -> None:
    person.open(person.program.table_scene(Scene().dead("TOR").session, None))
    shown = person.scene(TableScene)
    assert {place[:3] for place in shown.view.sites} - {place[:3] for place in shown.view.living_sites()} == {
        "TOR"
    }


@proves("WZ-BOAT-01")
def test_a_figure_in_a_boat_has_no_base(person: Person) -> None:
    sizes = []
    for scene in (Scene(), Scene().boat(1, "TOR-09").aboard("red", 1)):
        person.open(person.program.table_scene(scene.session, None))
        view = person.scene(TableScene).view
        drawn = view.sprites.of(view.stage.table.pieces["figure-red"], 1.0)
        sizes.append(drawn.surface.get_at((drawn.x + 18, drawn.y + 6)).a)
    assert sizes[0] > 0
    assert sizes[1] == 0
