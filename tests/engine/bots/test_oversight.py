"""Bots of the lower levels: they see a sure win, overlook some of the rest, and lose to the level above."""

from __future__ import annotations

import random

import pytest

from engine import games
from engine.bots import make, tournament
from engine.bots.oversight import noticed
from engine.bots.planning import Line
from tests.formidable_foes.scene import Scene, battle, take

GAME = games.game("formidable-foes")
SEEDS = range(12)


def about_to_win() -> Scene:
    """Red wins by the battle against monster 50."""
    scene = Scene(2).figure(red="C22").wisdom(red=50, blue=40).monster(50, "C22").monster(49, "box")
    return scene.chips(red=20).gold(red=20, blue=5)


@pytest.mark.parametrize("kind", ["easy", "medium", "hard"])
def test_a_sure_win_is_never_overlooked(kind: str) -> None:
    for seed in SEEDS:
        assert make(kind, seed).choose(about_to_win().session.position.seen_by("red"), "red") == battle(50)


def test_a_draw_that_happened_to_win_hides_no_sure_win() -> None:
    """One draw of the line was lucky, so it is worth as much as the sure win."""
    view = about_to_win().session.position.seen_by("red")
    fight, end = view.ask.options("red") if view.ask else ()
    assert fight == battle(50)
    poor, lucky, sure = Line((end,), view, False), Line((end,), view, True), Line((fight,), view, False)
    for line, worth in ((poor, 1.0), (lucky, 3.0), (sure, 3.0)):
        line.add(worth)
    for seed in SEEDS:
        assert sure in noticed([poor, lucky, sure], "red", 0.5, random.Random(seed))


def test_lower_levels_overlook_something_good_now_and_then() -> None:
    view = Scene().figure(red="C22").chest(1, "C22").session.position.seen_by("red")

    def missed(kind: str, tries: int) -> int:
        return sum([make(kind, seed, simulations=1).choose(view, "red") != take(1) for seed in range(tries)])

    assert missed("easy", 100) > missed("medium", 100) > 0
    assert missed("hard", 40) > 0
    assert missed("greedy", 40) == missed("search", 20) == missed("expert", 10) == 0


@pytest.mark.parametrize(
    ("kind", "details"),
    [
        ("easy", "best of 20 lines of play that it noticed."),
        ("medium", "best of 31 lines of play that it noticed."),
        ("hard", "best of 25 lines of play that it noticed, in 1 simulation."),
    ],
)
def test_the_details_tell_that_something_may_be_overlooked(kind: str, details: str) -> None:
    bot = make(kind, 1, simulations=1)
    bot.choose(Scene().figure(red="C22").chest(1, "C22").session.position.seen_by("red"), "red")
    assert bot.why
    assert bot.details == details


def test_the_same_seed_plays_the_same() -> None:
    scene = Scene().figure(red="C22").chest(1, "C23")
    view = scene.session.position.seen_by("red")
    assert make("easy", 3).choose(view, "red") == make("easy", 3).choose(view, "red")


@pytest.mark.soak
@pytest.mark.parametrize("key", ["formidable-foes", "dungeon-twister", "knightmare"])
def test_the_medium_bot_beats_it_mostly_and_chance_loses_to_it(key: str) -> None:
    played = games.game(key)
    seats = max(2, played.fewest)
    others = ("easy",) * (seats - 1)
    assert tournament(played, ("medium", *others), games=12, seed=300)[0] >= 6
    assert tournament(played, ("easy", *("random",) * (seats - 1)), games=6, seed=300)[0] >= 3
