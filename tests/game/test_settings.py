"""Settings survive: damage, missing folders and read-only folders cost only a sentence."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.services import folders, settings
from game.services.settings import Settings
from game.ui import theme


def test_what_is_saved_is_loaded(home: Path) -> None:
    kept = Settings(
        master=0.25, text=1.3, interface=0.75, window=(1600, 900), reduced_motion=True, palette="blue-yellow",
        contrast=True, auto_pass=True, language="de",
    )  # fmt: skip
    assert settings.save(kept) == ""
    assert settings.load() == (kept, "")
    assert sorted(path.name for path in home.iterdir()) == ["settings.json"]


def test_no_file_means_the_usual_settings_and_no_complaint() -> None:
    assert settings.load() == (Settings(), "")


@pytest.mark.parametrize("damage", ['{"master": 0.5', "[]", "7", "\x00\xff", ""])
def test_a_damaged_file_is_put_aside_with_a_sentence(home: Path, damage: str) -> None:
    home.mkdir()
    (home / "settings.json").write_bytes(damage.encode("latin-1"))
    kept, said = settings.load()
    assert kept == Settings()
    assert said.endswith("and the usual settings are used.")
    assert "settings.damaged.json" in said
    assert (home / "settings.damaged.json").read_bytes() == damage.encode("latin-1")
    assert settings.save(kept) == ""
    assert settings.load() == (Settings(), "")


WRONG = [
    ("master", "7"), ("speed", '"fast"'), ("speed", "9"), ("interface", "0.1"), ("text", "null"),
    ("palette", '"neon"'), ("contrast", '"yes"'), ("auto_pass", "1"), ("language", "3"),
    ("window", "[1280]"), ("reading_face", "{}"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_a_wrong_value_costs_no_other_setting(home: Path, name: str, value: str) -> None:
    home.mkdir()
    broken = f'{{"muted": true, "torch": 0.25, "{name}": {value}, "confirm_end": false}}'
    (home / "settings.json").write_text(broken)
    kept, said = settings.load()
    assert kept == Settings(muted=True, torch=0.25, confirm_end=False)
    assert f"(impossible value: {name})" in said
    assert said.endswith("and the usual settings are used for that.")
    assert (home / "settings.damaged.json").read_text() == broken


def test_several_wrong_values_are_named_together(home: Path) -> None:
    home.mkdir()
    (home / "settings.json").write_text('{"text": 12, "palette": 1, "language": "de"}')
    kept, said = settings.load()
    assert kept == Settings(language="de")
    assert "impossible value: text, palette" in said


def test_every_palette_can_be_set() -> None:
    assert all(msgspec.convert({"palette": name}, Settings).palette == name for name in theme.PALETTES)


def test_unknown_names_of_a_later_version_do_no_harm(home: Path) -> None:
    home.mkdir()
    (home / "settings.json").write_text('{"muted": true, "something_new": [1, 2]}')
    assert settings.load() == (Settings(muted=True), "")


def test_a_folder_that_cannot_be_made_is_told_in_one_sentence(home: Path) -> None:
    home.write_text("not a folder")
    said = settings.save(Settings())
    assert said.startswith("The settings could not be saved (")
    assert "\n" not in said


def test_a_settings_file_that_cannot_be_read_is_told(home: Path) -> None:
    (home / "settings.json").mkdir(parents=True)
    kept, said = settings.load()
    assert kept == Settings()
    assert said.startswith("The settings could not be read (")


def test_the_variable_moves_both_folders(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TORCHLIT_HOME", str(tmp_path))
    assert folders.config() == folders.data() == tmp_path
    monkeypatch.delenv("TORCHLIT_HOME")
    assert folders.config().name == folders.data().name == "torchlit"
