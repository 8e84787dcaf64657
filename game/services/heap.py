"""Memory of the system: one heap for all threads, and what is free goes back."""

from __future__ import annotations

import sys

ARENA_MAX = -8  # the setting of glibc's `mallopt` that says how many heaps there may be


def share_heap() -> None:
    """Let all threads take memory from one heap; call it before any thread starts. On Linux each thread has a heap
    of its own otherwise, and what was a picture in one is no room for a picture in another."""
    _ask("mallopt", ARENA_MAX, 1)


def give_back() -> None:
    """Give memory that is free back to the system. On Linux it is kept otherwise, and after a few
    games a fifth of the program is room between pictures. This takes some ms: call it while nothing moves."""
    _ask("malloc_trim", 0)


def _ask(name: str, *values: int) -> None:
    """Call a function of the C library of Linux; other libraries may have none of that name."""
    if sys.platform != "linux":
        return
    import ctypes

    function = getattr(ctypes.CDLL(None), name, None)
    if function is not None:
        function(*values)
