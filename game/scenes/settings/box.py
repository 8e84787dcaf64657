"""The settings box: every change takes effect at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.said import Said, said
from game.app.window import App
from game.services.language import LANGUAGES
from game.services.shortcut_names import with_key
from game.services.shortcuts import WINDOW
from game.ui import theme
from game.ui.button import Button
from game.ui.choice import Choice, Toggle
from game.ui.label import Label
from game.ui.modal import Line, Modal
from game.ui.slider import Slider, Stepper

SPEEDS = (0.0, 0.5, 1.0, 2.0, 4.0)
SPEED_NAMES = (said("Off"), "½", "1", "2", "4")
BOT_FIGHTS = {"small": said("Small"), "large": said("As a scene"), "none": said("Not shown")}
SIZES = (75, 90, 100, 115, 130, 150, 175, 200)  # per cent
WIDTH = 760  # px at 1080p
LOOK, PLAY, SOUND, FLAT = range(4)
OWN_SIZES = ("interface", "text")
PAGES = (said("Look"), said("Play"), said("Sound"), said("Flat table"))
SEATS = 6  # that are offered where no table is open


def open_settings(app: App, page: int = LOOK) -> SettingsBox:
    """Open the box over the scene that `app` shows."""
    box = SettingsBox(app, page)
    app.open(box)
    return box


class SettingsBox(Modal):
    """A box with four pages. While the pointer is on one of the sizes, the box stays as it is: otherwise the
    button would move away with each click."""

    def __init__(self, app: App, page: int = LOOK) -> None:
        keys = Button(with_key(said("Keys, mouse and touch"), WINDOW.named("help")), app.explain_keys, name="keys")
        super().__init__(said("Settings"), width=WIDTH, buttons=[keys])
        self.app = app
        self._coming: theme.Scale | None = None  # what the box is laid out for once the pointer has left
        self.tabs = Choice(PAGES, page, self.turn_to, name="pages")
        self.set_head(self.tabs)
        self.set_lines(_lines(app, page))
        self.set_focus(self.tabs)

    def turn_to(self, page: int) -> None:
        """Show another page."""
        self.set_lines(_lines(self.app, page))
        self.layout(self.size, self.scale)

    def layout(self, size: theme.Size, scale: theme.Scale) -> None:
        if self._sizing and size == self.size:
            self._coming = scale
            return
        self._coming = None
        self.least = scale.px(LEAST)
        super().layout(size, scale)

    @property
    def _sizing(self) -> bool:
        """Whether the pointer is on one of the sizes, or a finger was on it last."""
        pointed = self.focus if self.finger else self.hovered
        return pointed is not None and pointed.name in OWN_SIZES

    def update(self, dt: float) -> bool:
        moving = super().update(dt)
        if self._coming is None or self._sizing:
            return moving
        self.layout(self.size, self._coming)
        return True


LEAST = 372  # height of a page, px at 1080p, so that the box keeps its size from page to page


def _lines(app: App, page: int) -> Sequence[Line]:
    return (_look, _play, _sound, _flat)[page](app)


def _look(app: App) -> list[Line]:
    now = app.settings
    palettes = list(theme.PALETTES)
    return [
        Line(_words(said("Size of the interface")), _size(app, "interface", now.interface)),
        Line(_words(said("Size of the text")), _size(app, "text", now.text)),
        Line(
            _words(said("Colours of the seats")),
            Choice(
                [palette.name for palette in theme.PALETTES.values()],
                palettes.index(now.palette),
                lambda index: app.change(palette=palettes[index]),
                tip=said(
                    "Red-green keeps the seats farthest apart with protanopia and deuteranopia, blue-yellow with "
                    "tritanopia. Shapes and patterns tell them apart in every palette."
                ),
                name="palette",
            ),
        ),
        _switch(app, said("High contrast"), "contrast", now.contrast),
        _switch(app, said("Typeface made for easy reading"), "reading_face", now.reading_face),
        _switch(app, with_key(said("Full screen"), WINDOW.named("full screen")), "full_screen", now.full_screen),
        Line(_words(said("Language")), _language(app, now.language)),
    ]


def _play(app: App) -> list[Line]:
    now = app.settings
    return [
        Line(_words(said("Speed of pieces and dice")), _speed(app, now.speed)),
        _switch(app, said("Reduced motion: fades instead of movement"), "reduced_motion", now.reduced_motion),
        Line(_words(said("Fights of bots")), _bot_fights(app, now.bot_fights)),
        _switch(app, said("Show clause numbers"), "clause_numbers", now.clause_numbers),
        _switch(app, said("Ask before a turn ends"), "confirm_end", now.confirm_end),
        _switch(app, said("Pass by itself when nothing else can be chosen"), "auto_pass", now.auto_pass),
        _switch(app, said("Each gamepad plays for its own seat"), "gamepad_seats", now.gamepad_seats),
        _switch(app, said("Gamepads rumble"), "rumble", now.rumble),
    ]


def _sound(app: App) -> list[Line]:
    now, trouble = app.settings, app.sounds.trouble
    return [
        *([Line(Label(trouble, theme.NOTE, theme.ILLEGAL, name="trouble"))] if trouble else []),
        _volume(app, said("All sound"), "master", now.master),
        _volume(app, said("Effects"), "effects", now.effects),
        _volume(app, said("Torch"), "torch", now.torch),
        _switch(app, said("Mute everything"), "muted", now.muted),
    ]


def _flat(app: App) -> list[Line]:
    now = app.settings
    told = said(
        "For a touch screen that lies between the players. One finger plays; two fingers move and zoom the board."
    )
    names = app.scene.seat_names
    seats = (
        [said("{n}. {name}", n=n, name=name) for n, name in enumerate(names, 1)]
        if names
        else [said("Seat {n}", n=n) for n in range(1, SEATS + 1)]
    )
    return [
        Line(None, Label(told, theme.NOTE, theme.ASH, name="told")),
        _switch(app, said("Turn the picture towards whoever is in turn"), "flat_table", now.flat_table),
        *[Line(_words(words), _side(app, n)) for n, words in enumerate(seats, 1)],
    ]


def _side(app: App, seat: int) -> Choice:
    """At which side of a flat table a seat is."""

    def move(far: int) -> None:
        others = {other for other in app.settings.far_seats if other != seat}
        app.change(far_seats=tuple(sorted(others | ({seat} if far else set()))))

    sides = said("Near side"), said("Far side")
    return Choice(sides, int(seat in app.settings.far_seats), move, name=f"side-{seat}")


def _words(words: Said) -> Label:
    return Label(words, theme.LABEL)


def _setter(app: App, field: str) -> Callable[[object], None]:
    return lambda value: app.change(**{field: value})


def _volume(app: App, words: Said, field: str, value: float) -> Line:
    slider = Slider(
        value,
        _setter(app, field),
        shown=lambda part: said("{n} %", n=round(part * 100)),
        released=lambda _: app.play("chip"),
        name=field,
    )
    return Line(_words(words), slider)


def _switch(app: App, words: str, field: str, on: bool) -> Line:
    return Line(None, Toggle(words, on, _setter(app, field), name=field))


def _speed(app: App, speed: float) -> Choice:
    nearest = min(range(len(SPEEDS)), key=lambda index: abs(SPEEDS[index] - speed))
    return Choice(SPEED_NAMES, nearest, lambda index: app.change(speed=SPEEDS[index]), name="speed")


def _bot_fights(app: App, now: str) -> Choice:
    forms = [*BOT_FIGHTS]
    return Choice(
        [*BOT_FIGHTS.values()],
        forms.index(now),
        lambda index: app.change(bot_fights=forms[index]),
        tip=said("How a fight between bots is shown. A fight of yours is always shown as a scene."),
        name="bot_fights",
    )


def _size(app: App, field: str, size: float) -> Stepper:
    nearest = min(range(len(SIZES)), key=lambda index: abs(SIZES[index] - size * 100))
    return Stepper(
        nearest,
        lambda index: app.change(**{field: SIZES[index] / 100}),
        high=len(SIZES) - 1,
        shown=lambda index: said("{n} %", n=SIZES[index]),
        name=field,
    )


def _language(app: App, language: str) -> Choice:
    codes = ("", *LANGUAGES)
    return Choice(
        (said("System"), *LANGUAGES.values()),
        codes.index(language) if language in codes else 0,
        lambda index: app.change(language=codes[index]),
        tip=said("System: the language that this computer is set to, if Torchlit speaks it."),
        name="language",
    )
