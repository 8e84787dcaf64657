"""Arrival in a chamber (KM-TURN-15): what lies free is taken, then a challenge, a card or the pledge."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.knightmare.board import mark, necromancer_rules, on, place, resident
from engine.knightmare.castle_cards import Drawing
from engine.knightmare.challenge import Challenge
from engine.knightmare.components import DARK, HAND
from engine.knightmare.ending_together import propose
from engine.knightmare.events.spells import Pledged
from engine.knightmare.items import VALE, book_refuses, lying, take
from engine.parts.step_verbs import at, button
from engine.table import Table


class Arrival(Frame, frozen=True, gc=False, tag="arrival"):
    """A Dungeoneer has entered a chamber and acts there once."""

    seat: str
    acted: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """One of three things, and no fourth (KM-TURN-16)."""
        if self.acted:
            return DONE
        return Ask(((self.seat, self.offer(t)),), "arrival", "KM-TURN-15")


def free_items(t: Table, seat: str) -> tuple[str, ...]:
    """What lies in a chamber without resident (KM-ITEM-04)."""
    chamber = place(t, seat)
    return () if resident(chamber) else lying(t, chamber)


def _refuse_take(t: Position, page: Arrival, option: Option) -> list[Reason]:
    """A resident's items are not free (KM-ITEM-03)."""
    chamber = place(t, page.seat)
    if option.piece in free_items(t, page.seat):
        return book_refuses(t, page.seat, option.piece)
    if option.piece in lying(t, chamber):
        facts: dict[str, str | int] = {"item": option.piece, "character": resident(chamber)}
        return [Reason("KM-ITEM-03", facts, (option.piece,))]
    return [t.game.default_reason(t, page.seat, option)]


def _take(t: Position, page: Arrival, option: Option) -> Flow:
    take(t, page.seat, option.piece, place(t, page.seat), "KM-ITEM-04")
    return Goto(page)


def _refuse_challenge(t: Position, page: Arrival, option: Option) -> list[Reason]:
    """The resident alone (KM-FIGHT-01); Dungeoneers only for right of way (KM-FIGHT-72)."""
    foe = resident(place(t, page.seat))
    if foe and option.piece == foe:
        return []
    rival = next((seat for seat in t.seats if option.piece == f"figure-{seat}" and seat != page.seat), "")
    if rival:
        return [Reason("KM-FIGHT-72", {"player": rival}, (option.piece,))]
    return [t.game.default_reason(t, page.seat, option)]


def _challenges(t: Position, page: Arrival) -> list[Option]:
    foe = resident(place(t, page.seat))
    return [Option("challenge", foe)] if foe else []


def _challenge(t: Position, page: Arrival, option: Option) -> Flow:
    return Call(Challenge(page.seat, option.piece, place(t, page.seat)), replace(page, acted=True))


def _draw(t: Position, page: Arrival, option: Option) -> Flow:
    return Call(Drawing(page.seat), replace(page, acted=True))


def _refuse_pledge(t: Position, page: Arrival, option: Option) -> list[Reason]:
    """On every arrival in the Vale (KM-PACT-05), once a game (KM-PACT-03), not to a ruler (KM-CAMP-06)."""
    if not on(t, "pact") or option.piece not in _dark_pieces(page.seat):
        return [t.game.default_reason(t, page.seat, option)]
    if place(t, page.seat) != VALE:
        held = t.pieces[option.piece].place == HAND[page.seat]  # a spell that is to be cast, not chosen
        return [t.game.default_reason(t, page.seat, option) if held else Reason("KM-PACT-05")]
    if necromancer_rules(t):
        return [Reason("KM-CAMP-06")]
    return [Reason("KM-PACT-03")] if mark(t, page.seat, "pledged") else []


def _dark_pieces(seat: str) -> tuple[str, ...]:
    return tuple([f"{spell}-{seat}" for spell in DARK])


def _pledges(t: Position, page: Arrival) -> list[Option]:
    return [Option("pledge", piece) for piece in _dark_pieces(page.seat)] if place(t, page.seat) == VALE else []


def _pledge(t: Position, page: Arrival, option: Option) -> Flow:
    """The pledge is the arrival action (KM-PACT-01), and gives one dark spell (KM-PACT-02)."""
    t.emit(Pledged(page.seat, option.piece.rpartition("-")[0]))
    return DONE


Arrival.verbs = verbs(
    at(
        "take",
        ("start",),
        lambda t, page: [Option("take", item) for item in free_items(t, page.seat)],
        _refuse_take,
        _take,
        ("piece",),
    ),
    at("challenge", ("start",), _challenges, _refuse_challenge, _challenge, ("piece",)),
    button("draw", ("start",), _draw),
    button("end together", ("start",), propose),
    at("pledge", ("start",), _pledges, _refuse_pledge, _pledge, ("piece",)),
)
