"""Points (WZ-POINT): gained and lost in a type that somebody picks."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at
from engine.wizards.components import POINTS
from engine.wizards.events.days import Nothing
from engine.wizards.events.points import PointsGained, PointsLost
from engine.wizards.randomness import die
from engine.wizards.world import bound, points, rank


class Gaining(Frame, frozen=True, gc=False, tag="gaining"):
    """A player gains points in one type of choice (WZ-POINT-03), or loses them (WZ-POINT-04). `other` is a second
    gain in another type (WZ-ENC-35); `taken` is the first type then."""

    seat: str
    number: int
    clause: str
    loss: bool = False
    other: int = 0
    taken: int = -1
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Nobody of Rank 0 gains or loses (WZ-POINT-02), nor do the Dragonbound gain (WZ-DRAGON-19)."""
        if not can_change(t, self.seat, self.loss) or self.number < 1:
            if self.loss and rank(t, self.seat):
                t.emit(Nothing(self.seat, "no points", "WZ-POINT-07"))
            return DONE
        return Goto(replace(self, step="pick"))

    def pick(self, t: Position) -> Flow:
        """Which type."""
        return Ask(((self.seat, self.offer(t)),), "lose" if self.loss else "gain", self.clause)


def can_change(t: Position, seat: str, loss: bool) -> bool:
    """Whether a player can gain points at all, or has any to lose (WZ-POINT-07)."""
    if not rank(t, seat):
        return False
    return any(points(t, seat)) if loss else not bound(t, seat)


def _types(t: Position, page: Gaining) -> list[Option]:
    held = points(t, page.seat)
    open_types = [n for n in range(len(POINTS)) if n != page.taken and (held[n] or not page.loss)]
    return [Option(POINTS[n]) for n in open_types]


def _refuse(t: Position, page: Gaining, option: Option) -> list[Reason]:
    """A loss is paid from a type in which there are points (WZ-POINT-04)."""
    if option in _types(t, page):
        return []
    if not page.loss:
        return [Reason("WZ-POINT-03")]
    clause = "WZ-MEET-23" if page.clause == "WZ-MEET-19" else "WZ-POINT-04"
    return [Reason(clause, {"type": option.verb})]


def _pick(t: Position, page: Gaining, option: Option) -> Flow:
    kind = POINTS.index(option.verb)
    event = PointsLost if page.loss else PointsGained
    short = page.loss and points(t, page.seat)[kind] < page.number
    t.emit(event(page.seat, option.verb, page.number, "WZ-POINT-05" if short else page.clause))
    if page.other:
        return Goto(replace(page, number=page.other, other=0, taken=kind, step="pick"))
    return DONE


def _row(name: str) -> Verb:
    def mine(t: Position, page: Gaining) -> list[Option]:
        return [option for option in _types(t, page) if option.verb == name]

    return at(name, ("pick",), mine, _refuse, _pick, ())


Gaining.verbs = verbs(*[_row(name) for name in POINTS])


def fewest_type(t: Position, seat: str) -> int:
    """The type in which a player has fewest, types at 0 not counted; of several one by chance (WZ-DEMON-06).
    -1 if the player has no points."""
    held = points(t, seat)
    least = min([n for n in held if n], default=0)
    if not least:
        return -1
    found = [n for n, number in enumerate(held) if number == least]
    return found[0] if len(found) == 1 else int(t.draw("type of points", found))


def lose_fewest(t: Position, seat: str, times: int, clause: str) -> None:
    """A loss of a die, or twice a die, from the fewest type."""
    if not can_change(t, seat, loss=True):
        if rank(t, seat):
            t.emit(Nothing(seat, "no points", "WZ-POINT-07"))
        return
    number = die(t, "points lost") * times
    held = [have for have in points(t, seat) if have]
    tied = held.count(min(held)) > 1
    t.emit(PointsLost(seat, POINTS[fewest_type(t, seat)], number, "WZ-DEMON-06" if tied else clause))


def gaining(t: Position, seat: str, clause: str, times: int = 1) -> Gaining:
    """A page on which a player gains a die of points, or twice a die."""
    return Gaining(seat, die(t, "points gained") * times, clause)


def losing(t: Position, seat: str, clause: str) -> Gaining:
    """A page on which a player loses a die of points."""
    return Gaining(seat, die(t, "points lost"), clause, loss=True)
