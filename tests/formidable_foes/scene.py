"""A scene reads like an acceptance case: a position in words, choices, and what then lies on the table.

    scene = Scene().figure(red="C24").wisdom(red=25).monster(23, "C24").spells(red="Movement +2")
    scene.dice(3, 2).choose("red", battle(23))
    assert scene.wisdom_of("red") == 29

Whatever is not named is as in the conventions of the cases: Red's turn has just begun, nobody's first; every
figure on its own chamber, wisdom 10 to 15, 6 chips each, everything explored and empty, all crossings face up
with north closed, red teleports on T1 and T2, an empty track, 5 in the pool. All 85 chips are there, and
every choice is checked to keep them.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Self, TypeVar

import pytest

from engine.flow import Event, Frame, Game, Option, Outcome, Reason, Refused, Session
from engine.flow.records import Header
from engine.formidable_foes import GAME
from engine.formidable_foes.board import CHIP_IN, CROSSINGS, SIDES, figures_at
from engine.formidable_foes.components import BOX, CHESTS, LEVEL, MONSTER, STRENGTH, TRACK
from engine.formidable_foes.ending import gold, pool
from engine.formidable_foes.power_chips import chips
from engine.formidable_foes.turn import Round, Turn
from engine.formidable_foes.wisdom import dumbest_first, holder, wisdom
from engine.table import Change, Count, Flip, Move, ScriptDealer, Table, apply
from engine.table import Turn as TurnTile

SPACES = {"red": "C01", "blue": "C02", "yellow": "C03", "green": "C04", "purple": "C14", "white": "C45"}
WISDOM = {"red": 10, "blue": 11, "yellow": 12, "green": 13, "purple": 14, "white": 15}
TELEPORTS = {"teleport-1": "T1", "teleport-2": "T2", "teleport-3": "T3", "teleport-4": "T4"}
#: The chests by their wisdom: 5 gold and 1, 4 gold and 2, 3 gold and 3.
CHEST = {chest.wisdom: piece for piece, chest in CHESTS.items()}
#: The order in which tiles are drawn, as far as it is known.
DRAWN = [*[MONSTER[n] for n in range(5, 24)], "dumbest", *[MONSTER[n] for n in range(24, 49)]]

CHIPS, END = Option("chips"), Option("end")
PAY, GIVE_UP = Option("pay"), Option("give up")
STAY, STUDY, DECLINE = Option("stay"), Option("study"), Option("decline")
STOP, ENOUGH, SECOND_WALK = Option("stop"), Option("enough"), Option("second walk")

Test = TypeVar("Test", bound=Callable[..., Any])


def proves(*clauses: str) -> Callable[[Test], Test]:
    """Name the clauses of the register that a test proves. Raises KeyError if one is not in it."""
    for clause in clauses:
        GAME.rulebook[clause]
    return lambda test: test


def enter(seat: str, space: str) -> Option:
    return Option("enter", f"figure-{seat}", space)


def walk(seat: str, space: str) -> Option:
    """One step."""
    return Option("walk", f"figure-{seat}", space)


def flee(seat: str, space: str) -> Option:
    """The first step of a flight."""
    return Option("flee", f"figure-{seat}", space)


def retreat(seat: str, space: str) -> Option:
    """The free step after a lost battle."""
    return Option("retreat", f"figure-{seat}", space)


def follow(seat: str, space: str) -> Option:
    return Option("follow", f"figure-{seat}", space)


def battle(strength: int) -> Option:
    return Option("battle", MONSTER[strength])


def take(chest: int) -> Option:
    """Take the chest of 1, 2 or 3 wisdom."""
    return Option("take", CHEST[chest])


def lead(strength: int, chamber: str, way: int = 0) -> Option:
    """One chamber on with a monster; `way` numbers the ways there that differ in whom it meets."""
    return Option("lead", MONSTER[strength], chamber, way)


def exchange(piece: str, space: str) -> Option:
    return Option("exchange", piece, space)


def rotate(crossing: str, quarters: int) -> Option:
    """Clockwise quarter turns, 1 to 3."""
    return Option("rotate", f"crossing-{crossing}", "", quarters)


def _names(seats: str) -> list[str]:
    return seats.replace(",", " ").split()


class Scene:
    """A position being set up, then played. The first choice or reading begins it.

    `turn` names the seat whose turn begins; `opening` makes that the very first turn of the game. `game` may have
    further spells.
    """

    def __init__(
        self, seats: str | int = 4, turn: str = "red", *, opening: bool = False, game: Game = GAME
    ) -> None:
        self.game = game
        self.seats = BOX.seats[:seats] if isinstance(seats, int) else tuple(_names(seats))
        self.turn, self.opening = turn, opening
        self.dealer = ScriptDealer({})
        self.table: Table = self.game.bare_table(self.seats, {})
        for piece, place in TELEPORTS.items():
            self._lay(Move(piece, place))
        for strength in range(1, 5):
            self._lay(Move(MONSTER[strength], "box"))
        self.figure(**{seat: SPACES[seat] for seat in self.seats})
        self.wisdom(**{seat: WISDOM[seat] for seat in self.seats})
        self._chips = dict.fromkeys(self.seats, BOX.chips_for_each_player)
        self._on_track = 0
        self._unexplored: tuple[str, ...] = ()
        self._face_down: tuple[str, ...] = ()
        self._closed: dict[str, str] = {}
        self._next: tuple[str, ...] = ()
        self._dumbest = ""

    # -- Given -----------------------------------------------------------------------------------------

    def figure(self, **spaces: str) -> Self:
        """Who stands where; `gate` is off the board."""
        for seat, space in spaces.items():
            self._lay(Move(f"figure-{seat}", space))
        return self

    def wisdom(self, **levels: int) -> Self:
        """Levels; of equal ones the seat named first has arrived first."""
        for seat, level in levels.items():
            self._lay(Move(f"marker-{seat}", f"wisdom-{level}"))
        return self

    def chips(self, **numbers: int) -> Self:
        """How many chips a seat has instead of 6."""
        self._chips |= numbers
        return self

    def on_track(self, number: int) -> Self:
        """So many chips lie on the first spaces of the track."""
        self._on_track = number
        return self

    def pool(self, number: int) -> Self:
        """So many bonus gold pieces are left, at most 5."""
        for coin in self.table.contents["pool"][number:]:
            self._lay(Move(coin, "change"))
        return self

    def gold(self, **numbers: int) -> Self:
        """Gold won so far, in coins."""
        for seat, number in numbers.items():
            for coin in self.table.contents["change"][-number:]:
                self._lay(Move(coin, f"loot-{seat}"))
        return self

    def monster(self, strength: int, place: str) -> Self:
        """A monster lies in a place: a chamber, `loot-red`, or `box` for one that is defeated."""
        self._lay(Move(MONSTER[strength], place))
        return self

    def chest(self, wisdom: int, place: str) -> Self:
        """The chest of 1 (5 gold), 2 (4 gold) or 3 (3 gold) wisdom lies in a place."""
        self._lay(Move(CHEST[wisdom], place))
        return self

    def spells(self, **hands: str) -> Self:
        """Cards by their names, as in `red="Movement +2, Wisdom +1"`."""
        for seat, names in hands.items():
            for name in names.split(","):
                self._lay(Move(self._card_in("spells", name.strip()), f"hand-{seat}"))
        return self

    def next_spell(self, name: str) -> Self:
        """The uppermost spell of the pile; groups above it are used up."""
        card = self._card_in("spells", name)
        for other in self.table.contents["spells"]:
            if BOX.spells[other].group < BOX.spells[card].group:
                self._lay(Move(other, "box"))
        self.dealer.add("spell", card)
        return self

    def no_spells_left(self) -> Self:
        """The spell pile is used up."""
        for card in self.table.contents["spells"]:
            self._lay(Move(card, "box"))
        return self

    def unexplored(self, *chambers: str) -> Self:
        """Chambers with their chips; without names all but the starting ones."""
        self._unexplored = chambers or tuple(CHIP_IN)
        return self

    def face_down(self, *crossings: str) -> Self:
        """Crossings that nobody has seen; without names all."""
        self._face_down = crossings or CROSSINGS
        return self

    def closed(self, **sides: str) -> Self:
        """The closed side, N E S or W, of crossings; of those face down, the side that will show."""
        self._closed |= sides
        return self

    def next_tiles(self, *tiles: int | str) -> Self:
        """The tiles drawn next, in order: monsters, `dumbest`, `chest-1`; those before them have been drawn."""
        self._next = tuple([MONSTER[tile] if isinstance(tile, int) else tile for tile in tiles])
        return self

    def lays(self, **tiles: int) -> Self:
        """Which of the drawn monsters the dealer lays into which chamber."""
        for chamber, strength in tiles.items():
            self.dealer.add(f"tile for {chamber}", MONSTER[strength])
        return self

    def dumbest(self, seat: str) -> Self:
        """The dumbest player tile has been drawn and lies before this seat."""
        self._dumbest = seat
        return self

    def dice(self, monster: int, player: int) -> Self:
        """The next throw."""
        self.dealer.add("monster die", monster)
        self.dealer.add("player die", player)
        return self

    def counter(self, name: str, amount: int) -> Self:
        """A counter of the table, such as `quiet`."""
        self._lay(Count(name, amount))
        return self

    def _lay(self, change: Change) -> None:
        assert "session" not in self.__dict__, "the scene has begun"
        apply(self.table, change)

    def _card_in(self, place: str, name: str) -> str:
        cards = [card for card in self.table.contents[place] if self.game.content.title(card) == name]
        assert cards, f"no card {name} is left in {place}"
        return cards[0]

    @cached_property
    def session(self) -> Session:
        """The scene as a session, begun with everything that was set up."""
        self._lay_chips()
        self._lay_crossings()
        self._order_piles()
        if not self.opening:
            self._lay(Count("turn", 2 * len(self.seats)))
        names = {seat: seat.capitalize() for seat in self.seats}
        players = dict.fromkeys(self.seats, "human")
        header = Header(GAME.id, GAME.version, self.seats, names, players, {}, self.table.snapshot())
        pages: tuple[Frame, ...] = (Round(seat=self.turn, step="turn"),)
        if not self.opening:
            pages = (Round(seat=self.turn, step="turned"), Turn(self.turn))
        return Session(self.game, header, self.dealer, pages)

    def _lay_chips(self) -> None:
        homes = [f"chips-{seat}" for seat, number in self._chips.items() for _ in range(number)]
        homes += TRACK[: self._on_track]
        loose = sorted(set(self._all_chips()) - {CHIP_IN[chamber] for chamber in self._unexplored})
        assert len(loose) >= len(homes), "there are not so many chips"
        for chip, home in zip(loose, [*homes, *["reserve"] * (len(loose) - len(homes))], strict=True):
            self._lay(Move(chip, home))

    def _all_chips(self) -> list[str]:
        return [piece.id for piece in self.table.pieces.values() if piece.kind == "chip"]

    def _lay_crossings(self) -> None:
        for crossing in CROSSINGS:
            side = SIDES.index(self._closed.get(crossing, "N"))
            if crossing not in self._face_down:
                self._lay(Flip(f"crossing-{crossing}", 0))
                self._lay(TurnTile(f"crossing-{crossing}", side))
            elif crossing in self._closed:
                self.dealer.add(f"closed side of {crossing}", side)

    def _order_piles(self) -> None:
        known = [tile for tile in self._next if tile in DRAWN]
        self.dealer.add("tile of pile four", *[tile for tile in self._next if tile not in DRAWN])
        drawn = DRAWN if len(known) < len(self._next) else DRAWN[: DRAWN.index(known[-1])] if known else []
        for tile in drawn:
            if tile not in known and self.table.place_of(tile) in ("pile-2", "pile-3"):
                self._draw_before(tile)
        if self._dumbest:
            self._lay(Move("dumbest", f"seat-{self._dumbest}"))

    def _draw_before(self, tile: str) -> None:
        self._lay(Move(tile, f"seat-{dumbest_first(self.table)[0]}" if tile == "dumbest" else "box"))

    # -- When ------------------------------------------------------------------------------------------

    def choose(self, seat: str, *options: Option) -> Self:
        """Choices one after another."""
        for option in options:
            self.session.choose(seat, option)
            assert len(self.session.position.pieces) == len(self.table.pieces)
            assert len(self._all_chips()) == BOX.chips
        return self

    def walk(self, seat: str, way: str) -> Self:
        """A walk from the space where the figure stands, as in `C01-P047-X06 (2)`, with its steps if given."""
        return self._go(seat, way, walk)

    def flee(self, seat: str, way: str) -> Self:
        """A walk whose first step is paid for with a chip."""
        return self._go(seat, way, flee)

    def _go(self, seat: str, way: str, first: Callable[[str, str], Option]) -> Self:
        spaces, _, steps = way.partition(" ")
        here, *there = spaces.split("-")
        assert self.at(seat) == here, f"{seat} stands on {self.at(seat)}"
        assert not steps or steps == f"({len(there)})", f"{way} has {len(there)} steps"
        for number, space in enumerate(there):
            self.choose(seat, (walk if number else first)(seat, space))
        return self

    def move(self, seat: str, strength: int, chambers: str) -> Self:
        """A monster's move, chamber by chamber, as in `C25>C26>C35`; it stops if it may go on."""
        here, *there = chambers.split(">")
        assert self.place(MONSTER[strength]) == here
        for chamber in there:
            self.choose(seat, lead(strength, chamber))
        return self.choose(seat, STOP) if STOP in self.options(seat) else self

    def spell(self, seat: str, name: str, amount: int | None = None, to: str = "") -> Option:
        """The option of casting a card by its name; without an amount its full number, if it has a choice."""
        cards = [card for card in self.now.contents[f"hand-{seat}"] if self.game.content.title(card) == name]
        card = cards[0] if cards else self._card_in("spells", name)
        counted = self.game.content.kind(card).id in ("movement", "power_chips", "wisdom", "transform_monster")
        number = amount if amount is not None else self.game.content.value(card) if counted else 0
        return Option("cast", card, to, number)

    def cast(self, seat: str, name: str, amount: int | None = None, to: str = "") -> Self:
        """Cast a card by its name."""
        return self.choose(seat, self.spell(seat, name, amount, to))

    def refused(self, seat: str, option: Option, clause: str) -> Self:
        """The option is not on offer, cannot be forced, and the reason carries the clause and a whole sentence."""
        assert option not in self.options(seat), f"{option} is on offer"
        reasons = self.why_not(seat, option)
        assert clause in [reason.clause for reason in reasons], reasons
        for reason in reasons:
            assert "..." not in self.game.rulebook.why(reason), reason
        before = self.session.position.snapshot()
        with pytest.raises(Refused) as refused:
            self.session.choose(seat, option)
        assert refused.value.reasons == reasons
        assert self.session.position.snapshot() == before
        return self

    def offered(self, seat: str, *options: Option) -> Self:
        """These are on offer, and nothing speaks against them."""
        for option in options:
            assert option in self.options(seat), self.why_not(seat, option)
            assert not self.why_not(seat, option)
        return self

    def end(self, seat: str) -> Self:
        """End the turn; nobody follows, nobody studies."""
        self.choose(seat, END)
        return self.decline_all()

    def decline_all(self) -> Self:
        """Whoever is asked to follow stays, whoever may study declines."""
        while (asked := self.asked()) and not {STAY, DECLINE}.isdisjoint(self.options(asked)):
            self.choose(asked, STAY if STAY in self.options(asked) else DECLINE)
        return self

    def until_turn_of(self, seat: str) -> Self:
        """Everybody ends his turn at once until it is this seat's turn."""
        self.decline_all()
        while self.asked() != seat:
            self.end(self.asked())
        return self

    # -- Then ------------------------------------------------------------------------------------------

    @property
    def now(self) -> Any:
        """The position as it is."""
        return self.session.position

    def options(self, seat: str) -> tuple[Option, ...]:
        return self.session.options(seat)

    def verbs(self, seat: str) -> set[str]:
        """What sorts of thing a seat may do."""
        return {option.verb for option in self.options(seat)}

    def why_not(self, seat: str, option: Option) -> tuple[Reason, ...]:
        return self.session.why_not(seat, option)

    def asked(self) -> str:
        """The seat that has to choose, "" when the game is over."""
        return next(iter(self.session.waiting()), "")

    def whose_turn(self) -> str:
        """The seat whose turn it is."""
        return next(page.seat for page in self.now.pages if isinstance(page, Turn))

    def at(self, seat: str) -> str:
        """The space of a seat's figure."""
        return self.place(f"figure-{seat}")

    def on(self, space: str) -> list[str]:
        """The seats whose figures stand on a space, first to arrive first."""
        return [figure.removeprefix("figure-") for figure in figures_at(self.now, space)]

    def place(self, piece: str) -> str:
        return str(self.now.place_of(piece))

    def monster_on(self, space: str) -> list[int]:
        """The strengths of the monsters on a space."""
        return [STRENGTH[piece] for piece in self.now.contents[space] if piece in STRENGTH]

    def wisdom_of(self, seat: str) -> int:
        return wisdom(self.now, seat)

    def level(self, number: int) -> list[str]:
        """The seats on a wisdom level, lowest marker first."""
        assert f"wisdom-{number}" in LEVEL
        return [marker.removeprefix("marker-") for marker in self.now.contents[f"wisdom-{number}"]]

    def chips_of(self, seat: str) -> int:
        return chips(self.now, seat)

    def gold_of(self, seat: str) -> int:
        return gold(self.now, seat)

    def hand_of(self, seat: str) -> list[str]:
        """The names of the cards that a seat holds."""
        return [self.game.content.title(card) for card in self.now.contents[f"hand-{seat}"]]

    def pool_left(self) -> int:
        return pool(self.now)

    def reserve(self) -> int:
        return len(self.now.contents["reserve"])

    def track(self) -> list[int]:
        """The numbers of the spaces of the track that hold a chip."""
        return [number for number, space in enumerate(TRACK, 1) if self.now.contents[space]]

    def steps(self) -> int:
        """The steps walked so far."""
        return int(self.now.counters["steps"])

    def tile_holder(self) -> str:
        """The seat that has the dumbest player tile, "" if nobody has."""
        return holder(self.now)

    def is_explored(self, *chambers: str) -> bool:
        """Whether none of these chambers has its chip."""
        return all(self.place(CHIP_IN[chamber]) != chamber for chamber in chambers)

    def is_unexplored(self, *chambers: str) -> bool:
        """Whether all these chambers have their chips."""
        return all(self.place(CHIP_IN[chamber]) == chamber for chamber in chambers)

    def is_face_down(self, crossing: str) -> bool:
        return bool(self.now.pieces[f"crossing-{crossing}"].face)

    def closed_side(self, crossing: str) -> str:
        return SIDES[self.now.pieces[f"crossing-{crossing}"].turn]

    def happened(self, choices: int = 1) -> list[Event]:
        """The events of the last choices."""
        entries = self.session.entries[-choices:]
        return [happening.event for entry in entries for happening in entry.record.happened]

    def clauses(self, choices: int = 1) -> list[str]:
        """The clauses of the last events."""
        return [str(event.shown_to(None)["clause"]) for event in self.happened(choices)]

    def names(self, choices: int = 1) -> list[str]:
        """The names of the events of the last choices."""
        return [event.tag() for event in self.happened(choices)]

    def outcome(self) -> Outcome:
        """How the game would be scored now."""
        return self.game.outcome(self.now)
