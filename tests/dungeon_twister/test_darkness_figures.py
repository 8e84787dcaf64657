"""Forces of Darkness: what its figures and objects do."""

from __future__ import annotations

from engine.dungeon_twister import GAME
from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import END, SEATS, STOP, fight, proves, rotate, set_down, take, token

BOX_FIGURES = ("ghoul", "lightangel", "mummy", "necromancer", "shadow", "specter", "undeaddragon", "vampire")
BOX_OBJECTS = ("ballchain", "holycross", "inversion", "lightring", "torch", "weaknessring")


def becomes_bat(figure: str = "VA") -> Option:
    return does("become bat", figure)


@proves("DT-RULE-BOX-1", "DT-CHAR-NECROMANCER-9", "DT-TERR-SCONCE-2")
def test_what_lies_in_the_box() -> None:
    table = GAME.bare_table(SEATS, GAME.checked_options({"mode": "forces-of-darkness"}))
    kinds = GAME.content.kind
    assert sorted(kinds[key] for key in table.contents["team-yellow"]) == sorted((*BOX_FIGURES, *BOX_OBJECTS))
    assert sorted(kinds[key] for key in table.contents["reserve"]) == ["zombie"] * 6
    assert len(table.contents["white-torches"]) == 7
    assert table.contents["white-statue"] == ("twohandsword-white",)


def vampire() -> MixedScene:
    return MixedScene("N1=1G", "N1:11 VA+Sw, N1:12 go!, N1:21 wa, N1:33 TH!")


@proves(
    "DT-CHAR-VAMPIRE-1", "DT-CHAR-VAMPIRE-2", "DT-CHAR-VAMPIRE-3", "DT-CHAR-VAMPIRE-4", "DT-CHAR-VAMPIRE-5",
    "DT-CHAR-VAMPIRE-6", "DT-CHAR-BAT-1", "DT-CHAR-BAT-2", "DT-CHAR-BAT-3", "DT-CHAR-BAT-4", "DT-CHAR-BAT-5",
    "DT-CHAR-BAT-6", "DT-CHAR-BAT-7", "DT-RULE-FLY-05", "DT-RULE-FLY-06", "DT-RULE-OBJECT-1", "DT-CHAR-CLERIC-2",
)  # fmt: skip
def test_blood_and_wings() -> None:
    """B-PDM-18."""
    scene = vampire().choose(hits("VA", "N1:12"))
    assert [side.number.total for side in scene.contest().sides] == [3, 3]
    scene.fight(2, 1)
    assert (scene.at("go"), scene.vp("yellow"), scene.is_wounded("wa")) == ("trophies-yellow", 1, True)
    assert scene.now.pieces["vampire-yellow"].mark("blood") == 1
    scene.end().pass_turn().play(3).choose(hits("VA", "N1:21"))
    assert scene.contest().sides[0].number.total == 2 + 1 + 1
    bat = vampire().choose(becomes_bat())
    assert (bat.ap_left(), bat.at("Sw"), bat.on("N1:11")) == (4, "N1:11", "VA+Sw")
    bat.choose(goes("VA", "N1:21")).refused(goes("VA", "N1:20"), "DT-RULE-FLY-06")
    bat.choose(goes("VA", "N1:31"), goes("VA", "N1:32"), goes("VA", "N1:33")).refused(STOP, "DT-CHAR-BAT-6")
    bat.choose(goes("VA", "N1:43"), STOP)
    bat.offered(rotate(token("VA"), "N1", -1))
    bat.refused(hits("VA", "N1:33"), "DT-COMBAT-01")
    again = vampire().choose(becomes_bat()).refused(set_down("Sw"), "DT-CARRY-07")
    again.choose(does("become vampire", "VA"))
    assert again.choose(goes("VA", "N1:12"), goes("VA", "N1:13")).at("Sw") == "N1:13"
    guarded = vampire().choose(becomes_bat()).choose(END)
    guarded.play(3).refused(does("attack", "VA", "N1:12"), "DT-ACT-03")
    full = MixedScene("N1=1G", "N1:11 VA+GO!").refused(becomes_bat(), "DT-CHAR-VAMPIRE-5")
    full.refused(does("become vampire", "VA"), "DT-CHAR-BAT-4")
    lying = MixedScene("N1=1G", "N1:12 VA, N1:13 CL, N1:11 wa").choose(becomes_bat(), END).play(3)
    lying.choose(hits("wa", "N1:12")).fight(0, 6)
    assert lying.is_wounded("VA")
    lying.end().play(3).choose(does("heal", "CL", "N1:12"))
    assert lying.now.pieces["vampire-yellow"].mark("form") == 0
    assert lying.is_well("VA")


@proves("DT-CHAR-BAT-2", "DT-OBJ-WEAKNESSRING-3", "DT-RULE-INCORP-10", "DT-RULE-CURSE-02")
def test_the_bat_takes_nothing() -> None:
    scene = MixedScene("N1=17G", "N1:22 VA, N1:21 Bc").choose(becomes_bat()).move("VA", "N1:21")
    assert (scene.at("VA"), scene.at("Bc")) == ("N1:21", "N1:21")
    scene.refused(does("take torch", "VA"), "DT-CHAR-BAT-2")
    ghost = MixedScene("N1=17G", "N1:21 GH").refused(does("take torch", "GH"), "DT-RULE-INCORP-10")
    assert ghost


def ghoul(tokens: str = "N4:22 GL, N4:23 cl!+ar, N4:14 wa") -> MixedScene:
    return MixedScene("N4=1G", tokens).portcullis("N4:23e", "open")


@proves(
    "DT-CHAR-GHOUL-1", "DT-CHAR-GHOUL-2", "DT-CHAR-GHOUL-3", "DT-CHAR-GHOUL-4", "DT-CHAR-GHOUL-5",
    "DT-CHAR-GHOUL-6", "DT-CARRY-11", "DT-EXIT-04", "DT-EXIT-07", "DT-VP-03", "DT-MOVE-13", "DT-CHAR-GOBLIN-4",
)  # fmt: skip
def test_the_ghouls_prey() -> None:
    """B-PDM-19."""
    scene = ghoul().choose(goes("GL", "N4:23"), take("cl"), goes("GL", "N4:24"), goes("GL", "B2"))
    assert (scene.at("ar"), scene.at("cl"), scene.at("GL")) == ("N4:23", "gone", "out-yellow")
    assert (scene.vp("yellow"), scene.vp("blue")) == (2, 0)
    caught = ghoul().choose(goes("GL", "N4:23"), take("cl"), goes("GL", "N4:24"), STOP, END).play(3)
    caught.choose(hits("wa", "N4:24")).fight(0, 6)
    assert caught.is_wounded("GL")
    assert (caught.at("cl"), caught.vp("yellow"), caught.vp("blue")) == ("trophies-yellow", 1, 0)
    ghoul("N4:22 WA, N4:23 cl!+ar").choose(goes("WA", "N4:23")).refused(take("cl"), "DT-CARRY-11")
    gate = MixedScene("N4=1D", "N4:03 GL, B0 go!").choose(does("jump", "GL", "B0"))
    assert (gate.vp("yellow"), gate.at("go")) == (1, "B0")
    MixedScene("N4=1D", "N4:03 ME, B0 go!").refused(does("jump", "ME", "B0"), "DT-EXIT-04")
    onto = MixedScene("N4=1D", "N4:03 GL, N4:14 go!").choose(does("jump", "GL", "N4:14"))
    assert onto.on("N4:14") == "GL+go!"


def mummy(extra: str = "", held: str = "", turn: str = "yellow", wound: str = "") -> MixedScene:
    tokens = f"N1:12 MU{wound}{held}, N1:11 wa+to, N1:13 th+torch-white"
    return MixedScene("N1=1G", tokens + extra, turn)


@proves(
    "DT-CHAR-MUMMY-1", "DT-CHAR-MUMMY-2", "DT-CHAR-MUMMY-3", "DT-CHAR-MUMMY-4", "DT-CHAR-MUMMY-5",
    "DT-CHAR-MUMMY-7", "DT-CHAR-MUMMY-8", "DT-OBJ-FIRESHIELD-2", "DT-PORT-03", "DT-PORT-06", "DT-OBJ-KEY-1",
    "DT-CARD-10",
)  # fmt: skip
def test_afraid_of_torches() -> None:
    """B-PDM-20."""
    scene = mummy().choose(hits("MU", "N1:11"))
    scene.refused(fight("5", "yellow"), "DT-CHAR-MUMMY-3", seat="yellow")
    scene.offered(fight("0", "yellow"), seat="yellow")
    assert [side.number.total for side in scene.contest().sides] == [4, 5]
    free = mummy(", N1:22 go!").choose(hits("MU", "N1:11"))
    free.offered(fight("5", "yellow"), seat="yellow")
    mummy(held="+Fs").choose(hits("MU", "N1:11")).offered(fight("5", "yellow"), seat="yellow")
    lying = mummy(turn="blue", wound="!").choose(hits("wa", "N1:12"))
    lying.refused(fight("5", "yellow"), "DT-CHAR-MUMMY-3", seat="yellow")
    both = MixedScene("N1=1G", "N1:12 MU+To, N1:11 mu+to").choose(hits("MU", "N1:11"))
    for seat in SEATS:
        both.refused(fight("5", seat), "DT-CHAR-MUMMY-3", seat=seat)
    both.fight(0, 0)
    assert both.is_well("MU", "mu")
    assert "0" in both.combat_cards("yellow")
    gates = MixedScene("N1=1G", "N1:21 MU, N1:23 GO+Ke").choose(does("break", "MU", "N1:21w"))
    gates.choose(does("open", "GO", "N1:23e"), does("close", "GO", "N1:23e"))
    gates.move("MU", "N1:22 N1:32").move("GO", "N1:22 N1:21")
    gates.end().pass_turn().play(3).refused(does("close", "GO", "N1:21w"), "DT-PORT-06")


def dead(tokens: str = "N1:13 NE, N1:23 wa!+Sw") -> MixedScene:
    return MixedScene("N1=20D", tokens)


@proves(
    "DT-CHAR-NECROMANCER-1", "DT-CHAR-NECROMANCER-2", "DT-CHAR-NECROMANCER-5", "DT-CHAR-NECROMANCER-6",
    "DT-CHAR-NECROMANCER-8", "DT-CHAR-NECROMANCER-9", "DT-CHAR-NECROMANCER-10", "DT-CHAR-NECROMANCER-11",
    "DT-CHAR-NECROMANCER-12", "DT-CHAR-ZOMBIE-1", "DT-CHAR-ZOMBIE-2", "DT-CHAR-ZOMBIE-3", "DT-TERR-TOMB-1",
    "DT-TERR-TOMB-2", "DT-TERR-TOMB-3", "DT-RULE-SIGHT-1", "DT-RULE-MAGICUSER-1",
)  # fmt: skip
def test_raising_the_dead() -> None:
    """B-PDM-21."""
    scene = dead().choose(does("raise", "NE", "N1:14"))
    assert (scene.at("ZO"), scene.ap_left()) == ("N1:14", 4)
    scene.move("ZO", "N1:24")
    assert scene.at("ZO") == "N1:24"
    scene.refused(does("raise", "NE", "N1:14"), "DT-TERR-TOMB-3")
    turned = dead().choose(does("zombify", "NE", "N1:23"))
    assert (turned.at("wa"), turned.vp("yellow"), turned.vp("blue")) == ("unmade", 0, 0)
    assert turned.on("N1:23") == "ZO+Sw"
    assert turned.lens("NE").rows
    again = dead("N1:13 NE, N1:23 wa!+Sw, N1:22 th").choose(does("zombify", "NE", "N1:23"))
    again.choose(hits("ZO", "N1:22")).fight(0, 6)
    assert again.is_wounded("ZO")
    again.choose(does("raise again", "NE", "N1:23"))
    assert again.is_well("ZO")
    assert len([key for key in again.now.contents["reserve"] if key.startswith("zombie")]) == 5
    again.offered(goes("ZO", "N1:24"))
    gate = MixedScene("N4=1G", "N4:14 NE, B1 th!").choose(does("zombify", "NE", "B1"))
    assert (gate.at("ZO"), gate.at("th"), gate.vp("yellow")) == ("out-yellow", "unmade", 1)
    dead("N1:13 NE, N1:23 tr+go!").refused(does("zombify", "NE", "N1:23"), "DT-CHAR-NECROMANCER-11")
    enemy = MixedScene("N1=20D", "N1:13 NE, N1:23 zo!").choose(does("zombify", "NE", "N1:23"))
    assert (enemy.at("zo"), enemy.at("ZO")) == ("unmade", "N1:23")
    shot = MixedScene("N1=20D", "N1:04 WI+Fw, N1:24 th")
    shot.refused(does("fireball", "WI", "N1:24"), "DT-RULE-SIGHT-1")


@proves("DT-CHAR-NECROMANCER-9", "DT-RULE-BOX-3")
def test_three_zombies_and_no_more() -> None:
    scene = MixedScene("N1=20D S1=1D", "N1:13 NE, N1:23 wa!, S1:12 ZO!, S1:14 ZO2, S1:31 ZO3")
    scene.refused(does("zombify", "NE", "N1:23"), "DT-CHAR-NECROMANCER-9")
    scene.refused(does("raise", "NE", "N1:14"), "DT-CHAR-NECROMANCER-9")
    own = MixedScene("N1=20D S1=1D", "N1:13 NE, N1:23 ZO!, S1:14 ZO2, S1:31 ZO3")
    own.offered(does("raise again", "NE", "N1:23"))


@proves(
    "DT-CHAR-NECROMANCER-3", "DT-CHAR-NECROMANCER-4", "DT-OBJ-HOLYCROSS-3", "DT-CHAR-NECROMANCER-7",
    "DT-RULE-UNDEAD-2",
)  # fmt: skip
def test_deadly_ground_for_new_zombies() -> None:
    cross = MixedScene("N1=1G", "N1:12 NE, N1:13 wa!+Hc").choose(does("zombify", "NE", "N1:13"))
    assert (cross.at("wa"), cross.at("ZO"), cross.vp("yellow")) == ("trophies-yellow", "gone", 1)
    tomb = MixedScene("N1=17D", "N1:03 NE, N1:02 GO!, N1:12 ud!").refused(does("zombify", "NE", "N1:12"))
    assert tomb
    own = MixedScene("N1=17D", "N1:02 NE, N1:12 GO!").choose(does("zombify", "NE", "N1:12"))
    assert (own.at("GO"), own.vp("blue")) == ("trophies-blue", 1)
    dragon = MixedScene("N1=1G", "N1:12 NE, N1:13 rd!+Hc").choose(does("zombify", "NE", "N1:13"))
    assert dragon.vp("yellow") == 2


def shadow(tokens: str, turn: str = "yellow") -> MixedScene:
    return MixedScene("N1=19G", tokens, turn)


@proves(
    "DT-CHAR-SHADOW-01", "DT-CHAR-SHADOW-02", "DT-CHAR-SHADOW-03", "DT-CHAR-SHADOW-04", "DT-CHAR-SHADOW-06",
    "DT-CHAR-SHADOW-07", "DT-CHAR-SHADOW-08", "DT-CHAR-SHADOW-09", "DT-CHAR-SHADOW-10", "DT-TERR-DARKNESS-5",
    "DT-TERR-SCONCE-1", "DT-GROUP-01",
)  # fmt: skip
def test_she_strikes_from_the_dark() -> None:
    """B-PDM-22."""
    here = "N1:11 SH, N1:00 GO, N1:10 wa, N1:01 cl+to"
    scene = shadow(here).choose(hits("SH", "N1:10"))
    assert [side.number.total for side in scene.contest().sides] == [3, 5]
    scene.fight(6, 1)
    assert scene.is_wounded("wa", "cl")
    blue = shadow(here, "blue").refused(hits("wa", "N1:11"), "DT-TERR-DARKNESS-5").choose(hits("wa", "N1:00"))
    assert blue.asked() == "yellow"
    blue.choose(does("join", "SH"))
    assert [side.number.total for side in blue.contest().sides] == [5, 3]
    out = shadow(here, "blue").choose(hits("wa", "N1:00")).choose(does("stay out", "SH"))
    assert [side.number.total for side in out.contest().sides] == [3, 1]
    walk = shadow("N1:11 SH+Sw, N1:00 GO").move("SH", "N1:12 N1:22 N1:32")
    assert walk.at("Sw") == "N1:32"
    torches = shadow("N1:11 SH, N1:00 GO, N1:10 wa+torch-white, N1:01 cl+to")
    torches.refused(hits("SH", "N1:10"), "DT-CHAR-SHADOW-09")
    blue = shadow("N1:11 SH, N1:00 GO, N1:10 wa+torch-white, N1:01 cl+to", "blue").choose(hits("wa", "N1:00"))
    assert set(blue.session.waiting()) == set(SEATS)
    shadow("N1:11 SH, N1:01 cl!+to").refused(goes("SH", "N1:01"), "DT-CHAR-SHADOW-07")
    loose = shadow("N1:11 SH, N1:01 to").choose(goes("SH", "N1:01"), goes("SH", "N1:02"), STOP)
    assert loose.at("SH") == "N1:02"
    dies = shadow("N1:11 SH, N1:01 to").choose(goes("SH", "N1:01"), STOP)
    assert (dies.at("SH"), dies.vp("blue")) == ("trophies-blue", 1)
    wall = shadow("N1:03 SH").choose(does("take torch", "SH"))
    assert (wall.at("SH"), wall.vp("blue"), wall.at("torch-white")) == ("trophies-blue", 1, "N1:03")


@proves("DT-CHAR-SHADOW-05", "DT-CHAR-SHADOW-12", "DT-CHAR-SHADOW-13")
def test_what_else_light_does_to_her() -> None:
    lying = shadow("N1:30 SH!, N1:40 GO+to").choose(goes("GO", "N1:30"), does("set down", "to"))
    lying.choose(goes("GO", "N1:40"), STOP)
    assert lying.at("SH") == "trophies-blue"
    direct = shadow("N1:30 SH, N1:40 wa+to", "blue").choose(hits("wa", "N1:30"))
    assert [side.number.total for side in direct.contest().sides] == [3, 2]
    sees = shadow("N1:11 SH, N1:32 gh").why_not(does("fireball", "SH", "N1:32"))
    assert sees


@proves(
    "DT-CHAR-SPECTER-01", "DT-CHAR-SPECTER-02", "DT-CHAR-SPECTER-04", "DT-CHAR-SPECTER-06", "DT-CHAR-SPECTER-08",
    "DT-CHAR-SPECTER-10", "DT-CHAR-SPECTER-12", "DT-CHAR-SPECTER-13", "DT-CHAR-SPECTER-15", "DT-OBJ-HOLYCROSS-1",
    "DT-RULE-INCORP-07", "DT-CHAR-GOLEM-3", "DT-VP-02",
)  # fmt: skip
def test_in_anothers_skin() -> None:
    """B-PDM-23."""
    scene = MixedScene("N1=1G", "N1:11 SX, N1:12 wa!+sw, N1:22 go").hurt("wa")
    scene.put("trophies-blue WA")
    scene.choose(goes("SX", "N1:12")).refused(STOP, "DT-CHAR-SPECTER-13")
    scene.choose(does("reincarnate", "wa"))
    assert (scene.on("N1:12"), scene.at("SX"), scene.at("wa")) == ("WA+sw", "unmade", "unmade")
    assert (scene.vp("yellow"), scene.vp("blue")) == (0, 0)
    scene.choose(hits("WA", "N1:22"))
    assert scene.contest().sides[0].number.total == 4
    cross = MixedScene("N1=1G", "N1:11 SX, N1:12 cl!+Hc").choose(goes("SX", "N1:12"))
    assert (cross.at("SX"), cross.vp("blue")) == ("trophies-blue", 1)
    pit = MixedScene("N1=1G", "N1:12 SX, N1:02 tr!+ro").choose(goes("SX", "N1:02"))
    pit.refused(does("reincarnate", "tr"), "DT-RULE-INCORP-07")
    golem = MixedScene("N1=1G", "N1:11 SX, N1:12 gm!")
    golem.mark("brokenwall-4", "N1:01w").mark("brokenwall-5", "N1:01e")
    golem.choose(goes("SX", "N1:12"), does("reincarnate", "gm"))
    golem.move("GM", "N1:11").choose(does("breach", "GM", "N1:11w"))
    golem.refused(does("breach", "GM", "N1:11e"), "DT-CHAR-GOLEM-3")
    assert not [option for option in golem.options() if option.verb == "breach"]
    gate = MixedScene("N4=1G", "N4:14 SX").choose(goes("SX", "B1"))
    assert (gate.at("SX"), gate.vp("yellow")) == ("out-yellow", 0)
    taken = MixedScene("N1=1G S1=1D", "N1:11 SX, N1:12 wa!, S1:12 WA").choose(goes("SX", "N1:12"))
    taken.refused(does("reincarnate", "wa"), "DT-CHAR-SPECTER-12")


@proves("DT-CHAR-SPECTER-03", "DT-CHAR-SPECTER-05", "DT-CHAR-SPECTER-11", "DT-CHAR-VAMPIRE-4")
def test_where_the_specter_stops_and_what_follows_it() -> None:
    pit = MixedScene("N1=1G", "N1:12 SX").choose(goes("SX", "N1:02")).refused(STOP, "DT-CHAR-SPECTER-03")
    assert pit
    illusions = MixedScene("N1=1G", "N1:11 SX, N1:12 il!").mark("illusorypit-2", "N1:32")
    illusions.mark("rubble-2", "N1:22")
    illusions.choose(goes("SX", "N1:12"), does("reincarnate", "il"))
    assert illusions.now.place_of("illusorypit-1") == illusions.square("N1:32").replace("-", "-m")
    assert illusions.now.place_of("illusorypit-2") == "markers"
    charmed = MixedScene("N1=1G", "N1:11 sx, N1:12 GO!, N1:33 WI+Ch").choose(does("charm", "WI", "N1:11"))
    charmed.choose(does("walk", "sx", "N1:12")).choose(does("reincarnate", "GO"))
    assert charmed.at("go") == "N1:12"
    assert charmed.extra("go") == 2
    charmed.offered(does("walk", "go", "N1:13"))


@proves(
    "DT-TERR-SACREDTOMB-1", "DT-TERR-SACREDTOMB-2", "DT-TERR-SACREDTOMB-3", "DT-TERR-SACREDTOMB-4",
    "DT-TERR-SACREDTOMB-6", "DT-CHAR-UNDEADDRAGON-1", "DT-CHAR-UNDEADDRAGON-2", "DT-RULE-REGEN-2",
    "DT-OBJ-HOLYCROSS-1", "DT-OBJ-HOLYCROSS-2", "DT-OBJ-HOLYCROSS-4", "DT-OBJ-HOLYCROSS-5", "DT-RULE-UNDEAD-1",
)  # fmt: skip
def test_holy_ground() -> None:
    """B-PDM-24."""
    tokens = "N1:02 UD, N1:13 GO, N1:12 wa"
    scene = MixedScene("N1=17D", tokens).refused(goes("UD", "N1:12"), "DT-MOVE-09")
    scene.choose(goes("UD", "N1:01")).refused(goes("UD", "N1:11"), "DT-TERR-SACREDTOMB-2").choose(STOP)
    near = MixedScene("N1=17D", tokens).refused(hits("UD", "N1:12"), "DT-TERR-SACREDTOMB-3")
    near.choose(hits("GO", "N1:12"))
    assert near.sides()["yellow"][0] == {"GO"}
    blue = MixedScene("N1=17D", tokens, "blue").choose(hits("wa", "N1:02"))
    assert [side.number.total for side in blue.contest().sides] == [3, 7]
    lying = MixedScene("N1=17D", "N1:02 UD!, N1:13 GO").choose(Option("regenerate", "undeaddragon-yellow"))
    lying.refused(goes("UD", "N1:01"), "DT-CHAR-TROLL-4")
    assert lying.ap_left() == 4
    dark = MixedScene("N1=18G", "N1:13 UD!").refused(Option("regenerate", "undeaddragon-yellow"))
    assert dark.reasons(Option("regenerate", "undeaddragon-yellow")) >= {"DT-CHAR-UNDEADDRAGON-2"}
    cross = MixedScene("N1=17D", "N1:01 GO+Hc, N1:02 MU").move("GO", "N1:02 N1:03")
    assert cross.at("MU") == "N1:02"
    cross = MixedScene("N1=17D", "N1:01 GO+Hc, N1:02 MU").choose(goes("MU", "N1:01"))
    assert (cross.at("MU"), cross.vp("blue")) == ("trophies-blue", 1)
    bat = MixedScene("N1=17D", "N1:01 GO+Hc, N1:00 VA").choose(becomes_bat()).move("VA", "N1:01 N1:02 N1:03")
    assert bat.at("VA") == "N1:03"
    ends = MixedScene("N1=17D", "N1:01 Hc, N1:00 VA").choose(becomes_bat()).move("VA", "N1:01")
    assert (ends.at("VA"), ends.vp("blue")) == ("trophies-blue", 1)


@proves("DT-TERR-SACREDTOMB-5", "DT-TERR-SACREDTOMB-7", "DT-TERR-SACREDTOMB-8", "DT-OBJ-HOLYCROSS-6")
def test_the_undead_that_are_brought() -> None:
    carried = MixedScene("N1=17D", "N1:02 GO+MU!").choose(goes("GO", "N1:12"))
    assert (carried.at("MU"), carried.vp("blue")) == ("trophies-blue", 1)
    assert carried.choose(goes("GO", "N1:13"), STOP).at("GO") == "N1:13"
    MixedScene("N1=17D", "N1:02 GH").refused(goes("GH", "N1:12"), "DT-TERR-SACREDTOMB-7")
    bat = MixedScene("N1=17D", "N1:02 VA").choose(becomes_bat())
    bat.refused(goes("VA", "N1:12"), "DT-TERR-SACREDTOMB-7")
    laid = MixedScene("N1=1G", "N1:12 GO+Hc, N1:13 mu!").hurt("mu")
    laid.choose(goes("GO", "N1:13"), does("set down", "Hc"), goes("GO", "N1:12"), STOP)
    assert (laid.at("mu"), laid.vp("yellow")) == ("trophies-yellow", 1)


@proves(
    "DT-TERR-STATUE-1", "DT-TERR-STATUE-2", "DT-TERR-STATUE-3", "DT-TERR-SCONCE-1", "DT-TERR-SCONCE-2",
    "DT-TERR-SCONCE-3", "DT-TERR-SCONCE-4", "DT-OBJ-TWOHANDSWORD-1", "DT-OBJ-TWOHANDSWORD-2",
    "DT-OBJ-TWOHANDSWORD-3", "DT-RULE-INCORP-10", "DT-ACT-02", "DT-RULE-BOX-4",
)  # fmt: skip
def test_a_sword_of_stone_and_a_torch_from_the_wall() -> None:
    """B-PDM-25."""
    MixedScene("N1=18D", "N1:43 WA").refused(does("take sword", "WA"), "DT-TERR-STATUE-2")
    MixedScene("N1=18D", "N1:32 GH").refused(does("take sword", "GH"), "DT-RULE-INCORP-10")
    scene = MixedScene("N1=18D", "N1:32 GO, N1:31 CL").choose(does("take sword", "GO"))
    assert (scene.on("N1:32"), scene.ap_left()) == ("GO+twohandsword-white", 4)
    scene.move("GO", "N1:33").move("CL", "N1:32").refused(does("take sword", "CL"), "DT-TERR-STATUE-3")
    full = MixedScene("N1=18D", "N1:32 GO+Sw").refused(does("take sword", "GO"), "DT-TERR-STATUE-3")
    assert full
    torch = MixedScene("N1=17G", "N1:21 TH").choose(does("take torch", "TH"))
    assert torch.on("N1:21") == "TH+torch-white"
    torch.refused(does("take torch", "TH"), "DT-TERR-SCONCE-2")
    MixedScene("N1=17G", "N1:21 TH").mark("brokenwall-1", "N1:21s").refused(
        does("take torch", "TH"), "DT-TERR-SCONCE-3"
    )
    MixedScene("N1=17G", "N1:20 TH").refused(does("take torch", "TH"), "DT-TERR-SCONCE-1")


@proves(
    "DT-RULE-CURSE-01", "DT-RULE-CURSE-02", "DT-RULE-CURSE-03", "DT-RULE-CURSE-06", "DT-RULE-CURSE-07",
    "DT-RULE-CURSE-08", "DT-OBJ-BALLCHAIN-1", "DT-OBJ-BALLCHAIN-2", "DT-OBJ-WEAKNESSRING-1",
    "DT-OBJ-WEAKNESSRING-2", "DT-OBJ-WEAKNESSRING-3", "DT-RULE-VALUE-2", "DT-MOVE-04",
)  # fmt: skip
def test_cursed_things() -> None:
    """B-PDM-26."""
    scene = MixedScene("N1=1G", "N1:11 GO+Sw, N1:13 Bc").choose(goes("GO", "N1:12"), goes("GO", "N1:13"))
    assert (scene.at("Sw"), scene.on("N1:13")) == ("N1:12", "GO+Bc")
    scene.refused(set_down(token("Bc")), "DT-RULE-CURSE-06").choose(goes("GO", "N1:23"))
    assert (scene.at("Bc"), scene.verbs() & {"stop"}) == ("N1:23", set())
    ghost = MixedScene("N1=1G", "N1:12 GH, N1:13 Bc").move("GH", "N1:13 N1:23").move("GH", "N1:13")
    assert (ghost.at("GH"), ghost.at("Bc")) == ("N1:13", "N1:13")
    weak = MixedScene("N1=1G", "N1:11 TH+Wr, N1:12 go+wr").choose(hits("TH", "N1:12"))
    assert [side.number.total for side in weak.contest().sides] == [1, 0]
    weak.fight(2, 3)
    assert weak.is_well("TH", "go")
    slain = MixedScene("N1=1G", "N1:12 wi!+bc, N1:11 WA+Ar").choose(hits("WA", "N1:12")).fight(6, 0)
    assert (slain.vp("yellow"), slain.on("N1:11"), slain.at("Ar")) == (1, "WA+bc", "N1:12")


@proves("DT-RULE-CURSE-04", "DT-RULE-CURSE-05", "DT-RULE-CURSE-06", "DT-RULE-CURSE-14")
def test_where_the_old_load_goes() -> None:
    wounded = MixedScene("N1=1G", "N1:11 GO+Sw, N1:12 wa!+bc").choose(goes("GO", "N1:12"))
    assert (wounded.at("Sw"), wounded.at("bc")) == ("N1:11", "N1:12")
    wounded.refused(STOP, "DT-MOVE-13").choose(goes("GO", "N1:13"), STOP)
    assert wounded.at("bc") == "N1:13"
    full = MixedScene("N1=1G", "N1:11 GO+Sw, N1:12 Ar, N1:13 bc")
    full.choose(goes("GO", "N1:12"), goes("GO", "N1:13"))
    assert full.at("Sw") == "N1:11"
    barred = MixedScene("N1=1G", "N1:11 GO+Wr, N1:12 bc").refused(goes("GO", "N1:12"), "DT-RULE-CURSE-05")
    assert barred
    stolen = MixedScene("N1=1G", "N1:11 PI, N1:12 wa+bc").choose(does("steal", "PI", "N1:12"))
    assert stolen.at("bc") == "N1:11"
    friend = MixedScene("N1=1G", "N1:11 GO, N1:12 WA+Bc").choose(goes("GO", "N1:12"))
    friend.refused(take(token("Bc")), "DT-RULE-CURSE-06")


@proves(
    "DT-RULE-CURSE-11", "DT-RULE-CURSE-12", "DT-OBJ-BALLCHAIN-3", "DT-OBJ-LIGHTRING-5", "DT-CHAR-NECROMANCER-7"
)  # fmt: skip
def test_where_magic_fails() -> None:
    """Beside a Magophage curses are broken, and no ring lights."""
    scene = MixedScene("N1=1G", "N1:11 GO+Bc, N1:23 magophage-blue").choose(goes("GO", "N1:12"))
    scene.refused(does("set down", "Bc"), "DT-RULE-CURSE-06").choose(goes("GO", "N1:22"))
    assert scene.now.pages[-1].left == 1
    scene.choose(does("set down", "Bc"))
    assert scene.now.pages[-1].left == 2
    phage = MixedScene("N1=1G", "N1:12 magophage-yellow, N1:13 bc")
    phage.choose(does("walk", "magophage-yellow", "N1:13")).offered(take("ballchain-blue"))
    phage.choose(take("ballchain-blue"), does("walk", "magophage-yellow", "N1:12"), does("set down", "bc"))
    dark = MixedScene("N1=18G", "N1:12 WA+Lr, N1:23 magophage-blue").choose(does("shine", "WA"))
    assert dark.at("Lr") == "gone"
    near = MixedScene("N1=17G", "N1:10 WA+Lr, N1:03 magophage-blue").draws("1-1").choose(does("shine", "WA"))
    near.choose(does("light", "WA", "", 1)).offered(does("lay corridor", "WA", "N1:11"))
    beside = MixedScene("N1=17G", "N1:10 WA+Lr, N1:22 magophage-blue").draws("1-1").choose(does("shine", "WA"))
    beside.choose(does("light", "WA", "", 1)).choose(does("lay corridor", "WA", "N1:11"))
    beside.refused(does("light", "WA", "", 3), "DT-TERR-CORRIDOR-5")


@proves("DT-RULE-CURSE-09", "DT-RULE-CURSE-10", "DT-CHAR-SPECTER-09", "DT-CHAR-MUMMY-4")
def test_water_and_fire() -> None:
    wet = MixedScene("N1=13D", "N1:01 GO+Bc").refused(goes("GO", "N1:02"), "DT-RULE-CURSE-10")
    assert wet
    lost = MixedScene("N1=13D", "N1:11 waterelemental-yellow, N1:10 wi!+bc")
    lost.choose(hits("waterelemental-yellow", "N1:10")).fight(6, 0)
    assert lost.at("bc") == "gone"
    fire = MixedScene("N1=14D", "N1:01 SX, N1:02 fireelemental-blue!").choose(goes("SX", "N1:02"))
    assert (fire.at("SX"), fire.vp("blue")) == ("trophies-blue", 1)


@proves("DT-CHAR-MUMMY-6", "DT-RULE-REGEN-1", "DT-RULE-REGEN-2")
def test_the_carried_mummy_and_the_dragon_that_rests() -> None:
    carried = MixedScene("N1=1G", "N1:12 WA+MU!, N1:11 th+to").choose(hits("WA", "N1:11"))
    carried.offered(fight("5", "yellow"), seat="yellow")
    dragon = MixedScene("N1=1G", "N1:12 UD!").hurt("UD")
    dragon.refused(Option("regenerate", token("UD")), "DT-CHAR-TROLL-3")
