"""Acceptance cases 43 to 50: the dumbest player and wandering monsters."""

from __future__ import annotations

from engine.flow import Option
from tests.formidable_foes.scene import (
    CHEST,
    END,
    STOP,
    Scene,
    battle,
    flee,
    lead,
    proves,
    walk,
)


def dumbest_green(**figures: str) -> Scene:
    """Green, wisdom 5, is the dumbest, and it is his turn."""
    return Scene(turn="green").wisdom(green=5).dumbest("green").figure(**figures)


def wandering() -> Scene:
    scene = Scene(6, turn="green").wisdom(green=5).dumbest("green").closed(X10="W")
    scene.figure(red="C34", blue="C34", yellow="C26", white="C35")
    return scene.monster(14, "C25").monster(24, "C35").unexplored("C36")


@proves(
    "FF-DUMB-04",
    "FF-DUMB-08",
    "FF-DUMB-11",
    "FF-DUMB-12",
    "FF-DUMB-15",
    "FF-DUMB-17",
    "FF-DUMB-18",
    "FF-DUMB-19",
    "FF-DUMB-21",
)
def test_case_43_the_wandering_monster() -> None:
    scene = wandering().choose("green", lead(14, "C34"))
    assert (scene.monster_on("C34"), scene.on("C34")) == ([14], ["red", "blue"])
    scene.refused("green", lead(14, "C35"), "FF-DUMB-21")

    scene = wandering().choose("green", lead(14, "C26"))
    assert (scene.monster_on("C26"), scene.on("C26")) == ([14], ["yellow"])
    scene.choose("green", lead(14, "C35"))
    assert (scene.monster_on("C35"), scene.on("C35")) == ([24, 14], ["white", "yellow"])
    scene.refused("green", STOP, "FF-DUMB-12").choose("green", lead(14, "C34"))
    assert (scene.monster_on("C35"), scene.on("C35")) == ([24], ["white", "yellow"])
    assert (scene.monster_on("C34"), scene.on("C34")) == ([14], ["red", "blue"])

    scene = wandering().move("green", 14, "C25>C26>C25>C18")
    assert (scene.monster_on("C18"), scene.on("C18")) == ([14], ["yellow"])
    assert (scene.on("C25"), scene.on("C26")) == ([], [])

    scene = wandering().choose("green", lead(14, "C26"), lead(14, "C35"))
    scene.refused("green", lead(14, "C36"), "FF-DUMB-11")


@proves("FF-DUMB-02", "FF-DUMB-03", "FF-DUMB-04", "FF-DUMB-05", "FF-LOOT-08", "FF-SPELL-17")
def test_case_44_who_is_the_dumbest() -> None:
    def blue_first() -> Scene:
        scene = Scene(turn="blue").wisdom(blue=12, yellow=12, red=20, green=25).dumbest("blue")
        return scene.monster(14, "C25").spells(blue="Wisdom +1")

    scene = blue_first().offered("blue", lead(14, "C24")).walk("blue", "C02-P017 (1)").end("blue")
    assert (scene.monster_on("C25"), scene.whose_turn()) == ([14], "yellow")

    scene = blue_first().cast("blue", "Wisdom +1")
    assert (scene.wisdom_of("blue"), scene.tile_holder()) == (13, "yellow")
    assert scene.names() == ["spell cast", "wiser", "dumbest named"]
    scene.refused("blue", lead(14, "C24"), "FF-DUMB-05").end("blue")
    scene.offered("yellow", lead(14, "C24"))

    scene = blue_first().walk("blue", "C02-P017 (1)").refused("blue", lead(14, "C24"), "FF-DUMB-05")
    assert scene.tile_holder() == "blue"


@proves("FF-DUMB-07", "FF-DUMB-19", "FF-DUMB-20", "FF-DUMB-22", "FF-CHEST-08")
def test_case_45_the_weakest_is_blocked() -> None:
    scene = dumbest_green(red="C22", blue="C22").monster(12, "C22").monster(15, "C24").monster(18, "C30")
    scene.chest(2, "C16")
    scene.refused("green", lead(12, "C23"), "FF-DUMB-20").refused("green", lead(18, "C29"), "FF-DUMB-07")
    scene.refused("green", Option("lead", CHEST[2], "C15"), "FF-CHEST-08")
    scene.choose("green", lead(15, "C23"), lead(15, "C22"))
    assert scene.on("C22") == ["red", "blue"]
    scene.choose("green", lead(15, "C17"))
    assert (scene.monster_on("C17"), scene.on("C17")) == ([15], [])
    assert (scene.monster_on("C22"), scene.on("C22")) == ([12], ["red", "blue"])


@proves(
    "FF-DUMB-04",
    "FF-DUMB-08",
    "FF-DUMB-09",
    "FF-DUMB-11",
    "FF-DUMB-12",
    "FF-DUMB-13",
    "FF-DUMB-26",
)
def test_case_46_where_a_monster_may_not_go() -> None:
    def twelve() -> Scene:
        scene = dumbest_green().monster(12, "C24").face_down("X07").unexplored("C32").chest(2, "C23")
        return scene.monster(20, "C22")

    scene = twelve().refused("green", lead(12, "C33"), "FF-DUMB-09")
    scene.refused("green", lead(12, "C32"), "FF-DUMB-11").refused("green", lead(12, "P053"), "FF-DUMB-08")
    scene.choose("green", lead(12, "C23")).refused("green", STOP, "FF-DUMB-13")
    scene.choose("green", lead(12, "C22")).refused("green", STOP, "FF-DUMB-12")
    scene.choose("green", lead(12, "C30"))
    assert scene.monster_on("C30") == [12]
    scene.refused("green", lead(12, "C29"), "FF-DUMB-04")
    assert scene.monster_on("C22") == [20]
    assert scene.place(CHEST[2]) == "C23"


@proves("FF-DUMB-26", "FF-DUMB-21", "FF-DUMB-24")
def test_case_46_no_half_move() -> None:
    """With two figures the move must end in the next chamber without a monster, and there lies a chest."""
    scene = dumbest_green(red="P053", blue="P053").monster(12, "C24").chest(2, "C23")
    scene.refused("green", lead(12, "C23"), "FF-DUMB-26")
    scene = dumbest_green(red="P053", blue="C23").monster(12, "C24").chest(2, "C23")
    scene.refused("green", lead(12, "C23"), "FF-DUMB-26")
    scene = dumbest_green(red="P053").monster(12, "C24").chest(2, "C23").choose("green", lead(12, "C23"))
    assert scene.on("C23") == ["red"]
    scene.choose("green", lead(12, "C22"), STOP)
    assert (scene.on("C22"), scene.place(CHEST[2])) == (["red"], "C23")


@proves("FF-DUMB-08", "FF-DUMB-10", "FF-DUMB-14")
def test_case_47_monsters_and_teleports() -> None:
    scene = dumbest_green().monster(12, "C36")
    scene.refused("green", lead(12, "T1"), "FF-DUMB-14")
    scene.choose("green", lead(12, "C26"))
    assert scene.monster_on("C26") == [12]
    assert "lead" in scene.verbs("green")
    scene.refused("green", lead(12, "C09"), "FF-DUMB-08")


@proves("FF-DUMB-15", "FF-DUMB-17", "FF-DUMB-18", "FF-DUMB-24")
def test_case_48_meetings_on_the_path() -> None:
    def two_on_the_path() -> Scene:
        return dumbest_green(red="P052", blue="P053").monster(12, "C22")

    scene = two_on_the_path().choose("green", lead(12, "C23"))
    assert (scene.monster_on("C23"), scene.on("C23"), scene.at("blue")) == ([12], ["red"], "P053")
    scene.choose("green", lead(12, "C24"))
    assert (scene.monster_on("C24"), scene.on("C24")) == ([12], ["red", "blue"])
    scene.refused("green", lead(12, "C32"), "FF-DUMB-21")

    scene = two_on_the_path().monster(30, "C24").move("green", 12, "C22>C23>C24>C32")
    assert (scene.monster_on("C24"), scene.on("C24")) == ([30], ["red", "blue"])
    assert (scene.monster_on("C32"), scene.on("C32")) == ([12], [])

    scene = two_on_the_path().move("green", 12, "C22>C23")
    assert (scene.monster_on("C23"), scene.on("C23"), scene.at("blue")) == ([12], ["red"], "P053")
    assert "lead" not in scene.verbs("green")


@proves("FF-DUMB-16", "FF-DUMB-25", "FF-DUMB-28", "FF-MOVE-06")
def test_case_49_carrying_oneself() -> None:
    scene = dumbest_green(green="C22").monster(12, "C22").dice(3, 1).move("green", 12, "C22>C23>C24")
    assert (scene.at("green"), scene.monster_on("C24")) == ("C24", [12])
    assert (scene.steps(), scene.chips_of("green")) == (0, 6)
    scene.refused("green", walk("green", "P053"), "FF-MOVE-06")
    scene.offered("green", flee("green", "P053"), battle(12)).choose("green", battle(12))
    assert (scene.chips_of("green"), scene.wisdom_of("green")) == (4, 6)


@proves("FF-DUMB-27", "FF-LOOT-06", "FF-SPELL-05", "FF-SPELL-17")
def test_case_50_all_at_fifty() -> None:
    scene = Scene(turn="green").wisdom(red=50, blue=50, yellow=50, green=49).dumbest("green")
    scene.monster(14, "C25").spells(green="Wisdom +2").cast("green", "Wisdom +2")
    assert (scene.wisdom_of("green"), scene.tile_holder()) == (50, "")
    scene.choose("green", END)
    assert scene.whose_turn() == "red"
    scene.refused("red", lead(14, "C24"), "FF-DUMB-06")
    assert "lead" not in scene.verbs("red")
