"""Boxes: everything in them is gathered once, and their names fit every sentence."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from engine.dungeon_twister import GAME, boxes, made
from engine.dungeon_twister.boxes import DECLARED, boxed, shipped
from engine.flow import Event, Frame, Power
from tests.conformance.test_names_in_sentences import doubled, read_with


def modules() -> list[str]:
    """The modules of the shipped boxes, by path."""
    folders = [box.folder for box in shipped() if box.folder is not None]
    files = [file for folder in folders for file in folder.glob("*.py") if file.stem != "__init__"]
    found = [file.relative_to(boxes.FOLDER) for file in files]
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
        assert powers == [getattr(module, key) for key in ("POWER", "HOUSE") if key in declared]


def test_no_two_modules_claim_the_same_verb_mark_or_tag() -> None:
    verbs = [verb.name for verb in GAME.content.verbs()["Turn"]]
    assert len(verbs) == len(set(verbs))
    tags = [event.tag() for event in GAME.events]
    assert len(tags) == len(set(tags))


@pytest.mark.parametrize("name", ["cellar", "grotto", "guests"])
def test_every_sentence_reads_well_with_the_names_of_a_box(name: str) -> None:
    box = boxed(Path(__file__).parent / "invented" / name)
    game = made((*shipped(), box))
    shipped_already = GAME.content.kind | GAME.content.markers
    own = [key for key in (*game.content.kind, *game.content.markers) if key not in shipped_already]
    known = list(dict.fromkeys([game.names[key] for key in own]))
    filled = [*read_with(game, known)]
    assert len(filled) > 100
    assert [words for words in filled if doubled(words)] == []
