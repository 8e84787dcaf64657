"""Wizard: flies over pits and figures, but lands as a walker would (DT-CHAR-WIZARD)."""

from __future__ import annotations

from engine.flow import Hook, Position, Power, Reason

#: The words by which other rules silence it on single squares.
LEVITATION = ("magic", "flight")


def _flies(t: Position, wizard: str, figure: str, *way: str) -> bool:
    """Over pits, single or double, with any load; over enemies; out over a guard of the line."""
    return figure == wizard


def _lands(t: Position, wizard: str, figure: str, square: str) -> list[Reason]:
    """Where a walker could not end, he cannot either (DT-CHAR-WIZARD-4)."""
    return [Reason("DT-CHAR-WIZARD-4", {}, (), (square,))] if figure == wizard else []


def _barred(t: Position, wizard: str, figure: str, *way: object) -> list[Reason]:
    """What is no obstacle and bars walkers bars him too, such as rubble (DT-RULE-FLY-06)."""
    return [Reason("DT-CHAR-WIZARD-6", {}, (wizard,))] if figure == wizard else []


POWER = Power(
    "wizard",
    (
        Hook("permit", "flight", "DT-CHAR-WIZARD-2", _flies, LEVITATION),
        Hook("permit", "DT-MOVE-08", "DT-CHAR-WIZARD-2", _flies, LEVITATION),
        Hook("permit", "DT-MOVE-09", "DT-CHAR-WIZARD-3", _flies, LEVITATION),
        Hook("permit", "DT-EXIT-02", "DT-CHAR-WIZARD-5", _flies, LEVITATION),
        Hook("forbid", "barred", "DT-CHAR-WIZARD-6", _barred),
        Hook("forbid", "landing", "DT-CHAR-WIZARD-4", _lands),
    ),
)
