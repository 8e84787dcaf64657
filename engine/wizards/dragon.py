"""The Dragon (WZ-DRAGON): meeting it, its table, and its walks in the Lair."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, button
from engine.wizards.components import CENTRE, DRAGON, LAIR, RUKTAL, number
from engine.wizards.demons import table_roll
from engine.wizards.events import AnimalLeft, BecameBound, DragonCame, Marked, Robbed, Rolled, Stunned
from engine.wizards.lair import in_lair, move_marker_back
from engine.wizards.points import lose_fewest
from engine.wizards.randomness import die, random_space, random_space_of
from engine.wizards.spells import can_try, cast
from engine.wizards.transport import Transport
from engine.wizards.wizard_cards import Producing
from engine.wizards.world import animal, clockwise, is_water, place, standing

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
        t.emit(Rolled(seat, rolled, ROWS[rolled]))
        if rolled == 1:
            t.emit(BecameBound(seat, ROWS[rolled]))
        elif rolled == 2:
            t.emit(Stunned(seat, die(t, "turns lost"), ROWS[rolled]))
        elif rolled == 3:
            t.emit(Robbed(seat, ROWS[rolled]))
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
    works = cast(t, seat, "dragon_taming")
    move_marker_back(t, seat, number("taming_costs"))
    if works:
        return Call(Producing(seat, random_space(t), "WZ-DRAGON-09", secret=(seat,)), replace(page, step="over"))
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
    """Some players meet the Dragon one by one."""

    seats: tuple[str, ...]

    def start(self, t: Position) -> Flow:
        """The next player."""
        if not self.seats:
            return DONE
        return Call(DragonRoll(self.seats[0]), DragonMet(self.seats[1:]))


def dragon_comes(t: Position, where: str, clause: str, causer: str = "", only: tuple[str, ...] = ()) -> DragonMet:
    """The Dragon comes to a space and everyone there meets it, or `only` some (WZ-DRAGON-11). It never comes to
    Rüktal's space or to Water (WZ-DRAGON-12)."""
    if where == RUKTAL or is_water(t, where):
        return DragonMet(())
    t.emit(DragonCame(where, clause))
    return DragonMet(only or clockwise(t, standing(t, where), causer))


def dragon_stirs(t: Position, seat: str) -> DragonMet:
    """After a landing in the Lair, and at the end of a turn there, the Dragon goes to a Random Lair space and
    meets whoever is there (WZ-LAIR-12)."""
    if not in_lair(t, seat):
        return DragonMet(())
    return dragon_comes(t, random_space_of(t, LAIR), "WZ-LAIR-12", seat)


def dragon_here(t: Position, where: str) -> bool:
    """Whether the Dragon is in a space."""
    return t.pieces[DRAGON].place == where
