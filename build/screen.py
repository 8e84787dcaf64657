"""A screen without a monitor, and somebody at its mouse: Xvfb and xdotool."""

from __future__ import annotations

import io
import os
import re
import subprocess
import time
from pathlib import Path

import pygame

SIZE = "1366x768x24"
PATIENCE = 60.0  # seconds until a window is there
PAUSE = 0.1  # seconds between what hands do
NEEDED = ("Xvfb", "xdotool", "xwininfo", "import")

Point = tuple[int, int]


class NoWindow(Exception):
    """The window that was waited for did not come; the text is one sentence."""


class Screen:
    """The screen, and what is done on it."""

    def __enter__(self) -> Screen:
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", SIZE, "-nolisten", "tcp"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._server = subprocess.Popen(command, pass_fds=(writing,), **quiet)  # type: ignore[call-overload]
        os.close(writing)
        with os.fdopen(reading) as told:  # it takes a number that is free, and says which
            self.display = f":{told.readline().strip()}"
        return self

    def __exit__(self, *trouble: object) -> None:
        self._server.terminate()
        self._server.wait()

    def _do(self, *command: str) -> bytes:
        environment = {**os.environ, "DISPLAY": self.display}
        return subprocess.run(command, env=environment, capture_output=True, check=False).stdout

    # -- seeing ------------------------------------------------------------------------------------------

    def window(self, title: str) -> pygame.Rect:
        """Where the window with a title is, as soon as it is there. Raises NoWindow."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            for line in self._do("xwininfo", "-root", "-tree").decode(errors="replace").splitlines():
                found = re.search(rf'"{title}".* (\d+)x(\d+)\+-?\d+\+-?\d+ +\+(-?\d+)\+(-?\d+)$', line)
                if found and int(found[1]) > 200:
                    width, height, x, y = map(int, found.groups())
                    return pygame.Rect(x, y, width, height)
            time.sleep(PAUSE)
        raise NoWindow(f"No window called {title} has come in {PATIENCE:.0f} seconds.")

    def picture(self, part: pygame.Rect) -> pygame.Surface:
        """What a part of the screen shows."""
        shown = self._do("import", "-window", "root", "png:-")
        return pygame.image.load(io.BytesIO(shown), "screen.png").subsurface(part).copy()

    # -- doing -------------------------------------------------------------------------------------------

    def _mouse(self, *words: object) -> None:
        self._do("xdotool", *map(str, words))
        time.sleep(PAUSE)

    def click(self, at: Point) -> None:
        """Click there."""
        self._mouse("mousemove", *at)
        self._mouse("mousedown", 1)
        self._mouse("mouseup", 1)

    def drag(self, start: Point, end: Point) -> None:
        """Take something up and lay it down elsewhere, by some places between as a hand does."""
        self._mouse("mousemove", *start)
        self._mouse("mousedown", 1)
        for step in range(1, 9):
            self._mouse("mousemove", *(a + (b - a) * step // 8 for a, b in zip(start, end, strict=True)))
        self._mouse("mouseup", 1)

    def close_window(self) -> None:
        """Close the window in front by its keys."""
        self._mouse("key", "--clearmodifiers", "alt+F4")


def save(picture: pygame.Surface, file: Path) -> None:
    """Keep a picture to be looked at."""
    file.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, file)
