"""Goodies: pipes, grinders, the Arch-Mage's treasure, lava channels, the Reflecting Pool."""

from __future__ import annotations

import pytest

from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import END, STOP, play, proves, reveal

MAGE, LAVA, POOL = "N1=P1D", "N1=P2D", "N1=P3D"
TAKE, REFLECT = "take treasure", "turn from the pool"


@proves(
    "DT-TERR-PIPES-1", "DT-TERR-PIPES-2", "DT-TERR-AMTREASURE-1", "DT-TERR-AMTREASURE-2", "DT-TERR-AMTREASURE-5"
)
def test_a_goblin_walks_on_pipes_and_takes_the_treasure() -> None:
    """B-FPG-28 (a)."""
    scene = MixedScene(MAGE, "N1:20 GO, N1:14 th").move("GO", "N1:21").move("GO", "N1:22")
    scene.choose(does(TAKE, "GO"))
    assert scene.kinds_on("N1:22") == {"goblin", "treasure"}
    assert scene.marks_on("N1:22") == ["looted"]
    assert scene.ap_left() == 2
    scene.move("GO", "N1:23")
    assert scene.kinds_on("N1:23") == {"goblin", "treasure"}
    late = MixedScene(MAGE, "N1:22 CL").mark("looted-1", "N1:22")
    late.refused(does(TAKE, "CL"), "DT-TERR-AMTREASURE-2")
    MixedScene(MAGE, "N1:22 GO+Ar").refused(does(TAKE, "GO"), "DT-TERR-AMTREASURE-5")
    MixedScene(MAGE, "N1:22 GH").refused(does(TAKE, "GH"), "DT-TERR-AMTREASURE-5")
    MixedScene(MAGE, "N1:21 GO").refused(does(TAKE, "GO"), "DT-TERR-AMTREASURE-1")


@proves("DT-TERR-PIPES-3", "DT-TERR-PIPES-4", "DT-TERR-PIPES-5", "DT-VP-04")
def test_pipes_break_under_the_heavy() -> None:
    """B-FPG-28 (b) and (c)."""
    scene = MixedScene(MAGE, "N1:20 WA, N1:14 th").move("WA", "N1:21 N1:22")
    assert scene.at("WA") == "N1:22"
    assert scene.marks_on("N1:21") == []
    stops = MixedScene(MAGE, "N1:20 WA, N1:14 th").move("WA", "N1:21")
    assert stops.marks_on("N1:21") == ["brokenpipes"]
    assert stops.vp("blue") == 1
    heavy = MixedScene(MAGE, "N1:20 TR, N1:14 th").choose(goes("TR", "N1:21"))
    assert heavy.marks_on("N1:21") == ["brokenpipes"]
    assert heavy.marks_on("N1:23") == []
    assert heavy.vp("blue") == 1


@proves("DT-TERR-PIPES-1", "DT-JUMP-03", "DT-TERR-GRINDER-1")
def test_jumps_over_pipes_and_grinders() -> None:
    """B-FPG-28 (d) and (e)."""
    MixedScene(MAGE, "N1:20 WA").offered(does("jump", "WA", "N1:22"))
    MixedScene(MAGE, "N1:20 GO").refused(does("jump", "GO", "N1:22"), "DT-JUMP-03")
    MixedScene(MAGE, "N1:20 WA").mark("brokenpipes-1", "N1:21").offered(does("jump", "WA", "N1:22"))
    MixedScene(MAGE, "N1:20 GO").mark("brokenpipes-1", "N1:21").offered(does("jump", "GO", "N1:22"))
    MixedScene(MAGE, "N1:10 TH").refused(goes("TH", "N1:11"), "DT-TERR-GRINDER-1")
    MixedScene(MAGE, "N1:10 EL").refused(goes("EL", "N1:11"), "DT-TERR-GRINDER-1")
    MixedScene(MAGE, "N1:10 GO").refused(goes("GO", "N1:11"), "DT-TERR-GRINDER-1")
    flyer = MixedScene(MAGE, "N1:10 WI")
    flyer.move("WI", "N1:11 N1:01")
    hung = MixedScene(MAGE, "N1:10 GO+Ro").move("GO", "N1:11")
    assert hung.at("GO") == "N1:11"


@proves("DT-TERR-AMROOM-1", "DT-TERR-AMROOM-3")
def test_the_game_is_a_point_longer() -> None:
    """B-FPG-28 (f): 6 points are needed while P1D lies open and P1G does not."""
    scene = MixedScene("N1=1G", "N1:14 GO, N1:30 th").next_room("P1D").points(yellow=4)
    assert scene.now.counters["goal"] == 5
    scene.choose(reveal("GO", "N2"))
    assert scene.now.counters["goal"] == 6
    assert "goal moved" in scene.names()


@proves("DT-TERR-PIPES-6", "DT-TERR-PIPES-7")
def test_what_lies_on_pipes() -> None:
    left = MixedScene(MAGE, "N1:20 GO+Ar, N1:14 th").move("GO", "N1:21 -Ar N1:22")
    assert left.at("Ar") == "N1:21"
    lost = MixedScene(MAGE, "N1:20 TR, N1:21 Ar, N1:14 th").choose(goes("TR", "N1:21"))
    assert lost.place("Ar") == "gone"
    carried = MixedScene(MAGE, "N1:20 GO+TR!, N1:14 th").move("GO", "N1:21")
    assert carried.at("TR") == "N1:21"
    down = carried.move("GO", "-TR N1:22")
    assert down.is_wounded("TR")
    assert down.marks_on("N1:21") == []
    down.choose(does("regenerate", "TR"))
    assert down.marks_on("N1:21") == ["brokenpipes"]
    assert down.vp("blue") == 1
    tied = MixedScene(MAGE, "N1:20 WA+Ro, N1:14 th").move("WA", "N1:21")
    assert tied.at("WA") == "N1:21"
    assert tied.marks_on("N1:21") == []
    slack = MixedScene(MAGE, "N1:20 WA+Ro, N1:14 th").mark("rubble-1", "N1:22").move("WA", "N1:21")
    assert slack.vp("blue") == 1


@proves(
    "DT-TERR-CHANNEL-1", "DT-TERR-CHANNEL-2", "DT-TERR-CHANNEL-3", "DT-TERR-CHANNEL-4", "DT-TERR-EVACUATOR-1",
    "DT-TERR-EVACUATOR-3", "DT-TERR-EVACUATOR-6", "DT-VP-01",
)  # fmt: skip
def test_channels_fill_when_a_five_is_played() -> None:
    """B-FPG-29 (a), (b) and (c); the room lies in N1 here."""
    tokens = "N1:31 GO, N1:33 wa, N1:41 Sw, N1:30 AE, N1:04 fe, N1:14 th"
    scene = MixedScene(LAVA, tokens, turn="blue").before_card()
    scene.choose(play(5, "blue"))
    assert scene.vp("blue") == 1
    assert scene.vp("yellow") == 1
    assert scene.place("Sw") == "gone"
    assert scene.ap_left() == 5
    assert scene.marks_on("N1:31") == ["fullchannel"]
    scene.choose(END, play(2))
    scene.refused(goes("AE", "N1:31"), "DT-TERR-LAVA-2")


@proves("DT-TERR-EVACUATOR-4", "DT-CARD-07")
def test_channels_empty_when_no_five_is_on_top() -> None:
    """B-FPG-29 (d) and (e)."""
    scene = MixedScene(LAVA, "N1:30 AE, N1:14 th", turn="blue").before_card().choose(play(5, "blue"))
    scene.choose(END, play(2), END)
    assert scene.marks_on("N1:31") == ["fullchannel"]
    scene.choose(play(3, "blue"))
    assert scene.marks_on("N1:31") == []
    last = MixedScene(LAVA, "N1:30 AE, N1:14 th", turn="blue").cards("blue", action="5").before_card()
    last.choose(play(5, "blue"))
    assert last.marks_on("N1:31") == ["fullchannel"]
    last.choose(END)
    assert last.marks_on("N1:31") == []
    last.choose(play(2)).offered(goes("AE", "N1:31"))


@proves("DT-TERR-CHANNEL-2", "DT-TERR-CHANNEL-5", "DT-TERR-EVACUATOR-1", "DT-TERR-EVACUATOR-5")
def test_empty_channels_are_floor() -> None:
    """B-FPG-29 (a)."""
    walked = MixedScene(LAVA, "N1:30 GO+Ar, N1:14 th").move("GO", "N1:31 -Ar N1:32")
    assert walked.at("Ar") == "N1:31"
    MixedScene(LAVA, "N1:32 GO, N1:14 th").offered(does("jump", "GO", "N1:34"))
    MixedScene(LAVA, "N1:30 GO, N1:14 th").offered(does("jump", "GO", "N1:41"))
    MixedScene(LAVA, "N1:32 GO, N1:14 th").refused(goes("GO", "N1:42"), "DT-TERR-EVACUATOR-1")
    killed = MixedScene(LAVA, "N1:32 WA, N1:33 go!+sw").choose(hits("WA", "N1:33")).fight(yellow=3, blue=0)
    assert killed.kinds_on("N1:33") == {"sword"}
    fire = MixedScene(LAVA, "N1:32 FE, N1:14 th").move("FE", "N1:42")
    assert fire.at("FE") == "N1:42"
    MixedScene(LAVA, "N1:32 FE+Ar, N1:14 th").refused(goes("FE", "N1:42"), "DT-CHAR-FIREELEMENTAL-3")
    MixedScene(LAVA, "N1:32 WI, N1:14 th").move("WI", "N1:42 N1:41")


@proves("DT-ROPE-02", "DT-TERR-CHANNEL-1")
def test_the_channel_that_a_rope_comes_from_does_not_fasten_it() -> None:
    """The bearer and the rope have left it when the rope is laid."""
    MixedScene("N1=P2D", "N1:03 GO+Ro, N1:44 wa").refused(goes("GO", "N1:02"), "DT-ROPE-02")
    helped = MixedScene("N1=P2D", "N1:03 GO+Ro, N1:01 ro, N1:44 wa").choose(goes("GO", "N1:02"), Option("stop"))
    assert helped.at("GO") == "N1:02"


@proves("DT-TERR-CHANNEL-6", "DT-TERR-EVACUATOR-2")
def test_who_is_saved_above_the_lava() -> None:
    """A rope with two fastenings and plants save who is there; a Fire Elemental lives, its passenger does not."""
    roped = MixedScene(LAVA, "N1:33 GO+Ro, N1:31 TH+Ro2, N1:14 th", turn="blue").before_card()
    roped.choose(play(5, "blue"))
    assert roped.at("GO") == "N1:33"
    planted = MixedScene(LAVA, "N1:33 GO+Ar, N1:14 th", turn="blue").mark("plants-1", "N1:33").before_card()
    planted.choose(play(5, "blue"))
    assert planted.at("Ar") == "N1:33"
    assert planted.marks_on("N1:33") == ["fullchannel", "plants"]
    borne = MixedScene(LAVA, "N1:33 FE+GO!, N1:14 th", turn="blue").before_card().choose(play(5, "blue"))
    assert borne.at("FE") == "N1:33"
    assert borne.vp("blue") == 1


@pytest.mark.parametrize("rooms", ["N1=P2D", "N1=P2G"])
def test_a_room_that_is_revealed_under_a_five_has_full_channels(rooms: str) -> None:
    scene = MixedScene("N1=1G", "N1:14 GO, N1:30 th").cards("blue", action="2 3 4").next_room(rooms[3:])
    scene.choose(reveal("GO", "N2"))
    assert "channels filled" in scene.names()


@proves(
    "DT-TERR-POOL-2", "DT-TERR-POOL-3", "DT-TERR-POOL-4", "DT-TERR-POOL-5", "DT-TERR-POOL-6", "DT-TERR-POOL-7",
    "DT-TERR-POOL-8", "DT-TERR-DOLMEN-1", "DT-TERR-3D-2",
)  # fmt: skip
def test_the_reflecting_pool() -> None:
    """B-FPG-30."""
    rooms = "N1=P3D S2=29G N3=1G"
    scene = MixedScene(rooms, "N1:32 GO+Ar, N1:43 th").choose(goes("GO", "N1:22"), goes("GO", "N1:12"))
    assert scene.at("GO") == "N1:12"
    assert scene.ap_left() == 4
    scene.refused(does(REFLECT, "GO", "N3", 1), "DT-TERR-POOL-6").refused(
        does(REFLECT, "GO", "S3", 1), "DT-TERR-POOL-5"
    )
    scene.refused(does(REFLECT, "GO", "S2", 1), "DT-ROT-04")
    scene.choose(does(REFLECT, "GO", "S2", -1))
    assert scene.ap_left() == 2
    scene.choose(does(REFLECT, "GO", "N1", 1))
    MixedScene(rooms, "N1:12 GO, N1:43 th").ap(1).refused(does(REFLECT, "GO", "S2", -1), "DT-ACT-02")
    smith = MixedScene(rooms, "N1:12 ME, N1:43 th").choose(does(REFLECT, "ME", "S2", 1))
    assert smith.ap_left() == 3
    still = MixedScene(rooms, "N1:12 GO+Ar, N1:22 wa")
    still.refused(does("set down", "Ar"), "DT-TERR-POOL-3").refused(hits("GO", "N1:22"), "DT-TERR-POOL-3")
    foe = MixedScene(rooms, "N1:12 GO+Ar, N1:22 wa", turn="blue").choose(hits("wa", "N1:12"))
    assert foe.totals() == (1, 3)
    foe.fight(yellow=2, blue=1)
    assert foe.is_wounded("GO")
    out = MixedScene(rooms, "N1:12 GO+Ar, N1:43 th").move("GO", "N1:22")
    assert out.at("Ar") == "N1:22"
    MixedScene(rooms, "N1:10 WA, N1:43 th").refused(goes("WA", "N1:11"), "DT-TERR-3D-2")
    lying = MixedScene(rooms, "N1:12 GO!, N1:43 th, N1:22 TR").refused(
        does(REFLECT, "GO", "S2", -1), "DT-WOUND-02"
    )
    lying.offered(goes("TR", "N1:12"))


@proves("DT-TERR-POOL-1", "DT-TERR-POOL-9", "DT-TERR-POOL-10", "DT-RULE-INCORP-13")
def test_the_pool_without_magic_and_from_above() -> None:
    """B-FPG-30 (g), and who passes over it."""
    rooms = "N1=P3D S2=29G"
    dry = MixedScene(rooms, "N1:12 GO, N1:22 MP, N1:43 th")
    dry.refused(does(REFLECT, "GO", "S2", -1), "DT-TERR-POOL-9")
    walked = MixedScene(rooms, "N1:22 GO, N1:32 MP, N1:43 th")
    walked.choose(goes("GO", "N1:12"))
    assert walked.ap_left() == 4
    flown = MixedScene(rooms, "N1:22 LE, N1:43 th").move("LE", "N1:12 N1:11 N1:10")
    assert flown.at("LE") == "N1:10"
    ghost = MixedScene(rooms, "N1:22 GH, N1:43 th").move("GH", "N1:12")
    ghost.offered(does(REFLECT, "GH", "S2", -1))
    ghost.refused(hits("GH", "N1:22"), "DT-TERR-POOL-3")


@proves("DT-TERR-PIPES-3", "DT-TERR-PIPES-5", "DT-RULE-CHARM-15")
def test_how_else_pipes_break() -> None:
    """By a push, by a ring that stops a figure, by a wolf; and an enemy sends nobody onto them to die."""
    push = MixedScene("N1=P1D N2=1G", "N1:24 GO+Rr, N1:23 cl, N1:14 th").choose(does("repel", "GO", "N1:23"))
    assert push.at("cl") == "N1:22"
    heavy = MixedScene("N1=P1D", "N1:22 GO+Rr, N1:23 CL, N1:14 th").choose(does("repel", "GO", "N1:23"))
    assert heavy.at("CL") == "N1:24"
    onto = MixedScene("N1=P1D", "N1:00 TH, N1:22 wa, N1:21 GO+Rr").choose(does("repel", "GO", "N1:22"))
    assert onto.marks_on("N1:23") == ["brokenpipes"]
    assert onto.vp("yellow") == 1
    held = MixedScene(MAGE, "N1:24 CL+Pz, N1:20 wa", turn="blue").choose(goes("wa", "N1:21"))
    held.choose(Option("paralyse", "combat-1-yellow"))
    assert held.marks_on("N1:21") == ["brokenpipes"]
    assert held.vp("yellow") == 1
    wolf = MixedScene(MAGE, "N1:21 ww, N1:44 GO", turn="blue").before_card().choose(play(5, "blue"))
    assert wolf.marks_on("N1:21") == ["brokenpipes"]
    assert wolf.vp("yellow") == 1
    led = MixedScene(MAGE, "N1:20 tr, N1:44 GO").taken_over("tr", "yellow")
    led.refused(goes("tr", "N1:21"), "DT-RULE-CHARM-15")
    passes = MixedScene(MAGE, "N1:20 wa, N1:44 GO").taken_over("wa", "yellow").choose(goes("wa", "N1:21"))
    passes.refused(STOP, "DT-RULE-CHARM-15").choose(goes("wa", "N1:22"), STOP)
    assert passes.at("wa") == "N1:22"


@proves("DT-TERR-AMROOM-3")
def test_five_points_are_not_enough_while_the_room_lies_open() -> None:
    """B-FPG-28 (f): what counts is read when a turn ends."""
    scene = MixedScene("N1=1G N2=P1D", "N2:22 CL, N2:24 disciple-yellow, N1:14 th").points(yellow=5)
    scene.counter("goal", 6).counter("longer", 1).ap(1).choose(END)
    assert not scene.session.over
    short = MixedScene("N1=1G N2=P1D", "N2:22 CL, N2:24 disciple-yellow, N1:14 th").points(yellow=5)
    short.counter("goal", 6).counter("longer", 1).ap(1).choose(does("forget", "disciple-yellow"), END)
    assert short.session.over


@proves("DT-TERR-GRINDER-1", "DT-TERR-CHANNEL-5", "DT-TERR-POOL-2")
def test_ice_ropes_and_things_on_this_ground() -> None:
    """Ice covers a grinder like a rift; an empty channel is still an obstacle to what flies by itself."""
    ice = MixedScene(MAGE, "N1:10 IW+Si, N1:44 th").choose(does("lay ice", "IW", "N1:11"))
    assert "ice" in ice.marks_on("N1:11")
    moved = MixedScene(LAVA, "N1:30 TK, N1:32 Ar, N1:44 th")
    moved.refused(does("levitate", "Ar", "N1:33"), "DT-CHAR-TELEKINETICIST-03")
    moved.refused(does("levitate", "Ar", "N1:42"), "DT-CHAR-TELEKINETICIST-03")
    pit = MixedScene("N1=P1G", "N1:40 GO+Ro, N1:04 th").move("GO", "N1:41")
    assert pit.at("GO") == "N1:41"


@proves("DT-TERR-CHANNEL-3", "DT-CHAR-FIREELEMENTAL-2", "DT-CHAR-FIREELEMENTAL-4", "DT-TERR-LAVA-2")
def test_fire_is_at_home_in_a_full_channel() -> None:
    """B-FPG-29 (c)."""
    tokens = "N1:30 FE, N1:32 th, N1:20 GO"
    scene = MixedScene(LAVA, tokens).mark("fullchannel-1", "N1:31").move("FE", "N1:31")
    assert scene.at("FE") == "N1:31"
    scene.choose(hits("FE", "N1:32"))
    assert scene.totals() == (3, 2)
    laden = MixedScene(LAVA, "N1:30 FE+Ar, N1:44 th").mark("fullchannel-1", "N1:31")
    laden.refused(goes("FE", "N1:31"), "DT-CHAR-FIREELEMENTAL-3")
    jump = (
        MixedScene(LAVA, "N1:30 GO, N1:44 th").mark("fullchannel-1", "N1:31").choose(does("jump", "GO", "N1:32"))
    )
    assert jump.at("GO") == "N1:32"
    MixedScene(LAVA, "N1:30 GO, N1:44 th").mark("fullchannel-1", "N1:31").mark("fullchannel-2", "N1:41").refused(
        does("jump", "GO", "N1:41"), "DT-JUMP-07"
    )
