"""The Merciless One: attacks the wounded even in the turn of their wound, alone (DT-CHAR-MERCILESS).

Their friends beside her take part as ever, and the stunned are spared even by her (DT-CHAR-MERCILESS-4).
"""

from __future__ import annotations

from engine.flow import Hook, Position, Power, Reason

KIND, NO_MERCY, ALONE = "merciless", "DT-CHAR-MERCILESS-2", "DT-CHAR-MERCILESS-3"


def _shows_no_mercy(t: Position, merciless: str, figure: str, enemy: str) -> bool:
    """Hand to hand, and by a shot of whatever she holds."""
    return figure == merciless


def _alone(t: Position, merciless: str, attacker: str, target: str) -> list[Reason]:
    """Her friends take no part where only she may attack."""
    fresh = attacker == merciless and t.pieces[target].mark("hurt") == t.counters["turn"]
    return [Reason(ALONE, {}, (merciless,))] if fresh else []


POWER = Power(
    KIND,
    (
        Hook("permit", "DT-COMBAT-03", NO_MERCY, _shows_no_mercy),
        Hook("permit", "DT-RULE-RANGED-14", NO_MERCY, _shows_no_mercy),
        Hook("forbid", "accompany", ALONE, _alone),
    ),
)
