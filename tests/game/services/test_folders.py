"""Names of files: whatever a table is called, it can be saved under a name of its own."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.store.entries import LONGEST_TITLE
from game.services.folders import unused
from game.services.whole_file import draft_of

ENDING = " 2026-11-23.torchlit"


@given(st.text(max_size=LONGEST_TITLE))
@example("龍" * LONGEST_TITLE)
@example("𠀀" * LONGEST_TITLE)
@example("\ud800../..")
@example("")
def test_any_title_names_a_file(title: str) -> None:
    with tempfile.TemporaryDirectory() as home:
        found = [unused(Path(home), title, ENDING)]
        draft_of(found[0]).touch()
        found[0].touch()
        found.append(unused(Path(home), title, ENDING))
        found[1].touch()
        assert len({path.name for path in found}) == len(found)
        assert {path.parent for path in found} == {Path(home)}
        assert all(path.suffix == ".torchlit" for path in found)


@pytest.mark.parametrize("letters", ["龍" * 80, "a" + "é" * 79])
def test_a_long_name_is_cut_between_two_letters(tmp_path: Path, letters: str) -> None:
    name = unused(tmp_path, letters, ENDING).name
    assert letters.startswith(name.removesuffix(ENDING))
    assert 100 < len(name.removesuffix(ENDING).encode()) <= 110
