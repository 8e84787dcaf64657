"""Helm tokens."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.knightmare.components import STORE, TOKENS
from engine.table import Change, Move


class TokensGained(Event, tag="tokens gained", frozen=True, gc=False):
    """Helm tokens come from the store."""

    seat: str
    number: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(key, TOKENS[self.seat]) for key in t.contents[STORE][-self.number :]])


class TokensOverflowed(Event, tag="tokens overflowed", frozen=True, gc=False):
    """Helm tokens that nobody can hold stay in the store."""

    seat: str
    number: int
    clause: str = "KM-TOKEN-02"


class TokensSpent(Event, tag="tokens spent", frozen=True, gc=False):
    """Helm tokens are spent; they go to the store (KM-TOKEN-13)."""

    seat: str
    number: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(key, STORE) for key in t.contents[TOKENS[self.seat]][-self.number :]])


class TokensLost(TokensSpent, tag="tokens lost", frozen=True, gc=False):
    """Helm tokens are lost; they go to the store (KM-TOKEN-13)."""
