"""Verbs that a page offers at some of its steps only; for any game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.flow import Flow, Option, Position, Reason, Verb


def nothing_against(t: Position, page: Any, option: Option) -> list[Reason]:
    """No reason: the option is always legal where it is offered."""
    return []


def button(
    name: str, steps: Sequence[str], do: Callable[[Position, Any, Option], Flow], tells: bool = False
) -> Verb:
    """A verb without choices that is always legal at these steps."""
    there = (Option(name),)
    return at(name, steps, lambda t, page: there, nothing_against, do, (), sure=True, tells=tells)


def at(
    name: str,
    steps: Sequence[str],
    candidates: Callable[[Position, Any], Sequence[Option]],
    refuse: Callable[[Position, Any, Option], list[Reason]],
    do: Callable[[Position, Any, Option], Flow],
    takes: tuple[str, ...] = ("piece", "to", "amount"),
    typed: bool = False,
    sure: bool = False,
    tells: bool = False,
) -> Verb:
    """A verb that is open while the page is at one of these steps. The rest is as for any verb."""

    def offered(t: Position, page: Any) -> Sequence[Option]:
        return candidates(t, page) if page.step in steps else ()

    def against(t: Position, page: Any, option: Option) -> list[Reason]:
        return refuse(t, page, option) if page.step in steps else [t.game.default_reason(t, page.seat, option)]

    return Verb(name, offered, against, do, sure, takes, typed, tells=tells)


def listed(
    name: str,
    steps: Sequence[str],
    options: Callable[[Position, Any], Sequence[Option]],
    clause: str,
    do: Callable[[Position, Any, Option], Flow],
    takes: tuple[str, ...] = ("piece", "to", "amount"),
) -> Verb:
    """A verb whose legal options are exactly those listed; `clause` is the reason against any other."""

    def refuse(t: Position, page: Any, option: Option) -> list[Reason]:
        return [] if option in options(t, page) else [Reason(clause)]

    return at(name, steps, options, refuse, do, takes, sure=True)
