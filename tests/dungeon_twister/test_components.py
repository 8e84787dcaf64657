"""The sheets of the boxes: a fault in one is named with the entry, and boxes that do not fit together are too."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import FOLDER, boxed, shipped
from engine.flow import BadData

BASE = (FOLDER / "base" / "box.toml").read_text(encoding="utf-8")
PRISON = (FOLDER / "prison" / "box.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("number = one\n", r"^box\.toml: .*line 1"),
        (BASE.replace('name = "Troll"', 'called = "Troll"'), r"^box\.toml: .*`called`"),
        (BASE.replace("  . | .   R   . | .", "  . | .   .   . | .", 1), r"rooms, 1D: a room has 5 by 5 .* gear"),
        (BASE.replace("+---+   +   +   +   +\n", "", 1), r"rooms, 1D: a drawing of 10 lines"),
    ],
)
def test_a_fault_in_a_sheet_is_named(tmp_path: Path, text: str, words: str) -> None:
    assert text != BASE
    (tmp_path / "box.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=words):
        boxed(tmp_path)


def test_a_sign_that_no_box_knows_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "base"
    folder.mkdir()
    text = BASE.replace("| .   .   .   .   P", "| .   .   .   .   Q", 1)
    (folder / "box.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=r"rooms, 1D: Q means nothing"):
        made((boxed(folder), shipped()[1]))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (PRISON.replace('rooms_of = "prison"', 'rooms_of = "jail"'), r"modes, prison: there is no box jail"),
        (PRISON.replace("in_room = [2, 3]", "in_room = [2, 2]"), r"prison-whole: the rooms take 8 .* 10 are left"),
        (PRISON.replace('"wand", "rope"]', '"wand", "rape"]'), r"box\.toml of prison: there is neither .* rape"),
    ],
)
def test_a_box_that_does_not_fit_the_others_is_named(tmp_path: Path, text: str, words: str) -> None:
    assert text != PRISON
    folder = tmp_path / "prison"
    folder.mkdir()
    (folder / "box.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=words):
        made((shipped()[0], boxed(folder)))
