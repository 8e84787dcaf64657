"""The names of people who have played before, offered below the name field of a seat with their colours."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame

from engine.store import Person
from game.layout.game_layout import GameLayout
from game.scenes.setup.seating import BOT_NAMES, LONGEST_NAME, Chair, Seating, is_usual_name
from game.services.shortcuts import NAMES_OFFERED, Shortcuts
from game.ui import paint, theme
from game.ui.field import TextField
from game.ui.text import label
from game.ui.widget import NO_RECT, Widget, is_click

MOST = 6  # names at once
LEAST_WIDE = 220  # px at 1080p
ROW = 40  # px at 1080p


class Offer(NamedTuple):
    """A name, the seat that this person last had in the game and its colour; both empty if there is none."""

    name: str
    seat: str = ""
    colour: str = ""


def offers(people: Iterable[Person], game: str, layout: GameLayout) -> list[Offer]:
    """The people whose names somebody has typed, whoever played last first."""
    found = []
    for person in sorted(people, key=lambda each: -each.last):
        seat = person.seats.get(game, "")
        if not is_usual_name(person.name) and len(person.name) <= LONGEST_NAME:
            known = seat in layout.layout.seats
            found.append(Offer(person.name, seat, layout.colour(seat)) if known else Offer(person.name))
    return found


def fitting(known: Iterable[Offer], seating: Seating, place: int, words: str) -> list[Offer]:
    """Those that begin with the words typed at a place, or all if nobody has typed there; not who has a seat."""
    taken = {chair.name.casefold() for number, chair in enumerate(seating.chairs) if number != place}
    begun = "" if is_usual_name(words) else words.strip().casefold()
    left = [offer for offer in known if offer.name.casefold() not in taken]
    if any(offer.name.casefold() == begun for offer in left):
        return []
    return [offer for offer in left if offer.name.casefold().startswith(begun)][:MOST]


def seated(seating: Seating, place: int, offer: Offer, colours: Sequence[str]) -> Seating:
    """With this person at a place, in the colour of last time unless another person has it."""
    chair = seating.chairs[place]
    holder = next((each for each in seating.chairs if each.seat == offer.seat), None)
    free = holder is None or holder is chair or not _is_named_person(holder)
    named = seating.with_chair(place, Chair(chair.seat, offer.name, "human"))
    return named.with_colour(place, offer.seat) if offer.seat in colours and free else named


def _is_named_person(chair: Chair) -> bool:
    return chair.kind == "human" and not is_usual_name(chair.name) and chair.name not in BOT_NAMES


class NameOffers(Widget):
    """The list below a name field. Up and down choose in it, Enter or a click takes a name, Escape closes it."""

    focusable = False

    def __init__(self, take: Callable[[Offer], object]) -> None:
        super().__init__("names")
        self.take = take
        self.rows: tuple[Offer, ...] = ()
        self.field: TextField | None = None
        self.cursor = -1
        self.closed = False  # by Escape, until the field loses the focus
        self.visible = False

    def show(self, field: TextField | None, rows: Sequence[Offer], bottom: int) -> bool:
        """Show these names below a field, above it if the window ends at `bottom` px; True if anything changed."""
        if field is not self.field:
            self.closed = False
        rows = () if self.closed else tuple(rows)
        before = (self.field, self.rows, self.rect)
        if rows != self.rows or field is not self.field:
            self.cursor = -1
        self.field, self.rows, self.visible = field, rows, bool(rows)
        place = NO_RECT.copy()
        if field is not None and rows:
            scale = field.scale
            high = len(rows) * self._row(field) + scale.u
            place = pygame.Rect(
                field.rect.x, field.rect.bottom, max(field.rect.width, scale.grow(LEAST_WIDE)), high
            )
            if place.bottom > bottom:
                place.bottom = field.rect.y
            self.place(place, scale)
        self.rect = place
        return before != (self.field, self.rows, self.rect)

    def _row(self, field: TextField) -> int:
        return max(field.scale.touch, field.scale.grow(ROW))

    def row_area(self, number: int) -> pygame.Rect:
        """Where a name lies."""
        high = (self.rect.height - self.scale.u) // max(1, len(self.rows))
        pad = self.scale.u // 2
        return pygame.Rect(self.rect.x + pad, self.rect.y + pad + number * high, self.rect.width - 2 * pad, high)

    @property
    def hit(self) -> pygame.Rect:
        return self.rect

    def draw_over(self, surface: pygame.Surface) -> None:
        scale, radius = self.scale, self.scale.px(theme.RADIUS_FIELD)
        paint.shadow(surface, self.rect, radius, theme.S12, scale)
        paint.stamp(
            surface, paint.rounded(self.rect.size, radius, theme.PANEL2, rim=theme.LINE, rim_width=2), self.rect
        )
        style = scale.style(theme.BUTTON)
        side = max(style.px, scale.px(26))
        for number, offer in enumerate(self.rows):
            area = self.row_area(number)
            if number == self.cursor:
                paint.stamp(surface, paint.rounded(area.size, radius, theme.NIGHT, rim=theme.LEGAL), area)
            mark = paint.mark(offer.colour, side) if offer.colour else paint.icon("person", side, theme.ASH)
            paint.stamp(surface, mark, (area.x + scale.u, area.centery - side // 2))
            left = area.x + side + 2 * scale.u
            words = pygame.Rect(left, area.y, area.right - left, area.height)
            label(surface, offer.name, style, theme.BONE, words)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            before, self.cursor = self.cursor, self._at(event.pos)
            return before != self.cursor
        if is_click(event) and (number := self._at(event.pos)) >= 0:
            self.take(self.rows[number])
        return is_click(event)

    def _at(self, point: tuple[int, int]) -> int:
        return next((number for number in range(len(self.rows)) if self.row_area(number).collidepoint(point)), -1)

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        """What keys do in the list: none while it is closed, and nothing is taken before one is chosen."""
        if not self.visible:
            return ()
        return (NAMES_OFFERED if self.cursor >= 0 else NAMES_OFFERED.some("down", "up", "close"),)

    def key(self, event: pygame.event.Event) -> bool:
        """Take a key that was pressed while the field has the focus; whether it had a use here."""
        match NAMES_OFFERED.pressed(event) if self.visible else "":
            case "down":
                self.cursor = min(len(self.rows) - 1, self.cursor + 1)
            case "up":
                self.cursor = max(-1, self.cursor - 1)
            case "take" if self.cursor >= 0:
                self.take(self.rows[self.cursor])
            case "close":
                self.closed = True
            case _:
                return False
        return True
