"""The reason against a choice that the open page does not know, or knows at another step only."""

from __future__ import annotations

from engine.flow import Frame, Option, Position, Reason
from engine.knightmare.arrival import Arrival
from engine.knightmare.board import in_level_three, in_prison, place
from engine.knightmare.castle_cards import Drawing
from engine.knightmare.challenge import Challenge
from engine.knightmare.components import BOX, OWNER, SEAT_AT
from engine.knightmare.items import lying
from engine.knightmare.kept_cards import idle_reason, kept
from engine.knightmare.level_three import missing
from engine.knightmare.moving import Moving
from engine.knightmare.riddling import Riddling
from engine.knightmare.spells.resistance import Resisting
from engine.knightmare.turn import STREAM
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
#: Verb that has a moment of its own in a turn -> the clause that says when that is.
_MOMENTS = {
    "release roll": "KM-PRISON-04",
    "ransom": "KM-PRISON-05",
    "remain": "KM-PRISON-04",
    "escape": "KM-QUEST-10",
    "riddle": "KM-THREE-11",
    "next riddle": "KM-THREE-11",
    "enough": "KM-THREE-42",
    "walk": "KM-THREE-21",
    "back": "KM-THREE-17",
    "heal all the same": "KM-TOKEN-16",
    "keep tokens": "KM-TOKEN-16",
    "give food": "KM-PRISON-11",
    "suffer": "KM-PRISON-11",
    "cauldron": "KM-MAGIC-36",
    "open chest": "KM-MAGIC-43",
}
#: Verbs of spells that do nothing in the prison.
_NOT_CAST_IN_PRISON = {*BOX.spells, "dragon ride"}.difference(["release", "resistance", "power"])
#: Step of a turn that asks about one thing -> the clause that asks.
_AT_STEP = {"warned": "KM-TOKEN-16", "toll": "KM-PRISON-11"}
#: Verb -> the clause by which the prison has no such thing.
_NOT_IN_PRISON = {"roll": "KM-PRISON-04", "wait": "KM-PRISON-04", "draw": "KM-PRISON-01", "door": "KM-THREE-01"}


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
    if isinstance(page, Riddling) and (verb in ("right", "wrong") or page.step == "judge"):
        return Reason("KM-THREE-52")
    if isinstance(page, Drawing):
        return Reason("KM-CARD-25")
    if verb == "take" and option.piece in lying(t, place(t, seat)):
        return Reason("KM-ITEM-06", {"chamber": place(t, seat)}, (option.piece,))
    if in_prison(t, seat) and verb in _NOT_CAST_IN_PRISON:
        return Reason("KM-MAGIC-27")
    if in_prison(t, seat) and verb == "drink":
        return Reason("KM-TURN-14", {"chamber": STREAM})
    if verb == "challenge" and option.piece in OWNER:
        return Reason("KM-FIGHT-72", {"player": OWNER[option.piece]})
    clause = _moment(t, page, turn, verb)
    if clause:
        return Reason(clause)
    if verb in ("challenge", "draw", "take", "pledge") and place(t, seat) in BOX.chambers:
        if verb == "pledge" and page is turn:
            return Reason("KM-PACT-05")
        return Reason("KM-TURN-18", {"chamber": place(t, seat)})
    if verb in _AT_START and not (page is turn and turn.step in STARTS):
        return Reason("KM-TURN-13")
    if isinstance(page, Moving) and page.number and verb == "go":
        return Reason("KM-MOVE-01", {"to": option.to or place(t, seat)})
    if verb in _TOKENS or (isinstance(page, Moving) and verb == "go"):
        return Reason("KM-TOKEN-05")
    if verb in ("stay put", "wait"):
        return Reason("KM-MOVE-02", {"chamber": place(t, seat)})
    return Reason("KM-TURN-13" if page is not turn else "KM-TURN-12")


def _moment(t: Position, page: Frame, turn: TurnState, verb: str) -> str:
    """The clause that says when there is what a verb does, or what is asked instead; "" if there is none."""
    started = page is turn and turn.step not in STARTS
    if in_prison(t, turn.seat) and verb in _NOT_IN_PRISON:
        return _NOT_IN_PRISON[verb]
    if in_level_three(t, turn.seat) and verb == "roll":
        return "KM-THREE-48" if missing(t, turn.seat) else "KM-THREE-21"
    if started and turn.step in _AT_STEP:
        return _AT_STEP[turn.step]
    if started and verb == "escape":
        return "KM-QUEST-11"
    if verb == "release" and not in_prison(t, turn.seat):
        return "KM-TURN-13" if started else "KM-MAGIC-26"
    return _MOMENTS.get(verb, "")


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
