"""What is explained of a position: who is asked and why, what they can do at what price, and what they cannot
do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.flow import Option, Position, Session
from engine.flow.outlook import Outlook, outlook
from engine.flow.sentences import Sentences
from engine.flow.withheld import withheld
from engine.said import Said, joined, said
from engine.table import Table
from game.layout.game_layout import GameLayout
from game.pieces.sprites import Sprites
from game.play.choices import Choices
from game.services.language import tell
from game.services.wording import either

TRIED = 12  # options of one kind whose price is asked
MOST_PRICES = 2  # that are named
TOLD = 3  # sentences of what follows, and ways that would help, at most
FREE = said("Free")
CHANCE = said("Then chance decides.")
UNFORESEEN = said("What follows cannot be worked out from what you see.")


@dataclass(frozen=True)
class Entry:
    """One thing that can or cannot be done: its `label`, a small `note` below it, and the clause that it leads
    to. `options` are shown as ghosts. `pieces` and `places` stand in the way."""

    label: str
    note: str
    clause: str
    price: str = ""
    options: tuple[Option, ...] = ()
    pieces: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


@dataclass(frozen=True)
class Advice:
    """A page of the explainer. `clause` says why this is asked. If it is `refused`, its entries cannot be done."""

    title: str
    text: str
    clause: str
    entries: tuple[Entry, ...] = ()
    refused: bool = False


class Adviser:
    """Explains the positions of one table in its own words."""

    def __init__(self, session: Session, layout: GameLayout, sprites: Sprites, sentences: Sentences) -> None:
        self.session = session
        self.layout = layout
        self.sprites = sprites
        self.sentences = sentences

    @property
    def _names(self) -> Mapping[str, str]:
        return self.session.header.names

    # -- what can be done --------------------------------------------------------------------------------

    def teach(self, session: Session, seat: str, choices: Choices | None) -> Advice:
        """The explanation of the position: `seat` is asked, with `choices` if it is asked at this screen."""
        ask = session.position.ask
        if ask is None:
            return Advice(said("The game is over"), said("Nobody is asked any more."), "")
        clause = session.game.rulebook[ask.clause]
        prompt = self.sentences.prompt(session.position, seat)
        why = said("**{title}.** {text}", title=clause.title, text=clause.text)
        if choices is None:
            return Advice(prompt.title, why, ask.clause)
        return Advice(prompt.title, joined([prompt.how, why], "\n"), ask.clause, tuple(self._offered(choices)))

    def _offered(self, choices: Choices) -> list[Entry]:
        """What is on offer. Options with the same words are one entry; ways to give the game up come last."""
        kinds: dict[str, list[Option]] = {}
        last = self.session.game.concessions
        for option in sorted(choices.options, key=lambda option: option.verb in last):
            kinds.setdefault(self.sentences.option(option, choices.view), []).append(option)
        return [self._entry(choices, label, tuple(options)) for label, options in kinds.items()]

    @property
    def _pays(self) -> bool:
        """Whether the seats have something that prices are reckoned in."""
        seats = self.session.header.seats
        return bool(self.layout.layout.pips) or any(list(self.layout.trays("stock", seat)) for seat in seats)

    def _entry(self, choices: Choices, label: str, options: tuple[Option, ...]) -> Entry:
        looks = [outlook(choices.view, choices.seat, (option,)) for option in options[:TRIED]]
        prices = list(dict.fromkeys([self.price(choices, look.after) for look in looks]))
        price = prices[0]
        if len(prices) > MOST_PRICES:
            price = said("From {price}", price=prices[0])
        elif len(prices) > 1:
            price = either(prices)
        if options[0].verb in self.session.game.concessions:
            price = ""  # the game
        elif price == FREE and not all(look.sure for look in looks):
            price = ""  # chance will tell
        elif price == FREE and not self._pays:
            price = ""  # what it costs, if anything, is not reckoned here
        return Entry(label, self._note(choices, options, looks), looks[0].clause, price, options)

    def _note(self, choices: Choices, options: tuple[Option, ...], looks: Sequence[Outlook]) -> str:
        """For several options the places they lead to, or what the highest number brings; for a single one what
        follows from it."""
        if len(options) > 1:
            places = {place for option in options if option.to for place in self._reached(choices, option)}
            pieces = list(dict.fromkeys([self.called(option.piece) for option in options if option.piece]))
            who = joined(pieces[:TOLD])
            if len(pieces) > TOLD:
                who = said("{pieces} and {number} more", pieces=who, number=len(pieces) - TOLD)
            if places and not pieces:
                return said("{number:place|places} lit on the board.", number=len(places))
            if places:
                return said("{pieces}: {number:place|places} lit on the board.", pieces=who, number=len(places))
            if not pieces:
                return said("{number} numbers to choose from.", number=len(options))
            most = max(options, key=lambda option: option.amount)
            if len(pieces) > 1 or not most.amount:
                return said("{pieces}.", pieces=who)
            follows = self._following(outlook(choices.view, choices.seat, (most,)), choices.seat)
            return said("With {number}: {follows}", number=most.amount, follows=follows)
        return self._following(looks[0], choices.seat)

    def _following(self, look: Outlook, seat: str) -> str:
        """What follows from a choice."""
        told = [self.sentences.event(event, seat) for event in look.events]
        told = [sentence for sentence in told if sentence][:TOLD]
        if not look.foreseen:
            return joined([*told, UNFORESEEN], " ")
        return joined([*told, *([] if look.sure else [CHANCE])], " ")

    def _reached(self, choices: Choices, option: Option) -> list[str]:
        """Where a drag leads, at once or in several steps."""
        reach = choices.reach(option.piece)
        return [place for place, path in reach.items() if path.choices[0].verb == option.verb] or [option.to]

    def called(self, piece: str) -> str:
        """What to call a piece."""
        found = self.session.position.pieces.get(piece)
        if found is None or self.layout.look(found.kind) is None:
            return Said("{name}", {"name": self.sentences.name(piece)}, capital=True)
        return self.sprites.name(found, dict(self._names))

    # -- what it costs -----------------------------------------------------------------------------------

    def price(self, choices: Choices, after: Position) -> str:
        """What a seat loses: points, and pieces of its stock and hand that did not go to the board."""
        before, seat = choices.view, choices.seat
        paid: list[str] = []
        for pips in self.layout.layout.pips:
            spent = self._points(before, seat, pips.counter, pips.mark) - self._points(
                after, seat, pips.counter, pips.mark
            )
            if spent > 0:
                paid.append(said("{number} {icon:{name}}", number=spent, name=pips.icon))
        gone: dict[str, int] = {}
        for piece in self._owned(before, seat) - self._owned(after, seat):
            if piece in after.pieces and self.layout.space(after.place_of(piece)) is not None:
                continue
            name = self.called(piece)
            gone[name] = gone.get(name, 0) + 1
        paid += [
            name if number == 1 else said("{number} × {name}", number=number, name=name)
            for name, number in sorted(gone.items(), key=lambda item: tell(item[0]))
        ]
        return joined(paid) if paid else FREE

    def _points(self, table: Table, seat: str, counter: str, mark: str) -> int:
        marked = [piece.mark(mark) for piece in table.pieces.values() if mark and self.sprites.seat(piece) == seat]
        return (table.counters.get(counter, 0) if counter else 0) + sum(marked)

    def _owned(self, table: Table, seat: str) -> set[str]:
        """What lies in a seat's stock and hand."""
        places = [*self.layout.trays("stock", seat), *self.layout.trays("hand", seat)]
        return {piece for place in places for piece in table.contents.get(place, ())}

    # -- what cannot be done -----------------------------------------------------------------------------

    def why_not(self, choices: Choices) -> Advice:
        """What the open page knows and does not offer. Things refused for the same reason are one entry."""
        view, seat = choices.view, choices.seat
        own = [key for key, piece in view.pieces.items() if self.sprites.seat(piece) == seat]
        own += sorted(self._owned(view, seat) - set(own))
        found: dict[str, list[str]] = {}
        entries: dict[str, Entry] = {}
        for each in withheld(view, seat, own):
            why = self.sentences.why(each.reason)
            words = [said("**{choice}**", choice=self.sentences.option(option)) for option in each.helps[:TOLD]]
            note = said("{why} What would help: {choices}.", why=why, choices=either(words)) if words else why
            found.setdefault(note, []).append(self.sentences.left_open(each.option))
            reason = each.reason
            entries.setdefault(note, Entry("", note, reason.clause, "", (), reason.pieces, reason.places))
        listed = tuple([_named(entry, found[note]) for note, entry in entries.items()])
        text = said("Each of these is a part of this question, and not on offer now.")
        if not listed:
            text = said("Everything that this question knows is on offer now.")
        ask = view.ask
        return Advice(said("Why can't I ...?"), text, ask.clause if ask is not None else "", listed, refused=True)


def _named(entry: Entry, verbs: Sequence[str]) -> Entry:
    return Entry(joined(dict.fromkeys(verbs)), entry.note, entry.clause, "", (), entry.pieces, entry.places)
