"""The game and its turns (WZ-TURN): Days, turns, extra turns, and what a turn allows."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Event, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, button
from engine.table import Table
from engine.wizards.aid_of_the_elves import aid_of_the_elves
from engine.wizards.animals import AnimalEncounter, refuses
from engine.wizards.arrival import Arrival, Landings, due
from engine.wizards.calling import CARRIED, FAILED, Calling, forms, refuse_form, try_form
from engine.wizards.components import (
    BOX,
    EVENT_NUMBER,
    EVENTS_OF,
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
from engine.wizards.events.days import (
    DayPassed,
    ExtraTurnsOver,
    ExtraTurnTaken,
    FortnightBegan,
    Marked,
    Nothing,
    TurnBegan,
    TurnEnded,
    TurnLost,
    TurnResumed,
    notes_of_turn,
)
from engine.wizards.events.encounters import AnimalLeft, TrapEnded, Trapped
from engine.wizards.events.event_cards import EventSpent
from engine.wizards.events.moving import Flew, Rolled
from engine.wizards.evil import Attack
from engine.wizards.lair import begin_lair_time, caught_by_the_day, in_lair, reset_lair_time
from engine.wizards.limits import has_leave, is_named, part_at, refuse_entry, use_leave
from engine.wizards.moving import BOOTS, FOG, GUIDE, MIRE, PATH, WAVES, WINDS, walk
from engine.wizards.places import PlaceMeeting
from engine.wizards.randomness import die
from engine.wizards.ranks import Contact, refuse_advance
from engine.wizards.setup import Laying, Starting
from engine.wizards.spells import cast, refuse_spell
from engine.wizards.traps import ASLEEP, COUNTED, HELD, TRAPPED, table_trap
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
    standing,
)

DAYS = number("days")
#: The Events that quicken or slow movement (WZ-MOVE-15).
OF_MOVEMENT = (WINDS, PATH, GUIDE, WAVES, MIRE, BOOTS, FOG)
#: The Events that alter a movement roll (WZ-MOVE-07).
OF_ROLLS = (WINDS, BOOTS, FOG)
#: The die -> the clause of the Random Encounter.
SORTS = {
    1: "WZ-RAND-07", 2: "WZ-RAND-08", 3: "WZ-RAND-09", 4: "WZ-RAND-10", 5: "WZ-RAND-11", 6: "WZ-RAND-12",
}  # fmt: skip
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
            return Call(Attack(), replace(self, step="last"))
        return Goto(replace(self, step="dawn"))

    def last(self, t: Position) -> Flow:
        """Extra turns won while Evil acted come when all of that is settled (WZ-SEQ-06)."""
        return Call(ExtraTurns(), replace(self, step="dawn"))

    def dawn(self, t: Position) -> Flow:
        """The Day marker moves; Lair Time may catch somebody (WZ-LAIR-03)."""
        day = t.counters["day"] % DAYS + 1
        ending = last_days(t)
        t.emit(DayPassed(day))
        for event in ending:
            t.emit(event)
        if day == 1:
            t.emit(FortnightBegan(t.counters["fortnight"] + 1))
        caught_by_the_day(t)
        return Goto(replace(self, step="day"))


def last_days(t: Table) -> list[Event]:
    """What ends with this Day: animals and Events that last a number of Days (WZ-TURN-12), among them those that
    quicken or slow movement (WZ-MOVE-15)."""
    found: list[Event] = []
    for seat in t.seats:
        if mark(t, seat, "animal-days") == 1:
            found.append(AnimalLeft(seat, "WZ-TURN-12"))
        for card in t.contents[EVENTS_OF[seat]]:
            if t.pieces[card].mark("days") == 1:
                moves = EVENT_NUMBER[card] in OF_MOVEMENT
                found.append(EventSpent(seat, card, "WZ-MOVE-15" if moves else "WZ-TURN-12"))
    return found


class ExtraTurns(Frame, frozen=True, gc=False, tag="extra turns"):
    """Extra turns in the order in which they were won, all of one player's before the next player's
    (WZ-TURN-14). `clause` says why they come now. `outer` are the notes of the turn that they interrupt."""

    clause: str = "WZ-SEQ-06"
    outer: tuple[tuple[str, str, int], ...] = ()

    def start(self, t: Position) -> Flow:
        """What holds for one turn waits while they interrupt another, or Evil's (WZ-SPELL-03)."""
        outer = () if self.clause == "WZ-SEQ-06" else notes_of_turn(t)
        return Goto(replace(self, outer=outer, step="following"))

    def following(self, t: Position) -> Flow:
        """The next one; after the last the interrupted turn goes on."""
        for seat in t.seats:
            if t.counters[f"extra-since-{seat}"] and not t.counters[f"extra-{seat}"]:
                t.emit(ExtraTurnsOver(seat))
        waiting = [seat for seat in t.seats if t.counters[f"extra-{seat}"] and place(t, seat) != OFF]
        if not waiting:
            if self.clause != "WZ-SEQ-06" and notes_of_turn(t) != self.outer:
                t.emit(TurnResumed(self.outer))
            return DONE
        seat = min(waiting, key=lambda each: t.counters[f"extra-since-{each}"])
        t.emit(ExtraTurnTaken(seat, self.clause))
        return Call(Turn(seat, extra=True), self)


class Turn(Frame, frozen=True, gc=False, tag="turn"):
    """One player's turn. `rolled` says that a movement roll was made, `met` that anything was met or a Task part
    done (WZ-RAND-01), `landed` how often the player had landed when it began. `number` is what the open step
    needs: whether a flight has moved the player, or the sort of Random Encounter. `freed` says that the player has
    come out of Trap 5 in this turn."""

    seat: str
    extra: bool = False
    rolled: bool = False
    number: int = 0
    met: bool = False
    landed: int = 0
    freed: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """A stun takes the turn (WZ-TURN-03); a Trap says what can be done (WZ-TURN-04); who was told to remain
        does (WZ-TURN-09)."""
        seat = self.seat
        held = mark(t, seat, "trap") or mark(t, seat, "remain")
        extra = "WZ-TURN-15" if held else "WZ-TURN-10"
        t.emit(TurnBegan(seat, self.extra, extra if self.extra else "WZ-TURN-01"))
        page = replace(self, landed=mark(t, seat, "landed"))
        if mark(t, seat, "stunned"):
            diced = mark(t, seat, "trap") in (HELD, ASLEEP)
            clause = "WZ-TRAP-19" if diced else "WZ-TURN-11" if self.extra else "WZ-TURN-03"
            t.emit(TurnLost(seat, mark(t, seat, "stunned") - 1, clause))
            if mark(t, seat, "trap") == COUNTED:
                _count_trap(t, seat, "WZ-TRAP-18")
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
        return Ask(((self.seat, self.offer(t)),), TRAPPED[mark(t, self.seat, "trap")], "WZ-TURN-04")

    def contacted(self, t: Position) -> Flow:
        """After Telepathy the turn goes on (WZ-SPELL-11)."""
        if due(t):
            return Call(Landings(), self)
        return Goto(replace(self, step="begin"))

    def called(self, t: Position) -> Flow:
        """After a Call For Help there is no moving, and no check (WZ-RAND-05); a failed call counts toward the end
        of a Trap (WZ-HELP-11). A free player whom it takes nowhere has not moved (WZ-RAND-06)."""
        held = mark(t, self.seat, "trap")
        if t.result == FAILED and held == COUNTED:
            _count_trap(t, self.seat)
        if t.result == CARRIED or held:
            return Goto(replace(self, step="landing"))
        return self.unmoved(t)

    def unmoved(self, t: Position) -> Flow:
        """A Transport spell or a call that takes nobody away: only what is met without moving is met
        (WZ-RAND-06)."""
        return Call(Arrival(self.seat, stayed=True, clause="WZ-RAND-06"), replace(self, step="landing"))

    def landing(self, t: Position) -> Flow:
        """Whoever was transported lands."""
        following = replace(self, step="end")
        return Call(Landings(), following) if due(t) else Goto(following)

    def walked(self, t: Position) -> Flow:
        """After the walk come the encounters (WZ-TURN-07); a walk that ends outside the Lair resets Lair Time
        (WZ-LAIR-08)."""
        done = t.result if isinstance(t.result, tuple) else ()
        moved, page = "moved" in done, replace(self, met=self.met or "met" in done)
        if mark(t, self.seat, "landed") != self.landed:  # the walker was sent away, and has landed
            return Goto(replace(page, met=True, step="checked"))
        if moved and not in_lair(t, self.seat):
            reset_lair_time(t, self.seat, "WZ-LAIR-08")
        return Call(Arrival(self.seat, stayed=not moved), replace(page, step="arrived"))

    def flown(self, t: Position) -> Flow:
        """After a flight or ride."""
        if not in_lair(t, self.seat):
            reset_lair_time(t, self.seat, "WZ-LAIR-08")
        return Call(Arrival(self.seat, stayed=not self.number), replace(self, number=0, step="arrived"))

    def arrived(self, t: Position) -> Flow:
        """Then the check for a Random Encounter (WZ-RAND-01)."""
        page = replace(self, met=self.met or bool(t.result), step="check")
        return Call(Landings(), page) if due(t) else Goto(page)

    def check(self, t: Position) -> Flow:
        """A player who has rolled and met nothing checks (WZ-RAND-01), where it is possible (WZ-RAND-03,
        WZ-DRAGON-15). On 4, 5 or 6 there is one (WZ-RAND-02). It cannot be declined."""
        if not self.rolled or self.met:
            return Goto(replace(self, step="end"))
        against = against_check(t, self.seat)
        if against:
            t.emit(Nothing(self.seat, "no check", against))
            return Goto(replace(self, step="end"))
        rolled = die(t, "random encounter check")
        clause = "WZ-RAND-04" if _in_company(t, self.seat) else "WZ-RAND-01"
        t.emit(Rolled(self.seat, rolled, "roll-check", clause))
        if rolled < number("check"):
            return Goto(replace(self, step="summoning"))
        sort = die(t, "random encounter")
        t.emit(Rolled(self.seat, sort, "roll-random", SORTS[sort]))
        return Call(random_encounter(t, self.seat, sort), replace(self, number=sort, step="encountered"))

    def encountered(self, t: Position) -> Flow:
        """An animal that refuses the space was no encounter (WZ-ANIMAL-14)."""
        none = self.number == ANIMAL and t.result is None
        page = replace(self, number=0, met=not none, step="summoning" if none else "checked")
        return Call(Landings(), page) if due(t) else Goto(page)

    def summoning(self, t: Position) -> Flow:
        """After a check that brings nothing Animal Summoning is open (WZ-SPELL-18)."""
        if refuse_spell(t, self.seat, "animal_summoning"):
            return Goto(replace(self, step="checked"))
        if animal(t, self.seat):
            t.emit(Nothing(self.seat, "no summoning", "WZ-SPELL-19"))
            return Goto(replace(self, step="checked"))
        clause = "WZ-TRAP-08" if self.freed else "WZ-SPELL-18"
        return Ask(((self.seat, self.offer(t)),), "summoning", clause)

    def checked(self, t: Position) -> Flow:
        """All encounters are over."""
        page = replace(self, step="end")
        return Call(Landings(), page) if due(t) else Goto(page)

    def end(self, t: Position) -> Flow:
        """At the end of a turn in the Lair without a landing the Dragon moves (WZ-LAIR-12)."""
        if place(t, self.seat) == OFF:
            return Call(Landings(), self)
        begin_lair_time(t, self.seat)
        if in_lair(t, self.seat) and mark(t, self.seat, "landed") == self.landed:
            return Call(dragon_stirs(t, self.seat), replace(self, step="over"))
        return Goto(replace(self, step="over"))

    def over(self, t: Position) -> Flow:
        """What lasts Turns loses one (WZ-TURN-13); an animal whose last Turn this was leaves (WZ-ANIMAL-15)."""
        if due(t):
            return Call(Landings(), self)
        if mark(t, self.seat, "animal-turns") == 1 and not mark(t, self.seat, "animal-new"):
            t.emit(AnimalLeft(self.seat, "WZ-ANIMAL-15"))
        t.emit(TurnEnded(self.seat))
        return DONE


def _count_trap(t: Position, seat: str, clause: str = "WZ-TRAP-03") -> None:
    """One of the turns that a Trap costs is over."""
    left = mark(t, seat, "trap-turns") - 1
    if left > 0:
        t.emit(Trapped(seat, COUNTED, left, clause))
    else:
        t.emit(TrapEnded(seat, clause))


def against_check(t: Table, seat: str) -> str:
    """The clause by which a player who has met nothing does not check: Dragonbound (WZ-DRAGON-15), or in a space
    that is not eligible (WZ-RAND-03); "" if there is none."""
    if bound(t, seat):
        return "WZ-DRAGON-15"
    here = place(t, seat)
    return "WZ-RAND-03" if is_named(here) or not lives(t, here) else ""


def _in_company(t: Table, seat: str) -> bool:
    """Whether Demons or other players are in the player's space."""
    here = place(t, seat)
    return bool(demons_at(t, here)) or len(standing(t, here)) > 1


def random_encounter(t: Position, seat: str, sort: int) -> Frame:
    """One of the six Random Encounters (WZ-RAND-07 to WZ-RAND-12), met by the player in turn alone
    (WZ-RAND-13)."""
    here = place(t, seat)
    if sort == 1:
        clause = "WZ-RAND-13" if standing(t, here)[1:] else "WZ-RAND-07"
        return replace(new_demons(t, here, "WZ-RAND-07", seat), seats=(seat,), clause=clause)
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
    t.emit(Rolled(page.seat, rolled, "roll-movement", "WZ-MOVE-01"))
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
    return Call(journey, replace(page, step="landing")) if journey is not None else page.unmoved(t)


def _flights(t: Position, page: Turn) -> list[Option]:
    kind = animal(t, page.seat)
    if not kind or BOX.animals[kind].bonus:
        return []
    spaces = dict.fromkeys([*_SPACES, place(t, page.seat)])
    return [Option("fly", FIGURE[page.seat], where) for where in spaces if not refuse_flight(t, page.seat, where)]


_SPACES = tuple([space(code, n) for code in LANDS for n in range(19)])


def refuse_flight(t: Table, seat: str, where: str) -> list[Reason]:
    """To any living land space that the animal does not refuse (WZ-ANIMAL-09), or nowhere (WZ-TURN-06)."""
    kind = animal(t, seat)
    if not kind or BOX.animals[kind].bonus:
        return [Reason("WZ-ANIMAL-09")]
    if where == place(t, seat):
        return []
    if where not in t.places or not land_of(where) or is_water(t, where):
        return [Reason("WZ-ANIMAL-09", {"space": where})]
    if refuses(kind, where, t):
        return [Reason(BOX.animals[kind].clauses[0], {"animal": kind, "space": where})]
    if where == STAR_CREST and not has_leave(t, seat) and not part_at(t, seat, where):
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
        if option.to == STAR_CREST:
            use_leave(t, page.seat)
        near = land_of(option.to) == land_of(place(t, page.seat))
        t.emit(Flew(page.seat, option.to, "WZ-ENC-20" if near else "WZ-ANIMAL-09"))
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
    """A contact is a meeting, so there is no check afterwards (WZ-RANK-24)."""
    following = replace(page, step="contacted")
    if cast(t, page.seat, "telepathy"):
        return Call(Contact(page.seat), replace(following, met=True))
    return Goto(following)


# -- in a Trap -------------------------------------------------------------------------------------------


def _struggle(t: Position, page: Turn, option: Option) -> Flow:
    """What the Trap says (WZ-TRAP-01, WZ-TRAP-03, WZ-TRAP-05, WZ-EVENT-10)."""
    seat, trap = page.seat, mark(t, page.seat, "trap")
    ended = replace(page, step="end")
    if trap == COUNTED:
        t.emit(TurnLost(seat, 0, "WZ-TRAP-03"))
        _count_trap(t, seat)
        return Goto(ended)
    if trap == HELD:
        rolled = die(t, "movement roll")
        altered = any(holds(t, seat, event) for event in OF_ROLLS)  # but not in a Trap
        t.emit(Rolled(seat, rolled, "roll-trapped", "WZ-TRAP-07" if altered else "WZ-TRAP-05"))
        if rolled < number("released"):
            return Goto(ended)
        t.emit(TrapEnded(seat, "WZ-TRAP-05"))
        return Goto(replace(page, rolled=True, freed=True, step="check"))
    if trap == ASLEEP:
        rolled = die(t, "waking")
        t.emit(Rolled(seat, rolled, "roll-asleep", "WZ-EVENT-10"))
        if rolled < number("awake"):
            t.emit(Marked(seat, "slept", 1, "WZ-EVENT-10"))
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
    at("fly", _BEGIN, _flights, _refuse_fly, _fly, ("piece", "to"), sure=True),
    at("transport", _BEGIN, _forms, lambda t, page, option: refuse_form(t, page.seat, option.amount), _transport,
       ("amount",)),
    at("telepathy", _BEGIN, lambda t, page: [Option("telepathy")], _refuse_telepathy, _telepathy, ()),
    aid_of_the_elves(*_BEGIN, *_HELD, "summoning"),
    button("struggle", _HELD, _struggle),
    at("call for help", (*_BEGIN, *_HELD), lambda t, page: [Option("call for help")], _refuse_call, _call, ()),
    at("summon animal", ("summoning",), lambda t, page: [Option("summon animal")], _refuse_summoning, _summon, ()),
    button("no animal", ("summoning",), lambda t, page, option: Goto(replace(page, step="checked"))),
)  # fmt: skip
