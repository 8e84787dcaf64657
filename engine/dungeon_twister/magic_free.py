"""Figures around which no magic works: a Magophage, and who has its powers (DT-CHAR-MAGOPHAGE). That is no magic
itself (DT-CHAR-MAGOPHAGE-05)."""

from __future__ import annotations

from collections.abc import Callable

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content, laid
from engine.dungeon_twister.names import row
from engine.dungeon_twister.tokens import square_of
from engine.flow import Event, Hook, Position, ProspectRow, Reason
from engine.said import said
from engine.table import Change, Move

#: Who has the powers of a piece: the figure itself, or its bearer; empty if nobody has.
Bearer = Callable[[Position, str], str]


class Undone(Event, tag="undone", frozen=True, gc=False):
    """Standing magic beside such a figure is gone."""

    marker: str
    clause: str = "DT-CHAR-MAGOPHAGE-11"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, "markers"),)


def circle(t: Position, figure: str) -> tuple[str, ...]:
    """Its own square and those beside it, walls and all that parts squares cut off (DT-CHAR-MAGOPHAGE-14)."""
    here = t.pieces[figure].place
    return (here, *board(t).touching(here))


def shown(t: Position, figure: str, clause: str) -> list[ProspectRow]:
    """The line of the lens."""
    number = len(circle(t, figure))
    return [row(said("No magic"), number, said("squares, its own and those beside it"), clause)]


def hooks(bearer: Bearer, clause: str, unable: str, lifts: str, *tags: str) -> tuple[Hook, ...]:
    """The hooks of a piece: `clause` makes the circle, by `unable` its figure uses no magic, by `lifts` no curse
    binds it."""

    def dead(t: Position, piece: str, square: str) -> list[Reason]:
        """It goes where the figure goes (DT-CHAR-MAGOPHAGE-03). Lasting magic fails there, too."""
        figure = bearer(t, piece)
        if not figure or square not in circle(t, figure):
            return []
        return [Reason(clause, {"figure": figure}, (piece,), (square,))]

    def uses_none(t: Position, piece: str, figure: str) -> list[Reason]:
        return [Reason(unable, {"figure": figure}, (piece,))] if figure == bearer(t, piece) else []

    def unbound(t: Position, piece: str, figure: str, token: str) -> bool:
        return figure == bearer(t, piece)

    def undoes(t: Position, piece: str) -> Undone | None:
        """Before anybody falls."""
        figure = bearer(t, piece)
        terrain, markers = content(t).terrain, content(t).markers
        around = circle(t, figure) if figure else ()
        for marker in laid(t) if around else ():
            kind = markers[marker]
            if kind in terrain and "magic" in terrain[kind].tags and square_of(t, marker) in around:
                return Undone(marker)
        return None

    return (
        Hook("forbid", "magic", clause, dead, tags),
        Hook("forbid", "use magic", unable, uses_none, tags),
        Hook("permit", "overlook", lifts, unbound, tags),
        Hook("check", "ActionEnding", "DT-CHAR-MAGOPHAGE-11", undoes, tags),
    )
