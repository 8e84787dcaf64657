"""A field for one line of typed words."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pygame

from game.ui import paint, theme
from game.ui.edited_line import EditedLine
from game.ui.text import line, measure, report_clipped
from game.ui.theme import Scale
from game.ui.widget import OFF, Widget, is_click

BLINK = 0.53  # seconds the caret is on, and off
COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
COMMANDS = (pygame.K_a, pygame.K_c, pygame.K_x, pygame.K_v, pygame.K_z)


class TextField(Widget):
    """One line of text, at most `longest` characters. `changed` is called at every edit, `entered` at Enter.

    Shift and a key that moves the caret select, and so does a drag; Ctrl+A selects all. Ctrl and an arrow go by
    words. Ctrl+Z takes typing back; once there is none left, it is the scene's.
    """

    def __init__(
        self,
        words: str,
        changed: Callable[[str], object],
        entered: Callable[[str], object] | None = None,
        empty: str = "",
        longest: int = 40,
        tip: str = "",
        reason: str = "",
        name: str = "",
    ) -> None:
        super().__init__(name or empty, tip, reason)
        self.edited = EditedLine(words, longest)
        self.changed = changed
        self.entered = entered
        self.empty = empty
        self.composing = ""  # what an input method has not committed yet
        self._shift = 0
        self._clock = 0.0

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return scale.grow(280), max(scale.hit, scale.grow(40))

    @property
    def words(self) -> str:
        """What stands in the field."""
        return self.edited.words

    def write(self, words: str) -> None:
        """Put other words into the field, and tell nobody."""
        self.edited.write(words)

    @property
    def _inner(self) -> pygame.Rect:
        return self.rect.inflate(-3 * self.scale.u, 0)

    def draw(self, surface: pygame.Surface) -> None:
        radius = self.scale.px(theme.RADIUS_FIELD)
        rim = theme.ASH if self.hovered or self.focused else theme.LINE
        body = paint.rounded(self.rect.size, radius, theme.NIGHT, rim=rim, rim_width=max(1, self.scale.px(1.5)))
        paint.stamp(surface, body if self.enabled else paint.faded(body, OFF), self.rect.topleft)
        self._draw_words(surface)
        self.draw_focus(surface, radius)

    def _draw_words(self, surface: pygame.Surface) -> None:
        style, inner = self.scale.style(theme.LABEL), self._inner
        at = self.edited.caret
        shown = self.words[:at] + self.composing + self.words[at:]
        caret = measure(shown[: at + len(self.composing)], style)
        if self.active:
            self._shift = max(0, min(self._shift, caret))
            self._shift = max(self._shift, caret - inner.width + 2)
        else:
            self._shift = 0
            if measure(shown or self.empty, style) > inner.width:
                report_clipped(shown or self.empty)
        before = surface.get_clip()
        surface.set_clip(inner.clip(before))
        if self.active and self.edited.selected and not self.composing:
            left, right = [inner.x - self._shift + measure(shown[:end], style) for end in self.edited.span]
            marked = pygame.Rect(left, self.rect.centery - style.px * 2 // 3, right - left, style.px * 4 // 3)
            surface.fill(theme.BRONZE, marked)
        ink = theme.BONE if shown and self.enabled else theme.ASH
        picture = line(shown or self.empty, style, ink)
        top = self.rect.centery - picture.get_height() // 2
        paint.stamp(surface, picture, (inner.x - self._shift, top))
        if self.active and self._clock % (2 * BLINK) < BLINK:
            bar = pygame.Rect(
                inner.x - self._shift + caret, self.rect.centery - style.px * 2 // 3, 2, style.px * 4 // 3
            )
            surface.fill(theme.LEGAL, bar)
        surface.set_clip(before)

    @property
    def clipped(self) -> bool:
        return measure(self.words or self.empty, self.scale.style(theme.LABEL)) > self._inner.width

    def _edit(self, edit: Callable[[], object]) -> bool:
        """Do something with the words, and tell if they are others then."""
        before, self._clock = self.words, 0.0
        edit()
        if self.words != before:
            self.changed(self.words)
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        if is_click(event) or (event.type == pygame.MOUSEMOTION and self.pressed):
            drags = event.type == pygame.MOUSEMOTION
            return self._edit(lambda: self.edited.move(self._nearest(event.pos[0]), selecting=drags))
        if event.type == pygame.TEXTEDITING:
            self.composing = event.text
            return True
        if event.type == pygame.TEXTINPUT:
            self.composing = ""
            return self._edit(lambda: self.edited.insert(event.text))
        return event.type == pygame.KEYDOWN and self._key(event)

    def _nearest(self, x: int) -> int:
        """Where between the letters a point lies."""
        style, wanted = self.scale.style(theme.LABEL), x - self._inner.x + self._shift
        return min(range(len(self.words) + 1), key=lambda end: abs(measure(self.words[:end], style) - wanted))

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.entered:
                self.entered(self.words)
            return self.entered is not None
        command = bool(event.mod & COMMAND) and not event.mod & pygame.KMOD_ALT  # Ctrl and Alt: AltGr, for letters
        if command and event.key in COMMANDS:
            return self._command(event.key)
        edited, selecting = self.edited, bool(event.mod & pygame.KMOD_SHIFT)
        move = edited.leap if command else edited.step
        match event.key:
            case pygame.K_BACKSPACE:
                return self._edit(lambda: edited.erase(-1))
            case pygame.K_DELETE:
                return self._edit(lambda: edited.erase(1))
            case pygame.K_LEFT:
                return self._edit(lambda: move(-1, selecting))
            case pygame.K_RIGHT:
                return self._edit(lambda: move(1, selecting))
            case pygame.K_HOME:
                return self._edit(lambda: edited.move(0, selecting))
            case pygame.K_END:
                return self._edit(lambda: edited.move(len(self.words), selecting))
        # a typed letter also comes as TEXTINPUT; claim its key so that no shortcut takes it
        return bool(event.unicode and event.unicode.isprintable()) and not event.mod & (
            pygame.KMOD_CTRL | pygame.KMOD_ALT
        )

    def _command(self, key: int) -> bool:
        """Select all, copy, cut, paste or undo; whether it could be done."""
        match key:
            case pygame.K_a:
                return self._edit(self.edited.select_all)
            case pygame.K_c:
                return self._copy()
            case pygame.K_x:
                return self._copy() and self._edit(lambda: self.edited.erase(1))
            case pygame.K_z:
                return self.edited.undoable and self._edit(self.edited.undo)
        return self._paste()

    def _copy(self) -> bool:
        if self.edited.selected:
            with suppress(pygame.error):  # there may be no clipboard
                pygame.scrap.put_text(self.edited.selected)
                return True
        return False

    def _paste(self) -> bool:
        try:
            words = pygame.scrap.get_text()
        except pygame.error:  # an empty clipboard, or none at all
            return False
        one_line = " ".join(words.expandtabs(1).splitlines())
        return bool(one_line) and self._edit(lambda: self.edited.insert(one_line))

    def update(self, dt: float) -> bool:
        if not self.active:
            return False
        before = self._clock % (2 * BLINK) < BLINK
        self._clock += dt
        return before != (self._clock % (2 * BLINK) < BLINK)
