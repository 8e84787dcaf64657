"""The bag of Father Christmas: four presents, picked when the teams stand (DT-CHAR-FATHERXMAS-2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.dungeon_twister.agreements import in_use
from engine.dungeon_twister.content import content
from engine.dungeon_twister.tokens import is_thing, owner
from engine.dungeon_twister.windows import TeamsReady
from engine.flow import DONE, Ask, Event, Flow, Frame, Goto, Hook, Option, Position, Power, Reason, Verb, verbs
from engine.table import Change, Move, memoised

KIND, BEARER = "bag", "fatherxmas"
FILLS, TWICE = "DT-CHAR-FATHERXMAS-2", "DT-CHAR-FATHERXMAS-3"


def bag_of(t: Position, seat: str) -> tuple[str, ...]:
    """What lies in the bag of a seat."""
    place = f"{KIND}-{seat}"
    return t.contents[place] if place in t.places else ()


class Packed(Event, tag="packed", frozen=True, gc=False):
    """An object goes into the bag, beside the board for all to see."""

    seat: str
    token: str
    clause: str = FILLS

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Move(self.token, f"{KIND}-{self.seat}"),)


def _tagged(word: str) -> Callable[[Position, str], bool]:
    return lambda t, token: word in content(t).things[token].tags


#: What the bag holds one of each: something cursed, common, magical, and a weapon or armour.
SORTS: tuple[Callable[[Position, str], bool], ...] = (
    _tagged("cursed"), lambda t, token: content(t).things[token].common, _tagged("magical"), _tagged("arms"),
)  # fmt: skip


class Packing(Frame, frozen=True, gc=False, tag="packing"):
    """A player picks the presents, one of each sort; of a sort that is not in the box there is none
    (DT-CHAR-FATHERXMAS-9)."""

    seat: str
    sort: int = 0
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The next sort, then the other player's bag."""
        if self.sort == len(SORTS):
            other = t.seats[-1]
            return Goto(Packing(other)) if self.seat != other and _gives(t, other) else DONE
        offer = self.offer(t)
        if not offer:
            return Goto(Packing(self.seat, self.sort + 1))
        return Ask(((self.seat, offer),), f"pack {self.sort}", FILLS)


@memoised
def _toys(t: Position, seat: str, sort: int) -> tuple[str, ...]:
    """The objects of that sort and colour in the box, each kind once."""
    boxes = content(t)
    kind = boxes.kind
    there = [key for key in t.contents["box"] if key in boxes.things and boxes.owner[key] == seat]
    fitting = [key for key in there if in_use(t, kind[key]) and sort < len(SORTS) and SORTS[sort](t, key)]
    return tuple({kind[key]: key for key in reversed(fitting)}.values())


def _packs(t: Position, page: Packing) -> list[Option]:
    return [Option("pack", key) for key in _toys(t, page.seat, page.sort) if not _taken(t, page.seat, key)]


def _taken(t: Position, seat: str, key: str) -> bool:
    """Whether such an object is in the team or in the bag already, common ones excepted."""
    boxes = content(t)
    had = [boxes.kind.get(other) for other in (*t.contents[f"team-{seat}"], *bag_of(t, seat))]
    return not boxes.things[key].common and boxes.kind[key] in had


def _refuse(t: Position, page: Packing, option: Option) -> list[Reason]:
    key = option.piece
    own = is_thing(t, key) and owner(t, key) == page.seat
    if own and _taken(t, page.seat, key):
        return [Reason(TWICE, {"object": key}, (key,))]
    return [] if key in _toys(t, page.seat, page.sort) else [Reason(FILLS, {}, (key,) if own else ())]


def _pack(t: Position, page: Packing, option: Option) -> Flow:
    t.emit(Packed(page.seat, option.piece))
    return Goto(Packing(page.seat, page.sort + 1))


Packing.verbs = verbs(Verb("pack", _packs, _refuse, _pack, takes=("piece",)))


def _gives(t: Position, seat: str) -> bool:
    return bool(t.kinds_in(f"team-{seat}", BEARER))


def _asks(t: Position, house: str, window: TeamsReady) -> Frame | None:
    """Whoever has him in the team; the bag is filled once the team stands (DT-CHAR-FATHERXMAS-3)."""
    first = next((seat for seat in t.seats if _gives(t, seat)), "")
    return Packing(first) if first else None


PAGES, EVENTS = (Packing,), (Packed,)
HOUSE = Power("", (Hook("react", "TeamsReady", FILLS, _asks),))
