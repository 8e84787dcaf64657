"""The lens: while it is on, the piece pointed at shows what the rules see in it, on the board and in words."""

from __future__ import annotations

from game.table.surround import Surround
from game.ui import theme


class Looking:
    """Keeps the lens's panel and the lights of its sights up to the table."""

    def __init__(self, surround: Surround) -> None:
        self.surround = surround
        self.piece = ""  # the one under the lens
        surround.lens.off, surround.looked = self.toggle, self.look

    @property
    def on(self) -> bool:
        """Whether the lens is on."""
        return self.surround.lens.on

    def toggle(self) -> None:
        """Turn it on or off."""
        self.surround.lens.turn(not self.on)
        self.surround.page.tooltip_after = 0.0 if self.on else theme.TOOLTIP_AFTER
        self.look()

    def look(self) -> None:
        """Look at the piece pointed at, or again at the last one."""
        panel, sights = self.surround.lens, self.surround.sights
        panel.shown = sights.lens = None
        if not self.on:
            return
        play, marks = self.surround.play, self.surround.view.marks
        choices = play.choices
        position = choices.view if choices is not None else play.session.position.seen_by(play.viewer)
        for piece in (marks.hover or marks.focus, self.piece):
            known = play.stage.table.pieces.get(piece)
            if known is None or piece not in position.pieces:
                continue
            seat = choices.seat if choices is not None else play.viewer or self.surround.view.sprites.seat(known)
            found = play.session.game.lens(position, seat, piece)
            if found is not None:
                self.piece = piece
                panel.shown = sights.lens = found
                return
