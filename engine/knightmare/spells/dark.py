"""Dragon-Ride and Glory (KM-PACT). Power is cast in a challenge."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import Ask, Call, Done, Flow, Frame, Option, Position, Reason, Verb, verbs
from engine.knightmare.board import lives, place
from engine.knightmare.challenge import DIE
from engine.knightmare.components import BOX, CARDS, FIGURE, HAND, number
from engine.knightmare.ending_together import propose
from engine.knightmare.events.cards import CardDiscarded
from engine.knightmare.events.items import ItemTaken
from engine.knightmare.events.moving import Rolled
from engine.knightmare.events.spells import SpellCast, SpellFailed
from engine.knightmare.items import all_to_the_vale
from engine.knightmare.life import imprison, injure
from engine.knightmare.moving import Moving, enter_level_three
from engine.knightmare.spells.casting import refuse_source, sources
from engine.knightmare.tokens import held, lose
from engine.knightmare.turn_state import STARTS, TurnState, end, then_end
from engine.parts.step_verbs import at, button

CROWN, BELFRY = "crowning_glory", "belfry"
KEY = "gaolers_key"


class Riding(Frame, frozen=True, gc=False, tag="riding"):
    """Dragon-Ride works: its caster chooses a chamber (KM-PACT-09)."""

    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Every other chamber of Levels One and Two (KM-PACT-10)."""
        return Ask(((self.seat, self.offer(t)),), "ride", "KM-PACT-09")

    def over(self, t: Position) -> Flow:
        """The arrival is done."""
        return Done()


def _goals(t: Position, page: Riding) -> list[Option]:
    here = place(t, page.seat)
    return [Option("fly", FIGURE[page.seat], chamber) for chamber in BOX.chambers if chamber != here]


def _refuse_goal(t: Position, page: Riding, option: Option) -> list[Reason]:
    if option.piece != FIGURE[page.seat]:
        return [t.game.default_reason(t, page.seat, option)]
    if option.to in BOX.chambers and option.to != place(t, page.seat):
        return []
    return [Reason("KM-PACT-10", {"chamber": option.to})]


Riding.verbs = verbs(
    at(
        "fly",
        ("start",),
        _goals,
        _refuse_goal,
        lambda t, page, option: Call(Moving(page.seat, to=option.to), replace(page, step="over")),
        ("piece", "to"),
    ),
    button("end together", ("start",), propose),
)


def works(t: Position, seat: str, spell: str) -> bool:
    """Every casting begins with a die that decides whether it works (KM-PACT-07)."""
    t.emit(SpellCast(seat, spell, f"{spell}-{seat}", BOX.spells[spell].clauses[0]))
    rolled = int(t.draw("success roll", DIE))
    t.emit(Rolled(seat, rolled, clause="KM-PACT-07"))
    return rolled in BOX.spells[spell].works


def _options_of(t: Position, page: TurnState, spell: str) -> list[Option]:
    verb = spell.replace("_", " ")
    return [] if page.cast else [Option(verb, piece) for piece in sources(t, page.seat, spell)]


def _refuse_ride(t: Position, page: TurnState, option: Option) -> list[Reason]:
    return refuse_source(t, page, "dragon_ride", option)


def _ride(t: Position, page: TurnState, option: Option) -> Flow:
    """On 5 and 6 it injures (KM-PACT-12), imprisons (KM-PACT-13) and is lost with tokens (KM-PACT-14)."""
    seat = page.seat
    if works(t, seat, "dragon_ride"):
        return then_end(page, Riding(seat))
    t.emit(SpellFailed(seat, "dragon_ride", "KM-PACT-14"))
    lose(t, seat, number("failure"), "KM-PACT-14")
    injure(t, seat, "KM-PACT-12")
    if lives(t, seat):
        imprison(t, seat, "KM-PACT-13")
    return end(page)


def _refuse_glory(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """While the Gargoyle has the Crown (KM-PACT-26)."""
    against = refuse_source(t, page, "glory", option)
    if against or t.pieces[CROWN].place == BELFRY:
        return against
    return [Reason("KM-PACT-26", {}, (CROWN,))]


def _glory(t: Position, page: TurnState, option: Option) -> Flow:
    """To the Crown's starting point with the Crown (KM-PACT-25); or spells, tokens (KM-PACT-28) and items
    (KM-PACT-29) are gone, and the caster is in the prison (KM-PACT-30)."""
    seat = page.seat
    if works(t, seat, "glory"):
        t.emit(ItemTaken(seat, CROWN, "KM-PACT-25"))
        enter_level_three(t, seat, CROWN)
        return end(page)
    t.emit(SpellFailed(seat, "glory", "KM-PACT-28"))
    for card in t.contents[HAND[seat]]:
        if card in CARDS and CARDS[card] != KEY:  # KM-PACT-31
            t.emit(CardDiscarded(seat, card, "KM-PACT-31"))
    lose(t, seat, held(t, seat), "KM-PACT-28")
    all_to_the_vale(t, seat, "KM-PACT-29")
    imprison(t, seat, "KM-PACT-30")
    return end(page)


DARK_VERBS = (
    at(
        "dragon ride", STARTS, lambda t, page: _options_of(t, page, "dragon_ride"), _refuse_ride, _ride, ("piece",)
    ),
    at("glory", STARTS, lambda t, page: _options_of(t, page, "glory"), _refuse_glory, _glory, ("piece",)),
)
