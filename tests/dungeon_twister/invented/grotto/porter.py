"""Porter: two loads (DT-CHAR-PORTER)."""

from engine.flow import Hook, Part, Position, Power


def _two(t: Position, porter: str, figure: str) -> list[Part]:
    return [Part(1, "DT-CHAR-PORTER-2", porter)] if figure == porter else []


POWER = Power("porter", (Hook("value", "hands", "DT-CHAR-PORTER-2", _two),))
