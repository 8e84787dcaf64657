"""What lies in the box: the data of components.toml and of the riddles as typed records."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from engine.flow import read_as
from engine.said import Said

FOLDER = Path(__file__).parent


class Count(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the rules and the clause that gives it."""

    number: int
    clause: str


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """The Necromancer's strength from game to game: his first, his least, the one with which he rules, and what a
    victory adds with a pact and without."""

    start: Count
    least: Count
    ruler: Count
    after_pact: Count
    after_victory: Count


class Switch(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the advanced rules that can be switched off; it is off while one of `needs` is. The clauses in `base`
    hold while it is off (KM-SETUP-04)."""

    name: Said
    text: Said
    rule: str
    base: tuple[str, ...]
    needs: tuple[str, ...] = ()


class Chamber(Struct, frozen=True, forbid_unknown_fields=True):
    """A chamber: where the numbers 1 to 6 lead from it, and how it looks on its level's grid."""

    name: Said
    level: int
    exits: tuple[str, ...]
    trim: str
    colour: str
    grid: tuple[int, int]
    tip: Said
    clauses: tuple[str, ...]


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A resident; `untouched` is the clause by which weapons do nothing against it."""

    name: Said
    strength: int
    home: str
    clauses: tuple[str, ...]
    untouched: str = ""


class Item(Struct, frozen=True, forbid_unknown_fields=True):
    """An item: where it starts, and whether it is a Quest Object or a magic item."""

    name: Said
    home: str
    text: Said
    clauses: tuple[str, ...]
    quest: bool = False
    magic: bool = False


class Spell(Struct, frozen=True, forbid_unknown_fields=True):
    """A spell; `works` lists the numbers on which a dark spell works."""

    name: Said
    text: Said
    clauses: tuple[str, ...]
    attack: bool = False
    book: bool = False
    dark: bool = False
    works: tuple[int, ...] = ()


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A castle card, how often it lies in the deck, and what it does (`effect`, `amount`, `spell`)."""

    name: Said
    text: Said
    number: int
    effect: str
    clauses: tuple[str, ...]
    amount: int = 0
    spell: str = ""
    kept: bool = False


class Box(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in the box."""

    seats: tuple[str, ...]
    start: str
    spoils: tuple[str, ...]
    weapons: tuple[str, ...]
    doors: tuple[str, ...]
    base_doors: tuple[str, ...]
    landings: tuple[str, str]
    counts: dict[str, Count]
    campaign: Campaign
    switches: dict[str, Switch]
    chambers: dict[str, Chamber]
    characters: dict[str, Character]
    items: dict[str, Item]
    spells: dict[str, Spell]
    cards: dict[str, Card]


class Riddle(Struct, frozen=True, forbid_unknown_fields=True):
    """A riddle with all answers that are right; `level` 1 to 3 says how hard it is."""

    id: str
    theme: str
    level: int
    text: str
    answers: tuple[str, ...]


class Trial(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody typed for a riddle, and whether it is right."""

    riddle: str
    typed: str
    right: bool


class Example(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody typed, and the word that is compared."""

    typed: str
    means: str


class Bank(Struct, frozen=True, forbid_unknown_fields=True):
    """The riddles of one language, with trials and examples that say what counts as right."""

    riddles: tuple[Riddle, ...]
    trials: tuple[Trial, ...]
    examples: tuple[Example, ...]


BOX = read_as(FOLDER / "components.toml", Box)
#: The languages of the riddles, by the number that the counter `language` holds.
LANGUAGES = ("en", "de")
BANKS = {language: read_as(FOLDER / "riddles" / f"{language}.toml", Bank) for language in LANGUAGES}

#: Switch -> the counter that says whether its rule is on.
RULE = {switch: f"rule-{switch}" for switch in BOX.switches}
PRISON, STAY, OUT = "prison", "stay", "box"
STORE, DECK, DISCARDS, PLAYED, THRONE = "store", "deck", "discards", "played", "throne"
FIGURE = {seat: f"figure-{seat}" for seat in BOX.seats}
OWNER = {figure: seat for seat, figure in FIGURE.items()}
#: Seat -> the places of its helm tokens, its items and its kept cards, and the place before it.
TOKENS = {seat: f"tokens-{seat}" for seat in BOX.seats}
BAG = {seat: f"bag-{seat}" for seat in BOX.seats}
HAND = {seat: f"hand-{seat}" for seat in BOX.seats}
SEAT = {seat: f"seat-{seat}" for seat in BOX.seats}
SEAT_AT = {place: seat for seat, place in SEAT.items()}
QUESTS = tuple([key for key, item in BOX.items.items() if item.quest])
ORDINARY = tuple([key for key, item in BOX.items.items() if not item.quest])
SHIELDS = ("shield_of_justice", "dragon_shield")
RESIDENT = {character.home: key for key, character in BOX.characters.items()}
#: The cards of the deck: piece -> kind.
CARDS = {f"{kind}-{n}": kind for kind, card in BOX.cards.items() for n in range(1, card.number + 1)}
DARK = tuple([key for key, spell in BOX.spells.items() if spell.dark])
TOKEN_PIECES = tuple([f"helm-{n:02}" for n in range(1, BOX.counts["tokens"].number + 1)])
STONES = BOX.counts["stones"].number
#: For stones that are laid while the store is empty (KM-THREE-49).
SPARE_STONES = tuple([f"stone-{n:02}" for n in range(1, len(QUESTS) * STONES + 1)])
#: Quest Object -> the places of its path: the starting point, then the stones.
PATH = {item: tuple([f"{item}-{n}" for n in range(STONES + 1)]) for item in QUESTS}
#: Place of a path -> its Quest Object and its number.
STEP_AT = {place: (item, n) for item, places in PATH.items() for n, place in enumerate(places)}


def number(name: str) -> int:
    """A number of the rules by its name in `counts`."""
    return BOX.counts[name].number
