"""Preparation: what may be agreed, and what lies where before the first turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.flow import Position, Seats, Setting
from engine.knightmare.components import (
    BAG,
    BOX,
    CARDS,
    DARK,
    DECK,
    DISCARDS,
    FIGURE,
    HAND,
    LANGUAGES,
    OUT,
    PATH,
    PLAYED,
    PRISON,
    RULE,
    SEAT,
    SPARE_STONES,
    STORE,
    THRONE,
    TOKEN_PIECES,
    TOKENS,
    number,
)
from engine.knightmare.events.turn import StarterDrawn
from engine.knightmare.riddles.bank import counters
from engine.said import said
from engine.table import Piece, Place, Table

_ON_OFF = (("on", said("On")), ("off", said("Off")))
#: How rightly bots answer, by the number that the counter `wits` holds; the first is the usual one (KM-SETUP-21).
WITS = ("even", "slow", "sharp")
SETTINGS = (
    *[
        Setting(
            key, switch.name, _ON_OFF, switch.text, "KM-SETUP-05" if switch.needs else "KM-SETUP-03",
            only={"on": tuple([(needed, ("on",)) for needed in switch.needs])},
        )
        for key, switch in BOX.switches.items()
    ],
    Setting(
        "wits", said("Bots answer"),
        (("even", said("Evenly")), ("slow", said("Slowly")), ("sharp", said("Sharply"))),
        said("How often a bot answers a riddle rightly."), "KM-SETUP-21",
    ),
    Setting(
        "language", said("Riddles"), (("en", said("English")), ("de", said("German"))),
        said("The language of the riddles and of their answers."), "KM-THREE-51", spoken=True,
    ),
)  # fmt: skip


def seating(options: Mapping[str, str]) -> Seats:
    """One to four Dungeoneers (KM-SETUP-01); alone only with Life Force (KM-SETUP-02)."""
    if options["life_force"] == "on":
        return Seats(BOX.seats, 1, len(BOX.seats))
    return Seats(BOX.seats, 2, len(BOX.seats), clause="KM-SETUP-02")


def lay(seats: tuple[str, ...], options: Mapping[str, str]) -> Table:
    """The bare table for these seats, clockwise; settings left out have their usual values."""
    chosen = {setting.id: options.get(setting.id, setting.choices[0][0]) for setting in SETTINGS}
    table_counters = {
        "turn": 0, "round": 0, "over": 0, "necromancer": BOX.campaign.start.number, "die": 0, "die-other": 0,
        "wits": WITS.index(chosen["wits"]), "language": LANGUAGES.index(chosen["language"]),
        **{counter: int(chosen[switch] == "on") for switch, counter in RULE.items()},
        **{f"life-{seat}": number("green") for seat in seats},
        **{f"right-{seat}": 0 for seat in seats},
        **{f"most-{seat}": number("most") for seat in seats},
        **counters(),
    }  # fmt: skip
    return Table.build(seats, _places(seats), _pieces(seats), table_counters)


def _places(seats: tuple[str, ...]) -> Iterator[Place]:
    """Everything lies open; hidden is the order of the deck (KM-SETUP-19)."""
    paths = [key for places in PATH.values() for key in places]
    for key in (*BOX.chambers, PRISON, *paths, THRONE, STORE, DISCARDS, PLAYED, OUT):
        yield Place(key)
    yield Place(DECK, (), "card", "pile")
    for seat in seats:
        yield from (Place(home[seat]) for home in (TOKENS, BAG, HAND, SEAT))


def _pieces(seats: tuple[str, ...]) -> Iterator[Piece]:
    """Characters and items in their chambers (KM-SETUP-13, KM-SETUP-16, KM-SETUP-17), all Dungeoneers in the red
    chamber (KM-SETUP-07) with four tokens (KM-SETUP-08), the others in the store (KM-SETUP-09)."""
    for key, character in BOX.characters.items():
        yield Piece(key, key, character.home)
    for key, item in BOX.items.items():
        yield Piece(key, key, item.home)
    for seat in seats:
        yield Piece(FIGURE[seat], FIGURE[seat], BOX.start)
        yield from (Piece(f"{spell}-{seat}", spell, OUT) for spell in DARK)
    homes = [TOKENS[seat] for seat in seats for _ in range(number("beginning"))]
    homes += [STORE] * (number("tokens") - len(homes))
    for key, home in zip(TOKEN_PIECES, homes, strict=True):
        yield Piece(key, "helm", home)
    yield from (Piece(key, "stone", OUT) for key in SPARE_STONES)
    yield from (Piece(key, kind, DECK) for key, kind in CARDS.items())


def deal(t: Position) -> str:
    """The seat that begins is drawn (KM-SETUP-18)."""
    first = str(t.draw("start player", t.seats))
    t.emit(StarterDrawn(first))
    return first
