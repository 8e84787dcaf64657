"""What one seat may do now, sorted by what the hand does: buttons, clicks on pieces, drags to places.

Everything is asked of the seat's own view, so nothing here can know or show more than the seat does.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from msgspec.structs import replace

from engine.flow import Option, Position, Reason, Session, is_typed, why_not
from engine.flow.reach import Path, position_after, reach
from engine.flow.withheld import Withheld, unusable
from game.layout.game_layout import GameLayout
from game.layout.places import Grounds
from game.services.fence import fenced


@dataclass(frozen=True)
class Refused:
    """Why a drop was refused, or a use if not `going`: the reason, the way from the last place that could be
    reached, and choices that would allow it."""

    reason: Reason
    way: tuple[str, ...] = ()
    helps: tuple[Option, ...] = ()
    going: bool = True


class Choices:
    """The options of `seat` at one question of a session."""

    def __init__(self, session: Session, seat: str, layout: GameLayout) -> None:
        self.session = session
        self.seat = seat
        self.layout = layout
        self.options = session.options(seat)
        self._reach: dict[str, Mapping[str, Path]] = {}
        self._idle: dict[str, str] = {}

    @cached_property
    def view(self) -> Position:
        """The position as the seat sees it."""
        return self.session.position.seen_by(self.seat)

    @cached_property
    def pieces(self) -> frozenset[str]:
        """The pieces that some option names."""
        return frozenset(option.piece for option in self.options if option.piece)

    @cached_property
    def buttons(self) -> tuple[Option, ...]:
        """Options without a piece, one for each verb."""
        return _first_of_verbs([option for option in self.options if not option.piece])

    def goals(self, verb: str) -> dict[str, Option]:
        """Place -> the option that names it and no piece."""
        found = [option for option in self.options if option.verb == verb and not option.piece]
        return {option.to: option for option in found if option.to}

    def clicks(self, piece: str) -> tuple[Option, ...]:
        """What a click on a piece may mean, one option for each verb."""
        return _first_of_verbs([o for o in self.options if o.piece == piece and not self._goes(o)])

    def _goes(self, option: Option) -> bool:
        """Whether an option brings its piece somewhere else; what is done with a piece where it is is a click."""
        pieces = self.view.pieces
        return bool(option.to) and (option.piece not in pieces or pieces[option.piece].place != option.to)

    def amounts(self, option: Option) -> tuple[Option, ...]:
        """The options that differ from this one only in their number."""
        same = [o for o in self.options if (o.verb, o.piece, o.to) == (option.verb, option.piece, option.to)]
        return tuple(same[:1] if option.verb in self.layout.layout.least else same)

    def drags(self, piece: str) -> bool:
        """Whether a piece can be dragged to any place."""
        return any(option.piece == piece and self._goes(option) for option in self.options)

    def reach(self, piece: str) -> Mapping[str, Path]:
        """Every place to which a piece can be dragged, with the choices that lead there: the shortest path
        without costs, if there is one."""
        if piece not in self._reach:
            self._reach[piece] = self._led(piece) if self.drags(piece) else {}
        return self._reach[piece]

    def _led(self, piece: str) -> Mapping[str, Path]:
        told = self.session.game.reach(self.view, self.seat, piece)
        return self._searched(piece) if told is None else told

    def _searched(self, piece: str) -> dict[str, Path]:
        paid, pips = self.layout.layout.paid, self.layout.layout.pips

        def budget(position: Position) -> int:
            marked = position.pieces[piece].mark if piece in position.pieces else lambda name: 0
            return sum(position.counters.get(each.counter, 0) + marked(each.mark) for each in pips)

        counted = budget if pips else None
        found = reach(self.view, self.seat, piece, budget=counted)
        if any(option.piece == piece and option.verb in paid for option in self.options):
            found |= reach(self.view, self.seat, piece, paid, counted)
        return found

    def ways(self, piece: str, to: str) -> tuple[Path, ...]:
        """Every path that dragging a piece to a place may mean: going there by steps, and each direct choice."""
        direct = [Path((option,), (to,)) for option in self.at(piece, to)]
        led = self.reach(piece).get(to)
        longer = led is not None and (len(led.choices) > 1 or led.choices[0].piece != piece)
        return (*([led] if led is not None and longer else []), *direct)

    def beside(self, piece: str) -> tuple[Option, ...]:
        """What a click on a piece may mean, and on each piece that lies in the same place."""
        table = self.view
        if piece not in table.pieces:
            return ()
        here = table.contents[table.place_of(piece)]
        return tuple([option for other in reversed(here) for option in self.clicks(other)])

    def making_way(self, piece: str) -> Option | None:
        """The one button after which this seat could use a piece that it cannot use now."""
        last = self.session.game.concessions
        found = []
        for option in self.buttons:
            after = position_after(self.view, self.seat, option) if option.verb not in last else None
            if after is not None and after.ask is not None:
                found += [option] if any(o.piece == piece for o in after.ask.options(self.seat)) else []
        return found[0] if len(found) == 1 else None

    def foreseen(self, piece: str, to: str) -> Position:
        """The position after a piece has been dragged to a place, as far as the seat can foresee it; else the
        position of now."""
        path = self.reach(piece).get(to)
        return (self.after(path) if path is not None else None) or self.view

    def at(self, piece: str, to: str) -> tuple[Option, ...]:
        """The direct options for dragging a piece to a place."""
        there = [option for option in self.options if option.piece == piece and option.to == to]
        least = self.layout.layout.least
        return tuple([o for o in there if o.verb not in least or o == self.amounts(o)[0]])

    # -- why not -----------------------------------------------------------------------------------------

    def refusal(self, piece: str, to: str) -> Refused | None:
        """Why a piece may not be dragged to a place: the reason at the first step that fails, or that against the
        drop itself if the piece goes by no steps."""
        verbs = self._verbs(piece)
        paths = self.reach(piece)
        way = self._way_on(piece, to)
        if len(way) > 1:
            here = self.after(paths[way[0]]) if way[0] in paths else self.view
            still = here is not None and here.ask is not None and self.seat in here.ask.seats()
            found = self._reason(here, piece, way[1], verbs) if here is not None and still else None
            if found is not None:
                return Refused(found, way[1:], self.helps(piece, to))
        found = self._reason(self.view, piece, to, verbs)
        return Refused(found, way[1:], self.helps(piece, to)) if found is not None else None

    def unused(self, piece: str) -> Refused | None:
        """Why a piece that no option names can do nothing now, if there is a reason."""
        if piece in self.pieces:
            return None
        unexplained: Withheld | None = Withheld("", Option(""), self._unexplained(Option("", piece)))
        found = fenced(lambda: unusable(self.view, self.seat, piece), unexplained)
        return Refused(found.reason, (), found.helps, going=False) if found is not None else None

    def unused_card(self, piece: str) -> Refused | None:
        """Why a card can do nothing now: a card in the hand looks as if it could be played, so there is always a
        reason, if only what is asked for in its place."""
        if piece in self.pieces:
            return None
        return self.unused(piece) or Refused(self._unexplained(Option("", piece)), going=False)

    def idle_clause(self, piece: str) -> str:
        """The clause by which a card of the hand can do nothing now; "" if it can be used."""
        if piece not in self._idle:
            refused = self.unused_card(piece)
            self._idle[piece] = refused.reason.clause if refused is not None else ""
        return self._idle[piece]

    def refused(self, option: Option) -> Refused | None:
        """Why an option cannot be chosen, by whichever verb comes nearest to it; None if there is no reason."""
        tried = [replace(option, verb=verb) for verb in self._verbs(option.piece)]
        found = [reason for each in tried for reason in self._why_not(self.view, each)]
        found.sort(key=lambda reason: -2 * bool(reason.pieces or reason.places) - bool(reason.facts))
        return Refused(found[0]) if found else None

    def typed(self) -> Option | None:
        """The option that is typed, as it is offered; None if there is none."""
        return next((option for option in self.options if is_typed(self.view, option)), None)

    def mistyped(self, option: Option) -> Refused | None:
        """Why a text may not be typed; None if it may."""
        reasons = self.session.why_not(self.seat, option)
        return Refused(reasons[0], going=False) if reasons else None

    def helps(self, piece: str, to: str) -> tuple[Option, ...]:
        """Uses of other pieces, and buttons, that would let this one be dragged there, the smallest of each. They
        are tried on what the seat sees, so no help knows more than the seat does."""
        found: dict[tuple[str, str], Option] = {}
        last = self.session.game.concessions
        for option in sorted(self.options, key=lambda option: abs(option.amount)):
            known = (option.verb, option.piece) in found
            if known or option.to or option.piece == piece or option.verb in last:
                continue
            after = position_after(self.view, self.seat, option)
            if after is not None and to in reach(after, self.seat, piece):
                found[option.verb, option.piece] = option
        return tuple(found.values())

    def refused_run(self, run: Sequence[Option]) -> tuple[int, Reason] | None:
        """The first reason against choosing these one after another, and how many of them come before it; None if
        all would be allowed, as far as the seat can foresee."""
        here: Position | None = self.view
        for done, option in enumerate(run):
            if here is None:
                return done, self._unexplained(option)
            reasons = self._why_not(here, option)
            if reasons:
                return done, reasons[0]
            here = position_after(here, self.seat, option)
        return None

    def _verbs(self, piece: str) -> tuple[str, ...]:
        """What a drag of this piece could mean: the verbs of the piece, else those of the page."""
        own = {option.verb: None for option in self.options if option.piece == piece and option.to}
        if own:
            return tuple(own)
        return tuple(self.view.verbs)

    def _reason(self, position: Position, piece: str, to: str, verbs: tuple[str, ...]) -> Reason | None:
        """The most useful reason against a drag: one that names a blocker or a number, if there is one."""
        found: list[Reason] = []
        for verb in verbs:
            found.extend(self._why_not(position, Option(verb, piece, to)))
        found.sort(key=lambda reason: -2 * bool(reason.pieces or reason.places) - bool(reason.facts))
        return found[0] if found else None

    def _why_not(self, position: Position, option: Option) -> tuple[Reason, ...]:
        """The reasons against an option; only that it is not on offer, if they cannot be worked out."""
        return fenced(lambda: why_not(position, self.seat, option), (self._unexplained(option),))

    def _unexplained(self, option: Option) -> Reason:
        """The reason where none can be worked out."""
        return self.session.game.default_reason(self.view, self.seat, option)

    def _way_on(self, piece: str, to: str) -> tuple[str, ...]:
        """The rest of the way that a piece of the board would go; none for a piece that is laid there from beside
        the board."""
        start = self.view.pieces[piece].place if piece in self.view.pieces else ""
        if start not in Grounds(self.layout).of(self.view).neighbours:
            return ()
        return self._way(to, {start: 0} | {place: len(path.choices) for place, path in self.reach(piece).items()})

    def _way(self, end: str, known: Mapping[str, int]) -> tuple[str, ...]:
        """The rest of the shortest way to `end`: from the last place on it that can be reached; `known` gives the
        steps to each of those."""
        neighbours = Grounds(self.layout).of(self.view).neighbours
        if end not in neighbours:
            return ()
        came: dict[str, str] = {end: ""}
        away = {end: 0}
        frontier = deque([end])
        while frontier:
            place = frontier.popleft()
            for other in neighbours[place]:
                if other not in came:
                    came[other], away[other] = place, away[place] + 1
                    frontier.append(other)
        ends = [place for place in known if place in away and place != end]
        if not ends:
            return ()
        way = [min(ends, key=lambda place: (known[place] + away[place], away[place]))]
        while came[way[-1]]:
            way.append(came[way[-1]])
        return tuple(way)

    def after(self, path: Path) -> Position | None:
        """The position after a run of choices, as far as the seat can foresee it."""
        here: Position | None = self.view
        for option in path.choices:
            here = position_after(here, self.seat, option) if here is not None else None
        return here


def _first_of_verbs(options: list[Option]) -> tuple[Option, ...]:
    found: dict[tuple[str, str], Option] = {}
    for option in options:
        found.setdefault((option.verb, option.piece), option)
    return tuple(found.values())
