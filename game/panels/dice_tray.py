"""The leather tray: dice are thrown into it and lie there until the next throw."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from engine.flow import Addend
from engine.said import said
from game.layout.layout_file import DieLook
from game.services import assets
from game.services.language import tell
from game.stage import dice
from game.ui import paint, theme
from game.ui.fitted_text import fitted_or_cut
from game.ui.text import cap_middle, fitted, line, measure
from game.ui.theme import Rgb, Scale

CALM = 0.25  # seconds until the result shows, in reduced motion
ADDED = 34  # px at 1080p: the picture of what adds to a die
FLOATS = 2.2  # seconds that a tray over the board stays after the dice lie still


class DiceTray:
    """Shows the last throw of the game's dice."""

    def __init__(self, looks: tuple[DieLook, ...], sound: Callable[[str, float], object]) -> None:
        self.looks = looks
        self.sound = sound
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale = Scale()
        self.thrown: dice.Throw | None = None
        self.age = 0.0
        self.shown: dict[str, int] = {}
        self._colour: Rgb = theme.BONE
        self._seed = 0
        self.addends: tuple[Addend, ...] = ()  # what the number in question is the sum of
        self.adds = ""  # the picture of what adds to the die, by its {key}

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        """Take this part of the window; dice in the tray are laid out again, at rest."""
        self.rect, self.scale = rect, scale
        if self.shown:
            self._throw()
            self.age = 60.0

    @property
    def rolling(self) -> bool:
        return self.thrown is not None and not self.thrown.done(self.age)

    @property
    def fresh(self) -> bool:
        """Whether the last throw is recent enough to be shown over the board."""
        return self.thrown is not None and self.age < self.thrown.duration + FLOATS

    def roll(self, counters: Mapping[str, int], colour: Rgb, calm: bool) -> float:
        """Throw dice to the numbers that the counters show; returns how long they roll, in seconds."""
        self.shown = {look.counter: counters[look.counter] for look in self.looks if counters.get(look.counter)}
        self._colour = colour
        self._seed += 1
        if not self._throw():
            return 0.0
        assert self.thrown is not None
        self.age = self.thrown.duration if calm else 0.0
        return CALM if calm else self.thrown.duration

    def _throw(self) -> bool:
        leather = self._leather()
        small = min(1.0, leather.height / max(1, self.scale.px(170)))
        bodies = []
        for look in self.looks:
            if look.counter in self.shown:
                plain = look.style == "plain"
                edge = self.scale.px(dice.PLAIN_EDGE if plain else dice.SEAT_EDGE) * max(0.6, small)
                colour = theme.PLAIN_DIE if plain else self._colour
                bodies.append(dice.Die(look.faces, self.shown[look.counter], edge, colour))
        self.thrown = None
        if not bodies or leather.width < 40 or leather.height < 40:
            return False
        try:
            self.thrown = dice.throw(bodies, leather.size, self._seed)
        except dice.NoRoom:
            return False
        return True

    def _leather(self) -> pygame.Rect:
        """Where dice may roll: the tray without its rim and its captions."""
        edge = 3 * self.scale.u
        area = self.rect.inflate(-edge, -edge)
        area.height -= self.scale.style(theme.NOTE).line
        return area

    def clear(self) -> None:
        """Take the dice out."""
        self.thrown, self.shown = None, {}

    def finish(self) -> None:
        """Let the dice lie still at once."""
        if self.thrown is not None:
            self.age = max(self.age, self.thrown.duration)

    def update(self, dt: float) -> bool:
        """Let time pass; True while something still moves."""
        if self.thrown is None or self.age > self.thrown.duration + FLOATS:
            return False
        before, self.age = self.age, self.age + dt
        for click in self.thrown.clicks_between(before, self.age):
            self.sound("dice_click", click.loudness)
        return self.rolling

    def draw(self, surface: pygame.Surface) -> None:
        dice.tray(surface, self.rect, self.scale)
        style = self.scale.style(theme.NOTE)
        pad = 2 * self.scale.u
        faces = [" ".join(map(str, look.faces)) for look in self.looks]
        labels = [
            said("{die} {faces}", die=look.label, faces=each) for look, each in zip(self.looks, faces, strict=True)
        ]
        room = self.rect.width - 2 * pad - (12 + self.scale.u) * len(labels)
        style = fitted("".join(map(tell, labels)), style, room)
        stacked = sum(measure(words, style) for words in labels) > room
        for number, words in enumerate(labels):
            below = len(labels) - 1 - number if stacked else 0
            y = self.rect.bottom - pad - style.line - below * (style.line + 6)
            told = fitted_or_cut(words, style, theme.BONE, (room, style.line))
            plate = paint.faded(
                paint.rounded((told.size[0] + 12, style.line + 4), style.line // 2, theme.NIGHT), 0.55
            )
            x = self.rect.x + pad + 4 if number == 0 or stacked else self.rect.right - pad - told.size[0] - 8
            paint.stamp(surface, plate, (x - 6, y - 2))
            told.draw(surface, (x, y))
        if self.thrown is not None:
            self.thrown.draw(surface, self._leather(), self.age)
        if len(self.addends) > 1 and not self.rolling:
            self._draw_sum(surface)

    def _draw_sum(self, surface: pygame.Surface) -> None:
        """Draw what adds to the die, and the sum, at the right of the leather."""
        leather, style = self._leather(), self.scale.style(theme.HEADING)
        side, gap = self.scale.px(ADDED), self.scale.u // 2
        total = sum(each.number for each in self.addends)
        drawn = [line(f"= {total}", style, theme.BONE)]
        for part in reversed(self.addends[1:]):
            drawn.insert(0, self._added(part, side))
            drawn.insert(0, line("+", style, theme.BONE))
        if self.thrown is None:
            drawn.insert(0, line(str(self.addends[0].number), style, theme.BONE))
        wide = sum(each.get_width() + gap for each in drawn) - gap
        ground = pygame.Rect(0, 0, wide + 2 * self.scale.u, side + gap)
        ground.midright = (leather.right - gap, leather.bottom - side // 2 - gap)
        if self.thrown is None:
            ground.center = leather.center
        plate = paint.rounded(ground.size, ground.height // 2, theme.NIGHT)
        paint.stamp(surface, paint.faded(plate, 0.85), ground)
        x = ground.x + self.scale.u
        for each in drawn:
            paint.stamp(surface, each, (x, ground.centery - each.get_height() // 2))
            x += each.get_width() + gap

    def _added(self, part: Addend, side: int) -> pygame.Surface:
        """The picture of what adds to the die, with its number."""
        style = self.scale.style(theme.STRONG)
        number = line(str(part.number), style, theme.LEGAL)
        canvas = pygame.Surface((side + number.get_width() + 3, side), pygame.SRCALPHA)
        if self.adds:
            paint.stamp(canvas, assets.picture(self.adds.format(key=part.key), (side, side)), (0, 0))
        paint.stamp(canvas, number, (side + 3, side // 2 - cap_middle(style)))
        return canvas
