"""Prison: what its figures do."""

from __future__ import annotations

from engine.dungeon_twister import GAME
from engine.flow import Sentences
from tests.dungeon_twister.mixed import MixedScene, does
from tests.dungeon_twister.scene import (
    SEATS,
    STOP,
    attack,
    break_gate,
    close_gate,
    fireball,
    heal,
    open_gate,
    pass_wall,
    proves,
    reveal,
    rotate,
    take,
    walk,
)


@proves("DT-RULE-BOX-1", "DT-CHAR-CLERIC-7", "DT-CHAR-MEKANORK-4", "DT-CHAR-WIZARD-9", "DT-OBJ-WAND-11")
def test_the_box_is_whole_in_its_scenario_alone() -> None:
    teams = {
        "figures": ["backstabber", "banshee", "cleric", "colossus", "mekanork", "naga", "telepath", "wizard"],
        "objects": ["bow", "key", "largeshield", "rope", "spear", "wand"],
    }
    table = GAME.bare_table(SEATS, GAME.checked_options({"mode": "prison-whole"}))
    kinds = sorted(table.pieces[key].kind for key in table.contents["team-yellow"])
    assert kinds == sorted(teams["figures"] + teams["objects"])
    assert {key[:2] for key in table.contents["rooms"]} == {"37", "38", "39", "40"}
    for options in ({"mode": "base"}, {"mode": "prison"}, {"mode": "free"}):
        before = GAME.bare_table(SEATS, GAME.checked_options(options))
        assert not {"naga", "bow", "spear"} & {piece.kind for piece in before.pieces.values()}
    mixed = GAME.bare_table(SEATS, GAME.checked_options({"mode": "free", "box-prison-whole": "on"}))
    assert "naga-yellow" in mixed.contents["stock-yellow"]
    second = MixedScene("N1=1G", "N1:11 cleric2-yellow, N1:12 CL!, N1:33 wizard2-yellow+wand2-yellow, N1:13 go")
    second.choose(heal("cleric2-yellow", "N1:12"))
    assert second.is_well("CL")
    second.choose(fireball("wizard2-yellow", "N1:13"))
    assert second.vp("yellow") == 1
    geared = MixedScene("N1=1G", "N1:43 mekanork2-yellow")
    geared.offered(rotate("mekanork2-yellow", "N1", 1), rotate("mekanork2-yellow", "N1", -1))


@proves("DT-CHAR-NAGA-1", "DT-CHAR-NAGA-2", "DT-CHAR-NAGA-3", "DT-TERR-SLIT-1", "DT-CHAR-WALLWALKER-09")
def test_the_naga_glides_through_slits() -> None:
    """B-FPG-18 (c)."""
    scene = MixedScene("N1=38G", "N1:02 NA+Ts").choose(walk("NA", "N1:12"), STOP)
    assert (scene.on("N1:12"), scene.ap_left()) == ("NA+Ts", 4)
    assert {str(row.label): row.value for row in scene.lens("NA").rows}["Speed"] == "6"
    carried = MixedScene("N1=38G", "N1:02 NA+CL!").choose(walk("NA", "N1:12"))
    assert carried.on("N1:12") == "NA+CL!"
    MixedScene("N1=38G", "N1:02 WA").refused(walk("WA", "N1:12"), "DT-TERR-SLIT-1")
    MixedScene("N1=38G", "N1:02 WK").offered(pass_wall("WK", "N1:12"))
    MixedScene("N1=38G", "N1:02 NA!").refused(walk("NA", "N1:12"), "DT-WOUND-02")


@proves("DT-CHAR-NAGA-2", "DT-EXIT-01", "DT-RULE-REVEAL-1", "DT-TERR-SLIT-5")
def test_out_through_a_slit_and_no_reveal_through_one() -> None:
    """B-FPG-18 (d) and (e)."""
    out = MixedScene("N4=39D", "N4:44 NA").choose(walk("NA", "B4"))
    assert out.vp("yellow") == 1
    MixedScene("N3=39D", "N3:44 NA").refused(reveal("NA", "N4"), "DT-RULE-REVEAL-1")


@proves("DT-TERR-SLIT-5", "DT-TERR-SLIT-2", "DT-CHAR-NAGA-2", "DT-MOVE-07")
def test_slits_and_walls_back_to_back() -> None:
    """39D and 40G have a slit on the edge where they meet, 37G a wall."""
    both = MixedScene("N3=39D N4=40G@2", "N3:44 NA").offered(walk("NA", "N4:40"))
    assert both.ap_left() == 5
    MixedScene("N3=39D N4=37G", "N3:44 NA").refused(walk("NA", "N4:40"), "DT-MOVE-05")
    one = MixedScene("N3=39D N4=1G", "N3:44 NA").offered(walk("NA", "N4:40"))
    one.refused(walk("NA", "N4:44"))
    fire = MixedScene("N3=39D N4=40G@2", "N3:44 WI+Fw, N4:41 go").choose(fireball("WI", "N4:41"))
    assert fire.vp("yellow") == 1
    far = MixedScene("N3=39D N4=40G@2", "N3:43 WI+Fw, N4:40 go")
    far.refused(fireball("WI", "N4:40"), "DT-TERR-SLIT-3")
    MixedScene("N3=39D N4=37G", "N3:44 WI+Fw, N4:40 go").refused(fireball("WI", "N4:40"), "DT-SIGHT-02")


@proves("DT-CHAR-BACKSTABBER-1", "DT-CHAR-BACKSTABBER-2", "DT-CHAR-BACKSTABBER-5")
def test_the_backstabber_in_company() -> None:
    """B-FPG-20 (a), (b), (c) and (e)."""
    scene = MixedScene("N1=1G", "N1:12 BS, N1:21 CL, N1:22 wa").choose(attack("CL", "N1:22"))
    assert scene.sides() == {"yellow": ({"BS", "CL"}, 6), "blue": ({"wa"}, 3)}
    assert (2, "DT-CHAR-BACKSTABBER-2") in scene.parts("yellow")
    scene.fight(yellow=1, blue=3)
    assert scene.is_wounded("wa")
    alone = MixedScene("N1=1G", "N1:12 BS, N1:22 wa").choose(attack("BS", "N1:22"))
    assert alone.sides()["yellow"] == ({"BS"}, 2)
    alone.fight(yellow=1, blue=0)
    assert alone.is_well("BS", "wa")
    defends = MixedScene("N1=1G", "N1:12 BS, N1:21 CL, N1:22 wa", turn="blue").choose(attack("wa", "N1:21"))
    defends.fight(yellow=1, blue=5)
    assert defends.is_wounded("BS", "CL")
    fallen = MixedScene("N1=1G", "N1:12 BS, N1:21 GO!, N1:22 wa", turn="blue").choose(attack("wa", "N1:21"))
    assert fallen.sides()["yellow"] == ({"BS", "GO!"}, 4)
    lying = MixedScene("N1=1G", "N1:12 BS!, N1:21 CL, N1:22 wa").choose(attack("CL", "N1:22"))
    assert lying.sides()["yellow"] == ({"CL"}, 2)


@proves("DT-CHAR-BACKSTABBER-5", "DT-RULE-RANGED-09")
def test_a_shot_and_a_passenger_are_no_company() -> None:
    """B-FPG-20 (d), with a Bow."""
    scene = MixedScene("N1=1G", "N1:23 BS, N1:13 wa, N1:11 GO+Bo").choose(
        attack("BS", "N1:13"), does("support", "GO")
    )
    assert scene.sides()["yellow"] == ({"BS", "GO"}, 3)
    riding = MixedScene("N1=1G", "N1:12 BS+CL!, N1:22 wa").choose(attack("BS", "N1:22"))
    assert riding.sides()["yellow"] == ({"BS"}, 2)


@proves("DT-CHAR-BACKSTABBER-3", "DT-CHAR-BACKSTABBER-4", "DT-PORT-06")
def test_she_works_portcullises() -> None:
    """B-FPG-20 (f)."""
    scene = MixedScene("N1=1G", "N1:21 BS").choose(open_gate("BS", "N1:21w"))
    assert (scene.gate("N1:21w"), scene.ap_left()) == ("open", 4)
    scene.choose(close_gate("BS", "N1:21w"))
    broken = MixedScene("N1=1G", "N1:21 BS").portcullis("N1:21w", "broken")
    broken.refused(close_gate("BS", "N1:21w"), "DT-CHAR-BACKSTABBER-4", "DT-PORT-06")
    MixedScene("N1=1G", "N1:21 BS").refused(break_gate("BS", "N1:21w"), "DT-CHAR-WARRIOR-2")


@proves(
    "DT-CHAR-COLOSSUS-1", "DT-CHAR-COLOSSUS-3", "DT-CHAR-COLOSSUS-7", "DT-MOVE-09", "DT-MOVE-12", "DT-CARRY-06"
)  # fmt: skip
def test_the_small_pass_between_his_legs() -> None:
    """B-FPG-21 (a) and (b)."""
    scene = MixedScene("N1=1G", "N1:22 co+ar, N1:21 GO").choose(walk("GO", "N1:22"))
    scene.refused(take("ar"), "DT-CARRY-06").refused(STOP, "DT-MOVE-12").choose(walk("GO", "N1:23"))
    assert scene.on("N1:23") == "GO"
    big = MixedScene("N1=1G", "N1:22 co, N1:32 TH").refused(walk("TH", "N1:22"), "DT-MOVE-09")
    assert {str(row.label): row.value for row in big.lens("co").rows}["Combat value"] == "5"
    MixedScene("N1=1G", "N1:22 wa, N1:21 GO").refused(walk("GO", "N1:22"), "DT-MOVE-09")
    MixedScene("N1=1G", "N1:22 co, N1:21 TE+Sw").offered(walk("TE", "N1:22"))


@proves("DT-CHAR-COLOSSUS-5", "DT-CHAR-COLOSSUS-6")
def test_also_over_his_rope_which_he_keeps() -> None:
    """B-FPG-21 (c)."""
    scene = MixedScene("N1=1G S1=2G", "N1:42 co+ro, N1:32 GO").choose(walk("GO", "N1:42"))
    scene.refused(take("ro"), "DT-CHAR-COLOSSUS-6", "DT-CARRY-06").choose(walk("GO", "S1:02"))
    assert scene.on("N1:42") == "co+ro"


@proves("DT-CHAR-COLOSSUS-4", "DT-EXIT-02")
def test_and_out_under_him() -> None:
    """B-FPG-21 (d)."""
    scene = MixedScene("N4=1G", "N4:14 GO, B1 co").choose(walk("GO", "B1"))
    assert scene.vp("yellow") == 2
    MixedScene("N4=1G", "N4:14 WA, B1 co").refused(walk("WA", "B1"), "DT-EXIT-02")


@proves("DT-CHAR-COLOSSUS-2")
def test_he_breaks_portcullises() -> None:
    """B-FPG-21 (e)."""
    scene = MixedScene("N1=1G", "N1:21 co", turn="blue").choose(break_gate("co", "N1:21w"))
    assert (scene.gate("N1:21w"), scene.ap_left()) == ("broken", 4)
    MixedScene("N1=1G", "N1:21 CO!").refused(break_gate("CO", "N1:21w"), "DT-WOUND-03")


@proves(
    "DT-CHAR-BANSHEE-1", "DT-CHAR-BANSHEE-2", "DT-RULE-PUSH-01", "DT-RULE-PUSH-07", "DT-RULE-PUSH-19", "DT-ACT-02"
)  # fmt: skip
def test_the_banshee_cries_somebody_into_a_pit() -> None:
    """B-FPG-19 (a) and (f)."""
    scene = MixedScene("N1=1G", "N1:12 BA, N1:32 go+ts, N1:13 GO").choose(does("cry", "BA", "N1:32"))
    assert (scene.on("N1:32"), scene.vp("yellow"), scene.ap_left()) == ("ts", 1, 3)
    assert "cried" in scene.names()
    poor = MixedScene("N1=1G", "N1:12 BA, N1:32 go").ap(1).refused(does("cry", "BA", "N1:32"), "DT-ACT-02")
    assert {str(row.label): row.value for row in poor.lens("BA").rows}["Cry"] == "1"
    MixedScene("N1=1G", "N1:12 BA, N1:32 go").refused(does("cry", "BA", "N1:23"), "DT-CHAR-BANSHEE-2")
    hidden = MixedScene("N1=1G", "N1:12 BA, N1:22 GO, N1:32 go").refused(does("cry", "BA", "N1:32"), "DT-SIGHT-03")
    hidden.refused(does("cry", "BA", "N1:22"), "DT-RULE-PUSH-03")
    MixedScene("N1=1G", "N1:12 BA!, N1:32 go").refused(does("cry", "BA", "N1:32"), "DT-WOUND-03")


@proves("DT-CHAR-BANSHEE-3", "DT-CHAR-BANSHEE-4", "DT-RULE-PUSH-02", "DT-RULE-PUSH-14", "DT-RULE-PUSH-20")
def test_walls_and_loads_stop_the_cry() -> None:
    """B-FPG-19 (b), (c), (e) and (g)."""
    MixedScene("N1=1G", "N1:11 BA, N1:13 wa").refused(does("cry", "BA", "N1:13"), "DT-RULE-PUSH-02")
    scene = MixedScene("N1=1G", "N1:21 BA, N1:22 wa+sw").choose(does("cry", "BA", "N1:22"))
    assert scene.on("N1:23") == "wa+sw"
    MixedScene("N1=1G", "N1:21 BA, N1:22 wa+sw, N1:23 Ar").refused(does("cry", "BA", "N1:22"), "DT-RULE-PUSH-03")
    fresh = MixedScene("N1=1G", "N1:21 BA, N1:22 wa!").hurt("wa").choose(does("cry", "BA", "N1:22"))
    assert fresh.on("N1:23") == "wa!"
    takes = MixedScene("N1=1G", "N1:21 BA, N1:22 wa, N1:23 Ar").choose(does("cry", "BA", "N1:22"))
    assert takes.on("N1:23") == "wa+Ar"


@proves("DT-CHAR-BANSHEE-4", "DT-RULE-PUSH-03", "DT-RULE-PUSH-04")
def test_friends_are_pushed_too_and_the_carried_with_their_carrier() -> None:
    """B-FPG-19 (d)."""
    scene = MixedScene("N1=1G", "N1:21 BA, N1:22 CL!, N1:23 TR").choose(does("cry", "BA", "N1:22"))
    assert scene.on("N1:23") == "TR+CL!"
    MixedScene("N1=1G", "N1:21 BA, N1:22 CL, N1:23 TR").refused(does("cry", "BA", "N1:22"), "DT-RULE-PUSH-03")
    carried = MixedScene("N1=1G", "N1:21 BA, N1:22 TR+CL!").choose(does("cry", "BA", "N1:22"))
    assert carried.on("N1:23") == "TR+CL!"


@proves("DT-CHAR-THIEF-6", "DT-CHAR-THIEF-7", "DT-CHAR-WARRIOR-2")
def test_a_refused_portcullis_names_no_figure_of_another_box_as_the_only_one() -> None:
    """Keys, the Backstabber, the Colossus and others work portcullises too, in boxes without Thief and Warrior."""
    scene, edge = MixedScene("N1=1G", "N1:21 GO"), "N1:21w"
    for choice in (open_gate("GO", edge), close_gate("GO", edge), break_gate("GO", edge)):
        (reason,) = scene.why_not(choice)
        assert str(Sentences(GAME, {}).why(reason)) == f"The yellow Goblin cannot {choice.verb} portcullises."
