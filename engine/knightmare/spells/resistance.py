"""Resistance (KM-MAGIC-09 to 11): the answer of the one whom another Dungeoneer's spell strikes."""

from __future__ import annotations

from typing import ClassVar

from engine.flow import Ask, Done, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, Window, verbs
from engine.knightmare.ending_together import propose
from engine.knightmare.events.spells import Resisted
from engine.knightmare.spells.casting import COST, sources
from engine.knightmare.tokens import refuse_magic, spend
from engine.parts.step_verbs import button

RESISTED = "resisted"


class Striking(Window, frozen=True):
    """An attack spell is about to strike a Dungeoneer. A page that gives `RESISTED` keeps it off."""

    seat: str
    spell: str
    target: str


class Resisting(Frame, frozen=True, gc=False, tag="resisting"):
    """The one who is struck chooses a source of Resistance, or none (KM-MAGIC-11)."""

    seat: str
    caster: str
    spell: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The question comes before any die (KM-MAGIC-10)."""
        return Ask(((self.seat, self.offer(t)),), "resist", "KM-MAGIC-11")


def _refuse(t: Position, page: Resisting, option: Option) -> list[Reason]:
    """A source of Resistance and nothing else (KM-ITEM-22); a magic item costs a token (KM-TOKEN-11)."""
    if option.piece not in sources(t, page.seat, "resistance"):
        return [t.game.default_reason(t, page.seat, option)]
    return refuse_magic(t, page.seat, option.piece) if option.piece in COST else []


def _resist(t: Position, page: Resisting, option: Option) -> Flow:
    if option.piece in COST:
        spend(t, page.seat, 1, COST[option.piece])
    t.emit(Resisted(page.seat, option.piece))
    return Done(RESISTED)


Resisting.verbs = verbs(
    Verb(
        "resist",
        lambda t, page: [Option("resist", piece) for piece in sources(t, page.seat, "resistance")],
        _refuse,
        _resist,
        takes=("piece",),
    ),
    button("bear it", ("start",), lambda t, page, option: Done(None)),
    button("end together", ("start",), propose),
)


def _resists(t: Position, bearer: str, event: Striking) -> Frame | None:
    """The one who is struck is asked, if there is anything to resist with (KM-MAGIC-47)."""
    if not sources(t, event.target, "resistance"):
        return None
    return Resisting(event.target, event.seat, event.spell)


RESISTANCE = Power("", (Hook("react", Striking.__name__, "KM-MAGIC-09", _resists),))
