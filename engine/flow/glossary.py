"""The glossary of a game: one word for one thing, in each language, and the words that no sentence uses for it."""

from __future__ import annotations

from msgspec import Struct

from engine.data import read_as
from engine.flow.game import Game


class GlossaryEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """The German word for a term, and other words that would mean the same in either language."""

    de: str
    never: tuple[str, ...]


def read_glossary(game: Game) -> dict[str, GlossaryEntry]:
    """The entries by their English term. Raises BadData."""
    return read_as(game.folder / "glossary.toml", dict[str, GlossaryEntry])
