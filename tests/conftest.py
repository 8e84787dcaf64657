"""No test overlooks a fault that the program holds back from the player."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

LOG = logging.getLogger("torchlit")


class Held(logging.Handler):
    """Collects the faults that were held back."""

    def __init__(self) -> None:
        super().__init__()
        self.faults: list[BaseException] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep the fault of a log record."""
        if record.exc_info and record.exc_info[1] is not None:
            self.faults.append(record.exc_info[1])


@pytest.fixture(autouse=True)
def held_back() -> Iterator[list[BaseException]]:
    """The faults that were held back. A test that expects some clears the list; else any fails it."""
    handler = Held()
    LOG.addHandler(handler)
    yield handler.faults
    LOG.removeHandler(handler)
    if handler.faults:
        raise handler.faults[0]
