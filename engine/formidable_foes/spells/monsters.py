"""Red spells: enchanting monsters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.flow import (
    DONE,
    Ask,
    Call,
    Done,
    Flow,
    Frame,
    Goto,
    Option,
    Position,
    Reason,
    Verb,
    drag,
    drags,
    verbs,
)
from engine.formidable_foes.battle import refuse_battle
from engine.formidable_foes.board import chest_at, is_chamber, monster_at
from engine.formidable_foes.components import CHESTS, FIGURE, STRENGTH
from engine.formidable_foes.events.spells import Exchanged, Transformed
from engine.formidable_foes.revealing import look_from
from engine.formidable_foes.spells.cards import about, no_effect, numbered, once, settling
from engine.formidable_foes.spells.deck import Kind, deck
from engine.formidable_foes.turn_state import TurnState
from engine.formidable_foes.wandering_monsters import (
    Lead,
    can_be_led,
    lead,
    leads,
    monsters_on_board,
    refuse_any_lead,
    refuse_lead,
)
from engine.said import said

# -- transform -------------------------------------------------------------------------------------------


def _up_or_down(t: Position, page: TurnState, spell: str) -> Sequence[Option]:
    number = deck(t).value(spell)
    return numbered(spell, -number, number)


def _refuse_transform(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """Only the monster about to be battled may be changed, to a strength of at least 1."""
    if option not in _up_or_down(t, page, option.piece):
        return [about("FF-SPELL-05", t, option)]
    monster = monster_at(t, t.place_of(FIGURE[page.seat]))
    if not monster or refuse_battle(t, page, drag("battle", monster)):
        return [Reason("FF-SPELL-29", {}, (option.piece,))]
    if STRENGTH[monster] + t.pieces[monster].mark("stronger") + option.amount < 1:
        return [Reason("FF-SPELL-32", {}, (monster,))]
    return []


def _transform(t: Position, page: TurnState, option: Option) -> Flow:
    """Loot and flight still go by the printed strength (FF-SPELL-33, FF-MOVE-11)."""
    t.emit(Transformed(monster_at(t, t.place_of(FIGURE[page.seat])), option.amount))
    return Goto(page)


TRANSFORM = Kind(
    id="transform_monster",
    title=said("Transform {value}"),
    clause="FF-SPELL-28",
    uses=_up_or_down,
    refuse=_refuse_transform,
    cast=_transform,
    sways="strength",
    each=True,
)

# -- leading monsters ------------------------------------------------------------------------------------

#: How many monsters the spell for several moves (FF-SPELL-37).
MANY = 3


class Leading(Frame, frozen=True, gc=False, tag="leading"):
    """A spell leads up to `number` different monsters, `far` chambers each, one after the other.

    `led` lists those that it has led, first the one on which the card was laid.
    """

    seat: str
    number: int
    far: int
    led: tuple[str, ...]
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The first monster goes as far as the caster likes, which may be nowhere (FF-SPELL-05)."""
        return Call(Lead(self.seat, self.led[0], self.far), replace(self, step="next"))

    def next(self, t: Position) -> Flow:
        """Another monster, until all have moved, no other can move, or the caster has enough."""
        options = self.offer(t) if len(self.led) < self.number else ()
        if not [option for option in options if option.verb == "lead"]:
            return self.finished()
        return Ask(((self.seat, options),), "lead any", "FF-SPELL-35")

    def finished(self) -> Flow:
        """The turn goes on, and keeps which of several monsters have moved."""
        return Done(self.led if self.number > 1 else None)


def _others(t: Position, page: Leading) -> list[Option]:
    others = [monster for monster in monsters_on_board(t) if monster not in page.led]
    return [option for monster in others for option in leads(t, monster, page.far)]


def _refuse_other(t: Position, page: Leading, option: Option) -> list[Reason]:
    """Each move is judged by the board that the one before has left; no monster twice (FF-SPELL-37)."""
    if option.piece in page.led:
        return [Reason("FF-SPELL-37", {"strength": STRENGTH[option.piece]}, (option.piece,))]
    return refuse_lead(t, option, page.far)


def _lead_other(t: Position, page: Leading, option: Option) -> Flow:
    lead(t, page.seat, option.piece, option)
    return Call(Lead(page.seat, option.piece, page.far - 1), replace(page, led=(*page.led, option.piece)))


Leading.verbs = verbs(
    Verb("lead", _others, _refuse_other, _lead_other, sure=True),
    Verb(
        "enough",
        lambda t, page: [Option("enough")],
        lambda t, page, option: [],
        lambda t, page, option: page.finished(),
        takes=(),
    ),
)


def _on_monsters(t: Position, page: TurnState, spell: str) -> Sequence[Option]:
    """The card is laid on the monster that moves, or moves first."""
    return drags("cast", spell, tuple([t.place_of(monster) for monster in monsters_on_board(t)]))


def _refuse_leading(t: Position, page: TurnState, option: Option) -> list[Reason]:
    far = deck(t).value(option.piece)
    if option.amount:
        return [about("FF-SPELL-05", t, option)]
    there = option.to if is_chamber(option.to) else ""
    monster, chest = (monster_at(t, there), chest_at(t, there)) if there else ("", "")
    if monster:
        return refuse_any_lead(t, monster, far)
    if chest:
        return [Reason("FF-CHEST-08", {}, (chest,))]
    movable = any(can_be_led(t, other, far) for other in monsters_on_board(t))
    return [Reason("FF-SPELL-34", {}, (option.piece,))] if movable else no_effect(t, option)


def _move_monster(t: Position, page: TurnState, option: Option) -> Flow:
    """One monster, as many chambers as the card says."""
    far = deck(t).value(option.piece)
    return Call(Leading(page.seat, 1, far, (monster_at(t, option.to),)), settling(t, page))


MOVE_MONSTER = Kind(
    id="move_monster",
    title=said("Move Monster"),
    clause="FF-SPELL-34",
    uses=_on_monsters,
    refuse=_refuse_leading,
    cast=_move_monster,
    each=True,
)


def _move_monsters(t: Position, page: TurnState, option: Option) -> Flow:
    """Three monsters, as many chambers each as the card says."""
    far = deck(t).value(option.piece)
    return Call(Leading(page.seat, MANY, far, (monster_at(t, option.to),)), settling(t, page))


MOVE_MONSTERS = Kind(
    id="move_3_monsters",
    title=said("Move 3 Monsters"),
    clause="FF-SPELL-37",
    uses=_on_monsters,
    refuse=_refuse_leading,
    cast=_move_monsters,
    each=True,
)

# -- exchanging tiles ------------------------------------------------------------------------------------


def tiles_on_board(t: Position) -> list[str]:
    """The monsters and chests in the dungeon."""
    chests = [chest for chest in CHESTS if chest in t.pieces and is_chamber(t.place_of(chest))]
    return [*monsters_on_board(t), *chests]


class Exchanging(Frame, frozen=True, gc=False, tag="exchanging"):
    """Two tiles are chosen: one is dragged to the other. Figures stay and hinder nothing (FF-SPELL-39)."""

    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The caster chooses two tiles."""
        return Ask(((self.seat, self.offer(t)),), "exchange", "FF-SPELL-38")


def _pairs(t: Position, page: Exchanging) -> list[Option]:
    lying = [(tile, t.place_of(tile)) for tile in tiles_on_board(t)]
    return [drag("exchange", one, space) for one, _ in lying for other, space in lying if other != one]


def _tile_at(t: Position, space: str) -> str:
    return next((tile for tile in tiles_on_board(t) if t.place_of(tile) == space), "")


def _refuse_pair(t: Position, page: Exchanging, option: Option) -> list[Reason]:
    tiles = tiles_on_board(t)
    other = _tile_at(t, option.to)
    if option.piece not in tiles or not other or other == option.piece:
        return [Reason("FF-SPELL-38", {}, (option.piece,) if option.piece in t.pieces else ())]
    return []


def _swap(t: Position, page: Exchanging, option: Option) -> Flow:
    """The tiles trade places. Figures that have no monster beside them now look at once (FF-SEE-21).

    The caster may battle or take what has come to the own space (FF-SPELL-40).
    """
    other = _tile_at(t, option.to)
    t.emit(Exchanged(page.seat, option.piece, other))
    for tile in (option.piece, other):
        look_from(t, t.place_of(tile), page.seat)
    return DONE


Exchanging.verbs = verbs(Verb("exchange", _pairs, _refuse_pair, _swap, sure=True, takes=("piece", "to")))


def _refuse_exchange(t: Position, page: TurnState, option: Option) -> list[Reason]:
    return [] if len(tiles_on_board(t)) >= 2 else no_effect(t, option)


def _exchange(t: Position, page: TurnState, option: Option) -> Flow:
    return Call(Exchanging(page.seat), settling(t, page))


EXCHANGE = Kind(
    id="exchange_tiles",
    title=said("Exchange"),
    clause="FF-SPELL-38",
    uses=once,
    refuse=_refuse_exchange,
    cast=_exchange,
)

RED = (TRANSFORM, MOVE_MONSTER, MOVE_MONSTERS, EXCHANGE)
