"""Where places lie on one table: those of the board, and those on the pieces that carry places.

A piece lies in a slot, and its squares or hexes lie on it as it is turned. Only this module knows where a place
is.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from copy import copy
from functools import cached_property
from math import hypot
from typing import NamedTuple

from engine.table import Table
from game.layout.carriers import Carrier, Point, turned
from game.layout.game_layout import GameLayout
from game.layout.layout_file import SpaceKind

KEPT = 64  # grounds that are remembered: looking ahead turns the same rooms again and again
REACH = 1.3  # of its radius: how near a drop must be to mean a place
HANDLE = 0.4  # of a square or hex: the same for a slot that is held at its edge,
ASIDE = 0.12  # so much to the left of its middle that the number on a square beside it can be read
NEXT = 1.2  # of a square or hex: how near the next one is at most
STEPS = ("square", "hex")  # shapes of places that one goes to in steps


class CarriedPlace(NamedTuple):
    """A piece that carries places, the slot where it lies, and how it is turned."""

    piece: str
    slot: str
    turn: int
    carrier: Carrier


class Ground:
    """The places of one table that lie on the board or on what lies there. Lengths are board units."""

    def __init__(self, layout: GameLayout, laid: tuple[CarriedPlace, ...], known: Container[str]) -> None:
        self.layout = layout
        self.laid = {each.slot: each for each in laid}
        self.spots: dict[str, Point] = dict(layout.fixed)
        self.turns: dict[str, int] = {}  # by how many turns what lies in a place is turned
        self.under: dict[str, str] = {}  # the piece that carries a place
        for each in laid:
            self._lay(each, known)
        middles = {layout.fixed[slot] for slot in self.laid if slot in layout.fixed}
        #: The slots that hold a carrier of places, and other places of the board in its middle, below it.
        self.covered = frozenset([place for place, at in layout.fixed.items() if at in middles])
        for slot, carrier in layout.slots.items():
            if slot not in self.laid:
                self._lay_empty(slot, carrier, known)

    def _lay(self, each: CarriedPlace, known: Container[str]) -> None:
        middle = self.layout.layout.spaces[each.slot]
        for place, (at, turn) in each.carrier.grid(each.piece).items():
            if place in known:
                x, y = turned(at, each.turn, each.carrier.ways)
                self.spots[place] = (middle[0] + x, middle[1] + y)
                self.turns[place] = (turn + each.turn) % each.carrier.ways
                self.under[place] = each.piece

    def _lay_empty(self, slot: str, carrier: Carrier, known: Container[str]) -> None:
        """The places that an empty slot has."""
        middle = self.layout.layout.spaces[slot]
        for place, (x, y) in carrier.empty_hexes(slot).items():
            if place in known:
                self.spots[place] = (middle[0] + x, middle[1] + y)

    def with_figures(self, spots: Mapping[str, Point]) -> Ground:
        """This ground with places that are where pieces stand."""
        if not spots:
            return self
        found = copy(self)
        found.spots = {**self.spots, **spots}
        found.__dict__.pop("handles", None)  # those of the old spots
        return found

    def spot(self, place: str) -> Point | None:
        """The middle of a place, None if it does not lie on the board now."""
        return self.spots.get(place)

    def space(self, place: str) -> SpaceKind | None:
        """The kind of a space that lies on the board now; None for all others."""
        return self.layout.space(place) if place in self.spots else None

    def radius(self, place: str) -> float:
        """How far a place reaches."""
        return self.layout.radius(place)

    def turn(self, place: str) -> int:
        """By how many clockwise turns a piece in a place is turned, counted in the directions of its carrier."""
        return self.turns.get(place, 0)

    def carried(self, piece: str) -> tuple[str, ...]:
        """The places that a piece carries now."""
        return tuple([place for place, under in self.under.items() if under == piece])

    def handle(self, place: str) -> tuple[Point, float]:
        """The point where a place on the board is held, and how far round it. A slot with a carrier of places
        is held at the upper edge of the carrier."""
        (x, y), laid = self.spots[place], self.laid.get(place)
        if laid is not None:
            side = laid.carrier.side
            return (x - ASIDE * side, y - laid.carrier.top), HANDLE * side
        return (x, y), self.radius(place) * (1.0 if self.wide(place) else REACH)

    @cached_property
    def handles(self) -> tuple[tuple[str, float, float], ...]:
        """Every place that lies somewhere, those that are fixed first, with the point where it is held."""
        return tuple([(place, *self.handle(place)[0]) for place in self.spots])

    def covers(self, place: str, dx: float, dy: float, least: float) -> bool:
        """Whether a point so far from where a place is held means that place; each reaches `least` at least."""
        kind = self.layout.space(place)
        if kind is not None and kind.size != (0, 0):
            return 2 * abs(dx) <= max(kind.size[0], least) and 2 * abs(dy) <= max(kind.size[1], least)
        reach = self.handle(place)[1]
        return max(abs(dx), abs(dy)) <= reach if self.wide(place) else hypot(dx, dy) <= max(reach, least / 2)

    def wide(self, place: str) -> bool:
        """Whether a place is a whole slot that can be held anywhere."""
        return place in self.layout.slots and place not in self.laid

    @cached_property
    def neighbours(self) -> Mapping[str, tuple[str, ...]]:
        """The places one step away: along the corridors, or the next square or hex, even if something lies
        between."""
        found: dict[str, set[str]] = {place: set(others) for place, others in self.layout.neighbours.items()}
        side = max([carrier.side for carrier in self.layout.slots.values()], default=0.0)
        steps = [(place, at) for place, at in self.spots.items() if side and self._stands_on(place, side)]
        steps.sort(key=lambda step: step[1])
        for n, (one, (x, y)) in enumerate(steps):
            for other, (x2, y2) in steps[n + 1 :]:
                if x2 - x >= NEXT * side:
                    break  # and so are all that come
                if hypot(x2 - x, y2 - y) < NEXT * side:
                    found.setdefault(one, set()).add(other)
                    found.setdefault(other, set()).add(one)
        return {place: tuple(sorted(others)) for place, others in found.items()}

    def _stands_on(self, place: str, side: float) -> bool:
        """Whether a place is a square or a hex, not an edge, a slot or a heap."""
        kind = self.layout.space(place)
        return kind is not None and kind.shape in STEPS and 2 * kind.radius > side / 2


class Grounds:
    """The grounds of one layout, remembered by what lies in its slots."""

    def __init__(self, layout: GameLayout) -> None:
        self.layout = layout
        self._known: dict[tuple[CarriedPlace, ...], Ground] = {}

    def of(self, table: Table) -> Ground:
        """Where the places of `table` lie now."""
        laid = tuple(self._laid(table))
        if laid not in self._known:
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[laid] = Ground(self.layout, laid, table.places)
        return self._known[laid]

    def _laid(self, table: Table) -> Iterable[CarriedPlace]:
        for slot in self.layout.slots:
            for key in table.contents.get(slot, ()):
                piece = table.pieces[key]
                carrier = self.layout.carrier(piece.kind)
                if carrier is not None:
                    yield CarriedPlace(key, slot, piece.turn, carrier)
