"""Fights, wounds and fireballs beyond the acceptance cases."""

from __future__ import annotations

from tests.dungeon_twister.scene import (
    Option,
    Scene,
    attack,
    drink,
    fight,
    fireball,
    heal,
    proves,
    regenerate,
    set_down,
    walk,
)


@proves("DT-COMBAT-14", "DT-COMBAT-13", "DT-COMBAT-03")
def test_a_passenger_dies_even_if_it_was_wounded_this_turn() -> None:
    scene = (
        Scene("N1=1G", "N1:11 WA, N1:12 tr+th!")
        .hurt("th")
        .choose(attack("WA", "N1:12"))
        .fight(yellow=6, blue=0)
    )
    assert (scene.on("N1:12"), scene.vp("yellow"), scene.at("th")) == ("tr!", 1, "trophies-yellow")
    alone = Scene("N1=1G", "N1:11 WA, N1:12 th!").hurt("th").refused(attack("WA", "N1:12"), "DT-COMBAT-03")
    assert alone.is_wounded("th")


@proves("DT-COMBAT-15", "DT-TERR-LINE-3")
def test_fights_cross_the_border_of_both_lines() -> None:
    Scene("N1=1G", "Y1 WA, N1:10 go").offered(attack("WA", "N1:10"))
    Scene("N4=1G", "N4:14 WA, B1 go").offered(attack("WA", "B1"))
    Scene("N1=1D", "Y0 WA, N1:00 go").refused(attack("WA", "N1:00"), "DT-COMBAT-02")


@proves("DT-COMBAT-01", "DT-COMBAT-02", "DT-ACT-02", "DT-ACT-03", "DT-WOUND-02")
def test_who_attacks_whom() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 go, N1:21 CL, N1:22 th")
    assert scene.squares("attack", "WA") == {"N1:12"}
    assert scene.squares("attack", "CL") == {"N1:22"}
    scene.refused(attack("WA", "N1:22"), "DT-COMBAT-02").refused(attack("WA", "N1:21"), "DT-COMBAT-01")
    scene.refused(attack("go", "N1:11"), "DT-ACT-03").refused(attack("WA", "N1:13"), "DT-COMBAT-01")
    Scene("N1=1G", "N1:11 WA!, N1:12 go").refused(attack("WA", "N1:12"), "DT-WOUND-02")
    Scene("N1=1G", "N1:11 WA, N1:12 go").ap(0).refused(attack("WA", "N1:12"), "DT-ACT-02")


@proves("DT-COMBAT-05", "DT-COMBAT-06", "DT-TURN-05", "DT-TURN-07")
def test_both_must_play_a_card_and_nothing_else_happens_before() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 go").cards("blue", combat="0").choose(attack("WA", "N1:12"))
    assert set(scene.session.waiting()) == {"yellow", "blue"}
    assert scene.verbs("yellow") == {"fight"}
    assert scene.options("blue") == (fight("0", "blue"),)
    scene.refused(Option("end"), "DT-COMBAT-06", seat="blue")
    scene.refused(fight("6", "blue"), "DT-COMBAT-06", seat="blue")
    scene.refused(fight("0", "blue"), "DT-COMBAT-06", seat="yellow")


@proves("DT-COMBAT-07", "DT-OBJ-SWORD-1", "DT-OBJ-ARMOR-1", "DT-GROUP-07")
def test_swords_count_in_attack_and_armor_in_defence_in_groups_too() -> None:
    tokens = "N1:11 WA+Ar, N1:22 CL+Sw, N1:21 go+ar, N1:12 th+sw"
    scene = Scene("N1=1G", tokens).choose(attack("WA", "N1:12"))
    assert scene.sides() == {"yellow": ({"WA", "CL"}, 6), "blue": ({"go", "th"}, 4)}
    defending = Scene("N1=1G", tokens, turn="blue").choose(attack("th", "N1:11"))
    assert defending.sides() == {"yellow": ({"WA", "CL"}, 6), "blue": ({"go", "th"}, 4)}
    clauses = {part.clause for side in defending.contest().sides for part in side.number.parts}
    assert clauses >= {"DT-OBJ-SWORD-1", "DT-OBJ-ARMOR-1"}


@proves("DT-COMBAT-16", "DT-WOUND-01", "DT-WOUND-05")
def test_a_fight_moves_nobody() -> None:
    scene = Scene("N1=1G", "N1:11 WA+Sw, N1:12 go+sp").choose(attack("WA", "N1:12")).fight(yellow=6, blue=0)
    assert (scene.on("N1:11"), scene.on("N1:12")) == ("WA+Sw", "go!+sp")
    for seat in ("yellow", "blue"):
        seen = scene.view(seat).pieces["goblin-blue"]
        assert (seen.kind, seen.face) == ("goblin", 1)


@proves("DT-COMBAT-09", "DT-COMBAT-10", "DT-GROUP-07")
def test_the_attackers_may_lose() -> None:
    scene = Scene("N1=1G", "N1:11 GO, N1:12 tr").choose(attack("GO", "N1:12")).fight(yellow=0, blue=0)
    assert (scene.on("N1:11"), scene.on("N1:12"), scene.vp("blue")) == ("GO!", "tr", 0)


@proves("DT-GROUP-02", "DT-GROUP-01")
def test_nobody_may_stay_out_of_a_fight_in_reach() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 wk, N1:22 ME").choose(attack("WA", "N1:12"))
    assert scene.sides()["yellow"] == ({"WA", "ME"}, 5)
    assert scene.verbs("yellow") == scene.verbs("blue") == {"fight"}
    scene.fight(yellow=0, blue=6)
    assert scene.is_wounded("WA", "ME")


@proves("DT-GROUP-04")
def test_a_wounded_figure_joins_only_as_the_target() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 wk, N1:21 go!, N1:22 CL!").choose(attack("WA", "N1:12"))
    assert scene.sides() == {"yellow": ({"WA"}, 3), "blue": ({"wk"}, 1)}


@proves("DT-GROUP-06", "DT-PORT-02")
def test_the_chain_runs_over_room_borders_and_open_portcullises() -> None:
    scene = Scene("N1=1G N2=1D", "N1:14 WA, N2:10 wk, N2:20 ME, Y0 CL").choose(attack("WA", "N2:10"))
    assert scene.sides() == {"yellow": ({"WA", "ME"}, 5), "blue": ({"wk"}, 1)}
    scene = (
        Scene("N1=1G", "N1:11 WA, N1:21 wk, N1:20 ME")
        .portcullis("N1:21w", "open")
        .choose(attack("WA", "N1:21"))
    )
    assert scene.sides()["yellow"] == ({"WA", "ME"}, 5)
    scene = Scene("N1=1G", "N1:11 WA, N1:21 wk, N1:20 ME").choose(attack("WA", "N1:21"))
    assert scene.sides()["yellow"] == ({"WA"}, 3)


@proves("DT-GROUP-08", "DT-CHAR-CLERIC-5")
def test_the_freshly_healed_may_be_attacked_but_do_not_join() -> None:
    tokens = "N1:21 cl, N1:11 go!, N1:12 WA, N1:22 wi"
    scene = Scene("N1=1G", tokens, turn="blue").choose(heal("cl", "N1:11"), attack("wi", "N1:12"))
    assert scene.sides() == {"yellow": ({"WA"}, 3), "blue": ({"wi"}, 1)}
    troll = Scene("N1=1G", "N1:11 TR!, N1:12 wi, N1:13 GO").choose(regenerate("TR"), attack("GO", "N1:12"))
    assert troll.sides() == {"yellow": ({"GO"}, 1), "blue": ({"wi"}, 1)}
    target = Scene("N1=1G", "N1:11 CL, N1:12 go!, N1:22 TH").choose(
        heal("CL", "N1:12"), attack("TH", "N1:12")
    )
    assert target.sides() == {"yellow": ({"TH", "CL"}, 4), "blue": ({"go"}, 1)}


@proves("DT-WOUND-02", "DT-WOUND-03", "DT-WOUND-06", "DT-ACT-04")
def test_the_wounded_do_nothing() -> None:
    scene = Scene("N1=1G", "N1:11 TH!+Sp, N1:22 WI!+Fw, N1:12 go, N1:43 CL")
    scene.refused(walk("TH", "N1:21"), "DT-WOUND-02").refused(attack("TH", "N1:12"), "DT-WOUND-02")
    scene.refused(drink("TH"), "DT-WOUND-06").refused(fireball("WI", "N1:12"), "DT-WOUND-06")
    assert Scene("N1=1G", "N1:11 TH!+Ar").reasons(drink("TH")) == {"DT-WOUND-02"}
    assert Scene("N1=1G", "N1:11 TH!").reasons(drink("TH")) == {"DT-WOUND-02"}
    assert {option.piece for option in scene.options() if option.piece} == {"cleric-yellow"}


@proves("DT-WOUND-04", "DT-COMBAT-08")
def test_the_wounded_defend_with_a_card_and_can_hold_out() -> None:
    scene = Scene("N1=1G", "N1:11 GO, N1:12 go!").choose(attack("GO", "N1:12"))
    assert "fight" in scene.verbs("blue")
    scene.fight(yellow=2, blue=3)
    assert (scene.on("N1:12"), scene.vp("yellow")) == ("go!", 0)


@proves("DT-WOUND-08", "DT-COMBAT-10", "DT-WOUND-10", "DT-VP-01")
def test_a_wounded_figure_that_loses_again_is_gone_and_leaves_its_object() -> None:
    scene = Scene("N1=1G", "N1:11 GO, N1:12 wi!+fw").choose(attack("GO", "N1:12")).fight(yellow=1, blue=0)
    assert (scene.on("N1:12"), scene.vp("yellow"), scene.vp("blue")) == ("fw", 1, 0)
    assert scene.at("wi") == "trophies-yellow"


@proves("DT-WOUND-07", "DT-CARRY-11", "DT-WOUND-09")
def test_a_wounded_friend_is_carried_to_safety_and_does_not_get_up_under_the_carrier() -> None:
    scene = Scene("N1=1G", "N1:11 GO, N1:12 TR!").move("GO", "N1:12 +TR N1:13")
    assert scene.on("N1:13") == "GO+TR!"
    scene.refused(regenerate("TR"), "DT-WOUND-09")
    scene.choose(walk("GO", "N1:23"), set_down("TR")).move("GO", "N1:33")
    assert scene.choose(regenerate("TR")).on("N1:23") == "TR"


@proves("DT-WOUND-09")
def test_a_troll_on_an_object_gets_up_and_holds_it() -> None:
    scene = Scene("N1=1G", "N1:11 TR!+Ar").choose(regenerate("TR"))
    assert scene.on("N1:11") == "TR+Ar"


@proves("DT-OBJ-WAND-06", "DT-CHAR-TROLL-5", "DT-OBJ-WAND-04")
def test_fire_kills_whoever_it_meets_even_a_troll_just_wounded() -> None:
    scene = Scene("N1=1G", "N1:11 WI+Fw, N1:12 tr!").hurt("tr").refused(attack("WI", "N1:12"), "DT-COMBAT-03")
    scene.choose(fireball("WI", "N1:12"))
    assert (scene.on("N1:12"), scene.at("tr"), scene.vp("yellow")) == ("", "trophies-yellow", 1)
    scene.end().play(2).refused(regenerate("tr"), "DT-CHAR-TROLL-2")
    well = Scene("N1=1G", "N1:11 WI+Fw, N1:12 tr").choose(fireball("WI", "N1:12"))
    assert (well.at("tr"), well.vp("yellow")) == ("trophies-yellow", 1)


@proves("DT-OBJ-WAND-07", "DT-PIT-06", "DT-WOUND-10")
def test_the_victims_object_stays_unless_it_falls_into_the_pit() -> None:
    assert Scene("N1=1G", "N1:11 WI+Fw, N1:12 tr+ts").choose(fireball("WI", "N1:12")).on("N1:12") == "ts"
    pit = Scene("N1=3D", "N1:10 WI+Fw, N1:11 th+ts").choose(fireball("WI", "N1:11"))
    assert (pit.on("N1:11"), pit.at("ts")) == ("", "gone")
    rope = Scene("N1=3D", "N1:10 WI+Fw, N1:11 th+ro").choose(fireball("WI", "N1:11"))
    assert rope.on("N1:11") == "ro"


@proves("DT-OBJ-WAND-01", "DT-OBJ-WAND-02", "DT-OBJ-WAND-03", "DT-CARRY-12", "DT-ACT-05")
def test_a_wand_of_either_colour_burns_once_in_a_wizards_hand() -> None:
    scene = Scene("N1=1G", "N1:11 WI+fw, N1:13 tr, N1:31 go").choose(fireball("WI", "N1:13"))
    assert (scene.at("fw"), scene.on("N1:11")) == ("gone", "WI")
    scene.refused(fireball("WI", "N1:31"), "DT-OBJ-WAND-01")
    Scene("N1=1G", "N1:11 GO+Fw, N1:13 tr").refused(fireball("GO", "N1:13"), "DT-OBJ-WAND-02")
    Scene("N1=1G", "N1:11 WI+Sw, N1:13 tr").refused(fireball("WI", "N1:13"), "DT-OBJ-WAND-01")
    Scene("N1=1G", "N1:11 WI+Fw, N1:13 tr").ap(0).refused(fireball("WI", "N1:13"), "DT-ACT-02")


@proves("DT-CARD-09", "DT-CARD-10", "DT-CARD-12")
def test_spent_cards_are_counted_by_all_and_known_to_the_owner() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 go").choose(attack("WA", "N1:12")).fight(yellow=3, blue=0)
    mine, theirs = scene.view("yellow"), scene.view("blue")
    assert len(theirs.contents["combat-yellow"]) == 8
    assert {theirs.pieces[card].kind for card in theirs.contents["combat-yellow"]} == {"combat-back"}
    assert "combat-3b-yellow" in mine.contents["combat-yellow"]
    assert len(mine.contents["combat-blue"]) == 9
    assert {mine.pieces[card].kind for card in mine.contents["jumps-blue"]} == {"jump-back"}
    assert {mine.pieces[card].kind for card in mine.contents["actions-blue"]} == {"action-back"}
    assert len(theirs.contents["spent-yellow"]) == 1


@proves("DT-COMBAT-05", "DT-COMBAT-07", "DT-COMBAT-09", "DT-COMBAT-11", "DT-COMBAT-12")
def test_the_log_tells_totals_and_the_clause_that_decided() -> None:
    def decided(scene: Scene) -> tuple[int, int, str, str]:
        (event,) = [event for event in scene.happened() if event.tag() == "fight decided"]
        return (event.attack, event.defence, event.winner, event.clause)

    duel = Scene("N1=1G", "N1:11 WA+Sw, N1:12 cl+ar").choose(attack("WA", "N1:12")).fight(yellow=2, blue=2)
    assert decided(duel) == (6, 5, "yellow", "DT-COMBAT-09")
    assert duel.names()[:4] == ["card laid", "card laid", "cards shown", "fight decided"]
    (began,) = [event for event in duel.happened(3) if event.tag() == "fight began"]
    assert (began.attackers, began.defenders) == (("warrior-yellow",), ("cleric-blue",))
    tie = Scene("N1=1G", "N1:11 GO, N1:12 go").choose(attack("GO", "N1:12")).fight(yellow=2, blue=2)
    assert decided(tie) == (3, 3, "", "DT-COMBAT-12")
    held = Scene("N1=1G", "N1:11 GO, N1:12 go!").choose(attack("GO", "N1:12")).fight(yellow=0, blue=6)
    assert decided(held) == (1, 6, "blue", "DT-COMBAT-09")
    assert [event.clause for event in held.happened() if event.tag() == "wounded"] == ["DT-COMBAT-11"]
    lost = Scene("N1=1G", "N1:11 GO, N1:12 go").choose(attack("GO", "N1:12")).fight(yellow=0, blue=6)
    assert [event.clause for event in lost.happened() if event.tag() == "wounded"] == ["DT-COMBAT-09"]


@proves("DT-COMBAT-06", "DT-CARD-09")
def test_a_spent_or_foreign_card_is_not_played() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 tr").choose(attack("WA", "N1:12")).fight(yellow=1, blue=0)
    scene.choose(attack("WA", "N1:12"))
    scene.refused(fight("1", "yellow"), "DT-COMBAT-06", seat="yellow")
    scene.refused(fight("2a", "blue"), "DT-COMBAT-06", seat="yellow")
    scene.refused(fight("2a", "yellow"), "DT-COMBAT-06", seat="blue")


@proves("DT-COMBAT-13", "DT-GROUP-07", "DT-VP-05")
def test_a_companions_passenger_dies_with_the_groups_defeat() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 go, N1:22 ME, N1:23 tr+th!").choose(attack("WA", "N1:12"))
    assert scene.sides() == {"yellow": ({"WA", "ME"}, 5), "blue": ({"go", "tr"}, 5)}
    scene.fight(yellow=6, blue=0)
    assert (scene.on("N1:12"), scene.on("N1:23"), scene.vp("yellow")) == ("go!", "tr!", 1)
    own = Scene("N1=1G", "N1:11 WA+CL!, N1:12 tr, N1:22 ME+GO!").choose(attack("WA", "N1:12"))
    own.fight(yellow=0, blue=6)
    assert (own.on("N1:11"), own.on("N1:22"), own.vp("blue")) == ("WA!", "ME!", 2)
