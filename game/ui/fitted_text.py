"""Words in a room of a given size: in the wanted type, or smaller so that all of them can be read."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.ui.text import Text, fitted, flow, flow_told, line, measure, told
from game.ui.theme import SMALLEST, Rgb, Size, Style

NARROWEST = 0.6  # of its usual width that a line may have
SLACK = 3  # px that the last line may stand out below


def fitted_text(
    words: str, style: Style, colour: Rgb, room: Size, least: int = SMALLEST, align: str = "left"
) -> Text | None:
    """The words in the largest type, at most `style` and at least `least` px, in which they fit into `room` px
    without broken words; None if there is no such type."""
    return _fitted_text(told(words), style, colour, room, least, align)


@lru_cache(maxsize=1024)
def _fitted_text(words: str, style: Style, colour: Rgb, room: Size, least: int, align: str) -> Text | None:
    for px in range(style.px, max(SMALLEST, least) - 1, -1):
        own = smaller(style, px)
        lines = (room[1] + SLACK) // own.line
        if not lines or any(flow_told(word, own, colour).size[0] > room[0] for word in words.split()):
            continue
        text = flow_told(words, own, colour, room[0], lines, align)
        if not text.clipped:
            return text
    return None


def narrowed(words: str, style: Style, colour: Rgb, room: Size, align: str = "left") -> pygame.Surface:
    """The words in as many lines as fit into a room. If even the smallest type is too wide for them, they get
    narrower; no word is broken as long as that helps."""
    for wide in range(room[0], round(room[0] / NARROWEST) + 1, 2):
        text = fitted_text(words, style, colour, (wide, room[1]), align=align)
        if text is not None:
            return _drawn(text, (wide, text.size[1]), room[0])
    text = fitted_or_cut(words, style, colour, room, align)
    return _drawn(text, (room[0], text.size[1]), room[0])


def _drawn(text: Text, size: Size, width: int) -> pygame.Surface:
    """A text on a canvas of its own, squeezed to a width."""
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    text.draw(canvas, (0, 0))
    return canvas if size[0] == width else pygame.transform.smoothscale(canvas, (width, size[1]))


def smaller(style: Style, px: int) -> Style:
    """The same type at a size of no more than `px`."""
    return Style(style.face, px, min(style.line, round(px * 1.3))) if px < style.px else style


def fitted_or_cut(words: str, style: Style, colour: Rgb, room: Size, align: str = "left") -> Text:
    """The same. If there is no such type, the smallest one, with broken words, and cut if necessary."""
    own = smaller(style, SMALLEST)
    lines = max(1, (room[1] + SLACK) // own.line)
    return fitted_text(words, style, colour, room, align=align) or flow(words, own, colour, room[0], lines, align)


def common_type(words: tuple[str, ...], style: Style, room: int) -> Style:
    """The largest type up to `style` in which each of these fits into `room` px, if there is one."""
    for px in range(style.px, SMALLEST, -1):
        own = smaller(style, px)
        if all(measure(each, own) <= room for each in words):
            return own
    return smaller(style, SMALLEST)


def common_lines(words: tuple[str, ...], style: Style, room: Size) -> Style:
    """The largest type up to `style` in which each of these has room for its lines without a broken word."""
    found = [fitted_text(each, style, (0, 0, 0), room) for each in words]
    px = min([text.placed[0].run.style.px if text is not None and text.placed else SMALLEST for text in found])
    return smaller(style, px)


def halved(words: str, style: Style) -> int:
    """The width that words need on two lines."""
    parts = told(words).split(" ")

    def wide(some: list[str]) -> int:
        return flow_told(" ".join(some), style, (0, 0, 0)).size[0]

    return min(max(wide(parts[:cut]), wide(parts[cut:])) for cut in range(1, len(parts) + 1))


def squeezed(words: str, style: Style, colour: Rgb, room: int) -> pygame.Surface:
    """One line in the largest type that fits into `room` px; if not even the smallest does, it gets narrower."""
    drawn = line(words, fitted(words, style, room), colour)
    if drawn.get_width() <= room:
        return drawn
    width = max(room, round(drawn.get_width() * NARROWEST))
    return pygame.transform.smoothscale(drawn, (width, drawn.get_height()))
