"""Araknis: weaves webs (DT-CHAR-ARAKNIS)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.creatures_of_the_forest.web import KIND, WebHung, edges_of, web_on
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Succeeded
from engine.dungeon_twister.gates import state
from engine.dungeon_twister.inheriting import inheriting
from engine.dungeon_twister.names import row
from engine.dungeon_twister.tokens import owner, supply
from engine.dungeon_twister.turn import Turn
from engine.flow import Frame, Hook, Position, Power, ProspectRow, Reason
from engine.said import said

WEAVES, NONE_LEFT, EMPTY = "DT-CHAR-ARAKNIS-2", "DT-CHAR-ARAKNIS-3", "DT-TERR-WEB-3"


def _left(t: Position, araknis: str) -> list[str]:
    """Her owner's webs that are not hung yet, whoever acts with her (DT-RULE-CHARM-13); burnt ones are gone."""
    return [key for key in supply(t, KIND, owner(t, araknis)) if t.pieces[key].place == "markers"]


def _edges(t: Position, araknis: str) -> list[str]:
    if not _left(t, araknis):
        return []
    return [place for place in edges_of(t, araknis) if not _refuse_edge(t, araknis, place)]


def _refuse_edge(t: Position, araknis: str, place: str) -> list[Reason]:
    """Nothing may be there but what is broken."""
    if place in content(t).tiles.gated:
        now = state(t, place)
        if now != "broken":
            return [Reason(EMPTY if now == "closed" else "DT-TERR-WEB-4", {}, (), (place,))]
    b, here = board(t), t.pieces[araknis].place
    edges = [edge for side in range(4) for edge in b.edges(here, side)[1] if edge.place == place]
    taken = web_on(t, place) or any(b.standing_on(edge) for edge in edges)
    return [Reason(EMPTY, {}, (), (place,))] if taken else []


def _refuse(t: Position, araknis: str, place: str) -> list[Reason]:
    if not _left(t, araknis):
        return [Reason(NONE_LEFT, {}, (araknis,))]
    if place not in edges_of(t, araknis):
        return [Reason(WEAVES, {}, (araknis,))]
    return _refuse_edge(t, araknis, place)


def _weave(t: Position, page: Turn, araknis: str, place: str) -> None:
    t.emit(WebHung(page.seat, araknis, _left(t, araknis)[0], place))


def _succeeds(t: Position, araknis: str, event: Succeeded) -> Frame | None:
    if event.new != araknis:
        return None
    return inheriting(_left(t, araknis), _left(t, event.old), "DT-CHAR-BREEDER-5")


def _shown(t: Position, araknis: str) -> list[ProspectRow]:
    number = len(_left(t, araknis))
    return [row(said("Webs"), number, said("left in this game"), NONE_LEFT, good=bool(number))]


WEAVE = Ability("weave", WEAVES, _edges, _refuse, _weave)
VERBS = {"Turn": (WEAVE.row,)}
LENS = _shown
POWER = Power("araknis", (*WEAVE.hooks, Hook("react", "Succeeded", "DT-CHAR-BREEDER-5", _succeeds)))
