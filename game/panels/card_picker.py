"""Large cards to pick pieces from, over the board: with a search, filters, and a pick at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from engine.flow import Entry
from engine.flow.rulebook import has_words
from engine.said import Said, said
from game.panels.entry_cards import EntryCards, entry_text
from game.pieces.sprites import Sprites
from game.services.language import tell
from game.ui.button import Button
from game.ui.choice import Choice
from game.ui.field import TextField
from game.ui.label import Panel
from game.ui.page import Page
from game.ui.theme import Scale
from game.ui.widget import Widget

ALL_BOXES, ALL_TAGS = said("All boxes"), said("All kinds")


class CardPicker:
    """The cards of one question. `pick` is called with the key of an entry, `at_random` with those of which any
    may be picked, `turned` when the player turns from the cards to the board, or back."""

    def __init__(
        self,
        page: Page,
        sprites: Sprites,
        pick: Callable[[str], object],
        at_random: Callable[[Sequence[str]], object],
        turned: Callable[[], object],
    ) -> None:
        self.page = page
        self._at_random, self._turned = at_random, turned
        self.ground = Panel(name="card picker")
        self.field = TextField("", self._filter, empty=said("Search"), longest=40, name="search cards")
        self.random = Button(said("Pick at random"), self._any, icon="dice", name="pick at random")
        self.hide = Button(said("Show the board"), lambda: self.turn(False), name="hide cards")
        self.reopen = Button(said("Pick from cards"), lambda: self.turn(True), "primary", name="show cards")
        self.cards = EntryCards(sprites, pick, said("No card fits. Search for less."), "cards to pick from")
        self.boxes, self.tags = Choice((ALL_BOXES,), 0, self._filter), Choice((ALL_TAGS,), 0, self._filter)
        self._entries: tuple[Entry, ...] = ()
        self._reasons: Mapping[str, Said] = {}
        self._seat = ""
        self._sorts: set[Said] = set()  # of the entries that were offered last
        self._filtered: object = None  # the boxes and tags that can be chosen
        self.hidden = False  # the player looks at the board
        self._area, self._scale = pygame.Rect(0, 0, 0, 0), Scale()

    # -- what is shown -----------------------------------------------------------------------------------

    @property
    def on(self) -> bool:
        """Whether there is anything to pick."""
        return bool(self._entries)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """What lies over the board now."""
        if not self.on:
            return ()
        if self.hidden:
            return (self.reopen,)
        return (self.ground, self.field, self.random, self.hide, *self._filters, self.cards)

    @property
    def _filters(self) -> list[Choice]:
        """The filters that leave a choice."""
        return [choice for choice in (self.boxes, self.tags) if len(choice.options) > 1]

    def show(self, entries: Sequence[Entry], reasons: Mapping[str, Said], seat: str) -> None:
        """Offer these entries to a seat. `reasons` say of some why they cannot be picked. Without entries the
        board is free."""
        fewer = tuple(entries) != self._entries
        self._entries, self._reasons = tuple(entries), reasons
        sorts = {entry.sort for entry in entries}
        if entries and (seat, sorts) != (self._seat, self._sorts):
            # what somebody has sought stays until somebody else picks, or something else is picked
            self.hidden = False
            self.field.write("")
            self.boxes.chosen = self.tags.chosen = 0
            self._seat, self._sorts = seat, sorts
        if entries:
            self._make_filters()
        if fewer and not self._fitting:
            self.field.write("")  # what was sought has been picked
        self._filter()

    def turn(self, on: bool) -> None:
        """Show the cards, or the board."""
        self.hidden = not on
        self._lay()
        self._turned()

    def _make_filters(self) -> None:
        """The boxes and tags that the entries have, if they are others than before. What is chosen stays so."""
        boxes = dict.fromkeys([entry.box for entry in self._entries if entry.box])
        tags = dict.fromkeys([tag for entry in self._entries for tag in entry.tags])
        if (boxes.keys(), tags.keys()) == self._filtered:
            return
        self._filtered = boxes.keys(), tags.keys()
        self._remove()
        several = (ALL_BOXES, *boxes) if len(boxes) > 1 else (ALL_BOXES,)
        self.boxes = self._filter_of(several, self.boxes, "filter by box")
        self.tags = self._filter_of((ALL_TAGS, *tags), self.tags, "filter by tag")

    def _filter_of(self, options: tuple[str, ...], before: Choice, name: str) -> Choice:
        """A filter with these options, at the one that was chosen before if it is still there."""
        chosen = before.options[before.chosen]
        return Choice(options, options.index(chosen) if chosen in options else 0, self._filter, name=name)

    @property
    def _fitting(self) -> list[Entry]:
        """The entries that the search and the filters leave."""
        box, tag = self.boxes.options[self.boxes.chosen], self.tags.options[self.tags.chosen]
        return [
            entry
            for entry in self._entries
            if has_words(entry_text(entry, tell), self.field.words)
            and box in (ALL_BOXES, entry.box)
            and tag in (ALL_TAGS, *entry.tags)
        ]

    def _filter(self, _changed: object = None) -> None:
        """Show the cards that the search and the filters leave."""
        self.cards.show(self._fitting, self._reasons, self._seat)
        self._lay()

    def _any(self) -> None:
        """Pick any of those that are shown and can be picked."""
        able = [entry.key for entry in self._fitting if entry.key not in self._reasons]
        if able:
            self._at_random(able)

    def scroll(self, notches: int) -> bool:
        """The wheel scrolls the cards if the pointer is over them; True then."""
        over = self.page.hovered in self.widgets and not self.hidden
        return over and (self.cards.notch(notches) or True)

    # -- layout ------------------------------------------------------------------------------------------

    def place(self, area: pygame.Rect, scale: Scale) -> None:
        """Take the area of the board."""
        self._area, self._scale = area, scale
        self._lay()

    @property
    def _in_page(self) -> list[Widget]:
        """Its widgets that are in the page, in their order there."""
        own = (self.ground, self.field, self.random, self.hide, self.boxes, self.tags, self.cards, self.reopen)
        return [widget for widget in self.page.widgets if widget in own]

    def _remove(self) -> None:
        self.page.remove(*self._in_page)

    def _lay(self) -> None:
        """Put what is shown into the page, and lay it out."""
        wanted, page = self.widgets, self.page
        focus = page.focus
        if self._in_page != list(wanted):
            self._remove()
            for widget in wanted:
                page.add(widget)
            if focus in wanted:
                page.set_focus(focus, page.keys)
        if self.hidden:
            wide, high = self.reopen.wanted(self._scale)
            button = pygame.Rect(0, 0, wide, high)
            button.midbottom = self._area.centerx, self._area.bottom - 2 * self._scale.u
            self.reopen.place(button, self._scale)
        elif wanted:
            self._place_all()

    def _place_all(self) -> None:
        scale, gap = self._scale, self._scale.u
        self.ground.place(self._area, scale)
        self.random.reason = "" if set(self.cards.reasons) < {entry.key for entry in self._fitting} else self._none
        inner = self._area.inflate(-4 * gap, -3 * gap)
        buttons = [(button, button.wanted(scale)) for button in (self.hide, self.random)]
        high, right = max(size[1] for _, size in buttons), inner.right
        for button, size in buttons:
            button.place(pygame.Rect(right - size[0], inner.y, size[0], high), scale)
            right -= size[0] + gap
        self.field.place(pygame.Rect(inner.x, inner.y, right - inner.x, high), scale)
        y = inner.y + high + gap
        for choice in self._filters:
            wide = min(inner.width, choice.wanted(scale)[0])
            high = choice.height(scale, wide)
            choice.place(pygame.Rect(inner.x, y, wide, high), scale)
            y += high + gap
        self.cards.place(pygame.Rect(inner.x, y, inner.width, inner.bottom - y), scale)

    @property
    def _none(self) -> Said:
        """Why nothing can be picked at random."""
        return said("None of these cards can be picked.")
