"""Where the numbers of a die lead, on the board and in the right-hand column, and choosing one of them."""

from __future__ import annotations

from collections.abc import Callable

from engine.flow import Lead, Leads, Option
from game.panels.player_names import leads_with_names
from game.panels.table_panels import TablePanels
from game.play.choices import Choices, Refused
from game.services.fence import fenced
from game.ui import theme


class LeadsFlow:
    """Keeps faces and list up to the table. `choices` gives what may be done now, `submit` makes a choice,
    `refuse` says why a number cannot be chosen."""

    def __init__(
        self,
        panels: TablePanels,
        choices: Callable[[], Choices | None],
        submit: Callable[[Option], object],
        refuse: Callable[[Refused, str], object],
    ) -> None:
        self.panels, self.play = panels, panels.play
        self._choices, self._submit, self._refuse = choices, submit, refuse
        self.panels.column.ways.act = self.act
        self._known: tuple[object, Leads | None] = (None, None)

    @property
    def rolled(self) -> Lead | None:
        """The number that lies, if it can be taken as it is."""
        leads = self.panels.view.faces.leads
        found = [lead for lead in leads.rows if lead.rolled and lead.option] if leads is not None else []
        return found[0] if found else None

    def show(self) -> None:
        """Show where the die leads that was rolled, or, through the lens, where one would lead from a place."""
        panels, play = self.panels, self.play
        leads = None if play.stage.busy else self._found()
        seat = play.seat or play.turn
        colour = panels.view.seat_colour(seat) if seat else theme.BONE
        changed = panels.view.faces.show(leads, colour, panels.view.still)
        panels.view.marks.strong = frozenset(
            [lead.to for lead in leads.rows if lead.rolled] if leads is not None else ()
        )
        if changed:
            panels.column.show_ways(leads, colour)

    def _found(self) -> Leads | None:
        play, panels = self.play, self.panels
        looked = panels.lens.thing if panels.lens.on else ""
        choices = self._choices()
        key = (len(play.session.entries), choices.seat if choices is not None else play.viewer, looked)
        if self._known[0] != key:
            view = choices.view if choices is not None else play.session.position.seen_by(play.viewer)
            seat = choices.seat if choices is not None else play.viewer or ""
            leads = play.session.game.leads
            here: Leads | None = fenced(lambda: leads(view, seat, ""), None)
            there = fenced(lambda: leads(view, seat, looked), None) if looked else None
            found = there or here
            names = play.session.header.names
            self._known = key, leads_with_names(found, names) if found is not None else None
        return self._known[1]

    def by_number(self, number: int) -> bool:
        """Choose a number from 1 by its key; True if there are numbers to choose."""
        leads = self.panels.view.faces.leads
        if leads is None or not self.panels.column.ways.chooses or number > len(leads.rows):
            return False
        self.act(leads.rows[number - 1])
        return True

    def to(self, place: str) -> bool:
        """Take the cheapest number that leads to a place; False if none does that can be taken."""
        leads = self.panels.view.faces.leads
        rows = leads.rows if leads is not None and self._choices() is not None else ()
        found = [lead for lead in rows if lead.to == place and lead.option is not None]
        if not found:
            return False
        self.act(min(found, key=lambda lead: lead.price or 0))
        return True

    def act(self, lead: Lead) -> None:
        """Take a number, or say why it cannot be taken."""
        choices = self._choices()
        if choices is None or self.play.stage.busy:
            return
        if lead.option is not None:
            self._submit(lead.option)
            return
        piece = next((each for each in sorted(choices.pieces) if choices.drags(each)), "")
        refused = choices.refused(Option("", piece, lead.to, lead.number)) if piece else None
        if refused is not None:
            self._refuse(refused, lead.to)
