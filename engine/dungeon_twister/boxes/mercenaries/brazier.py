"""Brazier: a fire in which weapons are forged (DT-TERR-BRAZIER). To all else it is lava (DT-TERR-BRAZIER-1)."""

from __future__ import annotations

from engine.dungeon_twister.actions import able, pay, refuse_to_act, settled
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.mercenaries.forged import MARK, Forged
from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.names import plain_name
from engine.dungeon_twister.tokens import hands, things
from engine.dungeon_twister.turn import Turn
from engine.flow import Flow, Option, Position, Reason, Verb
from engine.said import Said

BRAZIER = "brazier"


def _beside(t: Position, figure: str) -> list[str]:
    """The braziers beside a figure."""
    terrain = content(t).tiles.terrain
    return [to for to in board(t).touching(t.pieces[figure].place) if terrain.get(to) == BRAZIER]


def _held(t: Position, figure: str) -> tuple[str, ...]:
    """The objects that a figure carries."""
    return things(t, t.pieces[figure].place) if hands(t, figure) else ()


def _forgings(t: Position, page: Turn) -> list[Option]:
    """Each weapon at each brazier; `amount` is the number of the object from below."""
    if BRAZIER not in in_play(t).ground:
        return []
    found: list[Option] = []
    for figure in able(t, page.seat):
        held = _held(t, figure)
        found += [Option("forge", figure, to, n) for n in range(len(held)) for to in _beside(t, figure)]
    return found


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """A close-combat weapon (DT-TERR-BRAZIER-6), once (DT-TERR-BRAZIER-4), in a free fire (DT-TERR-BRAZIER-5)."""
    figure, to = option.piece, option.to
    against = refuse_to_act(t, page, figure)
    if against:
        return against
    held = _held(t, figure)
    if to not in _beside(t, figure) or not 0 <= option.amount < len(held):
        return [Reason("DT-TERR-BRAZIER-2", {}, (figure,))]
    weapon = held[option.amount]
    if not content(t).things[weapon].forged:
        return [*t.forbidden("forge", weapon), Reason("DT-TERR-BRAZIER-6", {}, (weapon,))]
    if t.pieces[weapon].mark(MARK):
        return [Reason("DT-TERR-BRAZIER-4", {}, (weapon,))]
    laid = content(t).tiles.marked[to]
    if t.contents[to] or t.contents[laid]:
        return [Reason("DT-TERR-BRAZIER-5", {}, t.contents[to], (to,))]
    return []


def _weapon(t: Position, page: Turn, option: Option) -> Said:
    """Which weapon is forged."""
    return plain_name(t, _held(t, option.piece)[option.amount])


def _forge(t: Position, page: Turn, option: Option) -> Flow:
    pay(t, page, option.piece)
    t.emit(Forged(page.seat, option.piece, _held(t, option.piece)[option.amount]))
    return settled(page, None)


VERBS = {"Turn": (Verb("forge", _forgings, _refuse, _forge, detail=_weapon),)}
