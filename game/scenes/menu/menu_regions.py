"""Which part of the window belongs to what on the menu."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.ui import theme
from game.ui.theme import Scale, Size

WIDEST = 1680  # px at 1080p
CARDS = 286  # height of the cards below the boxes
HEAD = 186  # height of name and line, px in a window 1080 px high
LEAST_BOXES = 0.36  # of the window's height, else the cards stand beside the boxes


@dataclass
class MenuRegions:
    """Where the parts of the menu lie. `beside`: the cards stand right of the boxes, one above the other."""

    head: pygame.Rect
    boxes: pygame.Rect
    card: pygame.Rect
    panel: pygame.Rect
    foot: pygame.Rect
    beside: bool = False


def menu_regions(size: Size, scale: Scale) -> MenuRegions:
    """The parts of the menu in a window of `size` px: the cards below the boxes, or beside them where large
    text leaves the boxes too little room."""
    width = min(size[0] - 6 * scale.u, scale.px(WIDEST))
    left = (size[0] - width) // 2
    more = max(0, scale.style(theme.PROMPT).line - scale.at_text(1.0).style(theme.PROMPT).line)
    head = pygame.Rect(left, 0, width, round(HEAD * min(size[1], size[0] * 0.75) / 1080) + more)
    line = scale.style(theme.NOTE).line
    foot = pygame.Rect(left, size[1] - line - 2 * scale.u, width, line)
    high = scale.grow(CARDS)
    if foot.y - high - 2 * scale.u - head.bottom < size[1] * LEAST_BOXES:
        return _beside(head, foot, scale)
    cards = pygame.Rect(left, foot.y - high - 2 * scale.u, width, high)
    gutter = 3 * scale.u
    share = round(width * 0.60) - gutter // 2
    card = pygame.Rect(left, cards.y, share, high)
    panel = pygame.Rect(card.right + gutter, cards.y, width - share - gutter, high)
    boxes = pygame.Rect(left, head.bottom, width, cards.y - head.bottom)
    return MenuRegions(head, boxes, card, panel, foot)


def _beside(head: pygame.Rect, foot: pygame.Rect, scale: Scale) -> MenuRegions:
    """The boxes at the left, card and panel at the right."""
    top, gutter = head.bottom + scale.u, 2 * scale.u
    high = foot.y - gutter - top
    boxes = pygame.Rect(head.x, top, round(head.width * 0.38), high)
    column = pygame.Rect(boxes.right + gutter, top, head.right - boxes.right - gutter, high)
    share = round(high * 0.58)
    card = pygame.Rect(column.x, top, column.width, share)
    panel = pygame.Rect(column.x, card.bottom + gutter, column.width, high - share - gutter)
    return MenuRegions(head, boxes, card, panel, foot, True)
