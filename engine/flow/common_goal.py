"""What all seats together must reach, for games in which they win together."""

from __future__ import annotations

from msgspec import Struct

from engine.said import Said


class GoalRow(Struct, frozen=True):
    """One condition of the victory: its words, how much of it is reached, of how much, and its clause."""

    words: Said
    reached: int
    needed: int
    clause: str

    @property
    def done(self) -> bool:
        """Whether it holds now."""
        return self.reached >= self.needed


class CommonGoal(Struct, frozen=True):
    """The victory of all seats: a title, how far the last of them is (`note`), and its conditions."""

    title: Said
    note: Said
    rows: tuple[GoalRow, ...]
