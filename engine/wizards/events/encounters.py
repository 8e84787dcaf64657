"""Events of Demons, the Dragon, animals and traps."""

from __future__ import annotations

from engine.flow import Event, Position
from engine.table import Change, Mark, Move
from engine.wizards.components import (
    ANIMALS,
    BOATS,
    DRAGON,
    EVENT_DISCARDS,
    EVENT_NUMBER,
    EVENTS,
    EVENTS_OF,
    FIGURE,
    STORE,
    number,
)
from engine.wizards.events.figures import figure_marks
from engine.wizards.events.moving import DEMON_PIECES, trap_cards

DAYS = number("days")


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
        lying = [key for key in t.contents[self.place] if key in DEMON_PIECES]
        if not lying:
            spare = next(key for key in t.contents[STORE] if key in DEMON_PIECES)
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
        if any(key in DEMON_PIECES for key in t.contents[self.place]):
            return ()
        spare = next(key for key in t.contents[STORE] if key in DEMON_PIECES)
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
        return figure_marks(self.seat, stunned=t.pieces[FIGURE[self.seat]].mark("stunned") + self.turns)


class Robbed(Event, tag="robbed", frozen=True, gc=False):
    """A player loses all Magical Objects, which are discarded next (WZ-EVENT-50)."""

    seat: str
    clause: str


class BecameDazed(Event, tag="became dazed", frozen=True, gc=False):
    """A player becomes Demon Dazed."""

    seat: str
    clause: str = "WZ-DEMON-07"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return figure_marks(self.seat, dazed=1)


class BecameBound(Event, tag="became bound", frozen=True, gc=False):
    """A player becomes Dragonbound: Events (WZ-DRAGON-16) and animal (WZ-DRAGON-17) are gone."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        found: list[Change] = list(figure_marks(self.seat, bound=1, animal=0, animal_days=0, animal_turns=0))
        cards = t.contents[EVENTS_OF[self.seat]]
        if any(EVENTS[EVENT_NUMBER[key]].keep == "trap" for key in cards):
            found += figure_marks(self.seat, trap=0, trap_turns=0)
        for key in cards:
            found += [Mark(key, name, 0) for name, _ in t.pieces[key].marks]
            found.append(Move(key, EVENT_DISCARDS))
        return tuple(found)


class Healed(Event, tag="healed", frozen=True, gc=False):
    """A player is Demon Dazed and Dragonbound no longer (WZ-DRAGON-28)."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return figure_marks(self.seat, dazed=0, bound=0)


def behind(day: int) -> int:
    """The Day one space behind another on the ring of the Calendar (WZ-LAIR-01)."""
    return (day - 2) % DAYS + 1


class LairTimeSet(Event, tag="lair time set", frozen=True, gc=False):
    """A Lair Time marker is put on a Day, or taken off the Calendar (0)."""

    seat: str
    day: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return figure_marks(self.seat, lair=self.day)


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
        return figure_marks(self.seat, animal=kind, animal_days=self.days, animal_turns=self.turns, animal_new=new)


class AnimalLeft(Event, tag="animal left", frozen=True, gc=False):
    """A player's animal leaves."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return figure_marks(self.seat, animal=0, animal_days=0, animal_turns=0, animal_new=0)


class Trapped(Event, tag="trapped", frozen=True, gc=False):
    """A player is in a Trap: 1 until rescued, 3 for `turns`, 5 until a roll of 5 or 6, 10 asleep."""

    seat: str
    trap: int
    turns: int
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return figure_marks(self.seat, trap=self.trap, trap_turns=self.turns, slept=0)


class TrapEnded(Event, tag="trap ended", frozen=True, gc=False):
    """A player is out of a Trap."""

    seat: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (*figure_marks(self.seat, trap=0, trap_turns=0), *trap_cards(t, self.seat))
