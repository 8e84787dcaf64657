"""Beast Master: takes over an enemy beast in his sight (DT-CHAR-BEASTMASTER). It is no magic
(DT-CHAR-BEASTMASTER-3)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.control import ACTIONS, taken_over
from engine.dungeon_twister.names import named, row
from engine.dungeon_twister.sight import first_seen, refuse_sight
from engine.dungeon_twister.tokens import foremost, friends, is_figure, side, tagged, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, ProspectRow, Reason
from engine.said import said
from engine.table import Change, Mark

#: The mark of one who has taken over a beast this turn.
MARK = "tamed"


class Tamed(Event, tag="tamed", frozen=True, gc=False):
    """A beast obeys another seat: it has actions of its own and no other."""

    seat: str
    figure: str
    target: str
    amount: int
    clause: str = "DT-CHAR-BEASTMASTER-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        led = taken_over(t, self.seat, self.target, self.amount, magic=False)
        return (*led, Mark(self.figure, MARK, 1))


def _beasts(t: Position, master: str) -> list[str]:
    return [square for square in first_seen(t, master) if not _refuse(t, master, square)]


def _refuse(t: Position, master: str, square: str) -> list[Reason]:
    """Once a turn; wounded and frozen ones too, which then do what such figures can (DT-CHAR-BEASTMASTER-4)."""
    if t.pieces[master].mark(MARK):
        return [Reason("DT-CHAR-BEASTMASTER-2", {}, (master,))]
    beast = foremost(t, square) if square in t.places else ""
    if not beast or not is_figure(t, beast) or friends(t, beast, master) or side(t, beast) == side(t, master):
        return [Reason("DT-CHAR-BEASTMASTER-2", {}, (master,))]
    if not tagged(t, beast, "beast"):
        return [Reason("DT-RULE-BEAST-1", {}, (beast,), (square,))]
    return refuse_sight(t, t.pieces[master].place, square)


def _tame(t: Position, page: Turn, master: str, square: str) -> None:
    t.emit(Tamed(page.seat, master, foremost(t, square), ACTIONS))


def _shown(t: Position, master: str) -> list[ProspectRow]:
    if wounded(t, master):
        return []
    squares = _beasts(t, master)
    note = named(t, [foremost(t, square) for square in squares]) if squares else said("no beast in sight")
    return [row(said("Beasts"), len(squares), note, "DT-CHAR-BEASTMASTER-2", good=bool(squares))]


TAME = Ability("tame", "DT-CHAR-BEASTMASTER-2", _beasts, _refuse, _tame)
VERBS = {"Turn": (TAME.row,)}
EVENTS, PASSING = (Tamed,), (MARK,)
LENS = _shown
POWER = Power("beastmaster", TAME.hooks)
