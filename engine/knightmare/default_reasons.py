"""The reason against a choice that the open page does not know, or knows at another step only."""

from __future__ import annotations

from engine.flow import Frame, Option, Position, Reason
from engine.knightmare.arrival import Arrival
from engine.knightmare.board import in_level_three, in_prison, place
from engine.knightmare.challenge import Challenge
from engine.knightmare.components import BOX, OWNER, SEAT_AT
from engine.knightmare.items import lying
from engine.knightmare.kept_cards import idle_reason, kept
from engine.knightmare.moving import Moving
from engine.knightmare.spells.attacks import ATTACKS
from engine.knightmare.spells.resistance import Resisting
from engine.knightmare.turn_state import STARTS, TurnState

#: Verb of a spell or another deed that belongs to the start of a turn.
_AT_START = {
    *BOX.spells,
    "dragon ride",
    "cauldron",
    "eat",
    "heal",
    "drink",
    "roll",
    "release roll",
    "escape",
    "walk",
}
#: Verbs by which a roll is changed or paid for.
_TOKENS = {"spend", "change", "ransom"}


def otherwise(t: Position, seat: str, option: Option) -> Reason:
    """One reason, chosen by what was wanted and by what is going on."""
    if t.ask is None or not t.pages:
        return Reason("KM-END-02")
    if option.verb == "give":
        return _giving(option)
    turn = next((page for page in t.pages if isinstance(page, TurnState)), None)
    page = t.pages[-1]
    if seat not in t.ask.seats():
        return _not_asked(t, page, seat, option, turn.seat if turn is not None else "")
    if turn is not None and seat == turn.seat:
        return _in_turn(t, page, turn, option)
    return _answering(t, page, seat, option)


def _giving(option: Option) -> Reason:
    """Items and tokens are not given away (KM-ITEM-07, KM-TOKEN-15)."""
    if option.piece in BOX.items:
        return Reason("KM-ITEM-07", {"item": option.piece})
    return Reason("KM-TOKEN-15", {"player": SEAT_AT.get(option.to) or OWNER.get(option.to, option.to)})


def _not_asked(t: Position, page: Frame, seat: str, option: Option, active: str) -> Reason:
    """Somebody else is asked (KM-TURN-21); who is not struck cannot resist (KM-MAGIC-47), nor anybody dark magic
    (KM-MAGIC-46)."""
    if option.verb == "resist":
        if isinstance(page, Challenge):
            return Reason("KM-MAGIC-46", {"spell": "power"})
        return Reason("KM-MAGIC-47")
    if option.verb in _TOKENS:
        return Reason("KM-THREE-24" if in_level_three(t, seat) else "KM-TOKEN-05")
    asked = t.ask.seats()[0] if t.ask is not None else active
    return Reason("KM-TURN-21", {"player": asked})


def _in_turn(t: Position, page: Frame, turn: TurnState, option: Option) -> Reason:
    """The seat in turn wants something that this moment does not allow."""
    seat, verb = turn.seat, option.verb
    if turn.step == "first":
        return Reason("KM-TURN-06")
    if not verb and kept(option.piece):
        return idle_reason(t, page, turn, option.piece)
    if isinstance(page, Arrival):
        return _on_arrival(t, page, verb)
    if isinstance(page, Challenge):
        return _in_challenge(page, option)
    if verb == "take" and option.piece in lying(t, place(t, seat)):
        return Reason("KM-ITEM-06", {"chamber": place(t, seat)}, (option.piece,))
    if in_prison(t, seat) and verb in ATTACKS:
        return Reason("KM-MAGIC-27")
    if verb == "challenge" and option.piece in OWNER:
        return Reason("KM-FIGHT-72", {"player": OWNER[option.piece]})
    if verb in ("challenge", "draw", "take", "pledge") and place(t, seat) in BOX.chambers:
        if verb == "pledge" and page is turn:
            return Reason("KM-PACT-05")
        return Reason("KM-TURN-18", {"chamber": place(t, seat)})
    if verb in _AT_START and not (page is turn and turn.step in STARTS):
        return Reason("KM-TURN-13")
    if verb in _TOKENS or (isinstance(page, Moving) and verb == "go"):
        return Reason("KM-TOKEN-05")
    if verb in ("stay put", "enough", "wait"):
        return Reason("KM-MOVE-02", {"chamber": place(t, seat)})
    return Reason("KM-TURN-13" if page is not turn else "KM-TURN-12")


def _on_arrival(t: Position, page: Arrival, verb: str) -> Reason:
    """On arrival there are three things to do, and no fourth (KM-TURN-16)."""
    chamber = place(t, page.seat)
    if verb in ("door", "drink"):
        return Reason("KM-TURN-14", {"chamber": chamber})
    if verb in _AT_START:
        return Reason("KM-TURN-13")
    return Reason("KM-TURN-16", {"chamber": chamber})


def _in_challenge(page: Challenge, option: Option) -> Reason:
    """A challenge has to be fought (KM-FIGHT-06), with all weapons (KM-FIGHT-20)."""
    if option.piece in BOX.weapons:
        return Reason("KM-FIGHT-20", {"item": option.piece}, (option.piece,))
    if option.verb in _AT_START:
        return Reason("KM-TURN-13")
    return Reason("KM-FIGHT-06", {"opponent": page.foe})


def _answering(t: Position, page: Frame, seat: str, option: Option) -> Reason:
    """A seat that is asked out of turn wants something else."""
    if isinstance(page, Resisting):
        return Reason("KM-ITEM-22") if option.verb == "resist" else Reason("KM-MAGIC-47")
    if isinstance(page, Challenge):
        return _in_challenge(page, option)
    return Reason("KM-TURN-21", {"player": seat})
