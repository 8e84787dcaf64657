"""Dwarf Elf Slayer: stronger against elves, and stands on a wounded one as on a shield (DT-CHAR-ELFSLAYER)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.fighting import going_on
from engine.dungeon_twister.names import named, row
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.tokens import exposed, foremost, friends, is_figure, lying, tagged, wounded
from engine.flow import Hook, Part, Position, Power, ProspectRow, Reason
from engine.said import said

KIND = "elfslayer"
HATES, STANDS, NEAR = "DT-CHAR-ELFSLAYER-2", "DT-CHAR-ELFSLAYER-3", "DT-CHAR-ELFSLAYER-4"
LEAVES, DIES, NO_LOAD = "DT-CHAR-ELFSLAYER-5", "DT-CHAR-ELFSLAYER-7", "DT-CHAR-ELFSLAYER-8"


def _is_elf(t: Position, key: str) -> bool:
    return is_figure(t, key) and tagged(t, key, "elf")


def _shields(t: Position, slayer: str) -> list[str]:
    """The wounded elves of either colour on his square and on those beside it."""
    here = t.pieces[slayer].place
    return [key for square in (here, *board(t).touching(here)) for key in lying(t, square) if _is_elf(t, key)]


def _foes(t: Position, slayer: str) -> tuple[str, ...]:
    """The group against him; those beside him if there is no fight."""
    page = going_on(t)
    if page is None:
        beside = [foremost(t, square) for square in board(t).touching(t.pieces[slayer].place)]
        return tuple([key for key in beside if key and not friends(t, key, slayer)])
    if slayer in page.attackers:
        return page.defenders
    return page.attackers if slayer in page.defenders else ()


def _hates(t: Position, slayer: str, figure: str, attacking: bool) -> list[Part]:
    """One point, however many elves there are (DT-CHAR-ELFSLAYER-6)."""
    if figure != slayer:
        return []
    if any(is_figure(t, foe) and exposed(t, foe, "elf") for foe in _foes(t, slayer)):
        return [Part(1, HATES, slayer)]
    return [Part(1, NEAR, slayer)] if _shields(t, slayer) else []


def _steps_on(t: Position, slayer: str, figure: str, elf: str) -> bool:
    """On whichever wounded elf."""
    return figure == slayer and _is_elf(t, elf)


def _moves_none(t: Position, slayer: str, token: str) -> list[Reason]:
    """What lies under him is no load of his; a friend who passes may lift it."""
    if not _is_elf(t, token) or not t.pieces[token].face or t.pieces[token].place != t.pieces[slayer].place:
        return []
    page = next((page for page in reversed(t.pages) if isinstance(page, Move)), None)
    if page is not None and page.figure != slayer and t.pieces[page.figure].place == t.pieces[token].place:
        return []
    return [Reason(LEAVES, {"figure": slayer}, (token,))]


def _third(t: Position, slayer: str, figure: str, square: str) -> list[Reason]:
    elves = [key for key in lying(t, square) if _is_elf(t, key)] if figure == slayer else []
    return [Reason(NO_LOAD, {}, tuple(elves), (square,))] if elves else []


def _falls_with_him(t: Position, slayer: str, elf: str, carrier: str) -> list[Reason]:
    return [Reason(DIES, {}, (elf,))] if carrier == slayer and _is_elf(t, elf) else []


def _below(t: Position, slayer: str, figure: str, elf: str) -> bool:
    """He and his friends may attack an enemy's elf under him, and he counts as beside it."""
    return _is_elf(t, elf) and t.pieces[elf].place == t.pieces[slayer].place


def _shown(t: Position, slayer: str) -> list[ProspectRow]:
    shields = [] if wounded(t, slayer) else _shields(t, slayer)
    return [row(said("Shield"), "", named(t, shields), NEAR, good=True)] if shields else []


LENS = _shown
POWER = Power(
    KIND,
    (
        Hook("value", "combat", HATES, _hates),
        Hook("permit", "DT-CARRY-11", STANDS, _steps_on),
        Hook("forbid", "lift", LEAVES, _moves_none),
        Hook("forbid", "landing", NO_LOAD, _third),
        Hook("forbid", "outlive", DIES, _falls_with_him),
        Hook("permit", "below", NO_LOAD, _below),
    ),
)
