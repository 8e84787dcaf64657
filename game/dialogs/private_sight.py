"""What is shown to one seat alone: a card that turns only while its person holds it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from engine.flow import Event, Record
from engine.said import Said, said
from engine.table import Piece, Show, Table
from game.layout.game_layout import GameLayout
from game.pieces import cards
from game.play.live_table import LiveTable
from game.ui import theme
from game.ui.button import Button
from game.ui.modal import Line, Modal
from game.ui.paint import stamp
from game.ui.theme import Scale
from game.ui.widget import Widget, is_click, is_confirm

WIDTH = 150  # px at 1080p of the card


class HeldCard(Widget):
    """A card face down, turned up while it is held down, or after Enter until Enter is pressed again."""

    def __init__(self, layout: GameLayout, piece: Piece, colour: str) -> None:
        super().__init__("held card", tip=said("Hold it to look. It turns back when you let go."))
        self.layout, self.piece, self.colour = layout, piece, colour
        self.open = False

    def wanted(self, scale: Scale) -> tuple[int, int]:
        width = scale.grow(WIDTH)
        return width, round(width * cards.RATIOS["square"]) + scale.u

    @property
    def hit(self) -> pygame.Rect:
        """Only the card itself."""
        return self.rect

    def handle(self, event: pygame.event.Event) -> bool:
        if is_click(event):
            self.open = True
        elif is_click(event, pygame.MOUSEBUTTONUP):
            self.open = False
        elif is_confirm(event):
            self.open = not self.open
        else:
            return False
        return True

    def update(self, dt: float) -> bool:
        if self.open and not (self.pressed or self.focused or self.active):
            self.open = False  # whoever held it has gone on
            return True
        return False

    def draw(self, surface: pygame.Surface) -> None:
        width = self.wanted(self.scale)[0]
        shown = cards.card(cards.face(self.layout, self.piece), width, self.scale, True)
        drawn = shown if self.open else cards.face_down(shown.get_size(), self.colour, self.scale)
        box = drawn.get_rect(center=self.rect.center)
        stamp(surface, drawn, box)
        self.draw_focus(surface, self.scale.px(theme.RADIUS_CARD), box)


class PrivateSight:
    """Opens a box when a record has shown a person something that will lie hidden again. `open_box` puts a box
    over the table."""

    def __init__(self, play: LiveTable, layout: GameLayout, open_box: Callable[[Modal], object]) -> None:
        self.play, self.layout = play, layout
        self._open_box = open_box
        self._told = len(play.session.entries)

    def follow(self) -> None:
        """Tell of what has been shown since the last time, once nothing moves."""
        entries = self.play.session.entries
        if len(entries) <= self._told:
            self._told = len(entries)
            return
        if self.play.stage.busy:
            return
        first, self._told = self._told, len(entries)
        for entry in entries[first:]:
            for piece, seat in sights(entry.record, self.layout, self.play.session.position):
                if seat in self.play.humans:
                    self._show(piece, seat)

    def _show(self, piece: Piece, seat: str) -> None:
        name = self.play.session.header.names[seat]
        card = HeldCard(self.layout, piece, self.layout.colour(seat))
        done = Button(said("Done"), lambda: None, "primary", name="done")
        words = said("Hold the card to see it. The others look away.") if self.play.shared else _HOLD
        modal = Modal(said("Only {name} looks", name=name), words, [Line(None, card)], [done])
        done.action = modal.close
        self._open_box(modal)


_HOLD: Said = said("Hold the card to see it.")


def sights(record: Record[Event], layout: GameLayout, table: Table) -> Iterator[tuple[Piece, str]]:
    """The pieces that a record shows to one seat alone and that lie in a pile of the board, each with the seat."""
    for happening in record.happened:
        for change in happening.changes:
            if isinstance(change, Show) and len(change.seats) == 1 and change.piece in table.pieces:
                piece = table.pieces[change.piece]
                if piece.place in layout.piles:
                    yield piece, change.seats[0]
