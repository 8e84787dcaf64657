"""Salamander: at home in lava, and no cobweb holds it (DT-CHAR-SALAMANDER)."""

from engine.flow import Hook, Position, Power


def _burns(t: Position, salamander: str, figure: str, *subject: str) -> bool:
    return figure == salamander


POWER = Power(
    "salamander",
    tuple(
        [
            Hook("permit", clause, "DT-CHAR-SALAMANDER-2", _burns)
            for clause in ("DT-TERR-MAGMA-1", "DT-TERR-COBWEB-1")
        ]
    ),
)
