"""Memory of the system: one heap for all threads."""

from __future__ import annotations

import sys

ARENA_MAX = -8  # the setting of glibc's `mallopt` that says how many heaps there may be


def share_heap() -> None:
    """Let all threads take memory from one heap; call it before any thread starts. On Linux each thread has a heap
    of its own otherwise, and what was a picture in one is no room for a picture in another."""
    if sys.platform != "linux":
        return
    import ctypes

    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries have none
    if mallopt is not None:
        mallopt(ARENA_MAX, 1)
