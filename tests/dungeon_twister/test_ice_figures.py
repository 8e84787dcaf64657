"""Lands of Ice: its figures, and what freezing does."""

from __future__ import annotations

from engine.flow import Option
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import STOP, play, proves, set_down, take, token

POND, BROOK, RIFT, SPRING, GROVE, LAVA = "N1=33D", "N1=33G", "N1=34D", "N1=34G", "N1=35G", "N3=14D"


@proves(
    "DT-CHAR-ICEWITCH-1", "DT-RULE-TWOLOADS-01", "DT-RULE-TWOLOADS-02", "DT-RULE-TWOLOADS-03",
    "DT-RULE-MAGICUSER-3", "DT-RULE-SCROLL-3", "DT-CARRY-01", "DT-STACK-01",
)  # fmt: skip
def test_the_ice_witch_has_two_hands() -> None:
    """B-IW-03."""
    scene = MixedScene(SPRING, "N1:00 IW+Ro, N1:01 Si").move("IW", "N1:01 +Si N1:02")
    assert scene.kinds_on("N1:02") == {"icewitch", "rope", "icescroll"}
    goblin = MixedScene(SPRING, "N1:00 GO+Ro, N1:01 Si").choose(goes("GO", "N1:01"))
    goblin.refused(take(token("Si")), "DT-CARRY-01")
    MixedScene(SPRING, "N1:00 GO+Si, N1:02 wa").refused(
        does("freeze by scroll", "GO", "N1:02"), "DT-RULE-SCROLL-3"
    )
    MixedScene(SPRING, "N1:00 GO+Si, N1:02 wa").refused(does("lay ice", "GO", "N1:01"), "DT-RULE-SCROLL-3")
    lying = MixedScene(SPRING, "N1:00 GO, N1:02 IW!+Ro+Si")
    lying.choose(goes("GO", "N1:01"), goes("GO", "N1:02"))
    lying.refused(STOP, "DT-STACK-01").choose(take(token("Ro")), goes("GO", "N1:03")).choose(STOP)
    assert lying.kinds_on("N1:03") == {"goblin", "rope"}
    left = MixedScene(SPRING, "N1:00 GO, N1:02 Ro+Si")
    left.choose(goes("GO", "N1:01"), goes("GO", "N1:02")).refused(STOP, "DT-STACK-01")
    MixedScene(SPRING, "N1:00 PA, N1:02 Ro+Si").move("PA", "N1:01 N1:02")


@proves(
    "DT-CHAR-ICEDRAGON-1", "DT-CHAR-ICEDRAGON-2", "DT-RULE-FROZEN-01", "DT-RULE-FROZEN-02", "DT-RULE-FROZEN-13",
    "DT-RULE-FROZEN-16", "DT-SIGHT-02", "DT-SIGHT-03", "DT-RULE-PRESTIGE-1",
)  # fmt: skip
def test_the_ice_dragon_freezes() -> None:
    """B-IW-04."""
    scene = MixedScene(SPRING, "N1:00 ID, N1:02 wa, N1:03 cl, N1:20 go").ap(3)
    assert scene.squares("freeze", "ID") == {"N1:02"}
    scene.refused(does("freeze", "ID", "N1:03"), "DT-SIGHT-03")
    scene.refused(does("freeze", "ID", "N1:20"), "DT-SIGHT-02")
    scene.choose(does("freeze", "ID", "N1:02"))
    assert scene.is_frozen("wa")
    assert scene.ap_left() == 2
    scene.refused(does("freeze", "ID", "N1:02"), "DT-CHAR-ICEDRAGON-2").end()
    scene.play(2).refused(goes("wa", "N1:01"), "DT-RULE-FROZEN-02")
    scene.refused(does("jump", "wa", "N1:22"), "DT-RULE-FROZEN-02")
    assert scene.is_frozen("wa")
    scene.end()
    assert not scene.is_frozen("wa")
    again = MixedScene(SPRING, "N1:00 IW+Si, N1:02 wa").frozen("wa")
    again.refused(does("freeze by scroll", "IW", "N1:02"), "DT-RULE-FROZEN-16")
    own = MixedScene(SPRING, "N1:00 ID, N1:01 GO").choose(does("freeze", "ID", "N1:01"))
    assert own.is_frozen("GO")
    assert not own.end().is_frozen("GO")
    few = MixedScene(SPRING, "N1:00 ID, N1:02 wa, N1:20 GO, N1:21 TH, N1:22 CL, N1:33 TR")
    few.frozen("GO", "TH", "CL", "TR").refused(does("freeze", "ID", "N1:02"), "DT-RULE-FROZEN-01")
    slain = MixedScene(SPRING, "N1:00 ID!, N1:01 wa", turn="blue").choose(hits("wa", "N1:00")).fight(0, 1)
    assert slain.vp("blue") == 2


@proves("DT-RULE-FROZEN-03", "DT-RULE-FROZEN-04", "DT-RULE-FROZEN-05", "DT-RULE-FROZEN-17", "DT-RULE-VALUE-2")
def test_frozen_in_a_fight() -> None:
    """B-IW-05."""
    tokens = "N1:11 WA, N1:22 TR, N1:12 cl, N1:21 wa"

    def scene() -> MixedScene:
        return MixedScene("N1=1G", tokens).frozen("TR", "cl", "wa")

    out = scene().choose(hits("WA", "N1:12"))
    assert out.asked() == "blue"
    assert {option.piece for option in out.options()} == {"warrior-blue"}
    out.choose(Option("stay out", "warrior-blue"))
    assert {side.seat: len(side.pieces) for side in out.contest().sides} == {"yellow": 1, "blue": 1}
    out.fight("2a", "2a")
    assert out.is_wounded("cl")
    assert out.is_frozen("cl")
    level = scene().choose(hits("WA", "N1:12"), Option("join", "warrior-blue")).fight("2a", "2a")
    assert level.is_well("cl", "WA", "wa")
    lost = scene().choose(hits("WA", "N1:12"), Option("join", "warrior-blue")).fight("2a", "3a")
    assert lost.is_wounded("WA")
    assert lost.is_well("TR")
    other = scene().choose(hits("WA", "N1:21"))
    assert {option.piece for option in other.options()} == {"cleric-blue"}
    alone = MixedScene("N1=1G", "N1:11 WA, N1:12 cl!+ar").frozen("cl").choose(hits("WA", "N1:12")).fight(0, "2a")
    assert alone.at("cl") == "N1:12"


@proves(
    "DT-TERR-SCONCE-1", "DT-TERR-SCONCE-2", "DT-RULE-FROZEN-06", "DT-RULE-FROZEN-07", "DT-RULE-FROZEN-08",
    "DT-RULE-FROZEN-09", "DT-RULE-FROZEN-10", "DT-RULE-FROZEN-11", "DT-RULE-FROZEN-12", "DT-STACK-01",
)  # fmt: skip
def test_a_torch_from_the_wall() -> None:
    """B-IW-06."""
    tokens = "N1:33 GO, N1:34 WA, N1:43 CL!"

    def scene(more: str = "") -> MixedScene:
        return MixedScene(BROOK, tokens + more).frozen("WA", "CL")

    assert does("take torch", "TH") not in scene(", N1:23 TH").options()
    taken = scene().choose(does("take torch", "GO"))
    assert taken.kinds_on("N1:33") == {"goblin", "torch"}
    taken.refused(does("take torch", "GO"), "DT-TERR-SCONCE-2")
    torch = next(key for key in taken.now.contents[taken.square("N1:33")] if key.startswith("torch"))
    given = taken.choose(goes("GO", "N1:34"), set_down(torch), goes("GO", "N1:24"))
    assert given.is_frozen("WA")
    given.choose(STOP)
    assert not given.is_frozen("WA")
    given.move("WA", "N1:33")
    laden = MixedScene(BROOK, "N1:33 GO+to, N1:43 CL!").frozen("CL")
    laden.choose(goes("GO", "N1:43")).refused(STOP, "DT-STACK-01")
    bare = scene().choose(goes("GO", "N1:43")).refused(take("CL"), "DT-RULE-FROZEN-07").choose(STOP)
    assert bare.kinds_on("N1:43") == {"goblin", "cleric"}
    bare.move("GO", "N1:33")
    assert bare.at("CL") == "N1:43"
    warm = MixedScene(BROOK, "N1:34 WA+to, N1:24 id", turn="blue").choose(does("freeze", "id", "N1:34"))
    assert not warm.is_frozen("WA")
    warm.refused(does("freeze", "id", "N1:34"), "DT-CHAR-ICEDRAGON-2")
    grip = MixedScene(BROOK, "N1:33 th, N1:43 CL!+Ar", turn="blue").frozen("CL").choose(goes("th", "N1:43"))
    grip.refused(take("Ar"), "DT-RULE-FROZEN-10")
    free = MixedScene(BROOK, "N1:33 GO, N1:34 WA+TH!").frozen("WA")
    free.choose(goes("GO", "N1:34"), take("TH"), goes("GO", "N1:24"), STOP)
    assert free.kinds_on("N1:24") == {"goblin", "thief"}


@proves(
    "DT-RULE-FROZEN-14", "DT-RULE-FROZEN-15", "DT-RULE-FROZEN-18", "DT-RULE-FROZEN-19", "DT-RULE-FROZEN-20",
    "DT-RULE-FROZEN-22",
)  # fmt: skip
def test_more_about_the_frozen() -> None:
    magic = MixedScene(SPRING, "N1:03 mp, N1:13 WA").frozen("WA")
    magic.refused(goes("WA", "N1:12"), "DT-RULE-FROZEN-02")
    curse = MixedScene(SPRING, "N1:24 mp, N1:14 WA+fc, N1:13 GO").frozen("WA").choose(goes("GO", "N1:14"))
    curse.refused(take(token("fc")), "DT-RULE-FROZEN-15")
    lasts = MixedScene(SPRING, "N1:13 MP, N1:14 wi+fw, N1:24 GO", turn="blue").frozen("MP")
    assert lasts.choose(does("fireball", "wi", "N1:24")).at("GO") == "N1:24"
    friend = MixedScene(BROOK, "N1:43 GO+CL!, N1:33 wa", turn="blue").frozen("CL")
    assert friend.choose(hits("wa", "N1:43")).fight(0, 6).vp("blue") == 1
    thawed = MixedScene(BROOK, "N1:43 GO+CL!").frozen("CL").end()
    assert not thawed.is_frozen("CL")
    pushed = MixedScene(BROOK, "N1:40 GO+Rr, N1:41 wa").frozen("wa").choose(does("repel", "GO", "N1:41"))
    assert pushed.at("wa") == "N1:42"
    assert pushed.is_frozen("wa")
    MixedScene(SPRING, "N1:13 WA!+Lp").frozen("WA").refused(does("quaff", "WA"), "DT-RULE-FROZEN-22")
    MixedScene(SPRING, "N1:13 WA!").frozen("WA").refused(does("refresh", "WA"), "DT-RULE-FROZEN-22")
    healed = MixedScene(SPRING, "N1:13 WA!, N1:14 CL").frozen("WA").choose(does("heal", "CL", "N1:13"))
    assert healed.is_well("WA")
    assert healed.is_frozen("WA")


@proves(
    "DT-CHAR-ICEELEMENTAL-2", "DT-CHAR-ICEELEMENTAL-3", "DT-CHAR-ICEELEMENTAL-4", "DT-CHAR-ICEELEMENTAL-6",
    "DT-TERR-ICE-1", "DT-TERR-SNOW-4", "DT-TERR-WATER-2", "DT-TERR-WATER-3",
)  # fmt: skip
def test_a_path_of_ice() -> None:
    """B-IW-07."""
    way = "N1:11 N1:12 N1:13 N1:14"
    scene = MixedScene(POND, "N1:10 IE, N1:20 WA+Sw").move("IE", way)
    assert (scene.at("IE"), scene.ap_left()) == ("N1:14", 4)
    assert [scene.marks_on(square) for square in way.split()] == [["ice"], ["ice"], ["ice"], []]
    scene.move("WA", "N1:21 N1:11 N1:12")
    assert (scene.at("Sw"), scene.ap_left()) == ("N1:12", 3)
    MixedScene(POND, "N1:10 IE+Sw").refused(goes("IE", "N1:11"), "DT-CHAR-ICEELEMENTAL-4")
    carried = MixedScene(POND, "N1:10 IE+GO!").move("IE", way)
    assert carried.kinds_on("N1:14") == {"iceelemental", "goblin"}
    bonus = MixedScene(POND, "N1:12 YE, N1:02 go").iced("N1:12").choose(hits("YE", "N1:02"))
    assert bonus.totals() == (4, 1)
    back = MixedScene(POND, "N1:14 IE+Sw").iced("N1:11 N1:12 N1:13").move("IE", "N1:13 N1:12 N1:11 N1:10")
    assert back.at("Sw") == "N1:10"
    pushed = MixedScene(POND, "N1:04 GO+Rr, N1:03 ie").choose(does("repel", "GO", "N1:03"))
    assert pushed.marks_on("N1:02") == ["ice"]
    wounded = MixedScene(POND, "N1:10 GO+IE!").move("GO", "N1:11")
    assert wounded.marks_on("N1:11") == []


@proves(
    "DT-CHAR-MAMMOTH-05", "DT-CHAR-MAMMOTH-06", "DT-CHAR-MAMMOTH-07", "DT-CHAR-MAMMOTH-08", "DT-CHAR-MAMMOTH-09",
    "DT-CHAR-MAMMOTH-10", "DT-OBJ-TWOHANDAXE-4", "DT-TERR-TREE-7", "DT-TERR-TREE-8", "DT-COMBAT-03",
)  # fmt: skip
def test_the_mammoth_and_trees() -> None:
    """B-IW-10."""
    scene = MixedScene(GROVE, "N1:21 MA").refused(does("uproot", "MA", "N1:11"), "DT-CHAR-MAMMOTH-07")
    scene.move("MA", "N1:22 N1:21").choose(does("uproot", "MA", "N1:11"))
    assert (scene.marks_on("N1:11"), scene.ap_left()) == (["stump"], 4)
    scene.move("MA", "N1:11 N1:12").refused(goes("MA", "N1:13"))
    scene.offered(does("uproot", "MA", "N1:02"))
    stuck = MixedScene(GROVE, "N1:01 MA")
    stuck.refused(does("uproot", "MA", "N1:11"), "DT-CHAR-MAMMOTH-07")
    misty = MixedScene(BROOK, "N1:33 MA").move("MA", "N1:34").choose(does("uproot", "MA", "N1:44"))
    assert misty.marks_on("N1:44") == ["stump"]
    misty.move("MA", "N1:44").choose(Option("end"))
    both = MixedScene("N1=33D", "N1:34 MA").move("MA", "N1:33")
    assert both.squares("uproot", "MA") == set()
    hit = (
        MixedScene(GROVE, "N1:20 MA, N1:11 go, N1:21 WA").move("MA", "N1:10").choose(does("uproot", "MA", "N1:11"))
    )
    assert hit.is_wounded("go")
    hit.refused(hits("WA", "N1:11"), "DT-COMBAT-03").refused(does("uproot", "MA", "N1:11"), "DT-CHAR-MAMMOTH-06")
    slain = MixedScene(GROVE, "N1:20 MA, N1:11 go!").hurt("go").move("MA", "N1:10")
    assert slain.choose(does("uproot", "MA", "N1:11")).vp("yellow") == 1
    axe = MixedScene(GROVE, "N1:10 WA+Ax, N1:11 go").choose(does("fell", "WA", "N1:11"))
    assert axe.is_wounded("go")
    assert axe.ap_left() == 4
    axe.refused(hits("WA", "N1:11"), "DT-COMBAT-03")


@proves("DT-CHAR-MAMMOTH-02", "DT-CHAR-MAMMOTH-03")
def test_the_mammoth_is_shown_and_breaks_gates() -> None:
    scene = MixedScene(SPRING, "N1:32 MA").choose(does("break", "MA", "N1:33w"))
    assert scene.gate("N1:33w") == "broken"
    assert scene.game.content.rows["mammoth"].shown == "DT-CHAR-MAMMOTH-02"


@proves(
    "DT-CHAR-BEASTMASTER-1", "DT-CHAR-BEASTMASTER-2", "DT-CHAR-BEASTMASTER-3", "DT-CHAR-BEASTMASTER-4",
    "DT-RULE-BEAST-1", "DT-RULE-CHARM-01", "DT-RULE-CHARM-04", "DT-RULE-CHARM-20", "DT-SIGHT-03",
)  # fmt: skip
def test_the_beast_master() -> None:
    """B-IW-11."""
    tokens = "N1:00 BM, N1:03 ma, N1:04 go!, N1:13 cl, N1:20 WA"
    scene = MixedScene(SPRING, tokens).ap(3).choose(does("tame", "BM", "N1:03"))
    assert (scene.ap_left(), scene.extra(token("ma"))) == (2, 3)
    scene.move("ma", "N1:02 N1:03").choose(does("uproot", "ma", "N1:04"))
    assert (scene.vp("yellow"), scene.extra(token("ma"))) == (1, 2)
    scene.refused(hits("ma", "N1:13"))
    scene.move("WA", "N1:21").move("ma", "N1:02")
    assert (scene.ap_left(), scene.extra(token("ma"))) == (1, 1)
    scene.refused(does("tame", "BM", "N1:02"), "DT-CHAR-BEASTMASTER-2")
    human = MixedScene(SPRING, "N1:00 BM, N1:01 ww, N1:03 ma")
    assert human.squares("tame", "BM") == set()
    human.refused(does("tame", "BM", "N1:01"), "DT-RULE-BEAST-1")
    human.refused(does("tame", "BM", "N1:03"), "DT-SIGHT-03")
    MixedScene(SPRING, "N1:00 BM, N1:01 ww").wolf("ww").offered(does("tame", "BM", "N1:01"))
    cold = MixedScene(SPRING, "N1:00 BM, N1:03 ma").frozen("ma").choose(does("tame", "BM", "N1:03"))
    cold.refused(goes("ma", "N1:02"), "DT-RULE-FROZEN-02")
    antimagic = MixedScene("N1=15D", "N1:00 BM, N1:01 ye").choose(does("tame", "BM", "N1:01"))
    assert antimagic.extra(token("ye")) == 3


@proves(
    "DT-CHAR-LIGHTNING-1", "DT-CHAR-LIGHTNING-2", "DT-CHAR-LIGHTNING-5", "DT-RULE-RANGED-03", "DT-RULE-RANGED-04",
    "DT-RULE-RANGED-05", "DT-RULE-RANGED-06", "DT-RULE-RANGED-08", "DT-RULE-RANGED-09", "DT-RULE-RANGED-14",
    "DT-TERR-SLIT-1", "DT-TERR-SLIT-2", "DT-TERR-SLIT-3", "DT-COMBAT-03",
)  # fmt: skip
def test_lightning_strikes() -> None:
    """B-IW-12."""
    tokens = "N1:11 LE+Sw, N1:14 cl+ar"
    shot = MixedScene(RIFT, tokens).choose(does("shoot", "LE", "N1:14"))
    assert shot.totals() == (1, 3)
    shot.fight(4, 1)
    assert shot.is_wounded("cl")
    shot.refused(does("shoot", "LE", "N1:14"), "DT-RULE-RANGED-14")
    safe = MixedScene(RIFT, tokens).choose(does("shoot", "LE", "N1:14")).fight(0, 5)
    assert safe.is_well("LE")
    close = MixedScene(RIFT, f"{tokens}, N1:01 th")
    close.refused(does("shoot", "LE", "N1:14"), "DT-RULE-RANGED-03")
    helped = MixedScene(RIFT, f"{tokens}, N1:04 WA").choose(hits("WA", "N1:14"))
    helped.choose(does("support", "LE"))
    assert helped.totals() == (4, 3)
    helped.fight(0, "2a")
    assert helped.is_wounded("WA")
    assert helped.is_well("LE")
    assert helped.ap_left() == 4
    MixedScene("N3=36D", "N3:33 LE, N3:30 cl").offered(does("shoot", "LE", "N3:30"))
    MixedScene("N3=36D", "N3:30 LE, N3:33 cl").refused(does("shoot", "LE", "N3:33"), "DT-TERR-SLIT-3")
    slit = MixedScene("N3=36D", "N3:32 LE, N3:33 cl").offered(does("shoot", "LE", "N3:33"))
    slit.refused(hits("LE", "N3:33"), "DT-TERR-SLIT-1")


@proves(
    "DT-CHAR-LIGHTNING-3", "DT-CHAR-LIGHTNING-4", "DT-RULE-FLY-03", "DT-RULE-FLY-07", "DT-RULE-FLY-08",
    "DT-TERR-WATER-7", "DT-TERR-WATER-10",
)  # fmt: skip
def test_lightning_and_water() -> None:
    """B-IW-13."""
    tokens = "N1:10 LE+Sw, N1:12 GO!"
    scene = MixedScene(POND, tokens).move("LE", "N1:11 N1:12 N1:13 N1:14")
    assert (scene.at("LE"), scene.at("Sw"), scene.ap_left()) == ("N1:14", "N1:14", 4)
    over = MixedScene(POND, tokens).choose(goes("LE", "N1:11"), goes("LE", "N1:12"), goes("LE", "N1:13"))
    over.refused(set_down("Sw"), "DT-TERR-WATER-7").refused(STOP, "DT-TERR-WATER-10")
    bare = MixedScene(POND, "N1:10 LE, N1:12 GO!").choose(goes("LE", "N1:11"), goes("LE", "N1:12"))
    bare.refused(take("GO"), "DT-CHAR-LIGHTNING-4")
    bare.choose(goes("LE", "N1:13"), STOP)
    assert bare.vp("blue") == 1


@proves(
    "DT-CHAR-WEREWOLF-1", "DT-CHAR-WEREWOLF-2", "DT-CHAR-WEREWOLF-3", "DT-CHAR-WEREWOLF-4", "DT-CHAR-WEREWOLF-5",
    "DT-CHAR-WEREWOLF-8", "DT-CARD-02", "DT-CARD-07", "DT-WOUND-09",
)  # fmt: skip
def test_the_werewolf_changes() -> None:
    """B-IW-14."""
    scene = MixedScene("N1=1G", "N1:11 WW, N1:12 wa").before_card().cards("yellow", action="4 5")
    scene.choose(play(5)).end().play(5).choose(hits("wa", "N1:11"))
    assert scene.totals() == (4, 3)
    scene.fight(1, "2a").end()
    assert scene.is_well("WW", "wa")
    scene.play(4)
    assert scene.now.pieces[token("WW")].mark("form") == 0
    last = MixedScene("N1=1G", "N1:11 WW, N1:12 wa").before_card().cards("yellow", action="5")
    last.choose(play(5)).end().play(5).choose(hits("wa", "N1:11")).fight(1, "2a")
    assert last.is_wounded("WW")
    up = MixedScene("N1=1G", "N1:11 WW!, N1:12 wa, N1:22 CL").before_card().choose(play(5))
    assert up.is_well("WW")
    assert up.ap_left() == 5
    up.refused(goes("WW", "N1:10"), "DT-CHAR-WEREWOLF-5").choose(hits("CL", "N1:12"))
    assert up.sides()["yellow"][0] == {"CL"}
    under = MixedScene("N1=1G", "N1:11 GO+WW!, N1:12 wa").before_card().choose(play(5))
    assert under.is_wounded("WW")
    under.choose(set_down(token("WW")), goes("GO", "N1:21"), STOP)
    assert under.is_wounded("WW")
    hurt = MixedScene("N1=1G", "N1:11 WW, N1:12 wa").before_card().cards("yellow", action="4 5")
    hurt.choose(play(5)).end().play(5).choose(hits("wa", "N1:11")).fight(0, 6).end().play(4)
    assert hurt.is_wounded("WW")
    assert hurt.now.pieces[token("WW")].mark("form") == 0


@proves(
    "DT-CHAR-WEREWOLF-4", "DT-CHAR-WEREWOLF-6", "DT-CHAR-WEREWOLF-7", "DT-CHAR-WEREWOLF-9", "DT-CHAR-WEREWOLF-10",
    "DT-TERR-TREE-6", "DT-TERR-BRIDGE-3", "DT-TERR-BRIDGE-4", "DT-TERR-BRIDGE-5", "DT-TERR-BRIDGE-8",
    "DT-RULE-REGEN-3", "DT-TERR-LAVA-1",
)  # fmt: skip
def test_the_werewolf_in_high_places() -> None:
    """B-IW-15."""
    tree = MixedScene(POND, "N1:00 WW").before_card().choose(play(5))
    assert tree.marks_on("N1:00") == ["stump"]
    assert tree.is_wounded("WW")
    bridge = MixedScene(POND, "N1:22 WW+Sw").before_card().choose(play(5))
    assert (bridge.at("WW"), bridge.at("Sw"), bridge.marks_on("N1:22")) == ("N1:22", "gone", ["brokenbridge"])
    assert bridge.is_well("WW")
    rope = MixedScene(POND, "N1:22 WW+Ro").before_card().choose(play(5))
    assert rope.marks_on("N1:22") == []
    lava = MixedScene(LAVA, "N3:12 WW").before_card().choose(play(5))
    assert lava.vp("blue") == 1
    hurt = MixedScene(POND, "N1:22 WW!").before_card().choose(play(5))
    assert hurt.is_well("WW")
    assert hurt.marks_on("N1:22") == ["brokenbridge"]
    hurt.refused(goes("WW", "N1:12"), "DT-CHAR-WEREWOLF-5")
    lying = MixedScene(POND, "N1:00 WW!").before_card().choose(play(5))
    assert lying.is_wounded("WW")
    assert lying.vp("blue") == 0
    asleep = MixedScene(POND).hidden("N2", token("WW")).before_card().choose(play(5))
    assert not asleep.now.pieces[token("WW")].marks
    cold = MixedScene("N1=1G", "N1:11 WW!").frozen("WW").before_card().choose(play(5))
    assert cold.is_well("WW")


@proves("DT-CHAR-ICEDRAGON-4", "DT-RULE-SCROLL-4")
def test_cold_is_no_magic() -> None:
    """B-IW-17 (d) and (e)."""
    tokens = "N1:20 IW+Si, N1:34 wa, N1:33 mp"
    lost = MixedScene(BROOK, tokens).choose(does("freeze by scroll", "IW", "N1:34"))
    assert not lost.is_frozen("wa")
    assert lost.at("Si") == "gone"
    dragon = MixedScene(BROOK, tokens.replace("IW+Si", "ID")).choose(does("freeze", "ID", "N1:34"))
    assert dragon.is_frozen("wa")


@proves("DT-ROPE-12", "DT-RULE-FLY-07")
def test_who_flies_over_water_with_a_rope_has_an_end_in_reach() -> None:
    """The square that she leaves with the rope fastens it no more when she comes to the next."""
    scene = MixedScene("N1=33D", "N1:10 LE+Ro, N1:44 wa")
    scene.choose(goes("LE", "N1:11"), goes("LE", "N1:10"), goes("LE", "N1:11"))
    scene.refused(goes("LE", "N1:12"), "DT-ROPE-12").choose(STOP)
    assert scene.at("LE") == "N1:11"
