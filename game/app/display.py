"""The screen that the system gives: finding it, and opening a window on it."""

from __future__ import annotations

import os

import pygame

from game.services import assets
from game.ui import theme
from game.ui.theme import Size

TITLE = "Torchlit"
HIDDEN_DRIVERS = ("dummy", "offscreen")


class NoDisplay(Exception):
    """There is no screen to open a window on."""


def start_display() -> None:
    """Find a screen. SDL must do that before a thread draws: it sets variables that reading a picture reads, and
    the program would end now and then. Raises NoDisplay."""
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    asked = os.environ.get("SDL_VIDEODRIVER", "")
    reason = ""
    try:
        pygame.display.init()
        if pygame.display.get_driver() in HIDDEN_DRIVERS and not asked:
            pygame.display.quit()
            reason = "no screen answers"
    except pygame.error as error:
        reason = str(error)
    if reason:
        raise NoDisplay(
            f"There is no display to open a window on ({reason}). Without one, `python main.py simulate` plays "
            "whole games and `python main.py shot` draws a picture."
        )
    if pygame.display.get_driver() == "x11":  # SDL would go through GL, which is slow where GL is software
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def open_window(size: Size, full_screen: bool, within_screen: bool) -> pygame.Window:
    """A resizable window, in real px on dense screens, if wished within the screen."""
    if within_screen:
        size = _within_screen(size)
    window = pygame.Window(TITLE, size, resizable=True, allow_high_dpi=True)
    window.minimum_size = (min(size[0], theme.SMALLEST_WINDOW[0]), min(size[1], theme.SMALLEST_WINDOW[1]))
    window.set_icon(assets.picture("common/icons/torchlit.svg", (64, 64)))
    pygame.key.set_repeat(350, 40)
    if full_screen:
        set_full_screen(window, True)
    return window


def _within_screen(size: Size) -> Size:
    """A size that was remembered, as far as it fits the largest screen of now and the scenes fit into it."""
    widths, heights = zip(*pygame.display.get_desktop_sizes(), strict=True)
    least_wide, least_high = theme.SMALLEST_WINDOW
    return min(max(widths), max(size[0], least_wide)), min(max(heights), max(size[1], least_high))


def set_full_screen(window: pygame.Window, on: bool) -> None:
    """Let a window fill the screen, or no longer."""
    if on:
        window.set_fullscreen(desktop=True)
    else:
        window.set_windowed()
