"""The reason against a choice that the open page does not know, or knows at another step only."""

from __future__ import annotations

from engine.flow import Option, Position, Reason
from engine.wizards.calling import refuse_form
from engine.wizards.spells import refuse_spell
from engine.wizards.tasks import Receiving
from engine.wizards.traps import ASLEEP, TRAPPED
from engine.wizards.world import animal, mark, place

#: The space of a reason against a verb that was tried without one.
ANYWHERE = "anywhere"
#: Verb -> the clause that says when it is open.
_WHEN = {
    "roll": "WZ-TURN-05",
    "fly": "WZ-ANIMAL-23",
    "transport": "WZ-TURN-05",
    "call for help": "WZ-HELP-01",
    "telepathy": "WZ-SPELL-11",
    "walk": "WZ-MOVE-02",
    "board": "WZ-BOAT-02",
    "sail": "WZ-BOAT-04",
    "swiftness": "WZ-SPELL-14",
    "summon boat": "WZ-SPELL-14",
    "summon animal": "WZ-SPELL-18",
    "no animal": "WZ-SPELL-18",
    "do part": "WZ-TASK-03",
    "pick": "WZ-TASK-08",
    "lay": "WZ-SETUP-05",
    "begin": "WZ-SETUP-14",
}
#: The verbs that make a step or a flight.
_MOVES = ("walk", "board", "sail", "fly")
#: The answers to the offer of a Task.
_ANSWERS = ("accept", "take it", "decline")
#: What a lost turn, or one in which a player must remain, takes away besides a call.
_LOST_VERBS = ("roll", "transport", "telepathy", *_MOVES)
#: Verb -> the spell that it casts.
_SPELLS = {"swiftness": "swiftness", "summon boat": "boat_summoning", "summon animal": "animal_summoning"}


def _out_of_turn(t: Position, seat: str, verb: str) -> Reason | None:
    """What has taken the chance to go, to call or to cast from a player who is not asked now."""
    if verb in _LOST_VERBS and mark(t, seat, "stunned"):
        return Reason("WZ-TURN-08", {"turns": mark(t, seat, "stunned")})
    if verb in (*_LOST_VERBS, "call for help") and mark(t, seat, "remain"):
        return Reason("WZ-TURN-09", {"space": place(t, seat)})
    if verb == "call for help" and mark(t, seat, "stunned"):
        return Reason("WZ-HELP-02")
    if verb == "call for help" and mark(t, seat, "trap") == ASLEEP and mark(t, seat, "slept"):
        return Reason("WZ-EVENT-10")
    if verb == "summon animal" and animal(t, seat):
        return Reason("WZ-SPELL-19", {"animal": animal(t, seat)})
    return None


def otherwise(t: Position, seat: str, option: Option) -> Reason:
    """One reason, chosen by what was wanted."""
    if t.ask is None:
        return Reason("WZ-END-01")
    if seat not in t.ask.seats():
        own = _out_of_turn(t, seat, option.verb)
        if own:
            return own
        return Reason("WZ-TURN-01", {"player": t.ask.seats()[0]})
    if t.ask.topic in TRAPPED.values():
        return Reason("WZ-MOVE-06" if option.verb in _MOVES else "WZ-TURN-04")
    if t.ask.topic == "summoning" and (option.verb in _MOVES or option.verb == "do part"):
        return Reason("WZ-TURN-07")
    if t.ask.topic == "begin" and option.verb in ("summon animal", "no animal"):
        return Reason("WZ-RAND-05")
    if t.ask.topic == "boat":
        return Reason("WZ-BOAT-10")
    if option.verb == "bring boat":
        return next(iter(refuse_spell(t, seat, "boat_summoning")), Reason("WZ-BOAT-09"))
    facts: dict[str, str | int] = {"space": option.to or ANYWHERE, "action": option.verb, "task": option.piece}
    facts |= {"spell": _SPELLS.get(option.verb, option.verb), "animal": animal(t, seat)}
    if option.verb in _ANSWERS:
        task = t.pages[-1].task if isinstance(t.pages[-1], Receiving) else option.piece
        return Reason("WZ-TASK-02", {"task": task}) if task else Reason(t.ask.clause, facts)
    if mark(t, seat, "tried-transport") and option.verb in (*_MOVES, "transport", "call for help"):
        again = option.verb == "transport"
        return refuse_form(t, seat, option.amount)[0] if again else Reason("WZ-TURN-05")
    return Reason(_WHEN.get(option.verb, "WZ-TURN-05"), facts)
