"""Transports (WZ-TRANS): escaping them, leaving the map, and landing."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import Ask, Done, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, button
from engine.table import Table
from engine.wizards.components import CENTRE, EVENT_PIECE, LAIR, STAR_CREST, land_of
from engine.wizards.events import EventSpent, Marked, PlacesOpened, TakenOff, TransportEscaped
from engine.wizards.lair import reset_lair_time
from engine.wizards.randomness import landing_place, random_space, random_space_of
from engine.wizards.spells import can_escape, cast
from engine.wizards.world import bound, holds, place

RANDOM, LAIR_SPACE = "random", "lair"
GONE, STAYED = "gone", "stayed"
RING = 8
#: Transports that do not reset Lair Time (WZ-LAIR-09).
TO_THE_LAIR = ("WZ-DEMON-08", "WZ-DRAGON-06", "WZ-TRAP-02", "WZ-TRAP-04")


class Transport(Frame, frozen=True, gc=False, tag="transport"):
    """A player is to be transported to `goal`: a space, `random`, `lair`, or `land:XXX`.

    A `trap` may be undone by Escape Traps before its destination is known (WZ-TRAP-10). A player's `own` spell or
    call cannot be escaped (WZ-TRANS-10). `picked` says that the player has picked the space. The result is `gone`
    or `stayed`. `tried` says that Escape was tried.
    """

    seat: str
    goal: str
    clause: str
    trap: bool = False
    own: bool = False
    picked: bool = False
    tried: bool = False
    to: str = ""
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Escape Traps comes before the destination (WZ-TRAP-09)."""
        if self.trap and can_escape(t, self.seat, "traps"):
            return Ask(((self.seat, self.offer(t)),), "trap", "WZ-TRAP-09")
        return Goto(replace(self, step="roll"))

    def roll(self, t: Position) -> Flow:
        """The destination may be rolled before the figure leaves (WZ-SEQ-03)."""
        return Goto(replace(self, to=destination(t, self.goal), step="escape"))

    def escape(self, t: Position) -> Flow:
        """Escape Transport or the Ring of Anchoring keep the player where they are (WZ-SPELL-22, WZ-EVENT-08)."""
        if not self.own and (can_escape(t, self.seat, "transport") or _anchored(t, self.seat)):
            return Ask(((self.seat, self.offer(t)),), "transport", "WZ-SPELL-22")
        return Goto(replace(self, step="leave"))

    def leave(self, t: Position) -> Flow:
        """The figure is taken off the map (WZ-SEQ-02). All places are open again (WZ-ENC-19, WZ-ENC-21), unless
        one's own magic stays on the same land (WZ-ENC-18), and Lair Time is reset (WZ-LAIR-07, WZ-LAIR-10) but for
        what leads to the Lair (WZ-LAIR-09)."""
        seat, to = self.seat, landing_place(t, self.to)
        if not self.own or land_of(to) != land_of(place(t, seat)):
            t.emit(PlacesOpened(seat, "WZ-ENC-19" if self.own else "WZ-ENC-21"))
        if self.clause not in TO_THE_LAIR and self.goal != CENTRE:
            reset_lair_time(t, seat, "WZ-LAIR-07" if self.own else "WZ-LAIR-10")
        if to == STAR_CREST and not self.picked:
            t.emit(Marked(seat, "crest", 1, "WZ-TRANS-17"))
        t.emit(TakenOff(seat, to, self.clause))
        return Done(GONE)


def destination(t: Position, goal: str) -> str:
    """The space to which a goal leads; it may lie on dead land (WZ-TRAP-13)."""
    if goal == RANDOM:
        return random_space(t)
    if goal == LAIR_SPACE:
        return random_space_of(t, LAIR)
    return random_space_of(t, goal[5:]) if goal.startswith("land:") else goal


def _anchored(t: Table, seat: str) -> bool:
    return holds(t, seat, RING) and not bound(t, seat)


def _refuse_traps(t: Position, page: Transport, option: Option) -> list[Reason]:
    """Escape Traps works only before the destination is known (WZ-TRAP-12)."""
    if page.step != "start":
        return [Reason("WZ-TRAP-12")]
    return [] if can_escape(t, page.seat, "traps") else [Reason("WZ-TRAP-11")]


def _refuse_transport(t: Position, page: Transport, option: Option) -> list[Reason]:
    """One form is tried against the same Trap (WZ-TRAP-11), and none against one's own spell (WZ-TRANS-10)."""
    if page.own:
        return [Reason("WZ-TRANS-10")]
    if page.tried:
        return [Reason("WZ-TRAP-11")]
    return [] if can_escape(t, page.seat, "transport") else [Reason("WZ-SPELL-23", {"spell": "escape"})]


def _escape(t: Position, page: Transport, option: Option) -> Flow:
    if cast(t, page.seat, "escape"):
        t.emit(TransportEscaped(page.seat, "WZ-SPELL-21" if page.step == "start" else "WZ-SPELL-22"))
        return Done(STAYED)
    following = "roll" if page.step == "start" else "leave"
    return Goto(replace(page, tried=True, step=following))


def _anchor(t: Position, page: Transport, option: Option) -> Flow:
    t.emit(EventSpent(page.seat, option.piece, "WZ-EVENT-08"))
    t.emit(TransportEscaped(page.seat, "WZ-EVENT-08"))
    return Done(STAYED)


def _refuse_anchor(t: Position, page: Transport, option: Option) -> list[Reason]:
    right = option.piece == EVENT_PIECE[RING] and _anchored(t, page.seat) and not page.own
    return [] if right else [Reason("WZ-EVENT-08")]


_ANCHOR = Option("anchor", EVENT_PIECE[RING])
Transport.verbs = verbs(
    at("escape traps", ("start", "escape"), lambda t, page: [Option("escape traps")], _refuse_traps, _escape, ()),
    at("escape transport", ("escape",), lambda t, page: [Option("escape transport")], _refuse_transport, _escape,
       ()),
    at("anchor", ("escape",), lambda t, page: [_ANCHOR], _refuse_anchor, _anchor, ("piece",)),
    button("let it be", ("start", "escape"), lambda t, page, option: Goto(
        replace(page, step="roll" if page.step == "start" else "leave"))),
)  # fmt: skip
