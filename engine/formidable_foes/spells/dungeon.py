"""Green spells: enchanting the dungeon."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, drag, verbs
from engine.formidable_foes.board import CROSSING_OF, CROSSING_TILE, CROSSINGS, face_down
from engine.formidable_foes.events.spells import Rotated
from engine.formidable_foes.revealing import everybody_looks
from engine.formidable_foes.spells.cards import no_effect, once, settling
from engine.formidable_foes.spells.deck import Kind, deck
from engine.formidable_foes.turn_state import TurnState
from engine.said import said

#: Clockwise quarters by which an intersection may be turned.
QUARTERS = (1, 2, 3)


class Rotating(Frame, frozen=True, gc=False, tag="rotating"):
    """Up to `number` different intersections are turned; then everybody looks once (FF-SPELL-45)."""

    seat: str
    number: int
    turned: tuple[str, ...] = ()
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The next intersection, if one is left to turn."""
        options = self.offer(t) if len(self.turned) < self.number else ()
        if not [option for option in options if option.verb == "rotate"]:
            return Goto(replace(self, step="look"))
        return Ask(((self.seat, options),), "rotate", "FF-SPELL-41")

    def look(self, t: Position) -> Flow:
        """Figures stay where they are (FF-SPELL-42) and look."""
        everybody_looks(t, self.seat)
        return DONE


def _rotations(t: Position, page: Rotating) -> list[Option]:
    return [
        drag("rotate", CROSSING_TILE[crossing], "", quarters)
        for crossing in CROSSINGS
        if not face_down(t, crossing) and crossing not in page.turned
        for quarters in QUARTERS
    ]


def _refuse_rotate(t: Position, page: Rotating, option: Option) -> list[Reason]:
    crossing = CROSSING_OF.get(option.piece, "")
    if not crossing or crossing in page.turned:
        return [Reason("FF-SPELL-41", {}, (option.piece,) if option.piece in t.pieces else ())]
    if face_down(t, crossing):
        return [Reason("FF-SPELL-43", {"tile": crossing}, (option.piece,), (crossing,))]
    if option.amount not in QUARTERS:
        return [Reason("FF-SPELL-09", {"spell": said("Rotate")}, (option.piece,), (crossing,))]
    return []


def _rotate(t: Position, page: Rotating, option: Option) -> Flow:
    crossing = CROSSING_OF[option.piece]
    t.emit(Rotated(page.seat, crossing, option.amount))
    return Goto(replace(page, turned=(*page.turned, crossing)))


Rotating.verbs = verbs(
    Verb("rotate", _rotations, _refuse_rotate, _rotate, sure=True, takes=("piece", "amount")),
    Verb(
        "enough",
        lambda t, page: [Option("enough")] if page.turned else [],
        lambda t, page, option: [] if page.turned else [t.game.default_reason(t, page.seat, option)],
        lambda t, page, option: Goto(replace(page, step="look")),
        takes=(),
    ),
)


def _refuse_rotation(t: Position, page: TurnState, option: Option) -> list[Reason]:
    return no_effect(t, option) if all(face_down(t, crossing) for crossing in CROSSINGS) else []


def _rotation(t: Position, page: TurnState, option: Option) -> Flow:
    """Also between two steps (FF-SPELL-44)."""
    return Call(Rotating(page.seat, deck(t).value(option.piece)), settling(t, page))


ROTATE = Kind(
    id="rotate_intersections",
    title=said("Rotate {value}"),
    clause="FF-SPELL-41",
    uses=once,
    refuse=_refuse_rotation,
    cast=_rotation,
)

GREEN = (ROTATE,)
