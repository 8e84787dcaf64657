"""Water and Fire: what its figures do."""

from __future__ import annotations

from engine.flow import Option
from engine.table import is_hidden
from tests.dungeon_twister.mixed import MixedScene, does
from tests.dungeon_twister.scene import END, attack, drink, fireball, jump, proves, reveal, token, walk

LAKE, FIRE = "N1=13D", "N1=14D"


@proves(
    "DT-CHAR-ACROBAT-1", "DT-CHAR-ACROBAT-2", "DT-CHAR-ACROBAT-3", "DT-CHAR-ACROBAT-4", "DT-CHAR-ACROBAT-5",
    "DT-JUMP-05", "DT-JUMP-07", "DT-JUMP-02",
)  # fmt: skip
def test_the_acrobat() -> None:
    """B-IW-24, over water."""
    scene = MixedScene(LAKE, "N1:10 AC+Sw, N1:20 GO").cards("yellow", jump=0)
    scene.choose(does("leap", "AC", "N1:01"))
    assert (scene.on("N1:01"), scene.ap_left()) == ("AC+Sw", 4)
    two = MixedScene("N1=13G", "N1:21 AC").choose(does("leap", "AC", "N1:02"))
    assert (two.at("AC"), two.ap_left(), two.jump_cards("yellow")) == ("N1:02", 4, 3)
    two.refused(jump("AC", "N1:00"), "DT-CHAR-ACROBAT-2")
    bridge = MixedScene(LAKE, "N1:20 AC").refused(does("leap", "AC", "N1:31"), "DT-CHAR-ACROBAT-5")
    bridge.refused(does("leap", "AC", "N1:44"), "DT-JUMP-03")
    MixedScene(LAKE, "N1:10 AC+Sw, N1:01 Ar").refused(does("leap", "AC", "N1:01"), "DT-JUMP-05")
    standing = MixedScene(LAKE, "N1:10 AC, N1:11 wa+ro").refused(does("leap", "AC", "N1:01"), "DT-CHAR-ACROBAT-5")
    standing.refused(does("leap", "AC", "N1:12"))
    goblin = MixedScene("N1=13G", "N1:21 GO").refused(jump("GO", "N1:02"), "DT-JUMP-07")
    goblin.refused(does("leap", "GO", "N1:01"), "DT-CHAR-ACROBAT-2")
    for room, start, to in (
        ("N1=14D", "N1:21", "N1:23"),
        ("N1=15G", "N1:21", "N1:32"),
        ("N1=6D", "N1:01", "N1:03"),
    ):
        MixedScene(room, f"{start} AC").offered(does("leap", "AC", to))
    out = MixedScene("N1=13D", "N1:12 ac, N1:21 GO", turn="blue").choose(does("leap", "ac", "N1:10"))
    assert out.at("ac") == "N1:10"
    assert MixedScene("N1=1G", "N1:11 WA").verbs().isdisjoint({"leap"})


@proves(
    "DT-CHAR-BARBARIAN-1", "DT-CHAR-BARBARIAN-2", "DT-CHAR-BARBARIAN-5", "DT-CHAR-BARBARIAN-6",
    "DT-CHAR-BARBARIAN-9", "DT-COMBAT-13", "DT-GROUP-01",
)  # fmt: skip
def test_the_barbarian() -> None:
    """B-IW-25, with a Wizard for the Ice Witch."""
    one = MixedScene("N1=1G", "N1:11 BB, N1:12 wi").choose(attack("BB", "N1:12"))
    assert one.sides() == {"yellow": ({"BB"}, 4), "blue": ({"wi"}, 1)}
    assert one.fight(2, 2).is_wounded("wi")
    group = MixedScene("N1=1G", "N1:11 BB, N1:12 wa, N1:23 pr, N1:13 GO").choose(attack("BB", "N1:12"))
    assert group.sides() == {"yellow": ({"BB", "GO"}, 5), "blue": ({"wa", "pr"}, 4)}
    assert group.fight(0, 0).is_wounded("wa", "pr")
    lying = MixedScene("N1=1G", "N1:11 BB, N1:12 pr!").choose(attack("BB", "N1:12"))
    assert lying.sides()["yellow"] == ({"BB"}, 4)
    assert lying.fight(0, 0).vp("yellow") == 2
    carried = MixedScene("N1=1G", "N1:11 BB, N1:12 tr+pr!").choose(attack("BB", "N1:12")).fight(2, 1)
    assert (carried.is_wounded("tr"), carried.vp("yellow")) == (True, 2)
    MixedScene("N1=1G", "N1:11 BB+Rr, N1:12 wa").refused(does("repel", "BB", "N1:12"), "DT-CHAR-BARBARIAN-2")
    MixedScene("N1=1G", "N1:11 BB+Sp").refused(drink("BB"), "DT-CHAR-BARBARIAN-2")
    plain = MixedScene("N1=1G", "N1:11 BB, N1:12 wa").choose(attack("BB", "N1:12"))
    assert plain.sides()["yellow"] == ({"BB"}, 3)


@proves("DT-CHAR-BARBARIAN-3", "DT-CHAR-BARBARIAN-6")
def test_the_wounded_barbarian_drinks_and_his_rope_trick_counts() -> None:
    scene = MixedScene("N1=5D", "N1:21 BB!").choose(Option("refresh", token("BB")))
    assert scene.is_well("BB")
    robbed = MixedScene("N1=6D", "N1:01 BB, N1:02 pr!+ro").choose(walk("BB", "N1:02"))
    robbed.choose(Option("take", token("ro")))
    assert (robbed.lies("trophies-yellow"), robbed.vp("yellow")) == ({"pr"}, 2)


@proves("DT-CHAR-BARBARIAN-6", "DT-TERR-TRIGGER-5")
def test_whom_the_barbarian_drops_by_a_jump_onto_a_trigger_counts_one_more() -> None:
    def points(jumper: str) -> int:
        scene = MixedScene("N1=22D", f"N1:14 {jumper}, N1:01 wi, N1:44 th").mark("illusorypit-2", "N1:13")
        return scene.choose(jump(jumper, "N1:12")).vp("yellow")

    assert (points("BB"), points("GO")) == (2, 1)


@proves(
    "DT-CHAR-COURTESAN-1", "DT-CHAR-COURTESAN-2", "DT-CHAR-COURTESAN-3", "DT-CHAR-COURTESAN-4",
    "DT-CHAR-COURTESAN-5", "DT-CHAR-COURTESAN-6", "DT-CHAR-COURTESAN-7",
)  # fmt: skip
def test_the_courtesan() -> None:
    """B-IW-26."""

    def room(tokens: str = "N1:12 cu", turn: str = "yellow") -> MixedScene:
        return MixedScene("N1=1G", f"N1:11 WA, N1:13 WI+Fw, N1:21 tr, {tokens}", turn=turn)

    room().refused(attack("WA", "N1:12"), "DT-CHAR-COURTESAN-2")
    out = room().choose(attack("WA", "N1:21")).choose(does("stay out", "cu"))
    assert out.sides() == {"yellow": ({"WA"}, 3), "blue": ({"tr"}, 4)}
    assert out.fight(2, 0).is_wounded("tr")
    joined = room().choose(attack("WA", "N1:21")).choose(does("join", "cu"))
    assert joined.sides() == {"yellow": ({"WA", "WI"}, 4), "blue": ({"tr", "cu"}, 4)}
    assert joined.fight(2, 0).is_wounded("tr", "cu")
    room().refused(fireball("WI", "N1:12"), "DT-CHAR-COURTESAN-4")
    assert room().squares("fireball", "WI") == set()
    attacks = room(turn="blue").choose(attack("cu", "N1:13"))
    assert attacks.contest().sides
    room("N1:12 cu!").offered(attack("WA", "N1:12"), fireball("WI", "N1:12"))
    pushed = MixedScene("N1=1G", "N1:11 GO+Rr, N1:12 cu").choose(does("repel", "GO", "N1:12"))
    assert pushed.at("cu") == "N1:13"
    charmed = MixedScene("N1=1G", "N1:11 PR+Ch, N1:12 cu").choose(does("charm", "PR", "N1:12"))
    assert charmed.extra("cu") == 3


@proves(
    "DT-CHAR-FIREELEMENTAL-1", "DT-CHAR-FIREELEMENTAL-2", "DT-CHAR-FIREELEMENTAL-3", "DT-CHAR-FIREELEMENTAL-4",
    "DT-CHAR-FIREELEMENTAL-5", "DT-CHAR-FIREELEMENTAL-6", "DT-CHAR-FIREELEMENTAL-9", "DT-OBJ-ROPE-05",
)  # fmt: skip
def test_the_fire_elemental() -> None:
    """B-IW-31 (a) to (c), (g), (h)."""
    scene = MixedScene(FIRE, "N1:11 FE").move("FE", "N1:12 N1:22")
    assert scene.at("FE") == "N1:22"
    MixedScene(FIRE, "N1:12 FE+Sw").refused(walk("FE", "N1:22"), "DT-CHAR-FIREELEMENTAL-3")
    fought = MixedScene(FIRE, "N1:22 FE, N1:21 wa", turn="blue").choose(attack("wa", "N1:22"))
    assert fought.sides()["yellow"] == ({"FE"}, 3)
    fought.fight(2, 2)
    assert fought.is_well("FE", "wa")
    burnt = MixedScene(FIRE, "N1:22 FE, N1:20 wi+fw", turn="blue").choose(fireball("wi", "N1:22"))
    assert (burnt.is_well("FE"), burnt.at("FE"), burnt.at("fw")) == (True, "N1:22", "gone")
    wounded = MixedScene(FIRE, "N1:22 FE!, N1:20 wi+fw", turn="blue").choose(fireball("wi", "N1:22"))
    assert wounded.at("FE") == "N1:22"
    drowned = MixedScene(LAKE, "N1:10 FE").choose(walk("FE", "N1:11"))
    assert (drowned.lies("trophies-blue"), drowned.vp("blue")) == ({"FE"}, 1)
    roped = MixedScene(FIRE, "N1:11 FE+Ro").move("FE", "N1:12 N1:22")
    assert roped.on("N1:22") == "FE+Ro"
    on_rope = MixedScene(FIRE, "N1:22 FE+Ro, N1:21 wa", turn="blue").choose(attack("wa", "N1:22"))
    assert on_rope.sides()["yellow"] == ({"FE"}, 2)
    assert on_rope.fight(2, 2).is_wounded("FE")


@proves(
    "DT-CHAR-WATERELEMENTAL-1", "DT-CHAR-WATERELEMENTAL-2", "DT-CHAR-WATERELEMENTAL-3", "DT-CHAR-WATERELEMENTAL-4"
)
def test_the_water_elemental() -> None:
    """B-IW-30 (e) to (g)."""
    way = "N1:11 N1:12 N1:13 N1:14"
    free = MixedScene(LAKE, "N1:10 WE").move("WE", way)
    assert (free.at("WE"), free.ap_left()) == ("N1:14", 4)
    MixedScene(LAKE, "N1:10 WE+Sw").refused(walk("WE", "N1:11"), "DT-TERR-WATER-2")
    carrying = MixedScene(LAKE, "N1:10 WE+CL!").move("WE", way)
    assert (carrying.on("N1:14"), carrying.ap_left()) == ("WE+CL!", 4)
    fought = MixedScene(LAKE, "N1:11 WE, N1:21 wa", turn="blue").choose(attack("wa", "N1:11"))
    assert fought.sides()["yellow"] == ({"WE"}, 3)
    burnt = MixedScene(LAKE, "N1:14 WE+CL!, N1:24 wi+fw", turn="blue").choose(fireball("wi", "N1:14"))
    assert (burnt.on("N1:14"), burnt.at("fw")) == ("WE+CL!", "gone")


@proves(
    "DT-CHAR-MAGOPHAGE-01", "DT-CHAR-MAGOPHAGE-02", "DT-CHAR-MAGOPHAGE-06", "DT-CHAR-MAGOPHAGE-07",
    "DT-CHAR-MAGOPHAGE-08", "DT-CHAR-MAGOPHAGE-14", "DT-RULE-MAGIC-5", "DT-RULE-MAGIC-6", "DT-OBJ-WAND-10",
    "DT-TERR-FOUNTAIN-5", "DT-RULE-MAGIC-7", "DT-RULE-MAGIC-1",
)  # fmt: skip
def test_the_magophage() -> None:
    """B-IW-27, at a fountain of Paladins & Dragons."""
    dry = MixedScene("N1=5D", "N1:23 MP, N1:21 th!", turn="blue").choose(Option("refresh", token("th")))
    assert (dry.is_wounded("th"), dry.ap_left(), "fizzled" in dry.names()) == (True, 4, True)
    wounded = MixedScene("N1=5D", "N1:23 MP!, N1:21 th!", turn="blue").choose(Option("refresh", token("th")))
    assert wounded.is_well("th")
    itself = MixedScene("N1=5D", "N1:23 MP!").choose(Option("refresh", token("MP")))
    assert itself.is_well("MP")
    far = MixedScene("N1=1G", "N1:40 MP, N1:12 wi+fw, N1:32 GO", turn="blue").choose(fireball("wi", "N1:32"))
    assert far.lies("trophies-blue") == {"GO"}
    near = MixedScene("N1=1G", "N1:31 MP, N1:12 wi+fw, N1:32 GO", turn="blue").choose(fireball("wi", "N1:32"))
    assert (near.is_well("GO"), near.at("fw"), near.ap_left()) == (True, "gone", 4)
    pushed = MixedScene("N1=1G", "N1:12 MP, N1:11 go+rr", turn="blue").choose(does("repel", "go", "N1:12"))
    assert (pushed.at("MP"), pushed.ap_left()) == ("N1:12", 4)
    walled = MixedScene("N1=1G", "N1:11 MP, N1:10 wi, N1:13 GO+ch", turn="blue")
    walled = MixedScene("N1=1G", "N1:21 MP, N1:20 wi+ch, N1:33 GO", turn="blue").choose(
        does("charm", "wi", "N1:33")
    )
    assert walled.extra("GO") == 3
    assert walled.lens("MP").rows


@proves(
    "DT-CHAR-MAGOPHAGE-03", "DT-CHAR-MAGOPHAGE-04", "DT-CHAR-MAGOPHAGE-05", "DT-CHAR-MAGOPHAGE-09",
    "DT-CHAR-MAGOPHAGE-10", "DT-CHAR-MAGOPHAGE-13", "DT-RULE-MAGIC-8",
)  # fmt: skip
def test_what_comes_near_it() -> None:
    MixedScene("N1=1G", "N1:11 MP+Sp").refused(drink("MP"), "DT-CHAR-MAGOPHAGE-04")
    in_room = MixedScene("N1=15D", "N1:04 mp, N1:14 WI, N1:24 GO")
    assert in_room.reasons(walk("WI", "N1:13"))
    into = MixedScene("N1=1G", "N1:33 MP, N1:11 GO+Rr, N1:12 wa").choose(does("repel", "GO", "N1:12"))
    assert into.at("wa") == "N1:13"
    swapped = MixedScene("N1=1G N2=2D", "N1:11 mp, N2:22 PR+Iv").choose(does("invert", "PR", "N1"))
    assert (swapped.room("N1"), swapped.room("N2")) == ("2D@0", "1G@0")
    charmed = MixedScene("N1=1G", "N1:11 PR+Ch, N1:12 go, N1:32 MP").choose(does("charm", "PR", "N1:12"))
    charmed.choose(walk("go", "N1:22"))
    assert (charmed.at("go"), charmed.extra("go")) == ("N1:22", 0)
    lens = charmed.game.lens(charmed.view("yellow"), "yellow", charmed.square("N1:22"))
    assert any("Magic" in str(row.label) for row in lens.rows)


@proves("DT-CHAR-MAGOPHAGE-11", "DT-CHAR-ILLUSIONIST-10", "DT-CHAR-ILLUSIONIST-11", "DT-CHAR-ILLUSIONIST-12")
def test_illusions_and_the_magophage() -> None:
    scene = MixedScene("N1=1G", "N1:33 mp, N1:11 il", turn="blue").mark("illusorypit-2", "N1:22")
    scene.move("mp", "N1:32")
    assert scene.marker_at("illusorypit-2") == "markers"
    over = MixedScene("N1=5G", "N1:43 IL, N1:32 mp").choose(does("lay pit", "IL", "N1:13"))
    assert over.marker_at("illusorypit-1") == "N1:13"
    failed = MixedScene("N1=15D", "N1:14 IL").choose(does("lay rubble", "IL", "N1:24"))
    assert (failed.marker_at("rubble-1"), failed.ap_left()) == ("markers", 4)


@proves(
    "DT-OBJ-POTION-6", "DT-OBJ-POTION-7", "DT-OBJ-POTION-8", "DT-CHAR-ELFSCOUT-3", "DT-RULE-CHARM-10",
    "DT-RULE-CHARM-15",
)  # fmt: skip
def test_a_drinker_beside_the_magophage() -> None:
    scene = MixedScene("N1=1G", "N1:12 GO+Sp, N1:32 mp").choose(drink("GO"), walk("GO", "N1:22"))
    assert (scene.at("GO"), scene.extra("GO"), scene.ap_left()) == ("N1:22", 0, 4)
    blocked = MixedScene("N1=1G", "N1:12 GO+Sp, N1:32 mp, N1:22 CL").choose(drink("GO"))
    blocked.refused(walk("GO", "N1:22"), "DT-OBJ-POTION-7", "DT-MOVE-12")
    struck = MixedScene("N1=1G", "N1:12 GO+Sp, N1:22 cl, N1:32 mp").choose(drink("GO"), attack("GO", "N1:22"))
    assert struck.extra("GO") == 0
    scout = MixedScene("N1=16D", "N1:13 EL+Sp, N1:02 mp").choose(drink("EL"), walk("EL", "N1:12"))
    assert (scout.lies("trophies-blue"), scout.vp("blue")) == ({"EL"}, 1)
    led = MixedScene("N1=16D", "N1:13 el, N1:34 PR+Ch, N1:02 MP").choose(does("charm", "PR", "N1:13"))
    led.refused(walk("el", "N1:12"), "DT-RULE-CHARM-15")
    swimmer = MixedScene("N1=13D", "N1:10 fe, N1:01 PR+Ch").choose(does("charm", "PR", "N1:10"))
    swimmer.choose(walk("fe", "N1:11"))
    assert (swimmer.lies("trophies-yellow"), swimmer.vp("yellow")) == ({"fe"}, 1)
    hot = MixedScene("N1=14D", "N1:11 go, N1:10 PR+Ch").choose(does("charm", "PR", "N1:11"), walk("go", "N1:12"))
    hot.refused(walk("go", "N1:22"), "DT-TERR-LAVA-2")


@proves(
    "DT-CHAR-PROPHET-1", "DT-CHAR-PROPHET-2", "DT-CHAR-PROPHET-3", "DT-CHAR-PROPHET-4", "DT-TERR-ANTIMAGIC-3",
    "DT-RULE-MAGIC-6", "DT-RULE-MAGIC-2",
)  # fmt: skip
def test_the_prophet() -> None:
    """B-IW-28 (a), (b)."""
    scene = MixedScene("N1=1G", "N1:11 PR", mode="water-and-fire").hidden("S4", "TK Rr go")
    scene.next_room("15D@1").choose(does("foresee", "PR", "S4"))
    assert scene.ap_left() == 5
    scene.choose(Option("set right", "", "S4", 2))
    yellow, blue = scene.view("yellow"), scene.view("blue")
    assert yellow.pieces["15D"].turn == 3
    assert {token("TK"), token("Rr")} <= set(yellow.contents["S4-yellow"])
    assert token("go") in yellow.contents["S4-blue"]
    assert "15D" not in blue.pieces
    assert all(is_hidden(key) for key in (*blue.contents["S4-yellow"], *blue.contents["S4-blue"]))
    scene.refused(does("foresee", "PR", "S3"), "DT-CHAR-PROPHET-2")
    assert any("room 15" in str(row.note) for row in scene.game.lens(yellow, "yellow", "S4").rows)
    assert not any("room 15" in str(row.note) for row in scene.game.lens(blue, "blue", "S4").rows)
    scene.choose(END).pass_turn(2).play(2)
    scene.offered(does("foresee", "PR", "S3"))
    blind = MixedScene("N2=15D", "N2:00 PR", mode="water-and-fire").choose(does("foresee", "PR", "S4"))
    assert "fizzled" in blind.names()
    assert "foreseen" not in blind.names()
    blind.refused(does("foresee", "PR", "S4"), "DT-CHAR-PROPHET-2")


@proves("DT-CHAR-PROPHET-3", "DT-REVEAL-06")
def test_what_he_has_set_right_is_what_is_revealed() -> None:
    scene = MixedScene("N1=1G", "N1:22 PR, N1:43 GO", mode="water-and-fire").next_room("14D@2")
    scene.choose(does("foresee", "PR", "S1"), Option("set right", "", "S1", 1))
    scene.choose(reveal("GO", "S1"))
    assert scene.room("S1") == "14D@3"


@proves(
    "DT-CHAR-TELEKINETICIST-01", "DT-CHAR-TELEKINETICIST-02", "DT-CHAR-TELEKINETICIST-03",
    "DT-CHAR-TELEKINETICIST-04", "DT-CHAR-TELEKINETICIST-05", "DT-CHAR-TELEKINETICIST-07",
    "DT-CHAR-TELEKINETICIST-08", "DT-CHAR-TELEKINETICIST-12", "DT-CHAR-TELEKINETICIST-13",
    "DT-CHAR-TELEKINETICIST-14", "DT-TERR-GRAVITY-3",
)  # fmt: skip
def test_telekinesis() -> None:
    """B-IW-29, on the lake of room 13."""
    scene = MixedScene(LAKE, "N1:34 TK, N1:10 Sw").choose(does("levitate", "Sw", "N1:14"))
    assert (scene.at("Sw"), scene.ap_left()) == ("N1:14", 4)
    MixedScene(LAKE, "N1:34 TK, N1:10 Sw").refused(does("levitate", "Sw", "N1:12"), "DT-CHAR-TELEKINETICIST-03")
    given = MixedScene(LAKE, "N1:34 TK, N1:10 Sw, N1:21 go").choose(does("levitate", "Sw", "N1:21"))
    assert given.on("N1:21") == "go+Sw"
    MixedScene(LAKE, "N1:34 TK, N1:10 Sw, N1:21 go+ar").refused(
        does("levitate", "Sw", "N1:21"), "DT-CHAR-TELEKINETICIST-13"
    )
    held = MixedScene(LAKE, "N1:34 TK, N1:20 th!+ar, N1:10 go+sp")
    held.refused(does("levitate", "ar", "N1:30"), "DT-CHAR-TELEKINETICIST-12")
    held.refused(does("levitate", "sp", "N1:30"), "DT-CHAR-TELEKINETICIST-12")
    wounded = MixedScene(LAKE, "N1:34 TK, N1:10 Sw, N1:20 th!").choose(does("levitate", "Sw", "N1:20"))
    assert wounded.on("N1:20") == "th!+Sw"
    heavy = MixedScene("N1=13D N2=15G", "N1:34 TK, N1:14 Sw, N2:11 CL")
    heavy.refused(does("levitate", "Sw", "N2:01"))
    in_room = MixedScene("N2=15G", "N2:20 TK, N2:11 Ro").refused(
        does("levitate", "Ro", "N2:10"), "DT-TERR-GRAVITY-3"
    )
    assert in_room.at("Ro") == "N2:11"
    drop = MixedScene(LAKE, "N1:34 TK, N1:10 Sw, N1:21 mp").choose(does("levitate", "Sw", "N1:11"))
    assert drop.at("Sw") == "gone"
    MixedScene(LAKE, "N1:34 TK, N1:10 Sw, N1:22 MP").refused(does("levitate", "Sw", "N1:14"))
    MixedScene("N1=1G", "N1:33 TK, N1:12 Sw, N1:34 CL").refused(
        does("levitate", "Sw", "N1:44"), "DT-CHAR-TELEKINETICIST-02"
    )


@proves("DT-CHAR-TELEKINETICIST-06", "DT-CHAR-TELEKINETICIST-10", "DT-CHAR-TELEKINETICIST-03")
def test_what_telekinesis_does_not_reach() -> None:
    mist = MixedScene("N1=7D", "N1:11 TK, N1:02 Sw").refused(does("levitate", "Sw", "N1:03"))
    assert mist.reasons(does("levitate", "Sw", "N1:03")) & {
        "DT-CHAR-TELEKINETICIST-06",
        "DT-CHAR-TELEKINETICIST-02",
    }
    shut = MixedScene("N1=1G N2=15D", "N1:33 TK, N1:34 Sw")
    shut.refused(does("levitate", "Sw", "N2:30"), "DT-CHAR-TELEKINETICIST-10")
