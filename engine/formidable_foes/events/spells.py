"""Spell cards, and what they do."""

from __future__ import annotations

from typing import ClassVar

from engine.flow import Event, Position
from engine.formidable_foes.board import CROSSING_TILE
from engine.formidable_foes.components import FIGURE, HAND
from engine.formidable_foes.events.turn import STIR
from engine.table import Change, Mark, Move, Swap, Turn


class SpellDrawn(Event, tag="spell drawn", frozen=True, gc=False):
    """A winner draws the uppermost spell, which is marked with the turn. Nobody else knows which it is."""

    seat: str
    spell: str
    clause: str = "FF-LOOT-02"
    private: ClassVar[tuple[str, ...]] = ("spell",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.spell, HAND[self.seat]), Mark(self.spell, "drawn", t.counters["turn"]), STIR)


class SpellCast(Event, tag="spell cast", frozen=True, gc=False):
    """A spell is cast; it lies beside the board until the turn is over, marked with the number used."""

    seat: str
    spell: str
    amount: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.spell, "played"), Mark(self.spell, "used", self.amount), STIR)


class SpellsSpent(Event, tag="spells spent", frozen=True, gc=False):
    """At the end of the turn the spells cast leave the game."""

    seat: str
    clause: str = "FF-SPELL-04"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(spell, "box") for spell in t.contents["played"]])


class Transferred(Event, tag="transferred", frozen=True, gc=False):
    """A figure jumps to another figure's space."""

    seat: str
    to: str
    clause: str = "FF-SPELL-18"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to),)


class Transformed(Event, tag="transformed", frozen=True, gc=False):
    """A monster's strength is raised or lowered by `by`; the change stays with the tile (FF-SPELL-46)."""

    monster: str
    by: int
    clause: str = "FF-SPELL-28"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.monster, "stronger", t.pieces[self.monster].mark("stronger") + self.by),)


class Restored(Event, tag="restored", frozen=True, gc=False):
    """A transformed monster has its printed strength again."""

    monster: str
    clause: str = "FF-SPELL-31"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.monster, "stronger", 0),)


class Exchanged(Event, tag="exchanged", frozen=True, gc=False):
    """Two tiles trade places."""

    seat: str
    one: str
    other: str
    clause: str = "FF-SPELL-38"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Swap(self.one, self.other),)


class Rotated(Event, tag="rotated", frozen=True, gc=False):
    """An intersection is turned by so many clockwise quarters."""

    seat: str
    space: str
    quarters: int
    clause: str = "FF-SPELL-41"

    def changes(self, t: Position) -> tuple[Change, ...]:
        tile = CROSSING_TILE[self.space]
        return (Turn(tile, (t.pieces[tile].turn + self.quarters) % 4),)
