"""The self-test passes on the whole program and says what is missing from a broken one."""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path

import pytest

from engine.teach import Proof
from game import selftest
from game.services import assets
from game.services.cache import STORE
from game.ui import text

ROOT = Path(__file__).resolve().parents[2]


def test_the_program_is_whole() -> None:
    lines: list[str] = []
    assert selftest.run(lines.append) == 0
    assert lines[-1] == "Everything is in order."
    assert all(line.startswith("ok ") for line in lines[1:-1])
    assert {line.split(":")[0].removeprefix("ok").strip() for line in lines[1:-1]} >= {
        "pictures", "fonts", "sounds", "languages", "a whole game of formidable-foes", "saved tables",
        "lessons of formidable-foes", "lessons of dungeon-twister",
    }  # fmt: skip


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="open files are listed on Linux only")
def test_no_library_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows cannot delete a file that is open."""
    left: list[str] = []

    class Folder(tempfile.TemporaryDirectory):  # type: ignore[type-arg]
        def cleanup(self) -> None:
            open_files = map(_target, Path("/proc/self/fd").iterdir())
            left.extend(file for file in open_files if file.startswith(self.name))
            super().cleanup()

        def __exit__(self, *trouble: object) -> None:
            self.cleanup()

    monkeypatch.setattr(tempfile, "TemporaryDirectory", Folder)
    selftest.whole_game("formidable-foes")
    selftest.scenes("formidable-foes")
    selftest.saved_tables()
    assert not left


def _target(link: Path) -> str:
    try:
        return os.readlink(link)
    except OSError:
        return ""


def test_missing_and_failing_lessons_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "lessons", lambda found: ())
    with pytest.raises(selftest.Fault, match="The lessons of dungeon-twister are missing"):
        selftest.taught("dungeon-twister")
    monkeypatch.setattr(selftest, "lessons", lambda found: ("a lesson",))
    monkeypatch.setattr(selftest, "proof", lambda lesson: Proof("walls", "Walls", 3, False, "Beat 2: no way."))
    with pytest.raises(selftest.Fault, match=r"The lesson Walls fails. Beat 2: no way\."):
        selftest.taught("dungeon-twister")


def test_a_missing_catalogue_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "catalogues", lambda code: [tmp_path / "game" / "languages" / f"{code}.mo"])
    with pytest.raises(selftest.Fault, match=r"^The catalogue de\.mo of game is missing\.$"):
        selftest.languages()


@pytest.fixture
def broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of what the program draws and sounds, to be damaged."""
    for folder in ("art", "sounds"):
        shutil.copytree(ROOT / folder, tmp_path / folder)
    monkeypatch.setattr(assets, "root", lambda: tmp_path)
    STORE.clear()
    assets.font.cache_clear()
    text.clear()
    return tmp_path


@pytest.mark.parametrize(
    ("check", "file", "said"),
    [
        (selftest.sounds, "sounds/torch.ogg", "The sound torch.ogg is missing."),
        (selftest.fonts, "art/fonts/sans-500.ttf", "art/fonts/sans-500.ttf is missing"),
        (lambda: selftest.data("formidable-foes"), "art/formidable_foes/box.svg", "box.svg is missing"),
    ],
)
def test_what_is_missing_is_named(broken: Path, check: object, file: str, said: str) -> None:
    (broken / file).unlink()
    with pytest.raises((selftest.Fault, assets.AssetMissing)) as fault:
        check()  # type: ignore[operator]
    assert said in str(fault.value)


def test_a_damaged_picture_is_a_fault_in_a_line_of_its_own(broken: Path) -> None:
    (broken / "art/common/icons/menu.svg").write_text("<svg", encoding="utf-8")
    with pytest.raises((selftest.Fault, assets.AssetMissing), match=r"menu\.svg"):
        selftest.pictures()


def test_one_fault_makes_the_whole_fail_and_the_other_checks_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails() -> str:
        raise selftest.Fault("The tower has fallen.")

    monkeypatch.setattr(selftest, "_checks", lambda: iter([("towers", fails), ("doors", lambda: "4 open")]))
    lines: list[str] = []
    assert selftest.run(lines.append) == 1
    assert lines[1:] == ["FAULT towers: The tower has fallen.", "ok    doors: 4 open", "1 of the checks failed."]
