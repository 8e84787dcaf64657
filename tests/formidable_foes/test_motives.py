"""What bots say about their battles."""

from __future__ import annotations

from engine.bots import make
from tests.formidable_foes.scene import Scene, battle


def why(scene: Scene, choice: str) -> str:
    """Why red's bot makes a choice with this verb, its next one."""
    bot = make("greedy", 1)
    option = bot.choose(scene.session.position.seen_by("red"), "red")
    assert option.verb == choice
    return str(bot.why)


def test_the_monster_that_is_fought_is_not_told_again_as_one_within_reach() -> None:
    scene = Scene().figure(red="C22").wisdom(red=20).chips(red=9).monster(10, "C22")
    assert why(scene, "battle") == "Whatever the dice show, it beats Monster 10 and wins 1 gold."


def test_a_battle_is_told_though_others_are_asked_first_whether_they_follow() -> None:
    scene = Scene().figure(red="C22", blue="C22").wisdom(red=30, blue=10).chips(red=9).monster(20, "C23")
    assert "beats Monster 20" in why(scene, "walk")
    scene.walk("red", "C22-P052-C23 (2)").choose("red", battle(20))
    assert scene.session.waiting() == ("blue",)  # asked to follow
