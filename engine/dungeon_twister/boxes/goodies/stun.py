"""Stunned figures (DT-CHAR-OGRE-3): they lie like wounded ones, and a mark lends each the power of this module."""

from __future__ import annotations

from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Healed
from engine.dungeon_twister.events.rooms import Forgotten
from engine.dungeon_twister.events.turn import TurnEnded
from engine.dungeon_twister.names import row
from engine.dungeon_twister.tokens import LASTING, carrier, figures, owner
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Hook, Option, Position, Power, ProspectRow, Reason
from engine.flow.hooks import BEARS
from engine.said import said
from engine.table import Change, Flip, Mark

KIND, SINCE = "stun", "stunned"
STUNNED = f"{BEARS}{KIND}"
STUNS, SAFE, WAKES = "DT-CHAR-OGRE-2", "DT-CHAR-OGRE-4", "DT-CHAR-OGRE-6"
ROOM, HEALS, LIES = "DT-CHAR-OGRE-7", "DT-CHAR-OGRE-8", "DT-CHAR-OGRE-3"


class Stunned(Event, tag="stunned", frozen=True, gc=False):
    """A figure lies as if it were wounded, and loses actions of its own. Whom it carries is spared
    (DT-CHAR-OGRE-5); all else that a wound brings with it happens (DT-CHAR-OGRE-9)."""

    seat: str
    figure: str
    target: str
    clause: str = STUNS

    def changes(self, t: Position) -> tuple[Change, ...]:
        ending = ("extra", *content(t).rests)
        cleared = [Mark(self.target, name, 0) for name, _ in t.pieces[self.target].marks if name in ending]
        marks = (Mark(self.target, STUNNED, 1), Mark(self.target, SINCE, t.counters["turn"]))
        return (*cleared, Flip(self.target, 1), *marks)


class CameTo(Event, tag="came to", frozen=True, gc=False):
    """A figure is stunned no more, and stands."""

    figure: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Flip(self.figure, 0), Mark(self.figure, STUNNED, 0), Mark(self.figure, SINCE, 0))


def stunned(t: Position, figure: str) -> bool:
    """Whether a figure is stunned."""
    return t.pieces[figure].mark(STUNNED) > 0


def _safe(t: Position, lying: str, figure: str, enemy: str) -> list[Reason]:
    against = enemy == lying and t.pieces[lying].mark(SINCE) == t.counters["turn"]
    return [Reason(SAFE, {"enemy": lying}, (lying,), (t.pieces[lying].place,))] if against else []


def _safe_from_shots(t: Position, lying: str, figure: str, weapon: str, enemy: str) -> list[Reason]:
    return _safe(t, lying, figure, enemy)


def _raised(t: Position, lying: str, event: Healed) -> list[Event] | None:
    return [event, CameTo(lying, HEALS)] if event.figure == lying else None


def _covered(t: Position, lying: str) -> str:
    """The figure that stands or lies stunned over a stunned one; empty if none does. Of two stunned ones the upper
    wakes first (DT-CHAR-OGRE-11)."""
    bearer = carrier(t, lying)
    there = t.contents[t.pieces[lying].place]
    above = [key for key in there[there.index(lying) + 1 :] if key in content(t).figures and stunned(t, key)]
    return bearer or next(iter(above), "")


def _turn_over(t: Position, lying: str, event: TurnEnded) -> list[Event] | None:
    """Under another figure it stays stunned until the next time (DT-CHAR-OGRE-10)."""
    if owner(t, lying) != event.seat or _covered(t, lying):
        return None
    return [event, CameTo(lying, WAKES)]


def _forgotten(t: Position, lying: str, event: Forgotten) -> list[Event] | None:
    """Its marker goes with all the others."""
    here = content(t).tiles.room_of.get(t.pieces[lying].place) == event.room
    return [CameTo(lying, "DT-CHAR-DISCIPLE-3"), event] if here else None


def _recovers(t: Position, lying: str, figure: str) -> bool:
    return figure == lying


def _must_be_freed(t: Position, house: str, page: Turn) -> list[Reason]:
    """As long as whoever stands on a stunned friend can set it down. If that is no way to part them the turn may
    end (DT-CHAR-OGRE-10)."""
    verb = t.game.verbs(Turn)["set down"]
    for figure in figures(t, page.seat):
        held = stunned(t, figure) and carrier(t, figure)
        if held and not verb.refuse(t, page, Option("set down", figure)):
            return [Reason(ROOM, {"figure": figure}, (figure,), (t.pieces[figure].place,))]
    return []


def _shown(t: Position, lying: str) -> list[ProspectRow]:
    return [row(said("Stunned"), "", said("as if wounded, until its player's turn ends"), LIES, good=False)]


EVENTS = (Stunned, CameTo)
LENS = _shown
POWER = Power(
    KIND,
    (
        Hook("forbid", "target", SAFE, _safe, (LASTING,)),
        Hook("forbid", "shot", SAFE, _safe_from_shots, (LASTING,)),
        Hook("replace", "Healed", HEALS, _raised, (LASTING,)),
        Hook("replace", "TurnEnded", WAKES, _turn_over, (LASTING,)),
        Hook("replace", "Forgotten", "DT-CHAR-DISCIPLE-3", _forgotten, (LASTING,)),
        Hook("permit", "recover", LIES, _recovers, (LASTING,)),
    ),
)
NEEDS = ("ogre",)
HOUSE = Power("", (Hook("forbid", "end turn", ROOM, _must_be_freed),))
