"""Elusive One: once in an enemy turn he steps one square when an enemy action has ended (DT-CHAR-ELUSIVE)."""

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

STAY = Option("stay")

class Slipped(Event, tag="slipped", frozen=True, gc=False):
    """He uses his step of this turn."""

    seat: str
    figure: str
    clause: str = "DT-CHAR-ELUSIVE-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, "slipped", 1),)


class Slipping(Frame, frozen=True, gc=False, tag="slipping"):
    """Who acts with him steps, or lets it be, while the time of the turn runs."""

    seat: str
    figure: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        limits = turn_limit(t, self.seat, STAY)
        return Ask(((self.seat, self.offer(t)),), "slip", "DT-CHAR-ELUSIVE-2", limits=limits)

    def end(self, t: Position) -> Flow:
        """His step may be the last of the game (DT-END-06)."""
        conclude(t)
        return DONE


def _step(t: Position, seat: str, figure: str) -> Move:
    """A move of one square (DT-CHAR-ELUSIVE-4)."""
    return replace(opened(t, seat, figure), left=1)


def _can_step(t: Position, seat: str, figure: str) -> bool:
    """Whether some square is good enough for him (DT-CHAR-ELUSIVE-3), with his load or without it."""
    return any(option.verb in ("walk", "set down") for option in _step(t, seat, figure).offer(t))


def _slip(t: Position, page: Slipping, option: Option) -> Flow:
    t.emit(Slipped(page.seat, page.figure))
    return Call(_step(t, page.seat, page.figure), replace(page, step="end"))


def _allowed(t: Position, page: Slipping, option: Option) -> list[Reason]:
    return []


Slipping.verbs = verbs(
    Verb("slip", lambda t, page: [Option("slip")], _allowed, _slip, takes=()),
    Verb("stay", lambda t, page: [STAY], _allowed, lambda t, page, option: DONE, takes=()),
)


def _wakes(t: Position, elusive: str, window: ActionEnded) -> Frame | None:
    seat = side(t, elusive)
    idle = seat == window.seat or t.pieces[elusive].mark("slipped") or not _can_step(t, seat, elusive)
    return None if idle else Slipping(seat, elusive)


PAGES, EVENTS, PASSING = (Slipping,), (Slipped,), ("slipped",)
POWER = Power("elusive", (Hook("react", "ActionEnded", "DT-CHAR-ELUSIVE-2", _wakes),))
