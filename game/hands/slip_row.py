"""A hand with slips: slips and cards in one row without captions. Slips overlap where room is short."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.hands.hand_groups import ShownGroup, Slot
from game.layout.game_layout import GameLayout
from game.pieces.cards import RATIOS
from game.ui.theme import Scale

HIGH = 144  # px at 1080p
GAP, APART = 12, 20
WIDEST = 1.3  # times its own width: how wide a slip gets where there is room
OVER = 0.5  # of a slip's width: how much of it is seen below the next one at least, before cards move together too


Row = list[tuple[Slot, int]]


def lay_row(layout: GameLayout, groups: Sequence[ShownGroup], area: pygame.Rect, scale: Scale) -> None:
    """Give every slot its rect in one row from the left."""
    high = min(area.height, round(scale.px(HIGH) * max(1.0, scale.text)))
    rows = [[(slot, _width(layout, shown, slot, high)) for slot in shown.slots] for shown in groups]
    apart, gap = scale.px(APART), scale.px(GAP)
    room = area.width - apart * (len(groups) - 1)
    rows = _widened(groups, rows, gap, room)
    over = _over(groups, rows, gap, room)
    steps = [
        [wide * (1 - over * shown.group.slips) + gap for _, wide in row]
        for shown, row in zip(groups, rows, strict=True)
    ]
    last = [(row[-1][1] - steps_[-1]) if row else 0 for row, steps_ in zip(rows, steps, strict=True)]
    needed = sum(sum(each) for each in steps) + sum(last) + apart * (len(groups) - 1)
    fixed = sum(row[-1][1] for row in rows if row) + apart * (len(groups) - 1)
    loose = needed - fixed
    tight = min(1.0, max(0.0, area.width - fixed) / loose) if loose > 0 else 1.0
    x = float(area.x)
    y = area.y + min(scale.px(14), (area.height - high) // 2)
    for shown, row, across in zip(groups, rows, steps, strict=True):
        shown.left, shown.top, shown.room = round(x), y, 0
        for number, (slot, wide) in enumerate(row):
            slot.rect = pygame.Rect(round(x), y, wide, high)
            x += across[number] * tight if number < len(row) - 1 else wide
        x += apart


def _widened(groups: Sequence[ShownGroup], rows: list[Row], gap: int, room: int) -> list[Row]:
    """The slots with their widths; slips are wider, as far as the row has room."""
    wide = sum(each for shown, row in zip(groups, rows, strict=True) if shown.group.slips for _, each in row)
    part = min(WIDEST, 1 + max(0, room - _needed(rows, gap)) / wide) if wide else 1.0
    return [
        [(slot, round(each * part)) for slot, each in row] if shown.group.slips else row
        for shown, row in zip(groups, rows, strict=True)
    ]


def _over(groups: Sequence[ShownGroup], rows: list[Row], gap: int, room: int) -> float:
    """How much of a slip lies below the next one, in parts of its width: as little as the room allows."""
    slips = [row for shown, row in zip(groups, rows, strict=True) if shown.group.slips and row]
    movable = sum(row[0][1] * (len(row) - 1) for row in slips)
    return min(1 - OVER, max(0.0, _needed(rows, gap) - room) / movable) if movable else 0.0


def _needed(rows: list[Row], gap: int) -> int:
    """The width of all slots side by side, px, without what lies between the groups."""
    return sum(wide + gap for row in rows for _, wide in row) - gap * sum(bool(row) for row in rows)


def _width(layout: GameLayout, shown: ShownGroup, slot: Slot, high: int) -> int:
    if shown.group.slips:
        return round(high / RATIOS["slip"])
    card = layout.card(slot.piece.kind)
    return round(high / (RATIOS[card.form] if card is not None else 1.0))
