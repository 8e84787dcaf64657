"""The easy bot: it sees a sure win, overlooks much else, and loses to the medium one."""

from __future__ import annotations

import pytest

from engine import games
from engine.bots import make, tournament
from tests.formidable_foes.scene import Scene, battle, take

GAME = games.game("formidable-foes")
SEEDS = range(12)


def test_a_sure_win_is_never_overlooked() -> None:
    for seed in SEEDS:
        scene = Scene(2).figure(red="C22").wisdom(red=50, blue=40).monster(50, "C22").monster(49, "box")
        won = scene.chips(red=20).gold(red=20, blue=5)
        assert make("easy", seed).choose(won.session.position.seen_by("red"), "red") == battle(50)


def test_something_good_is_overlooked_now_and_then() -> None:
    found = set()
    for seed in SEEDS:
        scene = Scene().figure(red="C22").chest(1, "C22")
        bot = make("easy", seed)
        found.add(bot.choose(scene.session.position.seen_by("red"), "red") == take(1))
        assert bot.why
        assert str(bot.details) in ("", "the best that it noticed.")
    assert found == {True, False}


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
    assert tournament(played, ("greedy", *others), games=12, seed=300)[0] >= 6
    assert tournament(played, ("easy", *("random",) * (seats - 1)), games=6, seed=300)[0] >= 3
