"""Magophage: no magic works on its square and on those beside it (DT-CHAR-MAGOPHAGE). That is no magic itself
(DT-CHAR-MAGOPHAGE-05)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.names import row
from engine.dungeon_twister.tokens import square_of, wounded
from engine.flow import Event, Hook, Position, Power, ProspectRow, Reason
from engine.said import said
from engine.table import Change, Move


class Undone(Event, tag="undone", frozen=True, gc=False):
    """Standing magic beside a Magophage is gone."""

    marker: str
    clause: str = "DT-CHAR-MAGOPHAGE-11"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, "markers"),)


def _circle(t: Position, magophage: str) -> tuple[str, ...]:
    """Its own square and those beside it, walls and all that parts squares cut off (DT-CHAR-MAGOPHAGE-14)."""
    here = t.pieces[magophage].place
    return (here, *board(t).touching(here))


def _dead(t: Position, magophage: str, square: str) -> list[Reason]:
    """It goes where the Magophage goes (DT-CHAR-MAGOPHAGE-03). Lasting magic fails there, too."""
    if square not in _circle(t, magophage):
        return []
    return [Reason("DT-CHAR-MAGOPHAGE-02", {"figure": magophage}, (magophage,), (square,))]


def _uses_none(t: Position, magophage: str, figure: str) -> list[Reason]:
    return [Reason("DT-CHAR-MAGOPHAGE-04", {"figure": figure}, (figure,))] if figure == magophage else []


def _undoes(t: Position, magophage: str) -> Undone | None:
    """Before anybody falls."""
    terrain, circle = content(t).terrain, _circle(t, magophage)
    for marker, kind in in_play(t).markers.items():
        standing = kind in terrain and "magic" in terrain[kind].tags and marker in t.pieces
        if standing and square_of(t, marker) in circle:
            return Undone(marker)
    return None


def _shown(t: Position, magophage: str) -> list[ProspectRow]:
    if wounded(t, magophage):
        return []
    number = len(_circle(t, magophage))
    return [row(said("No magic"), number, said("squares, its own and those beside it"), "DT-CHAR-MAGOPHAGE-02")]


EVENTS = (Undone,)
LENS = _shown
POWER = Power(
    "magophage",
    (
        Hook("forbid", "magic", "DT-CHAR-MAGOPHAGE-02", _dead),
        Hook("forbid", "use magic", "DT-CHAR-MAGOPHAGE-04", _uses_none),
        Hook("permit", "overlook", "DT-RULE-CURSE-12", lambda t, magophage, figure, token: figure == magophage),
        Hook("check", "ActionEnding", "DT-CHAR-MAGOPHAGE-11", _undoes),
    ),
)
