"""Ogre: stuns an enemy beside him (DT-CHAR-OGRE)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.goodies.stun import Stunned
from engine.dungeon_twister.names import named, row
from engine.dungeon_twister.tokens import friends, standing, wounded
from engine.dungeon_twister.turn import Turn
from engine.flow import Position, Power, ProspectRow, Reason
from engine.said import said

KIND, STUNS = "ogre", "DT-CHAR-OGRE-2"


def _enemies(t: Position, ogre: str) -> list[str]:
    beside = board(t).touching(t.pieces[ogre].place)
    return [square for square in beside if not _refuse(t, ogre, square)]


def _refuse(t: Position, ogre: str, square: str) -> list[Reason]:
    """Who is wounded or stunned already lies."""
    enemy = standing(t, square) if square in t.places else ""
    if not enemy or friends(t, enemy, ogre) or square not in board(t).touching(t.pieces[ogre].place):
        return [Reason(STUNS, {"figure": ogre}, (ogre,))]
    return []


def _stun(t: Position, page: Turn, ogre: str, square: str) -> None:
    t.emit(Stunned(page.seat, ogre, standing(t, square)))


def _shown(t: Position, ogre: str) -> list[ProspectRow]:
    if wounded(t, ogre):
        return []
    squares = _enemies(t, ogre)
    note = named(t, [standing(t, square) for square in squares]) if squares else said("no enemy stands beside him")
    return [row(said("Stuns"), len(squares), note, STUNS, good=bool(squares))]


STUN = Ability("stun", STUNS, _enemies, _refuse, _stun)
VERBS = {"Turn": (STUN.row,)}
LENS = _shown
POWER = Power(KIND, STUN.hooks)
