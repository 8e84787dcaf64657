"""Where spoils fly: from the scene of a contest to the card of the seat that gains them; losses fly off."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import Contest
from engine.table import Piece
from game.duel import pictures
from game.panels.table_panels import TablePanels
from game.stage.spoils import Course, Flight
from game.stage.visuals import Spot
from game.ui import paint, theme

LARGE, SMALL = 0.42, 0.26  # seconds that one leg takes, by the form of the contest
NEAR = 1.5  # times its size that a piece has as it leaves the scene
UP = 110  # px at 1080p that a lost piece flies before it is gone
DOTS, DOT = 16, 9  # of the trail: how many, and how wide the first one is, px at 1080p
BEHIND = 0.025  # seconds between two dots


class SpoilRoutes:
    """Where the pieces of one contest fly. `stands` gives the middle of a side on the scene, in px; None while
    there is no scene. `leg` is how long a piece flies from one spot to the next."""

    def __init__(
        self, panels: TablePanels, contest: Contest, leg: float, stands: Callable[[int], tuple[int, int] | None]
    ) -> None:
        self.panels, self.contest, self.leg, self._stands = panels, contest, leg, stands

    def flies(self, home: str, to: str) -> bool:
        """What comes to a seat or goes from it."""
        beside = self.panels.layout.beside
        return bool(beside(home)[1] or beside(to)[1])

    def course(self, piece: Piece, to: str, start: Spot, end: Spot) -> Course | None:
        """From the scene or from where it lies, by the seat's card, to where it will lie. The cards that are laid
        stay on the scene."""
        if piece.id in [side.card for side in self.contest.sides]:
            return None
        tray, seat = self.panels.layout.beside(to)
        first = self._source(piece, start)
        if tray == "away":
            return Course((first, first._replace(y=first.y - pictures.units(self.panels.scale, UP))), fades=True)
        card = self._card(seat, to)
        if card is None:
            return Course((first, end))
        own = self.panels.hand.own
        on = own is not None and own.seat == seat and tray in ("hand", "stock", "won")
        return Course((first, card, end) if on else (first, card))

    def _source(self, piece: Piece, lies: Spot) -> Spot:
        """Where a piece comes from: from its side if it takes part or belongs to it, or if it was nowhere."""
        tray, seat = self.panels.layout.beside(piece.place)
        sides = self.contest.sides
        part = next((n for n, side in enumerate(sides) if piece.id in side.pieces), None)
        if part is None and seat:
            part = next((n for n, side in enumerate(sides) if side.seat == seat), None)
        if part is None and tray == "away":
            part = 1
        at = self._stands(part) if part is not None else None
        return Spot(*at, board=False, scale=NEAR) if at is not None else lies

    def _card(self, seat: str, place: str) -> Spot | None:
        """The number on the card of a seat that counts what lies in a place."""
        number = next(
            (n for n, count in enumerate(self.panels.layout.layout.counts)
             if place in (count.place.format(seat=seat), count.secret.format(seat=seat))),
            None,
        )  # fmt: skip
        for card in self.panels.seat_rail.cards:
            if seat and card.info.seat == seat:
                return Spot(*(card.rect.center if number is None else card.number_at(number)), board=False)
        return None


def draw_trails(surface: pygame.Surface, panels: TablePanels) -> None:
    """Draw behind each piece that flies dots of light, smaller and fainter the older they are."""
    view = panels.view
    for visual in panels.play.stage.visuals:
        if not isinstance(visual, Flight):
            continue
        for number in range(DOTS, 0, -1):
            age = visual.age - number * BEHIND
            if age <= visual.delay or age >= visual.seconds:
                continue
            pose, left = visual.at(age), 1 - number / (DOTS + 1)
            assert pose.goal is not None
            (x, y), (x2, y2) = view.on_screen(pose.spot), view.on_screen(pose.goal)
            at = x + (x2 - x) * pose.part, y + (y2 - y) * pose.part - pose.lift * view.camera.baked
            side = pictures.units(panels.scale, DOT * (0.5 + left / 2))
            dot = paint.dimmed(paint.disc(side, theme.LEGAL), round(left * 4 + 1) / 5)
            paint.stamp(surface, dot, dot.get_rect(center=(round(at[0]), round(at[1]))))
