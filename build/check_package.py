"""Prove a packed program: `python build/check_package.py` for dist/torchlit; a line a check, exit 1 if one fails.

The program runs in an empty environment: no Python on its path, no display, a home of its own.
"""

from __future__ import annotations

import math
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from contents import ROOT

MOST_MB = 70  # the folder; what is downloaded is a third of it
MOST_COMPILED_MB = 85  # with a compiled engine
SLOWEST_START = 1.5  # times the start from source
STARTS = 7
PATIENCE = 900  # seconds for a command; the self-test takes minutes where others use the machine too
GAME = "formidable-foes"
SYSTEM_ROOT = "SYSTEMROOT"

Check = tuple[str, bool, str]


def main(arguments: Sequence[str]) -> int:
    """Check the folder named, or dist/torchlit."""
    folder = Path(arguments[0]) if arguments else ROOT / "dist" / "torchlit"
    failed = 0
    with tempfile.TemporaryDirectory() as name:
        for what, holds, found in checks(folder.resolve(), Path(name)):
            failed += not holds
            print(f"{'ok    ' if holds else 'FAILED'}  {what}: {found}", flush=True)
    return 1 if failed else 0


def checks(folder: Path, home: Path) -> Iterator[Check]:
    """Every check as what it is about, whether it holds, and what was found."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files) / 1e6
    machine_code = [path for path in files if path.suffix in (".so", ".pyd") and "engine" in path.parts]
    most = MOST_COMPILED_MB if machine_code else MOST_MB
    found = f"{size:.1f} MB in {len(files)} files, {len(machine_code)} compiled modules of the engine"
    yield f"at most {most} MB", size <= most, found
    numpy = sorted({path.name for path in folder.rglob("*") if path.name.startswith("numpy")})
    yield "no numpy", not numpy, ", ".join(numpy) or "none inside"

    executable = folder / ("torchlit-console.exe" if sys.platform == "win32" else "torchlit")
    program = Runner([str(executable)], home)
    for command in (
        ["selftest"],
        ["rules", GAME, "FF-MOVE-01"],
        ["simulate", GAME, "--seats", "random,random", "--seed", "1", "--games", "1", "--out", str(home / "kept")],
        ["replay", "--verify", str(home / "kept" / f"{GAME}-1.torchlit")],
        ["film", str(home / "kept" / f"{GAME}-1.torchlit"), "--to", "4", "--out", str(home / "film.webp")],
        ["shot", GAME, "--scene", "table", "--at", "20", "--size", "1280x720", "--out", str(home / "table.png")],
    ):
        done = program(command)
        said = (done.stdout + done.stderr).strip().splitlines() or ["(nothing)"]
        yield command[0], done.returncode == 0, said[-1] if done.returncode else "as it should be"

    ratio = start_ratio(program, Runner([sys.executable, str(ROOT / "main.py")], home), home)
    what = f"start at most {SLOWEST_START} times the start from source"
    yield what, ratio <= SLOWEST_START, f"{ratio:.2f} times"


class Runner:
    """Runs the program, packed or from source, with nothing around it."""

    def __init__(self, command: Sequence[str], home: Path) -> None:
        self._command = command
        self._home = home
        self._environment = {"TORCHLIT_HOME": str(home), **wanted_by_system(os.environ)}

    def __call__(self, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*self._command, *arguments],
            cwd=self._home,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )


def wanted_by_system(environment: Mapping[str, str]) -> dict[str, str]:
    """What a Windows program cannot start without: its system's folder, and a PATH, which pygame reads there.

    Nothing elsewhere.
    """
    if SYSTEM_ROOT not in environment:
        return {}
    root = environment[SYSTEM_ROOT]
    return {SYSTEM_ROOT: root, "PATH": rf"{root}\system32"}


def start_ratio(packed: Runner, source: Runner, home: Path) -> float:
    """From starting the program to the first picture of the menu: packed beside from source, in turns.

    Infinite if one of them draws no menu.
    """
    menu = ["shot", GAME, "--scene", "menu", "--size", "1280x720", "--out", str(home / "menu.png")]
    menu += ["--seats", "random,random", "--at", "1"]  # the saved table that the menu shows costs next to nothing
    spent: dict[Runner, list[float]] = {packed: [], source: []}
    for _ in range(STARTS):
        for program, seconds in spent.items():
            begun = time.perf_counter()
            if program(menu).returncode:
                return math.inf
            seconds.append(time.perf_counter() - begun)
    return statistics.median(spent[packed]) / statistics.median(spent[source])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
