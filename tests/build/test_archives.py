"""Archives are the same whenever and by whomever they are made, and the one file for Linux runs."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from archives import EARLIEST, MOMENT, moment, tarred, zipped
from linux.one_file import one_file

WHEN = 1_700_000_000
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="this file is for Linux")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A packed program that says what it was called with."""
    found = tmp_path / "made" / "torchlit"
    (found / "inner").mkdir(parents=True)
    program = found / "torchlit"
    program.write_text('#!/bin/sh\necho "$TORCHLIT_ONE_FILE: $*"\nexit 3\n')
    program.chmod(0o755)
    (found / "inner" / "Größe.txt").write_text("groß", encoding="utf-8")
    return found


@pytest.mark.parametrize("pack", [zipped, tarred])
def test_the_same_folder_gives_the_same_archive_at_any_time(folder: Path, tmp_path: Path, pack: object) -> None:
    made = []
    for number, age in enumerate((10, 2_000_000_000)):
        for file in folder.rglob("*"):
            os.utime(file, (age, age))
        pack(folder, tmp_path / f"{number}", WHEN)  # type: ignore[operator]
        made.append((tmp_path / f"{number}").read_bytes())
    assert made[0] == made[1]


def test_a_zip_holds_one_folder_with_every_file(folder: Path, tmp_path: Path) -> None:
    zipped(folder, tmp_path / "it.zip", WHEN)
    with zipfile.ZipFile(tmp_path / "it.zip") as archive:
        assert archive.namelist() == ["torchlit/inner/Größe.txt", "torchlit/torchlit"]
        assert archive.read("torchlit/inner/Größe.txt").decode() == "groß"


def test_a_tar_keeps_who_may_run_what_and_names_nobody(folder: Path, tmp_path: Path) -> None:
    tarred(folder, tmp_path / "it.tar.gz", WHEN)
    with tarfile.open(tmp_path / "it.tar.gz") as archive:
        rows = [(entry.name, entry.mode, entry.uid, entry.uname, entry.mtime) for entry in archive]
    assert rows == [
        ("torchlit/inner/Größe.txt", 0o644, 0, "", WHEN),
        ("torchlit/torchlit", 0o755, 0, "", WHEN),
    ]


def test_the_time_is_the_one_agreed_else_that_of_the_last_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(MOMENT, str(WHEN))
    assert moment() == WHEN
    monkeypatch.delenv(MOMENT)
    monkeypatch.setenv("PATH", "")
    assert moment() == EARLIEST


@LINUX
def test_one_file_unpacks_itself_once_and_starts_the_program_with_its_arguments(
    folder: Path, tmp_path: Path
) -> None:
    tarred(folder, tmp_path / "it.tar.gz", WHEN)
    file = tmp_path / "my games" / "torchlit.run"
    file.parent.mkdir()
    one_file(tmp_path / "it.tar.gz", file, "1.2.3")
    home = {"PATH": os.environ["PATH"], "XDG_CACHE_HOME": str(tmp_path / "cache of mine")}
    for _ in range(2):
        done = subprocess.run([file, "a b", "c"], env=home, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout, done.stderr) == (3, f"{file}: a b c\n", "")
    (unpacked,) = (tmp_path / "cache of mine" / "torchlit").iterdir()
    assert unpacked.name.startswith("1.2.3-")


@LINUX
def test_one_file_that_is_cut_off_says_so_and_leaves_nothing(folder: Path, tmp_path: Path) -> None:
    tarred(folder, tmp_path / "it.tar.gz", WHEN)
    one_file(tmp_path / "it.tar.gz", tmp_path / "torchlit.run", "1.2.3")
    (tmp_path / "torchlit.run").write_bytes((tmp_path / "torchlit.run").read_bytes()[:-40])
    home = {"PATH": os.environ["PATH"], "XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run([tmp_path / "torchlit.run"], env=home, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Torchlit cannot be unpacked: torchlit.run is damaged" in done.stderr
    assert not list((tmp_path / "torchlit").iterdir())
