"""Creatures of the Forest: its figures."""

from __future__ import annotations

from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import END, proves

GLADE, GROVE, PITS = "N1=29D", "N1=29G", "N1=1G"


@proves(
    "DT-CHAR-ARCHERELF-1", "DT-CHAR-ARCHERELF-2", "DT-RULE-RANGED-06", "DT-RULE-RANGED-09", "DT-RULE-RANGED-14",
)  # fmt: skip
def test_the_archer_elf_shoots() -> None:
    """B-FPG-03."""

    def scene(tokens: str = "N1:11 AE, N1:13 th+ar", turn: str = "yellow") -> MixedScene:
        return MixedScene(PITS, tokens, turn=turn)

    won = scene().choose(does("shoot", "AE", "N1:13"))
    assert won.totals() == (2, 3)
    assert won.contest().title == "The yellow Archer Elf shoots at the blue Thief"
    won.fight("3a", 1)
    assert won.is_wounded("th")
    won.refused(does("shoot", "AE", "N1:13"), "DT-RULE-RANGED-14")
    lost = scene().choose(does("shoot", "AE", "N1:13")).fight(0, 4)
    assert lost.is_well("AE")
    lost.offered(does("shoot", "AE", "N1:13"))
    scene("N1:11 AE, N1:13 th, N1:21 cl").refused(does("shoot", "AE", "N1:13"), "DT-RULE-RANGED-03")
    scene("N1:11 AE, N1:13 th, N1:21 cl!").offered(does("shoot", "AE", "N1:13"))
    bow = scene("N1:33 GO+Xb, N1:13 th").choose(does("shoot", "GO", "N1:13")).fight("2a", "2a")
    bow.refused(does("shoot", "GO", "N1:13"), "DT-OBJ-CROSSBOW-2")
    mixed = scene("N1:11 AE, N1:13 th+ar, N1:33 GO+Xb, N1:23 WA").choose(hits("WA", "N1:13"))
    assert {option.piece for option in mixed.options() if option.verb == "support"} == {"archerelf-yellow"}
    mixed.choose(does("support", "AE")).fight(0, "3a")
    assert mixed.is_wounded("WA")
    assert mixed.is_well("AE", "th")


@proves("DT-OBJ-CROSSBOW-1", "DT-OBJ-CROSSBOW-2", "DT-RULE-TWOLOADS-14")
def test_two_crossbows() -> None:
    scene = MixedScene(PITS, "N1:11 PA+Xb+xb, N1:13 th").choose(does("shoot", "PA", "N1:13"))
    assert scene.totals() == (2, 2)
    scene.fight("2a", "2a").choose(does("shoot", "PA", "N1:13", 1)).fight("2b", "2b")
    scene.refused(does("shoot", "PA", "N1:13"), "DT-OBJ-CROSSBOW-2")
    mixed = MixedScene(PITS, "N1:11 PA+Xb+xb, N1:13 th, N1:23 WA").choose(hits("WA", "N1:13"))
    mixed.choose(does("support", "PA"))
    assert mixed.totals() == (5, 2)


@proves(
    "DT-CHAR-BREEDER-1", "DT-CHAR-BREEDER-2", "DT-CHAR-BREEDER-3", "DT-CHAR-BREEDER-4", "DT-CHAR-SPAWNLING-1",
    "DT-CHAR-SPAWNLING-2", "DT-CHAR-SPAWNLING-3", "DT-CHAR-SPAWNLING-4", "DT-RULE-CHARM-13",
)  # fmt: skip
def test_the_breeder() -> None:
    """B-FPG-07."""
    scene = MixedScene(GROVE, "N1:21 BR")
    assert scene.squares("breed", "BR") == {"N1:20", "N1:31"}
    scene.choose(does("breed", "BR", "N1:31"))
    assert scene.ap_left() == 4
    scene.move("spawnling-yellow", "N1:32 N1:42")
    assert scene.ap_left() == 3
    assert MixedScene(GROVE, "N1:21 BR, N1:31 GO").squares("breed", "BR") == {"N1:20"}
    MixedScene(GROVE, "N1:20 BR").refused(does("breed", "BR", "Y2"), "DT-CHAR-BREEDER-4")
    spent = MixedScene(GROVE, "N1:21 BR, N1:40 spawnling-yellow, N1:33 spawnling2-yellow")
    spent.choose(does("breed", "BR", "N1:31")).refused(does("breed", "BR", "N1:20"), "DT-CHAR-BREEDER-3")
    leaves = MixedScene("N4=39D", "N4:24 spawnling-yellow").choose(goes("spawnling-yellow", "B2"))
    assert leaves.vp("yellow") == 1
    slain = MixedScene(GROVE, "N1:20 spawnling-yellow!, N1:21 wa", turn="blue").choose(hits("wa", "N1:20"))
    assert slain.fight(0, 1).vp("blue") == 1
    charmed = MixedScene(GROVE, "N1:21 br").taken_over("breeder-blue", "yellow")
    charmed.choose(does("breed", "br", "N1:31"))
    assert charmed.kinds_on("N1:31") == {"spawnling"}
    assert charmed.place("spawnling-blue") != "reserve"


@proves(
    "DT-CHAR-DRUID-1", "DT-CHAR-DRUID-2", "DT-TERR-BRAMBLES-1", "DT-TERR-BRAMBLES-2", "DT-TERR-BRAMBLES-3",
    "DT-TERR-BRAMBLES-4", "DT-TERR-BRAMBLES-5", "DT-TERR-BRAMBLES-6", "DT-TERR-BRAMBLES-7", "DT-TERR-BRAMBLES-8",
    "DT-TERR-BRAMBLES-9", "DT-TERR-BRAMBLES-10", "DT-TERR-BRAMBLES-11", "DT-TERR-BRAMBLES-12", "DT-OBJ-WAND-09",
    "DT-RULE-LIVEMARKER-1", "DT-RULE-SIGHT-6",
)  # fmt: skip
def test_brambles() -> None:
    """B-FPG-08."""
    tokens = "N1:33 DR, N1:11 wa, N1:22 th, N1:32 wi+fw"

    def grown(turn: str = "blue", tokens: str = tokens) -> MixedScene:
        return MixedScene(PITS, tokens, turn=turn).mark("brambles-1", "N1:12")

    scene = MixedScene(PITS, tokens).choose(does("raise brambles", "DR", "N1:12"))
    assert scene.ap_left() == 4
    for square in ("N1:42", "N1:43", "N1:22"):
        scene.refused(does("raise brambles", "DR", square), "DT-CHAR-DRUID-2")
    scene.choose(does("raise brambles", "DR", "N1:00"))
    assert scene.place("brambles-1") == "1G-m00"
    scene.choose(does("lift brambles", "DR", "N1:00"))
    assert not scene.laid("brambles-1")
    grown().refused(goes("wa", "N1:12"), "DT-TERR-BRAMBLES-2")
    idle = grown("yellow")
    assert not [option for option in idle.options() if option.piece == "brambles-1"]
    idle.refused(Option("attack", "brambles-1", "N1:11"), "DT-TERR-BRAMBLES-3")
    won = grown().choose(hits("wa", "N1:12"))
    assert won.totals() == (4, 3)
    won.fight(0, "2a")
    assert not won.laid("brambles-1")
    assert won.vp("blue") == 0
    lost = grown().choose(hits("wa", "N1:12")).fight(1, 1)
    assert lost.is_wounded("wa")
    assert lost.is_well("th")
    burnt = grown(tokens="N1:33 DR, N1:11 wa, N1:32 wi+fw").choose(does("fireball", "wi", "N1:12"))
    assert not burnt.laid("brambles-1")
    bolt = grown(tokens="N1:04 DR, N1:32 go+xb")
    bolt.refused(does("shoot", "go", "N1:12"), "DT-TERR-BRAMBLES-12")
    ghost = grown(tokens="N1:11 gh").choose(goes("gh", "N1:12"))
    ghost.choose(goes("gh", "N1:13"))
    magophage = grown(tokens="N1:22 mp, N1:33 DR")
    magophage.move("mp", "N1:23 N1:13")
    assert not magophage.laid("brambles-1")
    slain = grown(tokens="N1:33 DR!, N1:32 wa").choose(hits("wa", "N1:33")).fight(0, 1)
    assert not slain.laid("brambles-1")
    MixedScene(PITS, "N1:33 DR, N1:14 mp").refused(does("raise brambles", "DR", "N1:14"), "DT-CHAR-DRUID-2")


@proves(
    "DT-CHAR-DRUID-3", "DT-CHAR-DRUID-4", "DT-CHAR-DRUID-5", "DT-CHAR-DRUID-6", "DT-CHAR-DRUID-8",
    "DT-CHAR-DRUID-9", "DT-TERR-BRIDGE-6",
)  # fmt: skip
def test_climbing_plants() -> None:
    """B-FPG-09."""
    rooms = "N1=1G S1=2D@1"
    scene = MixedScene(rooms, "N1:22 DR, N1:41 TR+Ar")
    assert {"N1:02", "N1:42"} <= scene.squares("cover", "DR")
    scene.choose(does("cover", "DR", "N1:42"))
    assert scene.asked() == "yellow"
    scene.choose(does("cover more", "DR", "N1:02"))
    if scene.squares("cover more", "DR"):
        scene.choose(does("cover more", "DR", "S1:02"))
    assert scene.ap_left() == 4
    assert scene.marks_on("S1:02") == ["plants"]
    scene.refused(does("cover", "DR", "N1:42"), "DT-CHAR-DRUID-5")
    scene.move("TR", "N1:42 S1:02")
    assert scene.at("TR") == "S1:02"
    jumper = MixedScene(PITS, "N1:32 go, N1:13 mp", turn="blue").mark("plants-1", "N1:42")
    jumper.refused(does("jump", "go", "N1:43"), "DT-JUMP-03")
    jumper.move("go", "N1:42 N1:43")
    quiet = MixedScene(PITS, "N1:22 mp", turn="blue").mark("plants-1", "N1:42").move("mp", "N1:32")
    assert quiet.laid("plants-1")
    hurt = MixedScene(PITS, "N1:42 TR, N1:32 wa", turn="blue").mark("plants-1", "N1:42")
    hurt.choose(hits("wa", "N1:42")).fight(0, 6)
    assert hurt.is_wounded("TR")
    assert hurt.at("TR") == "N1:42"
    bridge = MixedScene("N1=13D", "N1:20 DR").choose(does("cover", "DR", "N1:21"))
    assert bridge.marks_on("N1:21") == ["plants"]
    rocks = MixedScene("N1=5D", "N1:12 DR")
    rocks.refused(does("cover", "DR", "N1:13"), "DT-CHAR-DRUID-9")


@proves(
    "DT-CHAR-ENCHANTRESS-1", "DT-CHAR-ENCHANTRESS-2", "DT-CHAR-ENCHANTRESS-3", "DT-CHAR-ENCHANTRESS-4",
    "DT-CHAR-ENCHANTRESS-6", "DT-CHAR-ENCHANTRESS-7", "DT-TERR-LIVINGTREE-1", "DT-TERR-LIVINGTREE-5",
)  # fmt: skip
def test_waking_trees() -> None:
    """B-FPG-10."""
    scene = MixedScene(GLADE, "N1:22 EN").choose(does("wake", "EN", "N1:12"))
    assert scene.ap_left() == 5
    assert scene.marks_on("N1:12") == ["livingtree"]
    scene.refused(does("wake", "EN", "N1:23"), "DT-TERR-MIST-2")
    scene.refused(does("wake", "EN", "N1:12"), "DT-CHAR-ENCHANTRESS-3")
    scene.move("EN", "N1:23").choose(does("wake", "EN", "N1:23"))
    assert scene.marks_on("N1:12") == []
    scene.move("EN", "N1:22 N1:32 N1:42").choose(does("wake", "EN", "N1:43"))
    assert scene.marks_on("N1:43") == ["livingtree"]
    other = MixedScene(GLADE, "N1:42 EN").mark("livingtree-2", "N1:43")
    other.refused(does("wake", "EN", "N1:43"), "DT-CHAR-ENCHANTRESS-4")
    quiet = MixedScene(GLADE, "N1:42 EN, N1:44 mp").choose(does("wake", "EN", "N1:43"))
    assert quiet.marks_on("N1:43") == []
    awake = MixedScene(GLADE, "N1:34 mp", turn="blue").mark("livingtree-1", "N1:43").move("mp", "N1:44")
    assert awake.marks_on("N1:43") == ["livingtree"]
    wounded = MixedScene(GLADE, "N1:14 EN!, N1:22 wa").mark("livingtree-1", "N1:12")
    wounded.offered(Option("attack", "livingtree-1", wounded.square("N1:22")))
    wounded.refused(does("wake", "EN", "N1:23"), "DT-WOUND-03")


@proves(
    "DT-TERR-LIVINGTREE-2", "DT-TERR-LIVINGTREE-3", "DT-TERR-LIVINGTREE-4", "DT-TERR-LIVINGTREE-9",
    "DT-RULE-LIVEMARKER-1",
)  # fmt: skip
def test_a_tree_fights() -> None:
    """B-FPG-11."""
    tokens = "N1:12 GO, N1:22 wa, N1:14 EN"

    def scene(turn: str = "yellow", tokens: str = tokens) -> MixedScene:
        return MixedScene(GLADE, tokens, turn=turn).mark("livingtree-1", "N1:12")

    won = scene().choose(Option("attack", "livingtree-1", "N1:22"))
    assert won.ap_left() == 4
    assert won.totals() == (3, 3)
    won.fight("2a", 1)
    assert won.is_wounded("wa")
    lost = scene().choose(Option("attack", "livingtree-1", "N1:22")).fight(0, 4)
    assert not lost.laid("livingtree-1")
    assert lost.is_wounded("GO")
    lost.choose(does("wake", "EN", "N1:12"))
    assert lost.laid("livingtree-1")
    assert lost.ap_left() == 4
    fallen = scene("blue").choose(hits("wa", "N1:12")).fight("2a", "3a")
    assert not fallen.laid("livingtree-1")
    assert fallen.is_wounded("GO")
    assert fallen.vp("blue") == 0
    climber = scene("blue", "N1:13 th").move("th", "N1:12")
    climber.choose(END).play(2).choose(Option("attack", "livingtree-1", "N1:12"))
    assert climber.totals() == (2, 2)
    climber.fight("3a", "3a")
    assert climber.is_well("th")
    alone = scene("blue", "N1:22 wa").choose(hits("wa", "N1:12"))
    assert alone.totals() == (2, 3)
    alone.fight(0, 1)
    assert not alone.laid("livingtree-1")


@proves("DT-TERR-LIVINGTREE-6", "DT-TERR-LIVINGTREE-7", "DT-TERR-LIVINGTREE-10", "DT-OBJ-WAND-09")
def test_a_tree_is_shot_at_and_burnt() -> None:
    def scene(tokens: str) -> MixedScene:
        return MixedScene(GLADE, tokens, turn="blue").mark("livingtree-1", "N1:12")

    burnt = scene("N1:12 AE, N1:32 wi+fw").choose(does("fireball", "wi", "N1:12"))
    assert not burnt.laid("livingtree-1")
    assert burnt.vp("blue") == 1
    shot = scene("N1:12 AE, N1:32 go+xb").choose(does("shoot", "go", "N1:12"))
    assert shot.totals() == (2, 2)
    shot.fight(0, "2a")
    assert not shot.laid("livingtree-1")
    assert shot.is_wounded("AE")
    lying = scene("N1:12 AE!, N1:32 go+xb").choose(does("shoot", "go", "N1:12")).fight(0, "2a")
    assert lying.vp("blue") == 1


@proves(
    "DT-CHAR-LIVINGTRAP-1", "DT-CHAR-LIVINGTRAP-2", "DT-CHAR-LIVINGTRAP-3", "DT-CHAR-LIVINGTRAP-4",
    "DT-CHAR-LIVINGTRAP-5", "DT-CHAR-LIVINGTRAP-6", "DT-CHAR-LIVINGTRAP-7", "DT-CHAR-DRUID-7",
)  # fmt: skip
def test_the_living_trap() -> None:
    """B-FPG-12."""
    tokens = "N1:22 LT, N1:12 go"

    def pit(tokens: str, turn: str = "yellow") -> MixedScene:
        scene = MixedScene(PITS, tokens, turn=turn).mark("livingpit-1", "N1:22")
        return scene.mark("livingtrap-yellow", "markers")

    scene = MixedScene(PITS, tokens).choose(does("become pit", "LT"))
    assert scene.ap_left() == 4
    assert scene.marks_on("N1:22") == ["livingpit"]
    scene.end().play(2).refused(hits("go", "N1:22"), "DT-COMBAT-01").refused(goes("go", "N1:22"), "DT-MOVE-08")
    scene.choose(does("jump", "go", "N1:32"))
    MixedScene(PITS, "N1:22 LT+Sw").refused(does("become pit", "LT"), "DT-CHAR-LIVINGTRAP-2")
    MixedScene(PITS, "N1:43 LT").refused(does("become pit", "LT"), "DT-CHAR-LIVINGTRAP-2")
    thief = pit("N1:22 th+ts").choose(Option("become trap", "livingpit-1"))
    assert thief.vp("yellow") == 1
    assert thief.ap_left() == 5
    assert thief.place("ts") == "gone"
    assert thief.at("LT") == "N1:22"
    thief.move("LT", "N1:32")
    own = pit("N1:22 WA+Ro").choose(Option("become trap", "livingpit-1"))
    assert own.vp("blue") == 1
    assert own.place("Ro") == "gone"
    plants = pit("N1:22 cl").mark("plants-4", "N1:22").choose(Option("become trap", "livingpit-1"))
    assert plants.vp("yellow") == 1
    assert not plants.laid("plants-4")
    pit("N1:12 go", "blue").refused(Option("become trap", "livingpit-1"), "DT-ACT-03")


@proves(
    "DT-CHAR-LOGGER-1", "DT-CHAR-LOGGER-2", "DT-CHAR-LOGGER-3", "DT-OBJ-STEAMSAW-1", "DT-OBJ-STEAMSAW-2",
    "DT-OBJ-STEAMSAW-4", "DT-OBJ-STEAMSAW-5", "DT-OBJ-STEAMSAW-6", "DT-TERR-TREE-7",
    "DT-TERR-TREE-8", "DT-COMBAT-03",
)  # fmt: skip
def test_logger_and_steam_saw() -> None:
    """B-FPG-13."""
    tokens = "N1:22 LO, N1:12 ae, N1:23 th!"
    scene = MixedScene(GLADE, tokens).choose(does("log", "LO", "N1:12"))
    assert scene.marks_on("N1:12") == ["stump"]
    assert scene.is_wounded("ae")
    scene.refused(hits("LO", "N1:12"), "DT-COMBAT-03").choose(does("log", "LO", "N1:23"))
    assert scene.vp("yellow") == 1
    assert scene.ap_left() == 3
    tool = MixedScene(GLADE, "N1:22 LO+Ss, N1:12 ae, N1:23 th!").choose(does("log with tools", "LO", "N1:12"))
    tool.choose(does("log with tools", "LO", "N1:23"))
    assert tool.ap_left() == 5
    tool.refused(does("log", "LO", "N1:32"), "DT-CHAR-LOGGER-2")
    MixedScene(GLADE, "N1:22 LO+Ax").offered(does("log with tools", "LO", "N1:12"))
    warrior = MixedScene(GLADE, "N1:22 WA+Ss").choose(does("saw down", "WA", "N1:12"))
    assert warrior.ap_left() == 4
    MixedScene(GLADE, "N1:11 LO").refused(does("log", "LO", "N1:12"), "DT-CHAR-LOGGER-2")
    weak = MixedScene(GLADE, "N1:32 GO, N1:42 Ss").choose(goes("GO", "N1:42"))
    weak.refused(Option("take", "steamsaw-yellow"), "DT-OBJ-STEAMSAW-4").choose(Option("stop"))
    weak.move("GO", "N1:32")
    assert weak.at("Ss") == "N1:42"
    attack = MixedScene(GLADE, "N1:22 LO+Ss, N1:32 wa").choose(hits("LO", "N1:32"))
    assert attack.totals() == (4, 3)
    wolf = MixedScene(GLADE, "N1:22 WW+Ss").wolf("WW").before_card().play(3)
    wolf.move("WW", "N1:32")
    assert wolf.at("Ss") == "N1:22"


@proves(
    "DT-CHAR-STONEELEMENTAL-1", "DT-CHAR-STONEELEMENTAL-2", "DT-CHAR-STONEELEMENTAL-3", "DT-CHAR-STONEELEMENTAL-4",
    "DT-CHAR-STONEELEMENTAL-5",
)  # fmt: skip
def test_the_stone_elemental() -> None:
    """B-FPG-14."""
    tokens = "N1:21 SE, N1:32 WA, N1:22 go"
    scene = MixedScene(PITS, tokens).choose(does("break", "SE", "N1:21w"))
    assert scene.gate("N1:21w") == "broken"
    scene.refused(hits("SE", "N1:22"), "DT-CHAR-STONEELEMENTAL-2").choose(hits("WA", "N1:22"))
    assert scene.totals() == (3, 1)
    scene.fight(1, "2a")
    assert scene.is_wounded("go")
    attacked = MixedScene(PITS, tokens, turn="blue").choose(hits("go", "N1:32"))
    assert attacked.totals() == (11, 1)
    attacked.fight(0, 6)
    assert attacked.is_wounded("go")
    rocks = MixedScene("N1=5D", "N1:11 SE").move("SE", "N1:12 N1:13 N1:23")
    assert rocks.at("SE") == "N1:23"
    ended = MixedScene("N1=5D", "N1:12 SE, N1:03 GO").move("SE", "N1:13")
    assert ended.marks_on("N1:13") == ["rockless"]
    MixedScene(GLADE, "N1:32 SE").refused(goes("SE", "N1:31"), "DT-TERR-TREE-4")


@proves("DT-CHAR-BREEDER-5", "DT-CHAR-SPECTER-07", "DT-CHAR-ENCHANTRESS-5")
def test_a_specter_inherits() -> None:
    breeder = MixedScene(GROVE, "N1:20 SX, N1:21 br!, N1:33 spawnling-blue")
    breeder.choose(goes("SX", "N1:21"), Option("reincarnate", "breeder-blue"))
    left = [key for key in breeder.now.contents["reserve"] if breeder.now.pieces[key].kind == "spawnling"]
    assert len([key for key in left if key.endswith("yellow")]) == 2
    druid = MixedScene(PITS, "N1:21 SX, N1:22 dr!").mark("brambles-2", "N1:12").mark("plants-4", "N1:42")
    druid.choose(goes("SX", "N1:22"), Option("reincarnate", "druid-blue"))
    assert druid.place("brambles-1") == "1G-m12"
    assert not druid.laid("brambles-2")
    assert len([key for key in ("plants-1", "plants-2", "plants-3") if druid.place(key) == "markers"]) == 2
    elf = MixedScene(GLADE, "N1:21 SX, N1:22 en!").mark("livingtree-2", "N1:34")
    elf.choose(goes("SX", "N1:22"), Option("reincarnate", "enchantress-blue"))
    assert elf.laid("livingtree-2")
    elf.choose(does("wake", "EN", "N1:12"))
    assert not elf.laid("livingtree-2")
