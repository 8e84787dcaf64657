"""Questions that are answered in words: the card comes with the question and goes with its answer."""

from __future__ import annotations

from engine.flow import WrittenQuestion
from game.panels.table_panels import TablePanels
from game.play.choices import Choices
from game.services.fence import fenced


class QuestionFlow:
    """Keeps the card of a question up to the table."""

    def __init__(self, panels: TablePanels) -> None:
        self.panels, self.play = panels, panels.play
        self.card = panels.question

    def show(self, choices: Choices | None) -> None:
        """Show the question that is open, unless something is still being shown."""
        play = self.play
        view = choices.view if choices is not None else play.session.position.seen_by(play.viewer)
        written = play.session.game.written
        asked: WrittenQuestion | None = None if play.stage.busy else fenced(lambda: written(view), None)
        if asked != self.card.shown:
            self.card.show(asked, asked is not None and self._stands_right(asked.seat))

    def _stands_right(self, seat: str) -> bool:
        """Whether the figure of a seat stands in the right half of the board."""
        width = self.panels.layout.layout.size[0]
        return any(lying.at[0] > width / 2 for lying in self.panels.view.figures_of(seat))
