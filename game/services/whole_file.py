"""Writes a file whole or not at all: first a draft beside it, which then takes its place."""

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
    """Give the draft to write to. At the end it replaces the file, or is deleted if writing failed. Raises
    OSError."""
    draft = draft_of(path)
    try:
        yield draft
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)
