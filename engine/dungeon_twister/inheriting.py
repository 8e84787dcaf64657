"""Supplies that are inherited: who becomes another figure has only what that one had left (DT-CHAR-GOLEM-3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.flow import DONE, Event, Flow, Frame, Position
from engine.table import Change, Move


class Inherited(Event, tag="inherited", frozen=True, gc=False):
    """Markers or tokens that a figure does not have, as the one that it has become had used them."""

    markers: tuple[str, ...]
    clause: str = "DT-CHAR-GOLEM-3"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(marker, "gone") for marker in self.markers])


class Inheriting(Frame, frozen=True, gc=False, tag="inheriting"):
    """A figure has become another one, and has no more left than that one had."""

    markers: tuple[str, ...]
    clause: str = "DT-CHAR-GOLEM-3"

    def start(self, t: Position) -> Flow:
        """The others are gone."""
        t.emit(Inherited(self.markers, self.clause))
        return DONE


def inheriting(mine: Sequence[str], theirs: Sequence[str], clause: str) -> Inheriting | None:
    """The page that takes away what is left to the new figure, and was not to the old one."""
    surplus = tuple(mine[len(theirs) :])
    return Inheriting(surplus, clause) if surplus else None
