"""What every action has in common: who may act, and what it costs (DT-ACT).

What needs no action is in force by itself: see `bearers` and the powers (DT-ACT-04).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.dungeon_twister.components import FIGURES, SEAT
from engine.dungeon_twister.events import Spent
from engine.dungeon_twister.tokens import figures, fit, on_board, thing, wounded
from engine.flow import Limit, Option, Position, Reason
from engine.table import memoised

if TYPE_CHECKING:
    from engine.dungeon_twister.turn import Turn

#: Seconds for a turn, for each potion drunk in it, and for a choice out of turn (DT-MODE-17 to DT-MODE-20).
TURN_TIME, POTION_TIME, QUICK = 120, 60, 5
TIME_UP = Option("time up")


def purse(t: Position, figure: str) -> int:
    """The AP that a figure may spend: those of the turn, and its own from a potion (DT-OBJ-POTION-3)."""
    return t.counters["ap"] + t.pieces[figure].mark("extra")


@memoised
def able(t: Position, seat: str) -> tuple[str, ...]:
    """The figures of a seat that could do something now."""
    return tuple([figure for figure in fit(t, seat) if purse(t, figure) and not resting(t, figure)])


def resting(t: Position, figure: str) -> list[Reason]:
    """A figure that was healed or has regenerated this turn rests (DT-CHAR-CLERIC-5, DT-CHAR-TROLL-4)."""
    marks = t.pieces[figure].marks
    if not marks:
        return []
    facts: dict[str, str | int] = {"figure": figure}
    rests = {"healed": "DT-CHAR-CLERIC-5", "regenerated": "DT-CHAR-TROLL-4"}
    return [Reason(rests[name], facts, (figure,)) for name, _ in marks if name in rests]


def refuse_to_act(t: Position, page: Turn, figure: str, ability: bool = False) -> list[Reason]:
    """The reasons against any action of a figure; none: it may act, and its next action can be paid.

    `ability` says that the action is an ability of its own, which it loses with a wound (DT-WOUND-03).
    """
    if figure not in FIGURES:
        return [Reason("DT-ACT-01")]
    if page.step == "play":
        return [Reason("DT-TURN-02")]
    if SEAT[figure] != page.seat:
        return [Reason("DT-ACT-03", {"figure": figure}, (figure,))]
    if not on_board(t, figure):
        return [_not_there(t, figure)]
    if wounded(t, figure):
        return [Reason("DT-WOUND-03" if ability else "DT-WOUND-02", {"figure": figure}, (figure,))]
    return [*resting(t, figure), *refuse_to_pay(t, figure)]


def refuse_to_use(t: Position, page: Turn, figure: str, kind: str) -> list[Reason]:
    """The reasons against using an object; what lies under a wounded figure is of no use to it (DT-WOUND-06)."""
    against = refuse_to_act(t, page, figure)
    if against and against[0].clause == "DT-WOUND-02":
        held = thing(t, t.pieces[figure].place)
        if held and t.pieces[held].kind == kind:
            return [Reason("DT-WOUND-06", {"object": held}, (held,))]
    return against


def _not_there(t: Position, figure: str) -> Reason:
    """Why a figure that does not stand on a square cannot act."""
    piece = t.pieces.get(figure)
    if piece is not None and piece.place.startswith(("out-", "trophies-", "gone")):
        return Reason("DT-EXIT-09")
    return Reason("DT-ACT-06")


def unlisted(t: Position, page: Turn) -> list[Option]:
    """The candidates of a verb that powers offer: none of the page's own."""
    return []


def refuse_to_pay(t: Position, figure: str) -> list[Reason]:
    """An action costs 1 AP (DT-ACT-02); the extra ones of a potion are the drinker's alone (DT-OBJ-POTION-3)."""
    if purse(t, figure):
        return []
    drinkers = [key for key in figures(t, SEAT[figure]) if t.pieces[key].mark("extra")]
    if drinkers:
        return [Reason("DT-OBJ-POTION-3", {"drinker": drinkers[0]}, tuple(drinkers))]
    return [Reason("DT-ACT-02", {"cost": 1, "left": 0})]


def pay(t: Position, page: Turn, figure: str) -> None:
    """1 AP for an action. A drinker's own come first unless the player wants to keep them (DT-OBJ-POTION-4)."""
    extra = t.pieces[figure].mark("extra")
    t.emit(Spent(page.seat, figure, bool(extra) and not (page.thrift and t.counters["ap"])))


def turn_limit(t: Position, seat: str) -> tuple[Limit, ...]:
    """The time agreed for a turn (DT-MODE-17), a minute longer for each potion drunk in it (DT-MODE-20)."""
    if not t.counters["timer"]:
        return ()
    seconds = TURN_TIME + POTION_TIME * t.counters["drunk"]
    return (Limit(seat, f"turn {t.counters['turn']}", seconds, TIME_UP),)
