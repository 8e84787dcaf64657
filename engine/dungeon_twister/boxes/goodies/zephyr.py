"""Zephyr, the Cheater: fights at the corners of his square (DT-CHAR-ZEPHYR)."""

from __future__ import annotations

from engine.dungeon_twister.actions import resting
from engine.dungeon_twister.board import board
from engine.dungeon_twister.fighting import Fight, gather, lonely
from engine.dungeon_twister.joining import Joining
from engine.dungeon_twister.names import named, row
from engine.dungeon_twister.tokens import foremost, friends, square_of, wounded
from engine.dungeon_twister.windows import FightDeclared
from engine.flow import Frame, Hook, Position, Power, ProspectRow, Reason
from engine.said import said

KIND = "zephyr"
ATTACKS, JOINS, ROUND = "DT-CHAR-ZEPHYR-2", "DT-CHAR-ZEPHYR-3", "DT-CHAR-ZEPHYR-4"


def _round_the_corner(t: Position, zephyr: str, square: str) -> bool:
    """Whether a square lies at a corner of his, and one of the two ways there is free (DT-CHAR-ZEPHYR-4)."""
    b, here = board(t), t.pieces[zephyr].place
    return square in b.corners(here) and any(square in b.touching(beside) for beside in b.touching(here))


def _reaches(t: Position, zephyr: str, figure: str, square: str) -> bool:
    """He alone (DT-CHAR-ZEPHYR-5)."""
    return figure == zephyr and _round_the_corner(t, zephyr, square)


def _walled_off(t: Position, zephyr: str, figure: str, square: str) -> list[Reason]:
    corner = figure == zephyr and square in board(t).corners(t.pieces[zephyr].place)
    return [Reason(ROUND, {}, (zephyr,), (square,))] if corner else []


def _links(t: Position, zephyr: str, window: FightDeclared) -> Frame | None:
    """As his owner wishes; he draws in nobody else (DT-CHAR-ZEPHYR-5)."""
    fight = next((page for page in reversed(t.pages) if isinstance(page, Fight)), None)
    if fight is None or fight.ranged or resting(t, zephyr) or t.forbidden("help", window.target):
        return None
    attackers, defenders = gather(t, window.attacker, window.target)
    attacks = friends(t, zephyr, window.attacker)
    if zephyr in (*attackers, *defenders) or (attacks and lonely(t, window.attacker, window.target)):
        return None
    for enemy in defenders if attacks else attackers:
        if _round_the_corner(t, zephyr, square_of(t, enemy)) and not t.forbidden("join", zephyr, enemy, attacks):
            return Joining(zephyr, JOINS, enemy)
    return None


def _shown(t: Position, zephyr: str) -> list[ProspectRow]:
    if wounded(t, zephyr):
        return []
    corners = board(t).corners(t.pieces[zephyr].place)
    found = [foremost(t, square) for square in corners if _round_the_corner(t, zephyr, square)]
    foes = [key for key in found if key and not friends(t, key, zephyr)]
    note = named(t, foes) if foes else said("no enemy at a corner of his square")
    return [row(said("Round the corner"), len(foes), note, ATTACKS, good=bool(foes))]


LENS = _shown
POWER = Power(
    KIND,
    (
        Hook("permit", "corner", ATTACKS, _reaches),
        Hook("forbid", "apart", ROUND, _walled_off),
        Hook("react", "FightDeclared", JOINS, _links),
    ),
)
