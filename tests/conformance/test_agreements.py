"""The settings of every game: they depend only on settings before them, and every combination can be played."""

from __future__ import annotations

import pytest

from engine.flow import Game
from engine.games import GAMES, game
from tests.conformance.playing import agreements, numbers
from tests.engine import riddles


@pytest.fixture(params=[*GAMES, "riddles"])
def some_game(request: pytest.FixtureRequest) -> Game:
    return riddles.GAME if request.param == "riddles" else game(request.param)


def test_a_setting_names_only_settings_and_values_before_it(some_game: Game) -> None:
    before: dict[str, list[str]] = {}
    for setting in some_game.settings:
        values = [value for value, _ in setting.choices]
        assert set(setting.only) <= set(values)
        conditions = (setting.needs, setting.instead, *setting.only.values())
        for key, wanted in [need for needs in conditions for need in needs]:
            assert set(wanted) <= set(before[key])
        assert set(values) - set(setting.only), f"{setting.id} may be left without a value"
        before[setting.id] = values


def test_each_agreement_can_be_laid_for_every_number_of_seats(some_game: Game) -> None:
    for seed in range(5):
        for agreed in agreements(some_game, seed):
            options = some_game.checked_options(dict(agreed))
            seats = some_game.seats(options)
            assert some_game.fewest <= seats.fewest <= seats.most <= some_game.most
            assert set(seats.colours) <= set(some_game.colours)
            groups = [team.seats for team in seats.teams], seats.shared
            for group in groups:
                named = [seat for part in group for seat in part]
                assert len(named) == len(set(named))
                assert set(named) <= set(some_game.colours)
            for number in numbers(some_game, agreed):
                sitting = some_game.seat_ids(number, options)
                assert some_game.starting_table(sitting, options, {}).seats == sitting
