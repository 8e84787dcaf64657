"""What the binaries of a packed folder want from outside, what is Wine's own, and what lies twice.

Wine brings DLLs that a fresh Windows has not (msvcp140.dll, vcruntime140_1.dll): that the program runs there
does not prove that it runs on Windows.
"""

from __future__ import annotations

import hashlib
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pefile  # type: ignore[import-untyped]

#: What every Windows 10 has since its first day.
PARTS_OF_WINDOWS = re.compile(
    r"api-ms-win-(core|crt)-.*|(advapi32|bcrypt|comctl32|gdi32|imm32|iphlpapi|kernel32|msvcrt|ole32|oleaut32|rpcrt4"
    r"|setupapi|shell32|user32|version|winmm|ws2_32)\.dll"
)
MARK_OF_WINE = b"Wine builtin DLL"
MARKED_WITHIN = 4096  # bytes
KINDS = [pefile.DIRECTORY_ENTRY[f"IMAGE_DIRECTORY_ENTRY_{kind}"] for kind in ("IMPORT", "DELAY_IMPORT")]
RESOURCES = [pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_RESOURCE"]]
ICON_GROUP = pefile.RESOURCE_TYPE["RT_GROUP_ICON"]


def binaries(folder: Path) -> list[Path]:
    """Every program and library below a folder."""
    return sorted(path for path in folder.rglob("*") if path.suffix.lower() in (".dll", ".pyd", ".exe"))


def faults(folder: Path) -> Iterator[str]:
    """What is wrong with the binaries of a packed folder, a sentence each."""
    found = binaries(folder)
    if not found:
        yield f"{folder.name} holds no programs."
    yield from (f"{path.name} is Wine's own." for path in found if is_of_wine(path))
    yield from missing({path.name: wanted(path) for path in found})
    for same in twice(found):
        yield f"These are the same file: {', '.join(path.relative_to(folder).as_posix() for path in same)}."


def is_of_wine(path: Path) -> bool:
    """Whether Wine has built a file into itself."""
    with path.open("rb") as file:
        return MARK_OF_WINE in file.read(MARKED_WITHIN)


def missing(wants: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """What the files of a folder want that is neither inside nor a part of Windows; `wants` by name of file."""
    inside = {name.lower() for name in wants}
    for name, libraries in wants.items():
        for library in libraries:
            if library.lower() not in inside and not PARTS_OF_WINDOWS.fullmatch(library.lower()):
                yield f"{name} wants {library}, which a fresh Windows 10 has not."


def wanted(path: Path) -> list[str]:
    """The libraries that a file loads, at its start or later."""
    file = pefile.PE(str(path), fast_load=True)
    file.parse_data_directories(KINDS)
    tables = (getattr(file, f"DIRECTORY_ENTRY_{kind}", ()) for kind in ("IMPORT", "DELAY_IMPORT"))
    names = [entry.dll.decode() for table in tables for entry in table]
    file.close()
    return names


def twice(paths: Iterable[Path]) -> list[list[Path]]:
    """Files with the same content; empty ones do not count."""
    alike: dict[str, list[Path]] = defaultdict(list)
    for path in paths:
        content = path.read_bytes()
        if content:
            alike[hashlib.sha256(content).hexdigest()].append(path)
    return [same for same in alike.values() if len(same) > 1]


def described(path: Path) -> dict[str, str]:
    """The words of a program's version resource; an entry `icons` counts its icons."""
    file = pefile.PE(str(path), fast_load=True)
    file.parse_data_directories(RESOURCES)
    words: dict[str, str] = {}
    for entry in (entry for block in getattr(file, "FileInfo", ()) for entry in block):
        for table in getattr(entry, "StringTable", ()):
            words |= {key.decode(): value.decode() for key, value in table.entries.items()}
    kinds = file.DIRECTORY_ENTRY_RESOURCE.entries
    groups = [kind for kind in kinds if kind.id == ICON_GROUP]
    words["icons"] = str(sum(len(group.directory.entries) for group in groups))
    file.close()
    return words
