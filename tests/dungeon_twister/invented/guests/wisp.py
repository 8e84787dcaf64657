"""Wisp: once in an enemy turn it drifts as far as two squares when an enemy action has ended (DT-CHAR-WISP)."""

from typing import ClassVar

from msgspec.structs import replace

from engine.dungeon_twister.ending import conclude
from engine.dungeon_twister.moving import opened
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import side
from engine.dungeon_twister.windows import ActionEnded
from engine.flow import DONE, Ask, Call, Event, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, verbs
from engine.table import Change, Mark

FAR, STAY = 2, Option("linger")

class Drifted(Event, tag="drifted", frozen=True, gc=False):
    """It uses its drift of this turn."""

    seat: str
    figure: str
    clause: str = "DT-CHAR-WISP-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, "drifted", 1),)


class Drifting(Frame, frozen=True, gc=False, tag="drifting"):
    """Who acts with it drifts, or lets it be, while the time of the turn runs."""

    seat: str
    figure: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        limits = turn_limit(t, self.seat, STAY)
        return Ask(((self.seat, self.offer(t)),), "drift", "DT-CHAR-WISP-2", limits=limits)

    def end(self, t: Position) -> Flow:
        """Its drift may be the last of the game (DT-END-06)."""
        conclude(t)
        return DONE


def _step(t: Position, seat: str, figure: str) -> Move:
    """A move of two squares at most (DT-CHAR-WISP-4)."""
    return replace(opened(t, seat, figure), left=FAR)


def _can_step(t: Position, seat: str, figure: str) -> bool:
    """Whether some square is good enough for it (DT-CHAR-WISP-3), with its load or without it."""
    return any(option.verb in ("walk", "set down") for option in _step(t, seat, figure).offer(t))


def _drift(t: Position, page: Drifting, option: Option) -> Flow:
    t.emit(Drifted(page.seat, page.figure))
    return Call(_step(t, page.seat, page.figure), replace(page, step="end"))


def _allowed(t: Position, page: Drifting, option: Option) -> list[Reason]:
    return []


Drifting.verbs = verbs(
    Verb("drift", lambda t, page: [Option("drift")], _allowed, _drift, takes=()),
    Verb("linger", lambda t, page: [STAY], _allowed, lambda t, page, option: DONE, takes=()),
)


def _wakes(t: Position, wisp: str, window: ActionEnded) -> Frame | None:
    seat = side(t, wisp)
    idle = seat == window.seat or t.pieces[wisp].mark("drifted") or not _can_step(t, seat, wisp)
    return None if idle else Drifting(seat, wisp)


PAGES, EVENTS, PASSING = (Drifting,), (Drifted,), ("drifted",)
POWER = Power("wisp", (Hook("react", "ActionEnded", "DT-CHAR-WISP-2", _wakes),))
