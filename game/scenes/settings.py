"""The settings box: every change takes effect at once and is kept."""

from __future__ import annotations

from collections.abc import Callable

from game.app import App
from game.ui import theme
from game.ui.choice import Choice, Toggle
from game.ui.label import Label
from game.ui.modal import Line, Modal
from game.ui.slider import Slider, Stepper

SPEEDS = (0.0, 0.5, 1.0, 2.0, 4.0)
SPEED_NAMES = ("Off", "½", "1", "2", "4")
TEXT_SIZES = (75, 90, 100, 115, 130, 150, 175, 200)  # per cent


def open_settings(app: App) -> Modal:
    """Open the box over the scene that `app` shows."""
    modal = Modal("Settings", lines=_lines(app), width=680)
    app.open(modal)
    return modal


def _lines(app: App) -> list[Line]:
    now = app.settings
    return [
        _heading("Sound"),
        _volume(app, "All sound", "master", now.master),
        _volume(app, "Effects", "effects", now.effects),
        _volume(app, "Torch", "torch", now.torch),
        _switch(app, "Mute everything", "muted", now.muted),
        _heading("Motion"),
        Line(_words("Speed of pieces and dice"), _speed(app, now.speed)),
        _switch(app, "Reduced motion: fades instead of movement", "reduced_motion", now.reduced_motion),
        _heading("Reading"),
        Line(_words("Text size"), _text_size(app, now.text)),
        _switch(app, "Typeface made for easy reading", "reading_face", now.reading_face),
        _heading("Table"),
        _switch(app, "Ask before a turn ends", "confirm_end", now.confirm_end),
        _switch(app, "Full screen (F11)", "full_screen", now.full_screen),
    ]


def _heading(words: str) -> Line:
    return Line(Label(words, theme.HEADING), section=True)


def _words(words: str) -> Label:
    return Label(words, theme.LABEL)


def _setter(app: App, field: str) -> Callable[[object], None]:
    return lambda value: app.change(**{field: value})


def _volume(app: App, words: str, field: str, value: float) -> Line:
    slider = Slider(
        value,
        _setter(app, field),
        shown=lambda part: f"{round(part * 100)}%",
        released=lambda _: app.play("chip"),
        name=field,
    )
    return Line(_words(words), slider)


def _switch(app: App, words: str, field: str, on: bool) -> Line:
    return Line(None, Toggle(words, on, _setter(app, field), name=field))


def _speed(app: App, speed: float) -> Choice:
    nearest = min(range(len(SPEEDS)), key=lambda index: abs(SPEEDS[index] - speed))
    return Choice(SPEED_NAMES, nearest, lambda index: app.change(speed=SPEEDS[index]), name="speed")


def _text_size(app: App, text: float) -> Stepper:
    nearest = min(range(len(TEXT_SIZES)), key=lambda index: abs(TEXT_SIZES[index] - text * 100))
    return Stepper(
        nearest,
        lambda index: app.change(text=TEXT_SIZES[index] / 100),
        high=len(TEXT_SIZES) - 1,
        shown=lambda index: f"{TEXT_SIZES[index]}%",
        name="text",
    )
