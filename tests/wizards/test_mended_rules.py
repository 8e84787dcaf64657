"""Rules of Wizards where the table once did something else than the register says."""

from __future__ import annotations

from tests.wizards.scene import Scene, proves


def clauses(scene: Scene, tag: str) -> list[str]:
    """The clauses of all events of a sort."""
    return [event.clause for event in scene.every(tag)]


def checks(scene: Scene) -> int:
    """How often somebody checked for a Random Encounter."""
    return sum(event.what == "roll-check" for event in scene.every("rolled"))


# -- places ----------------------------------------------------------------------------------------------


@proves("WZ-ENC-18", "WZ-ENC-15", "WZ-ENC-14")
def test_a_spell_that_lands_in_a_closed_place_of_its_own_land_does_not_open_it() -> None:
    def travels(met: int, where: str = "TOR-02") -> Scene:
        scene = Scene().rank(red=3).at(red="TOR-00").met("red", "TOR-02", met).spell(4).random(where).site(6)
        return scene.do("red", "transport", amount=1)

    closed = travels(20)
    assert (closed.place("red"), closed.every("place met"), closed.asked()) == ("TOR-02", [], "blue")
    assert clauses(closed, "place passed") == ["WZ-ENC-18"]
    assert len(travels(10).every("place met")) == 1
    later = travels(20, "TOR-12").passes("blue", "yellow").roll(6).do("red", "roll").steps("red", "TOR-03")
    later.refused("red", "WZ-ENC-18", "walk", "red", "TOR-02").refused("red", "WZ-ENC-15", "walk", "red", "TOR-02")


@proves("WZ-ENC-17", "WZ-ENC-46", "WZ-ENC-15")
def test_common_folk_met_again_have_been_met_twice() -> None:
    scene = Scene().at(red="TOR-01").site(3, 6).walk("red", 1, "TOR-02", stop=False).passes("blue", "yellow")
    assert clauses(scene, "place met") == ["WZ-ENC-17", "WZ-ENC-46"]
    scene.passes("blue", "yellow").check(1).walk("red", 2, "TOR-00").passes("blue", "yellow")
    scene.roll(3).do("red", "roll").refused("red", "WZ-ENC-15", "walk", "red", "TOR-02")


@proves("WZ-ENC-34", "WZ-TRANS-16", "WZ-MOVE-17")
def test_a_task_part_is_leave_enough_to_ride_or_be_transported_to_the_star_crest() -> None:
    rides = Scene().animal("red", "unicorn").task("red", 13, "MEG-07", "").do("red", "fly", "red", "MEG-07")
    rides.refused("red", "WZ-MOVE-17", "pass by").do("red", "do part", "task-13")
    assert rides.every("place met") == []
    road = Scene().task("red", 13, "MEG-07", "").check(4, 4).event(21).stays("red")
    assert road.do("red", "transport", "red", "MEG-07").topic() == "parts"


@proves("WZ-EVENT-30", "WZ-ENC-34")
def test_who_passes_the_task_part_by_enters_the_star_crest_by_invitation() -> None:
    scene = Scene().at(red="MEG-01").events("red", 30).task("red", 13, "MEG-07", "").site(6).die("extra turns", 1)
    scene.walk("red", 3, "MEG-07", stop=False)
    assert scene.held("red") == {30}
    scene.do("red", "pass by")
    assert (scene.held("red"), len(scene.every("place met"))) == (set(), 1)


@proves("WZ-EVENT-21", "WZ-EVENT-37", "WZ-EVENT-49")
def test_the_moon_road_and_the_elven_gate_are_carried_out() -> None:
    for number in (21, 37):
        scene = Scene().check(4, 4).event(number).stays("red")
        assert scene.verbs("red") == {"transport"}


# -- moving ----------------------------------------------------------------------------------------------


@proves("WZ-MOVE-05", "WZ-ANIMAL-19")
def test_a_small_roll_is_unspent_as_long_as_the_animal_pays() -> None:
    scene = Scene().at(red="TOR-18").animal("red", "hound").roll(1).do("red", "roll")
    scene.steps("red", "TOR-01", "TOR-00")
    assert (scene.left(), scene.topic()) == (1, "one step")
    scene.check(1).steps("red", "TOR-04")
    assert (scene.place("red"), scene.asked()) == ("TOR-04", "blue")
    spent = Scene().at(red="TOR-18").animal("red", "hound").roll(1).do("red", "roll")
    spent.steps("red", "TOR-01", "TOR-00", "TOR-05").refused("red", "WZ-MOVE-02", "walk", "red", "TOR-04")


@proves("WZ-MOVE-12", "WZ-DRAGON-29")
def test_two_dragonbound_players_walk_past_each_other() -> None:
    scene = Scene().at(blue="TOR-00").mark("red", bound=1).mark("blue", bound=1).roll(4).do("red", "roll")
    scene.steps("red", "TOR-00", "TOR-01")
    assert scene.place("red") == "TOR-01"
    one = Scene().at(blue="TOR-00").mark("blue", bound=1).die("demons", 2).walk("red", 4, "TOR-00", stop=False)
    assert one.place("red") == "TOR-00"


@proves("WZ-RANK-24", "WZ-RAND-01", "WZ-SPELL-18")
def test_after_telepathy_there_is_no_check() -> None:
    def speaks(spell: int) -> Scene:
        scene = Scene().points("red", 35, 25, 15).spell(spell).die("random wizards", 20).draws(20).check(3)
        return scene.do("red", "telepathy")

    works = speaks(2).do("red", "advance").do("red", "receive task").walk("red", 1, "TOR-00")
    assert (works.asked(), checks(works)) == ("blue", 0)
    assert checks(speaks(3).walk("red", 1, "TOR-00")) == 1


@proves("WZ-RAND-01", "WZ-BOAT-22", "WZ-BOAT-21")
def test_demons_met_on_the_way_are_an_encounter() -> None:
    scene = Scene().at(red="TOR-08", blue="TOR-09").boat(1, "TOR-10").demons("TOR-10", boat=1).spell(1).roll(4)
    scene.die("demons", 2, 2).random("TOR-08").space("TOR-12").do("red", "roll")
    scene.do("red", "summon boat", to="TOR-09").face("blue").face("red").do("red", "stop")
    assert (scene.asked(), checks(scene)) == ("blue", 0)


# -- Demons and boats ------------------------------------------------------------------------------------


def aboard(scene: Scene, where: str = "TOR-10") -> list[int]:
    """The boats aboard which the Demons of a space are, 0 for the space itself."""
    return [scene.now.pieces[key].mark("aboard") for key in scene.now.contents[where] if key.startswith("demon")]


@proves("WZ-BOAT-17", "WZ-DEMON-08", "WZ-BOAT-21")
def test_demons_stay_aboard_the_boat_of_the_player_whom_they_carry_off() -> None:
    scene = Scene().aboard("red", 1).check(4, 1).die("demons", 5).space("LAI-12").random("GLE-03").space("LAI-16")
    scene.stays("red").face("red")
    assert scene.place("red") == "LAI-12"
    assert (aboard(scene, "TOR-09"), clauses(scene, "demons stayed")[0]) == ([1], "WZ-BOAT-17")


@proves("WZ-BOAT-17", "WZ-BOAT-23")
def test_demons_aboard_another_boat_stay_there() -> None:
    scene = Scene().boat(2, "TOR-10").aboard("red", 1).demons("TOR-10", boat=2).die("demons", 2).random("GLE-03")
    scene.walk("red", 3, "TOR-10", stop=False).face("red")
    assert (aboard(scene), scene.with_demons()) == ([2], {"TOR-10", "GLE-03"})
    both = Scene().boat(2, "TOR-10").aboard("red", 1).demons("TOR-10", boat=2).demons("TOR-10").die("demons", 2)
    both.random("GLE-03").walk("red", 3, "TOR-10", stop=False).face("red")
    assert sorted(aboard(both)) == [1, 2]


@proves("WZ-MEET-05", "WZ-DEMON-26", "WZ-ENC-07")
def test_the_dragon_of_a_meeting_finds_only_who_is_still_there() -> None:
    scene = Scene(turn="blue").rank(red=4).at(red="TOR-04", blue="TOR-00").die("player encounter", 1)
    scene.die("demons", 2, 2, 5).die("points lost", 1).space("TOR-04", "LAI-12", "TOR-14", "TOR-15", "LAI-16")
    scene.walk("blue", 5, "TOR-04", stop=False)
    scene.face("blue").face("red")
    assert (scene.place("red"), scene.every("dragon came")[0].clause) == ("LAI-12", "WZ-LAIR-12")


# -- Tasks and meetings ----------------------------------------------------------------------------------


@proves("WZ-TASK-19", "WZ-TASK-31", "WZ-TASK-23")
def test_a_dream_of_a_high_wizard_begins_with_the_one_who_gives_it() -> None:
    def meets(seat: str) -> Scene:
        scene = Scene(turn=seat).at(red="SAL-04", blue="SAL-04").at(**{seat: "TOR-05"}).wizard("veldor", "TOR-00")
        return scene.draws(39).walk(seat, 2, "TOR-00", stop=False)

    own = meets("red").do("red", "receive task").do("red", "pick", "task-39", "EDG-05")
    assert own.now.pieces["task-39"].mark("done") == 1
    asks = meets("blue").do("blue", "ask for task").do("blue", "accept").do("blue", "pick", "task-39", "EDG-05")
    assert asks.now.pieces["task-39"].mark("done") == 1
    town = Scene().at(red="TOR-01").site(4).draws(39).walk("red", 1, "TOR-02", stop=False).do("red", "accept")
    assert town.do("red", "pick", "task-39", "EDG-05").now.pieces["task-39"].mark("done") == 0


@proves("WZ-TASK-37", "WZ-TASK-06", "WZ-RANK-29")
def test_a_task_is_given_only_to_a_player_who_can_do_it() -> None:
    def meets(*dead: str) -> Scene:
        scene = Scene().at(blue="TOR-00").dead(*dead).task("red", 33, "GLE-03", "").die("player encounter", 3)
        return scene.walk("red", 1, "TOR-00", stop=False)

    meets().do("red", "give task", "task-33", "blue")
    fallen = meets("MEG", "MEL", "MGR")
    assert fallen.asked() == "blue"
    assert fallen.tasks("red") == {33}


@proves("WZ-MEET-29", "WZ-MEET-08")
def test_a_task_that_one_declines_may_be_offered_to_another() -> None:
    scene = Scene().at(blue="TOR-00", yellow="TOR-00").task("red", 16, "WHE-15", "SAL-02")
    scene.die("player encounter", 3).walk("red", 2, "TOR-00", stop=False)
    scene.do("red", "give task", "task-16", "blue").do("blue", "decline")
    assert scene.goals("red", "give task") == {"seat-yellow"}
    scene.do("red", "give task", "task-16", "yellow").do("yellow", "take it")
    assert (scene.tasks("red"), scene.tasks("yellow")) == (set(), {16})


@proves("WZ-RANK-29", "WZ-RANK-26", "WZ-RANK-24")
def test_a_sorcerer_without_masters_is_healed_by_no_contact() -> None:
    def calls(*dead: str) -> Scene:
        return Scene(turn="blue").mark("blue", dazed=1).dead(*dead).check(4, 4).event(33).stays("blue")

    assert calls().marked("blue", "dazed") == 0
    assert calls("MEG", "MEL", "MGR").marked("blue", "dazed") == 1


# -- Evil ------------------------------------------------------------------------------------------------


@proves("WZ-SEQ-06", "WZ-TURN-02", "WZ-TURN-10")
def test_extra_turns_won_while_evil_acts_come_before_the_new_day() -> None:
    scene = Scene(turn="yellow").day(14, 3).at(red="EDG-00", blue="LAI-12").mark("blue", lair=9).demons("EDG-04")
    scene.space("LAI-12").die("player encounter", 2).random("GLE-03", "WHE-03").site(5).space("LAI-16", "LAI-17")
    scene.random("SAL-10", "SAL-14", "SAL-03").passes("yellow")
    assert (scene.asked(), scene.place("blue"), scene.now.counters["day"]) == ("blue", "WHE-03", 14)
    assert clauses(scene, "extra turn taken") == ["WZ-SEQ-06"]


@proves("WZ-TRANS-15")
def test_a_second_escape_from_the_same_dying_land_is_refused() -> None:
    scene = Scene(turn="yellow").day(14, 3).at(blue="EDG-03").rank(blue=3).events("blue", 8).demons("EDG-04")
    scene.space("LAI-17", "LAI-02", "LAI-12", "LAI-16").spell(3).passes("yellow").do("blue", "escape transport")
    scene.refused("blue", "WZ-TRANS-15", "escape transport").do("blue", "let it be")
    assert scene.place("blue") == "LAI-02"


@proves("WZ-EVIL-05", "WZ-TASK-25", "WZ-TASK-27")
def test_a_gate_on_the_way_is_gone_through_before_evils_journey() -> None:
    scene = Scene(turn="yellow").day(14, 1).at(red="STO-09").rank(red=0).die("random wizards", 72).draws(45)
    scene.die("task location", "LAI-12").space("LAI-16")
    scene.random("MEL-03", "SAL-10", "WHE-16", "MEL-04", "TOR-12", "SIL-12").passes("yellow")
    scene.do("red", "join")
    assert (scene.place("red"), scene.topic()) == ("LAI-12", "parts")
    scene.refused("red", "WZ-TASK-27", "pass by").do("red", "do part", "task-45")
    assert (scene.place("red"), scene.tasks("red")) == ("MEL-03", set())


# -- animals ---------------------------------------------------------------------------------------------


@proves("WZ-TURN-06", "WZ-ANIMAL-09")
def test_whoever_rides_may_stay_at_sea_or_where_the_animal_would_not_go() -> None:
    sea = Scene().aboard("red", 1).animal("red", "unicorn").do("red", "fly", "red", "TOR-09")
    assert (sea.place("red"), sea.marked("red", "aboard"), sea.asked()) == ("TOR-09", 1, "blue")
    lair = Scene().at(red="LAI-09").mark("red", lair=9).animal("red", "winged_horse").space("LAI-16")
    lair.do("red", "fly", "red", "LAI-09")
    assert (lair.place("red"), lair.marked("red", "lair")) == ("LAI-09", 9)


@proves("WZ-DEMON-24", "WZ-DEMON-07")
def test_the_unicorn_leaves_the_demon_dazed() -> None:
    scene = Scene().animal("red", "unicorn").demons("TOR-00").die("demons", 4).space("TOR-12")
    scene.walk("red", 1, "TOR-00", stop=False).face("red")
    assert (clauses(scene, "animal left"), scene.marked("red", "animal")) == (["WZ-DEMON-24"], 0)
