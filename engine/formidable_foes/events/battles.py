"""Battles, and monsters that wander."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.formidable_foes.board import figures_at, is_chamber
from engine.formidable_foes.components import LOOT
from engine.formidable_foes.events.turn import STIR
from engine.table import Change, Count, Mark, Move


class MonsterLed(Event, tag="monster led", frozen=True, gc=False):
    """A monster goes one chamber on along `way`, with the figures that it carries and those that it meets."""

    seat: str
    monster: str
    way: tuple[str, ...]
    carried: tuple[str, ...]
    clause: str = "FF-DUMB-08"

    def changes(self, t: Position) -> tuple[Change, ...]:
        carried = list(self.carried)
        moves: list[Change] = []
        for space in self.way:
            moves.append(Move(self.monster, space))
            moves.extend([Move(figure, space) for figure in carried])
            if not is_chamber(space):
                carried.extend(figures_at(t, space))
        return tuple(moves)


class BattleBegan(Event, tag="battle began", frozen=True, gc=False):
    """A player battles a monster, whose strength may have been transformed."""

    seat: str
    monster: str
    strength: int
    clause: str = "FF-BATTLE-01"


class DiceThrown(Event, tag="dice thrown", frozen=True, gc=False):
    """The dice fall; `cost` is what the battle costs with the heart, `lucky` says that it was 2 against 3."""

    seat: str
    monster_die: int
    player_die: int
    cost: int
    lucky: bool
    clause: str = "FF-BATTLE-05"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("die-monster", self.monster_die), Count("die-player", self.player_die))


class Frightened(Event, tag="frightened", frozen=True, gc=False):
    """A monster dies of fright and brings 1 gold less: coins for its tile, or nothing but change for the pool."""

    seat: str
    monster: str
    gold: int
    clause: str = "FF-LOOT-11"

    def changes(self, t: Position) -> tuple[Change, ...]:
        mended = (Mark(self.monster, "stronger", 0),) if t.pieces[self.monster].marks else ()
        if not self.gold:
            return (*mended, Move(self.monster, "pool"), STIR)
        coins = t.contents["change"][-self.gold - 1 :]
        won = [Move(coin, LOOT[self.seat]) for coin in coins[1:]]
        return (*mended, Move(self.monster, "box"), *won, Move(coins[0], "pool"), STIR)


class Beaten(Event, tag="beaten", frozen=True, gc=False):
    """A monster is defeated by dice; the winner takes its tile."""

    seat: str
    monster: str
    gold: int
    clause: str = "FF-LOOT-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        mended = (Mark(self.monster, "stronger", 0),) if t.pieces[self.monster].marks else ()
        return (*mended, Move(self.monster, LOOT[self.seat]), STIR)


class LuckyGold(Event, tag="lucky gold", frozen=True, gc=False):
    """A lucky throw brings 1 gold out of the pool."""

    seat: str
    clause: str = "FF-LOOT-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(t.contents["pool"][-1], LOOT[self.seat]),)


class Lost(Event, tag="lost", frozen=True, gc=False):
    """A battle is lost: too strong, or too few chips; the monster stays."""

    seat: str
    monster: str
    clause: str


class ChestTaken(Event, tag="chest taken", frozen=True, gc=False):
    """A player takes a chest."""

    seat: str
    chest: str
    gold: int
    clause: str = "FF-CHEST-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.chest, LOOT[self.seat]), STIR)
