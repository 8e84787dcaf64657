"""Water and Fire: what its objects do, and how figures are pushed."""

from __future__ import annotations

from engine.flow import Option
from engine.table import Move
from tests.dungeon_twister.mixed import MixedScene, does
from tests.dungeon_twister.scene import STOP, attack, drink, fight, proves, reveal, token, walk

LAKE, FIRE = "N1=13D", "N1=14D"


@proves(
    "DT-OBJ-BOOTS-1", "DT-OBJ-BOOTS-2", "DT-OBJ-BOOTS-3", "DT-OBJ-BOOTS-6", "DT-OBJ-BOOTS-7",
    "DT-TERR-GRAVITY-2", "DT-TERR-ANTIMAGIC-1",
)  # fmt: skip
def test_a_flight() -> None:
    """B-IW-32 (a), (b)."""
    scene = MixedScene("N1=1G N2=15G", "N1:14 GO+Lb, N1:24 Sw").choose(does("fly", "GO"))
    assert (scene.at("Lb"), scene.ap_left()) == ("gone", 4)
    scene.choose(walk("GO", "N1:24"), Option("take", token("Sw")), walk("GO", "N1:34"), walk("GO", "N1:44"))
    scene.refused(walk("GO", "N2:40"), "DT-TERR-GRAVITY-2")
    for square in ("N1:34", "N1:24", "N1:14", "N1:04"):
        scene.choose(walk("GO", square))
    scene.choose(walk("GO", "N2:00"))
    assert (scene.on("N2:00"), scene.ap_left(), "stop" in scene.verbs()) == ("GO+Sw", 4, False)
    shut = MixedScene("N1=1G N2=15D", "N1:34 GO+Lb").choose(does("fly", "GO"))
    shut.refused(walk("GO", "N2:30"), "DT-OBJ-BOOTS-6", "DT-TERR-ANTIMAGIC-1")


@proves("DT-OBJ-BOOTS-2", "DT-OBJ-BOOTS-4", "DT-OBJ-BOOTS-5", "DT-OBJ-BOOTS-8", "DT-RULE-FLY-13")
def test_a_flight_past_a_magophage() -> None:
    far = MixedScene(LAKE, "N1:10 TR+Lb, N1:11 go").choose(does("fly", "TR"))
    for square in ("N1:11", "N1:12", "N1:13", "N1:14", "N1:24", "N1:34"):
        far.choose(walk("TR", square))
    assert far.choose(STOP).at("TR") == "N1:34"
    assert "walk" in far.verbs()
    lava = MixedScene(FIRE, "N1:11 GO+Lb, N1:32 mp").choose(
        does("fly", "GO"), walk("GO", "N1:12"), walk("GO", "N1:22")
    )
    assert (lava.lies("trophies-blue"), lava.vp("blue")) == ({"GO"}, 1)
    fire = MixedScene(FIRE, "N1:11 FE+Lb, N1:32 mp").choose(
        does("fly", "FE"), walk("FE", "N1:12"), walk("FE", "N1:22")
    )
    assert fire.at("FE") == "N1:22"
    quenched = MixedScene(LAKE, "N1:10 FE+Lb, N1:21 mp").choose(does("fly", "FE"), walk("FE", "N1:11"))
    assert quenched.lies("trophies-blue") == {"FE"}
    wet = MixedScene(LAKE, "N1:10 GO+Lb, N1:01 Sw, N1:21 mp").choose(does("fly", "GO"), walk("GO", "N1:00"))
    wet.choose(walk("GO", "N1:01"), Option("take", token("Sw")), walk("GO", "N1:11"))
    assert (wet.at("GO"), wet.at("Sw")) == ("N1:11", "gone")
    crowded = MixedScene(LAKE, "N1:10 GO+Lb, N1:30 CL, N1:31 mp").choose(does("fly", "GO"), walk("GO", "N1:20"))
    crowded.refused(walk("GO", "N1:30"), "DT-OBJ-BOOTS-8", "DT-MOVE-12")
    dragon = MixedScene(LAKE, "N1:10 RD+Lb").choose(does("fly", "RD"), walk("RD", "N1:11"))
    assert dragon.at("RD") == "N1:11"
    out = MixedScene("N4=13D", "N4:34 CL+Lb, B3 wa").choose(does("fly", "CL"), walk("CL", "B3"))
    assert (out.vp("yellow"), out.lies("out-yellow")) == (1, {"CL"})


@proves(
    "DT-OBJ-REPULSIONRING-1", "DT-OBJ-REPULSIONRING-2", "DT-OBJ-REPULSIONRING-3", "DT-OBJ-REPULSIONRING-4",
    "DT-OBJ-REPULSIONRING-5", "DT-RULE-PUSH-01", "DT-RULE-PUSH-02", "DT-RULE-PUSH-08", "DT-RULE-PUSH-10",
    "DT-RULE-PUSH-15", "DT-RULE-PUSH-20",
)  # fmt: skip
def test_the_ring_of_repulsion() -> None:
    """B-IW-33."""
    scene = MixedScene(LAKE, "N1:04 GO+Rr, N1:03 wa+sw, N1:14 th").choose(does("repel", "GO", "N1:03"))
    assert (scene.at("wa"), scene.at("sw"), scene.ap_left()) == ("N1:02", "N1:03", 4)
    assert scene.lens("Rr").rows
    twice = MixedScene("N1=1G", "N1:22 GO+Rr, N1:32 wa, N1:12 th").choose(does("repel", "GO", "N1:32"))
    twice.refused(does("repel", "GO", "N1:12"), "DT-OBJ-REPULSIONRING-3")
    twice.end().pass_turn(2)
    twice.play(2).offered(does("repel", "GO", "N1:12"))
    elemental = MixedScene(LAKE, "N1:04 GO+Rr, N1:03 fe+sw").choose(does("repel", "GO", "N1:03"))
    assert (elemental.lies("trophies-yellow"), elemental.at("sw"), elemental.vp("yellow")) == ({"fe"}, "N1:03", 1)
    bridge = MixedScene(LAKE, "N1:24 GO+Rr").put("N1:23 wa+sw").choose(does("repel", "GO", "N1:23"))
    assert (bridge.at("wa"), bridge.at("sw")) == ("N1:22", "N1:23")
    onto = MixedScene(FIRE, "N1:10 GO+Rr, N1:11 wa+sw").choose(does("repel", "GO", "N1:11"))
    assert onto.on("N1:12") == "wa+sw"
    walled = MixedScene("N1=1G", "N1:21 GO+Rr, N1:11 th").refused(does("repel", "GO", "N1:11"), "DT-RULE-PUSH-02")
    walled.refused(does("repel", "GO", "N1:22"), "DT-OBJ-REPULSIONRING-2")
    own = MixedScene("N1=1G", "N1:11 GO+Rr, N1:12 WA+Sw").choose(does("repel", "GO", "N1:12"))
    assert own.on("N1:13") == "WA+Sw"
    lying = MixedScene("N1=1G", "N1:11 GO+Rr, N1:12 wa!+sw").choose(does("repel", "GO", "N1:12"))
    assert lying.on("N1:13") == "wa!+sw"
    room = MixedScene("N1=15D", "N1:04 GO+Rr, N1:14 th").refused(
        does("repel", "GO", "N1:14"), "DT-OBJ-REPULSIONRING-4"
    )
    assert room.ap_left() == 5


@proves(
    "DT-RULE-PUSH-03", "DT-RULE-PUSH-04", "DT-RULE-PUSH-05", "DT-RULE-PUSH-06", "DT-RULE-PUSH-14",
    "DT-RULE-PUSH-16", "DT-RULE-PUSH-21",
)  # fmt: skip
def test_pushed_onto_others() -> None:
    def room(there: str, pushed: str = "wa") -> MixedScene:
        return MixedScene("N1=1G", f"N1:11 GO+Rr, N1:12 {pushed}{there and ', N1:13 '}{there}")

    room("th").refused(does("repel", "GO", "N1:12"), "DT-RULE-PUSH-03")
    room("CL!").refused(does("repel", "GO", "N1:12"), "DT-RULE-PUSH-03")
    carried = room("th!").choose(does("repel", "GO", "N1:12"))
    assert carried.on("N1:13") == "wa+th!"
    carried.move("GO", "N1:12").choose(attack("GO", "N1:13")).fight(6, 0)
    assert (carried.is_wounded("wa"), carried.lies("trophies-yellow")) == (True, {"th"})
    room("th!", "wa+sw").refused(does("repel", "GO", "N1:12"), "DT-RULE-PUSH-03")
    under = room("th", "wa!").choose(does("repel", "GO", "N1:12"))
    assert under.on("N1:13") == "th+wa!"
    room("th+ar", "wa!").refused(does("repel", "GO", "N1:12"), "DT-RULE-PUSH-03")
    room("th", "wa!+sw").refused(does("repel", "GO", "N1:12"), "DT-RULE-PUSH-03")
    taken = room("sw").choose(does("repel", "GO", "N1:12"))
    assert taken.on("N1:13") == "wa+sw"
    room("sw", "wa+ar").refused(does("repel", "GO", "N1:12"), "DT-RULE-PUSH-03")
    onto = MixedScene("N1=13D", "N1:21 GO+Rr, N1:20 TH").choose(does("repel", "GO", "N1:20"))
    assert onto.at("TH") == "Y2"
    out = MixedScene("N1=13D", "N1:21 GO+Rr, N1:20 th").choose(does("repel", "GO", "N1:20"))
    assert (out.lies("out-blue"), out.vp("blue")) == ({"th"}, 1)
    guarded = MixedScene("N1=13D", "N1:21 GO+Rr, N1:20 th, Y2 CL")
    guarded.refused(does("repel", "GO", "N1:20"), "DT-EXIT-02")


@proves(
    "DT-RULE-PUSH-07", "DT-RULE-PUSH-11", "DT-RULE-PUSH-12", "DT-RULE-PUSH-13", "DT-RULE-PUSH-19",
    "DT-TERR-LAVA-3", "DT-TERR-LAVA-1",
)  # fmt: skip
def test_pushed_to_its_death() -> None:
    lava = MixedScene(FIRE, "N1:20 GO+Rr, N1:21 wa+sw").choose(does("repel", "GO", "N1:21"))
    assert (lava.lies("trophies-yellow"), lava.at("sw"), lava.vp("yellow")) == ({"wa"}, "N1:21", 1)
    home = MixedScene(FIRE, "N1:20 GO+Rr, N1:21 fe").choose(does("repel", "GO", "N1:21"))
    assert home.at("fe") == "N1:22"
    roped = MixedScene(FIRE, "N1:20 GO+Rr, N1:21 wa+ro").choose(does("repel", "GO", "N1:21"))
    assert roped.on("N1:22") == "wa+ro"
    lies = MixedScene(FIRE, "N1:20 GO+Rr, N1:21 wa, N1:22 ro").choose(does("repel", "GO", "N1:21"))
    assert lies.on("N1:22") == "wa+ro"
    double = MixedScene("N1=6G", "N1:10 GO+Rr, N1:11 wa+ro").choose(does("repel", "GO", "N1:11"))
    assert (double.lies("trophies-yellow"), double.at("ro")) == ({"wa"}, "N1:11")
    thief = MixedScene("N1=1G", "N1:22 GO+Rr, N1:12 th").choose(does("repel", "GO", "N1:12"))
    assert thief.at("th") == "N1:02"
    burnt = MixedScene(FIRE, "N1:21 PI, N1:22 pa+ro+sw").choose(Option("steal", token("PI"), "14D-22", 1))
    assert (burnt.lies("trophies-yellow"), burnt.at("sw")) == ({"pa"}, "gone")


@proves(
    "DT-OBJ-INVERSION-1", "DT-OBJ-INVERSION-2", "DT-OBJ-INVERSION-3", "DT-OBJ-INVERSION-4", "DT-RULE-SCROLL-2",
    "DT-RULE-SCROLL-3", "DT-RULE-SCROLL-4",
)  # fmt: skip
def test_the_scroll_of_inversion() -> None:
    """B-IW-28 (c) to (f)."""
    rooms = "N1=1G@1 N2=2D"
    scene = MixedScene(rooms, "N1:11 PR+Iv, N1:12 th", mode="water-and-fire").hidden("S1", "TK go")
    scene.choose(does("invert", "PR", "S1"))
    assert (scene.room("S1"), scene.at("PR"), scene.at("th"), scene.at("Iv")) == ("1G@1", "S1:11", "S1:12", "gone")
    assert (set(scene.now.contents["N1-yellow"]), scene.now.contents["N1"]) == ({token("TK")}, ("lid-S1",))
    other = MixedScene(rooms, "N1:11 PR+Iv").refused(does("invert", "PR", "S2"), "DT-OBJ-INVERSION-1")
    other.refused(does("invert", "PR", "N3"), "DT-OBJ-INVERSION-1").choose(does("invert", "PR", "N2"))
    assert (other.room("N1"), other.room("N2")) == ("2D@0", "1G@1")
    magic = MixedScene("N1=1G N2=15D", "N1:11 PR+Iv").choose(does("invert", "PR", "N2"))
    assert (magic.room("N1"), magic.at("Iv"), magic.ap_left()) == ("1G@0", "gone", 4)
    asleep = MixedScene("N1=1G", "N1:11 PR+Iv", mode="water-and-fire").next_room("15D")
    asleep.choose(does("foresee", "PR", "N2"), Option("set right", "", "N2", 0), does("invert", "PR", "N2"))
    assert asleep.room("N2") == "1G@0"
    assert asleep.game.lens(asleep.view("yellow"), "yellow", "N1").rows
    beside = MixedScene("N1=1G N2=2D", "N1:11 PR+Iv, N1:12 mp").choose(does("invert", "PR", "N2"))
    assert (beside.room("N1"), beside.at("Iv")) == ("1G@0", "gone")
    MixedScene(rooms, "N1:11 WA+Iv").refused(does("invert", "WA", "N2"), "DT-RULE-SCROLL-3")
    MixedScene(rooms, "Y1 PR+Iv").refused(does("invert", "PR", "N1"), "DT-OBJ-INVERSION-1")


@proves("DT-OBJ-INVERSION-2", "DT-OBJ-INVERSION-3", "DT-REVEAL-06")
def test_a_swapped_face_down_room_is_revealed_where_it_lies() -> None:
    scene = MixedScene("N1=1G", "N1:22 PR+Iv, N1:01 GO", mode="water-and-fire").hidden("S1", "TK")
    scene.next_room("14D@2").choose(does("foresee", "PR", "S1"), Option("set right", "", "S1", 0))
    scene.choose(does("invert", "PR", "S1"), reveal("GO", "N1"))
    assert scene.room("N1") == "14D@2"
    assert "place" in scene.verbs()


@proves(
    "DT-OBJ-CONFUSION-1", "DT-OBJ-CONFUSION-2", "DT-OBJ-CONFUSION-3", "DT-OBJ-CONFUSION-4", "DT-OBJ-CONFUSION-5",
    "DT-RULE-SCROLL-2", "DT-RULE-SCROLL-3", "DT-RULE-CHARM-05",
)  # fmt: skip
def test_the_scroll_of_confusion() -> None:
    """B-IW-23 (a) to (e)."""
    read, keep = Option("read confusion", token("Cf")), Option("keep confusion", token("Cf"))
    scene = MixedScene("N1=1G", "N1:33 PR+Cf, N1:11 WA, N1:12 tr").choose(attack("WA", "N1:12"))
    scene.dealer.add("blind card", "combat-6-blue")
    assert scene.asked() == "yellow"
    scene.choose(read).choose(fight("2a", "yellow"))
    assert (scene.at("Cf"), scene.ap_left(), scene.is_wounded("WA")) == ("gone", 4, True)
    assert "6" not in scene.combat_cards("blue")
    theirs = MixedScene("N1=1G", "N1:33 PR+Cf, N1:11 WA, N1:12 tr", turn="blue").choose(attack("tr", "N1:11"))
    theirs.dealer.add("blind card", "combat-0-blue")
    theirs.choose(read, seat="yellow").choose(fight("5", "yellow"), seat="yellow")
    assert (theirs.at("Cf"), theirs.is_wounded("tr")) == ("gone", True)
    kept = MixedScene("N1=1G", "N1:33 PR+Cf, N1:11 WA, N1:12 tr").choose(attack("WA", "N1:12"), keep).fight(2, 2)
    assert kept.at("Cf") == "N1:33"
    far = MixedScene("N1=1G N2=2D", "N2:33 PR+Cf, N1:11 WA, N1:12 tr").choose(attack("WA", "N1:12"))
    assert far.verbs() == {"fight"}
    failed = MixedScene("N1=1G", "N1:33 PR+Cf, N1:11 WA, N1:12 mp").choose(attack("WA", "N1:12"), read)
    assert (failed.at("Cf"), failed.asked(), "fizzled" in failed.names()) == ("gone", "yellow", True)
    failed.fight(2, 2)
    assert failed.ap_left() == 4
    held = MixedScene("N1=1G", "N1:11 WA+Cf, N1:12 tr").choose(attack("WA", "N1:12"))
    assert held.verbs() == {"fight"}


@proves(
    "DT-OBJ-RECONSTRUCTION-1", "DT-OBJ-RECONSTRUCTION-2", "DT-OBJ-RECONSTRUCTION-3", "DT-OBJ-RECONSTRUCTION-4",
    "DT-OBJ-RECONSTRUCTION-5",
)  # fmt: skip
def test_the_scroll_of_reconstruction() -> None:
    """B-IW-34 (d)."""
    scroll = "reconstruction-white"

    def room(tokens: str) -> MixedScene:
        scene = MixedScene("N1=16D", tokens).lay(Move(token("ts"), "out-blue"))
        return scene.lay(Move(token("Fw"), "box"))

    scene = room(f"N1:31 PR+{scroll}").choose(does("reconstruct", "PR"))
    scene.refused(does("bring back", "ts"), "DT-OBJ-RECONSTRUCTION-3")
    scene.refused(does("bring back", "Fw"), "DT-OBJ-RECONSTRUCTION-3")
    scene.refused(Option("bring back", scroll), "DT-OBJ-RECONSTRUCTION-3")
    scene.offered(does("bring back", "Ts"), does("bring back", "lb"))
    scene.choose(does("bring back", "lb"))
    assert (scene.on("N1:31"), scene.ap_left(), scene.now.place_of(scroll)) == ("PR+lb", 4, "gone")
    MixedScene("N1=16D", f"N1:31 WA+{scroll}").refused(does("reconstruct", "WA"), "DT-RULE-SCROLL-3")
    dead = MixedScene("N1=15D", f"N1:04 PR+{scroll}").choose(does("reconstruct", "PR"))
    assert (dead.now.place_of(scroll), dead.on("N1:04")) == ("gone", "PR")


@proves("DT-OBJ-TELEPORTRING-3", "DT-RULE-MAGIC-3", "DT-RULE-MAGIC-4", "DT-RULE-MAGIC-9", "DT-TERR-ANTIMAGIC-1")
def test_what_is_magic_and_what_is_not() -> None:
    ring = MixedScene("N1=1G N2=2D", "N1:11 GO+Tp, N1:12 mp").choose(does("teleport", "GO", "N2:30"))
    assert (ring.at("GO"), ring.at("Tp"), ring.ap_left()) == ("N1:11", "gone", 4)
    shut = MixedScene("N1=1G N2=15D", "N1:11 GO+Tp").refused(
        does("teleport", "GO", "N2:34"), "DT-TERR-ANTIMAGIC-1"
    )
    assert shut.ap_left() == 5
    healed = MixedScene("N1=15D", "N1:04 CL, N1:14 WA!").choose(Option("heal", token("CL"), "15D-14"))
    assert healed.is_well("WA")
    got_up = MixedScene("N1=15D", "N1:04 TR!").choose(Option("regenerate", token("TR")))
    assert got_up.is_well("TR")
    drunk = MixedScene("N1=15D", "N1:04 GO+Sp").choose(drink("GO"))
    assert (drunk.extra("GO"), drunk.at("Sp"), drunk.ap_left()) == (0, "gone", 4)
