"""Breeder: brings forth Spawnlings, three in a game (DT-CHAR-BREEDER, DT-CHAR-SPAWNLING)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.board import board
from engine.dungeon_twister.events.losses import Succeeded
from engine.dungeon_twister.finding import waiting
from engine.dungeon_twister.ground import normal_floor
from engine.dungeon_twister.inheriting import inheriting
from engine.dungeon_twister.names import row
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import owner
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Frame, Hook, Position, Power, ProspectRow, Reason
from engine.said import said
from engine.table import Change, Move

SPAWNLING = "spawnling"
BREEDS, NONE_LEFT, LINES = "DT-CHAR-BREEDER-2", "DT-CHAR-BREEDER-3", "DT-CHAR-BREEDER-4"


class Bred(Event, tag="bred", frozen=True, gc=False):
    """A Spawnling is put on the floor. It may act at once (DT-CHAR-SPAWNLING-2), and counts like any figure
    (DT-CHAR-SPAWNLING-3)."""

    seat: str
    figure: str
    spawnling: str
    to: str
    clause: str = BREEDS

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.spawnling, self.to),)


def _left(t: Position, breeder: str) -> list[str]:
    """Of its owner's colour, whoever acts with it (DT-CHAR-SPAWNLING-4, DT-RULE-CHARM-13)."""
    return waiting(t, SPAWNLING, owner(t, breeder))


def _free(t: Position, square: str) -> bool:
    return square not in LINE_OF and normal_floor(t, square) and not t.contents[square]


def _places(t: Position, breeder: str) -> list[str]:
    return [to for to in board(t).touching(t.pieces[breeder].place) if _free(t, to)] if _left(t, breeder) else []


def _refuse(t: Position, breeder: str, square: str) -> list[Reason]:
    if not _left(t, breeder):
        return [Reason(NONE_LEFT, {}, (breeder,))]
    if square in LINE_OF:
        return [Reason(LINES, {}, (), (square,))]
    beside = square in board(t).touching(t.pieces[breeder].place)
    return [] if beside and _free(t, square) else [Reason(BREEDS, {"figure": breeder}, (breeder,))]


def _breed(t: Position, page: Turn, breeder: str, square: str) -> None:
    t.emit(Bred(page.seat, breeder, _left(t, breeder)[0], square))


def _succeeds(t: Position, breeder: str, event: Succeeded) -> Frame | None:
    if event.new != breeder:
        return None
    return inheriting(_left(t, breeder), _left(t, event.old), "DT-CHAR-BREEDER-5")


def _shown(t: Position, breeder: str) -> list[ProspectRow]:
    number = len(_left(t, breeder))
    return [row(said("Spawnlings"), number, said("left in this game"), NONE_LEFT, good=bool(number))]


BREED = Ability("breed", BREEDS, _places, _refuse, _breed)
VERBS = {"Turn": (BREED.row,)}
EVENTS = (Bred,)
LENS = _shown
POWER = Power("breeder", (*BREED.hooks, Hook("react", "Succeeded", "DT-CHAR-BREEDER-5", _succeeds)))
