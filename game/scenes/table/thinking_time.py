"""Thinking time at the table: the clock of the person asked runs, and the prompt bar shows it. For a bot that
thinks long, the bar shows how much of its time it has spent."""

from __future__ import annotations

from collections.abc import Callable

from game.panels.prompt_bar import PromptBar
from game.play.clock import Clocks, OverdueChoice, told
from game.play.live_table import LiveTable


class ThinkingTime:
    """`overdue` is called with what is chosen for a person whose time is over."""

    def __init__(
        self, play: LiveTable, prompt: PromptBar, overdue: Callable[[OverdueChoice], object]
    ) -> None:
        self.play, self.prompt = play, prompt
        self._overdue = overdue
        self.clocks = Clocks()

    def run(self, dt: float, runs: bool, shows: bool) -> bool:
        """Let `dt` seconds pass if the clock `runs`; True if the bar must be drawn anew. It says the time if it
        `shows` a clock."""
        session, clocks, prompt = self.play.session, self.clocks, self.prompt
        clocks.look(session.position.ask, session.position.chosen, self.play.seat)
        late = clocks.tick(dt) if runs else None
        shown = told(clocks.left) if clocks.limit is not None and shows else ""
        thought = round(self.play.thought, 2)
        changed = (shown, clocks.hurry, thought) != (prompt.clock, prompt.hurry, prompt.thought)
        if changed:
            prompt.clock, prompt.hurry, prompt.thought = shown, clocks.hurry, thought
            prompt.place_buttons()
        if late is not None and late.option in session.options(late.seat):
            self._overdue(late)
        return changed
