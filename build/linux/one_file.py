"""The program for Linux in one file that runs: a few lines of shell, and behind them the folder as .tar.gz.

No AppImage: its start needs a binary that the package registries do not hold.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

START = Path(__file__).resolve().parent / "start.sh"


def one_file(archive: Path, goal: Path, version: str) -> None:
    """Write the file from the archive of the folder."""
    packed = archive.read_bytes()
    goal.write_bytes(head(packed, version).encode() + packed)
    goal.chmod(0o755)


def head(packed: bytes, version: str) -> str:
    """The lines that unpack and start it."""
    lines = START.read_text(encoding="utf-8")
    checksum, first = hashlib.sha256(packed).hexdigest()[:16], lines.count("\n") + 1
    facts = {"VERSION": version, "SUM": checksum, "LINES": str(first)}
    for name, fact in facts.items():
        lines = lines.replace(f"@{name}@", fact)
    return lines
