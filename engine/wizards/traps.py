"""Traps (WZ-TRAP): what each does, and the turns of those who are in one."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, button
from engine.wizards.components import CENTRE, EVENT_NUMBER
from engine.wizards.events.encounters import Trapped
from engine.wizards.events.event_cards import EventSpent
from engine.wizards.events.moving import Rolled
from engine.wizards.events.wizards import TransportEscaped
from engine.wizards.randomness import die
from engine.wizards.spells import can_escape, cast
from engine.wizards.transport import LAIR_SPACE, RANDOM, Transport

#: Result of the Traps table -> its clause.
ROWS = {1: "WZ-TRAP-01", 2: "WZ-TRAP-02", 3: "WZ-TRAP-03", 4: "WZ-TRAP-04", 5: "WZ-TRAP-05", 6: "WZ-TRAP-06"}
#: The results that are Transports, with where they lead.
LEADS = {2: CENTRE, 4: LAIR_SPACE, 6: RANDOM}
#: The Trap Events, with the Trap that each is.
EVENTS = {10: (10, "WZ-EVENT-10"), 32: (5, "WZ-EVENT-32"), 46: (1, "WZ-EVENT-46")}
RESCUE, COUNTED, HELD, ASLEEP = 1, 3, 5, 10
#: The topic of the question to a player whom each of them holds.
TRAPPED = {RESCUE: "caught", COUNTED: "stuck", HELD: "held", ASLEEP: "asleep"}


class Trap(Frame, frozen=True, gc=False, tag="trap"):
    """A player falls into a Trap: a result of the table, or a Trap Event (`card`). Its kind is known before
    Escape Traps is cast (WZ-TRAP-09)."""

    seat: str
    trap: int
    clause: str
    card: str = ""
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Transports go their own way; from the others Escape Traps may save."""
        if self.trap in LEADS:
            page = Transport(self.seat, LEADS[self.trap], self.clause, trap=True)
            return Call(page, replace(self, step="over"))
        if can_escape(t, self.seat, "traps"):
            return Ask(((self.seat, self.offer(t)),), "trap", "WZ-TRAP-09")
        return Goto(replace(self, step="caught"))

    def caught(self, t: Position) -> Flow:
        """The player is in the Trap."""
        turns = die(t, "turns lost") if self.trap == COUNTED else 0
        t.emit(Trapped(self.seat, self.trap, turns, self.clause))
        return DONE

    def over(self, t: Position) -> Flow:
        """The Trap has done its work."""
        return DONE


def _refuse(t: Position, page: Trap, option: Option) -> list[Reason]:
    return [] if can_escape(t, page.seat, "traps") else [Reason("WZ-SPELL-23", {"spell": "escape"})]


def _escape(t: Position, page: Trap, option: Option) -> Flow:
    """Escape Traps undoes the Trap wholly (WZ-SPELL-21)."""
    if not cast(t, page.seat, "escape"):
        return Goto(replace(page, step="caught"))
    t.emit(TransportEscaped(page.seat, "WZ-SPELL-21"))
    if page.card:
        t.emit(EventSpent(page.seat, page.card, "WZ-EVENT-51"))
    return DONE


Trap.verbs = verbs(
    at("escape traps", ("start",), lambda t, page: [Option("escape traps")], _refuse, _escape, ()),
    button("let it be", ("start",), lambda t, page, option: Goto(replace(page, step="caught"))),
)


def table_trap(t: Position, seat: str) -> Trap:
    """A roll on the Traps table (WZ-RAND-08)."""
    rolled = die(t, "trap")
    t.emit(Rolled(seat, rolled, "roll-trap", ROWS[rolled]))
    return Trap(seat, rolled, ROWS[rolled])


def event_trap(seat: str, card: str) -> Trap:
    """A Trap Event (WZ-EVENT-51)."""
    trap, clause = EVENTS[EVENT_NUMBER[card]]
    return Trap(seat, trap, clause, card)
