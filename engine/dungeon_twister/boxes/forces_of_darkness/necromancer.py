"""Necromancer: makes Zombies of the wounded, and raises them from tombs (DT-CHAR-NECROMANCER, DT-TERR-TOMB)."""

from __future__ import annotations

from engine.dungeon_twister.actions import Ability, refuse_to_rise
from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Healed, Lost, Unmade
from engine.dungeon_twister.exits import leaves
from engine.dungeon_twister.finding import left_of, waiting
from engine.dungeon_twister.ground import fatal
from engine.dungeon_twister.moving import escape
from engine.dungeon_twister.names import row
from engine.dungeon_twister.points import eliminate
from engine.dungeon_twister.tokens import fallen, friends, hands, owner, standing, things
from engine.dungeon_twister.turn import Turn
from engine.flow import Event, Position, Power, ProspectRow, Reason
from engine.said import said
from engine.table import Change, Move

ZOMBIE, TOMB, OPENED = "zombie", "tomb", "opentomb"


class Raised(Event, tag="raised", frozen=True, gc=False):
    """A Zombie stands up on a square, on what lies there; a `marker` shows that a tomb is empty."""

    seat: str
    figure: str
    zombie: str
    to: str
    marker: str
    clause: str

    def changes(self, t: Position) -> tuple[Change, ...]:
        opened = (Move(self.marker, content(t).tiles.marked[self.to]),) if self.marker else ()
        return (Move(self.zombie, self.to), *opened)


def _left(t: Position, figure: str) -> list[str]:
    """The Zombies that its owner has not used, whoever acts with it."""
    return waiting(t, ZOMBIE, owner(t, figure))


def _beside(t: Position, figure: str, square: str) -> list[Reason]:
    """The reason against a square that is not beside it."""
    near = square in board(t).touching(t.pieces[figure].place)
    return [] if near else [Reason("DT-CHAR-NECROMANCER-2", {"figure": figure}, (), (square,))]


def _own_zombie(t: Position, figure: str, other: str) -> bool:
    return t.pieces[other].kind == ZOMBIE and friends(t, other, figure)


# -- of the wounded --------------------------------------------------------------------------------------


def _victims(t: Position, figure: str) -> list[str]:
    beside = [to for to in board(t).touching(t.pieces[figure].place) if fallen(t, to)]
    return [to for to in beside if not _own_zombie(t, figure, fallen(t, to))]


def _refuse_turning(t: Position, figure: str, square: str) -> list[Reason]:
    """An enemy's Zombie is turned like anybody (DT-CHAR-NECROMANCER-12), own ones are raised again."""
    victim = fallen(t, square) if square in t.places else ""
    if not victim or _own_zombie(t, figure, victim):
        return [Reason("DT-CHAR-NECROMANCER-2", {"figure": figure})]
    against = _beside(t, figure, square)
    if against:
        return against
    if not _left(t, figure):
        return [Reason("DT-CHAR-NECROMANCER-9", {}, (figure,))]
    bearer, lying = standing(t, square), things(t, square)
    if bearer:
        return [Reason("DT-CHAR-NECROMANCER-11", {"other": bearer}, (victim, bearer), (square,))]
    if len(lying) > hands(t, _left(t, figure)[0]):
        return [Reason("DT-STACK-01", {}, lying, (square,))]
    return t.forbidden("reach", figure, square)


def _turn(t: Position, page: Turn, figure: str, square: str) -> None:
    """On deadly ground the victim dies instead, for its own opponent (DT-CHAR-NECROMANCER-4, DT-OBJ-HOLYCROSS-3);
    else it is gone without points (DT-CHAR-NECROMANCER-10)."""
    victim, zombie = fallen(t, square), _left(t, figure)[0]
    if fatal(t, zombie, square, "action"):
        eliminate(t, victim, "DT-CHAR-NECROMANCER-3")
        t.emit(Lost(zombie, "DT-CHAR-NECROMANCER-9"))
        return
    t.emit(Unmade(victim, "DT-CHAR-NECROMANCER-10"))
    t.emit(Raised(page.seat, figure, zombie, square, "", "DT-CHAR-NECROMANCER-2"))
    if leaves(t, zombie, square):  # DT-CHAR-NECROMANCER-8
        escape(t, zombie, ())


# -- from tombs ------------------------------------------------------------------------------------------


def _is_tomb(t: Position, square: str) -> bool:
    return content(t).tiles.terrain.get(square) == TOMB


def _opened(t: Position, square: str) -> bool:
    return bool(t.kinds_in(content(t).tiles.marked[square], OPENED))


def _tombs(t: Position, figure: str) -> list[str]:
    return [to for to in board(t).touching(t.pieces[figure].place) if _is_tomb(t, to)]


def _refuse_raising(t: Position, figure: str, square: str) -> list[Reason]:
    """If stacking allows: it may stand on an object or a wounded friend."""
    if not _is_tomb(t, square):
        return [Reason("DT-CHAR-NECROMANCER-5", {"figure": figure})]
    against = _beside(t, figure, square)
    if against:
        return against
    if not _left(t, figure):
        return [Reason("DT-CHAR-NECROMANCER-9", {}, (figure,))]
    if _opened(t, square):
        return [Reason("DT-TERR-TOMB-3", {}, (), (square,))]
    other, lying = standing(t, square), fallen(t, square)
    if other or (lying and not friends(t, lying, figure)) or len(t.contents[square]) > 1:
        return [Reason("DT-STACK-01", {}, t.contents[square], (square,))]
    return []


def _raise(t: Position, page: Turn, figure: str, square: str) -> None:
    marker = left_of(t, OPENED)[0]
    t.emit(Raised(page.seat, figure, _left(t, figure)[0], square, marker, "DT-CHAR-NECROMANCER-5"))


# -- again -----------------------------------------------------------------------------------------------


def _lying(t: Position, figure: str) -> list[str]:
    beside = [to for to in board(t).touching(t.pieces[figure].place) if fallen(t, to)]
    return [to for to in beside if _own_zombie(t, figure, fallen(t, to))]


def _refuse_again(t: Position, figure: str, square: str) -> list[Reason]:
    zombie = fallen(t, square) if square in t.places else ""
    if not zombie or not _own_zombie(t, figure, zombie):
        return [Reason("DT-CHAR-NECROMANCER-6", {"figure": figure})]
    return _beside(t, figure, square) or refuse_to_rise(t, zombie) or t.forbidden("reach", figure, square)


def _again(t: Position, page: Turn, figure: str, square: str) -> None:
    """Even if just wounded; it may act at once (DT-CHAR-ZOMBIE-2)."""
    t.emit(Healed(page.seat, fallen(t, square), "raised", "DT-CHAR-NECROMANCER-6"))


def _shown(t: Position, figure: str) -> list[ProspectRow]:
    number = len(_left(t, figure))
    return [row(said("Zombies"), number, said("left in this game"), "DT-CHAR-NECROMANCER-9", good=bool(number))]


TURN = Ability("zombify", "DT-CHAR-NECROMANCER-2", _victims, _refuse_turning, _turn, magic=True)
RAISE = Ability("raise", "DT-CHAR-NECROMANCER-5", _tombs, _refuse_raising, _raise, magic=True)
AGAIN = Ability("raise again", "DT-CHAR-NECROMANCER-6", _lying, _refuse_again, _again, magic=True)
VERBS = {"Turn": (TURN.row, RAISE.row, AGAIN.row)}
EVENTS = (Raised,)
PASSING = ("raised",)
LENS = _shown
POWER = Power("necromancer", (*TURN.hooks, *RAISE.hooks, *AGAIN.hooks))
