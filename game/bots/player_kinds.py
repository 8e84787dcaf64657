"""The kinds of players that may sit in a seat, and their names."""

from __future__ import annotations

from engine.said import said

#: Those that can be chosen at a table. Bots that play by lot only sit at tables that the command line or an older
#: version began.
KINDS = ("human", "easy", "medium", "hard", "expert")
#: What plays instead of a kind that cannot be chosen, if it is not the medium bot.
INSTEAD = {"random": "easy"}
#: The levels that bots count as of tables that the command line or an older version began.
LEVELS = {"greedy": "medium", "search": "hard"}
KIND_NAMES = {
    "human": said("Person"),
    "random": said("Bot that plays by lot"),
    "easy": said("Easy bot"),
    "medium": said("Medium bot"),
    "hard": said("Hard bot"),
    "expert": said("Expert bot"),
}


def level(kind: str) -> str:
    """A kind of player, or the level that a bot of an older table counts as."""
    return LEVELS.get(kind, kind)


def choosable(kind: str) -> str:
    """A kind of player, or what plays instead of one that cannot be chosen."""
    found = level(kind)
    return found if found in KINDS else INSTEAD.get(found, "medium")
