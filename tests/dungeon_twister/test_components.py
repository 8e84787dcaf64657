"""The data of the box: a fault in its file is named with the entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.dungeon_twister import components
from engine.flow import BadData

TEXT = (components.FOLDER / "components.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("seats = yellow\n", r"^components\.toml: .*line 1"),
        (TEXT.replace("jump = 3", "jumps = 3"), r"^components\.toml: .*`jump`"),
        (TEXT.replace('rooms_of = "prison"', 'rooms_of = "jail"'), r"modes, prison: there is no box jail"),
        (TEXT.replace('"wand", "rope"]', '"wand", "rape"]'), r"boxes, prison: there is neither .* rape"),
        (
            TEXT.replace("  . | .   R   . | .", "  . | .   .   . | .", 1),
            r"rooms, 1D: a room has 5 by 5 .* one gear",
        ),
        (TEXT.replace("| .   .   .   .   P", "| .   .   .   .   Q", 1), r"rooms, 1D: Q means nothing"),
        (TEXT.replace("+---+   +   +   +   +\n", "", 1), r"rooms, 1D: a drawing of 10 lines"),
    ],
)
def test_a_fault_in_the_box_is_named(tmp_path: Path, text: str, words: str) -> None:
    assert text != TEXT
    file = tmp_path / "components.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=words):
        components.read(file)
