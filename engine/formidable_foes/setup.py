"""Preparation: what lies where before the first turn."""

from __future__ import annotations

from collections.abc import Mapping

from engine.flow import Position
from engine.formidable_foes.board import CHIP_IN, CROSSINGS, SPACES, STARTING, TELEPORTS
from engine.formidable_foes.components import (
    BOX,
    CHESTS,
    CHIPS,
    FIGURE,
    HAND,
    LEVEL,
    LOOT,
    MARKER,
    MONSTER,
    TRACK,
    Spell,
)
from engine.formidable_foes.events.setup import Laid, StartDrawn
from engine.table import Piece, Place, Table

#: The bonus gold, and change for every monster that may have to be paid out in coins (FF-LOOT-11).
COINS = tuple(
    [
        f"coin-{number:02}"
        for number in range(1, BOX.bonus_gold + sum([m.gold for m in BOX.monsters.values() if m.gold > 1]) + 1)
    ]
)


def lay(cards: Mapping[str, Spell], seats: tuple[str, ...], options: Mapping[str, str]) -> Table:
    """The bare table for these seats, clockwise, before the dealer has decided anything."""
    counters = {"bonus": BOX.wisdom_bonus[len(seats)], "turn": 0, "round": 0, "steps": 0, "quiet": 0, "over": 0}
    dice = {"die-monster": 0, "die-player": 0}
    return Table.build(seats, _places(seats), [*_tiles(cards), *_chips(seats), *_people(seats)], counters | dice)


def _places(seats: tuple[str, ...]) -> list[Place]:
    """Piles two and three, chips and levels are open; spells and gold are their owner's secret (FF-SETUP-18)."""
    everybody = ["pile-2", "pile-3", "reserve", "pool", "change", "box", "played", "gate", *TRACK, *LEVEL]
    places = [Place(name) for name in (*SPACES, *everybody)]
    places += [Place(name, (), "tile") for name in ("pile-1", "pile-4", "teleports")]
    places.append(Place("spells", (), "spell"))
    for seat in seats:
        places += [Place(CHIPS[seat]), Place(f"seat-{seat}")]
        places += [Place(HAND[seat], (seat,), "spell"), Place(LOOT[seat], (seat,), "tile")]
    return places


def _tiles(cards: Mapping[str, Spell]) -> list[Piece]:
    """The four piles, crossings and teleports, and gold for change.

    Pile two holds 5 to 23 with 5 uppermost and the dumbest player tile at its foot (FF-SETUP-03), pile three
    24 to 48 (FF-SETUP-04), pile four 49, 50 and the chests (FF-SETUP-05, FF-CHEST-07).
    """
    pieces = [Piece("dumbest", "dumbest", "pile-2")]
    for pile, (first, last) in zip(
        ("pile-1", "pile-2", "pile-3", "pile-4"),
        (BOX.piles.start, BOX.piles.second, BOX.piles.third, BOX.piles.fourth),
        strict=True,
    ):
        pieces += [Piece(MONSTER[n], MONSTER[n], pile) for n in range(last, first - 1, -1)]
    pieces += [Piece(chest, chest, "pile-4") for chest in CHESTS]
    pieces += [Piece(f"crossing-{space}", "crossing", space, 1) for space in CROSSINGS]
    pieces += [
        Piece(f"teleport-{number}", f"teleport-{colour}", "teleports")
        for number, colour in enumerate(BOX.teleports.tiles, 1)
    ]
    pieces += [Piece(key, spell.kind, "spells") for key, spell in cards.items()]
    pieces += [Piece(coin, "coin", "pool") for coin in COINS[: BOX.bonus_gold]]
    return pieces + [Piece(coin, "coin", "change") for coin in COINS[BOX.bonus_gold :]]


def _chips(seats: tuple[str, ...]) -> list[Piece]:
    """A chip in each chamber but the starting ones (FF-SETUP-06), 6 for everybody (FF-SETUP-11), the rest aside.

    The reserve is what is left of 85 (FF-SETUP-12); the track starts empty (FF-SETUP-13).
    """
    homes = [*CHIP_IN, *[CHIPS[seat] for seat in seats for _ in range(BOX.chips_for_each_player)]]
    homes += ["reserve"] * (BOX.chips - len(homes))
    return [Piece(f"chip-{number:02}", "chip", home) for number, home in enumerate(homes, 1)]


def _people(seats: tuple[str, ...]) -> list[Piece]:
    """Figures stay off the board until their first turn (FF-SETUP-17)."""
    pieces = [Piece(FIGURE[seat], FIGURE[seat], "gate") for seat in seats]
    return pieces + [Piece(MARKER[seat], MARKER[seat], "box") for seat in seats]


def deal(t: Position) -> str:
    """What chance decides at set-up; the seat that starts.

    One of monsters 1 to 4 on each starting chamber (FF-SETUP-02), a teleport tile on each teleport space
    (FF-SETUP-08), the start player (FF-SETUP-14), who begins with wisdom 1 (FF-SETUP-15).
    """
    for pile, spaces, clause in (("pile-1", STARTING, "FF-SETUP-02"), ("teleports", TELEPORTS, "FF-SETUP-08")):
        for space in spaces:
            t.emit(Laid(str(t.draw(f"tile for {space}", t.contents[pile])), space, clause))
    start = str(t.draw("start player", t.seats))
    t.emit(StartDrawn(start))
    return start
