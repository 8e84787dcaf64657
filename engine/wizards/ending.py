"""How a game ends (WZ-END, WZ-COOP-01)."""

from __future__ import annotations

from engine.flow import Outcome, Score
from engine.said import said
from engine.table import Table
from engine.wizards.components import CIRCLE
from engine.wizards.world import dead, is_team, rank, total


def champion(t: Table) -> str:
    """The player of Rank 5, "" if there is none."""
    return next((seat for seat in t.seats if rank(t, seat) == 5), "")


def outcome(t: Table) -> Outcome:
    """The first player of Rank 5 wins (WZ-END-01), or the whole team (WZ-COOP-01); if the Circle has fallen,
    everybody has lost (WZ-END-02)."""
    won = champion(t)
    scores = [
        Score(seat, rank(t, seat), {said("Points"): total(t, seat), said("Tasks"): t.counters[f"tasks-{seat}"]},
              total(t, seat))
        for seat in t.seats
    ]  # fmt: skip
    scores.sort(key=lambda score: (-score.total, -score.tie_break))
    if won and is_team(t):
        why = said("The fifth Rank is reached, and Evil gives way.")
        return Outcome(tuple(scores), t.seats, ("WZ-COOP-01",), said("The circle wins"), why)
    if won:
        return Outcome(tuple(scores), (won,), ("WZ-END-01",), why=said("The fifth Rank is reached."))
    clause = "WZ-END-02" if CIRCLE in dead(t) else "WZ-END-03"
    return Outcome(tuple(scores), (), (clause,), said("Evil wins"), said("The Sacred Circle has fallen."))
