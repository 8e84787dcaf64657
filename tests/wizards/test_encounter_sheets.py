"""The encounter sheet: what waits in a space, its table with the faces of the die, what the way costs."""

from __future__ import annotations

from engine.flow import EncounterSheet
from engine.wizards import GAME
from engine.wizards.components import ANIMALS, BOX, SITES
from tests.wizards.scene import Scene, proves


def sheet(scene: Scene, where: str, seat: str = "red") -> EncounterSheet:
    found = GAME.encounter(scene.now.seen_by(seat), seat, where)
    assert found is not None
    return found


def test_every_named_place_has_a_sheet_and_its_table_uses_each_face_once() -> None:
    scene = Scene().roll(3).do("red", "roll")
    for where, site in SITES.items():
        found = sheet(scene, where)
        assert found.title == site.name
        faces = [face for row in found.rows for face in row.numbers]
        assert sorted(faces) in ([], [1, 2, 3, 4, 5, 6]), where
        assert bool(faces) == (site.sort == "hamdrel" or site.sort in BOX.tables)


@proves("WZ-ENC-23", "WZ-ENC-26")
def test_hamdrel_reads_another_table_at_other_ranks() -> None:
    novice = sheet(Scene().rank(red=0), "HAM-03")
    assert novice.rows != sheet(Scene(), "HAM-03").rows
    assert novice.rows[0].clause == "WZ-ENC-26"


@proves("WZ-ANIMAL-19", "WZ-ANIMAL-20")
def test_the_cost_says_who_pays_and_who_leaves() -> None:
    scene = Scene().mark("red", animal=ANIMALS.index("hound"), animal_days=3).roll(3).do("red", "roll")
    assert str(sheet(scene, "TOR-02").cost[0]).startswith("The way costs")
    assert any("Hound pays" in str(line) for line in sheet(scene, "TOR-02").cost)
    assert any("leaves you" in str(line) for line in sheet(scene, "TOR-09").cost)


@proves("WZ-ENC-02", "WZ-ENC-04", "WZ-ENC-08")
def test_several_encounters_stand_in_their_order_and_a_task_part_is_a_choice() -> None:
    scene = Scene().task("red", 4, "", "TOR-02", done=1).at(blue="TOR-02").demons("TOR-02")
    found = sheet(scene, "TOR-02")
    assert [step.sort for step in found.steps] == ["parts", "demons", "site", "players"]
    assert len(found.choices) == 1


@proves("WZ-EVENT-40", "WZ-DEMON-12")
def test_the_faces_follow_what_changes_the_roll() -> None:
    plain, better = Scene().demons("TOR-00"), Scene().demons("TOR-00").events("red", 40)
    assert [row.numbers for row in sheet(plain, "TOR-00").rows] == [(n,) for n in range(1, 7)]
    assert [row.numbers for row in sheet(better, "TOR-00").rows] == [(1,), (2,), (3,), (4,), (5, 6)]


@proves("WZ-ENC-45")
def test_the_row_that_was_rolled_is_told_while_it_is_carried_out() -> None:
    scene = Scene().at(red="TOR-00").roll(1)
    ways = scene.do("red", "roll").now
    assert GAME.encounter(ways.seen_by("red"), "red", "") is None
    scene.site(2).die("points lost", 3).steps("red", "TOR-02")
    now = GAME.encounter(scene.now.seen_by("red"), "red", "")
    assert now is not None
    assert [row.clause for row in now.rows if row.rolled] == ["WZ-ENC-45"]
