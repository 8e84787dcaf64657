"""Reads SQLite's write-ahead log, to tell whether the end of it is lost.

SQLite writes each choice into this log first. At the next start it takes over what it finds there, up to the first
damaged frame, and drops the rest without a word. The layout is that of https://sqlite.org/walformat.html.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import NamedTuple

_HEADER, _FRAME = 32, 24  # bytes
#: Where the index beside the log holds the number of frames that SQLite takes over.
_TAKEN = 16


class Frame(NamedTuple):
    """One page in the log. The frames of one round of the log share their `salts`; the last frame of a finished
    write has the size of the database, every other 0."""

    number: int
    size: int
    salts: bytes


def lost_end(path: Path) -> bool:
    """Whether the log of the database at `path` holds finished writes that SQLite drops.

    Somebody must have read the open database before, and nobody may be writing to it.
    """
    try:
        taken = _taken(path.with_name(path.name + "-shm"))
        salts, frames = _read(path.with_name(path.name + "-wal"), _page_size(path))
    except (OSError, struct.error):  # there is no log
        return False
    if not any(frame.salts == salts for frame in frames):  # the log's own header is damaged
        salts = frames[0].salts if frames else b""
    return any(frame.size and frame.number >= taken and frame.salts == salts for frame in frames)


def _taken(index: Path) -> int:
    with index.open("rb") as file:
        return int(struct.unpack_from("=I", file.read(_TAKEN + 4), _TAKEN)[0])


def _read(log: Path, page: int) -> tuple[bytes, list[Frame]]:
    """The salts that the header of the log names, and all frames."""
    frames = []
    with log.open("rb") as file:
        salts = file.read(_HEADER)[16:24]
        for number in range((log.stat().st_size - _HEADER) // (_FRAME + page)):
            file.seek(_HEADER + number * (_FRAME + page))
            head = file.read(_FRAME)
            frames.append(Frame(number, struct.unpack_from(">I", head, 4)[0], head[8:16]))
    return salts, frames


def _page_size(path: Path) -> int:
    """The size of a page in bytes, from the database itself: the log's header may be damaged."""
    with path.open("rb") as file:
        size = int(struct.unpack_from(">H", file.read(18), 16)[0])
    return 65_536 if size == 1 else size
