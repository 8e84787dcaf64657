"""Life Force, death, and leaving the game."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.knightmare.components import BAG, BOX, CARDS, DISCARDS, FIGURE, HAND, OUT, PATH, STORE, TOKENS
from engine.knightmare.events.items import item_moved
from engine.knightmare.events.paths import path_cleared
from engine.table import Change, Count, Mark, Move


class Healed(Event, tag="healed", frozen=True, gc=False):
    """Life Force rises to `level`."""

    seat: str
    level: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count(f"life-{self.seat}", self.level),)


class MaximumSank(Event, tag="maximum sank", frozen=True, gc=False):
    """Healing with tokens lowers the most that a Dungeoneer can hold."""

    seat: str
    most: int
    clause: str = "KM-TOKEN-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count(f"most-{self.seat}", self.most),)


class Injured(Event, tag="injured", frozen=True, gc=False):
    """Life Force falls to `level`."""

    seat: str
    level: int
    clause: str = "KM-LIFE-04"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count(f"life-{self.seat}", self.level),)


class LeftGame(Event, tag="left game", frozen=True, gc=False):
    """A Dungeoneer leaves the game: items go home, tokens to the store, cards to the discard pile (KM-LIFE-07)."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        seat, figure = self.seat, FIGURE[self.seat]
        changes: list[Change] = []
        for item in t.contents[BAG[seat]]:
            if item in PATH:
                changes += path_cleared(t, item)
            changes += item_moved(t, item, BOX.items[item].home)
        changes += [Move(key, STORE) for key in t.contents[TOKENS[seat]]]
        changes += [Move(key, DISCARDS if key in CARDS else OUT) for key in t.contents[HAND[seat]]]
        changes += [Mark(figure, name, 0) for name, _ in t.pieces[figure].marks]
        return (*changes, Count(f"life-{seat}", 0), Move(figure, OUT))


class Died(LeftGame, tag="died", frozen=True, gc=False):
    """A Dungeoneer dies and is out of the game."""
