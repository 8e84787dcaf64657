"""Ice slope: a one-way edge (DT-TERR-ICESLOPE). Flyers do not mind it (DT-RULE-FLY-09)."""

from __future__ import annotations

from engine.flow import Hook, Position, Power


def _flies(t: Position, house: str, figure: str, start: str, to: str) -> bool:
    return t.permitted("flight", figure, to)


NEEDS = ("slope",)
POWER = Power("", (Hook("permit", "DT-TERR-ICESLOPE-1", "DT-RULE-FLY-09", _flies),))
