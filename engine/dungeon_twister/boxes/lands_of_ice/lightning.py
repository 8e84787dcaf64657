"""Lightning Elemental: flies, strikes from afar, and dies in water (DT-CHAR-LIGHTNING)."""

from __future__ import annotations

from engine.dungeon_twister.flight import HOOKS
from engine.dungeon_twister.ground import wet
from engine.dungeon_twister.tokens import LASTING, is_figure
from engine.flow import Hook, Part, Position, Power, Reason

VALUE = 1


def _strikes(t: Position, lightning: str, figure: str) -> list[Part]:
    """As often as there are actions, by the rules of shots."""
    return [Part(VALUE, "DT-CHAR-LIGHTNING-2", lightning)] if figure == lightning else []


def _touches_water(t: Position, lightning: str, figure: str, square: str, moment: str) -> list[Reason]:
    """Wounded or not; to fly across is safe."""
    dies = figure == lightning and moment == "action" and wet(t, square)
    return [Reason("DT-CHAR-LIGHTNING-3", {}, (lightning,), (square,))] if dies else []


def _no_rescue(t: Position, lightning: str, figure: str, token: str) -> list[Reason]:
    drowning = figure == lightning and is_figure(t, token) and wet(t, t.pieces[token].place)
    return [Reason("DT-CHAR-LIGHTNING-4", {}, (token,))] if drowning else []


POWER = Power(
    "lightning",
    (
        *HOOKS,
        Hook("value", "shot", "DT-CHAR-LIGHTNING-2", _strikes),
        Hook("forbid", "live", "DT-CHAR-LIGHTNING-3", _touches_water, (LASTING,)),
        Hook("forbid", "carry", "DT-CHAR-LIGHTNING-4", _no_rescue),
    ),
)
