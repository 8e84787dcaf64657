"""Felling trees: a stump is left, and who was in the tree suffers it (DT-TERR-TREE-7, DT-TERR-TREE-8)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.finding import left_of
from engine.dungeon_twister.losses import Losses
from engine.dungeon_twister.tokens import foremost
from engine.flow import DONE, Call, Event, Flow, Frame, Position, Reason
from engine.table import Change, Move

KILLS, WOUNDS = "DT-CHAR-MAMMOTH-09", "DT-CHAR-MAMMOTH-08"


class Felled(Event, tag="felled", frozen=True, gc=False):
    """A tree is felled, or breaks: a stump lies there, without mist (DT-CHAR-MAMMOTH-10). Its marker, if it was
    awake, goes back."""

    figure: str
    marker: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        spot = content(t).tiles.marked[self.to]
        back = [Move(key, "markers") for key in t.contents[spot] if key in content(t).living_markers]
        return (*back, Move(self.marker, spot))


class Felling(Frame, frozen=True, gc=False, tag="felling"):
    """A tree falls by a `clause`. Who is in it is wounded for `wounds`, the wounded die, unless nobody is
    `harmed`."""

    figure: str
    square: str
    clause: str
    wounds: str = WOUNDS
    harmed: bool = True

    def start(self, t: Position) -> Flow:
        """The stump first."""
        t.emit(Felled(self.figure, stumps(t)[0], self.square, self.clause))
        victim = foremost(t, self.square) if self.harmed else ""
        return Call(Losses((victim,), KILLS, self.wounds), End()) if victim else DONE


class End(Frame, frozen=True, gc=False, tag="felled tree"):
    """The tree lies."""

    def start(self, t: Position) -> Flow:
        """Nothing more."""
        return DONE


def is_tree(t: Position, square: str) -> bool:
    """Whether a tree stands on a square."""
    return square in board(t).rough and any("tree" in row.tags for row in board(t).layers(square))


def trees_beside(t: Position, figure: str) -> list[str]:
    """The trees beside a figure."""
    return [to for to in board(t).touching(t.pieces[figure].place) if is_tree(t, to)]


def refuse_tree(t: Position, figure: str, square: str, clause: str) -> list[Reason]:
    """The reasons against felling a tree beside a figure, by the clause of what fells it."""
    if square not in t.places or square not in trees_beside(t, figure):
        return [Reason(clause, {}, (figure,))]
    return [] if stumps(t) else [Reason("DT-RULE-BOX-3", {"marker": _stump(t)}, (), (square,))]


def stumps(t: Position) -> tuple[str, ...]:
    """The markers for felled trees that are left."""
    return left_of(t, _stump(t))


def _stump(t: Position) -> str:
    """The kind of ground that a felled tree leaves."""
    return next(kind for kind, row in content(t).terrain.items() if "stump" in row.tags)
