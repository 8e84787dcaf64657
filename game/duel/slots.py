"""Where a duel finds room beside the place that it is about."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.ui.theme import Size

STEPS = 12  # positions that are tried along each axis
COVERED = 3.0  # how many widths of the room away is as bad as to cover a whole thing that should stay clear


def slot(
    size: Size, room: pygame.Rect, chamber: pygame.Rect, clear: Iterable[pygame.Rect], gap: int
) -> pygame.Rect | None:
    """The rect of this size in `room` that never covers the `chamber`, covers as little as possible of what should
    stay `clear`, and lies as near to the chamber as that allows; None if there is none. `gap` px stay free round
    the chamber."""
    kept = chamber.inflate(2 * gap, 2 * gap)
    wishes = [rect for rect in clear if rect.width and rect.height]
    best: tuple[float, pygame.Rect] | None = None
    for rect in _positions(size, room, kept):
        if not room.contains(rect) or rect.colliderect(kept):
            continue
        covered = sum(_overlap(rect, wish) / max(1, wish.width * wish.height) for wish in wishes)
        away = abs(rect.centerx - chamber.centerx) + abs(rect.centery - chamber.centery)
        cost = covered * COVERED * max(room.size) + away
        if best is None or cost < best[0]:
            best = cost, rect
    return best[1] if best is not None else None


def _positions(size: Size, room: pygame.Rect, chamber: pygame.Rect) -> Iterable[pygame.Rect]:
    """Rects left, right, below and above the chamber, and on a grid over the room."""
    width, height = size
    across, down = max(0, room.width - width), max(0, room.height - height)
    columns = {room.x + across * step // STEPS for step in range(STEPS + 1)}
    rows = {room.y + down * step // STEPS for step in range(STEPS + 1)}
    columns |= {chamber.x - width, chamber.right}
    rows |= {chamber.y - height, chamber.bottom}
    for x in sorted(columns):
        for y in sorted(rows):
            yield pygame.Rect(x, y, width, height)


def _overlap(one: pygame.Rect, other: pygame.Rect) -> int:
    shared = one.clip(other)
    return shared.width * shared.height
