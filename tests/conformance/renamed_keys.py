"""Loads a game whose data files have one key renamed, again and again; run as a program of its own.

    python -m tests.conformance.renamed_keys GAME SEED...

For each seed it prints a line of JSON: the file, the path of the key, the error's type, and its text.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tomli

from engine import games
from engine.flow import Session
from engine.flow.glossary import read_glossary
from engine.flow.sentences import Sentences
from engine.table import LiveDealer
from engine.teach import cases, lessons
from game.layout.game_layout import GameLayout
from game.scenes.menu.box_art import BoxArt
from game.scenes.rulebook.chapter_picture import pictured_chapters

ROOT = Path(__file__).parents[2]
CHOICES = 40

KeyPath = tuple[str | int, ...]


def keys(data: Any, path: KeyPath = ()) -> Iterator[KeyPath]:
    """The path of every key in the data of a file."""
    rows = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in rows:
        if isinstance(data, dict):
            yield (*path, key)
        yield from keys(value, (*path, key))


def renamed(data: Any, path: KeyPath) -> Any:
    """The data with the key at the path renamed."""
    if isinstance(data, list):
        return [renamed(row, path[1:]) if at == path[0] else row for at, row in enumerate(data)]
    if len(path) == 1:
        return {f"{key}x" if key == path[0] else key: value for key, value in data.items()}
    return {key: renamed(row, path[1:]) if key == path[0] else row for key, row in data.items()}


def load(key: str) -> None:
    """Read all data of a game, and play a little."""
    rules = games.game(key)
    lessons(rules)
    cases(rules)
    GameLayout.read(rules.folder).names()
    BoxArt.read(key)
    read_glossary(rules)
    pictured_chapters(rules)
    for number in range(rules.fewest, rules.most + 1):
        session, chance = Session.new(rules, number, LiveDealer(1)), random.Random(number)
        sentences = Sentences(rules, session.header.names)
        while len(session.entries) < CHOICES and not session.over:
            seat = session.waiting()[0]
            sentences.prompt(session.position, seat)
            session.choose(seat, chance.choice(session.options(seat)))


def outcome(key: str, file: Path, path: KeyPath) -> tuple[str, str]:
    """The error of loading the game with a key renamed, its type and its text; empty if there is none."""
    text, read = file.read_text(encoding="utf-8"), tomli.loads
    tomli.loads = lambda words: renamed(read(words), path) if words == text else read(words)  # type: ignore[assignment]
    try:
        load(key)
    except Exception as error:
        return type(error).__name__, str(error)
    return "", ""


def in_the_making(file: Path) -> bool:
    """Whether a file belongs to a box that the game does not read yet."""
    sheets = [folder / "box.toml" for folder in file.parents if (folder / "box.toml").exists()]
    return any("in_the_making = true" in sheet.read_text(encoding="utf-8") for sheet in sheets)


def main(key: str, seeds: list[int]) -> None:
    """Try the keys of these seeds, each in a process of its own that has not read the game's data yet."""
    name = key.replace("-", "_")
    files = [*sorted((ROOT / "engine" / name).rglob("*.toml")), *sorted((ROOT / "art" / name).glob("*.toml"))]
    files = [file for file in files if not in_the_making(file)]
    every = {file: list(keys(tomli.loads(file.read_text(encoding="utf-8")))) for file in files}
    for seed in seeds:
        chance = random.Random(seed)
        file = chance.choice(files)
        path = chance.choice(every[file])
        if not os.fork():
            print(json.dumps([file.name, path, *outcome(key, file, path)]), flush=True)
            os._exit(0)
        os.wait()


if __name__ == "__main__":
    main(sys.argv[1], [int(word) for word in sys.argv[2:]])
