"""What can go wrong with saved tables."""

from __future__ import annotations

import errno

from engine.said import said

_REASONS = {
    errno.ENOENT: said("no such file or directory"),
    errno.EACCES: said("permission denied"),
    errno.EPERM: said("permission denied"),
    errno.EROFS: said("the disk is read-only"),
    errno.ENOSPC: said("no space is left on the disk"),
    errno.EEXIST: said("a file of this name exists"),
    errno.EISDIR: said("it is a folder"),
    errno.ENOTDIR: said("a part of its path is no folder"),
    errno.EIO: said("the disk reports a fault"),
}


class StoreTrouble(Exception):
    """Something could not be saved or read; the text is one sentence for the user."""


class BadLog(StoreTrouble):
    """A log file with a fault; the text names the file and the line or record."""


def reason(error: OSError) -> str:
    """Why the system refuses, without the path; the end of a sentence."""
    known = _REASONS.get(error.errno or 0)
    return known or (error.strerror.lower() if error.strerror else said("the system refuses"))
