"""Variants of the acceptance cases of Wizards that the other files leave out, by the number of the case."""

from __future__ import annotations

import pytest

from engine.wizards.components import TASKS, WIZARDS
from engine.wizards.evil import due_lands
from engine.wizards.tasks import open_spaces
from tests.wizards.scene import Scene, proves


def clauses(scene: Scene, tag: str) -> list[str]:
    """The clauses of all events of a sort."""
    return [event.clause for event in scene.every(tag)]


def draws(number: int, seat: str = "red", **at: str) -> Scene:
    """A Random Encounter of the seat in turn brings this Event."""
    return Scene(turn=seat).at(**at).check(4, 4).event(number)


def meets(wizard: str, seat: str = "red") -> Scene:
    """A High Wizard stands beside the seat in turn; the others are elsewhere."""
    scene = Scene(turn=seat).at(red="SAL-04", blue="SAL-05", yellow="SAL-06").at(**{seat: "TOR-05"})
    return scene.wizard(wizard, "TOR-00")


# -- map, moving, boats ----------------------------------------------------------------------------------


@proves("WZ-TASK-06", "WZ-TRANS-02", "WZ-TRANS-03")
def test_03_a_location_on_dead_land_is_rolled_again_from_the_start() -> None:
    scene = draws(18).dead("BRA").draws(22).die("kind of land", 1, 1).die("land", 2, 1)
    scene.die("sixth of the land", 3, 5).die("ring of the land", 5, 1).stays("red").do("red", "accept")
    assert [event.place for event in scene.every("task marked")] == ["TOR-05", "TOR-05"]


@proves("WZ-EVENT-01", "WZ-EVENT-26", "WZ-EVENT-27", "WZ-EVENT-28", "WZ-TURN-12", "WZ-TURN-13", "WZ-ANIMAL-15",
        "WZ-ANIMAL-02")  # fmt: skip
@pytest.mark.parametrize(("number", "day"), [(1, 8), (27, 11), (28, 10)])
def test_05_how_long_events_last(number: int, day: int) -> None:
    scene = draws(number, "yellow").stays("yellow")
    while scene.held("yellow") or scene.marked("yellow", "animal"):
        scene.passes(scene.asked())
        assert scene.now.counters["day"] <= day
    assert scene.now.counters["day"] == day


@proves("WZ-EVENT-26", "WZ-TURN-13", "WZ-ANIMAL-15")
def test_05_a_winged_horse_for_five_turns() -> None:
    scene = draws(26).stays("red")
    for _ in range(4):
        scene.passes("blue", "yellow", "red")
    assert scene.marked("red", "animal-turns") == 1
    scene.passes("blue", "yellow", "red")
    assert (scene.marked("red", "animal"), clauses(scene, "animal left")) == (0, ["WZ-ANIMAL-15"])


@proves("WZ-ENC-15", "WZ-ENC-21", "WZ-ENC-14")
def test_09_torwall_is_open_again_after_a_turn_off_the_land() -> None:
    scene = Scene().at(red="TOR-07").met("red", "TOR-02", 20).check(1).walk("red", 6, "TOR-08", "SAL-14")
    assert scene.marked("red", "met-TOR-02") == 0
    gone = draws(38, red="TOR-00").met("red", "TOR-02", 20).random("TOR-12").stays("red")
    assert gone.marked("red", "met-TOR-02") == 0


@proves("WZ-MOVE-14", "WZ-EVENT-21", "WZ-EVENT-49", "WZ-RAND-10")
def test_10_no_turning_back_by_an_event() -> None:
    scene = draws(21, red="TOR-05", blue="TOR-05").walk("red", 4, "TOR-00")
    scene.refused("red", "WZ-MOVE-14", "transport", "red", "TOR-05").do("red", "transport", "red", "TOR-04")
    assert scene.place("red") == "TOR-04"


@proves("WZ-BOAT-15", "WZ-SPELL-27")
def test_13_no_water_way() -> None:
    scene = Scene().rank(red=4).at(red="STO-18").roll(1).do("red", "roll").spell(2)
    scene.do("red", "summon boat", to="STO-17")
    assert (clauses(scene, "spell failed"), scene.every("boat moved")) == (["WZ-BOAT-15"], [])


@proves("WZ-BOAT-20", "WZ-BOAT-17")
def test_14_one_space_more_in_the_next_turn() -> None:
    scene = Scene().boat(1, "TOR-10").aboard("red", 1).demons("TOR-10", boat=1).die("demons", 2, 2)
    scene.random("GLE-03", "GLE-12").walk("red", 4, "TOR-11", stop=False).face("red").passes("blue", "yellow")
    scene.walk("red", 4, "S18-07", stop=False).face("red")
    assert (scene.place("red"), scene.where("boat-1")) == ("S18-07", "S18-07")
    assert "S18-07" in scene.with_demons()


# -- encounters ------------------------------------------------------------------------------------------


@proves("WZ-TURN-09", "WZ-ENC-46", "WZ-TURN-15", "WZ-TURN-08")
def test_17_and_65_made_to_remain() -> None:
    told = Scene().at(red="TOR-01").met("red", "TOR-02", 10).site(3).walk("red", 1, "TOR-02", stop=False)
    for wish in (("roll",), ("fly", "red", "TOR-00"), ("transport", "", "", 1), ("call for help",)):
        told.refused("red", "WZ-TURN-09", *wish)
    twice = Scene().at(red="TOR-01").counter("extra-red", 1).counter("extra-since-red", 1).site(3, 6)
    twice.walk("red", 1, "TOR-02", stop=False)
    assert (twice.asked(), twice.marked("red", "remain")) == ("blue", 0)
    assert clauses(twice, "rolled")[-1] == "WZ-ENC-49"
    stunned = Scene().mark("red", stunned=2)
    stunned.refused("red", "WZ-TURN-08", "roll").refused("red", "WZ-HELP-02", "call for help")


@proves("WZ-RAND-07", "WZ-RAND-02", "WZ-RAND-01")
def test_18_a_four_and_a_one_bring_demons() -> None:
    scene = Scene().check(4, 1).die("demons", 2).space("TOR-12").walk("red", 1, "TOR-00").face("red")
    assert clauses(scene, "demons came") == ["WZ-RAND-07", "WZ-DEMON-26"]


# -- Traps, Transports, the Lair -------------------------------------------------------------------------


@proves("WZ-TRAP-18", "WZ-HELP-02", "WZ-DEMON-02", "WZ-DEMON-03", "WZ-TURN-03", "WZ-EVENT-23")
def test_27_stunned_in_a_trap_by_new_demons() -> None:
    scene = draws(23, "red", blue="WHE-05").mark("blue", trap=3, trap_turns=4).random("WHE-05").space("WHE-15")
    scene.die("demons", 1).die("turns lost", 2).stays("red").face("blue")
    assert (scene.marked("blue", "stunned"), scene.marked("blue", "trap-turns")) == (1, 3)
    scene.refused("blue", "WZ-HELP-02", "call for help").passes("yellow", "red")
    assert (scene.marked("blue", "stunned"), scene.marked("blue", "trap-turns")) == (0, 2)
    scene.passes("yellow", "red")
    assert {"call for help", "struggle"} <= scene.verbs("blue")


@proves("WZ-RAND-05", "WZ-HELP-11", "WZ-SETUP-21")
def test_28_after_a_call_there_is_no_check_and_one_may_call_again() -> None:
    scene = Scene(turn="blue").die("call for help", 2, 5, 1, 3).random("WHE-16")
    scene.do("blue", "call for help").do("blue", "pay power")
    assert (scene.asked(), "WZ-RAND-01" in clauses(scene, "rolled")) == ("yellow", False)
    scene.passes("yellow", "red").do("blue", "call for help").do("blue", "pay power")
    assert (scene.place("blue"), scene.has("blue")) == ("WHE-16", (15, 10, 12))


@proves("WZ-LAIR-09", "WZ-MEET-09", "WZ-SEQ-02", "WZ-SEQ-04", "WZ-LAIR-12")
def test_34_the_card_to_the_centre_keeps_both_markers() -> None:
    scene = Scene(turn="blue").rank(red=4).at(red="LAI-02", blue="LAI-09").dragon("LAI-16")
    scene.mark("red", lair=8).mark("blue", lair=9).die("player encounter", 4, 3).card("gate-centre")
    scene.space("LAI-12", "LAI-18").walk("blue", 2, "LAI-02", stop=False)
    scene.do("blue", "let it be").do("red", "let it be")
    assert (scene.place("blue"), scene.place("red")) == ("LAI-00", "LAI-00")
    assert [event.seat for event in scene.every("landed")] == ["blue", "red"]
    assert (scene.marked("red", "lair"), scene.marked("blue", "lair")) == (8, 9)
    assert [event.seat for event in scene.every("players met")] == ["blue", "red"]


@proves("WZ-ANIMAL-02", "WZ-TURN-12")
def test_37_a_horse_for_three_days() -> None:
    scene = Scene(turn="yellow").check(4, 3).die("animal", 2).stays("yellow")
    while scene.marked("yellow", "animal"):
        scene.passes(scene.asked())
    assert scene.now.counters["day"] == 8


# -- Ranks and Tasks -------------------------------------------------------------------------------------


@proves("WZ-RANK-19", "WZ-RANK-16", "WZ-COOP-09", "WZ-COOP-10")
def test_40_and_60_the_mentor_says_why_there_is_no_rank() -> None:
    busy = meets("veldor").rank(red=4).points("red", 100, 75, 50)
    busy.task("red", 25, "STO-09", "SAL-02", mandatory=True).walk("red", 1, "TOR-00", stop=False)
    assert (clauses(busy, "nothing"), busy.ranked("red")) == (["WZ-RANK-19"], 4)

    def team(*blue: int) -> Scene:
        scene = Scene(game="cooperative").wizard("veldor", "TOR-00").rank(red=4, blue=4, yellow=4)
        scene.points("red", 100, 75, 50).points("blue", *blue).points("yellow", 30, 60, 45)
        return scene

    lacks = team(44, 30, 60).walk("red", 1, "TOR-00", stop=False)
    assert clauses(lacks, "nothing") == ["WZ-COOP-10"]
    others = team(45, 30, 60).task("yellow", 25, "STO-09", "SAL-02", mandatory=True)
    assert clauses(others.walk("red", 1, "TOR-00", stop=False), "nothing") == ["WZ-COOP-09"]


@proves("WZ-RANK-21", "WZ-RANK-17", "WZ-RANK-29", "WZ-COOP-05")
def test_41_and_71_after_a_change_of_orders_the_next_wizard_raises_the_rank() -> None:
    scene = meets("elekov", "blue").dead("MEG", "MEL", "MGR").rank(blue=3).points("blue", 45, 30, 60)
    scene.wizard("veldor", "TOR-01").draws(20, 47).walk("blue", 1, "TOR-00", stop=False).do("blue", "join")
    assert (scene.ranked("blue"), scene.has("blue"), scene.tasks("blue")) == (1, (45, 30, 60), {20})
    scene.passes("yellow", "red").walk("blue", 1, "TOR-01", stop=False).do("blue", "advance")
    assert scene.ranked("blue") == 2


@proves("WZ-TASK-02")
def test_44_a_task_that_was_taken_cannot_be_dropped() -> None:
    scene = Scene().task("red", 16, "WHE-15", "SAL-02")
    scene.refused("red", "WZ-TASK-02", "decline", "task-16")


@proves("WZ-TASK-26", "WZ-TASK-20")
def test_45_the_gate_that_was_escaped_counts_for_nothing() -> None:
    scene = Scene(turn="blue").rank(blue=3).task("blue", 9, "WHE-00", "SHR-01").spell(1)
    scene.walk("blue", 2, "WHE-00").do("blue", "do part", "task-09").do("blue", "escape transport")
    assert clauses(scene, "nothing") == ["WZ-TASK-26"]
    dove = Scene().at(red="TOR-00").check(4, 3).die("animal", 6).draws(23).random("GLE-03").stays("red")
    assert clauses(dove.do("red", "accept"), "nothing") == ["WZ-TASK-20"]


# -- Demons, the Dragon, the Dragonbound -----------------------------------------------------------------


@proves("WZ-DEMON-12", "WZ-DEMON-04", "WZ-DEMON-15", "WZ-EVENT-50")
def test_52_a_failed_spell_costs_the_objects() -> None:
    scene = Scene(turn="yellow").at(red="TOR-03").events("red", 42).demons("TOR-03").check(4, 4).event(23)
    scene.random("TOR-03").space("TOR-12").stays("yellow").spell(6).die("demons", 3).do("red", "dispel")
    assert (scene.held("red"), scene.with_demons()) == (set(), {"TOR-03", "TOR-12"})
    assert "WZ-EVENT-50" in clauses(scene, "event spent")


@proves("WZ-DEMON-24", "WZ-DEMON-20", "WZ-ANIMAL-01")
def test_53_the_dazed_walk_slowly_and_meet_the_dragon() -> None:
    slow = Scene().mark("red", dazed=1).roll(4).do("red", "roll").steps("red", "TOR-00", "TOR-01")
    assert slow.left() == 0
    dragon = Scene().mark("red", dazed=1).check(4, 3).die("animal", 1).die("dragon", 6).stays("red").face("red")
    assert (dragon.where("dragon"), clauses(dragon, "dragon encountered")) == ("TOR-05", ["WZ-ANIMAL-01"])


@proves("WZ-DRAGON-19", "WZ-DRAGON-21", "WZ-DRAGON-22", "WZ-DRAGON-24", "WZ-DRAGON-26", "WZ-DRAGON-14")
def test_54_what_a_dragonbound_player_cannot_do() -> None:
    part = Scene().task("red", 4, "", "TOR-00", done=1).mark("red", bound=1).walk("red", 2, "TOR-00", stop=False)
    assert (part.every("task part done"), part.has("red")) == ([], (20, 15, 10))
    lands = Scene().at(blue="TOR-00").mark("blue", bound=1).die("demons", 6).random("HIG-02")
    lands.walk("red", 1, "TOR-00", stop=False)
    assert (lands.place("blue"), clauses(lands, "nothing")) == ("HIG-02", ["WZ-DRAGON-21"])
    five = Scene(turn="blue").at(blue="TOR-00").mark("red", bound=1).die("demons", 5).space("LAI-12", "LAI-16")
    five.walk("blue", 2, "TOR-05", stop=False)
    assert (five.place("blue"), five.with_demons(), five.place("red")) == ("LAI-12", set(), "TOR-05")
    strong = Scene(turn="blue").rank(blue=4).at(blue="TOR-00").events("blue", 7).mark("red", bound=1)
    strong.walk("blue", 2, "TOR-05", stop=False).refused("blue", "WZ-DRAGON-24", "dispel")
    town = Scene().at(red="TOR-01").mark("red", bound=1).site(4).draws(20).walk("red", 2, "TOR-02", stop=False)
    assert town.do("red", "accept").tasks("red") == {20}


@proves("WZ-COOP-13", "WZ-COOP-18", "WZ-EVIL-13")
def test_58_two_players_thwart_with_six_tasks() -> None:
    def ends(done: int) -> Scene:
        scene = Scene(turn="blue", seats=2, game="cooperative").day(14, 3).counter("done", done).demons("TOR-12")
        return scene.random("SAL-10", "SAL-14").passes("blue")

    assert [len(ends(done).every("land died")) for done in (5, 6)] == [1, 0]
    assert due_lands(Scene(seats=2, game="cooperative").now, 8) == (3, "WZ-COOP-18")


@proves("WZ-SEQ-11", "WZ-SEQ-14", "WZ-RANK-19", "WZ-END-01")
def test_59_the_winner_comes_before_the_markers_turn_to_demons() -> None:
    scene = Scene(turn="yellow").day(14, 3).at(red="EDG-00").demons("EDG-04").dragon("LAI-18")
    scene.wizard("ishkatar", "LAI-12").rank(red=4).points("red", 100, 75, 50).space("LAI-12")
    scene.task("red", 2, "MEL-03", "EDG-05", mandatory=True).passes("yellow").do("red", "advance")
    assert (bool(scene.session.over), scene.with_demons()) == (True, set())
    assert clauses(scene, "task lost") == ["WZ-SEQ-11"]


@proves("WZ-SEQ-05", "WZ-DEMON-26", "WZ-DEMON-14")
def test_61_red_lands_when_the_demons_that_blue_brings_are_settled() -> None:
    scene = Scene().at(blue="TOR-12").check(4, 1).die("demons", 5, 2).space("LAI-12", "TOR-12", "TOR-14", "LAI-16")
    scene.walk("red", 1, "TOR-00").face("red").face("blue")
    tags = [event.tag() for event in scene.happened(len(scene.session.entries))]
    assert tags.index("landed") > max(n for n, tag in enumerate(tags) if tag == "demons came")
    assert (scene.with_demons(), scene.place("red")) == ({"TOR-00", "TOR-12", "TOR-14"}, "LAI-12")


@proves("WZ-RANK-24", "WZ-RANK-28", "WZ-EVENT-33")
def test_62_contact_is_a_meeting_but_does_no_part_in_the_mentors_space() -> None:
    scene = draws(33, "yellow").task("yellow", 7, "", "CIR-00", done=1).draws(20).stays("yellow")
    scene.do("yellow", "receive task")
    assert (scene.tasks("yellow"), clauses(scene, "contacted")) == ({7, 20}, ["WZ-RANK-24"])
    assert scene.now.pieces["task-07"].mark("done") == 1


@proves("WZ-TURN-11", "WZ-TURN-14")
def test_66_an_extra_turn_of_a_stunned_player_is_lost() -> None:
    scene = Scene().at(red="SHR-00", blue="SHR-01").mark("blue", trap=1, stunned=2).site(6, 5).then(1, 2)
    scene.random("WHE-03").walk("red", 2, "SHR-01", stop=False).do("red", "power").do("red", "power")
    assert [(event.seat, event.left) for event in scene.every("turn lost")] == [("blue", 1), ("blue", 0)]
    assert (scene.asked(), scene.place("blue")) == ("yellow", "WHE-03")


@proves("WZ-TRAP-18", "WZ-HELP-02")
def test_67_a_counted_trap_and_a_stun() -> None:
    scene = Scene(turn="blue").mark("blue", trap=3, trap_turns=3, stunned=2).passes("yellow", "red")
    scene.passes("yellow", "red")
    assert (scene.marked("blue", "trap-turns"), scene.marked("blue", "stunned")) == (1, 0)
    assert {"call for help", "struggle"} <= scene.verbs("blue")


@proves("WZ-ANIMAL-27", "WZ-ANIMAL-20", "WZ-ANIMAL-23")
def test_68_an_animal_carried_where_it_would_not_go() -> None:
    moved = Scene(turn="yellow").animal("red", "horse", days=9).check(4, 4).event(22).stays("yellow")
    moved.do("yellow", "move figure", "red", "TOR-06").roll(4).do("red", "roll").steps("red", "TOR-05")
    assert (moved.marked("red", "animal"), moved.left()) == (1, 4)
    rides = Scene().animal("red", "unicorn").roll(3).do("red", "roll")
    rides.refused("red", "WZ-ANIMAL-23", "fly", "red", "GLE-01")


@proves("WZ-TASK-36")
def test_69_a_rolled_location_under_a_condition() -> None:
    scene = draws(18, red="TOR-00").draws(42).die("task location", "GLE-12").stays("red").do("red", "accept")
    assert [event.place for event in scene.every("task marked")] == ["GLE-12"]
    fitting = open_spaces(scene.now, TASKS[42].parts[0])
    assert len(fitting) == len(set(fitting))
    assert not any(where.endswith("-00") for where in fitting)


@proves("WZ-TASK-37", "WZ-DRAGON-24", "WZ-MEET-29")
def test_70_who_cannot_be_handed_a_task() -> None:
    few = Scene().at(blue="TOR-00").task("red", 16, "WHE-15", "SAL-02").task("red", 42, "GLE-12")
    rows = {21: "SAL-05 SAL-03 SAL-04", 24: "SAL-00 SAL-01 SAL-14", 26: "GLE-00 GLE-01 GLE-03",
            25: "STO-09 SAL-02"}  # fmt: skip
    for number, spaces in rows.items():
        few.task("blue", number, *spaces.split())
    few.die("player encounter", 3).walk("red", 2, "TOR-00", stop=False)
    few.refused("red", "WZ-TASK-37", "give task", "task-16", "blue").do("red", "give task", "task-42", "blue")
    few.do("blue", "take it")
    assert few.tasks("blue") == {21, 24, 25, 26, 42}
    few.refused("blue", "WZ-MEET-29", "give task", "task-42", "red")
    bound = Scene().at(blue="TOR-00", yellow="TOR-00").mark("yellow", bound=1).task("red", 16, "WHE-15", "SAL-02")
    bound.die("player encounter", 3).die("demons", 2, 2).walk("red", 2, "TOR-00", stop=False)
    assert bound.goals("red", "give task") == {"seat-blue"}


@proves("WZ-WIZ-17", "WZ-WIZ-10", "WZ-SEQ-10")
def test_72_an_empty_deck_and_a_wizard_on_dying_land() -> None:
    empty = Scene().check(4, 6)
    beneath = [card for card in empty.table.contents["wizards"] if card not in WIZARDS]
    spaces = ("SAL-10", "SAL-14", "SAL-03", "GLE-00", "GLE-01", "GLE-12", "MEL-06")
    for wizard, where in zip(WIZARDS, spaces, strict=True):
        empty.wizard(wizard, where)
    empty.wizard(WIZARDS[0], spaces[0], *beneath).stays("red")
    assert (empty.every("card shown"), empty.asked()) == ([], "blue")
    falls = Scene(turn="yellow").day(14, 3).demons("SAL-04").secret("terek", "SAL-10", beneath="phantasm-1")
    falls.random("MEL-03", "MEL-04", "MEL-06").passes("yellow")
    assert (falls.where("terek"), falls.where("secret-1")) == ("wizards", "store")
    assert [event.card for event in falls.every("card revealed")] == ["phantasm-1"]


@proves("WZ-LAIR-10", "WZ-LAIR-09", "WZ-TRAP-06", "WZ-EVENT-22", "WZ-DEMON-08")
def test_73_other_journeys_and_lair_time() -> None:
    trap = Scene().at(red="LAI-09").mark("red", lair=9).dead("BRA").check(4, 2).die("trap", 6).random("BRA-12")
    trap.space("LAI-12", "LAI-16")
    assert trap.stays("red").marked("red", "lair") == 4
    moved = Scene(turn="yellow").at(red="LAI-09").mark("red", lair=9).check(4, 4).event(22).stays("yellow")
    assert moved.do("yellow", "move figure", "red", "LAI-02").marked("red", "lair") == 4
    demons = Scene().at(red="LAI-09").mark("red", lair=9).check(4, 1).die("demons", 5)
    demons.space("LAI-12", "LAI-18", "LAI-16").stays("red").face("red")
    assert demons.marked("red", "lair") == 9


@proves("WZ-END-04", "WZ-COOP-01", "WZ-SEQ-01", "WZ-MEET-11")
def test_74_the_one_who_came_or_the_whole_team() -> None:
    arrives = Scene(seats=4).rank(red=4, green=4).points("red", 100, 75, 50).points("green", 100, 75, 50)
    arrives.at(red="GLE-00", green="GLE-01").die("player encounter", 4).card("ishkatar")
    arrives.walk("red", 2, "GLE-01", stop=False).do("red", "advance")
    assert (arrives.ranked("red"), arrives.ranked("green"), clauses(arrives, "ended")) == (5, 4, ["WZ-END-04"])
    team = Scene(turn="blue", seats=4, game="cooperative").rank(red=4, blue=4, yellow=4, green=4)
    for seat, points in (("red", (100, 75, 50)), ("green", (100, 75, 50)), ("blue", (45, 30, 60)),
                         ("yellow", (30, 60, 45))):  # fmt: skip
        team.points(seat, *points)
    team.at(red="GLE-01", green="GLE-01", blue="HAM-02").site(5).random("GLE-01")
    team.die("wizard produced", "ishkatar").walk("blue", 1, "HAM-03", stop=False).do("green", "advance")
    assert set(team.now.game.outcome(team.now).winners) == {"red", "blue", "yellow", "green"}


@proves("WZ-EVIL-32", "WZ-EVIL-17")
def test_75_a_task_of_the_journey_brings_no_thwart() -> None:
    scene = Scene(turn="yellow").day(14, 1).task("blue", 22, "", "GLE-03", done=1).counter("done", 8)
    scene.random("STO-02", "SAL-10", "GLE-03", "MEL-03", "TOR-12", "SIL-12").passes("yellow")
    scene.do("blue", "do part", "task-22")
    assert (scene.now.counters["thwarts"], scene.now.counters["done"]) == (0, 1)


#: Seat -> the space beside its Mentor, the Mentor's space, and what Ranks 2 to 5 ask for.
LADDERS = {
    "red": ("TOR-05", "TOR-00", ((15, 10, 5), (35, 25, 15), (60, 45, 30), (100, 75, 50))),
    "blue": ("MGR-01", "MGR-00", ((10, 5, 15), (25, 15, 35), (45, 30, 60), (75, 50, 100))),
    "yellow": ("CIR-01", "CIR-00", ((5, 15, 10), (15, 35, 25), (30, 60, 45), (50, 100, 75))),
}


@proves("WZ-RANK-02", "WZ-RANK-03", "WZ-RANK-04", "WZ-RANK-05", "WZ-RANK-06", "WZ-RANK-07", "WZ-RANK-08",
        "WZ-RANK-09", "WZ-RANK-10", "WZ-RANK-11", "WZ-RANK-12", "WZ-RANK-13", "WZ-RANK-16")  # fmt: skip
@pytest.mark.parametrize("seat", LADDERS)
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_40_each_rank_asks_for_its_points_and_not_one_less(seat: str, rank: int) -> None:
    here, mentor, needs = LADDERS[seat]
    needed = needs[rank - 1]

    def comes(*points: int) -> Scene:
        scene = Scene(turn=seat).at(**{seat: here}).rank(**{seat: rank}).points(seat, *points).draws(20)
        return scene.wizard("veldor", "TOR-00").walk(seat, 2, mentor, stop=False)

    rises = comes(*needed).do(seat, "advance")
    assert (rises.ranked(seat), bool(rises.session.over)) == (rank + 1, rank == 4)
    for kind in range(3):
        lacks = comes(*[number - (kind == n) for n, number in enumerate(needed)])
        if rank < 4:
            lacks.refused(seat, "WZ-RANK-16", "advance")
        else:
            assert clauses(lacks, "nothing") == ["WZ-RANK-16"]
