"""A tile shown as it would lie after a turn: a dashed frame, ticks where ways open, crosses where they shut."""

from __future__ import annotations

import pygame
from msgspec import Struct

from game.board import highlights
from game.board.table_view import TableView
from game.board.turn_sweeps import draw_sweeps
from game.layout.carriers import Point
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.fitted_text import fitted_text
from game.ui.theme import Size

TINT = 0.16  # opacity of the hint over the tile
DASH, GAP = 14, 8  # px at 1080p of the frame
FRAME = 4  # px at 1080p that the frame is wide
HAND = 0.3  # of the tile's side that a hand of the dial is wide
BADGE = 22  # px at 1080p of a tick or a cross


class TurnPreview(Struct, frozen=True):
    """A tile, its clockwise turns (negative: anticlockwise), where ways open and shut (board units), the price,
    and the clause that allows it."""

    piece: str
    turns: int
    opened: tuple[Point, ...]
    shut: tuple[Point, ...]
    price: str
    clause: str

    @property
    def ghost(self) -> tuple[str, int] | None:
        """The tile and its turns, if it would lie otherwise."""
        return (self.piece, self.turns) if self.turns else None


def draw_turn_preview(
    surface: pygame.Surface, view: TableView, shown: TurnPreview, dial: frozenset[int] = frozenset()
) -> None:
    """Draw what a turn would bring over the board, which shows the tile turned already. An open `dial`, which
    names the price itself, has hands that point where the tile can be turned: 1 clockwise, -1 anticlockwise."""
    lying, camera, ui = view.arrangement.by_id.get(shown.piece), view.camera, view.ui
    if lying is None:
        return
    before = surface.get_clip()
    surface.set_clip(camera.view.clip(before))
    look = view.layout.look(lying.piece.kind)
    side = round((look.size if look else 0) * camera.scale)
    area = pygame.Rect(0, 0, side, side)
    area.center = tuple(map(round, camera.to_screen(lying.at)))
    paint.stamp(surface, _frame(area.size, ui.px(FRAME), ui.px(DASH), ui.px(GAP)), area)
    if shown.turns:
        draw_sweeps(surface, view, shown.piece, shown.turns)
    badge = ui.px(BADGE)
    for points, sprite in ((shown.opened, tick_badge(badge)), (shown.shut, highlights.cross_badge(badge))):
        for point in points:
            x, y = camera.to_screen(point)
            paint.stamp(surface, sprite, sprite.get_rect(center=(round(x), round(y))))
    if not dial:
        _draw_price(surface, view, shown.price, area)
    surface.set_clip(before)
    if dial:
        _draw_hands(surface, area, dial)


def _draw_hands(surface: pygame.Surface, area: pygame.Rect, directions: frozenset[int]) -> None:
    """Two gold hands round opposite corners of the tile."""
    side = round(area.width * HAND)
    hand = _hand(side, 1 in directions, -1 in directions)
    for sprite, corner in ((hand, area.topright), (pygame.transform.rotate(hand, 180), area.bottomleft)):
        paint.stamp(surface, sprite, sprite.get_rect(center=corner))


@baked
def _hand(side: int, clockwise: bool, back: bool) -> pygame.Surface:
    """A hand bent round an upper right corner, with a point at each end to which the tile can be turned."""
    shaft = '<path d="M14 22C44 20 80 56 78 86" fill="none" stroke-linecap="round" '
    points = "M78 100L58 76L98 76Z" * clockwise + "M0 22L24 2L24 42Z" * back
    tips = f'<path d="{points}" stroke-linejoin="round" '
    body = ""
    for colour, width in ((paint.hexed(theme.KEY), 17), (paint.hexed(theme.LEGAL), 9)):
        body += f'{shaft} stroke="{colour}" stroke-width="{width}"/>'
        body += f'{tips} fill="{colour}" stroke="{colour}" stroke-width="{width - 9}"/>'
    return paint.svg(body, (side, side), (-6, -6, 112, 112))


def _draw_price(surface: pygame.Surface, view: TableView, price: str, area: pygame.Rect) -> None:
    """The price on a plate at the middle of the tile's lower edge, where no chip lies."""
    told = fitted_text(price, view.ui.style(theme.STRONG), theme.INK, (area.width, area.height // 4))
    if told is None:
        return
    plate = pygame.Rect(0, 0, told.size[0] + 4 * view.ui.u, told.size[1] + view.ui.u)
    plate.midbottom = (area.centerx, area.bottom - 2 * view.ui.u)
    radius = plate.height // 2
    paint.stamp(surface, paint.rounded(plate.size, radius, theme.GOLD_TOP, theme.GOLD_FOOT, theme.KEY, 2), plate)
    told.draw(surface, (plate.centerx - told.size[0] // 2, plate.centery - told.size[1] // 2))


@baked
def _frame(size: Size, width: int, dash: int, gap: int) -> pygame.Surface:
    """The hint's light over a tile in a dashed frame."""
    hint = paint.hexed(theme.HINT)
    inset = width / 2
    return paint.svg(
        f'<rect width="{size[0]}" height="{size[1]}" fill="{hint}" fill-opacity="{TINT}"/>'
        f'<rect x="{inset}" y="{inset}" width="{size[0] - width}" height="{size[1] - width}" fill="none" '
        f'stroke="{hint}" stroke-width="{width}" stroke-dasharray="{dash} {gap}"/>',
        size,
    )


@baked
def tick_badge(side: int) -> pygame.Surface:
    """The tick on a way that opens."""
    r = side / 2
    return paint.svg(
        f'<circle cx="{r}" cy="{r}" r="{r}" fill="{paint.hexed(theme.KEY)}"/>'
        f'<circle cx="{r}" cy="{r}" r="{r * 0.86}" fill="{paint.hexed(theme.GOOD)}"/>'
        f'<path d="M{r * 0.56} {r * 1.04}L{r * 0.88} {r * 1.36}L{r * 1.46} {r * 0.68}" fill="none" '
        f'stroke="{paint.hexed(theme.KEY)}" stroke-width="{r * 0.3}" stroke-linecap="round" '
        f'stroke-linejoin="round"/>',
        (side, side),
    )
