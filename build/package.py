"""Pack the program: `python build/package.py` makes dist/torchlit, which starts without Python, and an archive.

It needs the extra `build`, and packs for the system that it runs on. With `--compiled` it compiles the engine to
machine code for the packed program, which needs a C compiler and some minutes. From the same sources and tools it
makes the same files on Linux, to the byte; they bear the time of the last commit, or of SOURCE_DATE_EPOCH.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from archives import MOMENT, moment, tarred, zipped
from compile_engine import compiled
from contents import ROOT, licences
from linux.one_file import one_file

sys.path.insert(0, str(ROOT))
from game.version import VERSION

DIST = ROOT / "dist"
FOLDER = DIST / "torchlit"
SYSTEMS = {"Darwin": "macos", "Linux": "linux", "Windows": "windows"}


def build(with_compiled_engine: bool) -> None:
    """Let PyInstaller make the folder, replacing an older one."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    with tempfile.TemporaryDirectory() as work, tempfile.TemporaryDirectory() as program:
        if with_compiled_engine:  # all code in one folder, or the sources of the engine would be found first
            compiled(Path(program))
            shutil.copytree(ROOT / "game", Path(program) / "game")
            shutil.copy(ROOT / "main.py", program)
        subprocess.run(
            [
                *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
                *("--distpath", str(DIST), "--workpath", work, str(ROOT / "build" / "torchlit.spec")),
                *(("--", program) if with_compiled_engine else ()),
            ],
            cwd=ROOT,
            env={**os.environ, MOMENT: str(moment()), "PYTHONHASHSEED": "1"},
            check=True,
        )


def shipped() -> Path:
    """The folder that is handed on: the program's own, on macOS one around the application."""
    if sys.platform != "darwin":
        return FOLDER
    around = DIST / "torchlit-macos"
    shutil.rmtree(around, ignore_errors=True)
    around.mkdir()
    shutil.move(DIST / "Torchlit.app", around)
    return around


def add_papers(folder: Path) -> None:
    """Lay the licences into the folder, and what lets the system open tables with the program."""
    shutil.copy(ROOT / "LICENSE", folder)
    (folder / "licences").mkdir()
    for name, text in licences().items():
        (folder / "licences" / name).write_text(text, encoding="utf-8", newline="\n")
    if sys.platform == "linux":
        for name in ("torchlit.desktop", "torchlit.xml"):
            shutil.copy(ROOT / "build" / "linux" / name, folder)
        shutil.copy(ROOT / "build" / "icons" / "torchlit-256.png", folder / "torchlit.png")
    if sys.platform == "win32":
        shutil.copy(ROOT / "build" / "windows" / "Open tables with Torchlit.cmd", folder)


def archive(folder: Path) -> list[Path]:
    """Put the folder into one file, on Linux also into one that runs; returns what was made."""
    system = SYSTEMS.get(platform.system(), platform.system().lower())
    name = f"torchlit-{VERSION}-{system}-{platform.machine().lower()}"
    if system == "windows":
        zipped(folder, DIST / f"{name}.zip", moment())
        return [DIST / f"{name}.zip"]
    made = [DIST / f"{name}.tar.gz"]  # a zip would lose who may run what
    tarred(folder, made[0], moment())
    if system == "linux":
        made.append(DIST / f"{name}.run")
        one_file(made[0], made[1], VERSION)
    return made


def main() -> None:
    """Build, complete, archive."""
    parser = argparse.ArgumentParser(description="Pack the program for this system.")
    parser.add_argument("--compiled", action="store_true", help="compile the engine to machine code")
    build(parser.parse_args().compiled)
    folder = shipped()
    add_papers(folder)
    for made in archive(folder):
        print(f"Packed {made.name}, {made.stat().st_size / 1e6:.1f} MB.")


if __name__ == "__main__":
    main()
