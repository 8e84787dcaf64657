"""The acceptance cases of Wizards 39 to 47: initiation, Ranks, Orders, Tasks."""

from __future__ import annotations

import pytest

from engine.flow import Sentences
from engine.wizards import GAME
from engine.wizards.components import WIZARDS
from tests.wizards.scene import Scene, proves


def meets(wizard: str, seat: str = "red", turn: str = "red", seats: int = 3) -> Scene:
    """A High Wizard stands beside the seat in turn."""
    scene = Scene(turn=turn, seats=seats).at(**{seat: "TOR-05"})
    return scene.wizard(wizard, "TOR-00")


@proves("WZ-POINT-01", "WZ-POINT-02", "WZ-RANK-01", "WZ-RANK-14", "WZ-RANK-18", "WZ-TASK-01", "WZ-TASK-19",
        "WZ-TASK-23", "WZ-ENC-50")  # fmt: skip
def test_39_initiation() -> None:
    def novice(**at: str) -> Scene:
        scene = Scene(turn="green", seats=4).rank(green=0).at(green="TOR-05", red="SAL-04")
        return scene.wizard("elekov", "TOR-00").at(**at)

    begun = novice().draws(19).walk("green", 1, "TOR-00", stop=False).do("green", "join")
    assert (begun.ranked("green"), begun.now.pieces["task-19"].mark("done")) == (1, 1)
    assert any(key.startswith("marker-green") for key in begun.now.contents["CIR-00"])
    waits = novice().draws(8).die("task location", "LAI-05").walk("green", 1, "TOR-00", stop=False)
    waits.do("green", "join")
    assert waits.now.pieces["task-08"].mark("done") == 0
    assert any(key.startswith("marker-green") for key in waits.now.contents["LAI-05"])
    sorcerer = novice(green="MEL-01").draws(20).walk("green", 1, "MEL-00", stop=False).do("green", "join")
    assert (sorcerer.ranked("green"), sorcerer.now.counters["order-green"]) == (1, 2)
    no = novice().walk("green", 1, "TOR-00", stop=False).do("green", "farewell")
    assert (no.ranked("green"), no.where("elekov")) == (0, "wizards")
    elves = novice(green="EDG-04").site(1).then(6).walk("green", 2, "EDG-05", stop=False)
    assert elves.has("green") == (0, 0, 0)
    druid = novice(green="CIR-01").draws(20).walk("green", 1, "CIR-00", stop=False).do("green", "join")
    assert druid.now.counters["order-green"] == 3


@proves("WZ-SETUP-20", "WZ-RANK-02", "WZ-RANK-04", "WZ-RANK-05", "WZ-RANK-16", "WZ-RANK-17", "WZ-RANK-19",
        "WZ-END-01")  # fmt: skip
def test_40_advancing() -> None:
    def asks(points: tuple[int, int, int], rank: int = 2) -> Scene:
        return meets("veldor").rank(red=rank).points("red", *points).draws(20, 47)

    rises = asks((40, 30, 20)).walk("red", 1, "TOR-00", stop=False).do("red", "advance")
    assert rises.do("red", "receive task").tasks("red") == {20}
    lacks = asks((34, 30, 20)).walk("red", 1, "TOR-00", stop=False)
    lacks.refused("red", "WZ-RANK-16", "advance").refused("red", "WZ-TASK-01", "farewell")
    assert lacks.do("red", "receive task").tasks("red") == {20}
    once = asks((70, 50, 35)).walk("red", 1, "TOR-00", stop=False).do("red", "advance")
    once.refused("red", "WZ-RANK-17", "advance")
    assert once.ranked("red") == 3
    busy = asks((100, 75, 50), 4).task("red", 25, "STO-09", "SAL-02", mandatory=True)
    busy.walk("red", 1, "TOR-00", stop=False)
    assert busy.asked() == "blue"
    wins = asks((100, 75, 50), 4).walk("red", 1, "TOR-00", stop=False).do("red", "advance")
    assert (wins.ranked("red"), bool(wins.session.over)) == (5, True)


@proves("WZ-RANK-06", "WZ-RANK-08", "WZ-RANK-09", "WZ-RANK-10", "WZ-RANK-12", "WZ-RANK-13", "WZ-RANK-16")
@pytest.mark.parametrize(
    ("seat", "here", "mentor", "needs"),
    [
        ("blue", "MGR-01", "MGR-00", {1: (10, 5, 15), 3: (45, 30, 60), 4: (75, 50, 100)}),
        ("yellow", "CIR-01", "CIR-00", {1: (5, 15, 10), 3: (30, 60, 45), 4: (50, 100, 75)}),
    ],
)
def test_40_thresholds(seat: str, here: str, mentor: str, needs: dict[int, tuple[int, int, int]]) -> None:
    for rank, points in needs.items():
        scene = Scene(turn=seat).at(**{seat: here}).rank(**{seat: rank}).points(seat, *points).draws(20)
        scene.walk(seat, 2, mentor, stop=False).do(seat, "advance")
        assert scene.ranked(seat) == rank + 1
        for kind in range(3):
            less = [number - (kind == n) for n, number in enumerate(points)]
            lacks = Scene(turn=seat).at(**{seat: here}).rank(**{seat: rank}).points(seat, *less).draws(20)
            lacks.walk(seat, 2, mentor, stop=False)
            assert "advance" not in lacks.verbs(lacks.asked())


@proves("WZ-RANK-21", "WZ-RANK-22", "WZ-RANK-23", "WZ-RANK-18")
def test_41_changing_orders() -> None:
    scene = meets("elekov", "blue", "blue").at(red="SAL-04").rank(blue=3).points("blue", 30, 20, 40).draws(20)
    scene.task("blue", 12, "MEG-00", "WHE-15", mandatory=True).task("blue", 16, "WHE-15", "SAL-02")
    scene.walk("blue", 1, "TOR-00", stop=False).do("blue", "join")
    assert (scene.ranked("blue"), scene.has("blue"), scene.tasks("blue")) == (1, (30, 20, 40), {16, 20})
    assert scene.now.counters["order-blue"] == 1
    assert not scene.now.contents["MEG-00"]
    assert not scene.with_demons()


@proves("WZ-TASK-08", "WZ-TASK-09", "WZ-TASK-10", "WZ-TASK-11", "WZ-TASK-12", "WZ-TASK-04")
def test_42_fixing_locations() -> None:
    def draws(number: int) -> Scene:
        return Scene().check(4, 4).event(18).draws(number)

    scene = draws(43).random("CIR-04").stays("red").do("red", "accept").do("red", "pick", "task-43", "CIR-02")
    scene.refused("red", "WZ-TASK-10", "pick", "task-43", "CIR-02").do("red", "pick", "task-43", "CIR-04")
    assert [event.place for event in scene.every("task marked")] == ["CIR-02", "CIR-04", "CIR-04"]
    rolled = draws(26).random("GLE-03", "GLE-03", "SAL-10").stays("red").do("red", "accept")
    assert [event.place for event in rolled.every("task marked")] == ["GLE-03", "SAL-10", "CIR-00"]
    bound = draws(31).die("task location", "EDG-05", "TOR-02").stays("red").do("red", "accept")
    assert [event.place for event in bound.every("task marked")] == ["EDG-05", "TOR-02"]


@proves("WZ-TASK-15", "WZ-TASK-16", "WZ-TASK-17", "WZ-TASK-18", "WZ-TASK-31")
def test_43_task_30() -> None:
    given = meets("zegoral").draws(30).walk("red", 1, "TOR-00", stop=False).do("red", "receive task")
    given.do("red", "name", "person-zegoral")
    assert given.now.pieces["task-30"].mark("done") == 1
    later = meets("zegoral").task("red", 30, "", "", "HAM-03").draws(20)
    later.named("task-30", "zegoral")
    later.walk("red", 1, "TOR-00", stop=False).do("red", "do part", "task-30").do("red", "do part", "task-30")
    assert later.now.pieces["task-30"].mark("done") == 2


@proves("WZ-TASK-31")
def test_all_high_wizards_can_be_named_whether_their_cards_lie_in_the_deck_or_not() -> None:
    scene = meets("zegoral").draws(30).walk("red", 1, "TOR-00", stop=False).do("red", "receive task")
    sentences = Sentences(GAME, scene.session.header.names)
    named = [sentences.option(option) for option in scene.options("red") if option.verb == "name"]
    assert named == [f"Name {wizard.capitalize()}" for wizard in WIZARDS]
    assert not {option.piece for option in scene.options("red")} & set(scene.now.pieces)
    scene.refused("red", "WZ-TASK-31", "name", "terek").do("red", "name", "person-terek")
    assert [event.wizard for event in scene.every("wizard named")] == ["person-terek"]


@proves("WZ-TASK-02", "WZ-TASK-15", "WZ-TASK-19", "WZ-TASK-20", "WZ-TASK-21")
def test_44_begun_at_once_or_not() -> None:
    for number in (4, 38):
        scene = Scene().at(red="SHR-02").points("red", 35, 25, 15).site(3).die("random wizards", 7).draws(number)
        scene.die("task location", "LAI-05").walk("red", 1, "SHR-01", stop=False).do("red", "advance")
        scene.do("red", "receive task")
        assert scene.now.pieces[f"task-{number:02}"].mark("done") == 1
    dove = Scene().at(red="TOR-00").check(4, 3).die("animal", 6).draws(23).random("GLE-03").stays("red")
    dove.do("red", "accept")
    assert dove.now.pieces["task-23"].mark("done") == 0
    assert any(key.startswith("marker-red") for key in dove.now.contents["HAM-03"])
    here = Scene().at(red="TOR-01").site(4).draws(22).random("GLE-03").walk("red", 1, "TOR-02", stop=False)
    assert here.do("red", "accept").now.pieces["task-22"].mark("done") == 1
    wise = Scene().at(red="HAM-02").site(4).draws(23).random("GLE-03").walk("red", 1, "HAM-03", stop=False)
    assert wise.do("red", "accept").now.pieces["task-23"].mark("done") == 1
    no = Scene().at(red="TOR-01").site(4).draws(16).walk("red", 1, "TOR-02", stop=False).do("red", "decline")
    assert (no.tasks("red"), no.where("task-16")) == (set(), "task-discards")


@proves("WZ-TASK-25", "WZ-TASK-26", "WZ-TASK-27", "WZ-ENC-08", "WZ-TRANS-01")
def test_45_the_hidden_gate() -> None:
    def does() -> Scene:
        scene = Scene(turn="blue").rank(blue=3).task("blue", 9, "WHE-00", "SHR-01")
        return scene.walk("blue", 2, "WHE-00").do("blue", "do part", "task-09")

    through = does().do("blue", "let it be")
    assert through.place("blue") == "SHR-01"
    through.refused("blue", "WZ-TASK-27", "pass by").do("blue", "do part", "task-09")
    assert (through.has("blue"), bool(through.every("place met"))) == ((25, 15, 25), False)
    stays = does().spell(1).do("blue", "escape transport")
    assert (stays.place("blue"), stays.now.pieces["task-09"].mark("done")) == ("WHE-00", 0)


@proves("WZ-TASK-28", "WZ-TASK-29", "WZ-ENC-10", "WZ-ENC-12")
def test_46_whale_song() -> None:
    scene = Scene().at(red="MEA-02").task("red", 17, "MEA-01").site(5).walk("red", 1, "MEA-01", stop=False)
    assert scene.tasks("red") == {17}
    assert scene.every("place met")
    scene.passes("blue", "yellow").stays("red", 4)
    assert scene.has("red") == (20, 15, 20)
    wizard = Scene().at(red="MEA-02").task("red", 17, "MEA-01").wizard("elekov", "MEA-01").draws(20)
    wizard.walk("red", 1, "MEA-01", stop=False)
    assert wizard.every("wizard met")
    assert not wizard.every("place met")


@proves("WZ-EVENT-31", "WZ-EVENT-52", "WZ-EVENT-53", "WZ-EVENT-54", "WZ-RANK-27", "WZ-TASK-24")
def test_47_malicious_intent() -> None:
    scene = Scene().at(red="GLE-00").points("red", 35, 25, 15).events("red", 31).wizard("terek", "GLE-04")
    scene.task("red", 4, "", "GLE-04", done=1).walk("red", 2, "GLE-04", stop=False)
    assert (scene.tasks("red"), scene.ranked("red"), scene.held("red")) == ({4}, 2, set())
    plain = Scene().at(red="GLE-00").events("red", 31).walk("red", 2, "GLE-04", stop=False)
    assert (plain.held("red"), len(plain.every("place met"))) == (set(), 0)
    both = Scene().at(red="CIR-01").events("red", 31).mark("red", dazed=1).walk("red", 2, "CIR-00", stop=False)
    assert (both.held("red"), both.marked("red", "dazed")) == (set(), 0)
    wise = Scene().at(red="HAM-02").events("red", 31).site(4).walk("red", 1, "HAM-03", stop=False)
    assert (wise.tasks("red"), wise.asked()) == (set(), "blue")
