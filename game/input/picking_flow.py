"""Offers the pieces of a question as large cards, if there are many and the compendium knows them."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from functools import cached_property

from engine.flow import Entry, Option
from engine.said import Said
from game.panels.card_picker import CardPicker
from game.panels.table_panels import TablePanels
from game.play.choices import Choices

LEAST = 6  # so many pieces must be on offer


class PickingFlow:
    """Keeps the cards of one table up to its question. `act` does an option. `changed` is called when the player
    turns from the cards to the board, or back."""

    def __init__(
        self, panels: TablePanels, act: Callable[[Option], object], changed: Callable[[], object]
    ) -> None:
        self.panels = panels
        self._act = act
        self._offered: dict[str, Option] = {}  # by entry
        self.picker = CardPicker(panels.page, panels.view.sprites, self._pick, self._any, changed)

    @cached_property
    def _entry_of(self) -> dict[str, str]:
        """Piece -> the key of its entry. What is only printed on a piece is picked by no card."""
        entries = [entry for entry in self.panels.play.session.game.compendium if not entry.spot]
        return {piece: entry.key for entry in entries for piece, _ in entry.pieces}

    def show(self, choices: Choices | None) -> None:
        """Offer the pieces that can be picked now, with those beside them that cannot and why."""
        busy = self.panels.play.stage.busy
        self._offered = self._picks(choices) if choices is not None and not busy else {}
        if choices is None or len(self._offered) < LEAST:
            self._offered = {}
            self.picker.show((), {}, "")
            self._keep_off_hand(())
            return
        entries = self._lying(choices)
        reasons = {entry.key: self._why_not(choices, entry) for entry in entries if entry.key not in self._offered}
        self.picker.show(entries, reasons, choices.seat)
        self._keep_off_hand(() if self.picker.hidden else self._places(choices))

    def _keep_off_hand(self, places: Collection[str]) -> None:
        """Let the hand show none of the pieces in these places, and the bar no buttons for them."""
        self.panels.hand.elsewhere = frozenset(places)
        offered = self._offered.values() if places else ()
        self.panels.on_cards = frozenset([option.piece for option in offered])

    def _places(self, choices: Choices) -> set[str]:
        """Where the pieces on offer lie."""
        return {choices.view.pieces[option.piece].place for option in self._offered.values()}

    def place(self) -> None:
        """Lie over the board."""
        if self.panels.areas is not None:
            self.picker.place(self.panels.areas.board, self.panels.scale)

    def _picks(self, choices: Choices) -> dict[str, Option]:
        """The options that only name a piece, by the entry of the piece; none if they are of several sorts."""
        picks = [option for option in choices.options if option.piece in self._entry_of and not option.to]
        if len({option.verb for option in picks}) != 1:
            return {}
        return {self._entry_of[option.piece]: option for option in reversed(picks)}

    def _lying(self, choices: Choices) -> list[Entry]:
        """The entries of the pieces that lie where those on offer lie, of the same sorts."""
        table, entries = choices.view, self.panels.play.session.game.entries
        sorts = {entries[key].sort for key in self._offered}
        found = {self._entry_of.get(key, "") for place in self._places(choices) for key in table.contents[place]}
        return [entry for entry in entries.values() if entry.key in found and entry.sort in sorts]

    def _why_not(self, choices: Choices, entry: Entry) -> Said:
        """Why an entry cannot be picked."""
        verb = next(iter(self._offered.values())).verb
        lying = [piece for piece, _ in entry.pieces if piece in choices.view.pieces]
        places = self._places(choices)
        piece = next(piece for piece in lying if choices.view.pieces[piece].place in places)
        session = choices.session
        reasons = session.why_not(choices.seat, Option(verb, piece))
        return session.game.refusal(reasons[0]) if reasons else Said("")

    def _pick(self, key: str) -> None:
        option = self._offered.get(key)
        if option is not None:
            self._act(option)

    def _any(self, keys: Sequence[str]) -> None:
        self._pick(random.choice(keys))
