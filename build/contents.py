"""What goes into the packed program: its modules, its files, and the packages that stay out."""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path, PureWindowsPath

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("engine", "game")
FILES = {
    "art": ("*.svg", "*.toml", "*.jpg", "*.ttf", "OFL-*.txt"),
    "sounds": ("*.ogg",),
    "engine": ("*.toml", "*.mo"),
    "game": ("*.mo",),
}
#: Packages whose licences travel with the program, by their names in the registry.
PARTS = ("pygame-ce", "pymunk", "tomli", "msgspec", "platformdirs", "cffi", "pillow")
LICENCE = re.compile(r"(LICEN[CS]E|COPYING|LGPL)(\.\w+)?$", re.IGNORECASE)
Row = tuple[str, str, str]  # of PyInstaller: where a file goes, where it comes from, what it is
#: Never imported at run time, or only by code that is not run; numpy alone would double the folder.
LEFT_OUT = [
    *("numpy", "soundfile", "fontTools", "catanatron", "pytest", "hypothesis", "distributed"),
    *("setuptools", "pkg_resources", "pycparser"),
    *("tkinter", "unittest", "pydoc", "doctest", "pdb", "distutils", "lib2to3", "ensurepip", "curses", "readline"),
    *("asyncio", "ssl", "http", "xmlrpc", "ftplib"),
    "_hashlib",  # brings 5 MB of OpenSSL; Python has sums of its own
    *("pygame.tests", "pygame.examples", "pygame.docs", "pygame.surfarray", "pygame.sndarray", "pygame.camera"),
    *("PIL._avif", "PIL._imagingft", "PIL._imagingcms", "PIL._imagingtk", "PIL.ImageTk", "PIL.ImageQt"),
    *("pygame.midi", "pymunk.pygame_util", "pymunk.pyglet_util", "pymunk.matplotlib_util", "pymunk.examples"),
]


def modules() -> list[str]:
    """Every module of the project, by its dotted name; many are imported only when needed, or by name."""
    found = [path.relative_to(ROOT) for package in PACKAGES for path in (ROOT / package).rglob("*.py")]
    return sorted(".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in found)


def compiled_parts() -> list[str]:
    """Modules that compiled packages share under names that no source mentions."""
    return sorted(
        file.name.partition(".")[0]
        for part in PARTS
        for file in metadata.files(part) or ()
        if "__mypyc." in file.name
    )


def files() -> list[tuple[str, str]]:
    """Every file that is read at run time, with the folder that it has in the program."""
    found = {path for folder, kinds in FILES.items() for kind in kinds for path in (ROOT / folder).rglob(kind)}
    return [(str(path), path.parent.relative_to(ROOT).as_posix()) for path in sorted(found)]


def without_doubles(rows: Iterable[Row]) -> list[Row]:
    """The libraries of a Windows program, without those in a package's folder that lie beside it too: Windows
    finds them there for every package."""
    rows = list(rows)
    beside = {row[0].lower() for row in rows}
    return [row for row in rows if not (inner := _library_in_package(row[0])) or inner not in beside]


def _library_in_package(path: str) -> str:
    """The name of a DLL that lies in a folder; empty for any other file."""
    inner = PureWindowsPath(path.lower())
    return inner.name if inner.suffix == ".dll" and len(inner.parts) > 1 else ""


def licences() -> dict[str, str]:
    """The licences of Python and of the packages inside, by file name. Raises ValueError if one brings none."""
    libraries = Path(sysconfig.get_path("stdlib"))
    places = {"python": [folder / "LICENSE.txt" for folder in (libraries, Path(sys.base_prefix))]}
    for part in PARTS:
        brought = metadata.files(part) or ()
        places[part] = [Path(str(file.locate())) for file in brought if LICENCE.match(file.name)]
    texts = {}
    for part, paths in places.items():
        found = [path.read_text(encoding="utf-8") for path in paths if path.is_file()]
        if not found:
            raise ValueError(f"The package {part} brings no licence.")
        texts[f"{part}.txt"] = "\n\n".join(found)
    return texts
