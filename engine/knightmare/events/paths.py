"""The stones of the paths on the third level."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.knightmare.components import OUT, PATH, STORE
from engine.table import Change, Move, Table

_HOME_OF_STONE = {"helm": STORE, "stone": OUT}


def path_cleared(t: Table, item: str) -> tuple[Change, ...]:
    """The stones of a path go back to the store, spare ones to the box (KM-THREE-14)."""
    lying = [key for place in PATH[item] for key in t.contents[place]]
    return tuple([Move(key, home) for key in lying if (home := _HOME_OF_STONE.get(t.pieces[key].kind))])


class StoneLaid(Event, tag="stone laid", frozen=True, gc=False):
    """A stone is laid, or a gap closed; it comes from the store, or from the box if the store is empty."""

    seat: str
    item: str
    number: int
    clause: str = "KM-THREE-13"

    def changes(self, t: Position) -> tuple[Change, ...]:
        spare = [key for key in t.contents[OUT] if t.pieces[key].kind == "stone"]
        stone = (t.contents[STORE] or spare)[-1]
        return (Move(stone, PATH[self.item][self.number]),)


class StoneDestroyed(Event, tag="stone destroyed", frozen=True, gc=False):
    """A stone of a path is destroyed."""

    seat: str
    item: str
    number: int
    clause: str = "KM-THREE-26"

    def changes(self, t: Position) -> tuple[Change, ...]:
        lying = t.contents[PATH[self.item][self.number]]
        return tuple([Move(key, home) for key in lying if (home := _HOME_OF_STONE.get(t.pieces[key].kind))])


class PathCleared(Event, tag="path cleared", frozen=True, gc=False):
    """All stones of a path go back."""

    seat: str
    item: str
    clause: str = "KM-THREE-14"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return path_cleared(t, self.item)
