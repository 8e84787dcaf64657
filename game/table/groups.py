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

GAP = 9  # px at 1080p between cards
APART = 30  # and between groups
HIGHEST = 204  # px at 1080p of a card
SMALLER = 0.70  # how much they shrink before they come closer together
CLOSEST = 0.72  # of a card's width: and how close that is before they shrink further


@dataclass
class Slot:
    """A card or piece and where it lies, with the ids of `all` in its heap; what is `spent` is only a memory."""

    piece: Piece
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    spent: bool = False
    all: tuple[str, ...] = ()

    def holds(self, piece: str) -> bool:
        """Whether a piece lies here."""
        return not self.spent and (piece == self.piece.id or piece in self.all)


@dataclass
class Shown:
    """A group with its slots; its caption begins at `left` and `top` and has `room`."""

    group: Group
    slots: list[Slot]
    left: int = 0
    top: int = 0
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
    here, first = {piece.id: piece for piece in pieces}, [piece.id for piece in start]
    slots = [Slot(here.get(piece.id, piece), spent=piece.id not in here) for piece in start]
    slots += [Slot(piece) for piece in pieces if piece.id not in first]
    if group.heap:
        slots = _heaps(slots)
    return [slot for slot in slots if group.spent or not slot.spent]


def _heaps(slots: Sequence[Slot]) -> list[Slot]:
    """Equal cards as one: spent if all of them are."""
    heaps: dict[str, list[Slot]] = {}
    for slot in slots:
        heaps.setdefault(slot.piece.kind, []).append(slot)
    found = []
    for heap in heaps.values():
        left = [slot.piece for slot in heap if not slot.spent]
        found.append(Slot(left[0], all=tuple(piece.id for piece in left)) if left else heap[0])
    return found


def lay(layout: GameLayout, groups: Sequence[Shown], area: pygame.Rect, scale: Scale) -> None:
    """Give every slot its rect: cards as large as there is room for, closer together before they shrink."""
    sizes = [_ratio(layout, shown) for shown in groups]
    head = caption(groups, scale)
    height = float(min(area.height - head - scale.px(6), scale.px(HIGHEST)))
    gap, apart = scale.px(GAP), scale.px(APART)
    room = area.width - apart * (len(groups) - 1)
    closeness, height = _fitting(groups, sizes, height, gap, room)
    left, top = float(area.x), area.y + head + _air(area, scale, head, height)
    for shown, ratio in zip(groups, sizes, strict=True):
        wide = height / ratio
        step = (wide + gap) * closeness
        shown.top = top - head
        shown.left, shown.room = round(left), round(_width(shown, wide, gap, closeness)) + apart - scale.u
        for number, slot in enumerate(shown.slots):
            slot.rect = pygame.Rect(round(left + number * step), top, round(wide), round(height))
        left += _width(shown, wide, gap, closeness) + apart


def _air(area: pygame.Rect, scale: Scale, head: int, height: float) -> int:
    """Half of the room that cards leave, but not much."""
    return max(0, min(round(area.height - head - height) // 2, 2 * scale.u))


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
        gaps = across(0, 1.0)
        return 1.0, min(height, height * (room - gaps) / (across(height, 1.0) - gaps))
    height *= SMALLER
    if across(height, CLOSEST) > room:
        gaps = across(0, CLOSEST)
        return CLOSEST, height * (room - gaps) / (across(height, CLOSEST) - gaps)
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


def draw_captions(surface: pygame.Surface, groups: Sequence[Shown], scale: Scale) -> None:
    """Draw titles and notes above the groups, cut where the next one begins."""
    title, note = scale.style(theme.HEADING), scale.style(theme.NOTE)
    for shown in groups:
        flow(shown.group.title, title, theme.BONE, shown.room, 1).draw(surface, (shown.left, shown.top))
        if shown.group.note:
            words = flow(shown.group.note, note, theme.ASH, shown.room, 1)
            words.draw(surface, (shown.left, shown.top + title.line))
