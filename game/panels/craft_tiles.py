"""What a seat knows how to do, as small tiles beside its cards: lit if it can be done now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.flow.errands import Craft, Crafts
from engine.said import Said, joined, said
from game.services import assets
from game.ui import paint, theme
from game.ui.fitted_text import fitted_or_cut, smaller
from game.ui.text import measure
from game.ui.theme import Scale
from game.ui.widget import Widget, is_click, is_confirm

MOST = 8  # tiles
ROWS, COLUMNS = 4, 2  # at most, and at least: where rows would be too low for a finger there are more columns
PART = 0.36  # of the hand's width that tiles with names may take
SIDE, ROW, WIDE = 34, 40, 138  # px at 1080p of a picture, a row, and a column with names
WIDEST = 190  # px at 1080p of a column with long names
DIM = 0.42
DEALT = 40  # px at 1080p from below which a new tile is dealt in


class CraftTile(Widget):
    """One thing that a seat knows how to do. `act` hears that it is clicked."""

    def __init__(self, number: int, picture: str, act: Callable[[], object]) -> None:
        super().__init__(f"craft-{number}")
        self.craft: Craft | None = None
        self.why = Said("")  # why it cannot be done now
        self.named = True
        self.visible = False
        self._picture, self._act = picture, act
        self.dealt = theme.DEAL.seconds  # how long ago it was dealt; less than 0: it is still to come

    @property
    def told(self) -> str:
        """Its name, and when or why not it can be done."""
        if self.craft is None:
            return ""
        name = joined(
            [said("**{name}**", name=self.craft.name), *([self.craft.note] if self.craft.note else [])], " "
        )
        return joined([name, self.why or self.craft.when], "\n")

    @property
    def lit(self) -> bool:
        """Whether it can be done now."""
        return self.craft is not None and self.craft.option is not None

    def update(self, dt: float) -> bool:
        before, self.dealt = self.dealt, min(theme.DEAL.seconds, self.dealt + dt)
        return before < self.dealt

    @property
    def hit(self) -> pygame.Rect:
        """Only the tile: its neighbours are near."""
        return self.rect

    def draw(self, surface: pygame.Surface) -> None:
        part = theme.DEAL.ease(max(0.0, self.dealt) / theme.DEAL.seconds)
        if self.craft is None or not part:
            return
        box = self.rect.move(0, round(self.scale.px(DEALT) * (1 - part)))
        side = min(box.height, self.scale.px(SIDE))
        spot = pygame.Rect(box.x, box.centery - side // 2, side, side)
        picture = assets.picture(self._picture.format(key=self.craft.key), spot.size)
        if self.lit:
            radius = self.scale.px(theme.RADIUS_TILE)
            colour = theme.SELECTED if self.hovered else theme.LEGAL
            paint.halo(surface, spot, radius, colour, max(3, self.scale.px(7)), 0.7)
        paint.stamp(surface, picture if self.lit else paint.faded(picture, DIM), spot)
        if self.named:
            style = self.scale.style(theme.LABEL)
            ink = theme.BONE if self.lit else theme.mix(theme.ASH, theme.PANEL, 0.3)
            words = joined([self.craft.short, *([self.craft.note] if self.craft.note else [])])
            room = (box.right - spot.right - self.scale.u, style.line)
            drawn = fitted_or_cut(words, style, ink, room)
            drawn.draw(surface, (spot.right + self.scale.u, box.centery - drawn.size[1] // 2))
        self.draw_focus(surface, self.scale.px(theme.RADIUS_TILE), spot)

    def handle(self, event: pygame.event.Event) -> bool:
        if is_click(event):
            return True
        if is_confirm(event) or (is_click(event, pygame.MOUSEBUTTONUP) and self.rect.collidepoint(event.pos)):
            self._act()
            return True
        return False


class CraftTiles:
    """All tiles under their title. `act` hears which is clicked; `why` says in words why one cannot be done."""

    def __init__(self, picture: str) -> None:
        self.act: Callable[[Craft], object] = lambda craft: None
        self.why: Callable[[Craft], Said] = lambda craft: Said("")
        self.shown: Crafts | None = None
        self.tiles = tuple([CraftTile(n, picture, partial(self._act, n)) for n in range(MOST)])
        self.calm = False  # reduced motion
        self._known: tuple[str, frozenset[str]] = "", frozenset()  # the seat, and what it knew
        self._area, self._scale = pygame.Rect(0, 0, 0, 0), Scale()
        self._named = True

    def _act(self, number: int) -> None:
        craft = self.tiles[number].craft
        if craft is not None:
            self.act(craft)

    def show(self, crafts: Crafts | None, seat: str) -> None:
        """Take what a seat knows now. What the same seat did not know before is dealt in."""
        self.shown = crafts
        rows = crafts.rows if crafts is not None else ()
        known = frozenset([row.key for row in rows])
        new = known - self._known[1] if seat == self._known[0] and not self.calm else frozenset()
        self._known = seat, known
        dealt = [number for number, row in enumerate(rows) if row.key in new]
        for number, tile in enumerate(self.tiles):
            tile.craft = rows[number] if number < len(rows) else None
            tile.visible = tile.craft is not None
            if number in dealt:
                tile.dealt = -theme.DEAL_STAGGER * dealt.index(number)
            tile.why = self.why(tile.craft) if tile.craft is not None else Said("")

    def width(self, room: pygame.Rect, scale: Scale) -> int:
        """How wide they are in the room of a hand: without names where that has little width."""
        if self.shown is None:
            return 0
        _, columns = self._grid(room.height, scale)
        self._named = columns * scale.px(WIDE) + scale.u <= PART * room.width
        column = self._column(scale) if self._named else max(scale.px(ROW + 8), theme.FINGER)
        return columns * column + scale.u

    def place(self, area: pygame.Rect, scale: Scale) -> None:
        """Lie in this area of the window."""
        self._area, self._scale = area, scale
        top = area.y + self._head(scale)
        rows, columns = self._grid(area.height, scale)
        high = max(1, min(max(scale.px(ROW), theme.FINGER), (area.bottom - top) // rows))
        wide = (area.width - scale.u) // columns
        for number, tile in enumerate(self.tiles):
            row, column = divmod(number, columns)
            box = pygame.Rect(area.x + scale.u + column * wide, top + row * high, wide - scale.u // 2, high)
            tile.named = self._named
            tile.place(box, scale)

    def _grid(self, high: int, scale: Scale) -> tuple[int, int]:
        """How many rows have room in a height, each high enough for a finger, and how many columns that makes."""
        number = max(1, len(self.shown.rows) if self.shown is not None else 0)
        rows = min(ROWS, max(1, (high - self._head(scale)) // theme.FINGER))
        columns = max(COLUMNS, -(-number // rows))
        return -(-number // columns), columns

    def _column(self, scale: Scale) -> int:
        """How wide a column is that has room for the longest name, within limits."""
        small, shown = smaller(scale.style(theme.LABEL), theme.SMALLEST), self.shown
        names = [row.short for row in shown.rows] if shown is not None else []
        longest = max([measure(each, small) for each in names], default=0)
        return min(scale.px(WIDEST), max(scale.px(WIDE), longest + scale.px(SIDE) + 2 * scale.u))

    def _head(self, scale: Scale) -> int:
        return scale.style(theme.STRONG).line + scale.px(6)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the title, and its note where it has room."""
        if self.shown is None or not self._area.width:
            return
        scale, area = self._scale, self._area.inflate(-self._scale.u, 0)
        strong, note = scale.style(theme.STRONG), scale.style(theme.NOTE)
        title = fitted_or_cut(self.shown.title, strong, theme.BONE, (area.width, strong.line))
        title.draw(surface, (area.x + scale.u // 2, area.y + scale.px(3)))
        beside = area.width - title.size[0] - 2 * scale.u
        if measure(self.shown.note, note) <= beside:
            told = fitted_or_cut(self.shown.note, note, theme.ASH, (beside, note.line), "right")
            told.draw(surface, (area.right - told.size[0], area.y + scale.px(4)))
