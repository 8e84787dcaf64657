"""What happens in Formidable Foes, and what hands do to the table for it."""

from __future__ import annotations

from typing import ClassVar

from engine.flow import Event, Position
from engine.formidable_foes.board import CHIP_IN, CROSSING_TILE, figures_at, is_chamber
from engine.formidable_foes.components import CHIPS, DARK, FIGURE, HAND, LOOT, MARKER, TRACK
from engine.formidable_foes.spells.deck import deck
from engine.parts.tracks import empty_places
from engine.table import Change, Count, Flip, Mark, Move, Swap, Turn

#: A change that ends a standstill (FF-END-11); walking and wandering are none.
STIR = Count("quiet", 0)


def _to_track(t: Position, chips: tuple[str, ...]) -> tuple[Change, ...]:
    """Chips go one by one to the lowest empty space of the track; when it is full, to the reserve."""
    spaces = empty_places(t, TRACK)
    return tuple([Move(chip, next(spaces, "reserve")) for chip in chips])


def to_track(t: Position, number: int, clause: str) -> str:
    """The clause by which so many chips go to the track: the usual one, or that of a full track."""
    room = len([space for space in TRACK if not t.contents[space]])
    return clause if number <= room else "FF-TURN-16"


class StartDrawn(Event, tag="start drawn", frozen=True, gc=False):
    """The start player is drawn, and the markers are laid on the wisdom track."""

    seat: str
    clause: str = "FF-SETUP-14"

    def changes(self, t: Position) -> tuple[Change, ...]:
        order = (self.seat, *t.after(self.seat))
        return tuple([Move(MARKER[seat], f"wisdom-{level}") for level, seat in enumerate(order, 1)])


class Laid(Event, tag="laid", frozen=True, gc=False):
    """A tile is laid on the board at set-up."""

    piece: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.piece, self.to),)


class TurnBegan(Event, tag="turn began", frozen=True, gc=False):
    """A seat's turn begins."""

    seat: str
    clause: str = "FF-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        turn = t.counters["turn"] + 1
        counts = [Count("turn", turn), Count("quiet", t.counters["quiet"] + 1)]
        if turn % len(t.seats) == 1:
            counts.append(Count("round", t.counters["round"] + 1))
        if t.counters["steps"]:
            counts.append(Count("steps", 0))
        return tuple(counts)


class Entered(Event, tag="entered", frozen=True, gc=False):
    """A figure enters the fortress."""

    seat: str
    to: str
    clause: str = "FF-TURN-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to),)


class Walked(Event, tag="walked", frozen=True, gc=False):
    """A figure takes one step."""

    seat: str
    to: str
    clause: str = "FF-MOVE-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to), Count("steps", t.counters["steps"] + 1))


class Retreated(Event, tag="retreated", frozen=True, gc=False):
    """A figure takes its free step after a lost battle."""

    seat: str
    to: str
    clause: str = "FF-BATTLE-17"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to),)


class WalkBegan(Event, tag="walk began", frozen=True, gc=False):
    """The second walk of a turn begins (two players); the movement spells of the first are used up."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        spent = [card for card in t.contents["played"] if deck(t).kind(card).one_walk]
        return (Count("steps", 0), *[Move(card, "box") for card in spent])


class CrossingTurnedUp(Event, tag="crossing turned up", frozen=True, gc=False):
    """A face-down intersection is flipped; `side` (0 N, 1 E, 2 S, 3 W) is closed."""

    seat: str
    space: str
    side: int
    clause: str = "FF-SEE-04"

    def changes(self, t: Position) -> tuple[Change, ...]:
        tile = CROSSING_TILE[self.space]
        return (Turn(tile, self.side), Flip(tile, 0), STIR)


class ChipsFound(Event, tag="chips found", frozen=True, gc=False):
    """The chips of newly seen chambers go to the track."""

    seat: str
    chambers: tuple[str, ...]
    clause: str = "FF-SEE-06"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*_to_track(t, tuple([CHIP_IN[chamber] for chamber in self.chambers])), STIR)


class TilesLaid(Event, tag="tiles laid", frozen=True, gc=False):
    """New tiles come into newly seen chambers: pairs of tile and chamber."""

    seat: str
    tiles: tuple[tuple[str, str], ...]
    clause: str = "FF-SEE-07"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(tile, chamber) for tile, chamber in self.tiles])


class DumbestNamed(Event, tag="dumbest named", frozen=True, gc=False):
    """The dumbest player tile goes to a seat, or out of the game when all have reached 50 (no seat)."""

    seat: str
    clause: str = "FF-DUMB-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move("dumbest", f"seat-{self.seat}" if self.seat else "box"),)


class ChipsTaken(Event, tag="chips taken", frozen=True, gc=False):
    """A player takes the chips of the dark spaces."""

    seat: str
    number: int
    clause: str = "FF-TURN-10"

    def changes(self, t: Position) -> tuple[Change, ...]:
        chips = [chip for space in DARK for chip in t.contents[space]]
        return (*[Move(chip, CHIPS[self.seat]) for chip in chips], STIR)


class ChipsSlid(Event, tag="chips slid", frozen=True, gc=False):
    """The chips left on the track slide down to spaces 1, 2, 3 and so on."""

    number: int
    clause: str = "FF-TURN-11"

    def changes(self, t: Position) -> tuple[Change, ...]:
        chips = [chip for space in TRACK for chip in t.contents[space]]
        return tuple(
            [Move(chip, space) for chip, space in zip(chips, TRACK, strict=False) if t.pieces[chip].place != space]
        )


class Paid(Event, tag="paid", frozen=True, gc=False):
    """A player pays chips: the first goes to the track, the others to the reserve."""

    seat: str
    number: int
    clause: str = "FF-BATTLE-10"

    def changes(self, t: Position) -> tuple[Change, ...]:
        chips = t.contents[CHIPS[self.seat]][-self.number :][::-1]
        return (*_to_track(t, chips[:1]), *[Move(chip, "reserve") for chip in chips[1:]], STIR)


class ChipsConjured(Event, tag="chips conjured", frozen=True, gc=False):
    """A spell brings chips from the reserve."""

    seat: str
    number: int
    clause: str = "FF-SPELL-13"

    def changes(self, t: Position) -> tuple[Change, ...]:
        chips = t.contents["reserve"][-self.number :]
        return (*[Move(chip, CHIPS[self.seat]) for chip in chips], STIR)


class Wiser(Event, tag="wiser", frozen=True, gc=False):
    """A player's marker moves up to a level, onto the markers that are there."""

    seat: str
    level: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(MARKER[self.seat], f"wisdom-{self.level}"), STIR)


class SpellDrawn(Event, tag="spell drawn", frozen=True, gc=False):
    """A winner draws the uppermost spell, which is marked with the turn. Nobody else knows which it is."""

    seat: str
    spell: str
    clause: str = "FF-LOOT-02"
    private: ClassVar[tuple[str, ...]] = ("spell",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.spell, HAND[self.seat]), Mark(self.spell, "drawn", t.counters["turn"]), STIR)


class SpellCast(Event, tag="spell cast", frozen=True, gc=False):
    """A spell is cast; it lies beside the board until the turn is over, marked with the number used."""

    seat: str
    spell: str
    amount: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.spell, "played"), Mark(self.spell, "used", self.amount), STIR)


class SpellsSpent(Event, tag="spells spent", frozen=True, gc=False):
    """At the end of the turn the spells cast leave the game."""

    seat: str
    clause: str = "FF-SPELL-04"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple([Move(spell, "box") for spell in t.contents["played"]])


class Transferred(Event, tag="transferred", frozen=True, gc=False):
    """A figure jumps to another figure's space."""

    seat: str
    to: str
    clause: str = "FF-SPELL-18"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to),)


class Transformed(Event, tag="transformed", frozen=True, gc=False):
    """A monster's strength is raised or lowered by `by`; the change stays with the tile (FF-SPELL-46)."""

    monster: str
    by: int
    clause: str = "FF-SPELL-28"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.monster, "stronger", t.pieces[self.monster].mark("stronger") + self.by),)


class Restored(Event, tag="restored", frozen=True, gc=False):
    """A transformed monster has its printed strength again."""

    monster: str
    clause: str = "FF-SPELL-31"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.monster, "stronger", 0),)


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


class Exchanged(Event, tag="exchanged", frozen=True, gc=False):
    """Two tiles trade places."""

    seat: str
    one: str
    other: str
    clause: str = "FF-SPELL-38"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Swap(self.one, self.other),)


class Rotated(Event, tag="rotated", frozen=True, gc=False):
    """An intersection is turned by so many clockwise quarters."""

    seat: str
    space: str
    quarters: int
    clause: str = "FF-SPELL-41"

    def changes(self, t: Position) -> tuple[Change, ...]:
        tile = CROSSING_TILE[self.space]
        return (Turn(tile, (t.pieces[tile].turn + self.quarters) % 4),)


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


class Followed(Event, tag="followed", frozen=True, gc=False):
    """A student follows the master who walked away, and is marked as following in this turn."""

    seat: str
    master: str
    to: str
    clause: str = "FF-STUDY-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        figure = FIGURE[self.seat]
        return (Move(figure, self.to), Mark(figure, "followed", t.counters["turn"]))


class Ended(Event, tag="ended", frozen=True, gc=False):
    """The game is over."""

    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("over", 1),)


EVENTS: tuple[type[Event], ...] = (
    StartDrawn,
    Laid,
    TurnBegan,
    Entered,
    Walked,
    Retreated,
    WalkBegan,
    CrossingTurnedUp,
    ChipsFound,
    TilesLaid,
    DumbestNamed,
    ChipsTaken,
    ChipsSlid,
    Paid,
    ChipsConjured,
    Wiser,
    SpellDrawn,
    SpellCast,
    SpellsSpent,
    Transferred,
    Transformed,
    Restored,
    MonsterLed,
    Exchanged,
    Rotated,
    BattleBegan,
    DiceThrown,
    Frightened,
    Beaten,
    LuckyGold,
    Lost,
    ChestTaken,
    Followed,
    Ended,
)
