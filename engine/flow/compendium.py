"""The compendium: what lies in the boxes of a game, kind by kind, for reading before a game and beside it."""

from __future__ import annotations

from msgspec import Struct

from engine.said import NOTHING, Said

#: What the keys of pages in the rulebook begin with: of an entry, and of a sort of entries.
ENTRY, SORT = "entry/", "sort/"


class Entry(Struct, frozen=True):
    """A kind of thing in a compendium.

    `key` is its id in the compendium, `sort` the title of the group in which it stands, `box` the box from which
    it comes. `clause` is the first of its clauses (`Rulebook.family`). `about` says in one line what it does,
    `numbers` are printed on it, `tags` are words of the rulebook for it. `pieces` show it: each with its id and
    kind. With a `spot` it is printed on that place of the first of them.
    """

    key: str
    name: Said
    sort: Said
    clause: str
    about: Said = NOTHING
    numbers: tuple[tuple[Said, int], ...] = ()
    tags: tuple[Said, ...] = ()
    box: Said = NOTHING
    pieces: tuple[tuple[str, str], ...] = ()
    spot: str = ""

    @property
    def page(self) -> str:
        """The key of its page in the rulebook."""
        return ENTRY + self.key

    @property
    def sort_page(self) -> str:
        """The key of the page that lists the entries of its sort."""
        return SORT + self.sort.template
