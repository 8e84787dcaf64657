"""The six ways from a chamber: where the numbers lead, who waits there, and what helm tokens make of the roll."""

from __future__ import annotations

from engine.flow import Danger, Lead, Leads, Option, Position
from engine.knightmare.board import goal, leads_to, lives, occupant, place, resident
from engine.knightmare.components import BOX, ORDINARY, PRISON, QUESTS, STAY
from engine.knightmare.moving import Moving
from engine.knightmare.strengths import MEDUSA, dies_of_gaze, printed
from engine.knightmare.tokens import held
from engine.said import NOTHING, Said, joined, said


def six_ways(t: Position, seat: str, start: str) -> Leads | None:
    """The six ways from a chamber, for a seat ("": nobody). Without a chamber those of the one who moves now, None
    if nobody does."""
    page = t.pages[-1] if t.pages else None
    moving = page if isinstance(page, Moving) and page.step == "choose" and page.number else None
    here = place(t, moving.seat) if moving is not None else ""
    start = start or here
    if start not in BOX.chambers:
        return None
    chooser = moving if moving is not None and start == here else None
    who = chooser.seat if chooser is not None else seat
    rows = tuple([_lead(t, who, start, number, chooser) for number in range(1, 7)])
    if chooser is None:
        return Leads(start, said("Six ways from {place}", place=BOX.chambers[start].name), NOTHING, rows)
    tokens = held(t, chooser.seat)
    note = said("{tokens:helm token|helm tokens}; 1 token moves 1 pip", tokens=tokens)
    return Leads(start, said("Six ways from here"), note, rows)


def _lead(t: Position, seat: str, start: str, number: int, page: Moving | None) -> Lead:
    printed_there = leads_to(start, number)
    to = goal(start, number)
    name, note = _name(printed_there), _waiting(t, seat, to) if printed_there in BOX.chambers else NOTHING
    clause = {STAY: "KM-MOVE-04", PRISON: "KM-MOVE-03"}.get(printed_there, "KM-MOVE-01")
    danger = _danger(t, seat, to) if printed_there in BOX.chambers else Danger.NONE
    if page is None:
        return Lead(number, to, name, note, clause, danger)
    price = abs(number - page.number)
    option = _option(t, seat, to, number)
    return Lead(
        number, to, name, note, clause, danger, number == page.number, price or None, price > held(t, seat), option
    )


def _option(t: Position, seat: str, to: str, number: int) -> Option | None:
    """The choice that goes to a chamber with a number, or challenges for the right of way."""
    options = t.ask.options(seat) if t.ask is not None else ()
    there = [option for option in options if option.to == to and option.amount == number]
    return next((option for verb in ("go", "challenge") for option in there if option.verb == verb), None)


def _name(printed_there: str) -> Said:
    if printed_there == STAY:
        return said("STAY")
    return said("PRISON") if printed_there == PRISON else BOX.chambers[printed_there].name


def _waiting(t: Position, seat: str, to: str) -> Said:
    """Who and what waits in a chamber."""
    found: list[Said | str] = []
    foe = resident(to)
    if foe:
        strength = printed(t, foe).amount
        found.append(said("{who} {strength}", who=BOX.characters[foe].name, strength=strength))
    found += [other for other in t.seats if other != seat and lives(t, other) and place(t, other) == to]
    lying = [item for item in t.contents[to] if item in ORDINARY or item in QUESTS]
    found += [BOX.items[item].name for item in lying]
    return joined(found)


def _danger(t: Position, seat: str, to: str) -> Danger:
    """Somebody has the right of way (KM-MOVE-07), or Medusa looks (KM-FIGHT-39)."""
    if seat in t.seats and occupant(t, to, seat):
        return Danger.TAKEN
    looks = seat in t.seats and resident(to) == MEDUSA and dies_of_gaze(t, seat, MEDUSA)
    return Danger.DEADLY if looks else Danger.NONE
