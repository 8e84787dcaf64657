"""The game and its turns (WZ-TURN): Days, turns, extra turns, and what a turn allows."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, button
from engine.table import Table
from engine.wizards.animals import AnimalEncounter, refuses
from engine.wizards.arrival import Arrival, Landings
from engine.wizards.calling import FAILED, Calling, forms, refuse_form, try_form
from engine.wizards.components import (
    BOX,
    EVENT_PIECE,
    FIGURE,
    LANDS,
    OFF,
    STAR_CREST,
    land_of,
    number,
    space,
)
from engine.wizards.demons import new_demons
from engine.wizards.dragon import dragon_stirs
from engine.wizards.event_cards import EventDrawing
from engine.wizards.events import (
    DayPassed,
    DemonsBeaten,
    EventSpent,
    ExtraTurnsOver,
    ExtraTurnTaken,
    Flew,
    FortnightBegan,
    Marked,
    Rolled,
    TrapEnded,
    Trapped,
    TurnBegan,
    TurnEnded,
    TurnLost,
)
from engine.wizards.evil import Attack
from engine.wizards.lair import begin_lair_time, caught_by_the_day, in_lair, reset_lair_time
from engine.wizards.limits import has_leave, is_named, refuse_entry
from engine.wizards.moving import walk
from engine.wizards.places import PlaceMeeting
from engine.wizards.randomness import die
from engine.wizards.ranks import Contact, refuse_advance
from engine.wizards.setup import Laying, Starting
from engine.wizards.spells import cast, refuse_spell
from engine.wizards.traps import ASLEEP, COUNTED, HELD, table_trap
from engine.wizards.wizard_cards import CardMeeting
from engine.wizards.world import (
    animal,
    any_wizard_on_map,
    bound,
    demons_at,
    first_player,
    holds,
    is_water,
    lives,
    mark,
    place,
)

DAYS = number("days")
ELVES = 47
#: The Random Encounter with an animal (WZ-RAND-09).
ANIMAL = 3


class Rounds(Frame, frozen=True, gc=False, tag="rounds"):
    """The whole game: the map is laid, then Day after Day (WZ-TURN-01) until somebody wins or the Circle falls
    (WZ-END-03). `seat` has had the last turn of its own."""

    seat: str = ""

    def start(self, t: Position) -> Flow:
        """The lands are laid (WZ-SETUP-05)."""
        return Call(Laying(), replace(self, step="places"))

    def places(self, t: Position) -> Flow:
        """Everybody picks a space to begin in (WZ-SETUP-14)."""
        return Call(Starting(first_player(t)), replace(self, step="day"))

    def day(self, t: Position) -> Flow:
        """The first player's turn."""
        return Call(Turn(first_player(t)), replace(self, seat=first_player(t), step="extra"))

    def extra(self, t: Position) -> Flow:
        """Extra turns come before the next player (WZ-SEQ-06)."""
        return Call(ExtraTurns(), replace(self, step="following"))

    def following(self, t: Position) -> Flow:
        """The next player, or the end of the Day."""
        following = t.after(self.seat)[0]
        if following == first_player(t):
            return Goto(replace(self, step="night"))
        return Call(Turn(following), replace(self, seat=following, step="extra"))

    def night(self, t: Position) -> Flow:
        """After Day 14 Evil acts, and only then the marker goes on (WZ-TURN-02)."""
        if t.counters["day"] == DAYS:
            return Call(Attack(), replace(self, step="dawn"))
        return Goto(replace(self, step="dawn"))

    def dawn(self, t: Position) -> Flow:
        """The Day marker moves; Lair Time may catch somebody (WZ-LAIR-03)."""
        day = t.counters["day"] % DAYS + 1
        t.emit(DayPassed(day))
        if day == 1:
            t.emit(FortnightBegan(t.counters["fortnight"] + 1))
        caught_by_the_day(t)
        return Goto(replace(self, step="day"))


class ExtraTurns(Frame, frozen=True, gc=False, tag="extra turns"):
    """Extra turns in the order in which they were won, all of one player's before the next player's
    (WZ-TURN-14)."""

    def start(self, t: Position) -> Flow:
        """The next one."""
        for seat in t.seats:
            if t.counters[f"extra-since-{seat}"] and not t.counters[f"extra-{seat}"]:
                t.emit(ExtraTurnsOver(seat))
        waiting = [seat for seat in t.seats if t.counters[f"extra-{seat}"]]
        if not waiting:
            return DONE
        seat = min(waiting, key=lambda each: t.counters[f"extra-since-{each}"])
        t.emit(ExtraTurnTaken(seat))
        return Call(Turn(seat, extra=True), self)


class Turn(Frame, frozen=True, gc=False, tag="turn"):
    """One player's turn. `rolled` says that a movement roll was made, `met` that anything was met or a Task part
    done (WZ-RAND-01), `landed` how often the player had landed when it began. `number` is what the open step
    needs: whether a flight has moved the player, or the sort of Random Encounter."""

    seat: str
    extra: bool = False
    rolled: bool = False
    number: int = 0
    met: bool = False
    landed: int = 0
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """A stun takes the turn (WZ-TURN-03); a Trap says what can be done (WZ-TURN-04); who was told to remain
        does (WZ-TURN-09)."""
        seat = self.seat
        t.emit(TurnBegan(seat, self.extra, "WZ-TURN-10" if self.extra else "WZ-TURN-01"))
        page = replace(self, landed=mark(t, seat, "landed"))
        if mark(t, seat, "stunned"):
            t.emit(TurnLost(seat, mark(t, seat, "stunned") - 1, "WZ-TURN-03"))
            if mark(t, seat, "trap") == COUNTED:  # WZ-TRAP-18
                _count_trap(t, seat)
            return Goto(replace(page, step="end"))
        trap = mark(t, seat, "trap")
        if trap:
            return Goto(replace(page, step="held"))
        if mark(t, seat, "remain"):
            t.emit(Marked(seat, "remain", 0, "WZ-TURN-09"))
            return Call(Arrival(seat, stayed=True), replace(page, step="met_again"))
        return Goto(replace(page, step="begin"))

    def met_again(self, t: Position) -> Flow:
        """What the player was made to meet again has been met."""
        return Goto(replace(self, met=True, step="end"))

    def begin(self, t: Position) -> Flow:
        """One of four ways (WZ-TURN-05)."""
        return Ask(((self.seat, self.offer(t)),), "begin", "WZ-TURN-05")

    def held(self, t: Position) -> Flow:
        """In a Trap: what the Trap says, or a Call For Help."""
        return Ask(((self.seat, self.offer(t)),), "held", "WZ-TURN-04")

    def contacted(self, t: Position) -> Flow:
        """After Telepathy the turn goes on (WZ-SPELL-11)."""
        if t.contents[OFF]:
            return Call(Landings(), self)
        return Goto(replace(self, step="begin"))

    def called(self, t: Position) -> Flow:
        """After a Call For Help there is no moving, and no check (WZ-RAND-05, WZ-RAND-06); a failed call counts
        toward the end of a Trap (WZ-HELP-11)."""
        if t.result == FAILED and mark(t, self.seat, "trap") == COUNTED:
            _count_trap(t, self.seat)
        return Goto(replace(self, step="landing"))

    def landing(self, t: Position) -> Flow:
        """Whoever was transported lands."""
        following = replace(self, step="end")
        return Call(Landings(), following) if t.contents[OFF] else Goto(following)

    def walked(self, t: Position) -> Flow:
        """After the walk come the encounters (WZ-TURN-07); a walk that ends outside the Lair resets Lair Time
        (WZ-LAIR-08)."""
        moved = bool(t.result)
        if t.contents[OFF]:
            return Call(Landings(), replace(self, met=True, step="checked"))
        if moved and not in_lair(t, self.seat):
            reset_lair_time(t, self.seat, "WZ-LAIR-08")
        return Call(Arrival(self.seat, stayed=not moved), replace(self, step="arrived"))

    def flown(self, t: Position) -> Flow:
        """After a flight or ride."""
        if not in_lair(t, self.seat):
            reset_lair_time(t, self.seat, "WZ-LAIR-08")
        return Call(Arrival(self.seat, stayed=not self.number), replace(self, number=0, step="arrived"))

    def arrived(self, t: Position) -> Flow:
        """Then the check for a Random Encounter (WZ-RAND-01)."""
        page = replace(self, met=self.met or bool(t.result), step="check")
        return Call(Landings(), page) if t.contents[OFF] else Goto(page)

    def check(self, t: Position) -> Flow:
        """On 4, 5 or 6 there is one (WZ-RAND-02). It cannot be declined."""
        if not may_check(t, self):
            return Goto(replace(self, step="end"))
        rolled = die(t, "random encounter check")
        t.emit(Rolled(self.seat, rolled, "WZ-RAND-02"))
        if rolled < number("check"):
            return Goto(replace(self, step="summoning"))
        sort = die(t, "random encounter")
        t.emit(Rolled(self.seat, sort, f"WZ-RAND-{sort + 6:02}"))
        return Call(random_encounter(t, self.seat, sort), replace(self, number=sort, step="encountered"))

    def encountered(self, t: Position) -> Flow:
        """An animal that refuses the space was no encounter (WZ-ANIMAL-14)."""
        none = self.number == ANIMAL and t.result is None
        page = replace(self, number=0, met=not none, step="summoning" if none else "checked")
        return Call(Landings(), page) if t.contents[OFF] else Goto(page)

    def summoning(self, t: Position) -> Flow:
        """After a check that brings nothing Animal Summoning is open (WZ-SPELL-18)."""
        if refuse_spell(t, self.seat, "animal_summoning") or animal(t, self.seat):
            return Goto(replace(self, step="checked"))
        return Ask(((self.seat, self.offer(t)),), "summoning", "WZ-SPELL-18")

    def checked(self, t: Position) -> Flow:
        """All encounters are over."""
        page = replace(self, step="end")
        return Call(Landings(), page) if t.contents[OFF] else Goto(page)

    def end(self, t: Position) -> Flow:
        """At the end of a turn in the Lair without a landing the Dragon moves (WZ-LAIR-12)."""
        if place(t, self.seat) == OFF:
            return Call(Landings(), self)
        begin_lair_time(t, self.seat)
        if in_lair(t, self.seat) and mark(t, self.seat, "landed") == self.landed:
            return Call(dragon_stirs(t, self.seat), replace(self, step="over"))
        return Goto(replace(self, step="over"))

    def over(self, t: Position) -> Flow:
        """What lasts Turns loses one (WZ-TURN-13)."""
        if t.contents[OFF]:
            return Call(Landings(), self)
        t.emit(TurnEnded(self.seat))
        return DONE


def _count_trap(t: Position, seat: str) -> None:
    """One of the turns that a Trap costs is over."""
    left = mark(t, seat, "trap-turns") - 1
    if left > 0:
        t.emit(Trapped(seat, COUNTED, left, "WZ-TRAP-03"))
    else:
        t.emit(TrapEnded(seat, "WZ-TRAP-03"))


def may_check(t: Table, page: Turn) -> bool:
    """Whether there is a check for a Random Encounter (WZ-RAND-01, WZ-RAND-03); not for the Dragonbound
    (WZ-DRAGON-15)."""
    here = place(t, page.seat)
    eligible = here != OFF and lives(t, here) and not is_named(here)
    return page.rolled and not page.met and eligible and not bound(t, page.seat)


def random_encounter(t: Position, seat: str, sort: int) -> Frame:
    """One of the six Random Encounters (WZ-RAND-07 to WZ-RAND-12), met by the player in turn alone
    (WZ-RAND-13)."""
    here = place(t, seat)
    if sort == 1:
        return replace(new_demons(t, here, "WZ-RAND-07", seat), seats=(seat,))
    if sort == 2:
        return table_trap(t, seat)
    if sort == 3:
        return AnimalEncounter(seat)
    if sort == 4:
        return EventDrawing(seat)
    return PlaceMeeting(seat, folk=True) if sort == 5 else CardMeeting(seat)


# -- what can be done at the beginning -------------------------------------------------------------------

_BEGIN, _HELD = ("begin",), ("held",)


def _roll(t: Position, page: Turn, option: Option) -> Flow:
    rolled = die(t, "movement roll")
    t.emit(Rolled(page.seat, rolled, "WZ-MOVE-01"))
    return Call(walk(t, page.seat, rolled), replace(page, rolled=True, step="walked"))


def _refuse_call(t: Position, page: Turn, option: Option) -> list[Reason]:
    """Not while turns are lost to Demons or the Dragon (WZ-HELP-02)."""
    return [Reason("WZ-HELP-02")] if mark(t, page.seat, "stunned") else []


def _call(t: Position, page: Turn, option: Option) -> Flow:
    return Call(Calling(page.seat), replace(page, step="called"))


def _forms(t: Position, page: Turn) -> list[Option]:
    return [Option("transport", amount=n) for n in range(1, len(forms(t, page.seat)) + 1)]


def _transport(t: Position, page: Turn, option: Option) -> Flow:
    """Success takes the player away, failure ends the moving (WZ-SPELL-15)."""
    journey = try_form(t, page.seat, option.amount)
    following = replace(page, step="landing")
    return Call(journey, following) if journey is not None else Goto(following)


def _flights(t: Position, page: Turn) -> list[Option]:
    kind = animal(t, page.seat)
    if not kind or BOX.animals[kind].bonus:
        return []
    return [Option("fly", FIGURE[page.seat], where) for where in _SPACES if not refuse_flight(t, page.seat, where)]


_SPACES = tuple([space(code, n) for code in LANDS for n in range(19)])


def refuse_flight(t: Table, seat: str, where: str) -> list[Reason]:
    """To any living land space that the animal does not refuse (WZ-ANIMAL-09)."""
    kind = animal(t, seat)
    if not kind or BOX.animals[kind].bonus:
        return [Reason("WZ-ANIMAL-09")]
    if where not in t.places or not land_of(where) or is_water(t, where):
        return [Reason("WZ-ANIMAL-09", {"space": where})]
    if refuses(kind, where, t):
        return [Reason(BOX.animals[kind].clauses[0], {"animal": kind, "space": where})]
    if where == place(t, seat):
        return []
    if where == STAR_CREST and not has_leave(t, seat):
        return [Reason("WZ-TRANS-16", {"place": where})]
    return refuse_entry(t, seat, where)


def _refuse_fly(t: Position, page: Turn, option: Option) -> list[Reason]:
    if option.piece != FIGURE[page.seat]:
        return [t.game.default_reason(t, page.seat, option)]
    return refuse_flight(t, page.seat, option.to)


def _fly(t: Position, page: Turn, option: Option) -> Flow:
    """Choosing the own space counts as not moving (WZ-TURN-06)."""
    moves = option.to != place(t, page.seat)
    if moves:
        t.emit(Flew(page.seat, option.to))
    return Goto(replace(page, number=int(moves), step="flown"))


def _refuse_telepathy(t: Position, page: Turn, option: Option) -> list[Reason]:
    """Not while a Wizard is on the board (WZ-SPELL-08), nor for one who could not advance (WZ-SPELL-09)."""
    against = refuse_spell(t, page.seat, "telepathy")
    if against:
        return against
    if any_wizard_on_map(t):
        return [Reason("WZ-SPELL-08")]
    return [Reason("WZ-SPELL-09")] if refuse_advance(t, page.seat) else []


def _telepathy(t: Position, page: Turn, option: Option) -> Flow:
    following = replace(page, step="contacted")
    if cast(t, page.seat, "telepathy"):
        return Call(Contact(page.seat), following)
    return Goto(following)


def _refuse_elves(t: Position, page: Turn, option: Option) -> list[Reason]:
    """One Demon marker on the player's land (WZ-EVENT-47)."""
    own = holds(t, page.seat, ELVES) and not bound(t, page.seat)
    if not own or option.piece not in _elves_targets(t, page.seat):
        return [Reason("WZ-EVENT-47")]
    return []


def _elves_targets(t: Table, seat: str) -> tuple[str, ...]:
    land = land_of(place(t, seat))
    spaces = [space(land, n) for n in range(19)] if land else []
    return tuple([key for where in spaces for key in demons_at(t, where)])


def _elves_options(t: Position, page: Turn) -> list[Option]:
    if not holds(t, page.seat, ELVES):
        return []
    return [Option("aid of the elves", key) for key in _elves_targets(t, page.seat)]


def _elves(t: Position, page: Turn, option: Option) -> Flow:
    t.emit(EventSpent(page.seat, EVENT_PIECE[ELVES], "WZ-EVENT-47"))
    t.emit(DemonsBeaten(t.pieces[option.piece].place, option.piece, "WZ-EVENT-47"))
    return Goto(page)


# -- in a Trap -------------------------------------------------------------------------------------------


def _struggle(t: Position, page: Turn, option: Option) -> Flow:
    """What the Trap says (WZ-TRAP-01, WZ-TRAP-03, WZ-TRAP-05, WZ-EVENT-10)."""
    seat, trap = page.seat, mark(t, page.seat, "trap")
    ended = replace(page, step="end")
    if trap == COUNTED:
        t.emit(TurnLost(seat, 0, "WZ-TRAP-03"))
        _count_trap(t, seat)
        return Goto(ended)
    if trap == HELD:  # the bare face of the die (WZ-TRAP-07)
        rolled = die(t, "movement roll")
        t.emit(Rolled(seat, rolled, "WZ-TRAP-05"))
        if rolled < number("released"):
            return Goto(ended)
        t.emit(TrapEnded(seat, "WZ-TRAP-05"))
        return Goto(replace(page, rolled=True, step="check"))
    if trap == ASLEEP:
        rolled = die(t, "waking")
        t.emit(Rolled(seat, rolled, "WZ-EVENT-10"))
        if rolled < number("awake"):
            return Goto(ended)
        t.emit(TrapEnded(seat, "WZ-EVENT-10"))
        return Goto(replace(page, step="begin"))
    t.emit(TurnLost(seat, 0, "WZ-TRAP-01"))
    return Goto(ended)


# -- Animal Summoning ------------------------------------------------------------------------------------


def _refuse_summoning(t: Position, page: Turn, option: Option) -> list[Reason]:
    """With an animal at the end of the walk it is barred (WZ-SPELL-19)."""
    if animal(t, page.seat):
        return [Reason("WZ-SPELL-19")]
    return refuse_spell(t, page.seat, "animal_summoning")


def _summon(t: Position, page: Turn, option: Option) -> Flow:
    following = replace(page, step="checked")
    if cast(t, page.seat, "animal_summoning"):
        return Call(AnimalEncounter(page.seat), following)
    return Goto(following)


Turn.verbs = verbs(
    button("roll", _BEGIN, _roll),
    at("fly", _BEGIN, _flights, _refuse_fly, _fly, ("piece", "to")),
    at("transport", _BEGIN, _forms, lambda t, page, option: refuse_form(t, page.seat, option.amount), _transport,
       ("amount",)),
    at("telepathy", _BEGIN, lambda t, page: [Option("telepathy")], _refuse_telepathy, _telepathy, ()),
    at("aid of the elves", _BEGIN, _elves_options, _refuse_elves, _elves, ("piece",)),
    button("struggle", _HELD, _struggle),
    at("call for help", (*_BEGIN, *_HELD), lambda t, page: [Option("call for help")], _refuse_call, _call, ()),
    at("summon animal", ("summoning",), lambda t, page: [Option("summon animal")], _refuse_summoning, _summon, ()),
    button("no animal", ("summoning",), lambda t, page, option: Goto(replace(page, step="checked"))),
)  # fmt: skip
