"""The reach of a walk: the screen is told exactly what the rules allow, space by space, and what a way costs."""

from __future__ import annotations

import pytest

from engine.flow import Position
from engine.flow.reach import Path, position_after
from engine.wizards import GAME
from engine.wizards.components import ANIMALS, FIGURE
from engine.wizards.moving import Walk
from engine.wizards.world import place
from tests.wizards.scene import Scene, proves


def reached(t: Position) -> dict[str, Path]:
    found = GAME.reach(t, "red", FIGURE["red"])
    assert found is not None
    return dict(found)


def tried(t: Position) -> set[str]:
    """The spaces to which some run of choices leads, each choice made by the rules."""
    found: set[str] = set()
    seen: set[object] = set()
    waiting = [t]
    while waiting:
        here = waiting.pop()
        for option in here.ask.options("red") if here.ask else ():
            if option.verb not in ("walk", "board", "sail"):
                continue
            found.add(option.to)
            after = position_after(here, "red", option)
            if after is None or not isinstance(after.pages[-1], Walk):
                continue
            key = (place(after, "red"), str(after.pieces[FIGURE["red"]]), str(after.pages[-1]))
            if key not in seen:
                seen.add(key)
                waiting.append(after)
    return found - {place(t, "red")}


def begun(roll: int, animal: str = "") -> Scene:
    scene = Scene()
    if animal:
        scene.mark("red", animal=ANIMALS.index(animal), animal_days=3)
    return scene.roll(roll)


SCENES = {
    "on foot": lambda: begun(5),
    "a small roll": lambda: begun(1),
    "with a Hound": lambda: begun(3, "hound"),
    "with a Horse": lambda: begun(2, "horse"),
    "dazed": lambda: begun(5).mark("red", dazed=1),
    "beside Demons": lambda: begun(4).demons("TOR-00"),
    "by boat": lambda: begun(4).at(red="TOR-10"),
    "aboard": lambda: begun(4).aboard("red", 1),
    "beside a dead land": lambda: begun(6).dead("MEA", "CIR"),
}


@pytest.mark.parametrize("name", SCENES)
@proves("WZ-MOVE-02", "WZ-MOVE-05", "WZ-MOVE-08", "WZ-MOVE-09", "WZ-MOVE-10", "WZ-BOAT-02", "WZ-BOAT-04")
def test_the_reach_is_what_the_rules_allow(name: str) -> None:
    t = SCENES[name]().do("red", "roll").now.seen_by("red")
    ways = reached(t)
    assert set(ways) == tried(t)
    for where, path in ways.items():
        here: Position | None = t
        for option in path.choices:
            assert here is not None
            assert here.ask is not None
            assert option in here.ask.options("red"), (where, path)
            spent, here = here.pages[-1], position_after(here, "red", option)
        now = here.pages[-1] if here is not None else None
        first = t.pages[-1]
        if isinstance(now, Walk) and isinstance(first, Walk) and isinstance(spent, Walk) and not path.loses:
            assert first.points + first.bonus - now.points - now.bonus == path.cost


@proves("WZ-ANIMAL-19", "WZ-ANIMAL-20")
def test_a_way_tells_which_animal_it_drives_away() -> None:
    t = begun(4, "horse").do("red", "roll").now.seen_by("red")
    lost = {path.loses for path in reached(t).values()}
    assert lost == {"", "horse"}
    assert not any(path.loses for path in reached(begun(4).do("red", "roll").now.seen_by("red")).values())


def test_nothing_is_told_outside_a_walk() -> None:
    scene = begun(4)
    assert GAME.reach(scene.now.seen_by("red"), "red", FIGURE["red"]) is None
    t = scene.do("red", "roll").now.seen_by("red")
    assert GAME.reach(t, "red", FIGURE["blue"]) is None
