"""Wizards in large text: slips, pills and the bar show what matters, and nothing lies over something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest
from msgspec.structs import replace

from engine.flow.errands import Errand, Stage
from engine.said import Said
from game.hands import slip as slips
from game.scenes.table.scene import TableScene
from game.services.cache import STORE
from game.services.language import tell
from game.ui.text import watch_clipping
from tests.game.driver import Person
from tests.game.wizards.test_walking import table
from tests.wizards.scene import Scene

PLACES = ("Mitte des Drachenhorts", "Elfensiedlung Saumwald", "Stein 4", "Abtei Herzschrein")
Window = Callable[..., Person]


@pytest.fixture
def window(bare_board: None) -> Iterator[Window]:
    opened: list[Person] = []

    def made(**settings: object) -> Person:
        opened.append(Person(**settings))  # type: ignore[arg-type]
        return opened[-1]

    yield made
    for person in opened:
        person.close()


def box(shown: TableScene, errand: Errand, words: str, monkeypatch: pytest.MonkeyPatch) -> pygame.Rect:
    """Where these words stand on a slip, as wide and high as in the hand."""
    look, size = shown.panels.view.layout.layout.errand, shown.panels.hand.slots[0].rect.size
    assert look is not None

    def drawn(without: str) -> pygame.Surface:
        STORE.clear()
        with monkeypatch.context() as patch:
            for door in ("label", "squeezed"):
                patch.setattr(slips, door, leaving_out(getattr(slips, door), without))
            return slips.slip(errand, (errand,), look, "ember", size, shown.page.scale)

    changed = pygame.mask.from_threshold(drawn(""), (0, 0, 0), (1, 1, 1, 255), drawn(words))
    changed.invert()
    rects = changed.get_bounding_rects()
    return rects[0].unionall(rects[1:])


def leaving_out(draw: Callable[..., object], words: str) -> Callable[..., object]:
    """The same, but these words are drawn without any ink."""
    return lambda *given: draw(*[" " if words and part == words else part for part in given])


@pytest.mark.parametrize("must", [False, True])
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("size", [1.0, 1.5, 2.0])
def test_on_a_slip_the_place_and_how_far_it_is_stand_apart_in_types_of_nearly_one_size(
    window: Window, monkeypatch: pytest.MonkeyPatch, size: float, place: str, must: bool
) -> None:
    shown = table(window(text=size), Scene().task("red", 4, "SHR-01", "GLE-04").task("red", 2, "TOR-02", "EDG-05"))
    errand = next(iter(shown.panels.hand.errands.values()))
    parts = [replace(part, name=Said(place)) if part.stage is Stage.NEXT else part for part in errand.parts]
    errand = replace(errand, parts=tuple(parts), away=Said("26 entfernt"), must=must)
    name, away = (box(shown, errand, words, monkeypatch) for words in (place, "26 entfernt"))
    assert not name.inflate(-2, -2).colliderect(away)
    assert name.height >= 0.7 * away.height


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("tasks", "hidden"), [((20,), 0), ((20, 23, 24, 25, 26), 1)])
def test_the_bar_shows_an_offer_and_the_choice_that_ends_the_offering(
    window: Window, language: str, tasks: tuple[int, ...], hidden: int
) -> None:
    scene = Scene(game="cooperative").at(red="TOR-05", blue="TOR-04")
    for number in tasks:
        scene.task("red", number)
    scene.walk("red", 1, "TOR-04", stop=False).stop("red")
    person = window(text=2.0, language=language, confirm_end=False)
    prompt = table(person, scene).panels.prompt
    names = [button.name for button in prompt.buttons]
    assert names[0] == "option-give task"
    assert names[len(names) - 1 - hidden :] == ["option-enough", "more"][: 1 + hidden]
    assert tell(prompt.buttons[names.index("option-enough")].tip).endswith(str(names.index("option-enough") + 1))
    with watch_clipping() as cut:
        person.app.frame()
    assert cut == []
    assert all(prompt.rect.contains(button.rect) for button in prompt.buttons)
    assert prompt.told.rect.right <= prompt.buttons[0].rect.left
    person.click_on("option-enough")
    person.rest()
    assert scene.session.entries[-1].record.choice is not None
    assert scene.session.entries[-1].record.choice.verb == "enough"


def test_pills_lie_on_no_eyes(window: Window) -> None:
    scene = Scene().day(5, 3).demons("TOR-02", "BRA-03", "SHR-02", "EDG-02")
    scene.task("red", 6, "BRA-03", "WHE-03").task("red", 1, "GLE-01", "TOR-02")
    person = window(text=2.0)
    shown = table(person, scene)
    camera, panels = shown.view.camera, shown.panels
    left, top, wide, high = camera.area
    met = 0
    for column in range(2, 11):
        camera.fly((left + wide * column / 12, top + high / 2), camera.nearest_step(3.0), 0.0)
        person.rest()
        person.app.frame()
        eyes = list(panels.threats.tags.values())
        pills = [box for box, _ in panels.errands.pills]
        met += any(camera.view.colliderect(box) for box in eyes) and bool(pills)
        assert not [box for box in pills if box.collidelist(eyes) >= 0]
    assert met
