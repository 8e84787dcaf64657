"""The clause card: why something is not allowed, where that stands, and what would help."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import paint, theme
from game.ui.text import flow
from game.ui.theme import Scale


@dataclass(frozen=True)
class Refusal:
    """What the card says. `rows` are label, number and note; `help` is markup or empty."""

    title: str
    sentence: str
    clause: str
    source: str
    rows: tuple[tuple[str, str, str], ...] = ()
    help: str = ""


class ClauseCard:
    """At most one refusal, sliding in beside the board."""

    def __init__(self) -> None:
        self.shown: Refusal | None = None
        self.age = 0.0
        self.area = pygame.Rect(0, 0, 0, 0)
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale = Scale()

    def place(self, area: pygame.Rect, scale: Scale) -> None:
        self.area, self.scale = area, scale

    def show(self, refusal: Refusal) -> None:
        """Show this one in place of any other."""
        self.shown, self.age = refusal, 0.0

    def close(self) -> bool:
        """Take the card away; True if there was one."""
        was, self.shown = self.shown is not None, None
        return was

    def update(self, dt: float) -> bool:
        if self.shown is None or self.age >= theme.SLIDE_IN.seconds:
            return False
        self.age += dt
        return True

    def draw(self, surface: pygame.Surface) -> None:
        if self.shown is None:
            return
        scale, refusal = self.scale, self.shown
        pad = 2 * scale.u
        inner = self.area.width - 2 * pad
        part = theme.SLIDE_IN.ease(min(1.0, self.age / theme.SLIDE_IN.seconds))
        slide = round((1 - part) * scale.px(theme.SLIDE_PX))
        title = flow(refusal.title, scale.style(theme.HEADING), theme.BONE, inner - scale.px(40), 2)
        said = flow(refusal.sentence, scale.style(theme.BODY), theme.INK, inner)
        place = flow(f"**{refusal.clause}** {refusal.source}", scale.style(theme.NOTE), theme.INK2, inner)
        head = title.size[1] + 2 * scale.u
        row = scale.style(theme.LABEL).line + scale.u // 2
        rows = len(refusal.rows) * row + (pad if refusal.rows else 0)
        helps = flow(refusal.help, scale.style(theme.LABEL), theme.INK, inner - 2 * pad) if refusal.help else None
        hint_title = scale.style(theme.STRONG)
        help_height = helps.size[1] + hint_title.line + 2 * scale.u if helps else 0
        height = (
            head
            + pad
            + said.size[1]
            + scale.u // 2
            + place.size[1]
            + rows
            + (help_height + pad if helps else 0)
            + pad
        )
        self.rect = rect = pygame.Rect(
            self.area.x + slide, self.area.y, self.area.width, min(height, self.area.height)
        )
        paint.paper(surface, rect, scale)
        self._head(surface, rect, head)
        title.draw(surface, (rect.x + pad + scale.px(38), rect.y + scale.u))
        y = rect.y + head + scale.u + scale.u // 2
        said.draw(surface, (rect.x + pad, y))
        y += said.size[1] + scale.u // 2
        place.draw(surface, (rect.x + pad, y))
        y += place.size[1] + scale.u
        for words, number, note in refusal.rows:
            self._row(surface, pygame.Rect(rect.x + pad, y, inner, row), words, number, note)
            y += row
        if helps:
            box = pygame.Rect(rect.x + scale.u, y + scale.u, rect.width - 2 * scale.u, help_height)
            paint.stamp(surface, paint.rounded(box.size, scale.px(9), theme.HINT_BOX, rim=theme.HINT_RIM), box)
            icon = hint_title.px
            paint.stamp(surface, paint.icon("bulb", icon, theme.HINT_TEXT), (box.x + scale.u, box.y + scale.u))
            flow("What would help", hint_title, theme.HINT_TEXT).draw(
                surface, (box.x + scale.u + icon + 6, box.y + scale.u - 2)
            )
            helps.draw(surface, (box.x + scale.u, box.y + scale.u + hint_title.line))

    def _head(self, surface: pygame.Surface, rect: pygame.Rect, height: int) -> None:
        """The rose head with its X."""
        scale = self.scale
        strip = paint.rounded((rect.width - 2, height + scale.px(14)), scale.px(13), theme.ILLEGAL_PAPER)
        surface.blit(
            strip,
            (rect.x + 1, rect.y + 1),
            (0, 0, rect.width - 2, height),
            special_flags=pygame.BLEND_PREMULTIPLIED,
        )
        side = scale.px(28)
        disc = paint.disc(side, theme.BONE)
        at = (rect.x + 2 * scale.u, rect.y + (height - side) // 2)
        paint.stamp(surface, disc, at)
        cross = round(side * 0.6)
        paint.stamp(
            surface,
            paint.icon("close", cross, theme.ILLEGAL_PAPER),
            (at[0] + (side - cross) // 2, at[1] + (side - cross) // 2),
        )

    def _row(self, surface: pygame.Surface, area: pygame.Rect, words: str, number: str, note: str) -> None:
        style = self.scale.style(theme.LABEL)
        flow(words, style, theme.INK, area.width // 2).draw(surface, area.topleft)
        flow(number, style.bold, theme.ILLEGAL_PAPER).draw(surface, (area.x + area.width * 45 // 100, area.y))
        right = flow(note, self.scale.style(theme.NOTE), theme.INK2)
        right.draw(surface, (area.right - right.size[0], area.y))
