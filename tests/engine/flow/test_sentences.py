"""The sentences of a game: a fault in their file is named with the entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.flow import BadData
from engine.flow.sentences import Templates
from tests.engine import toy

TEXT = (toy.GAME.folder / "sentences.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[events\n", r"^sentences\.toml: .*line 1"),
        (TEXT.replace("[runs]", "[rums]"), r"^sentences\.toml: .*rums"),
        (TEXT.replace("[events]", "[events]\nfell = 7"), r"^sentences\.toml: Expected `str`, got `int` - at "),
        (TEXT.replace("[events]", '[events]\nfell = "{seat falls"'), r"^sentences\.toml, events, fell: "),
        (TEXT.replace("[prompts]", '[prompts.rest]\ntitle = "Rest}"\nhow = ""\n[prompts]'), "prompts, rest: "),
        (TEXT.replace("[secrets]", '[secrets]\ndrown = ""'), "secrets, drown: nothing in the game is called so"),
    ],
)
def test_a_fault_in_the_sentences_is_named(tmp_path: Path, text: str, words: str) -> None:
    assert text != TEXT
    (tmp_path / "sentences.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=words):
        Templates.read(tmp_path / "sentences.toml", {"secrets": ["drawn"]})
