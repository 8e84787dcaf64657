"""Boxes: everything in them is gathered once, and one more box makes a game that is played like any other."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from pathlib import Path

import pytest

from engine.bots import play
from engine.dungeon_twister import GAME, boxes, made
from engine.dungeon_twister.boxes import DECLARED, boxed, shipped
from engine.flow import Event, Frame, Option, Power, Session
from engine.flow.sentences import Sentences
from tests.dungeon_twister.scene import Scene, rotate

#: A box from outside the program: one figure with an ability, a second form and words of its own.
CELLAR = made((*shipped(), boxed(Path(__file__).parent / "invented" / "cellar")))


class CellarScene(Scene):
    """A scene of the game with the cellar."""

    game = CELLAR


def hop(square: str) -> Option:
    return Option("hop", "imp-yellow", square)


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


def test_the_invented_figure_is_offered_its_deed_and_refused_where_its_clause_forbids() -> None:
    scene = CellarScene("N1=1G", "N1:00 imp-yellow, N1:11 CL")
    scene.offered(hop("N1:43"))
    scene.refused(hop("N1:44"), "DT-CHAR-IMP-2")
    scene.refused(Option("hop", "cleric-yellow", "N1:43"), "DT-CHAR-IMP-2")
    scene.refused(Option("hop", "imp-blue", "N1:43"), "DT-ACT-03")
    CellarScene("N1=1G", "N1:00 imp-yellow!").refused(hop("N1:43"), "DT-WOUND-03")


def test_its_second_form_is_printed_until_the_turn_ends() -> None:
    scene = CellarScene("N1=1G", "N1:00 imp-yellow, N1:11 CL, S1 cl").choose(hop("N1:43"))
    speeds = [rows.value for rows in scene.lens("imp-yellow").rows if rows.label in ("Speed", "Combat value")]
    assert speeds == ["7", "0"]
    scene.choose(rotate("imp-yellow", "N1", -1)).end()
    speeds = [rows.value for rows in scene.lens("imp-yellow").rows if rows.label in ("Speed", "Combat value")]
    assert speeds == ["5", "1"]


def test_lens_log_and_replay_know_it() -> None:
    scene = CellarScene("N1=1G", "N1:00 imp-yellow")
    assert "Hops to" in [row.label for row in scene.lens("imp-yellow").rows]
    scene.choose(hop("N1:43"))
    event = scene.happened()[-1]
    told = Sentences(CELLAR, {}).event(event, None)
    assert told == "The yellow Imp hops to the gear."
    assert scene.session.waiting() == ("yellow",)
    assert CELLAR.rulebook["DT-CHAR-IMP-2"].title == "Hops to the gear"
    assert Sentences(CELLAR, {}).option(hop("N1:43")) == "Hop"
    assert "imp-yellow" not in GAME.content.kind


@pytest.mark.parametrize("kinds", [("random", "random"), ("greedy", "random")])
def test_whole_games_with_it_replay(kinds: tuple[str, str]) -> None:
    session = play(CELLAR, kinds, seed=5, options={"mode": "cellar"})
    assert any(isinstance(each, str) and each.startswith("imp") for each in session.position.pieces)
    Session.replayed(CELLAR, session.header, session.records())
