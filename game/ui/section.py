"""The sign that leads to a clause: a small §, or the clause's number if the player has set that."""

from __future__ import annotations

from engine.said import Said, joined, said
from game.ui import theme
from game.ui.text import BOUND
from game.ui.theme import Rgb

_numbers = False


def show_numbers(on: bool) -> bool:
    """Let the signs be the numbers of the clauses, or not. True if that changes anything."""
    global _numbers
    before, _numbers = _numbers, on
    return before != on


def sign(clause: str) -> Said:
    """The link to a clause, as markup; nothing without a clause."""
    if not clause:
        return Said("")
    return said("[{clause}]", clause=clause) if _numbers else said("[§]({clause})", clause=clause)


def signed(words: str, clause: str) -> str:
    """Words with the link to their clause behind them; a § never stands alone on a line."""
    return joined((words, sign(clause)), " " if _numbers else BOUND) if clause else words


def numbered(words: str, clause: str) -> str:
    """Words that cannot be clicked, such as a notice: with their clause only if its number is to be read."""
    return signed(words, clause) if _numbers else words


def ink() -> Rgb:
    """The colour of the signs on a panel: a number must be read, a § only be found."""
    return theme.HINT if _numbers else theme.SECTION
