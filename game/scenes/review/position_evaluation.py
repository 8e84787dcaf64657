"""How good the table was for each seat in the course of a game, by its bots' evaluation, and its turning
points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.flow import Session, fold
from game.scenes.history.moments import Moments

MOST = 8  # turning points
LEAST = 0.15  # of the greatest swing: what is less is no turning point

Standing = Mapping[str, float]


@dataclass(frozen=True)
class TurningPoint:
    """Record `n` of turn `turn`: it changed the evaluation of `seat` by `swing`, more than any other seat's."""

    n: int
    turn: int
    seat: str
    swing: float


def evaluations(session: Session) -> tuple[Standing, ...]:
    """How good the table was for every seat after each record, by the game's own evaluation. A finished game
    ends with the value before its last record. Empty if the log does not say enough."""
    seats, found = session.header.seats, list[Standing]()
    position = session.at(0)
    for entry in session.entries:
        if entry.record.n:
            fold(position, entry.record)
        position.pages, position.ask, position.chosen = entry.pages, entry.ask, entry.chosen
        if entry.ask is not None:
            found.append({seat: session.game.evaluate(position, seat) for seat in seats})
        elif entry.record.n == len(session.entries) - 1 and found:
            found.append(found[-1])
        else:
            return ()
    return tuple(found)


def turning_points(moments: Moments, standing: Sequence[Standing]) -> tuple[TurningPoint, ...]:
    """The marked moments that changed an evaluation most, one a turn, the earliest first."""
    best: dict[int, TurningPoint] = {}
    for n, _ in moments.marks:
        if 0 < n < len(standing):
            seat, swing = _swing(standing, n)
            turn = moments.turn(n)
            if turn not in best or abs(swing) > abs(best[turn].swing):
                best[turn] = TurningPoint(n, turn, seat, swing)
    greatest = sorted(best.values(), key=lambda point: -abs(point.swing))[:MOST]
    kept = [point for point in greatest if abs(point.swing) > LEAST * abs(greatest[0].swing)]
    return tuple(sorted(kept, key=lambda point: point.n))


def _swing(standing: Sequence[Standing], n: int) -> tuple[str, float]:
    """The seat whose evaluation record `n` changed most, and by how much."""
    swings = {seat: standing[n][seat] - standing[n - 1][seat] for seat in standing[n]}
    seat = max(swings, key=lambda key: (round(abs(swings[key]), 3), swings[key]))
    return seat, swings[seat]
