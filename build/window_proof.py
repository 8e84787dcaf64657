"""Proves the window of a packed program: it opens, a lesson is played by mouse to its end, it closes.

A twin of the program runs here without a window and takes the same lesson. It knows where everything is; each of
its clicks and drags is made on the real screen too, and before each the real window must look like the twin.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pygame
from contents import ROOT
from screen import NoWindow, Screen, save

sys.path.insert(0, str(ROOT))
from engine.games import GAMES
from game.scenes.lesson.course_progress import CourseProgress
from game.services.folders import HOME
from tests.game.driver import Person
from tests.game.learner import Learner

TITLE = "Torchlit"
GAME = next(iter(GAMES))
SMALL = (64, 36)  # px: pictures are compared as small as that, so that flickering light does not count
ALIKE = 0.2  # of 255, on the average over pixels and colours; two steps of a lesson are at least 0.3 apart
UNLIKE_FOR = 60.0  # seconds until two pictures that differ are a fault
CLOSES_WITHIN = 60.0  # seconds
MOST_STEPS = 60
Point = tuple[int, int]
Start = Callable[[dict[str, str]], "subprocess.Popen[str]"]
Close = Callable[[Screen, "subprocess.Popen[str]"], None]


class WindowFailed(Exception):
    """The window does not do what it should; the text is one sentence."""


class TwoAtOnce(Person):
    """A player whose mouse also moves on the real screen."""

    def __init__(self, screen: Screen, window: pygame.Rect, kept: Path) -> None:
        super().__init__(window.size, speed=1.0)
        self.screen, self.window, self.kept = screen, window, kept
        self.seen = 0

    def click(self, at: Point) -> None:
        """Click in both windows."""
        self.agree()
        self.screen.click(self._there(at))
        super().click(at)
        self.settle()

    def drag(self, start: Point, end: Point) -> None:
        """Drag in both windows."""
        self.agree()
        self.screen.drag(self._there(start), self._there(end))
        super().drag(start, end)
        self.settle()

    def _there(self, at: Point) -> Point:
        return at[0] + self.window.x, at[1] + self.window.y

    def settle(self) -> None:
        """Let everything that moves come to rest in the twin."""
        for _ in range(10):
            self.rest()

    def agree(self) -> None:
        """Wait until the real window looks like the twin. Raises WindowFailed, and keeps both pictures."""
        end = time.monotonic() + UNLIKE_FOR
        self.settle()
        ours = self.app.surface.copy()
        while (apart := difference(theirs := self.screen.picture(self.window), ours)) > ALIKE:
            if time.monotonic() > end:
                save(ours, self.kept / "expected.png")
                save(theirs, self.kept / "shown.png")
                raise WindowFailed(f"The window shows something else than expected, by {apart:.1f} of 255.")
            time.sleep(0.2)
        self.seen += 1
        save(theirs, self.kept / f"{self.seen:02}.png")


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """How far two pictures of the same size are apart, 0 to 255."""
    pixels: list[bytes] = [
        pygame.image.tobytes(pygame.transform.smoothscale(each.convert(24), SMALL), "RGB") for each in (one, other)
    ]
    apart = sum(abs(a - b) for a, b in zip(*pixels, strict=True))
    return float(apart / len(pixels[0]))


def window_proof(start: Start, close: Close, home: Path, kept: Path) -> Iterator[str]:
    """Open, play, close; says after each how it went. Pictures go to `kept`. Raises WindowFailed.

    `start` starts the program on a display, with these variables besides; its files go to `home`.
    """
    with Screen() as screen, tempfile.TemporaryDirectory() as twins_home:
        os.environ.update({HOME: twins_home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"})
        begun = time.monotonic()
        process = start({"DISPLAY": screen.display, HOME: str(home)})
        try:
            window = screen.window(TITLE)
            yield f"the window opens: after {time.monotonic() - begun:.1f} seconds, {window.width}x{window.height}"
            with closing(TwoAtOnce(screen, window, kept)) as person:
                taken = lesson(person)
                yield f"a lesson by mouse: {taken} steps, {person.seen} pictures as expected"
            _ticked(home)
            close(screen, process)
            yield f"the window closes: exit code {_ended(process)}"
        except NoWindow as trouble:
            raise WindowFailed(str(trouble)) from None
        finally:
            process.kill()


def lesson(person: TwoAtOnce) -> int:
    """Take the first lesson from the menu on; returns how many steps it took."""
    person.open(person.program.menu_scene())
    person.agree()
    person.click_on(f"learn {GAME}")
    person.click_on("go on")
    learner = Learner(person, 1)
    for taken in range(MOST_STEPS):
        if learner.lesson.course.beat is None:
            person.agree()
            return taken
        learner.step()
    raise WindowFailed(f"The lesson is not over after {MOST_STEPS} steps.")


def _ticked(home: Path) -> None:
    """The program itself has written down that the lesson is done. Raises WindowFailed."""
    if not CourseProgress(home, print).of(GAME).done:
        raise WindowFailed("The program has not written down that the lesson is done.")


def _ended(process: subprocess.Popen[str]) -> int:
    """The exit code of the program. Raises WindowFailed if it goes on, or if it ended with a fault."""
    try:
        output, _ = process.communicate(timeout=CLOSES_WITHIN)
    except subprocess.TimeoutExpired:
        raise WindowFailed(f"The window is still open {CLOSES_WITHIN:.0f} seconds after it was closed.") from None
    if process.returncode:
        raise WindowFailed(f"The program ended with {process.returncode}: {output[-500:]}")
    return process.returncode
