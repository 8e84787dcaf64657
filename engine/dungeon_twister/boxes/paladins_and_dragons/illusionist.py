"""Illusionist: lays a pit and rubble that are real to everybody else (DT-CHAR-ILLUSIONIST)."""

from __future__ import annotations

from functools import partial

from engine.dungeon_twister.actions import Ability
from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.paladins_and_dragons.illusorypit import PIT
from engine.dungeon_twister.boxes.paladins_and_dragons.rubble import RUBBLE
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Succeeded
from engine.dungeon_twister.ground import normal_floor
from engine.dungeon_twister.sight import refuse_sight, seen
from engine.dungeon_twister.tiles import LINE_OF
from engine.dungeon_twister.tokens import owner, square_of, supply
from engine.dungeon_twister.turn import Turn
from engine.flow import DONE, Event, Flow, Frame, Hook, Position, Power, Reason
from engine.table import Change, Move

#: The kinds of her markers, each with the clause of laying it (DT-TERR-ILLUSION-1).
LAID_BY = {PIT: "DT-CHAR-ILLUSIONIST-02", RUBBLE: "DT-CHAR-ILLUSIONIST-04"}


class Conjured(Event, tag="conjured", frozen=True, gc=False):
    """A figure lays an illusion on a square, or takes it back."""

    seat: str
    figure: str
    marker: str
    to: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.marker, content(t).tiles.marked[self.to] if self.to else "markers"),)


def own(t: Position, figure: str, kind: str) -> str:
    """Her marker of a kind: she has one of each (DT-CHAR-ILLUSIONIST-06)."""
    return supply(t, kind, owner(t, figure))[0]


def _laid(t: Position, marker: str) -> bool:
    return t.pieces[marker].place != "markers"


def _free(t: Position, square: str) -> bool:
    """Whether a square is empty normal floor."""
    return square not in LINE_OF and normal_floor(t, square) and not t.contents[square]


def _in_sight(t: Position, figure: str) -> list[str]:
    return [square for square in seen(t, t.pieces[figure].place) if _free(t, square)]


def _refuse_square(t: Position, figure: str, square: str, kind: str) -> list[Reason]:
    """The reasons against an illusion on a square."""
    if square in LINE_OF:
        return [Reason("DT-TERR-LINE-4", {}, (), (square,))]
    here, room_of = t.pieces[figure].place, content(t).tiles.room_of
    if room_of.get(square) not in board(t).slot or not _free(t, square):
        return [Reason(LAID_BY[kind], {}, (), (square,) if square in room_of else ())]
    return refuse_sight(t, here, square)


def _to_lay(kind: str, t: Position, figure: str) -> list[str]:
    return [] if _laid(t, own(t, figure, kind)) else _in_sight(t, figure)


def _refuse_to_lay(kind: str, t: Position, figure: str, square: str) -> list[Reason]:
    marker = own(t, figure, kind)
    if _laid(t, marker):
        return [Reason("DT-CHAR-ILLUSIONIST-06", {"illusion": marker}, (marker,))]
    return _refuse_square(t, figure, square, kind)


def _lay(kind: str, t: Position, page: Turn, figure: str, square: str) -> None:
    t.emit(Conjured(page.seat, figure, own(t, figure, kind), square, LAID_BY[kind]))


def _to_lift(kind: str, t: Position, figure: str) -> list[str]:
    """Where it lies, to take it back; where it may lie anew."""
    marker = own(t, figure, kind)
    return [square_of(t, marker), *_in_sight(t, figure)] if _laid(t, marker) else []


def _refuse_to_lift(kind: str, t: Position, figure: str, square: str) -> list[Reason]:
    marker = own(t, figure, kind)
    strange = content(t).tiles.marked.get(square, "")
    others = [key for key in (t.contents[strange] if strange else ()) if key != marker]
    if kind in [content(t).markers[key] for key in others]:
        return [Reason("DT-CHAR-ILLUSIONIST-15", {}, tuple(others), (square,))]
    if not _laid(t, marker):
        return [Reason("DT-CHAR-ILLUSIONIST-05")]
    return [] if square == square_of(t, marker) else _refuse_square(t, figure, square, kind)


def _lift(kind: str, t: Position, page: Turn, figure: str, square: str) -> None:
    """Figures and objects that lay on it stay, on the floor below (DT-CHAR-ILLUSIONIST-13)."""
    marker = own(t, figure, kind)
    to = "" if square == square_of(t, marker) else square
    t.emit(Conjured(page.seat, figure, marker, to, "DT-CHAR-ILLUSIONIST-05"))


def _abilities(kind: str, lay: str, lift: str) -> tuple[Ability, Ability]:
    """What she does with an illusion of a kind: lay it, and lift it (DT-CHAR-ILLUSIONIST-05)."""
    to_lay, to_lift = partial(_to_lay, kind), partial(_to_lift, kind)
    refuse_to_lift = partial(_refuse_to_lift, kind)
    return (
        Ability(lay, LAID_BY[kind], to_lay, partial(_refuse_to_lay, kind), partial(_lay, kind), magic=True),
        Ability(lift, "DT-CHAR-ILLUSIONIST-05", to_lift, refuse_to_lift, partial(_lift, kind), magic=True),
    )


def _hers(t: Position, illusionist: str, square: str, kind: str) -> bool:
    """Whether her illusion of a kind lies on a square."""
    return t.pieces[own(t, illusionist, kind)].place == content(t).tiles.marked.get(square)


def _crosses(t: Position, illusionist: str, figure: str, start: str, to: str, loads: tuple[str, ...]) -> bool:
    """She passes, and does not help a carrier (DT-CHAR-ILLUSIONIST-14)."""
    return figure == illusionist and _hers(t, illusionist, to, PIT)


def _walks_through(t: Position, illusionist: str, figure: str, *way: object) -> bool:
    return figure == illusionist and _hers(t, illusionist, str(way[1]), RUBBLE)


def _sees_through(t: Position, illusionist: str, figure: str, square: str) -> bool:
    return figure == illusionist and _hers(t, illusionist, square, RUBBLE)


class Recoloured(Event, tag="recoloured", frozen=True, gc=False):
    """Illusions change their colour: each old marker goes, the new one comes to its place."""

    figure: str
    markers: tuple[tuple[str, str], ...]
    clause: str = "DT-CHAR-ILLUSIONIST-06"

    def changes(self, t: Position) -> tuple[Change, ...]:
        found: list[Change] = []
        for old, new in self.markers:
            place = t.pieces[old].place
            found += [Move(old, "markers"), *([Move(new, place)] if t.pieces[new].place == "markers" else [])]
        return tuple(found)


class Recolouring(Frame, frozen=True, gc=False, tag="recolouring"):
    """A figure has become this one, and takes over the illusions."""

    figure: str
    markers: tuple[tuple[str, str], ...]

    def start(self, t: Position) -> Flow:
        """Where they lie."""
        t.emit(Recoloured(self.figure, self.markers))
        return DONE


def _succeeds(t: Position, illusionist: str, event: Succeeded) -> Frame | None:
    if event.new != illusionist:
        return None
    pairs = [(own(t, event.old, kind), own(t, illusionist, kind)) for kind in LAID_BY]
    laid = tuple([pair for pair in pairs if _laid(t, pair[0])])
    return Recolouring(illusionist, laid) if laid else None


_PIT, _RUBBLE = _abilities(PIT, "lay pit", "lift pit"), _abilities(RUBBLE, "lay rubble", "lift rubble")
VERBS = {"Turn": tuple([ability.row for ability in (*_PIT, *_RUBBLE)])}
PAGES = (Recolouring,)
EVENTS = (Conjured, Recoloured)
POWER = Power(
    "illusionist",
    (
        *[hook for ability in (*_PIT, *_RUBBLE) for hook in ability.hooks],
        Hook("permit", "DT-MOVE-08", "DT-CHAR-ILLUSIONIST-03", _crosses),
        Hook("permit", "DT-TERR-RUBBLE-1", "DT-CHAR-ILLUSIONIST-09", _walks_through),
        Hook("permit", "sight", "DT-CHAR-ILLUSIONIST-09", _sees_through),
        Hook("react", "Succeeded", "DT-CHAR-ILLUSIONIST-06", _succeeds),
    ),
)
