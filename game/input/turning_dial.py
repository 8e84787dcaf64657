"""The dial on a tile that may be turned: its stops with their prices, by pointer, wheel, drag and keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import pygame

from engine.flow import Option
from engine.said import Said, said
from game.board.turn_preview import TurnPreview
from game.input.dial_widgets import PADDING, DialBar, DialFace, DialStop
from game.input.rotation_handles import WORDS
from game.input.turn_foresight import Run, TurnForesight
from game.input.turning_stops import NOW, Stop, turning_stops
from game.panels.prompt_bar import BarWords
from game.panels.table_panels import TablePanels
from game.play.choices import Choices
from game.ui.button import Button
from game.ui.widget import Widget

HOW = said("Drag it round, turn the wheel over it, or press R. Everything on it turns along.")
AS_IT_LIES = said("As it lies")
TURN = (said("Turn it"), said("Turn once"), said("Turn twice"))  # by how many turns


class TurningDial:
    """The dial of at most one tile. `turn` does a run of turns, `changed` is called when another stop is shown."""

    def __init__(
        self,
        panels: TablePanels,
        foresight: TurnForesight,
        turn: Callable[[Run], object],
        changed: Callable[[], object],
    ) -> None:
        self.panels, self.page, self._foresight = panels, panels.page, foresight
        self._turn, self._changed = turn, changed
        self.piece = ""  # the tile; empty while the dial is shut
        self.stop = NOW  # at which the tile is shown
        self.buttons: list[DialStop] = []
        self._home: Widget | None = None
        self._choices: Choices | None = None
        self._bar, self._face = DialBar(), DialFace(lambda: self.stop.turns, self._drag, self._drop)
        self._focused: Widget | None = None
        self._leave = Button(said("Leave it"), self.close, tip=said("Key {number}", number=1), name="leave tile")
        self._do = Button("", self.confirm, "primary", tip=said("Key {number}", number=2), name="turn tile")
        self._asked: BarWords | None = None

    # -- opening and closing -------------------------------------------------------------------------------

    def open(self, choices: Choices, piece: str, options: tuple[Option, ...], home: Widget | None) -> None:
        """Show how far these options can turn a tile, beginning with the first turn. When the dial is shut, the
        keys' focus goes `home`."""
        self.close()
        view, play = self.panels.view, self.panels.play
        ways = view.layout.turning_ways(view.stage.table.pieces[piece])
        stops = turning_stops(choices, options, ways, play.sentences.why)
        self.piece, self._choices, self._home, self._face.ways = piece, choices, home, ways
        self.buttons = [self._button(stop, stops, ways) for stop in stops]
        self.page.widgets.insert(0, self._face)  # below the chip of the tile
        for widget in (self._bar, *self.buttons):
            self.page.add(widget)
        name = play.session.header.names[choices.seat]
        title = said("{name}: turn {tile}?", name=name, tile=self._foresight.called(piece))
        self._asked = BarWords(choices.seat, title, HOW, (self._leave, self._do))
        self.panels.prompt.instead = self._asked
        self.show(min(self._free, key=lambda stop: (not stop.run, len(stop.run), stop.turns < 0)))
        if self.page.keys:
            self.page.set_focus(self._shown)

    def _button(self, stop: Stop, stops: Sequence[Stop], ways: int) -> DialStop:
        words = WORDS[ways][stop.turns % ways - 1] if stop.turns else AS_IT_LIES
        do = partial(self._press, stop)
        return DialStop(stop, f"turn-{stop.turns % ways}", self._label(stop, stops), words, self.show, do)

    def _label(self, stop: Stop, stops: Sequence[Stop]) -> str:
        """The price of a stop, or how far it would be; where a tile turns either way, an arrow says which."""
        if not stop.turns:
            return said("now")
        found = None if stop.reason else self._look_ahead(stop)
        price = found.price if found is not None else str(abs(stop.turns))
        if len(_directions(stops)) == 1:
            return price
        return said("{icon:{name}} {price}", name="redo" if stop.turns > 0 else "undo", price=price)

    def confirm(self) -> None:
        """Turn the tile to where it is shown, or leave it as it lies."""
        run = self.stop.run
        self.close()
        if run:
            self._turn(run)

    def _press(self, stop: Stop) -> None:
        self.show(stop)
        self.confirm()

    def close(self) -> None:
        """Shut the dial: the tile is shown as it lies."""
        if not self.piece:
            return
        led = self.page.keys and self.page.focus in self.buttons
        self.page.remove(self._face, self._bar, *self.buttons)
        if led and self._home in self.page.widgets:
            self.page.set_focus(self._home)
        if self.panels.prompt.instead is self._asked:
            self.panels.prompt.instead = None
        self.piece, self.stop, self.buttons, self._choices = "", NOW, [], None
        self._changed()

    # -- the stops -----------------------------------------------------------------------------------------

    @property
    def _free(self) -> list[Stop]:
        """The stops that can be chosen, as they lie in the bar."""
        return [each.stop for each in self.buttons if each.enabled]

    @property
    def directions(self) -> frozenset[int]:
        """In which directions the tile can be turned: 1 is clockwise, -1 anticlockwise."""
        return _directions(self._free)

    @property
    def _shown(self) -> DialStop:
        return next(each for each in self.buttons if each.stop == self.stop)

    def show(self, stop: Stop) -> None:
        """Show the tile at a stop."""
        self.stop = stop
        for button in self.buttons:
            button.chosen = button.stop == stop
        if self.page.focus in self.buttons:
            self.page.set_focus(self._shown)
        times = abs(stop.turns)
        self._do.words = said("Turn {n} times", n=times) if times > 2 else TURN[times]
        self._do.reason = Said("") if times else said("It lies like this now.")
        self._changed()

    def step(self, by: int, around: bool) -> None:
        """Go so many stops on in the bar; past its end to the other end, if it goes `around`."""
        free = self._free
        goal = free.index(self.stop) + by
        self.show(free[goal % len(free) if around else min(max(goal, 0), len(free) - 1)])

    def _drag(self, turns: float) -> None:
        nearest = min(self._free, key=lambda stop: abs(stop.turns - turns))
        if nearest != self.stop:
            self.show(nearest)

    def _drop(self, dragged: bool) -> None:
        """A drag round turns the tile; a click beside the bar leaves it as it lies."""
        if not dragged:
            self.close()
        elif self.stop.run:
            self.confirm()

    # -- keeping up ----------------------------------------------------------------------------------------

    def holds(self, widget: Widget | None) -> bool:
        """Whether a widget is a part of the open dial."""
        return bool(self.piece) and widget in (self._face, self._bar, *self.buttons)

    def preview(self) -> TurnPreview | None:
        """What the turn that is shown would bring. First the stop under the keys' focus is shown; when the keys
        have gone elsewhere, the dial is shut."""
        focus = self.page.focus
        if focus is not self._focused and self.piece:
            self._focused = focus
            if isinstance(focus, DialStop) and focus.enabled:
                self.show(focus.stop)
            elif self.page.keys and focus not in (None, self._home, self._leave, self._do, *self.buttons):
                self.close()
        return self._look_ahead(self.stop) if self.piece else None

    def _look_ahead(self, stop: Stop) -> TurnPreview | None:
        return self._foresight.of(self._choices, self.piece, stop.run) if self._choices is not None else None

    def follow(self, choices: Choices | None, tile: pygame.Rect, beside: int) -> None:
        """Keep to the tile, which lies there on the screen, right of its chip, which ends at `beside`. The dial is
        shut when something else is asked."""
        if choices is None or choices is not self._choices:
            self.close()
            return
        scale, view = self.page.scale, self.panels.view.camera.view
        pad, sizes = scale.px(PADDING), [each.wanted(scale) for each in self.buttons]
        bar = pygame.Rect(0, 0, sum(width for width, _ in sizes) + 2 * pad, sizes[0][1] + 2 * pad)
        bar.center = tile.midtop
        bar.left = max(bar.left, beside)
        bar.clamp_ip(view.inflate(0, bar.height))
        self._face.place(tile, scale)
        self._bar.place(bar, scale)
        left = bar.x + pad
        for button, size in zip(self.buttons, sizes, strict=True):
            button.place(pygame.Rect((left, bar.y + pad), size), scale)
            left += size[0]


def _directions(stops: Iterable[Stop]) -> frozenset[int]:
    return frozenset(1 if stop.turns > 0 else -1 for stop in stops if stop.turns)
