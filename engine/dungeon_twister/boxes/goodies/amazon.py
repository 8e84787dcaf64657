"""Amazon: charms a male enemy beside her, once in a game (DT-CHAR-AMAZON). It is no magic (DT-CHAR-AMAZON-4)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.board import board
from engine.dungeon_twister.control import ACTIONS, taken_over
from engine.dungeon_twister.names import named, row
from engine.dungeon_twister.sight import refuse_hidden
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import foremost, friends, is_figure, side, tagged, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, ProspectRow, Reason
from engine.said import said
from engine.table import Change, Mark

KIND, MARK = "amazon", "beguiled"
CHARMS, UNSEEN, WOMEN = "DT-CHAR-AMAZON-2", "DT-CHAR-AMAZON-5", "DT-CHAR-AMAZON-6"


class Beguiled(Event, tag="beguiled", frozen=True, gc=False):
    """A figure obeys another seat: it has actions of its own and no other. She can never do it again."""

    seat: str
    figure: str
    target: str
    amount: int
    clause: str = CHARMS

    def changes(self, t: Position) -> tuple[Change, ...]:
        led = taken_over(t, self.seat, self.target, self.amount, magic=False)
        return (*led, Mark(self.figure, MARK, 1))


def _men(t: Position, amazon: str) -> list[str]:
    beside = board(t).touching(t.pieces[amazon].place)
    return [square for square in beside if not _refuse(t, amazon, square)]


def _refuse(t: Position, amazon: str, square: str) -> list[Reason]:
    """A male enemy beside her, wounded or not, at whom she could aim. Who is male is a tag of each figure
    (DT-CHAR-AMAZON-3)."""
    enemy = foremost(t, square) if square in t.places else ""
    if t.pieces[amazon].mark(MARK) or not enemy or not is_figure(t, enemy) or friends(t, enemy, amazon):
        return [Reason(CHARMS, {}, (amazon,))]
    if square not in board(t).touching(t.pieces[amazon].place) or side(t, enemy) == side(t, amazon):
        return [Reason(CHARMS, {}, (enemy,), (square,))]
    if square in LINE_OF:
        return [Reason("DT-TERR-LINE-4", {}, (enemy,), (square,))]
    if tagged(t, enemy, "female"):
        return [Reason(WOMEN, {"enemy": enemy}, (enemy,), (square,))]
    hidden = refuse_hidden(t, square) or t.forbidden("spot", amazon, enemy)
    return [Reason(UNSEEN, {"enemy": enemy}, (enemy,), (square,)), *hidden] if hidden else []


def _beguile(t: Position, page: Turn, amazon: str, square: str) -> None:
    t.emit(Beguiled(page.seat, amazon, foremost(t, square), ACTIONS))


def _shown(t: Position, amazon: str) -> list[ProspectRow]:
    if wounded(t, amazon):
        return []
    if t.pieces[amazon].mark(MARK):
        return [row(said("Charm"), "", said("used, once in a game"), CHARMS, good=False)]
    squares = _men(t, amazon)
    note = named(t, [foremost(t, square) for square in squares]) if squares else said("no man beside her")
    return [row(said("Charm"), len(squares), note, CHARMS, good=bool(squares))]


BEGUILE = Ability("beguile", CHARMS, _men, _refuse, _beguile)
VERBS = {"Turn": (BEGUILE.row,)}
EVENTS = (Beguiled,)
LENS = _shown
POWER = Power(KIND, BEGUILE.hooks)
