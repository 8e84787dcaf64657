"""Paladins & Dragons: what its figures and objects do."""

from __future__ import annotations

from engine.dungeon_twister import GAME
from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does
from tests.dungeon_twister.scene import (
    END,
    SEATS,
    STOP,
    attack,
    drink,
    fight,
    fireball,
    heal,
    jump,
    open_gate,
    place,
    proves,
    regenerate,
    reveal,
    set_down,
    swap,
    take,
    token,
    walk,
)

#: Yellow's and Blue's markers.
PIT, RUBBLE, BLUE_RUBBLE = "illusorypit-1", "rubble-1", "rubble-2"
BOX_FIGURES = (
    "elfscout",
    "ghost",
    "golem",
    "illusionist",
    "paladin",
    "pickpocket",
    "reddragon",
    "weaponmaster",
)
BOX_OBJECTS = ("charm", "dragonslayer", "fireshield", "key", "rope", "teleportring")


@proves(
    "DT-CHAR-GOLEM-1", "DT-CHAR-GOLEM-2", "DT-CHAR-GOLEM-3", "DT-CHAR-GOLEM-4", "DT-CHAR-GOLEM-9",
    "DT-CHAR-GOLEM-10", "DT-CHAR-GOLEM-11", "DT-MOVE-05", "DT-MOVE-07", "DT-REVEAL-01", "DT-ROT-07",
    "DT-RULE-BOX-3", "DT-RULE-BOX-5",
)  # fmt: skip
def test_three_walls_and_no_more() -> None:
    """B-PDM-03."""
    scene = MixedScene("N1=1D N2=2D", "N1:14 GM, N1:22 CL").choose(does("breach", "GM", "N1:14e"))
    scene.refused(walk("GM", "N2:10"), "DT-MOVE-05").choose(does("breach", "GM", "N2:10w"))
    scene.move("GM", "N2:10").choose(does("breach", "GM", "N2:10e")).move("GM", "N2:11")
    assert (scene.at("GM"), scene.ap_left()) == ("N2:11", 0)
    scene.end().pass_turn(2)
    scene.play(3).refused(does("breach", "GM", "N2:11e"), "DT-CHAR-GOLEM-3", "DT-RULE-BOX-3")
    scene.choose(Option("rotate", token("CL"), "N1", 1))
    assert scene.now.place_of("brokenwall-1") == scene.square("N1:43s")
    other = MixedScene("N1=1D", "N1:14 GM").next_room("2D")
    other.choose(does("breach", "GM", "N1:14e"))
    assert other.ap_left() == 4
    other.offered(reveal("GM", "N2"))
    rim = MixedScene("N1=1D N2=2D", "N2:00 GM").refused(does("breach", "GM", "N2:00n"), "DT-CHAR-GOLEM-10")
    rim.refused(does("breach", "GM", "N2:44e"), "DT-CHAR-GOLEM-2")
    gate = MixedScene("N1=1G", "N1:21 GM").refused(does("breach", "GM", "N1:21w"), "DT-CHAR-GOLEM-11")
    assert gate.lens("GM").rows


@proves("DT-CHAR-GOLEM-5", "DT-CHAR-GOLEM-6", "DT-CHAR-GOLEM-7")
def test_slits_are_walls_to_it_and_its_owner_supplies_the_markers() -> None:
    scene = MixedScene("N1=37D", "N1:10 gm, N1:11 IL+Ch").choose(does("charm", "IL", "N1:10"))
    assert scene.extra("gm") == 3
    walls = [option for option in scene.options() if option.verb == "breach"]
    scene.choose(walls[0])
    assert scene.now.place_of("brokenwall-4") == walls[0].to
    through = MixedScene("N1=37D N2=1G", "N1:24 GM")
    assert through.square("N1:24n") in {option.to for option in through.options() if option.verb == "breach"}
    through.choose(does("breach", "GM", "N1:24n"))
    assert through.offered(walk("GM", "N1:14"))


@proves(
    "DT-CHAR-ILLUSIONIST-01", "DT-CHAR-ILLUSIONIST-02", "DT-CHAR-ILLUSIONIST-04", "DT-CHAR-ILLUSIONIST-05",
    "DT-CHAR-ILLUSIONIST-06", "DT-CHAR-ILLUSIONIST-09", "DT-CHAR-ILLUSIONIST-15", "DT-TERR-ILLUSION-1",
    "DT-SIGHT-01", "DT-SIGHT-02", "DT-SIGHT-04", "DT-TERR-LINE-4",
)  # fmt: skip
def test_laid_by_sight() -> None:
    """B-PDM-04."""
    scene = MixedScene("N1=1G S1=1G".replace("S1=1G", "S1=1D"), "N1:22 IL, N1:23 Ro")
    scene.refused(does("lay pit", "IL", "N1:23"), "DT-CHAR-ILLUSIONIST-02")
    scene.refused(does("lay pit", "IL", "N1:20"), "DT-SIGHT-02")
    scene.refused(does("lay pit", "IL", "N1:11"), "DT-SIGHT-01")
    scene.refused(does("lay pit", "IL", "N1:02"), "DT-CHAR-ILLUSIONIST-02")
    scene.refused(does("lift pit", "IL", "N1:12"), "DT-CHAR-ILLUSIONIST-05")
    scene.choose(does("lay pit", "IL", "N1:12"))
    scene.refused(does("lay pit", "IL", "N1:21"), "DT-CHAR-ILLUSIONIST-06")
    scene.choose(does("lift pit", "IL", "N1:21"), does("lay rubble", "IL", "N1:32"))
    assert (scene.marker_at(PIT), scene.marker_at(RUBBLE), scene.ap_left()) == ("N1:21", "N1:32", 2)
    scene.choose(does("lift pit", "IL", "N1:21"))
    assert scene.marker_at(PIT) == "markers"
    through = MixedScene("N1=5G", "N1:43 IL, N1:11 CL").mark(RUBBLE, "N1:33").mark(BLUE_RUBBLE, "N1:14")
    through.offered(does("lift rubble", "IL", "N1:33"))
    assert through.square("N1:13") in {option.to for option in through.options() if option.verb == "lay pit"}
    through.refused(does("lift rubble", "IL", "N1:14"), "DT-CHAR-ILLUSIONIST-15")
    MixedScene("N1=1G", "N1:20 IL").refused(does("lay pit", "IL", "Y2"), "DT-TERR-LINE-4")
    strange = MixedScene("N1=5G", "N1:43 IL").mark(BLUE_RUBBLE, "N1:33")
    strange.refused(does("lay pit", "IL", "N1:13"), "DT-RULE-SIGHT-1")
    strange.refused(walk("IL", "N1:33"), "DT-TERR-RUBBLE-1")


@proves(
    "DT-CHAR-ILLUSIONIST-02", "DT-CHAR-ILLUSIONIST-03", "DT-CHAR-ILLUSIONIST-07", "DT-CHAR-ILLUSIONIST-09",
    "DT-CHAR-ILLUSIONIST-13", "DT-TERR-RUBBLE-1", "DT-RULE-JUMP-1", "DT-RULE-SIGHT-1", "DT-MOVE-08",
    "DT-JUMP-01", "DT-PIT-07", "DT-PIT-08", "DT-RULE-FLY-06", "DT-CHAR-WIZARD-6", "DT-OBJ-WAND-08",
    "DT-OBJ-ROPE-08", "DT-OBJ-ROPE-09", "DT-CHAR-WALLWALKER-08",
)  # fmt: skip
def test_real_to_everybody_else() -> None:
    """B-PDM-05."""

    def room(tokens: str) -> MixedScene:
        return MixedScene("N1=1G", tokens).mark(PIT, "N1:12").mark(RUBBLE, "N1:32")

    room("N1:11 WA").refused(walk("WA", "N1:12"), "DT-MOVE-08").choose(jump("WA", "N1:13"))
    roped = room("N1:11 WA+Ro").choose(walk("WA", "N1:12"))
    roped.refused(walk("WA", "N1:02"), "DT-PIT-08").choose(STOP)
    assert roped.on("N1:12") == "WA+Ro"
    hers = room("N1:31 IL, N1:33 WI").choose(walk("IL", "N1:32"))
    hers.refused(STOP, "DT-TERR-RUBBLE-1").move("IL", "N1:33 N1:23")
    assert hers.at("IL") == "N1:23"
    over = room("N1:22 IL").choose(walk("IL", "N1:12")).refused(STOP, "DT-MOVE-08")
    over.offered(walk("IL", "N1:11"))
    wizard = room("N1:33 WI+Fw, N1:31 il")
    wizard.refused(fireball("WI", "N1:31"), "DT-RULE-SIGHT-1").refused(
        walk("WI", "N1:32"), "DT-TERR-RUBBLE-1", "DT-CHAR-WIZARD-6"
    )
    room("N1:22 GO").refused(jump("GO", "N1:42"), "DT-RULE-JUMP-1")
    killed = MixedScene("N1=1G", "N1:31 IL!, N1:30 WA, N1:21 th, N1:12 Ro", turn="blue")
    killed.mark(PIT, "N1:12").mark(RUBBLE, "N1:32").choose(attack("th", "N1:31")).fight(0, 6)
    assert (killed.at("IL"), killed.marker_at(PIT), killed.marker_at(RUBBLE)) == (
        "trophies-blue",
        *["markers"] * 2,
    )
    assert killed.on("N1:12") == "Ro"
    left = MixedScene("N4=1G", "N4:14 IL").mark(PIT, "N4:12").choose(walk("IL", "B1"))
    assert (left.at("IL"), left.marker_at(PIT)) == ("out-yellow", "N4:12")


@proves("DT-CHAR-ILLUSIONIST-08", "DT-CHAR-ILLUSIONIST-14")
def test_her_own_pit_does_not_kill_her() -> None:
    scene = MixedScene("N1=1G", "N1:12 IL!, N1:22 WA").mark(PIT, "N1:12").choose(walk("WA", "N1:23"), STOP)
    assert (scene.at("IL"), scene.marker_at(PIT)) == ("N1:12", "markers")
    carried = MixedScene("N1=1G", "N1:22 PA+IL!").mark(PIT, "N1:12").refused(walk("PA", "N1:12"), "DT-MOVE-08")
    assert carried.vp("blue") == 0


@proves(
    "DT-CHAR-PALADIN-1", "DT-CHAR-PALADIN-2", "DT-RULE-TWOLOADS-01", "DT-RULE-TWOLOADS-02", "DT-RULE-TWOLOADS-05",
    "DT-RULE-TWOLOADS-06", "DT-RULE-TWOLOADS-15", "DT-RULE-TWOLOADS-17", "DT-RULE-TWOLOADS-18", "DT-CARRY-01",
    "DT-CARRY-05", "DT-COMBAT-13", "DT-VP-05", "DT-RULE-TWOLOADS-03",
)  # fmt: skip
def test_two_hands_full() -> None:
    """B-PDM-06."""
    scene = MixedScene("N1=1G", "N1:21 PA, N1:22 TH!, N1:23 Sw, N1:33 Ro")
    scene.choose(walk("PA", "N1:22"), take("TH"), walk("PA", "N1:23"), take("Sw"), walk("PA", "N1:33"))
    scene.refused(take("Ro"), "DT-CARRY-01").choose(walk("PA", "N1:32"))
    assert scene.on("N1:32") == "PA+TH!+Sw"

    def beaten(load: str) -> MixedScene:
        fought = MixedScene("N1=1G", f"N1:12 PA+{load}, N1:13 tr", turn="blue").choose(attack("tr", "N1:12"))
        return fought.fight(0, 6)

    one = beaten("TH!+Sw")
    assert (one.on("N1:12"), one.at("TH"), one.vp("blue")) == ("PA!+Sw", "trophies-blue", 1)
    two = beaten("TH!+GO!")
    assert (two.on("N1:12"), two.vp("blue")) == ("PA!", 2)
    swords = MixedScene("N1=1G", "N1:12 PA+Sw+sw, N1:13 tr").choose(attack("PA", "N1:13"))
    assert swords.sides()["yellow"] == ({"PA"}, 5)
    swords = beaten("Sw+sw")
    assert len(swords.now.contents[swords.square("N1:12")]) == 3
    armed = MixedScene("N1=1G", "N1:12 PA+Ar+ar, N1:13 tr", turn="blue").choose(attack("tr", "N1:12"))
    assert armed.sides()["yellow"] == ({"PA"}, 5)
    ropes = MixedScene("N1=3G N2=4D@3", "N1:43 PA+Ro+ro").choose(walk("PA", "N1:44"))
    ropes.refused(walk("PA", "N2:40"), "DT-PIT-08").choose(set_down("Ro"), walk("PA", "N2:40"))
    ropes.offered(walk("PA", "N1:44")).choose(walk("PA", "N2:41"), STOP)
    assert (ropes.on("N1:44"), ropes.on("N2:41")) == ("Ro", "PA+ro")
    rich = MixedScene("N4=1G", "N4:14 PA+Ts+ts").choose(walk("PA", "B1"))
    assert rich.vp("yellow") == 3
    heap = MixedScene("N1=1G", "N1:12 PA!+Sw+sw, N1:13 tr, N1:22 GO, N1:11 CL", turn="blue")
    heap.choose(attack("tr", "N1:12")).fight(0, 6)
    heap.end().play(4).choose(walk("GO", "N1:12")).refused(STOP, "DT-STACK-01").offered(take("Sw"))


@proves("DT-RULE-TWOLOADS-21", "DT-CARRY-09")
def test_a_wounded_paladin_is_handed_no_second_load() -> None:
    scene = MixedScene("N1=1G", "N1:12 PA!+Sw, N1:11 GO+Ro").choose(walk("GO", "N1:12"))
    scene.refused(set_down("Ro"), "DT-CARRY-09")


@proves(
    "DT-CHAR-PICKPOCKET-1", "DT-CHAR-PICKPOCKET-2", "DT-CHAR-PICKPOCKET-3", "DT-CHAR-PICKPOCKET-4",
    "DT-CHAR-PICKPOCKET-5", "DT-CHAR-PICKPOCKET-8", "DT-CHAR-PICKPOCKET-9", "DT-VP-01",
)  # fmt: skip
def test_quick_fingers() -> None:
    """B-PDM-07."""
    fallen = MixedScene("N1=3D", "N1:10 PI, N1:11 tr+ro").ap(3).choose(does("steal", "PI", "N1:11"))
    assert (fallen.on("N1:10"), fallen.at("tr"), fallen.vp("yellow")) == ("PI+ro", "trophies-yellow", 1)
    two = MixedScene("N1=3D", "N1:10 PI, N1:20 pa+sw+ar")
    two.offered(does("steal", "PI", "N1:20", 0), does("steal", "PI", "N1:20", 1))
    two.refused(does("steal", "PI", "N1:20", 2), "DT-CHAR-PICKPOCKET-9")
    taken = two.choose(does("steal", "PI", "N1:20", 1))
    assert len(taken.now.contents[taken.square("N1:20")]) == 2
    MixedScene("N1=3D", "N1:10 PI, N1:20 tr+go!").refused(does("steal", "PI", "N1:20"), "DT-CHAR-PICKPOCKET-9")
    full = MixedScene("N1=3D", "N1:10 PI+Ar, N1:20 wa+sw")
    full.refused(does("steal", "PI", "N1:20"), "DT-CHAR-PICKPOCKET-3")
    MixedScene("N1=1G", "N1:21 PI, N1:20 cl+ke").refused(does("steal", "PI", "N1:20"), "DT-CHAR-PICKPOCKET-8")
    MixedScene("N1=3D", "N1:10 PI, N1:20 wa!+sw").offered(does("steal", "PI", "N1:20"))
    MixedScene("N1=3D", "N1:10 GO, N1:20 wa+sw").refused(does("steal", "GO", "N1:20"), "DT-CHAR-PICKPOCKET-2")


@proves(
    "DT-CHAR-REDDRAGON-1", "DT-CHAR-REDDRAGON-2", "DT-CHAR-REDDRAGON-3", "DT-CHAR-REDDRAGON-5",
    "DT-CHAR-REDDRAGON-6", "DT-CHAR-REDDRAGON-7", "DT-OBJ-FIRESHIELD-1", "DT-OBJ-FIRESHIELD-3", "DT-TERR-MIST-2",
    "DT-TERR-MIST-3", "DT-TERR-MIST-4", "DT-OBJ-WAND-04", "DT-OBJ-WAND-08", "DT-VP-04", "DT-RULE-WOUNDED-1",
)  # fmt: skip
def test_breath_shield_and_mist() -> None:
    """B-PDM-08."""
    scene = MixedScene("N1=7D", "N1:30 RD, N1:31 go, N1:33 th").ap(4)
    scene.refused(walk("RD", "N1:20"), "DT-CHAR-REDDRAGON-2").refused(jump("RD", "N1:10"), "DT-CHAR-REDDRAGON-2")
    scene.choose(does("breathe", "RD", "N1:31"))
    assert (scene.at("go"), scene.vp("yellow"), scene.ap_left()) == ("trophies-yellow", 1, 3)
    scene.refused(does("breathe", "RD", "N1:33"), "DT-TERR-MIST-2")
    for bearer, behind in (("cl+fs", "cl+fs"), ("cl!+fs", "cl!+fs")):
        warded = MixedScene("N1=7D", f"N1:30 RD, N1:31 {bearer}").choose(does("breathe", "RD", "N1:31"))
        assert (warded.on("N1:31"), warded.ap_left(), warded.vp("yellow")) == (behind, 4, 0)
    both = MixedScene("N1=7D", "N1:30 RD, N1:31 pa+fs+go!").choose(does("breathe", "RD", "N1:31"))
    assert both.vp("yellow") == 0
    own = MixedScene("N1=7D", "N1:30 RD, N1:31 TH!").choose(does("breathe", "RD", "N1:31"))
    assert own.vp("blue") == 1
    carried = MixedScene("N1=7D", "N1:30 RD!, N1:31 TR").move("TR", "N1:30 +RD N1:31")
    assert carried.on("N1:31") == "TR+RD!"
    out = MixedScene("N1=7D", "N1:33 RD, N1:23 wa").choose(does("breathe", "RD", "N1:23"))
    assert out.at("wa") == "trophies-yellow"
    MixedScene("N1=7D", "N1:32 WA, N1:33 th").offered(attack("WA", "N1:33"))
    MixedScene("N1=7D", "N1:22 RD").offered(Option("rotate", token("RD"), "N1", 1))
    loaded = MixedScene("N1=7D", "N1:30 RD+Sw, N1:31 GO+Ar").choose(walk("GO", "N1:30"), swap("Sw"))
    loaded.choose(walk("GO", "N1:31"), STOP)
    assert (loaded.on("N1:30"), loaded.on("N1:31")) == ("RD+Ar", "GO+Sw")
    MixedScene("N1=7D", "N1:30 RD+Sw").refused(set_down("Sw"))


@proves(
    "DT-CHAR-WEAPONMASTER-1", "DT-CHAR-WEAPONMASTER-2", "DT-CHAR-WEAPONMASTER-3", "DT-CHAR-WEAPONMASTER-4",
    "DT-COMBAT-05", "DT-COMBAT-06", "DT-GROUP-01",
)  # fmt: skip
def test_she_reads_the_blow() -> None:
    """B-PDM-09."""
    scene = MixedScene("N1=1G", "N1:11 WM, N1:22 GO, N1:12 wa").choose(attack("GO", "N1:12"))
    assert scene.session.waiting() == ("blue",)
    scene.choose(fight("2a", "blue"), seat="blue")
    assert scene.view("yellow").contents["shown-blue"] == ("combat-2a-blue",)
    scene.choose(fight("2a", "yellow"), seat="yellow")
    assert scene.is_wounded("wa")
    both = MixedScene("N1=1G", "N1:11 WM, N1:22 GO, N1:12 wm").choose(attack("GO", "N1:12"))
    assert set(both.session.waiting()) == {"yellow", "blue"}
    lying = MixedScene("N1=1G", "N1:11 WM!, N1:12 wa", turn="blue").choose(attack("wa", "N1:11"))
    assert set(lying.session.waiting()) == {"yellow", "blue"}
    defending = MixedScene("N1=1G", "N1:11 WM, N1:12 wa", turn="blue").choose(attack("wa", "N1:11"))
    assert defending.session.waiting() == ("blue",)


@proves(
    "DT-OBJ-CHARM-1", "DT-RULE-CHARM-21", "DT-RULE-CHARM-22", "DT-RULE-CHARM-01", "DT-RULE-CHARM-02",
    "DT-RULE-CHARM-03", "DT-RULE-CHARM-04", "DT-RULE-CHARM-05", "DT-RULE-CHARM-16", "DT-RULE-CHARM-24",
    "DT-RULE-SCROLL-1", "DT-RULE-SCROLL-2", "DT-RULE-SCROLL-3", "DT-TERR-LINE-4", "DT-OBJ-SWORD-1", "DT-CARRY-03",
    "DT-RULE-MAGICUSER-1", "DT-RULE-MAGICUSER-3",
)  # fmt: skip
def test_under_a_charm() -> None:
    """B-PDM-10."""
    tokens = "N1:22 WI+Ch, N1:30 WA, N1:20 cl+sw, N1:10 go, N2:11 tr"
    scene = MixedScene("N1=1G N2=2G", tokens).ap(2)
    scene.refused(does("charm", "WI", "N2:11"), "DT-OBJ-CHARM-1")
    reader = MixedScene("N1=1G", "N1:22 WA+Ch, N1:20 cl")
    reader.refused(does("charm", "WA", "N1:20"), "DT-RULE-SCROLL-3")
    MixedScene("N4=1G", "N4:22 WI+Ch, B3 cl").refused(does("charm", "WI", "B3"), "DT-TERR-LINE-4")
    scene.choose(does("charm", "WI", "N1:20"))
    assert (scene.at("Ch"), scene.extra("cl"), scene.ap_left()) == ("gone", 3, 1)
    scene.refused(attack("cl", "N1:10"), "DT-COMBAT-01").refused(walk("cl", "N1:30"), "DT-MOVE-09")
    scene.choose(attack("cl", "N1:30"))
    scene.choose(fight("3a", "blue"), seat="blue").choose(fight("4", "yellow"), seat="yellow")
    assert (scene.is_wounded("cl"), scene.extra("cl"), scene.ap_left()) == (True, 0, 1)
    walked = MixedScene("N1=1G N2=2G", tokens).choose(does("charm", "WI", "N1:20"))
    walked.choose(set_down("sw"), walk("cl", "N1:10"), walk("cl", "N1:00"), STOP)
    assert (walked.on("N1:20"), walked.at("cl"), walked.extra("cl"), walked.ap_left()) == ("sw", "N1:00", 2, 4)
    walked.end().play(2)
    assert walked.extra("cl") == 0
    walked.offered(walk("cl", "N1:10"))


@proves(
    "DT-RULE-CHARM-06", "DT-RULE-CHARM-07", "DT-RULE-CHARM-08", "DT-RULE-CHARM-09", "DT-RULE-CHARM-10",
    "DT-RULE-CHARM-14", "DT-RULE-CHARM-15", "DT-RULE-CHARM-17", "DT-RULE-CHARM-20", "DT-RULE-CHARM-23",
    "DT-OBJ-CHARM-3", "DT-RULE-SCROLL-5", "DT-CHAR-CLERIC-8",
)  # fmt: skip
def test_what_the_charmed_do() -> None:
    def charmed(rooms: str, tokens: str, square: str) -> MixedScene:
        return MixedScene(rooms, tokens).choose(does("charm", "IL", square))

    jumper = charmed("N1=3D", "N1:02 IL+Ch, N1:10 go", "N1:10").choose(jump("go", "N1:12"))
    assert (jumper.jump_cards("yellow"), jumper.jump_cards("blue")) == (2, 3)
    burnt = charmed("N1=7D", "N1:14 IL+Ch, N1:30 rd, N1:31 go", "N1:30").choose(does("breathe", "rd", "N1:31"))
    assert burnt.vp("yellow") == 1
    drinker = charmed("N1=1G", "N1:12 IL+Ch, N1:33 go+sp", "N1:33").choose(drink("go"))
    assert drinker.extra("go") == 6
    bearer = charmed("N1=1G", "N1:12 IL+Ch, N1:33 go, N1:23 th!", "N1:33").move("go", "N1:23 +th N1:33")
    assert bearer.on("N1:33") == "go+th!"
    crushed = charmed("N1=5D", "N1:11 IL+Ch, N1:12 go", "N1:12").choose(walk("go", "N1:13"))
    assert crushed.vp("yellow") == 1
    pit = charmed("N1=3D", "N1:02 IL+Ch, N1:10 go", "N1:10").refused(walk("go", "N1:11"), "DT-MOVE-08")
    assert pit.vp("yellow") == 0
    rope = charmed("N1=3D", "N1:02 IL+Ch, N1:10 go, N1:11 th!+ro", "N1:10").choose(walk("go", "N1:11"))
    rope.refused(take("ro"), "DT-PIT-05")
    out = charmed("N4=1G", "N4:12 IL+Ch, N4:14 go", "N4:14")
    assert out.offered(walk("go", "B1")).vp("blue") == 0
    lying = charmed("N1=1G", "N1:12 IL+Ch, N1:33 tr!", "N1:33").choose(regenerate("tr"))
    assert (lying.is_well("tr"), lying.extra("tr"), lying.ap_left()) == (True, 2, 4)
    mist = MixedScene("N1=7D", "N1:30 IL+Ch, N1:33 th")
    mist.refused(does("charm", "IL", "N1:33"), "DT-RULE-SCROLL-5", "DT-TERR-MIST-2")
    healed = MixedScene("N1=1G", "N1:12 IL+Ch, N1:22 CL, N1:23 TH!, N1:33 go").choose(heal("CL", "N1:23"))
    healed.choose(does("charm", "IL", "N1:33"))
    healed.offered(attack("go", "N1:23"))


@proves("DT-RULE-CHARM-14", "DT-REVEAL-07", "DT-REVEAL-08")
def test_the_active_player_sets_out_the_tokens_of_a_room_revealed_under_a_charm() -> None:
    scene = MixedScene("N1=1G", "N1:12 IL+Ch, N1:24 go", mode="paladins-and-dragons")
    scene.hidden("N2", "EL Fs pi").next_room("5D").choose(does("charm", "IL", "N1:24"), reveal("go", "N2"))
    assert scene.asked() == "yellow"
    scene.offered(place("EL", "N2:44"), place("pi", "N2:44")).refused(place("Fs", "N2:44"), "DT-REVEAL-08")


@proves(
    "DT-OBJ-DRAGONSLAYER-1", "DT-OBJ-DRAGONSLAYER-2", "DT-OBJ-DRAGONSLAYER-3", "DT-OBJ-DRAGONSLAYER-4",
    "DT-OBJ-DRAGONSLAYER-5", "DT-RULE-PRESTIGE-1", "DT-RULE-PRESTIGE-2", "DT-GROUP-01", "DT-COMBAT-09",
    "DT-WOUND-10", "DT-RULE-TWOLOADS-07",
)  # fmt: skip
def test_the_dragon_slayer() -> None:
    """B-PDM-11, with the Red Dragon in the place of the Gold Dragon."""
    scene = MixedScene("N1=1G", "N1:11 GO+Ds, N1:12 rd+ts").choose(attack("GO", "N1:12")).fight(3, 1)
    assert (scene.at("rd"), scene.on("N1:12"), scene.vp("yellow")) == ("trophies-yellow", "ts", 2)
    held = MixedScene("N1=1G", "N1:11 GO+Ds, N1:12 rd", turn="blue").choose(attack("rd", "N1:11")).fight(2, 0)
    assert (held.at("rd"), held.vp("yellow")) == ("trophies-yellow", 2)
    apart = MixedScene("N1=1G", "N1:11 WA, N1:31 GO+Ds, N1:12 rd, N1:21 cl").choose(attack("WA", "N1:12"))
    assert apart.sides() == {"yellow": ({"WA", "GO"}, 4), "blue": ({"rd", "cl"}, 8)}
    apart.fight(6, 1)
    assert apart.is_wounded("rd", "cl")
    plain = MixedScene("N1=1G", "N1:11 GO+Ds, N1:12 tr").choose(attack("GO", "N1:12"))
    assert plain.sides()["yellow"] == ({"GO"}, 1)
    lying = MixedScene("N1=1G", "N1:11 GO!+Ds, N1:12 rd", turn="blue").choose(attack("rd", "N1:11"))
    assert lying.sides()["yellow"] == ({"GO!"}, 4)
    twice = MixedScene("N1=1G", "N1:11 PA+Ds+ds, N1:12 rd").choose(attack("PA", "N1:12"))
    assert twice.sides()["yellow"] == ({"PA"}, 11)


@proves(
    "DT-OBJ-TELEPORTRING-1", "DT-OBJ-TELEPORTRING-2", "DT-OBJ-TELEPORTRING-4", "DT-OBJ-TELEPORTRING-5",
    "DT-OBJ-TELEPORTRING-6", "DT-OBJ-TELEPORTRING-7", "DT-TERR-LINE-4", "DT-TERR-FLOOR-2",
)  # fmt: skip
def test_rooms_away() -> None:
    """B-PDM-12, without the Scroll of Inversion."""
    tokens = "N1:10 PA+Tp+TH!, N2:10 Ro"
    scene = MixedScene("N1=8G N2=8D S1=7G", tokens)
    for square in ("N2:10", "N2:11", "N2:34", "S1:00"):
        scene.refused(does("teleport", "PA", square), "DT-OBJ-TELEPORTRING-2")
    scene.refused(does("teleport", "PA", "N1:20"), "DT-OBJ-TELEPORTRING-6")
    scene.refused(does("teleport", "PA", "Y1"), "DT-TERR-LINE-4")
    scene.refused(does("teleport", "PA", "S2"), "DT-OBJ-TELEPORTRING-6", "DT-OBJ-TELEPORTRING-5")
    scene.choose(does("teleport", "PA", "N2:00"))
    assert (scene.on("N2:00"), scene.at("Tp"), scene.ap_left()) == ("PA+TH!", "gone", 4)
    MixedScene("N1=8G", "Y2 WA+Tp").refused(does("teleport", "WA", "N1:10"), "DT-OBJ-TELEPORTRING-6")
    near = MixedScene("N1=8G", "N1:10 WA+Tp").refused(does("teleport", "WA", "N2"), "DT-OBJ-TELEPORTRING-5")
    assert "teleport" not in near.verbs()


@proves("DT-RULE-BOX-1", "DT-RULE-PRESTIGE-2", "DT-RULE-COMMON-1")
def test_the_box_by_itself() -> None:
    table = GAME.bare_table(SEATS, {"mode": "paladins-and-dragons"})
    for seat in SEATS:
        kinds = [table.pieces[key].kind for key in table.contents[f"team-{seat}"]]
        assert sorted(kinds) == sorted([*BOX_FIGURES, *BOX_OBJECTS])
    assert sorted(table.contents["rooms"]) == ["5D", "5G", "6D", "6G", "7D", "7G", "8D", "8G"]


@proves("DT-OBJ-CHARM-2", "DT-MODE-20")
def test_with_a_timer_the_reader_gains_a_minute() -> None:
    scene = MixedScene("N1=1G", "N1:22 IL+Ch, N1:33 go")
    before = scene.now.counters["drunk"]
    assert scene.choose(does("charm", "IL", "N1:33")).now.counters["drunk"] == before + 1


@proves("DT-OBJ-KEY-1", "DT-CHAR-THIEF-8", "DT-RULE-TWOLOADS-04", "DT-RULE-COMMON-1")
def test_the_key() -> None:
    scene = MixedScene("N1=1G", "N1:21 TR+Ke").choose(open_gate("TR", "N1:21w"))
    assert (scene.gate("N1:21w"), scene.ap_left()) == ("open", 4)
    thief = MixedScene("N1=1G", "N1:21 TH+Ke")
    assert [option.verb for option in thief.options()].count("open") == 1
    lying = MixedScene("N1=1G", "N1:21 TR!+Ke, N1:22 GO")
    lying.refused(open_gate("TR", "N1:21w"))
    two = MixedScene("N1=1G", "N1:21 PA+Ke+ke")
    assert [option.verb for option in two.options()].count("open") == 1
    assert END in two.options()
