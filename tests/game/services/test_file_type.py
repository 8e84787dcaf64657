"""The system is told which program opens tables, and that is taken back."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

from game.cli import main
from game.services import file_type

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="these are the files of a Linux desktop")


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the desktop looks for what one user has installed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "shared"))
    return tmp_path / "shared"


@LINUX
def test_a_desktop_learns_of_the_program_the_kind_of_file_and_the_picture(
    shared: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["associate"]) == 0
    assert capsys.readouterr().out == "Files that end in .torchlit now open with this Torchlit.\n"
    entry, mime, icon = file_type.desktop_files()
    assert {shared} == {file.parents[depth] for file, depth in ((entry, 1), (mime, 2), (icon, 4))}
    rows = dict(row.split("=", 1) for row in entry.read_text(encoding="utf-8").splitlines() if "=" in row)
    assert rows["MimeType"] == "application/x-torchlit;"
    assert shlex.split(rows["Exec"]) == [sys.executable, str(file_type.PROJECT / "main.py"), "%f"]
    assert 'pattern="*.torchlit"' in mime.read_text(encoding="utf-8")
    assert icon.read_bytes().startswith(b"\x89PNG")


@LINUX
def test_it_is_taken_back(shared: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["associate"], ["associate", "--undo"], ["associate", "--undo"]):
        assert main(words) == 0
    assert not [file for file in file_type.desktop_files() if file.exists()]
    assert capsys.readouterr().out.endswith("Files that end in .torchlit no longer open with this Torchlit.\n")


@LINUX
def test_the_program_in_one_file_is_named_and_not_where_it_unpacked_itself(
    shared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "cache"
    folder.mkdir()
    for name in ("torchlit.desktop", "torchlit.xml", "torchlit.png"):
        (folder / name).write_text("Exec=torchlit %f\n")
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(folder / "torchlit"))
    file_type.associate()
    assert file_type.desktop_files()[0].read_text() == f'Exec="{folder}/torchlit" %f\n'
    monkeypatch.setenv(file_type.ONE_FILE, "/games/my games/torchlit.run")
    file_type.associate()
    assert file_type.desktop_files()[0].read_text() == 'Exec="/games/my games/torchlit.run" %f\n'


@LINUX
def test_a_file_that_did_not_come_along_is_named(
    shared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "torchlit"))
    assert main(["associate"]) == 1
    assert capsys.readouterr().err == "The file torchlit.desktop did not come with this program.\n"


def test_a_system_that_reads_it_from_the_application_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert main(["associate"]) == 1
    assert "reads from the application itself" in capsys.readouterr().err
    assert main(["associate", "--undo"]) == 0


def test_signs_with_a_meaning_in_desktop_entries_are_escaped() -> None:
    assert file_type.quoted_for_desktop(["/a b/50% $x"]) == r'"/a b/50%% \\$x"'


def test_the_registry_of_windows_opens_a_table_with_the_program() -> None:
    values = file_type.registry_values([r"C:\Spiele für uns\torchlit.exe"])
    assert values[".torchlit"] == "Torchlit.Table"
    assert values[r"Torchlit.Table\shell\open\command"] == r'"C:\Spiele für uns\torchlit.exe" "%1"'
    assert values[r"Torchlit.Table\DefaultIcon"] == r'"C:\Spiele für uns\torchlit.exe",0'
