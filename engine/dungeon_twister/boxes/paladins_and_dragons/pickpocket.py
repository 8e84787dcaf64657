"""Pickpocket: takes what an enemy beside him carries (DT-CHAR-PICKPOCKET)."""

from __future__ import annotations

from engine.dungeon_twister.actions import pay, refuse_to_act, settled
from engine.dungeon_twister.board import board
from engine.dungeon_twister.finding import refuse_full
from engine.dungeon_twister.names import plain_name
from engine.dungeon_twister.tokens import foremost, friends, side, things
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Flow, Hook, Option, Position, Power, Reason, Verb, unlisted
from engine.said import Said
from engine.table import Change, Move


class Stolen(Event, tag="stolen", frozen=True, gc=False):
    """A figure takes an object from an enemy."""

    seat: str
    figure: str
    victim: str
    token: str
    clause: str = "DT-CHAR-PICKPOCKET-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        here = t.pieces[self.figure].place
        return (Move(self.token, here), Move(self.figure, here))


def _victim(t: Position, thief: str, square: str) -> str:
    """The enemy on a square, unwounded or not; empty if there is none."""
    enemy = foremost(t, square) if square in t.places else ""
    return enemy if enemy and not friends(t, enemy, thief) else ""


def _offer(t: Position, thief: str, page: Turn) -> list[Option]:
    """Each object of each enemy beside him; `amount` is its number from below (DT-CHAR-PICKPOCKET-5)."""
    if side(t, thief) != page.seat:
        return []
    beside = [to for to in board(t).touching(t.pieces[thief].place) if _victim(t, thief, to)]
    return [Option("steal", thief, to, number) for to in beside for number in range(len(things(t, to)))]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    thief, square = option.piece, option.to
    against = refuse_to_act(t, page, thief, ability=True)
    if against:
        return against
    if not t.permitted("DT-CHAR-PICKPOCKET-2", thief):
        return [Reason("DT-CHAR-PICKPOCKET-2", {}, (thief,))]
    full = refuse_full(t, thief, "DT-CHAR-PICKPOCKET-3")
    if full:
        return full
    victim = _victim(t, thief, square)
    if not victim or not 0 <= option.amount < len(things(t, square)):
        return [Reason("DT-CHAR-PICKPOCKET-9", {}, (), (square,) if victim else ())]
    if square not in board(t).touching(t.pieces[thief].place):
        return [Reason("DT-CHAR-PICKPOCKET-8", {"enemy": victim}, (victim,), (square,))]
    return t.forbidden("reach", thief, square)


def _prize(t: Position, page: Turn, option: Option) -> Said:
    """What is stolen."""
    return plain_name(t, things(t, option.to)[option.amount])


def _steal(t: Position, page: Turn, option: Option) -> Flow:
    """Who loses a rope over an obstacle falls when the action ends (DT-CHAR-PICKPOCKET-4)."""
    pay(t, page, option.piece)
    token = things(t, option.to)[option.amount]
    t.emit(Stolen(page.seat, option.piece, _victim(t, option.piece, option.to), token))
    return settled(page, None)


VERBS = {"Turn": (Verb("steal", unlisted, _refuse, _steal, detail=_prize),)}
EVENTS = (Stolen,)
POWER = Power(
    "pickpocket",
    (
        Hook("permit", "DT-CHAR-PICKPOCKET-2", "DT-CHAR-PICKPOCKET-2", lambda t, thief, figure: figure == thief),
        Hook("offer", "Turn", "DT-CHAR-PICKPOCKET-2", _offer),
    ),
)
