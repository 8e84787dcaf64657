"""Werewolf: a wolf while the action card 5 lies on top of his owner's pile (DT-CHAR-WEREWOLF)."""

from __future__ import annotations

from engine.dungeon_twister.actions import refuse_to_rise
from engine.dungeon_twister.events.losses import Healed
from engine.dungeon_twister.events.turn import Played, Recycled
from engine.dungeon_twister.felling import Felling, is_tree
from engine.dungeon_twister.names import row
from engine.dungeon_twister.points import fall
from engine.dungeon_twister.tokens import LASTING, owner, wounded
from engine.dungeon_twister.windows import Grown
from engine.flow import DONE, Call, Event, Flow, Frame, Goto, Hook, Position, Power, ProspectRow
from engine.flow.hooks import BEARS
from engine.said import said
from engine.table import Change, Mark

KIND, WOLF, CARD, RISEN = "werewolf", "wolf", 5, "risen as a wolf"
TURNS, BACK = "DT-CHAR-WEREWOLF-2", "DT-CHAR-WEREWOLF-3"


class TurnedWolf(Event, tag="turned wolf", frozen=True, gc=False):
    """A Werewolf shows another face: 1 is the wolf, 0 the human. A wound stays (DT-CHAR-WEREWOLF-8)."""

    figure: str
    form: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (
            Mark(self.figure, "form", self.form),
            Mark(self.figure, f"{BEARS}{KIND}", -self.form),
            Mark(self.figure, f"{BEARS}{WOLF}", self.form),
        )


class Turning(Frame, frozen=True, gc=False, tag="turning wolf"):
    """What comes of the change, before any action."""

    seat: str
    figure: str

    def start(self, t: Position) -> Flow:
        """In a tree he uproots it; elsewhere he gets up if he is wounded, even frozen, where nobody stands on him.
        In a room that lies face down he is not even here (DT-CHAR-WEREWOLF-9)."""
        square, hurt = t.pieces[self.figure].place, wounded(t, self.figure)
        if is_tree(t, square):
            clause = "DT-CHAR-WEREWOLF-6"
            falls = Felling(self.figure, square, clause, clause, not hurt)
            return Call(falls, Turning(self.seat, self.figure, step="end"))
        if hurt and not refuse_to_rise(t, self.figure) and not t.forbidden("regenerate", self.figure):
            t.emit(Healed(self.seat, self.figure, RISEN, "DT-CHAR-WEREWOLF-4"))
        return Goto(Turning(self.seat, self.figure, step="weigh"))

    def weigh(self, t: Position) -> Flow:
        """What is too weak for a wolf breaks (DT-CHAR-WEREWOLF-7), unless a rope holds him
        (DT-CHAR-WEREWOLF-10)."""
        if not wounded(t, self.figure):
            t.emit(Grown(self.figure))
        return Goto(Turning(self.seat, self.figure, step="end"))

    def end(self, t: Position) -> Flow:
        """He suffers what is below."""
        fall(t)
        return DONE


def _howls(t: Position, werewolf: str, event: Played) -> list[Event] | None:
    ours = event.number == CARD and event.seat == owner(t, werewolf)
    return [event, TurnedWolf(werewolf, 1, TURNS)] if ours else None


def rises(t: Position, wolf: str, event: TurnedWolf) -> Frame | None:
    return Turning(owner(t, wolf), wolf) if event.figure == wolf and event.form else None


def covered(t: Position, wolf: str, event: Played | Recycled) -> list[Event] | None:
    """The 5 tops the pile no more."""
    over = event.seat == owner(t, wolf) and not (isinstance(event, Played) and event.number == CARD)
    return [event, TurnedWolf(wolf, 0, BACK)] if over else None


def shown(t: Position, werewolf: str) -> list[ProspectRow]:
    changed = bool(t.pieces[werewolf].mark("form"))
    until, when = said("until the 5 is covered or taken back"), said("when his player plays the action card 5")
    return [row(said("Wolf"), "", until if changed else when, BACK if changed else TURNS, good=changed)]


EVENTS, PAGES = (TurnedWolf,), (Turning,)
RESTS = {RISEN: "DT-CHAR-WEREWOLF-5"}
LENS = shown
POWER = Power(KIND, (Hook("replace", "Played", TURNS, _howls, (LASTING,)),))
