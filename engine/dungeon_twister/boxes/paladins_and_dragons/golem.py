"""Golem: breaks walls, three in a game (DT-CHAR-GOLEM)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.paladins_and_dragons.brokenwall import KIND, WallBroken, left
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Succeeded
from engine.dungeon_twister.inheriting import inheriting
from engine.dungeon_twister.names import row
from engine.dungeon_twister.tiles import Edge
from engine.dungeon_twister.tokens import owner
from engine.dungeon_twister.turn import Turn
from engine.flow import Frame, Hook, Position, Power, ProspectRow, Reason
from engine.said import said


def _left(t: Position, golem: str) -> list[str]:
    """The markers of its owner that are not laid yet, whoever acts with it (DT-CHAR-GOLEM-5)."""
    return left(t, owner(t, golem))


def _around(t: Position, golem: str) -> dict[str, tuple[Edge, str]]:
    """The edges of its square by their places, each with what lies behind it; over a border those of the neighbour
    too (DT-CHAR-GOLEM-9)."""
    b, here = board(t), t.pieces[golem].place
    sides = [b.edges(here, direction) for direction in range(4)]
    return {edge.place: (edge, to) for to, edges in sides for edge in edges if edge.place}


def _is_wall(t: Position, edge: Edge) -> bool:
    """Arrow slits and the like are walls to it (DT-CHAR-GOLEM-6, DT-CHAR-GOLEM-7)."""
    return any("wall" in content(t).bars[bar].tags for bar in board(t).standing_on(edge))


def _walls(t: Position, golem: str) -> list[str]:
    if not _left(t, golem):
        return []
    return [place for place, (edge, to) in _around(t, golem).items() if to and _is_wall(t, edge)]


def _refuse(t: Position, golem: str, place: str) -> list[Reason]:
    if not _left(t, golem):
        return [Reason("DT-CHAR-GOLEM-3", {}, (golem,)), Reason("DT-RULE-BOX-3", {"marker": KIND})]
    edge, to = _around(t, golem).get(place, (None, ""))
    if edge is None:
        return [Reason("DT-CHAR-GOLEM-2", {}, (golem,))]
    if not _is_wall(t, edge):
        return [Reason("DT-CHAR-GOLEM-11", {}, (golem,), (place,))]
    return [] if to else [Reason("DT-CHAR-GOLEM-10", {}, (golem,), (place,))]


def _break(t: Position, page: Turn, golem: str, place: str) -> None:
    """Each wall of a double one is an action and a marker of its own (DT-CHAR-GOLEM-4)."""
    t.emit(WallBroken(page.seat, golem, _left(t, golem)[0], place))


def _shown(t: Position, golem: str) -> list[ProspectRow]:
    number = len(_left(t, golem))
    return [row(said("Walls to break"), number, said("left in this game"), "DT-CHAR-GOLEM-3", good=bool(number))]


def _succeeds(t: Position, golem: str, event: Succeeded) -> Frame | None:
    if event.new != golem:
        return None
    return inheriting(left(t, owner(t, golem)), left(t, owner(t, event.old)), "DT-CHAR-GOLEM-3")


BREACH = Ability("breach", "DT-CHAR-GOLEM-2", _walls, _refuse, _break)
VERBS = {"Turn": (BREACH.row,)}
LENS = _shown
POWER = Power("golem", (*BREACH.hooks, Hook("react", "Succeeded", "DT-CHAR-GOLEM-3", _succeeds)))
