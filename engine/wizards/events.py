"""What happens in Wizards, and what hands do to the table for it."""

from __future__ import annotations

from typing import ClassVar

from engine.flow import Event, Position
from engine.table import Change, Count, Flip, Forget, Mark, Move, Show, Table, Turn, shuffled
from engine.wizards.atlas import SLOTS
from engine.wizards.components import (
    ANIMALS,
    BENEATH,
    BOATS,
    DEMONS,
    DRAGON,
    EVENT_DISCARDS,
    EVENT_NUMBER,
    EVENTS,
    EVENTS_OF,
    FIGURE,
    HAMDREL,
    LAND_PIECE,
    LANDS,
    LANDS_OF,
    MARKER_OWNER,
    MARKERS_OF,
    OFF,
    ORDERS,
    PERSON,
    SECRETS,
    SHOWN,
    STORE,
    TASK_DECK,
    TASK_DISCARDS,
    TASKS_OF,
    WIZARD_CARDS,
    WIZARD_DECK,
    WIZARDS,
    number,
)

DAYS = number("days")


def _figure(seat: str, **marks: int) -> tuple[Change, ...]:
    return tuple([Mark(FIGURE[seat], name.replace("_", "-"), amount) for name, amount in marks.items()])


def goal_piece(seat: str) -> str:
    """The token that lies where a player who is off the map will land."""
    return f"goal-{seat}"


def hidden_slot(slot: int) -> str:
    """The place of a land that lies face down in a slot."""
    return f"hidden-{slot:02}"


# -- set-up ----------------------------------------------------------------------------------------------


class StarterDrawn(Event, tag="starter drawn", frozen=True, gc=False):
    """The first player is drawn."""

    seat: str
    clause: str = "WZ-SETUP-18"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("first", t.seats.index(self.seat)),)


class LandDealt(Event, tag="land dealt", frozen=True, gc=False):
    """A player gets a land face down."""

    seat: str
    land: str
    clause: str
    private: ClassVar[tuple[str, ...]] = ("land",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.land, LANDS_OF[self.seat]), Show(self.land, (self.seat,)))


class LandLaid(Event, tag="land laid", frozen=True, gc=False):
    """A player lays a land face down, turned so many sixths, with one of the player's own Task Markers on it."""

    seat: str
    land: str
    slot: int
    turns: int
    clause: str = "WZ-SETUP-05"
    private: ClassVar[tuple[str, ...]] = ("land", "turns")

    def changes(self, t: Position) -> tuple[Change, ...]:
        marker = t.contents[MARKERS_OF[self.seat]][-1]
        return (
            Turn(self.land, self.turns),
            Move(self.land, hidden_slot(self.slot)),
            Move(marker, SLOTS[self.slot]),
        )


class LandsTurnedUp(Event, tag="lands turned up", frozen=True, gc=False):
    """All lands are turned up, the markers return to their owners, boats and the Dragon come onto the map."""

    clause: str = "WZ-SETUP-08"

    def changes(self, t: Position) -> tuple[Change, ...]:
        found: list[Change] = []
        for slot, name in enumerate(SLOTS):
            for key in t.contents[name]:
                found.append(Move(key, MARKERS_OF[MARKER_OWNER[key]]))
            found += [Move(key, name) for key in t.contents[hidden_slot(slot)]]
        harbours = [f"{code}-{land.harbour:02}" for code, land in LANDS.items() if land.harbour >= 0]
        found += [Move(boat, harbour) for boat, harbour in zip(BOATS, harbours, strict=True)]
        return (*found, Move(DRAGON, "LAI-00"))


class BeganAt(Event, tag="began at", frozen=True, gc=False):
    """A player picks the space to begin in."""

    seat: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to),)


# -- turns and Days --------------------------------------------------------------------------------------


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
        return _figure(self.seat, stunned=self.left)


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
                found += _figure(seat, animal_days=days - 1)
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
            found += _figure(self.seat, animal_new=0)
        elif turns:
            found += _figure(self.seat, animal_turns=turns - 1)
        for name, amount in figure.marks:
            if not name.startswith(_OF_PLACES):
                continue
            where = name.partition("-")[2]
            if where[:3] != figure.place[:3]:
                found.append(Mark(figure.id, name, 0))
            elif name.startswith("met-") and where != figure.place and amount % 10:
                before, here = divmod(amount, 10)
                found.append(Mark(figure.id, name, 10 * (before + (1 if where == HAMDREL else here))))
        if figure.mark("crest") and figure.place[:3] != "MEG":
            found += _figure(self.seat, crest=0)
        return tuple(found)


#: The marks that count meetings with places, and that a journey on the same land has not opened them again.
_OF_PLACES = ("met-", "kept-")


class Marked(Event, tag="marked", frozen=True, gc=False):
    """Something is noted on a player's figure, or struck out (0)."""

    seat: str
    name: str
    number: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return _figure(self.seat, **{self.name: self.number})


class Nothing(Event, tag="nothing", frozen=True, gc=False):
    """Nothing comes of `what` for a player, and the clause says why. `what` is one of `NOTHING` in the wording."""

    seat: str
    what: str
    clause: str


# -- moving ----------------------------------------------------------------------------------------------


class Rolled(Event, tag="rolled", frozen=True, gc=False):
    """A die is thrown for `what`: the id of a place, a spell or an animal, or one of `ROLLS` in the wording."""

    seat: str
    number: int
    what: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("die", self.number),)


class ChartRead(Event, tag="chart read", frozen=True, gc=False):
    """Two dice are read as a number of two digits on the Random Wizards chart."""

    seat: str
    number: int
    clause: str


class Stepped(Event, tag="stepped", frozen=True, gc=False):
    """A figure goes one space; a boat in which its player sits goes along, with what is aboard it."""

    seat: str
    to: str
    boat: str = ""
    clause: str = "WZ-MOVE-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        figure = t.pieces[FIGURE[self.seat]]
        number = BOATS.index(self.boat) + 1 if self.boat else 0
        found: list[Change] = [Move(figure.id, self.to)] if figure.place != self.to else []
        if self.boat and figure.mark("aboard") == number:
            found.append(Move(self.boat, self.to))
            found += carried_along(t, self.boat, self.to)
        if figure.mark("aboard") != number:
            found.append(Mark(figure.id, "aboard", number))
        return tuple(found)


def carried_along(t: Table, boat: str, to: str) -> list[Change]:
    """The Demons aboard a boat go where it goes (WZ-BOAT-17)."""
    number = BOATS.index(boat) + 1
    lying = t.contents[t.pieces[boat].place]
    return [Move(key, to) for key in lying if key in _DEMONS and t.pieces[key].mark("aboard") == number]


_DEMONS = frozenset(DEMONS)


class LeftEncounter(Event, tag="left encounter", frozen=True, gc=False):
    """A player walks out of a space with a forced encounter, and cannot step back this turn (WZ-MOVE-14)."""

    seat: str
    place: str
    clause: str = "WZ-MOVE-14"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(FIGURE[self.seat], f"left-{self.place}", 1),)


class Guided(Event, tag="guided", frozen=True, gc=False):
    """An Event moves a figure. It is no Transport: Traps and animals stay (WZ-TRANS-11), but the boat is left and
    the order to remain is void (WZ-TURN-09)."""

    seat: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to), *_figure(self.seat, aboard=0, remain=0, again=0))


class BoatMoved(Event, tag="boat moved", frozen=True, gc=False):
    """A boat moves without a player; Demons aboard go along unless the land under it dies."""

    boat: str
    to: str
    clause: str
    demons: bool = True

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.boat, self.to), *(carried_along(t, self.boat, self.to) if self.demons else ()))


class Flew(Event, tag="flew", frozen=True, gc=False):
    """A Winged Horse or a Unicorn carries a player."""

    seat: str
    to: str
    clause: str = "WZ-ANIMAL-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(FIGURE[self.seat], self.to), Mark(FIGURE[self.seat], "aboard", 0))


class TakenOff(Event, tag="taken off", frozen=True, gc=False):
    """A player is transported: the figure leaves the map, and will land at `to`. Traps end (WZ-TRANS-07), the
    animal leaves (WZ-TRANS-08), the boat stays (WZ-BOAT-07), and the order to remain is void (WZ-TURN-09)."""

    seat: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        free = {"aboard": 0, "trap": 0, "trap_turns": 0, "animal": 0, "animal_days": 0, "animal_turns": 0}
        return (
            Move(FIGURE[self.seat], OFF),
            Move(goal_piece(self.seat), self.to),
            *_figure(self.seat, **free, remain=0, again=0),
            *trap_cards(t, self.seat),
        )


def trap_cards(t: Table, seat: str) -> list[Change]:
    """The Trap Events of a player go to the discards when the Trap ends (WZ-EVENT-51)."""
    held = [key for key in t.contents[EVENTS_OF[seat]] if EVENTS[EVENT_NUMBER[key]].keep == "trap"]
    return [Move(key, EVENT_DISCARDS) for key in held]


class Landed(Event, tag="landed", frozen=True, gc=False):
    """A player lands."""

    seat: str
    to: str
    clause: str = "WZ-TRANS-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        landed = t.pieces[FIGURE[self.seat]].mark("landed") + 1
        home = Move(goal_piece(self.seat), STORE)
        return (Move(FIGURE[self.seat], self.to), home, *_figure(self.seat, landed=landed))


class PlacesOpened(Event, tag="places opened", frozen=True, gc=False):
    """A player may meet all places again (WZ-ENC-19, WZ-ENC-21)."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        figure = t.pieces[FIGURE[self.seat]]
        return tuple([Mark(figure.id, name, 0) for name, _ in figure.marks if name.startswith(_OF_PLACES)])


class PlaceMet(Event, tag="place met", frozen=True, gc=False):
    """A player meets a place. The mark counts the meetings of this stay (ones), and before it (tens) the meetings,
    or with Hamdrel the stays."""

    seat: str
    place: str
    clause: str = "WZ-ENC-17"

    def changes(self, t: Position) -> tuple[Change, ...]:
        name = f"met-{self.place}"
        before, here = divmod(t.pieces[FIGURE[self.seat]].mark(name), 10)
        return (Mark(FIGURE[self.seat], name, 10 * before + min(9, here + 1)),)


class PlacePassed(Event, tag="place passed", frozen=True, gc=False):
    """A player is where a place could be met, and does not meet it; the clause says why."""

    seat: str
    place: str
    clause: str


# -- points and Ranks ------------------------------------------------------------------------------------


class PointsGained(Event, tag="points gained", frozen=True, gc=False):
    """A player gains points of one type."""

    seat: str
    kind: str
    number: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        name = f"{self.kind}-{self.seat}"
        return (Count(name, t.counters[name] + self.number),)


class PointsLost(PointsGained, tag="points lost", frozen=True, gc=False):
    """A player loses points of one type, not below 0 (WZ-POINT-05)."""

    def changes(self, t: Position) -> tuple[Change, ...]:
        name = f"{self.kind}-{self.seat}"
        return (Count(name, max(0, t.counters[name] - self.number)),)


class RankGained(Event, tag="rank gained", frozen=True, gc=False):
    """A player gains a Rank."""

    seat: str
    rank: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count(f"rank-{self.seat}", self.rank),)


class OrderJoined(Event, tag="order joined", frozen=True, gc=False):
    """A player joins an Order at Rank 1."""

    seat: str
    order: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count(f"order-{self.seat}", ORDERS.index(self.order)), Count(f"rank-{self.seat}", 1))


# -- Tasks -----------------------------------------------------------------------------------------------


def task_dropped(t: Table, seat: str, task: str) -> list[Change]:
    """A Task goes to the discards, its markers to their owner."""
    found: list[Change] = [Move(task, TASK_DISCARDS)]
    found += [Mark(task, name, 0) for name, _ in t.pieces[task].marks]
    number = int(task[5:])
    for lying in t.contents.values():
        for key in lying:
            if MARKER_OWNER.get(key) == seat and t.pieces[key].mark("task") == number:
                found += [Move(key, MARKERS_OF[seat]), Mark(key, "task", 0), Mark(key, "part", 0)]
    return found


class TaskDrawn(Event, tag="task drawn", frozen=True, gc=False):
    """A player receives a Task."""

    seat: str
    task: str
    mandatory: bool
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.task, TASKS_OF[self.seat]), Mark(self.task, "mandatory", int(self.mandatory)))


class TaskTurnedUp(Event, tag="task turned up", frozen=True, gc=False):
    """An Optional Task is turned up, to be taken or refused (WZ-TASK-02)."""

    seat: str
    task: str
    clause: str = "WZ-TASK-02"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.task, SHOWN),)


class TaskPassedOver(Event, tag="task passed over", frozen=True, gc=False):
    """A Task that cannot be taken, or is refused, goes to the discards."""

    seat: str
    task: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.task, TASK_DISCARDS),)


class TaskMarked(Event, tag="task marked", frozen=True, gc=False):
    """A Task Marker is laid where a part of a Task is to be done (WZ-TASK-04)."""

    seat: str
    task: str
    part: int
    place: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        key = t.contents[MARKERS_OF[self.seat]][-1]
        return (Move(key, self.place), Mark(key, "task", int(self.task[5:])), Mark(key, "part", self.part))


class WizardNamed(Event, tag="wizard named", frozen=True, gc=False):
    """A player names the High Wizard whom a Task wants (WZ-TASK-31)."""

    seat: str
    task: str
    wizard: str
    clause: str = "WZ-TASK-31"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.task, "wizard", tuple(PERSON.values()).index(self.wizard) + 1),)


class TaskPartDone(Event, tag="task part done", frozen=True, gc=False):
    """A part of a Task is done, and its marker comes back."""

    seat: str
    task: str
    part: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        found: list[Change] = [Mark(self.task, "done", self.part)]
        number = int(self.task[5:])
        for lying in t.contents.values():
            for key in lying:
                piece = t.pieces[key]
                mine = MARKER_OWNER.get(key) == self.seat and piece.mark("task") == number
                if mine and piece.mark("part") == self.part:
                    found += [Move(key, MARKERS_OF[self.seat]), Mark(key, "task", 0), Mark(key, "part", 0)]
        return tuple(found)


class TaskDone(Event, tag="task done", frozen=True, gc=False):
    """A Task is completed, and counts once for the Fortnight (WZ-TASK-07), or while Evil acts for the next one
    (WZ-EVIL-32)."""

    seat: str
    task: str
    clause: str = "WZ-TASK-07"

    def changes(self, t: Position) -> tuple[Change, ...]:
        done = f"completed-{self.seat}"
        return (
            *task_dropped(t, self.seat, self.task),
            Count("done", t.counters["done"] + 1),
            Count(done, t.counters[done] + 1),
        )


class TaskCounted(Event, tag="task counted", frozen=True, gc=False):
    """One more Task counts as completed in this Fortnight."""

    seat: str
    clause: str = "WZ-EVENT-48"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("done", t.counters["done"] + 1),)


class TaskLost(Event, tag="task lost", frozen=True, gc=False):
    """A Task is lost with a place or person that it needs (WZ-TASK-34), or with the former Mentor (WZ-RANK-22)."""

    seat: str
    task: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return tuple(task_dropped(t, self.seat, self.task))


class TaskGiven(Event, tag="task given", frozen=True, gc=False):
    """An Optional Task goes to another player with its finished parts; the markers change owners
    (WZ-TASK-32)."""

    seat: str
    task: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        found: list[Change] = [Move(self.task, TASKS_OF[self.to])]
        spare = list(t.contents[MARKERS_OF[self.to]])
        number = int(self.task[5:])
        for where, lying in t.contents.items():
            for key in lying:
                piece = t.pieces[key]
                if MARKER_OWNER.get(key) == self.seat and piece.mark("task") == number:
                    other = spare.pop()
                    found += [Move(key, MARKERS_OF[self.seat]), Mark(key, "task", 0), Mark(key, "part", 0)]
                    found += [Move(other, where), Mark(other, "task", number)]
                    found.append(Mark(other, "part", piece.mark("part")))
        return tuple(found)


class DeckShuffled(Event, tag="deck shuffled", frozen=True, gc=False):
    """A spent deck is made anew from its discards (WZ-SETUP-19)."""

    deck: str
    clause: str = "WZ-SETUP-19"

    def changes(self, t: Position) -> tuple[Change, ...]:
        discards = TASK_DISCARDS if self.deck == TASK_DECK else EVENT_DISCARDS
        return (*shuffled(t, self.deck), *[Move(card, self.deck) for card in t.contents[discards]])


# -- Event Cards -----------------------------------------------------------------------------------------


class EventDrawn(Event, tag="event drawn", frozen=True, gc=False):
    """A player draws an Event Card; it lies open before the player while it is carried out."""

    seat: str
    card: str
    clause: str = "WZ-RAND-10"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, EVENTS_OF[self.seat]),)


class EventKept(Event, tag="event kept", frozen=True, gc=False):
    """An Event stays before its owner for `days` Days (0: until it is used, ended or lost)."""

    seat: str
    card: str
    days: int
    clause: str = "WZ-EVENT-49"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.card, "days", self.days),)


class EventSpent(Event, tag="event spent", frozen=True, gc=False):
    """An Event Card goes to the discards."""

    seat: str
    card: str
    clause: str = "WZ-EVENT-49"

    def changes(self, t: Position) -> tuple[Change, ...]:
        marks = [Mark(self.card, name, 0) for name, _ in t.pieces[self.card].marks]
        return (*marks, Move(self.card, EVENT_DISCARDS))


class LandForeseen(Event, tag="land foreseen", frozen=True, gc=False):
    """The holder of Event 24 sees which land counts as laden without end."""

    seat: str
    land: str
    clause: str = "WZ-EVENT-24"
    private: ClassVar[tuple[str, ...]] = ("land",)

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(f"omen-{self.land}", "foreseen"), Show(f"omen-{self.land}", (self.seat,)))


class ForesightEnded(Event, tag="foresight ended", frozen=True, gc=False):
    """The land of Event 24 is an ordinary one again."""

    clause: str = "WZ-EVENT-24"

    def changes(self, t: Position) -> tuple[Change, ...]:
        lying = t.contents["foreseen"]
        return tuple([change for key in lying for change in (Forget(key), Move(key, "omens"))])


# -- Demons, the Dragon, animals -------------------------------------------------------------------------


class DemonsCame(Event, tag="demons came", frozen=True, gc=False):
    """Demons appear in a space and attack whoever is there."""

    place: str
    clause: str


class DemonsEncountered(Event, tag="demons encountered", frozen=True, gc=False):
    """A player meets Demons; the clause says why."""

    seat: str
    place: str
    clause: str


class DemonsStayed(Event, tag="demons stayed", frozen=True, gc=False):
    """Demons that are not beaten leave a marker, in the space or aboard a boat; never more than one. Those aboard
    another boat stay there (WZ-BOAT-17)."""

    place: str
    boat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        number = BOATS.index(self.boat) + 1 if self.boat else 0
        lying = [key for key in t.contents[self.place] if key in _DEMONS]
        if not lying:
            spare = next(key for key in t.contents[STORE] if key in _DEMONS)
            return (Move(spare, self.place), *([Mark(spare, "aboard", number)] if number else []))
        climbing = [key for key in lying if number and t.pieces[key].mark("aboard") in (0, number)]
        found: list[Change] = [Mark(key, "aboard", number) for key in climbing[:1]]
        for key in climbing[1:]:
            found += [Mark(key, "aboard", 0), Move(key, STORE)]
        return tuple(found)


class DemonsUnmarked(Event, tag="demons unmarked", frozen=True, gc=False):
    """Demons leave no marker, because all are on the board."""

    place: str
    clause: str = "WZ-DEMON-17"


class DemonsBeaten(Event, tag="demons beaten", frozen=True, gc=False):
    """A Demon marker leaves the board."""

    place: str
    marker: str
    clause: str = "WZ-DEMON-09"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.marker, "aboard", 0), Move(self.marker, STORE))


class MarkersTurnedDemons(Event, tag="markers turned demons", frozen=True, gc=False):
    """The marker of a lost Task becomes a Demon (WZ-SEQ-14)."""

    place: str
    clause: str = "WZ-SEQ-14"

    def changes(self, t: Position) -> tuple[Change, ...]:
        if any(key in _DEMONS for key in t.contents[self.place]):
            return ()
        spare = next(key for key in t.contents[STORE] if key in _DEMONS)
        return (Move(spare, self.place),)


class DragonCame(Event, tag="dragon came", frozen=True, gc=False):
    """The Dragon comes to a space."""

    place: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(DRAGON, self.place),)


class DragonEncountered(Event, tag="dragon encountered", frozen=True, gc=False):
    """A player meets the Dragon; the clause says why."""

    seat: str
    clause: str


class RollAltered(Event, tag="roll altered", frozen=True, gc=False):
    """A die on the table of the Demons or of the Dragon counts as another number."""

    seat: str
    face: int
    number: int
    clause: str = "WZ-DEMON-19"


class BoundEncountered(Event, tag="bound encountered", frozen=True, gc=False):
    """A player meets a Dragonbound player, as if Demons came."""

    seat: str
    other: str
    clause: str


class Stunned(Event, tag="stunned", frozen=True, gc=False):
    """A player has to lose turns; a new stun adds to an old one (WZ-DEMON-02)."""

    seat: str
    turns: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return _figure(self.seat, stunned=t.pieces[FIGURE[self.seat]].mark("stunned") + self.turns)


class Robbed(Event, tag="robbed", frozen=True, gc=False):
    """A player loses all Magical Objects, which are discarded next (WZ-EVENT-50)."""

    seat: str
    clause: str


class BecameDazed(Event, tag="became dazed", frozen=True, gc=False):
    """A player becomes Demon Dazed."""

    seat: str
    clause: str = "WZ-DEMON-07"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return _figure(self.seat, dazed=1)


class BecameBound(Event, tag="became bound", frozen=True, gc=False):
    """A player becomes Dragonbound: Events (WZ-DRAGON-16) and animal (WZ-DRAGON-17) are gone."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        found: list[Change] = list(_figure(self.seat, bound=1, animal=0, animal_days=0, animal_turns=0))
        cards = t.contents[EVENTS_OF[self.seat]]
        if any(EVENTS[EVENT_NUMBER[key]].keep == "trap" for key in cards):
            found += _figure(self.seat, trap=0, trap_turns=0)
        for key in cards:
            found += [Mark(key, name, 0) for name, _ in t.pieces[key].marks]
            found.append(Move(key, EVENT_DISCARDS))
        return tuple(found)


class Healed(Event, tag="healed", frozen=True, gc=False):
    """A player is Demon Dazed and Dragonbound no longer (WZ-DRAGON-28)."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return _figure(self.seat, dazed=0, bound=0)


def behind(day: int) -> int:
    """The Day one space behind another on the ring of the Calendar (WZ-LAIR-01)."""
    return (day - 2) % DAYS + 1


class LairTimeSet(Event, tag="lair time set", frozen=True, gc=False):
    """A Lair Time marker is put on a Day, or taken off the Calendar (0)."""

    seat: str
    day: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return _figure(self.seat, lair=self.day)


class AnimalJoined(Event, tag="animal joined", frozen=True, gc=False):
    """An animal joins a player, for Days or for Turns, in place of the one before. The turn in which the player
    gets it does not count (WZ-TURN-13)."""

    seat: str
    animal: str
    days: int
    turns: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        own = any(page.tag() == "turn" and getattr(page, "seat", "") == self.seat for page in t.pages)
        new = int(bool(self.turns) and own)
        kind = ANIMALS.index(self.animal)
        return _figure(self.seat, animal=kind, animal_days=self.days, animal_turns=self.turns, animal_new=new)


class AnimalLeft(Event, tag="animal left", frozen=True, gc=False):
    """A player's animal leaves."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return _figure(self.seat, animal=0, animal_days=0, animal_turns=0, animal_new=0)


class Trapped(Event, tag="trapped", frozen=True, gc=False):
    """A player is in a Trap: 1 until rescued, 3 for `turns`, 5 until a roll of 5 or 6, 10 asleep."""

    seat: str
    trap: int
    turns: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return _figure(self.seat, trap=self.trap, trap_turns=self.turns, slept=0)


class TrapEnded(Event, tag="trap ended", frozen=True, gc=False):
    """A player is out of a Trap."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*_figure(self.seat, trap=0, trap_turns=0), *trap_cards(t, self.seat))


# -- Wizards and spells ----------------------------------------------------------------------------------


class WizardMet(Event, tag="wizard met", frozen=True, gc=False):
    """A player meets a High Wizard."""

    seat: str
    wizard: str
    clause: str


class Contacted(Event, tag="contacted", frozen=True, gc=False):
    """A player speaks from afar with the Mentor who lives in a place."""

    seat: str
    place: str
    clause: str = "WZ-RANK-24"


class CardShown(Event, tag="card shown", frozen=True, gc=False):
    """A Wizard Card is drawn and shown to all (WZ-WIZ-14)."""

    seat: str
    card: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, "shown"),)


class WizardProduced(Event, tag="wizard produced", frozen=True, gc=False):
    """A High Wizard lies face up in a space, the cards drawn before him face down beneath (WZ-WIZ-09)."""

    seat: str
    wizard: str
    place: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.wizard, self.place), *[Move(key, BENEATH[self.wizard]) for key in t.contents["aside"]])


class CardRevealed(Event, tag="card revealed", frozen=True, gc=False):
    """A card that lay beneath a Wizard is shown to all (WZ-WIZ-10)."""

    card: str
    clause: str = "WZ-WIZ-10"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, SHOWN),)


class CardSetAside(Event, tag="card set aside", frozen=True, gc=False):
    """A Wizard Card is drawn while a High Wizard is sought: unseen (WZ-WIZ-18), or known to a whole team."""

    card: str
    clause: str = "WZ-WIZ-18"
    told: tuple[str, ...] = ()
    private: ClassVar[tuple[str, ...]] = ("card",)

    def told_to(self, seat: str | None) -> bool:
        return seat in self.told

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.card, "aside"), *([Show(self.card, self.told)] if self.told else []))


class SecretProduced(Event, tag="secret produced", frozen=True, gc=False):
    """A Secret Wizard lies face down in a space; only the seats in `told` learn who it is (WZ-WIZ-11)."""

    seat: str
    wizard: str
    token: str
    place: str
    told: tuple[str, ...]
    clause: str
    private: ClassVar[tuple[str, ...]] = ("wizard",)

    def told_to(self, seat: str | None) -> bool:
        return seat in self.told

    def changes(self, t: Position) -> tuple[Change, ...]:
        beneath = [Move(key, f"beneath-{self.token}") for key in t.contents["aside"]]
        shown = (Show(self.wizard, self.told),) if self.told else ()
        return (Move(self.token, self.place), Move(self.wizard, f"card-{self.token}"), *shown, *beneath)


class WizardLeft(Event, tag="wizard left", frozen=True, gc=False):
    """A High Wizard leaves the map; he and the cards beneath go back to the deck, which is shuffled
    (WZ-WIZ-08, WZ-WIZ-10)."""

    wizard: str
    clause: str = "WZ-WIZ-10"

    def changes(self, t: Position) -> tuple[Change, ...]:
        homes = (BENEATH.get(self.wizard, ""), f"beneath-{self.wizard}", f"card-{self.wizard}")
        back = [key for home in homes if home in t.places for key in t.contents[home]]
        back += [key for key in t.contents[SHOWN] if self.wizard in SECRETS and key in WIZARDS]
        own: list[Change] = [Move(self.wizard, STORE if self.wizard in SECRETS else WIZARD_DECK)]
        known = [Forget(key) for key in (*back, self.wizard) if t.pieces[key].known]
        return (*known, *shuffled(t, WIZARD_DECK), *own, *[Move(key, WIZARD_DECK) for key in back])


class CardsReturned(Event, tag="cards returned", frozen=True, gc=False):
    """Wizard Cards that were drawn go back to the deck, which is shuffled."""

    clause: str = "WZ-WIZ-08"

    def changes(self, t: Position) -> tuple[Change, ...]:
        drawn = [key for where in ("shown", "aside") for key in t.contents[where] if key in WIZARD_CARDS]
        known = [Forget(key) for key in drawn if t.pieces[key].known]
        return (*known, *shuffled(t, WIZARD_DECK), *[Move(key, WIZARD_DECK) for key in drawn])


class SpellCast(Event, tag="spell cast", frozen=True, gc=False):
    """A spell is tried; each is tried once a turn (WZ-SPELL-03)."""

    seat: str
    spell: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(FIGURE[self.seat], f"tried-{self.spell}", 1),)


class SpellFailed(Event, tag="spell failed", frozen=True, gc=False):
    """A spell does not work."""

    seat: str
    spell: str
    clause: str = "WZ-SPELL-02"


class Quickened(Event, tag="quickened", frozen=True, gc=False):
    """Swiftness works in a terrain, or in Common Lands, for the rest of the turn."""

    seat: str
    terrain: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(FIGURE[self.seat], f"swift-{self.terrain}", 1),)


class HelpCalled(Event, tag="help called", frozen=True, gc=False):
    """A player Calls For Help and reads the higher of two dice."""

    seat: str
    number: int
    clause: str = "WZ-HELP-06"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("die", self.number),)


class HelpFailed(Event, tag="help failed", frozen=True, gc=False):
    """Nobody comes."""

    seat: str
    clause: str = "WZ-HELP-11"


class TransportEscaped(Event, tag="transport escaped", frozen=True, gc=False):
    """A player escapes a Trap or a Transport."""

    seat: str
    clause: str


# -- meetings, Evil, the end -----------------------------------------------------------------------------


class PlayersMet(Event, tag="players met", frozen=True, gc=False):
    """Players meet, and the one who brought it about rolls for all."""

    seat: str
    number: int
    clause: str = "WZ-MEET-03"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("die", self.number),)


class Led(Event, tag="led", frozen=True, gc=False):
    """A player is a Leader of the meeting; the clause says why."""

    seat: str
    clause: str


class Rescued(Event, tag="rescued", frozen=True, gc=False):
    """A trapped player is rescued (WZ-TRAP-14)."""

    seat: str
    by: str
    clause: str = "WZ-TRAP-14"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*_figure(self.seat, trap=0, trap_turns=0), *trap_cards(t, self.seat))


class EvilActed(Event, tag="evil acted", frozen=True, gc=False):
    """Evil attacks at the end of a Fortnight; `due` lands are to die, `kept` thwarts are left. Tasks are counted
    anew from now on (WZ-EVIL-15, WZ-EVIL-32)."""

    fortnight: int
    due: int
    kept: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        fresh = [
            Mark(FIGURE[seat], name, 0)
            for seat in t.seats
            for name, _ in t.pieces[FIGURE[seat]].marks
            if name.startswith("tried-")
        ]
        return (Count("thwarts", self.kept), Count("done", 0), *fresh)


class Thwarted(Event, tag="thwarted", frozen=True, gc=False):
    """One land fewer dies."""

    clause: str


class ThwartKept(Event, tag="thwart kept", frozen=True, gc=False):
    """A thwart of the first two Fortnights is kept."""

    clause: str = "WZ-EVIL-17"


class SurplusLost(Event, tag="surplus lost", frozen=True, gc=False):
    """More Tasks than a thwart takes save no second land."""

    clause: str = "WZ-EVIL-15"


class LandClaimed(Event, tag="land claimed", frozen=True, gc=False):
    """Evil claims a land, which will die; the clause says why this one."""

    land: str
    clause: str


class LandDied(Event, tag="land died", frozen=True, gc=False):
    """A land is turned over."""

    land: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Flip(LAND_PIECE[self.land], 1),)


class Ended(Event, tag="ended", frozen=True, gc=False):
    """The game is over; `seat` has won, "" if nobody has."""

    clause: str
    seat: str = ""

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Count("over", 1),)


EVENTS_OF_GAME = tuple(
    [
        each
        for each in globals().values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    ]
)
