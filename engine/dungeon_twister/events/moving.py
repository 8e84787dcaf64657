"""Tokens move, are carried, laid down, pushed, and leave the maze."""

from __future__ import annotations

from typing import Any

from engine.dungeon_twister.tiles import room_of
from engine.dungeon_twister.tokens import tagged
from engine.flow import Event, Part, Position
from engine.table import Change, Flip, Mark, Move


def together(loads: tuple[str, ...], figure: str, to: str) -> tuple[Change, ...]:
    """A figure goes somewhere and its loads come to lie right below it."""
    return (*[Move(load, to) for load in loads], Move(figure, to))


class MoveBegan(Event, tag="move began", frozen=True, gc=False):
    """A figure begins a move."""

    seat: str
    figure: str
    clause: str = "DT-MOVE-03"


class Walked(Event, tag="walked", frozen=True, gc=False):
    """A figure takes one step, with what it carries."""

    seat: str
    figure: str
    to: str
    loads: tuple[str, ...]
    clause: str = "DT-MOVE-03"

    def shown_to(self, seat: str | None) -> dict[str, Any]:
        return {**super().shown_to(seat), "room": room_of(self.to)}

    def changes(self, t: Position) -> tuple[Change, ...]:
        return together(self.loads, self.figure, self.to)


class TakenUp(Event, tag="taken up", frozen=True, gc=False):
    """A figure takes a token of its square into its hands, and gives its own load for it if it has one.

    The load of a figure lies right below it.
    """

    seat: str
    figure: str
    token: str
    given: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        here = t.pieces[self.figure].place
        lower = [Move(self.given, here, 0)] if self.given else []
        return (*lower, Move(self.token, here), Move(self.figure, here))


class SetDown(Event, tag="set down", frozen=True, gc=False):
    """A figure leaves its load on the square, or with the friend who stands there."""

    seat: str
    figure: str
    token: str
    clause: str = "DT-CARRY-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, t.pieces[self.figure].place, 0),)


class LeftBehind(Event, tag="left behind", frozen=True, gc=False):
    """A figure on a move has to leave a load on the square before the last."""

    seat: str
    figure: str
    token: str
    to: str
    clause: str = "DT-RULE-CURSE-04"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, self.to, 0),)


class Stopped(Event, tag="stopped", frozen=True, gc=False):
    """A move ends."""

    seat: str
    figure: str
    clause: str = "DT-MOVE-14"


class WentBack(Event, tag="went back", frozen=True, gc=False):
    """Time was up where a move could not end.

    `lying` are the squares that the move has touched since it last could have ended,
    each with what lay there then from the lowest token to the highest.
    """

    seat: str
    figure: str
    lying: tuple[tuple[str, tuple[str, ...]], ...]
    clause: str = "DT-MODE-21"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(token, square) for square, tokens in self.lying for token in tokens])


class Jumped(Event, tag="jumped", frozen=True, gc=False):
    """A figure jumps over an obstacle, with its loads; the jump card leaves the game."""

    seat: str
    figure: str
    over: str
    to: str
    loads: tuple[str, ...]
    clause: str = "DT-JUMP-01"

    def shown_to(self, seat: str | None) -> dict[str, Any]:
        return {**super().shown_to(seat), "room": room_of(self.to)}

    def changes(self, t: Position) -> tuple[Change, ...]:
        card = t.contents[f"jumps-{self.seat}"][0]
        return (Move(card, f"spent-{self.seat}"), *together(self.loads, self.figure, self.to))


class Pushed(Event, tag="pushed", frozen=True, gc=False):
    """A figure pushes another, of either colour, one square; `loads` come along, what else it held stays."""

    seat: str
    figure: str
    other: str
    to: str
    loads: tuple[str, ...]
    clause: str = "DT-RULE-PUSH-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return together(self.loads, self.other, self.to)


class Escaped(Event, tag="escaped", frozen=True, gc=False):
    """A figure leaves the dungeon; its loads leave the game, a treasure lies with the points."""

    seat: str
    figure: str
    loads: tuple[str, ...]
    points: tuple[Part, ...]
    clause: str = "DT-EXIT-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        out = f"out-{self.seat}"
        kept: list[Change] = []
        for load in self.loads:
            kept += [*upright(t, load), Move(load, out if tagged(t, load, "treasure") else "gone")]
        return (*kept, *upright(t, self.figure), Move(self.figure, out))


def upright(t: Position, token: str) -> tuple[Change, ...]:
    """A token that leaves the board lies face up, without marks."""
    flip = (Flip(token, 0),) if t.pieces[token].face else ()
    return (*flip, *[Mark(token, name, 0) for name, _ in t.pieces[token].marks])
