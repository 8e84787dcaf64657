"""A page of widgets: which is under the pointer, which has the focus, whose tooltip shows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

import pygame

from game.services import shortcuts
from game.ui import theme, tooltip
from game.ui.theme import Scale
from game.ui.widget import Widget, away, is_confirm

NOWHERE = (-9999, -9999)  # far from every widget
W = TypeVar("W", bound=Widget)

ARROWS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


def _lies_on(widget: Widget, ground: Widget, found: list[Widget]) -> bool:
    """Whether a control lies upon another widget, or beside one that has no use for a press; of what was `found`
    the topmost comes first."""
    if not widget.focusable:
        return False
    if widget.rect.colliderect(ground.rect):
        return found.index(widget) < found.index(ground)
    return not ground.focusable


class Page:
    """Widgets in tab order, later ones on top. Give it every event; `handle` says whether one was used.

    Tab, Shift-Tab and arrows move the focus (arrows only if the focused widget has no use for them).
    A call of `handle`, `update` or a setter here may change what is seen: draw again if it answers True.
    """

    def __init__(self, widgets: Iterable[Widget] = ()) -> None:
        self.widgets: list[Widget] = list(widgets)
        self.scale = Scale()
        self.size = (0, 0)
        self.focus: Widget | None = None
        self.keys = False  # the player is using keys: the focus is shown
        self.hovered: Widget | None = None
        self.held: Widget | None = None
        self.pointer = (-1, -1)
        self.finger = False  # the pointer is a finger, which points at nothing once it is up
        self.tooltip_after = theme.TOOLTIP_AFTER  # seconds; 0 while a lens is on
        self._rested = 0.0
        self._gripped = 0  # px from above, where the pointer has taken hold of what is held
        self._swiping = False  # what is held scrolls along with the pointer
        self._touched: float | None = None  # seconds that a finger has lain on what is held
        self._tipped: Widget | None = None

    def add(self, widget: W) -> W:
        """Put a widget on top and at the end of the tab order."""
        self.widgets.append(widget)
        return widget

    def remove(self, *widgets: Widget) -> None:
        """Take widgets away, with their focus and hover."""
        for widget in widgets:
            self.widgets.remove(widget)
            if self.focus is widget:
                self.set_focus(None)
            if self.held is widget:
                self.held = None
            if self.hovered is widget:
                self._hover(None)

    def clear(self) -> None:
        """Take all widgets away."""
        self.remove(*self.widgets)

    def named(self, name: str) -> Widget:
        """The widget of that name. Raises KeyError."""
        for widget in self.widgets:
            if widget.name == name:
                return widget
        names = ", ".join(widget.name for widget in self.widgets if widget.name)
        raise KeyError(f"No widget is named {name}; there are: {names}.")

    @property
    def shown(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.visible]

    @property
    def clipped(self) -> list[str]:
        """Names of the widgets whose text does not fit."""
        return [widget.name or type(widget).__name__ for widget in self.shown if widget.clipped]

    def at(self, point: tuple[int, int]) -> Widget | None:
        """The topmost widget that answers the pointer there. One that is drawn there wins over a near one, except
        over a control that lies upon it, as on a panel; of near ones the nearest wins."""
        found = [widget for widget in reversed(self.shown) if self.answers(widget, point)]
        drawn = next((widget for widget in found if widget.rect.collidepoint(point)), None)
        near = [widget for widget in found if drawn is None or _lies_on(widget, drawn, found)]
        return min(near, key=lambda widget: away(widget.rect, point), default=drawn)

    def answers(self, widget: Widget, point: tuple[int, int]) -> bool:
        """Whether a widget answers the pointer at a point."""
        return widget.hit.collidepoint(point)

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return self._button(event)
        if event.type == pygame.MOUSEWHEEL:
            return bool(self.hovered and self.hovered.handle(event))
        if event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING):
            return self._key(event)
        if event.type == pygame.WINDOWLEAVE:
            return self.forget_pointer()
        return False

    def forget_pointer(self) -> bool:
        """The pointer has left: nothing is hovered."""
        self.pointer = (-1, -1)
        return self._hover(None)

    def cancel_press(self) -> None:
        """What is held is let go of and does nothing."""
        held, self.held = self.held, None
        if held is not None:
            held.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=NOWHERE, button=1))
            held.pressed = False
        self.forget_pointer()

    def _motion(self, event: pygame.event.Event) -> bool:
        self.pointer, self.finger = event.pos, getattr(event, "touch", False)
        self._rested = 0.0
        if self.held and self._swipes(self.held, event.pos[1]):
            return True
        if self.held:
            self.held.hovered = self.held.hit.collidepoint(event.pos)
            self.held.handle(event)
            return True
        changed = self._hover(self.at(event.pos))
        told = self.hovered.told if self.hovered else ""
        changed |= bool(self.hovered and self.hovered.handle(event))
        if self._tipped is self.hovered is not None and self.hovered.told != told:
            self._tipped = None  # it told of another part
        return changed

    def _swipes(self, held: Widget, y: int) -> bool:
        """Scroll what is held along with the pointer."""
        by = self._gripped - y
        if not self._swiping and (abs(by) < theme.SWIPE or not held.scroll(by)):
            return False
        if not self._swiping or held.scroll(by):
            self._gripped = y
        self._swiping, held.pressed, self._touched = True, False, None
        return True

    def _hover(self, widget: Widget | None) -> bool:
        if widget is self.hovered:
            return False
        for old in (self.hovered, self._tipped):
            if old:
                old.hovered = False
        self.hovered, self._tipped, self._rested = widget, None, 0.0
        if widget:
            widget.hovered = True
        return True

    def _button(self, event: pygame.event.Event) -> bool:
        if event.button > 3:  # the wheel, which also comes as MOUSEWHEEL
            return False
        self.pointer, self.finger = event.pos, getattr(event, "touch", False)
        self._show_focus(False)
        if event.type == pygame.MOUSEBUTTONUP:
            return self._released(event)
        widget = self.at(event.pos)
        self._hover(widget)
        if widget is None:
            self.set_focus(None)
            return False
        if event.button != 1:
            return widget.handle(event)
        self._tipped, self._rested = (widget, 1.0) if widget.reason else (None, 0.0)
        if widget.focusable:
            self.set_focus(widget)
        self._touched = 0.0 if widget.told_when_held and self.finger else None
        if widget.enabled:
            self.held, self._gripped, self._swiping = widget, event.pos[1], False
            widget.pressed = True
            widget.handle(event)
        return True

    def _released(self, event: pygame.event.Event) -> bool:
        """A button goes up: what is held does what it does. A finger that is up points at nothing; where it would
        have to lie for a tip, the tip that it has asked for stays."""
        held = self.held if event.button == 1 else None
        if held is not None:
            self.held = None
            if held.visible and not self._swiping:
                held.handle(event)
            held.pressed = False
            self._hover(self.at(event.pos))
        if self.finger and self.hovered and self.hovered.told_when_held:
            tipped = self._tipped
            self._hover(None)
            self._tipped = tipped
        return held is not None

    def _key(self, event: pygame.event.Event) -> bool:
        if self.focus and self.focus.visible and self.focus.enabled and self.focus.handle(event):
            if event.type == pygame.KEYDOWN:
                self._show_focus(True)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if shortcuts.NEXT.fits(event):
            return self.step_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        if shortcuts.ARROWS.fits(event):
            return self._move_focus(ARROWS[event.key])
        if self.focus and self.focus.reason and is_confirm(event):
            self._tipped = self.focus
            return True
        return False

    # Focus

    @property
    def focusables(self) -> list[Widget]:
        return [widget for widget in self.shown if widget.focusable]

    def set_focus(self, widget: Widget | None, keys: bool | None = None) -> None:
        """Give the focus to a widget or to none; `keys` says whether to show it."""
        if self.focus:
            self.focus.focused = self.focus.active = False
            if self._tipped is self.focus:
                self._tipped = None
        self.focus, self._rested = widget, 0.0
        if widget:
            widget.active = True
        self._show_focus(self.keys if keys is None else keys)

    def _show_focus(self, keys: bool) -> None:
        self.keys = keys
        if self.focus:
            self.focus.focused = keys

    def step_focus(self, step: int) -> bool:
        """Focus the next widget in tab order (or the one before, -1), round the end."""
        order = self.focusables
        if not order:
            return False
        before = order.index(self.focus) if self.focus in order else min(0, -step)
        self.set_focus(order[(before + step) % len(order)], keys=True)
        return True

    def _move_focus(self, direction: tuple[int, int]) -> bool:
        """Focus the nearest widget in a direction; the first one if nothing has the focus."""
        if self.focus is None:
            return self.step_focus(1)
        here = self.focus.rect.center
        best, nearest = None, float("inf")
        for widget in self.focusables:
            dx, dy = widget.rect.centerx - here[0], widget.rect.centery - here[1]
            along = dx * direction[0] + dy * direction[1]
            aside = abs(dx * direction[1]) + abs(dy * direction[0])
            if widget is not self.focus and along > 0 and along + 2 * aside < nearest:
                best, nearest = widget, along + 2 * aside
        if best is None:
            return False
        self.set_focus(best, keys=True)
        return True

    # Time and drawing

    def update(self, dt: float) -> bool:
        """Let widgets move. A tooltip appears once the pointer or the keys' focus has rested."""
        moving = False
        for widget in self.widgets:
            moving |= widget.update(dt)
        if self._touched is not None and self.held:
            self._touched += dt
            if self._touched >= theme.LONG_PRESS:
                return self._tell_held() or moving
        rested = self._rested
        self._rested += dt
        target = self.hovered or (self.focus if self.keys else None)
        due = rested <= self.tooltip_after < self._rested
        if due and target and not self.held and target.told and self._tipped is not target:
            self._tipped = target
            return True
        return moving

    def _tell_held(self) -> bool:
        """Show the tip of the widget under a finger; then letting go does nothing."""
        held, self._touched = self.held, None
        if held is None or not held.told:
            return False
        self.held, held.pressed, self._tipped = None, False, held
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all widgets, and above them their open parts and the tooltip."""
        self.draw_widgets(surface)
        self.draw_tooltip(surface)

    def draw_widgets(self, surface: pygame.Surface) -> None:
        for widget in self.shown:
            widget.draw(surface)
        for widget in self.shown:
            widget.draw_over(surface)

    def draw_tooltip(self, surface: pygame.Surface) -> None:
        if self._tipped and self._tipped.visible and (words := self._tipped.told):
            tipped, off = self._tipped, bool(self._tipped.reason)
            tooltip.draw(surface, words, tipped.told_beside, tipped.scale, refused=off, free=tipped.told_off)
