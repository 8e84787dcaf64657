"""What the table shows of a fight, of an attack that is thought of, and of what a figure sees and threatens."""

from __future__ import annotations

from engine.dungeon_twister import GAME
from tests.dungeon_twister.scene import Scene, attack, fight, proves, token


@proves("DT-COMBAT-05", "DT-COMBAT-07", "DT-COMBAT-08", "DT-OBJ-ARMOR-2")
def test_a_contest_shows_both_sides_with_every_part_of_their_numbers() -> None:
    scene = Scene("N1=1G", "N1:11 WA+Sw, N1:12 cl!+ar, N1:22 GO").choose(attack("WA", "N1:12"))
    attackers, defenders = scene.contest().sides
    assert (attackers.seat, attackers.number.total, defenders.seat, defenders.number.total) == (
        "yellow",
        5,
        "blue",
        1,
    )
    assert [(part.amount, part.clause) for part in attackers.number.parts] == [
        (3, "DT-CHAR-WARRIOR-1"),
        (1, "DT-OBJ-SWORD-1"),
        (1, "DT-CHAR-GOBLIN-1"),
    ]
    assert [part.amount for part in defenders.number.parts if part.clause == "DT-COMBAT-08"] == [0]


@proves("DT-COMBAT-06", "DT-CARD-12")
def test_a_contest_shows_what_ones_own_cards_come_to_and_hides_the_others() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:12 tr").cards("yellow", combat="0 2a 2b 5").choose(attack("WA", "N1:12"))
    rows = scene.contest("yellow").rows
    assert [row.value for row in rows] == ["3", "5", "8"]
    assert [row.note for row in rows] == [
        "loses to 0 to 6",
        "beats 0, ties with 1, loses to 2 to 6",
        "beats 0 to 3, ties with 4, loses to 5 to 6",
    ]
    assert [row.value for row in scene.contest("blue").rows] == ["4", "5", "6", "7", "8", "9", "10"]
    scene.choose(fight("5", "yellow"), seat="yellow")
    mine, theirs = scene.contest("yellow").sides[0], scene.contest("blue").sides[0]
    assert (mine.card, mine.number.total, theirs.card, theirs.number.total) == ("combat-5-yellow", 8, "", 3)


@proves("DT-GROUP-01", "DT-COMBAT-07")
def test_an_enemy_beside_ones_figures_shows_what_an_attack_would_be() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:22 ME, N1:12 wk, N1:23 wi, N1:33 th")
    prospect = GAME.prospect(scene.view("yellow"), "yellow", token("wk"))
    assert prospect
    assert [row.value for row in prospect.rows[:2]] == ["5", "2"]
    assert GAME.prospect(scene.view("yellow"), "yellow", token("th")) is None
    assert GAME.prospect(scene.view("yellow"), "yellow", token("WA")) is None


@proves("DT-SIGHT-01", "DT-SIGHT-02", "DT-SIGHT-03")
def test_the_lens_draws_lines_of_sight_and_says_what_cuts_them() -> None:
    scene = Scene("N1=1G", "N1:11 CL, N1:12 GO, N1:13 tr, N1:31 th, N1:10 wa, N1:33 go")
    lens = scene.lens("CL")
    assert {scene.shown(square) for square in lens.sees} == {"N1:12", "N1:21", "N1:31"}
    assert {(scene.shown(ray.end), ray.clear) for ray in lens.rays if ray.clear} == {("N1:31", True)}
    assert len(lens.rays) == 3
    assert {row.clause for row in lens.rows if row.good is not None} >= {
        "DT-SIGHT-01",
        "DT-SIGHT-02",
        "DT-SIGHT-03",
    }


@proves("DT-COMBAT-01", "DT-MOVE-04", "DT-WOUND-02")
def test_the_lens_shows_what_a_figure_threatens_within_one_move() -> None:
    scene = Scene("N1=1G", "N1:11 TR, N1:43 GO!")
    threatened = {scene.shown(square) for square in scene.lens("TR").threatens}
    assert {"N1:12", "N1:21", "N1:32", "N1:23", "N1:31", "N1:13", "N1:22"} <= threatened
    assert not {"N1:33", "N1:43", "N1:00", "N1:10", "N1:14"} & threatened
    assert scene.lens("GO").threatens == ()
