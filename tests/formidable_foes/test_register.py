"""The register of clauses: what each says, and what of it stands in code."""

from __future__ import annotations

import pytest

from engine.formidable_foes import GAME
from tests.formidable_foes.scene import END, SECOND_WALK, Scene, battle, retreat, take


def test_titles_fit_a_line_and_rulings_say_why() -> None:
    for key, clause in GAME.rulebook.clauses.items():
        assert len(clause.title.split()) <= 6, key
        assert clause.text.endswith("."), key
        assert bool(clause.reason or clause.decision) == clause.ruling, key


#: What happened, by the clause that the log names for it.
LOGGED = {
    "FF-SPELL-31": lambda: Scene().figure(red="C24").monster(9, "C24").spells(red="Transform 2")
    .cast("red", "Transform 2").choose("red", END),
    "FF-TURN-16": lambda: Scene().figure(red="C24").wisdom(red=20).monster(15, "C24").on_track(20).dice(4, 1)
    .choose("red", battle(15)),
    "FF-BATTLE-16": lambda: Scene().figure(red="C24").monster(20, "C24").dice(2, 3).choose("red", battle(20)),
    "FF-TOUGH-04": lambda: Scene().figure(red="C24").monster(21, "C24").dice(2, 2).choose("red", battle(21)),
    "FF-TWO-05": lambda: Scene(2).figure(red="C24").wisdom(red=20).monster(15, "C24").dice(2, 2)
    .choose("red", battle(15)),
    "FF-TWO-06": lambda: Scene(2).figure(red="C24").chest(1, "C24").choose("red", take(1)),
    "FF-TWO-10": lambda: Scene(2).figure(red="C22").monster(15, "C23").walk("red", "C22-P052-C23 (2)")
    .choose("red", SECOND_WALK),
    "FF-END-02": lambda: Scene(2).figure(red="C24").wisdom(red=50).monster(49, "box").monster(50, "C24")
    .spells(red="Transform 3, Transform 1").cast("red", "Transform 3", -3).cast("red", "Transform 1", -1)
    .choose("red", battle(50)),
}  # fmt: skip


@pytest.mark.parametrize("clause", LOGGED)
def test_the_log_names_the_rule_of_the_occasion(clause: str) -> None:
    assert clause in LOGGED[clause]().clauses()


ASKED = {
    "FF-STUDY-10": (3, "C22-P052-C23 (2)", (END,)),
    "FF-TWO-12": (2, "C22-P052-C23 (2)", (END,)),
    "FF-STUDY-15": (3, "", (battle(25), retreat("red", "P050"))),
}


@pytest.mark.parametrize("clause", ASKED)
def test_who_may_follow_hears_on_which_occasion(clause: str) -> None:
    seats, way, choices = ASKED[clause]
    scene = Scene(seats).figure(red="C22", blue="C22").wisdom(red=20).dice(2, 2)
    scene = scene.walk("red", way) if way else scene.monster(25, "C22")
    assert scene.choose("red", *choices).now.ask.clause == clause
