"""Prison: what its objects do, and its arrow slits."""

from __future__ import annotations

from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does
from tests.dungeon_twister.scene import STOP, attack, fireball, open_gate, proves, token, walk


@proves("DT-TERR-SLIT-2", "DT-TERR-SLIT-3", "DT-TERR-SLIT-4", "DT-TERR-SLIT-1", "DT-RULE-GROUP-1", "DT-GROUP-06")
def test_shots_through_a_slit() -> None:
    """B-FPG-18 (a) and (b), with a Bow."""
    scene = MixedScene("N1=38G", "N1:02 GO+Bo, N1:22 th").choose(does("shoot", "GO", "N1:22"))
    assert scene.sides()["yellow"] == ({"GO"}, 1)
    far = MixedScene("N1=38G", "N1:02 GO, N1:22 th+bo", turn="blue")
    far.refused(does("shoot", "th", "N1:02"), "DT-TERR-SLIT-3")
    near = MixedScene("N1=38G", "N1:02 GO, N1:12 th+bo", turn="blue").offered(does("shoot", "th", "N1:02"))
    near.refused(attack("th", "N1:02"), "DT-COMBAT-02", "DT-TERR-SLIT-1")


@proves("DT-OBJ-BOW-1", "DT-RULE-RANGED-01", "DT-RULE-RANGED-02")
def test_the_bow_shoots_as_often_as_there_are_actions() -> None:
    """B-FPG-24 (a)."""
    scene = MixedScene("N1=1G", "N1:11 GO+Bo, N1:13 th")
    for yellow, blue in ((2, 1), (1, 0)):
        scene.choose(does("shoot", "GO", "N1:13"))
        assert scene.parts("yellow") == [(1, "DT-OBJ-BOW-1")]
        scene.fight(yellow=yellow, blue=blue)
    assert scene.ap_left() == 3
    assert "shot" in {event.tag() for event in scene.happened(6)}
    MixedScene("N1=1G", "N1:11 WA, N1:12 Bo, N1:13 th").refused(does("shoot", "WA", "N1:13"), "DT-RULE-RANGED-01")


@proves("DT-OBJ-BOW-2")
def test_two_bows_do_not_add_up() -> None:
    scene = MixedScene("N1=1G", "N1:11 PA+Bo+bo, N1:13 th, N1:23 WA").choose(does("shoot", "PA", "N1:13", 1))
    assert scene.sides()["yellow"] == ({"PA"}, 1)
    both = MixedScene("N1=1G", "N1:11 PA+Bo+bo, N1:13 th, N1:23 WA").choose(attack("WA", "N1:13"))
    both.choose(does("support", "PA"))
    assert both.sides()["yellow"] == ({"PA", "WA"}, 4)
    third = MixedScene("N1=1G", "N1:11 PA+Bo+bo, N1:13 th, N1:23 WA, N1:33 GO")
    third.choose(attack("WA", "N1:13"), does("support", "PA"))
    assert "support" not in third.verbs()


@proves("DT-OBJ-LARGESHIELD-1", "DT-OBJ-LARGESHIELD-2")
def test_nobody_shoots_at_the_large_shield() -> None:
    """B-FPG-24 (d), (e) and (f)."""
    MixedScene("N1=1G", "N1:11 GO+Bo, N1:13 th+ls").refused(does("shoot", "GO", "N1:13"), "DT-OBJ-LARGESHIELD-1")
    MixedScene("N1=1G", "N1:11 GO+Bo, N1:13 th!+ls").refused(does("shoot", "GO", "N1:13"), "DT-OBJ-LARGESHIELD-1")
    melee = MixedScene("N1=1G", "N1:11 GO+Bo, N1:13 th+ls, N1:23 WA").choose(attack("WA", "N1:13"))
    assert melee.verbs() == {"fight"}
    assert melee.sides()["blue"] == ({"th"}, 2)
    fire = MixedScene("N1=1G", "N1:11 wizard2-yellow+wand2-yellow, N1:13 th+ls")
    assert fire.choose(fireball("wizard2-yellow", "N1:13")).vp("yellow") == 1


@proves("DT-TERR-ROCKS-4", "DT-TERR-ROCKS-3")
def test_it_covers_from_falling_rocks() -> None:
    """B-FPG-24 (g)."""
    scene = MixedScene("N2=5D", "N2:12 th+ls", turn="blue").choose(walk("th", "N2:13"))
    scene.choose(walk("th", "N2:23"))
    assert scene.is_well("th")
    stays = MixedScene("N2=5D", "N2:12 th+ls", turn="blue").choose(walk("th", "N2:13"), STOP)
    assert stays.vp("yellow") == 1


@proves("DT-OBJ-KEY-1", "DT-PORT-04")
def test_the_key_of_this_box() -> None:
    scene = MixedScene("N1=1G", "N1:21 NA+key3-yellow").choose(open_gate("NA", "N1:21w"))
    assert scene.gate("N1:21w") == "open"


@proves("DT-OBJ-SPEAR-1", "DT-OBJ-SPEAR-3", "DT-COMBAT-02")
def test_the_spear_strikes_two_squares_away() -> None:
    """B-FPG-23 (a) and (b)."""
    scene = MixedScene("N1=1G", "N1:11 GO+Tl, N1:13 wa").refused(attack("GO", "N1:13"), "DT-COMBAT-02")
    scene.choose(does("thrust", "GO", "N1:13")).fight(yellow=5, blue=1)
    assert scene.is_wounded("wa")
    assert (scene.on("N1:11"), scene.ap_left()) == ("GO+Tl", 4)
    scene.refused(does("thrust", "GO", "N1:13"), "DT-COMBAT-03").refused(
        does("thrust", "GO", "N1:14"), "DT-OBJ-SPEAR-1"
    )
    lost = (
        MixedScene("N1=1G", "N1:11 GO+Tl, N1:13 wa").choose(does("thrust", "GO", "N1:13")).fight(yellow=0, blue=2)
    )
    assert (lost.on("N1:11"), lost.is_well("GO"), lost.at("Tl")) == ("GO", True, "gone")
    assert "spear broken" in lost.names(2)
    bare = MixedScene("N1=1G", "N1:11 GO, N1:13 wa").refused(does("thrust", "GO", "N1:13"), "DT-OBJ-SPEAR-1")
    assert bare.verbs() >= {"walk"}


@proves("DT-OBJ-SPEAR-2", "DT-OBJ-SPEAR-5", "DT-OBJ-SPEAR-6", "DT-OBJ-SPEAR-10")
def test_what_keeps_the_spear_off() -> None:
    """B-FPG-23 (c), (d) and (e)."""
    MixedScene("N1=1G", "N1:11 GO+Tl, N1:12 CL!, N1:13 wa").refused(
        does("thrust", "GO", "N1:13"), "DT-OBJ-SPEAR-2"
    )
    for thief in ("th", "th!"):
        close = MixedScene("N1=1G", f"N1:11 GO+Tl, N1:13 wa, N1:21 {thief}")
        close.refused(does("thrust", "GO", "N1:13"), "DT-OBJ-SPEAR-6").refused(
            does("thrust", "GO", "N1:21"), "DT-OBJ-SPEAR-5"
        )
        close.offered(attack("GO", "N1:21"))
    over = MixedScene("N1=1G S1=2G", "N1:32 GO+Tl, S1:02 wa").offered(does("thrust", "GO", "S1:02"))
    assert over.lens("Tl").rows
    MixedScene("N1=1G", "N1:13 GO+Tl, N1:33 wa").offered(does("thrust", "GO", "N1:33"))
    MixedScene("N1=1G", "N1:14 GO+Tl, N1:12 wa").refused(does("thrust", "GO", "N1:12"), "DT-OBJ-SPEAR-10")
    MixedScene("N1=5D", "N1:12 GO+Tl, N1:32 wa").refused(does("thrust", "GO", "N1:32"), "DT-OBJ-SPEAR-10")
    MixedScene("N1=1G", "N1:11 GO+Tl, N1:23 wa").refused(does("thrust", "GO", "N1:23"), "DT-OBJ-SPEAR-1")


@proves("DT-OBJ-SPEAR-4", "DT-OBJ-SPEAR-11", "DT-OBJ-SPEAR-3")
def test_it_joins_the_fight_of_another() -> None:
    """B-FPG-23 (f)."""
    tokens = "N1:11 GO+Tl, N1:13 wa, N1:23 WA"
    scene = MixedScene("N1=1G", tokens).choose(attack("WA", "N1:13"))
    assert scene.verbs() == {"reach in", "engage"}
    scene.choose(does("reach in", "GO"))
    assert scene.sides() == {"yellow": ({"GO", "WA"}, 4), "blue": ({"wa"}, 3)}
    scene.fight(yellow=0, blue=5)
    assert (scene.is_wounded("WA"), scene.is_well("GO"), scene.at("Tl")) == (True, True, "gone")
    alone = MixedScene("N1=1G", tokens).choose(attack("WA", "N1:13"), does("engage", "WA"))
    assert alone.sides()["yellow"] == ({"WA"}, 3)
    led = MixedScene("N1=1G", tokens).choose(does("thrust", "GO", "N1:13"))
    assert led.sides()["yellow"] == ({"GO", "WA"}, 4)
    company = MixedScene("N1=1G", "N1:11 GO+Tl, N1:13 wa, N1:23 BS").choose(
        attack("BS", "N1:13"), does("reach in", "GO")
    )
    assert company.sides()["yellow"] == ({"GO", "BS"}, 5)


@proves("DT-OBJ-SPEAR-5", "DT-RULE-RANGED-08")
def test_neither_in_defence_nor_among_shots() -> None:
    """B-FPG-23 (g)."""
    scene = MixedScene("N1=1G", "N1:11 GO+Tl, N1:12 wa", turn="blue").choose(attack("wa", "N1:11"))
    scene.fight(yellow=0, blue=5)
    assert scene.is_wounded("GO")
    assert scene.at("Tl") == "N1:11"
    helps = MixedScene("N1=1G", "N1:11 GO+Tl, N1:13 wa, N1:23 WA", turn="blue").choose(attack("wa", "N1:23"))
    assert helps.verbs() == {"fight"}
    shots = MixedScene("N1=1G", "N1:11 GO+Bo, N1:13 wa, N1:33 NA+Tl").choose(does("shoot", "GO", "N1:13"))
    assert shots.verbs() == {"fight"}
    two = MixedScene("N1=1G", "N1:11 GO+Bo, N1:13 wa, N1:33 NA+Tl, N1:03 TH+bo")
    two.choose(does("shoot", "GO", "N1:13"))
    if "engage" in two.verbs():
        two.refused(does("reach in", "NA"), "DT-RULE-RANGED-08")


@proves("DT-OBJ-SPEAR-9", "DT-TERR-SLIT-1")
def test_through_an_arrow_slit_from_side_to_side() -> None:
    """B-FPG-23 (h)."""
    MixedScene("N1=38G", "N1:02 GO+Tl, N1:12 wa").offered(does("thrust", "GO", "N1:12"))
    MixedScene("N1=38G", "N1:02 GO+Tl, N1:22 wa").refused(does("thrust", "GO", "N1:22"), "DT-OBJ-SPEAR-1")
    behind = MixedScene("N1=38G", "N1:22 GO+Tl, N1:02 wa").refused(does("thrust", "GO", "N1:02"), "DT-OBJ-SPEAR-9")
    assert behind.verbs() >= {"walk"}


@proves("DT-OBJ-SPEAR-7", "DT-RULE-TWOLOADS-01")
def test_no_second_weapon_beside_it() -> None:
    """B-FPG-23 (i)."""
    scene = MixedScene("N1=1G", "N1:11 PA+Tl+Sw, N1:13 wa").choose(does("thrust", "PA", "N1:13"))
    assert scene.sides() == {"yellow": ({"PA"}, 3), "blue": ({"wa"}, 3)}
    plain = MixedScene("N1=1G", "N1:11 PA+Tl+Sw, N1:12 wa").choose(attack("PA", "N1:12"))
    assert plain.sides()["yellow"] == ({"PA"}, 4)
    helped = MixedScene("N1=1G", "N1:11 PA+Tl+Sw, N1:13 wa, N1:23 CL").choose(does("thrust", "PA", "N1:13"))
    assert helped.sides()["yellow"] == ({"PA", "CL"}, 5)


@proves("DT-OBJ-BOW-3")
def test_the_bow_beside_other_weapons() -> None:
    """B-FPG-24 (c): a bolt a turn, and the Bow as often as one likes."""
    scene = MixedScene("N1=1G", "N1:11 crossbowman-yellow+Bo, N1:13 th+ar, N1:33 GO")
    own = 1 if scene.now.breakdown("shot", (), "crossbowman-yellow").parts[0].piece == token("Bo") else 0
    for weapon, yellow in ((own, 0), (1 - own, 1), (1 - own, 2)):
        scene.choose(does("shoot", "crossbowman-yellow", "N1:13", weapon)).fight(yellow=yellow, blue=0)
    scene.refused(does("shoot", "crossbowman-yellow", "N1:13", own))
    scene.offered(does("shoot", "crossbowman-yellow", "N1:13", 1 - own))


@proves("DT-RULE-TWOLOADS-19", "DT-RULE-PUSH-12")
def test_pushed_onto_a_pit_with_a_rope_a_paladin_keeps_both_loads() -> None:
    scene = MixedScene("N1=1G S1=2G", "N1:12 ba, N1:32 PA+Ro+Ar", turn="blue")
    scene.choose(does("cry", "ba", "N1:32"))
    assert scene.on("N1:42") == "PA+Ar+Ro"


@proves("DT-RULE-TWOLOADS-20")
def test_two_loads_are_no_magic() -> None:
    scene = MixedScene("N1=1G", "N1:11 PA+Sw+Ar, N1:12 mp, N1:33 CL").move("PA", "N1:21")
    assert scene.on("N1:21") == "PA+Ar+Sw"


@proves("DT-OBJ-SPEAR-8", "DT-TERR-BRAZIER-3")
def test_a_forged_spear_counts_one_more() -> None:
    scene = MixedScene("N1=21D", "N1:32 GO+Tl, N1:12 wa").choose(Option("forge", token("GO"), "N1:42"))
    scene.choose(does("thrust", "GO", "N1:12"))
    assert scene.sides()["yellow"] == ({"GO"}, 2)
