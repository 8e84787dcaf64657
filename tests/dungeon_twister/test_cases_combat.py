"""Acceptance cases 43 to 51: fights."""

from __future__ import annotations

from tests.dungeon_twister.scene import (
    Option,
    Scene,
    attack,
    fight,
    proves,
)

#: Everybody round N1:22, as in cases 45 and 46.
CHAIN = "N1:11 WA, N1:22 ME, N1:31 CL, N1:12 wk, N1:23 wi, N1:21 go!"


@proves(
    "DT-COMBAT-01", "DT-COMBAT-05", "DT-COMBAT-06", "DT-COMBAT-07", "DT-COMBAT-09", "DT-OBJ-SWORD-1",
    "DT-OBJ-ARMOR-1", "DT-WOUND-01", "DT-COMBAT-16",
)  # fmt: skip
def test_case_43_a_duel() -> None:
    scene = Scene("N1=1G", "N1:11 WA+Sw, N1:12 cl+ar").choose(attack("WA", "N1:12"))
    assert scene.ap_left() == 4
    assert scene.sides() == {"yellow": ({"WA"}, 4), "blue": ({"cl"}, 3)}
    scene.choose(fight("2a", "yellow"), seat="yellow")
    assert scene.session.waiting() == ("blue",)
    assert not scene.view("blue").chosen
    assert not scene.view(None).chosen
    assert "combat-2a-yellow" not in scene.view("blue").pieces
    scene.choose(fight("2b", "blue"), seat="blue")
    assert (scene.on("N1:12"), scene.on("N1:11")) == ("cl!+ar", "WA+Sw")
    assert scene.combat_cards("yellow") == scene.combat_cards("blue") == "0 1 2 3 3 4 5 6"


@proves("DT-COMBAT-12", "DT-CARD-09", "DT-CARD-10", "DT-CARD-11", "DT-COMBAT-06")
def test_case_44_a_tie_and_a_second_try() -> None:
    scene = Scene("N1=1G", "N1:11 WA+Sw, N1:12 cl+ar").ap(2)
    scene.choose(attack("WA", "N1:12")).fight(yellow=0, blue=1)
    assert scene.is_well("WA", "cl")
    assert (scene.combat_cards("yellow"), scene.combat_cards("blue")) == (
        "0 1 2 2 3 3 4 5 6",
        "0 2 2 3 3 4 5 6",
    )
    assert scene.ap_left() == 1
    scene.choose(attack("WA", "N1:12")).fight(yellow=4, blue=0)
    assert (scene.on("N1:12"), scene.ap_left()) == ("cl!+ar", 0)
    assert (scene.combat_cards("yellow"), scene.combat_cards("blue")) == (
        "0 1 2 2 3 3 5 6",
        "0 2 2 3 3 4 5 6",
    )
    for seat in ("yellow", "blue"):
        for pile in ("spent-yellow", "spent-blue"):
            assert {scene.view(seat).pieces[card].kind for card in scene.view(seat).contents[pile]} == {
                "combat-back"
            }
            scene.refused(Option("look", "", pile), "DT-CARD-11", seat=seat)


@proves("DT-GROUP-01", "DT-GROUP-02", "DT-GROUP-04", "DT-GROUP-07", "DT-COMBAT-09")
def test_case_45_the_chain_runs_over_both_colours() -> None:
    scene = Scene("N1=1G", CHAIN).choose(attack("WA", "N1:12"))
    assert scene.sides() == {"yellow": ({"WA", "ME"}, 5), "blue": ({"wk", "wi"}, 2)}
    assert scene.verbs("yellow") == scene.verbs("blue") == {"fight"}
    scene.fight(yellow=0, blue=4)
    assert scene.is_wounded("WA", "ME")
    assert scene.is_well("CL", "wk", "wi")
    assert (scene.vp("yellow"), scene.vp("blue")) == (0, 0)


@proves("DT-GROUP-04", "DT-GROUP-05", "DT-COMBAT-08", "DT-COMBAT-10")
def test_case_46_a_wounded_target_widens_the_fight() -> None:
    scene = Scene("N1=1G", CHAIN).choose(attack("WA", "N1:21"))
    assert scene.sides() == {"yellow": ({"WA", "ME", "CL"}, 7), "blue": ({"go!", "wk", "wi"}, 2)}
    scene.fight(yellow=1, blue=5)
    assert (scene.vp("yellow"), scene.at("go")) == (1, "trophies-yellow")
    assert scene.is_wounded("wk", "wi")
    assert scene.is_well("WA", "ME", "CL")


@proves("DT-GROUP-03", "DT-GROUP-06", "DT-COMBAT-02")
def test_case_47_friends_do_not_link_and_walls_cut() -> None:
    scene = Scene("N1=1G", "N1:13 WA, N1:12 CL, N1:11 TR, N1:23 tr, N1:14 go, N1:24 th")
    scene.refused(attack("WA", "N1:14"), "DT-COMBAT-02").refused(attack("WA", "N1:24"), "DT-COMBAT-02")
    scene.choose(attack("WA", "N1:23"))
    assert scene.sides() == {"yellow": ({"WA"}, 3), "blue": ({"tr"}, 4)}
    scene = Scene("N1=1G", "N1:13 WA, N1:12 CL, N1:11 TR, N1:23 tr, N1:14 go, N1:24 th")
    scene.portcullis("N1:24w", "open").choose(attack("WA", "N1:23"))
    assert scene.sides()["blue"] == ({"tr"}, 4)


@proves("DT-COMBAT-03", "DT-TURN-06", "DT-WOUND-08")
def test_case_48_no_second_blow_in_the_same_turn() -> None:
    scene = (
        Scene("N1=1G", "N1:11 WA+Sw, N1:22 TR, N1:12 cl")
        .choose(attack("WA", "N1:12"))
        .fight(yellow=0, blue=0)
    )
    assert scene.is_wounded("cl")
    scene.refused(attack("TR", "N1:12"), "DT-COMBAT-03").refused(attack("WA", "N1:12"), "DT-COMBAT-03")
    scene.end().pass_turn(2).play(2).choose(attack("TR", "N1:12"))
    assert scene.sides() == {"yellow": ({"TR", "WA"}, 8), "blue": ({"cl!"}, 0)}
    scene.fight(yellow=1, blue=0)
    assert (scene.on("N1:12"), scene.vp("yellow"), scene.at("cl")) == ("", 1, "trophies-yellow")


@proves("DT-COMBAT-11", "DT-COMBAT-08", "DT-WOUND-04")
def test_case_49_the_wounded_win() -> None:
    scene = Scene("N1=1G", "N1:12 go!, N1:11 WK, N1:13 WI").choose(attack("WK", "N1:12"))
    assert scene.sides() == {"yellow": ({"WK", "WI"}, 2), "blue": ({"go!"}, 0)}
    scene.fight(yellow=0, blue=6)
    assert scene.is_wounded("WK", "WI", "go")
    assert (scene.on("N1:12"), scene.vp("yellow"), scene.vp("blue")) == ("go!", 0, 0)


@proves("DT-COMBAT-04", "DT-COMBAT-13")
def test_case_50_the_carriers_defeat() -> None:
    scene = Scene("N1=1G", "N1:12 tr+th!, N1:11 WA")
    scene.choose(attack("WA", "N1:12"))
    assert scene.sides()["blue"] == ({"tr"}, 4)
    scene.fight(yellow=5, blue=2)
    assert (scene.on("N1:12"), scene.vp("yellow"), scene.at("th")) == ("tr!", 1, "trophies-yellow")


@proves("DT-OBJ-ARMOR-2", "DT-WOUND-05", "DT-COMBAT-08", "DT-WOUND-10", "DT-CARRY-13")
def test_case_51_armor_on_the_ground() -> None:
    scene = Scene("N1=1G", "N1:12 cl!+ar, N1:11 GO+Sw")
    for seat in ("yellow", "blue", None):
        assert scene.view(seat).pieces["armor-blue"].kind == "armor"
    scene.choose(attack("GO", "N1:12"))
    assert (scene.sides()["yellow"][1], scene.sides()["blue"][1]) == (2, 1)
    scene.fight(yellow=2, blue=3)
    assert (scene.on("N1:12"), scene.on("N1:11")) == ("cl!+ar", "GO+Sw")
    scene = Scene("N1=1G", "N1:12 cl!+ar, N1:11 GO+Sw").choose(attack("GO", "N1:12")).fight(yellow=4, blue=3)
    assert (scene.on("N1:12"), scene.vp("yellow"), scene.at("cl")) == ("ar", 1, "trophies-yellow")
