"""The register of clauses: what each says, and a sentence for every refusal."""

from __future__ import annotations

import re

from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import FOLDER, boxed
from engine.flow.coverage import sources

#: The game with all boxes, those in the making too.
ALL = made(sorted([boxed(file.parent) for file in FOLDER.glob("*/box.toml")], key=lambda box: box.sheet.number))


def test_titles_fit_a_line_and_rulings_say_why() -> None:
    for key, clause in ALL.rulebook.clauses.items():
        assert len(clause.title.split()) <= 6, key
        assert clause.text.endswith("."), key
        assert bool(clause.reason or clause.decision) == clause.ruling, key


def test_every_clause_that_refuses_has_a_sentence() -> None:
    code = "\n".join(file.read_text("utf-8") for file in sources(ALL.folder))
    refusing = {
        clause
        for reason in re.findall(r"Reason\(([^{)]*)", code)
        for clause in re.findall(r"DT[-A-Z0-9]+", reason)
    }
    assert len(refusing) > 60
    assert {clause for clause in refusing if not ALL.rulebook[clause].why} == set()


def test_no_two_boxes_use_the_same_tag_or_the_same_file_of_cases() -> None:
    """A saved table names pages and events by their tags, a case is found by the name of its file."""
    for kinds in (ALL.pages, ALL.events):
        tags = [kind.tag() for kind in kinds]
        assert sorted(tags) == sorted(set(tags))
    stems = [file.stem for folder in ("cases", "lessons") for file in ALL.files_in(folder)]
    assert sorted(stems) == sorted(set(stems))
