"""A field for one line of typed words."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui import paint, theme
from game.ui.text import line, measure, report_clipped
from game.ui.theme import Scale
from game.ui.widget import OFF, Widget, is_click

BLINK = 0.53  # seconds the caret is on, and off


class TextField(Widget):
    """One line of text, at most `longest` characters. `changed` is called at every edit, `entered` at Enter."""

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
        self.words = words
        self.changed = changed
        self.entered = entered
        self.empty = empty
        self.longest = longest
        self.caret = len(words)
        self.composing = ""  # what an input method has not committed yet
        self._shift = 0
        self._clock = 0.0

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return scale.grow(280), max(scale.hit, scale.grow(40))

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
        shown = self.words[: self.caret] + self.composing + self.words[self.caret :]
        caret = measure(shown[: self.caret + len(self.composing)], style)
        if self.active:
            self._shift = max(0, min(self._shift, caret))
            self._shift = max(self._shift, caret - inner.width + 2)
        else:
            self._shift = 0
            if measure(shown or self.empty, style) > inner.width:
                report_clipped(shown or self.empty)
        before = surface.get_clip()
        surface.set_clip(inner.clip(before))
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

    def _set(self, words: str, caret: int) -> None:
        self.caret, self._clock = max(0, min(len(words), caret)), 0.0
        if words != self.words:
            self.words = words
            self.changed(words)

    def handle(self, event: pygame.event.Event) -> bool:
        if is_click(event):
            self._place_caret(event.pos[0])
            return True
        if event.type == pygame.TEXTEDITING:
            self.composing = event.text
            return True
        if event.type == pygame.TEXTINPUT:
            self.composing = ""
            self._insert(event.text)
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _insert(self, words: str) -> None:
        room = self.longest - len(self.words)
        added = "".join(character for character in words if character.isprintable())[:room]
        self._set(self.words[: self.caret] + added + self.words[self.caret :], self.caret + len(added))

    def _paste(self) -> bool:
        try:
            self._insert(pygame.scrap.get_text())
        except pygame.error:  # an empty clipboard, or none at all
            return False
        return True

    def _place_caret(self, x: int) -> None:
        style, wanted = self.scale.style(theme.LABEL), x - self._inner.x + self._shift
        self.caret = min(
            range(len(self.words) + 1), key=lambda end: abs(measure(self.words[:end], style) - wanted)
        )
        self._clock = 0.0

    def _key(self, event: pygame.event.Event) -> bool:
        words, caret = self.words, self.caret
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.entered:
                self.entered(words)
            return self.entered is not None
        edits = {
            pygame.K_BACKSPACE: (words[: max(0, caret - 1)] + words[caret:], caret - 1),
            pygame.K_DELETE: (words[:caret] + words[caret + 1 :], caret),
            pygame.K_LEFT: (words, caret - 1),
            pygame.K_RIGHT: (words, caret + 1),
            pygame.K_HOME: (words, 0),
            pygame.K_END: (words, len(words)),
        }
        if event.key in edits:
            self._set(*edits[event.key])
            return True
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._paste()
        # a typed letter also comes as TEXTINPUT; claim its key so that no shortcut takes it
        return bool(event.unicode and event.unicode.isprintable()) and not event.mod & (
            pygame.KMOD_CTRL | pygame.KMOD_ALT
        )

    def update(self, dt: float) -> bool:
        if not self.active:
            return False
        before = self._clock % (2 * BLINK) < BLINK
        self._clock += dt
        return before != (self._clock % (2 * BLINK) < BLINK)
