"""The Dragon (WZ-DRAGON): meeting it, its table, and its walks in the Lair."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, button
from engine.wizards.components import CENTRE, LAIR, RUKTAL, number
from engine.wizards.demons import table_roll
from engine.wizards.events.days import Marked, Nothing
from engine.wizards.events.encounters import AnimalLeft, DragonCame, DragonEncountered, Stunned
from engine.wizards.events.moving import Rolled
from engine.wizards.lair import become_bound, in_lair, move_marker_back
from engine.wizards.points import lose_fewest
from engine.wizards.randomness import die, random_space, random_space_of
from engine.wizards.spells import can_try, cast
from engine.wizards.theft import rob
from engine.wizards.transport import Transport
from engine.wizards.wizard_cards import Producing
from engine.wizards.world import animal, bound, clockwise, is_water, place, standing

ROWS = {
    1: "WZ-DRAGON-02", 2: "WZ-DRAGON-03", 3: "WZ-DRAGON-04", 4: "WZ-DRAGON-05", 5: "WZ-DRAGON-06",
    6: "WZ-DRAGON-08",
}  # fmt: skip


class DragonRoll(Frame, frozen=True, gc=False, tag="dragon roll"):
    """One player's encounter with the Dragon. `failed` says that Dragon Taming did not work."""

    seat: str
    failed: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Any animal leaves (WZ-ANIMAL-17)."""
        if animal(t, self.seat):
            t.emit(AnimalLeft(self.seat, "WZ-ANIMAL-17"))
        return Goto(replace(self, step="decide"))

    def decide(self, t: Position) -> Flow:
        """Dragon Taming comes before the roll (WZ-DRAGON-01)."""
        if can_try(t, self.seat, "dragon_taming"):
            return Ask(((self.seat, self.offer(t)),), "dragon", "WZ-DRAGON-01")
        move_marker_back(t, self.seat, number("dragon_costs"))
        return Goto(replace(self, step="roll"))

    def roll(self, t: Position) -> Flow:
        """One die on the table, 1 less after a failed taming (WZ-DRAGON-10)."""
        seat = self.seat
        rolled = table_roll(t, seat, "dragon", -int(self.failed))
        t.emit(Rolled(seat, rolled, "dragon", ROWS[rolled]))
        if rolled == 1:
            become_bound(t, seat, ROWS[rolled])
        elif rolled == 2:
            t.emit(Stunned(seat, die(t, "turns lost"), ROWS[rolled]))
        elif rolled == 3:
            rob(t, seat, ROWS[rolled])
        elif rolled == 4:
            lose_fewest(t, seat, 2, ROWS[rolled])
        elif rolled == 5:
            if place(t, seat) != CENTRE:
                return Call(Transport(seat, CENTRE, ROWS[rolled]), replace(self, step="over"))
            t.emit(Marked(seat, "remain", 1, "WZ-DRAGON-07"))
            t.emit(Marked(seat, "again", 2, "WZ-DRAGON-07"))
        return DONE

    def over(self, t: Position) -> Flow:
        """The encounter is over."""
        return DONE


def _tame(t: Position, page: DragonRoll, option: Option) -> Flow:
    """Success spares the player the table and produces a Secret Wizard (WZ-DRAGON-09), even for one who has just
    become Dragonbound (WZ-LAIR-05)."""
    seat = page.seat
    works = cast(t, seat, "dragon_taming", "WZ-DRAGON-10")
    move_marker_back(t, seat, number("taming_costs"))
    if works:
        clause = "WZ-LAIR-05" if bound(t, seat) else "WZ-DRAGON-09"
        return Call(Producing(seat, random_space(t), clause, secret=(seat,)), replace(page, step="over"))
    return Goto(replace(page, failed=True, step="roll"))


def _face(t: Position, page: DragonRoll, option: Option) -> Flow:
    move_marker_back(t, page.seat, number("dragon_costs"))
    return Goto(replace(page, step="roll"))


def _refuse_taming(t: Position, page: DragonRoll, option: Option) -> list[Reason]:
    return [] if can_try(t, page.seat, "dragon_taming") else [Reason("WZ-SPELL-23", {"spell": "dragon_taming"})]


DragonRoll.verbs = verbs(
    at("tame", ("decide",), lambda t, page: [Option("tame")], _refuse_taming, _tame, ()),
    button("face it", ("decide",), _face),
)


class DragonMet(Frame, frozen=True, gc=False, tag="dragon met"):
    """Some players meet the Dragon one by one; `clause` says why."""

    seats: tuple[str, ...]
    clause: str = "WZ-ENC-04"

    def start(self, t: Position) -> Flow:
        """The next player, clockwise (WZ-SEQ-01)."""
        if not self.seats:
            return DONE
        t.emit(DragonEncountered(self.seats[0], self.clause))
        return Call(DragonRoll(self.seats[0]), DragonMet(self.seats[1:], "WZ-SEQ-01"))


def dragon_comes(t: Position, where: str, clause: str, causer: str = "", only: tuple[str, ...] = ()) -> DragonMet:
    """The Dragon comes to a space and everyone there meets it (WZ-DRAGON-11), or `only` some: the player in turn
    alone (WZ-RAND-13), or those of Rank 4. It never comes to Rüktal's space or to Water (WZ-DRAGON-12)."""
    if where == RUKTAL or is_water(t, where):
        if causer or only:
            t.emit(Nothing(causer or only[0], "no dragon", "WZ-DRAGON-12"))
        return DragonMet((), clause)
    t.emit(DragonCame(where, clause))
    there = standing(t, where)
    if not only:
        return DragonMet(clockwise(t, there, causer), "WZ-DRAGON-11" if there[1:] else clause)
    alone = clause == "WZ-ANIMAL-01" and there[1:]
    return DragonMet(only, "WZ-RAND-13" if alone else clause)


def dragon_stirs(t: Position, seat: str) -> DragonMet:
    """After a landing in the Lair, and at the end of a turn there, the Dragon goes to a Random Lair space and
    meets whoever is there (WZ-LAIR-12)."""
    if not in_lair(t, seat):
        return DragonMet((), "WZ-LAIR-12")
    return dragon_comes(t, random_space_of(t, LAIR), "WZ-LAIR-12", seat)
