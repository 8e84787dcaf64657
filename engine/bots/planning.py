"""The planner: it searches the lines of play of one seat, until the turn passes on or a draw decides.

A line is a run of the seat's own choices. It consists of errands: runs of choices with one piece. An errand is
searched breadth first. It is at rest when the page that it opened is closed again. From a node at rest, and where
the line could switch to another piece or a card, the search goes on only from the most promising nodes. So neither
a full hand nor many pieces cost much.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Mapping, Set
from typing import NamedTuple

from engine.bots.bot import bot_options
from engine.flow import Option, Position
from engine.table import CannotDraw, LiveDealer, Piece, Swap

#: The greatest number of choices that are tried for one plan.
NODES = 200
#: Choices for each verb of the first question that was left out by then.
LEFT_OUT = 100
#: From how many promising nodes the search goes on at a time, and how often one line may switch within an errand.
PLACES, SWITCHES = 5, 3
#: How many stops of one piece on its way are searched on, and how many errands of each other piece are run again.
MOST_STOPS = 3
#: Of a question with more options only those that lead to places sought and a sample of this size are tried.
MOST_OPTIONS = 24
#: A question with at most so many options is answered at once by its immediate effect; so many of them in a row.
SMALL_QUESTION, SMALL_QUESTIONS = 2, 6
NOWHERE: Mapping[str, Set[str]] = {}


class Line:
    """A run of choices and its value: the mean of the values seen at its end, less its `cost`.

    `before` is the position in which the last choice is made. `chance` says that the result of the last choice
    depends on a draw, or on what other seats choose at the same time. `from_rest` says that the last choice was
    made from a node at rest.
    """

    __slots__ = ("before", "chance", "choices", "cost", "from_rest", "samples", "total")

    def __init__(
        self, choices: tuple[Option, ...], before: Position, chance: bool, from_rest: bool = False
    ) -> None:
        self.choices = choices
        self.before = before
        self.chance = chance
        self.from_rest = from_rest
        self.cost = 0.0
        self.total = 0.0
        self.samples = 0

    @property
    def value(self) -> float:
        """The mean of the values seen so far, less the cost."""
        return self.total / self.samples - self.cost

    def add(self, value: float) -> None:
        """One more value."""
        self.total += value
        self.samples += 1


class _Node:
    """A position in the search, with the choices that lead to it from the root.

    `changed` are the pieces that differ from the root's. `in_hand` is the verb and the piece of the last drag.
    `drag` collects the steps tried since that piece was picked up; all nodes of one drag share it, because a drag
    has no reason to come back. `errand_start` is the node where this errand started. `rest` says that the errand
    ends here. `errands` are the errands that started here. `base_depth` is the number of open pages where the
    errand started. `switches` counts how often the line has switched. `best` is the value of the best line through
    this node so far.
    """

    __slots__ = (
        "base_depth", "best", "changed", "choices", "drag", "errand_start", "errands", "in_hand", "position",
        "rest", "switches",
    )  # fmt: skip

    def __init__(
        self,
        position: Position,
        choices: tuple[Option, ...] = (),
        changed: dict[str, Piece] | None = None,
        errand_start: _Node | None = None,
        rest: bool = False,
    ) -> None:
        self.position = position
        self.choices = choices
        self.changed = changed or {}
        self.errand_start = errand_start
        self.rest = rest
        self.base_depth: int = errand_start.base_depth if errand_start and not rest else len(position.pages)
        self.in_hand = ("", "")
        self.drag: set[Option] = set()
        self.switches = 0
        self.errands: list[Errand] = []
        self.best = float("-inf")

    def options(self, seat: str) -> tuple[list[Option], list[Option]]:
        """The options that go on with the errand, and those that switch to another piece or spend a card."""
        position, (verb, piece) = self.position, self.in_hand
        assert position.ask is not None
        onward: list[Option] = []
        switch: list[Option] = []
        for option in bot_options(position, position.ask.options(seat)):
            other = piece and option.to and (option.piece != piece or option.verb != verb)
            (switch if other or _is_card(position, option) else onward).append(option)
        return (onward, switch) if onward or self.errand_start is None else (switch, [])

    def in_corridor(self, onward: list[Option]) -> list[Option]:
        """The next step alone, if it is the only way on and no reason to stop here; else `onward`."""
        steps = [option for option in onward if option.to and option not in self.drag]
        if len(steps) == 1 and self.drag and not any(option.piece and not option.to for option in onward):
            place = self.position.pieces[self.in_hand[1]].place
            if len(self.position.contents[place]) == 1:
                return steps
        return onward


class Errand(NamedTuple):
    """A run of choices with one piece from one node at rest to the next, and the value of its end."""

    piece: str
    worth: float
    choices: tuple[Option, ...]


class Planner:
    """Finds the lines of play of one seat from a full position, and their values. `nodes` limits the choices
    tried; `over` ends the search sooner: it is asked again and again, with the number of choices tried so far.
    `been` are the places where pieces have been in this turn: it costs something to lead them back there."""

    def __init__(
        self,
        root: Position,
        seat: str,
        chance: random.Random,
        nodes: int = NODES,
        over: Callable[[int], bool] | None = None,
        been: Mapping[str, Set[str]] = NOWHERE,
    ) -> None:
        self._root = root
        self._seat = seat
        self._chance = chance
        self._depth = len(root.pages)
        self._luck = chance.getrandbits(32)
        self._nodes = self._nodes_left = nodes
        self._over = over
        self._been = been
        self._seen: set[tuple[object, ...]] = set()
        self.lines: list[Line] = []
        self.errands: list[Errand] = []

    def explore(self) -> list[Line]:
        """All lines found, each valued at least once; never empty if the seat is asked."""
        start = _Node(self._root)
        self._search(start, self._expand([start]))
        if self._nodes_left <= 0 and self._nodes >= NODES:  # a quick plan leaves them out
            self._try_left_out()
        if not self.lines:
            self._look_one_choice_ahead(start)
        return self.lines

    def _search(self, start: _Node, nodes: list[_Node]) -> None:
        """Search on from the most promising nodes at rest, as long as choices may be tried."""
        places: list[_Node] = []
        while nodes and self._goes_on():
            places += [node for node in nodes if node.rest or node.switches < SWITCHES]
            places.sort(key=lambda node: (node is not start, -node.best))
            chosen, places = places[:PLACES], places[PLACES:]
            nodes = self._expand([node for place in chosen for node in self._continue_from(place)])

    def _try_left_out(self) -> None:
        """Try each verb of the first question of which no line has come to its end, such as a long flight, with
        choices of its own."""
        assert self._root.ask is not None
        start, options = _Node(self._root), list(bot_options(self._root, self._root.ask.options(self._seat)))
        tried = {line.choices[0].verb for line in self.lines}
        for verb in dict.fromkeys([option.verb for option in options if option.verb not in tried]):
            self._seen.clear()
            self._nodes_left = LEFT_OUT
            first = [option for option in options if option.verb == verb]
            self._search(start, self._expand(self._children(start, self._sampled(start, first), switch=False)))
        self._nodes_left = 0

    def _goes_on(self) -> bool:
        """Whether more choices may be tried."""
        if self._over is not None and self._over(self._nodes - self._nodes_left):
            self._nodes_left = 0
        return self._nodes_left > 0

    def is_cut_short(self, line: Line) -> bool:
        """Whether a line may end after an errand only because no more choices could be tried."""
        return self._nodes_left <= 0 and line.from_rest and len(line.choices) > 1

    def _look_one_choice_ahead(self, start: _Node) -> None:
        """Add a line for each next choice; used if no line has come to its end in time."""
        assert self._root.ask is not None
        for option in self._sampled(start, list(bot_options(self._root, self._root.ask.options(self._seat)))):
            line = Line((option,), start.position, chance=False)
            self.sample(line)
            self.lines.append(line)

    def _sampled(self, node: _Node, options: list[Option]) -> list[Option]:
        """The options; of too many, the buttons, those that lead to places sought, and a sample of the others."""
        if len(options) <= MOST_OPTIONS:
            return options
        sought = node.position.game.sought(node.position, self._seat)
        tried = [option for option in options if not option.piece or option.to in sought]
        others = [option for option in options if option.piece and option.to not in sought]
        return tried + self._chance.sample(others, min(len(others), MOST_OPTIONS))

    def _expand(self, roots: list[_Node]) -> list[_Node]:
        """Search on from `roots`, breadth first, until every errand is at rest. Returns the nodes at rest and
        those where the line could switch."""
        reached = [node for node in roots if node.rest]
        frontier = deque([node for node in roots if not node.rest])
        stops: dict[tuple[int, str], list[_Node]] = {}
        while frontier and self._goes_on():
            node = frontier.popleft()
            onward, switch = node.options(self._seat)
            onward = node.in_corridor(onward)
            if switch:
                reached.append(node)
            if len(node.position.pages) > node.base_depth:  # stops are tried when the whole way is known
                going = [option for option in onward if option.piece]
                if len(going) < len(onward):
                    node.best = value(node.position, self._seat, self._depth)
                    stops.setdefault((id(node.errand_start), node.in_hand[1]), []).append(node)
                onward = going
            fresh = self._children(node, self._sampled(node, onward), switch=False)
            reached += [node for node in fresh if node.rest]
            frontier += [node for node in fresh if not node.rest]
        for nodes in stops.values():
            nodes.sort(key=lambda node: -node.best)
            for node in nodes[:MOST_STOPS]:
                reached += self._children(node, _buttons(node.options(self._seat)[0]), switch=False)
        for node in reached:
            if node.rest and node.errand_start:
                errand = node.choices[len(node.errand_start.choices) :]
                node.errand_start.errands.append(Errand(errand[0].piece, node.best, errand))
                self.errands.append(node.errand_start.errands[-1])
        return reached

    def _continue_from(self, place: _Node) -> list[_Node]:
        """The children of a promising node.

        If the errand that led here has only moved pieces, the other pieces can still do what they could before.
        Then only their best errands are run again.
        """
        onward, switch = place.options(self._seat)
        options = switch + onward if place.rest else switch
        before = place.errand_start
        if not before or not before.errands or not _only_moved_pieces(before, place):
            return self._children(place, self._sampled(place, options), switch=not place.rest)
        assert before.position.ask is not None
        moved, old = place.choices[len(before.choices)].piece, before.position.ask.options(self._seat)
        fresh = [option for option in options if option.piece == moved or option not in old]
        nodes = self._children(place, self._sampled(place, fresh), switch=not place.rest)
        errands: dict[str, list[Errand]] = {}
        for errand in sorted(before.errands, key=lambda errand: -errand.worth):
            known = errands.setdefault(errand.piece, [])
            if errand.piece != moved and len(known) < MOST_STOPS:
                known.append(errand)
                nodes += self._run(place, errand)
        return nodes

    def _run(self, place: _Node, errand: Errand) -> list[_Node]:
        """The nodes at the end of an errand that is run again from `place`; none if it is not legal there."""
        node = place
        position, seat = place.position, self._seat
        for option in errand.choices[:-1]:
            if position.ask is None or option not in position.ask.options(seat):
                return []
            self._nodes_left -= 1
            position = position.clone()
            try:
                position.answer(seat, option)
            except CannotDraw:  # here the same way leads to a draw before its end
                return []
            changed = _changed(node.changed, position)
            node = _Node(position, (*node.choices, option), changed, place)
        last = errand.choices[-1]
        if position.ask is None or last not in position.ask.options(seat):
            return []
        return self._children(node, [last], switch=False)

    def _children(self, node: _Node, options: list[Option], switch: bool) -> list[_Node]:
        """The nodes after one more choice, without those that have been reached before. A choice that ends the run
        becomes a line instead."""
        fresh: list[_Node] = []
        position, seat = node.position, self._seat
        for option in options:
            if option.to:
                if option in node.drag:
                    continue
                node.drag.add(option)
            self._nodes_left -= 1
            after = position.clone()
            try:
                after.answer(seat, option)
            except CannotDraw as stopped:
                self._add_line(node, option, after if str(stopped) in after.game.routine_draws else None)
                continue
            if after.chosen or after.ask is None or not after.ask.options(seat) or self._is_later(after):
                self._add_line(node, option, after)
                continue
            changed = _changed(node.changed, after)
            root = self._root.pieces
            key = (
                frozenset([entry for entry in changed.items() if root.get(entry[0]) != entry[1]]),
                after.ask.options(seat),
                after.pages[-1] if len(after.pages) > node.base_depth else None,  # how far the errand can still go
            )
            if key not in self._seen:
                self._seen.add(key)
                fresh.append(self._child(node, option, after, changed, switch))
        return fresh

    def _is_later(self, after: Position) -> bool:
        """Whether a position is in a later turn than the root, though perhaps in one of the same seat."""
        return after.game.turn(after) != after.game.turn(self._root)

    def _child(
        self, node: _Node, option: Option, after: Position, changed: dict[str, Piece], switch: bool
    ) -> _Node:
        """The node after a choice. If a page has closed, it is at rest, and its buttons are tried at once."""
        errand_start = node if switch or node.rest or node.errand_start is None else node.errand_start
        closed = len(after.pages) < len(node.position.pages)
        fresh = _Node(after, (*node.choices, option), changed, errand_start, closed)
        fresh.switches = node.switches + switch
        if fresh.rest:
            self._children(fresh, _buttons(fresh.options(self._seat)[0]), switch=False)
        elif option.to:
            fresh.in_hand = (option.verb, option.piece)
            if not switch:
                fresh.drag = node.drag
        else:
            fresh.in_hand = node.in_hand
        return fresh

    def _add_line(self, node: _Node, option: Option, after: Position | None) -> None:
        lucky = after is None or bool(after.chosen)
        line = Line((*node.choices, option), node.position, lucky, node.rest)
        price = self._root.game.return_price
        line.cost = price * returns(self._root, line.choices, self._been) if price else 0.0
        if after is None:
            self.sample(line)
        elif after.ask is node.position.ask:  # a draw of routine stopped it
            line.add(after.game.evaluate(after, self._seat))
        else:
            line.add(value(after, self._seat, self._depth))
        node.best = max(node.best, line.value)
        self.lines.append(line)

    def sample(self, line: Line) -> None:
        """Add one more value to a line, with other draws at its end. All lines get the same seeds."""
        after = line.before.clone(LiveDealer(self._luck + line.samples))
        after.answer(self._seat, line.choices[-1])
        line.add(value(after, self._seat, self._depth))


def _only_moved_pieces(start: _Node, after: _Node) -> bool:
    """Whether an errand has only moved pieces: no piece that stayed in its place is altered."""
    old = start.position.pieces
    altered = [(old[key], piece) for key, piece in after.changed.items() if key in old and old[key] != piece]
    return all(before.place != now.place for before, now in altered)


def returns(start: Position, choices: tuple[Option, ...], before: Mapping[str, Set[str]] = NOWHERE) -> int:
    """How often choices lead a piece to a place where it has been since `start`, or `before`."""
    been: dict[str, set[str]] = {}
    number = 0
    for option in choices:
        if option.to and option.piece in start.pieces:
            if option.piece not in been:
                been[option.piece] = {start.place_of(option.piece), *before.get(option.piece, ())}
            number += option.to in been[option.piece]
            been[option.piece].add(option.to)
    return number


def value(position: Position, seat: str, depth: int) -> float:
    """The value of a position for a seat after the small questions on pages above `depth` are answered."""
    settled = answer_small_questions(position, depth)
    return settled.game.evaluate(settled, seat)


def answer_small_questions(position: Position, depth: int) -> Position:
    """The position after small questions, such as to follow or stay: while more than `depth` pages are open, each
    seat takes the option that is best for it at once."""
    for _ in range(SMALL_QUESTIONS):
        ask = position.ask
        if (
            ask is None
            or len(position.pages) <= depth
            or len(ask.offers[0][1]) > SMALL_QUESTION
            or position.chosen
        ):
            break
        seat, options = ask.offers[0]
        results = [after for after in (_answered(position, seat, option) for option in options) if after]
        if not results or len(results) < len(options):  # a view tells no options of others; some need a draw
            break
        position = results[0] if len(results) == 1 else max(results, key=_worth_to(seat))
    return position


def _worth_to(seat: str) -> Callable[[Position], float]:
    return lambda position: position.game.evaluate(position, seat)


def _answered(position: Position, seat: str, option: Option) -> Position | None:
    """The position after an answer; None if it needs a draw."""
    after = position.clone()
    try:
        after.answer(seat, option)
    except CannotDraw:
        return None
    return after


def _buttons(options: list[Option]) -> list[Option]:
    """The options without a piece: most of them end something."""
    return [option for option in options if not option.piece]


def _is_card(position: Position, option: Option) -> bool:
    """Whether a choice spends a card: a piece that lies where not everybody sees it."""
    piece = position.pieces.get(option.piece)
    return piece is not None and position.places[piece.place].seen is not None


def _changed(before: dict[str, Piece], after: Position) -> dict[str, Piece]:
    """The pieces that differ from the root's: those `before` the last choice, and those that it has changed."""
    pieces = after.pieces
    names: list[str] = []
    for happening in after.happened:
        for change in happening.changes:
            if isinstance(change, Swap):
                names += (change.one, change.other)
            else:
                name = getattr(change, "piece", None)
                if isinstance(name, str):
                    names.append(name)
    if not names:
        return before
    return before | {name: pieces[name] for name in names if name in pieces}
