"""The names of the seats in a lesson: their colours, in the language that is set."""

from __future__ import annotations

from collections.abc import Iterable

from engine.said import Said
from game.services.language import tell


def by_colour(seats: Iterable[str]) -> dict[str, str]:
    """Seat -> its colour in words."""
    return {seat: tell(Said(seat.capitalize())) for seat in seats}
