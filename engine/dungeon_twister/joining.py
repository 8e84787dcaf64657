"""Figures that join a fight only if their player likes (DT-GROUP-02): powers say who may stay out."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.fighting import gather
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import owner
from engine.dungeon_twister.windows import IN, OUT, FightDeclared
from engine.flow import DONE, Ask, Done, Flow, Frame, Option, Position, Reason, Verb, verbs


class Joining(Frame, frozen=True, gc=False, tag="joining"):
    """A player says whether a figure takes part in a fight that would draw it in, or that would not, but a power
    links it to an `enemy` there; by which `clause`."""

    figure: str
    clause: str
    enemy: str = ""
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Ask while the time of the turn runs; who is late joins."""
        seat, offer = owner(t, self.figure), (Option("join", self.figure), Option("stay out", self.figure))
        return Ask(((seat, offer),), "join", self.clause, limits=turn_limit(t, seat, offer[0]))


def may_stay_out(t: Position, figure: str, window: FightDeclared, clause: str) -> Frame | None:
    """The page that asks, if the fight would draw the figure in; who attacks or is attacked takes part anyway."""
    if figure in (window.attacker, window.target):
        return None
    attackers, defenders = gather(t, window.attacker, window.target)
    return Joining(figure, clause) if figure in (*attackers, *defenders) else None


def _ways(t: Position, page: Joining) -> list[Option]:
    return [Option("join", page.figure), Option("stay out", page.figure)]


def _refuse(t: Position, page: Joining, option: Option) -> list[Reason]:
    return [] if option.piece == page.figure else [Reason("DT-GROUP-02")]


def _join(t: Position, page: Joining, option: Option) -> Flow:
    return Done((IN, page.figure, page.enemy)) if page.enemy else DONE


def _stay_out(t: Position, page: Joining, option: Option) -> Flow:
    return DONE if page.enemy else Done((OUT, page.figure))


Joining.verbs = verbs(
    Verb("join", _ways, _refuse, _join, takes=("piece",)),
    Verb("stay out", _ways, _refuse, _stay_out, takes=("piece",)),
)
