"""The acceptance cases of Wizards 15 to 23: the order of encounters, places, telepathy."""

from __future__ import annotations

from tests.wizards.scene import Scene, proves


@proves("WZ-ENC-01", "WZ-ENC-02", "WZ-ENC-03", "WZ-ENC-04", "WZ-ENC-05", "WZ-ENC-06", "WZ-ENC-08", "WZ-ENC-10",
        "WZ-ENC-11", "WZ-TASK-07", "WZ-WIZ-08", "WZ-MEET-27", "WZ-DRAGON-24", "WZ-DRAGON-26", "WZ-DEMON-02",
        "WZ-RANK-28")  # fmt: skip
def test_15_the_order_of_encounters() -> None:
    scene = Scene().at(red="GLE-00", blue="GLE-04", yellow="GLE-04").mark("yellow", bound=1).demons("GLE-04")
    scene.task("red", 4, "", "GLE-04", done=1).wizard("terek", "GLE-04").wizard("aevarex", "GLE-04")
    scene.draws(20, 47).die("demons", 2, 1).die("turns lost", 3).then(3, 5).die("player encounter", 6)
    scene.space("GLE-12").walk("red", 2, "GLE-04", stop=False)
    scene.do("red", "do part", "task-04")
    assert scene.has("red") == (25, 25, 15)
    scene.do("red", "receive task").do("red", "receive task")
    assert [event.wizard for event in scene.every("wizard met")] == ["aevarex", "terek"]
    assert scene.tasks("red") == {20, 47}
    scene.face("red").do("red", "power").do("blue", "power")
    assert (scene.has("red"), scene.has("blue")) == ((25, 25, 18), (15, 10, 25))
    assert scene.marked("red", "stunned") == 3
    assert scene.with_demons() == {"GLE-04", "GLE-12"}
    assert not scene.every("place met")
    assert {scene.where("terek"), scene.where("aevarex")} == {"wizards"}


@proves("WZ-ENC-08", "WZ-ENC-09", "WZ-TASK-03", "WZ-TASK-04", "WZ-TASK-14")
def test_16_task_or_place() -> None:
    mentor = Scene(turn="yellow").at(yellow="CIR-01").task("yellow", 7, "", "CIR-00", done=1).draws(20)
    mentor.walk("yellow", 2, "CIR-00", stop=False).do("yellow", "do part", "task-07")
    mentor.do("yellow", "receive task")
    assert mentor.tasks("yellow") == {20}
    for does in (True, False):
        scene = Scene().at(red="BRA-03").task("red", 24, "BRA-04", "SHR-01", "CIR-00").site(6)
        scene.walk("red", 2, "BRA-04", stop=False)
        if does:
            scene.do("red", "do part", "task-24")
        else:
            scene.do("red", "pass by")
        assert bool(scene.every("place met")) is not does
        assert scene.now.pieces["task-24"].mark("done") == int(does)


@proves("WZ-ENC-12", "WZ-ENC-29", "WZ-ENC-46", "WZ-TURN-06", "WZ-TURN-09", "WZ-RAND-02", "WZ-RAND-04",
        "WZ-RAND-10", "WZ-EVENT-19")  # fmt: skip
def test_17_without_moving() -> None:
    hamdrel = Scene().at(red="HAM-03").met("red", "HAM-03", 1).site(1).then(4).stays("red", 4).do("red", "power")
    assert hamdrel.has("red") == (20, 15, 18)
    folk = Scene(turn="blue").at(blue="WHE-03").mark("blue", remain=1, again=1).site(6)
    assert folk.asked() == "yellow"
    assert folk.every("rolled")[-1].clause == "WZ-ENC-49"
    idle = Scene(turn="blue").at(blue="WHE-03").met("blue", "WHE-03", 1).stays("blue", 4)
    assert idle.asked() == "yellow"
    together = Scene().at(blue="TOR-05").check(5, 4).event(19).stays("red", 4)
    assert not together.every("players met")
    assert together.asked() == "red"


@proves("WZ-RAND-01", "WZ-RAND-03", "WZ-RAND-05", "WZ-RAND-06", "WZ-RAND-07", "WZ-RAND-11", "WZ-DRAGON-15",
        "WZ-TURN-07")  # fmt: skip
def test_18_who_checks() -> None:
    def checks(scene: Scene) -> bool:
        return any(event.clause == "WZ-RAND-01" for event in scene.every("rolled"))

    assert checks(Scene().check(3).walk("red", 1, "TOR-00"))
    folk = Scene().check(4, 5).site(5).walk("red", 1, "TOR-00")
    assert (checks(folk), folk.asked()) == (True, "red")
    assert not checks(Scene().at(red="TOR-01").site(6).walk("red", 1, "TOR-02", stop=False))
    part = Scene().task("red", 4, "", "TOR-00", done=1).walk("red", 1, "TOR-00").do("red", "do part", "task-04")
    assert not checks(part)
    assert not checks(Scene().animal("red", "winged_horse").do("red", "fly", "red", "TOR-00"))
    assert not checks(Scene().rank(red=3).spell(6).do("red", "transport", amount=1))
    assert not checks(Scene().mark("red", bound=1).walk("red", 2, "TOR-00"))
    assert checks(Scene().at(red="TOR-03").check(3).walk("red", 2, "TOR-10"))


@proves("WZ-ENC-23", "WZ-ENC-24", "WZ-ENC-25", "WZ-ENC-26", "WZ-ENC-27", "WZ-ENC-28", "WZ-WIZ-05", "WZ-WIZ-06",
        "WZ-WIZ-09", "WZ-ANIMAL-05")  # fmt: skip
def test_19_hamdrels_two_tables() -> None:
    def enters(rank: int, *dice: int) -> Scene:
        return Scene().rank(red=rank).at(red="HAM-02").site(*dice)

    gift = enters(2, 2).then(5).walk("red", 1, "HAM-03", stop=False).do("red", "power")
    assert gift.has("red") == (20, 15, 20)
    unicorn = enters(0, 1).walk("red", 1, "HAM-03", stop=False)
    assert (unicorn.marked("red", "animal"), unicorn.marked("red", "animal-turns")) == (4, 1)
    nobody = enters(4, 4).card("phantasm-1").walk("red", 1, "HAM-03", stop=False)
    assert len(nobody.now.contents["wizards"]) == 14
    appears = enters(3, 6).random("SAL-10")
    appears.die("wizard produced", "phantasm-1", "gate-star-crest", "zegoral").walk("red", 1, "HAM-03", stop=False)
    assert (appears.where("zegoral"), len(appears.now.contents["wizards"])) == ("SAL-10", 11)
    assert len(appears.now.contents["beneath-zegoral"]) == 2
    task = enters(3, 4).draws(20).walk("red", 1, "HAM-03", stop=False).do("red", "accept")
    assert task.tasks("red") == {20}
    early = enters(0, 5).random("SAL-10").die("wizard produced", "terek").walk("red", 1, "HAM-03", stop=False)
    assert early.where("terek") == "SAL-10"


@proves("WZ-ENC-15", "WZ-ENC-21", "WZ-ENC-27", "WZ-ENC-29", "WZ-ENC-30", "WZ-WIZ-07")
def test_20_six_meetings() -> None:
    scene = Scene(turn="green", seats=4).rank(green=0).at(green="HAM-02").site(3, 1, 1, 1, 1, 1)
    scene.card("gate-hamdrel").walk("green", 1, "HAM-03", stop=False)

    def round_() -> None:
        scene.passes("red", "blue", "yellow")

    def meetings() -> int:
        return sum(event.clause in ("WZ-ENC-26", "WZ-ENC-27") for event in scene.every("rolled"))

    assert meetings() == 2
    for wanted in (3, 4):
        round_()
        scene.stays("green")
        assert meetings() == wanted
    round_()
    scene.stays("green")
    assert meetings() == 4
    round_()
    scene.check(1).walk("green", 1, "HAM-02")
    round_()
    scene.walk("green", 1, "HAM-03", stop=False)
    assert meetings() == 5
    for wanted in (6, 7):
        round_()
        scene.site(1).stays("green")
        assert meetings() == wanted
    round_()
    scene.check(1).walk("green", 1, "HAM-02")
    round_()
    scene.roll(3).do("green", "roll").refused("green", "WZ-ENC-15", "walk", "green", "HAM-03")


@proves("WZ-ENC-31", "WZ-ENC-32", "WZ-ENC-33", "WZ-ENC-34", "WZ-ENC-35", "WZ-ENC-36", "WZ-ENC-37", "WZ-WIZ-14",
        "WZ-TRANS-13", "WZ-TRANS-17", "WZ-TRANS-18", "WZ-TRANS-19", "WZ-EVENT-30")  # fmt: skip
def test_21_high_hollow_and_the_star_crest() -> None:
    def hollow(*dice: int) -> Scene:
        return Scene().at(red="HIG-01").site(*dice)

    star = hollow(2, 1).walk("red", 2, "HIG-02", stop=False).do("red", "power").do("red", "knowledge")
    assert (star.place("red"), star.has("red")) == ("MEG-07", (25, 15, 20))
    assert hollow(5).random("WHE-16").walk("red", 2, "HIG-02", stop=False).place("red") == "WHE-16"
    cottage = hollow(4, 1).then(1).walk("red", 2, "HIG-02", stop=False)
    assert cottage.place("red") == "HAM-03"
    plain = Scene().at(red="MEG-01").roll(3).do("red", "roll")
    plain.refused("red", "WZ-ENC-34", "walk", "red", "MEG-07")
    invited = Scene().at(red="MEG-01").events("red", 30).site(6).die("extra turns", 1)
    invited.walk("red", 3, "MEG-07", stop=False)
    assert (invited.held("red"), invited.place("red")) == (set(), "MEG-07")
    errand = Scene().at(red="MEG-01").task("red", 13, "MEG-07", "").walk("red", 3, "MEG-07", stop=False)
    errand.do("red", "do part", "task-13")
    assert not errand.every("place met")
    two = hollow(2, 4).card("phantasm-1", "veldor", "gate-star-crest", "elekov").draws(20, 47)
    two.walk("red", 2, "HIG-02", stop=False).do("red", "receive task").do("red", "receive task")
    assert [event.wizard for event in two.every("wizard met")] == ["veldor", "elekov"]
    three = hollow(2, 6).die("extra turns", 3).walk("red", 2, "HIG-02", stop=False)
    assert three.now.counters["extra-red"] == 2
    star.passes("blue", "yellow").check(1).walk("red", 2, "MEG-18").passes("blue", "yellow").site(1)
    star.walk("red", 2, "MEG-07", stop=False).do("red", "power").do("red", "knowledge")
    star.passes("blue", "yellow").check(1).walk("red", 2, "MEG-18").passes("blue", "yellow")
    star.roll(3).do("red", "roll").refused("red", "WZ-ENC-34", "walk", "red", "MEG-07")


@proves("WZ-ENC-39", "WZ-RANK-03", "WZ-RANK-07", "WZ-RANK-11", "WZ-RANK-15", "WZ-RANK-16", "WZ-RANK-18",
        "WZ-RANK-24", "WZ-RANK-25", "WZ-RANK-26", "WZ-WIZ-02", "WZ-WIZ-04", "WZ-DEMON-25",
        "WZ-ENC-22")  # fmt: skip
def test_22_telepathy_at_the_abbey() -> None:
    scene = Scene().at(red="SHR-02").points("red", 35, 25, 15).wizard("tolmitar", "SAL-10").site(3)
    scene.die("random wizards", 63).draws(20).walk("red", 1, "SHR-01", stop=False).do("red", "advance")
    scene.do("red", "receive task")
    assert (scene.ranked("red"), scene.tasks("red"), scene.where("tolmitar")) == (3, {20}, "SAL-10")
    nothing = Scene().rank(red=0).at(red="SHR-02").site(3).walk("red", 1, "SHR-01", stop=False)
    assert nothing.asked() == "blue"
    dazed = Scene().mark("red", dazed=1).at(red="SHR-02").walk("red", 2, "SHR-01", stop=False)
    assert not dazed.marked("red", "dazed")
    assert not any("-ENC-3" in event.clause for event in dazed.every("rolled"))
    blue = Scene(turn="blue").at(blue="SHR-02").points("blue", 25, 15, 35).dead("MEG").site(3)
    blue.die("master sorcerer", 2, 4).draws(20).walk("blue", 1, "SHR-01", stop=False).do("blue", "advance")
    assert blue.ranked("blue") == 3
    yellow = Scene(turn="yellow").at(yellow="SHR-02").points("yellow", 15, 35, 25).site(3).draws(20)
    yellow.walk("yellow", 1, "SHR-01", stop=False).do("yellow", "advance")
    assert yellow.ranked("yellow") == 3


@proves("WZ-ENC-38", "WZ-ENC-40", "WZ-ENC-41", "WZ-ENC-42", "WZ-ENC-43", "WZ-ENC-44", "WZ-ENC-45", "WZ-ENC-47",
        "WZ-ENC-48", "WZ-ENC-49", "WZ-EVENT-50", "WZ-TURN-10", "WZ-SEQ-06")  # fmt: skip
def test_23_elves_abbey_towns() -> None:
    def elves(number: int) -> Scene:
        return Scene().at(red="EDG-04").site(number).then(6).walk("red", 2, "EDG-05", stop=False)

    assert elves(1).do("red", "perception").has("red") == (20, 27, 10)
    assert elves(4).do("red", "perception").has("red") == (20, 21, 10)
    assert elves(5).has("red") == (20, 15, 10)
    abbey = Scene().at(red="SHR-02").site(1).walk("red", 1, "SHR-01", stop=False)
    assert abbey.asked() == "red"
    gain = Scene().at(red="SHR-02").site(6).then(2).walk("red", 1, "SHR-01", stop=False).do("red", "power")
    assert gain.has("red") == (20, 15, 12)

    def town(number: int) -> Scene:
        scene = Scene().at(red="TOR-01").events("red", 7, 40).site(number).die("points lost", 4).draws(20)
        return scene.walk("red", 2, "TOR-02", stop=False)

    assert town(1).held("red") == set()
    assert town(2).do("red", "power").has("red") == (20, 15, 6)
    assert town(4).do("red", "accept").tasks("red") == {20}
    extra = town(5)
    assert (extra.asked(), extra.now.counters["day"]) == ("red", 5)
    assert town(6).asked() == "blue"
