"""Cursed objects: who comes upon one must take it, and never lets go of it (DT-RULE-CURSE)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.board import board
from engine.dungeon_twister.burdens import MUST_TAKE
from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.events.losses import Lost
from engine.dungeon_twister.fighting import Fight, going_on
from engine.dungeon_twister.ground import fatal, wet
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import (
    below,
    foremost,
    full,
    hands,
    has_rope,
    is_thing,
    owner,
    standing,
    wounded,
)
from engine.dungeon_twister.windows import FigureDied
from engine.flow import DONE, Ask, Event, Flow, Frame, Hook, Option, Position, Reason, Verb, verbs
from engine.table import Change, Move


class Seized(Event, tag="seized", frozen=True, gc=False):
    """A victor takes the cursed object of the slain, and lays down its own load for it (`given`)."""

    seat: str
    figure: str
    token: str
    given: str
    square: str
    clause: str = "DT-RULE-CURSE-08"

    def changes(self, t: Position) -> tuple[Change, ...]:
        here = t.pieces[self.figure].place
        laid = (Move(self.given, self.square, 0),) if self.given else ()
        return (*laid, Move(self.token, here), Move(self.figure, here))


class Seizing(Frame, frozen=True, gc=False, tag="seizing"):
    """One of the victors beside the slain must take the cursed object."""

    seat: str
    token: str
    figures: tuple[str, ...]
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Which of them, while the time of the turn runs."""
        if len(self.figures) == 1:
            return self.seize(t, self.figures[0])
        offer = self.offer(t)
        return Ask(((self.seat, offer),), "seize", "DT-RULE-CURSE-08", limits=turn_limit(t, self.seat, offer[0]))

    def seize(self, t: Position, figure: str) -> Flow:
        """What lies loose below the figure makes room like a load. In water the object cannot be kept
        (DT-RULE-CURSE-09)."""
        square, held = t.pieces[self.token].place, sorted(below(t, figure), key=lambda key: not is_thing(t, key))
        given = held[0] if full(t, figure) else ""
        t.emit(Seized(owner(t, figure), figure, self.token, given, square))
        if wet(t, t.pieces[figure].place):
            t.emit(Lost(self.token, "DT-RULE-CURSE-09"))
        return DONE


def _takers(t: Position, page: Seizing) -> list[Option]:
    return [Option("seize", figure) for figure in page.figures]


def _refuse_taker(t: Position, page: Seizing, option: Option) -> list[Reason]:
    return [] if option in _takers(t, page) else [Reason("DT-RULE-CURSE-08", {"object": page.token})]


Seizing.verbs = verbs(
    Verb("seize", _takers, _refuse_taker, lambda t, page, option: page.seize(t, option.piece), takes=("piece",))
)


# -- the hooks of every cursed object --------------------------------------------------------------------


def _binds(t: Position, token: str, figure: str, square: str) -> list[Reason]:
    """It lies there for everybody; under an unwounded figure it is that one's."""
    if t.pieces[token].place != square or standing(t, square, but=figure):
        return []
    return [Reason(MUST_TAKE, {"figure": figure, "object": token}, (token,), (square,))]


def _sticks(t: Position, token: str, figure: str, load: str, square: str) -> list[Reason]:
    facts: dict[str, str | int] = {"figure": figure, "object": token}
    return [Reason("DT-RULE-CURSE-06", facts, (token,))] if load == token else []


def _keeps_dry(t: Position, token: str, figure: str, square: str, loads: tuple[str, ...]) -> list[Reason]:
    """What cannot be dropped keeps its bearer out of water."""
    if token not in loads or not wet(t, square) or t.permitted("flight", figure, square):
        return []
    return [Reason("DT-RULE-CURSE-10", {"figure": figure, "object": token}, (token,), (square,))]


def _not_pushed(t: Position, token: str, figure: str, to: str) -> list[Reason]:
    """Nor is its bearer pushed where the object would be lost, and the bearer would live. Who dies there leaves it
    on the square before (DT-RULE-PUSH-10)."""
    if foremost(t, t.pieces[token].place) != figure or not _sinks(t, to) or fatal(t, figure, to, "action"):
        return []
    clause = "DT-RULE-CURSE-10" if wet(t, to) else "DT-RULE-PUSH-09"
    return [Reason(clause, {"figure": figure, "object": token}, (token,), (to,))]


def _sinks(t: Position, square: str) -> bool:
    """Whether objects are lost on a square that nobody has roped."""
    lost = square in board(t).rough and any(row.sinks for row in board(t).layers(square))
    return lost and not has_rope(t, square)


def _passes_on(t: Position, token: str, window: FigureDied) -> Frame | None:
    """If its bearer falls in close combat, a victor beside it has it."""
    page = going_on(t)
    if page is None or page.ranged or t.pieces[token].place != window.square:
        return None
    victors = tuple([key for key in _victors(t, page, window) if not t.permitted("overlook", key, token)])
    return Seizing(OTHER[owner(t, window.figure)], token, victors) if victors else None


def _victors(t: Position, page: Fight, window: FigureDied) -> list[str]:
    """The unwounded figures of the other side that fought hand to hand beside a square."""
    beside = board(t).touching(window.square)
    fighters = [key for key in (*page.hand_to_hand, *page.defenders) if owner(t, key) != owner(t, window.figure)]
    there = [key for key in fighters if t.pieces[key].place in beside and not wounded(t, key)]
    return [key for key in there if hands(t, key)]


#: They are magic (DT-RULE-CURSE-11).
HOOKS = (
    Hook("forbid", "overlook", MUST_TAKE, _binds, ("magic",)),
    Hook("forbid", "let go", "DT-RULE-CURSE-06", _sticks, ("magic",)),
    Hook("forbid", "wade", "DT-RULE-CURSE-10", _keeps_dry, ("magic",)),
    Hook("forbid", "push", "DT-RULE-CURSE-10", _not_pushed, ("magic",)),
    Hook("react", "FigureDied", "DT-RULE-CURSE-08", _passes_on, ("magic",)),
)
