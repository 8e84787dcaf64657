"""Events of points, Ranks and Orders."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.table import Change, Count
from engine.wizards.components import ORDERS


class PointsGained(Event, tag="points gained", frozen=True, gc=False):
    """A player gains points of one type."""

    seat: str
    kind: str
    number: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        name = f"{self.kind}-{self.seat}"
        return (Count(name, t.counters[name] + self.number),)


class PointsLost(PointsGained, tag="points lost", frozen=True, gc=False):
    """A player loses points of one type, not below 0 (WZ-POINT-05)."""

    def changes(self, t: Position) -> tuple[Change, ...]:
        name = f"{self.kind}-{self.seat}"
        return (Count(name, max(0, t.counters[name] - self.number)),)


class RankGained(Event, tag="rank gained", frozen=True, gc=False):
    """A player gains a Rank."""

    seat: str
    rank: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count(f"rank-{self.seat}", self.rank),)


class OrderJoined(Event, tag="order joined", frozen=True, gc=False):
    """A player joins an Order at Rank 1."""

    seat: str
    order: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count(f"order-{self.seat}", ORDERS.index(self.order)), Count(f"rank-{self.seat}", 1))
