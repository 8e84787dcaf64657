"""The glossary of a game: one word for one thing, what it means, and the words that no sentence uses for it."""

from __future__ import annotations

from msgspec import Struct

from engine.data import BadData, read_as
from engine.flow.game import Game
from engine.said import Said, said

FILE = "glossary.toml"


class GlossaryEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A word, its meaning in a sentence or two, and the clause that says more. `never` are other words that would
    mean the same, in any language."""

    word: Said
    meaning: Said
    clause: str
    never: tuple[str, ...] = ()


def read_glossary(game: Game) -> dict[str, GlossaryEntry]:
    """The entries by their keys. Raises BadData, also for a clause that the rulebook does not have."""
    found = read_as(game.folder / FILE, dict[str, GlossaryEntry])
    for key, entry in found.items():
        if entry.clause not in game.rulebook.clauses:
            where = f"{FILE}, {key}"
            raise BadData(said("{where}: the rulebook has no clause {clause}.", where=where, clause=entry.clause))
    return found
