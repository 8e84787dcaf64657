"""What bots say about their battles."""

from __future__ import annotations

from engine.bots import make
from tests.formidable_foes.scene import Scene, battle, proves


def why(scene: Scene, choice: str) -> str:
    """Why red's bot makes a choice with this verb, its next one."""
    bot = make("greedy", 1)
    option = bot.choose(scene.session.position.seen_by("red"), "red")
    assert option.verb == choice
    return str(bot.why)


def test_the_monster_that_is_fought_is_not_told_again_as_one_within_reach() -> None:
    scene = Scene().figure(red="C22").wisdom(red=20).chips(red=9).monster(18, "C22")
    assert why(scene, "battle") == "Whatever the dice show, it beats Monster 18 and wins 2 gold."


@proves("FF-LOOT-11")
def test_a_monster_that_dies_of_fright_needs_no_dice_and_brings_one_gold_less() -> None:
    scene = Scene().figure(red="C22").wisdom(red=30).chips(red=9).monster(18, "C22")
    gold = scene.gold_of("red")
    assert "Monster 18 dies of fright and brings 1 gold." in why(scene, "battle")
    assert scene.choose("red", battle(18)).gold_of("red") == gold + 1


def test_a_battle_is_told_though_others_are_asked_first_whether_they_follow() -> None:
    scene = Scene().figure(red="C22", blue="C22").wisdom(red=30, blue=10).chips(red=9).monster(28, "C23")
    assert "beats Monster 28" in why(scene, "walk")
    scene.walk("red", "C22-P052-C23 (2)").choose("red", battle(28))
    assert scene.session.waiting() == ("blue",)  # asked to follow
