"""Pack the program: `python build/package.py` makes dist/torchlit, which starts without Python, and an archive.

It needs the extra `build`, and packs for the system that it runs on. With `--compiled` it compiles the engine to
machine code for the packed program, which needs a C compiler and some minutes.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from compile_engine import compiled
from contents import ROOT, licences

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
    """Lay the licences into the folder, and on Linux what a menu needs to list the program."""
    shutil.copy(ROOT / "LICENSE", folder)
    (folder / "licences").mkdir()
    for name, text in licences().items():
        (folder / "licences" / name).write_text(text, encoding="utf-8")
    if sys.platform == "linux":
        shutil.copy(ROOT / "build" / "torchlit.desktop", folder)
        shutil.copy(ROOT / "build" / "icons" / "torchlit-256.png", folder / "torchlit.png")


def archive(folder: Path) -> Path:
    """Put the folder into one file."""
    sys.path.insert(0, str(ROOT))
    from game.version import VERSION

    system = SYSTEMS.get(platform.system(), platform.system().lower())
    name = DIST / f"torchlit-{VERSION}-{system}-{platform.machine().lower()}"
    kind = "zip" if system == "windows" else "gztar"  # a zip would lose who may run what
    return Path(shutil.make_archive(str(name), kind, DIST, folder.name))


def main() -> None:
    """Build, complete, archive."""
    parser = argparse.ArgumentParser(description="Pack the program for this system.")
    parser.add_argument("--compiled", action="store_true", help="compile the engine to machine code")
    build(parser.parse_args().compiled)
    folder = shipped()
    add_papers(folder)
    print(f"Packed {archive(folder).name}.")


if __name__ == "__main__":
    main()
