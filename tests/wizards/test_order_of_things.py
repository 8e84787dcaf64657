"""Clauses of Wizards on who comes first, what is done at once, and what a meeting still brings."""

from __future__ import annotations

from engine.said import said
from tests.wizards.scene import Scene, proves


def clauses(scene: Scene, tag: str) -> list[str]:
    """The clauses of all events of a sort."""
    return [event.clause for event in scene.every(tag)]


# -- Tasks -----------------------------------------------------------------------------------------------


@proves("WZ-TASK-13", "WZ-TASK-12", "WZ-TASK-04")
def test_a_location_may_fall_on_a_place_that_the_task_names() -> None:
    rolled = Scene().check(4, 4).event(18).draws(23).random("HAM-03").stays("red").do("red", "accept")
    assert [event.place for event in rolled.every("task marked")] == ["HAM-03", "HAM-03"]
    assert clauses(rolled, "task marked") == ["WZ-TASK-04", "WZ-TASK-13"]
    picked = Scene().check(4, 4).event(18).draws(3).stays("red").do("red", "accept")
    picked.do("red", "pick", "task-03", "TOR-02").do("red", "pick", "task-03", "EDG-05")
    assert [event.place for event in picked.every("task marked")] == ["TOR-02", "EDG-05", "TOR-02"]
    assert clauses(picked, "task marked")[0] == "WZ-TASK-13"


@proves("WZ-TASK-30", "WZ-TASK-28", "WZ-TASK-32")
def test_the_whale_song_given_at_meadowshire_is_done_in_the_next_turn() -> None:
    scene = Scene().at(red="MEA-02", blue="MEA-01").task("blue", 17, "MEA-01").site(5).die("player encounter", 3)
    scene.walk("red", 1, "MEA-01", stop=False).do("blue", "give task", "task-17", "red").do("red", "take it")
    assert (scene.tasks("red"), scene.has("red")) == ({17}, (20, 15, 10))
    scene.passes("blue", "yellow").stays("red", 4)
    assert (scene.tasks("red"), scene.has("red")) == (set(), (20, 15, 20))


@proves("WZ-TASK-32", "WZ-TASK-21")
def test_a_task_that_is_handed_over_here_is_begun_here() -> None:
    scene = Scene().at(blue="TOR-00").task("red", 16, "TOR-00", "SAL-02").die("player encounter", 3)
    scene.walk("red", 2, "TOR-00", stop=False).do("red", "pass by")
    scene.do("red", "give task", "task-16", "blue").do("blue", "take it")
    assert (scene.tasks("blue"), scene.now.pieces["task-16"].mark("done")) == ({16}, 1)
    assert clauses(scene, "task part done") == ["WZ-TASK-32"]


@proves("WZ-TASK-15", "WZ-TASK-17", "WZ-TASK-19", "WZ-TASK-22")
def test_one_meeting_does_one_part_of_the_task_that_it_gives() -> None:
    given = Scene().wizard("zegoral", "TOR-00").points("red", 35, 25, 15).draws(30)
    given.walk("red", 2, "TOR-00", stop=False).do("red", "receive task").do("red", "name", "person-zegoral")
    assert clauses(given, "task part done") == ["WZ-TASK-19"]
    given.refused("red", "WZ-TASK-15", "do part", "task-30")
    given.do("red", "advance")
    assert given.now.pieces["task-30"].mark("done") == 1


@proves("WZ-TASK-05", "WZ-TASK-06")
def test_why_a_task_is_passed_over() -> None:
    full = Scene().check(4, 4).event(18)
    rows = {
        21: "SAL-02 SAL-03 SAL-04",
        24: "SAL-00 SAL-01 SAL-14",
        26: "GLE-00 GLE-01 GLE-03",
        16: "WHE-15 SAL-02",
    }
    for number, spaces in rows.items():
        full.task("red", number, *spaces.split())
    full.draws(1, 17).stays("red")
    assert clauses(full, "task passed over") == ["WZ-TASK-05"]
    dead = Scene().dead("EDG").check(4, 4).event(18).draws(2, 17).stays("red")
    assert clauses(dead, "task passed over") == ["WZ-TASK-06"]


# -- Leaders ---------------------------------------------------------------------------------------------


def led(*given: int) -> Scene:
    """Red and Green, alike in everything, lead; Blue is one Rank below."""
    scene = Scene(turn="green", seats=4).rank(red=4, green=4, blue=3).points("red", 60, 45, 30)
    scene.points("green", 60, 45, 30).at(red="TOR-00", blue="TOR-00", green="TOR-05")
    return scene.die("player encounter", 5).die("points given", *given)


@proves("WZ-MEET-25", "WZ-MEET-16", "WZ-MEET-21")
def test_joint_leaders_all_pay_and_the_other_gains_once() -> None:
    scene = led(5, 4).walk("green", 3, "TOR-00", stop=False)
    for blue in ("knowledge", "perception"):
        scene.do("green", "power").do("red", "knowledge").do("blue", blue)
    assert [scene.has(seat) for seat in ("green", "red", "blue")] == [(60, 45, 21), (51, 45, 30), (20, 14, 20)]
    assert clauses(scene, "rolled").count("WZ-MEET-25") == 2
    assert [(event.seat, event.clause) for event in scene.every("led")] == [
        ("green", "WZ-MEET-16"), ("red", "WZ-MEET-16"),
    ]  # fmt: skip


@proves("WZ-MEET-26", "WZ-MEET-24")
def test_joint_leaders_offer_tasks_each_for_himself() -> None:
    one = led(5, 4).task("red", 16, "WHE-15", "SAL-02").walk("green", 3, "TOR-00", stop=False)
    one.do("red", "offer task", "task-16").do("blue", "take it")
    for _ in range(2):
        one.do("green", "power").do("blue", "power")
    assert [one.has(seat) for seat in ("green", "red", "blue")] == [(60, 45, 21), (60, 45, 30), (15, 10, 29)]
    both = led().task("red", 16, "WHE-15", "SAL-02").task("green", 4, "GLE-04", "GLE-00")
    both.walk("green", 3, "TOR-00", stop=False)
    both.do("green", "offer task", "task-04").do("blue", "take it")
    both.do("red", "offer task", "task-16").do("blue", "take it")
    assert (both.tasks("blue"), both.has("blue"), both.has("red")) == ({4, 16}, (15, 10, 20), (60, 45, 30))


@proves("WZ-MEET-22", "WZ-MEET-23", "WZ-POINT-05", "WZ-POINT-07", "WZ-MEET-14")
def test_a_leader_without_points_pays_nothing_and_the_other_gains() -> None:
    scene = Scene().rank(red=4).points("red", 3, 0, 0).at(blue="TOR-00").die("player encounter", 5)
    scene.die("points given", 5, 4, 6).walk("red", 2, "TOR-00", stop=False)
    scene.do("red", "knowledge").do("blue", "power").do("blue", "power").do("blue", "power")
    assert (scene.has("red"), scene.has("blue")) == ((0, 0, 0), (15, 10, 35))
    assert clauses(scene, "points lost") == ["WZ-POINT-05"]
    assert clauses(scene, "led") == ["WZ-MEET-14"]


# -- the order of Transports, Demons and extra turns -----------------------------------------------------


@proves("WZ-SEQ-03", "WZ-SEQ-02")
def test_the_destination_is_known_while_the_figure_still_stands() -> None:
    scene = Scene().rank(blue=3).at(blue="TOR-00").die("player encounter", 2).random("WHE-16", "SIL-12")
    scene.walk("red", 2, "TOR-00", stop=False)
    assert (scene.asked(), scene.topic(), scene.place("blue")) == ("blue", "transport", "TOR-00")
    assert (scene.now.pages[-1].to, scene.place("red")) == ("SIL-12", "off")
    scene.do("blue", "let it be")
    assert (scene.place("red"), scene.place("blue")) == ("WHE-16", "SIL-12")
    assert clauses(scene, "landed") == ["WZ-SEQ-02", "WZ-SEQ-04"]


@proves("WZ-SEQ-15", "WZ-SEQ-14")
def test_markers_that_become_demons_are_met_in_player_order() -> None:
    scene = Scene(turn="yellow").day(14, 3).at(red="TOR-00", blue="TOR-00").task("red", 6, "TOR-00", "WHE-03")
    scene.demons("WHE-00", "WHE-01", "TOR-00").die("demons", 2, 2).space("TOR-12", "TOR-14")
    scene.random("SAL-10", "GLE-03", "SIL-12").passes("yellow").face("red").face("blue")
    met = [event.seat for event in scene.every("rolled") if event.clause == "WZ-DEMON-04"]
    assert met == ["red", "blue"]
    assert {"TOR-00", "TOR-12", "TOR-14"} <= scene.with_demons()
    lying = [key for key in scene.now.contents["TOR-00"] if key.startswith("demon")]
    assert len(lying) == 1


@proves("WZ-SEQ-16", "WZ-EVIL-30")
def test_each_new_demon_is_settled_before_the_next_appears() -> None:
    scene = Scene(turn="yellow").day(14, 3).at(blue="GLE-03").demons("WHE-00").die("demons", 2)
    scene.random("GLE-03").space("GLE-12").random("SAL-10", "SIL-12").passes("yellow").face("blue")
    came = [event.place for event in scene.every("demons came")]
    assert came == ["GLE-03", "GLE-12", "SAL-10", "SIL-12"]


@proves("WZ-SEQ-17", "WZ-SEQ-08", "WZ-EVIL-02")
def test_extra_turns_of_an_early_landing_come_before_the_demons() -> None:
    scene = Scene(turn="yellow").day(14, 1).random("TOR-02", "GLE-03", "SAL-10", "WHE-16", "MEL-03", "TOR-12")
    scene.site(5).passes("yellow")
    assert (scene.place("red"), scene.asked(), scene.topic()) == ("TOR-02", "red", "begin")
    assert (scene.now.counters["day"], scene.with_demons(), scene.place("blue")) == (14, set(), "WHE-05")
    assert clauses(scene, "extra turn taken") == ["WZ-SEQ-17"]
    scene.check(1).stays("red")
    assert (scene.with_demons(), scene.place("blue")) == ({"GLE-03", "WHE-16", "TOR-12"}, "SAL-10")


@proves("WZ-SEQ-06", "WZ-SEQ-07")
def test_what_says_when_extra_turns_come() -> None:
    scene = Scene().at(red="SHR-02").site(1).walk("red", 1, "SHR-01")
    assert (scene.asked(), clauses(scene, "extra turn taken")) == ("red", ["WZ-SEQ-06"])


@proves("WZ-SPELL-03", "WZ-SPELL-04", "WZ-SEQ-07", "WZ-TURN-10")
def test_what_was_tried_in_a_turn_stays_tried_after_an_extra_turn_inside_it() -> None:
    """Blue tries Escape in Red's turn, and lands on Demons after the extra turn that Red has played meanwhile."""
    scene = Scene().at(blue="TOR-00").rank(blue=3).demons("SIL-12").die("player encounter", 2).spell(6)
    scene.random("WHE-03", "SIL-12").site(5).walk("red", 2, "TOR-00", stop=False).do("blue", "escape transport")
    assert (scene.asked(), scene.topic(), scene.marked("blue", "tried-escape")) == ("red", "begin", 0)
    scene.die("demons", 5).space("LAI-12", "LAI-16").check(1).walk("red", 1, "WHE-00").face("blue")
    assert clauses(scene, "turn resumed") == ["WZ-SPELL-03"]
    assert (scene.place("blue"), scene.asked(), scene.topic()) == ("LAI-12", "blue", "begin")
    assert scene.marked("blue", "tried-escape") == 0


# -- a summoned boat with Demons -------------------------------------------------------------------------


def beside_the_boat(*demons: int) -> Scene:
    """Red can summon a boat with Demons to the Water where Blue swims; the Demons roll these numbers."""
    scene = Scene().at(red="TOR-08", blue="TOR-09").boat(1, "TOR-10").demons("TOR-10", boat=1).spell(1)
    return scene.roll(4).die("demons", *demons)


@proves("WZ-BOAT-22", "WZ-SEQ-02", "WZ-ENC-13")
def test_a_summoned_boat_sends_somebody_away_and_the_walk_goes_on() -> None:
    scene = beside_the_boat(5).space("LAI-12", "LAI-16").random("GLE-03").check(1).do("red", "roll")
    scene.do("red", "summon boat", to="TOR-09").face("blue")
    assert (scene.place("blue"), scene.asked(), scene.verbs("red") >= {"walk", "stop"}) == ("LAI-12", "red", True)
    assert clauses(scene, "boat moved") == ["WZ-BOAT-22"]
    scene.do("red", "stop")
    assert any(event.seat == "red" and event.clause == "WZ-RAND-01" for event in scene.every("rolled"))


@proves("WZ-BOAT-21", "WZ-SEQ-02")
def test_a_walker_whom_the_new_demons_send_away_walks_no_further() -> None:
    scene = beside_the_boat(2, 5).random("TOR-08").space("LAI-12", "TOR-14", "LAI-16").do("red", "roll")
    scene.do("red", "summon boat", to="TOR-09").face("blue").face("red")
    assert (scene.place("red"), scene.asked(), scene.topic()) == ("LAI-12", "blue", "begin")


# -- not moving ------------------------------------------------------------------------------------------


@proves("WZ-RAND-06", "WZ-ENC-12")
def test_who_fails_to_leave_still_meets_hamdrel_and_no_other_place() -> None:
    spell = Scene().rank(red=3).at(red="HAM-03").spell(6).site(3).draws(20).do("red", "transport", amount=1)
    assert spell.do("red", "accept").tasks("red") == {20}
    call = Scene().at(red="HAM-03").die("call for help", 6, 2).site(3).draws(20).do("red", "call for help")
    assert call.do("red", "pay power").do("red", "accept").tasks("red") == {20}
    town = Scene().rank(red=3).at(red="TOR-02").spell(6).do("red", "transport", amount=1)
    assert (town.asked(), clauses(town, "place passed"), clauses(town, "place met")) == (
        "blue",
        ["WZ-RAND-06"],
        [],
    )
    caught = Scene().at(red="HAM-03").mark("red", trap=1).die("call for help", 6, 2).do("red", "call for help")
    assert (caught.do("red", "pay power").asked(), clauses(caught, "place met")) == ("blue", [])


@proves("WZ-ENC-08", "WZ-ENC-09", "WZ-ENC-10", "WZ-ENC-12", "WZ-MOVE-10", "WZ-ENC-02", "WZ-ENC-11")
def test_the_table_says_why_a_place_is_not_met() -> None:
    part = Scene().at(red="TOR-01").task("red", 1, "TOR-02", "SAL-14").walk("red", 1, "TOR-02", stop=False)
    assert part.now.ask.clause == "WZ-ENC-02"
    part.do("red", "do part", "task-01")
    assert (clauses(part, "place passed"), clauses(part, "stepped")) == (["WZ-ENC-08"], ["WZ-MOVE-10"])
    wizard = Scene().at(red="TOR-01").task("red", 1, "TOR-02", "SAL-14").wizard("terek", "TOR-02").draws(20)
    wizard.walk("red", 1, "TOR-02", stop=False)
    assert wizard.now.ask.clause == "WZ-ENC-11"
    wizard.do("red", "pass by")
    assert clauses(wizard, "place passed") == ["WZ-ENC-10"]
    stays = Scene().at(red="TOR-02").stays("red")
    assert clauses(stays, "place passed") == ["WZ-ENC-12"]
    druid = Scene(turn="yellow").at(yellow="CIR-01").task("yellow", 7, "", "CIR-00", done=1).draws(20)
    druid.walk("yellow", 2, "CIR-00", stop=False).do("yellow", "do part", "task-07")
    assert (clauses(druid, "place passed"), len(druid.every("place met"))) == ([], 1)


# -- rolls that are altered, and what a step costs -------------------------------------------------------


@proves("WZ-MOVE-07", "WZ-MOVE-05", "WZ-EVENT-01", "WZ-EVENT-45")
def test_winds_and_fog_are_added_up() -> None:
    dazed = Scene().events("red", 1, days=3).aboard("red", 1).mark("red", dazed=1).roll(1).do("red", "roll")
    assert dazed.now.ask.clause == "WZ-MOVE-07"
    assert dazed.steps("red", "TOR-10").goals("red", "sail")
    foggy = Scene().events("red", 1, 45, days=3).aboard("red", 1).roll(1).do("red", "roll")
    assert not foggy.steps("red", "TOR-10", "TOR-11").goals("red", "sail")


@proves("WZ-MOVE-08", "WZ-MOVE-06", "WZ-TURN-07", "WZ-RAND-05", "WZ-MOVE-13")
def test_refusals_name_the_rule_that_decides() -> None:
    mire = Scene().events("red", 6, days=2).at(red="TOR-01").roll(3).do("red", "roll").steps("red", "TOR-00")
    mire.refused("red", "WZ-MOVE-08", "walk", "red", "TOR-01")
    Scene().mark("red", trap=1).refused("red", "WZ-MOVE-06", "walk", "red", "TOR-00")
    asked = Scene(turn="yellow").check(1).stays("yellow")
    asked.refused("yellow", "WZ-TURN-07", "walk", "yellow", "BRA-01")
    Scene(turn="yellow").refused("yellow", "WZ-RAND-05", "summon animal")
    closed = Scene().at(red="TOR-01").met("red", "TOR-02", 11).roll(4).do("red", "roll")
    closed.refused("red", "WZ-MOVE-13", "walk", "red", "TOR-02").refused(
        "red", "WZ-ENC-15", "walk", "red", "TOR-02"
    )


# -- what Transports, Days and lost turns end ------------------------------------------------------------


@proves("WZ-TRANS-07", "WZ-TRANS-08", "WZ-BOAT-07", "WZ-HELP-04", "WZ-TRANS-06")
def test_a_transport_says_what_it_ends() -> None:
    caught = Scene().mark("red", trap=1).points("red", 20, 15, 3).die("call for help", 3, 4).random("GLE-03")
    caught.do("red", "call for help").do("red", "pay power")
    assert (clauses(caught, "points lost"), caught.has("red")) == (["WZ-HELP-04"], (20, 15, 0))
    assert clauses(caught, "trap ended") == ["WZ-TRANS-07"]
    rides = Scene().animal("red", "hound").dead("GLE").die("call for help", 3, 4).random("GLE-03")
    rides.space("LAI-12", "LAI-16").do("red", "call for help").do("red", "pay power")
    assert (clauses(rides, "animal left"), clauses(rides, "taken off")) == (["WZ-TRANS-08"], ["WZ-TRANS-06"])
    sails = Scene().aboard("red", 1).die("call for help", 3, 4).random("GLE-03").do("red", "call for help")
    sails.do("red", "pay power")
    assert [event.clause for event in sails.every("marked") if event.name == "aboard"] == ["WZ-BOAT-07"]
    assert sails.where("boat-1") == "TOR-09"


@proves("WZ-TURN-12", "WZ-MOVE-15")
def test_the_day_that_passes_says_what_ends() -> None:
    scene = Scene(turn="yellow").animal("red", "hound", days=1).events("blue", 45, days=1).passes("yellow")
    assert clauses(scene, "animal left") == ["WZ-TURN-12"]
    assert (clauses(scene, "event spent"), scene.held("blue")) == (["WZ-MOVE-15"], set())
    assert scene.marked("red", "animal") == 0


@proves("WZ-TURN-11", "WZ-TURN-15", "WZ-TURN-10")
def test_an_extra_turn_of_a_player_who_is_held() -> None:
    scene = Scene(turn="yellow").at(yellow="SHR-02").counter("extra-red", 2).counter("extra-since-red", 1)
    scene.mark("red", stunned=1, trap=1).passes("yellow")
    assert clauses(scene, "turn lost") == ["WZ-TURN-11"]
    assert (scene.topic(), scene.marked("red", "stunned")) == ("caught", 0)
    assert [event.clause for event in scene.every("turn began") if event.seat == "red"] == ["WZ-TURN-15"] * 2


@proves("WZ-RANK-22", "WZ-HELP-12", "WZ-HELP-13")
def test_former_tasks_go_and_the_healed_stay_trapped() -> None:
    scene = Scene(turn="blue").wizard("elekov", "WHE-00").draws(20).task("blue", 12, "MEG-00", "WHE-15",
                                                                        mandatory=True)  # fmt: skip
    scene.walk("blue", 4, "WHE-00", stop=False).do("blue", "join")
    assert clauses(scene, "task lost") == ["WZ-RANK-22"]
    healed = Scene().mark("red", dazed=1, trap=1).die("call for help", 3, 4).do("red", "call for help")
    assert healed.now.ask.clause == "WZ-HELP-13"
    healed.do("red", "pay power")
    assert (clauses(healed, "healed"), healed.marked("red", "trap")) == (["WZ-HELP-12"], 1)


@proves("WZ-SPELL-05", "WZ-SPELL-12")
def test_swiftness_makes_a_mountain_cheap() -> None:
    scene = Scene().rank(red=3).at(red="WHE-17").spell(1).roll(4).do("red", "roll").do("red", "swiftness")
    assert clauses(scene, "quickened") == ["WZ-SPELL-12", "WZ-SPELL-05"]
    assert scene.steps("red", "LAI-09").left() == 3


@proves("WZ-TASK-21")
def test_a_task_that_begins_at_sea_has_a_place_with_a_name() -> None:
    scene = Scene().at(red="S18-08").task("red", 22, "S18-08", "GLE-03")
    (errand,) = scene.now.game.errands(scene.now, "red")
    assert errand.parts[0].name == said("the open sea")
