"""Gamepads at the window: a button makes the stroke of the shortcut that it stands for, as if by a key."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from engine.said import said
from game.input.gamepads import IGNORED_EVENTS, OWN_EVENTS, Gamepad, Gamepads, Press
from game.services.gamepad_signs import sign
from game.services.shortcuts import NEXT, Shortcuts, Stroke, with_button
from game.ui.field import TextField
from game.ui.modal import Modal
from game.ui.page import Page

#: How strongly (0 to 1) and how long (seconds) a gamepad shakes along with a sound.
RUMBLES = {
    "refused": (0.6, 0.12), "your_turn": (0.4, 0.2), "room_turn": (0.3, 0.25),
    "won": (0.7, 0.5), "lost": (0.7, 0.5),
}  # fmt: skip
USES = ("confirm", "skip")  # shortcuts that use what has the focus
OTHER_INPUT = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN)


class Host(Protocol):
    """The window, as far as gamepads need it."""

    @property
    def page(self) -> Page: ...

    @property
    def obeyed(self) -> Sequence[Shortcuts]: ...

    def deaf_to(self, gamepad: int, count: int) -> str: ...

    def handle(self, event: pygame.event.Event) -> bool: ...

    def open(self, modal: Modal) -> None: ...

    def toast(self, words: str) -> None: ...


class GamepadKeys:
    """Makes key events of the buttons of all gamepads, and gives them to the window. `in_use` is the gamepad that
    was used last, None when keys or mouse were."""

    def __init__(self, app: Host) -> None:
        self.app = app
        self.pads = Gamepads(self._plugged)
        self.in_use: Gamepad | None = None
        self._strokes: dict[tuple[int, str], Stroke] = {}  # what is down, by number of the gamepad and button

    @property
    def name(self) -> str:
        """The name of the gamepad in use; empty if there is none."""
        return self.in_use.name if self.in_use is not None else ""

    def takes(self, event: pygame.event.Event) -> bool:
        """Whether an event comes from a gamepad. Any other input ends its use."""
        if event.type in OTHER_INPUT and not hasattr(event, "pad"):
            self.in_use = None
        return event.type in OWN_EVENTS or event.type in IGNORED_EVENTS

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event of a gamepad; True if something must be drawn anew."""
        if event.type in IGNORED_EVENTS:
            return False
        return self._all(self.pads.presses(event))

    def update(self, dt: float) -> bool:
        """Let time pass: what is held comes again, and the focus shows. True if something must be drawn anew."""
        return self._all(self.pads.again(dt)) | self._show_focus()

    def _show_focus(self) -> bool:
        page = self.app.page
        if self.in_use is None or page.focus is None or page.keys:
            return False
        page.set_focus(page.focus, keys=True)
        return True

    def _all(self, presses: list[Press]) -> bool:
        used = False
        for press in presses:
            used |= self._down(press) if press.down else self._up(press)
        return used

    def _down(self, press: Press) -> bool:
        self.in_use = press.pad
        if refusal := self._deaf_to(press.pad):
            if not press.again:
                self.app.toast(refusal)
            return True
        found = with_button(self.app.obeyed, press.button)
        if found is None:
            return False
        shortcut, stroke = found
        if shortcut.name in USES and self._writes(press.pad):
            return True
        self._strokes[press.pad.number, press.button] = stroke
        used = self._key(stroke, pygame.KEYDOWN, press.pad)
        if not used and press.button == "a" and self.app.page.focus is None:
            return self._key(NEXT.strokes[0], pygame.KEYDOWN, press.pad)
        return used

    def _writes(self, pad: Gamepad) -> bool:
        """Open the letters if a field has the focus; True if it has."""
        page = self.app.page
        if not isinstance(page.focus, TextField) or not page.focus.enabled:
            return False
        from game.app.letter_box import LetterBox  # not needed before somebody writes by gamepad

        self.app.open(LetterBox(page, pad.name))
        return True

    def _up(self, press: Press) -> bool:
        stroke = self._strokes.pop((press.pad.number, press.button), None)
        return stroke is not None and self._key(stroke, pygame.KEYUP, press.pad)

    def _key(self, stroke: Stroke, kind: int, pad: Gamepad) -> bool:
        return self.app.handle(stroke.event(kind, pad.number))

    def _deaf_to(self, pad: Gamepad) -> str:
        """Why the scene does not hear a gamepad now; empty if it does."""
        pads = self.pads.all
        return self.app.deaf_to(pads.index(pad), len(pads))

    def shake(self, sound: str) -> None:
        """Let the gamepads that are heard now and were used before shake along with a sound, if it is one of
        those that tell something."""
        if sound in RUMBLES:
            for pad in self.pads.all:
                if pad.used and not self._deaf_to(pad):
                    pad.rumble(*RUMBLES[sound])

    def _plugged(self, pad: Gamepad, on: bool) -> None:
        if not on and self.in_use is pad:
            self.in_use = None
        if on:
            facts = {"number": pad.number, "name": pad.name, "button": sign("view", pad.name)}
            words = said("Gamepad {number}: {name}. Press {button} to see what its buttons do.", **facts)
        else:
            words = said("Gamepad {number} is unplugged. Mouse and keys go on.", number=pad.number)
        self.app.toast(words)
