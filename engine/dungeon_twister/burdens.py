"""What a figure must take that comes upon it, and what it leaves behind for it (DT-RULE-CURSE)."""

from __future__ import annotations

from msgspec.structs import replace

from engine.dungeon_twister.carrying import against_leaving, without
from engine.dungeon_twister.events.moving import LeftBehind, SetDown, TakenUp, Walked
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.tokens import fallen, hands, standing
from engine.flow import Position, Reason

#: The clause by which a figure takes what it comes upon.
MUST_TAKE = "DT-RULE-CURSE-02"


def forced(t: Position, figure: str, square: str) -> tuple[str, ...]:
    """What a figure must take that enters a square: what is cursed there and that no unwounded figure carries."""
    if t.contents[square] in ((), (figure,)) or ("forbid", "overlook") not in t.heard:
        return ()
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
        if len(found) < surplus and not t.forbidden("let go", page.figure, load, t.pieces[page.figure].place):
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
