"""The program knows no game: no word of a game's components stands in its code."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games import GAMES, game
from game.layout.game_layout import GameLayout
from game.layout.layout_file import CardLook, PieceLook

PROGRAM = Path(__file__).parents[2] / "game"
#: Words of components that the program uses in a sense of its own: furniture of any table, colours, geometry, and
#: pictures and sounds of the house (`coin`, `spell`, `wisdom`); and everyday words of which names are made.
OF_ANY_TABLE = {
    "action", "back", "ball", "blue", "book", "bow", "card", "centre", "chip", "chips", "coin", "corridor",
    "crest", "crowning", "dungeon", "event", "exchange", "figure", "find", "foresight", "ghost", "goal",
    "gold", "jump", "key", "land", "lid", "lost", "lucky", "marker", "move", "movement", "new", "power",
    "press", "red", "release", "reward", "ring", "room", "rotate", "scroll", "searched", "secret", "shadow",
    "shield", "spell", "star", "start", "stone", "that", "tile", "tiles", "token", "torch", "transform",
    "trapdoor", "wall", "well", "white", "wisdom",
}  # fmt: skip


def kinds(key: str) -> set[str]:
    """The words of which a game's id and the kinds of its pieces are made."""
    folder = game(key).folder
    read = GameLayout.read(folder)
    layout = read.layout
    looks: list[PieceLook | CardLook] = [*layout.pieces, *layout.cards]
    found = [read.data[look.facts] for look in looks if look.facts]
    rows = [row for table in found if isinstance(table, dict) for row in table]
    named = [key, *(look.kinds for look in looks), *rows]
    return {word for name in named for word in re.findall(r"[a-z]{3,}", name)}


def words(path: Path) -> Iterator[tuple[str, int]]:
    """Every word of a module's names, strings and comments, with its line."""
    for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
        if token.type in (tokenize.NAME, tokenize.STRING, tokenize.COMMENT):
            for word in re.findall(r"[a-z]{3,}", token.string.lower()):
                yield word, token.start[0]


@pytest.mark.parametrize("key", GAMES)
def test_no_word_of_a_game_stands_in_the_program(key: str) -> None:
    of_game = kinds(key) - OF_ANY_TABLE
    found = {
        f"{path.relative_to(PROGRAM)}:{line}: {word}"
        for path in sorted(PROGRAM.rglob("*.py"))
        for word, line in words(path)
        if word in of_game
    }
    assert sorted(found) == []
