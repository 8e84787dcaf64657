"""The rail of seats: who plays, what everybody may know of them, whose turn it is, who thinks.

How much a card tells depends on the room. First the words below the numbers of the active seat go, then the
notes below the other names. Then the other cards get low, then the log below the cards goes. At last the active
card gets low too.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from engine.said import Said, joined, said
from game.board.highlights import breath
from game.panels import ladder_card
from game.panels.seat_info import SeatInfo
from game.pieces import cards
from game.pieces.ladder import LadderInfo
from game.pieces.pills import difference_pill
from game.pieces.seat_state import draw_state, lit_height
from game.services import assets
from game.services.cache import baked
from game.services.signals import Signal
from game.ui import paint, theme
from game.ui.fitted_text import common_type, fitted_or_cut, fitted_text, smaller
from game.ui.text import Text, flow, label, measure
from game.ui.theme import Scale, Size, Style
from game.ui.widget import Widget, is_click, is_confirm

HOLD = 0.3  # seconds after which a card that is pressed shows what is that player's own
DOTS = 3  # dots behind the word for thinking, and how many come in a second
PORTRAIT, TALL_PORTRAIT = 50, 70  # px at 1080p
ICON = 22
BREATHES = 6.0  # seconds that an emblem breathes when nothing is lacking any more
OUT = 0.45  # opacity of the card of a seat that is out of the game
COUNTED = 78  # px at 1080p for the numbers beside the condition of a seat


class CardDetail(NamedTuple):
    """How much the cards of a rail tell: words below the numbers of the active seat, notes below all names.
    `low`: the cards of waiting seats are low; `all_low`: all are."""

    worded: bool
    noted: bool
    low: bool = False
    all_low: bool = False

    def is_low(self, shown: SeatInfo) -> bool:
        """Whether this card is low: name and numbers only."""
        return self.all_low or (self.low and not shown.active)


FORMS = (
    CardDetail(True, True),
    CardDetail(False, True),
    CardDetail(False, False),
    CardDetail(False, False, low=True),
    CardDetail(False, False, low=True, all_low=True),
)


class SeatCard(Widget):
    """One seat's card. A click or Enter opens it. While it is held down, `peek` may show the player's own
    cards."""

    def __init__(
        self, shown: SeatInfo, peek: Callable[[bool], object], opened: Callable[[], object] | None
    ) -> None:
        super().__init__(f"seat-{shown.seat}")
        self.info = shown
        self.peek = peek
        self.open = opened
        self.form = FORMS[0]
        self.small = False
        self.calm = False  # reduced motion
        self.why: Callable[[], Said] = lambda: Said("")  # the bot's reason
        self.deltas: tuple[int, ...] = ()  # by how much each number has changed while its reader waited
        self._pressed_for = 0.0  # seconds
        self._peeks = False
        self._thought_for = 0.0
        self._ready_for = 0.0

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Whether the card can be opened."""
        return self.open is not None

    @property
    def told(self) -> str:
        """The seat in words; its bot's reason is only worked out when somebody reads it."""
        return tip(self.info, self.why(), self.open is not None)

    @property
    def hit(self) -> pygame.Rect:
        """Only the card itself, so that its neighbours keep their own areas."""
        return self.rect

    @property
    def dots(self) -> int:
        """How many dots stand behind the word for thinking now."""
        return DOTS if self.calm or not self.info.thinking else 1 + int(self._thought_for * DOTS) % DOTS

    def draw(self, surface: pygame.Surface) -> None:
        radius = self.scale.px(theme.RADIUS_PANEL)
        if self.info.active:
            paint.halo(surface, self.rect, radius, theme.LEGAL, max(4, self.scale.px(11)), 0.55)
        else:
            paint.shadow(surface, self.rect, radius, theme.S8, self.scale)
        form = None if self.small or self.form.is_low(self.info) else self.form
        picture = _card(self.rect.size, self.info, self.hovered, form, self.dots, self.scale)
        out = self.info.state.art and self.info.state.mood == "none"
        paint.stamp(surface, paint.faded(picture, OUT) if out else picture, self.rect)
        self._draw_ready(surface, form)
        self._draw_deltas(surface)
        self.draw_focus(surface, radius)

    @property
    def _breathing(self) -> bool:
        """Whether the emblem of the seat breathes now: it has just got all that the next step needs."""
        ladder = self.info.ladder
        return ladder is not None and ladder.ready and not self.calm and self._ready_for < BREATHES

    def _draw_ready(self, surface: pygame.Surface, form: CardDetail | None) -> None:
        """Draw the emblem as it breathes."""
        if form is None or self.info.ladder is None or not self._breathing:
            return
        area = ladder_card.emblem_area(self.rect.size, self.info, form.worded, self.scale).move(self.rect.topleft)
        ladder_card.draw_emblem(surface, self.info.ladder, area, breath(self._ready_for))

    def at_emblem(self, point: tuple[int, int]) -> bool:
        """Whether a pixel lies on the emblem of the seat."""
        if self.info.ladder is None or self.small or self.form.is_low(self.info):
            return False
        area = ladder_card.emblem_area(self.rect.size, self.info, self.form.worded, self.scale)
        return area.move(self.rect.topleft).collidepoint(point)

    def _draw_deltas(self, surface: pygame.Surface) -> None:
        """Draw a pill below each number that has changed."""
        if self.small or not any(self.deltas):
            return
        style = self.scale.style(theme.CAPTION)
        for number, difference in enumerate(self.deltas):
            if difference:
                shown = difference_pill(difference, style)
                at = self.number_at(number)[0], self.rect.bottom
                paint.stamp(surface, shown, shown.get_rect(center=at))

    def number_at(self, number: int) -> tuple[int, int]:
        """About where one of its numbers stands, px."""
        pad = _pad(self.scale)
        if self.small:
            return self.rect.centerx, self.rect.bottom - pad
        if self.info.ladder is not None and ladder_card.tall(self.info, self.form.worded):
            x, y = ladder_card.number_at(self.rect.size, self.info, number, self.scale)
            return self.rect.x + x, self.rect.y + y
        step = (self.rect.width - 2 * pad) / max(1, len(self.info.counts))
        return round(self.rect.x + pad + step * (number + 0.5)), self.rect.bottom - 2 * pad

    def handle(self, event: pygame.event.Event) -> bool:
        if is_click(event):
            self._pressed_for, self._peeks = 0.0, False
            return True
        if is_click(event, pygame.MOUSEBUTTONUP):
            if self._peeks:
                self.peek(False)
            if self.open is not None and (not self._peeks or self.info.bot) and self.rect.collidepoint(event.pos):
                self.open()
            self._peeks = False
            return True
        if is_confirm(event) and self.open is not None:
            self.open()
            return True
        return False

    def update(self, dt: float) -> bool:
        before, breathing = self.dots, self._breathing
        ready = self.info.ladder is not None and self.info.ladder.ready
        self._ready_for = min(BREATHES, self._ready_for + dt) if ready else 0.0
        self._thought_for = self._thought_for + dt if self.info.thinking else 0.0
        self._pressed_for += dt
        if self.pressed and not self._peeks and self._pressed_for >= HOLD:
            self._peeks = True
            self.peek(True)
        return self.dots != before or breathing


def height(shown: SeatInfo, form: CardDetail, scale: Scale) -> int:
    """How high a card has to be, px."""
    if form.is_low(shown):
        lines = scale.style(theme.STRONG).line + scale.style(theme.NOTE).line
        return max(scale.hit, scale.px(56), lines + scale.u)
    if shown.ladder is not None:
        return ladder_card.height(shown, form.worded, scale)
    pad, worded = _pad(scale), form.worded and shown.active
    side = scale.px(TALL_PORTRAIT if worded else PORTRAIT)
    note = scale.style(theme.LABEL if shown.active else theme.NOTE).line if form.noted or shown.active else 0
    head = max(side, scale.style(theme.HEADING).line + note)
    counts = max(scale.px(ICON), scale.style(theme.COUNT).line)
    if worded:
        counts = scale.px(ICON) + scale.style(theme.COUNT).line + scale.style(theme.NOTE).line
    design = scale.px(170 if worded else 104 if form.noted or shown.active else 88)
    if shown.state.art:
        counts = 0  # they stand beside the condition
    return max(design if counts else 0, pad + head + counts + shown.state.height(scale) + 2 * scale.px(6))


def _pad(scale: Scale) -> int:
    return round(1.5 * scale.u)


@baked
def _card(
    size: Size, shown: SeatInfo, hovered: bool, form: CardDetail | None, dots: int, scale: Scale
) -> pygame.Surface:
    """A card of the rail; without a form a low one."""
    radius = scale.px(theme.RADIUS_PANEL)
    colour = theme.seat(shown.colour).colour
    rim = theme.LEGAL if shown.active else theme.ASH if hovered else theme.mix(theme.LINE, theme.PANEL2, 0.2)
    width = max(2, scale.px(2.5)) if shown.active else 1
    top = theme.light(theme.PANEL2, 0.07 if shown.active else 0.02)
    canvas = paint.rounded(size, radius, top, theme.PANEL, rim, width).copy()
    stripe = pygame.Rect(width, radius, max(3, scale.px(5)), size[1] - 2 * radius)
    pygame.draw.rect(canvas, colour, stripe)
    cloth = paint.pattern(shown.colour, stripe.size, stripe.width)
    canvas.blit(cloth, stripe, special_flags=pygame.BLEND_RGB_MULT)
    if form is None and shown.ladder is not None:
        ladder_card.draw_chip(canvas, shown, dots, scale)
    elif form is None:
        _chip(canvas, shown, dots, scale)
    elif shown.ladder is not None:
        ladder_card.draw_ladder_card(canvas, shown, form.worded, dots, scale)
    else:
        _full(canvas, shown, form, dots, scale)
    return canvas


@baked
def _portrait(portrait: str, worn: str, size: int, scale: Scale) -> pygame.Surface:
    """A portrait in a bevelled frame `size` px wide, with the mark of the seat over its lower right corner."""
    colour = theme.seat(worn).colour
    box = (size, size)
    frame = paint.rounded(
        box, scale.px(9), theme.dark(colour, 0.25), theme.dark(colour, 0.6), theme.KEY, max(1, scale.px(2))
    )
    mark = max(14, round(size * 0.36))
    corner = size - round(mark * 0.62), size - round(mark * 0.66)
    canvas = pygame.Surface((corner[0] + mark, corner[1] + mark), pygame.SRCALPHA)
    paint.stamp(canvas, paint.patterned(frame, worn, size / 7), (0, 0))
    side = size - 2 * max(2, scale.px(3))
    at = size // 2 - side // 2, size - side - max(1, scale.px(2))
    paint.stamp(canvas, assets.picture(portrait, (side, side)), at)
    paint.stamp(canvas, paint.mark(worn, mark), corner)
    return canvas


def _full(canvas: pygame.Surface, shown: SeatInfo, form: CardDetail, dots: int, scale: Scale) -> None:
    """Draw portrait, name and note; below them the counts, with words only on the active card."""
    size, pad = canvas.get_size(), _pad(scale)
    side = scale.px(TALL_PORTRAIT if shown.active and form.worded else PORTRAIT)
    name = scale.style(theme.HEADING)
    noted = form.noted or shown.active
    note = scale.style(theme.LABEL if shown.active else theme.NOTE)
    head = max(side, name.line + (note.line if noted else 0))
    box = pygame.Rect(pad + scale.px(5), pad + (head - side) // 2, side, side)
    paint.stamp(canvas, _portrait(shown.portrait, shown.colour, box.width, scale), box)
    left = box.right + round(1.6 * scale.u)
    room = pygame.Rect(left, pad, size[0] - pad - left, head)
    card = scale.px(40 if shown.active and form.worded else 30)
    beside = _beside(shown, card, scale)
    words = _name(shown, name, (room.width - beside, name.line), scale)
    if words is None:  # whose name needs it all shows no tiles
        beside, words = 0, _name(shown, name, (room.width, name.line), scale)
    _draw_beside(canvas, shown, card, size[0] - pad, beside, scale)
    high = name.line + (note.line if noted else 0)
    y = pad + (head - high) // 2
    if words is None:
        words = flow(shown.name, smaller(name, theme.SMALLEST), theme.BONE, room.width - _gear(shown, scale), 2)
    words.draw(canvas, (left, y + (name.line - words.size[1]) // 2))
    if shown.bot:
        gear = round(name.px * 0.95)
        spot = (left + words.size[0] + scale.px(9), y + (name.line - gear) // 2)
        paint.stamp(canvas, paint.icon("bot", gear, theme.ASH), spot)
    if noted:
        _note(canvas, shown, note, pygame.Rect(left, y + name.line, room.width - beside, note.line), dots)
    below = pygame.Rect(pad, pad + head, size[0] - 2 * pad, size[1] - pad - head - scale.px(6))
    if shown.state.art:
        beside = scale.px(COUNTED)
        state = pygame.Rect(below.x, below.y, below.width - beside, below.height)
        draw_state(canvas, shown.state, state, scale)
        high = lit_height(scale)
        _counts(canvas, shown, False, pygame.Rect(state.right, below.y, beside, high), scale)
        return
    _counts(canvas, shown, form.worded and shown.active, below, scale)


def _gear(shown: SeatInfo, scale: Scale) -> int:
    """The room that the mark of a bot takes beside its name."""
    return round(scale.style(theme.HEADING).px * 0.95) + scale.px(9) if shown.bot else 0


def _name(shown: SeatInfo, style: Style, room: Size, scale: Scale) -> Text | None:
    return fitted_text(shown.name, style, theme.BONE, (room[0] - _gear(shown, scale), room[1]))


def _beside(shown: SeatInfo, card: int, scale: Scale) -> int:
    """The width of the tiles and the card, `card` px wide, at the right of the name."""
    room = card + scale.u // 2 if shown.top is not None else 0
    return room + len(shown.tokens) * (scale.px(36) + 4)


def _draw_beside(canvas: pygame.Surface, shown: SeatInfo, card: int, right: int, room: int, scale: Scale) -> None:
    if not room:
        return
    pad = _pad(scale)
    if shown.top is not None:
        paint.stamp(canvas, cards.card(shown.top, card, scale), (right - card, pad))
        right -= card + scale.u // 2
    token = scale.px(36)
    for face in shown.tokens:
        paint.stamp(canvas, assets.picture(face, (token, token)), (right - token, pad - 2))
        right -= token + 4


def _note(canvas: pygame.Surface, shown: SeatInfo, style: Style, area: pygame.Rect, dots: int) -> None:
    """Draw one word or two. A thinking bot has an hourglass before them and dots behind."""
    icon = round(style.px * 1.1) if shown.thinking else 0
    after = measure("." * DOTS, style) if shown.thinking else 0
    words = fitted_text(shown.note, style, theme.ASH, (area.width - icon - 2 - after, area.height))
    x = area.x
    if icon:
        paint.stamp(canvas, paint.icon("hourglass", icon, theme.LEGAL), (x, area.centery - icon // 2))
        x += icon + 2
    if words is None:
        return
    words.draw(canvas, (x, area.centery - words.size[1] // 2))
    if after:
        label(canvas, "." * dots, style, theme.ASH, pygame.Rect(x + words.size[0], area.y, after, area.height))


def _counts(canvas: pygame.Surface, shown: SeatInfo, worded: bool, area: pygame.Rect, scale: Scale) -> None:
    """Draw the numbers side by side, each with its icon, and words above where there is room."""
    step = area.width / max(1, len(shown.counts))
    number, small, side = scale.style(theme.COUNT), scale.style(theme.NOTE), scale.px(ICON)
    if worded:
        small = common_type(tuple(words for _, words, _ in shown.counts), small, round(step) - scale.u)
        worded = all(measure(words, small) <= step - scale.u // 2 for _, words, _ in shown.counts)
    if not worded and not (shown.active and not shown.state.art and area.height >= side + number.line):
        side = max(side, round(number.px * 0.8))
        number = common_type(tuple(value for _, _, value in shown.counts), number, round(step) - side - 6)
        for n, (icon, _, value) in enumerate(shown.counts):
            width = side + 4 + measure(value, number)
            left = round(area.x + step * (n + 0.5)) - width // 2
            paint.stamp(canvas, paint.icon(icon, side), (left, area.centery - side // 2))
            spot = pygame.Rect(left + side + 4, area.y, measure(value, number) + 2, area.height)
            label(canvas, value, number, theme.BONE, spot)
        return
    top = area.centery - (side + number.line + (small.line if worded else 0)) // 2
    for n, (icon, words, value) in enumerate(shown.counts):
        middle = round(area.x + step * (n + 0.5))
        paint.stamp(canvas, paint.icon(icon, side), (middle - side // 2, top))
        spot = pygame.Rect(round(middle - step / 2), top + side, round(step), number.line)
        label(canvas, value, number, theme.BONE, spot, "centre")
        if worded:
            spot = pygame.Rect(spot.x, spot.bottom - 2, spot.width, small.line)
            label(canvas, words, small, theme.ASH, spot, "centre")


def _chip(canvas: pygame.Surface, shown: SeatInfo, dots: int, scale: Scale) -> None:
    """Draw the low form, also for a strip of seats: portrait, name, numbers in one line, an hourglass."""
    size, pad = canvas.get_size(), scale.u
    style, small = scale.style(theme.STRONG), scale.style(theme.NOTE)
    side = min(size[1] - 2 * scale.px(7), size[0] // 3)
    box = pygame.Rect(pad + scale.px(3), (size[1] - side) // 2, side, side)
    paint.stamp(canvas, _portrait(shown.portrait, shown.colour, box.width, scale), box)
    left = box.right + pad
    room, half = size[0] - left - 4, size[1] // 2
    glass = small.px if shown.thinking else 0
    words = fitted_or_cut(shown.name, style, theme.BONE, (room - glass, style.line))
    words.draw(canvas, (left, half - style.line + (style.line - words.size[1]) // 2))
    if glass:
        at = (left + words.size[0] + 2, half - style.line // 2 - glass // 2)
        paint.stamp(canvas, paint.icon("hourglass", glass, theme.LEGAL if dots % 2 else theme.ASH), at)
    step, values = room / max(1, len(shown.counts)), tuple(value for _, _, value in shown.counts)
    icon = min(small.px, round(step * 0.45))
    small = common_type(values, small, round(step) - icon - 4)
    for n, (name, _, value) in enumerate(shown.counts):
        x = round(left + n * step)
        paint.stamp(canvas, paint.icon(name, icon), (x, half + (size[1] - half - pad // 2 - icon) // 2))
        area = pygame.Rect(x + icon + 3, half, measure(value, small) + 2, size[1] - half - pad // 2)
        label(canvas, value, small, theme.BONE, area)
    _chip_condition(canvas, shown, pygame.Rect(left, half, room, size[1] - half - pad // 2), small)


def _chip_condition(canvas: pygame.Surface, shown: SeatInfo, row: pygame.Rect, style: Style) -> None:
    """Draw the word of a seat's condition at the right end of the row of its numbers, if there is room."""
    state, numbers = shown.state, sum(measure(value, style) + style.px + 8 for _, _, value in shown.counts)
    if not state.word:
        return
    word = fitted_text(state.word, style, theme.MOODS[state.mood], (row.width - numbers, row.height))
    if word is not None:
        word.draw(canvas, (row.right - word.size[0] - style.px // 2, row.centery - word.size[1] // 2))


class SeatRail:
    """All seat cards, laid into the rail or the strip. `opened` hears which card is opened; None: none can be."""

    def __init__(self, peek: Callable[[str, bool], object], opened: Signal[[str]] | None) -> None:
        self._peek = peek
        self._opened = opened
        self.calm = False  # reduced motion
        self.cards: list[SeatCard] = []

    def show(self, infos: tuple[SeatInfo, ...], why: Callable[[str], Said]) -> None:
        """Take new facts; the cards stay the same widgets. `why` gives the reason of a seat's bot."""
        if [card.info.seat for card in self.cards] != [shown.seat for shown in infos]:
            self.cards = [self._card(shown) for shown in infos]
        for card, shown in zip(self.cards, infos, strict=True):
            card.info, card.calm, card.why = shown, self.calm, partial(why, shown.seat)

    def _card(self, shown: SeatInfo) -> SeatCard:
        opened = partial(self._opened.emit, shown.seat) if self._opened is not None else None
        return SeatCard(shown, partial(self._peek, shown.seat), opened)

    def place(self, area: pygame.Rect, scale: Scale, strip: bool, log: int) -> int:
        """Lay the cards out, if possible with `log` px left below them; returns where the next panel may begin."""
        if not self.cards:
            return area.y
        if strip:
            gap = scale.u
            width = (area.width - gap * (len(self.cards) - 1)) // len(self.cards)
            for number, card in enumerate(self.cards):
                card.small = True
                card.place(pygame.Rect(area.x + number * (width + gap), area.y, width, area.height), scale)
            return area.bottom
        gap = scale.px(14)
        form = self._form(area, gap, log, scale)
        heights = [height(card.info, form, scale) for card in self.cards]
        spare = area.height - sum(heights)
        gap = max(scale.px(4), min(gap, spare // len(heights)))
        y = area.y
        for card, high in zip(self.cards, heights, strict=True):
            card.small, card.form = False, form
            card.place(pygame.Rect(area.x, y, area.width, high), scale)
            y += high + gap
        self._draw_ahead(scale)
        return y

    def _draw_ahead(self, scale: Scale) -> None:
        """Let the large portraits be drawn that come with the next turns. They have no words: a thread must not
        draw words while the language changes."""
        for shown in [card.info for card in self.cards if not card.info.active]:
            assets.BAKER.run(partial(_portrait, shown.portrait, shown.colour, scale.px(TALL_PORTRAIT), scale))

    def _form(self, area: pygame.Rect, gap: int, log: int, scale: Scale) -> CardDetail:
        """The most detailed form that has room; leaving room for the log comes first."""
        for room, forms in ((area.height - log, FORMS[:-1]), (area.height, FORMS)):
            for form in forms:
                high = sum(height(card.info, form, scale) + gap // 2 for card in self.cards)
                if high <= room:
                    return form
        return FORMS[-1]


def _way(shape: LadderInfo) -> list[Said]:
    """Condition and step of a seat, what lasts, and what else it has to do."""
    own = [shape.word, shape.stepped, *[each.words for each in (*shape.states, *shape.companions)]]
    return [joined([words for words in own if words]), *([shape.told] if shape.told else [])]


def tip(shown: SeatInfo, why: Said, opens: bool) -> Said:
    """What everybody may know of a seat, in words, and why its bot chose as it did."""
    facts = [said("{what} {number}", number=value, what=words) for _, words, value in shown.counts]
    lines = [said("**{name}**: {facts}", name=shown.name, facts=joined(facts))]
    if shown.ladder is not None:
        lines += _way(shown.ladder)
    if why:
        lines.append(said("{icon:bot} {why}", why=why))
    if opens:
        lines.append(said("A click opens the seat: person or bot."))
    return joined(lines, "\n")
