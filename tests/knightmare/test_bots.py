"""Bots play Knightmare sensibly."""

from __future__ import annotations

import pytest

from engine.bots.kinds import make
from engine.table import LiveDealer
from tests.knightmare.scene import Scene, proves


@pytest.mark.parametrize("kind", ["easy", "greedy", "search"])
@pytest.mark.parametrize("off", ["", "level_three"])
@proves("KM-THREE-11", "KM-THREE-12", "KM-THREE-45")
def test_bot_is_asked_all_riddles_that_it_may_be_asked(kind: str, off: str) -> None:
    """A wrong answer costs nothing, so nobody has a reason to end the turn before."""
    scene = Scene(off=off, wits="slow").path("ember", "cup", 0).tokens(ember=4)
    scene.session.dealer = LiveDealer(1)
    bot, chosen = make(kind, 1, simulations=8), list[str]()
    while scene.whose_turn() == "ember":
        option = bot.choose(scene.now.seen_by("ember"), "ember")
        scene.session.choose("ember", option)
        chosen.append(option.verb)
    assert chosen[0] == "riddle"
    assert "enough" not in chosen
    if not off:
        assert chosen.count("answer") == 4


def test_last_survivor_is_asked_all_riddles_too() -> None:
    """The next turn is its own again, but a turn that ends early loses riddles."""
    scene = Scene(seats=2, wits="slow").path("ember", "cup", 0).tokens(ember=4).dead("tide")
    scene.session.dealer = LiveDealer(1)
    bot, answers = make("greedy", 1), 0
    while answers < 4:
        option = bot.choose(scene.now.seen_by("ember"), "ember")
        scene.session.choose("ember", option)
        assert option.verb in ("riddle", "answer", "next riddle")
        answers += option.verb == "answer"


def at_the_mirrors(roll: int) -> Scene:
    """Ember in the Hall of Mirrors with many helm tokens, and a rival in a chamber that other numbers lead to."""
    return Scene(2).at(ember="mirror_hall", tide="vale").tokens(ember=10).roll(roll).do("ember", "roll")


@pytest.mark.parametrize("kind", ["easy", "medium", "greedy", "hard"])
def test_no_bot_pays_for_the_chamber_of_a_rival_only_to_stay_put(kind: str) -> None:
    changes = 0
    for roll in range(1, 7):
        scene = at_the_mirrors(roll)
        changes += "change" in scene.verbs("ember")
        bot = make(kind, roll, simulations=8)
        assert bot.choose(scene.now.seen_by("ember"), "ember").verb != "change"
    assert changes


def test_a_bot_says_what_it_goes_to_a_chamber_for() -> None:
    scene = Scene(2).at(ember="mirror_hall").roll(3).do("ember", "roll")
    bot = make("greedy", 1)
    bot.choose(scene.now.seen_by("ember"), "ember")
    assert bot.plan[0].verb == "go"
    assert "item" in bot.why or "challenge" in bot.why
    assert "It wants to be here" not in bot.why
