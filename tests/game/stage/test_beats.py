"""Beats: what the layout asks for is shown, takes its time, has a quiet form, and can be skipped."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from engine.knightmare.board import leads_to
from engine.knightmare.riddles.bank import riddle
from game.stage.beat_visuals import Covering, Crumbling, Doorway, Dropping, Rising, Walking, Wisps
from game.stage.visuals import Fading, Moving, Visual
from tests.game.stage.played import Played
from tests.knightmare.scene import Scene


def walk(reduced: bool = False, speed: float = 1.0) -> Played:
    """Ember goes from the kitchen to the red chamber by door 3."""
    played = Played(Scene(2).at(tide="guardroom").tokens(ember=2).roll(3), reduced, speed)
    played.do("ember", "roll")
    played.run()
    played.choose("ember", next(each for each in played.scene.options("ember") if each.to == "red"))
    return played


def test_a_figure_goes_out_by_the_door_of_its_number_and_its_light_comes_in_first() -> None:
    played = walk()
    door = played.until(Doorway)
    assert isinstance(door, Doorway)
    assert door.door.art.endswith("red.svg")
    x, y = played.view.layout.layout.spaces["kitchen"]
    assert (door.door.at.x, door.door.at.y) == pytest.approx((x - 52 + 2 * 20.7, y + 70.5))
    walking = played.until(Walking, 0.2)
    assert isinstance(walking, Walking)
    assert walking.seconds == pytest.approx(0.16 + 0.24)
    assert door.open == 1
    assert walking.pose().goal == walking.door
    walking.age = 0.16 + 0.05
    assert walking.pose().alpha == 0 < walking.pose().glow
    walking.age = walking.seconds - 0.03
    assert walking.pose().alpha > 0.5
    played.run()
    assert played.is_settled()
    assert "hop" in played.heard


def test_a_walk_fades_with_reduced_motion_and_can_be_skipped() -> None:
    calm = walk(reduced=True)
    calm.run()
    assert not calm.of(Walking)
    assert [visual.seconds for visual in calm.of(Fading) if visual.key == "figure-ember"] == [0.12]
    assert calm.is_settled()
    skipped = walk()
    skipped.until(Walking, 0.5)
    skipped.stage.finish()
    assert skipped.is_settled()
    assert walk(speed=0).is_settled()


def test_a_figure_without_a_door_goes_its_usual_way() -> None:
    played = Played(Scene(2).path("ember", "cup", 6).die("walk", 2))
    played.do("ember", "walk")
    played.run()
    assert not played.of(Walking)
    assert [visual.key for visual in played.of(Moving)] == ["figure-ember"]


def jailed(reduced: bool = False) -> Played:
    """Ember's number leads to the prison."""
    played = Played(Scene(2).at(ember="guardroom").tokens(ember=2).roll(1), reduced)
    played.do("ember", "roll")
    played.run()
    played.choose("ember", next(each for each in played.scene.options("ember") if each.to == "prison"))
    return played


def dying(reduced: bool = False) -> Played:
    """Ember dies of Medusa's gaze."""
    number = next(n for n in range(1, 7) if leads_to("mirror_hall", n) == "grotto")
    scene = Scene(2).at(ember="mirror_hall").roll(number)
    played = Played(scene, reduced)
    for choice in ("roll", "go", "challenge"):
        played.run()
        played.choose("ember", next(each for each in scene.options("ember") if each.verb == choice))
    return played


def riddled(reduced: bool = False) -> Played:
    """Ember answers rightly, and lays a stone."""
    scene = Scene(2).at(ember="cup_that_heals-0").items(ember="cup").tokens(ember=4).die("riddle", 1)
    played = Played(scene.do("ember", "riddle"), reduced)
    played.do("ember", "answer", text=riddle(scene.now).answers[0])
    return played


def cracked(reduced: bool = False) -> Played:
    """Ember destroys a stone of tide's path."""
    scene = Scene(2).cards(ember="destruction").path("tide", "cup", 4, on=1).die("destruction", 3)
    played = Played(scene, reduced)
    played.choose("ember", next(each for each in scene.options("ember") if each.verb == "destruction"))
    return played


def pledged(reduced: bool = False) -> Played:
    """Ember pledges to the Necromancer."""
    played = Played(Scene(2).at(ember="clue_room").tokens(ember=0), reduced)
    scene = played.scene
    scene.roll(next(n for n in range(1, 7) if leads_to("clue_room", n) == "vale"))
    for choice in ("roll", "go", "pledge"):
        played.run()
        played.choose("ember", next(each for each in scene.options("ember") if each.verb == choice))
    return played


def healed(reduced: bool = False) -> Played:
    """Ember eats."""
    played = Played(Scene(2).life(ember="RED").items(ember="food"), reduced)
    played.do("ember", "eat", "food")
    return played


@pytest.mark.parametrize(
    ("begin", "kind", "seconds"),
    [
        (jailed, Dropping, 0.58), (dying, Covering, 1.02), (riddled, Rising, 0.36), (cracked, Crumbling, 0.66),
        (pledged, Covering, 0.58), (healed, Wisps, 0.6),
    ],
    ids=lambda each: getattr(each, "__name__", ""),
)  # fmt: skip
def test_beats_are_shown_for_their_time_and_left_out_with_reduced_motion(
    begin: Callable[[bool], Played], kind: type[Visual], seconds: float
) -> None:
    played = begin(False)
    assert played.until(kind, 0.15).seconds == pytest.approx(seconds)
    before = pygame.image.tobytes(played.picture(), "RGB")
    played.step(0.15)
    assert pygame.image.tobytes(played.picture(), "RGB") != before
    played.run()
    assert played.is_settled()
    calm = begin(True)
    calm.run()
    assert not calm.of(kind)
    assert calm.is_settled()
