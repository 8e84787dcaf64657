"""The bar along the foot of the history: its slider, the controls that play and leap, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.said import said
from game.scenes.history.timeline import Timeline
from game.services.shortcuts import WATCH
from game.ui.button import Button, IconButton
from game.ui.choice import Choice
from game.ui.label import Panel
from game.ui.page import Page
from game.ui.theme import Scale
from game.ui.widget import Widget

PACES = (0.5, 1.0, 2.0, 4.0, 8.0)
PACE_NAMES = ("½", "1", "2", "4", "8")
#: The controls from left to right: icon, tip, name, and the act as its shortcut is called.
CONTROLS = (
    ("first", said("To the beginning"), "first", "start"),
    ("turn-back", said("To the turn before"), "turn-back", "last turn"),
    ("mark-back", said("To the mark before"), "mark-back", "last mark"),
    ("arrow-left", said("One choice back"), "back", "before"),
    ("play-back", said("Play backwards"), "play-back", "play back"),
    ("play", said("Play or pause"), "play", "play"),
    ("arrow-right", said("One choice on"), "step", "on"),
    ("mark-on", said("To the next mark"), "mark-on", "next mark"),
    ("turn-on", said("To the next turn"), "turn-on", "next turn"),
    ("last", said("To the end"), "last", "end"),
)
REWIND, RUN = 4, 5  # which controls play backward and forward: those before them lead back, those after them on


class HistoryBar:
    """The widgets of the bar, put into a page. `do` is called with the act of a control, `set_pace` with a pace,
    `open_eyes` lets other eyes be chosen. `further` are buttons that stand after the bar's own, `film_buttons`
    those that stand in place of all while a film is cut."""

    def __init__(
        self,
        page: Page,
        slider: Timeline,
        do: Callable[[str], object],
        set_pace: Callable[[float], object],
        open_eyes: Callable[[], object],
    ) -> None:
        self._page = page
        self.ground = page.add(Panel(name="history"))
        self.controls = [
            page.add(IconButton(icon, partial(do, act), tip, on=act == "play", name=name))
            for icon, tip, name, act in CONTROLS
        ]
        self.rewind, self.run = self.controls[REWIND], self.controls[RUN]
        for control, (_, _, _, act) in zip(self.controls, CONTROLS, strict=True):
            control.shortcut = WATCH.named(act)
        self.slider = page.add(slider)
        paces = Choice(PACE_NAMES, 1, lambda n: set_pace(PACES[n]), tip=said("How fast it plays"), name="pace")
        self.paces = page.add(paces)
        self.pin = page.add(IconButton("pin", partial(do, "bookmarks"), said("Bookmarks"), name="bookmarks"))
        self.tree = page.add(IconButton("branch", partial(do, "tree"), said("Branches"), name="branches"))
        self.film = page.add(IconButton("film", partial(do, "film"), said("Make a film"), name="film"))
        tip = said("Whose eyes you look through")
        self.eyes = page.add(Button("", open_eyes, icon="eye", tip=tip, name="eyes"))
        self.buttons: list[Widget] = [self.pin, self.tree, self.film, self.eyes]
        for button, act in zip(self.buttons, ("bookmarks", "tree", "film", "eyes"), strict=True):
            button.shortcut = WATCH.named(act)
        self.film_buttons: list[Widget] = []

    def add(self, further: Sequence[Widget], film_buttons: Sequence[Widget]) -> None:
        """Put the other buttons into the page."""
        self.buttons += further
        self.film_buttons = list(film_buttons)
        for button in (*further, *film_buttons):
            self._page.add(button)

    def show(self, at: int, end: int, playing: int) -> None:
        """Show which record it is, and whether it plays forward (1), backward (-1) or not."""
        self.run.icon = "pause" if playing > 0 else "play"
        self.rewind.icon = "pause" if playing < 0 else "play-back"
        begun = "" if at else said("This is the beginning.")
        ended = "" if at < end else said("This is the last choice.")
        for button in self.controls[:REWIND]:
            button.reason = begun
        for button in self.controls[RUN + 1 :]:
            button.reason = ended

    def show_buttons(self, cutting: bool, several_eyes: bool) -> None:
        """Show the buttons for a film while one is cut, else all others."""
        for button in self.film_buttons:
            button.visible = cutting
        for button in self.buttons:
            button.visible = (button is not self.eyes or several_eyes) and not cutting

    # -- layout ------------------------------------------------------------------------------------------

    def height(self, scale: Scale, width: int) -> int:
        """The height that it needs at a width."""
        rows = len(self._rows(width - 4 * scale.u, scale))
        return self._lane(scale) + rows * (self._row_height(scale) + scale.apart) + 2 * scale.u

    def place(self, bar: pygame.Rect, scale: Scale) -> None:
        """Take this part of the window: the slider above, the controls and buttons below."""
        self.ground.place(bar, scale)
        inner = bar.inflate(-4 * scale.u, -2 * scale.u)
        side = self._row_height(scale)
        self.slider.place(pygame.Rect(inner.x, inner.y, inner.width, self.slider.wanted(scale)[1]), scale)
        y = inner.y + self._lane(scale)
        for left, right in self._rows(inner.width, scale):
            x = inner.x
            for widget in left:
                x = _put(widget, x, y, side, scale)
            widths = sum(widget.wanted(scale)[0] + scale.u for widget in right) - scale.u
            x = inner.right - widths if left else inner.x
            for widget in right:
                x = _put(widget, x, y, side, scale)
            y += side + scale.apart

    def _lane(self, scale: Scale) -> int:
        """The height of the slider, and below it what a finger needs."""
        return self.slider.wanted(scale)[1] + scale.apart - scale.u

    def _row_height(self, scale: Scale) -> int:
        return max(widget.wanted(scale)[1] for widget in (self.run, self.paces, self.eyes))

    def _rows(self, width: int, scale: Scale) -> list[tuple[list[Widget], list[Widget]]]:
        """The controls and the buttons in one row if there is room, else below each other."""
        left: list[Widget] = [*self.controls, self.paces]
        right = [button for button in (*self.buttons, *self.film_buttons) if button.visible]
        needed = sum(widget.wanted(scale)[0] + scale.u for widget in (*left, *right))
        return [(left, right)] if needed + 4 * scale.u <= width else [(left, []), ([], right)]


def _put(widget: Widget, x: int, y: int, side: int, scale: Scale) -> int:
    """Place a widget in a row that is `side` px high; returns where the next one begins."""
    width, high = widget.wanted(scale)
    widget.place(pygame.Rect(x, y + (side - high) // 2, width, high), scale)
    return x + width + scale.u
