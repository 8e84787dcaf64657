"""Processes of their own for what must be measured apart, and their memory."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from game.services import folders


class Failed(Exception):
    """A process that did not do what it should; the text is the last thing it said."""


def run(code: str, home: str) -> tuple[float, str]:
    """Run Python code in a process of its own beside the sources; the seconds it took and what it printed."""
    hidden = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    root = Path(__file__).resolve().parents[2]
    kept = {"PYTHONPYCACHEPREFIX": str(Path(home) / "byte code")}
    environment = {**os.environ, **hidden, **kept, folders.HOME: home}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    begun = time.perf_counter()
    done = subprocess.run([sys.executable, "-c", code], cwd=root, env=environment, capture_output=True, text=True)
    seconds = time.perf_counter() - begun
    if done.returncode:
        raise Failed((done.stderr.strip().splitlines() or ["It said nothing."])[-1])
    return seconds, done.stdout


def most_memory() -> float:
    """The most memory that this process has had, in MB; 0 where the system does not say."""
    try:
        import resource
    except ImportError:
        return 0.0
    status = Path("/proc/self/status")  # Linux: its `ru_maxrss` holds what the parent had, too
    if status.exists():
        rows = dict(row.split(":", 1) for row in status.read_text().splitlines())
        return int(rows["VmHWM"].split()[0]) / 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most / (1 << 20 if sys.platform == "darwin" else 1 << 10)
