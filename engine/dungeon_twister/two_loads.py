"""Two loads: objects, wounded friends, or one of each (DT-RULE-TWOLOADS)."""

from __future__ import annotations

from engine.flow import Hook, Part, Position


def _two(t: Position, bearer: str, figure: str) -> list[Part]:
    return [Part(1, "DT-RULE-TWOLOADS-01", bearer)] if figure == bearer else []


#: The hook of who carries two.
SECOND_LOAD = Hook("value", "hands", "DT-RULE-TWOLOADS-01", _two)
