"""A file that is written whole or not at all: first as a draft beside it, then put in its place."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def draft_of(path: Path) -> Path:
    """Where the draft of a file lies while it is written."""
    return path.with_name(path.name + ".part")


@contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Give the draft to write to; at the end it replaces the file, or goes away if that failed. Raises OSError."""
    draft = draft_of(path)
    try:
        yield draft
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
