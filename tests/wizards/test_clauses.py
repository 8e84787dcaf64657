"""Clauses of Wizards that the acceptance cases leave out."""

from __future__ import annotations

from engine.flow import Sentences
from engine.wizards import GAME
from engine.wizards.components import WIZARDS
from tests.wizards.scene import Scene, proves


@proves("WZ-MOVE-09", "WZ-LAIR-08", "WZ-TRANS-08")
def test_dead_land_is_entered_by_nobody() -> None:
    scene = Scene().at(red="TOR-14").dead("SAL").roll(4).do("red", "roll")
    ways = scene.goals("red", "walk")
    assert ways
    assert not any(where.startswith("SAL") for where in ways)
    leaves = Scene().at(red="LAI-09").mark("red", lair=9).check(1).walk("red", 3, "WHE-17")
    assert leaves.marked("red", "lair") == 0
    carried = Scene().animal("red", "hound").check(4, 4).event(38).random("GLE-03").stays("red")
    assert carried.marked("red", "animal") == 0


@proves("WZ-TURN-04")
def test_in_a_trap_nobody_rolls_or_casts_a_transport() -> None:
    scene = Scene().rank(red=3).mark("red", trap=1)
    scene.refused("red", "WZ-TURN-04", "roll").refused("red", "WZ-TURN-04", "transport", amount=1)


@proves("WZ-BOAT-23", "WZ-ENC-13")
def test_demons_aboard_a_boat_attack_whoever_comes() -> None:
    boards = Scene().at(red="TOR-08").demons("TOR-09", boat=1).die("demons", 2).random("GLE-03").roll(4)
    boards.do("red", "roll").do("red", "board", "boat-1", "TOR-09").face("red")
    assert any(event.clause == "WZ-DEMON-04" for event in boards.every("rolled"))
    still = Scene(turn="yellow").check(4, 4).event(23).random("TOR-05").die("demons", 2).space("TOR-12")
    still.stays("yellow").face("red")
    assert any(event.seat == "red" for event in still.every("rolled") if event.clause == "WZ-DEMON-04")


@proves("WZ-TRANS-10", "WZ-SPELL-14", "WZ-DRAGON-18")
def test_ones_own_spell_is_not_escaped() -> None:
    scene = Scene(turn="blue").rank(blue=4).spell(2).do("blue", "transport", amount=1)
    scene.do("blue", "pick land", "land-GLE")
    assert scene.place("blue")[:3] == "GLE"
    bound = Scene().mark("red", bound=1).roll(4).do("red", "roll")
    bound.refused("red", "WZ-DRAGON-18", "swiftness")
    early = Scene()
    early.refused("red", "WZ-SPELL-14", "swiftness")


@proves("WZ-TRANS-12", "WZ-TRANS-14", "WZ-EVENT-11", "WZ-TRANS-11")
def test_guided_to_high_hollow() -> None:
    scene = Scene().met("red", "HIG-02", 20).animal("red", "hound").check(4, 4).event(11).site(5).random("WHE-16")
    scene.stays("red")
    assert (scene.place("red"), scene.marked("red", "animal")) == ("WHE-16", 0)
    dead = Scene().dead("HIG").check(4, 4).event(11).stays("red")
    assert dead.place("red") == "TOR-05"
    trapped = Scene(turn="yellow").at(red="HIG-01").mark("red", trap=1).events("red", 8).check(4, 4).event(22)
    trapped.site(5).random("WHE-16").stays("yellow").do("yellow", "move figure", "red", "HIG-02")
    trapped.do("red", "let it be").do("red", "anchor", "event-08")
    assert (trapped.place("red"), trapped.marked("red", "trap")) == ("HIG-02", 0)


@proves("WZ-ANIMAL-14", "WZ-EVENT-49")
def test_an_animal_that_refuses_the_space_is_no_encounter() -> None:
    scene = Scene(turn="yellow").at(yellow="TOR-06").check(4, 3).die("animal", 2).stays("yellow")
    assert scene.topic() == "summoning"


@proves("WZ-POINT-03", "WZ-POINT-07")
def test_points_go_whole_into_one_type() -> None:
    scene = Scene().at(red="EDG-04").site(1).then(3).walk("red", 2, "EDG-05", stop=False).do("red", "knowledge")
    assert scene.has("red") == (26, 15, 10)
    empty = Scene().points("red", 0, 0, 0).at(red="TOR-01").site(2).walk("red", 1, "TOR-02", stop=False)
    assert empty.asked() == "blue"


@proves("WZ-WIZ-03", "WZ-WIZ-13", "WZ-WIZ-12")
def test_the_chart_rolls_49_and_99_again_and_the_deck_may_end() -> None:
    scene = Scene().check(4, 4).event(33).die("random wizards", 49, 99, 0).draws(20).stays("red")
    read = [(event.number, event.clause) for event in scene.every("chart read")]
    assert read == [(49, "WZ-WIZ-03"), (99, "WZ-WIZ-03"), (0, "WZ-WIZ-02")]
    star = Scene().at(red="MEG-01").events("red", 30).site(3)
    spaces = ("SAL-10", "SAL-14", "SAL-03", "GLE-00", "GLE-01", "GLE-12")
    for wizard, where in zip(WIZARDS[:-1], spaces, strict=True):
        star.wizard(wizard, where)
    star.draws(20).walk("red", 2, "MEG-07", stop=False).do("red", "receive task")
    assert [event.wizard for event in star.every("wizard met")] == ["veldor"]


@proves("WZ-WIZ-15", "WZ-MEET-12")
def test_no_high_wizard_is_met_with_ruktal() -> None:
    scene = Scene(turn="yellow").at(yellow="CIR-01").wizard("terek", "CIR-00").draws(20)
    scene.walk("yellow", 2, "CIR-00", stop=False).do("yellow", "receive task")
    assert (scene.every("wizard met"), scene.where("terek")) == ([], "CIR-00")


@proves("WZ-DRAGON-06", "WZ-DRAGON-07")
def test_the_dragon_carries_to_the_centre() -> None:
    scene = Scene().dragon("TOR-00").die("dragon", 5).space("LAI-16").walk("red", 1, "TOR-00", stop=False)
    scene.face("red")
    assert scene.place("red") == "LAI-00"
    there = Scene().at(red="LAI-01").mark("red", lair=9).die("dragon", 5).space("LAI-16")
    there.walk("red", 2, "LAI-00", stop=False).face("red")
    assert (there.marked("red", "remain"), there.marked("red", "again")) == (1, 2)


@proves("WZ-MEET-16", "WZ-MEET-17")
def test_equal_leaders_give_nothing() -> None:
    scene = Scene().at(blue="TOR-00").points("blue", 20, 15, 10).die("player encounter", 5)
    scene.walk("red", 1, "TOR-00", stop=False)
    assert (scene.asked(), scene.has("red"), scene.has("blue")) == ("blue", (20, 15, 10), (20, 15, 10))


@proves("WZ-SEQ-12", "WZ-DEMON-18", "WZ-EVIL-12")
def test_a_land_dies_with_the_dragon_and_demons_on_it() -> None:
    scene = Scene(turn="yellow").day(14, 3).demons("EDG-04", "EDG-05").dragon("EDG-00").at(red="TOR-05")
    scene.space("LAI-16").passes("yellow")
    assert scene.where("dragon") == "LAI-16"
    assert not any(where.startswith("EDG") for where in scene.with_demons())


@proves("WZ-COOP-05", "WZ-COOP-13", "WZ-COOP-19", "WZ-TASK-22")
def test_the_team_waits_for_who_has_changed_orders() -> None:
    scene = Scene(game="cooperative").wizard("veldor", "TOR-00").draws(20).rank(blue=1).points("red", 35, 25, 15)
    scene.walk("red", 1, "TOR-00", stop=False).refused("red", "WZ-COOP-04", "advance")
    bound = Scene(game="cooperative").at(blue="TOR-00").mark("blue", bound=1).die("demons", 2)
    bound.walk("red", 2, "TOR-00", stop=False)
    assert any(event.clause == "WZ-DEMON-04" for event in bound.every("rolled"))


@proves("WZ-SEQ-04", "WZ-SEQ-07")
def test_the_next_figure_lands_when_the_landing_before_it_is_over() -> None:
    scene = Scene().at(blue="TOR-00").die("player encounter", 2).random("WHE-03", "SIL-12").site(5).check(1)
    scene.walk("red", 2, "TOR-00", stop=False)
    assert (scene.place("red"), scene.place("blue"), scene.asked()) == ("WHE-03", "off", "red")
    scene.walk("red", 1, "WHE-00")
    assert (scene.place("red"), scene.place("blue"), scene.asked()) == ("WHE-00", "SIL-12", "blue")
    gifts = Scene().at(blue="TOR-00").die("player encounter", 2).random("EDG-05", "SIL-12").site(4).then(6)
    gifts.walk("red", 2, "TOR-00", stop=False)
    assert (gifts.topic(), gifts.place("blue")) == ("gain", "off")
    assert gifts.do("red", "power").place("blue") == "SIL-12"


@proves("WZ-EVIL-32")
def test_a_task_done_while_evil_acts_counts_for_the_next_fortnight() -> None:
    scene = Scene(turn="yellow").day(14, 1).task("yellow", 42, "GLE-12").counter("done", 4)
    scene.random("GLE-03", "STO-02", "WIL-03", "MEL-03", "GLE-12", "SAL-03").passes("yellow")
    scene.do("yellow", "do part", "task-42")
    assert (scene.now.counters["fortnight"], scene.now.counters["done"]) == (2, 1)


@proves("WZ-TASK-02")
def test_everybody_sees_the_task_that_may_be_refused() -> None:
    scene = Scene().check(4, 4).event(18).draws(20).stays("red")
    for seat in ("red", "blue"):
        assert scene.now.seen_by(seat).place_of("task-20") == "shown"
    assert scene.do("red", "decline").where("task-20") == "task-discards"


@proves("WZ-MOVE-02", "WZ-SPELL-14", "WZ-SPELL-23", "WZ-ANIMAL-23")
def test_refusals_are_whole_sentences() -> None:
    scene = Scene().animal("red", "winged_horse").roll(1).do("red", "roll")
    sentences = Sentences(GAME, scene.session.header.names)
    for wish in (("walk", "red", "TOR-12"), ("fly", "red", "GLE-01"), ("summon animal",), ("telepathy",)):
        for reason in scene.session.why_not("red", scene.option(*wish)):
            assert "..." not in sentences.why(reason)
