"""The groups of a hand: which cards and pieces they hold, and where they lie side by side under their captions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from engine.table import Piece, Table
from game.hands.condition_picture import RATIO as CONDITION
from game.hands.sockets import RATIO as SOCKETS
from game.layout.game_layout import GameLayout
from game.layout.layout_file import Group
from game.pieces.cards import RATIOS
from game.ui import theme
from game.ui.fitted_text import common_type, fitted_or_cut, fitted_text, smaller
from game.ui.text import measure
from game.ui.theme import Scale

GAP = 9  # px at 1080p between cards
APART = 30  # and between groups
RISE = 18  # that a card rises when pointed at
CAPTIONS = 0.45  # of the hand's height that captions may take
NOTED = 0.6  # how small a note may get before it is left out
HIGHEST = 204  # px at 1080p of a card
SMALLER = 0.70  # how much they shrink before they come closer together
PICTURED = 0.85  # of a card's height: how wide the picture of a piece is beside its name
STRETCHED = (1.0, 1.4, 1.8, 2.2, 2.8, 3.6, 4.4)  # times their usual width that cards may have for their names
CROWDED = 36  # cards of a group of which none could be made out: they are offered over the board
CLOSEST = 0.72  # of a card's width: and how close that is before they shrink further


@dataclass
class Slot:
    """A card or piece and where it lies, with the ids of `all` in its heap. A `spent` one is only a memory."""

    piece: Piece
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    spent: bool = False
    all: tuple[str, ...] = ()

    def holds(self, piece: str) -> bool:
        """Whether a piece lies here."""
        return not self.spent and (piece == self.piece.id or piece in self.all)


@dataclass
class ShownGroup:
    """A group with its slots; its caption begins at `left` and `top` and has `room` px across."""

    group: Group
    slots: list[Slot]
    left: int = 0
    top: int = 0
    room: int = 0
    titled: int = 0  # px that the title may be high, 0 if there is none
    noted: bool = True  # whether there is room for the note
    most: int = 0  # sockets that are open
    sockets: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))  # where they lie without a piece

    @property
    def cells(self) -> int:
        """How many cards it has room for: empty sockets need as much as full ones."""
        return max(1, len(self.slots))


def filled(
    layout: GameLayout, table: Table, seat: str, start: Mapping[str, Sequence[Piece]], covered: bool
) -> list[ShownGroup]:
    """The groups of `seat` in `table` (that seat's view) that hold something or have held something, but none with
    more cards than a hand can show.

    `start` tells what lay in every place at the beginning. Of a `covered` hand only open pieces are shown.
    """
    found = []
    for group in layout.layout.groups:
        if group.condition and seat:
            found.append(ShownGroup(group, []))
        if ("{seat}" in group.place and not seat) or not group.place:
            continue
        if table.contents.get(group.after):
            continue
        place = group.place.replace("{seat}", seat)
        if covered and "{seat}" in group.place and not _open(table, place):
            continue
        slots = _slots(
            group, [table.pieces[piece] for piece in table.contents.get(place, ())], start.get(place, ())
        )
        if len(slots) > CROWDED:
            continue
        if slots or (group.sockets is not None and place in table.places):
            most = table.counters.get(group.sockets.most.format(seat=seat), 0) if group.sockets is not None else 0
            found.append(ShownGroup(group, slots, most=most))
    alone = [shown for shown in found if shown.group.alone]
    return alone or found


def secret(layout: GameLayout, table: Table, seat: str) -> bool:
    """Whether something lies in a group of a seat that not everybody may see."""
    own = [group.place.replace("{seat}", seat) for group in layout.layout.groups if "{seat}" in group.place]
    return any(not _open(table, place) and table.contents.get(place) for place in own)


def _open(table: Table, place: str) -> bool:
    """Whether everybody sees what lies in a place."""
    return place in table.places and table.places[place].open_to(None)


def _slots(group: Group, pieces: Sequence[Piece], start: Sequence[Piece]) -> list[Slot]:
    """What lies in a group, in the order of the beginning, with the spent cards if the group remembers them."""
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


def lay(layout: GameLayout, groups: Sequence[ShownGroup], area: pygame.Rect, scale: Scale, named: int = 0) -> bool:
    """Give every slot its rect, with cards as large as there is room for. A group alone takes two rows if that
    makes its cards larger, or if only so they have room for names `named` px wide without lying over each other;
    then its cards may get wider. Returns whether the names have room beside the pieces."""
    ratios, gap = [_ratio(layout, shown) for shown in groups], scale.px(GAP)
    head = _caption(groups, area.height, scale)
    high = area.height - head - scale.px(6)
    room = area.width - scale.px(APART) * (len(groups) - 1)
    fits = []
    alone = all(shown.group.alone for shown in groups)
    for rows in (1, 2) if alone else (1,):
        most = float(min((high - gap * (rows - 1)) / rows, scale.px(HIGHEST)))
        for wider in STRETCHED if alone and named else (1.0,):
            shaped = [ratio / wider for ratio in ratios]
            fits.append((_fitting(groups, shaped, most, gap, room, rows), shaped))

    def worth(fit: tuple[GroupFit, Sequence[float]]) -> tuple[bool, float]:
        (height, closeness, _), wide = fit[0], fit[0].height / max(fit[1])
        foot = 0 if not named or _named_beside(height, wide, named) else scale.style(theme.CAPTION).line
        return closeness == 1.0 and wide >= named, (height - foot) * closeness

    best, ratios = max(fits, key=worth)
    ratios = _widened(groups, ratios, best, gap, room, named) if named and not alone else ratios
    beside = bool(named) and _named_beside(best.height, best.height / max(ratios), named)
    left, top = float(area.x), area.y + head + _air(area, scale, head, (best.height + gap) * best.rows - gap)
    wides = [
        _width(-(-shown.cells // best.rows), best.height / ratio, gap, best.closeness)
        for shown, ratio in zip(groups, ratios, strict=True)
    ]
    spare = room - sum(wides)
    for shown, ratio, across in zip(groups, ratios, wides, strict=True):
        wide, a_row = best.height / ratio, -(-shown.cells // best.rows)
        caption = round(across) + scale.px(APART) - scale.u
        more = _lacking(shown, caption, spare, scale)
        across, spare = across + more, spare - more
        shown.top, shown.left, shown.room = top - head, round(left), caption + more
        shown.sockets = pygame.Rect(round(left), round(top), round(wide), round(best.height))
        for number, slot in enumerate(shown.slots):
            row, column = divmod(number, a_row)
            x, y = left + column * (wide + gap) * best.closeness, top + row * (best.height + gap)
            slot.rect = pygame.Rect(round(x), round(y), round(wide), round(best.height))
        left += across + scale.px(APART)
    groups[-1].room = area.right - groups[-1].left
    return beside


def _widened(
    groups: Sequence[ShownGroup], ratios: list[float], fit: GroupFit, gap: int, room: float, named: int
) -> list[float]:
    """The ratios with cards of pieces as wide as their names, if there is room for that."""
    wider = [
        min(ratio, fit.height / named) if ratio == RATIOS["token"] else ratio
        for shown, ratio in zip(groups, ratios, strict=True)
    ]
    wides = [_width(shown.cells, fit.height / ratio, gap, 1.0) for shown, ratio in zip(groups, wider, strict=True)]
    return wider if fit.rows == 1 and fit.closeness == 1.0 and sum(wides) <= room else ratios


def _named_beside(height: float, wide: float, named: int) -> bool:
    """Whether a name `named` px wide has room beside the piece on a card."""
    return wide >= PICTURED * height + named


def _lacking(shown: ShownGroup, room: int, spare: float, scale: Scale) -> int:
    """How much wider than `room` the caption of a group is, px; with its note if there is room for that."""
    title = measure(shown.group.title, scale.style(theme.HEADING)) if shown.titled else 0
    note = measure(shown.group.note, scale.style(theme.NOTE)) if shown.noted else 0
    lacking = [max(0, words + 2 - room) for words in (max(title, note), title)]
    return next((more for more in lacking if more <= spare), 0)


class GroupFit(NamedTuple):
    """How high cards are, how close they lie (1: side by side), in how many rows."""

    height: float
    closeness: float
    rows: int


def _air(area: pygame.Rect, scale: Scale, head: int, height: float) -> int:
    """Half of the room that cards leave, within a limit."""
    return max(0, min(round(area.height - head - height) // 2, 2 * scale.u))


def _fitting(
    groups: Sequence[ShownGroup], ratios: Sequence[float], height: float, gap: int, room: int, rows: int
) -> GroupFit:
    """The largest fit that fills at most `room`: first cards get a little smaller, then they come closer
    together, then they get as small as needed."""
    a_row = [-(-shown.cells // rows) for shown in groups]

    def across(high: float, closeness: float) -> float:
        return sum(_width(n, high / ratio, gap, closeness) for n, ratio in zip(a_row, ratios, strict=True))

    def filling(closeness: float) -> float:
        gaps = across(0, closeness)
        return height * (room - gaps) / max(1.0, across(height, closeness) - gaps)

    if across(height * SMALLER, 1.0) <= room:
        return GroupFit(min(height, filling(1.0)), 1.0, rows)
    if across(height * SMALLER, CLOSEST) > room:
        return GroupFit(filling(CLOSEST), CLOSEST, rows)
    height *= SMALLER
    loose, tight = across(height, 1.0), across(height, CLOSEST)
    return GroupFit(height, CLOSEST + (1 - CLOSEST) * (room - tight) / (loose - tight), rows)


def _width(number: int, wide: float, gap: int, closeness: float) -> float:
    """How wide so many cards in a row are."""
    return wide + (wide + gap) * closeness * (number - 1)


def _ratio(layout: GameLayout, shown: ShownGroup) -> float:
    """Height beside width of what lies in a group: cards in their form, other pieces on a high card."""
    if shown.group.condition:
        return CONDITION
    if shown.group.sockets is not None:
        return SOCKETS
    card = layout.card(shown.slots[0].piece.kind)
    return RATIOS[card.form] if card is not None else RATIOS["token"]


def _caption(groups: Sequence[ShownGroup], room: int, scale: Scale) -> int:
    """How high the captions are, with some space below them. In a low hand first the notes go, then titles get
    smaller, so that the cards stay the larger part."""
    title, note = scale.style(theme.HEADING).line, scale.style(theme.NOTE).line
    titled, noted = any(shown.group.title for shown in groups), any(shown.group.note for shown in groups)
    air, most = min(scale.px(RISE), round(room * 0.1)), round(room * CAPTIONS)
    noted = noted and title + note + air <= most
    title = min(title, max(most - air, round(theme.SMALLEST * 1.3))) if titled else 0
    for shown in groups:
        shown.titled, shown.noted = title, noted
    return title + (note if noted else 0) + (air if titled else 0)


def draw_captions(surface: pygame.Surface, groups: Sequence[ShownGroup], scale: Scale) -> None:
    """Draw titles above the groups, and notes where there is room before the next group."""
    title, note = scale.style(theme.HEADING), scale.style(theme.NOTE)
    own = [common_type((shown.group.title,), title, shown.room).px for shown in groups[:-1]]
    title = smaller(title, min(own, default=title.px))
    free = 0  # from where on nothing is written yet
    for shown in groups:
        right = shown.left + shown.room
        last = shown is groups[-1] and measure(shown.group.title, title) > shown.room
        left = max(free, shown.left - shown.room) if last else shown.left  # the last one may begin further left
        align = "right" if last else "left"
        words = fitted_or_cut(shown.group.title, title, theme.BONE, (right - left, shown.titled), align)
        words.draw(surface, (left, shown.top + (shown.titled - words.size[1])))
        free = shown.left + words.size[0] + 2 * scale.u
        least = max(theme.SMALLEST, round(note.px * NOTED))
        room = (shown.room, note.line)
        told = fitted_text(shown.group.note, note, theme.ASH, room, least) if shown.noted else None
        if told is not None:
            told.draw(surface, (shown.left, shown.top + shown.titled))
