"""What every screen of the program has: a page of widgets, and what the window asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from engine.said import NOTHING, Said
from game.app.fingers import Point
from game.services.shortcuts import Shortcuts
from game.ui.page import Page
from game.ui.theme import Scale, Size

if TYPE_CHECKING:
    from game.app.window import App


class Scene:
    """One screen of the program. Subclasses fill `page` in `enter` and place its widgets in `layout`."""

    app: App

    def __init__(self) -> None:
        self.page = Page()

    def enter(self, app: App) -> None:
        """The scene is about to be shown by `app`."""
        self.app = app

    def come_back(self) -> None:
        """The scene has waited, and is shown again."""

    def leave(self) -> None:
        """Another scene takes its place."""

    def layout(self, size: Size, scale: Scale) -> None:
        """Place everything in a window of `size` px; also called when the text size changes."""

    def follow(self, target: str) -> None:
        """Open the target of a link in a notice."""

    @property
    def seat_names(self) -> Sequence[str]:
        """Who sits at this table, in the order of the seats; empty where there is no table."""
        return ()

    @property
    def asked_seat(self) -> int | None:
        """The number of the seat, from 1, that a flat table turns its picture to now; None: it stays as it is."""
        return None

    @property
    def dark(self) -> bool:
        """Whether nothing is shown, so that the picture may be turned without being seen."""
        return False

    @property
    def lost_at_end(self) -> Said:
        """What is lost if the program ends now, in a sentence; empty if nothing is."""
        return NOTHING

    def cancel_press(self) -> None:
        """A second finger has come down: what the first one has begun is off."""
        self.page.cancel_press()

    def pinch(self, start: Point, end: Point, factor: float) -> None:
        """Two fingers have moved: from `start` to `end` between them, `factor` times as far apart."""

    def end_pinch(self) -> None:
        """The two fingers have gone."""

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        """What keys do here, besides what they do everywhere. Where two tables have the same key, the earlier
        one counts."""
        return ()

    def deaf_to(self, gamepad: int, count: int) -> str:
        """Why a gamepad, by its place from 0 on among `count`, is not heard now; empty if it is."""
        return ""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event (positions in px of the surface); True if something changed and must be drawn."""
        return self.page.handle(event)

    def update(self, dt: float) -> bool:
        """Move on by `dt` seconds; True while something still moves."""
        return self.page.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole window."""
        self.page.draw(surface)
