"""The flow of a contest: its panel follows the game; a card is picked in the hand, then laid."""

from __future__ import annotations

from collections.abc import Callable

from engine.flow import Option
from game.panels.table_panels import TablePanels
from game.play.choices import Choices


class ContestFlow:
    """`choices` gives what may be done now, `submit` does an option, `changed` is called when what is shown has
    changed, `sound` plays an effect."""

    def __init__(
        self,
        panels: TablePanels,
        choices: Callable[[], Choices | None],
        submit: Callable[[Option], object],
        changed: Callable[[], object],
        sound: Callable[[str], object],
    ) -> None:
        self.panels = panels
        self.play = panels.play
        self.hand = panels.hand
        self.panel = panels.contest
        self._choices = choices
        self.submit = submit
        self.changed = changed
        self.sound = sound
        signals = self.play.signals
        signals.card_laid.connect(self.lay)
        signals.card_taken_back.connect(self.take_back)

    def asks(self) -> bool:
        """Whether the person asked must lay a card of the hand in a contest."""
        choices, game = self._choices(), self.play.session.game
        options = [o for o in choices.options if o.verb not in game.concessions] if choices is not None else []
        if not options or not all(self.hand.holds(o.piece) and not o.to for o in options):
            return False
        return game.contest(self.play.session.position, "") is not None

    @property
    def picked(self) -> Option | None:
        """The option of the card that is picked."""
        choices = self._choices()
        options = choices.options if choices is not None else ()
        return next((option for option in options if option.piece == self.hand.chosen), None)

    def pick(self, card: str) -> None:
        """Pick a card of the hand; it is not laid yet."""
        self.hand.chosen = card
        self.sound("pick_up" if card else "put_down")
        self.changed()
        if card:
            self.panels.page.set_focus(self.panel.lay_button)

    def take_back(self) -> None:
        """Pick no card."""
        self.pick("")

    def lay(self) -> None:
        """Lay the card that is picked."""
        option = self.picked
        if option is not None:
            self.sound("card")
            self.submit(option)

    def show(self) -> None:
        """Show the contest that is open."""
        asks = self.asks()
        if not asks:
            self.hand.chosen = ""
        self._keep_up(asks)
        shown = self.panel.shown
        sides = shown.contest.sides if shown is not None else ()
        self.panels.sight_lines.sides = tuple(side.pieces for side in sides)

    def _keep_up(self, asks: bool) -> None:
        """Show the open contest in the panel, if there is one and nothing else is being shown."""
        if self.play.stage.busy:
            if self.panels.dueling:  # the scene tells it all
                self.panel.hide()
            return
        game, position, choices = self.play.session.game, self.play.session.position, self._choices()
        if game.contest(position, "") is None:
            self.panel.hide()
            return
        seat = choices.seat if choices is not None else self.play.viewer or ""
        seen = choices.view if choices is not None else position.seen_by(self.play.viewer)
        option = self.picked
        if option is not None:
            seen = seen.clone()
            seen.chosen = (*seen.chosen, (seat, option))
        found = game.contest(seen, seat)
        if found is None:
            self.panel.hide()
            return
        waiting = self.play.session.waiting()
        others = [each for each in waiting if each != seat]
        laid = [side.seat for side in found.sides if side.seat not in waiting]
        other = self.play.session.header.names[others[0]] if others and asks else ""
        self.panel.prepare(found, seen.pieces, laid, option.piece if option is not None else "", other, asks)
