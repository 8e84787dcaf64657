"""The acceptance cases of Wizards 48 to 60: Wizard Cards, spells, Demons, meetings, Evil, the team."""

from __future__ import annotations

import pytest

from engine.wizards.evil import claimed, due_lands
from tests.wizards.scene import Scene, proves


@proves("WZ-RAND-12", "WZ-WIZ-01", "WZ-WIZ-05", "WZ-WIZ-08", "WZ-WIZ-10")
def test_48_cards_under_a_wizard() -> None:
    def begun() -> Scene:
        return Scene().wizard("zegoral", "SAL-10", "phantasm-1", "gate-star-crest").draws(20)

    card = begun().check(4, 6).card("elekov").stays("red").do("red", "receive task")
    assert (card.where("elekov"), len(card.now.contents["wizards"])) == ("wizards", 11)
    meets = begun().at(red="SAL-03").walk("red", 2, "SAL-10", stop=False).do("red", "receive task")
    assert len(meets.now.contents["wizards"]) == 14


@proves("WZ-SPELL-06", "WZ-SPELL-07", "WZ-SPELL-15", "WZ-SPELL-16", "WZ-SPELL-17", "WZ-SPELL-34", "WZ-TURN-05",
        "WZ-RAND-06", "WZ-TRANS-05")  # fmt: skip
def test_49_a_druids_transport() -> None:
    def begun(where: str) -> Scene:
        return Scene(turn="yellow").rank(yellow=3).at(yellow=where)

    scene = begun("CIR-03").spell(5, 1).space("CIR-12").do("yellow", "transport", amount=1)
    scene.do("yellow", "pick land", "land-CIR")
    assert (scene.place("yellow"), scene.asked()) == ("CIR-12", "yellow")
    scene.die("stone", 6).do("yellow", "transport", amount=2)
    assert scene.place("yellow") == "CIR-06"
    fails = begun("CIR-03").spell(6).do("yellow", "transport", amount=1)
    assert (fails.place("yellow"), fails.asked(), fails.every("rolled")[1:]) == ("CIR-03", "red", [])
    fails.refused("yellow", "WZ-TURN-01", "roll").refused("yellow", "WZ-TURN-01", "transport", amount=2)
    inbound = begun("CIR-12").spell(3).die("stone", 2).do("yellow", "transport", amount=2)
    assert inbound.place("yellow") == "CIR-02"
    begun("BRA-06").refused("yellow", "WZ-SPELL-17", "transport", amount=2)
    begun("BRA-06").refused("yellow", "WZ-SPELL-16", "transport", amount=1)


@proves("WZ-TURN-05", "WZ-SPELL-06", "WZ-SPELL-15", "WZ-RAND-06", "WZ-ENC-12")
def test_49_after_a_failed_transport_neither_a_walk_nor_the_other_form() -> None:
    """On the Stone nothing is left after a failure, and the turn is over; where Hamdrel is met without moving it
    still goes on, and the refusals are heard."""
    scene = Scene(turn="yellow").rank(yellow=4).at(yellow="HAM-03").spell(6).site(4).card("elekov").draws(20)
    scene.do("yellow", "transport", amount=2)
    assert (scene.place("yellow"), scene.asked()) == ("HAM-03", "yellow")
    scene.refused("yellow", "WZ-TURN-05", "roll").refused("yellow", "WZ-TURN-05", "walk", "yellow", "HAM-04")
    for form in (1, 2):
        scene.refused("yellow", "WZ-SPELL-06", "transport", amount=form)


@proves("WZ-SPELL-23", "WZ-SPELL-08", "WZ-SPELL-09", "WZ-SPELL-10", "WZ-SPELL-11", "WZ-WIZ-02", "WZ-RANK-25")
def test_50_telepathy() -> None:
    def begun(*points: int) -> Scene:
        return Scene().points("red", *(points or (35, 25, 15)))

    works = begun().spell(2).die("random wizards", 20).draws(20).do("red", "telepathy").do("red", "advance")
    works.do("red", "receive task")
    assert (works.ranked("red"), works.topic(), works.where("aevarex")) == (3, "begin", "wizards")
    assert [event.clause for event in works.every("wizard met")] == ["WZ-RANK-25"]
    assert begun().spell(3).do("red", "telepathy").topic() == "begin"
    begun().secret("terek", "SAL-10").refused("red", "WZ-SPELL-08", "telepathy")
    begun(34, 25, 15).refused("red", "WZ-SPELL-09", "telepathy")
    Scene(turn="blue").refused("blue", "WZ-SPELL-23", "telepathy")


@proves("WZ-SEQ-05", "WZ-DEMON-01", "WZ-DEMON-02", "WZ-DEMON-05", "WZ-DEMON-06", "WZ-DEMON-08", "WZ-DEMON-09",
        "WZ-DEMON-10", "WZ-DEMON-11", "WZ-DEMON-12", "WZ-DEMON-13", "WZ-POINT-05")  # fmt: skip
def test_51_fighting_demons() -> None:
    def begun() -> Scene:
        return Scene().demons("TOR-00").space("TOR-12").walk("red", 1, "TOR-00", stop=False)

    for die, power in ((5, 13), (2, 11)):
        wins = begun().spell(4).then(die).do("red", "dispel").do("red", "power")
        assert (wins.has("red"), wins.with_demons()) == ((20, 15, power), set())
    carried = begun().spell(6).die("demons", 6)
    carried.do("red", "dispel")
    assert carried.place("red")[:3] == "LAI"
    stunned = begun().spell(6).die("demons", 1).die("turns lost", 2).do("red", "dispel")
    assert stunned.marked("red", "stunned") == 2
    poor = Scene().points("red", 5, 15, 5).demons("TOR-00").space("TOR-12").die("demons", 3)
    poor.die("type of points", 2).die("points lost", 6).walk("red", 1, "TOR-00", stop=False).face("red")
    assert (poor.has("red"), poor.with_demons()) == ((5, 15, 0), {"TOR-00", "TOR-12"})
    swims = Scene().at(red="TOR-10").check(4, 1).die("demons", 5, 6).space("LAI-12", "LAI-16").random("WHE-05")
    swims.stays("red").do("red", "face them")
    tags = [event.tag() for event in swims.happened(3)]
    assert tags.index("taken off") < tags.index("demons came", tags.index("taken off"))
    assert "TOR-10" in swims.with_demons()


@proves("WZ-DEMON-14", "WZ-DEMON-15", "WZ-DEMON-16", "WZ-SEQ-01", "WZ-ENC-16", "WZ-SPELL-04", "WZ-EVENT-23")
def test_52_demons_upon_demons() -> None:
    def begun() -> Scene:
        scene = Scene(turn="yellow").at(red="TOR-03", blue="TOR-03").demons("TOR-03").check(4, 4).event(23)
        return scene.random("TOR-03").space("TOR-12").stays("yellow")

    mixed = begun().spell(3).then(6).die("demons", 2).do("red", "dispel").do("red", "power")
    assert (mixed.has("red"), len(mixed.with_demons())) == ((20, 15, 14), 2)
    assert [event.seat for event in mixed.every("rolled") if event.clause == "WZ-DEMON-04"] == ["blue"]
    both = begun().spell(3).then(6, 6).die("demons", 6).do("red", "dispel").do("red", "power").do("blue", "power")
    assert both.with_demons() == set()


@proves("WZ-DEMON-07", "WZ-DEMON-22", "WZ-DEMON-23", "WZ-DEMON-24", "WZ-DEMON-25", "WZ-DRAGON-28", "WZ-ENC-22")
def test_53_dazed_and_healed() -> None:
    becomes = Scene().rank(red=3).points("red", 60, 45, 30).animal("red", "hound").demons("TOR-00")
    becomes.die("demons", 4).space("TOR-12").walk("red", 1, "TOR-00", stop=False).face("red")
    assert (becomes.marked("red", "dazed"), becomes.marked("red", "animal")) == (1, 0)
    casts = Scene().rank(red=3).mark("red", dazed=1).spell(4).do("red", "transport", amount=1)
    assert casts.place("red") == "TOR-05"
    meets = Scene().rank(red=3).points("red", 60, 45, 30).mark("red", dazed=1).wizard("veldor", "TOR-00")
    meets.walk("red", 2, "TOR-00", stop=False)
    assert (meets.marked("red", "dazed"), meets.ranked("red"), meets.asked()) == (0, 3, "blue")
    wise = Scene().rank(red=3).mark("red", dazed=1, bound=1).at(red="HAM-02").walk("red", 2, "HAM-03", stop=False)
    assert (wise.marked("red", "dazed"), wise.marked("red", "bound")) == (0, 0)
    none = Scene().mark("red", dazed=1).check(4, 3).die("animal", 4).stays("red")
    assert none.marked("red", "animal") == 0


@proves("WZ-DRAGON-22", "WZ-DRAGON-29", "WZ-DRAGON-14", "WZ-DRAGON-19", "WZ-DRAGON-20", "WZ-DRAGON-21",
        "WZ-DRAGON-24", "WZ-DRAGON-25", "WZ-DRAGON-26", "WZ-DRAGON-27")  # fmt: skip
def test_54_a_dragonbound_player() -> None:
    hollow = Scene().at(red="HIG-01").mark("red", bound=1).roll(3).do("red", "roll")
    hollow.refused("red", "WZ-DRAGON-20", "walk", "red", "HIG-02")
    parts = Scene().task("red", 4, "", "TOR-00", done=1).mark("red", bound=1).walk("red", 2, "TOR-00", stop=False)
    assert parts.topic() == "stand" or parts.asked() == "blue"
    lands = Scene().mark("red", bound=1).die("call for help", 6, 6)
    assert lands.do("red", "call for help").topic() == "pay for help"
    beats = Scene().mark("red", bound=1).demons("TOR-00").die("demons", 6).walk("red", 2, "TOR-00", stop=False)
    assert (beats.has("red"), beats.with_demons()) == ((20, 15, 10), set())

    def comes(*dice: int, **marks: int) -> Scene:
        scene = Scene(turn="blue").at(blue="TOR-00").mark("red", bound=1).mark("blue", **marks)
        scene.die("demons", *dice).random("WHE-16").space("LAI-12", "LAI-16")
        return scene.walk("blue", 2, "TOR-05", stop=False)

    six = comes(6)
    assert (six.place("red"), six.has("blue")) == ("WHE-16", (15, 10, 20))
    town = Scene().at(red="TOR-01").mark("red", bound=1).site(2).die("points lost", 4)
    town.walk("red", 2, "TOR-02", stop=False).do("red", "power")
    assert town.has("red") == (20, 15, 6)
    assert not comes(6, bound=1).every("rolled")[2:]


@proves("WZ-MEET-01", "WZ-MEET-02", "WZ-MEET-03", "WZ-MEET-04", "WZ-MEET-05", "WZ-MEET-06", "WZ-MEET-07",
        "WZ-MEET-27", "WZ-MEET-28", "WZ-WIZ-11", "WZ-SEQ-02")  # fmt: skip
def test_55_player_encounters() -> None:
    def comes(number: int) -> Scene:
        scene = Scene(turn="blue", seats=4).rank(red=4, green=0).points("red", 70, 50, 35)
        return scene.at(red="TOR-00", green="TOR-00", blue="TOR-08").die("player encounter", number)

    def walks(scene: Scene) -> Scene:
        return scene.walk("blue", 2, "TOR-01", "TOR-00", stop=False)

    demons = walks(comes(1).die("demons", 2).die("dragon", 6).space("TOR-12"))
    demons.face("red")
    assert ("TOR-00" in demons.with_demons(), demons.where("dragon")) == (True, "TOR-00")
    away = walks(comes(2).random("GLE-03").space("LAI-12", "LAI-16"))
    while away.topic() in ("transport", "trap"):
        away.do(away.asked(), "let it be")
    assert (away.place("blue"), away.place("red"), away.place("green")) == ("GLE-03", "LAI-12", "TOR-00")
    gifts = walks(comes(6).then(4).random("SAL-10").die("wizard produced", "terek")).do("blue", "power")
    assert (gifts.has("blue"), gifts.where("secret-1")) == ((15, 10, 24), "SAL-10")
    assert gifts.now.seen_by("red").contents["card-secret-1"] == ("terek",)


@proves("WZ-MEET-13", "WZ-MEET-14", "WZ-MEET-15", "WZ-MEET-18", "WZ-MEET-19", "WZ-MEET-20", "WZ-MEET-21",
        "WZ-MEET-22", "WZ-MEET-23", "WZ-MEET-24", "WZ-POINT-06")  # fmt: skip
@pytest.mark.parametrize("takes", [True, False])
def test_56_the_leader_gives(takes: bool) -> None:
    scene = Scene(turn="green", seats=4).rank(red=4, green=4).points("red", 62, 50, 3).points("green", 60, 45, 5)
    scene.at(red="TOR-00", blue="TOR-00", green="TOR-05").task("red", 16, "WHE-15", "SAL-02")
    scene.die("player encounter", 5).die("points given", 5, 4, 6, 2).walk("green", 3, "TOR-00", stop=False)
    scene.do("red", "offer nothing").do("red", "power").do("green", "knowledge")
    assert (scene.has("red"), scene.has("green")) == ((62, 50, 0), (65, 45, 5))
    scene.do("red", "offer task", "task-16")
    if takes:
        scene.do("blue", "take it")
        assert (scene.tasks("blue"), scene.has("blue")) == ({16}, (15, 10, 20))
        return
    scene.do("blue", "decline")
    for paid in ("perception", "knowledge", "perception"):
        scene.refused("red", "WZ-MEET-23", "power").do("red", paid).do("blue", "power")
    assert (scene.has("red"), scene.has("blue")) == ((56, 44, 0), (15, 10, 32))


@proves("WZ-EVIL-01", "WZ-EVIL-02", "WZ-EVIL-03", "WZ-EVIL-04", "WZ-EVIL-05", "WZ-EVIL-06", "WZ-EVIL-08",
        "WZ-EVIL-13", "WZ-EVIL-16", "WZ-EVIL-17", "WZ-SEQ-08", "WZ-TURN-02")  # fmt: skip
def test_57_the_first_fortnight_ends() -> None:
    scene = Scene(turn="yellow").day(14, 1).rank(red=0, yellow=1).mark("blue", dazed=1).counter("done", 9)
    scene.die("random wizards", 72).draws(19).random("GLE-03", "SAL-10", "WHE-16", "MEL-03", "TOR-12", "GLE-03")
    scene.die("demons", 2).space("GLE-12").passes("yellow").do("red", "join")
    assert (scene.ranked("red"), scene.now.pieces["task-19"].mark("done")) == (1, 1)
    assert [scene.place(seat) for seat in ("red", "blue", "yellow")] == ["GLE-03", "WHE-16", "TOR-12"]
    assert scene.marked("blue", "dazed") == 0
    assert {"SAL-10", "MEL-03", "GLE-03"} <= scene.with_demons()
    assert (scene.now.counters["thwarts"], scene.now.counters["day"], scene.now.counters["fortnight"]) == (1, 1, 2)


@proves("WZ-EVIL-19", "WZ-EVIL-20", "WZ-EVIL-21", "WZ-EVIL-22", "WZ-EVIL-23", "WZ-EVIL-24", "WZ-EVIL-25",
        "WZ-EVIL-26", "WZ-EVIL-27", "WZ-EVIL-09", "WZ-EVIL-10", "WZ-EVIL-11", "WZ-COOP-17",
        "WZ-COOP-18")  # fmt: skip
def test_58_which_lands_die() -> None:
    def marked(*demons: str) -> Scene:
        scene = Scene().task("red", 4, "GLE-04", "GLE-00")
        return scene.demons(*demons, *[f"LAI-0{n}" for n in range(1, 5)])

    def claims(scene: Scene, due: int = 2) -> list[str]:
        return [land for land, _ in claimed(scene.now.clone(scene.dealer), due)]

    assert claims(marked("TOR-00", "EDG-00")) == ["TOR", "GLE"]
    assert claims(marked("EDG-00")) == ["GLE", "EDG"]
    assert claims(marked().die("claimed land", "SAL")) == ["GLE", "SAL"]
    magic = Scene().demons("MEL-00", "MEL-01", "MEG-00", "MEG-01").die("claimed land", "MEG")
    assert claims(magic, 1) == ["MEG"]
    for seats, wanted in ((3, [2, 3, 4, 4]), (2, [2, 3, 3, 3])):
        team = Scene(seats=seats, game="cooperative")
        assert [due_lands(team.now, n)[0] for n in (5, 6, 7, 8)] == wanted
    assert [due_lands(Scene().now, n)[0] for n in (3, 4, 5, 6, 7, 8)] == [1, 1, 2, 2, 3, 3]


@proves("WZ-EVIL-14", "WZ-EVIL-15", "WZ-EVIL-18", "WZ-EVIL-30", "WZ-EVIL-13")
def test_58_thwarts() -> None:
    def ends(done: int, kept: int) -> Scene:
        scene = Scene(turn="yellow").day(14, 5).counter("done", done).counter("thwarts", kept)
        return scene.demons("TOR-00", "EDG-00").passes("yellow")

    one = ends(9, 0)
    assert [event.land for event in one.every("land died")] == ["TOR"]
    assert one.every("demons came")
    none = ends(9, 1)
    assert (none.every("land died"), none.every("demons came"), none.now.counters["thwarts"]) == ([], [], 0)


@proves("WZ-SEQ-09", "WZ-SEQ-10", "WZ-SEQ-11", "WZ-SEQ-13", "WZ-EVIL-31", "WZ-TASK-34", "WZ-TRANS-15", "WZ-END-01")
def test_59_a_land_dies() -> None:
    def ends(**at: str) -> Scene:
        scene = Scene(turn="yellow").day(14, 3).at(**at).demons("EDG-04").dragon("LAI-18")
        return scene.wizard("ishkatar", "LAI-12").wizard("elekov", "EDG-01")

    wins = ends(red="EDG-00").rank(red=4).points("red", 100, 75, 50).space("LAI-12")
    wins.task("red", 2, "", "EDG-05", done=1, mandatory=True).passes("yellow")
    assert (wins.tasks("red"), wins.where("elekov")) == (set(), "wizards")
    wins.do("red", "advance")
    assert bool(wins.session.over)
    escapes = ends(blue="EDG-03").rank(blue=3).space("LAI-17", "LAI-02", "LAI-16").spell(3).passes("yellow")
    escapes.do("blue", "escape transport")
    assert (escapes.place("blue"), escapes.marked("blue", "lair")) == ("LAI-02", 13)


@proves("WZ-SETUP-02", "WZ-COOP-01", "WZ-COOP-02", "WZ-COOP-03", "WZ-COOP-04", "WZ-COOP-06", "WZ-COOP-08",
        "WZ-COOP-09", "WZ-COOP-10", "WZ-COOP-11", "WZ-COOP-12")  # fmt: skip
def test_60_as_a_team() -> None:
    def team() -> Scene:
        return Scene(game="cooperative").wizard("veldor", "TOR-00").draws(20)

    waits = team().rank(red=3, yellow=3).points("red", 60, 45, 30).walk("red", 1, "TOR-00", stop=False)
    waits.refused("red", "WZ-COOP-04", "advance")
    meets = Scene(game="cooperative").at(blue="TOR-00").walk("red", 2, "TOR-00", stop=False)
    assert (meets.every("players met"), meets.asked()) == ([], "blue")
    saved = Scene(game="cooperative").at(blue="TOR-00").mark("blue", trap=1).random("MEA-03")
    saved.walk("red", 2, "TOR-00", stop=False)
    assert (saved.place("blue"), saved.has("red")) == ("MEA-03", (20, 15, 10))

    def last(*blue: int) -> Scene:
        scene = team().rank(red=4, blue=4, yellow=4).points("red", 100, 75, 50).points("blue", *blue)
        return scene.points("yellow", 30, 60, 45)

    lacks = last(44, 30, 60).walk("red", 1, "TOR-00", stop=False)
    assert "advance" not in lacks.verbs(lacks.asked())
    wins = last(45, 30, 60).mark("blue", bound=1).walk("red", 1, "TOR-00", stop=False).do("red", "advance")
    assert bool(wins.session.over)
    busy = last(45, 30, 60).task("yellow", 25, "STO-09", "SAL-02", mandatory=True)
    busy.walk("red", 1, "TOR-00", stop=False)
    assert not busy.session.over


@proves("WZ-LAIR-01", "WZ-LAIR-02", "WZ-LAIR-07", "WZ-LAIR-09", "WZ-LAIR-10", "WZ-TRAP-02", "WZ-TRAP-04",
        "WZ-TRAP-06", "WZ-EVENT-04")  # fmt: skip
def test_73_which_journeys_reset_lair_time() -> None:
    def begun() -> Scene:
        return Scene().at(red="LAI-09").mark("red", lair=9).space("LAI-12", "LAI-16")

    centre = Scene().at(red="LAI-09").mark("red", lair=9).check(4, 2).die("trap", 2).die("dragon", 6)
    assert centre.stays("red").face("red").marked("red", "lair") == 8
    assert begun().check(4, 2).die("trap", 4).stays("red").marked("red", "lair") == 9
    assert begun().dead("MEG").check(4, 4).event(4).stays("red").marked("red", "lair") == 4
    help_ = begun().die("call for help", 1, 1).do("red", "call for help").do("red", "pay power")
    assert help_.do("red", "pick land", "land-LAI").marked("red", "lair") == 4
    bound = Scene().mark("red", bound=1).demons("TOR-00").die("demons", 5).space("LAI-12", "TOR-12", "LAI-16")
    assert bound.walk("red", 2, "TOR-00", stop=False).marked("red", "lair") == 0


@proves("WZ-END-01", "WZ-END-04", "WZ-SEQ-01", "WZ-WIZ-16")
def test_74_two_at_the_last_door() -> None:
    scene = Scene(turn="blue", seats=4).rank(red=4, green=4)
    scene.points("red", 100, 75, 50).points("green", 100, 75, 50)
    scene.at(red="GLE-01", green="GLE-01", blue="HAM-02").site(5).random("GLE-01")
    scene.die("wizard produced", "ishkatar").walk("blue", 1, "HAM-03", stop=False)
    assert scene.asked() == "green"
    scene.do("green", "advance")
    assert (scene.ranked("green"), scene.ranked("red"), bool(scene.session.over)) == (5, 4, True)


@proves("WZ-EVIL-19", "WZ-EVIL-20", "WZ-TRANS-15", "WZ-EVENT-08", "WZ-BOAT-07", "WZ-BOAT-08")
def test_75_on_the_land_that_falls() -> None:
    scene = Scene(turn="yellow").day(14, 3).rank(blue=3).events("blue", 8).aboard("blue", 5)
    scene.task("red", 4, "SAL-00").demons("SAL-04").demons("SAL-07", boat=5).task("red", 16, "TOR-00", "TOR-01")
    scene.space("LAI-05", "LAI-12", "LAI-02", "LAI-16").spell(2).passes("yellow")
    scene.do("blue", "escape transport").do("blue", "anchor", "event-08")
    assert (scene.place("blue"), scene.held("blue")) == ("LAI-02", set())
    assert scene.where("boat-5") in ("S34-11", "S34-12", "S35-15")
    assert [event.land for event in scene.every("land died")] == ["SAL"]
