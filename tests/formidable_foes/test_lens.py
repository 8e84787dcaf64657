"""What the rules see in a piece, a place, a card or a die of Formidable Foes."""

from __future__ import annotations

from engine.flow import Lens, ProspectRow
from engine.formidable_foes import GAME
from engine.formidable_foes.components import MONSTER
from engine.formidable_foes.reachability import led
from tests.formidable_foes.scene import Scene, battle, lead, proves


def seen(scene: Scene, key: str, seat: str = "red") -> Lens:
    found = GAME.lens(scene.session.position.seen_by(seat), seat, key)
    assert found is not None
    return found


def row(lens: Lens, label: str) -> ProspectRow:
    return next(each for each in lens.rows if each.label == label)


@proves("FF-MOVE-02", "FF-MOVE-04", "FF-TURN-07")
def test_every_place_that_a_figure_is_told_to_reach_takes_just_so_many_steps() -> None:
    scene = Scene("red, blue, green").figure(red="C24").monster(9, "C25")
    lens = seen(scene, "figure-red")
    reach = dict(lens.reach)
    assert row(lens, "Steps").value == "12"
    assert max(reach.values()) == 12
    assert reach["C25"] in range(1, 7)
    assert lens.threatens == ("C25",)
    near = {space for space, steps in reach.items() if steps == 1}
    assert near == {option.to for option in scene.options("red") if option.verb == "walk"}


@proves("FF-MOVE-06", "FF-MOVE-07")
def test_a_monster_holds_the_wise_and_lets_the_unwise_flee_for_a_chip() -> None:
    wise = seen(Scene().figure(red="C24").wisdom(red=30).monster(9, "C24"), "figure-red")
    assert (wise.reach, row(wise, "Held").good) == ((), False)
    weak = seen(Scene().figure(red="C24").wisdom(red=5).monster(9, "C24"), "figure-red")
    assert weak.reach
    assert row(weak, "Held").clause == "FF-MOVE-07"


@proves("FF-SEE-14", "FF-SEE-01")
def test_what_would_come_to_light_on_the_way_is_marked() -> None:
    scene = Scene().figure(red="C24").unexplored("C25").face_down("X14")
    assert "C25" in seen(scene, "figure-red").reveals
    assert "X14" in seen(scene, "figure-red").reveals
    assert not {"C25", "X14"} & set(seen(Scene().figure(red="C24"), "figure-red").reveals)


@proves("FF-STUDY-08", "FF-STUDY-11", "FF-STUDY-12")
def test_who_could_follow_and_what_it_would_learn() -> None:
    scene = Scene().figure(red="C24", blue="C24", yellow="C24", green="C24")
    lens = seen(scene.wisdom(red=20, blue=18, yellow=19, green=25), "figure-red")
    told = {each.label: each for each in lens.rows if each.label in ("blue", "yellow", "green")}
    assert [told[seat].good for seat in ("blue", "yellow", "green")] == [True, True, False]
    assert [told[seat].clause for seat in ("blue", "yellow", "green")] == [
        "FF-STUDY-11",
        "FF-STUDY-12",
        "FF-STUDY-08",
    ]


@proves("FF-DUMB-02", "FF-LOOT-08")
def test_who_is_the_dumbest_and_why() -> None:
    alone = seen(Scene().dumbest("red").wisdom(red=5, blue=9), "figure-blue")
    assert (row(alone, "Dumbest player").value, row(alone, "Dumbest player").clause) == ("5", "FF-DUMB-02")
    pile = seen(Scene().dumbest("red").wisdom(red=5).wisdom(blue=5), "figure-blue")
    assert row(pile, "Dumbest player").clause == "FF-LOOT-08"
    assert row(pile, "Dumbest player").note == "red: with 5 the lowest marker of its pile"


@proves("FF-DUMB-04", "FF-DUMB-07", "FF-DUMB-08")
def test_where_a_monster_could_be_led_is_where_it_then_can_be_led() -> None:
    scene = Scene().dumbest("red").wisdom(red=5).monster(20, "C24").monster(25, "C36")
    reach = dict(seen(scene, MONSTER[20]).reach)
    near = {chamber for chamber, far in reach.items() if far == 1}
    offered = {option.to for option in scene.options("red") if option.verb == "lead"}
    assert near == offered
    assert row(seen(scene, MONSTER[25]), "Led by the dumbest").clause == "FF-DUMB-07"
    for chamber in sorted(near):
        assert led(scene.now, "red", MONSTER[20])[chamber] == 1
    scene.choose("red", lead(20, min(near)))
    assert scene.monster_on(min(near)) == [20]


@proves("FF-TELE-02", "FF-SETUP-07", "FF-MOVE-03")
def test_places_say_what_lies_there_and_how_far_it_is() -> None:
    scene = Scene().face_down("X14").figure(red="C24")
    assert seen(scene, "T1").rays[0].end == "T2"
    assert row(seen(scene, "X14"), "Face down").clause == "FF-SETUP-07"
    assert row(seen(Scene().closed(X14="N"), "X14"), "Closed side").value == "north"
    assert row(seen(scene, "C24"), "red").value == "0"
    assert row(seen(scene, "crossing-X14"), "Face down").clause == "FF-SETUP-07"


@proves("FF-SPELL-01", "FF-SPELL-15", "FF-END-09")
def test_a_spell_says_whether_it_may_be_cast_and_what_it_is_worth() -> None:
    scene = Scene().figure(red="C24").spells(red="Chips +2", blue="Chips +1")
    card = next(option.piece for option in scene.options("red") if option.verb == "cast")
    lens = seen(scene, card)
    assert row(lens, "Now").good
    assert (row(lens, "In a tie").value, row(lens, "In a tie").clause) == ("+2", "FF-END-09")
    assert row(lens, "Reserve").value == str(scene.reserve())
    theirs = next(piece for piece in scene.now.contents["hand-blue"])
    assert row(seen(scene, theirs, "blue"), "Now").clause == "FF-SPELL-01"
    assert GAME.lens(scene.session.position.seen_by("red"), "red", theirs) is None


@proves("FF-BATTLE-05", "FF-TURN-10", "FF-TURN-11")
def test_dice_and_the_supply_are_counted_out() -> None:
    die = seen(Scene(), "die-monster")
    assert row(die, "Costs 3 chips").value == "9 of 36"
    supply = seen(Scene().on_track(3), "track-1")
    assert (row(supply, "To take now").value, row(supply, "Left for the next").value) == ("2", "1")


@proves("FF-MOVE-17")
def test_others_can_look_at_a_figure_whose_monster_lies_hidden_in_its_loot() -> None:
    scene = Scene("red, blue, green").figure(red="P053").wisdom(red=9).monster(9, "C24").dice(2, 2)
    scene.walk("red", "P053-C24").choose("red", battle(9))
    assert "monster-09" not in scene.session.position.seen_by("blue").pieces
    assert row(seen(scene, "figure-red", "blue"), "Stopped").clause == "FF-MOVE-17"
