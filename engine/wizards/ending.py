"""How a game ends (WZ-END, WZ-COOP-01)."""

from __future__ import annotations

from engine.flow import Outcome, Part, Score
from engine.said import Said, said
from engine.table import Table
from engine.wizards.components import BOX, CIRCLE
from engine.wizards.world import dead, is_team, order, points, rank, total


def champion(t: Table) -> str:
    """The player of Rank 5, "" if there is none."""
    return next((seat for seat in t.seats if rank(t, seat) == 5), "")


def _beside(t: Table, seat: str) -> dict[Said, int]:
    """What the scores show of a player beside the Rank: the points of each type, and the Tasks completed."""
    knowledge, perception, power = points(t, seat)
    return {
        said("Knowledge"): knowledge, said("Perception"): perception, said("Power"): power,
        said("Tasks"): t.counters[f"completed-{seat}"],
    }  # fmt: skip


def _score(t: Table, seat: str) -> Score:
    """The Rank counts; equal Ranks are ordered by all points together."""
    reached = rank(t, seat)
    return Score(seat, reached, {said("Rank"): reached}, total(t, seat), _beside(t, seat))


def score_parts(t: Table, seat: str, key: str) -> tuple[Part, ...]:
    """What a score is made of: one for each Rank reached, with the clause of the Rank in the player's Order."""
    kind, _, whose = key.partition("/")
    if kind != "score" or not rank(t, whose):
        return ()
    ranks = BOX.orders[order(t, whose)].ranks
    return tuple([Part(1, ranks[number].clause) for number in range(1, rank(t, whose) + 1)])


def outcome(t: Table) -> Outcome:
    """The first player of Rank 5 wins (WZ-END-01), or the whole team (WZ-COOP-01); if the Circle has fallen,
    everybody has lost (WZ-END-02)."""
    won = champion(t)
    scores = [_score(t, seat) for seat in t.seats]
    scores.sort(key=lambda score: (-score.total, -score.tie_break))
    if won and is_team(t):
        why = said("The fifth Rank is reached, and Evil gives way.")
        return Outcome(tuple(scores), t.seats, ("WZ-COOP-01",), said("The circle wins"), why)
    if won:
        return Outcome(tuple(scores), (won,), ("WZ-END-01",), why=said("The fifth Rank is reached."))
    clause = "WZ-END-02" if CIRCLE in dead(t) else "WZ-END-03"
    return Outcome(tuple(scores), (), (clause,), said("Evil wins"), said("The Sacred Circle has fallen."))
