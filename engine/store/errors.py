"""The errors of saved tables."""

from __future__ import annotations

import errno

from engine.said import bounded, said

#: The system's words for the most common errors, so that they can be translated.
_REASONS = {
    errno.ENOENT: said("no such file or directory"),
    errno.EACCES: said("permission denied"),
    errno.EPERM: said("permission denied"),
    errno.EROFS: said("read-only file system"),
    errno.ENOSPC: said("no space left on device"),
    errno.EEXIST: said("file exists"),
    errno.EISDIR: said("is a directory"),
    errno.ENOTDIR: said("not a directory"),
    errno.EIO: said("input/output error"),
}


class StoreError(Exception):
    """Something could not be saved or read; the text is one short sentence for the user."""

    def __init__(self, words: str) -> None:
        super().__init__(bounded(words))


class BadLog(StoreError):
    """A log file has a fault; the text names the file and the line or record."""


def reason(error: OSError) -> str:
    """The system's reason without the path, as the end of a sentence."""
    known = _REASONS.get(error.errno or 0)
    return known or (error.strerror.lower() if error.strerror else said("the system refuses"))
