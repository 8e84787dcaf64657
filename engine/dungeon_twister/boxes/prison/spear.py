"""Telescoping Spear: strikes an enemy two squares away (DT-OBJ-SPEAR)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.dungeon_twister.actions import Use, at_hand, still
from engine.dungeon_twister.attacks import STRIKE_AFAR
from engine.dungeon_twister.board import Way, board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.fighting import Fight, going_on
from engine.dungeon_twister.names import named, row
from engine.dungeon_twister.tokens import (
    fit,
    foremost,
    friends,
    is_figure,
    is_thing,
    owner,
    side,
    spared,
    standing,
)
from engine.dungeon_twister.turn import Turn
from engine.dungeon_twister.windows import SPARED, Losing
from engine.flow import (
    Done,
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
)
from engine.said import said
from engine.table import Change, Move

#: The word in `Fight.afar` for a figure that takes part by a spear.
SPEAR = "spear"


class SpearBroken(Event, tag="spear broken", frozen=True, gc=False):
    """The side of a spear bearer has lost: the spear breaks instead of the bearer's bones."""

    seat: str
    figure: str
    spear: str
    clause: str = "DT-OBJ-SPEAR-3"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.spear, "gone"),)


class Breaking(Frame, frozen=True, gc=False, tag="breaking"):
    """A spear breaks, and its bearer is spared."""

    figure: str
    spear: str

    def start(self, t: Position) -> Flow:
        """The fight reads that nobody is hurt."""
        t.emit(SpearBroken(owner(t, self.figure), self.figure, self.spear))
        return Done(SPARED)


# -- how far it reaches ----------------------------------------------------------------------------------


def _reach(t: Position, bearer: str) -> Iterator[tuple[str, list[Reason]]]:
    """The squares to which it could reach in a straight line, each with the reasons against it."""
    b = board(t)
    for direction, way in enumerate(b.ways(t.pieces[bearer].place)):
        if not way.to or way.to in b.slots:
            continue
        if way.bar and _slit(t, way):
            yield way.to, []
            continue
        beyond = b.ways(way.to)[direction]
        if beyond.to and beyond.to not in b.slots:
            yield beyond.to, _stopped(t, way, beyond)


def _slit(t: Position, way: Way) -> bool:
    """Whether nothing but slits parts two squares; between them no square lies (DT-OBJ-SPEAR-9)."""
    return all(content(t).bars[bar].near for bar in way.bars)


def _stopped(t: Position, way: Way, beyond: Way) -> list[Reason]:
    """What is in the way on the square between, or on its edges."""
    between = way.to
    other = foremost(t, between)
    if other:
        return [Reason("DT-OBJ-SPEAR-2", {"other": other}, (other,), (between,))]
    for each in (way, beyond):
        if each.bar:
            clause = "DT-OBJ-SPEAR-9" if _slit(t, each) else "DT-OBJ-SPEAR-10"
            return [Reason(clause, {"barrier": each.bar}, (), (between,))]
    solid = next((each for each in board(t).layers(between) if each.solid), None)
    if solid is not None:
        return [Reason("DT-OBJ-SPEAR-10", {"barrier": solid.name}, (), (between,))]
    return t.forbidden("thrust", between)


def _squares(t: Position, spear: str, bearer: str) -> list[str]:
    return [square for square, against in _reach(t, bearer) if not against and foremost(t, square)]


def _refuse(t: Position, spear: str, bearer: str, square: str) -> list[Reason]:
    """The reasons against a thrust at whoever is on a square."""
    enemy = foremost(t, square) if square in t.places else ""
    if not enemy or not is_figure(t, enemy) or friends(t, enemy, bearer):
        return [Reason("DT-OBJ-SPEAR-1", {"figure": bearer}, (bearer,))]
    beside = [foremost(t, to) for to in board(t).touching(t.pieces[bearer].place)]
    close = [other for other in beside if other and not friends(t, other, bearer)]
    if enemy in close:
        return [Reason("DT-OBJ-SPEAR-5", {}, (enemy,), (square,))]
    if close:
        return [Reason("DT-OBJ-SPEAR-6", {"enemy": close[0]}, (close[0],), (t.pieces[close[0]].place,))]
    if spared(t, bearer, enemy, "DT-COMBAT-03"):
        return [Reason("DT-COMBAT-03", {"enemy": enemy}, (enemy,), (square,))]
    against = dict(_reach(t, bearer)).get(square)
    if against is None:
        return [Reason("DT-OBJ-SPEAR-1", {"figure": bearer}, (enemy,), (square,))]
    return against or t.forbidden("target", bearer, enemy)


def _thrust(t: Position, page: Turn, spear: str, bearer: str, square: str) -> Fight:
    """Close combat in all respects: friends beside the enemy join as ever (DT-OBJ-SPEAR-4)."""
    return Fight(owner(t, bearer), bearer, foremost(t, square), afar=((bearer, spear, SPEAR),))


THRUST = Use("spear", "thrust", "DT-OBJ-SPEAR-1", _squares, _refuse, _thrust)


# -- in the fight of another ------------------------------------------------------------------------------


def _bearers(t: Position, page: Fight) -> list[Option]:
    held = [key for key in fit(t, page.seat) if at_hand(t, key, "spear") and key not in page.attackers]
    return [Option("reach in", key) for key in held]


def _refuse_joining(t: Position, page: Fight, option: Option) -> list[Reason]:
    """On an enemy in that fight, as its owner likes (DT-OBJ-SPEAR-11); not where only shots fly."""
    bearer = option.piece
    own = bearer in fit(t, page.seat) and side(t, bearer) == page.seat
    spear = at_hand(t, bearer, "spear") if own else ""
    if page.step != "reinforce" or not spear or bearer in page.attackers:
        return [Reason("DT-OBJ-SPEAR-5")]
    if page.ranged:
        return [Reason("DT-RULE-RANGED-08", {}, (bearer,))]
    found = [_refuse_reach(t, spear, bearer, enemy) for enemy in page.defenders]
    return still(t, bearer) or ([] if [] in found else found[0])


def _refuse_reach(t: Position, spear: str, bearer: str, enemy: str) -> list[Reason]:
    """The reasons against joining a fight by a thrust at an enemy, those against joining hand to hand included."""
    return _refuse(t, spear, bearer, t.pieces[enemy].place) or t.forbidden("join", bearer, enemy, True)


def _join(t: Position, page: Fight, option: Option) -> Flow:
    return Goto(page.joined(option.piece, at_hand(t, option.piece, "spear"), SPEAR))


JOIN = Verb("reach in", _bearers, _refuse_joining, _join, takes=("piece",))


# -- what it does there ----------------------------------------------------------------------------------


def _bearer(t: Position, spear: str) -> str:
    """The figure that takes part in the fight that is going on by this spear; empty if there is none."""
    page = going_on(t)
    return next((figure for figure, by, _ in page.afar if by == spear), "") if page is not None else ""


def _breaks(t: Position, spear: str, window: Losing) -> Frame | None:
    return Breaking(window.figure, spear) if _bearer(t, spear) == window.figure else None


def _of_weapons(t: Position, piece: str, hook: Hook) -> bool:
    """What a weapon adds in a fight."""
    return hook.topic in ("combat", "means") and is_thing(t, piece) and bool(content(t).things[piece].forged)


def _alone(t: Position, spear: str, piece: str, hook: Hook) -> Reason | None:
    """Another weapon in the same hands adds nothing."""
    if piece == spear or t.pieces[piece].place != t.pieces[spear].place or not _of_weapons(t, piece, hook):
        return None
    return Reason("DT-OBJ-SPEAR-7", {}, (spear,)) if _bearer(t, spear) else None


def _in_reach(t: Position, spear: str, bearer: str) -> list[str]:
    """The squares of those whom its bearer could strike now."""
    return [square for square in _squares(t, spear, bearer) if not _refuse(t, spear, bearer, square)]


def _strikes(t: Position, spear: str, seat: str) -> bool:
    """Whether a seat could begin a fight with it."""
    bearer = standing(t, t.pieces[spear].place)
    return bool(bearer) and side(t, bearer) == seat and bool(_in_reach(t, spear, bearer))


def _shown(t: Position, spear: str) -> list[ProspectRow]:
    """Whom its bearer could strike."""
    bearer = standing(t, t.pieces[spear].place)
    if not bearer:
        return []
    hit = _in_reach(t, spear, bearer)
    note = named(t, [foremost(t, square) for square in hit]) if hit else said("nobody is in reach")
    return [row(said("Could strike"), len(hit), note, "DT-OBJ-SPEAR-1", good=bool(hit))]


VERBS = {"Turn": (THRUST.row,), "Fight": (JOIN,)}
PAGES, EVENTS = (Breaking,), (SpearBroken,)
LENS = _shown
NUMBERS = {"price/thrust": "DT-OBJ-SPEAR-1"}
POWER = Power(
    "spear",
    (
        THRUST.hook,
        Hook("permit", STRIKE_AFAR, "DT-OBJ-SPEAR-1", _strikes),
        Hook("react", "Losing", "DT-OBJ-SPEAR-3", _breaks),
        Hook("silence", "", "DT-OBJ-SPEAR-7", _alone, touches=_of_weapons),
    ),
)
