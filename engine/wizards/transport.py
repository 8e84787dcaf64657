"""Transports (WZ-TRANS): escaping them, leaving the map, and landing."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import Ask, Done, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, button
from engine.table import Table
from engine.wizards.components import BOX, CENTRE, EVENT_PIECE, HAMDREL, LAIR, SITES, STAR_CREST, land_of
from engine.wizards.events.days import Marked
from engine.wizards.events.encounters import AnimalLeft, TrapEnded
from engine.wizards.events.event_cards import EventSpent
from engine.wizards.events.moving import PlacesOpened, TakenOff
from engine.wizards.events.wizards import TransportEscaped
from engine.wizards.lair import keep_lair_time, reset_lair_time
from engine.wizards.randomness import landing_place, random_space, random_space_of
from engine.wizards.spells import can_escape, cast, refuse_spell
from engine.wizards.world import aboard, animal, bound, holds, lives, mark, place, trapped

RANDOM, LAIR_SPACE = "random", "lair"
GONE, STAYED = "gone", "stayed"
RING = 8
#: The results of High Hollow, which are all Transports.
HOLLOW = tuple([row.clause for row in BOX.tables["high_hollow"]])
#: Transports that do not reset Lair Time (WZ-LAIR-09).
TO_THE_LAIR = ("WZ-DEMON-08", "WZ-DRAGON-06", "WZ-TRAP-02", "WZ-TRAP-04")


class Transport(Frame, frozen=True, gc=False, tag="transport"):
    """A player is to be transported to `goal`: a space, `random`, `lair`, or `land:` with its key.

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
        if not self.own and (can_escape(t, self.seat, "transport") or anchored(t, self.seat)):
            return Ask(((self.seat, self.offer(t)),), "transport", self._asking(t))
        return Goto(replace(self, step="leave"))

    def _asking(self, t: Table) -> str:
        """The rule by which the player may still stay: the destination is known, and lies on dead land, follows a
        Trap or the Hollow, or has been rolled before the figure leaves."""
        if not lives(t, self.to):
            return "WZ-TRAP-13"
        if self.trap:
            return "WZ-TRAP-10"
        return "WZ-TRANS-13" if self.clause in HOLLOW else "WZ-SEQ-03"

    def leave(self, t: Position) -> Flow:
        """The figure is taken off the map (WZ-SEQ-02). All places are open again (WZ-ENC-19, WZ-ENC-21), unless
        one's own magic stays on the same land (WZ-ENC-18), and Lair Time is reset (WZ-LAIR-07, WZ-LAIR-10) but for
        what leads to the Lair (WZ-LAIR-09)."""
        seat, to, land = self.seat, landing_place(t, self.to), land_of(place(t, self.seat))
        if not self.own or land_of(to) != land:
            t.emit(PlacesOpened(seat, self._opening(t)))
        elif any(mark(t, seat, f"met-{where}") for where in SITES if land_of(where) == land):
            t.emit(Marked(seat, f"kept-{land}", 1, "WZ-ENC-18"))
        if self.clause in TO_THE_LAIR or (self.clause == "WZ-WIZ-07" and self.goal == CENTRE):
            keep_lair_time(t, seat)
        else:
            reset_lair_time(t, seat, "WZ-LAIR-07" if self.own else "WZ-LAIR-10")
        if to == STAR_CREST and not self.picked:
            t.emit(Marked(seat, "crest", 1, "WZ-TRANS-17"))
        _leave_behind(t, seat)
        t.emit(TakenOff(seat, to, self.clause if to == self.to else "WZ-TRANS-06"))
        return Done(GONE)

    def _opening(self, t: Table) -> str:
        """The rule that opens all places again."""
        if self.own:
            return "WZ-ENC-19"
        return "WZ-ENC-30" if self.to == HAMDREL == place(t, self.seat) else "WZ-ENC-21"


def _leave_behind(t: Position, seat: str) -> None:
    """What a Transport ends: the Trap, the animal's stay and the seat in a boat."""
    if trapped(t, seat):
        t.emit(TrapEnded(seat, "WZ-TRANS-07"))
    if animal(t, seat):
        t.emit(AnimalLeft(seat, "WZ-TRANS-08"))
    if aboard(t, seat):
        t.emit(Marked(seat, "aboard", 0, "WZ-BOAT-07"))


def destination(t: Position, goal: str) -> str:
    """The space to which a goal leads; it may lie on dead land (WZ-TRAP-13)."""
    if goal == RANDOM:
        return random_space(t)
    if goal == LAIR_SPACE:
        return random_space_of(t, LAIR)
    return random_space_of(t, goal[5:]) if goal.startswith("land:") else goal


def anchored(t: Table, seat: str) -> bool:
    """Whether the Ring of Anchoring can keep a player in place (WZ-EVENT-08)."""
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
    if page.clause == "WZ-TRANS-15" and mark(t, page.seat, "tried-escape"):
        return [Reason("WZ-TRANS-15")]
    if page.tried:
        return [Reason("WZ-TRAP-11")]
    if can_escape(t, page.seat, "transport"):
        return []
    return refuse_spell(t, page.seat, "escape") or [Reason("WZ-SPELL-23", {"spell": "escape"})]


def _escape(t: Position, page: Transport, option: Option) -> Flow:
    if cast(t, page.seat, "escape"):
        t.emit(TransportEscaped(page.seat, _escaping(page)))
        return Done(STAYED)
    following = "roll" if page.step == "start" else "escape"
    return Goto(replace(page, tried=True, step=following))


def _escaping(page: Transport) -> str:
    """The rule of an escape: from a Trap, by somebody who has just been rescued and is free all the same, or from
    another Transport."""
    if page.step == "start":
        return "WZ-SPELL-21"
    return "WZ-TRAP-16" if page.clause == "WZ-TRAP-14" else "WZ-SPELL-22"


def _anchor(t: Position, page: Transport, option: Option) -> Flow:
    return hold_fast(t, page.seat, option.piece)


def hold_fast(t: Position, seat: str, ring: str) -> Flow:
    """The Ring is discarded, and its owner stays (WZ-EVENT-08)."""
    t.emit(EventSpent(seat, ring, "WZ-EVENT-08"))
    t.emit(TransportEscaped(seat, "WZ-EVENT-08"))
    return Done(STAYED)


def _refuse_anchor(t: Position, page: Transport, option: Option) -> list[Reason]:
    return [Reason("WZ-EVENT-08")] if page.own else refuse_ring(t, page.seat, option)


def refuse_ring(t: Table, seat: str, option: Option) -> list[Reason]:
    """The reasons why the Ring does not keep a player in place."""
    right = option.piece == EVENT_PIECE[RING] and anchored(t, seat)
    return [] if right else [Reason("WZ-EVENT-08")]


ANCHOR = Option("anchor", EVENT_PIECE[RING])
Transport.verbs = verbs(
    at("escape traps", ("start", "escape"), lambda t, page: [Option("escape traps")], _refuse_traps, _escape, ()),
    at("escape transport", ("escape",), lambda t, page: [Option("escape transport")], _refuse_transport, _escape,
       ()),
    at("anchor", ("escape",), lambda t, page: [ANCHOR], _refuse_anchor, _anchor, ("piece",)),
    button("let it be", ("start", "escape"), lambda t, page, option: Goto(
        replace(page, step="roll" if page.step == "start" else "leave"))),
)  # fmt: skip
