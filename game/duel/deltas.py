"""Pills on the seats' cards that tell by how much a contest has changed each number."""

from __future__ import annotations

from collections.abc import Iterable

from engine.table import apply
from game.duel.duel import FactChange
from game.panels.seat_info import counted
from game.panels.table_panels import TablePanels
from game.play.fights import Fight

STAY = 1.6  # seconds that they stay


class SeatDeltas:
    """The pills of one table."""

    def __init__(self, panels: TablePanels) -> None:
        self.panels = panels
        self._left: float | None = None  # seconds until they go

    def changes(self, fight: Fight) -> tuple[FactChange, ...]:
        """The numbers on the seat cards of both sides that the contest changes."""
        table = self.panels.play.stage.table
        after = table.bare_copy()
        for change in fight.changes:
            apply(after, change)
        layout, sprites, found = self.panels.layout, self.panels.view.sprites, list[FactChange]()
        for seat in [side.seat for side in fight.contest.sides if side.seat]:
            for number, count in enumerate(layout.layout.counts):
                _, _, was = counted(layout, table, sprites, count, seat)
                icon, label, now = counted(layout, after, sprites, count, seat)
                if was != now:
                    found.append(FactChange(seat, number, icon, label, was, now))
        return tuple(found)

    def show(self, changes: Iterable[FactChange]) -> None:
        """Tell by how much each number has changed."""
        numbers = range(len(self.panels.layout.layout.counts))
        changed = {(change.seat, change.number): change.difference for change in changes}
        self._left = STAY
        for card in self.panels.seat_rail.cards:
            deltas = tuple([changed.get((card.info.seat, number), 0) for number in numbers])
            card.deltas = deltas if any(deltas) else ()

    def update(self, seconds: float) -> bool:
        """Let time pass; True if they go now."""
        if self._left is None:
            return False
        self._left -= seconds
        if self._left > 0:
            return False
        self._left = None
        for card in self.panels.seat_rail.cards:
            card.deltas = ()
        return True
