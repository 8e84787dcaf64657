"""What a token of one box does with, and to, those of another."""

from __future__ import annotations

import random

import pytest

from engine.bots.bot import determinised
from engine.flow import Option
from engine.table import Mark
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import play, proves, token

#: A row of three squares without a wall between them, and one with lava beyond its third square.
ROW, LAVA = "N1=1G", "N1=14D"


# -- who uses no magic -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("figure", "clause"), [("MP", "DT-CHAR-MAGOPHAGE-04"), ("BB", "DT-CHAR-BARBARIAN-2")])
@proves("DT-CHAR-MAGOPHAGE-04", "DT-CHAR-BARBARIAN-2", "DT-OBJ-STRENGTHPOTION-6", "DT-OBJ-LIGHTRING-1")
def test_who_refuses_magic_neither_drinks_nor_shines(figure: str, clause: str) -> None:
    drinker = MixedScene(ROW, f"N1:11 {figure}+strengthpotion-yellow, N1:12 wa")
    drinker.refused(does("gulp", figure), clause)
    drinker.choose(hits(figure, "N1:12"))
    assert drinker.verbs() == {"fight"}
    MixedScene("N1=18D", f"N1:21 {figure}+Lr, N1:44 wa").refused(does("shine", figure), clause)


@proves("DT-CHAR-BARBARIAN-7", "DT-RULE-CURSE-02", "DT-RULE-CURSE-06", "DT-OBJ-WEAKNESSRING-2")
def test_curses_bind_the_barbarian() -> None:
    held = MixedScene(ROW, "N1:11 BB+Bc, N1:42 wa").choose(goes("BB", "N1:12"))
    held.refused(Option("set down", token("Bc")), "DT-RULE-CURSE-06")
    passing = MixedScene(ROW, "N1:11 BB, N1:12 Bc, N1:42 wa").choose(goes("BB", "N1:12"))
    assert "taken up" in passing.names()
    weak = MixedScene(ROW, "N1:11 BB+Wr, N1:12 wa").choose(hits("BB", "N1:12"))
    assert weak.sides()["yellow"] == ({"BB"}, 2)


@proves("DT-CHAR-BARBARIAN-4", "DT-CHAR-BARBARIAN-8", "DT-CHAR-BARBARIAN-3", "DT-OBJ-WARHAMMER-1")
def test_the_barbarian_with_mercenaries_arms() -> None:
    hammer = MixedScene(ROW, "N1:11 BB+warhammer-yellow, N1:12 wa").choose(hits("BB", "N1:12"))
    assert hammer.sides()["yellow"] == ({"BB"}, 3)
    shield = MixedScene(ROW, "N1:11 WA, N1:12 bb+sylvanshield-blue").choose(hits("WA", "N1:12"))
    assert shield.sides()["blue"] == ({"bb"}, 3)
    lying = MixedScene(ROW, "N1:11 WA, N1:12 bb!+sylvanshield-blue").choose(hits("WA", "N1:12"))
    assert lying.sides()["blue"] == ({"bb!"}, 1)
    rocks = MixedScene("N1=5D", "N1:12 BB+sylvanshield-yellow, N1:44 wa").move("BB", "N1:13 N1:23")
    assert rocks.at("BB") == "N1:23"


@proves("DT-CHAR-BARBARIAN-6", "DT-TERR-REMOTEPIT-6")
def test_the_barbarian_kills_a_magic_user_by_a_trigger() -> None:
    scene = MixedScene("N1=22D", "N1:11 BB, N1:03 pr, N1:01 wa, N1:44 th").choose(goes("BB", "N1:12"))
    assert scene.vp("yellow") == 3


@proves("DT-CHAR-SHADOW-08", "DT-TERR-TRIGGER-2")
def test_the_light_of_a_torch_kills_the_shadow_when_her_action_ends_and_not_when_pits_open_on_her_way() -> None:
    tokens = "N1:11 SH+to, N1:03 pr, N1:44 wa"
    passing = MixedScene("N1=22D", tokens).choose(goes("SH", "N1:12"))
    assert (passing.at("pr"), passing.at("SH")) == ("trophies-yellow", "N1:12")
    passing.choose(Option("set down", token("to")), goes("SH", "N1:11"), Option("stop"))
    assert (passing.at("SH"), passing.vp("blue")) == ("N1:11", 0)
    staying = MixedScene("N1=22D", tokens).choose(goes("SH", "N1:12"), Option("stop"))
    assert (staying.at("SH"), staying.vp("blue")) == ("trophies-blue", 1)


# -- close combat, shots and spears ----------------------------------------------------------------------


@proves("DT-CHAR-COURTESAN-2", "DT-OBJ-SPEAR-1", "DT-OBJ-SPEAR-4")
def test_no_spear_is_aimed_at_the_courtesan() -> None:
    alone = MixedScene(ROW, "N1:11 GO+Tl, N1:13 cu, N1:42 wa")
    alone.refused(does("thrust", "GO", "N1:13"), "DT-CHAR-COURTESAN-2")
    MixedScene(ROW, "N1:11 GO+Tl, N1:13 cu!, N1:42 wa").offered(does("thrust", "GO", "N1:13"))


@proves("DT-TERR-SACREDTOMB-3")
def test_no_undead_strikes_from_afar_into_the_sacred_tomb() -> None:
    tokens = "N1:00 VA+{weapon}, N1:{square} wa"
    shot = MixedScene("N1=17D", tokens.format(weapon="Bo", square="30"))
    shot.refused(does("shoot", "VA", "N1:30"), "DT-TERR-SACREDTOMB-3")
    thrust = MixedScene("N1=17D", tokens.format(weapon="Tl", square="20"))
    thrust.refused(does("thrust", "VA", "N1:20"), "DT-TERR-SACREDTOMB-3")
    living = MixedScene("N1=17D", "N1:00 GO+Bo, N1:30 wa")
    living.offered(does("shoot", "GO", "N1:30"))


@proves("DT-RULE-RANGED-07", "DT-OBJ-CONFUSION-1")
def test_no_scroll_confuses_a_shot() -> None:
    scene = MixedScene(ROW, "N1:11 crossbowman-yellow, N1:14 PR+Cf, N1:13 wa")
    scene.choose(does("shoot", "crossbowman-yellow", "N1:13"))
    assert scene.verbs() == {"fight"}


@proves("DT-CHAR-VAMPIRE-2", "DT-RULE-RANGED-07")
def test_the_vampire_drinks_no_blood_by_a_shot() -> None:
    scene = MixedScene(ROW, "N1:11 VA+Bo, N1:13 wa!").choose(does("shoot", "VA", "N1:13")).fight(6, 0)
    assert (scene.vp("yellow"), scene.now.pieces["vampire-yellow"].mark("blood")) == (1, 0)


@pytest.mark.parametrize("scroll", ["PR+Cf", "pr+cf"])
@proves("DT-CHAR-TELEPATH-7", "DT-OBJ-CONFUSION-3")
def test_a_confused_mind_is_not_read(scroll: str) -> None:
    scene = MixedScene(ROW, f"N1:11 TE, N1:12 wa, N1:14 {scroll}").choose(hits("TE", "N1:12"))
    kept = MixedScene(ROW, f"N1:11 TE, N1:12 wa, N1:14 {scroll}").choose(hits("TE", "N1:12"))
    held = token(scroll[-2:])
    scene.choose(Option("read confusion", held))
    assert scene.verbs() == {"fight"}
    kept.choose(Option("keep confusion", held))
    assert kept.verbs() == {"demand", "let be"}


@proves("DT-CHAR-TROLLSLAYER-3", "DT-CHAR-TROLLSLAYER-4", "DT-RULE-REGEN-1")
def test_the_troll_slayer_scars_trolls_alone() -> None:
    for victim, scarred in (("tr", 1), ("ud", 0)):
        scene = MixedScene(ROW, f"N1:11 trollslayer-yellow, N1:12 {victim}")
        scene.choose(hits("trollslayer-yellow", "N1:12")).fight(6, 0)
        assert scene.is_wounded(victim)
        assert scene.now.pieces[token(victim)].mark("scarred") == scarred


# -- ground ----------------------------------------------------------------------------------------------


@proves("DT-OBJ-HOLYCROSS-1", "DT-OBJ-HOLYCROSS-2", "DT-CHAR-DARKANGEL-1")
def test_the_dark_angel_flies_over_the_holy_cross() -> None:
    scene = MixedScene(ROW, "N1:11 darkangel-yellow, N1:12 Hc, N1:42 wa")
    scene.choose(goes("darkangel-yellow", "N1:12"))
    assert scene.at("darkangel-yellow") == "N1:12"
    scene.choose(goes("darkangel-yellow", "N1:13"), Option("stop"))
    assert scene.at("darkangel-yellow") == "N1:13"
    ended = MixedScene(ROW, "N1:11 darkangel-yellow, N1:12 Hc, N1:42 wa")
    ended.choose(goes("darkangel-yellow", "N1:12"), Option("stop"))
    assert ended.vp("blue") == 1


@proves("DT-CHAR-FIREELEMENTAL-6", "DT-TERR-WATER-5")
def test_water_kills_a_fire_elemental_that_is_carried_through_it() -> None:
    scene = MixedScene("N1=13D", "N1:10 WE+FE!, N1:44 wa").choose(goes("WE", "N1:11"))
    assert (scene.at("FE"), scene.at("WE"), scene.vp("blue")) == ("trophies-blue", "N1:11", 1)
    over = MixedScene("N1=13D", "N1:01 darkangel-yellow+FE!, N1:44 wa")
    over.move("darkangel-yellow", "N1:11 N1:10")
    assert over.at("FE") == "N1:10"


@proves("DT-CHAR-FIREELEMENTAL-6", "DT-TERR-BRIDGE-3")
def test_a_fire_elemental_goes_down_with_the_bridge() -> None:
    """The bridge breaks first, whoever is in turn."""
    for troll, elemental in (("TR", "FE"), ("tr", "fe")):
        scene = MixedScene("N1=13D N2=1G", f"N2:20 GO+Rr, N1:24 {troll}+{elemental}!, N1:00 CL, N1:01 cl")
        scene.choose(does("repel", "GO", "N1:24"))
        assert scene.at(troll) == "N1:23"
        assert scene.at(elemental).startswith("trophies-")


@proves("DT-TERR-TRIGGER-6", "DT-TERR-TRIGGER-4", "DT-WOUND-07")
def test_a_passenger_leaves_the_trigger_with_its_carrier() -> None:
    scene = MixedScene("N1=22D", "N1:11 WA+CL!, N1:44 th").choose(goes("WA", "N1:12"), Option("stop"))
    assert "pits opened" in scene.names(2)
    scene.choose(goes("WA", "N1:02"))
    assert "pits closed" in scene.names()
    assert scene.squares("walk", "WA") == {"N1:01", "N1:03", "N1:12"}
    scene.choose(goes("WA", "N1:03"), Option("stop"))
    assert scene.lies_on("N1:03") == {"warrior-yellow", "cleric-yellow"}
    left = MixedScene("N1=22D", "N1:11 WA+CL!, N1:44 th").choose(goes("WA", "N1:12"), Option("stop"))
    left.choose(Option("set down", token("CL")), goes("WA", "N1:02"))
    assert left.squares("walk", "WA") == {"N1:12"}


# -- pushes ----------------------------------------------------------------------------------------------


@proves("DT-RULE-PUSH-04", "DT-CHAR-GHOUL-2")
def test_a_wounded_figure_is_pushed_under_an_enemy_ghoul() -> None:
    scene = MixedScene(ROW, "N1:11 GO+Rr, N1:12 wa!, N1:13 GL").choose(does("repel", "GO", "N1:12"))
    assert scene.lies_on("N1:13") == {"warrior-blue", "ghoul-yellow"}
    other = MixedScene(ROW, "N1:11 GO+Rr, N1:12 wa!, N1:13 VA")
    other.refused(does("repel", "GO", "N1:12"), "DT-RULE-PUSH-03")


@proves("DT-RULE-PUSH-17")
def test_no_push_makes_a_specter_reincarnate() -> None:
    scene = MixedScene(ROW, "N1:11 GO+Rr, N1:12 sx, N1:13 WA!")
    scene.refused(does("repel", "GO", "N1:12"), "DT-RULE-PUSH-17")


@proves("DT-RULE-PUSH-12", "DT-RULE-PUSH-15", "DT-TERR-BRIDGE-3", "DT-OBJ-ROPE-02")
def test_a_rope_without_fastenings_holds_nobody_on_a_bridge() -> None:
    one = MixedScene("N1=13D N2=1G", "N2:20 GO+Rr, N1:24 tr+ro, N1:00 th").choose(does("repel", "GO", "N1:24"))
    assert ("bridge broken" in one.names(), one.at("ro")) == (True, "gone")
    two = MixedScene("N1=14D", "N1:14 GO+Rr, N1:13 tr+ro, N1:00 th").choose(does("repel", "GO", "N1:13"))
    assert two.lies_on("N1:12") == {"troll-blue", "rope-blue"}
    light = MixedScene("N1=13D N2=1G", "N2:20 GO+Rr, N1:24 wa+ro").choose(does("repel", "GO", "N1:24"))
    assert light.lies_on("N1:23") == {"warrior-blue", "rope-blue"}


@proves("DT-TERR-DARKNESS-6", "DT-CHAR-SHADOW-02", "DT-RULE-PUSH-02")
def test_a_push_into_darkness() -> None:
    scene = MixedScene("N1=18D", "N1:20 GO+Rr, N1:21 wa, N1:44 th")
    scene.refused(does("repel", "GO", "N1:21"), "DT-TERR-DARKNESS-6")
    shadow = MixedScene("N1=18D", "N1:20 GO+Rr, N1:21 sh+sw, N1:44 th").choose(does("repel", "GO", "N1:21"))
    assert shadow.lies_on("N1:22") == {"shadow-blue", "sword-blue"}
    wounded = MixedScene("N1=18D", "N1:20 GO+Rr, N1:21 sh!, N1:44 th")
    wounded.refused(does("repel", "GO", "N1:21"), "DT-TERR-DARKNESS-6")
    solid = MixedScene("N1=17D", "N1:02 GO+Rr, N1:12 th, N1:44 wa").why_not(does("repel", "GO", "N1:12"))
    assert str(solid[0].facts["barrier"]) == "that sarcophagus"


@proves("DT-RULE-PUSH-09", "DT-RULE-PUSH-10", "DT-RULE-CURSE-10", "DT-RULE-PUSH-07")
def test_pushes_of_who_bears_a_curse() -> None:
    lava = MixedScene(LAVA, "N1:20 GO+Rr, N1:21 fe+bc, N1:44 wa")
    lava.refused(does("repel", "GO", "N1:21"), "DT-RULE-PUSH-09")
    burnt = MixedScene(LAVA, "N1:20 GO+Rr, N1:21 wa+bc, N1:44 th").choose(does("repel", "GO", "N1:21"))
    assert (burnt.vp("yellow"), burnt.at("bc")) == (1, "N1:21")
    water = MixedScene("N1=13D", "Y3 GO+Rr, N1:30 fe+bc, N1:44 th").choose(does("repel", "GO", "N1:30"))
    assert (water.vp("yellow"), water.at("bc")) == (1, "N1:30")
    dry = MixedScene("N1=13D", "Y3 GO+Rr, N1:30 wa+bc, N1:44 th")
    dry.refused(does("repel", "GO", "N1:30"), "DT-RULE-CURSE-10")


@proves("DT-RULE-TWOLOADS-13", "DT-OBJ-REPULSIONRING-3")
def test_two_rings_push_twice() -> None:
    scene = MixedScene(ROW, "N1:11 PA+Rr+repulsionring-blue, N1:12 wa, N1:21 th")
    scene.choose(does("repel", "PA", "N1:12"), does("repel", "PA", "N1:21"))
    assert (scene.at("wa"), scene.at("th"), scene.ap_left()) == ("N1:13", "N1:31", 3)
    scene.choose(goes("PA", "N1:12"), Option("stop"))
    scene.refused(does("repel", "PA", "N1:13"), "DT-OBJ-REPULSIONRING-3")


@proves("DT-RULE-TWOLOADS-08", "DT-RULE-TWOLOADS-09")
def test_two_curses_weigh_twice() -> None:
    rings = MixedScene(ROW, "N1:11 PA+Wr+weaknessring-blue, N1:12 wa").choose(hits("PA", "N1:12"))
    assert rings.sides()["yellow"][1] == 1
    balls = MixedScene(ROW, "N1:11 PA+Bc+ballchain-blue, N1:42 wa").lens("PA")
    assert balls.rows[0].value == "2"


@proves("DT-RULE-VALUE-2", "DT-OBJ-WEAKNESSRING-2", "DT-CHAR-GENERAL-2")
def test_penalties_end_at_nothing_before_bonuses_begin() -> None:
    tokens = "N1:11 WA, N1:12 go!+wr, N1:33 general-blue"
    scene = MixedScene(ROW, tokens).choose(hits("WA", "N1:12"))
    assert scene.sides()["blue"][1] == 1


# -- control and secrets ---------------------------------------------------------------------------------


@proves("DT-RULE-CHARM-12")
def test_an_undead_under_control_is_led_onto_the_cross() -> None:
    scene = MixedScene(ROW, "N1:11 WI+Ch, N1:12 mu, N1:13 Hc").choose(does("charm", "WI", "N1:12"))
    scene.choose(goes("mu", "N1:13"))
    assert scene.vp("yellow") == 1


@proves("DT-CHAR-TELEKINETICIST-06", "DT-TERR-DARKNESS-5")
def test_no_object_is_moved_out_of_darkness() -> None:
    scene = MixedScene("N1=18D", "N1:21 TK, N1:22 Sw, N1:44 wa")
    scene.refused(does("levitate", "Sw", "N1:23"), "DT-CHAR-TELEKINETICIST-06")


@proves("DT-CHAR-PROPHET-3", "DT-CHAR-PROPHET-4")
def test_who_does_not_know_the_room_can_picture_that_it_is_turned() -> None:
    """A reader of a bot's reason tries its choices in a position of its own."""
    scene = MixedScene(ROW, "N1:11 PR, N1:42 wa").next_room("13D").choose(does("foresee", "PR", "N2"))
    for reader in ("blue", None):
        pictured = determinised(scene.view(reader), random.Random(1))
        pictured.answer("yellow", scene.options()[1])
        assert not pictured.ask or pictured.ask.topic != "set right"


@proves("DT-CHAR-GOLDDRAGON-3")
def test_an_onlooker_pictures_a_hoard() -> None:
    """The white Treasure lies among tokens that an onlooker does not see."""
    scene = MixedScene(ROW, "").hidden("N2", "golddragon-blue treasure-white go")
    scene._lay(Mark(token("go"), "hurt", 1))
    pictured = determinised(scene.view(None), random.Random(1))
    assert "treasure-white" in pictured.pieces


@proves("DT-OBJ-ORB-1", "DT-OBJ-ORB-2", "DT-OBJ-ORB-6", "DT-OBJ-SPEAR-1")
def test_the_orb_is_offered_against_a_spear_and_a_living_tree_too() -> None:
    spear = MixedScene(ROW, "N1:11 WA+Tl, N1:13 go+ob, N1:34 th").before_card().choose(play(5))
    assert (spear.asked(), spear.verbs()) == ("blue", {"use orb", "keep orb"})
    spear.choose(does("use orb", "go")).refused(does("thrust", "WA", "N1:13"), "DT-OBJ-ORB-6")
    tree = MixedScene("N1=29D", "N1:22 go+ob, N1:40 th").mark("livingtree-1", "N1:12")
    tree = tree.before_card().choose(play(5))
    assert tree.verbs() == {"use orb", "keep orb"}
