"""Scroll of Confusion: chance takes the enemy's combat card (DT-OBJ-CONFUSION)."""

from __future__ import annotations

from typing import ClassVar

from engine.dungeon_twister.actions import still
from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.turn import Fizzled
from engine.dungeon_twister.fighting import Fight, going_on
from engine.dungeon_twister.magic import dead
from engine.dungeon_twister.reading import reads
from engine.dungeon_twister.shots import MELEE
from engine.dungeon_twister.sight import refuse_hidden
from engine.dungeon_twister.timer import turn_limit
from engine.dungeon_twister.tokens import friends, is_figure, on_board, owner, square_of, standing
from engine.dungeon_twister.windows import BLIND, CardsDue
from engine.flow import DONE, Ask, Done, Event, Flow, Frame, Hook, Option, Position, Power, Reason, Verb, verbs
from engine.table import Change, Move

READ, KEEP = "read confusion", "keep confusion"


class Confused(Event, tag="confused", frozen=True, gc=False):
    """A scroll is read in a fight: it is gone, and chance lays the card of the other side."""

    seat: str
    figure: str
    scroll: str
    clause: str = "DT-OBJ-CONFUSION-3"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.scroll, "gone"),)


class Confusing(Frame, frozen=True, gc=False, tag="confusing"):
    """May a scroll be read in this fight? For nothing, in either turn (DT-OBJ-CONFUSION-1)."""

    scroll: str
    reader: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """His player says."""
        seat, keep = owner(t, self.reader), Option(KEEP, self.scroll)
        offer = (Option(READ, self.scroll), keep)
        return Ask(((seat, offer),), "confuse", "DT-OBJ-CONFUSION-1", limits=turn_limit(t, seat, keep))


def _ways(t: Position, page: Confusing) -> list[Option]:
    return [Option(READ, page.scroll), Option(KEEP, page.scroll)]


def _refuse_way(t: Position, page: Confusing, option: Option) -> list[Reason]:
    return [] if option.piece == page.scroll else [Reason("DT-OBJ-CONFUSION-1")]


def _read(t: Position, page: Confusing, option: Option) -> Flow:
    """One enemy is enough on whom the magic works (DT-OBJ-CONFUSION-5, DT-OBJ-CONFUSION-4)."""
    fight, seat = going_on(t), owner(t, page.reader)
    aims = _aims(t, fight, page.reader) if fight is not None else []
    here = dead(t, t.pieces[page.reader].place)
    if here or all(dead(t, t.pieces[enemy].place) for enemy in aims):
        t.emit(Fizzled(seat, page.reader, page.scroll, "DT-OBJ-CONFUSION-4"))
        return DONE
    t.emit(Confused(seat, page.reader, page.scroll))
    return Done((BLIND, OTHER[seat]))


def _keep(t: Position, page: Confusing, option: Option) -> Flow:
    return DONE


Confusing.verbs = verbs(
    Verb(READ, _ways, _refuse_way, _read, takes=("piece",)),
    Verb(KEEP, _ways, _refuse_way, _keep, takes=("piece",)),
)


def _aims(t: Position, fight: Fight, reader: str) -> list[str]:
    """The enemies in a fight that can be aimed at."""
    enemies = [key for key in (*fight.attackers, *fight.defenders) if not friends(t, key, reader)]
    seen = [enemy for enemy in enemies if not refuse_hidden(t, square_of(t, enemy))]
    return [enemy for enemy in seen if not is_figure(t, enemy) or not t.forbidden("spot", reader, enemy)]


def _refuse(t: Position, scroll: str, reader: str, fight: Fight) -> list[Reason]:
    """Somebody in the fight is in the reader's room, and an enemy can be aimed at."""
    room_of = content(t).tiles.room_of
    room = room_of.get(t.pieces[reader].place)
    rooms = [room_of.get(t.pieces[key].place) for key in (*fight.attackers, *fight.defenders)]
    near = room is not None and room in rooms and bool(_aims(t, fight, reader))
    return [] if near else [Reason("DT-OBJ-CONFUSION-2", {}, (reader,))]


def _asked(t: Position, scroll: str, window: CardsDue) -> Frame | None:
    """A fight of his side, in which he need not be himself; not one with shots alone (DT-RULE-RANGED-07)."""
    fight, reader = going_on(t), standing(t, t.pieces[scroll].place)
    if fight is None or not reader or not on_board(t, reader) or not reads(t, reader) or still(t, reader):
        return None
    if t.forbidden("use magic", reader) or _refuse(t, scroll, reader, fight):
        return None
    return Confusing(scroll, reader)


PAGES = (Confusing,)
EVENTS = (Confused,)
POWER = Power("confusion", (Hook("react", "CardsDue", "DT-OBJ-CONFUSION-1", _asked, (MELEE,)),))
