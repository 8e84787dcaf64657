"""Lessons of the toy game, written in a few lines."""

from __future__ import annotations

from pathlib import Path

from engine.teach import Course, Lesson, read
from tests.engine import toy

HEAD = """
title = "Walking"
line = "One space after another."
seats = ["amber", "beryl"]
learner = "amber"
"""
#: Both hold three cards, it is amber's turn, and the next throw is a 4.
TABLE = """
pages = [{ type = "turn" }]
[table.places]
hand-amber = ["card-1", "card-2", "card-3"]
hand-beryl = ["card-4", "card-5", "card-6"]
[table.counters]
gold-amber = 3
[dealer]
die = [4, 2]
"""
THROW = """
[[beats]]
say = "Throw the die."
clauses = ["TL-WALK-03"]
allow = [{ verb = "throw" }]
first = "throw the die"
"""
TALK = """
[[beats]]
say = "This is you."
pieces = ["figure-amber"]
"""


def lesson(folder: Path, *beats: str, head: str = HEAD, table: str = TABLE) -> Lesson:
    """The lesson with these beats, from a file in `folder`."""
    file = folder / "01-walking.toml"
    file.write_text(head + table + "".join(beats), encoding="utf-8")
    return read(toy.GAME, file)


def course(folder: Path, *beats: str) -> Course:
    return Course(lesson(folder, *beats))
