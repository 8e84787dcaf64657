"""Boxes: everything in them is gathered once."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

from engine.dungeon_twister import GAME, boxes
from engine.dungeon_twister.boxes import DECLARED, shipped
from engine.flow import Event, Frame, Power


def modules() -> list[str]:
    """The modules of the shipped boxes, by path."""
    found = [file.relative_to(boxes.FOLDER) for file in boxes.FOLDER.glob("*/*.py") if file.stem != "__init__"]
    return sorted(f"{boxes.__name__}.{file.parent.name}.{file.stem}" for file in found)


def test_everything_in_the_boxes_is_gathered_once() -> None:
    gathered = [f"{boxes.__name__}.{box.id}.{module.name}" for box in shipped() for module in box.modules]
    assert sorted(gathered) == modules()
    told = Counter(id(each) for each in (*GAME.events, *GAME.pages))
    for name in modules():
        module = import_module(name)
        declared = {key for key in vars(module) if key in DECLARED}
        assert declared, f"{name} declares nothing"
        own = [each for each in vars(module).values() if getattr(each, "__module__", "") == name]
        for each in own:
            if isinstance(each, type) and issubclass(each, (Event, Frame)):
                assert told[id(each)] == 1, f"{each} is not gathered once"
        powers = [each for each in vars(module).values() if isinstance(each, Power)]
        assert powers == ([module.POWER] if "POWER" in declared else [])


def test_no_two_modules_claim_the_same_verb_mark_or_tag() -> None:
    verbs = [verb.name for verb in GAME.content.verbs()["Turn"]]
    assert len(verbs) == len(set(verbs))
    tags = [event.tag() for event in GAME.events]
    assert len(tags) == len(set(tags))
