"""What happens names the clause that decides: in an event of the log, in a question or in a refusal."""

from __future__ import annotations

import pytest

from engine.flow import Option, Session
from engine.flow.coverage import coverage, sources
from engine.table import LiveDealer
from engine.wizards import GAME
from engine.wizards.atlas import SLOTS
from engine.wizards.components import LANDS_OF
from tests.wizards.scene import TEST_MAP, Scene, proves


def clauses(scene: Scene, tag: str) -> list[str]:
    """The clauses of all events of a sort."""
    return [event.clause for event in scene.every(tag)]


def said(scene: Scene, tag: str) -> list[tuple[str, str]]:
    """Who did what all events of a sort tell, with the clause."""
    return [(event.seat, event.clause) for event in scene.every(tag)]


def asked(scene: Scene) -> str:
    """The clause on which the open question rests."""
    ask = scene.now.ask
    assert ask is not None
    return str(ask.clause)


def draws(number: int, seat: str = "red", **at: str) -> Scene:
    """A Random Encounter of the seat in turn brings this Event."""
    return Scene(turn=seat).at(**at).check(4, 4).event(number)


def test_what_is_only_told_says_why_nothing_enforces_it() -> None:
    found = coverage(GAME.rulebook, GAME.id, sources(GAME.folder), ())
    assert len(found.told) < 20
    assert [key for key in found.told if not GAME.rulebook[key].reason] == []


# -- moving ----------------------------------------------------------------------------------------------


@proves("WZ-MOVE-12", "WZ-ANIMAL-19", "WZ-ANIMAL-22", "WZ-MOVE-05")
def test_a_step_says_what_stops_nobody_and_who_pays() -> None:
    passes = Scene().task("blue", 16, "TOR-00", "SAL-02").roll(4).do("red", "roll")
    assert clauses(passes.steps("red", "TOR-00", "TOR-01"), "stepped") == ["WZ-MOVE-12", "WZ-MOVE-02"]
    rides = Scene().at(red="TOR-15").animal("red", "horse").roll(1).do("red", "roll")
    assert clauses(rides.steps("red", "TOR-05"), "stepped") == ["WZ-ANIMAL-19"]
    winged = Scene().animal("red", "winged_horse").roll(4).do("red", "roll")
    assert asked(winged) == "WZ-ANIMAL-22"


@proves("WZ-DEMON-21")
def test_the_dazed_are_told_that_no_event_helps() -> None:
    scene = Scene().events("red", 2, days=2).mark("red", dazed=1).roll(3).do("red", "roll").steps("red", "TOR-00")
    scene.refused("red", "WZ-DEMON-21", "walk", "red", "TOR-04")
    sound = Scene().mark("red", dazed=1).roll(3).do("red", "roll").steps("red", "TOR-00")
    told = [reason.clause for reason in sound.session.why_not("red", sound.option("walk", "red", "TOR-04"))]
    assert "WZ-DEMON-21" not in told


@proves("WZ-ENC-20", "WZ-ANIMAL-09")
def test_a_flight_on_the_same_land_opens_no_place() -> None:
    near = Scene().animal("red", "winged_horse").met("red", "TOR-02", 20).do("red", "fly", "red", "TOR-12")
    assert (clauses(near, "flew"), near.marked("red", "met-TOR-02")) == (["WZ-ENC-20"], 20)
    far = Scene().animal("red", "winged_horse").met("red", "TOR-02", 20).do("red", "fly", "red", "GLE-01")
    assert (clauses(far, "flew"), far.marked("red", "met-TOR-02")) == (["WZ-ANIMAL-09"], 0)


# -- encounters ------------------------------------------------------------------------------------------


@proves("WZ-ENC-07", "WZ-SEQ-02")
def test_who_is_carried_off_meets_no_more_there() -> None:
    scene = Scene().at(blue="TOR-00").demons("TOR-00").die("demons", 5).space("LAI-12", "TOR-12", "LAI-16")
    scene.walk("red", 1, "TOR-00", stop=False).face("red")
    assert (said(scene, "nothing"), scene.every("players met")) == ([("red", "WZ-ENC-07")], [])


@proves("WZ-ENC-09", "WZ-ENC-17")
def test_a_meeting_that_counts_says_so() -> None:
    mentor = Scene(turn="yellow").at(yellow="CIR-01").task("yellow", 7, "", "CIR-00", done=1).draws(20)
    mentor.walk("yellow", 2, "CIR-00", stop=False).do("yellow", "do part", "task-07")
    assert clauses(mentor, "place met") == ["WZ-ENC-09"]
    elves = Scene().at(red="EDG-04").site(5).walk("red", 2, "EDG-05", stop=False)
    assert (clauses(elves, "place met"), elves.marked("red", "met-EDG-05")) == (["WZ-ENC-17"], 1)


@proves("WZ-ENC-13", "WZ-DEMON-14", "WZ-RAND-13", "WZ-SEQ-01", "WZ-ENC-04")
def test_why_somebody_meets_demons() -> None:
    moon = draws(23, "yellow", blue="SAL-04", red="TOR-05").random("TOR-05").space("TOR-12").die("demons", 2)
    assert said(moon.stays("yellow").face("red"), "demons encountered") == [("red", "WZ-ENC-13")]
    both = draws(23, "yellow", blue="TOR-05", red="TOR-05").random("TOR-05").space("TOR-12", "TOR-12")
    both.die("demons", 2, 2).stays("yellow").face("red").face("blue")
    assert said(both, "demons encountered") == [("red", "WZ-DEMON-14"), ("blue", "WZ-SEQ-01")]
    alone = Scene().at(blue="TOR-05").check(4, 1).die("demons", 2).space("TOR-12").stays("red").face("red")
    assert said(alone, "demons encountered") == [("red", "WZ-RAND-13")]
    walks = Scene().demons("TOR-00").die("demons", 2).space("TOR-12").walk("red", 1, "TOR-00", stop=False)
    assert said(walks.face("red"), "demons encountered") == [("red", "WZ-ENC-04")]


@proves("WZ-DRAGON-11", "WZ-RAND-13", "WZ-SEQ-01", "WZ-ENC-13")
def test_why_somebody_meets_the_dragon() -> None:
    shadow = draws(25, blue="TOR-05").die("dragon", 6, 6).stays("red").face("red").face("blue")
    assert said(shadow, "dragon encountered") == [("red", "WZ-DRAGON-11"), ("blue", "WZ-SEQ-01")]
    beast = Scene().at(blue="TOR-05").check(4, 3).die("animal", 1).die("dragon", 6).stays("red").face("red")
    assert said(beast, "dragon encountered") == [("red", "WZ-RAND-13")]


@proves("WZ-RAND-01", "WZ-RAND-03", "WZ-DRAGON-15")
def test_who_checks_and_why_nobody_does() -> None:
    assert clauses(Scene().check(3).walk("red", 1, "TOR-00"), "rolled")[-1] == "WZ-RAND-01"
    named = Scene().at(red="CIR-01").walk("red", 2, "CIR-02")
    assert (said(named, "nothing"), named.asked()) == ([("red", "WZ-RAND-03")], "blue")
    bound = Scene().mark("red", bound=1).walk("red", 2, "TOR-00")
    assert (said(bound, "nothing"), bound.asked()) == ([("red", "WZ-DRAGON-15")], "blue")


@proves("WZ-MEET-02")
def test_rank_0_is_left_alone() -> None:
    scene = Scene().rank(red=0).at(blue="TOR-00").mark("blue", trap=1).check(3).walk("red", 1, "TOR-00")
    assert (said(scene, "nothing"), scene.marked("blue", "trap")) == ([("red", "WZ-MEET-02")], 1)


# -- Traps and Transports --------------------------------------------------------------------------------


@proves("WZ-TRAP-06", "WZ-TRAP-07", "WZ-TRAP-08", "WZ-TRAP-10", "WZ-TRAP-13")
def test_traps_and_their_questions() -> None:
    def caught(*dead: str) -> Scene:
        return Scene(turn="blue").rank(blue=3).dead(*dead).check(4, 2).die("trap", 6)

    waits = caught().random("WIL-03").stays("blue")
    assert clauses(waits, "rolled")[-1] == "WZ-TRAP-06"
    assert asked(waits.do("blue", "let it be")) == "WZ-TRAP-10"
    assert asked(caught("BRA").random("BRA-12").stays("blue").do("blue", "let it be")) == "WZ-TRAP-13"
    boots = Scene(turn="yellow").events("yellow", 42).mark("yellow", trap=5).roll(4).do("yellow", "struggle")
    assert (clauses(boots, "rolled"), boots.marked("yellow", "trap")) == (["WZ-TRAP-07"], 5)
    freed = Scene(turn="yellow").mark("yellow", trap=5).roll(5).check(2).do("yellow", "struggle")
    assert (asked(freed), freed.topic()) == ("WZ-TRAP-08", "summoning")


@proves("WZ-TRAP-16", "WZ-TRAP-17", "WZ-SEQ-03")
def test_a_rescue_comes_first_and_may_be_escaped() -> None:
    scene = Scene().at(blue="TOR-00", yellow="TOR-00").mark("blue", trap=1).rank(blue=3).then(4).random("MEA-03")
    scene.die("player encounter", 5).die("points given", 1).walk("red", 3, "TOR-00", stop=False)
    assert clauses(scene, "rescued") == ["WZ-TRAP-17"]
    scene.do("red", "perception")
    assert asked(scene) == "WZ-SEQ-03"
    scene.spell(2).do("blue", "escape transport")
    assert (clauses(scene, "transport escaped"), scene.place("blue")) == (["WZ-TRAP-16"], "TOR-00")


@proves("WZ-TRANS-13", "WZ-TRANS-19", "WZ-EVENT-30", "WZ-TRANS-03")
def test_the_hollow_and_the_leave() -> None:
    hollow = Scene().at(red="HIG-01").events("red", 8).site(2).walk("red", 2, "HIG-02", stop=False)
    assert asked(hollow) == "WZ-TRANS-13"
    invited = Scene().at(red="MEG-01").events("red", 30).site(6).die("extra turns", 1)
    assert "WZ-TRANS-19" in clauses(invited.walk("red", 3, "MEG-07", stop=False), "event spent")
    rolled = Scene().die("call for help", 3, 4).die("kind of land", 1).die("land", 5)
    rolled.die("sixth of the land", 1, 4).die("ring of the land", 3, 2).do("red", "call for help")
    assert rolled.do("red", "pay power").place("red") == "SAL-04"


@proves("WZ-HELP-05", "WZ-POINT-07")
def test_who_has_no_points() -> None:
    free = Scene().points("red", 0, 0, 0).die("call for help", 2, 2).do("red", "call for help")
    assert (said(free, "nothing"), free.topic()) == ([("red", "WZ-HELP-05")], "pick land")
    robbed = Scene().points("red", 0, 0, 0).at(red="TOR-01").site(2).walk("red", 1, "TOR-02", stop=False)
    assert (said(robbed, "nothing"), robbed.has("red")) == ([("red", "WZ-POINT-07")], (0, 0, 0))


# -- Ranks, Tasks, Wizards -------------------------------------------------------------------------------


@proves("WZ-RANK-29", "WZ-SEQ-11", "WZ-TASK-34")
def test_why_a_task_is_lost() -> None:
    others = ("TOR", "BRA", "STO", "WHE", "SAL", "SHR", "EDG", "MEA", "HIG", "SIL", "WIL", "GLE", "HAM")
    scene = Scene(turn="yellow").day(14, 3).dead("MEG", "MEL", *others).demons("MGR-01")
    scene.at(red="CIR-12", blue="CIR-13", yellow="CIR-14").task("blue", 8, "", "", done=1, mandatory=True)
    for number, where in enumerate(("CIR-08", "CIR-09", "CIR-10", "CIR-15", "LAI-10", "LAI-15"), 1):
        scene.boat(number, where)
    scene.task("red", 27, "", "", "MGR-00", done=2, mandatory=True).task("red", 12, "CIR-03", "CIR-04")
    scene.random("CIR-05", "CIR-05", "CIR-05").passes("yellow")
    assert said(scene, "task lost") == [("red", "WZ-SEQ-11"), ("blue", "WZ-RANK-29")]
    abbey = Scene(turn="blue").rank(blue=3).at(blue="SHR-02").dead("MEG", "MEL", "MGR").site(3)
    abbey.walk("blue", 2, "SHR-01", stop=False)
    assert said(abbey, "nothing") == [("blue", "WZ-RANK-29")]


@proves("WZ-TASK-09", "WZ-TASK-11", "WZ-TASK-35")
def test_how_locations_are_found_and_no_task_can_be_had() -> None:
    rolled = draws(18).draws(26).random("GLE-03", "GLE-03", "SAL-10").stays("red").do("red", "accept")
    assert clauses(rolled, "task marked") == ["WZ-TASK-09", "WZ-TASK-11", "WZ-TASK-04"]
    full = Scene().wizard("veldor", "TOR-00").points("red", 35, 25, 15)
    rows = {21: "SAL-02 SAL-03 SAL-04", 24: "SAL-00 SAL-01 SAL-14", 26: "GLE-00 GLE-01 GLE-03",
            27: "MEG-00 MEL-00 MGR-00"}  # fmt: skip
    for number, spaces in rows.items():
        full.task("red", number, *spaces.split())
    full.walk("red", 2, "TOR-00", stop=False).do("red", "advance").do("red", "receive task")
    assert (said(full, "nothing"), full.ranked("red")) == ([("red", "WZ-TASK-35")], 3)
    assert len(full.now.contents["task-discards"]) == 44


@proves("WZ-WIZ-05", "WZ-WIZ-12", "WZ-WIZ-14", "WZ-WIZ-09", "WZ-WIZ-16", "WZ-EVENT-53")
def test_why_a_wizard_is_met() -> None:
    random = Scene().check(4, 6).card("elekov").draws(20).stays("red")
    assert (clauses(random, "card shown"), clauses(random, "wizard met")) == (["WZ-WIZ-05"], ["WZ-RAND-12"])
    star = Scene().at(red="HIG-01").site(2, 4).card("phantasm-1", "veldor", "elekov").draws(20, 47)
    star.walk("red", 2, "HIG-02", stop=False).do("red", "receive task").do("red", "receive task")
    assert clauses(star, "card shown") == ["WZ-WIZ-14", "WZ-ENC-36", "WZ-ENC-36"]
    assert clauses(star, "wizard met") == ["WZ-WIZ-12"] * 2
    appears = Scene().at(red="HAM-02", blue="SAL-10").mark("blue", trap=1, stunned=1).site(5).random("SAL-10")
    appears.die("wizard produced", "terek").walk("red", 1, "HAM-03", stop=False)
    assert clauses(appears, "wizard produced") == ["WZ-WIZ-09"]
    assert said(appears, "wizard met") == [("blue", "WZ-WIZ-16")]
    suspect = Scene().at(red="GLE-00").events("red", 31).wizard("terek", "GLE-04")
    suspect.walk("red", 2, "GLE-04", stop=False)
    assert (clauses(suspect, "wizard met"), suspect.held("red")) == (["WZ-EVENT-53"], set())


@proves("WZ-SPELL-04", "WZ-SPELL-07", "WZ-SPELL-03")
def test_when_a_spell_may_be_tried_anew() -> None:
    scene = Scene().demons("TOR-04").space("TOR-12").spell(6, 1).die("demons", 3).die("points lost", 1).then(6)
    scene.walk("red", 2, "TOR-04", stop=False).do("red", "dispel").passes("blue").check(4, 4).event(23)
    scene.random("TOR-04").stays("yellow").do("red", "dispel")
    assert clauses(scene, "spell cast") == ["WZ-DEMON-11", "WZ-SPELL-04"]
    druid = Scene(turn="yellow").rank(yellow=3).at(yellow="CIR-03").spell(5, 6).space("CIR-12")
    druid.do("yellow", "transport", amount=1).do("yellow", "pick land", "land-CIR")
    druid.do("yellow", "transport", amount=2)
    assert clauses(druid, "spell cast") == ["WZ-SPELL-15", "WZ-SPELL-07"]


# -- Demons, the Dragonbound, the Lair -------------------------------------------------------------------


@proves("WZ-DEMON-17", "WZ-DEMON-18", "WZ-DEMON-19")
def test_markers_and_altered_rolls() -> None:
    full = Scene().demons("TOR-00", *[f"SAL-{n:02}" for n in range(2, 19)], *[f"MEL-{n:02}" for n in range(6)])
    full.space("TOR-12").die("demons", 2).walk("red", 2, "TOR-00", stop=False).face("red")
    assert [(event.place, event.clause) for event in full.every("demons unmarked")] == [("TOR-12", "WZ-DEMON-17")]
    dies = Scene(turn="yellow").day(14, 3).demons("EDG-04").random("SAL-10", "SAL-14", "SAL-03").passes("yellow")
    assert [(event.place, event.clause) for event in dies.every("demons beaten")] == [("EDG-04", "WZ-DEMON-18")]
    amulet = Scene().events("red", 40).demons("TOR-00").spell(6).die("demons", 3).space("TOR-12")
    amulet.walk("red", 1, "TOR-00", stop=False).do("red", "dispel")
    told = [(event.face, event.number, event.clause) for event in amulet.every("roll altered")]
    assert told == [(3, 3, "WZ-DEMON-19")]


@proves("WZ-DRAGON-28", "WZ-LAIR-06", "WZ-ENC-06", "WZ-COOP-19")
def test_the_dragonbound_healed_and_met() -> None:
    healed = Scene().mark("red", dazed=1, bound=1).at(red="HAM-02").walk("red", 2, "HAM-03", stop=False)
    assert (clauses(healed, "healed"), healed.marked("red", "dazed")) == (["WZ-DRAGON-28"], 0)
    caught = Scene(turn="yellow").at(red="LAI-09").mark("red", lair=6).passes("yellow")
    assert [(event.day, event.clause) for event in caught.every("lair time set")] == [(0, "WZ-LAIR-06")]
    caught.die("call for help", 3, 4).space("LAI-16").do("red", "call for help").do("red", "pay power")
    assert (5, "WZ-LAIR-06") in [(event.day, event.clause) for event in caught.every("lair time set")]
    for game, clause in (("competitive", "WZ-ENC-06"), ("cooperative", "WZ-COOP-19")):
        met = Scene(game=game).at(blue="TOR-00").mark("blue", bound=1).die("demons", 2)
        met.walk("red", 1, "TOR-00", stop=False)
        assert said(met, "bound encountered") == [("red", clause)]


# -- meetings and the team -------------------------------------------------------------------------------


@proves("WZ-MEET-04", "WZ-MEET-06", "WZ-MEET-13", "WZ-MEET-18", "WZ-MEET-03")
def test_meetings_of_players() -> None:
    scene = Scene().at(blue="TOR-00").die("player encounter", 1).die("demons", 2, 6).space("TOR-12").then(1)
    scene.walk("red", 1, "TOR-00", stop=False).face("red").do("blue", "power")
    assert clauses(scene, "players met") == ["WZ-MEET-03"]
    assert said(scene, "demons encountered") == [("red", "WZ-MEET-04"), ("blue", "WZ-SEQ-01")]
    assert clauses(scene, "demons stayed")[0] == "WZ-MEET-06"
    leads = Scene(turn="green", seats=4).rank(red=4, green=4).points("red", 62, 50, 3).points("green", 60, 45, 5)
    leads.at(red="TOR-00", blue="TOR-00", green="TOR-05").task("red", 16, "WHE-15", "SAL-02")
    leads.die("player encounter", 5).die("points given", 5).walk("green", 3, "TOR-00", stop=False)
    assert (clauses(leads, "players met"), asked(leads)) == (["WZ-MEET-13"], "WZ-MEET-18")
    leads.do("red", "offer nothing").do("red", "power").do("green", "knowledge")
    assert asked(leads) == "WZ-MEET-24"


@proves("WZ-COOP-03")
def test_a_teammate_ends_the_walk() -> None:
    scene = Scene(game="cooperative").at(blue="TOR-00").walk("red", 3, "TOR-00", stop=False)
    assert (clauses(scene, "stepped"), scene.asked()) == (["WZ-COOP-03"], "blue")


@proves("WZ-SETUP-11", "WZ-COOP-16")
@pytest.mark.parametrize(("game", "clause"), [("competitive", "WZ-SETUP-11"), ("cooperative", "WZ-COOP-16")])
def test_laying_tells_nobody_which_land(game: str, clause: str) -> None:
    session = Session.new(GAME, 2, LiveDealer(1), options={"game": game})
    seat = session.waiting()[0]
    other = next(each for each in session.position.seats if each != seat)
    land = session.position.contents[LANDS_OF[seat]][0]
    session.choose(seat, Option("lay", land, SLOTS[18], 1))
    laid = next(each.event for each in session.entries[-1].record.happened if each.event.tag() == "land laid")
    assert laid.clause == clause
    known = [land in session.position.seen_by(each).pieces for each in (seat, other)]
    assert known == [True, False]


# -- Evil ------------------------------------------------------------------------------------------------


def ends(fortnight: int, game: str = "competitive", **at: str) -> Scene:
    """The last turn of a Fortnight has begun."""
    scene = Scene(turn="yellow", game=game).day(14, fortnight).at(**at)
    return scene.random("SAL-10", "SAL-14", "SAL-03", "SAL-09")


def claims(scene: Scene) -> list[tuple[str, str]]:
    """The lands that Evil claimed, with the clauses that decided."""
    return [(event.land, event.clause) for event in scene.passes("yellow").every("land claimed")]


LAIR = tuple([f"LAI-0{n}" for n in range(1, 5)])


@proves("WZ-EVIL-12", "WZ-EVIL-20", "WZ-EVIL-21", "WZ-EVIL-22", "WZ-EVIL-23", "WZ-EVIL-24", "WZ-EVIL-25",
        "WZ-EVIL-26", "WZ-EVIL-27", "WZ-SEQ-10", "WZ-SEQ-16")  # fmt: skip
def test_evil_says_why_it_claims_a_land() -> None:
    assert claims(ends(5).demons("TOR-00", "GLE-00", *LAIR)) == [("TOR", "WZ-EVIL-20"), ("GLE", "WZ-EVIL-21")]
    further = ends(5).demons("TOR-00", "TOR-01", "SHR-00")
    assert claims(further) == [("TOR", "WZ-EVIL-20"), ("SHR", "WZ-EVIL-24")]
    assert clauses(further, "land died") == ["WZ-EVIL-12"] * 2
    assert clauses(further, "demons came") == ["WZ-EVIL-30", "WZ-SEQ-16", "WZ-SEQ-16"]
    one = ends(3).demons("MEL-00")
    assert (claims(one), clauses(one, "land died")) == ([("MEL", "WZ-EVIL-22")], ["WZ-SEQ-10"])
    assert claims(ends(3).demons("MEL-00", *LAIR)) == [("MEL", "WZ-EVIL-23")]
    tie = ends(3).demons("MEL-00", "MEG-00").die("claimed land", "MEG")
    assert claims(tie) == [("MEG", "WZ-EVIL-27")]
    bare = ends(5).demons("GLE-00").die("claimed land", "BRA")
    assert claims(bare) == [("GLE", "WZ-EVIL-21"), ("BRA", "WZ-EVIL-25")]
    elven = ends(3).dead("TOR", "BRA", "STO", "WHE", "SAL", "SHR").die("claimed land", "EDG")
    elven.at(red="GLE-01", blue="GLE-02", yellow="GLE-03").boat(1, "S18-00").boat(2, "S18-01").boat(3, "S18-02")
    elven.boat(4, "S18-03").boat(5, "S18-04").boat(6, "S18-05").random("HIG-03", "HIG-04", "HIG-05")
    assert claims(elven) == [("EDG", "WZ-EVIL-26")]


@proves("WZ-EVIL-28", "WZ-END-02")
def test_evil_claims_the_circle_last_and_says_so() -> None:
    scene = ends(9, red="CIR-12", blue="CIR-13", yellow="CIR-14")
    scene.dead(*[land for land in TEST_MAP if land not in ("CIR", "LAI")])
    for number, where in enumerate(("CIR-08", "CIR-09", "CIR-10", "CIR-15", "LAI-10", "LAI-15"), 1):
        scene.boat(number, where)
    assert claims(scene) == [("CIR", "WZ-EVIL-28")]
    assert bool(scene.session.over)


@proves("WZ-EVIL-13", "WZ-EVIL-14", "WZ-EVIL-15", "WZ-EVIL-17", "WZ-EVIL-18", "WZ-COOP-13")
def test_thwarts_say_what_they_save() -> None:
    saved = ends(5).counter("done", 18).demons("TOR-00", "EDG-00").passes("yellow")
    assert (clauses(saved, "thwarted"), clauses(saved, "surplus lost")) == (["WZ-EVIL-13"], ["WZ-EVIL-15"])
    assert [event.land for event in saved.every("land died")] == ["TOR"]
    none = ends(5).counter("done", 9).counter("thwarts", 1).passes("yellow")
    assert clauses(none, "thwarted") == ["WZ-EVIL-13", "WZ-EVIL-18"]
    assert [(event.due, event.kept, event.clause) for event in none.every("evil acted")] == [(0, 0, "WZ-EVIL-14")]
    assert none.every("demons came") == []
    team = ends(3, "cooperative").counter("done", 9).passes("yellow")
    assert (clauses(team, "thwarted"), team.every("land died")) == (["WZ-COOP-13"], [])
    short = ends(3, "cooperative").counter("done", 8).demons("TOR-12").passes("yellow")
    assert (clauses(short, "thwarted"), [event.land for event in short.every("land died")]) == ([], ["TOR"])


@proves("WZ-EVIL-03", "WZ-EVIL-04", "WZ-EVIL-05", "WZ-EVIL-08", "WZ-EVIL-01", "WZ-EVIL-06", "WZ-SEQ-08",
        "WZ-EVIL-17")  # fmt: skip
def test_the_early_journeys_say_what_they_bring() -> None:
    scene = Scene(turn="yellow").day(14, 1).rank(red=0).mark("blue", dazed=1).counter("done", 9)
    scene.die("random wizards", 72).draws(19).random("GLE-03", "SAL-10", "WHE-16", "MEL-03", "TOR-12", "SIL-12")
    scene.passes("yellow").do("red", "join")
    assert said(scene, "chart read") == [("red", "WZ-EVIL-04")]
    assert said(scene, "taken off") == [("red", "WZ-EVIL-05"), ("blue", "WZ-EVIL-01"), ("yellow", "WZ-EVIL-08")]
    tags = [event.tag() for event in scene.happened(len(scene.session.entries))]
    assert tags.index("task part done") < tags.index("taken off")
    assert clauses(scene, "landed") == ["WZ-SEQ-08"] * 3
    assert clauses(scene, "thwart kept") == ["WZ-EVIL-17"]


@proves("WZ-EVIL-32")
def test_a_task_done_while_evil_acts_says_for_when_it_counts() -> None:
    scene = Scene(turn="yellow").day(14, 1).task("yellow", 42, "GLE-12")
    scene.random("GLE-03", "STO-02", "WIL-03", "MEL-03", "GLE-12", "SAL-03").passes("yellow")
    assert clauses(scene.do("yellow", "do part", "task-42"), "task done") == ["WZ-EVIL-32"]


@proves("WZ-SEQ-13", "WZ-SEQ-05", "WZ-EVIL-31")
def test_the_order_of_landings_and_demons_is_told() -> None:
    falls = Scene(turn="yellow").day(14, 3).at(red="EDG-00", blue="EDG-03").demons("EDG-04")
    falls.space("LAI-12", "LAI-16", "LAI-17", "LAI-18").random("SAL-10", "SAL-14", "SAL-03").passes("yellow")
    assert said(falls, "landed") == [("red", "WZ-SEQ-13"), ("blue", "WZ-SEQ-13")]
    carried = Scene().demons("TOR-00").die("demons", 5).space("LAI-12", "TOR-12", "LAI-16")
    carried.walk("red", 1, "TOR-00", stop=False).face("red")
    assert clauses(carried, "demons came") == ["WZ-SEQ-05"]
    tags = [event.tag() for event in carried.happened(len(carried.session.entries))]
    assert tags.index("taken off") < tags.index("demons came") < tags.index("landed")


@proves("WZ-END-04", "WZ-END-01", "WZ-SEQ-01")
def test_the_first_of_two_wins_alone() -> None:
    def two(red: int) -> Scene:
        scene = Scene(turn="blue", seats=4).rank(red=4, green=4).points("green", 100, 75, 50)
        scene.points("red", red, 75, 50).at(red="GLE-01", green="GLE-01", blue="HAM-02").site(5).random("GLE-01")
        scene.die("wizard produced", "ishkatar").walk("blue", 1, "HAM-03", stop=False)
        return scene.do("green", "advance")

    for red, clause in ((100, "WZ-END-04"), (99, "WZ-END-01")):
        scene = two(red)
        assert (clauses(scene, "ended"), GAME.outcome(scene.now).winners) == ([clause], ("green",))
