"""The data of the box: a fault in its file is named with the field."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.flow import BadData, read_as
from engine.formidable_foes import components

TEXT = (components.FOLDER / "components.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("seats = red\n", r"^components\.toml: .*line 1"),
        (TEXT.replace("chips = ", "chipz = ", 1), r"^components\.toml: .*chipz"),
        (TEXT.replace("chips = ", 'chips = "many" # ', 1), r"^components\.toml: Expected `int`, .*`\$\.chips`"),
    ],
)
def test_a_fault_in_the_box_is_named(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "components.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=words):
        read_as(file, components.Box)
