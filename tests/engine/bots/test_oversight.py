"""Bots of the lower levels: they see a sure win, overlook some of the rest, and lose to the level above."""

from __future__ import annotations

import pytest

from engine import games
from engine.bots import make, tournament
from tests.formidable_foes.scene import Scene, battle, take

GAME = games.game("formidable-foes")
SEEDS = range(12)


@pytest.mark.parametrize("kind", ["easy", "medium", "hard"])
def test_a_sure_win_is_never_overlooked(kind: str) -> None:
    for seed in SEEDS:
        scene = Scene(2).figure(red="C22").wisdom(red=50, blue=40).monster(50, "C22").monster(49, "box")
        won = scene.chips(red=20).gold(red=20, blue=5)
        assert make(kind, seed).choose(won.session.position.seen_by("red"), "red") == battle(50)


def test_lower_levels_overlook_something_good_now_and_then() -> None:
    view = Scene().figure(red="C22").chest(1, "C22").session.position.seen_by("red")

    def missed(kind: str) -> int:
        return sum([make(kind, seed).choose(view, "red") != take(1) for seed in range(40)])

    assert missed("easy") > missed("medium") > 0
    assert missed("hard") > 0
    assert missed("greedy") == missed("search") == missed("expert") == 0


@pytest.mark.parametrize("kind", ["easy", "medium"])
def test_the_details_tell_that_something_may_be_overlooked(kind: str) -> None:
    bot = make(kind, 1)
    bot.choose(Scene().figure(red="C22").chest(1, "C22").session.position.seen_by("red"), "red")
    assert bot.why
    assert bot.details == "the best that it noticed."


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
