"""The gamepads that are plugged in, and which of their buttons go down or up: sticks and triggers count as
buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

import pygame

PUSHED, LET_GO = 0.6, 0.4  # of the way of a stick or trigger
REPEAT_AFTER, REPEAT_EVERY = 0.35, 0.12  # seconds
FULL_WAY = 32767

BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_BACK: "view",
    pygame.CONTROLLER_BUTTON_START: "menu",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "left stick",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "right stick",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "left shoulder",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "right shoulder",
    pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down",
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}
TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "left trigger",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "right trigger",
}
#: The two axes of each stick, and what its four ways are called: left, right, up, down.
STICKS = (
    (
        (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY),
        ("left", "right", "up", "down"),
    ),
    (
        (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY),
        ("look left", "look right", "look up", "look down"),
    ),
)
#: These come again while they are held down.
REPEATED = frozenset(
    [way for _, ways in STICKS for way in ways]
    + ["left trigger", "right trigger", "left shoulder", "right shoulder", "y"]
)
OWN_EVENTS = frozenset(
    {
        pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED, pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION,
    }
)  # fmt: skip
#: What comes from a gamepad too, but says the same once more, or nothing that the program uses.
IGNORED_EVENTS = frozenset(
    {
        pygame.JOYAXISMOTION, pygame.JOYBALLMOTION, pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION,
        pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED, pygame.CONTROLLERDEVICEREMAPPED,
        pygame.CONTROLLERTOUCHPADDOWN, pygame.CONTROLLERTOUCHPADUP, pygame.CONTROLLERTOUCHPADMOTION,
        pygame.CONTROLLERSENSORUPDATE,
    }
)  # fmt: skip


class Device(Protocol):
    """What the system says of a gamepad, and what it can do."""

    @property
    def name(self) -> str: ...

    def rumble(self, low_frequency: float, high_frequency: float, duration: int) -> bool: ...

    def quit(self) -> None: ...


class Gamepad:
    """One gamepad. `number` counts from 1 and stays free for it while it is unplugged."""

    def __init__(self, number: int, device: Device) -> None:
        self.number = number
        self.device = device
        self.name = device.name
        self.used = False  # since it was plugged in
        self.held: dict[str, float] = {}  # button -> seconds until it comes again
        self._axes: dict[int, float] = {}
        self._ways = ["" for _ in STICKS]  # where each stick is pushed

    def rumble(self, strength: float, seconds: float) -> None:
        """Shake, if it can. Strength 0 to 1."""
        self.device.rumble(strength, strength, round(seconds * 1000))

    def pushed(self, axis: int, value: float) -> list[tuple[str, bool]]:
        """A stick or trigger was moved: the buttons that go up or down by it, with whether they go down."""
        self._axes[axis] = value
        if axis in TRIGGERS:
            return self._turned(TRIGGERS[axis], value)
        changes = []
        for number, (axes, ways) in enumerate(STICKS):
            before = self._ways[number]
            now = self._ways[number] = self._way(axes, ways, before) if axis in axes else before
            if now != before:
                changes += [(way, down) for way, down in ((before, False), (now, True)) if way]
        return changes

    def _turned(self, trigger: str, value: float) -> list[tuple[str, bool]]:
        down = value >= (LET_GO if trigger in self.held else PUSHED)
        return [(trigger, down)] if down != (trigger in self.held) else []

    def _way(self, axes: tuple[int, int], ways: tuple[str, ...], before: str) -> str:
        """Where a stick is pushed: the way it leans to most, empty in the middle."""
        x, y = (self._axes.get(axis, 0.0) for axis in axes)
        leaning = dict(zip(ways, (-x, x, -y, y), strict=True))
        most = max(leaning, key=lambda way: leaning[way])
        return most if leaning[most] >= (LET_GO if most == before else PUSHED) else ""


class Press(NamedTuple):
    """A button of a gamepad going down or up. `again`: it is held, and comes again."""

    pad: Gamepad
    button: str
    down: bool
    again: bool = False


def open_device(index: int) -> tuple[int, Device]:
    """Open a gamepad by its place among those that are plugged in; also the number that its events give. Raises
    pygame.error if it has gone."""
    from pygame._sdl2 import controller  # takes its time, and most players have none

    opened = controller.Controller(index)
    return opened.as_joystick().get_instance_id(), opened


class Gamepads:
    """All gamepads. `plugged` is called with each that comes (True) or goes (False)."""

    def __init__(self, plugged: Callable[[Gamepad, bool], object]) -> None:
        self.plugged = plugged
        self._pads: dict[int, Gamepad] = {}  # by the number that events give

    def open(self) -> None:
        """Ask the system for gamepads: from now on their events come."""
        from pygame._sdl2 import controller

        try:
            controller.init()
        except pygame.error:  # no gamepads then; mouse and keys go on
            return

    def close(self) -> None:
        """Let go of all gamepads."""
        for pad in self._pads.values():
            pad.device.quit()
        self._pads.clear()

    @property
    def all(self) -> list[Gamepad]:
        """Those that are plugged in, in the order of their numbers."""
        return sorted(self._pads.values(), key=lambda pad: pad.number)

    def presses(self, event: pygame.event.Event) -> list[Press]:
        """The buttons that go down or up with an event."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
            return []
        pad = self._pads.get(event.instance_id)
        if pad is None:
            return []
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self._remove(event.instance_id)
        if event.type == pygame.CONTROLLERAXISMOTION:
            changes = pad.pushed(event.axis, event.value / FULL_WAY)
        else:
            button = BUTTONS.get(event.button, "")
            changes = [(button, event.type == pygame.CONTROLLERBUTTONDOWN)] if button else []
        for button, down in changes:
            self._hold(pad, button, down)
        return [Press(pad, button, down) for button, down in changes]

    def _hold(self, pad: Gamepad, button: str, down: bool) -> None:
        if down:
            pad.held[button], pad.used = REPEAT_AFTER, True
        else:
            pad.held.pop(button, None)

    def _add(self, index: int) -> None:
        try:
            key, device = open_device(index)
        except pygame.error:  # it went before it could be opened
            return
        if key in self._pads:  # told twice
            return
        taken = {pad.number for pad in self._pads.values()}
        number = next(number for number in range(1, len(taken) + 2) if number not in taken)
        self._pads[key] = Gamepad(number, device)
        self.plugged(self._pads[key], True)

    def _remove(self, key: int) -> list[Press]:
        """A gamepad has gone: what it held goes up."""
        pad = self._pads.pop(key)
        pad.device.quit()
        self.plugged(pad, False)
        return [Press(pad, button, False) for button in pad.held]

    def again(self, dt: float) -> list[Press]:
        """Let time pass: the held buttons that come again."""
        found = []
        for pad in self.all:
            for button in REPEATED & pad.held.keys():
                pad.held[button] -= dt
                if pad.held[button] <= 0:
                    pad.held[button] = REPEAT_EVERY
                    found.append(Press(pad, button, True, again=True))
        return found
