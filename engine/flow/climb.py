"""How far a seat is on its way up: its step, and what it needs for the next one."""

from __future__ import annotations

from msgspec import Struct

from engine.said import NOTHING, Said


class Climb(Struct, frozen=True):
    """A seat's step (`step`, 0 at first) and what the next one needs: a counter with the number for each.

    `told` says in words what else the seat has to do, `behind` names a seat that must catch up first,
    and `places` are where whoever lets the seat rise can be met.
    """

    step: int
    needs: tuple[tuple[str, int], ...]
    told: Said = NOTHING
    behind: str = ""
    places: tuple[str, ...] = ()

    def enough(self, counters: dict[str, int]) -> bool:
        """Whether the seat has all that the next step needs."""
        return bool(self.needs) and all(counters.get(name, 0) >= number for name, number in self.needs)
