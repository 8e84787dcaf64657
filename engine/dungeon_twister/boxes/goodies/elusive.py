"""The Elusive One: once in an enemy turn he steps one square when an enemy action has ended (DT-CHAR-ELUSIVE)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.dungeon_twister.actions import still
from engine.dungeon_twister.ending import conclude
from engine.dungeon_twister.moving import opened
from engine.dungeon_twister.names import row
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import side, wounded
from engine.dungeon_twister.windows import ActionEnded
from engine.flow import (
    DONE,
    Ask,
    Call,
    Event,
    Flow,
    Frame,
    Hook,
    Option,
    Position,
    Power,
    ProspectRow,
    Reason,
    Verb,
    verbs,
)
from engine.said import said
from engine.table import Change, Mark

KIND, MARK, SLIPS, STEP = "elusive", "slipped", "DT-CHAR-ELUSIVE-2", "DT-CHAR-ELUSIVE-4"


class Slipped(Event, tag="slipped", frozen=True, gc=False):
    """He uses his step of this turn."""

    seat: str
    figure: str
    clause: str = SLIPS

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, MARK, 1),)


class Slipping(Frame, frozen=True, gc=False, tag="slipping"):
    """Who acts with him steps, or lets it be, while the time of the turn runs."""

    seat: str
    figure: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Step or stay?"""
        limits = turn_limit(t, self.seat, Option("hold still", self.figure))
        return Ask(((self.seat, self.offer(t)),), "slip", SLIPS, limits=limits)

    def end(self, t: Position) -> Flow:
        """His step may be the last of the game (DT-END-06)."""
        conclude(t)
        return DONE


def _step(t: Position, seat: str, figure: str) -> Move:
    """A move of one square: he takes, leaves and exchanges on it, climbs, and may leave the dungeon
    (DT-CHAR-ELUSIVE-4)."""
    page = opened(t, seat, figure)
    return replace(page, left=min(1, page.left))


def _can_step(t: Position, seat: str, figure: str) -> bool:
    """Whether some square is good enough for him (DT-CHAR-ELUSIVE-3), with his load or without it."""
    if still(t, figure) or t.forbidden("move", figure):
        return False
    return any(option.verb in ("walk", "set down") for option in _step(t, seat, figure).offer(t))


def _slips(t: Position, page: Slipping) -> list[Option]:
    return [Option("slip", page.figure)]


def _stays(t: Position, page: Slipping) -> list[Option]:
    return [Option("hold still", page.figure)]


def _refuse(t: Position, page: Slipping, option: Option) -> list[Reason]:
    return [] if option.piece == page.figure else [Reason(SLIPS)]


def _slip(t: Position, page: Slipping, option: Option) -> Flow:
    t.emit(Slipped(page.seat, page.figure))
    return Call(_step(t, page.seat, page.figure), replace(page, step="end"))


Slipping.verbs = verbs(
    Verb("slip", _slips, _refuse, _slip, takes=("piece",)),
    Verb("hold still", _stays, _refuse, lambda t, page, option: DONE, takes=("piece",)),
)


def _wakes(t: Position, elusive: str, window: ActionEnded) -> Frame | None:
    """In a turn of his enemy; not where that enemy acts with him."""
    seat = side(t, elusive)
    idle = seat == window.seat or t.pieces[elusive].mark(MARK) or not _can_step(t, seat, elusive)
    return None if idle else Slipping(seat, elusive)


def _shown(t: Position, elusive: str) -> list[ProspectRow]:
    if wounded(t, elusive):
        return []
    if t.pieces[elusive].mark(MARK):
        return [row(said("Slips away"), "", said("not again this turn"), SLIPS, good=False)]
    return [row(said("Slips away"), 1, said("square after an enemy action, once a turn"), SLIPS, good=True)]


PAGES, EVENTS, PASSING = (Slipping,), (Slipped,), (MARK,)
LENS = _shown
POWER = Power(KIND, (Hook("react", "ActionEnded", SLIPS, _wakes),))
