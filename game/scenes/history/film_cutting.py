"""Choosing a part of the history for a film: where it starts and ends, and making it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from engine.flow import Session
from engine.said import said
from game.film.film_dialogs import FilmProgressBox, ask_form, missing
from game.film.film_file import possible
from game.film.film_process import FilmProcess
from game.scenes.history.moments import Moments
from game.services import folders
from game.services.shortcuts import WATCH
from game.ui.button import Button
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.app.window import App
    from game.scenes.history.timeline import Timeline

MOST = 80  # choices in a film
HOW = said("Drag the ends on the slider, or go to a moment and say that the film starts or ends there.")


class FilmCutting:
    """Shows the chosen part on the slider. `at` tells the moment that is shown. `eyes` tells the seat that
    looks on and whether everything lies open. `relay` is called when the choice begins or ends."""

    def __init__(
        self,
        whole: Session,
        moments: Moments,
        slider: Timeline,
        at: Callable[[], int],
        eyes: Callable[[], tuple[str | None, bool]],
        relay: Callable[[], object],
    ) -> None:
        self.whole, self.moments, self.slider = whole, moments, slider
        self._at, self._eyes, self._relay = at, eyes, relay
        self.app: App | None = None
        self.progress_box: FilmProgressBox | None = None
        slider.stretched.connect(self.stretch)
        self.buttons: list[Widget] = [
            Button(said("Starts here"), self.start_here, tip=said("The film starts here"), name="film start"),
            Button(said("Ends here"), self.end_here, tip=said("The film ends here"), name="film end"),
            Button(said("Make the film"), self.ask, "primary", icon="film", name="film make"),
            Button(said("No film"), self.toggle, name="film off"),
        ]
        for button in self.buttons[:2]:
            button.shortcut = WATCH.named(button.name)

    @property
    def on(self) -> bool:
        """Whether a part of the history is being chosen."""
        return self.slider.stretch is not None

    @property
    def end(self) -> int:
        """The last record of the table."""
        return len(self.whole.entries) - 1

    def toggle(self) -> None:
        """Begin with the turn that is shown, or stop."""
        if self.on:
            self.slider.stretch = None
        elif not possible():
            if self.app is not None:
                self.app.toast(missing(), "warning")
        else:
            starts = [n for n, _ in self.moments.turns]
            at = min(self._at(), self.end - 1)
            start = max([n for n in starts if n <= at], default=0)
            self.stretch(start, min([n for n in starts if n > at], default=self.end))
        self._relay()

    def stretch(self, start: int, end: int) -> None:
        """Let the film go from `start` to `end`. If that is too long, the end that was not moved follows."""
        before = self.slider.stretch or (start, end)
        start, end = max(0, min(start, self.end - 1)), min(max(end, 1), self.end)
        if start != before[0]:
            end = max(start + 1, min(end, start + MOST))
        else:
            start = min(end - 1, max(start, end - MOST))
        self.slider.stretch = (start, end)

    def start_here(self) -> None:
        """The film starts at the moment that is shown."""
        if self.slider.stretch is not None:
            self.stretch(self._at(), max(self.slider.stretch[1], self._at() + 1))

    def end_here(self) -> None:
        """The film ends at the moment that is shown."""
        if self.slider.stretch is not None:
            self.stretch(min(self.slider.stretch[0], self._at() - 1), self._at())

    # -- making ------------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask for the film's format, then make it."""
        if self.slider.stretch is not None and self.app is not None:
            start, end = self.slider.stretch
            self.app.open(ask_form(end - start, self._make))

    def _make(self, suffix: str) -> None:
        """Make the film while a box shows how far it is."""
        if self.slider.stretch is None or self.app is None:
            return
        (start, end), (viewer, everything) = self.slider.stretch, self._eyes()
        out = folders.unused(folders.pictures(), f"{self.whole.game.name} {start}-{end}", suffix)
        film_process = FilmProcess(out)
        self.progress_box = FilmProgressBox(film_process, self._ended)
        self.app.open(self.progress_box)
        film_process.start(self.whole, start, end, viewer, everything, self.app.settings)

    def _ended(self, film_process: FilmProcess) -> None:
        """Say where the film is, or why there is none."""
        self.progress_box = None
        if self.app is None:
            return
        if film_process.trouble:
            self.app.toast(film_process.trouble, "warning")
        elif film_process.done == 1:
            self.app.toast(said("The film is saved as {file}.", file=str(Path(film_process.out))), "film")

    def leave(self) -> None:
        """The player leaves the history: stop making a film."""
        if self.progress_box is not None:
            self.progress_box.film_process.stop()
            self.progress_box = None
