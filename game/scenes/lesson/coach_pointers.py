"""What the coach points at: a dashed ring round each piece and place, with an arrow above it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.panels.table_panels import TablePanels
from game.services.cache import baked
from game.ui import paint, theme

ARROW, LEAST_ARROW = 30, 20  # px at 1080p
NARROW = 0.6  # of a small target's width, so that the arrow hides no neighbour
BOB = 5  # px at 1080p that it goes up and down
RESTS = 3 * theme.BREATH  # seconds after which it stays still, so that the table can rest
WIDER = 1.5  # times a tile's size, so that the ring leaves its numbers free
FEW = 4  # targets that get an arrow each; if there are more, only rings are shown
ROUND, SQUARE = "round", "square"


class CoachPointers:
    """Draws the rings and arrows over one table. `to_lead` gives the piece that must be moved now (empty:
    none), `to_press` the areas of the buttons that must be pressed, `turning` the tile that has arrows round it,
    which a ring would cover (empty: none)."""

    def __init__(
        self,
        panels: TablePanels,
        to_lead: Callable[[], str],
        to_press: Callable[[], Sequence[pygame.Rect]],
        turning: Callable[[], str],
    ) -> None:
        self.panels = panels
        self.pieces: Sequence[str] = ()
        self.places: Sequence[str] = ()
        self._to_lead, self._to_press, self._turning = to_lead, to_press, turning
        self.calm = False
        self._age = 0.0
        self._level = 0

    def point(self, pieces: Sequence[str], places: Sequence[str]) -> None:
        """Point at these from now on."""
        self.pieces, self.places, self._age = pieces, places, 0.0

    def update(self, dt: float) -> bool:
        """Let time pass; True while the arrows move."""
        self._age += dt
        moving = bool(self.pieces or self.places) and not self.calm and self._age < RESTS
        level = round(12 * math.sin(2 * math.pi * self._age / theme.BREATH)) if moving else 0
        changed, self._level = level != self._level, level
        return changed

    # -- where -------------------------------------------------------------------------------------------

    def targets(self) -> list[tuple[str, pygame.Rect]]:
        """The shape and the rect of everything that is pointed at and can be seen; each place once."""
        marks = self.panels.view.marks
        taken = (marks.selected, marks.held.piece if marks.held is not None else "", self._turning())
        pieces = dict.fromkeys([*self.pieces, self._to_lead()])
        found = [self.of_piece(piece) for piece in pieces if piece not in taken]
        found += [self.of_place(place) for place in self.places]
        seen: dict[tuple[int, int], tuple[str, pygame.Rect]] = {}
        for shape, rect in [each for each in found if each is not None]:
            seen.setdefault(rect.center, (shape, rect))
        return [*seen.values(), *[(SQUARE, rect) for rect in self._to_press()]]

    def of_piece(self, piece: str) -> tuple[str, pygame.Rect] | None:
        """Where a piece is: on the board, in the hand, or on the card of its seat."""
        panels = self.panels
        view, hand, table = panels.view, panels.hand, panels.play.stage.table
        lying = view.arrangement.by_id.get(piece)
        if lying is not None:
            look = panels.layout.look(lying.piece.kind)
            side = (look.size if look else 40) * lying.scale * view.camera.scale
            x, y = view.camera.to_screen(lying.at)
            if panels.layout.carrier(lying.piece.kind) is not None:
                return SQUARE, _square((x, y), side)
            if lying.layer == "figure" and not lying.piece.face:
                y -= side * 0.36
            return ROUND, _square((x, y), side * (1.15 if lying.layer == "figure" else WIDER))
        if hand.holds(piece):
            return SQUARE, hand.rect_of(piece)
        if piece in table.pieces:
            return self._beside(table.pieces[piece].place)
        return None

    def of_place(self, place: str) -> tuple[str, pygame.Rect] | None:
        """Where a place is: on the board, in the tray, or on the card of its seat."""
        panels = self.panels
        view, cells = panels.view, panels.layout.cells
        if place in cells:
            track, number = cells[place]
            size = (track.size[0] * view.camera.scale, track.size[1] * view.camera.scale)
            rect = pygame.Rect((0, 0), size)
            rect.center = _whole(view.camera.to_screen(track.at(number)))
            return SQUARE, rect
        spot = view.ground.spot(place)
        if spot is not None:
            side = 2 * view.ground.radius(place) * view.camera.scale
            return SQUARE if view.ground.wide(place) else ROUND, _square(view.camera.to_screen(spot), side)
        return self._beside(place)

    def _beside(self, place: str) -> tuple[str, pygame.Rect] | None:
        """The area of a tray of the viewer, or of the card of a seat."""
        tray, seat = self.panels.layout.beside(place)
        hand = self.panels.hand
        contents = self.panels.play.stage.table.contents.get(place, ())
        if hand.own is not None and seat == hand.own.seat and tray in ("hand", "stock", "won"):
            rects = [hand.rect_of(piece) for piece in contents if hand.shows(piece)]
            if rects:
                return SQUARE, rects[0].unionall(rects[1:])
            wing = round(hand.rect.width * 0.19)
            left = hand.rect.right - wing if tray == "won" else hand.rect.x
            return SQUARE, pygame.Rect(left, hand.rect.y, wing, hand.rect.height)
        card = next((card for card in self.panels.seat_rail.cards if card.info.seat == seat), None)
        return (SQUARE, card.rect.copy()) if card is not None else None

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw rings and arrows over everything that rests."""
        scale = self.panels.scale
        targets, width = self.targets(), max(2, scale.px(3.5))
        for shape, rect in targets:
            if rect in self._to_press():
                frame = _frame((rect.width + 4 * width, rect.height + 4 * width), rect.height // 2, width)
                paint.stamp(surface, frame, frame.get_rect(center=rect.center))
            elif shape == ROUND:
                ring = paint.ring(max(scale.hit // 3, rect.width // 2 + width), theme.HINT, width, dashed=True)
                paint.stamp(surface, ring, ring.get_rect(center=rect.center))
            else:
                frame = _frame((rect.width + 4 * width, rect.height + 4 * width), scale.px(9), width)
                paint.stamp(surface, frame, frame.get_rect(center=rect.center))
        marks = self.panels.view.marks
        if len(targets) <= FEW and not marks.selected and marks.held is None:  # else they hide where it may go
            for _, rect in targets:
                self._draw_arrow(surface, rect, width)

    def _draw_arrow(self, surface: pygame.Surface, rect: pygame.Rect, width: int) -> None:
        """Draw an arrow above a target; below it if there is no room above."""
        scale = self.panels.scale
        side = min(scale.px(ARROW), max(scale.px(LEAST_ARROW), round(rect.width * NARROW)))
        lift = round(self._level / 12 * scale.px(BOB))
        if rect.top - 2 * side >= 0:
            arrow = _arrow(side, True)
            into = side // 2 if rect.height > 3 * side else 0  # so that it hides no words above a card
            at = arrow.get_rect(midbottom=(rect.centerx, rect.top - 2 * width - lift + into))
        else:
            arrow = _arrow(side, False)
            at = arrow.get_rect(midtop=(rect.centerx, rect.bottom + 2 * width + lift))
        paint.stamp(surface, arrow, at)


def _whole(at: tuple[float, float]) -> tuple[int, int]:
    return round(at[0]), round(at[1])


def _square(at: tuple[float, float], side: float) -> pygame.Rect:
    rect = pygame.Rect(0, 0, round(side), round(side))
    rect.center = _whole(at)
    return rect


@baked
def _frame(size: tuple[int, int], radius: int, width: int) -> pygame.Surface:
    """A dashed frame with a dark outline, like the rings."""
    wide, high = size
    box = '<rect x="{0}" y="{0}" width="{1}" height="{2}" rx="{3}" stroke="{4}" stroke-width="{5}" fill="none"'
    edge = (width + 3) / 2
    inner = (edge, wide - 2 * edge, high - 2 * edge, radius)
    dash = f' stroke-dasharray="{3 * width} {2.2 * width}"/>'
    body = box.format(*inner, paint.hexed(theme.KEY), width + 3) + "/>"
    return paint.svg(body + box.format(*inner, paint.hexed(theme.HINT), width) + dash, size)


@baked
def _arrow(side: int, down: bool) -> pygame.Surface:
    """A broad arrow in the colour of hints with a dark edge."""
    points = "M11 4 H25 V16 H33 L18 33 L3 16 H11 Z"
    turn = "" if down else ' transform="rotate(180 18 18)"'
    style = f'fill="{paint.hexed(theme.HINT)}" stroke="{paint.hexed(theme.KEY)}" stroke-width="3.4"'
    return paint.svg(f'<path d="{points}" {style} stroke-linejoin="round"{turn}/>', (side, side), (0, 0, 36, 36))
