"""Wounds, deaths and healing, what is lost, and the points that are scored."""

from __future__ import annotations

from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.marks import cleared
from engine.dungeon_twister.events.moving import upright
from engine.dungeon_twister.tokens import owner
from engine.flow import Event, Part, Position
from engine.table import Change, Count, Flip, Mark, Move


class Wounded(Event, tag="wounded", frozen=True, gc=False):
    """A figure is wounded: it lies where it stood (DT-COMBAT-16), and has no actions of its own any more
    (DT-OBJ-POTION-5)."""

    figure: str
    clause: str = "DT-COMBAT-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        rested = cleared(t, self.figure, ("extra", *content(t).rests))
        return (*rested, Flip(self.figure, 1), Mark(self.figure, "hurt", t.counters["turn"]))


class Died(Event, tag="died", frozen=True, gc=False):
    """A figure is eliminated and lies with its opponent's points."""

    figure: str
    points: tuple[Part, ...]
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*upright(t, self.figure), Move(self.figure, f"trophies-{OTHER[owner(t, self.figure)]}"))


class Unmade(Event, tag="unmade", frozen=True, gc=False):
    """A figure leaves the game for good, without points for anybody."""

    figure: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*upright(t, self.figure), Move(self.figure, "unmade"))


class Lost(Event, tag="lost", frozen=True, gc=False):
    """An object leaves the game."""

    token: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, "gone"),)


class GivenBack(Event, tag="given back", frozen=True, gc=False):
    """A marker that fights goes back to its player, without points for anybody."""

    marker: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, "markers"),)


class Scored(Event, tag="scored", frozen=True, gc=False):
    """Victory points are won."""

    seat: str
    points: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        counter = f"vp-{self.seat}"
        return (Count(counter, t.counters[counter] + self.points), Count("quiet", 0))


class Succeeded(Event, tag="succeeded", frozen=True, gc=False):
    """A figure becomes another one: the token `new` takes the place of the wounded `old`, upright and on what lay
    there; `figure`, `old` and their marks leave the table.

    `marks` go over to the new token. Points for its former death stay with who has them (`slain`).
    """

    seat: str
    figure: str
    old: str
    new: str
    to: str
    marks: tuple[tuple[str, int], ...]
    slain: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        foe = OTHER[owner(t, self.new)]
        counted = (Count(f"slain-{foe}", t.counters[f"slain-{foe}"] + self.slain),) if self.slain else ()
        away = [change for key in (self.figure, self.old) for change in (*upright(t, key), Move(key, "unmade"))]
        return (*counted, *away, Move(self.new, self.to), *[Mark(self.new, name, n) for name, n in self.marks])


class Healed(Event, tag="healed", frozen=True, gc=False):
    """A wounded figure gets up; `mark` says how: healed or regenerated, this turn."""

    seat: str
    figure: str
    mark: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        turn = t.counters["turn"]
        return (Flip(self.figure, 0), Mark(self.figure, self.mark, turn))
