"""How a game ended."""

from __future__ import annotations

from msgspec import Struct

from engine.said import Said


class Score(Struct, frozen=True):
    """One seat's result: the total that is compared, its parts by name, and the tie-break number.

    The parts add up to the total. `beside` are numbers by name that tell how the seat has done and do not count.
    """

    seat: str
    total: int
    parts: dict[Said, int]
    tie_break: int = 0
    beside: dict[Said, int] = {}

    @property
    def columns(self) -> dict[Said, int]:
        """What a table of scores shows before the total. Beside other numbers a single part is left out: it is the
        total itself."""
        return {**self.beside, **self.parts} if len(self.parts) > 1 or not self.beside else self.beside


class Outcome(Struct, frozen=True):
    """How a game ended: the scores (winners first, then by totals), the winners, and the deciding clauses.

    No seat, some seats or all seats may win. `verdict` says in a few words who has won, if the winners' names do
    not tell: "Evil wins", "The Circle is saved". `why` says in one sentence what decided the game, if the totals
    do not.
    """

    scores: tuple[Score, ...]
    winners: tuple[str, ...]
    clauses: tuple[str, ...]
    verdict: Said = Said("")
    why: Said = Said("")
