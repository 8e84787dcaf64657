"""Magophage: no magic works on its square and on those beside it (DT-CHAR-MAGOPHAGE)."""

from __future__ import annotations

from engine.dungeon_twister.magic_free import hooks, shown
from engine.dungeon_twister.tokens import wounded
from engine.flow import Position, Power, ProspectRow


def _itself(t: Position, magophage: str) -> str:
    return magophage


def _shown(t: Position, magophage: str) -> list[ProspectRow]:
    return [] if wounded(t, magophage) else shown(t, magophage, "DT-CHAR-MAGOPHAGE-02")


LENS = _shown
#: What is cursed elsewhere may be dropped on its squares, or handed to it (DT-CHAR-MAGOPHAGE-12).
POWER = Power("magophage", hooks(_itself, "DT-CHAR-MAGOPHAGE-02", "DT-CHAR-MAGOPHAGE-04", "DT-RULE-CURSE-12"))
