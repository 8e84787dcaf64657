"""A gamepad of its own making for the tests: only its events are posted, as the system would."""

from __future__ import annotations

import pygame
import pytest

from game.input import gamepads
from tests.game.driver import Person


class MadeUpPad:
    """Remembers how it was shaken."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.shaken: list[tuple[float, float, int]] = []
        self.open = True

    def rumble(self, low_frequency: float, high_frequency: float, duration: int) -> bool:
        self.shaken.append((low_frequency, high_frequency, duration))
        return True

    def quit(self) -> None:
        self.open = False


class Pads:
    """The gamepads that lie beside a window. The n-th that is plugged in gives n in its events."""

    def __init__(self, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
        self.person = person
        self.made: list[MadeUpPad] = []
        monkeypatch.setattr(gamepads, "open_device", lambda index: (index, self.made[index - 1]))

    def plug_in(self, name: str = "Xbox Series Controller") -> MadeUpPad:
        """Plug another one in."""
        self.made.append(MadeUpPad(name))
        self.person.post((pygame.CONTROLLERDEVICEADDED, {"device_index": len(self.made), "guid": ""}))
        return self.made[-1]

    def plug_out(self, number: int = 1) -> None:
        """Plug one out."""
        self.person.post((pygame.CONTROLLERDEVICEREMOVED, {"instance_id": number}))
