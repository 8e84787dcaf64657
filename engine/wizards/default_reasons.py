"""The reason against a choice that the open page does not know, or knows at another step only."""

from __future__ import annotations

from engine.flow import Option, Position, Reason

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
    "do part": "WZ-TASK-03",
    "lay": "WZ-SETUP-05",
    "begin": "WZ-SETUP-14",
}


def otherwise(t: Position, seat: str, option: Option) -> Reason:
    """One reason, chosen by what was wanted."""
    if t.ask is None:
        return Reason("WZ-END-01")
    if seat not in t.ask.seats():
        return Reason("WZ-TURN-01", {"player": t.ask.seats()[0]})
    return Reason(_WHEN.get(option.verb, "WZ-TURN-05"), {"space": option.to, "action": option.verb})
