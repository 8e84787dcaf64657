"""Make a release: `python build/release.py` lays into dist/release every package that this machine can make.

It starts from a clean tree only, and leaves nothing if any check fails. Beside the packages lie their checksums,
the list of licences, and the notes from CHANGELOG.md: what it says about this version, or with `--draft` what is
unreleased.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from importlib import metadata
from pathlib import Path

from contents import PARTS, ROOT
from windows.wine import installed

sys.path.insert(0, str(ROOT))
from game.version import VERSION

DIST = ROOT / "dist"
RELEASE = DIST / "release"
PACKAGES = ("*.zip", "*.tar.gz", "*.run")
UNRELEASED = "Unreleased"
LONGEST_NAME = 60  # signs of a licence's name; some packages give its whole text instead
OF_FONTS = "Vollkorn, Cabin, Atkinson Hyperlegible"


class Refused(Exception):
    """No release is made; the text is one sentence."""


def main() -> int:
    """Check, make, check, and lay together."""
    parser = argparse.ArgumentParser(description="Make a release of all packages of this machine.")
    parser.add_argument("--draft", action="store_true", help="the notes are those of what is unreleased")
    parser.add_argument("--compiled", action="store_true", help="compile the engine of this system's package")
    asked = parser.parse_args()
    shutil.rmtree(RELEASE, ignore_errors=True)
    try:
        refuse_changes(_said("git", "status", "--porcelain"))
        notes = notes_of(
            (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), UNRELEASED if asked.draft else VERSION
        )
        for old in packages():
            old.unlink()
        for step in steps(asked.compiled):
            print(f"== {' '.join(step)}", flush=True)
            run(step)
        made = lay_together(notes)
    except Refused as trouble:
        print(f"No release: {trouble}", file=sys.stderr)
        return 1
    print("\n".join(f"{file.name}, {file.stat().st_size / 1e6:.1f} MB" for file in made))
    return 0


def _said(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout


def refuse_changes(status: str) -> None:
    """Raises Refused if git lists a change."""
    if status.strip():
        first = status.strip().splitlines()[0].split(maxsplit=1)[-1]
        raise Refused(f"the tree has changes that are not committed, as in {first}.")


def notes_of(changes: str, version: str) -> str:
    """What CHANGELOG.md says about a version. Raises Refused if that is nothing."""
    parts = re.split(r"^## +(.*?) *$", changes, flags=re.MULTILINE)[1:]
    found = dict(zip(parts[::2], parts[1::2], strict=True))
    named = {heading.split()[0].strip("[],"): part.strip() for heading, part in found.items()}
    said = named.get(version)
    if not said:
        raise Refused(f"CHANGELOG.md says nothing about {version}.")
    return f"# Torchlit {VERSION}\n\n{said}\n"


def steps(compiled: bool) -> Iterator[list[str]]:
    """The commands that make and check each package of this machine."""
    yield ["build/package.py", *(["--compiled"] if compiled else [])]
    yield ["build/check_package.py"]
    if sys.platform == "linux":
        yield ["build/check_linux.py"]
        if installed():
            yield ["build/make_windows.py"]
        else:
            print("Wine is not installed here: no Windows package.")


def run(step: list[str]) -> None:
    """Run one of our scripts. Raises Refused if it fails."""
    if subprocess.run([sys.executable, *step], cwd=ROOT, check=False).returncode:
        raise Refused(f"{step[0]} has failed.")


def lay_together(notes: str) -> list[Path]:
    """Lay the packages of this version into the folder of the release; returns all files in it."""
    with tempfile.TemporaryDirectory(dir=DIST) as name:
        folder = Path(name) / "release"  # becomes the release whole, or not at all
        folder.mkdir()
        for package in packages():
            shutil.copy(package, folder)
        (folder / "NOTES.md").write_text(notes, encoding="utf-8")
        (folder / "LICENCES.md").write_text(licence_list(), encoding="utf-8")
        files = sorted(folder.iterdir())
        (folder / "SHA256SUMS").write_text(checksums(files), encoding="utf-8")
        os.replace(folder, RELEASE)
    return sorted(RELEASE.iterdir())


def packages() -> list[Path]:
    """The packages of this version in dist/."""
    stem = f"torchlit-{VERSION}-"
    return sorted(path for kind in PACKAGES for path in DIST.glob(kind) if path.name.startswith(stem))


def checksums(files: Iterable[Path]) -> str:
    """The lines that `sha256sum --check` reads."""
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)


def licence_list() -> str:
    """Whose work the packages hold, and under which licences; their texts lie in each package."""
    rows = [("Torchlit", VERSION, "MIT"), (OF_FONTS, "", "OFL-1.1"), ("Python", "3", "PSF-2.0")]
    rows += [(part, metadata.version(part), licence_of(metadata.metadata(part))) for part in PARTS]
    head = "# Licences\n\nEach package holds the texts, in the folders `licences` and `art/fonts`.\n\n"
    table = "".join(f"| {' | '.join(row)} |\n" for row in [("Part", "Version", "Licence"), ("---",) * 3, *rows])
    return head + table


def licence_of(facts: metadata.PackageMetadata) -> str:
    """The short name of a package's licence, from the first place that has one."""
    classifiers = [row.rpartition(" :: ")[2] for row in facts.get_all("Classifier") or () if "License ::" in row]
    expressions, names = (facts.get_all(field) or () for field in ("License-Expression", "License"))
    named = [*expressions, *classifiers, *names]
    return next((name for name in named if name and len(name) <= LONGEST_NAME), "see its text")


if __name__ == "__main__":
    sys.exit(main())
