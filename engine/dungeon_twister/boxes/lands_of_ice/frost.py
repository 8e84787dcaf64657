"""Frozen figures (DT-RULE-FROZEN): a mark lends each of them the power of this module, wounded or not.

It is no magic (DT-RULE-FROZEN-14), goes along with a push (DT-RULE-FROZEN-20), and takes nothing that needs no
action (DT-RULE-FROZEN-18).
"""

from __future__ import annotations

from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.turn import TurnEnded
from engine.dungeon_twister.joining import may_stay_out
from engine.dungeon_twister.names import row
from engine.dungeon_twister.tokens import LASTING, foremost, friends, is_figure, owner, tagged, things
from engine.dungeon_twister.windows import ActionEnding, FightDeclared
from engine.flow import Event, Frame, Hook, Part, Position, Power, ProspectRow, Reason
from engine.flow.hooks import BEARS
from engine.said import said
from engine.table import Change, Mark

KIND = "frost"
FROZEN = f"{BEARS}{KIND}"


class Froze(Event, tag="froze", frozen=True, gc=False):
    """A figure freezes another, of either colour."""

    seat: str
    figure: str
    target: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.target, FROZEN, 1),)


class StayedWarm(Event, tag="stayed warm", frozen=True, gc=False):
    """Freezing does nothing to a figure."""

    seat: str
    figure: str
    target: str
    clause: str = "DT-RULE-FROZEN-12"


class Thawed(Event, tag="thawed", frozen=True, gc=False):
    """A figure is frozen no more."""

    figure: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, FROZEN, 0),)


# -- freezing --------------------------------------------------------------------------------------------


def refuse_to_freeze(t: Position, square: str, clause: str) -> list[Reason]:
    """The reasons against freezing whom a figure sees on a square, by the clause of what freezes."""
    target = foremost(t, square) if square in t.places else ""
    if not target or not is_figure(t, target):
        return [Reason(clause)]
    if t.pieces[target].mark(FROZEN):
        return [Reason("DT-RULE-FROZEN-16", {"other": target}, (target,), (square,))]
    stiff = [key for key in content(t).figures if key in t.pieces and t.pieces[key].mark(FROZEN)]
    supply = list(content(t).markers.values()).count(KIND)
    return [Reason("DT-RULE-FROZEN-01", {}, tuple(stiff))] if len(stiff) >= supply else []


def freeze(t: Position, seat: str, figure: str, square: str, clause: str) -> None:
    """Who is met on a square is frozen; who is warm is not (DT-RULE-FROZEN-12)."""
    target = foremost(t, square)
    if _torch_on(t, square) or t.permitted("stay warm", target):
        t.emit(StayedWarm(seat, figure, target))
    else:
        t.emit(Froze(seat, figure, target, clause))


def _torch_on(t: Position, square: str) -> bool:
    return any(tagged(t, key, "torch") for key in things(t, square))


# -- what a frozen figure suffers ------------------------------------------------------------------------


def _stiff(t: Position, frozen: str, figure: str) -> list[Reason]:
    return [Reason("DT-RULE-FROZEN-02", {"figure": frozen}, (frozen,))] if figure == frozen else []


def _weak(t: Position, frozen: str, figure: str, attacking: bool) -> list[Part]:
    """Never below 0, and bonuses come on top (DT-RULE-FROZEN-17)."""
    return [Part(-1, "DT-RULE-FROZEN-03", frozen)] if figure == frozen else []


def _defends(t: Position, frozen: str, window: FightDeclared) -> Frame | None:
    """As its owner wishes; a loss wounds it as usual (DT-RULE-FROZEN-05)."""
    if friends(t, frozen, window.attacker):
        return None
    return may_stay_out(t, frozen, window, "DT-RULE-FROZEN-04")


def _no_attack(t: Position, frozen: str, other: str, figure: str, attacks: bool) -> list[Reason]:
    against = other == frozen and attacks
    return [Reason("DT-RULE-FROZEN-04", {"figure": frozen}, (frozen,))] if against else []


def _fast(t: Position, frozen: str, token: str) -> list[Reason]:
    """So a friend may stop on its square without a load more (DT-RULE-FROZEN-08), and pass over it
    (DT-RULE-FROZEN-06); its own passenger is free (DT-RULE-FROZEN-09)."""
    return [Reason("DT-RULE-FROZEN-07", {"other": frozen}, (frozen,))] if token == frozen else []


def _grips(t: Position, frozen: str, figure: str, token: str, square: str) -> list[Reason]:
    held = t.pieces[frozen].place == square and not friends(t, figure, frozen)
    return [Reason("DT-RULE-FROZEN-10", {"enemy": frozen}, (frozen,))] if held else []


def _keeps_curse(t: Position, frozen: str, figure: str, load: str, square: str) -> list[Reason]:
    kept = figure == frozen and tagged(t, load, "cursed")
    return [Reason("DT-RULE-FROZEN-15", {"figure": frozen, "object": load}, (frozen,))] if kept else []


def _no_drink(t: Position, frozen: str, figure: str) -> list[Reason]:
    return [Reason("DT-RULE-FROZEN-22", {"figure": frozen}, (frozen,))] if figure == frozen else []


# -- thawing ---------------------------------------------------------------------------------------------


def _warms(t: Position, frozen: str, event: ActionEnding) -> list[Event] | None:
    """At the end of the action that brings a Torch, though the ice below melts too (DT-RULE-FROZEN-21). A friend
    on its square carries it from then on (DT-RULE-FROZEN-19)."""
    warm = _torch_on(t, t.pieces[frozen].place)
    return [event, Thawed(frozen, "DT-RULE-FROZEN-11")] if warm else None


def _turn_over(t: Position, frozen: str, event: TurnEnded) -> list[Event] | None:
    return [event, Thawed(frozen, "DT-RULE-FROZEN-13")] if owner(t, frozen) == event.seat else None


def _shown(t: Position, frozen: str) -> list[ProspectRow]:
    if not t.pieces[frozen].mark(FROZEN):
        return []
    note = said("no actions; until its player's turn ends, or a Torch comes")
    return [row(said("Frozen"), -1, note, "DT-RULE-FROZEN-02", good=False)]


EVENTS = (Froze, StayedWarm, Thawed)
LENS = _shown
POWER = Power(
    KIND,
    (
        Hook("forbid", "stir", "DT-RULE-FROZEN-02", _stiff, (LASTING,)),
        Hook("value", "combat", "DT-RULE-FROZEN-03", _weak, (LASTING,)),
        Hook("react", "FightDeclared", "DT-RULE-FROZEN-04", _defends, (LASTING,)),
        Hook("forbid", "join", "DT-RULE-FROZEN-04", _no_attack, (LASTING,)),
        Hook("forbid", "lift", "DT-RULE-FROZEN-07", _fast, (LASTING,)),
        Hook("forbid", "grip", "DT-RULE-FROZEN-10", _grips, (LASTING,)),
        Hook("replace", "ActionEnding", "DT-RULE-FROZEN-11", _warms, (LASTING,)),
        Hook("replace", "TurnEnded", "DT-RULE-FROZEN-13", _turn_over, (LASTING,)),
        Hook("forbid", "let go", "DT-RULE-FROZEN-15", _keeps_curse),
        Hook("forbid", "drink", "DT-RULE-FROZEN-22", _no_drink, (LASTING,)),
    ),
)
