"""Webs: nothing passes them, and only fire harms them (DT-TERR-WEB-7). They stay when Araknis is gone
(DT-CHAR-ARAKNIS-4)."""

from __future__ import annotations

from engine.dungeon_twister.actions import pay, refuse_to_act, settled
from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import laid_kinds
from engine.dungeon_twister.fire import BarBurnt
from engine.dungeon_twister.tokens import led, tagged
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Flow, Hook, Option, Position, Power, Reason, Verb, drag
from engine.table import Change, Move

KIND, BURNS = "web", "DT-TERR-WEB-8"


class WebHung(Event, tag="web hung", frozen=True, gc=False):
    """A web hangs on an edge; it turns with the room of that edge (DT-TERR-WEB-6)."""

    seat: str
    figure: str
    marker: str
    to: str
    clause: str = "DT-CHAR-ARAKNIS-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, self.to),)


def edges_of(t: Position, figure: str) -> list[str]:
    """The places of the edges of a figure's square; over a border those of both rooms."""
    b, here = board(t), t.pieces[figure].place
    return [edge.place for side in range(4) for edge in b.edges(here, side)[1] if edge.place]


def web_on(t: Position, place: str) -> str:
    """The web on an edge; empty if there is none."""
    return next(iter(t.kinds_in(place, KIND)), "") if place in t.contents else ""


# -- burning ---------------------------------------------------------------------------------------------


def _near(t: Position, page: Turn) -> list[Option]:
    if KIND not in laid_kinds(t):
        return []
    hot = [key for key in led(t, page.seat) if t.permitted("melt", key)]
    return [drag("burn web", key, place) for key in hot for place in edges_of(t, key) if web_on(t, place)]


def _refuse(t: Position, page: Turn, option: Option) -> list[Reason]:
    """By the bearer of a Torch, or a figure of fire."""
    figure, place = option.piece, option.to
    against = refuse_to_act(t, page, figure)
    if against:
        return against
    if not t.permitted("melt", figure) or place not in edges_of(t, figure) or not web_on(t, place):
        return [Reason(BURNS, {"figure": figure}, (figure,))]
    return []


def _burn(t: Position, page: Turn, option: Option) -> Flow:
    """What was broken below is there again (DT-TERR-WEB-5)."""
    pay(t, page, option.piece)
    t.emit(BarBurnt(web_on(t, option.to), BURNS))
    return settled(page, None)


def _stopped(t: Position, house: str, figure: str, bar: str) -> list[Reason]:
    if bar != KIND or not tagged(t, figure, "incorporeal"):
        return []
    return [Reason("DT-RULE-INCORP-11", {"figure": figure}, (figure,))]


VERBS = {"Turn": (Verb("burn web", _near, _refuse, _burn, takes=("piece", "to")),)}
EVENTS = (WebHung,)
POWER = Power("", (Hook("forbid", "through", "DT-RULE-INCORP-11", _stopped),))
