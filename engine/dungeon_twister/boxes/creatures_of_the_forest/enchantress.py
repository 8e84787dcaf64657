"""Enchantress Elf: wakes a tree, which fights for her side (DT-CHAR-ENCHANTRESS). A woken tree is no magic
(DT-CHAR-ENCHANTRESS-6), and stays awake without her (DT-CHAR-ENCHANTRESS-7)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import GivenBack, Succeeded
from engine.dungeon_twister.felling import is_tree
from engine.dungeon_twister.names import row
from engine.dungeon_twister.sight import refuse_sight, seen
from engine.dungeon_twister.tokens import lives, living, owner, supply
from engine.dungeon_twister.turn import Turn
from engine.flow import DONE, Event, Flow, Frame, Hook, Position, Power, ProspectRow, Reason
from engine.said import said
from engine.table import Change, Mark, Move

KIND, TREE, HEIRESS = "enchantress", "livingtree", "heiress"
WAKES, ONE = "DT-CHAR-ENCHANTRESS-2", "DT-CHAR-ENCHANTRESS-3"
STRANGE, REBORN = "DT-CHAR-ENCHANTRESS-4", "DT-CHAR-ENCHANTRESS-5"


class Woken(Event, tag="woken", frozen=True, gc=False):
    """A tree wakes; the mist stays (DT-TERR-LIVINGTREE-5)."""

    seat: str
    figure: str
    marker: str
    to: str
    clause: str = WAKES

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, content(t).tiles.marked[self.to]),)


class TreeInherited(Event, tag="tree inherited", frozen=True, gc=False):
    """A figure has become this one: the next tree that it wakes takes the old one's marker."""

    figure: str
    clause: str = REBORN

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.figure, HEIRESS, 1),)


def _own(t: Position, enchantress: str) -> str:
    return supply(t, TREE, owner(t, enchantress))[0]


def _trees(t: Position, enchantress: str) -> list[str]:
    """The trees that she sees, and that in which she sits."""
    here = t.pieces[enchantress].place
    squares = dict.fromkeys((here, *seen(t, here)))
    return [square for square in squares if not _refuse(t, enchantress, square)]


def _refuse(t: Position, enchantress: str, square: str) -> list[Reason]:
    if square not in content(t).tiles.marked or not is_tree(t, square):
        return [Reason(WAKES, {"figure": enchantress}, (enchantress,))]
    awake = living(t, square)
    if awake and awake == _own(t, enchantress):
        return [Reason(ONE, {}, (awake,), (square,))]
    if awake:
        return [Reason(STRANGE, {"player": owner(t, awake)}, (awake,), (square,))]
    here = t.pieces[enchantress].place
    return [] if square == here else refuse_sight(t, here, square, ground=True)


def _wake(t: Position, page: Turn, enchantress: str, square: str) -> None:
    """Her marker comes over from another tree (DT-CHAR-ENCHANTRESS-3)."""
    if t.pieces[enchantress].mark(HEIRESS):
        for seat in t.seats:
            other = supply(t, TREE, seat)[0]
            if seat != owner(t, enchantress) and lives(t, other):
                t.emit(GivenBack(other, REBORN))
    t.emit(Woken(page.seat, enchantress, _own(t, enchantress), square))


class InheritingTree(Frame, frozen=True, gc=False, tag="inheriting tree"):
    """A figure has become this one."""

    figure: str

    def start(self, t: Position) -> Flow:
        """The old tree keeps its colour for the time being."""
        t.emit(TreeInherited(self.figure))
        return DONE


def _succeeds(t: Position, enchantress: str, event: Succeeded) -> Frame | None:
    return InheritingTree(enchantress) if event.new == enchantress else None


def _shown(t: Position, enchantress: str) -> list[ProspectRow]:
    awake = lives(t, _own(t, enchantress))
    note = said("awake; another takes its place") if awake else said("none is awake")
    return [row(said("Living tree"), "", note, ONE, good=awake)]


WAKE = Ability("wake", WAKES, _trees, _refuse, _wake, magic=True, cost=0)
VERBS = {"Turn": (WAKE.row,)}
PAGES, EVENTS = (InheritingTree,), (Woken, TreeInherited)
NUMBERS = {"price/wake": WAKES}
LENS = _shown
POWER = Power(KIND, (*WAKE.hooks, Hook("react", "Succeeded", REBORN, _succeeds)))
