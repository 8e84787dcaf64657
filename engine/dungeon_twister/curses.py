"""Cursed objects: whoever comes upon one must take it, and never lets go of it (DT-RULE-CURSE)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.carrying import against_leaving, without
from engine.dungeon_twister.events import LeftBehind, SetDown, TakenUp, Walked
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.tokens import fallen, hands, standing
from engine.flow import Hook, Position, Reason

MUST_TAKE = "DT-RULE-CURSE-02"


# -- the step onto one -----------------------------------------------------------------------------------


def forced(t: Position, figure: str, square: str) -> tuple[str, ...]:
    """What a figure must take that enters a square: what is cursed there and that no unwounded figure carries."""
    found = t.forbidden("overlook", figure, square)
    return tuple([key for reason in found for key in reason.pieces if not t.permitted("overlook", figure, key)])


def refuse_burden(t: Position, page: Move, to: str) -> list[Reason]:
    """The reason against a step onto a cursed object: what the figure carries can be left nowhere."""
    taken = forced(t, page.figure, to)
    if not taken or _shed(t, page, taken) is not None:
        return []
    facts: dict[str, str | int] = {"figure": page.figure, "object": page.loads[0] if page.loads else taken[0]}
    return [Reason("DT-RULE-CURSE-05", facts, taken, (to,))]


def _shed(t: Position, page: Move, taken: tuple[str, ...]) -> list[tuple[str, str]] | None:
    """The loads that must go for these, the first first, each with the square on which it is left; None if one
    can be left nowhere."""
    surplus = len(page.loads) + len(taken) - hands(t, page.figure)
    found: list[tuple[str, str]] = []
    for load in page.loads:
        if len(found) < surplus and not t.forbidden("let go", page.figure, load):
            square = _where_left(t, page, load)
            if square and square not in [used for _, used in found]:
                found.append((load, square))
    return found if len(found) >= surplus else None


def _where_left(t: Position, page: Move, load: str) -> str:
    """The square where the figure stands (DT-RULE-CURSE-03), else the one before; empty if neither will do."""
    here = t.pieces[page.figure].place
    if not _against(t, page, load):
        return here
    if not page.came:
        return ""
    trial = t.clone()
    trial.emit(Walked(page.seat, page.figure, page.came, page.loads))
    return "" if _against(trial, page, load) else page.came


def _against(t: Position, page: Move, load: str) -> list[Reason]:
    return against_leaving(t, page, load, "", standing(t, t.pieces[page.figure].place, but=page.figure))


def shed(t: Position, page: Move, to: str) -> Move:
    """The page after what must be left behind before a step onto a cursed object (DT-RULE-CURSE-04)."""
    taken = forced(t, page.figure, to)
    for load, square in (_shed(t, page, taken) or ()) if taken else ():
        if square == t.pieces[page.figure].place:
            t.emit(SetDown(page.seat, page.figure, load, "DT-RULE-CURSE-03"))
        else:
            t.emit(LeftBehind(page.seat, page.figure, load, square))
        page = without(page, load)
    return page


def burdened(t: Position, page: Move) -> Move:
    """The page after a figure took what it had to where it stands now, wounded bearers' too (DT-RULE-CURSE-07)."""
    here = t.pieces[page.figure].place
    for token in forced(t, page.figure, here) if page.figure in t.contents[here] else ():
        if token not in page.loads:
            clause = "DT-RULE-CURSE-07" if fallen(t, here, but=page.loads) else MUST_TAKE
            t.emit(TakenUp(page.seat, page.figure, token, "", clause))
            page = replace(page, loads=(*page.loads, token))
    return page


# -- the hooks of every cursed object --------------------------------------------------------------------


def _binds(t: Position, token: str, figure: str, square: str) -> list[Reason]:
    """It lies there for everybody; under an unwounded figure it is that one's."""
    if t.pieces[token].place != square or standing(t, square, but=figure):
        return []
    return [Reason(MUST_TAKE, {"figure": figure, "object": token}, (token,), (square,))]


def _sticks(t: Position, token: str, figure: str, load: str) -> list[Reason]:
    facts: dict[str, str | int] = {"figure": figure, "object": token}
    return [Reason("DT-RULE-CURSE-06", facts, (token,))] if load == token else []


def _keeps_dry(t: Position, token: str, figure: str, load: str) -> list[Reason]:
    """What cannot be dropped keeps its bearer out of water."""
    facts: dict[str, str | int] = {"figure": figure, "object": token}
    return [Reason("DT-RULE-CURSE-10", facts, (token,))] if load == token else []


#: They are magic (DT-RULE-CURSE-11).
HOOKS = (
    Hook("forbid", "overlook", MUST_TAKE, _binds, ("magic",)),
    Hook("forbid", "let go", "DT-RULE-CURSE-06", _sticks, ("magic",)),
    Hook("forbid", "bathe", "DT-RULE-CURSE-10", _keeps_dry, ("magic",)),
)
