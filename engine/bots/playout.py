"""Playing out: what comes of a line of play in one assumed world.

The seat plays the line and the rest of its turn, then the others play their turns by quick plans, and the end is
valued. All draws and answers in a world follow from its seed and from what they are for, so two lines that are
played out in the same world differ by their own merits, and little by luck.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from engine.bots.bot import bot_options, reply
from engine.bots.greedy import answer_weights
from engine.bots.planning import Planner, answer_small_questions
from engine.bots.uniform import drawn
from engine.flow import Option, Position
from engine.table.chance import Face

#: Choices tried for a quick plan; quick plans for the rest of the seat's own turn, and for the others' replies.
NODES, OWN_PLANS, REPLIES = 60, 3, 1
#: Of a question with at most so many options each is tried, if it is put in another seat's turn.
FEW = 12


class World(NamedTuple):
    """A full position that a seat's view may be of, and the seed of all that happens in it."""

    position: Position
    seed: int


class WorldDealer:
    """Draws that depend on what they are for and how many there were for it, not on what was drawn between."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._drawn: dict[str, int] = {}

    def pick(self, why: str, pool: Sequence[Face]) -> Face:
        """A uniformly random element."""
        number = self._drawn[why] = self._drawn.get(why, 0) + 1
        return pool[int(random.Random(f"{self._seed} {why} {number}").random() * len(pool))]


def played_out(line: Sequence[Option], world: World, seat: str) -> float:
    """The value for a seat after a line, the rest of its turn and the replies to it."""
    playout = _Playout(world, seat)
    playout.line(line)
    playout.rest_of_turn()
    playout.replies()
    return team_value(answer_small_questions(playout.position, playout.depth), seat)


def team_value(position: Position, seat: str) -> float:
    """How good a position is for a seat; where all win together, the mean of the values for all."""
    game = position.game
    team = (seat,) if game.common_goal(position) is None else position.seats
    return sum([game.evaluate(position, ally) for ally in team]) / len(team)


class _Playout:
    """A position that is being played out."""

    def __init__(self, world: World, seat: str) -> None:
        self.position = world.position.clone(WorldDealer(world.seed))
        self.depth = len(self.position.pages)
        self._seat = seat
        self._chance = random.Random(world.seed)
        self._turn = self.position.game.turn(self.position)

    def line(self, line: Sequence[Option]) -> None:
        """Make the choices of a line, as far as they are legal in this world."""
        for option in line:
            if self.position.ask is None or option not in self.position.ask.options(self._seat):
                return
            self._answer(self._seat, option)

    def rest_of_turn(self) -> None:
        """Play the rest of the seat's turn by quick plans."""
        for _ in range(OWN_PLANS):
            if self.position.game.turn(self.position) != self._turn or not self._plays_on(self._seat):
                return

    def replies(self) -> None:
        """Let the others play by quick plans, until it is the seat's turn again."""
        for number in range(REPLIES):
            if self.position.ask is None or self._is_back():
                return
            self._plays_on(self.position.ask.seats()[0], last=number == REPLIES - 1)

    def _is_back(self) -> bool:
        """Whether the seat is asked about a turn of its own."""
        position = self.position
        assert position.ask is not None
        return position.ask.seats() == (self._seat,) and len(position.pages) <= self.depth

    def _plays_on(self, seat: str, last: bool = False) -> bool:
        """Play a seat's next line by a quick plan; False if another seat's turn has come. A plan that was cut
        short is played without its last choice, which ends the turn, unless it is the `last` one."""
        self._answer_questions(seat)
        position = self.position
        if position.ask is None or position.ask.seats() != (seat,):
            return False
        options = bot_options(position, position.ask.options(seat))
        sure = reply(position, seat, self._chance) or (options[0] if len(options) == 1 else None)
        if sure is not None:
            self._answer(seat, sure)
            return True
        planner = Planner(position, seat, self._chance, NODES)
        best = max(planner.explore(), key=lambda line: line.value)
        for option in best.choices[:-1] if planner.is_cut_short(best) and not last else best.choices:
            self._answer(seat, option)
        return True

    def _answer_questions(self, seat: str) -> None:
        """Let all answer what is asked of several seats, and of others in the middle of this seat's turn."""
        position = self.position
        while position.ask is not None and (
            len(position.ask.offers) > 1 or (position.ask.seats()[0] != seat and len(position.pages) > self.depth)
        ):
            asked = position.ask.seats()[0]
            if len(position.ask.offers) > 1:
                self._answer(asked, self._by_lot(asked))
            else:
                self._answer(asked, self._best_at_once(asked))

    def _answer(self, seat: str, option: Option) -> None:
        """Make a choice. If other seats are asked the same, they answer too."""
        position = self.position
        position.answer(seat, option)
        while position.chosen and position.ask is not None:
            done = [asked for asked, _ in position.chosen]
            asked = next(other for other in position.ask.seats() if other not in done)
            position.answer(asked, self._by_lot(asked))

    def _by_lot(self, seat: str) -> Option:
        """A random answer, the better the more likely."""
        answers = answer_weights(self.position, seat)
        return self._chance.choices([*answers], [*answers.values()])[0]

    def _best_at_once(self, seat: str) -> Option:
        """The option whose immediate effect is the best for a seat; of many options one at random."""
        position = self.position
        assert position.ask is not None
        options = bot_options(position, position.ask.options(seat))
        if len(options) > FEW:
            return drawn(options, self._chance)
        luck = self._chance.getrandbits(32)

        def worth(option: Option) -> float:
            after = position.clone(WorldDealer(luck))
            after.answer(seat, option)
            return after.game.evaluate(after, seat)

        return max(options, key=worth)
