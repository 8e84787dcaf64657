"""House rules of boxes are asked only where one of the things that they need may lie."""

from __future__ import annotations

import pytest

from engine.dungeon_twister import GAME
from engine.dungeon_twister.content import Content, InPlay, Module

BOXES: Content = GAME.content
NEEDING = [module for module in BOXES.modules if module.NEEDS]


def whole() -> InPlay:
    return BOXES.without((), ())


def known() -> set[str]:
    """Kinds and tags of tokens, kinds of what is printed on rooms, tags of rooms."""
    tags = {tag for row in BOXES.rows.values() for face in (row, *row.forms) for tag in face.tags}
    return {
        *BOXES.kind.values(),
        *tags,
        *whole().ground,
        *[tag for room in BOXES.rooms.values() for tag in room.tags],
    }


@pytest.mark.parametrize("module", NEEDING, ids=lambda module: module.name)
def test_what_a_house_rule_needs_exists(module: Module) -> None:
    assert {*module.NEEDS} <= known()
    assert any(not power.kind for power in module.powers)


def test_all_house_rules_are_asked_while_everything_may_lie() -> None:
    names = {part.partition("/")[2] for part in whole().parts}
    assert {module.name for module in NEEDING} <= names


def test_a_rule_about_an_object_is_not_asked_while_that_is_in_the_box() -> None:
    boxed = tuple([key for key, kind in BOXES.kind.items() if kind == "holycross"])
    assert "forces_of_darkness/holycross" not in BOXES.without(boxed, ()).parts


def test_a_rule_about_ground_is_not_asked_while_its_rooms_are_in_the_box() -> None:
    dark = tuple([room for room in BOXES.rooms if "darkness" in BOXES.without(_others(room), ()).ground])
    found = BOXES.without(dark, ())
    assert dark
    assert "forces_of_darkness/darkness" not in found.parts
    assert "forces_of_darkness" in found.parts


def _others(room: str) -> tuple[str, ...]:
    return tuple([other for other in BOXES.rooms if other != room])
