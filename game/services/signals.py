"""A signal: an event of the program that others can listen to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")


class Signal(Generic[P]):
    """Calls its hearers in the order in which they connected, with what happened as typed arguments."""

    def __init__(self) -> None:
        self._hearers: list[Callable[P, object]] = []

    def connect(self, hearer: Callable[P, object]) -> None:
        """Call `hearer` at each `emit` from now on."""
        self._hearers.append(hearer)

    def emit(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call every hearer."""
        for hearer in list(self._hearers):
            hearer(*args, **kwargs)
