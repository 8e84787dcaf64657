"""How far a walk can lead (WZ-MOVE, WZ-BOAT): the cheapest way to each space, with what the whole way costs."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import NamedTuple

from engine.flow import Addend, Option, Position
from engine.flow.reach import Path
from engine.said import said
from engine.wizards.animals import refuses
from engine.wizards.components import BOATS, BOX, FIGURE, number
from engine.wizards.limits import forced, refuse_entry
from engine.wizards.moving import Walk, boat_cost, walking_cost
from engine.wizards.world import (
    aboard,
    animal,
    beside,
    boats_at,
    demons_aboard,
    demons_at,
    is_water,
    mark,
    place,
    sailor,
)


class _Stand(NamedTuple):
    """Where a walk may have come: the space, the boat there, and what is left of the roll, the animal's points and
    the winds. `led` are the choices and spaces that led there. `over` says that nothing is left to go on."""

    space: str
    boat: str
    points: int
    bonus: int
    winds: int
    led: Path
    over: bool = False


def addends(t: Position, seat: str) -> tuple[Addend, ...]:
    """What a walk that has not begun may cost: the die, and what the animal adds (WZ-ANIMAL-07)."""
    page = t.pages[-1] if t.pages else None
    if not isinstance(page, Walk) or page.moved or page.seat != seat:
        return ()
    die, kind = Addend(page.points, said("Die")), animal(t, seat)
    return (die, Addend(page.bonus, BOX.animals[kind].name, kind)) if page.bonus else (die,)


def reach(t: Position, seat: str, piece: str) -> dict[str, Path] | None:
    """Space -> the cheapest way of the player's figure or boat to it, in the middle of a walk; else None."""
    page = t.pages[-1] if t.pages else None
    if not isinstance(page, Walk) or page.seat != seat or page.step != "start" or page.over:
        return None
    if piece not in (FIGURE[seat], aboard(t, seat)):
        return None
    return _Search(t, page).found


class _Search:
    """The search from where a walk has come. Spaces are tried in the order of what the way to them costs."""

    def __init__(self, t: Position, page: Walk) -> None:
        self.t, self.page, self.seat = t, page, page.seat
        self.found: dict[str, Path] = {}
        self._entered: dict[str, bool] = {}
        self._best: dict[tuple[str, str], list[tuple[int, int, int]]] = {}
        self._kind = animal(t, page.seat)
        self._queue: list[tuple[int, bool, int, _Stand]] = []
        self._number = count()
        self._start = place(t, page.seat)
        self._put(_Stand(self._start, aboard(t, page.seat), page.points, page.bonus, page.winds, Path((), ())))
        self._run()

    def _run(self) -> None:
        while self._queue:
            *_, here = heappop(self._queue)
            if here.led.places and here.space != self._start:
                self.found.setdefault(here.space, here.led)
            if not self._ends(here):
                self._go_on(here)

    def _put(self, stand: _Stand) -> None:
        """Keep a stand unless another one in the same space leaves as much of everything."""
        left = (stand.points, stand.bonus, stand.winds)
        known = self._best.setdefault((stand.space, stand.boat), [])
        if any(all(a >= b for a, b in zip(each, left, strict=True)) for each in known):
            return
        known.append(left)
        heappush(self._queue, (stand.led.cost or 0, bool(stand.led.loses), next(self._number), stand))

    def _ends(self, here: _Stand) -> bool:
        """Whether a walk ends here: by a forced encounter (WZ-MOVE-10) or Demons aboard."""
        if here.over or not here.led.places:
            return here.over
        t, seat = self.t, self.seat
        demons = bool(here.boat and demons_aboard(t, here.boat)) or bool(boats_at(t, here.space) and
                                                                        demons_at(t, here.space))  # fmt: skip
        return demons or (here.space != self._start and forced(t, seat, here.space))

    def _go_on(self, here: _Stand) -> None:
        t, seat = self.t, self.seat
        land, wet = FIGURE[seat], here.boat and is_water(t, here.space)
        for to in beside(t, here.space):
            if to == self._start or not self._open(to):
                continue
            self._step(here, Option("walk", land, to), "", walking_cost(t, seat, to))
            if wet and is_water(t, to) and not (here.led.places and demons_aboard(t, here.boat)):
                self._step(here, Option("sail", here.boat, to), here.boat, boat_cost(t, seat, "sailing"))
        for where in (here.space, *beside(t, here.space)):
            if where in (self._start, here.space) or self._open(where):
                for boat in self._free(where, here.boat):
                    self._step(here, Option("board", boat, where), boat, boat_cost(t, seat, "boarding"))

    def _free(self, where: str, own: str) -> list[str]:
        """The boats in a Water space in which nobody sits and which the walk has not moved."""
        free = [boat for boat in boats_at(self.t, where) if boat in BOATS and not sailor(self.t, boat)]
        return [boat for boat in free if boat != own]

    def _open(self, where: str) -> bool:
        """Whether the rules let the player enter a space now (WZ-MOVE-13, WZ-MOVE-14)."""
        if where not in self._entered:
            left = mark(self.t, self.seat, f"left-{where}")
            self._entered[where] = not left and not refuse_entry(self.t, self.seat, where)
        return self._entered[where]

    def _step(self, here: _Stand, option: Option, boat: str, cost: int) -> None:
        """One step, if the walk can pay for it: the animal first (WZ-ANIMAL-19), unless the space drives it away
        (WZ-ANIMAL-20)."""
        sails, kind = option.verb == "sail", "" if here.led.loses else self._kind
        leaves = bool(kind) and refuses(kind, option.to, self.t)
        bonus = 0 if leaves or (kind and sails) else here.bonus
        winds = here.winds if sails else 0
        small = self.page.small and here.points == self.page.points
        if cost > max(number("swimming") if small else 0, here.points + bonus + winds):
            return
        kept = 0 if leaves else here.bonus
        spent, led = min(kept, cost), here.led
        points = here.points - (cost - spent)
        path = Path(
            (*led.choices, option), (*led.places, option.to), (led.cost or 0) + cost, kind if leaves else led.loses
        )
        self._put(_Stand(option.to, boat, points, kept - spent, winds, path, small and points + winds < 0))
