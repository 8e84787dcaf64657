"""Shadow: at home in darkness, and afraid of Torches (DT-CHAR-SHADOW)."""

from __future__ import annotations

from engine.dungeon_twister.boxes.forces_of_darkness.darkness import AT_HOME, INTO, OUT_OF, hidden
from engine.dungeon_twister.boxes.forces_of_darkness.torch import all_with_torches, torch_on
from engine.dungeon_twister.joining import may_stay_out
from engine.dungeon_twister.tokens import foremost, owner, side, tagged, wounded
from engine.dungeon_twister.windows import FightDeclared
from engine.flow import Frame, Hook, Position, Power, Reason


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
    """A Torch in somebody's hands, or under who lies there; controlled by an enemy she shuns a loose one, too."""
    if figure != shadow or not torch_on(t, square):
        return []
    if side(t, shadow) != owner(t, shadow):
        return [Reason("DT-RULE-CHARM-18", {}, (shadow,), (square,))]
    if not foremost(t, square):
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


def _asked(t: Position, shadow: str, window: FightDeclared) -> Frame | None:
    """In darkness she joins only if her player wishes."""
    return may_stay_out(t, shadow, window, "DT-CHAR-SHADOW-04") if hidden(t, shadow) else None


POWER = Power(
    "shadow",
    (
        Hook("permit", AT_HOME, "DT-CHAR-SHADOW-02", _at_home),
        Hook("permit", OUT_OF, "DT-CHAR-SHADOW-03", _at_home),
        Hook("permit", INTO, "DT-CHAR-SHADOW-03", _at_home),
        Hook("react", "FightDeclared", "DT-CHAR-SHADOW-04", _asked),
        Hook("forbid", "see", "DT-CHAR-SHADOW-06", _unseen),
        Hook("forbid", "meet", "DT-CHAR-SHADOW-07", _shuns),
        Hook("forbid", "target", "DT-CHAR-SHADOW-09", _dares_not),
        Hook("forbid", "shot", "DT-CHAR-SHADOW-09", _dares_not),
        Hook("forbid", "join", "DT-CHAR-SHADOW-09", _dares_not),
    ),
)
NEEDS = ("lives in darkness",)
HOUSE = Power("", (Hook("forbid", "live", "DT-CHAR-SHADOW-08", _burnt_by_light),))
