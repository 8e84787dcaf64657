"""Shadow: at home in darkness, and afraid of Torches (DT-CHAR-SHADOW)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.boxes.forces_of_darkness.darkness import INTO, KIND, OUT_OF, hidden
from engine.dungeon_twister.boxes.forces_of_darkness.torch import all_with_torches, torch_on
from engine.dungeon_twister.fighting import gather
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import foremost, side, tagged, wounded
from engine.dungeon_twister.windows import OUT, FightDeclared
from engine.flow import DONE, Ask, Done, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, verbs


def _at_home(t: Position, shadow: str, figure: str, *more: object) -> bool:
    """With loads too."""
    return figure == shadow


def _unseen(t: Position, shadow: str, target: str, looker: str) -> list[Reason]:
    """Nor does she see others there (DT-CHAR-SHADOW-05)."""
    if target == shadow and hidden(t, shadow):
        return [Reason("DT-CHAR-SHADOW-06", {}, (shadow,))]
    if looker == shadow and hidden(t, target):
        return [Reason("DT-CHAR-SHADOW-05", {"enemy": target}, (target,))]
    return []


def _shuns(t: Position, shadow: str, figure: str, square: str) -> list[Reason]:
    """A Torch in somebody's hands, or under who lies there."""
    if figure != shadow or not foremost(t, square) or not torch_on(t, square):
        return []
    return [Reason("DT-CHAR-SHADOW-07", {}, (foremost(t, square),), (square,))]


def _dares_not(t: Position, shadow: str, figure: str, *others: object) -> list[Reason]:
    """Attacked herself she defends (DT-CHAR-SHADOW-12)."""
    if figure != shadow or not all_with_torches(t, shadow):
        return []
    return [Reason("DT-CHAR-SHADOW-09", {}, (shadow,))]


def _burnt_by_light(t: Position, house: str, figure: str, square: str, moment: str) -> list[Reason]:
    """Whoever brought the Torch, and whether she lies or stands; one that she takes from the wall kills her too
    (DT-CHAR-SHADOW-10)."""
    if moment != "action" or not tagged(t, figure, "lives in darkness") or not torch_on(t, square):
        return []
    return [Reason("DT-CHAR-SHADOW-13" if wounded(t, figure) else "DT-CHAR-SHADOW-08", {}, (figure,))]


class Joining(Frame, frozen=True, gc=False, tag="joining"):
    """A figure that may stay out of a fight joins it or does not."""

    seat: str
    figure: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Ask the seat that acts with it, while the time of the turn runs."""
        limits = turn_limit(t, self.seat, STAY_OUT)
        return Ask(((self.seat, self.offer(t)),), "join", "DT-CHAR-SHADOW-04", limits=limits)


JOIN, STAY_OUT = Option("join"), Option("stay out")


def _answer(t: Position, page: Joining, option: Option) -> Flow:
    return Done((OUT, page.figure)) if option == STAY_OUT else DONE


Joining.verbs = verbs(
    Verb("join", lambda t, page: [JOIN], lambda t, page, option: [], _answer, takes=()),
    Verb("stay out", lambda t, page: [STAY_OUT], lambda t, page, option: [], _answer, takes=()),
)


def _asked(t: Position, shadow: str, window: FightDeclared) -> Frame | None:
    """In darkness she joins only if her player wishes; who is named has no choice."""
    if not hidden(t, shadow) or shadow in (window.attacker, window.target):
        return None
    reached = any(shadow in group for group in gather(t, window.attacker, window.target))
    return Joining(side(t, shadow), shadow) if reached else None


PAGES = (Joining,)
POWER = Power(
    "shadow",
    (
        Hook("permit", KIND, "DT-CHAR-SHADOW-02", _at_home),
        Hook("permit", OUT_OF, "DT-CHAR-SHADOW-03", _at_home),
        Hook("permit", INTO, "DT-CHAR-SHADOW-03", _at_home),
        Hook("react", "FightDeclared", "DT-CHAR-SHADOW-04", _asked),
        Hook("forbid", "see", "DT-CHAR-SHADOW-06", _unseen),
        Hook("forbid", "meet", "DT-CHAR-SHADOW-07", _shuns),
        Hook("forbid", "target", "DT-CHAR-SHADOW-09", _dares_not),
        Hook("forbid", "join", "DT-CHAR-SHADOW-09", _dares_not),
    ),
)
HOUSE = Power("", (Hook("forbid", "live", "DT-CHAR-SHADOW-08", _burnt_by_light),))
