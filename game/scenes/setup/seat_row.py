"""The row of one seat in the set-up: who sits there, in which colour, with which settings; and an empty place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from engine.flow import Setting
from engine.said import Said, said
from game.bots.player_kinds import KIND_NAMES, KINDS, choosable
from game.layout.game_layout import GameLayout
from game.pieces.framed_portrait import framed_portrait
from game.scenes.setup.seating import LONGEST_NAME, Chair
from game.scenes.setup.settings_form import SeatSettings
from game.ui import paint, theme
from game.ui.button import IconButton, Pressable
from game.ui.choice import Choice
from game.ui.field import TextField
from game.ui.label import Panel
from game.ui.page import Page
from game.ui.text import label
from game.ui.theme import Rgb, Scale
from game.ui.widget import Widget, is_click

ROW, TALL = 78, 102  # height of a seat's row, and where there is room
MARK = 40  # a colour to choose


@dataclass(frozen=True)
class SeatActs:
    """What the widgets of a row have the scene do; the first argument is the number of the seat's place."""

    rename: Callable[[int, str], object]
    recolour: Callable[[int, str], object]
    change_kind: Callable[[int, str], object]
    empty_seat: Callable[[int], object]
    agree: Callable[[str, str], object]
    start: Callable[[], object]


class Colours(Widget):
    """The colours of a game side by side, one of them this seat's; left and right choose, so does a click."""

    def __init__(self, marks: dict[str, str], chosen: str, changed: Callable[[str], object], name: str) -> None:
        super().__init__(name)
        self.marks = marks
        self.chosen = chosen
        self.changed = changed
        self._pointed = ""

    def wanted(self, scale: Scale) -> tuple[int, int]:
        side = max(scale.hit, scale.px(MARK))
        return side * len(self.marks), side

    def area(self, seat: str) -> pygame.Rect:
        """Where a colour lies."""
        step = self.rect.width / len(self.marks)
        number = list(self.marks).index(seat)
        return pygame.Rect(round(self.rect.x + number * step), self.rect.y, round(step), self.rect.height)

    def _at(self, point: tuple[int, int]) -> str:
        return next((seat for seat in self.marks if self.area(seat).collidepoint(point)), "")

    def draw(self, surface: pygame.Surface) -> None:
        for seat, mark in self.marks.items():
            area = self.area(seat)
            side = min(area.width, area.height) - 2
            if seat == self.chosen:
                top = theme.light(theme.PANEL2, 0.16)
                well = paint.disc(side, top, theme.PANEL2, theme.SELECTED, max(2, side // 16))
                paint.stamp(surface, well, well.get_rect(center=area.center))
            small = round(side * (0.60 if seat == self.chosen else 0.52))
            picture = paint.mark(mark, small)
            if seat != self.chosen and not (self.hovered and seat == self._pointed):
                picture = paint.faded(picture, 0.6)
            paint.stamp(surface, picture, picture.get_rect(center=area.center))
        self.draw_focus(surface, self.rect.height // 2)

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            before, self._pointed = self._pointed, self._at(event.pos)
            return before != self._pointed
        if is_click(event):
            self._choose(self._at(event.pos))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            seats = list(self.marks)
            goal = seats.index(self.chosen) + (1 if event.key == pygame.K_RIGHT else -1)
            if 0 <= goal < len(seats):
                self._choose(seats[goal])
                return True
        return False

    def _choose(self, seat: str) -> None:
        if seat and seat != self.chosen:
            self.changed(seat)


class Portrait(Widget):
    """A seat's figure in its frame, with its mark."""

    focusable = False

    def __init__(self) -> None:
        super().__init__()
        self.picture = ""
        self.colour = ""

    def draw(self, surface: pygame.Surface) -> None:
        paint.stamp(surface, framed_portrait(self.rect.width, self.picture, self.colour, self.scale), self.rect)


class EmptyPlace(Pressable):
    """A place without a player. The next one adds a seat; the `behind` ones after it are only shown."""

    def __init__(self, action: Callable[[], object]) -> None:
        super().__init__(action, "add seat", "", "")
        self.behind = 0

    def draw(self, surface: pygame.Surface) -> None:
        scale, step = self.scale, self.rect.height + self.scale.u
        for number in range(self.behind, -1, -1):
            rect = self.rect.move(0, number * step)
            lit = number == 0 and self.state != "rest"
            rim = theme.mix(theme.PANEL, theme.ASH if lit else theme.LINE, 1.0 if number == 0 else 0.45)
            edge = max(1, scale.px(1.5))
            paint.stamp(surface, paint.outline(rect.size, scale.px(theme.RADIUS_PANEL), rim, edge), rect)
            self._draw_head(surface, rect, theme.ASH if number == 0 else theme.LINE)
        style = scale.style(theme.BUTTON)
        left = self.rect.x + self.rect.height + 2 * scale.u
        area = pygame.Rect(left, self.rect.y, self.rect.right - left, self.rect.height)
        label(surface, said("Add a seat"), style, theme.BONE if self.state == "hover" else theme.ASH, area)
        self.draw_focus(surface, scale.px(theme.RADIUS_PANEL))

    def _draw_head(self, surface: pygame.Surface, rect: pygame.Rect, ink: Rgb) -> None:
        side = round(rect.height * 0.42)
        name = "plus" if ink == theme.ASH else "person"
        middle = rect.x + rect.height // 2
        icon = paint.icon(name, side, ink)
        paint.stamp(surface, icon, icon.get_rect(center=(middle, rect.centery)))


class SeatRow:
    """The widgets of one seat."""

    def __init__(
        self, page: Page, place: int, chair: Chair, marks: dict[str, str], own: Sequence[Setting], acts: SeatActs
    ) -> None:
        """`marks` are the colours that can be taken, `own` the settings of this seat."""
        add, number = page.add, place + 1
        self.ground = add(Panel(raised=True))
        self.portrait = add(Portrait())
        self.field = add(
            TextField(
                chair.name, lambda words: acts.rename(place, words), lambda words: acts.start(),
                empty=said("Name"), longest=LONGEST_NAME, name=f"name {number}",
            )
        )  # fmt: skip
        self.colours = add(
            Colours(marks, chair.seat, lambda seat: acts.recolour(place, seat), f"colour {number}")
        )
        self.kind = add(
            Choice(
                [KIND_NAMES[kind] for kind in KINDS], KINDS.index(choosable(chair.kind)),
                lambda kind: acts.change_kind(place, KINDS[kind]), name=f"kind {number}",
            )
        )  # fmt: skip
        tip = said("Take this seat away")
        self.leave = add(IconButton("close", lambda: acts.empty_seat(place), tip, name=f"leave {number}"))
        self.own = SeatSettings(own, page, acts.agree)

    def show(self, chair: Chair, layout: GameLayout, few: Said) -> None:
        """Show a chair; `few` says why no seat can be removed, if so."""
        colour = layout.colour(chair.seat)
        self.portrait.picture, self.portrait.colour = layout.layout.portrait.format(colour=colour), colour
        self.colours.chosen = chair.seat
        self.kind.chosen = KINDS.index(choosable(chair.kind))
        self.leave.reason = few
        if self.field.words != chair.name:
            self.field.write(chair.name)

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        """Lay the widgets into a row."""
        if not self.fits(scale, rect.width):
            self._pile(rect, scale)
            return
        self.ground.place(rect, scale)
        pad, low = scale.u, self.own.height(scale)
        upper = pygame.Rect(rect.x, rect.y, rect.width, rect.height - (low + 2 * pad if low else 0))
        middle = upper.centery
        side = min(rect.height - 2 * pad, scale.grow(TALL))
        x = rect.x + pad
        self.portrait.place(pygame.Rect(x, rect.centery - side // 2, side, side), scale)
        x += side + 2 * scale.u
        self.own.place(pygame.Rect(x, rect.bottom - low - round(1.5 * pad), rect.right - x, low), scale)
        right = rect.right - round(1.5 * scale.u)
        across = self.leave.wanted(scale)[0]
        self.leave.place(pygame.Rect(right - across, middle - across // 2, across, across), scale)
        right -= across + 2 * scale.u
        width, height = self.kind.wanted(scale)
        self.kind.place(pygame.Rect(right - width, middle - height // 2, width, height), scale)
        right -= width + 2 * scale.u
        width, height = self.colours.wanted(scale)
        self.colours.place(pygame.Rect(right - width, middle - height // 2, width, height), scale)
        right -= width + 2 * scale.u
        height = self.field.wanted(scale)[1]
        self.field.place(pygame.Rect(x, middle - height // 2, right - x, height), scale)

    def _pile(self, rect: pygame.Rect, scale: Scale) -> None:
        """Place the widgets below each other, where they have no room side by side."""
        self.ground.place(rect, scale)
        inner = rect.inflate(-3 * scale.u, -3 * scale.u)
        side, across = scale.grow(ROW), self.leave.wanted(scale)[0]
        self.portrait.place(pygame.Rect(inner.topleft, (side, side)), scale)
        middle, x = inner.y + side // 2, inner.x + side + 2 * scale.u
        self.leave.place(pygame.Rect(inner.right - across, middle - across // 2, across, across), scale)
        high = self.field.wanted(scale)[1]
        self.field.place(pygame.Rect(x, middle - high // 2, self.leave.rect.x - 2 * scale.u - x, high), scale)
        for widget, place in self._piled(scale, inner.width)[0]:
            widget.place(place.move(inner.x, inner.y + side + scale.u), scale)

    def _piled(self, scale: Scale, width: int) -> tuple[list[tuple[Widget, pygame.Rect]], int]:
        """Where the widgets below the name go, from its upper left corner, and their height together."""
        placed: list[tuple[Widget, pygame.Rect]] = []
        x = y = line = 0
        for group in ((self.colours,), (self.kind,), *self.own.pairs):
            sizes = [(min(each.wanted(scale)[0], width), each) for each in group]
            wide = sum(across for across, _ in sizes) + scale.u * (len(group) - 1)
            if x and x + wide > width:
                x, y, line = 0, y + line + scale.u, 0
            for across, each in sizes:
                if x and x + across > width:
                    x, y, line = 0, y + line, 0
                high = each.height(scale, across)
                placed.append((each, pygame.Rect(x, y, across, high)))
                x, line = x + across + scale.u, max(line, high)
            x += scale.u
        return _levelled(placed), y + line

    def fits(self, scale: Scale, width: int) -> bool:
        """Whether a name, its colours, its kinds and its cross find room side by side."""
        return self.needs(scale) <= width

    def needs(self, scale: Scale) -> int:
        """The width at which all widgets lie side by side."""
        widgets = (self.kind, self.colours, self.leave)
        line = sum(widget.wanted(scale)[0] for widget in widgets) + scale.grow(ROW) + scale.grow(170)
        return max(line + 12 * scale.u, self.own.needs(scale) + self.higher(scale) + scale.grow(ROW) + 6 * scale.u)

    def higher(self, scale: Scale) -> int:
        """How much higher it is than a row without settings of its own."""
        low = self.own.height(scale)
        return low + 2 * scale.u if low else 0

    def height(self, scale: Scale, width: int) -> int:
        """The height that it needs at a width."""
        if self.fits(scale, width):
            return scale.grow(ROW) + self.higher(scale)
        return scale.grow(ROW) + 4 * scale.u + self._piled(scale, width - 3 * scale.u)[1]

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them."""
        return self.ground, self.portrait, self.field, self.colours, self.kind, self.leave, *self.own.widgets


def _levelled(placed: list[tuple[Widget, pygame.Rect]]) -> list[tuple[Widget, pygame.Rect]]:
    """Centre widgets that begin at the same height on their line."""
    high = {rect.y: max(other.height for _, other in placed if other.y == rect.y) for _, rect in placed}
    return [(widget, rect.move(0, (high[rect.y] - rect.height) // 2)) for widget, rect in placed]
