"""Whatever is pressed during a fight, it ends: no panel sticks, no piece hangs in the air, the table is right."""

from __future__ import annotations

import pytest

from tests.game.restless_duels import fight_restlessly
from tests.soak_size import soak_seeds

PLAIN = (0, 2, 5, 9, 12)  # two of them with too little room for a scene


@pytest.mark.parametrize("seed", PLAIN)
def test_a_fight_ends_whatever_is_pressed(seed: int) -> None:
    fight_restlessly(seed)


@pytest.mark.soak
@pytest.mark.parametrize("share", range(4))
def test_every_fight_ends_whatever_is_pressed(share: int) -> None:
    for seed in [*soak_seeds(0, 100)][share::4]:
        fight_restlessly(seed, 25)
