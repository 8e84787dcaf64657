"""Barbarian: hates magic and those who use it (DT-CHAR-BARBARIAN)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.events.turn import Spent
from engine.dungeon_twister.fighting import Fight, going_on
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.tokens import exposed, foremost, friends, is_figure, is_thing, lying, tagged, wounded
from engine.flow import Hook, Part, Position, Power, Reason


def _hated(t: Position, figure: str) -> bool:
    """Whether a figure is a magic user, or carries a wounded one."""
    carried = () if wounded(t, figure) else lying(t, t.pieces[figure].place)
    return any(exposed(t, key, "magic user") for key in (figure, *carried))


def _enemies(t: Position, barbarian: str) -> tuple[str, ...]:
    """The other side of his fight; those beside him if there is none."""
    page = going_on(t)
    if page is not None:
        return _foes(page, barbarian)
    beside = [foremost(t, square) for square in board(t).touching(t.pieces[barbarian].place)]
    return tuple([key for key in beside if key and not friends(t, key, barbarian)])


def _foes(page: Fight, barbarian: str) -> tuple[str, ...]:
    """The group against him; nobody if he is in none."""
    if barbarian in page.attackers:
        return page.defenders
    return page.attackers if barbarian in page.defenders else ()


def _strikes(t: Position, barbarian: str, figure: str, attacking: bool) -> list[Part]:
    """In groups too, in contact or not."""
    hates = figure == barbarian and any(_hated(t, enemy) for enemy in _enemies(t, barbarian))
    return [Part(1, "DT-CHAR-BARBARIAN-5", barbarian)] if hates else []


def _kills(t: Position, barbarian: str, victim: str) -> list[Part]:
    """A magic user that dies by a fight of his side, its passengers too (DT-CHAR-BARBARIAN-9), or by an action of
    his: by the rope that he takes away, or the trigger that he steps or jumps on."""
    if not is_figure(t, victim) or friends(t, victim, barbarian) or not exposed(t, victim, "magic user"):
        return []
    page = going_on(t)
    squares = [t.pieces[foe].place for foe in _foes(page, barbarian)] if page is not None else []
    slain = t.pieces[victim].place in squares or (page is not None and victim in _foes(page, barbarian))
    acted = page is None and _acts(t, barbarian)
    return [Part(1, "DT-CHAR-BARBARIAN-6", barbarian)] if slain or acted else []


def _acts(t: Position, barbarian: str) -> bool:
    """Whether a move of his goes on, or an action that he has just paid."""
    moving = any(isinstance(page, Move) and page.figure == barbarian for page in t.pages)
    paid = [each.event for each in t.happened if isinstance(each.event, Spent)]
    return moving or any(event.figure == barbarian for event in paid)


def _uses_none(t: Position, barbarian: str, figure: str) -> list[Reason]:
    """He may carry it."""
    return [Reason("DT-CHAR-BARBARIAN-2", {"figure": figure}, (figure,))] if figure == barbarian else []


def _no_use(t: Position, barbarian: str, piece: str, hook: Hook, *subject: object) -> Reason | None:
    """Lasting magic of what he carries does nothing for him, either, but curses bind him (DT-CHAR-BARBARIAN-7).
    Wounded he has the use of it (DT-CHAR-BARBARIAN-3)."""
    carried = is_thing(t, piece) and t.pieces[piece].place == t.pieces[barbarian].place
    carried = carried and not tagged(t, piece, "cursed")
    return Reason("DT-CHAR-BARBARIAN-2", {"figure": barbarian}, (barbarian,)) if carried else None


POWER = Power(
    "barbarian",
    (
        Hook("value", "combat", "DT-CHAR-BARBARIAN-5", _strikes),
        Hook("value", "elimination", "DT-CHAR-BARBARIAN-6", _kills),
        Hook("forbid", "use magic", "DT-CHAR-BARBARIAN-2", _uses_none),
        Hook("silence", "magic", "DT-CHAR-BARBARIAN-2", _no_use),
        Hook("silence", "worn magic", "DT-CHAR-BARBARIAN-2", _no_use),
    ),
)
