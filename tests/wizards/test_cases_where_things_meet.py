"""The acceptance cases of Wizards 05 and 61 to 72: cards, and where things meet."""

from __future__ import annotations

import pytest

from tests.wizards.scene import Scene, proves


def draws(number: int, seat: str = "red", **at: str) -> Scene:
    """A Random Encounter of the seat in turn brings this Event."""
    return Scene(turn=seat).at(**at).check(4, 4).event(number)


@proves("WZ-EVENT-12", "WZ-EVENT-13", "WZ-EVENT-14", "WZ-EVENT-15", "WZ-EVENT-16", "WZ-EVENT-17")
@pytest.mark.parametrize(
    ("number", "wanted"),
    [(12, (30, 15, 10)), (13, (20, 25, 10)), (14, (20, 15, 20)), (15, (14, 15, 10)), (16, (20, 9, 10)),
     (17, (20, 15, 4))],
)  # fmt: skip
def test_05_gifts_and_losses(number: int, wanted: tuple[int, int, int]) -> None:
    assert draws(number).then(5).die("points lost", 6).stays("red").has("red") == wanted


@proves("WZ-EVENT-01", "WZ-EVENT-05", "WZ-EVENT-18", "WZ-EVENT-26", "WZ-EVENT-27", "WZ-EVENT-28", "WZ-EVENT-29",
        "WZ-EVENT-33", "WZ-EVENT-34", "WZ-EVENT-39", "WZ-EVENT-41", "WZ-MOVE-15", "WZ-TURN-12")  # fmt: skip
def test_05_cards_of_travel_and_fortune() -> None:
    sails = Scene().events("red", 1, days=3).aboard("red", 1).roll(2).do("red", "roll")
    sails.steps("red", "TOR-10", "TOR-11", "S18-07", "S18-08")
    assert "S18-09" in sails.goals("red", "sail") or sails.goals("red", "sail")
    sails.refused("red", "WZ-MOVE-02", "walk", "red", "MEG-10")
    ashore = Scene().events("red", 1, days=3).at(red="TOR-08").roll(2).do("red", "roll")
    assert ashore.left() == 2
    swims = Scene().at(red="TOR-03").events("red", 5, days=3).roll(3).do("red", "roll")
    assert swims.steps("red", "TOR-10", "TOR-11").left() == 1
    for number, kind, days, turns in ((26, 3, 0, 5), (27, 2, 6, 0), (28, 1, 5, 0), (29, 4, 0, 1)):
        scene = draws(number).stays("red")
        found = [scene.marked("red", name) for name in ("animal", "animal-days", "animal-turns")]
        assert found == [kind, days, turns]
    reach = Scene().rank(red=1).at(red="MEG-10").events("red", 41).roll(1).do("red", "roll").spell(1)
    assert reach.do("red", "summon boat", to="S18-16").where("boat-1") == "S18-16"
    assert draws(18).draws(20).stays("red").do("red", "accept").tasks("red") == {20}
    calls = draws(33).die("random wizards", 7).draws(20).stays("red")
    assert calls.do("red", "receive task").tasks("red") == {20}
    vision = draws(34).then(2, 3, 4).stays("red").do("red", "power").do("blue", "power").do("yellow", "power")
    assert [vision.has(seat)[2] for seat in ("red", "blue", "yellow")] == [12, 23, 19]
    assert draws(39).card("phantasm-1").stays("red").asked() == "blue"
    lasting = draws(45).stays("red").passes("blue", "yellow", "red", "blue", "yellow")
    assert lasting.held("red") == set()


@proves("WZ-DEMON-26", "WZ-DEMON-09", "WZ-DEMON-10", "WZ-DEMON-17", "WZ-BOAT-21", "WZ-EVENT-07", "WZ-SEQ-05")
def test_61_more_demons() -> None:
    def walks(*setup: str, **at: str) -> Scene:
        return Scene().at(**at).demons("TOR-00").space("TOR-12").die("demons", 2, 6).then(1)

    assert walks().walk("red", 2, "TOR-00", stop=False).face("red").with_demons() == {"TOR-00", "TOR-12"}
    beats = walks(blue="TOR-12").walk("red", 2, "TOR-00", stop=False).face("red").do("blue", "power")
    assert (beats.with_demons(), beats.has("blue")) == ({"TOR-00"}, (15, 10, 21))
    hides = walks().events("red", 7).walk("red", 2, "TOR-00", stop=False).do("red", "hide", "event-07")
    assert (hides.with_demons(), hides.held("red")) == ({"TOR-00"}, set())
    full = Scene().demons("TOR-00", *[f"SAL-{n:02}" for n in range(2, 19)], *[f"MEL-{n:02}" for n in range(6)])
    full.space("TOR-12").die("demons", 2).walk("red", 2, "TOR-00", stop=False).face("red")
    assert len(full.with_demons()) == 24
    assert "TOR-12" not in full.with_demons()
    swims = Scene().at(red="TOR-03").demons("TOR-10").die("demons", 2).random("GLE-03")
    assert swims.walk("red", 2, "TOR-10", stop=False).face("red").with_demons() == {"TOR-10", "GLE-03"}
    bound = Scene().at(yellow="TOR-00").mark("yellow", bound=1).die("demons", 2)
    assert bound.walk("red", 2, "TOR-00", stop=False).with_demons() == set()


@proves("WZ-RANK-28", "WZ-TASK-05", "WZ-TASK-35", "WZ-TASK-24")
def test_62_a_task_at_every_meeting() -> None:
    def meets() -> Scene:
        return Scene().wizard("veldor", "TOR-00").draws(20)

    def walks(scene: Scene) -> Scene:
        return scene.walk("red", 2, "TOR-00", stop=False)

    assert walks(meets()).do("red", "receive task").tasks("red") == {20}
    assert walks(meets().rank(red=4)).tasks("red") == set()
    assert walks(meets().mark("red", dazed=1)).tasks("red") == set()
    assert walks(meets().events("red", 31)).tasks("red") == set()
    full = Scene().wizard("veldor", "TOR-00").points("red", 35, 25, 15)
    rows = {21: "SAL-02 SAL-03 SAL-04", 24: "SAL-00 SAL-01 SAL-14", 26: "GLE-00 GLE-01 GLE-03",
            27: "MEG-00 MEL-00 MGR-00"}  # fmt: skip
    for number, spaces in rows.items():
        full.task("red", number, *spaces.split())
    walks(full).do("red", "advance")
    assert full.ranked("red") == 3
    if "receive task" in full.verbs("red"):
        full.do("red", "receive task")
    assert full.tasks("red") == {21, 24, 26, 27}


@proves("WZ-MOVE-13", "WZ-MOVE-17", "WZ-ENC-08", "WZ-ENC-09", "WZ-ENC-10", "WZ-ENC-15", "WZ-ENC-34", "WZ-TASK-14")
def test_63_closed_and_yet_entered() -> None:
    def begun() -> Scene:
        return Scene().at(red="TOR-00").met("red", "TOR-02", 20)

    begun().roll(2).do("red", "roll").refused("red", "WZ-ENC-15", "walk", "red", "TOR-02")
    part = begun().task("red", 1, "TOR-02", "SAL-14").walk("red", 2, "TOR-02", stop=False)
    part.refused("red", "WZ-MOVE-17", "pass by").do("red", "do part", "task-01")
    assert not part.every("place met")
    wizard = begun().wizard("terek", "TOR-02").draws(20).walk("red", 2, "TOR-02", stop=False)
    assert (bool(wizard.every("wizard met")), wizard.every("place met")) == (True, [])
    begun().demons("TOR-02").roll(2).do("red", "roll").refused("red", "WZ-ENC-15", "walk", "red", "TOR-02")
    star = Scene().at(red="MEG-01").wizard("terek", "MEG-07").roll(2).do("red", "roll")
    star.refused("red", "WZ-ENC-34", "walk", "red", "MEG-07")
    druid = Scene(turn="yellow").at(yellow="CIR-01").met("yellow", "CIR-00", 20)
    druid.task("yellow", 7, "", "CIR-00", done=1).walk("yellow", 2, "CIR-00", stop=False)
    druid.do("yellow", "do part", "task-07")
    assert (druid.tasks("yellow"), druid.every("place met")) == (set(), [])


@proves("WZ-ENC-04", "WZ-ENC-07", "WZ-DRAGON-16", "WZ-DRAGON-25", "WZ-MEET-27", "WZ-SEQ-01")
def test_64_struck_on_the_threshold() -> None:
    dazed = Scene().at(red="HAM-02").demons("HAM-03").die("demons", 4).space("HAM-12")
    dazed.walk("red", 2, "HAM-03", stop=False).face("red")
    assert (dazed.marked("red", "dazed"), dazed.has("red")) == (0, (20, 15, 10))
    bound = Scene().at(red="HAM-02").dragon("HAM-03").events("red", 42).die("dragon", 1)
    bound.walk("red", 2, "HAM-03", stop=False).face("red")
    assert (bound.marked("red", "bound"), bound.held("red")) == (0, set())
    stunned = Scene().at(blue="TOR-00").demons("TOR-00").die("demons", 1).die("turns lost", 3).space("TOR-12")
    stunned.die("player encounter", 6).then(4, 2).walk("red", 2, "TOR-00", stop=False).face("red")
    stunned.do("red", "power").do("blue", "power")
    assert (stunned.has("red"), stunned.has("blue")) == ((20, 15, 14), (15, 10, 22))
    chained = Scene().at(blue="TOR-00", yellow="TOR-00").dragon("TOR-00").die("dragon", 1).die("demons", 2, 6)
    chained.random("WHE-16").walk("red", 2, "TOR-00", stop=False).face("red")
    assert (chained.place("red"), chained.has("yellow")) == ("WHE-16", (10, 20, 15))
    assert not chained.every("players met")


@proves("WZ-TURN-03", "WZ-TURN-08", "WZ-TURN-09", "WZ-TURN-15", "WZ-ENC-15", "WZ-ENC-17", "WZ-ENC-46",
        "WZ-EVENT-22", "WZ-EVENT-23")  # fmt: skip
def test_65_told_to_stay() -> None:
    def told() -> Scene:
        scene = Scene().at(red="TOR-01").met("red", "TOR-02", 10).site(3)
        return scene.walk("red", 1, "TOR-02", stop=False)

    again = told().site(6).passes("blue", "yellow")
    assert (again.asked(), again.every("rolled")[-1].clause) == ("blue", "WZ-ENC-49")
    stunned = told().passes("blue").check(4, 4).event(23).random("TOR-02").space("TOR-12").die("demons", 1)
    stunned.die("turns lost", 2).stays("yellow").face("red")
    assert stunned.asked() == "blue"
    stunned.passes("blue", "yellow")
    assert (stunned.asked(), stunned.marked("red", "remain")) == ("blue", 1)
    stunned.site(6).passes("blue", "yellow")
    assert (stunned.asked(), stunned.marked("red", "remain")) == ("blue", 0)
    moved = told().passes("blue").check(4, 4).event(22).stays("yellow")
    moved.do("yellow", "move figure", "red", "TOR-00")
    assert (moved.place("red"), moved.asked(), moved.topic()) == ("TOR-00", "red", "begin")


@proves("WZ-TURN-10", "WZ-TURN-11", "WZ-TURN-14", "WZ-SEQ-06", "WZ-TRAP-14", "WZ-TRAP-15", "WZ-TRAP-17",
        "WZ-ENC-38", "WZ-ENC-48", "WZ-EVENT-19")  # fmt: skip
def test_66_whose_extra_turn_comes_first() -> None:
    scene = Scene().at(red="SHR-00", blue="SHR-01").mark("blue", trap=1).site(1, 5).then(2).random("WHE-03")
    scene.walk("red", 2, "SHR-01", stop=False).do("red", "power")
    assert (scene.has("red"), scene.place("blue"), scene.asked()) == ((20, 15, 12), "WHE-03", "red")
    scene.check(5, 4).event(19).walk("red", 2, "SHR-00")
    assert scene.asked() == "red"
    scene.passes("red")
    assert (scene.asked(), scene.now.counters["extra-blue"]) == ("blue", 0)
    scene.stays("blue")
    assert scene.asked() == "blue"


@proves("WZ-EVENT-10", "WZ-EVENT-32", "WZ-EVENT-51", "WZ-TRAP-05", "WZ-TRAP-18", "WZ-TRAP-19", "WZ-TRANS-07",
        "WZ-HELP-02")  # fmt: skip
def test_67_traps_with_dice() -> None:
    asleep = Scene(turn="blue").events("blue", 10).mark("blue", trap=10).die("waking", 3).do("blue", "struggle")
    assert (asleep.asked(), asleep.marked("blue", "trap")) == ("yellow", 10)
    asleep.refused("blue", "WZ-EVENT-10", "call for help")
    calls = Scene(turn="blue").events("blue", 10).mark("blue", trap=10).die("call for help", 3, 4)
    calls.random("GLE-03").do("blue", "call for help").do("blue", "pay power")
    assert (calls.place("blue"), calls.held("blue")) == ("GLE-03", set())
    for held in ((32,), ()):
        scene = Scene(turn="blue").events("blue", *held).mark("blue", trap=5, stunned=2)
        scene.passes("yellow", "red")
        assert (scene.asked(), scene.marked("blue", "trap")) == ("yellow", 5)
        scene.passes("yellow", "red").roll(5).check(1).do("blue", "struggle")
        assert (scene.marked("blue", "trap"), scene.place("blue"), scene.held("blue")) == (0, "WHE-05", set())


@proves("WZ-ANIMAL-10", "WZ-ANIMAL-11", "WZ-ANIMAL-20", "WZ-ANIMAL-25", "WZ-ANIMAL-26", "WZ-ANIMAL-27",
        "WZ-ENC-26", "WZ-TRANS-11")  # fmt: skip
def test_68_animals_that_cards_send() -> None:
    comes = draws(28)
    comes = Scene().animal("red", "hound").check(4, 4).event(28).stays("red")
    assert (comes.marked("red", "animal"), comes.marked("red", "animal-days")) == (1, 5)
    refused = draws(28, red="TOR-06").stays("red")
    assert (refused.marked("red", "animal"), refused.where("event-28")) == (0, "event-discards")
    dazed = Scene().mark("red", dazed=1).check(4, 4).event(29).stays("red")
    assert dazed.marked("red", "animal") == 0
    assert Scene().aboard("red", 1).check(4, 4).event(27).stays("red").marked("red", "animal") == 0
    assert Scene().aboard("red", 1).check(4, 4).event(29).stays("red").marked("red", "animal") == 4
    takes = Scene().rank(red=4).at(red="HAM-02").animal("red", "winged_horse").site(1)
    assert takes.walk("red", 2, "HAM-03", stop=False).marked("red", "animal") == 4
    moved = Scene(turn="yellow").animal("red", "horse", days=9).check(4, 4).event(22).stays("yellow")
    moved.do("yellow", "move figure", "red", "TOR-06")
    assert (moved.place("red"), moved.marked("red", "animal")) == ("TOR-06", 1)
    moved.roll(4).do("red", "roll").steps("red", "TOR-17")
    assert (moved.left(), moved.marked("red", "animal")) == (2, 0)


@proves("WZ-TASK-04", "WZ-TASK-06", "WZ-TASK-09", "WZ-TASK-10", "WZ-TASK-21", "WZ-TASK-36", "WZ-MOVE-16")
def test_69_where_a_task_may_lie() -> None:
    ferry = draws(18, red="TOR-00").draws(35).stays("red").do("red", "accept")
    for where in ("MEA-08", "MEA-03"):
        ferry.refused("red", "WZ-TASK-36", "pick", "task-35", where)
    ferry.do("red", "pick", "task-35", "MEA-02")
    assert ferry.now.pieces["task-35"].mark("done") == 1
    lone = Scene().at(red="TOR-00").dead("EDG", "GLE", "MEA", "HIG", "SIL").check(4, 4).event(18)
    lone.draws(15, 20).stays("red").do("red", "accept")
    assert (lone.tasks("red"), lone.where("task-15")) == ({20}, "task-discards")
    walk = draws(18, red="TOR-00").draws(21).stays("red").do("red", "accept")
    walk.refused("red", "WZ-TASK-36", "pick", "task-21", "TOR-09").do("red", "pick", "task-21", "TOR-00")
    walk.do("red", "pick", "task-21", "EDG-00").do("red", "pick", "task-21", "MEL-00")
    assert walk.now.pieces["task-21"].mark("done") == 1


@proves("WZ-MEET-08", "WZ-MEET-29", "WZ-TASK-32", "WZ-TASK-33", "WZ-TASK-37", "WZ-DRAGON-24", "WZ-COOP-02")
@pytest.mark.parametrize("game", ["competitive", "cooperative"])
def test_70_tasks_from_hand_to_hand(game: str) -> None:
    scene = Scene(game=game).at(blue="TOR-00", yellow="TOR-00").die("player encounter", 3)
    scene.task("red", 16, "WHE-15", "SAL-02").task("red", 30, "", "", "HAM-03", done=1).named("task-30", "zegoral")
    scene.task("red", 25, "STO-09", "SAL-02", mandatory=True).walk("red", 2, "TOR-00", stop=False)
    scene.refused("red", "WZ-TASK-33", "give task", "task-25", "blue")
    scene.do("red", "give task", "task-16", "blue").do("blue", "take it")
    scene.do("red", "give task", "task-30", "yellow").do("yellow", "take it")
    assert (scene.tasks("red"), scene.tasks("blue"), scene.tasks("yellow")) == ({25}, {16}, {30})
    assert any(key.startswith("marker-blue") for key in scene.now.contents["WHE-15"])
    assert any(key.startswith("marker-yellow") for key in scene.now.contents["HAM-03"])
    thirty = scene.now.pieces["task-30"]
    assert (thirty.mark("done"), thirty.mark("wizard")) == (1, 5)
    assert "give task" not in scene.verbs("blue")


@proves("WZ-RANK-21", "WZ-RANK-23", "WZ-RANK-26", "WZ-RANK-29", "WZ-TASK-34", "WZ-SEQ-10", "WZ-SEQ-14")
def test_71_no_master_left() -> None:
    scene = Scene(turn="yellow").day(14, 3).rank(blue=3).points("blue", 45, 30, 60).dead("MEG", "MEL")
    scene.task("blue", 8, "", "", done=1, mandatory=True).task("blue", 33, "GLE-03", "")
    scene.demons("MGR-01", "MGR-02").dead("TOR", "BRA", "STO", "WHE", "SAL", "SHR")
    scene.dead("EDG", "MEA", "HIG", "SIL", "WIL").at(red="GLE-00", blue="GLE-00", yellow="GLE-12")
    scene.demons("GLE-05").counter("fortnight", 5).passes("yellow")
    assert scene.tasks("blue") == set()
    abbey = Scene(turn="blue").rank(blue=3).at(blue="SHR-02").dead("MEG", "MEL", "MGR").site(3)
    abbey.walk("blue", 2, "SHR-01", stop=False)
    assert abbey.asked() == "yellow"
    meets = Scene(turn="blue").rank(blue=3).at(blue="TOR-05", red="SAL-04").wizard("veldor", "TOR-00").draws(20)
    meets.walk("blue", 2, "TOR-00", stop=False).do("blue", "ask for task").do("blue", "accept")
    assert (meets.ranked("blue"), meets.tasks("blue")) == (3, {20})


@proves("WZ-WIZ-09", "WZ-WIZ-10", "WZ-WIZ-17", "WZ-WIZ-18", "WZ-SPELL-08", "WZ-SETUP-22")
def test_72_wizards_hidden_and_missing() -> None:
    scene = Scene().at(red="HAM-02").site(5).random("SAL-10")
    scene.die("wizard produced", "phantasm-1", "gate-star-crest", "zegoral").walk("red", 2, "HAM-03", stop=False)
    for seat in ("red", "blue"):
        assert not {"phantasm-1", "gate-star-crest"} & set(scene.now.seen_by(seat).contents["beneath-zegoral"])
    none = Scene().at(red="HAM-02").site(5)
    for wizard, where in zip(("ishkatar", "tolmitar", "aevarex", "elekov", "zegoral", "terek", "veldor"),
                             ("SAL-10", "SAL-14", "SAL-03", "GLE-00", "GLE-01", "GLE-12", "MEL-05"),
                             strict=True):  # fmt: skip
        none.wizard(wizard, where)
    none.random("SIL-12").walk("red", 2, "HAM-03", stop=False)
    assert len(none.now.contents["wizards"]) == 7
    Scene().points("red", 35, 25, 15).wizard("terek", "MEG-07").refused("red", "WZ-SPELL-08", "telepathy")
