"""The acceptance cases of Wizards 03 to 14: RANDOM spaces, moving, and boats."""

from __future__ import annotations

import pytest

from engine.wizards.randomness import landing_place, random_space, random_space_of
from tests.wizards.scene import Scene, proves


@proves("WZ-TRANS-02", "WZ-TRANS-03", "WZ-TRANS-04", "WZ-TRANS-06")
@pytest.mark.parametrize(
    ("lands", "spaces", "dead", "wanted"),
    [
        ((1, 2), ((3, 5),), (), "BRA-12"),
        ((2, 5), ((1, 3), (4, 2)), (), "SAL-04"),
        ((1, 2), ((3, 5), (2, 4)), ("BRA",), "LAI-09"),
    ],
)
def test_03_random_spaces(
    lands: tuple[int, int], spaces: tuple[tuple[int, int], ...], dead: tuple[str, ...], wanted: str
) -> None:
    scene = Scene().dead(*dead)
    scene.die("kind of land", lands[0]).die("land", lands[1])
    for sixth, ring in spaces:
        scene.die("sixth of the land", sixth).die("ring of the land", ring)
    t = scene.now.clone(scene.dealer)
    assert landing_place(t, random_space(t)) == wanted


@proves("WZ-TRANS-03")
def test_03_water_is_rolled_again() -> None:
    scene = Scene().die("sixth of the land", 5, 6).die("ring of the land", 3, 2)
    assert random_space_of(scene.now.clone(scene.dealer), "LAI") == "LAI-06"


@proves("WZ-ANIMAL-07", "WZ-ANIMAL-10", "WZ-ANIMAL-19", "WZ-ANIMAL-20", "WZ-ANIMAL-21", "WZ-BOAT-02",
        "WZ-BOAT-04", "WZ-MOVE-01", "WZ-MOVE-02")  # fmt: skip
def test_04_horse_to_the_boat() -> None:
    scene = Scene().at(red="TOR-18").animal("red", "horse").walk("red", 5, "TOR-07", "TOR-08", stop=False)
    scene.do("red", "board", "boat-1", "TOR-09")
    assert scene.left() == 4
    assert not scene.marked("red", "animal")
    scene.steps("red", "TOR-10", "TOR-11")
    assert "S18-07" in scene.goals("red", "sail")
    scene.steps("red", "S18-07")
    assert "S18-08" in scene.goals("red", "sail")
    assert scene.steps("red", "S18-08").left() == 0
    far = Scene().at(red="TOR-15").animal("red", "horse")
    far.walk("red", 5, "TOR-05", "TOR-00", "TOR-01", "TOR-18", "TOR-07", "TOR-08", stop=False)
    far.do("red", "board", "boat-1", "TOR-09")
    assert far.left() == 2


@proves("WZ-ANIMAL-08", "WZ-ANIMAL-11", "WZ-LAIR-01", "WZ-LAIR-12", "WZ-MOVE-03")
def test_06_hound_beside_the_lair() -> None:
    scene = Scene().at(red="WHE-17").animal("red", "hound").space("LAI-16")
    scene.walk("red", 5, "LAI-09", "LAI-02", stop=False)
    assert scene.left() == 1
    assert not scene.marked("red", "animal")
    scene.refused("red", "WZ-MOVE-02", "walk", "red", "LAI-03").check(1).stop("red")
    assert scene.marked("red", "lair") == 4
    assert scene.where("dragon") == "LAI-16"
    swift = Scene().at(red="WHE-17").animal("red", "hound").rank(red=3).roll(5).do("red", "roll")
    swift.spell(4).do("red", "swiftness").steps("red", "LAI-09", "LAI-02", "LAI-03", "LAI-04", "LAI-05")
    assert swift.left() == 0


@proves("WZ-MOVE-05", "WZ-MOVE-07", "WZ-EVENT-42", "WZ-EVENT-45")
def test_07_small_rolls() -> None:
    assert Scene().check(1).walk("red", 1, "TOR-04", stop=False).asked() == "blue"
    scene = Scene().walk("red", 1, "TOR-00", stop=False)
    scene.refused("red", "WZ-MOVE-02", "walk", "red", "TOR-04")
    fog = Scene().events("red", 45, days=2).roll(1).do("red", "roll")
    assert fog.left() == 0
    assert "TOR-04" in fog.goals("red", "walk")
    boots = Scene().events("red", 42).roll(1).do("red", "roll")
    assert boots.left() == 2


@proves("WZ-MOVE-06", "WZ-TRAP-05")
def test_07_no_step_out_of_a_trap() -> None:
    scene = Scene().mark("red", trap=5).roll(1).do("red", "struggle")
    assert scene.place("red") == "TOR-05"
    assert scene.marked("red", "trap") == 5
    assert scene.asked() == "blue"


@proves("WZ-MOVE-08", "WZ-SPELL-13", "WZ-EVENT-02", "WZ-EVENT-03", "WZ-EVENT-06", "WZ-DEMON-20", "WZ-DEMON-21",
        "WZ-DEMON-22", "WZ-MOVE-04")  # fmt: skip
def test_08_what_a_step_costs() -> None:
    def left(scene: Scene, *spaces: str, swift: bool = False) -> int:
        scene.roll(6).do("red", "roll")
        if swift:
            scene.spell(5).do("red", "swiftness")
        return scene.steps("red", *spaces).left()

    way = ("TOR-04", "TOR-13")
    assert left(Scene(), *way) == 2
    assert left(Scene(), *way, swift=True) == 4
    assert left(Scene().events("red", 6, days=2), *way, swift=True) == 2
    assert left(Scene().events("red", 2, days=2), *way) == 4
    dazed = Scene().events("red", 2, days=2).mark("red", dazed=1)
    assert left(dazed, *way) == 2
    dazed.refused("red", "WZ-DEMON-22", "swiftness")
    assert left(Scene().at(red="TOR-03"), "TOR-10") == 4
    assert left(Scene().events("red", 3, days=2), "TOR-06", "TOR-17") == 4


@proves("WZ-ENC-12", "WZ-ENC-14", "WZ-ENC-15", "WZ-ENC-17", "WZ-MOVE-10", "WZ-MOVE-11", "WZ-MOVE-13", "WZ-ENC-49")
def test_09_torwall_three_times() -> None:
    scene = Scene().at(red="TOR-01").site(6, 6).walk("red", 3, "TOR-02", stop=False)
    assert scene.asked() == "blue"
    scene.passes("blue", "yellow").check(1).walk("red", 2, "TOR-00")
    scene.passes("blue", "yellow").walk("red", 2, "TOR-02", stop=False)
    assert len(scene.every("place met")) == 2
    scene.passes("blue", "yellow").check(1).walk("red", 2, "TOR-00").passes("blue", "yellow")
    scene.roll(3).do("red", "roll").refused("red", "WZ-ENC-15", "walk", "red", "TOR-02")
    stays = Scene().at(red="TOR-01").site(6).walk("red", 3, "TOR-02", stop=False).passes("blue", "yellow")
    stays.stays("red", 2)
    assert len(stays.every("place met")) == 1


@proves("WZ-MOVE-14", "WZ-EVENT-38", "WZ-TRANS-09")
def test_10_no_turning_back() -> None:
    scene = Scene().at(blue="TOR-05").walk("red", 4, "TOR-00", stop=False)
    scene.refused("red", "WZ-MOVE-14", "walk", "red", "TOR-05")
    wind = Scene().at(blue="TOR-05").check(4, 4).event(38).random("TOR-05").die("player encounter", 3)
    wind.walk("red", 4, "TOR-00")
    assert wind.place("red") == "TOR-05"
    assert wind.every("players met")


@proves("WZ-BOAT-01", "WZ-BOAT-02", "WZ-BOAT-03", "WZ-BOAT-04", "WZ-BOAT-05", "WZ-BOAT-06")
def test_11_in_and_out_of_a_boat() -> None:
    scene = Scene().at(red="TOR-08").roll(6).do("red", "roll").do("red", "board", "boat-1", "TOR-09")
    scene.steps("red", "TOR-10", "TOR-11", "HAM-15", "HAM-05")
    assert (scene.left(), scene.where("boat-1")) == (0, "TOR-11")
    swims = Scene().at(red="TOR-08").walk("red", 3, "TOR-09", stop=False).do("red", "board", "boat-1", "TOR-09")
    assert (swims.left(), swims.marked("red", "aboard")) == (0, 1)
    taken = Scene().at(red="TOR-08").aboard("blue", 1).roll(3).do("red", "roll")
    taken.refused("red", "WZ-BOAT-01", "board", "boat-1", "TOR-09").die("player encounter", 3)
    taken.do("red", "walk", "red", "TOR-09")
    assert taken.every("players met")


@proves("WZ-BOAT-09", "WZ-BOAT-10", "WZ-BOAT-13", "WZ-BOAT-14", "WZ-BOAT-16", "WZ-SPELL-01", "WZ-SPELL-02",
        "WZ-SPELL-03", "WZ-SPELL-24", "WZ-SPELL-28", "WZ-SPELL-32", "WZ-MOVE-16")  # fmt: skip
def test_12_boat_summoning_in_and_out_of_range() -> None:
    def begun(seat: str = "red") -> Scene:
        scene = Scene(turn=seat).rank(**{seat: 1}).at(**{seat: "MEG-10"})
        return scene.roll(1).do(seat, "roll")

    near = begun().spell(3).do("red", "summon boat", to="S18-17")
    assert near.where("boat-1") == "S18-17"
    for seat in ("red", "blue", "yellow"):
        scene = begun(seat).spell(3).do(seat, "summon boat", to="S18-16")
        assert {option.to for option in scene.options(seat)} == {"S18-17", "S18-06"}
        scene.do(seat, "bring boat", "boat-1", "S18-06")
        assert scene.where("boat-1") == "S18-06"
    fails = begun().spell(6).do("red", "summon boat", to="S18-17")
    fails.refused("red", "WZ-SPELL-03", "summon boat", to="S18-17")
    assert fails.where("boat-1") == "TOR-09"
    Scene().roll(1).do("red", "roll").refused("red", "WZ-BOAT-16", "summon boat", to="TOR-09")
    sailor = Scene().aboard("red", 1).roll(1).do("red", "roll")
    sailor.refused("red", "WZ-BOAT-16", "summon boat", to="TOR-10")


@proves("WZ-BOAT-11", "WZ-BOAT-12", "WZ-BOAT-15", "WZ-SPELL-27")
def test_13_which_boat_comes() -> None:
    def begun(**at: str) -> Scene:
        return Scene().rank(red=4).at(red="MEA-02", **at)

    either = begun().roll(1).do("red", "roll").spell(2).do("red", "summon boat", to="MEA-08")
    assert {option.piece for option in either.options("red")} == {"boat-5", "boat-4"}
    taken = begun().aboard("blue", 4).roll(1).do("red", "roll").spell(2).do("red", "summon boat", to="MEA-08")
    assert taken.where("boat-5") == "MEA-08"
    haunted = begun().demons("WHE-12", boat=4).roll(1).do("red", "roll").spell(2)
    haunted.do("red", "summon boat", to="MEA-08").do("red", "bring boat", "boat-4", "MEA-08")
    assert haunted.with_demons() == {"MEA-08"}


@proves("WZ-BOAT-17", "WZ-BOAT-20", "WZ-BOAT-21", "WZ-DEMON-04", "WZ-DEMON-13")
def test_14_demons_aboard() -> None:
    scene = Scene().boat(1, "TOR-10").aboard("red", 1).demons("TOR-10", boat=1).die("demons", 2)
    scene.random("GLE-03").walk("red", 4, "TOR-11", stop=False).face("red")
    assert scene.with_demons() == {"TOR-11", "GLE-03"}
    assert scene.asked() == "blue"
    out = Scene().boat(1, "TOR-10").aboard("red", 1).demons("TOR-10", boat=1).check(1).walk("red", 4, "TOR-03")
    assert (out.with_demons(), out.place("red")) == ({"TOR-10"}, "TOR-03")


@proves("WZ-BOAT-18", "WZ-BOAT-19")
def test_14_demons_beside_boats() -> None:
    swimmer = Scene(turn="blue").boat(1, "TOR-10").at(blue="TOR-10", red="TOR-03").check(4, 1).die("demons", 2)
    swimmer.random("GLE-03").stays("blue")
    marker = next(key for key in swimmer.now.contents["TOR-10"] if key.startswith("demon"))
    assert swimmer.now.pieces[marker].mark("aboard") == 0
    over = Scene(turn="yellow").demons("TOR-11").at(yellow="TOR-12").roll(1).do("yellow", "roll")
    over.spell(1)
    assert "S18-18" in over.goals("yellow", "summon boat")
    over.do("yellow", "summon boat", to="S18-18")
    assert (over.where("boat-1"), over.with_demons()) == ("S18-18", {"TOR-11"})
