"""Ghoul: carries wounded figures of both colours (DT-CHAR-GHOUL)."""

from __future__ import annotations

from engine.dungeon_twister.tokens import Loads, friends, is_figure
from engine.flow import Hook, Part, Position, Power, Reason


def _carries(t: Position, ghoul: str, figure: str, prey: str) -> bool:
    return figure == ghoul


def _lands(t: Position, ghoul: str, figure: str, square: str) -> bool:
    """It is not carried out then (DT-CHAR-GHOUL-6)."""
    return figure == ghoul


def _leaves(t: Position, ghoul: str, figure: str, loads: Loads) -> list[Part]:
    """Two in all, a Goblin in its arms included (DT-CHAR-GOBLIN-4)."""
    prey = [key for key in loads if is_figure(t, key)]
    return [Part(1, "DT-CHAR-GHOUL-4", prey[0])] if figure == ghoul and prey else []


def _dies_with_it(t: Position, ghoul: str, passenger: str, carrier: str) -> list[Reason]:
    if carrier != ghoul or friends(t, passenger, ghoul):
        return []
    return [Reason("DT-CHAR-GHOUL-5", {}, (passenger,))]


POWER = Power(
    "ghoul",
    (
        Hook("permit", "DT-CARRY-11", "DT-CHAR-GHOUL-2", _carries),
        Hook("permit", "DT-EXIT-04", "DT-CHAR-GHOUL-3", _lands),
        Hook("value", "exit", "DT-CHAR-GHOUL-4", _leaves),
        Hook("forbid", "outlive", "DT-CHAR-GHOUL-5", _dies_with_it),
    ),
)
