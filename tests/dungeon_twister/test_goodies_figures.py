"""Goodies: its figures."""

from __future__ import annotations

from engine.bots import play
from engine.dungeon_twister import GAME, made
from engine.dungeon_twister.components import Mode, Sheet
from engine.dungeon_twister.content import Box
from engine.dungeon_twister.events.marks import UNDER
from engine.said import said
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import END, READY, STOP, Scene, proves, start, token

ROOM, GLADE = "N1=1G", "N1=29D"


# -- Amazon ----------------------------------------------------------------------------------------------


@proves(
    "DT-CHAR-AMAZON-1", "DT-CHAR-AMAZON-2", "DT-CHAR-AMAZON-4", "DT-RULE-CHARM-01", "DT-RULE-CHARM-02",
    "DT-RULE-CHARM-04", "DT-RULE-CHARM-15", "DT-RULE-CHARM-16", "DT-ACT-03", "DT-RULE-MAGIC-9",
)  # fmt: skip
def test_the_amazon_charms_once_in_a_game() -> None:
    """B-FPG-25 (a) and (b)."""
    tokens = "N1:11 AZ, N1:12 wa, N1:13 th, N1:22 wi+ar, N1:21 MP"
    scene = MixedScene(ROOM, tokens)
    assert {row.value for row in scene.lens("AZ").rows} >= {"3"}
    assert scene.squares("beguile", "AZ") == {"N1:12"}
    scene.choose(does("beguile", "AZ", "N1:12"))
    assert (scene.ap_left(), scene.extra(token("wa"))) == (4, 3)
    scene.refused(hits("wa", "N1:22"), "DT-COMBAT-01").refused(goes("wa", "N1:11"), "DT-MOVE-09")
    scene.choose(goes("wa", "N1:22"), does("take", "ar"))
    scene.refused(goes("wa", "N1:21"), "DT-MOVE-09")
    scene.choose(goes("wa", "N1:32")).refused(goes("wa", "N1:42"), "DT-MOVE-08").choose(STOP)
    scene.move("wa", "N1:22 N1:23")
    assert scene.extra(token("wa")) == 1
    scene.choose(does("break", "wa", "N1:23e"))
    assert scene.gate("N1:23e") == "broken"
    scene.refused(goes("wa", "N1:33"), "DT-ACT-02")
    assert scene.ap_left() == 4
    later = scene.choose(END).pass_turn().play(4)
    assert later.squares("beguile", "AZ") == set()
    later.refused(does("beguile", "AZ", "N1:12"), "DT-CHAR-AMAZON-2")


@proves("DT-CHAR-AMAZON-3", "DT-CHAR-AMAZON-5", "DT-CHAR-AMAZON-6", "DT-TERR-LINE-4")
def test_whom_the_amazon_cannot_charm() -> None:
    """B-FPG-25 (c)."""
    MixedScene(ROOM, "N1:11 AZ, N1:12 th").refused(does("beguile", "AZ", "N1:12"), "DT-CHAR-AMAZON-6")
    MixedScene("N4=1G", "N4:24 AZ, B2 wa").refused(does("beguile", "AZ", "B2"), "DT-TERR-LINE-4")
    tree = MixedScene(GLADE, "N1:22 AZ, N1:12 ae")
    tree.refused(does("beguile", "AZ", "N1:12"), "DT-CHAR-AMAZON-5", "DT-RULE-ELF-3")
    MixedScene(GLADE, "N1:22 AZ+Am, N1:12 ae").offered(does("beguile", "AZ", "N1:12"))
    mist = MixedScene("N1=30D", "N1:23 AZ, N1:33 go")
    mist.refused(does("beguile", "AZ", "N1:33"), "DT-CHAR-AMAZON-5")
    women = {kind for kind, row in GAME.content.rows.items() if "female" in row.tags}
    assert len(women) == 20
    assert women & {"reddragon", "golem", "ghost", "yeti"} == set()
    assert women >= {"specter", "araknis", "shadow"}


# -- Beggar ----------------------------------------------------------------------------------------------


@proves("DT-CHAR-BEGGAR-1", "DT-CHAR-BEGGAR-2", "DT-CHAR-BEGGAR-3")
def test_the_beggar_is_worth_nothing_dead() -> None:
    """B-FPG-32 (g)."""
    slain = MixedScene(ROOM, "N1:11 WA, N1:12 bg!").choose(hits("WA", "N1:12")).fight(3, 0)
    assert (slain.vp("yellow"), slain.lies("trophies-yellow")) == (0, {"bg"})
    assert slain.outcome().scores[0].total == 0
    own = MixedScene(ROOM, "N1:11 wa, N1:12 BG!", turn="blue").choose(hits("wa", "N1:12")).fight(0, 3)
    assert own.vp("blue") == 0
    out = MixedScene("N4=1G", "N4:14 BG").choose(goes("BG", "B1"))
    assert out.vp("yellow") == 1


# -- Disciple --------------------------------------------------------------------------------------------


def _forgetful() -> MixedScene:
    tokens = "N2:33 DI, N2:22 th!+Ro, N2:31 TR+GO!, N3:10 wa, N3:20 WI, N3:33 AK"
    scene = MixedScene("N2=1G N3=3G", tokens).portcullis("N2:20e", "broken")
    scene.mark("web-1", "N2:11e").mark("web-2", "N3:33n").mark("brambles-2", "N2:00")
    return scene


@proves(
    "DT-CHAR-DISCIPLE-1", "DT-CHAR-DISCIPLE-2", "DT-CHAR-DISCIPLE-3", "DT-CHAR-DISCIPLE-4", "DT-CHAR-DISCIPLE-5",
    "DT-CHAR-DISCIPLE-6", "DT-CHAR-DISCIPLE-7", "DT-CHAR-DISCIPLE-8", "DT-CHAR-DISCIPLE-9",
    "DT-CHAR-DISCIPLE-10", "DT-ACT-06", "DT-REVEAL-07",
)  # fmt: skip
def test_the_disciple_forgets_a_room() -> None:
    """B-FPG-26."""
    scene = _forgetful()
    lay = scene.table.pieces["1G"].turn
    scene.choose(does("forget", "DI"))
    assert (scene.ap_left(), scene.now.pieces["1G"].place, scene.place("web-1"), scene.place("brambles-2")) == (
        4, "rooms", "gone", "markers",
    )  # fmt: skip
    for seat in ("yellow", "blue"):
        seen = scene.view(seat).contents
        assert set(seen["N2-yellow"]) == {token(code) for code in ("DI", "Ro", "TR", "GO")}
        assert seen["N2-blue"] == (token("th"),)
        assert scene.view(seat).pieces["1G"].mark(UNDER) == 2
    scene.refused(does("reveal", "WI", "N2"), "DT-CHAR-DISCIPLE-5")
    scene.refused(goes("TR", "Y1"), "DT-ACT-06")
    scene.choose(END).play(5).choose(does("reveal", "wa", "N2"))
    assert (scene.room("N2"), scene.asked()) == (f"1G@{lay}", "blue")
    assert {option.piece for option in scene.options()} == {token(code) for code in ("DI", "Ro", "TR", "GO", "th")}
    for code, square in (("DI", "11"), ("Ro", "12"), ("TR", "13"), ("GO", "21"), ("th", "22")):
        scene.choose(does("place", code, f"N2:{square}"))
    assert scene.is_wounded("GO", "th")
    assert scene.is_well("DI", "TR")
    assert scene.gate("N2:20e") == "closed"
    rows = {str(row.label): row.value for row in scene.lens("AK").rows}
    assert rows["Webs"] == "1"


@proves("DT-CHAR-DISCIPLE-2", "DT-CHAR-DISCIPLE-11", "DT-CHAR-LIVINGTRAP-8", "DT-CHAR-OGRE-3")
def test_what_the_disciple_cannot_forget() -> None:
    """B-FPG-26 (d)."""
    MixedScene(ROOM, "Y2 DI").refused(does("forget", "DI"), "DT-CHAR-DISCIPLE-2")
    trap = MixedScene(ROOM, "N1:11 DI, N1:12 wa").mark("livingpit-2", "N1:22").stunned("wa")
    trap.mark("livingtrap-blue", "markers")
    trap.choose(does("forget", "DI"))
    assert trap.place("livingtrap-blue") == "N1-blue"
    assert trap.place("livingpit-2") == "markers"
    assert trap.is_well("wa")
    crowd = [key for key in trap.now.pieces if key in GAME.content.figures and key.endswith("blue")][:24]
    floor = [f"1G-{row}{column}" for row in range(5) for column in range(5)]
    other = MixedScene(ROOM, "N1:11 DI")
    free = [square for square in floor if square != other.square("N1:11")]
    for key, square in zip(crowd, free, strict=False):
        other.put(f"{square} {key}!")
    other.refused(does("forget", "DI"), "DT-CHAR-DISCIPLE-11")


# -- Ogre ------------------------------------------------------------------------------------------------


@proves("DT-CHAR-OGRE-1", "DT-CHAR-OGRE-2", "DT-CHAR-OGRE-3", "DT-CHAR-OGRE-4", "DT-CARRY-05")
def test_the_ogre_stuns() -> None:
    """B-FPG-27 (a)."""
    scene = MixedScene(ROOM, "N1:11 OG, N1:22 GO, N1:12 wa+sw").choose(does("stun", "OG", "N1:12"))
    assert (scene.ap_left(), scene.is_wounded("wa")) == (4, True)
    scene.refused(hits("OG", "N1:12"), "DT-CHAR-OGRE-4").refused(does("stun", "OG", "N1:12"), "DT-CHAR-OGRE-2")
    scene.move("GO", "N1:12 +sw N1:13")
    assert scene.on("N1:13") == "GO+sw"
    assert "Stunned" in {str(row.label) for row in scene.lens("wa").rows}


@proves("DT-CHAR-OGRE-6", "DT-CHAR-OGRE-7", "DT-CHAR-OGRE-10")
def test_the_stunned_wake() -> None:
    """B-FPG-27 (b)."""

    def turn(tokens: str = "N1:12 wa, N1:22 tr") -> MixedScene:
        return MixedScene(ROOM, tokens, turn="blue").stunned("wa")

    scene = turn()
    scene.refused(goes("wa", "N1:13"), "DT-WOUND-02")
    scene.move("tr", "N1:12").refused(END, "DT-CHAR-OGRE-7")
    scene.choose(does("set down", "wa"), goes("tr", "N1:22"))
    if STOP in scene.options():
        scene.choose(STOP)
    scene.choose(END)
    assert scene.is_well("wa")
    poor = turn().ap(1).move("tr", "N1:12").choose(END)
    assert poor.is_wounded("wa")
    poor.pass_turn().play(4).choose(does("set down", "wa"), goes("tr", "N1:22"), STOP, END)
    assert poor.is_well("wa")


@proves("DT-CHAR-OGRE-5", "DT-CHAR-OGRE-11")
def test_a_stunned_carrier() -> None:
    """B-FPG-27 (c)."""
    scene = MixedScene(ROOM, "N1:11 OG, N1:22 GO, N1:12 wa+cl!").choose(does("stun", "OG", "N1:12"))
    assert scene.is_wounded("wa", "cl")
    scene.choose(hits("OG", "N1:12"))
    assert scene.totals() == (5, 0)
    scene.fight("3a", 1)
    assert (scene.vp("yellow"), scene.at("wa"), scene.is_wounded("wa")) == (1, "N1:12", True)
    both = MixedScene(ROOM, "N1:12 tr+wa!", turn="blue").stunned("wa", "tr").choose(END)
    assert both.is_well("tr")
    assert both.is_wounded("wa")


@proves("DT-CHAR-OGRE-8", "DT-CHAR-OGRE-9")
def test_a_stun_is_a_wound_in_all_but_name() -> None:
    healed = MixedScene(ROOM, "N1:12 wa, N1:22 cl", turn="blue").stunned("wa")
    healed.choose(does("heal", "cl", "N1:12"))
    assert healed.is_well("wa")
    assert "Stunned" not in {str(row.label) for row in healed.lens("wa").rows}
    fallen = MixedScene(ROOM, "N1:32 OG, N1:42 th").choose(does("stun", "OG", "N1:42"))
    assert fallen.lies("trophies-yellow") == {"th"}


# -- the elves and their slayer --------------------------------------------------------------------------


@proves("DT-CHAR-FORESTELF-1", "DT-CHAR-FORESTELF-2", "DT-CHAR-FORESTELF-3", "DT-RULE-ELF-3")
def test_the_forest_elf_walks_through_trees() -> None:
    """B-FPG-31 (a)."""
    through = MixedScene(GLADE, "N1:22 FO").move("FO", "N1:23 N1:24 N1:14")
    assert through.at("FO") == "N1:14"
    stops = MixedScene(GLADE, "N1:22 FO, N1:20 ae").move("FO", "N1:23 N1:24")
    assert stops.at("FO") == "N1:24"
    other = MixedScene(GLADE, "N1:22 AE").move("AE", "N1:23 N1:24")
    assert (other.at("AE"), other.asked()) == ("N1:24", "yellow")
    assert other.ap_left() == 3  # the tree on his way ends his first move


@proves(
    "DT-CHAR-ELFSLAYER-1", "DT-CHAR-ELFSLAYER-2", "DT-CHAR-ELFSLAYER-4", "DT-CHAR-ELFSLAYER-6",
    "DT-CHAR-ELFSLAYER-7", "DT-OBJ-WARHAMMER-2",
)  # fmt: skip
def test_the_dwarf_hates_elves() -> None:
    """B-FPG-31 (b), (d) and (e)."""
    joined = MixedScene(ROOM, "N1:12 ES, N1:13 ae, N1:22 wa").choose(hits("ES", "N1:13"))
    assert joined.totals() == (3, 5)
    assert joined.fight(1, 1).is_wounded("ES")
    alone = MixedScene(ROOM, "N1:12 ES, N1:13 ae").choose(hits("ES", "N1:13")).fight(1, 1)
    assert alone.is_wounded("ae")

    def shielded() -> MixedScene:
        return MixedScene(ROOM, "N1:13 ES+ae!, N1:23 wa", turn="blue").choose(hits("wa", "N1:13"))

    assert shielded().totals() == (3, 3)
    assert shielded().fight(1, 1).is_well("ES", "wa")
    lost = shielded().fight(1, 5)
    assert lost.is_wounded("ES")
    assert (lost.vp("yellow"), lost.lies("trophies-yellow")) == (1, {"ae"})
    hammer = MixedScene(ROOM, "N1:12 ES+WH, N1:13 ae").choose(hits("ES", "N1:13"))
    assert hammer.totals() == (5, 2)


@proves("DT-CHAR-ELFSLAYER-3", "DT-CHAR-ELFSLAYER-5", "DT-CHAR-ELFSLAYER-8")
def test_the_dwarf_stands_on_a_wounded_elf() -> None:
    """B-FPG-31 (c)."""
    for elf in ("ae", "AE"):
        scene = MixedScene(ROOM, f"N1:12 ES, N1:13 {elf}!").choose(goes("ES", "N1:13"))
        scene.refused(does("take", elf), "DT-CHAR-ELFSLAYER-5").choose(STOP)
        scene.move("ES", "N1:23")
        assert (scene.at(elf), scene.at("ES")) == ("N1:13", "N1:23")
    laden = MixedScene(ROOM, "N1:12 ES+WH, N1:13 ae!").choose(goes("ES", "N1:13"))
    laden.refused(STOP, "DT-CHAR-ELFSLAYER-8", "DT-STACK-01")
    above = MixedScene(ROOM, "N1:13 ES+ae!, N1:12 WA").choose(hits("ES", "N1:13"))
    assert above.totals() == (6, 0)
    friend = MixedScene(ROOM, "N1:13 ES+ae!, N1:12 WA").choose(hits("WA", "N1:13"))
    assert friend.fight(0, 0).lies("trophies-yellow") == {"ae"}
    MixedScene(ROOM, "N1:13 ES+AE!, N1:12 WA").refused(hits("WA", "N1:13"), "DT-COMBAT-01")


# -- Father Christmas ------------------------------------------------------------------------------------


@proves(
    "DT-CHAR-FATHERXMAS-1", "DT-CHAR-FATHERXMAS-4", "DT-CHAR-FATHERXMAS-5", "DT-CHAR-FATHERXMAS-6",
    "DT-CHAR-FATHERXMAS-8", "DT-CHAR-FATHERXMAS-10", "DT-RULE-CURSE-06",
)  # fmt: skip
def test_father_christmas_gives_presents() -> None:
    """B-FPG-32 (b) to (d)."""

    def scene(santa: str = "FX") -> MixedScene:
        tokens = f"N1:11 {santa}, N1:12 wa+ts, N1:21 BG+CL!"
        return MixedScene(ROOM, tokens).in_bag("yellow", "Wr", "Ro", "Lr", "Sw")

    bad = scene().choose(does("give", "FX", "N1:12"), does("hand over", "Wr"))
    assert (bad.ap_left(), bad.on("N1:11"), bad.place("Wr")) == (4, "FX+ts", "1G-12")
    bad.choose(END).play(5)
    bad.refused(does("set down", "Wr"), "DT-RULE-CURSE-06")
    scene().refused(does("give", "FX", "N1:21"), "DT-CHAR-FATHERXMAS-8")
    full = scene("FX+Ar").choose(does("give", "FX", "N1:12"), does("hand over", "Ro"))
    assert (full.place("ts"), full.at("Ar"), full.on("N1:12")) == ("gone", "N1:11", "wa+Ro")
    paladin = MixedScene(ROOM, "N1:11 FX, N1:12 pa+ts+ar").in_bag("yellow", "Ro")
    paladin.choose(does("give", "FX", "N1:12"), does("hand over", "Ro"))
    assert {paladin.place("ts"), paladin.place("ar")} == {"gone", "1G-11"}
    scene().refused(does("give", "FX", "N1:22"), "DT-CHAR-FATHERXMAS-4")
    assert "His bag" in {str(row.label) for row in scene().lens("FX").rows}


@proves("DT-CHAR-FATHERXMAS-7")
def test_father_christmas_flies_for_free() -> None:
    """B-FPG-32 (f)."""
    scene = MixedScene(ROOM, "N1:12 FX+Fc").cards("yellow", combat="0").choose(does("fly by carpet", "FX"))
    assert scene.combat_cards("yellow") == "0"
    scene.choose(goes("FX", "N1:22")).choose(STOP)
    assert scene.at("FX") == "N1:22"
    MixedScene(ROOM, "N1:12 WA+Fc").cards("yellow", combat="0").refused(
        does("fly by carpet", "WA"), "DT-OBJ-CARPET-2"
    )


# -- Master of Time --------------------------------------------------------------------------------------


@proves(
    "DT-CHAR-MASTEROFTIME-1", "DT-CHAR-MASTEROFTIME-2", "DT-CHAR-MASTEROFTIME-3", "DT-CHAR-MASTEROFTIME-4",
    "DT-CHAR-MASTEROFTIME-6", "DT-CHAR-MASTEROFTIME-7", "DT-RULE-MAGICUSER-2", "DT-TURN-04",
)  # fmt: skip
def test_the_master_stops_time() -> None:
    """B-FPG-33 (a) and (b)."""

    def saved() -> MixedScene:
        scene = MixedScene(ROOM, "N1:11 MT").counter("timer", 1).choose(does("stop time", "MT"))
        assert scene.ap_left() == 0
        return scene.choose(END).pass_turn()

    for card, number in ((4, 8), (2, 6)):
        later = saved().play(card)
        assert later.ap_left() == number
        later.refused(does("stop time", "MT"), "DT-CHAR-MASTEROFTIME-4")
        later.choose(END).pass_turn().play(3)
        later.offered(does("stop time", "MT"))
    five = MixedScene(ROOM, "N1:11 MT").ap(9).counter("timer", 1).choose(does("stop time", "MT"))
    assert five.choose(END).pass_turn().play(4).ap_left() == 9
    potion = MixedScene(ROOM, "N1:11 MT, N1:33 WA").counter("timer", 1).marked("WA", "extra", 2)
    potion.choose(does("stop time", "MT"), END).pass_turn()
    assert potion.play(4).ap_left() == 8
    last = MixedScene(ROOM, "N1:11 MT").ap(1).counter("timer", 1)
    last.refused(does("stop time", "MT"), "DT-CHAR-MASTEROFTIME-3")
    gone = MixedScene(ROOM, "N1:11 MT, N1:33 WA, N1:12 wa").counter("timer", 1)
    gone.choose(does("stop time", "MT"), END).play(5).choose(hits("wa", "N1:11")).fight(0, 5)
    assert gone.is_wounded("MT")
    assert gone.choose(END).play(3).ap_left() == 7
    scroll = MixedScene(ROOM, "N1:11 MT+Ch, N1:12 wa").counter("timer", 1)
    scroll.offered(does("charm", "MT", "N1:12"))


@proves("DT-CHAR-MASTEROFTIME-1", "DT-CHAR-MASTEROFTIME-5")
def test_the_master_speeds_time_up() -> None:
    """B-FPG-33 (c)."""
    scene = MixedScene(ROOM, "N1:11 MT").counter("timer", 1)
    assert scene.now.ask.limits[0].seconds == 120
    scene.choose(does("hasten time", "MT"), does("hasten time", "MT"))
    scene.refused(does("hasten time", "MT"), "DT-CHAR-MASTEROFTIME-5")
    assert scene.now.ask.limits[0].seconds == 120
    scene.choose(END)
    assert scene.now.ask.limits[0].seconds == 60
    scene.pass_turn()
    assert scene.now.ask.limits[0].seconds == 120
    MixedScene(ROOM, "N1:11 MT").refused(does("hasten time", "MT"), "DT-CHAR-MASTEROFTIME-5")
    for timer, place in (("on", "stock-yellow"), ("off", "box")):
        chosen = GAME.checked_options({"mode": "goodies", "timer": timer})
        table = GAME.bare_table(("yellow", "blue"), chosen)
        assert table.pieces["masteroftime-yellow"].place == place


# -- Minotaur and Purple Dragon --------------------------------------------------------------------------


@proves(
    "DT-CHAR-MINOTAUR-1", "DT-CHAR-MINOTAUR-2", "DT-CHAR-MINOTAUR-4", "DT-CHAR-MINOTAUR-5",
)  # fmt: skip
def test_the_minotaur_stays_in_the_dungeon() -> None:
    """B-FPG-33 (e)."""
    scene = MixedScene(ROOM, "N1:20 MI, N1:23 WA").portcullis("N1:20e", "open")
    scene.refused(goes("MI", "Y2"), "DT-CHAR-MINOTAUR-2")
    carried = MixedScene(ROOM, "N1:20 GO+MI!")
    carried.refused(goes("GO", "Y2"), "DT-CHAR-MINOTAUR-5")
    carried.choose(does("set down", "MI")).offered(goes("GO", "Y2"))
    pushed = MixedScene(ROOM, "N1:20 MI, N1:21 BA").portcullis("N1:20e", "open")
    pushed.refused(does("cry", "BA", "N1:20"), "DT-CHAR-MINOTAUR-5")
    out = MixedScene("N4=1G", "N4:14 MI").refused(goes("MI", "B1"), "DT-CHAR-MINOTAUR-2")
    assert "B1" not in out.squares("walk", "MI")
    breaks = MixedScene(ROOM, "N1:23 MI").choose(does("break", "MI", "N1:23e"))
    assert breaks.gate("N1:23e") == "broken"


@proves(
    "DT-CHAR-PURPLEDRAGON-1", "DT-CHAR-PURPLEDRAGON-2", "DT-CHAR-PURPLEDRAGON-3", "DT-RULE-PRESTIGE-1",
)  # fmt: skip
def test_purple_rain() -> None:
    """B-FPG-33 (d)."""
    scene = MixedScene(ROOM, "N1:11 PU").portcullis("N1:20e", "open").choose(does("rain", "PU"))
    assert (scene.ap_left(), scene.gate("N1:20e"), scene.gate("N1:23e")) == (3, "broken", "broken")
    scene.refused(does("rain", "PU"), "DT-CHAR-PURPLEDRAGON-3")
    MixedScene(ROOM, "Y2 PU").refused(does("rain", "PU"), "DT-CHAR-PURPLEDRAGON-3")
    MixedScene(ROOM, "N1:11 PU").ap(1).refused(does("rain", "PU"), "DT-ACT-02")
    slain = MixedScene(ROOM, "N1:11 PU!, N1:12 wa", turn="blue").choose(hits("wa", "N1:11")).fight(0, 3)
    assert slain.vp("blue") == 2


# -- the Elusive, the Merciless and the Cheater ----------------------------------------------------------


@proves("DT-CHAR-ELUSIVE-1", "DT-CHAR-ELUSIVE-2", "DT-CHAR-ELUSIVE-3", "DT-CHAR-ELUSIVE-4")
def test_the_elusive_one_slips_away() -> None:
    """B-FPG-34 (a)."""
    slip, stay = does("slip", "ev"), does("hold still", "ev")
    scene = MixedScene(ROOM, "N1:11 WA, N1:33 CL, N1:12 ev").move("CL", "N1:43")
    assert (scene.asked(), scene.options("blue")) == ("blue", (slip, stay))
    scene.choose(slip, goes("ev", "N1:22"))
    assert (scene.asked(), scene.at("ev"), scene.verbs() & {"attack"}) == ("yellow", "N1:22", set())
    assert scene.move("CL", "N1:33").asked() == "yellow"
    later = scene.choose(END).pass_turn().play(4).move("CL", "N1:43")
    assert later.options("blue") == (slip, stay)
    bare = MixedScene(ROOM, "N1:33 CL, N1:12 ev").move("CL", "N1:32").choose(slip)
    bare.refused(goes("ev", "N1:02"), "DT-MOVE-08")
    roped = MixedScene(ROOM, "N1:33 CL, N1:12 ev, N1:02 Ro").move("CL", "N1:32").choose(slip)
    assert roped.choose(goes("ev", "N1:02")).on("N1:02") == "ev+Ro"
    out = MixedScene(ROOM, "N1:11 CL, N1:20 ev").move("CL", "N1:12").choose(slip, goes("ev", "Y2"))
    assert (out.vp("blue"), out.asked()) == (1, "yellow")
    dropped = MixedScene(ROOM, "N1:11 CL, N1:33 ev+ar").move("CL", "N1:12")
    dropped.choose(slip, does("set down", "ar"), goes("ev", "N1:32"))
    assert (dropped.on("N1:33"), dropped.asked()) == ("ar", "yellow")
    assert MixedScene(ROOM, "N1:11 CL, N1:33 ev!").move("CL", "N1:12").asked() == "yellow"
    own = MixedScene(ROOM, "N1:12 ev, N1:33 cl", turn="blue").move("cl", "N1:32")
    assert own.asked() == "blue"
    assert "slip" not in own.verbs()


@proves(
    "DT-CHAR-MERCILESS-1", "DT-CHAR-MERCILESS-2", "DT-CHAR-MERCILESS-3", "DT-CHAR-MERCILESS-4", "DT-COMBAT-03",
)  # fmt: skip
def test_the_merciless_one_spares_nobody() -> None:
    """B-FPG-34 (b)."""
    tokens = "N1:12 MZ, N1:21 WA, N1:22 th!, N1:23 cl, N1:13 go"
    scene = MixedScene(ROOM, tokens).hurt("th")
    scene.refused(hits("WA", "N1:22"), "DT-COMBAT-03")
    scene.choose(hits("MZ", "N1:22"))
    assert scene.totals() == (1, 1)
    scene.fight("3a", 1)
    assert (scene.vp("yellow"), scene.is_wounded("go"), scene.is_well("cl")) == (1, True, True)
    old = MixedScene(ROOM, tokens).choose(hits("MZ", "N1:22"))
    assert old.totals() == (4, 1)
    shot = MixedScene(ROOM, "N1:11 MZ+Bo, N1:13 th!, N1:33 AE").hurt("th")
    assert "support" not in shot.choose(does("shoot", "MZ", "N1:13")).verbs()
    stunned = MixedScene(ROOM, "N1:12 MZ, N1:22 th").stunned("th", since=20)
    stunned.refused(hits("MZ", "N1:22"), "DT-CHAR-OGRE-4")


@proves(
    "DT-CHAR-ZEPHYR-1", "DT-CHAR-ZEPHYR-2", "DT-CHAR-ZEPHYR-3", "DT-CHAR-ZEPHYR-4", "DT-CHAR-ZEPHYR-5",
)  # fmt: skip
def test_zephyr_fights_round_the_corner() -> None:
    """B-FPG-34 (c)."""
    scene = MixedScene(ROOM, "N1:11 ZY, N1:12 TR, N1:22 wa").choose(hits("ZY", "N1:22"))
    assert scene.totals() == (6, 3)
    scene.fight(0, 0)
    assert scene.is_wounded("wa")
    for verb, total in (("join", 6), ("stay out", 4)):
        asked = MixedScene(ROOM, "N1:11 ZY, N1:12 TR, N1:22 wa", turn="blue").choose(hits("wa", "N1:12"))
        assert asked.asked() == "yellow"
        assert asked.choose(does(verb, "ZY")).totals() == (total, 3)
    helps = MixedScene(ROOM, "N1:11 ZY, N1:12 TR, N1:22 wa, N1:10 go").choose(hits("TR", "N1:22"))
    assert helps.choose(does("join", "ZY")).totals() == (6, 3)
    walled = MixedScene(ROOM, "N1:12 ZY, N1:01 wa")
    walled.refused(hits("ZY", "N1:01"), "DT-CHAR-ZEPHYR-4", "DT-COMBAT-02")
    MixedScene(ROOM, "N1:11 TR, N1:22 wa").refused(hits("TR", "N1:22"), "DT-COMBAT-02")
    assert "Round the corner" in {str(row.label) for row in scene.lens("ZY").rows}


class Free(Scene):
    """A new game of all boxes."""

    game = GAME


# -- before the game -------------------------------------------------------------------------------------


@proves("DT-CHAR-MINOTAUR-3")
def test_the_minotaur_is_no_starter() -> None:
    scene = _team("minotaur-yellow")
    scene.refused(start("minotaur-yellow", "Y1"), "DT-CHAR-MINOTAUR-3")
    assert "minotaur-yellow" not in {option.piece for option in scene.options()}
    assert READY not in scene.options()


@proves("DT-CHAR-FATHERXMAS-2", "DT-CHAR-FATHERXMAS-3", "DT-CHAR-FATHERXMAS-9")
def test_the_bag_is_filled_before_the_game() -> None:
    """B-FPG-32 (a)."""
    scene = _team("fatherxmas-yellow", "sword-yellow rope-yellow")
    packed = []
    assert scene.asked() == "yellow"
    while "pack" in scene.verbs():
        options = {option.piece for option in scene.options()}
        if "armor-yellow" in options:
            scene.refused(does("pack", "sword-yellow"), "DT-CHAR-FATHERXMAS-3")
            packed.append("armor-yellow")
        elif any(each.startswith("rope") for each in options):
            packed.append(next(each for each in sorted(options) if each.startswith("rope")))
        else:
            packed.append(sorted(options)[0])
        scene.choose(does("pack", packed[-1]))
    assert set(scene.now.contents["bag-yellow"]) == set(packed)
    assert set(scene.view("blue").contents["bag-yellow"]) == set(packed)
    assert "start" in scene.verbs()


def _team(figure: str, things: str = "") -> Scene:
    """Free choice of all boxes: this figure and these objects are in yellow's team, all else as it comes."""
    mix = {setting.id: "on" for setting in GAME.settings if setting.id.startswith("box-")}
    scene = Free.fresh(mode="free", **mix)
    wanted = (figure, *things.split())
    while "pick" in scene.verbs():
        options = scene.options()
        known = [option for option in options if option.piece in wanted]
        odd = ("fatherxmas", "minotaur", "golddragon")
        plain = [option for option in options if not option.piece.startswith(odd)]
        scene.choose((known or plain)[0])
    return scene


# -- the box by itself, and white figures ----------------------------------------------------------------


@proves("DT-MODE-24")
def test_the_box_by_itself_is_drawn_for_both() -> None:
    session = play(GAME, ("random", "random"), seed=5, options={"mode": "goodies"})
    start = next(entry.record for entry in session.entries if entry.record.happened)
    drawn = [each.event for each in start.happened if each.event.tag() in ("pair drawn", "teams drawn")]
    teams = drawn[-1]
    kinds = [{GAME.content.kind[key] for key in keys} for keys in (teams.pieces, teams.others)]
    assert kinds[0] == kinds[1]
    own = set(GAME.content.boxes["goodies"].sheet.figures)
    assert len(kinds[0] & own) == 8
    rooms = {room for event in drawn[:-1] for room in event.rooms}
    assert rooms == {"1D", "1G", "P1D", "P1G", "P2D", "P2G", "P3D", "P3G"}
    assert {event.clause for event in drawn} == {"DT-MODE-24"}


@proves("DT-CHAR-NEUTRAL-1", "DT-CHAR-NEUTRAL-2", "DT-CHAR-NEUTRAL-3")
def test_white_figures_are_for_scenarios() -> None:
    boxes = GAME.content
    white = {key for key in boxes.white if key in boxes.figures}
    assert {boxes.kind[key] for key in white} == {
        "assassin", "cleric", "courtesan", "magophage", "mekanork", "pickpocket", "reddragon", "thief",
        "lightangel",
        "darkangel", "shadow",
    }  # fmt: skip
    assert {boxes.owner[key] for key in white} == {""}
    assert not white & {*boxes.own_figures["yellow"], *boxes.own_figures["blue"]}
    usual = GAME.bare_table(("yellow", "blue"), GAME.checked_options({"mode": "goodies"}))
    assert {usual.pieces[key].place for key in white} == {"box"}
    names = [str(GAME.names[f"{kind}-white"]) for kind in ("lightangel", "darkangel", "shadow", "thief")]
    assert names == ["Belsirat", "Tanazan", "Myriades", "the neutral Thief"]
    ways = ("base", "goodies"), (), "base"
    scenario = Mode(98, said("Heist"), "fixed", 4, 8, 6, (3, 3), *ways, neutral=("thief",))
    game = made((*boxes.boxes.values(), Box("heist", Sheet(98, said("Heist"), modes={"heist": scenario}))))
    table = game.bare_table(("yellow", "blue"), game.checked_options({"mode": "heist"}))
    assert table.contents["white-figures"] == ("thief-white",)


# -- beside figures of other boxes -----------------------------------------------------------------------


@proves("DT-CHAR-WEREWOLF-9", "DT-CHAR-DISCIPLE-4")
def test_a_werewolf_in_a_forgotten_room_does_not_rise() -> None:
    for forgets in (True, False):
        scene = MixedScene(ROOM, "N1:11 DI, N1:12 WW!").before_card().cards("yellow", action="5 4")
        scene.play(4)
        if forgets:
            scene.choose(does("forget", "DI"))
        scene.choose(END).pass_turn().play(5)
        assert scene.is_wounded("WW") == forgets


@proves("DT-CHAR-AMAZON-2", "DT-RULE-CHARM-22")
def test_the_charm_ends_with_the_turn() -> None:
    scene = MixedScene(ROOM, "N1:11 AZ, N1:12 wa").choose(does("beguile", "AZ", "N1:12"), END).play(3)
    assert not [name for name, _ in scene.now.pieces["warrior-blue"].marks]
    scene.offered(goes("wa", "N1:22"))


@proves("DT-OBJ-JADEMASK-3", "DT-CHAR-OGRE-2")
def test_a_demons_face_does_not_keep_the_ogre_off() -> None:
    """B-FPG-27 (d)."""
    names = [setting.id for setting in GAME.settings]
    assert "agreed-jademask" in names
    scene = MixedScene(ROOM, "N1:11 OG, N1:12 wa+jademask-blue").counter("agreed-jademask", 2)
    scene.refused(hits("OG", "N1:12"), "DT-OBJ-JADEMASK-3")
    scene.offered(does("stun", "OG", "N1:12"))
