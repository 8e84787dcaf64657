"""A scene reads like an acceptance case: a position in words, choices, and what then lies on the table.

    scene = Scene().at(tide="guardroom").items(tide="mace food").roll(1).do("ember", "roll")
    scene.challenge("ember", "tide", 1)
    assert scene.strengths() == (3, 4)

Whatever is not named is as in the conventions of the cases: four players, all switches on, the Necromancer has 5,
Ember's turn has just begun and is nobody's first, all GREEN with 4 tokens, Ember in the Dungeon Kitchen, the
others in the red chamber.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Self, TypeVar

import pytest

from engine.flow import Event, Option, Reason, Refused, Session
from engine.flow.records import Header
from engine.knightmare import GAME
from engine.knightmare.components import BOX, CARDS, FIGURE, PATH, SEAT
from engine.knightmare.ending import winner
from engine.knightmare.riddles.bank import riddle
from engine.knightmare.strengths import strength
from engine.knightmare.turn import Rounds, Turn
from engine.table import Change, Count, Mark, Move, ScriptDealer, apply

ITEMS = {
    "mace": "mace", "shield": "dragon_shield", "food": "food", "gold": "bag_of_gold", "ring": "magic_ring",
    "potion": "potion_of_invisibility", "ball": "crystal_ball", "book": "spell_book", "cup": "cup_that_heals",
    "justice": "shield_of_justice", "sword": "sword_of_freedom", "crown": "crowning_glory",
}  # fmt: skip
SHORT = {item: short for short, item in ITEMS.items()}
LEVELS = {"GREEN": 3, "AMBER": 2, "RED": 1}
NAMES = {level: name for name, level in LEVELS.items()} | {0: "DEAD"}

Test = TypeVar("Test", bound=Callable[..., Any])


def proves(*clauses: str) -> Callable[[Test], Test]:
    """Name the clauses of the register that a test proves. Raises KeyError if one is not in it."""
    for clause in clauses:
        GAME.rulebook[clause]
    return lambda test: test


class Scene:
    """One position, then choices through the public doors."""

    def __init__(self, seats: int = 4, turn: str = "ember", off: str = "", **settings: str) -> None:
        self.seats = BOX.seats[:seats]
        self.turn = turn
        self.opening = False
        options = GAME.resolved_options({**dict.fromkeys(off.split(), "off"), **settings})
        self.table = GAME.bare_table(self.seats, options)
        self.dealer = ScriptDealer({})
        if turn == "ember":
            self.at(ember="kitchen")

    # -- Given -----------------------------------------------------------------------------------------

    def first_turn(self) -> Self:
        """It is everybody's first turn, and all stand in the red chamber."""
        self.opening = True
        return self.at(**dict.fromkeys(self.seats, "red"))

    def at(self, **places: str) -> Self:
        for seat, place in places.items():
            self._lay(Move(FIGURE[seat], place))
        return self

    def jail(self, *seats: str) -> Self:
        return self.at(**dict.fromkeys(seats, "prison"))

    def tokens(self, **numbers: int) -> Self:
        for seat, number in numbers.items():
            for key in self.table.contents[f"tokens-{seat}"]:
                self._lay(Move(key, "store"))
            for key in self.table.contents["store"][-number:] if number else ():
                self._lay(Move(key, f"tokens-{seat}"))
        return self

    def most(self, **numbers: int) -> Self:
        for seat, number in numbers.items():
            self._lay(Count(f"most-{seat}", number))
        return self

    def life(self, **levels: str) -> Self:
        for seat, level in levels.items():
            self._lay(Count(f"life-{seat}", LEVELS[level]))
        return self

    def items(self, **bags: str) -> Self:
        for seat, names in bags.items():
            for name in names.split():
                self._lay(Move(ITEMS[name], f"bag-{seat}"))
        return self

    def lies(self, item: str, chamber: str) -> Self:
        self._lay(Move(ITEMS[item], chamber))
        return self

    def cards(self, **hands: str) -> Self:
        for seat, names in hands.items():
            for name in names.split():
                self._lay(Move(self._card(name), f"hand-{seat}"))
        return self

    def dark(self, **spells: str) -> Self:
        """Dark spells in hand, by pledge."""
        for seat, spell in spells.items():
            self._lay(Move(f"{spell}-{seat}", f"hand-{seat}"))
            self.mark(seat, pledged=1)
        return self

    def mark(self, seat: str, **marks: int) -> Self:
        for name, number in marks.items():
            self._lay(Mark(FIGURE[seat], name.replace("_", "-"), number))
        return self

    def carried(self, turns: int) -> Self:
        """The Cup has been carried for so many turns."""
        self._lay(Mark("cup_that_heals", "turns", turns))
        return self

    def path(self, seat: str, item: str, stones: int, on: int = 0, gaps: tuple[int, ...] = ()) -> Self:
        """A Dungeoneer on a path of Level Three with the path's Quest Object."""
        self.items(**{seat: item})
        self.at(**{seat: PATH[ITEMS[item]][on]})
        for n in range(1, stones + 1):
            if n not in gaps:
                self._lay(Move(self.table.contents["store"][-1], PATH[ITEMS[item]][n]))
        return self

    def dead(self, *seats: str) -> Self:
        for seat in seats:
            self.at(**{seat: "box"}).tokens(**{seat: 0})
            self._lay(Count(f"life-{seat}", 0))
        return self

    def deck(self, left: int, discards: int, top: str = "") -> Self:
        """So many cards are left in the deck, so many lie on the discard pile; the others are out of the game."""
        wanted = self._card(top) if top else ""
        keys = [key for key in self.table.contents["deck"] if key != wanted]
        mine = [wanted, *keys[: left - 1]] if wanted else keys[:left]
        others = [key for key in keys if key not in mine]
        for n, key in enumerate(others):
            self._lay(Move(key, "discards" if n < discards else "box"))
        return self

    def counter(self, name: str, number: int) -> Self:
        self._lay(Count(name, number))
        return self

    def roll(self, *numbers: int) -> Self:
        return self._deal("movement roll", *numbers)

    def dice(self, *numbers: int) -> Self:
        return self._deal("challenge die", *numbers)

    def two(self, *numbers: int) -> Self:
        return self._deal("two dice", *numbers)

    def success(self, *numbers: int) -> Self:
        return self._deal("success roll", *numbers)

    def card(self, *names: str) -> Self:
        """The next castle cards."""
        taken: list[str] = []
        for name in names:
            taken.append(self._card(name, taken))
        return self._deal("castle card", *taken)

    def _deal(self, why: str, *results: int | str) -> Self:
        self.dealer.add(why, *results)
        return self

    def die(self, why: str, *numbers: int) -> Self:
        return self._deal(why, *numbers)

    def _card(self, name: str, taken: list[str] | tuple[str, ...] = ()) -> str:
        table = self.session.position if "session" in self.__dict__ else self.table
        kinds = (name, f"spell_{name}")
        return next(key for key in table.contents["deck"] if CARDS[key] in kinds and key not in taken)

    def _lay(self, change: Change) -> None:
        assert "session" not in self.__dict__, "the scene has begun"
        apply(self.table, change)

    @cached_property
    def session(self) -> Session:
        """The scene as a session, begun with everything that was set up."""
        if not self.opening:
            for seat in self.seats:
                self._lay(Mark(FIGURE[seat], "turns", 1))
        names = {seat: seat.capitalize() for seat in self.seats}
        players = dict.fromkeys(self.seats, "human")
        header = Header(GAME.id, GAME.version, self.seats, names, players, {}, self.table.snapshot())
        pages = (Rounds(seat=self.turn, step="turned"), Turn(self.turn))
        return Session(GAME, header, self.dealer, pages)

    # -- When ------------------------------------------------------------------------------------------

    def do(self, seat: str, verb: str, piece: str = "", to: str = "", amount: int = 0, text: str = "") -> Self:
        """Make a choice; short names of items and seats will do."""
        self.session.choose(seat, self.option(verb, piece, to, amount, text))
        return self

    def option(self, verb: str, piece: str = "", to: str = "", amount: int = 0, text: str = "") -> Option:
        """A choice by short names: an item, a kept card, a seat."""
        found = next((key for key in CARDS if CARDS[key] == f"spell_{piece}" and self._is_kept(key)), piece)
        piece = ITEMS.get(piece) or FIGURE.get(piece) or found
        return Option(verb, piece, SEAT.get(to, to), amount, text)

    def _is_kept(self, card: str) -> bool:
        return self.now.pieces[card].place.startswith("hand-")

    def go(self, seat: str, number: int) -> Self:
        """Go where a number leads, paid with tokens if it is not the one rolled."""
        ways = [option for option in self.options(seat) if option.verb == "go" and option.amount == number]
        assert ways, self.options(seat)
        self.session.choose(seat, ways[0])
        return self

    def rolls(self, seat: str, number: int, to: int = 0) -> Self:
        """Roll a number and go there, or to another number for tokens."""
        return self.roll(number).do(seat, "roll").go(seat, to or number)

    def draws(self, seat: str, *names: str) -> Self:
        """Draw these cards, one after the other if they lead to each other."""
        return self.card(*names).do(seat, "draw")

    def way(self, seat: str, rival: str, number: int = 0) -> Self:
        """Challenge for right of way."""
        ways = [each for each in self.options(seat) if each.verb == "challenge" and each.piece == FIGURE[rival]]
        ways = [each for each in ways if each.amount == number]
        assert ways, self.options(seat)
        self.session.choose(seat, ways[0])
        return self

    def fights(self, seat: str, own: int, theirs: int, spent: int = 0) -> Self:
        """Challenge the resident; the dice, then the tokens spent."""
        self.dice(own, theirs).do(seat, "challenge", self.resident(seat))
        return self.spends(seat, spent)

    def spends(self, seat: str, number: int = 0) -> Self:
        """Spend tokens in a challenge if asked."""
        if "spend" in self.verbs(seat):
            self.do(seat, "spend", amount=number)
        return self

    def resident(self, seat: str) -> str:
        return next(key for key in self.now.contents[self.place(seat)] if key in BOX.characters)

    def answer(self, seat: str, *right: bool) -> Self:
        """Answer riddles one after the other, asking for the next each time."""
        for each in right:
            if "riddle" in self.verbs(seat) or "next riddle" in self.verbs(seat):
                self.do(seat, "riddle" if "riddle" in self.verbs(seat) else "next riddle")
            text = riddle(self.now).answers[0] if each else "nonsense"
            self.do(seat, "answer", text=text)
        return self

    def sits(self, seat: str, rolled: int = 1) -> Self:
        """A whole turn in the prison without release."""
        return self.die("release roll", rolled).do(seat, "release roll").do(seat, "remain")

    def until(self, seat: str) -> Self:
        """Prisoners sit out their turns until it is this seat's turn."""
        while self.whose_turn() != seat:
            self.sits(self.asked())
        return self

    def refused(self, seat: str, option: Option, *clauses: str) -> Self:
        """The option is not on offer, cannot be forced, and the reasons carry the clauses and whole sentences."""
        assert option not in self.options(seat), f"{option} is on offer"
        reasons: tuple[Reason, ...] = self.session.why_not(seat, option)
        told = [reason.clause for reason in reasons]
        assert set(clauses) <= set(told), told
        for reason in reasons:
            sentence = GAME.refusal(reason)
            assert "..." not in sentence, reason
            assert not set("{}") & set(sentence), reason
        before = self.now.snapshot()
        with pytest.raises(Refused):
            self.session.choose(seat, option)
        assert self.now.snapshot() == before
        return self

    def refuses(self, seat: str, clause: str, verb: str, piece: str = "", to: str = "", amount: int = 0) -> Self:
        """A choice by short names is refused by a clause."""
        return self.refused(seat, self.option(verb, piece, to, amount), clause)

    # -- Then ------------------------------------------------------------------------------------------

    @property
    def now(self) -> Any:
        """The position as it is."""
        return self.session.position

    def options(self, seat: str) -> tuple[Option, ...]:
        return self.session.options(seat)

    def verbs(self, seat: str) -> set[str]:
        """What sorts of thing a seat may do, ending the game aside."""
        return {option.verb for option in self.options(seat)} - {"give up", "end together"}

    def pieces(self, seat: str, verb: str) -> set[str]:
        """The pieces with which a seat may do something, by short names."""
        return {SHORT.get(each.piece, each.piece) for each in self.options(seat) if each.verb == verb}

    def asked(self) -> str:
        return next(iter(self.session.waiting()), "")

    def whose_turn(self) -> str:
        """The seat whose turn it is, "" when the game is over."""
        return next((page.seat for page in self.now.pages if isinstance(page, Turn)), "")

    def place(self, seat: str) -> str:
        return str(self.now.pieces[FIGURE[seat]].place)

    def held(self, seat: str) -> int:
        return len(self.now.contents[f"tokens-{seat}"])

    def tally(self, seat: str) -> tuple[int, int]:
        """Tokens and maximum: 4/12."""
        return self.held(seat), self.now.counters[f"most-{seat}"]

    def level(self, seat: str) -> str:
        return NAMES[self.now.counters[f"life-{seat}"]]

    def bag(self, seat: str) -> set[str]:
        return {SHORT[item] for item in self.now.contents[f"bag-{seat}"]}

    def hand(self, seat: str) -> list[str]:
        return sorted(
            self.now.pieces[key].kind.removeprefix("spell_") for key in self.now.contents[f"hand-{seat}"]
        )

    def where(self, item: str) -> str:
        return str(self.now.pieces[ITEMS[item]].place)

    def marked(self, seat: str, name: str) -> int:
        return int(self.now.pieces[FIGURE[seat]].mark(name))

    def stones(self, item: str) -> list[int]:
        """The numbers of the stones that lie on a path."""
        kinds = ("helm", "stone")
        places = enumerate(PATH[ITEMS[item]])
        return [
            n for n, key in places if any(self.now.pieces[one].kind in kinds for one in self.now.contents[key])
        ]

    def number_of(self, pile: str) -> int:
        return len(self.now.contents[pile])

    def is_discarded(self, card: str) -> bool:
        return any(CARDS[key] in (card, f"spell_{card}") for key in self.now.contents["discards"])

    def happened(self, choices: int = 1) -> list[Event]:
        """The events of the last choices."""
        entries = self.session.entries[-choices:]
        return [happening.event for entry in entries for happening in entry.record.happened]

    def tags(self, choices: int = 1) -> list[str]:
        return [event.tag() for event in self.happened(choices)]

    def every(self, tag: str) -> list[Any]:
        """All events of a sort so far."""
        return [event for event in self.happened(len(self.session.entries)) if event.tag() == tag]

    def strengths(self) -> tuple[int, int]:
        """The strengths that were compared last."""
        event = self.every("strengths compared")[-1]
        return event.own, event.theirs

    def strength(self, side: str, foe: str) -> int:
        """What a side would count against another now."""
        return strength(self.now, side, foe).total

    def winner(self) -> str:
        return winner(self.now)

    def is_over(self) -> bool:
        return bool(self.session.over)
