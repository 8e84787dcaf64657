"""Lava evacuator: lava at all times (DT-TERR-EVACUATOR). What leads others over lava leads them over it
(DT-TERR-EVACUATOR-5)."""

from __future__ import annotations

from engine.flow import Hook, Position, Power


def _as_lava(t: Position, house: str, *subject: object) -> bool:
    return t.permitted("DT-TERR-LAVA-2", *subject)


def _lives(t: Position, house: str, *subject: object) -> bool:
    return t.permitted("DT-TERR-LAVA-1", *subject)


NEEDS = ("evacuator",)
POWER = Power(
    "",
    (
        Hook("permit", "DT-TERR-EVACUATOR-1", "DT-TERR-EVACUATOR-5", _as_lava),
        Hook("permit", "DT-TERR-EVACUATOR-2", "DT-TERR-EVACUATOR-2", _lives),
    ),
)
