"""Castle cards (KM-CARD): drawing one, and what the cards do that end where they were drawn."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.knightmare.board import (
    in_level_three,
    in_prison,
    is_alone,
    living,
    mark,
    occupant,
    place,
    resident,
)
from engine.knightmare.challenge import DIE, Challenge, can_be_challenged_by
from engine.knightmare.components import BOX, CARDS, DECK, DISCARDS, ORDINARY, PLAYED, Card
from engine.knightmare.content import content
from engine.knightmare.ending_together import propose
from engine.knightmare.events.cards import CardDiscarded, CardDrawn, CardKept, DeckShuffled
from engine.knightmare.events.moving import Rolled, Went
from engine.knightmare.events.turn import MustMiss
from engine.knightmare.items import book_refuses, ordinary, send_home, take
from engine.knightmare.life import imprison
from engine.knightmare.riddling import Riddling
from engine.knightmare.tokens import gain, lose
from engine.parts.step_verbs import at, button
from engine.table import Table, pool


class Drawing(Frame, frozen=True, gc=False, tag="drawing"):
    """One castle card is drawn, obeyed and discarded. `card` is the card in play."""

    seat: str
    card: str = ""
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The top card is turned up for all (KM-CARD-01)."""
        refill(t)
        if not t.contents[DECK]:
            return DONE
        card = str(t.draw("castle card", pool(t, DECK)))
        t.emit(CardDrawn(self.seat, card))
        return Goto(replace(self, card=card, step="obey"))

    def obey(self, t: Position) -> Flow:
        """What the card does."""
        return content(t).effects[self.row.effect](t, self)

    def ask(self, t: Position) -> Flow:
        """The drawer chooses an item to lose, or one to find."""
        return Ask(((self.seat, self.offer(t)),), self.row.effect, self.row.clauses[0])

    def told(self, t: Position) -> Flow:
        """The riddle of the card is answered (KM-CARD-24)."""
        right = bool(t.result)
        if right:
            gain(t, self.seat, RIDDLE_GAIN, "KM-CARD-24")
        elif not is_protected(t, self.seat):
            lose(t, self.seat, 1, "KM-CARD-24")
        return Goto(replace(self, step="finish"))

    def finish(self, t: Position) -> Flow:
        """A card is discarded when all that it started is over (KM-CARD-31)."""
        if self.card in t.contents[PLAYED]:
            t.emit(CardDiscarded(self.seat, self.card, "KM-CARD-31"))
        return DONE

    @property
    def row(self) -> Card:
        """The card in play."""
        return BOX.cards[CARDS[self.card]]


#: The tokens that a right answer brings (KM-CARD-24).
RIDDLE_GAIN = 2


def refill(t: Position) -> None:
    """When the deck is empty the discards become a new one (KM-CARD-03)."""
    if not t.contents[DECK] and t.contents[DISCARDS]:
        t.emit(DeckShuffled("KM-CARD-03"))


def is_protected(t: Table, seat: str) -> bool:
    """Whether no card can cost a Dungeoneer tokens, items, freedom or a turn (KM-MAGIC-15)."""
    return bool(mark(t, seat, "protected"))


def _over(page: Drawing) -> Flow:
    return Goto(replace(page, step="finish"))


def _tokens(t: Position, page: Drawing) -> Flow:
    """Tokens come (KM-CARD-05) or go (KM-CARD-07)."""
    number = page.row.amount
    if number > 0:
        gain(t, page.seat, number, "KM-CARD-05")
    elif not is_protected(t, page.seat):
        lose(t, page.seat, -number, "KM-CARD-07")
    return _over(page)


def _feast(t: Position, page: Drawing) -> Flow:
    """A token for all but those in the prison and in Level Three, the drawer first (KM-CARD-06)."""
    for seat in (page.seat, *t.after(page.seat)):
        if seat in living(t) and not in_prison(t, seat) and not in_level_three(t, seat):
            gain(t, seat, page.row.amount, "KM-CARD-06")
    return _over(page)


def _spell(t: Position, page: Drawing) -> Flow:
    """A spell is kept (KM-CARD-02); one that needs a rival brings a token instead if none is left (KM-CARD-26)."""
    spell = BOX.spells[page.row.spell]
    if is_alone(t) and (spell.attack or page.row.spell == "resistance"):
        t.emit(CardDiscarded(page.seat, page.card, "KM-CARD-26"))
        gain(t, page.seat, 1, "KM-CARD-26")
        return DONE
    return _keep(t, page)


def _keep(t: Position, page: Drawing) -> Flow:
    t.emit(CardKept(page.seat, page.card))
    return DONE


def _challenge(t: Position, page: Drawing) -> Flow:
    """The resident challenges the drawer (KM-CARD-09), one stronger if roused (KM-CARD-10); nobody is there in a
    chamber without resident (KM-CARD-11)."""
    chamber = place(t, page.seat)
    foe = resident(chamber)
    if not foe or not can_be_challenged_by(t, page.seat, foe):
        return _over(page)
    return Call(Challenge(page.seat, foe, chamber, True, page.row.amount), replace(page, step="finish"))


def _prison(t: Position, page: Drawing) -> Flow:
    """A trapdoor leads to the prison (KM-CARD-12)."""
    if not is_protected(t, page.seat):
        imprison(t, page.seat, "KM-CARD-12")
    return _over(page)


def _arrest(t: Position, page: Drawing) -> Flow:
    """A die of 1 to 3 means prison (KM-CARD-13)."""
    rolled = int(t.draw("arrest", DIE))
    t.emit(Rolled(page.seat, rolled, clause="KM-CARD-13"))
    if rolled <= ARRESTED and not is_protected(t, page.seat):
        imprison(t, page.seat, "KM-CARD-13")
    return _over(page)


#: The highest number that means prison (KM-CARD-13).
ARRESTED = 3


def _to_start(t: Position, page: Drawing) -> Flow:
    """To the red chamber without an arrival (KM-CARD-19)."""
    t.emit(Went(page.seat, BOX.start, "KM-CARD-19"))
    return _over(page)


def _well(t: Position, page: Drawing) -> Flow:
    """From Level Two up to the red chamber (KM-CARD-21); from Level One down by a die (KM-CARD-20), to the other
    landing if the first is occupied, nowhere if both are (KM-CARD-22)."""
    if BOX.chambers[place(t, page.seat)].level > 1:
        t.emit(Went(page.seat, BOX.start, "KM-CARD-21"))
        return _over(page)
    rolled = int(t.draw("shifting well", DIE))
    t.emit(Rolled(page.seat, rolled, clause="KM-CARD-20"))
    odd, even = BOX.landings
    first, second = (odd, even) if rolled % 2 else (even, odd)
    if not occupant(t, first, page.seat):
        t.emit(Went(page.seat, first, "KM-CARD-20"))
    elif not occupant(t, second, page.seat):
        t.emit(Went(page.seat, second, "KM-CARD-22"))
    return _over(page)


def _mist(t: Position, page: Drawing) -> Flow:
    """The drawer misses the next turn (KM-CARD-23), but never two running (KM-TURN-11)."""
    if not is_protected(t, page.seat) and not must_not_miss(t, page.seat):
        t.emit(MustMiss(page.seat, "KM-CARD-23"))
    return _over(page)


def must_not_miss(t: Table, seat: str) -> bool:
    """Whether a Dungeoneer has to miss a turn already or has missed the last one (KM-TURN-11)."""
    return bool(mark(t, seat, "asleep") or mark(t, seat, "slept"))


def _riddle(t: Position, page: Drawing) -> Flow:
    return Call(Riddling(page.seat, "KM-CARD-24"), replace(page, step="told"))


def _thief(t: Position, page: Drawing) -> Flow:
    """Nothing happens without an ordinary item (KM-CARD-25)."""
    if is_protected(t, page.seat) or not ordinary(t, page.seat):
        return _over(page)
    return Goto(replace(page, step="ask"))


def _find(t: Position, page: Drawing) -> Flow:
    """Nothing happens if there is nothing to find (KM-CARD-27)."""
    return Goto(replace(page, step="ask" if findable(t, page.seat) else "finish"))


def findable(t: Table, seat: str) -> tuple[str, ...]:
    """Ordinary items in their starting chambers on this level, even a resident's (KM-CARD-27)."""
    level = BOX.chambers[place(t, seat)].level
    return tuple([
        item
        for item in ORDINARY
        if t.pieces[item].place == BOX.items[item].home
        and BOX.chambers[BOX.items[item].home].level == level
    ])  # fmt: skip


def _fortune(t: Position, page: Drawing) -> Flow:
    """The discards are shuffled in, another card is drawn, and then this one is discarded (KM-CARD-28)."""
    t.emit(DeckShuffled("KM-CARD-28"))
    return Call(Drawing(page.seat), replace(page, step="finish"))


# -- what the drawer chooses -----------------------------------------------------------------------------


def _refuse_give_up(t: Position, page: Drawing, option: Option) -> list[Reason]:
    """One of one's own ordinary items (KM-CARD-25)."""
    if page.row.effect == "thief" and option.piece in ordinary(t, page.seat):
        return []
    return [t.game.default_reason(t, page.seat, option)]


def _give_up(t: Position, page: Drawing, option: Option) -> Flow:
    send_home(t, page.seat, option.piece, "KM-CARD-25")
    return _over(page)


def _refuse_find(t: Position, page: Drawing, option: Option) -> list[Reason]:
    if page.row.effect != "find" or option.piece not in findable(t, page.seat):
        return [Reason("KM-CARD-27")]
    return book_refuses(t, page.seat, option.piece)


def _found(t: Position, page: Drawing, option: Option) -> Flow:
    take(t, page.seat, option.piece, place(t, page.seat), "KM-CARD-27")
    return _over(page)


def _held(t: Position, page: Drawing) -> list[Option]:
    return [Option("give up item", item) for item in ordinary(t, page.seat)] if page.row.effect == "thief" else []


def _finds(t: Position, page: Drawing) -> list[Option]:
    return [Option("find", item) for item in findable(t, page.seat)] if page.row.effect == "find" else []


Drawing.verbs = verbs(
    at("give up item", ("ask",), _held, _refuse_give_up, _give_up, ("piece",)),
    at("find", ("ask",), _finds, _refuse_find, _found, ("piece",)),
    at(
        "leave it",
        ("ask",),
        lambda t, page: [Option("leave it")],
        lambda t, page, option: [] if page.row.effect == "find" else [t.game.default_reason(t, page.seat, option)],
        lambda t, page, option: _over(page),
        (),
    ),
    button("end together", ("ask",), propose),
)

#: The effects of the cards that need no page of moving.
EFFECTS = {
    "tokens": _tokens,
    "feast": _feast,
    "spell": _spell,
    "keep": _keep,
    "challenge": _challenge,
    "prison": _prison,
    "arrest": _arrest,
    "start": _to_start,
    "well": _well,
    "mist": _mist,
    "riddle": _riddle,
    "thief": _thief,
    "find": _find,
    "fortune": _fortune,
}
