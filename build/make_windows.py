"""Make and prove the Windows program on Linux: `python build/make_windows.py`; a line a step, exit 1 if one
fails.

It needs Wine, and for the window Xvfb, xdotool, x11-utils and imagemagick; all are packages of Debian. It works in
.work/windows, where it keeps the Windows Python for the next time, and lays the zip into dist/.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from archives import MOMENT, moment
from contents import ROOT
from windows.windows_python import windows_python
from windows.wine import Wine, WineFailed, installed

sys.path.insert(0, str(ROOT))
from game.version import VERSION

WORK = ROOT / ".work" / "windows"
MOST_ZIP_MB, MOST_FOLDER_MB = 40, 75
#: Where the zip is unpacked and proven: a person's folder may be called anything.
UNPACKED = WORK / "Würfel und große Gänge"
PARTS_OF_SOURCE = ("engine", "game", "art", "sounds", "build")
FILES_OF_SOURCE = ("main.py", "LICENSE", "pyproject.toml")
NAME = f"torchlit-{VERSION}-windows-amd64.zip"
MINUTES = 60.0  # of so many seconds

Lines = Iterator[str]


class Fault(Exception):
    """A check does not hold; the text says what was found."""


def main() -> int:
    """Pack, prove, and lay the zip into dist/."""
    parser = argparse.ArgumentParser(description="Make and prove the Windows program under Wine.")
    parser.add_argument("--fresh", action="store_true", help="use nothing of an earlier run")
    parser.add_argument("--prove", action="store_true", help="only prove what the last run packed")
    asked = parser.parse_args()
    if not installed():
        print("Wine is not installed here: apt-get install --no-install-recommends wine wine64")
        return 1
    if asked.fresh:
        shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True, exist_ok=True)
    begun = time.monotonic()
    try:
        with Wine(WORK / "drive", WORK) as wine:
            for line in made(wine, asked.prove):
                print(f"{time.monotonic() - begun:4.0f} s  {line}", flush=True)
    except (Fault, WineFailed) as trouble:
        print(f"FAILED  {trouble}")
        return 1
    return 0


def made(wine: Wine, only_prove: bool) -> Lines:
    """Every step in a line. Raises Fault or WineFailed."""
    python = windows_python(WORK)
    yield "a Windows Python, every file by its hash"
    zip_file = WORK / "source" / "dist" / NAME
    if not only_prove:
        copied_source()
        pack(wine, python, zip_file)
    elif not zip_file.is_file():
        raise Fault("No run before this one has packed anything.")
    yield f"packed: {size_of(zip_file)}"
    folder = unpacked(zip_file)
    yield from checked(folder)
    yield from proven(wine, python, folder)
    (ROOT / "dist").mkdir(exist_ok=True)
    shutil.copy(zip_file, ROOT / "dist" / NAME)
    yield f"All of it holds: dist/{NAME}"


def copied_source() -> None:
    """The sources as they are, in a folder of their own: dist/ stays that of this system."""
    goal = WORK / "source"
    shutil.rmtree(goal, ignore_errors=True)
    goal.mkdir()
    leftovers = shutil.ignore_patterns("__pycache__", "*.pyc")
    for part in PARTS_OF_SOURCE:
        shutil.copytree(ROOT / part, goal / part, ignore=leftovers)
    for file in FILES_OF_SOURCE:
        shutil.copy(ROOT / file, goal)


def pack(wine: Wine, python: Path, zip_file: Path) -> None:
    """Let package.py make the zip as it would on Windows. Raises Fault if it makes none."""
    when = {MOMENT: str(moment())}
    source = WORK / "source"
    said = wine.run(python, "build/package.py", cwd=source, seconds=20 * MINUTES, environment=when)
    if not zip_file.is_file():
        raise Fault(f"package.py has made no {NAME}:\n{said[-3000:]}")


def size_of(file: Path) -> str:
    """The size of the zip. Raises Fault if it is too large."""
    size = file.stat().st_size / 1e6
    if size > MOST_ZIP_MB:
        raise Fault(f"{file.name} has {size:.1f} MB, more than {MOST_ZIP_MB}.")
    return f"{file.name}, {size:.1f} MB of at most {MOST_ZIP_MB}"


def unpacked(file: Path) -> Path:
    """The folder that a person gets from the zip."""
    shutil.rmtree(UNPACKED, ignore_errors=True)
    with zipfile.ZipFile(file) as archive:
        archive.extractall(UNPACKED)
    return UNPACKED / "torchlit"


def checked(folder: Path) -> Lines:
    """What can be seen without running it. Raises Fault."""
    from windows import binaries

    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) / 1e6
    if size > MOST_FOLDER_MB:
        raise Fault(f"The folder has {size:.1f} MB, more than {MOST_FOLDER_MB}.")
    yield f"the folder: {size:.1f} MB of at most {MOST_FOLDER_MB}"
    found = list(binaries.faults(folder))
    if found:
        raise Fault("\n        ".join(found))
    count = len(binaries.binaries(folder))
    yield f"{count} binaries: none is Wine's own or lies twice, all that they want is inside or part of Windows 10"
    for program in ("torchlit.exe", "torchlit-console.exe"):
        words = binaries.described(folder / program)
        said = words.get("FileVersion"), words.get("OriginalFilename")
        if said != (VERSION, program) or words["icons"] == "0":
            raise Fault(f"{program} has no icon or says something else than its version: {words}.")
    yield f"both programs have an icon and the version {VERSION}"


def proven(wine: Wine, python: Path, folder: Path) -> Lines:
    """What only running it shows. Raises Fault or WineFailed."""
    yield associated(wine, folder / "torchlit-console.exe")
    yield from shown(wine, folder)
    said = wine.run(
        *(python, "build/check_package.py", windows_path(folder)), cwd=WORK / "source", seconds=40 * MINUTES
    )
    yield from (f"check_package.py, {line.removeprefix('ok').strip()}" for line in said.strip().splitlines())


def windows_path(path: Path) -> str:
    """How Windows programs name a file of this system."""
    return "Z:" + str(path).replace("/", "\\")


def associated(wine: Wine, console: Path) -> str:
    """Tables open with the program once it was asked to, and no longer after that was taken back. Raises Fault."""
    key = r"HKCU\Software\Classes\Torchlit.Table\shell\open\command"
    wine.run(console, "associate")
    said = wine.run("reg", "query", key, "/ve")
    if "torchlit.exe" not in said or '"%1"' not in said:
        raise Fault(f"The registry does not say what opens a table: {said}")
    wine.run(console, "associate", "--undo")
    try:
        wine.run("reg", "query", key, "/ve")
    except WineFailed:
        return ".torchlit files open with it, and no longer when that is taken back"
    raise Fault("What opens a table was not taken back.")


def shown(wine: Wine, folder: Path) -> Lines:
    """Its window, if this system has what that needs. Raises Fault."""
    from screen import NEEDED

    lacking = [program for program in NEEDED if shutil.which(program) is None]
    if lacking:
        raise Fault(f"The window cannot be proven without {', '.join(lacking)}.")
    from window_proof import WindowFailed, window_proof

    home, pictures = WORK / "Zuhause der Königin", WORK / "pictures"
    for old in (home, pictures):
        shutil.rmtree(old, ignore_errors=True)
    start: Callable[[dict[str, str]], subprocess.Popen[str]] = partial(started, wine, folder / "torchlit.exe")
    try:
        yield from window_proof(start, lambda screen, process: screen.close_window(), home, pictures)
    except WindowFailed as trouble:
        raise Fault(f"{trouble} Its pictures lie in {pictures.relative_to(ROOT)}.") from None


def started(wine: Wine, program: Path, environment: dict[str, str]) -> subprocess.Popen[str]:
    """Start the windowed program on the display that the environment names."""
    return wine.start(program, environment=environment)


if __name__ == "__main__":
    sys.exit(main())
