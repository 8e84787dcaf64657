"""Turns: how they begin, what is missed, and what is noted on a Dungeoneer."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.knightmare.components import BAG, FIGURE
from engine.knightmare.events.items import CUP
from engine.table import Change, Count, Mark


class StarterDrawn(Event, tag="starter drawn", frozen=True, gc=False):
    """The seat that begins is drawn."""

    seat: str
    clause: str = "KM-SETUP-18"


class TurnBegan(Event, tag="turn began", frozen=True, gc=False):
    """A turn begins: Protection ends, a missed turn is noted, and what counts turns counts this one
    (KM-TURN-20)."""

    seat: str
    clause: str = "KM-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        figure = t.pieces[FIGURE[self.seat]]
        asleep, chest = figure.mark("asleep"), figure.mark("hobgoblin")
        marks = {"protected": 0, "asleep": 0, "slept": asleep, "hobgoblin": max(chest - 1, 0)}
        if figure.mark("pledged"):
            marks["pact"] = figure.mark("pact") + 1
        counts: list[Change] = [Count("turn", t.counters["turn"] + 1)]
        if t.counters["turn"] % len(t.seats) == 0:
            counts.append(Count("round", t.counters["round"] + 1))
        counts += [Mark(figure.id, name, n) for name, n in marks.items() if figure.mark(name) != n]
        if t.pieces[CUP].place == BAG[self.seat]:
            counts.append(Mark(CUP, "turns", t.pieces[CUP].mark("turns") + 1))
        return (*counts, Mark(figure.id, "turns", figure.mark("turns") + 1))


class TurnMissed(Event, tag="turn missed", frozen=True, gc=False):
    """A Dungeoneer misses this turn."""

    seat: str
    clause: str = "KM-TURN-10"


class Marked(Event, tag="marked", frozen=True, gc=False):
    """Something is noted on a Dungeoneer, or struck out (0)."""

    seat: str
    name: str
    number: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(FIGURE[self.seat], self.name, self.number),)


class MustMiss(Event, tag="must miss", frozen=True, gc=False):
    """A Dungeoneer has to miss the next turn."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(FIGURE[self.seat], "asleep", 1),)
