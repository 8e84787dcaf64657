"""What every widget is: a rect, four states, a draw and a handle. Pages hold widgets and route events to them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pygame

from game.services.shortcut_names import with_key
from game.services.shortcuts import CONFIRM, Shortcut
from game.ui import paint, theme
from game.ui.theme import Scale

OFF = 0.40  # opacity of what cannot be used
NO_RECT = pygame.Rect(0, 0, 0, 0)


class Widget:
    """A retained control. `place` gives it a rect and a scale; the page sets `hovered`, `pressed` and
    `focused`.

    `reason` says why it is off. A widget with a reason cannot be used, but can still be pointed at and focused,
    and then shows the reason. `tip` is the tooltip of a widget that can be used; it also names the key or button
    of its `shortcut`, if it has one. `name` finds it in tests.
    """

    focusable = True
    told_when_held = False  # a finger that lies on it for long is shown its tip and does not press it

    def __init__(self, name: str = "", tip: str = "", reason: str = "") -> None:
        self.name = name
        self.tip = tip
        self.reason = reason
        self.shortcut: Shortcut | None = None
        self.visible = True
        self.rect = NO_RECT.copy()
        self.scale = Scale()
        self.hovered = False
        self.pressed = False
        self.active = False  # has the focus: keys come here
        self.focused = False  # has the focus and shows it: the player uses keys

    @property
    def told(self) -> str:
        """The words of the tooltip now."""
        return self.reason or with_key(self.tip, self.shortcut)

    @property
    def told_beside(self) -> pygame.Rect:
        """What the tooltip is about; it stands beside that."""
        return self.rect

    @property
    def told_off(self) -> pygame.Rect:
        """What the tooltip must not cover where there is room to the left of it; without height nothing."""
        return NO_RECT

    @property
    def enabled(self) -> bool:
        return not self.reason

    @property
    def clipped(self) -> bool:
        """Whether some of its text does not fit."""
        return False

    @property
    def hit(self) -> pygame.Rect:
        """The area that answers the pointer, never smaller than a fingertip."""
        grow_x = max(0, self.scale.touch - self.rect.width)
        grow_y = max(0, self.scale.touch - self.rect.height)
        return self.rect.inflate(grow_x, grow_y)

    def wanted(self, scale: Scale) -> tuple[int, int]:
        """The width and height it would like, in px."""
        return scale.hit, scale.hit

    def height(self, scale: Scale, width: int) -> int:
        """The height it needs at a width, in px."""
        return self.wanted(scale)[1]

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        """Take this rect at this scale; called upon every change of either. A rect never has a negative size:
        where others have taken more room than there is, nothing is left."""
        self.rect = pygame.Rect(rect.topleft, (max(0, rect.width), max(0, rect.height)))
        self.scale = scale

    def draw(self, surface: pygame.Surface) -> None:
        """Draw itself as it is now."""

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw what lies above the neighbours, after all widgets are drawn; by default nothing."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event that the page has routed here; True if it was used."""
        return False

    def scroll(self, by: int) -> bool:
        """Scroll what it shows by so many px; True if anything moved. By default it shows everything."""
        return False

    def update(self, dt: float) -> bool:
        """Move on by `dt` seconds; True while something still moves."""
        return False

    def draw_focus(self, surface: pygame.Surface, radius: int, rect: pygame.Rect | None = None) -> None:
        """The white ring 3 px outside, while the keys' focus is here."""
        if not self.focused:
            return
        width = max(2, self.scale.px(3))
        around = (rect or self.rect).inflate(4 * width, 4 * width)
        ring = paint.outline(around.size, min(radius + 2 * width, around.height // 2), theme.KEY, width + 1)
        paint.stamp(surface, ring, around.topleft)
        around.inflate_ip(-2, -2)
        ring = paint.outline(around.size, min(radius + 2 * width, around.height // 2), theme.BONE, width)
        paint.stamp(surface, ring, around.topleft)


@contextmanager
def fading(surface: pygame.Surface, area: pygame.Rect, alpha: float) -> Iterator[None]:
    """Draw what the block draws in `area` at `alpha` (0-1) of its strength."""
    shown = area.clip(surface.get_rect())
    # An area outside the surface clips to an empty one that is not on the surface either.
    if alpha >= 1 or not shown:
        yield
        return
    before = surface.subsurface(shown).copy()
    yield
    before.set_alpha(round(255 * (1 - alpha)))
    surface.blit(before, shown)


def away(rect: pygame.Rect, point: tuple[int, int]) -> int:
    """How far a point is outside a rect, px along both axes."""
    x, y = point
    return max(rect.left - x, 0, x - rect.right) + max(rect.top - y, 0, y - rect.bottom)


def is_click(event: pygame.event.Event, kind: int = pygame.MOUSEBUTTONDOWN) -> bool:
    """Whether it is the first button going down (or up, as `kind` says)."""
    return event.type == kind and event.button == 1


def is_confirm(event: pygame.event.Event) -> bool:
    """Whether a key means 'do it': Enter or Space."""
    return CONFIRM.fits(event)
