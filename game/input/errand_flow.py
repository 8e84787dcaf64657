"""Errands and crafts at the table: slips in the hand, tiles beside them, pins and trails on the board."""

from __future__ import annotations

from collections.abc import Callable

from engine.flow.errands import Craft, Crafts, Errand
from engine.flow.options import Option
from engine.said import NOTHING, Said
from game.panels.table_panels import TablePanels
from game.play.choices import Choices, Refused
from game.services.fence import fenced


class ErrandFlow:
    """Keeps slips, pins and tiles up to the table. `act` makes a choice, `refuse` says why none can be made."""

    def __init__(
        self,
        panels: TablePanels,
        choices: Callable[[], Choices | None],
        act: Callable[[Option], object],
        refuse: Callable[[Refused, str], object],
    ) -> None:
        self.panels, self.play = panels, panels.play
        self._choices, self._act, self._refuse = choices, act, refuse
        tiles = panels.crafts
        tiles.act, tiles.why = self._use, self._why

    def show(self) -> None:
        """Bring everything up to the hand that is shown; of one under a cloth what everybody may know."""
        panels, own = self.panels, self.panels.hand.own
        errands: tuple[Errand, ...] = ()
        crafts: Crafts | None = None
        if own is not None:
            errands, crafts = self._of(own.seat, own.covered)
        panels.hand.errands = panels.piece_details.errands = {errand.piece: errand for errand in errands}
        panels.errands.show(errands, own.seat if own is not None else "")
        panels.crafts.calm = panels.view.calm or not self.play.stage.speed
        panels.crafts.show(crafts, own.seat if own is not None else "")
        panels.place_crafts()

    def follow(self, at: tuple[int, int]) -> bool:
        """Light what belongs to the slip or the emblem under the pointer; True if that has changed."""
        panels, hand = self.panels, self.panels.hand
        pointed = (hand.card_at(at) or hand.focus) if hand.slips else ""
        if pointed != panels.piece_details.pointed:
            panels.piece_details.pointed = pointed
            panels.show_piece_details()
        cards = [card.info.ladder for card in panels.seat_rail.cards if card.at_emblem(at)]
        lit = frozenset([place for ladder in cards if ladder is not None for place in ladder.places])
        return panels.errands.point(pointed if pointed in hand.errands else "", lit)

    def _of(self, seat: str, covered: bool) -> tuple[tuple[Errand, ...], Crafts | None]:
        """What a seat has to do and knows how to do, from its own view."""
        play, choices = self.play, self._choices()
        game = play.session.game
        table = play.stage.table if covered or seat == play.viewer else play.seen(seat)
        asked = choices.options if choices is not None and choices.seat == seat and not play.stage.busy else ()
        nothing: tuple[Errand, ...] = ()
        none: Crafts | None = None
        return fenced(lambda: game.errands(table, seat), nothing), fenced(
            lambda: game.crafts(table, seat, tuple(asked)), none
        )

    def _why(self, craft: Craft) -> Said:
        if craft.option is not None or craft.reason is None:
            return NOTHING
        return self.play.sentences.why(craft.reason)

    def _use(self, craft: Craft) -> None:
        """Do it, or show the rule against it."""
        if self.play.stage.busy:
            return
        if craft.option is not None:
            self._act(craft.option)
        elif craft.reason is not None:
            self._refuse(Refused(craft.reason, going=False), "")
        else:
            self.panels.look_up(craft.clause)
