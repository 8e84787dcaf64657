"""Spells, and the pact that gives one."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.knightmare.components import CARDS, DARK, DISCARDS, FIGURE, HAND, OUT
from engine.table import Change, Mark, Move, Swap


class SpellCast(Event, tag="spell cast", frozen=True, gc=False):
    """A spell is cast: its card is discarded, even if the spell is resisted or fails (KM-MAGIC-03)."""

    seat: str
    spell: str
    source: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.source, DISCARDS),) if self.source in CARDS else ()


class Struck(Event, tag="struck", frozen=True, gc=False):
    """An attack spell has been cast at another Dungeoneer."""

    seat: str
    spell: str
    target: str
    clause: str


class Resisted(Event, tag="resisted", frozen=True, gc=False):
    """Resistance leaves a spell without effect."""

    seat: str
    source: str
    clause: str = "KM-MAGIC-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.source, DISCARDS),) if self.source in CARDS else ()


class SpellFailed(Event, tag="spell failed", frozen=True, gc=False):
    """A spell has no effect. A dark spell that fails is gone."""

    seat: str
    spell: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(f"{self.spell}-{self.seat}", OUT),) if self.spell in DARK else ()


class Swapped(Event, tag="swapped", frozen=True, gc=False):
    """Two Dungeoneers swap chambers."""

    seat: str
    target: str
    clause: str = "KM-MAGIC-21"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Swap(FIGURE[self.seat], FIGURE[self.target]),)


class Pledged(Event, tag="pledged", frozen=True, gc=False):
    """A Dungeoneer pledges to the Necromancer and gets a dark spell."""

    seat: str
    spell: str
    clause: str = "KM-PACT-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(FIGURE[self.seat], "pledged", 1), Move(f"{self.spell}-{self.seat}", HAND[self.seat]))
