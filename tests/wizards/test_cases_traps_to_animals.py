"""The acceptance cases of Wizards 24 to 38: Traps, Transports, calls for help, the Lair, animals."""

from __future__ import annotations

from tests.wizards.scene import Scene, proves


@proves("WZ-TRAP-05", "WZ-TRAP-07", "WZ-TRAP-08", "WZ-SPELL-18", "WZ-SPELL-33", "WZ-ANIMAL-03", "WZ-ANIMAL-08")
def test_24_freed_from_trap_5() -> None:
    scene = Scene(turn="yellow").mark("yellow", trap=5).roll(4).do("yellow", "struggle")
    assert scene.marked("yellow", "trap") == 5
    scene.passes("red", "blue").roll(5).check(2).do("yellow", "struggle").spell(4).die("animal", 3)
    scene.do("yellow", "summon animal")
    assert (scene.place("yellow"), scene.marked("yellow", "trap")) == ("BRA-06", 0)
    assert (scene.marked("yellow", "animal"), scene.marked("yellow", "animal-days")) == (2, 4 - 1)
    boots = Scene(turn="yellow").events("yellow", 42).mark("yellow", trap=5).roll(4).do("yellow", "struggle")
    assert boots.marked("yellow", "trap") == 5


@proves("WZ-TRAP-02", "WZ-TRAP-04", "WZ-TRAP-06", "WZ-TRAP-09", "WZ-TRAP-10", "WZ-TRAP-11", "WZ-TRAP-12",
        "WZ-TRAP-13", "WZ-RAND-08", "WZ-SPELL-05", "WZ-SPELL-21", "WZ-SPELL-22", "WZ-SPELL-29",
        "WZ-SPELL-30")  # fmt: skip
def test_25_before_and_after_the_destination() -> None:
    def caught(trap: int, rank: int = 3, *dead: str) -> Scene:
        return Scene(turn="blue").rank(blue=rank).dead(*dead).check(4, 2).die("trap", trap)

    waits = caught(6).random("WIL-03").stays("blue").do("blue", "let it be").spell(5)
    waits.do("blue", "escape transport")
    assert waits.place("blue") == "WHE-05"
    early = caught(6).random("WIL-03").spell(6).stays("blue").do("blue", "escape traps")
    assert early.place("blue") == "WIL-03"
    dead = caught(6, 3, "BRA").random("BRA-12").space("LAI-06").stays("blue").do("blue", "let it be")
    assert dead.topic() == "transport"
    late = caught(6, 3).random("WIL-03").stays("blue").do("blue", "let it be")
    late.refused("blue", "WZ-TRAP-12", "escape traps")
    assert caught(6, 2).random("WIL-03").stays("blue").do("blue", "let it be").place("blue") == "WIL-03"
    centre = caught(2, 1).die("dragon", 6).space("LAI-12").stays("blue").face("blue")
    assert (centre.place("blue"), centre.every("dragon came")[-1].place) == ("LAI-00", "LAI-12")
    assert caught(4, 1).space("LAI-12", "LAI-06").stays("blue").place("blue") == "LAI-12"


@proves("WZ-TRAP-01", "WZ-TRAP-14", "WZ-TRAP-15", "WZ-TRAP-16", "WZ-TRANS-07", "WZ-MEET-02", "WZ-MOVE-12",
        "WZ-DRAGON-23", "WZ-DRAGON-24")  # fmt: skip
def test_26_rescue() -> None:
    def comes(**red: int) -> Scene:
        return Scene().at(blue="TOR-00").mark("blue", trap=1).then(4).random("MEA-03")

    saved = comes().walk("red", 3, "TOR-00", stop=False).do("red", "perception")
    assert (saved.place("blue"), saved.marked("blue", "trap"), saved.has("red")) == ("MEA-03", 0, (20, 19, 10))
    assert not saved.every("players met")
    strong = comes().rank(blue=3).walk("red", 3, "TOR-00", stop=False).do("red", "perception").spell(2)
    strong.do("blue", "escape transport")
    assert (strong.place("blue"), strong.marked("blue", "trap")) == ("TOR-00", 0)
    assert not strong.every("players met")
    novice = comes().rank(red=0).walk("red", 3, "TOR-00", stop=False)
    assert novice.topic() == "walk"
    bound = comes().mark("red", bound=1).die("demons", 2).walk("red", 3, "TOR-00", stop=False)
    assert bound.marked("blue", "trap") == 1
    assert any(event.clause == "WZ-DEMON-04" for event in bound.every("rolled"))


@proves("WZ-TRAP-03", "WZ-TRAP-18", "WZ-HELP-02", "WZ-DEMON-02", "WZ-DEMON-03", "WZ-TURN-03", "WZ-TURN-04",
        "WZ-TURN-08")  # fmt: skip
def test_27_stunned_in_a_trap() -> None:
    scene = Scene(turn="blue").mark("blue", trap=3, trap_turns=4, stunned=2)
    assert scene.asked() == "yellow"
    assert (scene.marked("blue", "stunned"), scene.marked("blue", "trap-turns")) == (1, 3)
    scene.refused("blue", "WZ-HELP-02", "call for help").passes("yellow", "red")
    assert (scene.marked("blue", "stunned"), scene.marked("blue", "trap-turns")) == (0, 2)
    scene.passes("yellow", "red")
    assert "call for help" in scene.verbs("blue")
    scene.do("blue", "struggle").passes("yellow", "red").do("blue", "struggle")
    assert scene.marked("blue", "trap") == 0


@proves("WZ-SETUP-21", "WZ-HELP-01", "WZ-HELP-03", "WZ-HELP-04", "WZ-HELP-05", "WZ-HELP-06", "WZ-HELP-07",
        "WZ-HELP-09", "WZ-HELP-11", "WZ-TRANS-05", "WZ-POINT-04", "WZ-POINT-05")  # fmt: skip
def test_28_calling_for_help() -> None:
    def calls(*dice: int) -> Scene:
        return Scene(turn="blue").die("call for help", *dice)

    land = calls(2, 1).space("GLE-03").do("blue", "call for help").do("blue", "pay power")
    land.do("blue", "pick land", "land-GLE")
    assert (land.has("blue"), land.place("blue")) == ((15, 10, 16), "GLE-03")
    far = calls(1, 3).random("WHE-16").do("blue", "call for help").do("blue", "pay power")
    assert far.place("blue") == "WHE-16"
    fails = calls(2, 5).do("blue", "call for help").do("blue", "pay power")
    assert (fails.has("blue"), fails.place("blue"), fails.asked()) == ((15, 10, 16), "WHE-05", "yellow")
    poor = calls(1, 1).rank(blue=3).points("blue", 6, 0, 3).do("blue", "call for help")
    poor.refused("blue", "WZ-POINT-04", "pay perception").do("blue", "pay knowledge")
    assert poor.has("blue") == (0, 0, 3)
    free = calls(2, 2).points("blue", 0, 0, 0).do("blue", "call for help")
    assert free.topic() == "pick land"


@proves("WZ-HELP-08", "WZ-HELP-10", "WZ-HELP-11", "WZ-HELP-12", "WZ-HELP-13", "WZ-DRAGON-28")
def test_29_calling_when_afflicted() -> None:
    def calls(*dice: int, **marks: int) -> Scene:
        scene = Scene(turn="yellow").mark("yellow", **marks).die("call for help", *dice)
        return scene.do("yellow", "call for help").do("yellow", "pay power")

    healed = calls(1, 2, bound=1)
    assert (healed.marked("yellow", "bound"), healed.asked()) == (0, "yellow")
    still = calls(4, 3, bound=1)
    assert (still.marked("yellow", "bound"), still.place("yellow"), still.asked()) == (0, "BRA-06", "red")
    nothing = calls(5, 1, bound=1)
    assert (nothing.marked("yellow", "bound"), nothing.has("yellow")) == (1, (10, 20, 11))
    both = calls(2, 2, dazed=1, trap=1)
    assert (both.marked("yellow", "dazed"), both.marked("yellow", "trap"), both.asked()) == (0, 1, "yellow")


@proves("WZ-ENC-18", "WZ-ENC-19", "WZ-ENC-21", "WZ-SPELL-15", "WZ-SPELL-26", "WZ-EVENT-38")
def test_30_spells_and_open_places() -> None:
    def travels(*spaces: str) -> Scene:
        scene = Scene().rank(red=3).at(red="TOR-00").met("red", "TOR-02", 20).spell(4).random(*spaces).site(5)
        return scene.do("red", "transport", amount=1)

    assert travels("TOR-12").marked("red", "met-TOR-02") == 20
    assert travels("GLE-03").marked("red", "met-TOR-02") == 0
    assert travels("HIG-02", "TOR-12").marked("red", "met-TOR-02") == 0
    wind = Scene().at(red="TOR-00").met("red", "TOR-02", 20).check(4, 4).event(38).random("TOR-12").stays("red")
    assert (wind.place("red"), wind.marked("red", "met-TOR-02")) == ("TOR-12", 0)


@proves("WZ-LAIR-07", "WZ-LAIR-09", "WZ-LAIR-11", "WZ-LAIR-12", "WZ-ENC-19", "WZ-DEMON-08", "WZ-DEMON-13")
def test_31_out_of_the_lair_and_back() -> None:
    scene = Scene().rank(red=3).at(red="LAI-09").mark("red", lair=9).demons("GLE-01").spell(2).random("GLE-01")
    scene.die("demons", 5).space("LAI-12", "GLE-12", "LAI-16").do("red", "transport", amount=1).face("red")
    assert (scene.place("red"), scene.marked("red", "lair")) == ("LAI-12", 4)
    assert "GLE-01" in scene.with_demons()
    assert scene.where("dragon") == "LAI-16"


@proves("WZ-DRAGON-02", "WZ-DRAGON-04", "WZ-LAIR-06", "WZ-LAIR-02", "WZ-LAIR-04", "WZ-LAIR-05", "WZ-DRAGON-01",
        "WZ-DRAGON-05", "WZ-DRAGON-08", "WZ-DRAGON-09", "WZ-DRAGON-10", "WZ-RANK-20", "WZ-WIZ-11")  # fmt: skip
def test_32_the_dragon_in_the_lair() -> None:
    def met(lair: int = 9) -> Scene:
        scene = Scene().rank(red=4).points("red", 70, 50, 35).at(red="LAI-02").mark("red", lair=lair)
        return scene.events("red", 7).space("LAI-02")

    def produced(scene: Scene) -> Scene:
        return scene.random("SAL-10").die("wizard produced", "terek")

    tamed = produced(met().spell(3).stays("red")).do("red", "tame")
    assert (tamed.marked("red", "lair"), tamed.where("secret-1")) == (6, "SAL-10")
    assert tamed.now.seen_by("red").contents["card-secret-1"] == ("terek",)
    assert tamed.now.seen_by("blue").contents["card-secret-1"] != ("terek",)
    fails = met().spell(6).die("dragon", 5).die("points lost", 3).stays("red").do("red", "tame")
    assert (fails.marked("red", "lair"), fails.has("red"), fails.ranked("red")) == (6, (70, 50, 29), 4)
    plain = met().die("dragon", 6).stays("red").do("red", "face it")
    assert plain.marked("red", "lair") == 8
    caught = produced(met(8).spell(3).stays("red")).do("red", "tame")
    assert (caught.marked("red", "bound"), caught.where("secret-1")) == (1, "SAL-10")
    chained = met().die("dragon", 1).stays("red").do("red", "face it")
    assert (chained.marked("red", "bound"), chained.marked("red", "lair")) == (1, 0)
    robbed = met().die("dragon", 3).stays("red").do("red", "face it")
    assert robbed.held("red") == set()


@proves("WZ-LAIR-03", "WZ-LAIR-06", "WZ-DRAGON-16", "WZ-DRAGON-17", "WZ-TURN-01", "WZ-TURN-12", "WZ-HELP-10")
def test_33_caught_by_the_day() -> None:
    scene = Scene(turn="yellow").at(red="LAI-09").mark("red", lair=6).events("red", 7, 24).animal("red", "hound")
    scene.passes("yellow")
    assert scene.now.counters["day"] == 6
    assert (scene.marked("red", "bound"), scene.marked("red", "lair"), scene.marked("red", "animal")) == (1, 0, 0)
    assert scene.held("red") == set()
    scene.die("call for help", 3, 4).space("LAI-16").do("red", "call for help").do("red", "pay power")
    assert (scene.marked("red", "bound"), scene.marked("red", "lair")) == (0, 5)


@proves("WZ-MEET-09", "WZ-MEET-10", "WZ-MEET-11", "WZ-LAIR-10", "WZ-TRANS-06", "WZ-SEQ-01", "WZ-SEQ-02",
        "WZ-SEQ-04")  # fmt: skip
def test_34_player_encounter_4_in_the_lair() -> None:
    scene = Scene(turn="blue").rank(red=4).at(red="LAI-02", blue="LAI-09").dead("SHR").dragon("LAI-16")
    scene.mark("red", lair=8).mark("blue", lair=9).die("player encounter", 4).card("gate-abbey")
    scene.space("LAI-12", "LAI-18", "LAI-06", "LAI-07").walk("blue", 2, "LAI-02", stop=False)
    scene.do("blue", "let it be").do("red", "let it be")
    assert (scene.place("blue"), scene.place("red")) == ("LAI-12", "LAI-18")
    assert [event.seat for event in scene.every("landed")] == ["blue", "red"]
    assert (scene.marked("red", "lair"), scene.marked("blue", "lair")) == (4, 4)


@proves("WZ-ANIMAL-04", "WZ-ANIMAL-09", "WZ-ANIMAL-12", "WZ-ANIMAL-15", "WZ-ANIMAL-21", "WZ-ANIMAL-22",
        "WZ-ANIMAL-23", "WZ-ANIMAL-24", "WZ-TURN-13", "WZ-RAND-05")  # fmt: skip
def test_35_winged_horse() -> None:
    def begun(**at: str) -> Scene:
        return Scene().at(**at).animal("red", "winged_horse")

    scene = begun(red="TOR-05").walk("red", 4, "TOR-04", "TOR-12", stop=False)
    scene.refused("red", "WZ-ANIMAL-23", "fly", "red", "GLE-01").check(1).stop("red")
    assert scene.marked("red", "animal-turns") == 1
    assert begun(red="TOR-05").do("red", "fly", "red", "GLE-01").place("red") == "GLE-01"
    for where in ("LAI-04", "MEG-07", "CIR-00"):
        begun(red="TOR-05").refused("red", "WZ-ANIMAL-12", "fly", "red", where)
    boards = begun(red="TOR-08").roll(2).do("red", "roll").do("red", "board", "boat-1", "TOR-09")
    assert boards.marked("red", "animal") == 0


@proves("WZ-SPELL-18", "WZ-SPELL-19", "WZ-SPELL-20", "WZ-ANIMAL-06", "WZ-ANIMAL-21", "WZ-TASK-01")
def test_36_chasing_the_horse_away() -> None:
    scene = Scene(turn="yellow").at(yellow="TOR-08").animal("yellow", "horse", days=1).roll(3)
    scene.do("yellow", "roll").do("yellow", "board", "boat-1", "TOR-09").check(2)
    scene.steps("yellow", "SAL-14").stop("yellow").spell(2).die("animal", 6).draws(20)
    scene.do("yellow", "summon animal").do("yellow", "accept")
    assert scene.tasks("yellow") == {20}
    rides = Scene(turn="yellow").at(yellow="TOR-08").animal("yellow", "horse", days=1).check(2)
    rides.walk("yellow", 3, "TOR-07")
    assert rides.asked() == "red"
    assert [event.clause for event in rides.every("nothing")] == ["WZ-SPELL-19"]


@proves("WZ-ANIMAL-01", "WZ-ANIMAL-02", "WZ-ANIMAL-16", "WZ-ANIMAL-17", "WZ-ANIMAL-18", "WZ-DRAGON-13",
        "WZ-RAND-09", "WZ-RAND-13")  # fmt: skip
def test_37_animals_come_and_go() -> None:
    def checks(number: int) -> Scene:
        scene = Scene().at(red="TOR-00", blue="TOR-00").animal("red", "hound").check(5, 3)
        return scene.die("animal", number).draws(20).die("dragon", 6)

    dove = checks(6).stays("red").do("red", "accept")
    assert (dove.marked("red", "animal"), dove.tasks("red")) == (0, {20})
    dragon = checks(1).stays("red").face("red")
    assert (dragon.where("dragon"), dragon.marked("red", "animal")) == ("TOR-00", 0)
    assert [event.seat for event in dragon.every("rolled") if event.clause.startswith("WZ-DRAGON")] == ["red"]
    for kind, stays in (("winged_horse", True), ("hound", False)):
        scene = Scene().animal("red", kind).demons("TOR-00").die("demons", 2).space("TOR-12")
        scene.walk("red", 1, "TOR-00", stop=False).face("red")
        assert bool(scene.marked("red", "animal")) is stays


@proves("WZ-TURN-06", "WZ-ENC-20", "WZ-ENC-29", "WZ-ANIMAL-09", "WZ-ANIMAL-13", "WZ-ENC-15", "WZ-TRANS-16")
def test_38_hamdrel_by_unicorn() -> None:
    def begun(where: str = "HAM-03", met: int = 1) -> Scene:
        scene = Scene(turn="green", seats=4).rank(green=4).at(green=where).animal("green", "unicorn")
        return scene.met("green", "HAM-03", met)

    stays = begun().site(1).do("green", "fly", "green", "HAM-03")
    assert stays.marked("green", "met-HAM-03") == 2
    begun("HAM-00", 20).refused("green", "WZ-ENC-15", "fly", "green", "HAM-03")
    begun().refused("green", "WZ-ANIMAL-13", "fly", "green", "LAI-01")
    begun().refused("green", "WZ-TRANS-16", "fly", "green", "MEG-07")
