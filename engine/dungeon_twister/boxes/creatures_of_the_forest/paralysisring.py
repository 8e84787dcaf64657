"""Ring of Paralysis: stops an enemy who moves into sight, for a combat card (DT-OBJ-PARALYSISRING)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.components import COMBAT
from engine.dungeon_twister.events.moving import Stopped, Walked
from engine.dungeon_twister.exits import leaves, refuse_drop
from engine.dungeon_twister.magic import failing
from engine.dungeon_twister.names import row
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.points import perish
from engine.dungeon_twister.sight import refuse_sight
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import foremost, friends, loads, on_board, side, standing, wounded
from engine.flow import (
    DONE,
    Ask,
    Event,
    Flow,
    Frame,
    Hook,
    Option,
    Position,
    Power,
    ProspectRow,
    Reason,
    Unwind,
    Verb,
    verbs,
)
from engine.said import said
from engine.table import Change, Mark
from engine.table import Move as Moved

KIND, HELD, USED = "paralysisring", "paralysed", "ring used"
STOPS, STILL = "DT-OBJ-PARALYSISRING-1", "DT-OBJ-PARALYSISRING-2"
ONCE, STEPS = "DT-OBJ-PARALYSISRING-3", "DT-OBJ-PARALYSISRING-8"
CROWDED, FAILS = "DT-OBJ-PARALYSISRING-4", "DT-OBJ-PARALYSISRING-5"


class Paralysed(Event, tag="paralysed", frozen=True, gc=False):
    """A ring stops a figure for a combat card, which is spent face down; where magic fails for nothing."""

    seat: str
    figure: str
    ring: str
    target: str
    card: str
    fails: bool
    clause: str = STOPS
    private: ClassVar[tuple[str, ...]] = ("card",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        held = () if self.fails else (Mark(self.target, HELD, 1),)
        return (Moved(self.card, f"spent-{self.seat}"), Mark(self.ring, USED, 1), *held)


class Paralysing(Frame, frozen=True, gc=False, tag="paralysing"):
    """An enemy has come a step further: does the ring stop it?"""

    seat: str
    figure: str
    ring: str
    target: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """After every step (DT-OBJ-PARALYSISRING-8), as the table lies then (DT-OBJ-PARALYSISRING-6)."""
        if refuse_to_stop(t, self.ring, self.figure, self.target) or not _cards(t, self.seat):
            return DONE
        limits = turn_limit(t, self.seat, Option("let pass", self.figure))
        return Ask(((self.seat, self.offer(t)),), "paralyse", STOPS, limits=limits)


def _cards(t: Position, seat: str) -> list[str]:
    """The combat cards that pay for it."""
    return [card for card in t.contents[f"combat-{seat}"] if COMBAT.get(card)]


def _payments(t: Position, page: Paralysing) -> list[Option]:
    return [Option("paralyse", card) for card in _cards(t, page.seat)]


def _refuse_card(t: Position, page: Paralysing, option: Option) -> list[Reason]:
    return [] if option.piece in _cards(t, page.seat) else [Reason(STOPS, {}, (page.ring,))]


def _paralyse(t: Position, page: Paralysing, option: Option) -> Flow:
    """The rest of the move is lost; it suffers the square on which it is (DT-OBJ-PARALYSISRING-2)."""
    target = page.target
    fails = failing(t, page.figure, t.pieces[target].place, through=True)
    clause = FAILS if fails else STOPS
    t.emit(Paralysed(page.seat, page.figure, page.ring, target, option.piece, bool(fails), clause))
    if fails or not _moving(t, target):
        return DONE
    t.emit(Stopped(side(t, target), target))
    perish(t, target, "move")
    return Unwind(Move)


def _passes(t: Position, page: Paralysing) -> list[Option]:
    return [Option("let pass", page.figure)]


def _refuse_to_pass(t: Position, page: Paralysing, option: Option) -> list[Reason]:
    return [] if option.piece == page.figure else [Reason(STOPS)]


Paralysing.verbs = verbs(
    Verb("paralyse", _payments, _refuse_card, _paralyse, takes=("piece",)),
    Verb("let pass", _passes, _refuse_to_pass, lambda t, page, option: DONE, takes=("piece",)),
)


def _moving(t: Position, figure: str) -> Move | None:
    """The move of a figure that is not over."""
    return next((page for page in t.pages if isinstance(page, Move) and page.figure == figure), None)


def refuse_to_stop(t: Position, ring: str, bearer: str, target: str) -> list[Reason]:
    """The reasons against stopping a figure where it is now. One that leaves is gone before."""
    if not on_board(t, target) or wounded(t, target) or leaves(t, target, t.pieces[target].place):
        return [Reason(STOPS, {}, (ring,))]
    if t.pieces[ring].mark(USED):  # two rings stop twice (DT-RULE-TWOLOADS-16)
        return [Reason(ONCE, {}, (ring,))]
    square, page = t.pieces[target].place, _moving(t, target)
    if t.forbidden("use magic", bearer):
        return t.forbidden("use magic", bearer)
    unseen = refuse_sight(t, t.pieces[bearer].place, square)
    if unseen or standing(t, square, but=target):
        return unseen or _crowd(t, target, square)
    crowded = refuse_drop(t, target, square, page.loads if page else loads(t, target))
    return _crowd(t, target, square) if crowded else []


def _crowd(t: Position, target: str, square: str) -> list[Reason]:
    others = [key for key in t.contents[square] if key != target]
    facts: dict[str, str | int] = {"figure": target, "other": others[0] if others else target}
    return [Reason(CROWDED, facts, tuple(others), (square,))]


def _watches(t: Position, ring: str, event: Walked) -> Frame | None:
    """Walks through walls, jumps and pushes are no moves (DT-OBJ-PARALYSISRING-7, DT-CHAR-WALLWALKER-10)."""
    bearer = standing(t, t.pieces[ring].place)
    if not bearer or t.pieces[ring].mark(USED):
        return None
    if side(t, bearer) == event.seat or friends(t, bearer, event.figure):
        return None
    if not on_board(t, event.figure) or foremost(t, t.pieces[ring].place) == event.figure:
        return None
    return Paralysing(side(t, bearer), bearer, ring, event.figure)


def _held_fast(t: Position, house: str, figure: str) -> list[Reason]:
    """It still fights where it is drawn in (DT-OBJ-PARALYSISRING-9)."""
    return [Reason(STILL, {"figure": figure}, (figure,))] if t.pieces[figure].mark(HELD) else []


def _shown(t: Position, ring: str) -> list[ProspectRow]:
    used = bool(t.pieces[ring].mark(USED))
    note = said("used this turn") if used else said("may be used this turn")
    return [row(said("Stops a figure"), "", note, ONCE, good=not used)]


PAGES, EVENTS, PASSING = (Paralysing,), (Paralysed,), (HELD, USED)
LENS = _shown
POWER = Power(KIND, (Hook("react", "Walked", STEPS, _watches),))
NEEDS = (KIND,)
HOUSE = Power("", (Hook("forbid", "stir", STILL, _held_fast),))
