"""Goodies beside other boxes, and clauses of other boxes that its pieces make real."""

from __future__ import annotations

import pytest

from engine.dungeon_twister import GAME, made
from engine.dungeon_twister.components import Room, Sheet
from engine.dungeon_twister.content import Box
from engine.flow import Option
from engine.said import Said
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import END, STOP, fight, place, play, proves, reveal

MAGE, GLADE, PITS = "N1=P1D", "N1=29D", "N1=1G"
TAKE, REFLECT = "take treasure", "turn from the pool"


# -- rooms that are forgotten and revealed ---------------------------------------------------------------


@proves("DT-TERR-AMTREASURE-3", "DT-TERR-AMROOM-2")
def test_a_forgotten_room_has_a_new_treasure_and_counts_no_more() -> None:
    scene = MixedScene("N1=1G N2=P1D", "N2:22 CL, N2:24 disciple-yellow, N1:14 th, N1:04 WI").ap(5)
    scene.counter("goal", 6).counter("longer", 1)
    scene.choose(does(TAKE, "CL"), goes("CL", "N2:23"), STOP, does("forget", "disciple-yellow"))
    assert scene.now.counters["goal"] == 5
    assert scene.now.pieces["looted-1"].place == "markers"
    scene.choose(END, play(2, "blue"), reveal("th", "N2"))
    assert scene.now.counters["goal"] == 6
    for token, square in (("cleric-yellow", "N2:24"), ("disciple-yellow", "N2:34")):
        scene.choose(place(token, square))
    scene.choose(place(next(iter(scene.now.contents["lifted"])), "N2:44"))
    scene.choose(END, play(3), goes("CL", "N2:23"), goes("CL", "N2:22"), STOP, does(TAKE, "CL"))
    assert scene.kinds_on("N2:22") == {"cleric", "treasure"}


@proves("DT-TERR-AMTREASURE-4", "DT-TERR-FLOOR-2")
def test_the_treasure_is_floor_for_steps_and_sight_alone() -> None:
    scene = MixedScene(PITS, "N1:14 GO, N1:30 th").hidden("N2", "CL").next_room("P1D").choose(reveal("GO", "N2"))
    scene.refused(place("CL", "N2:22"), "DT-TERR-AMTREASURE-4").refused(place("CL", "N2:21"), "DT-REVEAL-09")
    grown = MixedScene(MAGE, "N1:20 DR, N1:30 th")
    grown.refused(does("raise brambles", "DR", "N1:22"), "DT-CHAR-DRUID-2")
    MixedScene(MAGE, "N1:20 AE, N1:23 go").offered(does("shoot", "AE", "N1:23"))


@proves("DT-RULE-REVEAL-6", "DT-TERR-LIBRARY-2")
def test_scrolls_are_laid_before_all_other_tokens() -> None:
    scene = (
        MixedScene(PITS, "N1:14 GO, N1:30 th").hidden("N2", "CL cl").next_room("16D").choose(reveal("GO", "N2"))
    )
    assert scene.names().count("scroll laid") == 2
    assert not [name for name in scene.names() if name == "set out"]
    scene.offered(place("CL", "N2:21"))


# -- plants over other obstacles -------------------------------------------------------------------------


@proves("DT-CHAR-DRUID-3", "DT-CHAR-DRUID-4", "DT-CHAR-DRUID-8", "DT-TERR-EVACUATOR-5", "DT-TERR-CHANNEL-6")
@pytest.mark.parametrize(
    ("room", "druid", "square", "start"),
    [
        ("14D", "N1:12", "N1:02", "N1:12"),
        ("15G", "N1:21", "N1:22", "N1:21"),
        ("24G", "N1:31", "N1:41", "N1:31"),
        ("P2D", "N1:32", "N1:42", "N1:32"),
        ("P1D", "N1:10", "N1:11", "N1:10"),
        ("P1D", "N1:20", "N1:21", "N1:20"),
    ],
)
def test_plants_grow_over_every_obstacle(room: str, druid: str, square: str, start: str) -> None:
    """Lava, a gravity well, a brazier, an evacuator, a grinder and pipes: then a Troll walks and stops there."""
    scene = MixedScene(f"N1={room}", f"{druid} DR, N1:44 th")
    scene.choose(does("cover", "DR", square))
    while scene.session.waiting() and any(option.verb == "plant no more" for option in scene.options()):
        scene.choose(does("plant no more", "DR"))
    assert scene.marks_on(square) == ["plants"]
    walked = MixedScene(f"N1={room}", f"{start} TR+Ar, N1:44 th").mark("plants-1", square).move("TR", square)
    assert walked.at("TR") == square
    assert walked.at("Ar") == square


# -- living markers --------------------------------------------------------------------------------------


@proves("DT-RULE-LIVEMARKER-2")
def test_powers_reach_living_markers() -> None:
    """General, Weapon Master, Backstabber and Telepath, with trees and against them."""
    led = MixedScene(GLADE, "N1:20 general-yellow, N1:22 wa").mark("livingtree-1", "N1:12")
    led.choose(Option("attack", "livingtree-1", "N1:22"))
    assert led.totals() == (3, 3)
    against = MixedScene(GLADE, "N1:20 general-blue, N1:22 wa").mark("livingtree-1", "N1:12")
    against.choose(Option("attack", "livingtree-1", "N1:22"))
    assert against.totals() == (2, 4)
    seen = MixedScene(GLADE, "N1:44 th, N1:13 WM").mark("livingtree-2", "N1:12").choose(hits("WM", "N1:12"))
    assert seen.asked() == "blue"
    stab = (
        MixedScene(GLADE, "N1:22 BS, N1:44 th, N1:13 GO").mark("livingtree-2", "N1:12").choose(hits("BS", "N1:12"))
    )
    assert stab.totals() == (5, 2)
    read = MixedScene(GLADE, "N1:22 te, N1:44 GO").mark("livingtree-1", "N1:12")
    read.choose(Option("attack", "livingtree-1", "N1:22"))
    assert read.asked() == "blue"
    read.choose(Option("demand", "telepath-blue", "", 1))
    read.refused(fight("2a", "yellow"), "DT-CHAR-TELEPATH-2", seat="yellow")


@proves("DT-CHAR-TELEPATH-4")
def test_a_telepath_reads_brambles_as_well() -> None:
    scene = (
        MixedScene(PITS, "N1:33 dr, N1:22 TE, N1:41 th").mark("brambles-2", "N1:12").choose(hits("TE", "N1:12"))
    )
    assert scene.asked() == "yellow"
    scene.choose(Option("demand", "telepath-yellow", "", 1))
    scene.refused(fight("2a", "blue"), "DT-CHAR-TELEPATH-2", seat="blue")


@proves("DT-TERR-LIVINGTREE-8", "DT-CHAR-MUMMY-3")
def test_a_tree_holds_no_torch() -> None:
    """A Mummy between a tree and a Torch bearer keeps her free choice of card."""
    afraid = MixedScene(GLADE, "N1:22 MU, N1:32 th+to").choose(hits("MU", "N1:32"))
    afraid.refused(fight("2a", "yellow"), "DT-CHAR-MUMMY-3", seat="yellow")
    free = MixedScene(GLADE, "N1:22 MU, N1:32 th+to").mark("livingtree-2", "N1:12").choose(hits("MU", "N1:32"))
    assert fight("2a", "yellow") in free.options("yellow")
    own = MixedScene(GLADE, "N1:22 MU, N1:32 th+to").mark("livingtree-1", "N1:12").choose(hits("MU", "N1:32"))
    own.refused(fight("2a", "yellow"), "DT-CHAR-MUMMY-3", seat="yellow")


@proves("DT-TERR-BRAMBLES-11", "DT-TERR-BRAMBLES-4")
def test_brambles_stay_when_the_druid_leaves() -> None:
    """His player goes on to lay their cards; so they do when he is wounded."""
    scene = MixedScene("N1=1G N4=1D", "N4:24 DR, N1:11 wa, N1:41 GO").mark("brambles-1", "N1:12").ap(5)
    way = next(option for option in scene.options() if option.verb == "walk" and option.to.startswith("B"))
    scene.choose(way)
    assert scene.place("DR") == "out-yellow"
    assert scene.laid("brambles-1")
    scene.choose(END, play(3, "blue"), hits("wa", "N1:12")).fight(yellow=2, blue=0)
    assert scene.is_wounded("wa")
    hurt = (
        MixedScene(PITS, "N1:33 DR!, N1:11 wa", turn="blue")
        .mark("brambles-1", "N1:12")
        .choose(hits("wa", "N1:12"))
    )
    hurt.fight(yellow=2, blue=0)
    assert hurt.is_wounded("wa")


@proves("DT-CHAR-REDDRAGON-4")
def test_a_dragon_burns_plants() -> None:
    """A living tree with all in it, and brambles."""
    tree = MixedScene(GLADE, "N1:22 RD, N1:12 go, N1:44 th").mark("livingtree-2", "N1:12")
    tree.choose(does("breathe", "RD", "N1:12"))
    assert tree.vp("yellow") == 1
    assert not tree.laid("livingtree-2")
    thorns = (
        MixedScene(PITS, "N1:22 RD, N1:33 dr").mark("brambles-2", "N1:12").choose(does("breathe", "RD", "N1:12"))
    )
    assert not thorns.laid("brambles-2")


@proves("DT-CHAR-BERSERKER-5")
def test_a_tree_of_her_own_square_is_no_company() -> None:
    rage = MixedScene(GLADE, "N1:12 berserker-yellow, N1:22 th").mark("livingtree-1", "N1:12")
    rage.choose(hits("berserker-yellow", "N1:22"))
    assert Option("two cards", "berserker-yellow") in rage.options()
    beside = MixedScene(GLADE, "N1:21 berserker-yellow, N1:22 th").mark("livingtree-1", "N1:12")
    beside.choose(hits("berserker-yellow", "N1:22"))
    assert beside.asked() == "yellow"
    assert Option("two cards", "berserker-yellow") not in beside.options()


@proves("DT-RULE-SCROLL-5", "DT-OBJ-ONERING-1")
def test_who_is_hidden_from_scrolls() -> None:
    """An elf in a tree, but not from an elf; and who bears The One Ring, but not from beside it."""
    elf = MixedScene(GLADE, "N1:22 DR+Ch, N1:12 ae").refused(does("charm", "DR", "N1:12"), "DT-RULE-SCROLL-5")
    assert elf.asked() == "yellow"
    MixedScene(GLADE, "N1:22 EN+Ch, N1:12 ae").offered(does("charm", "EN", "N1:12"))
    ring = MixedScene(PITS, "N1:11 DR+Ch, N1:13 go+oe", onering="on")
    ring.refused(does("charm", "DR", "N1:13"), "DT-OBJ-ONERING-1")
    MixedScene(PITS, "N1:12 DR+Ch, N1:13 go+oe", onering="on").offered(does("charm", "DR", "N1:13"))
    alone = MixedScene(GLADE, "N1:21 DR+Cf, N1:22 WA, N1:12 ae").choose(hits("WA", "N1:12"))
    assert "read confusion" not in {option.verb for option in alone.options()}


# -- controlled and moved from afar ----------------------------------------------------------------------


@proves("DT-RULE-CHARM-11", "DT-RULE-CHARM-18")
def test_what_the_controlled_take_from_the_ground() -> None:
    """Things from terrain, a Shadow even a Torch from a sconce; but she enters no square with a Torch."""
    led = MixedScene(MAGE, "N1:22 go, N1:44 TH").taken_over("go", "yellow").choose(does(TAKE, "go"))
    assert led.kinds_on("N1:22") == {"goblin", "treasure"}
    torch = MixedScene("N1=33D", "N1:21 sh, N1:44 TH").taken_over("sh", "yellow")
    torch.offered(does("take torch", "sh"))
    shy = MixedScene(PITS, "N1:22 sh, N1:12 to, N1:44 TH").taken_over("sh", "yellow")
    shy.refused(goes("sh", "N1:12"), "DT-RULE-CHARM-18")


@proves("DT-CHAR-TELEKINETICIST-09", "DT-CHAR-TELEKINETICIST-11")
def test_what_a_telekineticist_moves() -> None:
    """A Steam Saw; and a cursed object over figures, of which only the one where it ends must take it."""
    saw = MixedScene(PITS, "N1:11 TK, N1:22 Ss, N1:44 th").choose(does("levitate", "Ss", "N1:33"))
    assert saw.at("Ss") == "N1:33"
    over = MixedScene(PITS, "N1:11 TK, N1:21 Ct, N1:22 go, N1:33 th").choose(does("levitate", "Ct", "N1:23"))
    assert over.at("Ct") == "N1:23"
    ends = MixedScene(PITS, "N1:11 TK, N1:21 Ct, N1:22 go, N1:33 th").choose(does("levitate", "Ct", "N1:22"))
    ends.choose(END, play(2, "blue")).refused(Option("set down", "trunk-yellow"), "DT-RULE-CURSE-06")


@proves("DT-CHAR-ELFSCOUT-4", "DT-OBJ-PARALYSISRING-2")
def test_an_elf_scout_is_stopped_over_a_pit() -> None:
    scene = MixedScene(PITS, "N1:12 CL+Pz, N1:43 el, N1:44 th", turn="blue").choose(goes("el", "N1:42"))
    assert scene.asked() == "yellow"
    scene.choose(Option("paralyse", "combat-1-yellow"))
    assert scene.vp("yellow") == 1


@proves("DT-CHAR-BANSHEE-5")
def test_a_cry_goes_round_a_mirror() -> None:
    """The push goes along the last stretch of her sight."""
    scene = MixedScene("N1=33G", "N1:20 BA, N1:34 wa").choose(does("cry", "BA", "N1:34"))
    assert scene.at("wa") == "N1:44"


# -- fixtures of walls, and mist over water --------------------------------------------------------------


@proves("DT-CHAR-GOLEM-8", "DT-TERR-ICEMIRROR-4", "DT-TERR-SCONCE-3")
def test_a_fixture_is_gone_with_its_wall() -> None:
    """A mirror turns no sight any more, and a sconce gives no Torch."""
    seen = MixedScene("N1=33G N2=1G", "N1:20 AE, N1:34 wa").offered(does("shoot", "AE", "N1:34"))
    assert seen.asked() == "yellow"
    broken = MixedScene("N1=33G N2=1G", "N1:20 AE, N1:34 wa, N2:20 GM").choose(does("breach", "GM", "N1:24e"))
    broken.refused(does("shoot", "AE", "N1:34"), "DT-SIGHT-01")
    lit = MixedScene("N1=33D", "N1:21 GO, N1:44 th").offered(does("take torch", "GO"))
    assert lit.asked() == "yellow"
    dark = MixedScene("N1=33D", "N1:21 GM, N1:44 th").choose(does("breach", "GM", "N1:21s"))
    dark.refused(does("take torch", "GM"), "DT-TERR-SCONCE-3")


#: A box with water under mist, which no shipped room has.
FOG = Box(
    "fog",
    Sheet(
        number=99,
        name=Said("Fog"),
        apart=True,
        veils={"W": ("mist", "water")},
        rooms={
            f"90{name}": Room(
                90,
                spin,
                "+   +   +   +   +   +\n  .   .   .   .   .\n+   +   +   +   +   +\n  .   .   .   .   .\n"
                "+   +   +   +   +   +\n  .   .   W   W   .\n+   +   +   +   +   +\n  .   .   .   .   .\n"
                "+   +   +   +   +   +\n  R   .   .   .   .\n+   +   +   +   +   +\n",
            )
            for name, spin in (("D", "clockwise"), ("G", "counter-clockwise"))
        },
    ),
)
FOGGY = made([*GAME.content.boxes.values(), FOG])


class FogScene(MixedScene):
    """A scene with misty water."""

    game = FOGGY


@proves("DT-OBJ-PARALYSISRING-6", "DT-CHAR-ICEELEMENTAL-3")
def test_an_ice_elemental_in_misty_water_is_in_clear_sight() -> None:
    """The mist is gone at once, and the ring may stop it there; another figure is hidden by the mist."""
    scene = FogScene("N1=90D", "N1:02 CL+Pz, N1:21 ie, N1:44 th", turn="blue").choose(goes("ie", "N1:22"))
    assert scene.asked() == "yellow"
    scene.choose(Option("paralyse", "combat-1-yellow"))
    assert scene.at("ie") == "N1:22"
    scene.refused(goes("ie", "N1:12"), "DT-OBJ-PARALYSISRING-2")
    misty = FogScene("N1=90D", "N1:02 CL+Pz, N1:21 we, N1:44 th", turn="blue").choose(goes("we", "N1:22"))
    assert misty.asked() == "blue"
