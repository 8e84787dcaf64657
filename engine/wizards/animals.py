"""Animals (WZ-ANIMAL): encounters with them, where they go, and how they leave."""

from __future__ import annotations

from msgspec.structs import replace

from engine.flow import DONE, Call, Done, Flow, Frame, Position
from engine.table import Table
from engine.wizards.atlas import sort_of, terrain_of
from engine.wizards.components import BOX, land_of
from engine.wizards.dragon import dragon_comes
from engine.wizards.events.days import Nothing
from engine.wizards.events.encounters import AnimalJoined, AnimalLeft
from engine.wizards.events.event_cards import EventSpent
from engine.wizards.events.moving import Rolled
from engine.wizards.randomness import die
from engine.wizards.tasks import Receiving
from engine.wizards.world import animal, bound, dazed, is_water, place

#: The Animals table: the die -> the animal; 1 is the Dragon, 6 the Dove.
ROWS = {2: "horse", 3: "hound", 4: "winged_horse", 5: "unicorn"}
_MET = Done(True)
#: Event -> its animal and how long it stays.
EVENTS = {26: "winged_horse", 27: "hound", 28: "horse", 29: "unicorn"}


def refuses(kind: str, where: str, t: Table) -> bool:
    """Whether an animal does not go to a space (WZ-ANIMAL-10 to WZ-ANIMAL-13)."""
    land = land_of(where)
    traits = {"water"} if is_water(t, where) else {terrain_of(where)}
    if land:
        traits |= {land, sort_of(where)}
    return bool(traits & set(BOX.animals[kind].refuses))


def join_animal(t: Position, seat: str, kind: str, clause: str, days: int = 0, turns: int = 0) -> None:
    """An animal joins a player in place of the one before (WZ-ANIMAL-26), for as long as its row says."""
    row = BOX.animals[kind]
    if animal(t, seat):
        met = clause.startswith("WZ-ANIMAL")
        t.emit(AnimalLeft(seat, "WZ-ANIMAL-16" if met else "WZ-ANIMAL-26"))
    t.emit(AnimalJoined(seat, kind, days or row.days, turns or row.turns, clause))


class AnimalEncounter(Frame, frozen=True, gc=False, tag="animal encounter"):
    """A roll on the Animals table (WZ-RAND-09). The result is whether it was an encounter (WZ-ANIMAL-14)."""

    seat: str

    def start(self, t: Position) -> Flow:
        """The Dragon (WZ-ANIMAL-01), an animal, or a Dove (WZ-ANIMAL-06)."""
        seat, rolled = self.seat, die(t, "animal")
        here = place(t, seat)
        t.emit(Rolled(seat, rolled, "roll-animal", f"WZ-ANIMAL-{rolled:02}"))
        if rolled == 1:
            return Call(dragon_comes(t, here, "WZ-ANIMAL-01", only=(seat,)), replace(self, step="met"))
        if dazed(t, seat):
            t.emit(Nothing(seat, "dazed, no animal", "WZ-DEMON-24"))
        if dazed(t, seat) or bound(t, seat):
            return DONE
        if rolled == 6:
            if animal(t, seat):
                t.emit(AnimalLeft(seat, "WZ-ANIMAL-16"))
            return Call(Receiving(seat, False, "WZ-ANIMAL-06", dove=True), replace(self, step="met"))
        if refuses(ROWS[rolled], here, t):
            t.emit(Nothing(seat, "no animal", "WZ-ANIMAL-14"))
            return DONE
        join_animal(t, seat, ROWS[rolled], f"WZ-ANIMAL-{rolled:02}")
        return _MET

    def met(self, t: Position) -> Flow:
        """It was an encounter."""
        return _MET


def animal_of_event(t: Position, seat: str, card: str, number: int, days: int, turns: int) -> None:
    """An animal sent by an Event; it does not come to the Demon Dazed or where it would not go
    (WZ-ANIMAL-25)."""
    kind = EVENTS[number]
    comes = not dazed(t, seat) and not refuses(kind, place(t, seat), t)
    if comes:
        join_animal(t, seat, kind, f"WZ-EVENT-{number}", days, turns)
    t.emit(EventSpent(seat, card, f"WZ-EVENT-{number}" if comes else "WZ-ANIMAL-25"))


def leave_if_refused(t: Position, seat: str, where: str, clause: str) -> bool:
    """The animal leaves if it refuses the space that its owner walks into."""
    kind = animal(t, seat)
    if kind and refuses(kind, where, t):
        t.emit(AnimalLeft(seat, clause))
        return True
    return False
