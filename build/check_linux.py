"""Prove the window and the one file of the packed Linux program: `python build/check_linux.py` after package.py.

For the window it needs Xvfb, xdotool, x11-utils and imagemagick; without them it says so and proves the rest.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from contents import ROOT
from screen import NEEDED
from window_proof import WindowFailed, window_proof

sys.path.insert(0, str(ROOT))
from game.version import VERSION

DIST = ROOT / "dist"
PICTURES = ROOT / ".work" / "linux" / "pictures"


class Fault(Exception):
    """A check does not hold; the text says what was found."""


def main() -> int:
    """Prove both; a line a check, exit 1 if one fails."""
    with tempfile.TemporaryDirectory(prefix="Zuhause der Königin ") as name:
        try:
            for line in proven(Path(name)):
                print(f"ok      {line}", flush=True)
        except (Fault, WindowFailed) as trouble:
            print(f"FAILED  {trouble}")
            return 1
    return 0


def proven(home: Path) -> Iterator[str]:
    """Every check in a line. Raises Fault or WindowFailed."""
    file = DIST / f"torchlit-{VERSION}-linux-{platform.machine().lower()}.run"
    places = {"XDG_CACHE_HOME": str(home / "cache"), "TORCHLIT_HOME": str(home / "tables"), "HOME": str(home)}
    for time in ("first", "second"):
        yield f"one file, {time} start: {version_of(file, places)}"
    lacking = [program for program in NEEDED if shutil.which(program) is None]
    if lacking:
        yield f"the window is not proven: here is no {', '.join(lacking)}"
        return
    shutil.rmtree(PICTURES, ignore_errors=True)

    def start(environment: dict[str, str]) -> subprocess.Popen[str]:
        return started(file, {**places, **environment})

    yield from window_proof(start, lambda screen, process: process.terminate(), home / "window", PICTURES)


def version_of(file: Path, places: dict[str, str]) -> str:
    """What the program says that it is. Raises Fault."""
    environment = {"PATH": os.environ["PATH"], **places}
    done = subprocess.run([file, "--version"], env=environment, capture_output=True, text=True, check=False)
    if done.returncode or done.stdout.strip() != f"Torchlit {VERSION}":
        raise Fault(f"{file.name} says: {(done.stdout + done.stderr).strip()}")
    return done.stdout.strip()


def started(file: Path, environment: dict[str, str]) -> subprocess.Popen[str]:
    """Start it with a window; SDL closes that when the process is asked to end."""
    kept = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    return subprocess.Popen(
        [str(file)],
        env={**kept, "SDL_AUDIODRIVER": "dummy", "SDL_FRAMEBUFFER_ACCELERATION": "0", **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


if __name__ == "__main__":
    sys.exit(main())
