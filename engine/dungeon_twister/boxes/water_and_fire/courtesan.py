"""Courtesan: nobody attacks her, and she joins a fight only if she likes (DT-CHAR-COURTESAN). Wounded she has no
such power (DT-CHAR-COURTESAN-7)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.fighting import gather
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import owner
from engine.dungeon_twister.windows import OUT, FightDeclared
from engine.flow import DONE, Ask, Done, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, verbs


class CourtesanAsked(Frame, frozen=True, gc=False, tag="courtesan joining"):
    """Her player says whether she takes part in a fight that would draw her in."""

    figure: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """If she joins she shares a defeat (DT-CHAR-COURTESAN-6)."""
        seat, join = owner(t, self.figure), Option("join", self.figure)
        offer = (join, Option("stay out", self.figure))
        return Ask(((seat, offer),), "join", "DT-CHAR-COURTESAN-3", limits=turn_limit(t, seat, join))


def _ways(t: Position, page: CourtesanAsked) -> list[Option]:
    return [Option("join", page.figure), Option("stay out", page.figure)]


def _refuse(t: Position, page: CourtesanAsked, option: Option) -> list[Reason]:
    return [] if option.piece == page.figure else [Reason("DT-CHAR-COURTESAN-3")]


def _join(t: Position, page: CourtesanAsked, option: Option) -> Flow:
    return DONE


def _stay_out(t: Position, page: CourtesanAsked, option: Option) -> Flow:
    return Done((OUT, page.figure))


CourtesanAsked.verbs = verbs(
    Verb("join", _ways, _refuse, _join, takes=("piece",)),
    Verb("stay out", _ways, _refuse, _stay_out, takes=("piece",)),
)


def _asked(t: Position, courtesan: str, window: FightDeclared) -> Frame | None:
    """Whoever names an enemy takes part of course."""
    if courtesan in (window.attacker, window.target):
        return None
    attackers, defenders = gather(t, window.attacker, window.target)
    return CourtesanAsked(courtesan) if courtesan in (*attackers, *defenders) else None


def _no_target(t: Position, courtesan: str, figure: str, enemy: str) -> list[Reason]:
    return [Reason("DT-CHAR-COURTESAN-2", {"enemy": enemy}, (enemy,))] if enemy == courtesan else []


def _no_shot(t: Position, courtesan: str, figure: str, weapon: str, enemy: str) -> list[Reason]:
    return _no_target(t, courtesan, figure, enemy)


def _not_burnt(t: Position, courtesan: str, figure: str, enemy: str) -> list[Reason]:
    return [Reason("DT-CHAR-COURTESAN-4", {"enemy": enemy}, (enemy,))] if enemy == courtesan else []


PAGES = (CourtesanAsked,)
POWER = Power(
    "courtesan",
    (
        Hook("forbid", "target", "DT-CHAR-COURTESAN-2", _no_target),
        Hook("forbid", "shot", "DT-CHAR-COURTESAN-2", _no_shot),
        Hook("forbid", "burn", "DT-CHAR-COURTESAN-4", _not_burnt),
        Hook("react", "FightDeclared", "DT-CHAR-COURTESAN-3", _asked),
    ),
)
