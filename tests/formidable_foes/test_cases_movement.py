"""Acceptance cases 11 to 18: movement."""

from __future__ import annotations

from tests.formidable_foes.scene import (
    CHIPS,
    END,
    Scene,
    battle,
    flee,
    proves,
    retreat,
    take,
    walk,
)


@proves("FF-MOVE-03")
def test_case_11_the_closed_side() -> None:
    scene = Scene().closed(X06="E").walk("red", "C01-P047-X06 (2)")
    scene.refused("red", walk("red", "P050"), "FF-MOVE-03")
    scene.offered("red", walk("red", "P051"), walk("red", "P028"))
    scene = Scene().closed(X06="E").figure(red="P050")
    scene.refused("red", walk("red", "X06"), "FF-MOVE-03").offered("red", walk("red", "C22"))
    scene.refused("red", walk("red", "C23"), "FF-MOVE-01").refused("red", walk("red", "P126"), "FF-MOVE-02")


@proves("FF-MOVE-04", "FF-MOVE-12", "FF-BATTLE-02")
def test_case_12_a_monster_stops_you() -> None:
    scene = Scene().figure(red="C22").monster(20, "C23").walk("red", "C22-P052-C23 (2)")
    scene.refused("red", walk("red", "P053"), "FF-MOVE-04")
    scene.refused("red", flee("red", "P053"), "FF-MOVE-12")
    scene.choose("red", END)
    assert (scene.whose_turn(), scene.at("red")) == ("blue", "C23")
    assert (scene.chips_of("red"), scene.wisdom_of("red"), scene.monster_on("C23")) == (6, 10, [20])
    assert "dice thrown" not in scene.names()


@proves("FF-MOVE-06", "FF-MOVE-10", "FF-BATTLE-12", "FF-BATTLE-13", "FF-BATTLE-17")
def test_case_13_held_without_a_chip() -> None:
    scene = Scene().figure(red="C24").wisdom(red=14).chips(red=0).monster(14, "C24").dice(4, 1)
    scene.refused("red", walk("red", "P053"), "FF-MOVE-06")
    scene.refused("red", flee("red", "P053"), "FF-MOVE-10")
    scene.choose("red", battle(14))
    assert (scene.wisdom_of("red"), scene.gold_of("red"), scene.hand_of("red")) == (15, 0, [])
    assert scene.monster_on("C24") == [14]
    assert scene.track() == []
    scene.choose("red", retreat("red", "P053"))
    assert scene.at("red") == "P053"


@proves("FF-MOVE-07", "FF-MOVE-08", "FF-BATTLE-08", "FF-BATTLE-10")
def test_case_14_fleeing_to_another_battle() -> None:
    scene = Scene().figure(red="C24").chips(red=3).monster(20, "C24").monster(9, "C22").on_track(4).dice(3, 3)
    scene.choose("red", flee("red", "P053"))
    assert (scene.track(), scene.steps(), scene.chips_of("red")) == ([1, 2, 3, 4, 5], 1, 2)
    scene.walk("red", "P053-C23-P052-C22 (3)")
    assert scene.steps() == 4
    scene.choose("red", battle(9))
    assert (scene.wisdom_of("red"), scene.chips_of("red")) == (15, 2)
    assert scene.place("monster-09") == "loot-red"
    assert len(scene.hand_of("red")) == 1
    assert scene.track() == [1, 2, 3, 4, 5]


@proves("FF-MOVE-08", "FF-TURN-05")
def test_case_14_six_steps_of_flight_and_a_battle() -> None:
    scene = Scene().figure(red="C24").monster(20, "C24").monster(9, "X06")
    scene.flee("red", "C24-P053-C23-P052-C22-P050-X06 (6)").offered("red", battle(9))
    scene = Scene().figure(red="C24").monster(20, "C24").monster(9, "P047")
    scene.flee("red", "C24-P053-C23-P052-C22-P050-X06-P047 (7)").refused("red", battle(9), "FF-TURN-07")


@proves("FF-MOVE-09", "FF-SPELL-13", "FF-SPELL-16")
def test_case_15_fleeing_on_borrowed_chips() -> None:
    scene = Scene().figure(red="C24").chips(red=0).monster(20, "C24")
    scene.refused("red", flee("red", "P053"), "FF-MOVE-09").offered("red", battle(20), END)
    scene = Scene().figure(red="C24").chips(red=0).monster(20, "C24").spells(red="Chips +2").on_track(2)
    reserve = scene.reserve()
    scene.cast("red", "Chips +2")
    assert (scene.chips_of("red"), scene.reserve(), scene.track()) == (2, reserve - 2, [1, 2])
    scene.choose("red", flee("red", "P053"))
    assert (scene.chips_of("red"), scene.track(), scene.at("red")) == (1, [1, 2, 3], "P053")
    scene.refused("red", CHIPS, "FF-SPELL-02")


@proves("FF-TELE-01", "FF-TELE-02", "FF-TELE-03", "FF-TELE-04", "FF-MOVE-01")
def test_case_16_teleports() -> None:
    scene = Scene().closed(X02="E").figure(red="P011")
    scene.walk("red", "P011-T1").offered("red", walk("red", "T2"), walk("red", "P009"), walk("red", "P011"))
    assert scene.steps() == 1
    scene.walk("red", "T1-T2")
    assert scene.steps() == 2
    scene.walk("red", "T2-P064-P065-C36 (3)")
    assert scene.steps() == 5
    scene = Scene().closed(X02="E").figure(red="P011").walk("red", "P011-T1-P009-P010-C09 (4)")
    assert scene.steps() == 4
    scene = Scene().closed(X02="E").figure(red="T1").walk("red", "T1-T2-T1 (2)")
    assert (scene.steps(), scene.at("red")) == (2, "T1")
    scene.refused("red", walk("red", "T3"), "FF-TELE-02").refused("red", walk("red", "T4"), "FF-TELE-02")


@proves("FF-MOVE-05")
def test_case_17_sharing_spaces() -> None:
    scene = Scene().figure(red="C22", blue="P052", yellow="C23", green="C23")
    scene.walk("red", "C22-P052-C23 (2)").end("red")
    assert (scene.on("C23"), scene.whose_turn()) == (["yellow", "green", "red"], "blue")
    scene = Scene().figure(red="C22", blue="P052").walk("red", "C22-P052 (1)").end("red")
    assert (scene.on("P052"), scene.whose_turn()) == (["blue", "red"], "blue")


@proves("FF-MOVE-13", "FF-CHEST-01")
def test_case_18_over_a_chest() -> None:
    scene = Scene().figure(red="C22").chest(1, "C23").walk("red", "C22-P052-C23-P053-C24 (4)")
    assert scene.at("red") == "C24"
    scene = Scene().figure(red="C22").chest(1, "C23").walk("red", "C22-P052-C23 (2)")
    scene.offered("red", take(1)).end("red")
    assert scene.place("chest-1") == "C23"
    scene.until_turn_of("red").offered("red", take(1)).walk("red", "C23-P052 (1)")
    assert scene.place("chest-1") == "C23"


@proves("FF-MOVE-05")
def test_a_step_to_where_one_stands() -> None:
    Scene().refused("red", walk("red", "C01"), "FF-MOVE-05")
