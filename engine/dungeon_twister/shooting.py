"""Ranged combat: a shooter attacks from afar, or adds its shot to an attack of its side (DT-RULE-RANGED)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.actions import pay, refuse_to_act, still, unconfined
from engine.dungeon_twister.events.fighting import Shot
from engine.dungeon_twister.fighting import Fight, going_on
from engine.dungeon_twister.names import plain_name
from engine.dungeon_twister.shots import MELEE, SHOT, refuse_shot, shot_at, weapons
from engine.dungeon_twister.sight import first_met
from engine.dungeon_twister.tokens import fit, owner, side, square_of
from engine.dungeon_twister.turn import Turn
from engine.flow import Call, Flow, Frame, Goto, Hook, Option, Position, Power, Reason, Verb
from engine.said import Said, said


def _with(t: Position, page: Frame, option: Option) -> Said:
    """Which of several weapons it is, with its value."""
    held = weapons(t, option.piece)
    if len(held) < 2:
        return Said("")
    weapon = held[option.amount]
    return said("{weapon}: {value}", weapon=plain_name(t, weapon.piece), value=weapon.amount)


# -- a shot as an attack of its own ----------------------------------------------------------------------


def _shots(t: Position, page: Turn) -> list[Option]:
    """`amount` is the number of the weapon, from 0 on."""
    if ("value", "shot") not in t.heard:
        return []
    return [
        Option("shoot", figure, square, number)
        for figure in unconfined(t, page.seat)
        for number in range(len(weapons(t, figure)))
        for square in first_met(t, figure)
    ]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """For 1 AP, at any distance, an unwounded shooter at the first figure in sight (DT-RULE-RANGED-02)."""
    figure = option.piece
    against = refuse_to_act(t, page, figure)
    if against:
        return against
    held = weapons(t, figure)
    if not 0 <= option.amount < len(held):
        return [Reason("DT-RULE-RANGED-01", {"figure": figure}, (figure,))]
    return refuse_shot(t, figure, held[option.amount].piece, option.to)


def _shoot(t: Position, page: Turn, option: Option) -> Flow:
    figure, target = option.piece, shot_at(t, option.piece, option.to)
    weapon = weapons(t, figure)[option.amount].piece
    pay(t, page, figure)
    t.emit(Shot(page.seat, figure, weapon, target))
    fight = Fight(owner(t, figure), figure, target, afar=((figure, weapon, SHOT),))
    return Call(fight, replace(page, step="settle"))


# -- a shot added to an attack ---------------------------------------------------------------------------


def _supports(t: Position, page: Fight) -> list[Option]:
    if ("value", "shot") not in t.heard:
        return []
    free = [figure for figure in fit(t, page.seat) if figure not in page.attackers]
    return [Option("support", key, "", number) for key in free for number in range(len(weapons(t, key)))]


def _refuse_support(t: Position, page: Fight, option: Option) -> list[Reason]:
    """It may shoot at one of the enemies in the fight at least (DT-RULE-RANGED-09); never in defence
    (DT-RULE-RANGED-12), nor for nothing (DT-RULE-RANGED-13)."""
    figure = option.piece
    if page.step != "reinforce" or figure not in fit(t, page.seat) or side(t, figure) != page.seat:
        return [Reason("DT-RULE-RANGED-12", {"figure": figure})]
    if page.free:
        return [Reason("DT-RULE-RANGED-13", {"figure": figure}, (figure,))]
    held = weapons(t, figure)
    if not 0 <= option.amount < len(held):
        return [Reason("DT-RULE-RANGED-01", {"figure": figure}, (figure,))]
    weapon = held[option.amount].piece
    if figure in page.attackers:
        once = [Reason("DT-RULE-RANGED-15", {"figure": figure}, (figure,))]
        return t.forbidden("second shot", figure, weapon) or once
    tired = [*still(t, figure), *t.forbidden("act", figure)]
    found = [refuse_shot(t, figure, weapon, square_of(t, enemy)) for enemy in page.defenders]
    return tired or ([] if [] in found else found[0])


def _support(t: Position, page: Fight, option: Option) -> Flow:
    """The AP of the attack cover it."""
    figure = option.piece
    weapon = weapons(t, figure)[option.amount].piece
    t.emit(Shot(page.seat, figure, weapon, page.target, "DT-RULE-RANGED-09"))
    return Goto(page.joined(figure, weapon, SHOT))


# -- what a shot does not meet ---------------------------------------------------------------------------


def _at_range(t: Position, house: str, piece: str, hook: Hook, *subject: object) -> Reason | None:
    """In a fight with shots alone; in a mixed one all keep their abilities (DT-RULE-RANGED-10)."""
    page = going_on(t)
    if page is None or not page.ranged:
        return None
    return Reason("DT-RULE-RANGED-07", {"ability": piece}, (piece,))


SHOOTING = (Verb("shoot", _shots, _refuse, _shoot, takes=("piece", "to", "amount"), detail=_with),)
SUPPORT = (Verb("support", _supports, _refuse_support, _support, takes=("piece", "amount"), detail=_with),)
AT_RANGE = Power("", (Hook("silence", MELEE, "DT-RULE-RANGED-07", _at_range),))
