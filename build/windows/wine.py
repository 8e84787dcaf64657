"""Wine: starts Windows programs on Linux, in a Windows of their own that nothing else uses."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

SETTINGS = {
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "mscoree,mshtml=",  # no .NET and no browser: Wine would offer to fetch them
    "LC_ALL": "C.UTF-8",  # else Wine cannot name files with umlauts
    "PYTHONDONTWRITEBYTECODE": "1",
    "SDL_AUDIODRIVER": "dummy",
}
LEFT_OUT = ("DISPLAY", "PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")


class WineFailed(Exception):
    """A program under Wine ended with a fault; the text has what it said last."""


def installed() -> bool:
    """Whether this system has Wine."""
    return shutil.which("wine") is not None and shutil.which("wineserver") is not None


class Wine:
    """One Windows, whose drive C lies in `folder`. Its drive T is the folder `work`, wherever that lies: what is
    made there bears the same paths on every system."""

    def __init__(self, folder: Path, work: Path) -> None:
        self._folder = folder
        self._work = work
        kept = {name: value for name, value in os.environ.items() if name not in LEFT_OUT}
        self._environment = {**kept, **SETTINGS, "WINEPREFIX": str(folder)}

    def __enter__(self) -> Wine:
        """Set the Windows up; nothing to do if an earlier run has."""
        if not (self._folder / "system.reg").is_file():
            self._folder.mkdir(parents=True, exist_ok=True)
            self.run("wineboot", "-i", seconds=300)
            self._server("-w")
        drive = self._folder / "dosdevices" / "t:"
        drive.unlink(missing_ok=True)
        drive.symlink_to(self._work)
        return self

    def __exit__(self, *trouble: object) -> None:
        self._server("-k")

    def _server(self, word: str) -> None:
        """Talk to the server of this Windows alone."""
        subprocess.run(["wineserver", word], env=self._environment, check=False, timeout=300)

    def start(
        self, *command: str | Path, cwd: Path | None = None, environment: Mapping[str, str] | None = None
    ) -> subprocess.Popen[str]:
        """Start a program. Its input and output must be pipes or the null device, or Python ends at once."""
        return subprocess.Popen(
            ["wine", *map(str, command)],
            cwd=cwd,
            env={**self._environment, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            errors="replace",
        )

    def run(
        self,
        *command: str | Path,
        cwd: Path | None = None,
        seconds: float = 600,
        environment: Mapping[str, str] | None = None,
    ) -> str:
        """Run a program to its end; returns what it said. Raises WineFailed."""
        process = self.start(*command, cwd=cwd, environment=environment)
        try:
            output, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            raise WineFailed(f"{command[0]} has not ended after {seconds:.0f} seconds.") from None
        if process.returncode:
            raise WineFailed(f"{' '.join(map(str, command))} ended with {process.returncode}:\n{output[-3000:]}")
        return output
