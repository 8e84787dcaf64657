"""What figures and objects can do, beyond the acceptance cases."""

from __future__ import annotations

from tests.dungeon_twister.scene import (
    STOP,
    Scene,
    attack,
    break_gate,
    close_gate,
    drink,
    fireball,
    heal,
    jump,
    open_gate,
    pass_wall,
    proves,
    purse,
    regenerate,
    reveal,
    rotate,
    token,
    walk,
)


@proves("DT-CHAR-CLERIC-2", "DT-CHAR-CLERIC-3", "DT-CHAR-CLERIC-4")
def test_the_cleric_heals_either_colour_beside_him_and_not_himself() -> None:
    scene = Scene("N1=1G", "N1:21 CL, N1:22 go!+sw, N1:11 TH!, N1:32 WA!")
    assert scene.squares("heal", "CL") == {"N1:22", "N1:11"}
    scene.refused(heal("CL", "N1:21"), "DT-CHAR-CLERIC-4").refused(heal("CL", "N1:32"), "DT-CHAR-CLERIC-3")
    scene.choose(heal("CL", "N1:22"))
    assert (scene.on("N1:22"), scene.vp("blue")) == ("go+sw", 0)


@proves("DT-CHAR-CLERIC-2", "DT-WOUND-03", "DT-ACT-02")
def test_who_heals_nobody() -> None:
    Scene("N1=1G", "N1:21 CL!, N1:22 GO!").refused(heal("CL", "N1:22"), "DT-WOUND-03")
    Scene("N1=1G", "N1:21 TH, N1:22 GO!").refused(heal("TH", "N1:22"), "DT-CHAR-CLERIC-2")
    Scene("N1=1G", "N1:21 CL, N1:22 GO").refused(heal("CL", "N1:22"), "DT-CHAR-CLERIC-2")
    Scene("N1=1G", "N1:21 CL, N1:22 GO!").ap(0).refused(heal("CL", "N1:22"), "DT-ACT-02")


@proves("DT-CHAR-CLERIC-5", "DT-TURN-06")
def test_the_healed_rests_for_this_turn_only() -> None:
    scene = Scene("N1=1G", "N1:21 CL, N1:22 GO!").choose(heal("CL", "N1:22"))
    scene.refused(walk("GO", "N1:23"), "DT-CHAR-CLERIC-5")
    assert token("GO") not in {option.piece for option in scene.options()}
    scene.end().pass_turn(2).play(2).offered(walk("GO", "N1:23"))


@proves("DT-CHAR-CLERIC-6", "DT-COMBAT-03")
def test_healing_in_the_same_turn_does_not_expose_anybody_again() -> None:
    scene = (
        Scene("N1=1G", "N1:11 WA, N1:12 go, N1:13 CL").choose(attack("WA", "N1:12")).fight(yellow=0, blue=0)
    )
    scene.choose(heal("CL", "N1:12")).refused(attack("WA", "N1:12"), "DT-COMBAT-03")
    assert scene.is_well("go")


@proves("DT-WOUND-09")
def test_nobody_is_healed_onto_a_square_with_two_tokens() -> None:
    """The Thief lies under the Troll: her getting up would leave two standing figures there."""
    scene = Scene("N1=1G", "N1:21 CL, N1:22 TR+TH!")
    scene.refused(heal("CL", "N1:22"), "DT-WOUND-09")
    assert scene.squares("heal", "CL") == set()


@proves("DT-CHAR-TROLL-2", "DT-CHAR-TROLL-3", "DT-ACT-02", "DT-TURN-07")
def test_only_a_wounded_troll_regenerates_in_his_owners_turn() -> None:
    Scene("N1=1G", "N1:11 TR").refused(regenerate("TR"), "DT-CHAR-TROLL-2")
    Scene("N1=1G", "N1:11 WA!").refused(regenerate("WA"), "DT-CHAR-TROLL-2")
    Scene("N1=1G", "N1:11 TR!").ap(0).refused(regenerate("TR"), "DT-ACT-02")
    Scene("N1=1G", "N1:11 TR!").refused(regenerate("TR"), "DT-TURN-07", seat="blue")
    Scene("N1=1G", "N1:11 tr!").refused(regenerate("tr"), "DT-ACT-03")
    Scene("N1=1G", "N1:11 TR!").hurt("TR").refused(regenerate("TR"), "DT-CHAR-TROLL-3")


@proves("DT-CHAR-WALLWALKER-02", "DT-CHAR-WALLWALKER-05")
def test_the_wall_walker_goes_through_for_one_point_and_her_move_is_another_action() -> None:
    scene = Scene("N1=1G", "N1:11 WK+Ar").ap(2).choose(pass_wall("WK", "N1:10"))
    assert (scene.on("N1:10"), scene.ap_left()) == ("WK+Ar", 1)
    assert scene.verbs() >= {"walk", "end"}
    scene.move("WK", "N1:00")
    assert (scene.on("N1:00"), scene.ap_left()) == ("WK+Ar", 0)
    Scene("N1=1G", "N1:11 WK").refused(pass_wall("WK", "N1:12"), "DT-CHAR-WALLWALKER-02")
    Scene("N1=1G", "N1:11 CL").refused(pass_wall("CL", "N1:10"), "DT-CHAR-WALLWALKER-02")
    Scene("N1=1G", "N1:11 WK!").refused(pass_wall("WK", "N1:10"), "DT-WOUND-03")


@proves("DT-CHAR-WALLWALKER-06", "DT-REVEAL-12")
def test_behind_the_wall_there_must_be_room_for_her() -> None:
    for lying in ("GO", "go", "go!"):
        scene = Scene("N1=1G", f"N1:11 WK, N1:10 {lying}")
        scene.refused(pass_wall("WK", "N1:10"), "DT-CHAR-WALLWALKER-06")
    assert Scene("N1=1G", "N1:11 WK, N1:10 GO!").choose(pass_wall("WK", "N1:10")).on("N1:10") == "WK+GO!"
    hidden = Scene("N1=1D", "N1:14 WK").refused(pass_wall("WK", "N2"), "DT-CHAR-WALLWALKER-06")
    assert hidden.squares("pass", "WK") == {"N1:13"}


@proves("DT-CHAR-WALLWALKER-07", "DT-CHAR-WALLWALKER-06", "DT-ROPE-01")
def test_the_wall_walker_and_the_rope() -> None:
    """3D: a wall stands between N1:01 and the pit N1:11."""
    Scene("N1=3D", "N1:01 WK").refused(pass_wall("WK", "N1:11"), "DT-CHAR-WALLWALKER-06")
    assert Scene("N1=3D", "N1:01 WK, N1:11 ro").choose(pass_wall("WK", "N1:11")).on("N1:11") == "WK+ro"
    laid = Scene("N1=3D", "N1:01 WK+Ro").choose(pass_wall("WK", "N1:11"))
    assert laid.on("N1:11") == "WK+Ro"
    assert laid.choose(pass_wall("WK", "N1:01")).on("N1:01") == "WK+Ro"
    Scene("N1=2G", "N1:41 WK+Ro").refused(pass_wall("WK", "N1:40"), "DT-ROPE-02")
    fastened = Scene("N1=2G S1=1G", "N1:41 WK+Ro").choose(pass_wall("WK", "N1:40"))
    assert fastened.on("N1:40") == "WK+Ro"


@proves("DT-CHAR-WARRIOR-2", "DT-PORT-06")
def test_the_warrior_breaks_closed_portcullises_as_often_as_he_likes() -> None:
    scene = Scene("N1=2G", "N1:21 WA").choose(break_gate("WA", "N1:21w"))
    assert (scene.gate("N1:21w"), scene.ap_left()) == ("broken", 4)
    scene.move("WA", "N1:22 N1:23").choose(break_gate("WA", "N1:23e"))
    assert scene.gate("N1:23e") == "broken"
    Scene("N1=2G", "N1:21 WA").portcullis("N1:21w", "open").refused(break_gate("WA", "N1:21w"), "DT-PORT-06")
    Scene("N1=2G", "N1:21 TH").refused(break_gate("TH", "N1:21w"), "DT-CHAR-WARRIOR-2")
    Scene("N1=2G", "N1:21 WA").refused(open_gate("WA", "N1:21w"), "DT-CHAR-THIEF-6")


@proves("DT-CHAR-THIEF-6", "DT-CHAR-THIEF-7", "DT-PORT-03")
def test_the_thief_opens_and_closes_and_cannot_mend() -> None:
    scene = Scene("N1=2G", "N1:21 TH").ap(2).choose(open_gate("TH", "N1:21w"), close_gate("TH", "N1:21w"))
    assert (scene.gate("N1:21w"), scene.ap_left()) == ("closed", 0)
    scene.refused(open_gate("TH", "N1:21w"), "DT-ACT-02")
    broken = Scene("N1=2G", "N1:21 TH").portcullis("N1:21w", "broken")
    broken.refused(close_gate("TH", "N1:21w"), "DT-PORT-06").refused(open_gate("TH", "N1:21w"), "DT-PORT-06")
    shut = Scene("N1=2G", "N1:21 GO").portcullis("N1:21w", "open")
    shut.refused(close_gate("GO", "N1:21w"), "DT-CHAR-THIEF-7")


@proves("DT-CHAR-MEKANORK-2", "DT-WOUND-03", "DT-ROT-06")
def test_the_mekanork_needs_the_gear_and_his_health() -> None:
    Scene("N1=1G", "N1:33 ME").refused(rotate("ME", "N1", 1), "DT-ROT-06")
    Scene("N1=1G", "N1:43 ME!").refused(rotate("ME", "N1", 1), "DT-WOUND-02")


@proves("DT-CHAR-WIZARD-2", "DT-CHAR-WIZARD-4", "DT-WOUND-03")
def test_the_wizard_crosses_pits_with_any_load_and_lands_where_walkers_do() -> None:
    scene = Scene("N1=3D", "N1:10 WI+Ar").move("WI", "N1:11 N1:12")
    assert scene.on("N1:12") == "WI+Ar"
    roped = Scene("N1=3D", "N1:10 WI, N1:11 ro").move("WI", "N1:11")
    assert roped.on("N1:11") == "WI+ro"
    Scene("N1=3D", "N1:10 WI").choose(walk("WI", "N1:11")).refused(STOP, "DT-CHAR-WIZARD-4", "DT-MOVE-08")


@proves("DT-CHAR-WIZARD-3", "DT-CHAR-WIZARD-4", "DT-MOVE-06")
def test_the_wizard_passes_enemies_and_no_closed_portcullis() -> None:
    scene = Scene("N1=1G", "N1:22 WI, N1:21 go, N1:20 tr").choose(walk("WI", "N1:21"))
    scene.refused(walk("WI", "N1:20"), "DT-MOVE-06").refused(STOP, "DT-MOVE-12")
    assert scene.move("WI", "N1:11").at("WI") == "N1:11"
    Scene("N1=1G", "N1:22 CL, N1:21 go").refused(walk("CL", "N1:21"), "DT-MOVE-09")


@proves("DT-CHAR-WIZARD-5", "DT-EXIT-02")
def test_the_wizard_leaves_over_a_guard_and_nobody_else_does() -> None:
    scene = Scene("N4=1G", "N4:14 WI+Ts, B1 tr").choose(walk("WI", "B1"))
    assert (scene.vp("yellow"), scene.on("B1"), scene.lies("out-yellow")) == (2, "tr", {"WI", "Ts"})
    for figure in ("CL", "GO", "ME", "TH", "TR", "WK", "WA"):
        Scene("N4=1G", f"N4:14 {figure}, B1 go").refused(walk(figure, "B1"), "DT-EXIT-02")


@proves("DT-OBJ-POTION-1", "DT-OBJ-POTION-2")
def test_the_drinkers_points_pay_for_anything_even_a_fight_with_a_group() -> None:
    scene = Scene("N1=1G", "N1:43 WA+sp, N1:33 go, N1:32 CL").ap(1).choose(drink("WA"))
    assert (scene.ap_left(), scene.extra("WA"), scene.at("sp")) == (0, 4, "gone")
    scene.choose(rotate("WA", "N1", -1))
    assert scene.room("N1") == "1G@3"
    scene.choose(attack("WA", scene.at("go")))
    assert scene.sides()["yellow"] == ({"WA", "CL"}, 5)
    scene.fight(yellow=0, blue=0)
    assert scene.extra("WA") == 2
    scene.refused(drink("WA"), "DT-OBJ-POTION-1")
    Scene("N1=1G", "N1:11 WA, N1:12 Sp").refused(drink("WA"), "DT-OBJ-POTION-1")
    Scene("N1=1G", "N1:11 WA+Sw, N1:12 Sp").refused(drink("WA"), "DT-OBJ-POTION-1")
    Scene("N1=1G", "N1:11 WA+Sp").ap(0).refused(drink("WA"), "DT-ACT-02")


@proves("DT-OBJ-POTION-3", "DT-OBJ-POTION-4")
def test_extra_points_serve_the_drinker_alone() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Sp, N1:33 GO").ap(1).choose(drink("TH"))
    scene.refused(walk("GO", "N1:32"), "DT-OBJ-POTION-3").offered(walk("TH", "N1:12"))
    scene.refused(purse(1), "DT-OBJ-POTION-4")
    Scene("N1=1G", "N1:11 TH").refused(purse(1), "DT-OBJ-POTION-4")


@proves("DT-OBJ-POTION-5", "DT-CHAR-CLERIC-5")
def test_extra_points_are_lost_with_the_wound_and_do_not_come_back() -> None:
    scene = Scene("N1=1G", "N1:11 TH+Sp, N1:12 go, N1:21 CL").choose(drink("TH"), attack("TH", "N1:12"))
    scene.fight(yellow=0, blue=6)
    assert (scene.is_wounded("TH"), scene.extra("TH")) == (True, 0)
    scene.choose(heal("CL", "N1:11"))
    assert scene.extra("TH") == 0
    scene.refused(walk("TH", "N1:01"), "DT-CHAR-CLERIC-5")
    gone = Scene("N4=1G", "N4:14 TH+Sp").ap(1).choose(drink("TH"), walk("TH", "B1"))
    assert (gone.vp("yellow"), gone.extra("TH"), gone.verbs() & {"walk", "attack"}) == (1, 0, set())


@proves("DT-OBJ-TREASURE-3")
def test_a_treasure_does_nothing_in_the_dungeon() -> None:
    scene = Scene("N1=1G", "N1:11 WA+Ts, N1:12 go+ts").choose(attack("WA", "N1:12"))
    assert scene.sides() == {"yellow": ({"WA"}, 3), "blue": ({"go"}, 1)}
    with_treasure = Scene("N1=1G", "N1:11 WA+Ts, N1:12 go")
    without = Scene("N1=1G", "N1:11 WA, N1:12 go")
    assert with_treasure.verbs() - {"set down"} == without.verbs()


@proves("DT-OBJ-ARMOR-1", "DT-OBJ-SWORD-1", "DT-CARRY-12")
def test_the_enemys_armor_and_sword_serve_as_well() -> None:
    scene = Scene("N1=1G", "N1:11 WA+sw, N1:12 go+Ar").choose(attack("WA", "N1:12"))
    assert scene.sides() == {"yellow": ({"WA"}, 4), "blue": ({"go"}, 2)}
    loose = Scene("N1=1G", "N1:11 WA, N1:21 Sw, N1:12 go").choose(attack("WA", "N1:12"))
    assert loose.sides()["yellow"] == ({"WA"}, 3)


@proves("DT-ACT-01", "DT-ACT-02", "DT-ACT-03")
def test_every_sort_of_action_costs_one_point() -> None:
    scenes = {
        "reveal": (Scene("N1=1G", "N1:14 CL"), reveal("CL", "N2")),
        "rotate": (Scene("N1=1G", "N1:43 CL"), rotate("CL", "N1", -1)),
        "walk": (Scene("N1=1G", "N1:11 CL"), walk("CL", "N1:12")),
        "attack": (Scene("N1=1G", "N1:11 CL, N1:12 go"), attack("CL", "N1:12")),
        "jump": (Scene("N1=3D", "N1:10 CL"), jump("CL", "N1:12")),
        "pass": (Scene("N1=1G", "N1:11 WK"), pass_wall("WK", "N1:10")),
        "heal": (Scene("N1=1G", "N1:11 CL, N1:12 go!"), heal("CL", "N1:12")),
        "regenerate": (Scene("N1=1G", "N1:11 TR!"), regenerate("TR")),
        "open": (Scene("N1=1G", "N1:21 TH"), open_gate("TH", "N1:21w")),
        "break": (Scene("N1=1G", "N1:21 WA"), break_gate("WA", "N1:21w")),
        "fireball": (Scene("N1=1G", "N1:11 WI+Fw, N1:12 go"), fireball("WI", "N1:12")),
        "drink": (Scene("N1=1G", "N1:11 CL+Sp"), drink("CL")),
    }
    for verb, (scene, option) in scenes.items():
        scene.choose(option)
        assert scene.ap_left() == 4, verb


@proves("DT-ACT-04", "DT-WOUND-03")
def test_lasting_abilities_cost_nothing_and_end_with_a_wound() -> None:
    well = Scene("N1=3D", "N1:10 TH").ap(1).move("TH", "N1:11 N1:12")
    assert (well.at("TH"), well.ap_left()) == ("N1:12", 0)
    bridge = Scene("N1=3D", "N1:11 TH!+Ro, N1:10 GO, N1:21 go").choose(walk("GO", "N1:11"))
    assert bridge.on("N1:11") == "GO+TH!+Ro"


@proves(
    "DT-CHAR-WALLWALKER-02", "DT-CHAR-MEKANORK-2", "DT-CHAR-CLERIC-2", "DT-CHAR-WARRIOR-2", "DT-CHAR-THIEF-7",
    "DT-CHAR-WIZARD-3", "DT-CHAR-WIZARD-5", "DT-CHAR-THIEF-2",
)  # fmt: skip
def test_a_friends_ability_is_nobody_elses() -> None:
    """All eight stand on the board: each can do only what is its own."""
    everybody = "N2:02 CL, N2:12 GO, N2:22 ME, N2:32 TH, N2:01 TR, N2:03 WK, N2:33 WA, N2:42 WI"

    def scene(rooms: str, alone: str) -> Scene:
        figure = alone.split()[1][:2]
        rest = ", ".join([words for words in everybody.split(", ") if not words.endswith(figure)])
        return Scene(f"N2=2G {rooms}", f"{rest}, {alone}")

    scene("N1=1G", "N1:11 CL").refused(pass_wall("CL", "N1:10"), "DT-CHAR-WALLWALKER-02")
    scene("N1=1G", "N1:43 CL").refused(rotate("CL", "N1", 1), "DT-ROT-04")
    scene("N1=1G", "N1:21 GO").refused(open_gate("GO", "N1:21w"), "DT-CHAR-THIEF-6")
    scene("N1=1G", "N1:21 GO").refused(break_gate("GO", "N1:21w"), "DT-CHAR-WARRIOR-2")
    scene("N1=1G", "N1:21 GO").portcullis("N1:21w", "open").refused(
        close_gate("GO", "N1:21w"), "DT-CHAR-THIEF-7"
    )
    scene("N1=3D", "N1:10 CL").refused(walk("CL", "N1:11"), "DT-MOVE-08")
    guarded = Scene("N4=1G", "N4:14 CL, N4:00 WI, B1 go, N4:04 th").refused(walk("CL", "B1"), "DT-EXIT-02")
    guarded.refused(walk("CL", "N4:04"), "DT-MOVE-09")
    mixed = Scene("N1=1G", "N1:11 TH, N1:12 go!, N1:33 CL").refused(heal("TH", "N1:12"), "DT-CHAR-CLERIC-2")
    assert mixed.squares("heal", "TH") == set()
