"""Archives that are the same whenever they are made: files in order, one time for all, nobody's name."""

from __future__ import annotations

import gzip
import os
import subprocess
import tarfile
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from contents import ROOT

MOMENT = "SOURCE_DATE_EPOCH"  # the usual name; PyInstaller reads it too
EARLIEST = 315_532_800  # seconds: zip archives know nothing before 1980


def moment() -> int:
    """The time that everything made bears, in seconds: the one agreed, else that of the last commit."""
    agreed = os.environ.get(MOMENT)
    return max(EARLIEST, int(agreed) if agreed else _committed())


def _committed() -> int:
    """When the last commit was made; 0 where there is no git."""
    try:
        done = subprocess.run(
            ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return 0
    return int(done.stdout)


def files_of(folder: Path) -> list[Path]:
    """Every file and link below a folder, in the same order everywhere."""
    found = (path for path in folder.rglob("*") if path.is_symlink() or not path.is_dir())
    return sorted(found, key=lambda path: path.relative_to(folder).as_posix())


def zipped(folder: Path, goal: Path, when: int) -> None:
    """Put a folder into a zip file."""
    date = datetime.fromtimestamp(when, UTC).timetuple()[:6]
    with zipfile.ZipFile(goal, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in files_of(folder):
            entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 0  # as on Windows: its files have no rights
            archive.writestr(entry, path.read_bytes(), compresslevel=9)


def tarred(folder: Path, goal: Path, when: int) -> None:
    """Put a folder into a .tar.gz file, which keeps who may run what."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = when
        entry.mode = 0o755 if entry.mode & 0o100 else 0o644
        return entry

    with (
        goal.open("wb") as file,
        gzip.GzipFile("", "wb", compresslevel=9, fileobj=file, mtime=when) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path in files_of(folder):
            archive.add(path, path.relative_to(folder.parent).as_posix(), recursive=False, filter=plain)
