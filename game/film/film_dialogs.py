"""The boxes that ask for a film and show its progress."""

from __future__ import annotations

import sys
from collections.abc import Callable

from engine.said import Said, said
from game.film.film_file import FORMS
from game.film.film_process import FilmProcess
from game.ui import theme
from game.ui.button import Button
from game.ui.choice import Choice
from game.ui.label import Label
from game.ui.modal import Line, Modal
from game.ui.progress import Progress

MAKING = said("You can stop it at any time; nothing of it stays behind then.")
PILLOW = said('A film needs the package Pillow: install it with pip install "torchlit[film]".')
PACKED = said("This packed program was made without Pillow, so it cannot make films.")


def missing() -> Said:
    """What to do where Pillow is missing."""
    return PACKED if getattr(sys, "frozen", False) else PILLOW


def ask_form(number: int, make: Callable[[str], object]) -> Modal:
    """A box that asks for the format of a film of so many choices; `make` is called with the suffix of the
    file."""
    suffixes = tuple(FORMS)
    form = Choice(["WebP", "GIF"], 0, lambda chosen: None, name="form")

    def agree() -> None:
        modal.close()
        make(suffixes[form.chosen])

    words = said("{n:choice|choices}, with what happens as captions. WebP is smaller and sharper.", n=number)
    modal = Modal(
        said("Make a film"),
        words,
        [Line(Label(said("Written as"), theme.LABEL), form)],
        [
            Button(said("Cancel"), lambda: modal.close(), name="cancel"),
            Button(said("Make the film"), agree, "primary", icon="film", name="make"),
        ],
    )
    return modal


class FilmProgressBox(Modal):
    """Shows how far a film has come. Closing the box stops the film. `ended` is called with the film's process
    once it is over."""

    def __init__(self, film_process: FilmProcess, ended: Callable[[FilmProcess], object]) -> None:
        self.film_process = film_process
        self.progress = Progress()
        stop = Button(said("Stop"), lambda: self.close(), name="stop")
        super().__init__(said("The film is being made"), MAKING, [Line(None, self.progress)], [stop])
        self._ended = ended

    def close(self) -> None:
        """Stop the film."""
        self.film_process.stop()
        super().close()

    def update(self, dt: float) -> bool:
        moving = super().update(dt) | self.film_process.listen()
        self.progress.value = self.film_process.done
        if self.film_process.over:
            self.close()
            self._ended(self.film_process)
        return moving
