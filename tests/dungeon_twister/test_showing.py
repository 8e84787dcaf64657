"""What the table shows of a fight, of an attack that is thought of, and of what a figure sees and threatens."""

from __future__ import annotations

from engine.dungeon_twister import GAME
from engine.flow.sentences import Sentences
from game.layout.game_layout import GameLayout
from game.play.choices import Choices
from game.play.recap import missed
from tests.dungeon_twister.mixed import MixedScene, does, goes, hits
from tests.dungeon_twister.scene import STOP, Scene, attack, fight, proves, reveal, token, walk


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


def words(scene: Scene, verb: str) -> list[str]:
    """What the buttons of a verb say."""
    told = Sentences(GAME, scene.session.header.names)
    return [
        str(told.option(option, scene.view(scene.asked()))) for option in scene.options() if option.verb == verb
    ]


@proves("DT-OBJ-BOW-3", "DT-RULE-RANGED-04")
def test_two_weapons_of_a_shooter_are_told_apart() -> None:
    both = MixedScene("N1=1G", "N1:11 CR+Bo, N1:13 wa, N1:02 GO")
    assert sorted(words(both, "shoot")) == ["Shoot (Bow: 1)", "Shoot (Crossbowman: 3)"]
    assert words(MixedScene("N1=1G", "N1:11 CR, N1:13 wa"), "shoot") == ["Shoot"]
    mixed = MixedScene("N1=1G", "N1:11 CR+Bo, N1:13 wa, N1:23 GO").choose(hits("GO", "N1:13"))
    added = [f"Add the shot of the yellow Crossbowman ({weapon})" for weapon in ("Bow: 1", "Crossbowman: 3")]
    assert sorted(words(mixed, "support")) == added


@proves("DT-TERR-BRAZIER-2", "DT-CHAR-PICKPOCKET-5", "DT-CARRY-04")
def test_which_of_several_objects_is_meant_is_told() -> None:
    forge = MixedScene("N1=21D", "N1:32 PA+Sw+Wh, N1:44 th")
    assert sorted(words(forge, "forge")) == [
        "Forge a weapon here (Runic War-Hammer)",
        "Forge a weapon here (Sword)",
    ]
    assert sorted(words(MixedScene("N1=1G", "N1:11 PI, N1:12 pa+sw+ar"), "steal")) == [
        "Steal (Armor)",
        "Steal (Sword)",
    ]
    laden = MixedScene("N1=1G", "N1:11 PA+Sw+Ar, N1:12 Ro").choose(goes("PA", "N1:12"))
    assert sorted(words(laden, "swap")) == [
        "Swap for the yellow Rope (leave the Armor)",
        "Swap for the yellow Rope (leave the Sword)",
    ]
    assert words(MixedScene("N1=1G", "N1:11 GO+Sw, N1:12 Ro").choose(goes("GO", "N1:12")), "swap") == [
        "Swap for the yellow Rope"
    ]


@proves("DT-CHAR-SAMURAI-2", "DT-OBJ-TWOHANDSWORD-2", "DT-ACT-02")
def test_what_a_means_costs_is_told_before_it_is_chosen() -> None:
    scene = MixedScene("N1=1G", "N1:11 SA+Tw, N1:12 wa").choose(hits("SA", "N1:12"))
    assert sorted(words(scene, "use")) == [
        "Use the yellow Samurai (1 action less)",
        "Use the yellow Two-Handed Sword (1 action more)",
    ]
    assert words(scene, "strike") == ["Begin the fight (1 action)"]
    scene.choose(does("use", "Tw"))
    assert words(scene, "strike") == ["Begin the fight (2 actions)"]
    scene.choose(does("use", "SA"))
    assert words(scene, "strike") == ["Begin the fight (1 action)"]


def test_who_drags_on_to_an_enemy_is_told_to_stop_first() -> None:
    scene = Scene("N1=1G", "N1:11 WA, N1:13 go").ap(2).choose(walk("WA", "N1:12"))
    choices = Choices(scene.session, "yellow", GameLayout.read(GAME.folder))
    refused = choices.refusal(token("WA"), scene.now.place_of(token("go")))
    assert refused is not None
    assert refused.helps == (STOP,)
    spent = Scene("N1=1G", "N1:11 WA, N1:13 go").ap(1).choose(walk("WA", "N1:12"))
    choices = Choices(spent.session, "yellow", GameLayout.read(GAME.folder))
    refused = choices.refusal(token("WA"), spent.now.place_of(token("go")))
    assert refused is not None
    assert not refused.helps


@proves("DT-REVEAL-09")
def test_a_token_dropped_where_it_cannot_lie_is_refused_by_the_ground_and_not_by_the_turn() -> None:
    """Beside the pit the token could lie; after that it would be the revealer's turn, or another token's."""
    for hidden, seat, dropped in (("Ar", "blue", "Ar"), ("tr go", "yellow", "go")):
        scene = Scene("N1=1D", "N1:42 CL").hidden("S1", hidden).next_room("3D").choose(reveal("CL", "S1"))
        choices = Choices(scene.session, seat, GameLayout.read(GAME.folder))
        refused = choices.refusal(token(dropped), scene.square("S1:11"))
        assert refused is not None
        assert refused.reason.clause == "DT-REVEAL-09"
        assert refused.way == ()


def test_what_was_missed_tells_steps_in_a_row_as_the_log_does() -> None:
    scene = Scene("N1=1G", "N1:32 WA, N1:11 cl").move("WA", "N1:33").end().play(3)
    scene.move("cl", "N1:12 N1:13 N1:23")
    told = Sentences(GAME, scene.session.header.names)
    (turn,) = missed(scene.session, GameLayout.read(GAME.folder), told, "yellow")
    assert turn.words == "The blue Cleric moves 3 steps, to room 1."
