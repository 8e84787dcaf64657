"""What stands against taking back. A box names it; in friendly mode all people together may pass it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.flow.notes import BARRIERS, IMPASSABLE
from engine.said import joined, said
from game.play.live_table import LiveTable
from game.ui.button import Button
from game.ui.modal import Modal

STRICT = said(
    "At this table nobody can take that back, because it was set up as strict. A new table can be friendly."
)
FRIENDLY = said(
    "At this table it can be taken back if all people agree. Press the button with your name to agree. The log "
    "will say so."
)
ALONE = said(
    "At this table it can be taken back if all people agree, and you are the only one. The log will say so."
)
NO_WAY = said("Nobody can pass that.")


class UndoAgreementDialog:
    """Asks the people of a table. `open_box` puts a box over it, `pass_by` takes back with those who agreed."""

    def __init__(
        self,
        play: LiveTable,
        open_box: Callable[[Modal], object],
        pass_by: Callable[[tuple[str, ...]], object],
    ) -> None:
        self.play = play
        self.open_box = open_box
        self.pass_by = pass_by

    def name(self, barrier: str) -> None:
        """Show what keeps the last choice from being taken back, and what can be done about it."""
        seat, number = self.play.taking_back
        firm = barrier in [BARRIERS[key] for key in IMPASSABLE]
        people = self.play.humans
        if firm or not people or not self.play.session.friendly:
            why = NO_WAY if firm else STRICT
            modal = Modal(said("This cannot be taken back"), joined((barrier, why), " "))
            modal.buttons.append(modal.add(Button(said("Play on"), modal.close, "primary", name="play on")))
            modal.set_focus(modal.buttons[-1])
            self.open_box(modal)
            return
        self.open_box(AgreementBox(self.play, seat, number, barrier, self.pass_by))


class AgreementBox(Modal):
    """The people of a table agree one by one, each with a button. When all have agreed, the box closes and
    acts."""

    def __init__(
        self,
        play: LiveTable,
        seat: str,
        number: int,
        barrier: str,
        pass_by: Callable[[tuple[str, ...]], object],
    ) -> None:
        names = play.session.header.names
        self.people = play.people
        self.agreed: list[str] = []
        self.pass_by = pass_by
        last = said("{barrier} This takes back the last choice of **{name}**.", barrier=barrier, name=names[seat])
        if number > 1:
            last = said(
                "{barrier} This takes back the last choice of **{name}** "
                "and {since:choice|choices} that followed.",
                barrier=barrier, name=names[seat], since=number - 1,
            )  # fmt: skip
        asked = FRIENDLY if len(self.people) > 1 else ALONE
        super().__init__(said("Take it back anyway?"), joined((last, asked), "\n"))
        self.buttons = [self.add(Button(said("Leave it"), self.close, name="leave it"))]
        for each in self.people:
            words = said("{name} agrees", name=names[each])
            button = Button(words, partial(self.agree, each), icon="person", name=f"agree {each}")
            self.buttons.append(self.add(button))
        self.set_focus(self.buttons[1])

    def agree(self, seat: str) -> None:
        """One of the people agrees, or withdraws."""
        self.agreed = [each for each in self.agreed if each != seat] + [seat] * (seat not in self.agreed)
        for each, button in zip(self.people, self.buttons[1:], strict=True):
            yes = each in self.agreed
            button.kind, button.icon = ("primary", "tick") if yes else ("quiet", "person")
        if set(self.agreed) == set(self.people):
            self.close()
            self.pass_by(tuple(each for each in self.people))
