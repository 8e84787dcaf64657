"""Events of turns and Days, and what is noted on the way."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.table import Change, Count, Mark, Table
from engine.wizards.components import EVENTS_OF, FIGURE, HAMDREL
from engine.wizards.events.figures import figure_marks


class TurnBegan(Event, tag="turn began", frozen=True, gc=False):
    """A turn begins. Everybody may try every spell once more (WZ-SPELL-04)."""

    seat: str
    extra: bool = False
    clause: str = "WZ-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        fresh = [Mark(figure, name, 0) for figure, name, _ in notes_of_turn(t)]
        return (Count("turn", t.counters["turn"] + 1), *fresh)


#: The marks that hold for one turn.
_OF_TURN = ("tried-", "swift-", "left-")


def notes_of_turn(t: Table) -> tuple[tuple[str, str, int], ...]:
    """What is noted for this turn alone: figure, name and amount of each mark."""
    figures = [t.pieces[FIGURE[seat]] for seat in t.seats]
    return tuple([(figure.id, name, amount) for figure in figures for name, amount in figure.marks
                  if name.startswith(_OF_TURN)])  # fmt: skip


class TurnResumed(Event, tag="turn resumed", frozen=True, gc=False):
    """A turn goes on that extra turns have interrupted: what was tried in it stays tried (WZ-SPELL-03)."""

    notes: tuple[tuple[str, str, int], ...]
    clause: str = "WZ-SPELL-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        fresh = [Mark(figure, name, 0) for figure, name, _ in notes_of_turn(t)]
        return (*fresh, *[Mark(*note) for note in self.notes])


class TurnLost(Event, tag="turn lost", frozen=True, gc=False):
    """A turn is lost to a stun or to a Trap; `left` are the turns still to be lost to the stun."""

    seat: str
    left: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return figure_marks(self.seat, stunned=self.left)


class DayPassed(Event, tag="day passed", frozen=True, gc=False):
    """The Day marker moves; what lasts Days loses one (WZ-TURN-12)."""

    day: int
    clause: str = "WZ-TURN-01"

    def changes(self, t: Position) -> tuple[Change, ...]:
        found: list[Change] = [Count("day", self.day)]
        for seat in t.seats:
            figure = t.pieces[FIGURE[seat]]
            days = figure.mark("animal-days")
            if days:
                found += figure_marks(seat, animal_days=days - 1)
            for key in t.contents[EVENTS_OF[seat]]:
                left = t.pieces[key].mark("days")
                if left:
                    found.append(Mark(key, "days", left - 1))
        return tuple(found)


class FortnightBegan(Event, tag="fortnight began", frozen=True, gc=False):
    """A new Fortnight begins."""

    fortnight: int
    clause: str = "WZ-TURN-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("fortnight", self.fortnight),)


class ExtraTurnsWon(Event, tag="extra turns won", frozen=True, gc=False):
    """A player wins extra turns (WZ-TURN-10)."""

    seat: str
    number: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        extra, since = f"extra-{self.seat}", f"extra-since-{self.seat}"
        found: list[Change] = [Count(extra, t.counters[extra] + self.number)]
        if not t.counters[since]:
            newest = max([t.counters[f"extra-since-{seat}"] for seat in t.seats])
            found.append(Count(since, newest + 1))
        return tuple(found)


class ExtraTurnTaken(Event, tag="extra turn taken", frozen=True, gc=False):
    """A player begins one of the extra turns won; the clause says why it comes now."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count(f"extra-{self.seat}", t.counters[f"extra-{self.seat}"] - 1),)


class ExtraTurnsOver(Event, tag="extra turns over", frozen=True, gc=False):
    """A player has played all extra turns, those won in extra turns included (WZ-TURN-14)."""

    seat: str
    clause: str = "WZ-TURN-14"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count(f"extra-since-{self.seat}", 0),)


class TurnEnded(Event, tag="turn ended", frozen=True, gc=False):
    """A turn ends: animals stay one Turn less, and places may be met again (WZ-ENC-14, WZ-ENC-15)."""

    seat: str
    clause: str = "WZ-TURN-13"

    def changes(self, t: Position) -> tuple[Change, ...]:
        figure = t.pieces[FIGURE[self.seat]]
        found: list[Change] = []
        turns = figure.mark("animal-turns")
        if figure.mark("animal-new"):
            found += figure_marks(self.seat, animal_new=0)
        elif turns:
            found += figure_marks(self.seat, animal_turns=turns - 1)
        for name, amount in figure.marks:
            if not name.startswith(OF_PLACES):
                continue
            where = name.partition("-")[2]
            if where[:3] != figure.place[:3]:
                found.append(Mark(figure.id, name, 0))
            elif name.startswith("met-") and where != figure.place and amount % 10:
                before, here = divmod(amount, 10)
                found.append(Mark(figure.id, name, 10 * (before + (1 if where == HAMDREL else here))))
        if figure.mark("crest") and figure.place[:3] != "MEG":
            found += figure_marks(self.seat, crest=0)
        return tuple(found)


#: The marks that count meetings with places, and that a journey on the same land has not opened them again.
OF_PLACES = ("met-", "kept-")


class Marked(Event, tag="marked", frozen=True, gc=False):
    """Something is noted on a player's figure, or struck out (0)."""

    seat: str
    name: str
    number: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return figure_marks(self.seat, **{self.name: self.number})


class Nothing(Event, tag="nothing", frozen=True, gc=False):
    """Nothing comes of `what` for a player, and the clause says why. `what` is one of `NOTHING` in the wording."""

    seat: str
    what: str
    clause: str
