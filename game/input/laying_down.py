"""Laying a large tile in a slot: it hangs over the slot and is turned there, until it is laid or taken back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from msgspec.structs import replace

from engine.flow import Option
from engine.said import said
from engine.table import Piece
from game.board.laid_preview import LIFT, draw_laid_preview
from game.input.dial_widgets import DialFace
from game.panels.prompt_bar import BarWords
from game.panels.table_panels import TablePanels
from game.play.choices import Choices
from game.ui.button import Button, IconButton

HOW = said("Turn it with R, the wheel or the arrows, or drag it round.")
BESIDE = 1.4  # of half the tile's height: how far the arrows are from its middle


class LayingDown:
    """The tile that is about to be laid, if there is one. `lay` does the option; `changed` is called whenever it
    is turned, laid or taken back."""

    def __init__(
        self, panels: TablePanels, lay: Callable[[Option], object], changed: Callable[[], object]
    ) -> None:
        self.panels, self.page, self.view = panels, panels.page, panels.view
        self._lay, self._changed = lay, changed
        self.options: dict[int, Option] = {}  # by the turn in which the tile would lie
        self.turn = 0
        self._choices: Choices | None = None
        self._face = DialFace(lambda: self.turn, self._drag, self._drop)
        self._back = Button(said("Not here"), self.close, tip=said("Key {number}", number=1), name="not here")
        self._do = Button(
            said("Lay it here"), self.confirm, "primary", tip=said("Key {number}", number=2), name="lay it"
        )
        self._arrows = (
            IconButton("undo", partial(self.step, -1), said("A sixth anticlockwise"), name="lay anticlockwise"),
            IconButton("redo", partial(self.step, 1), said("A sixth clockwise"), name="lay clockwise"),
        )
        self._asked: BarWords | None = None

    @property
    def piece(self) -> Piece | None:
        """The tile, turned as it would lie; None if none is about to be laid."""
        if not self.options:
            return None
        option = self.options[self.turn]
        return replace(self.view.stage.table.pieces[option.piece], turn=self.turn)

    @property
    def slot(self) -> str:
        """The slot over which the tile hangs."""
        return self.options[self.turn].to if self.options else ""

    def fits(self, options: tuple[Option, ...]) -> bool:
        """Whether these options lay one tile into one slot, one for each way round."""
        first = options[0]
        piece = self.view.stage.table.pieces.get(first.piece)
        carrier = self.view.layout.carrier(piece.kind) if piece is not None else None
        if carrier is None or {(each.verb, each.piece, each.to) for each in options} != {
            (first.verb, first.piece, first.to)
        }:
            return False
        return sorted(each.amount % carrier.ways for each in options) == list(range(carrier.ways))

    def open(self, choices: Choices, options: tuple[Option, ...]) -> None:
        """Hang the tile over its slot, as it lies in the hand."""
        self.close()
        ways = len(options)
        self.options = {option.amount % ways: option for option in options}
        self.turn, self._choices, self._face.ways = 0, choices, ways
        name, called = self.panels.play.session.header.names[choices.seat], self.panels.words.name_of
        title = said("{name}: lay {tile} here?", name=name, tile=called(options[0].piece))
        self._asked = self.panels.prompt.instead = BarWords(choices.seat, title, HOW, (self._back, self._do))
        self.page.widgets.insert(0, self._face)
        for arrow in self._arrows:
            self.page.add(arrow)
        self.follow()
        self._changed()
        if self.page.keys:
            self.page.set_focus(self._do, keys=True)

    def close(self) -> bool:
        """Take the tile back into the hand; True if one was about to be laid."""
        if not self.options:
            return False
        self.options, self.turn, self._choices = {}, 0, None
        self.page.remove(self._face, *self._arrows)
        if self.panels.prompt.instead is self._asked:
            self.panels.prompt.instead = None
        self._changed()
        return True

    def confirm(self) -> None:
        """Lay the tile as it is shown."""
        option = self.options.get(self.turn)
        self.close()
        if option is not None:
            self._lay(option)

    def step(self, by: int) -> bool:
        """Turn the tile by so many turns; True if one is about to be laid."""
        if self.options:
            self.turn = (self.turn + by) % len(self.options)
            self._changed()
        return bool(self.options)

    def scroll(self, notches: int) -> bool:
        """The wheel turns the tile if the pointer is over it; True then."""
        return self.page.hovered is self._face and self.step(1 if notches > 0 else -1)

    def _drag(self, turns: float) -> None:
        turn = round(turns) % len(self.options) if self.options else 0
        if turn != self.turn:
            self.step(turn - self.turn)

    def _drop(self, dragged: bool) -> None:
        """A click on the tile lays it; after a drag round it stays as it has been turned."""
        if not dragged:
            self.confirm()

    def follow(self, choices: Choices | None = None) -> None:
        """Keep to the slot. The tile goes back when something else is asked."""
        if choices is not None and choices is not self._choices:
            self.close()
        if not self.options:
            return
        scale, (x, y) = self.page.scale, self.view.camera.to_screen(self.view.layout.layout.spaces[self.slot])
        carrier = self.view.layout.slots[self.slot]
        y, half = y - scale.px(LIFT), carrier.top * self.view.camera.scale
        tile = pygame.Rect(0, 0, round(2 * half), round(2 * half))
        tile.center = (round(x), round(y))
        self._face.place(tile, scale)
        for side, arrow in zip((-1, 1), self._arrows, strict=True):
            rect = pygame.Rect((0, 0), arrow.wanted(scale))
            rect.center = (round(x + side * (half * BESIDE + rect.width / 2)), round(y))
            arrow.place(rect.clamp(self.view.camera.view), scale)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the tile over its slot."""
        piece = self.piece
        if piece is not None:
            before = surface.get_clip()
            surface.set_clip(self.view.camera.view)
            draw_laid_preview(surface, self.view, piece, self.slot, len(self.options))
            surface.set_clip(before)
