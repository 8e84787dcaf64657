"""Acceptance cases for Mercenaries: its figures and their fights (cases-paladins-darkness-mercenaries.md)."""

from __future__ import annotations

import pytest

from engine.dungeon_twister import GAME, made, magic_in_fights
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.mercenaries import strength, strong
from engine.dungeon_twister.components import Sheet
from engine.dungeon_twister.content import Box
from engine.dungeon_twister.fighting import value
from engine.dungeon_twister.tokens import printed
from engine.flow import Option, Reason
from engine.said import said
from tests.dungeon_twister.mixed import STRIKE, MixedScene, does, goes, hits
from tests.dungeon_twister.scene import STOP, break_gate, jump, proves, token


def total(scene: MixedScene) -> tuple[int, int]:
    """Yellow's and Blue's totals in the fight that is going on, without cards."""
    sides = scene.sides()
    return sides["yellow"][1], sides["blue"][1]


@proves(
    "DT-CHAR-ASSASSIN-1", "DT-CHAR-ASSASSIN-2", "DT-CHAR-ASSASSIN-3", "DT-COMBAT-11", "DT-COMBAT-13",
    "DT-GROUP-01", "DT-VP-05",
)  # fmt: skip
def test_the_assassin() -> None:
    """B-PDM-27."""
    begun = "N1:11 AS, N1:22 WA, N1:12 wk, N1:23 wi"
    scene = MixedScene("N1=1G", begun).choose(hits("AS", "N1:12"))
    assert total(scene) == (5, 2)
    scene.fight(2, 4)
    assert (scene.at("wk"), scene.on("N1:23"), scene.vp("yellow")) == ("trophies-yellow", "wi!", 1)
    scene = MixedScene("N1=1G", begun, turn="blue").choose(hits("wk", "N1:11")).fight(0, 2)
    assert (scene.at("wk"), scene.on("N1:23"), scene.vp("yellow")) == ("trophies-yellow", "wi!", 1)
    scene = MixedScene("N1=1G", begun.replace("wk", "wk+go!")).choose(hits("AS", "N1:12")).fight(2, 4)
    assert (scene.at("wk"), scene.at("go"), scene.vp("yellow")) == ("trophies-yellow", "trophies-yellow", 2)
    scene = MixedScene("N1=1G", "N1:11 AS!, N1:12 wk", turn="blue").choose(hits("wk", "N1:11")).fight(6, 0)
    assert (scene.on("N1:12"), scene.vp("yellow")) == ("wk!", 0)
    afar = MixedScene("N1=1G", "N1:31 CR, N1:33 cl").choose(Option("shoot", token("CR"), "N1:33"))
    assert total(afar) == (3, 2)


@proves(
    "DT-CHAR-BERSERKER-1", "DT-CHAR-BERSERKER-2", "DT-CHAR-BERSERKER-3", "DT-CHAR-BERSERKER-4",
    "DT-CHAR-BERSERKER-6", "DT-CARD-09", "DT-CARD-10", "DT-COMBAT-06",
)  # fmt: skip
def test_two_cards() -> None:
    """B-PDM-28."""
    scene = MixedScene("N1=1G", "N1:11 BE, N1:12 wa").choose(hits("BE", "N1:12"))
    assert scene.asked() == "yellow"
    scene.offered(Option("one card"), Option("two cards")).choose(Option("two cards"))
    scene.fight(0, 2).choose(Option("fight", "combat-3a-yellow"))
    assert scene.on("N1:12") == "wa!"
    assert scene.now.place_of("combat-3a-yellow") == "spent-yellow"
    assert scene.now.place_of("combat-0-yellow") == "combat-yellow"
    group = MixedScene("N1=1G", "N1:11 BE, N1:12 wa, N1:22 GO").choose(hits("BE", "N1:12"))
    assert group.verbs() == {"fight"}
    group.refused(Option("two cards"))
    defends = MixedScene("N1=1G", "N1:11 BE, N1:12 wa", turn="blue").choose(hits("wa", "N1:11"))
    assert defends.verbs() == {"fight"}
    read = MixedScene("N1=1G", "N1:11 BE, N1:12 wm").choose(hits("BE", "N1:12"), Option("two cards"))
    assert read.session.waiting() == ("yellow",)
    read.choose(Option("fight", "combat-0-yellow"), Option("fight", "combat-3a-yellow"))
    assert read.now.contents["shown-yellow"] == ("combat-0-yellow", "combat-3a-yellow")
    assert read.session.waiting() == ("blue",)
    spent = MixedScene("N1=1G", "N1:11 BE, N1:12 wa").cards("yellow", combat="0").choose(hits("BE", "N1:12"))
    assert spent.verbs() == {"fight"}


@proves(
    "DT-CHAR-CROSSBOWMAN-1", "DT-CHAR-CROSSBOWMAN-2", "DT-CHAR-CROSSBOWMAN-3", "DT-RULE-RANGED-03",
    "DT-RULE-RANGED-12", "DT-RULE-RANGED-14", "DT-OBJ-SYLVANSHIELD-1",
)  # fmt: skip
def test_one_bolt_a_turn() -> None:
    """B-PDM-29."""
    bolt = does("shoot", token("CR"), "N1:33")
    begun = "N1:31 CR+Sw, N1:33 cl+sy"
    scene = MixedScene("N1=1G", begun).choose(bolt)
    assert (scene.ap_left(), total(scene)) == (4, (3, 3))
    scene.fight(1, 3)
    assert scene.at("CR") == "N1:31"
    scene.refused(bolt, "DT-CHAR-CROSSBOWMAN-3")
    assert scene.lens(token("CR")).rows
    MixedScene("N1=1G", begun + ", N1:21 go").refused(bolt, "DT-RULE-RANGED-03")
    for blue, fallen in ((4, "WA!"), (3, "WA")):
        mixed = MixedScene("N1=1G", begun + ", N1:23 WA").choose(hits("WA", "N1:33"))
        mixed.choose(does("support", token("CR")))
        assert (mixed.ap_left(), total(mixed)) == (4, (6, 3))
        mixed.fight(0, blue)
        assert (mixed.on("N1:23"), mixed.at("CR")) == (fallen, "N1:31")
        mixed.refused(bolt, "DT-CHAR-CROSSBOWMAN-3")
    defends = MixedScene("N1=1G", begun + ", N1:23 WA", turn="blue").choose(hits("cl", "N1:23"))
    assert "support" not in defends.verbs()
    hurt = MixedScene("N1=1G", begun.replace("cl", "cl!")).hurt("cl")
    hurt.refused(bolt, "DT-RULE-RANGED-14")


@proves(
    "DT-CHAR-TROLLSLAYER-1", "DT-CHAR-TROLLSLAYER-2", "DT-CHAR-TROLLSLAYER-3", "DT-CHAR-TROLLSLAYER-4",
    "DT-OBJ-WARHAMMER-1", "DT-OBJ-WARHAMMER-2", "DT-OBJ-WARHAMMER-3", "DT-TERR-BRAZIER-1", "DT-TERR-BRAZIER-2",
    "DT-TERR-BRAZIER-3", "DT-TERR-BRAZIER-4", "DT-TERR-BRAZIER-5", "DT-TERR-BRAZIER-6", "DT-TERR-LAVA-2",
    "DT-TERR-OBSTACLE-1", "DT-CHAR-TROLL-2", "DT-OBJ-DRAGONSLAYER-3", "DT-OBJ-TWOHANDSWORD-5", "DT-OBJ-SWORD-2",
    "DT-OBJ-KATANA-2",
)  # fmt: skip
def test_hammer_and_forge() -> None:
    """B-PDM-31."""
    forge = does("forge", token("SL"), "N1:42")
    scene = MixedScene("N1=21D", "N1:41 SL+Wh, N1:40 tr").choose(forge)
    assert scene.ap_left() == 4
    scene.refused(forge, "DT-TERR-BRAZIER-4").choose(hits("SL", "N1:40"))
    assert total(scene) == (7, 4)
    scene.fight(1, 3)
    assert scene.on("N1:40") == "tr!"
    scene.end().play(4).refused(Option("regenerate", token("tr")), "DT-CHAR-TROLLSLAYER-3")
    gate = MixedScene("N1=21D", "N1:30 SL").choose(break_gate(token("SL"), "N1:40n"))
    assert gate.ap_left() == 4
    fire = MixedScene("N1=21D", "N1:41 SL").refused(goes("SL", "N1:42"), "DT-TERR-LAVA-2")
    fire.choose(jump(token("SL"), "N1:43"))
    for weapon, bonus in (("warhammer-yellow", 2), ("sword-yellow", 2), ("dragonslayer-yellow", 1)):
        armed = MixedScene("N1=21D", f"N1:32 GO+{weapon}, N1:22 tr").choose(does("forge", "GO", "N1:42"))
        assert total(armed.choose(hits("GO", "N1:22"))) == (1 + bonus, 4)
        assert armed.lens(weapon).rows
    plain = MixedScene("N1=21D", "N1:32 GO+Wh, N1:22 tr").choose(hits("GO", "N1:22"))
    assert total(plain) == (2, 4)
    heavy = MixedScene("N1=21D", "N1:32 GO+Tw, N1:22 tr").choose(does("forge", "GO", "N1:42"))
    heavy.choose(hits("GO", "N1:22"), does("use", token("Tw")), STRIKE)
    assert (heavy.ap_left(), total(heavy)) == (2, (4, 4))
    light = MixedScene("N1=21D", "N1:32 GO+Tw, N1:22 tr").choose(does("forge", "GO", "N1:42"))
    light.choose(hits("GO", "N1:22"), STRIKE)
    assert (light.ap_left(), total(light)) == (3, (1, 4))
    used = MixedScene("N1=21D", "N1:32 GO+Sw, N1:42 CL+Ro").refused(
        does("forge", "GO", "N1:42"), "DT-TERR-BRAZIER-5"
    )
    used.refused(does("forge", "CL", "N1:42"), "DT-TERR-BRAZIER-2")
    MixedScene("N1=21D", "N1:32 GO+Ar").refused(does("forge", "GO", "N1:42"), "DT-TERR-BRAZIER-6")


@proves(
    "DT-CHAR-GENERAL-1", "DT-CHAR-GENERAL-2", "DT-CHAR-GENERAL-3", "DT-CHAR-GENERAL-4", "DT-CHAR-GENERAL-5",
    "DT-CHAR-GOLDDRAGON-1", "DT-OBJ-TREASURE-1", "DT-OBJ-TREASURE-4", "DT-RULE-PRESTIGE-2",
)  # fmt: skip
def test_the_general() -> None:
    """B-PDM-32, without the set-up."""
    begun = "N1:33 GE, N1:14 WA, N2:10 cl, N2:20 GO"
    scene = MixedScene("N1=1G N2=2G", begun).choose(hits("WA", "N2:10"))
    assert total(scene) == (5, 2)
    held = MixedScene("N1=1G", "N1:33 GE, N1:11 TH!, N1:12 wi", turn="blue").choose(hits("wi", "N1:11"))
    assert total(held) == (1, 1)
    for elsewhere in (begun.replace("GE", "GE!"), begun.replace("N1:33 GE", "Y3 GE")):
        assert total(MixedScene("N1=1G N2=2G", elsewhere).choose(hits("WA", "N2:10"))) == (4, 2)
    afar = MixedScene("N1=1G", "N1:31 CR, N1:33 cl, N1:11 GE, N1:12 ge")
    assert total(afar.choose(does("shoot", token("CR"), "N1:33"))) == (3, 2)
    rich = MixedScene("N4=1G", "N4:14 GD+treasure-white").choose(goes("GD", "B1"))
    assert rich.vp("yellow") == 2
    slain = MixedScene("N1=1G", "N1:11 WA+Ds, N1:12 gd").choose(hits("WA", "N1:12")).fight(6, 0)
    assert slain.vp("yellow") == 2


@proves(
    "DT-CHAR-SAMURAI-1", "DT-CHAR-SAMURAI-2", "DT-CHAR-SAMURAI-3", "DT-CHAR-SAMURAI-5", "DT-OBJ-KATANA-1",
    "DT-OBJ-KATANA-2", "DT-OBJ-KATANA-4", "DT-OBJ-TWOHANDSWORD-1", "DT-OBJ-TWOHANDSWORD-2",
    "DT-OBJ-TWOHANDSWORD-4", "DT-OBJ-KATANA-5",
)  # fmt: skip
def test_quick_blades() -> None:
    """B-PDM-33, without the potion."""
    scene = MixedScene("N1=1G", "N1:11 SA, N1:12 cl").ap(2)
    scene.choose(hits("SA", "N1:12"), does("use", token("SA")), STRIKE).fight(0, 1)
    assert scene.ap_left() == 2
    scene.choose(hits("SA", "N1:12")).fight(1, 2).choose(hits("SA", "N1:12")).fight(2, 3)
    assert scene.ap_left() == 0
    kept = MixedScene("N1=1G", "N1:11 SA, N1:12 cl").ap(2).choose(hits("SA", "N1:12"), STRIKE).fight(0, 1)
    assert kept.ap_left() == 1
    kept.choose(hits("SA", "N1:12")).offered(does("use", token("SA")))
    broke = MixedScene("N1=1G", "N1:11 SA, N1:12 cl").ap(0)
    broke.offered(hits("SA", "N1:12"))
    broke.choose(hits("SA", "N1:12")).refused(STRIKE, "DT-ACT-02").choose(does("use", token("SA")), STRIKE).fight(
        0, 1
    )
    broke.refused(hits("SA", "N1:12"), "DT-ACT-02")
    twice = MixedScene("N1=1G", "N1:11 SA+katana-white, N1:12 cl").ap(2)
    for card, (quick, left) in enumerate(((token("SA"), 2), ("katana-white", 2), ("", 1), ("", 0))):
        twice.choose(hits("SA", "N1:12"))
        if quick:
            twice.choose(does("use", quick), STRIKE)
        twice.fight(card, card + 1)
        assert twice.ap_left() == left
    assert twice.lens("katana-white").rows
    begun = "N1:11 SA, N1:12 cl, N1:13 WA+Tw, N1:32 CR"
    mixed = MixedScene("N1=1G", begun).ap(2).choose(hits("SA", "N1:12"))
    mixed.choose(does("use", token("SA")), does("use", token("Tw")), STRIKE)
    assert mixed.ap_left() == 1
    assert "support" not in mixed.verbs()
    assert total(mixed) == (8, 2)
    mixed.fight(0, 0)
    goblin = MixedScene("N1=21D", "N1:32 GO+katana-white, N1:22 cl").choose(does("forge", "GO", "N1:42"))
    goblin.choose(hits("GO", "N1:22"), does("use", "katana-white"), STRIKE)
    assert (goblin.ap_left(), total(goblin)) == (4, (2, 2))
    goblin.fight(0, 0).choose(hits("GO", "N1:22"))
    assert (goblin.ap_left(), total(goblin)) == (3, (2, 2))


@proves("DT-OBJ-TWOHANDSWORD-3", "DT-RULE-TWOLOADS-11", "DT-ACT-02")
def test_each_two_handed_sword_costs() -> None:
    """B-PDM-25 (c)."""
    begun = "N1:32 GO+twohandsword-white, N1:33 cl, N1:43 WA+Tw"
    for ap, swords, yellow in ((3, 0, 4), (3, 1, 6), (3, 2, 8)):
        scene = MixedScene(
            "N1=18D".replace("18D", "23D"), begun.replace("N1:33 cl", "N1:31 cl").replace("N1:43", "N1:41")
        ).ap(ap)
        scene.choose(
            hits("GO", "N1:31"), *[does("use", key) for key in ("twohandsword-white", token("Tw"))[:swords]]
        )
        scene.choose(STRIKE)
        assert (scene.ap_left(), total(scene)) == (ap - 1 - swords, (yellow, 2))
    poor = MixedScene("N1=23D", "N1:32 GO+twohandsword-white, N1:31 cl, N1:41 WA+Tw").ap(2)
    poor.choose(hits("GO", "N1:31"), does("use", "twohandsword-white")).refused(
        does("use", token("Tw")), "DT-ACT-02"
    )


@proves(
    "DT-OBJ-STRENGTHPOTION-1", "DT-OBJ-STRENGTHPOTION-2", "DT-OBJ-STRENGTHPOTION-5", "DT-OBJ-STRENGTHPOTION-6",
    "DT-WOUND-06",
)  # fmt: skip
def test_strong_drink() -> None:
    """B-PDM-33 (e)."""
    gulp = Option("gulp", token("GO"))
    scene = MixedScene("N1=1G", "N1:11 GO+Ps, N1:12 cl", turn="blue").choose(hits("cl", "N1:11"))
    assert scene.asked() == "yellow"
    scene.choose(gulp)
    assert (scene.at(token("Ps")), total(scene)) == ("gone", (4, 2))
    scene.fight(0, 2).choose(hits("cl", "N1:11"))
    assert total(scene) == (4, 2)
    scene.fight(0, 2).end().play(2).choose(hits("GO", "N1:12"))
    assert total(scene) == (1, 2)
    lying = MixedScene("N1=1G", "N1:11 GO!+Ps, N1:12 cl", turn="blue").choose(hits("cl", "N1:11"))
    assert lying.verbs() == {"fight"}
    lying = MixedScene("N1=1G", "N1:11 GO!+Ps, N1:12 cl").refused(gulp, "DT-WOUND-06")
    own = MixedScene("N1=1G", "N1:11 GO+Ps, N1:12 cl").ap(0).choose(gulp)
    assert own.ap_left() == 0
    strong = MixedScene("N1=1G", "N1:11 PA+Ps+ps, N1:12 cl")
    strong.choose(Option("gulp", token("PA")), Option("gulp", token("PA")), hits("PA", "N1:12"))
    assert total(strong) == (9, 2)


@proves("DT-OBJ-STRENGTHPOTION-2", "DT-CHAR-PICKPOCKET-6", "DT-CHAR-PICKPOCKET-7")
def test_the_enemy_may_drink_when_an_action_has_ended_or_a_hand_reaches_for_it() -> None:
    """B-PDM-07 (c)."""
    scene = MixedScene("N1=1G", "N1:11 wa+ps, N1:33 CL").choose(goes("CL", "N1:32"), STOP)
    assert scene.asked() == "blue"
    scene.choose(Option("not now"), goes("CL", "N1:33"), STOP).choose(Option("not this turn"))
    scene.choose(goes("CL", "N1:32"), STOP)
    assert scene.asked() == "yellow"
    theft = MixedScene("N1=3D", "N1:10 PI, N1:20 wa+ps").choose(does("steal", "PI", "N1:20"))
    assert theft.asked() == "blue"
    drunk = theft.choose(Option("gulp", token("wa")))
    assert (drunk.at(token("ps")), drunk.ap_left(), drunk.asked()) == ("gone", 5, "yellow")
    robbed = MixedScene("N1=3D", "N1:10 PI, N1:20 wa+ps").choose(does("steal", "PI", "N1:20"))
    robbed.choose(Option("not now"))
    assert (robbed.at(token("ps")), robbed.ap_left()) == ("N1:10", 4)


@proves(
    "DT-OBJ-STRENGTHPOTION-3", "DT-OBJ-STRENGTHPOTION-4", "DT-OBJ-WARHAMMER-3", "DT-OBJ-WARHAMMER-4",
    "DT-OBJ-SYLVANSHIELD-1",
)  # fmt: skip
def test_where_magic_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Squares where magic fails are made here by a test; boxes make them by figures and rooms."""
    dead: set[str] = set()
    reason = Reason("DT-OBJ-WARHAMMER-4")
    for module in (strength, strong, magic_in_fights):
        monkeypatch.setattr(module, "dead", lambda t, square: [reason] if square in dead else [])

    def armed(*squares: str) -> tuple[int, int]:
        scene = MixedScene("N1=1G", "N1:11 SL+Wh, N1:12 cl+sy")
        dead.clear()
        dead.update(map(scene.square, squares))
        return total(scene.choose(hits("SL", "N1:12")))

    assert armed() == (6, 3)
    assert armed("N1:11") == (4, 3)
    assert armed("N1:12") == (4, 2)
    dead.clear()
    scene = MixedScene("N1=1G", "N1:11 GO+Ps, N1:13 cl").choose(Option("gulp", token("GO")))
    dead.add(scene.square("N1:12"))
    assert total(scene.choose(goes("GO", "N1:12"), STOP, hits("GO", "N1:13"))) == (1, 2)
    far = MixedScene("N1=1G", "N1:11 GO+Ps, N1:12 cl").choose(Option("gulp", token("GO")))
    assert total(far.choose(hits("GO", "N1:12"))) == (1, 2)


@proves("DT-OBJ-KATANA-3", "DT-RULE-TWOLOADS-10")
def test_two_katanas_make_two_attacks_cheaper() -> None:
    rack = Box("rack", Sheet(99, said("Rack"), neutral={"rack": ("katana",)}))

    class RackScene(MixedScene):
        game = made((*GAME.content.boxes.values(), rack))

    scene = RackScene("N1=1G", "N1:11 PA+katana-white+katana2-white, N1:12 tr").ap(3)
    scene.choose(hits("PA", "N1:12"), does("use", "katana-white")).refused(
        does("use", "katana2-white"), "DT-OBJ-KATANA-3"
    )
    scene.choose(STRIKE).fight(1, 0).choose(hits("PA", "N1:12"), does("use", "katana2-white"), STRIKE)
    assert scene.ap_left() == 3


@proves("DT-RULE-TWOLOADS-11", "DT-RULE-TWOLOADS-12")
def test_two_loads_in_one_attack() -> None:
    swords = MixedScene("N1=1G", "N1:11 PA+Tw+tw, N1:12 tr").choose(hits("PA", "N1:12"))
    swords.choose(does("use", token("Tw")), does("use", token("tw")), STRIKE)
    assert (swords.ap_left(), total(swords)) == (2, (7, 4))
    mixed = MixedScene("N1=1G", "N1:11 PA+Tw+katana-white, N1:12 tr").choose(hits("PA", "N1:12"))
    mixed.choose(does("use", "katana-white"), STRIKE).fight(1, 0).choose(hits("PA", "N1:12"))
    mixed.refused(does("use", "katana-white"), "DT-OBJ-KATANA-1").choose(STRIKE)
    assert (mixed.ap_left(), total(mixed)) == (4, (3, 4))


@proves("DT-CHAR-SAMURAI-4", "DT-CHAR-BERSERKER-8")
def test_under_a_charm() -> None:
    scene = MixedScene("N1=1G", "N1:33 WI+Ch, N1:12 sa, N1:13 WA")
    scene.choose(does("charm", "WI", "N1:12"), hits("sa", "N1:13"), does("use", token("sa")), STRIKE)
    assert scene.extra(token("sa")) == 3
    rage = MixedScene("N1=1G", "N1:33 WI+Ch, N1:12 be, N1:13 WA").choose(does("charm", "WI", "N1:12"))
    rage.choose(hits("be", "N1:13"))
    assert rage.asked() == "blue"
    rage.offered(Option("two cards"), seat="blue")


@proves("DT-CHAR-BERSERKER-7")
def test_a_confused_berserker_says_how_many_cards_chance_draws() -> None:
    scene = MixedScene("N1=1G", "N1:11 BE, N1:12 wi+confusion-blue", turn="yellow")
    scene.choose(hits("BE", "N1:12"))
    while scene.verbs() & {"two cards", "read confusion"}:
        scene.choose(next(option for option in scene.options() if option.verb in ("two cards", "read confusion")))
    assert scene.session.waiting() == ("blue",)
    for card in ("combat-2a-yellow", "combat-4-yellow"):
        scene.dealer.add("blind card", card)
    scene.choose(Option("fight", "combat-0-blue"))
    assert scene.names().count("card laid") == 3
    assert scene.now.place_of("combat-4-yellow") == "spent-yellow"


@proves("DT-RULE-VALUE-2")
def test_no_penalty_leads_below_nothing() -> None:
    scene = MixedScene("N1=1G", "N1:11 WA, N1:12 courtesan-blue+weaknessring-blue, N1:13 cl, N1:03 GO")
    parts = value(scene.now, "courtesan-blue", False).parts
    assert [(part.amount, part.clause) for part in parts][-1] == (1, "DT-RULE-VALUE-2")


@proves("DT-RULE-VALUE-1", "DT-RULE-VALUE-3")
def test_bridges_see_the_printed_value_of_the_face() -> None:
    scene = MixedScene("N1=1G", "N1:11 BE+Sw, N1:12 vampire-yellow")
    assert printed(scene.now, token("BE")).combat == 3
    bat = MixedScene("N1=1G", "N1:12 vampire-yellow").choose(Option("become bat", "vampire-yellow"))
    assert printed(bat.now, "vampire-yellow").combat == 0


@proves("DT-RULE-GROUP-1", "DT-OBJ-ROPE-14")
def test_slits_part_and_trapdoors_fasten() -> None:
    scene = MixedScene("N1=37D", "N1:10 WA, Y1 go")
    scene.refused(hits("WA", "Y1"), "DT-COMBAT-02")
    closed, held = MixedScene("N1=22D", "N1:13 WA"), MixedScene("N1=22D", "N1:13 WA")
    held.choose(Option("walk", token("WA"), "N1:12"))
    assert [board(scene.now).holds("22D-01") for scene in (closed, held)] == [True, False]
    assert board(held.now).holds("22D-12")
