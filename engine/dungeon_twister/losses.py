"""Losses: figures that are about to be wounded or eliminated, one after another (DT-WOUND, DT-COMBAT-10)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import GivenBack
from engine.dungeon_twister.points import eliminate, wound
from engine.dungeon_twister.tokens import is_living, lives, on_board, wounded
from engine.dungeon_twister.windows import KILLED, SPARED, Losing
from engine.flow import DONE, Flow, Frame, Goto, Position


class Losses(Frame, frozen=True, gc=False, tag="losses"):
    """Each figure has its window, then it is wounded for the clause `wounds`, or eliminated for `kills`.

    Wounded figures are eliminated (DT-WOUND-08); `fatal` says that all are, `cause` by what. Who has left the
    board meanwhile is passed over. A marker that fights goes back to its player.
    """

    figures: tuple[str, ...]
    kills: str
    wounds: str = ""
    fatal: bool = False
    cause: str = ""

    def start(self, t: Position) -> Flow:
        """The next figure is about to be lost."""
        if not self.figures:
            return DONE
        figure = self.figures[0]
        if is_living(t, figure) and lives(t, figure):
            t.emit(GivenBack(figure, beaten(t, figure)))
        if not on_board(t, figure):
            return Goto(replace(self, figures=self.figures[1:]))
        fatal = self.fatal or wounded(t, figure)
        t.emit(Losing(figure, self.kills if fatal else self.wounds, fatal, self.cause))
        return Goto(replace(self, step="strike"))

    def strike(self, t: Position) -> Flow:
        """It is lost, unless somebody has spared it."""
        figure, others = self.figures[0], replace(self, figures=self.figures[1:], step="start")
        if SPARED in t.results or not on_board(t, figure):
            return Goto(others)
        slain = next((word[1] for word in t.results if isinstance(word, tuple) and word[0] == KILLED), "")
        if slain or self.fatal or wounded(t, figure):
            eliminate(t, figure, slain or self.kills)
        else:
            wound(t, figure, self.wounds)
        return Goto(others)


def beaten(t: Position, marker: str) -> str:
    """The clause by which a marker that fights goes back to its player."""
    boxes = content(t)
    return boxes.terrain[boxes.markers[marker]].beaten
