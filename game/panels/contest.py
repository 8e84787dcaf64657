"""The contest panel: two sides, the parts of their numbers, and the cards that they lay."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass

import pygame

from engine.flow import Contest, Part, Side
from engine.said import Said, joined, said
from engine.table import Piece
from game.layout.game_layout import GameLayout
from game.panels.card_odds import CardOdds
from game.panels.clause_links import ClauseLinks
from game.pieces import cards
from game.pieces.portraits import portrait
from game.pieces.sprites import Sprites
from game.play.signals import TableSignals
from game.services.cache import baked
from game.ui import materials, paint, section, theme
from game.ui.button import Button
from game.ui.fitted_text import squeezed
from game.ui.text import Text, fitted, flow, label, measure
from game.ui.theme import Rgb, Scale, Size

FRAME = 148  # px at 1080p: height of the frame round a side's pieces
LEAST_FRAME = 56  # where there is little room
CARD = 78  # and of a card
UNKNOWN, CARD_WORD, VERSUS = "?", said("Card"), said("vs")


@dataclass
class ShownContest:
    """What the panel shows: an open contest and its pieces."""

    contest: Contest
    pieces: Mapping[str, Piece]
    laid: Container[str] = ()
    other: str = ""  # who still chooses in secret


class ContestPanel(ClauseLinks):
    """A parchment sheet in the right-hand column. `follow` opens a clause, `name` says what pieces are called.
    The buttons emit `card_laid` and `card_taken_back`."""

    lit: Rgb = theme.INK

    def __init__(
        self,
        layout: GameLayout,
        sprites: Sprites,
        follow: Callable[[str], object],
        name: Callable[[str], str],
        signals: TableSignals,
    ) -> None:
        super().__init__("contest", follow)
        self.layout = layout
        self.sprites = sprites
        self.name_of = name
        self.shown: ShownContest | None = None
        self.choosing = False  # a person is to lay a card
        self.frame = FRAME  # px: how high the frames are in this window
        self.picked = ""
        change, lay = signals.card_taken_back.emit, signals.card_laid.emit
        self.change_button = Button(said("Change card"), change, "paper", name="change card")
        self.lay_button = Button(said("Lay it down"), lay, "primary", name="lay it down")
        self.hide()

    # -- what it shows -----------------------------------------------------------------------------------

    @property
    def buttons(self) -> tuple[Button, Button]:
        """The buttons, to be put into the page behind the panel."""
        return self.change_button, self.lay_button

    def prepare(
        self,
        contest: Contest,
        pieces: Mapping[str, Piece],
        laid: Container[str],
        picked: str,
        other: str,
        choosing: bool,
    ) -> None:
        """Show an open contest in which the seats `laid` have laid a card. `choosing`: a person is asked to lay
        one here and has `picked` a card, while `other` still chooses."""
        self.shown, self.picked = ShownContest(contest, pieces, laid, other=other), picked
        self.visible, self.choosing = True, choosing
        self.lay_button.reason = "" if picked else said("First choose one of your cards.")
        self.change_button.reason = self.lay_button.reason

    def hide(self) -> None:
        """Show no contest."""
        self.shown, self.picked, self.visible, self.choosing = None, "", False, False
        for button in self.buttons:
            button.visible = False

    # -- numbers -----------------------------------------------------------------------------------------

    def total(self, side: Side) -> str:
        """The sum as far as it is known."""
        return str(side.number.total) if side.card else f"{side.number.total} + {UNKNOWN}"

    # -- where things lie --------------------------------------------------------------------------------

    def height(self, scale: Scale, width: int, room: int = 1 << 15) -> int:
        """What it needs in a column `width` px wide, `room` px at most; 0 if there is no contest."""
        if self.shown is None:
            return 0
        self.frame = scale.px(FRAME)
        over = max(0, self._fixed(width, scale) - room)
        self.frame = max(scale.px(LEAST_FRAME), self.frame - over)
        fixed = self._fixed(width, scale)
        return min(room, fixed + self._odds_height(width, scale, room - fixed))

    def whole(self, width: int, scale: Scale) -> int:
        """The height at which its frames have their usual size, px; 0 if there is no contest."""
        return self._fixed(width, scale) - self.frame + scale.px(FRAME) if self.shown is not None else 0

    def least(self, width: int, scale: Scale) -> int:
        """The lowest height at which it is shown, px."""
        return self._fixed(width, scale) - self.frame + scale.px(LEAST_FRAME) if self.shown is not None else 0

    def _fixed(self, width: int, scale: Scale) -> int:
        """The height of everything but the box of odds."""
        assert self.shown is not None
        notes = 1 if self._short(self._sign(scale), scale) else 2
        parts = max(len(side.number.parts) + (not side.card) for side in self.shown.contest.sides)
        return (
            self._title(width, scale).size[1] + self.frame + scale.style(theme.STRONG).line
            + notes * scale.style(theme.NOTE).line + parts * self._row(scale) + scale.px(CARD) + 8 * scale.u
            + self._foot(width, scale)
        )  # fmt: skip

    def _foot(self, width: int, scale: Scale) -> int:
        """The room for the buttons: side by side, or one above the other if their words need it."""
        rows = 1 if self._beside(width, scale) else 2
        return rows * (self.lay_button.wanted(scale)[1] + scale.u) + scale.u if self.choosing else 0

    def _beside(self, width: int, scale: Scale) -> bool:
        half = (width - 5 * scale.u) // 2
        tighter = 4 * scale.u  # than a button would like to be; its words still have room
        return max(button.wanted(scale)[0] for button in self.buttons) - tighter <= half

    def _title(self, width: int, scale: Scale) -> Text:
        words, sign = self.shown.contest.title if self.shown is not None else "", self._sign(scale)
        taken = sign.size[0] + scale.u if self._short(sign, scale) else 0
        return flow(words, scale.style(theme.HEADING), theme.INK, width - 4 * scale.u - taken)

    def _sign(self, scale: Scale) -> Text:
        """The sign of the contest's clause."""
        clause = self.shown.contest.clause if self.shown is not None else ""
        return flow(section.sign(clause), scale.style(theme.NOTE), theme.INK2)

    def _short(self, sign: Text, scale: Scale) -> bool:
        """Whether a sign has room beside the title: a whole number stands below it."""
        return sign.size[0] <= 3 * scale.u

    def _row(self, scale: Scale) -> int:
        return scale.style(theme.LABEL).line + scale.u // 2

    @property
    def odds(self) -> CardOdds:
        """What each card would lead to, for the seat that must lay one."""
        if self.shown is None or not self.choosing:
            return CardOdds(Said(""), ())
        rows = self.shown.contest.rows
        own = next((side for side in self.shown.contest.sides if side.card == self.picked), None)
        picked = next((row for row in rows if own is not None and row.value == str(own.number.total)), None)
        other = self.shown.other
        title = said("{seat} chooses in secret", seat=other) if other else said("What each card would come to")
        return CardOdds(title, rows, picked)

    def _odds_height(self, width: int, scale: Scale, room: int) -> int:
        high = self.odds.height(width - 2 * scale.u, scale, room - scale.u)
        return high + scale.u if high else 0

    def card_spot(self, seat: str) -> tuple[int, int]:
        """Where a seat's card lies, px."""
        sides = self.shown.contest.sides if self.shown is not None else ()
        place = next((n for n, side in enumerate(sides) if side.seat == seat), 0)
        rect = self._card_rect(place, self._totals_top)
        return rect.center

    @property
    def _totals_top(self) -> int:
        scale = self.scale
        below = self._foot(self.rect.width, scale)
        room = self.rect.height - self._fixed(self.rect.width, scale)
        return (
            self.rect.bottom
            - below
            - self._odds_height(self.rect.width, scale, room)
            - scale.px(CARD)
            - 2 * scale.u
        )

    def _card_rect(self, place: int, top: int) -> pygame.Rect:
        high = self.scale.px(CARD)
        rect = pygame.Rect(0, top, round(high / cards.RATIOS["number"]), high)
        pad = 2 * self.scale.u
        rect.x = self.rect.x + pad if place == 0 else self.rect.right - pad - rect.width
        return rect

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        super().place(rect, scale)
        for button in self.buttons:
            button.visible = self.choosing and rect.height > 0
        pad, gap = 2 * scale.u, scale.u
        width, height = rect.width - 2 * pad, self.lay_button.wanted(scale)[1]
        y = above = rect.bottom - height - round(1.5 * scale.u)
        if self._beside(rect.width, scale):
            width = (width - gap) // 2
        else:
            above -= height + gap
        self.change_button.place(pygame.Rect(rect.x + pad, above, width, height), scale)
        self.lay_button.place(pygame.Rect(rect.right - pad - width, y, width, height), scale)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self.shown is None or not self.rect.height:
            return
        self.begin()
        scale, rect, contest = self.scale, self.rect, self.shown.contest
        materials.paper(surface, rect, scale)
        pad, y = 2 * scale.u, rect.y + round(1.5 * scale.u)
        note = scale.style(theme.NOTE)
        title = self._title(rect.width, scale)
        title.draw(surface, (rect.x + pad, y))
        clause = self._sign(scale)
        beside = self._short(clause, scale)
        at = (rect.right - pad - clause.size[0], y) if beside else (rect.x + pad, y + title.size[1])
        self.area(surface, pygame.Rect(at, clause.size), contest.clause)
        clause.draw(surface, at)
        y += title.size[1] + (scale.u // 2 if beside else note.line) + scale.u // 2
        half = (rect.width - 2 * pad - measure(VERSUS, scale.style(theme.STRONG)) - scale.u) // 2
        for place, side in enumerate(contest.sides):
            left = rect.x + pad if place == 0 else rect.right - pad - half
            self._draw_side(surface, side, pygame.Rect(left, y, half, self.frame))
        versus = scale.style(theme.STRONG)
        area = pygame.Rect(rect.x, y, rect.width, self.frame)
        label(surface, VERSUS, versus, theme.INK, area, "centre")
        y += self.frame + versus.line + note.line + scale.u
        self._draw_parts(surface, y)
        self._draw_totals(surface, self._totals_top)
        self._draw_odds(surface)
        self.draw_focus(surface, scale.px(theme.RADIUS_PAPER))

    def _draw_side(self, surface: pygame.Surface, side: Side, box: pygame.Rect) -> None:
        """Draw the frame with the side's pieces, and below it their names and what they do."""
        assert self.shown is not None
        scale, colour = self.scale, self.layout.colour(side.seat)
        paint.stamp(surface, _frame(box.size, colour, scale), box)
        found = [self.shown.pieces[key] for key in side.pieces if key in self.shown.pieces]
        self._draw_pieces(surface, found, box.inflate(-2 * scale.u, -2 * scale.u))
        mark = scale.px(22)
        paint.stamp(surface, paint.mark(colour, mark), (box.right - mark - 4, box.y + 4))
        strong, note = scale.style(theme.STRONG), scale.style(theme.NOTE)
        names = joined([self.name_of(piece.id) for piece in found])
        words = names if len(found) < 3 else said("{number} figures", number=len(found))
        strong = fitted(words, strong, box.width)
        label(surface, words, strong, theme.INK, pygame.Rect(box.x, box.bottom, box.width, strong.line), "centre")
        area = pygame.Rect(box.x, box.bottom + strong.line - 2, box.width, note.line)
        label(surface, side.role, fitted(side.role, note, area.width), theme.INK2, area, "centre")

    def _draw_pieces(self, surface: pygame.Surface, pieces: list[Piece], room: pygame.Rect) -> None:
        """Draw one piece large, or several in rows."""
        rows = 1 if len(pieces) < 3 else 2
        a_row = -(-len(pieces) // rows) or 1
        for number, piece in enumerate(pieces):
            row, column = divmod(number, a_row)
            cell = pygame.Rect(
                room.x + room.width * column // a_row, room.y + room.height * row // rows,
                room.width // a_row, room.height // rows,
            )  # fmt: skip
            picture = portrait(self.sprites, piece, cell.size, self.scale)
            paint.stamp(surface, picture, picture.get_rect(center=cell.center))

    def _draw_parts(self, surface: pygame.Surface, top: int) -> None:
        """Draw the parts of both numbers, each side from its own edge inward."""
        assert self.shown is not None
        scale, rect = self.scale, self.rect
        row, pad = self._row(scale), 2 * scale.u
        half = (rect.width - 2 * pad - scale.u) // 2
        lines = max(len(side.number.parts) + (not side.card) for side in self.shown.contest.sides)
        for number in range(0, lines, 2):
            band = paint.rounded((rect.width - 2 * pad, row), row // 4, theme.mix(theme.PARCH2, theme.TAN, 0.35))
            paint.stamp(surface, band, (rect.x + pad, top + number * row))
        for place, side in enumerate(self.shown.contest.sides):
            entries = [(self._named(part, side), str(part.amount), part.clause) for part in side.number.parts]
            if not side.card:
                entries.append((CARD_WORD, UNKNOWN, ""))
            for number, entry in enumerate(entries):
                left = rect.x + pad if place == 0 else rect.x + pad + half + scale.u
                self._draw_part(
                    surface, entry, pygame.Rect(left, top + number * row, half, row), place == 1, number
                )

    def _named(self, part: Part, side: Side) -> str:
        return CARD_WORD if part.piece and part.piece == side.card else self.name_of(part.piece or part.clause)

    def _draw_part(
        self, surface: pygame.Surface, entry: tuple[str, str, str], area: pygame.Rect, mirrored: bool, number: int
    ) -> None:
        """Draw a number at the outer edge, and beside it what gives it."""
        words, amount, clause = entry
        scale = self.scale
        count, note = scale.style(theme.STRONG), scale.style(theme.NOTE)
        amount = f"+{amount}" if number and amount.isdecimal() else amount
        wide = scale.grow(34)
        if clause:
            self.area(surface, area.inflate(-4, -4), clause)
        side = "right" if mirrored else "left"
        outer = pygame.Rect(area.right - wide if mirrored else area.x, area.y, wide, area.height)
        label(surface, amount, count, theme.INK, outer.inflate(-scale.u, 0), side)
        inner = pygame.Rect(area.x if mirrored else area.x + wide, area.y, area.width - wide, area.height)
        name = squeezed(words, note, theme.INK2, inner.width)
        x = inner.right - name.get_width() if mirrored else inner.x
        paint.stamp(surface, name, (x, inner.centery - name.get_height() // 2))

    def _draw_totals(self, surface: pygame.Surface, top: int) -> None:
        """Draw both cards, and both totals between them."""
        assert self.shown is not None
        scale, rect, pad = self.scale, self.rect, 2 * self.scale.u
        pygame.draw.line(surface, theme.SAND_LO, (rect.x + pad, top - scale.u), (rect.right - pad, top - scale.u))
        middle, style = top + scale.px(CARD) // 2, scale.style(theme.PROMPT).bold
        note = scale.style(theme.NOTE)
        label(
            surface,
            said("total"),
            note,
            theme.INK2,
            pygame.Rect(rect.x, middle - note.line // 2, rect.width, note.line),
            "centre",
        )
        for place, side in enumerate(self.shown.contest.sides):
            card = self._card_rect(place, top)
            self._draw_card(surface, side, card)
            words = flow(self.total(side), style, theme.INK)
            x = card.right + scale.u if place == 0 else card.x - scale.u - words.size[0]
            words.draw(surface, (x, middle - words.size[1] // 2))

    def _draw_card(self, surface: pygame.Surface, side: Side, rect: pygame.Rect) -> None:
        """Draw the card of a side: an empty place, a back while it is unknown, or the card as it turns over."""
        assert self.shown is not None
        scale, known = self.scale, self.shown.pieces.get(side.card)
        if not side.card and side.seat not in self.shown.laid:
            ring = paint.outline(rect.size, scale.px(8), theme.SAND_LO, max(1, scale.px(2)))
            paint.stamp(surface, ring, rect)
            return
        if known is None:
            picture = cards.face_down(rect.size, self.layout.colour(side.seat), scale)
        else:
            picture = cards.card(cards.face(self.layout, known), rect.width, scale)
        paint.stamp(surface, picture, picture.get_rect(center=rect.center))

    def _draw_odds(self, surface: pygame.Surface) -> None:
        """Draw what each card would lead to, below the totals."""
        scale, rect = self.scale, self.rect
        high = self._odds_height(rect.width, scale, rect.height - self._fixed(rect.width, scale))
        if high:
            top = self._totals_top + scale.px(CARD) + scale.u
            box = pygame.Rect(rect.x + scale.u, top, rect.width - 2 * scale.u, high - scale.u)
            self.odds.draw(surface, box, scale, lambda area, clause: self.area(surface, area, clause))


@baked
def _frame(size: Size, colour: str, scale: Scale) -> pygame.Surface:
    """A bevelled frame in a seat's colour."""
    base, rim = theme.seat(colour).colour, theme.KEY
    frame = paint.rounded(
        size, scale.px(theme.RADIUS_TILE), theme.dark(base, 0.3), theme.dark(base, 0.66), rim, max(2, scale.px(3))
    )
    return paint.patterned(frame, colour, size[0] / 7)
