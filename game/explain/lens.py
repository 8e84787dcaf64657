"""The lens: while it is on, it shows what the rules see in the thing pointed at, on the board and in words."""

from __future__ import annotations

from collections.abc import Callable

from engine.flow import Lens
from engine.said import said
from game.panels.player_names import lens_with_names
from game.panels.table_panels import TablePanels
from game.play.choices import Choices
from game.services.fence import fenced
from game.ui import theme

UNSEEN: Lens | None = Lens(
    said("The lens has nothing to show here"),
    "",
    said("The program has met a fault of its own; the game goes on."),
)
PILE = 0.6  # of a pile's size: how near the pointer must be


class LensTool:
    """Keeps the lens's panel and its marks on the board up to the table. The key turns the lens on and off.
    While the key is held down, the lens is on."""

    def __init__(self, panels: TablePanels, choices: Callable[[], Choices | None]) -> None:
        self.panels = panels
        self._choices = choices  # what may be done now, by whom
        self._looked = self._focus = ""  # what was pointed at last, and what the keys are at
        self._at = (-1, -1)  # where the pointer was
        self._down = self._long = False  # the key is down, and for long
        self._opened = False  # by the key that is down
        self._toggled = panels.play.signals.lens_toggled
        panels.play.signals.piece_pointed_at.connect(self.look)

    @property
    def on(self) -> bool:
        """Whether the lens is on."""
        return self.panels.lens.on

    def press(self) -> None:
        """The key goes down, or repeats because it is held."""
        if self._down:
            self._long = True
            return
        self._down, self._long, self._opened = True, False, not self.on
        self._toggled.emit()

    def release(self) -> bool:
        """The key goes up. If it was held down, the lens goes off. True if that happened."""
        down, self._down = self._down, False
        if down and self._long and self._opened and self.on:
            self._toggled.emit()
            return True
        return False

    def toggle(self) -> None:
        """Turn the lens on or off."""
        self.panels.lens.turn(not self.on)
        self.panels.view.valued = self.on
        self.panels.page.tooltip_after = 0.0 if self.on else theme.TOOLTIP_AFTER
        self.look()
        self.panels.place_rail()

    def look(self) -> None:
        """Look at what is pointed at, or again at the last thing."""
        panel, sights = self.panels.lens, self.panels.sight_lines
        before, panel.shown, sights.lens = panel.shown, None, None
        if self.on:
            found = fenced(self._found, UNSEEN)
            names = self.panels.play.session.header.names
            panel.shown = sights.lens = lens_with_names(found, names) if found is not None else None
        if panel.shown != before:
            panel.top = 0
            self.panels.place_rail()

    def update(self) -> bool:
        """Look again if the pointer or the focus has come to something else; True if it has."""
        if not self.on:
            return False
        marks, hand, at = self.panels.view.marks, self.panels.hand, self.panels.page.pointer
        focus = hand.focus or marks.focus or marks.focus_place
        pointed = focus if focus != self._focus else ""
        if at != self._at:
            pointed = self._under(at) or pointed
        self._at, self._focus = at, focus
        if not pointed or pointed == self._looked:
            return False
        self._looked = pointed
        self.look()
        return True

    def _under(self, at: tuple[int, int]) -> str:
        """What is under a pixel: a card, a piece, a die, a place; "" if nothing, or a panel."""
        panels = self.panels
        over = panels.hand.hover or panels.view.marks.hover
        if over or panels.page.at(at) is not None:
            return over
        return self._die(at) or panels.view.place_at(at) or self._cell(at)

    def _die(self, at: tuple[int, int]) -> str:
        """The counter of the die whose half of the tray is under a pixel, "" if there is none."""
        tray = self.panels.tray
        if not tray.looks or not tray.rect.collidepoint(at):
            return ""
        number = (at[0] - tray.rect.x) * len(tray.looks) // tray.rect.width
        return tray.looks[number].counter

    def _cell(self, at: tuple[int, int]) -> str:
        """The cell of a track, or the pile, under a pixel, "" if there is none."""
        camera, layout = self.panels.view.camera, self.panels.layout
        if not camera.view.collidepoint(at):
            return ""
        x, y = camera.to_board(at)
        for place, (track, number) in layout.cells.items():
            left, top = track.at(number)
            if abs(x - left) <= track.size[0] / 2 and abs(y - top) <= track.size[1] / 2:
                return place
        for pile in layout.layout.piles:
            if max(abs(x - pile.at[0]), abs(y - pile.at[1])) <= pile.size * PILE:
                return pile.place
        return ""

    def _found(self) -> Lens | None:
        """What the rules see in the thing pointed at, or in the last thing in which they saw anything."""
        play = self.panels.play
        choices = self._choices()
        position = choices.view if choices is not None else play.session.position.seen_by(play.viewer)
        over = self.panels.hand.hover, self.panels.view.marks.hover
        for thing in (*over, self._looked, self.panels.lens.thing):
            known = position.pieces.get(thing)
            seat = choices.seat if choices is not None else play.viewer or ""
            if known is not None and not seat:
                seat = self.panels.view.sprites.seat(known)
            found = play.session.game.lens(position, seat, thing) if thing else None
            if found is not None:
                self.panels.lens.thing = thing
                return found
        return None
