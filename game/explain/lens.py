"""The lens: while it is on, what is pointed at shows what the rules see in it, on the board and in words."""

from __future__ import annotations

from collections.abc import Callable

from engine.flow import Lens
from game.panels.player_names import lens_with_names
from game.panels.surround import Surround
from game.play.choices import Choices
from game.ui import theme

PILE = 0.6  # of a pile's size: how near the pointer must be


class LensTool:
    """Keeps the lens's panel and the lights of its sights up to the table.

    The key turns it on and off; held down it is on as long as it is held.
    """

    def __init__(self, surround: Surround, choices: Callable[[], Choices | None]) -> None:
        self.surround = surround
        self._choices = choices  # what may be done now, by whom
        self._looked = self._focus = ""  # what was pointed at last, and what the keys are at
        self._at = (-1, -1)  # where the pointer was
        self._down = self._long = False  # the key is down, and for long
        self._opened = False  # by the key that is down
        surround.looked = self.look
        surround.lens.watch = self._watch

    @property
    def on(self) -> bool:
        """Whether the lens is on."""
        return self.surround.lens.on

    def press(self) -> None:
        """The key goes down, or repeats because it is held."""
        if self._down:
            self._long = True
            return
        self._down, self._long, self._opened = True, False, not self.on
        self.surround.lens.off()

    def release(self) -> bool:
        """The key goes up: held down, it had the lens on only so long. True if it is off now for that."""
        down, self._down = self._down, False
        if down and self._long and self._opened and self.on:
            self.surround.lens.off()
            return True
        return False

    def toggle(self) -> None:
        """Turn the lens on or off."""
        self.surround.lens.turn(not self.on)
        self.surround.page.tooltip_after = 0.0 if self.on else theme.TOOLTIP_AFTER
        self.look()
        self.surround.place_rail()

    def look(self) -> None:
        """Look at what is pointed at, or again at the last thing."""
        panel, sights = self.surround.lens, self.surround.sight_lines
        before, panel.shown, sights.lens = panel.shown, None, None
        if self.on:
            found = self._found()
            names = self.surround.play.session.header.names
            panel.shown = sights.lens = lens_with_names(found, names) if found is not None else None
        if panel.shown != before:
            panel.top = 0
            self.surround.place_rail()

    def _watch(self) -> bool:
        """Look anew if the pointer, or else the keys, have come to something else; True if they have."""
        marks, hand, at = self.surround.view.marks, self.surround.hand, self.surround.page.pointer
        focus = hand.focus or marks.focus or marks.focus_place
        pointed = focus if focus != self._focus else ""
        if at != self._at:
            pointed = self._under(at) or pointed
        self._at, self._focus = at, focus
        if not self.on or not pointed or pointed == self._looked:
            return False
        self._looked = pointed
        self.look()
        return True

    def _under(self, at: tuple[int, int]) -> str:
        """What is under a pixel: a card, a piece, a die, a place; "" if nothing, or a panel."""
        surround = self.surround
        over = surround.hand.hover or surround.view.marks.hover
        if over or surround.page.at(at) is not None:
            return over
        return self._die(at) or surround.view.place_at(at) or self._cell(at)

    def _die(self, at: tuple[int, int]) -> str:
        """The counter of the die whose half of the tray is under a pixel, "" if there is none."""
        tray = self.surround.tray
        if not tray.looks or not tray.rect.collidepoint(at):
            return ""
        number = (at[0] - tray.rect.x) * len(tray.looks) // tray.rect.width
        return tray.looks[number].counter

    def _cell(self, at: tuple[int, int]) -> str:
        """The cell of a track, or the pile, under a pixel, "" if there is none."""
        camera, layout = self.surround.view.camera, self.surround.layout
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
        """What the rules see in what is pointed at, or in the last thing that they saw anything in."""
        play = self.surround.play
        choices = self._choices()
        position = choices.view if choices is not None else play.session.position.seen_by(play.viewer)
        over = self.surround.hand.hover, self.surround.view.marks.hover
        for thing in (*over, self._looked, self.surround.lens.thing):
            known = position.pieces.get(thing)
            seat = choices.seat if choices is not None else play.viewer or ""
            if known is not None and not seat:
                seat = self.surround.view.sprites.seat(known)
            found = play.session.game.lens(position, seat, thing) if thing else None
            if found is not None:
                self.surround.lens.thing = thing
                return found
        return None
