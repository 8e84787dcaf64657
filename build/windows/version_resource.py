"""What Windows shows about the program: in its properties, in the task manager and when it asks who may run it."""

from __future__ import annotations

import sys
from typing import Any

from contents import ROOT

sys.path.insert(0, str(ROOT))
from game.version import VERSION

ENGLISH, UNICODE = 0x0409, 1200


def words(name: str) -> dict[str, str]:
    """The words about the program `name`."""
    return {
        "CompanyName": "The Torchlit contributors",
        "FileDescription": "Torchlit",  # what the task manager calls it
        "FileVersion": VERSION,
        "InternalName": name,
        "LegalCopyright": "The Torchlit contributors; MIT licence",
        "OriginalFilename": f"{name}.exe",
        "ProductName": "Torchlit",
        "ProductVersion": VERSION,
    }


def numbers() -> tuple[int, int, int, int]:
    """The version as Windows compares it."""
    major, minor, patch = map(int, VERSION.split("."))
    return major, minor, patch, 0


def version_resource(name: str) -> Any:
    """The resource for PyInstaller, which knows it on Windows only."""
    from PyInstaller.utils.win32 import versioninfo as info  # type: ignore[import-untyped]

    rows = [info.StringStruct(key, word) for key, word in words(name).items()]
    return info.VSVersionInfo(
        ffi=info.FixedFileInfo(filevers=numbers(), prodvers=numbers()),
        kids=[
            info.StringFileInfo([info.StringTable(f"{ENGLISH:04x}{UNICODE:04x}", rows)]),
            info.VarFileInfo([info.VarStruct("Translation", [ENGLISH, UNICODE])]),
        ],
    )
