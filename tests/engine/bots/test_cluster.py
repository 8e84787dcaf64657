"""An arena whose games the workers of a Dask cluster play."""

from __future__ import annotations

import pytest

from engine.bots.arena import Duel, duels, fought, results_of_cluster

FIRST = Duel("dungeon-twister", ("random", "greedy"), 3, {"mode": "beginner"})


def test_a_cluster_plays_the_same_games() -> None:
    distributed = pytest.importorskip("distributed")
    games = duels(FIRST, 2)
    here = [(each.kinds, each.winners, each.choices) for each in map(fought, games)]
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, processes=False, dashboard_address=None
    ) as cluster:
        there = [
            (each.kinds, each.winners, each.choices)
            for each in results_of_cluster(games, cluster.scheduler_address)
        ]
    assert here == there
