"""Keeps the sheet of what is met up to the table: of the place pointed at, else of what is being met."""

from __future__ import annotations

from engine.flow import Addend, EncounterSheet, Game, Position
from game.panels.table_panels import TablePanels
from game.play.choices import Choices
from game.services.fence import fenced


class EncounterFlow:
    """The sheet of one table."""

    def __init__(self, panels: TablePanels) -> None:
        self.panels = panels
        self._asked: tuple[object, str] = (None, "")
        self._view: tuple[object, Position] | None = None

    def show(self, choices: Choices | None, pointed: str) -> None:
        """Show the sheet of a place (with "" that of the encounter that is going on)."""
        play = self.panels.play
        if play.session.game.encounter is Game.encounter or play.stage.busy:
            return
        moment = (len(play.session.entries), play.viewer, choices is not None)
        if (moment, pointed) == self._asked:
            return
        self._asked = (moment, pointed)
        view = self._seen(moment, choices)
        seat = choices.seat if choices is not None else play.viewer or play.turn or play.seat
        self.panels.tray.addends = self._addends(view, seat)
        found = self._sheet(view, seat, pointed) or (self._sheet(view, seat, "") if pointed else None)
        self.panels.column.encounter.calm = self.panels.view.calm or not play.stage.speed
        if self.panels.column.encounter.show(found):
            self.panels.column.place_again()

    def _seen(self, moment: object, choices: Choices | None) -> Position:
        """The view of whoever looks, once for each moment."""
        play = self.panels.play
        if self._view is None or self._view[0] != moment:
            view = choices.view if choices is not None else play.session.position.seen_by(play.viewer)
            self._view = (moment, view)
        return self._view[1]

    def _addends(self, view: Position, seat: str) -> tuple[Addend, ...]:
        none: tuple[Addend, ...] = ()
        return fenced(lambda: self.panels.play.session.game.addends(view, seat), none)

    def _sheet(self, view: Position, seat: str, place: str) -> EncounterSheet | None:
        encounter = self.panels.play.session.game.encounter
        return fenced(lambda: encounter(view, seat, place), None) if seat else None
