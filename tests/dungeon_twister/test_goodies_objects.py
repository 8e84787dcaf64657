"""Goodies: the Anti-Magic Ring, the Trunk, the Elven Bow, the Jade Mask, The One Ring and the Elemental Scroll."""

from __future__ import annotations

import pytest

from engine.dungeon_twister import GAME
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import END, SEATS, STOP, fireball, play, proves, set_down

PITS, WATER, LAVA = "N1=1G", "N1=13D", "N1=14D"
CALL = "call elemental"


@proves("DT-OBJ-ELVENBOW-1", "DT-OBJ-ONERING-1")
def test_the_bow_shoots_and_the_ring_hides() -> None:
    """B-FPG-24 (h)."""
    scene = MixedScene(PITS, "N1:11 GO+Eb, N1:13 th", elvenbow="on").choose(does("shoot", "GO", "N1:13"))
    scene.fight(yellow=3, blue=3).choose(does("shoot", "GO", "N1:13")).fight(yellow=3, blue=3)
    assert scene.ap_left() == 3
    MixedScene(PITS, "N1:11 GO+Eb, N1:13 th").refused(does("shoot", "GO", "N1:13"), "DT-RULE-RANGED-01")
    hidden = MixedScene(PITS, "N1:11 GO+Eb, N1:13 th+oe", elvenbow="on", onering="on")
    hidden.refused(does("shoot", "GO", "N1:13"), "DT-OBJ-ONERING-1")
    near = MixedScene(PITS, "N1:12 WI+Fw, N1:13 th+oe", onering="on")
    near.offered(fireball("WI", "N1:13"))
    MixedScene(PITS, "N1:11 WI+Fw, N1:13 th+oe", onering="on").refused(fireball("WI", "N1:13"), "DT-OBJ-ONERING-1")
    slow = MixedScene(PITS, "N1:13 th+oe, N1:41 GO", turn="blue", onering="on")
    assert slow.lens("th", "blue").rows[0].value == "4"
    slow.refused(set_down("onering-blue"), "DT-RULE-CURSE-06")


@proves("DT-OBJ-TRUNK-1", "DT-OBJ-TRUNK-2", "DT-RULE-CURSE-02", "DT-RULE-CURSE-03", "DT-RULE-CURSE-06")
def test_the_trunk_is_cursed() -> None:
    """B-FPG-32 (b) and (e)."""
    scene = MixedScene(PITS, "N1:13 ct, N1:33 go+ar, N1:41 GO", turn="blue").move("go", "N1:23 N1:13")
    assert scene.at("ct") == "N1:13"
    assert scene.at("ar") == "N1:23"
    scene.refused(set_down("trunk-blue"), "DT-RULE-CURSE-06")
    borne = MixedScene(PITS, "N1:11 WA+Ct, N1:33 th")
    assert borne.lens("WA").rows[0].value == "3"
    MixedScene("N1=13D", "N1:11 WA+Ct, N1:44 th").refused(goes("WA", "N1:12"), "DT-RULE-CURSE-10")


@proves("DT-CHAR-MAGOPHAGE-12", "DT-RULE-CURSE-12", "DT-OBJ-TRUNK-2")
def test_near_a_magophage_a_curse_is_lifted() -> None:
    """It may be dropped there or handed over; away from there it binds again."""
    free = MixedScene(PITS, "N1:12 MP, N1:13 GO+Ct, N1:41 th").choose(
        set_down("trunk-yellow"), goes("GO", "N1:23"), STOP
    )
    assert free.at("Ct") == "N1:13"
    bound = MixedScene(PITS, "N1:12 MP, N1:33 GO+Ct, N1:41 th")
    bound.refused(set_down("trunk-yellow"), "DT-RULE-CURSE-06")
    handed = MixedScene(PITS, "N1:13 MP, N1:23 GO+Ct, N1:41 th").move("MP", "N1:23 +Ct N1:33")
    assert handed.at("Ct") == "N1:33"


@proves("DT-OBJ-ANTIMAGICRING-1", "DT-OBJ-ANTIMAGICRING-2", "DT-CHAR-MAGOPHAGE-11")
def test_around_the_ring_no_magic_works() -> None:
    """B-FPG-08 (f); the ring is magic for those who have no use of it."""
    shown = MixedScene(PITS, "N1:22 GO+Aq, N1:33 th", antimagicring="on")
    assert any(row.clause == "DT-OBJ-ANTIMAGICRING-1" for row in shown.lens("antimagicring-yellow").rows)
    ends = MixedScene(PITS, "N1:33 DR, N1:23 go+aq", turn="blue", antimagicring="on").mark("brambles-1", "N1:12")
    ends.move("go", "N1:13")
    assert not ends.laid("brambles-1")
    off = MixedScene(PITS, "N1:33 DR, N1:23 go+aq", turn="blue").mark("brambles-1", "N1:12").move("go", "N1:13")
    assert off.laid("brambles-1")
    wand = MixedScene(PITS, "N1:11 WI+Fw, N1:13 th+aq", antimagicring="on").choose(fireball("WI", "N1:13"))
    assert wand.is_well("th")
    barbarian = MixedScene(PITS, "N1:33 DR, N1:23 bb+aq", turn="blue", antimagicring="on").mark(
        "brambles-1", "N1:12"
    )
    barbarian.move("bb", "N1:13")
    assert barbarian.laid("brambles-1")


@proves("DT-OBJ-JADEMASK-1")
def test_a_disguise() -> None:
    scene = MixedScene(PITS, "N1:11 GO+Jm, N1:33 th", jademask="disguise").unchosen(
        "troll-yellow", "warrior-yellow"
    )
    scene.choose(does("disguise", "GO"))
    scene.refused(does("become", "cleric-yellow"), "DT-OBJ-JADEMASK-1")
    scene.choose(does("become", "TR"))
    assert scene.at("TR") == "N1:11"
    assert scene.place("GO") == "gone"
    assert scene.place("jademask-yellow") == "gone"
    assert scene.ap_left() == 4
    scene.refused(goes("TR", "N1:12"), "DT-OBJ-JADEMASK-1")
    scene.choose(END, play(2, "blue"), END, play(2)).offered(goes("TR", "N1:12"))
    heavy = MixedScene("N1=29D", "N1:12 GO+Jm, N1:33 th", jademask="disguise").unchosen("troll-yellow")
    heavy.refused(does("disguise", "GO"), "DT-OBJ-JADEMASK-1")
    MixedScene(PITS, "N1:11 GO+Jm, N1:33 th").unchosen("troll-yellow").refused(
        does("disguise", "GO"), "DT-OBJ-JADEMASK-1"
    )


@proves("DT-OBJ-JADEMASK-2")
def test_a_hidden_weakness() -> None:
    """Undead before the Holy Cross, dragons before the Dragon Slayer, magic users before the Barbarian."""
    bare = MixedScene(PITS, "N1:12 MU, N1:13 hc, N1:33 th").choose(goes("MU", "N1:13"))
    assert bare.vp("blue") == 1
    masked = MixedScene(PITS, "N1:12 MU+Jm, N1:13 hc, N1:33 th").choose(goes("MU", "N1:13"))
    assert masked.at("MU") == "N1:13"
    dragon = MixedScene(PITS, "N1:12 WA+Ds, N1:13 rd").choose(hits("WA", "N1:13"))
    assert dragon.totals()[0] == 7
    masked = MixedScene(PITS, "N1:12 WA+Ds, N1:13 rd+jm").choose(hits("WA", "N1:13"))
    assert masked.totals()[0] == 3
    wizard = MixedScene(PITS, "N1:12 BB, N1:13 wi").choose(hits("BB", "N1:13"))
    assert wizard.totals()[0] == 4
    masked = MixedScene(PITS, "N1:12 BB, N1:13 wi+jm").choose(hits("BB", "N1:13"))
    assert masked.totals()[0] == 3


@proves("DT-OBJ-JADEMASK-2")
def test_other_weaknesses_that_the_mask_hides() -> None:
    """Elves before the Elf Slayer, fire in water, undead in the Sacred Tomb, Trolls before the Troll Slayer."""
    elf = MixedScene(PITS, "N1:12 elfslayer-yellow, N1:13 ae").choose(hits("elfslayer-yellow", "N1:13"))
    assert elf.totals()[0] == 3
    masked = MixedScene(PITS, "N1:12 elfslayer-yellow, N1:13 ae+jm").choose(hits("elfslayer-yellow", "N1:13"))
    assert masked.totals()[0] == 2
    fire = MixedScene(WATER, "N1:20 FE+Jm, N1:44 th").choose(goes("FE", "N1:21"))
    assert fire.at("FE") == "N1:21"
    MixedScene("N1=17D", "N1:44 th, N1:00 MU").refused(goes("MU", "N1:10"), "DT-TERR-SACREDTOMB-2")
    tomb = MixedScene("N1=17D", "N1:44 th, N1:00 MU+Jm").move("MU", "N1:10")
    assert tomb.at("MU") == "N1:10"
    scar = MixedScene(PITS, "N1:12 trollslayer-yellow, N1:13 tr+jm").choose(hits("trollslayer-yellow", "N1:13"))
    scar.fight(yellow=6, blue=0)
    assert not scar.now.pieces["troll-blue"].mark("scarred")


@proves("DT-OBJ-JADEMASK-3")
def test_a_demons_face() -> None:
    """B-FPG-27 (d): no close combat but a Berserker's; shots and others meet him."""
    scene = MixedScene(PITS, "N1:12 WA, N1:13 go+jm", jademask="demon").refused(
        hits("WA", "N1:13"), "DT-OBJ-JADEMASK-3"
    )
    assert scene.at("go") == "N1:13"
    MixedScene(PITS, "N1:12 berserker-yellow, N1:13 go+jm", jademask="demon").offered(
        hits("berserker-yellow", "N1:13")
    )
    MixedScene(PITS, "N1:11 GO+Bo, N1:13 go+jm", jademask="demon").offered(does("shoot", "GO", "N1:13"))
    beside = MixedScene(PITS, "N1:12 WA, N1:22 th, N1:13 go+jm", jademask="demon").choose(hits("WA", "N1:22"))
    assert beside.sides()["blue"][0] == {"th"}
    own = MixedScene(PITS, "N1:12 WA, N1:13 go+jm", turn="blue", jademask="demon")
    own.offered(hits("go", "N1:12"))


@proves(
    "DT-OBJ-ELEMENTALSCROLL-2", "DT-OBJ-ELEMENTALSCROLL-3", "DT-OBJ-ELEMENTALSCROLL-5",
    "DT-OBJ-ELEMENTALSCROLL-6", "DT-OBJ-ELEMENTALSCROLL-7",
)  # fmt: skip
def test_an_elemental_is_called() -> None:
    tokens = "N1:31 WI+ze, N1:44 th"
    scene = MixedScene(WATER, tokens).unchosen("waterelemental-yellow").choose(does(CALL, "WI", "N1:32"))
    assert scene.at("WE") == "N1:32"
    assert scene.is_well("WE")
    assert scene.ap_left() == 4
    assert scene.place("elementalscroll-white") == "gone"
    scene.choose(goes("WE", "N1:33"))
    MixedScene(WATER, tokens).refused(does(CALL, "WI", "N1:32"), "DT-OBJ-ELEMENTALSCROLL-6")
    there = MixedScene(WATER, f"{tokens}, N1:12 WE")
    there.refused(does(CALL, "WI", "N1:32"), "DT-OBJ-ELEMENTALSCROLL-3")
    MixedScene(WATER, tokens).unchosen("waterelemental-yellow").refused(
        does(CALL, "WI", "N1:41"), "DT-OBJ-ELEMENTALSCROLL-2"
    )
    met = MixedScene(WATER, "N1:31 WI+ze, N1:32 we").unchosen("waterelemental-yellow")
    met.refused(does(CALL, "WI", "N1:32"), "DT-OBJ-ELEMENTALSCROLL-5")
    goblin = MixedScene(WATER, "N1:31 GO+ze, N1:44 th").unchosen("waterelemental-yellow")
    goblin.refused(does(CALL, "GO", "N1:32"), "DT-RULE-SCROLL-3")
    fire = (
        MixedScene(LAVA, "N1:12 WI+ze, N1:44 th")
        .unchosen("fireelemental-yellow")
        .choose(does(CALL, "WI", "N1:02"))
    )
    assert fire.at("FE") == "N1:02"
    slain = (
        MixedScene(WATER, "N1:31 WI+ze, N1:33 wa")
        .unchosen("waterelemental-yellow")
        .choose(does(CALL, "WI", "N1:32"))
    )
    slain.choose(END, play(2, "blue"), hits("wa", "N1:32")).fight(yellow=0, blue=6)
    assert slain.is_wounded("WE")


@proves("DT-OBJ-ELEMENTALSCROLL-4")
def test_ice_and_stone_by_agreement() -> None:
    rooms = "N1=5D"
    rocks = MixedScene(rooms, "N1:12 WI+ze, N1:44 th", elementalscroll="all").unchosen("stoneelemental-yellow")
    rocks.choose(does(CALL, "WI", "N1:13"))
    assert rocks.at("SE") == "N1:13"
    off = MixedScene(rooms, "N1:12 WI+ze, N1:44 th", elementalscroll="on").unchosen("stoneelemental-yellow")
    off.refused(does(CALL, "WI", "N1:13"), "DT-OBJ-ELEMENTALSCROLL-4")
    ice = MixedScene("N1=1G", "N1:12 WI+ze, N1:44 th", elementalscroll="all").unchosen("iceelemental-yellow")
    ice.iced("N1:13").choose(does(CALL, "WI", "N1:13"))
    assert ice.at("IE") == "N1:13"


@proves("DT-OBJ-ELEMENTALSCROLL-1")
@pytest.mark.parametrize(("agreed", "place"), [("off", "box"), ("on", "white-scrolls")])
def test_the_fifth_scroll_of_the_libraries(agreed: str, place: str) -> None:
    options = {"mode": "free", "box-goodies": "on", "box-water_and_fire": "on", "agreed-elementalscroll": agreed}
    game = GAME
    table = game.bare_table(SEATS, game.checked_options(options))
    assert table.pieces["elementalscroll-white"].place == place
    assert table.pieces["antimagicring-yellow"].place == "box"
    assert table.counters["agreed-elementalscroll"] == int(agreed == "on")
