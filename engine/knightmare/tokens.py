"""Helm tokens (KM-TOKEN): what a Dungeoneer holds, gains, spends and loses."""

from __future__ import annotations

from engine.flow import Position, Reason
from engine.knightmare.board import on
from engine.knightmare.components import STORE, TOKENS, number
from engine.knightmare.events.tokens import TokensGained, TokensLost, TokensOverflowed, TokensSpent
from engine.table import Table


def held(t: Table, seat: str) -> int:
    """How many helm tokens a Dungeoneer holds."""
    return len(t.contents[TOKENS[seat]])


def most(t: Table, seat: str) -> int:
    """The most that a Dungeoneer can hold (KM-TOKEN-01); any number without that rule (KM-TOKEN-03)."""
    return t.counters[f"most-{seat}"] if on(t, "helm_tokens") else number("tokens")


def gain(t: Position, seat: str, amount: int, clause: str) -> None:
    """Tokens come from the store as far as it reaches (KM-TOKEN-13); the rest stays there (KM-TOKEN-02)."""
    room = max(0, most(t, seat) - held(t, seat))
    gained = min(amount, len(t.contents[STORE]), room)
    if gained:
        t.emit(TokensGained(seat, gained, clause))
    if amount > room:
        t.emit(TokensOverflowed(seat, amount - room))


def spend(t: Position, seat: str, amount: int, clause: str) -> None:
    """Tokens are spent."""
    if amount:
        t.emit(TokensSpent(seat, amount, clause))


def lose(t: Position, seat: str, amount: int, clause: str) -> None:
    """A loss of more than is there takes all that is there (KM-TOKEN-14)."""
    amount = min(amount, held(t, seat))
    if amount:
        t.emit(TokensLost(seat, amount, clause))


def refuse_cost(t: Table, seat: str, cost: int) -> list[Reason]:
    """Nobody spends more than they hold (KM-TOKEN-14)."""
    if cost <= held(t, seat):
        return []
    return [Reason("KM-TOKEN-14", {"cost": cost, "tokens": held(t, seat)})]


def refuse_magic(t: Table, seat: str, item: str) -> list[Reason]:
    """A magic item works only for one token (KM-ITEM-11, KM-ITEM-13, KM-ITEM-15)."""
    if held(t, seat):
        return []
    return [Reason("KM-TOKEN-11", {"item": item}, (item,))] if on(t, "helm_tokens") else refuse_cost(t, seat, 1)
