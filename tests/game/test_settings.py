"""Settings survive: damage, missing folders and read-only folders cost nothing but a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import folders, settings
from game.settings import Settings


def test_what_is_saved_is_loaded(home: Path) -> None:
    kept = Settings(master=0.25, text=1.3, window=(1600, 900), reduced_motion=True)
    assert settings.save(kept) == ""
    assert settings.load() == (kept, "")
    assert sorted(path.name for path in home.iterdir()) == ["settings.json"]


def test_no_file_means_the_usual_settings_and_no_complaint() -> None:
    assert settings.load() == (Settings(), "")


@pytest.mark.parametrize("damage", ['{"master": 0.5', '{"master": 7}', '{"speed": "fast"}', "[]", "\x00\xff", ""])
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
