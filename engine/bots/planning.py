"""Looking ahead: the lines of play open to one seat until the turn passes on or chance speaks.

A line is a run of one's own choices. Going on with one piece is tried breadth first. Where that comes to rest (the
page that the run opened is closed again), and before turning to another piece or spending a card out of one's own
hand, only the most promising places are gone on from, so that neither a full hand nor many pieces cost much.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable

from engine.bots.bot import going_on
from engine.flow import Option, Position
from engine.table import Dealer, LiveDealer, Piece, Swap, Undrawn

#: How many choices are tried at most for one plan.
NODES = 200
#: At how many promising places other things are tried at a time, and how often in one line.
PLACES, ASIDES = 5, 3
#: So many pieces' options of one question are tried; if there are more, a sample.
MOST_OPTIONS = 24
#: Questions with so few options are answered at once by their immediate effect.
SMALL_QUESTION, SMALL_QUESTIONS = 2, 6


class Line:
    """A run of choices and what it is worth: the mean of the values seen at its end.

    `before` is the position of the last choice. With `chance` the last choice is a matter of luck.
    """

    __slots__ = ("before", "chance", "choices", "samples", "total")

    def __init__(self, choices: tuple[Option, ...], before: Position, chance: bool) -> None:
        self.choices = choices
        self.before = before
        self.chance = chance
        self.total = 0.0
        self.samples = 0

    @property
    def value(self) -> float:
        """The mean of the values seen so far."""
        return self.total / self.samples

    def add(self, value: float) -> None:
        """One more value."""
        self.total += value
        self.samples += 1


class _Node:
    """A position on the way: the pieces changed since the root, the piece in hand, the best line's value.

    `drag` collects the steps tried since the piece was taken up, shared by all nodes of that drag: whoever
    drags on has no reason to come back. A node at `rest` waits until it is worth going on from.
    """

    __slots__ = ("asides", "best", "changed", "choices", "drag", "piece", "position", "rest")

    def __init__(
        self,
        position: Position,
        choices: tuple[Option, ...],
        changed: dict[str, Piece],
        piece: str,
        drag: set[Option],
        asides: int,
        rest: bool = False,
    ) -> None:
        self.position = position
        self.choices = choices
        self.changed = changed
        self.piece = piece
        self.drag = drag
        self.asides = asides
        self.rest = rest
        self.best = float("-inf")

    def options(self, seat: str, aside: bool) -> list[Option]:
        """The options that turn aside from what the line has been doing, or those that do not."""
        position, piece = self.position, self.piece
        assert position.ask is not None
        return [
            option
            for option in going_on(position, position.ask.options(seat))
            if (_is_card(position, option) or bool(piece and option.to and option.piece != piece)) is aside
        ]

    def onward(self, seat: str) -> list[Option]:
        """The options that go on with the line; in a corridor only the next step, for nobody stops half-way."""
        options = self.options(seat, aside=False)
        steps = [option for option in options if option.to and option not in self.drag]
        if len(steps) == 1 and self.drag and not any(option.piece and not option.to for option in options):
            place = self.position.pieces[self.piece].place
            if len(self.position.contents[place]) == 1:
                return steps
        return options


class Planner:
    """Finds the lines of play of one seat from a full position, and values their ends."""

    def __init__(self, root: Position, seat: str, chance: random.Random, nodes: int = NODES) -> None:
        self._root = root
        self._seat = seat
        self._chance = chance
        self._depth = len(root.pages)
        self._dealer: Dealer = LiveDealer(chance.getrandbits(32))
        self._left = nodes
        self._seen: set[tuple[frozenset[tuple[str, Piece | None]], tuple[Option, ...]]] = set()
        self.lines: list[Line] = []

    def explore(self) -> list[Line]:
        """All lines found, each valued at least once; never empty if the seat is asked."""
        start = _Node(self._root, (), {}, "", set(), 0)
        nodes = self._spread([start])
        places: list[_Node] = []
        while nodes and self._left > 0:
            places += [node for node in nodes if node.rest or node.asides < ASIDES]
            places.sort(key=lambda node: (node is not start, -node.best))
            chosen, places = places[:PLACES], places[PLACES:]
            nodes = self._spread([node for place in chosen for node in self._gone_on(place)])
        if not self.lines:
            self._look_one_choice_ahead(start)
        return self.lines

    def _look_one_choice_ahead(self, start: _Node) -> None:
        """Where no line has come to its end in time, the next choice is valued as it is."""
        assert self._root.ask is not None
        for option in self._some(list(going_on(self._root, self._root.ask.options(self._seat)))):
            line = Line((option,), start.position, chance=False)
            self.sample(line)
            self.lines.append(line)

    def _some(self, options: list[Option]) -> list[Option]:
        """The options, if there are too many only some of those with a piece."""
        if len(options) <= MOST_OPTIONS:
            return options
        buttons = [option for option in options if not option.piece]
        others = [option for option in options if option.piece]
        return buttons + self._chance.sample(others, min(len(others), MOST_OPTIONS))

    def _spread(self, roots: list[_Node]) -> list[_Node]:
        """Go on from `roots`, breadth first, as far as they do not rest; all nodes reached."""
        reached = list(roots)
        frontier = deque([node for node in roots if not node.rest])
        while frontier and self._left > 0:
            node = frontier.popleft()
            fresh = self._tried(node, self._some(node.onward(self._seat)), aside=False)
            reached += fresh
            frontier.extend([node for node in fresh if not node.rest])
        return reached

    def _gone_on(self, place: _Node) -> list[_Node]:
        """The nodes behind a promising place: other things from it, and from a place of rest everything."""
        aside = self._tried(place, self._some(place.options(self._seat, aside=True)), aside=True)
        if not place.rest:
            return aside
        return aside + self._tried(place, self._some(place.options(self._seat, aside=False)), aside=False)

    def _tried(self, node: _Node, options: list[Option], aside: bool) -> list[_Node]:
        """The nodes behind one more choice; choices that end the run become lines."""
        fresh: list[_Node] = []
        position, seat = node.position, self._seat
        for option in options:
            if option.to:
                if option in node.drag:
                    continue
                node.drag.add(option)
            self._left -= 1
            after = position.clone()
            try:
                after.answer(seat, option)
            except Undrawn:
                self._found(node, option, None)
                continue
            if after.chosen or after.ask is None or not after.ask.options(seat):
                self._found(node, option, after)
                continue
            changed = _changed(node.changed, after)
            root = self._root.pieces
            key = (
                frozenset([entry for entry in changed.items() if root.get(entry[0]) != entry[1]]),
                after.ask.options(seat),
            )
            if key not in self._seen:
                self._seen.add(key)
                fresh.append(self._node(node, option, after, changed, aside))
        return fresh

    def _node(
        self, node: _Node, option: Option, after: Position, changed: dict[str, Piece], aside: bool
    ) -> _Node:
        """The node behind a choice. Where a page has closed it comes to rest, and the ends of the run are tried."""
        choices = (*node.choices, option)
        if len(after.pages) < len(node.position.pages):
            rest = _Node(after, choices, changed, "", set(), node.asides, rest=True)
            assert after.ask is not None
            ends = [option for option in going_on(after, after.ask.options(self._seat)) if not option.piece]
            self._tried(rest, ends, aside=False)
            return rest
        dragged = bool(option.to) and not aside
        piece = option.piece if option.to else node.piece
        return _Node(after, choices, changed, piece, node.drag if dragged else set(), node.asides + aside)

    def _found(self, node: _Node, option: Option, after: Position | None) -> None:
        line = Line((*node.choices, option), node.position, after is None)
        if after is None:
            self.sample(line)
        else:
            line.add(value(after, self._seat, self._depth))
        node.best = max(node.best, line.value)
        self.lines.append(line)

    def sample(self, line: Line) -> None:
        """Let chance speak once more at the end of a line."""
        after = line.before.clone(self._dealer)
        after.answer(self._seat, line.choices[-1])
        line.add(value(after, self._seat, self._depth))


def value(position: Position, seat: str, depth: int) -> float:
    """What a position is worth to a seat once the small questions on pages beyond `depth` are answered."""
    settled = answer_small_questions(position, depth)
    return settled.game.evaluate(settled, seat)


def answer_small_questions(position: Position, depth: int) -> Position:
    """Follow or stay, pay or give up: while more than `depth` pages are open, everybody takes what is better
    for him at once."""
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
        if len(results) < len(options):
            break
        position = results[0] if len(results) == 1 else max(results, key=_worth_to(seat))
    return position


def _worth_to(seat: str) -> Callable[[Position], float]:
    return lambda position: position.game.evaluate(position, seat)


def _answered(position: Position, seat: str, option: Option) -> Position | None:
    """The position after an answer, None if chance would have a say in it."""
    after = position.clone()
    try:
        after.answer(seat, option)
    except Undrawn:
        return None
    return after


def _is_card(position: Position, option: Option) -> bool:
    """Whether a choice spends a card: a piece that lies where not everybody sees it."""
    piece = position.pieces.get(option.piece)
    return piece is not None and position.places[piece.place].seen is not None


def _changed(before: dict[str, Piece], after: Position) -> dict[str, Piece]:
    """The pieces that differ from the root's, given those of the position before."""
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
