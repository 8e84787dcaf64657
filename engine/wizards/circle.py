"""The cooperative victory: what all players need before one of them may gain Rank 5."""

from __future__ import annotations

from engine.flow.common_goal import CommonGoal, GoalRow
from engine.said import said
from engine.table import Table
from engine.wizards.components import BOX
from engine.wizards.tasks import mandatory_left
from engine.wizards.world import is_team, order, points, rank

FOURTH = 4


def circle(t: Table) -> CommonGoal | None:
    """The three conditions of Rank 5 (WZ-COOP-08 to WZ-COOP-10); None in the competitive game."""
    if not is_team(t):
        return None
    seats = len(t.seats)
    risen = sum(rank(t, seat) >= FOURTH for seat in t.seats)
    free = sum(not mandatory_left(t, seat) for seat in t.seats)
    rows = (
        GoalRow(said("All are of Rank 4"), risen, seats, "WZ-COOP-08"),
        GoalRow(said("No Mandatory Task left"), free, seats, "WZ-COOP-09"),
        GoalRow(said("All have its points"), sum(_able(t, seat) for seat in t.seats), seats,
                "WZ-COOP-10"),
    )  # fmt: skip
    lowest = min(rank(t, seat) for seat in t.seats)
    return CommonGoal(said("One circle"), said("lowest Rank: {rank}", rank=lowest), rows)


def _able(t: Table, seat: str) -> bool:
    """Whether a player has the points of Rank 4 in the present Order."""
    mine = order(t, seat)
    needed = BOX.orders[mine].ranks[FOURTH].points if mine else ()
    return bool(mine) and all(have >= need for have, need in zip(points(t, seat), needed, strict=True))
