"""What lies before the player: cards in groups, or cards between a stock of chips and what was won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import pygame

from engine.flow.errands import Errand
from engine.said import NOTHING, Said, said
from engine.table import Piece, Table
from game.hands import hand_groups, slip_row
from game.hands.burning import draw_burning
from game.hands.condition_picture import draw_condition
from game.hands.hand_groups import RISE, ShownGroup, Slot
from game.hands.lit_card import RIM, draw_card
from game.hands.reason_plate import draw_reason
from game.hands.slip import slip
from game.hands.sockets import draw_sockets
from game.layout.carriers import Point
from game.layout.game_layout import GameLayout
from game.pieces import cards
from game.pieces.facts import fact_number
from game.pieces.figure_pictures import base_ring
from game.pieces.portraits import name_room, tag, token_card
from game.pieces.seat_state import NO_STATE, seat_state
from game.pieces.sprites import Sprites
from game.pieces.token_face import token_face
from game.stage.reward_visuals import Burning
from game.ui import paint, theme, tooltip
from game.ui.fitted_text import fitted_or_cut, fitted_text, smaller
from game.ui.text import fitted
from game.ui.theme import Scale

LARGE = 1.75
WIDER = 1.2  # than a card is how wide the word for a spent one may be, else there is a tick
#: Of its height the middle of that word: on a picture, and below a number that stands alone in the window.
ON_PICTURE, BELOW_NUMBER = 0.62, 0.71
FANNED = 0.72  # how small the cards of a fan get before they lie over each other
#: How dark cards of a group are that cannot be used now, that say why, or that can never be used again.
IDLE, UNUSABLE, SPENT = 0.3, 0.5, 0.66


@dataclass(frozen=True)
class HandOwner:
    """Whose hand is shown: the game's seat and the player's name; `covered` if a cloth lies over it."""

    seat: str
    name: str
    covered: bool = False


class Hand:
    """The tray at the foot of the window."""

    def __init__(
        self, layout: GameLayout, sprites: Sprites, moving: Callable[[str], bool], tip: Callable[[str], str]
    ) -> None:
        self.layout = layout
        self.sprites = sprites
        self.moving = moving  # whether a piece is still on its way here
        self.tip = tip  # what is told of a piece
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.scale = Scale()
        self.own: HandOwner | None = None
        self.hover = ""
        self.focus = ""
        self.held = ""
        self.ready: frozenset[str] = frozenset()
        self.waits: Callable[[str], Said] | None = None  # when an idle card can be used, while its owner is asked
        self.hint: frozenset[str] = frozenset()
        self.chosen = ""  # a card that is about to be laid
        self.groups: list[ShownGroup] = []
        self.elsewhere: frozenset[str] = frozenset()  # the places whose pieces are offered as large cards instead
        self.start: Mapping[str, Sequence[Piece]] = {}  # what lay in every place at the beginning
        self._fan: list[Slot] = []
        self.standing: list[Piece] = []  # figures that wait before the player to come onto the board
        self._stock: list[Piece] = []
        self._won: list[Piece] = []
        self._won_total = 0
        self._state = NO_STATE  # the condition of the seat
        self._secret = False  # some groups are not for everybody
        self._beside = False  # whether pieces in groups have their names beside them
        self.kept_left = 0  # px at the left of the cards that something else takes
        self.kept_right = 0  # and at the right
        self.advice: Said = NOTHING  # what whoever has no cards does best
        self.burning: Callable[[str], Burning | None] = lambda piece: None  # how a piece burns now
        self.errands: Mapping[str, Errand] = {}  # what the slips tell of, by their cards

    @property
    def slots(self) -> list[Slot]:
        """Everything in the hand, and the cards that are remembered as spent."""
        return [slot for shown in self.groups for slot in shown.slots] + self._fan

    @property
    def shown(self) -> list[Slot]:
        """The slots that can be seen: none below a cloth."""
        covered = self.own is None or self.own.covered
        return [slot for slot in self.slots if not (covered and slot in self._fan)]

    @property
    def cards(self) -> list[tuple[Piece, pygame.Rect]]:
        """The cards of the hand and where they lie."""
        return [(slot.piece, slot.rect) for slot in self.slots if not slot.spent]

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        self.rect, self.scale = rect, scale
        self._lay()

    def show(self, own: HandOwner | None, table: Table) -> None:
        """Take what lies in a seat's trays of `table` (that seat's view)."""
        self.own = own
        self._stock, self._won, self.standing, hand = [], [], [], []
        if own is not None:
            self.standing = self._waiting(table, own.seat)
            hand = self._in(table, "hand", own.seat) if not self.layout.layout.groups else []
            self._stock, self._won = self._in(table, "stock", own.seat), self._in(table, "won", own.seat)
        self._fan = [Slot(piece) for piece in hand]
        seat, covered = (own.seat, own.covered) if own is not None else ("", True)
        filled = hand_groups.filled(self.layout, table, seat, self.start, covered)
        self.groups = [each for each in filled if each.group.place.replace("{seat}", seat) not in self.elsewhere]
        self._secret = own is not None and hand_groups.secret(self.layout, table, seat)
        fact = next((count.sum for count in self.layout.layout.counts if count.sum), "")
        self._state = seat_state(self.layout, table, self.sprites, seat) if seat else NO_STATE
        self._won_total = sum(fact_number(self.layout, self.sprites, piece, fact) for piece in self._won)
        self._lay()

    def _in(self, table: Table, tray: str, seat: str) -> list[Piece]:
        return [table.pieces[piece] for piece in table.contents.get(self.layout.tray(tray, seat), ())]

    def _waiting(self, table: Table, seat: str) -> list[Piece]:
        waiting = [place for place, tray in self.layout.layout.beside.items() if tray == "waiting"]
        pieces = [table.pieces[piece] for place in waiting for piece in table.contents.get(place, ())]
        return [piece for piece in pieces if self.sprites.seat(piece) == seat]

    # -- places ------------------------------------------------------------------------------------------

    def keep_left(self, width: int) -> pygame.Rect:
        """Keep so many px at the left of the cards free; returns where that is. The cards move aside."""
        if width != self.kept_left:
            self.kept_left = width
            self._lay()
        return pygame.Rect(self.rect.x + self._wing, self.rect.y, max(0, width - self.scale.u), self.rect.height)

    def keep_right(self, width: int) -> pygame.Rect:
        """Keep so many px at the right free; returns where that is."""
        if width != self.kept_right:
            self.kept_right = width
            self._lay()
        return pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.height)

    @property
    def slips(self) -> bool:
        """Whether cards lie in one row with slips of errands."""
        return any(group.slips for group in self.layout.layout.groups)

    @property
    def _wing(self) -> int:
        """The width of the parts at the left and right."""
        return round(self.rect.width * 0.19)

    def _lay(self) -> None:
        """Lay the groups side by side, or fan the cards out over the middle."""
        if self.rect.width and not self.rect.height:
            self.groups = []  # there is no room for a hand, as for whoever looks back with nobody's eyes
        if self.groups and self.rect.width and self.slips and not self.groups[0].group.alone:
            area = pygame.Rect(self.rect.topleft, (self.rect.width - self.kept_right, self.rect.height))
            slip_row.lay_row(self.layout, self.groups, area, self.scale)
        elif self.groups and self.rect.width:
            self._beside = hand_groups.lay(self.layout, self.groups, self.rect, self.scale, self._named())
        if not self._fan or not self.rect.width:
            return
        area = self.rect.inflate(-2 * self._wing, 0)
        area.width, area.x = area.width - self.kept_left, area.x + self.kept_left
        height = min(self.rect.height - self.scale.px(10), self.scale.px(190))
        width, gap, number = round(height / cards.RATIO), self.scale.px(11), len(self._fan)
        beside = (area.width - gap * (number - 1)) // number  # first they get smaller, then they overlap
        width = min(width, max(beside, round(width * FANNED)))
        height = round(width * cards.RATIO)
        step = min(width + gap, (area.width - width) // max(1, number - 1)) if number > 1 else 0
        left = area.centerx - (step * (number - 1) + width) // 2
        top = self.rect.bottom - height - self.scale.px(2)
        for place, slot in enumerate(self._fan):
            slot.rect = pygame.Rect(left + step * place, top, width, height)

    def _named(self) -> int:
        """How wide a card must be for the names below the pieces in the groups, px; 0 without pieces."""
        pieces = [slot.piece for slot in self.slots if self.layout.look(slot.piece.kind) is not None]
        return max([name_room(self.sprites.name(piece, {}), self.scale) for piece in pieces], default=0)

    def card_at(self, point: tuple[int, int]) -> str:
        """The card under a pixel (the right one where they overlap), or a figure that waits."""
        for piece in self.standing:
            if self.rect_of(piece.id).collidepoint(point):
                return piece.id
        rise = self.scale.px(RISE)
        for slot in reversed(self.shown):
            reach = slot.rect
            if slot.piece.id == self.hover:
                reach = reach.move(0, -rise).union(reach)
            if not slot.spent and reach.collidepoint(point):
                return slot.piece.id
        return ""

    def rect_of(self, piece: str) -> pygame.Rect:
        """Where a card lies or a figure stands; empty for anything else."""
        for number, figure in enumerate(self.standing):
            if figure.id == piece:
                side = min(self.rect.height - self.scale.u, self.scale.px(110))
                rect = pygame.Rect(0, 0, side, side)
                rect.midbottom = (self.rect.centerx + number * side, self.rect.bottom - self.scale.u)
                return rect
        return next((slot.rect for slot in self.slots if slot.holds(piece)), pygame.Rect(0, 0, 0, 0))

    def holds(self, piece: str) -> bool:
        """Whether this is one of the cards, or a figure that waits here."""
        return any(slot.holds(piece) for slot in self.slots) or any(own.id == piece for own in self.standing)

    def shows(self, piece: str) -> bool:
        """Whether this is a card or figure here that can be seen. Of a heap only the uppermost can."""
        return any(own.id == piece for own, _ in self.cards) or any(own.id == piece for own in self.standing)

    def spot(self, piece: Piece) -> Point:
        """Where one of the tray's pieces is, or would come to lie."""
        for card, rect in self.cards:
            if card.id == piece.id:
                return rect.center
        for shown in self.groups:
            if self.own is not None and shown.group.place.replace("{seat}", self.own.seat) == piece.place:
                return shown.slots[-1].rect.center if shown.slots else shown.sockets.center
        tray, _ = self.layout.beside(piece.place)
        if tray == "stock":
            return self.rect.x + self._wing * 0.4, self.rect.centery + self.rect.height * 0.15
        if tray == "waiting":
            rect = self.rect_of(piece.id)
            return rect.centerx, rect.bottom - rect.height * 0.2
        if tray == "won":
            return self.rect.right - self._wing * 0.5, self.rect.centery + self.rect.height * 0.15
        return self.rect.center

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self.groups:
            self._draw_groups(surface)
        if self.own is None:
            return
        if self._stock or "stock" in self.layout.layout.trays:
            self._draw_stock(surface)
        if self.own.covered and not self.standing and not self.groups and self._covers:
            self._draw_cover(surface)
        for piece in self.standing:
            self._draw_standing(surface, piece)
        if self.own.covered:
            return
        if "won" in self.layout.layout.trays:
            self._draw_won(surface)
        if not self.slots and not self.groups and not self.standing and self.layout.tray("hand", self.own.seat):
            room = (self.rect.width - 2 * self._wing, self.rect.height)
            ink = theme.ASH if self.advice else theme.mix(theme.ASH, theme.TABLE, 0.35)
            told = self.advice or said("No cards yet")
            words = fitted_or_cut(told, self.scale.style(theme.LABEL), ink, room, "centre")
            words.draw(surface, (self.rect.centerx - words.size[0] // 2, self.rect.centery - words.size[1] // 2))
        for slot in self._fan:
            if slot.piece.id not in (self.hover, self.held) and not self.moving(slot.piece.id):
                self._draw_card(surface, slot.piece, slot.rect)

    @property
    def _covers(self) -> bool:
        """Whether anything lies below the cloth."""
        return bool(self._fan or self._won or self._secret)

    def _draw_groups(self, surface: pygame.Surface) -> None:
        if not self.slips or self.groups[0].group.alone:
            hand_groups.draw_captions(surface, self.groups, self.scale)
        for shown in self.groups:
            if shown.group.condition:
                draw_condition(surface, self._state, shown.sockets, self.scale)
            if shown.group.sockets is not None and not shown.slots:
                draw_sockets(surface, shown.group.sockets, 0, shown.most, shown.sockets)
        for slot in self.slots:
            piece = slot.piece
            if piece.id in (self.hover, self.held) or slot.holds(self.chosen) or self.moving(piece.id):
                continue
            self._draw_slot(surface, slot, slot.rect)
        for slot in self.slots:
            if slot.holds(self.chosen) and slot.piece.id != self.held:
                self._draw_slot(surface, slot, slot.rect.move(0, -self.scale.px(RISE)))
        for slot in self.slots:
            burning = self.burning(slot.piece.id)
            if burning is not None:
                draw_burning(surface, self._picture(slot.piece, slot.rect), slot.rect, burning, self.scale)

    def _draw_slot(self, surface: pygame.Surface, slot: Slot, rect: pygame.Rect) -> None:
        """Draw a card or piece with its number in a heap, or the memory of a spent card."""
        shown = next((shown for shown in self.groups if slot in shown.slots), None)
        if shown is not None and shown.group.sockets is not None:
            draw_sockets(surface, shown.group.sockets, max(1, len(slot.all)), shown.most, rect)
            return
        reason = self._reason(shown, slot)
        idle = 0.0 if self.slips else IDLE
        self._draw_card(surface, slot.piece, rect, SPENT if slot.spent else UNUSABLE if reason else idle)
        if reason:
            draw_reason(surface, reason, rect, self.scale)
        if len(slot.all) > 1:
            badge = self._number(slot)
            paint.stamp(surface, badge, _corner(badge, rect))
        if slot.spent:
            word = next(s.group.spent for s in self.groups if slot in s.slots)
            style = self.scale.style(theme.CAPTION)
            badge = tag(word, fitted(word, style, rect.width - style.px), theme.ASH)
            if badge.get_width() > rect.width * WIDER:
                badge = paint.icon("tick", min(rect.width, rect.height // 2), theme.ASH)
            down = BELOW_NUMBER if cards.face(self.layout, slot.piece).pips else ON_PICTURE
            paint.stamp(surface, badge, badge.get_rect(center=(rect.centerx, rect.y + round(rect.height * down))))

    def _reason(self, shown: ShownGroup | None, slot: Slot) -> Said:
        """When the card of a slot can be used; nothing if it is now, or if its group does not say."""
        if self.waits is None or shown is None or not shown.group.reasons or slot.spent:
            return NOTHING
        return NOTHING if slot.piece.id in self.ready else self.waits(slot.piece.id)

    def _number(self, slot: Slot) -> pygame.Surface:
        """How many there are in a heap."""
        style = self.scale.style(theme.STRONG)
        style = smaller(style, max(theme.SMALLEST, min(style.px, round(slot.rect.width * 0.32))))
        return tag(f"×{len(slot.all)}", style, theme.BONE)

    @property
    def heaps(self) -> list[tuple[Slot, pygame.Rect]]:
        """The heaps that can be seen, and where each number is, also while the card rises below the pointer."""
        found = []
        for slot in self.shown:
            if len(slot.all) > 1:
                area = _corner(self._number(slot), slot.rect)
                raised = area.move(0, -self.scale.px(RISE))
                found.append((slot, area.union(raised) if slot.piece.id == self.hover else area))
        return found

    def draw_open(self, surface: pygame.Surface) -> None:
        """Draw the card pointed at, raised and large, above everything else."""
        pointed = self.hover or self.focus
        for slot in self.shown:
            piece, rect = slot.piece, slot.rect
            if slot.spent or piece.id == self.held or piece.id != pointed or self.burning(piece.id) is not None:
                continue
            if piece.id == self.hover:
                self._draw_slot(surface, slot, rect.move(0, -self.scale.px(RISE)))
            if slot in self._fan:
                self._draw_large(surface, piece, rect)
            elif piece.id not in self.errands:
                self._tell(surface, piece, rect)

    def _tell(self, surface: pygame.Surface, piece: Piece, rect: pygame.Rect) -> None:
        """Draw a plate above a card of a group that says what the card is for or what the piece is."""
        look = self.layout.card(piece.kind)
        words = cards.face(self.layout, piece).text if look is not None else self.tip(piece.id)
        if words:
            plate = rect.move(0, -self.scale.px(RISE)).union(rect)
            plate.height = surface.get_height() - plate.y  # so that the words lie above it
            tooltip.draw(surface, words, plate, self.scale)

    def _draw_standing(self, surface: pygame.Surface, piece: Piece) -> None:
        """Draw a figure that waits to come onto the board, lit if it may."""
        rect, look = self.rect_of(piece.id), self.layout.look(piece.kind)
        if look is None:
            return
        height = round(rect.height * 0.74)
        sprite = self.sprites.of(piece, height / look.size)
        foot = (rect.centerx, rect.bottom - round(rect.height * 0.2))
        if piece.id in self.ready and piece.id != self.held:
            reach = round(rect.height * 0.62)
            paint.stamp(surface, paint.glow("warm", reach), (rect.centerx - reach, rect.centery - reach))
            width = round(height * 0.86)
            oval = base_ring(
                width,
                round(width * 0.44),
                theme.SELECTED if self.hover == piece.id else theme.LEGAL,
                max(2.2, height * 0.05),
            )
            paint.stamp(surface, oval, oval.get_rect(center=foot))
        picture = paint.faded(sprite.surface, 0.38) if piece.id == self.held else sprite.surface
        paint.stamp(surface, picture, (foot[0] - sprite.x, foot[1] - sprite.y))
        if piece.id == self.focus:
            ring = paint.ring(round(rect.height * 0.52), theme.BONE, max(2.5, self.scale.px(3)))
            paint.stamp(surface, ring, ring.get_rect(center=rect.center))

    def _draw_card(self, surface: pygame.Surface, piece: Piece, rect: pygame.Rect, dark: float = 0.5) -> None:
        """Draw a card or piece, lit if it can be used, else `dark`."""
        usable, advised = piece.id in self.ready, piece.id in self.hint
        shade = 0.0 if usable else dark
        draw_card(surface, self._picture(piece, rect), rect, usable, advised, shade, self.scale)
        if piece.id == self.focus:
            width = max(2, self.scale.px(RIM))
            radius = self.scale.px(theme.RADIUS_CARD)
            frame = cards.rim((rect.width + 6, rect.height + 6), theme.BONE, width, radius)
            paint.stamp(surface, frame, frame.get_rect(center=rect.center))

    def _picture(self, piece: Piece, rect: pygame.Rect) -> pygame.Surface:
        """A slip, a card, or a piece of the board on a card of its own."""
        errand, look = self.errands.get(piece.id), self.layout.layout.errand
        if errand is not None and look is not None and self.own is not None:
            colour = self.layout.colour(self.own.seat)
            return slip(errand, self.errands.values(), look, colour, rect.size, self.scale)
        if self.layout.look(piece.kind) is None:
            return cards.card(cards.face(self.layout, piece), rect.width, self.scale)
        name = self.sprites.name(piece, {})
        beside = round(rect.height * hand_groups.PICTURED) if self._beside else 0
        return token_card(self.sprites, piece, name, rect.size, self.scale, beside)

    def _draw_large(self, surface: pygame.Surface, piece: Piece, rect: pygame.Rect) -> None:
        face = cards.face(self.layout, piece)
        if face.back:
            return
        width = round(rect.width * LARGE * max(1.0, self.scale.text) ** 0.5)
        sprite = cards.card(face, width, self.scale, large=True)
        box = sprite.get_rect(midbottom=(rect.centerx, rect.top - self.scale.px(RISE) - self.scale.u))
        box.clamp_ip(surface.get_rect().inflate(-self.scale.u, -self.scale.u))
        paint.shadow(surface, box, self.scale.px(14), theme.S24, self.scale)
        paint.stamp(surface, sprite, box)

    def _draw_stock(self, surface: pygame.Surface) -> None:
        """The chips, in rows of at most eight."""
        scale = self.scale
        style, words = scale.style(theme.HEADING), Said(self.layout.layout.trays["stock"], {"n": len(self._stock)})
        head = fitted_or_cut(words, style, theme.BONE, (self._wing - 2 * scale.u, style.line))
        x, y = self.rect.x + 2 * scale.u, self.rect.y + scale.u // 2
        head.draw(surface, (x, y))
        room = self.rect.bottom - y - head.size[1] - scale.u // 2
        side = min(scale.px(27), max(14, room // 3))
        a_row = max(1, (self._wing - 2 * scale.u) // (side + 3))
        rows = max(1, (len(self._stock) + a_row - 1) // a_row)
        step = min(side + 3, max(6, (room - side) // max(1, rows - 1))) if rows > 1 else side + 3
        top = y + head.size[1] + scale.u // 2
        for number, piece in enumerate(self._stock):
            if self.moving(piece.id):
                continue
            row, column = divmod(number, a_row)
            look = self.layout.look(piece.kind)
            sprite = self.sprites.of(piece, side / look.size if look else 1.0)
            at = (x + column * (side + 3) + side // 2 + (row % 2) * (side // 2), top + row * step + side // 2)
            paint.stamp(surface, sprite.surface, (at[0] - sprite.x, at[1] - sprite.y))

    def _draw_won(self, surface: pygame.Surface) -> None:
        scale = self.scale
        left = self.rect.right - self._wing + scale.u
        trays = self.layout.layout.trays
        style, words = scale.style(theme.HEADING), Said(trays["won"], {"n": self._won_total})
        head = fitted_or_cut(words, style, theme.BONE, (self._wing - 2 * scale.u, style.line))
        y = self.rect.y + scale.u // 2
        head.draw(surface, (left, y))
        small = scale.style(theme.NOTE)
        least = max(theme.SMALLEST, round(small.px * hand_groups.NOTED))
        beside = (self._wing - head.size[0] - 2 * scale.u, small.line)
        note = fitted_text(trays["won_note"], small, theme.ASH, beside, least)
        if note is not None:
            note.draw(surface, (left + head.size[0] + scale.u, y + head.size[1] - note.size[1] - 2))
        top = y + head.size[1] + scale.u
        room = self.rect.bottom - top
        if not self._won:
            return
        side = min(scale.px(46), max(22, room // 2 - 4))
        area = self._wing - 2 * scale.u - side
        rows = 1 if len(self._won) * (side + 6) <= area + side or room < 2 * side else 2
        a_row = (len(self._won) + rows - 1) // rows
        step = min(side + scale.px(8), area // max(1, a_row - 1)) if a_row > 1 else 0
        for number, piece in enumerate(self._won):
            if self.moving(piece.id):
                continue
            row, column = divmod(number, a_row)
            sprite = token_face(self.layout, piece, self.sprites, side, scale)
            at = (left + side // 2 + column * step, top + side // 2 + row * (side + scale.px(10)))
            paint.stamp(surface, sprite, sprite.get_rect(center=at))

    def _draw_cover(self, surface: pygame.Surface) -> None:
        """Draw a cloth over hand and loot that says whose they are and how to look."""
        assert self.own is not None
        area = self.rect.inflate(-2 * self._wing, -self.scale.u)
        area.width += self._wing
        cloth = paint.rounded(area.size, self.scale.px(theme.RADIUS_PANEL), theme.PANEL2, theme.NIGHT, theme.LINE)
        paint.stamp(surface, cloth, area)
        name, inner = self.own.name, (area.width - 2 * self.scale.u, area.height // 2 - self.scale.u // 2)
        words = said("{name}'s cards lie here", name=name)
        if "won" in self.layout.layout.trays:
            words = said("{name}'s cards and loot lie here", name=name)
        title = fitted_or_cut(words, self.scale.style(theme.HEADING), theme.BONE, inner)
        words = said("Hold **H**, or hold the seat's card, to look.")
        how = fitted_or_cut(words, self.scale.style(theme.LABEL), theme.ASH, inner)
        y = area.centery - (title.size[1] + how.size[1]) // 2
        title.draw(surface, (area.centerx - title.size[0] // 2, y))
        how.draw(surface, (area.centerx - how.size[0] // 2, y + title.size[1]))


def _corner(badge: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
    """Where the number of a heap lies on its uppermost card."""
    return badge.get_rect(topright=(rect.right + 3, rect.top - 3))
