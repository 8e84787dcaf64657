"""The groups of a hand: which cards and pieces lie in them, and where, side by side under their captions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from engine.table import Piece, Table
from game.table.cards import RATIOS
from game.table.layout import GameLayout, Group
from game.ui import theme
from game.ui.text import flow
from game.ui.theme import Scale

GAP = 11  # px at 1080p between cards
APART = 40  # and between groups
HIGHEST = 204  # px at 1080p of a card
SMALLER = 0.84  # how much they shrink before they come closer together
CLOSEST = 0.72  # of a card's width: and how close that is before they shrink further


@dataclass
class Slot:
    """A card or piece and where it lies; one that is `spent` is only a memory of it, `number` counts a heap."""

    piece: Piece
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    spent: bool = False
    number: int = 1


@dataclass
class Shown:
    """A group with its slots; its caption begins at `left` and has `room`."""

    group: Group
    slots: list[Slot]
    left: int = 0
    room: int = 0


def filled(
    layout: GameLayout, table: Table, seat: str, start: Mapping[str, Sequence[Piece]], covered: bool
) -> list[Shown]:
    """The groups of `seat` in `table` (that seat's view) that anything is in or has been in.

    `start` is what lay in every place at the beginning. Of a `covered` hand only what lies open is shown.
    """
    found = []
    for group in layout.layout.groups:
        if "{seat}" in group.place and (covered or not seat):
            continue
        place = group.place.replace("{seat}", seat)
        slots = _slots(
            group, [table.pieces[piece] for piece in table.contents.get(place, ())], start.get(place, ())
        )
        if slots:
            found.append(Shown(group, slots))
    alone = [shown for shown in found if shown.group.alone]
    return alone or found


def _slots(group: Group, pieces: Sequence[Piece], start: Sequence[Piece]) -> list[Slot]:
    """What lies in a group, in the order of the beginning; with the cards that are spent, if it remembers them."""
    if group.heap:
        heaps: dict[str, Slot] = {}
        for piece in pieces:
            slot = heaps.setdefault(piece.kind, Slot(piece, number=0))
            slot.number += 1
        return list(heaps.values())
    here, first = {piece.id: piece for piece in pieces}, [piece.id for piece in start]
    rest = [Slot(piece) for piece in pieces if piece.id not in first]
    if not group.spent:
        return [Slot(here[key]) for key in first if key in here] + rest
    return [Slot(here.get(piece.id, piece), spent=piece.id not in here) for piece in start] + rest


def lay(layout: GameLayout, groups: Sequence[Shown], area: pygame.Rect, scale: Scale) -> None:
    """Give every slot its rect: cards as large as there is room for, closer together before they shrink."""
    sizes = [_ratio(layout, shown) for shown in groups]
    head = caption(groups, scale)
    height = float(min(area.height - head - scale.px(6), scale.px(HIGHEST)))
    gap, apart = scale.px(GAP), scale.px(APART)
    room = area.width - apart * (len(groups) - 1)
    closeness, height = _fitting(groups, sizes, height, gap, room)
    left, top = float(area.x), area.y + head
    for shown, ratio in zip(groups, sizes, strict=True):
        wide = height / ratio
        step = (wide + gap) * closeness
        shown.left, shown.room = round(left), round(_width(shown, wide, gap, closeness)) + apart - scale.u
        for number, slot in enumerate(shown.slots):
            slot.rect = pygame.Rect(round(left + number * step), top, round(wide), round(height))
        left += _width(shown, wide, gap, closeness) + apart


def _fitting(
    groups: Sequence[Shown], ratios: Sequence[float], height: float, gap: int, room: int
) -> tuple[float, float]:
    """How close the cards lie (1: side by side) and how high they are, to fill no more than `room`: first they get
    a little smaller, then they come closer together, then they get as small as they must."""

    def across(high: float, closeness: float) -> float:
        return sum(
            _width(shown, high / ratio, gap, closeness) for shown, ratio in zip(groups, ratios, strict=True)
        )

    if across(height * SMALLER, 1.0) <= room:
        return 1.0, min(height, height * room / across(height, 1.0))
    height *= SMALLER
    if across(height, CLOSEST) > room:
        return CLOSEST, height * room / across(height, CLOSEST)
    loose, tight = across(height, 1.0), across(height, CLOSEST)
    return CLOSEST + (1 - CLOSEST) * (room - tight) / (loose - tight), height


def _width(shown: Shown, wide: float, gap: int, closeness: float) -> float:
    """How wide a group of cards is."""
    return wide + (wide + gap) * closeness * (len(shown.slots) - 1)


def _ratio(layout: GameLayout, shown: Shown) -> float:
    """Height beside width of what lies in a group: cards in their form, anything else on a high card."""
    card = layout.card(shown.slots[0].piece.kind)
    return RATIOS[card.form] if card is not None else RATIOS["token"]


def caption(groups: Sequence[Shown], scale: Scale) -> int:
    """How high the captions are; 0 if there are none."""
    if not any(shown.group.title for shown in groups):
        return 0
    note = scale.style(theme.NOTE).line if any(shown.group.note for shown in groups) else 0
    return scale.style(theme.HEADING).line + note + scale.u


def draw_captions(surface: pygame.Surface, groups: Sequence[Shown], top: int, scale: Scale) -> None:
    """Draw titles and notes above the groups, cut where the next one begins."""
    title, note = scale.style(theme.HEADING), scale.style(theme.NOTE)
    for shown in groups:
        flow(shown.group.title, title, theme.BONE, shown.room, 1).draw(surface, (shown.left, top))
        if shown.group.note:
            words = flow(shown.group.note, note, theme.ASH, shown.room, 1)
            words.draw(surface, (shown.left, top + title.line))
