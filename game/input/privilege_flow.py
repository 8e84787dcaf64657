"""What is newly possible is told: a card in the hand tray, and a ring and a flag at the piece on the board."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from engine.flow import Privilege
from engine.said import said
from game.panels.privilege_card import PrivilegeCard
from game.panels.table_panels import TablePanels
from game.play.choices import Choices
from game.services.fence import fenced
from game.ui import paint, theme
from game.ui.text import label, measure

PULSES, PULSE, GROWN = 3, 0.9, 0.06  # how often the ring pulses, for how many seconds, and how far
DOTS = 16  # of the trail from card to piece


class PrivilegeFlow:
    """Shows the privilege of the person asked. `choices` gives what may be done now, `use` takes a piece in hand,
    `changed` is called when the card comes or goes."""

    def __init__(
        self,
        panels: TablePanels,
        choices: Callable[[], Choices | None],
        use: Callable[[str], object],
        changed: Callable[[], object],
    ) -> None:
        self.panels, self.play = panels, panels.play
        self._choices, self._use, self._changed = choices, use, changed
        self.card = PrivilegeCard(panels.view.sprites, panels.look_up, self.use, self.leave)
        self.age = 0.0
        self._left_at = -1  # the record after which the card was put away
        self._known: tuple[object, tuple[Privilege, ...]] = (None, ())

    @property
    def shown(self) -> Privilege | None:
        return self.card.shown

    def follow(self) -> None:
        """Show the privilege that the person asked has now, if any."""
        choices, now = self._choices(), len(self.play.session.entries)
        found = self._told(choices) if choices is not None and now != self._left_at else ()
        usable = {option.piece for option in choices.options} if choices is not None else set()
        first = next((each for each in found if each.piece in usable), None)  # a lesson may not offer it yet
        if first == self.shown:
            return
        tile = self.play.stage.table.pieces.get(first.tile) if first is not None else None
        self.card.show(first, tile)
        self.age = 0.0
        self.place()
        self._changed()

    def _told(self, choices: Choices) -> tuple[Privilege, ...]:
        key = (len(self.play.session.entries), choices.seat)
        if self._known[0] != key:
            game = self.play.session.game
            self._known = (key, fenced(lambda: game.privileges(choices.view, choices.seat), ()))
        return self._known[1]

    def place(self) -> None:
        """Lay the card at the left of the hand; the cards move aside. Without room for it the flag must do."""
        hand, scale = self.panels.hand, self.panels.scale
        if self.panels.areas is None:
            return
        wide, high = self.card.wanted(scale)
        fits = self.shown is not None and wide < hand.rect.width * 0.45 and not hand.groups
        room = hand.keep_left(wide + scale.u if fits else 0)
        rect = pygame.Rect(room.x, room.bottom - min(high, room.height), wide, min(high, room.height))
        self.card.place(rect if fits else pygame.Rect(room.topleft, (0, 0)), scale)

    def use(self) -> None:
        """Take the piece of the privilege in hand, so that its places light up."""
        if self.shown is not None:
            self._use(self.shown.piece)

    def leave(self) -> None:
        """Put the card away until the next choice."""
        self._left_at = len(self.play.session.entries)
        self.follow()

    def update(self, dt: float) -> bool:
        """Let the ring pulse; True while it does."""
        self.follow()
        if self.shown is None or self.panels.view.calm:
            return False
        self.age += dt
        return self.age < PULSES * PULSE

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw ring and flag at the piece, and a trail of dots from the card."""
        shown, view, scale = self.shown, self.panels.view, self.panels.scale
        lying = view.arrangement.by_id.get(shown.piece) if shown is not None else None
        if lying is None:
            return
        x, y = (round(each) for each in view.camera.to_screen(lying.at))
        grown = 1.0
        if not view.calm and self.age < PULSES * PULSE:
            grown += GROWN * (1 - math.cos(math.tau * self.age / PULSE)) / 2
        side = round(scale.px(78) * grown)
        box = pygame.Rect(0, 0, side, side)
        box.center = x, y
        radius = scale.px(14)
        for colour, width in ((theme.KEY, scale.px(8)), (theme.LEGAL, scale.px(4))):
            around = box.inflate(scale.px(2), scale.px(2)) if colour == theme.KEY else box
            paint.stamp(surface, paint.outline(around.size, radius, colour, max(2, width)), around)
        if self.card.rect.height:
            self._draw_trail(surface, self.card.rect.midtop, (x, y + side // 2))
        self._draw_flag(surface, (x + side // 2, y - side // 2))

    def _draw_trail(self, surface: pygame.Surface, start: tuple[int, int], end: tuple[int, int]) -> None:
        dot = paint.disc(max(5, self.panels.scale.px(9)), theme.LEGAL, None, theme.KEY, 1)
        for number in range(1, DOTS):
            part = number / DOTS
            x = start[0] + (end[0] - start[0]) * part * part
            y = start[1] + (end[1] - start[1]) * part
            paint.stamp(surface, dot, dot.get_rect(center=(round(x), round(y))))

    def _draw_flag(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        words, style = said("also"), self.panels.scale.style(theme.CAPTION)
        size = measure(words, style) + style.px, round(style.px * 1.6)
        plate = paint.rounded(size, size[1] // 2, theme.LEGAL, theme.LEGAL, theme.KEY, 2)
        rect = plate.get_rect(midleft=at)
        paint.stamp(surface, plate, rect)
        label(surface, words, style, theme.KEY, rect, "centre")
