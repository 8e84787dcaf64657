"""Druid: raises brambles, and covers obstacles with climbing plants (DT-CHAR-DRUID)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.creatures_of_the_forest.brambles import KIND as BRAMBLES
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import GivenBack, Succeeded
from engine.dungeon_twister.ground import normal_floor
from engine.dungeon_twister.inheriting import Inherited
from engine.dungeon_twister.magic import dead
from engine.dungeon_twister.names import row
from engine.dungeon_twister.sight import refuse_sight, seen
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import lives, owner, square_of, supply
from engine.dungeon_twister.turn import Turn
from engine.flow import (
    DONE,
    Ask,
    Event,
    Flow,
    Frame,
    Goto,
    Hook,
    Option,
    Position,
    Power,
    ProspectRow,
    Reason,
    Verb,
    drag,
    verbs,
)
from engine.said import said
from engine.table import Change, Move

KIND, PLANTS = "druid", "plants"
RAISES, COVERS, THREE = "DT-CHAR-DRUID-2", "DT-CHAR-DRUID-3", "DT-CHAR-DRUID-5"
OBSTACLES, MOVES, INHERITS = "DT-CHAR-DRUID-9", "DT-TERR-BRAMBLES-8", "DT-CHAR-SPECTER-07"


class PlantsGrown(Event, tag="grown", frozen=True, gc=False):
    """A marker of a Druid comes to lie on a square: brambles, or climbing plants, which are no magic then
    (DT-CHAR-DRUID-6)."""

    seat: str
    figure: str
    marker: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, content(t).tiles.marked[self.to]),)


# -- brambles --------------------------------------------------------------------------------------------


def _own(t: Position, druid: str) -> str:
    """His bramble marker."""
    return supply(t, BRAMBLES, owner(t, druid))[0]


def _floor(t: Position, druid: str) -> list[str]:
    """The empty normal floor of the room in which he is."""
    tiles = content(t).tiles
    room = tiles.room_of.get(t.pieces[druid].place, "")
    return [key for key in tiles.floor.get(room, ()) if _free(t, key)]


def _free(t: Position, square: str) -> bool:
    spot = content(t).tiles.marked.get(square, "")
    return bool(spot) and normal_floor(t, square) and not t.contents[square]


def _refuse_floor(t: Position, druid: str, square: str) -> list[Reason]:
    """No sight is needed."""
    return [] if square in _floor(t, druid) else [Reason(RAISES, {"figure": druid}, (druid,))]


def _raise(t: Position, page: Turn, druid: str, square: str) -> None:
    """Brambles that lie already are moved (DT-TERR-BRAMBLES-8)."""
    marker = _own(t, druid)
    t.emit(PlantsGrown(page.seat, druid, marker, square, MOVES if lives(t, marker) else RAISES))


def _laid(t: Position, druid: str) -> list[str]:
    """Where his brambles lie, in any room."""
    return [square_of(t, _own(t, druid))] if lives(t, _own(t, druid)) else []


def _refuse_lifting(t: Position, druid: str, square: str) -> list[Reason]:
    return [] if square in _laid(t, druid) else [Reason(MOVES, {"figure": druid}, (druid,))]


def _lift(t: Position, page: Turn, druid: str, square: str) -> None:
    t.emit(GivenBack(_own(t, druid), MOVES))


# -- climbing plants -------------------------------------------------------------------------------------


class Planting(Frame, frozen=True, gc=False, tag="planting"):
    """A Druid covers further obstacles for the same action."""

    seat: str
    figure: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """As long as there are plants and obstacles in sight."""
        options = self.offer(t)
        if len(options) < 2:
            return DONE
        enough = Option("plant no more", self.figure)
        return Ask(((self.seat, options),), "plant", COVERS, limits=turn_limit(t, self.seat, enough))


def _left(t: Position, druid: str) -> list[str]:
    """His plants that are not laid; those that are destroyed come back (DT-CHAR-DRUID-7)."""
    return [key for key in supply(t, PLANTS, owner(t, druid)) if t.pieces[key].place == "markers"]


def _is_obstacle(t: Position, square: str) -> bool:
    """Whether plants can cover a square: an obstacle, for some figures at least (DT-TERR-BRIDGE-6); rocks are
    none."""
    b = board(t)
    if square not in b.rough or square not in b.tiles.marked or b.tiles.room_of[square] not in b.slot:
        return False
    return any(each.obstacle or each.bears for each in b.layers(square))


def _in_sight(t: Position, druid: str) -> list[str]:
    if not _left(t, druid):
        return []
    here = t.pieces[druid].place
    return [square for square in dict.fromkeys((here, *seen(t, here))) if _is_obstacle(t, square)]


def _refuse_obstacle(t: Position, druid: str, square: str) -> list[Reason]:
    """Each of them he must see, whoever is there."""
    if not _left(t, druid):
        return [Reason(THREE, {}, (druid,))]
    if not _is_obstacle(t, square):
        return [Reason(OBSTACLES, {}, (druid,))]
    here = t.pieces[druid].place
    return [] if square == here else refuse_sight(t, here, square, ground=True)


def _cover(t: Position, page: Turn, druid: str, square: str) -> Frame:
    t.emit(PlantsGrown(page.seat, druid, _left(t, druid)[0], square, COVERS))
    return Planting(page.seat, druid)


def _next(t: Position, page: Planting) -> list[Option]:
    squares = [to for to in _in_sight(t, page.figure) if not dead(t, to)]
    return [drag("cover more", page.figure, to) for to in squares]


def _refuse_next(t: Position, page: Planting, option: Option) -> list[Reason]:
    if option.piece != page.figure:
        return [Reason(COVERS, {}, (page.figure,))]
    return _refuse_obstacle(t, page.figure, option.to) or dead(t, option.to)


def _cover_next(t: Position, page: Planting, option: Option) -> Flow:
    t.emit(PlantsGrown(page.seat, page.figure, _left(t, page.figure)[0], option.to, COVERS))
    return Goto(replace(page, step="start"))


def _enough(t: Position, page: Planting) -> list[Option]:
    return [Option("plant no more", page.figure)]


def _refuse_enough(t: Position, page: Planting, option: Option) -> list[Reason]:
    return [] if option.piece == page.figure else [Reason(COVERS, {}, (page.figure,))]


Planting.verbs = verbs(
    Verb("cover more", _next, _refuse_next, _cover_next, takes=("piece", "to")),
    Verb("plant no more", _enough, _refuse_enough, lambda t, page, option: DONE, takes=("piece",)),
)


# -- who becomes him -------------------------------------------------------------------------------------


class Replanted(Event, tag="replanted", frozen=True, gc=False):
    """Brambles change their colour: the old marker goes, the new one comes to its place."""

    old: str
    new: str
    clause: str = INHERITS

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.new, t.pieces[self.old].place), Move(self.old, "markers"))


class Replanting(Frame, frozen=True, gc=False, tag="replanting"):
    """A figure has become a Druid: it takes over the brambles, and only the plants that he had left."""

    figure: str
    old: str

    def start(self, t: Position) -> Flow:
        """Unless it has brambles on the board already."""
        mine, theirs = _own(t, self.figure), supply(t, BRAMBLES, owner(t, self.old))[0]
        if lives(t, theirs) and not lives(t, mine):
            t.emit(Replanted(theirs, mine))
        surplus = _left(t, self.figure)[len(_left(t, self.old)) :]
        if surplus:
            t.emit(Inherited(tuple(surplus), INHERITS))
        return DONE


def _succeeds(t: Position, druid: str, event: Succeeded) -> Frame | None:
    return Replanting(druid, event.old) if event.new == druid else None


def _shown(t: Position, druid: str) -> list[ProspectRow]:
    number = len(_left(t, druid))
    return [row(said("Climbing plants"), number, said("not laid"), THREE, good=bool(number))]


#: Brambles are magic, also when they are laid (DT-TERR-BRAMBLES-10).
RAISE = Ability("raise brambles", RAISES, _floor, _refuse_floor, _raise, magic=True)
LIFT = Ability("lift brambles", MOVES, _laid, _refuse_lifting, _lift)
COVER = Ability("cover", COVERS, _in_sight, _refuse_obstacle, _cover, magic=True)
VERBS = {"Turn": (RAISE.row, LIFT.row, COVER.row)}
PAGES, EVENTS = (Planting, Replanting), (PlantsGrown, Replanted)
LENS = _shown
POWER = Power(
    KIND, (*RAISE.hooks, *LIFT.hooks, *COVER.hooks, Hook("react", "Succeeded", INHERITS, _succeeds))
)
