"""Elemental Scroll: a magic user calls an elemental onto its own ground (DT-OBJ-ELEMENTALSCROLL)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Use
from engine.dungeon_twister.agreements import agreed
from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.finding import off_the_team
from engine.dungeon_twister.reading import reads, refuse_reader
from engine.dungeon_twister.sight import refuse_sight, seen
from engine.dungeon_twister.tokens import foremost, on_board, owner, tagged
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, Reason
from engine.table import Change, Move

KIND, CALLS, ONE, MORE, FREE = (
    "elementalscroll", "DT-OBJ-ELEMENTALSCROLL-2", "DT-OBJ-ELEMENTALSCROLL-3", "DT-OBJ-ELEMENTALSCROLL-4",
    "DT-OBJ-ELEMENTALSCROLL-5",
)  # fmt: skip
#: One that is dead, gone or face down is on the team all the same.
ALL_THE_SAME = "DT-OBJ-ELEMENTALSCROLL-6"
#: Tags of elementals, which the ground has as well that is theirs. The others come only if it is agreed.
ALWAYS, AGREED = ("water elemental", "fire elemental"), ("ice elemental", "stone elemental")


class Called(Event, tag="elemental called", frozen=True, gc=False):
    """A scroll is read: it is gone, and an elemental of the reader's colour is there. It may act at once, and
    scores like any figure of its colour (DT-OBJ-ELEMENTALSCROLL-7)."""

    seat: str
    figure: str
    scroll: str
    elemental: str
    to: str
    clause: str = CALLS

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.scroll, "gone"), Move(self.elemental, self.to))


def _home(t: Position, square: str) -> str:
    """The tag of the elemental whose ground a square is; empty if it is nobody's."""
    rows = board(t).layers(square) if square in board(t).rough else ()
    return next((tag for row in rows[:1] for tag in row.tags if tag in (*ALWAYS, *AGREED)), "")


def _word(t: Position, square: str) -> str:
    """The tag of the elemental that comes onto a square; empty if none does."""
    tag = _home(t, square)
    return tag if tag in ALWAYS or agreed(t, KIND) == "all" else ""


def _elemental(t: Position, reader: str, square: str) -> str:
    """The token that would come."""
    word = _word(t, square)
    return next((key for key in off_the_team(t, reader) if word and tagged(t, key, word)), "")


def _squares(t: Position, scroll: str, reader: str) -> list[str]:
    if not reads(t, reader):
        return []
    return [square for square in seen(t, t.pieces[reader].place) if not _refuse(t, scroll, reader, square)]


def _refuse(t: Position, scroll: str, reader: str, square: str) -> list[Reason]:
    against = refuse_reader(t, reader)
    if against:
        return against
    word = _word(t, square) if square in content(t).tiles.squares else ""
    if not word:
        asked = square in content(t).tiles.squares and _home(t, square)
        return [Reason(MORE if asked else CALLS, {"figure": reader}, (reader,))]
    if foremost(t, square):
        return [Reason(FREE, {"other": foremost(t, square)}, (foremost(t, square),), (square,))]
    if not _elemental(t, reader, square):
        return _against_second(t, reader, square, word)
    return refuse_sight(t, t.pieces[reader].place, square, ground=True)


def _against_second(t: Position, reader: str, square: str, word: str) -> list[Reason]:
    """Why no elemental with this tag comes: one is on the team, or was."""
    own = [key for key in content(t).own_figures[owner(t, reader)] if key in t.pieces and tagged(t, key, word)]
    if not own:
        return [Reason(CALLS, {"figure": reader}, (reader,), (square,))]
    clause = ONE if on_board(t, own[0]) else ALL_THE_SAME
    return [Reason(clause, {"figure": own[0]}, (reader,), (square,))]


def _call(t: Position, page: Turn, scroll: str, reader: str, square: str) -> None:
    t.emit(Called(page.seat, reader, scroll, _elemental(t, reader, square), square))


CALL = Use(KIND, "call elemental", CALLS, _squares, _refuse, _call, magic="through")
VERBS = {"Turn": (CALL.row,)}
EVENTS = (Called,)
NUMBERS = {"price/call elemental": CALLS}
POWER = Power(KIND, (CALL.hook,))
