"""The lens: while it is on, the piece pointed at shows what the rules see in it, on the board and in words."""

from __future__ import annotations

from collections.abc import Callable

from engine.flow import Lens
from game.table.choices import Choices
from game.table.surround import Surround
from game.ui import theme


class Looking:
    """Keeps the lens's panel and the lights of its sights up to the table."""

    def __init__(self, surround: Surround, choices: Callable[[], Choices | None]) -> None:
        self.surround = surround
        self._choices = choices  # what may be done now, by whom
        self.piece = ""  # the one under the lens
        surround.looked = self.look

    @property
    def on(self) -> bool:
        """Whether the lens is on."""
        return self.surround.lens.on

    def toggle(self) -> None:
        """Turn it on or off."""
        self.surround.lens.turn(not self.on)
        self.surround.page.tooltip_after = 0.0 if self.on else theme.TOOLTIP_AFTER
        self.look()
        self.surround.place_rail()

    def look(self) -> None:
        """Look at the piece pointed at, or again at the last one."""
        panel, sights = self.surround.lens, self.surround.sights
        before, panel.shown, sights.lens = panel.shown, None, None
        if self.on:
            panel.shown = sights.lens = self._found()
        if panel.shown != before:
            self.surround.place_rail()

    def _found(self) -> Lens | None:
        """What the rules see in the piece pointed at, or in the last one that they saw anything in."""
        play, marks = self.surround.play, self.surround.view.marks
        choices = self._choices()
        position = choices.view if choices is not None else play.session.position.seen_by(play.viewer)
        for piece in (marks.hover or marks.focus, self.piece):
            known = play.stage.table.pieces.get(piece)
            if known is None or piece not in position.pieces:
                continue
            seat = choices.seat if choices is not None else play.viewer or self.surround.view.sprites.seat(known)
            found = play.session.game.lens(position, seat, piece)
            if found is not None:
                self.piece = piece
                return found
        return None
