"""Ranged combat with invented shooters: archer, crossbow, pavise, and a power of close combat."""

from __future__ import annotations

from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import shipped
from engine.dungeon_twister.components import Row, Sheet
from engine.dungeon_twister.content import Box, Module
from engine.dungeon_twister.fighting import Fight
from engine.dungeon_twister.shots import MELEE
from engine.dungeon_twister.tokens import standing
from engine.flow import Hook, Option, Part, Position, Power, Reason
from engine.said import said
from tests.dungeon_twister.scene import Scene, attack, fight, token


def _aims(t: Position, archer: str, figure: str) -> list[Part]:
    return [Part(2, "DT-RULE-RANGED-01", archer)] if figure == archer else []


def _cranks(t: Position, crossbow: str, figure: str) -> list[Part]:
    borne = standing(t, t.pieces[crossbow].place) == figure
    return [Part(2, "DT-RULE-RANGED-02", crossbow)] if borne else []


def _spent(t: Position, crossbow: str, figure: str, weapon: str, enemy: str) -> list[Reason]:
    shot = weapon == crossbow and t.pieces[crossbow].mark("shots")
    return [Reason("DT-RULE-RANGED-14", {"enemy": enemy})] if shot else []


def _hides(t: Position, pavise: str, figure: str, weapon: str, enemy: str) -> list[Reason]:
    behind = t.pieces[pavise].place == t.pieces[enemy].place
    return [Reason("DT-RULE-RANGED-14", {"enemy": enemy}, (pavise,))] if behind else []


def _brawls(t: Position, brawler: str, figure: str, attacking: bool) -> list[Part]:
    return [Part(3, "DT-RULE-RANGED-10", brawler)] if figure == brawler else []


ARCHER = Module("archer", Power("archer", (Hook("value", "shot", "DT-RULE-RANGED-01", _aims),)))
CROSSBOW = Module("arbalest", Power("arbalest", (
    Hook("value", "shot", "DT-RULE-RANGED-01", _cranks), Hook("forbid", "shot", "DT-RULE-RANGED-14", _spent),
)))  # fmt: skip
PAVISE = Module("pavise", Power("pavise", (Hook("forbid", "shot", "DT-RULE-RANGED-14", _hides),)))
BRAWLER = Module("brawler", Power("brawler", (Hook("value", "combat", "DT-RULE-RANGED-10", _brawls, (MELEE,)),)))
SHEET = Sheet(
    97, said("Range"),
    figures={
        "archer": Row(said("Archer"), "DT-CHAR-CLERIC-1", 5, 2),
        "brawler": Row(said("Brawler"), "DT-CHAR-CLERIC-1", 4, 1),
    },
    objects={
        "arbalest": Row(said("Arbalest"), "DT-OBJ-SWORD-1"),
        "pavise": Row(said("Pavise"), "DT-OBJ-ARMOR-1"),
    },
)  # fmt: skip
RANGE = made((*shipped(), Box("range", SHEET, (ARCHER, CROSSBOW, PAVISE, BRAWLER))))
A, a, B, X, P = "archer-yellow", "archer-blue", "brawler-blue", "arbalest-yellow", "pavise-blue"


class Range(Scene):
    """A scene of the game with the shooters, and nobody else."""

    game = RANGE

    def __init__(self, rooms: str, tokens: str, turn: str = "yellow") -> None:
        super().__init__(rooms, tokens, turn, "free", **{"box-paladins_and_dragons": "off"})
        self.alone()

    def sides_at(self, seat: str) -> int:
        return self.sides()[seat][1]


def shoot(figure: str, square: str, weapon: int = 0) -> Option:
    return Option("shoot", token(figure), square, weapon)


def support(figure: str, weapon: int = 0) -> Option:
    return Option("support", token(figure), "", weapon)


def proves(*clauses: str):  # type: ignore[no-untyped-def]
    """Name the clauses that a test proves. Raises KeyError if one is not in the rulebook."""
    for clause in clauses:
        RANGE.rulebook[clause]
    return lambda test: test


@proves(
    "DT-RULE-RANGED-01", "DT-RULE-RANGED-02", "DT-RULE-RANGED-04", "DT-RULE-RANGED-05", "DT-RULE-RANGED-08",
    "DT-RULE-RANGED-14", "DT-COMBAT-09",
)  # fmt: skip
def test_a_shot_at_the_first_figure_in_sight() -> None:
    """B-FPG-03 (a)."""
    scene = Range("N1=1G", f"N1:11 {A}+Sw, N1:13 th+ar, N1:33 GO, N1:23 WA").choose(shoot(A, "N1:13"))
    assert scene.sides() == {"yellow": ({A}, 2), "blue": ({"th"}, 3)}
    assert "shot" in scene.names()
    scene.fight(yellow=3, blue=1)
    assert scene.is_wounded("th")
    assert scene.ap_left() == 4
    scene.refused(shoot(A, "N1:13"), "DT-RULE-RANGED-14")
    scene.refused(shoot("GO", "N1:13"), "DT-RULE-RANGED-01")
    scene.refused(shoot(A, "N1:23"), "DT-RULE-RANGED-02").refused(shoot(A, "N1:11"), "DT-RULE-RANGED-02")
    Range("N1=1G", f"N1:11 {A}, N1:12 GO, N1:13 th").refused(shoot(A, "N1:13"), "DT-SIGHT-03")
    Range("N1=1G", f"N1:11 {A}, N1:23 th").refused(shoot(A, "N1:23"), "DT-SIGHT-01")
    shown = {str(row.label): row.value for row in Range("N1=1G", f"N1:11 {A}, N1:13 th").lens(A).rows}
    assert shown["Shot"] == "2"


@proves("DT-RULE-RANGED-06")
def test_who_shoots_is_safe() -> None:
    """B-FPG-03 (b)."""
    scene = Range("N1=1G", f"N1:11 {A}, N1:13 th").choose(shoot(A, "N1:13")).fight(yellow=0, blue=4)
    assert scene.is_well(A, "th")
    scene.choose(shoot(A, "N1:13")).fight(yellow=6, blue=0)
    assert scene.is_wounded("th")
    duel = Range("N1=1G", f"N1:11 {A}, N1:13 {a}").choose(shoot(A, "N1:13")).fight(yellow=0, blue=3)
    assert duel.is_well(A, a)


@proves("DT-RULE-RANGED-03")
def test_not_at_close_quarters() -> None:
    """B-FPG-03 (c)."""
    Range("N1=1G", f"N1:11 {A}, N1:13 th, N1:21 cl").refused(shoot(A, "N1:13"), "DT-RULE-RANGED-03")
    Range("N1=1G", f"N1:11 {A}, N1:13 th, N1:21 cl!").offered(shoot(A, "N1:13"))
    Range("N1=1G", f"N1:11 {A}, N1:12 th!").refused(shoot(A, "N1:12"), "DT-RULE-RANGED-03").offered(
        attack(A, "N1:12")
    )
    Range("N1=1G", f"N1:11 {A}!, N1:13 th").refused(shoot(A, "N1:13"), "DT-WOUND-02")


def test_a_weapon_counts_its_shots_until_the_turn_ends() -> None:
    """B-FPG-03 (d)."""
    scene = Range("N1=1G", f"N1:13 th, N1:33 GO+{X}, N1:00 CL, N1:44 cl").choose(shoot("GO", "N1:13"))
    scene.fight(yellow=0, blue=0)
    assert scene.now.pieces[X].mark("shots") == 1
    scene.refused(shoot("GO", "N1:13"), "DT-RULE-RANGED-14").end().pass_turn()
    assert not scene.now.pieces[X].mark("shots")
    scene.play(2).offered(shoot("GO", "N1:13"))


@proves("DT-RULE-RANGED-09", "DT-RULE-RANGED-10", "DT-RULE-RANGED-11", "DT-RULE-RANGED-15")
def test_a_shot_into_a_melee() -> None:
    """B-FPG-03 (e)."""
    tokens = f"N1:11 {A}, N1:13 th+ar, N1:33 GO+{X}, N1:23 WA"
    scene = Range("N1=1G", tokens).choose(attack("WA", "N1:13"))
    assert (scene.verbs(), scene.ap_left()) == ({"support", "engage"}, 4)
    scene.refused(support("GO"), "DT-SIGHT-03").refused(support("WA"), "DT-RULE-RANGED-01")
    scene.refused(fight("0", "yellow"), "DT-COMBAT-06").choose(support(A))
    assert scene.sides() == {"yellow": ({A, "WA"}, 5), "blue": ({"th"}, 3)}
    scene.fight(yellow=0, blue=3)
    assert scene.is_wounded("WA")
    assert scene.is_well(A)
    assert scene.ap_left() == 4
    alone = Range("N1=1G", tokens).choose(attack("WA", "N1:13"), Option("engage", token("WA")))
    assert alone.sides_at("yellow") == 3
    both = Range("N1=1G", f"N1:11 {A}+{X}, N1:13 {B}, N1:23 WA").choose(attack("WA", "N1:13"), support(A, 1))
    assert both.sides() == {"yellow": ({A, "WA"}, 5), "blue": ({B}, 4)}
    assert both.refused(support(A), "DT-RULE-RANGED-12", seat="yellow")


@proves("DT-RULE-RANGED-15", "DT-RULE-RANGED-11")
def test_several_shooters_and_each_once() -> None:
    scene = Range("N1=1G", f"N1:11 {A}, N1:13 th, N1:22 WA, N1:33 GO+{X}").choose(shoot(A, "N1:13"))
    scene.refused(support(A), "DT-RULE-RANGED-15").choose(support("GO"))
    assert scene.sides() == {"yellow": ({A, "GO"}, 4), "blue": ({"th"}, 2)}
    scene.fight(yellow=0, blue=6)
    assert scene.is_well(A, "GO")


@proves("DT-RULE-RANGED-12")
def test_never_in_defence() -> None:
    """B-FPG-03 (f)."""
    scene = Range("N1=1G", f"N1:11 {A}, N1:13 th, N1:23 WA", turn="blue").choose(attack("th", "N1:23"))
    assert scene.verbs() == {"fight"}
    scene.refused(support(A), "DT-RULE-RANGED-12", seat="yellow")


@proves("DT-RULE-RANGED-07", "DT-RULE-RANGED-10")
def test_powers_of_close_combat_do_not_meet_a_shot() -> None:
    scene = Range("N1=1G", f"N1:11 {A}, N1:13 {B}").choose(shoot(A, "N1:13"))
    assert scene.sides_at("blue") == 1
    close = Range("N1=1G", f"N1:11 {A}, N1:13 {B}, N1:23 WA").choose(attack("WA", "N1:13"), support(A))
    assert close.sides_at("blue") == 4


def test_a_power_forbids_a_shot_at_a_figure() -> None:
    scene = Range("N1=1G", f"N1:11 {A}, N1:13 th+{P}, N1:23 WA").refused(shoot(A, "N1:13"), "DT-RULE-RANGED-14")
    assert scene.choose(attack("WA", "N1:13")).verbs() == {"fight"}


@proves("DT-RULE-RANGED-13")
def test_an_attack_that_cost_nothing_gets_no_shot() -> None:
    """The page of a fight says whether it was paid for."""
    scene = Range("N1=1G", f"N1:11 {A}, N1:13 th, N1:23 WA")
    position = scene.session.position
    page = Fight("yellow", token("WA"), token("th"), (token("WA"),), (token("th"),), free=True, step="reinforce")
    verb = RANGE.verbs(Fight)["support"]
    assert [reason.clause for reason in verb.refuse(position, page, support(A))] == ["DT-RULE-RANGED-13"]
