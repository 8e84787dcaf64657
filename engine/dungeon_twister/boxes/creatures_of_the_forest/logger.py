"""Logger: fells trees, with good tools for no action (DT-CHAR-LOGGER)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.felling import Felling, refuse_tree, trees_beside
from engine.dungeon_twister.tokens import loads, tagged
from engine.dungeon_twister.turn import Turn
from engine.flow import Frame, Position, Power, Reason

FELLS, FREELY = "DT-CHAR-LOGGER-2", "DT-CHAR-LOGGER-3"


def _equipped(t: Position, logger: str) -> bool:
    """Whether he carries a tool that fells trees."""
    return any(tagged(t, key, "fells trees") for key in loads(t, logger))


def _trees(t: Position, logger: str) -> list[str]:
    return [] if _equipped(t, logger) else trees_beside(t, logger)


def _refuse(t: Position, logger: str, square: str) -> list[Reason]:
    against = refuse_tree(t, logger, square, FELLS)
    return against or ([Reason(FREELY, {}, (logger,))] if _equipped(t, logger) else [])


def _fell(t: Position, page: Turn, logger: str, square: str) -> Frame:
    return Felling(logger, square, FELLS)


def _trees_with_tool(t: Position, logger: str) -> list[str]:
    return trees_beside(t, logger) if _equipped(t, logger) else []


def _refuse_with_tool(t: Position, logger: str, square: str) -> list[Reason]:
    """As often in a turn as he likes."""
    return refuse_tree(t, logger, square, FREELY) if _equipped(t, logger) else [Reason(FREELY, {}, (logger,))]


def _fell_with_tool(t: Position, page: Turn, logger: str, square: str) -> Frame:
    return Felling(logger, square, FREELY)


FELL = Ability("log", FELLS, _trees, _refuse, _fell)
FELL_FREELY = Ability("log with tools", FREELY, _trees_with_tool, _refuse_with_tool, _fell_with_tool, cost=0)
VERBS = {"Turn": (FELL.row, FELL_FREELY.row)}
NUMBERS = {"price/log with tools": FREELY}
POWER = Power("logger", (*FELL.hooks, *FELL_FREELY.hooks))
