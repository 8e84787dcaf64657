"""What happens to the turn, its cards and its actions."""

from __future__ import annotations

from engine.dungeon_twister.content import content, in_play
from engine.dungeon_twister.events.marks import PASSING, cleared
from engine.flow import Event, Position
from engine.table import Change, Count, Mark, Move


class TurnBegan(Event, tag="turn began", frozen=True, gc=False):
    """A seat's turn begins."""

    seat: str
    clause: str = "DT-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("turn", t.counters["turn"] + 1), Count("quiet", t.counters["quiet"] + 1))


class Played(Event, tag="played", frozen=True, gc=False):
    """An action card is played; its number is the AP of the turn."""

    seat: str
    card: str
    number: int
    clause: str = "DT-TURN-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        below = [Move(card, f"pile-{self.seat}") for card in t.contents[f"top-{self.seat}"]]
        highest = max(self.number, t.counters["highest"])
        free = int(self.number == 4 or t.counters["free"])
        return (
            *below, Move(self.card, f"top-{self.seat}"), Count("ap", self.number), Count("highest", highest),
            Count("free", free),
        )  # fmt: skip


class Spent(Event, tag="spent", frozen=True, gc=False):
    """An action is paid: from the turn's AP, or from a drinker's own."""

    seat: str
    figure: str
    extra: bool
    clause: str = "DT-ACT-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        if self.extra:
            return (Mark(self.figure, "extra", t.pieces[self.figure].mark("extra") - 1),)
        return (Count("ap", t.counters["ap"] - 1),)


class Fizzled(Event, tag="fizzled", frozen=True, gc=False):
    """Magic does nothing where a figure has used it; `token`, if it names one, is used up all the same."""

    seat: str
    figure: str
    token: str
    clause: str = "DT-RULE-MAGIC-6"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, "gone"),) if self.token else ()


class MagicLost(Event, tag="magic lost", frozen=True, gc=False):
    """A figure loses the actions of its own that magic has given it."""

    figure: str
    clause: str = "DT-OBJ-POTION-6"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, "extra", 0),)


class TurnEnded(Event, tag="turn ended", frozen=True, gc=False):
    """The turn is over: AP left are lost, extra ones too (DT-OBJ-POTION-5), and so is "this turn" (DT-TURN-06)."""

    seat: str
    clause: str = "DT-TURN-04"

    def changes(self, t: Position) -> tuple[Change, ...]:
        passing, pieces = (*content(t).passing, *PASSING), t.pieces
        marked = [key for key in in_play(t).tokens if key in pieces and pieces[key].marks]
        rested = [change for key in marked for change in cleared(t, key, passing)]
        ended = [Count(name, 0) for name in ("ap", "drunk", "late") if t.counters[name]]
        return (*ended, *rested)


class TimeUp(Event, tag="time up", frozen=True, gc=False):
    """The time agreed for a turn is over, or only that of the opponent for placing (DT-MODE-18)."""

    seat: str
    clause: str = "DT-MODE-17"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return () if self.clause == "DT-MODE-18" else (Count("late", 1),)


class Recycled(Event, tag="recycled", frozen=True, gc=False):
    """A player takes his action cards back."""

    seat: str
    clause: str = "DT-CARD-07"

    def changes(self, t: Position) -> tuple[Change, ...]:
        played = [*t.contents[f"pile-{self.seat}"], *t.contents[f"top-{self.seat}"]]  # a view hides most of them
        return tuple([Move(card, f"actions-{self.seat}") for card in sorted(played)])
