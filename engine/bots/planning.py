"""Looking ahead: the lines of play open to one seat until the turn passes on or chance speaks.

A line is a run of one's own choices. Going on with one piece is tried breadth first. Where that comes to rest (the
page that the run opened is closed again), and before turning to another piece or spending a card out of one's own
hand, only the most promising places are gone on from, so that neither a full hand nor many pieces cost much.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from engine.bots.bot import going_on
from engine.flow import Option, Position
from engine.table import LiveDealer, Piece, Swap, Undrawn

#: How many choices are tried at most for one plan.
NODES = 200
#: At how many promising places other things are tried at a time, and how often in one line.
PLACES, ASIDES = 5, 3
#: So many stops of one piece on its way, and so many errands of each other piece, are gone on from.
HALTS = 3
#: So many pieces' options of one question are tried; if there are more, a sample.
MOST_OPTIONS = 24
#: Questions with so few options are answered at once by their immediate effect.
SMALL_QUESTION, SMALL_QUESTIONS = 2, 6


class Line:
    """A run of choices and what it is worth: the mean of the values seen at its end.

    `before` is the position of the last choice. With `chance` the last choice is a matter of luck, or of what
    others choose at the same time; `rested` says that it was made from a place of rest.
    """

    __slots__ = ("before", "chance", "choices", "rested", "samples", "total")

    def __init__(self, choices: tuple[Option, ...], before: Position, chance: bool, rested: bool = False) -> None:
        self.choices = choices
        self.before = before
        self.chance = chance
        self.rested = rested
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
    """A position on the way: the pieces changed since the root, the verb and piece in hand, the best line's value.

    `drag` collects the steps tried since the piece was taken up, shared by all nodes of that drag: whoever
    drags on has no reason to come back. `since` is the place from which the errand began that led here; a node at
    `rest` is the end of it. `errands` are those that began here: the piece, what it is worth, the choices.
    """

    __slots__ = (
        "asides", "best", "changed", "choices", "drag", "errands", "hand", "home", "position", "rest", "since",
    )  # fmt: skip

    def __init__(
        self,
        position: Position,
        choices: tuple[Option, ...] = (),
        changed: dict[str, Piece] | None = None,
        since: _Node | None = None,
        rest: bool = False,
    ) -> None:
        self.position = position
        self.choices = choices
        self.changed = changed or {}
        self.since = since
        self.rest = rest
        self.home: int = since.home if since and not rest else len(position.pages)
        self.hand = ("", "")
        self.drag: set[Option] = set()
        self.asides = 0
        self.errands: list[Errand] = []
        self.best = float("-inf")

    def options(self, seat: str) -> tuple[list[Option], list[Option]]:
        """The options that go on with what the line has been doing, and those that turn aside from it."""
        position, (verb, piece) = self.position, self.hand
        assert position.ask is not None
        onward: list[Option] = []
        aside: list[Option] = []
        for option in going_on(position, position.ask.options(seat)):
            other = piece and option.to and (option.piece != piece or option.verb != verb)
            (aside if other or _is_card(position, option) else onward).append(option)
        return (onward, aside) if onward or self.since is None else (aside, [])

    def in_corridor(self, onward: list[Option]) -> list[Option]:
        """In a corridor only the next step, for nobody stops half-way."""
        steps = [option for option in onward if option.to and option not in self.drag]
        if len(steps) == 1 and self.drag and not any(option.piece and not option.to for option in onward):
            place = self.position.pieces[self.hand[1]].place
            if len(self.position.contents[place]) == 1:
                return steps
        return onward


class Errand(NamedTuple):
    """A run of choices with one piece from one place of rest to the next, and what came of it."""

    piece: str
    worth: float
    choices: tuple[Option, ...]


class Planner:
    """Finds the lines of play of one seat from a full position, and values their ends."""

    def __init__(self, root: Position, seat: str, chance: random.Random, nodes: int = NODES) -> None:
        self._root = root
        self._seat = seat
        self._chance = chance
        self._depth = len(root.pages)
        self._luck = chance.getrandbits(32)
        self._left = nodes
        self._seen: set[tuple[object, ...]] = set()
        self.lines: list[Line] = []
        self.errands: list[Errand] = []

    def explore(self) -> list[Line]:
        """All lines found, each valued at least once; never empty if the seat is asked."""
        start = _Node(self._root)
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

    def in_haste(self, line: Line) -> bool:
        """Whether a line ends after an errand only because there was no time to try another."""
        return self._left <= 0 and line.rested and len(line.choices) > 1

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
        """Go on from `roots`, breadth first, until every errand has come to rest; all nodes from which there is
        something else to be tried."""
        reached = [node for node in roots if node.rest]
        frontier = deque([node for node in roots if not node.rest])
        halts: dict[tuple[int, str], list[_Node]] = {}
        while frontier and self._left > 0:
            node = frontier.popleft()
            onward, aside = node.options(self._seat)
            onward = node.in_corridor(onward)
            if aside:
                reached.append(node)
            if len(node.position.pages) > node.home:  # where to stop is seen when all the way is known
                going = [option for option in onward if option.piece]
                if len(going) < len(onward):
                    node.best = value(node.position, self._seat, self._depth)
                    halts.setdefault((id(node.since), node.hand[1]), []).append(node)
                onward = going
            fresh = self._tried(node, self._some(onward), aside=False)
            reached += [node for node in fresh if node.rest]
            frontier += [node for node in fresh if not node.rest]
        for nodes in halts.values():
            nodes.sort(key=lambda node: -node.best)
            for node in nodes[:HALTS]:
                reached += self._tried(node, _buttons(node.options(self._seat)[0]), aside=False)
        for node in reached:
            if node.rest and node.since:
                errand = node.choices[len(node.since.choices) :]
                node.since.errands.append(Errand(errand[0].piece, node.best, errand))
                self.errands.append(node.since.errands[-1])
        return reached

    def _gone_on(self, place: _Node) -> list[_Node]:
        """The nodes behind a promising place. What other pieces could do before they can still do, so only their
        best errands are run again, unless this one has altered the board."""
        onward, aside = place.options(self._seat)
        options = aside + onward if place.rest else aside
        before = place.since
        if not before or not before.errands or not _left_the_rest_alone(before, place):
            return self._tried(place, self._some(options), aside=not place.rest)
        assert before.position.ask is not None
        moved, old = place.choices[len(before.choices)].piece, before.position.ask.options(self._seat)
        fresh = [option for option in options if option.piece == moved or option not in old]
        nodes = self._tried(place, self._some(fresh), aside=not place.rest)
        errands: dict[str, list[Errand]] = {}
        for errand in sorted(before.errands, key=lambda errand: -errand.worth):
            known = errands.setdefault(errand.piece, [])
            if errand.piece != moved and len(known) < HALTS:
                known.append(errand)
                nodes += self._run(place, errand)
        return nodes

    def _run(self, place: _Node, errand: Errand) -> list[_Node]:
        """Run an errand again from another place, if that can be done there."""
        node = place
        position, seat = place.position, self._seat
        for option in errand.choices[:-1]:
            if position.ask is None or option not in position.ask.options(seat):
                return []
            self._left -= 1
            position = position.clone()
            position.answer(seat, option)
            changed = _changed(node.changed, position)
            node = _Node(position, (*node.choices, option), changed, place)
        last = errand.choices[-1]
        if position.ask is None or last not in position.ask.options(seat):
            return []
        return self._tried(node, [last], aside=False)

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
                after.pages[-1] if len(after.pages) > node.home else None,  # how far the errand can still go
            )
            if key not in self._seen:
                self._seen.add(key)
                fresh.append(self._behind(node, option, after, changed, aside))
        return fresh

    def _behind(
        self, node: _Node, option: Option, after: Position, changed: dict[str, Piece], aside: bool
    ) -> _Node:
        """The node behind a choice. Where a page has closed it is at rest, and the ends of the run are tried."""
        since = node if aside or node.rest or node.since is None else node.since
        closed = len(after.pages) < len(node.position.pages)
        fresh = _Node(after, (*node.choices, option), changed, since, closed)
        fresh.asides = node.asides + aside
        if fresh.rest:
            self._tried(fresh, _buttons(fresh.options(self._seat)[0]), aside=False)
        elif option.to:
            fresh.hand = (option.verb, option.piece)
            if not aside:
                fresh.drag = node.drag
        else:
            fresh.hand = node.hand
        return fresh

    def _found(self, node: _Node, option: Option, after: Position | None) -> None:
        lucky = after is None or bool(after.chosen)
        line = Line((*node.choices, option), node.position, lucky, node.rest)
        if after is None:
            self.sample(line)
        else:
            line.add(value(after, self._seat, self._depth))
        node.best = max(node.best, line.value)
        self.lines.append(line)

    def sample(self, line: Line) -> None:
        """Let chance speak once more at the end of a line; each line meets with the same luck."""
        after = line.before.clone(LiveDealer(self._luck + line.samples))
        after.answer(self._seat, line.choices[-1])
        line.add(value(after, self._seat, self._depth))


def _left_the_rest_alone(start: _Node, after: _Node) -> bool:
    """Whether an errand has only moved pieces, and altered none that stayed where it was."""
    old = start.position.pieces
    altered = [(old[key], piece) for key, piece in after.changed.items() if key in old and old[key] != piece]
    return all(before.place != now.place for before, now in altered)


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


def _buttons(options: list[Option]) -> list[Option]:
    """The options without a piece: most of them end something."""
    return [option for option in options if not option.piece]


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
