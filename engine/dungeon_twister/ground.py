"""What a square and an edge are to a token at the moment, with the clauses that make them so.

Three layers make the answer: what is printed (and opened), the markers that lie there, and the powers that change
it for some. `Board` knows the first two; powers lift the clauses of a row for a token, or forbid more.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.dungeon_twister.board import Way, board
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.ropes import refuse_rope
from engine.dungeon_twister.terrain import Terrain
from engine.dungeon_twister.tokens import Loads, carrier, has_rope, heft, is_rope, is_thing, owner, side
from engine.flow import Position, Reason
from engine.said import Said


class Ground(NamedTuple):
    """A square as a token finds it; the rows of `layers` lie uppermost first."""

    t: Position
    square: str
    token: str
    layers: tuple[Terrain, ...]

    def enter(self, start: str, loads: Loads) -> list[Reason]:
        """The reasons against a step onto it from `start`, loaded so."""
        subject = (self.token, start, self.square, loads)
        for row in self.layers:
            clause = self._keeps_off(row, loads)
            if not clause or self.t.permitted(clause, *subject) or self._crossed(row):
                continue
            if not row.obstructs(heft(self.t, self.token)):
                return [*self.t.forbidden("barred", *subject), self._against(row, clause, loads)]
            if not self.t.permitted("obstacle", *subject):
                return self.t.forbidden("obstacle", *subject) or [self._against(row, clause, loads)]
        return self.t.forbidden("enter", *subject) or self._suicide("step")

    def alone(self, start: str, loads: Loads) -> str:
        """The clause by which a step onto it is a move of its own; empty if it is not."""
        subject = (self.token, start, self.square, loads)
        for row in self.layers:
            lifted = row.alone and (self.t.permitted(row.alone, *subject) or self._crossed(row))
            if row.alone and not lifted and not (row.obstacle and self.t.permitted("obstacle", *subject)):
                return row.alone
        return ""

    def last(self, start: str, loads: Loads) -> str:
        """The clause by which a step onto it ends the move; empty if it does not."""
        subject = (self.token, start, self.square, loads)
        rows = [row for row in self.layers if row.ends and not self._crossed(row)]
        return next((row.ends for row in rows if not self.t.permitted(row.ends, *subject)), "")

    def stop(self, loads: Loads, brought: Loads | None = None) -> list[Reason]:
        """The reasons against ending an action on it, loaded so.

        `brought` are the loads that came onto the square in hand, all of them if it is left out. A rope in hand
        that lay there already holds (DT-ROPE-10).
        """
        t, ropes = self.t, [key for key in loads if is_rope(self.t, key)]
        for row in self.layers:
            clause = self._stays_off(row, loads)
            if not clause or self._held(row, row.action, but=loads) or self._stays(row):
                continue
            if not row.obstructs(heft(t, self.token)) or not ropes:
                return [self._against(row, clause, loads)]
            if brought is None or all(rope in brought for rope in ropes):
                return refuse_rope(t, ropes[0], self.square, owner(t, self.token), (self.token, *loads))
        return t.forbidden("stop", self.token, self.square, loads) or self._suicide("action")

    def leave(self, load: str) -> list[Reason]:
        """The reasons against leaving a load there (DT-CARRY-10); a rope may stay on an obstacle (DT-ROPE-08)."""
        for row in self.layers:
            clause = row.leave or (row.drop if is_thing(self.t, load) else "")
            if clause and not (row.obstacle and is_rope(self.t, load)):
                return [Reason(clause, {"object": load}, (), (self.square,))]
        return []

    def after(self, moment: str) -> str:
        """The clause that kills the token there at the end of a "step", "move" or "action"; empty if none does."""
        for row in self.layers:
            clause: str = getattr(row, moment)
            if clause and not self._held(row, clause) and not (moment == "step" and self._crossed(row)):
                return clause
        return ""

    def _suicide(self, moment: str) -> list[Reason]:
        """The reason against a step or a stop on what would break under a figure that its enemy leads
        (DT-RULE-CHARM-15)."""
        breaks = any(row.bears for row in self.layers) and side(self.t, self.token) != owner(self.t, self.token)
        if not breaks or not self.after(moment):
            return []
        facts: dict[str, str | int | Said] = {"figure": self.token, "terrain": self.layers[0].name}
        return [Reason("DT-RULE-CHARM-15", facts, (self.token,), (self.square,))]

    @property
    def steps(self) -> int:
        """What a step onto it costs."""
        return max([row.steps for row in self.layers])

    def _held(self, row: Terrain, clause: str, but: Loads = ()) -> bool:
        """Whether a rope there, or a power of the token or of its carrier, lifts the clause that kills it."""
        if row.obstructs(heft(self.t, self.token)) and has_rope(self.t, self.square, but=but):
            return not self.t.forbidden("hang", self.token, self.square)
        if not clause:
            return False
        return self.t.permitted(clause, carrier(self.t, self.token) or self.token, self.square)

    def _crossed(self, row: Terrain) -> bool:
        """Whether a power leads the token over such ground there."""
        return any(self.t.permitted(way, self.token, self.square) for way in row.crossed)

    def _stays(self, row: Terrain) -> bool:
        """Whether a power lets the token stop on such ground."""
        return any(self.t.permitted(way, self.token) for way in row.stayed)

    def _keeps_off(self, row: Terrain, loads: Loads) -> str:
        """The clause that keeps the token off on foot, loaded so; empty if none does."""
        if row.takes(heft(self.t, self.token)):
            return ""
        return row.enter or (row.bare if self._laden(loads) else "")

    def _stays_off(self, row: Terrain, loads: Loads) -> str:
        """The clause that forbids the token to end an action there, loaded so; empty if none does."""
        if row.takes(heft(self.t, self.token)):
            return ""
        return row.stop or (row.hover if self._laden(loads) else "")

    def _laden(self, loads: Loads) -> bool:
        return any(is_thing(self.t, key) for key in loads)

    def _against(self, row: Terrain, clause: str, loads: Loads = ()) -> Reason:
        facts: dict[str, str | int | Said] = {"figure": self.token, "terrain": row.name}
        held = next((key for key in loads if is_thing(self.t, key)), "")
        return Reason(clause, {**facts, "object": held} if held else facts, (), (self.square,))


def wet(t: Position, square: str) -> bool:
    """Whether who is on a square is in the water: not on a rope above it (DT-OBJ-ROPE-13) or on a bridge
    (DT-TERR-BRIDGE-5)."""
    b = board(t)
    return square in b.rough and any("water" in row.tags for row in b.layers(square)) and not has_rope(t, square)


def normal_floor(t: Position, square: str) -> bool:
    """Whether a square is normal floor (DT-TERR-FLOOR-1)."""
    return all(row.normal for row in board(t).layers(square))


def ground(t: Position, square: str, token: str) -> Ground:
    """What a square is to a token now."""
    return Ground(t, square, token, board(t).layers(square))


def fatal(t: Position, figure: str, square: str, moment: str) -> str:
    """The clause that kills a figure on a square at the end of a "step", "move" or "action": that of the ground,
    or of a power; empty if none does."""
    playing = in_play(t)
    if moment in playing.deadly and square in board(t).rough:
        clause = ground(t, square, figure).after(moment)
        if clause:
            return clause
    if ("forbid", "live") not in t.heard:
        return ""
    against = t.forbidden("live", figure, square, moment)
    return against[0].clause if against else ""


class Edge(NamedTuple):
    """What lies beyond one side of a square, and the reasons against a step of a token that way."""

    to: str
    bars: tuple[str, ...]
    against: tuple[Reason, ...]


def edge(t: Position, square: str, side: int, token: str) -> Edge:
    """What stands on a side of a square for a token; 0 is the north of the board, then clockwise."""
    way = board(t).ways(square)[side]
    return Edge(way.to, way.bars, tuple(refuse_way(t, way, square, token)))


def refuse_way(t: Position, way: Way, square: str, token: str) -> list[Reason]:
    """The reasons against a step over what stands between two squares; powers lift them for a token."""
    if not way.shut:
        return []
    facts: dict[str, str | int] = {"figure": token, "square": way.to, "room": way.to}
    rows = [content(t).bars[bar] for bar in dict.fromkeys(way.shut)]
    closed = [row for row in rows if not any(t.permitted(each, token) for each in row.crossed)]
    barred = [row.step for row in closed if not t.permitted(row.step, token, square, way.to)]
    if not barred:
        return []
    against = [Reason(clause, facts, (), (way.to,)) for clause in barred]
    return [*against, *t.forbidden("through", token, way.shut[0])]
