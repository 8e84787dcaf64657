"""The magic spells: when each kind may be cast, and what it does.

A kind of spell is a row: the options with a card, the reasons against one, and the deed. Lasting effects
are hooks of the card while it lies beside the board (`POWERS`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from msgspec.structs import replace

from engine.flow import (
    DONE,
    Ask,
    Call,
    Flow,
    Frame,
    Goto,
    Hook,
    Option,
    Part,
    Position,
    Power,
    Reason,
    Verb,
    drag,
    drags,
    verbs,
)
from engine.formidable_foes.battle import SETTLE, Battle, refuse_battle
from engine.formidable_foes.board import CROSSING_TILE, CROSSINGS, chest_at, face_down, figures_at, monster_at
from engine.formidable_foes.components import BOX, CHESTS, FIGURE, HAND, STRENGTH
from engine.formidable_foes.events import (
    ChipsConjured,
    Exchanged,
    Rotated,
    SpellCast,
    Transferred,
    Transformed,
)
from engine.formidable_foes.looking import everybody_looks, look, look_from
from engine.formidable_foes.movement import WALK, invisible, released
from engine.formidable_foes.wandering import (
    Lead,
    can_be_led,
    lead,
    leads,
    monsters_on_board,
    refuse_any_lead,
    refuse_lead,
)
from engine.formidable_foes.wisdom import HIGHEST, raise_to, wisdom
from engine.said import Said, said

if TYPE_CHECKING:
    from engine.formidable_foes.turn import Turn


class Kind(NamedTuple):
    """How one kind of spell is cast.

    `title` names it, `uses` lists the choices of a place or number that come with the card; `each` says that
    `refuse` judges every choice for itself.
    """

    title: Said
    uses: Callable[[Position, Turn, str], Sequence[Option]]
    refuse: Callable[[Position, Turn, Option], list[Reason]]
    cast: Callable[[Position, Turn, Option], Flow]
    each: bool = False


def value(spell: str) -> int:
    """The number on a card, 0 if it has none."""
    return BOX.spells[spell].value


def title(spell: str) -> Said:
    """What a card is called in sentences."""
    return Said(KINDS[BOX.spells[spell].kind].title.template, {"value": value(spell)})


def _put_down(t: Position, seat: str, option: Option, clause: str) -> None:
    """The card is used up (FF-SPELL-04)."""
    t.emit(SpellCast(seat, option.piece, option.amount, clause))


@cache
def _with_numbers(spell: str, lowest: int) -> tuple[Option, ...]:
    return tuple([drag("cast", spell, "", number) for number in range(lowest, value(spell) + 1) if number])


def _up_to(t: Position, page: Turn, spell: str) -> Sequence[Option]:
    """Of the number on a spell its caster may use less (FF-SPELL-05)."""
    return _with_numbers(spell, 1)


def _once(t: Position, page: Turn, spell: str) -> Sequence[Option]:
    return (drag("cast", spell),)


def _no_effect(option: Option) -> list[Reason]:
    return [Reason("FF-SPELL-09", {"spell": title(option.piece)}, (option.piece,))]


def _settling(t: Position, page: Turn) -> Turn:
    """The turn as it goes on when a spell's own page is done; the caster may have been carried (FF-SPELL-36)."""
    return replace(page, stood=t.place_of(f"figure-{page.seat}"), step="settle")


# -- blue: enchanting players ----------------------------------------------------------------------------


def _refuse_movement(t: Position, page: Turn, option: Option) -> list[Reason]:
    """Where a monster has ended the walk, more steps help only to battle it, or to walk again."""
    within = t.counters["steps"] <= t.breakdown("steps", (Part(WALK, "FF-TURN-05"),)).total
    return _no_effect(option) if page.halted and within else []


def _movement(t: Position, page: Turn, option: Option) -> Flow:
    """More steps, at any moment before the battle (FF-SPELL-12)."""
    _put_down(t, page.seat, option, "FF-SPELL-10")
    return Goto(page)


def _refuse_chips(t: Position, page: Turn | Battle, option: Option) -> list[Reason]:
    return [] if t.contents["reserve"] else [Reason("FF-SPELL-15", {}, (option.piece,))]


def _conjure(t: Position, seat: str, option: Option) -> None:
    """Chips out of the reserve, as many as it has (FF-SPELL-13, FF-SPELL-15); also to flee with (FF-SPELL-16)."""
    _put_down(t, seat, option, "FF-SPELL-13")
    t.emit(ChipsConjured(seat, min(option.amount, len(t.contents["reserve"]))))


def _chips(t: Position, page: Turn, option: Option) -> Flow:
    _conjure(t, page.seat, option)
    return Goto(page)


def _refuse_wisdom(t: Position, page: Turn, option: Option) -> list[Reason]:
    return _no_effect(option) if wisdom(t, page.seat) == HIGHEST else []


def _wisdom(t: Position, page: Turn, option: Option) -> Flow:
    _put_down(t, page.seat, option, "FF-SPELL-17")
    raise_to(t, page.seat, wisdom(t, page.seat) + option.amount, "FF-SPELL-17")
    return Goto(page)


def _too_late(t: Position, page: Turn, option: Option, clause: str) -> list[Reason]:
    """Some spells come before the first step of the turn, with two players of the whole turn (FF-TWO-09)."""
    if not page.moved:
        return []
    facts: dict[str, str | int] = {"steps": t.counters["steps"], "spell": title(option.piece)}
    return [Reason("FF-TWO-09" if page.second else clause, facts, (option.piece,))]


def _other_figures(t: Position, page: Turn, spell: str) -> Sequence[Option]:
    places = dict.fromkeys([t.place_of(FIGURE[seat]) for seat in t.after(page.seat)])
    return drags("cast", spell, tuple([place for place in places if place != "gate"]))


def _refuse_transference(t: Position, page: Turn, option: Option) -> list[Reason]:
    if option.amount:
        return [Reason("FF-SPELL-05", {"spell": title(option.piece)}, (option.piece,))]
    late = _too_late(t, page, option, "FF-SPELL-19")
    if late:
        return late
    own = t.place_of(f"figure-{page.seat}")
    waiting = [figure for figure in t.contents["gate"] if figure[7:] != page.seat]
    if option.to == "gate" and waiting:
        return [Reason("FF-SETUP-17", {"player": waiting[0][7:]}, tuple(waiting))]
    there = figures_at(t, option.to) if option.to in t.contents else ()
    if option.to == own or not there:
        beside = [figure for figure in there if figure[7:] != page.seat]
        who = beside[0][7:] if beside else t.after(page.seat)[0]
        places = (option.to,) if option.to in t.places else ()
        return [Reason("FF-SPELL-23", {"player": who}, tuple(beside), places)]
    return []


def _transference(t: Position, page: Turn, option: Option) -> Flow:
    """A jump out of any hold (FF-SPELL-21) that nobody follows (FF-SPELL-20); at a monster it ends the walk."""
    _put_down(t, page.seat, option, "FF-SPELL-18")
    t.emit(Transferred(page.seat, option.to))
    look(t, page.seat)
    monster = "" if invisible(t) else monster_at(t, option.to)
    return Goto(replace(page, halted="FF-SPELL-22" if monster else "", stopper=monster))


def _refuse_invisibility(t: Position, page: Turn, option: Option) -> list[Reason]:
    return _too_late(t, page, option, "FF-SPELL-26") or (_no_effect(option) if invisible(t) else [])


def _invisibility(t: Position, page: Turn, option: Option) -> Flow:
    _put_down(t, page.seat, option, "FF-SPELL-26")
    return Goto(released(t, page))


# -- red: enchanting monsters ----------------------------------------------------------------------------


def _up_or_down(t: Position, page: Turn, spell: str) -> Sequence[Option]:
    return _with_numbers(spell, -value(spell))


def _refuse_transform(t: Position, page: Turn, option: Option) -> list[Reason]:
    """Only the monster about to be battled; its strength stays at least 1, without upper bound (FF-SPELL-32)."""
    monster = monster_at(t, t.place_of(f"figure-{page.seat}"))
    if not monster or option.to or refuse_battle(t, page, Option("battle", monster)):
        return [Reason("FF-SPELL-29", {}, (option.piece,))]
    if STRENGTH[monster] + t.pieces[monster].mark("stronger") + option.amount < 1:
        return [Reason("FF-SPELL-32", {}, (monster,))]
    return []


def _transform(t: Position, page: Turn, option: Option) -> Flow:
    """Loot goes by the tile all the same (FF-SPELL-33), and so does flight (FF-MOVE-11)."""
    _put_down(t, page.seat, option, "FF-SPELL-28")
    t.emit(Transformed(monster_at(t, t.place_of(f"figure-{page.seat}")), option.amount))
    return Goto(page)


def _chambers(spell: str) -> tuple[int, int]:
    """How many monsters a card moves, and how many chambers each: 1 by 2, or 3 by 1."""
    return (1, value(spell)) if BOX.spells[spell].kind == "move_monster" else (3, 1)


def _on_monsters(t: Position, page: Turn, spell: str) -> Sequence[Option]:
    """The card is laid on the monster that moves, or moves first."""
    return drags("cast", spell, tuple([t.place_of(monster) for monster in monsters_on_board(t)]))


def _refuse_move_monster(t: Position, page: Turn, option: Option) -> list[Reason]:
    _number, far = _chambers(option.piece)
    if option.amount:
        return [Reason("FF-SPELL-05", {"spell": title(option.piece)}, (option.piece,))]
    monster = monster_at(t, option.to) if option.to in t.contents else ""
    if monster:
        return refuse_any_lead(t, monster, far)
    chest = chest_at(t, option.to) if option.to in t.contents else ""
    if chest:
        return [Reason("FF-CHEST-08", {}, (chest,))]
    movable = any(can_be_led(t, other, far) for other in monsters_on_board(t))
    return [Reason("FF-SPELL-34", {}, (option.piece,))] if movable else _no_effect(option)


def _move_monster(t: Position, page: Turn, option: Option) -> Flow:
    """Any monster, also before the dumbest tile is drawn (FF-SPELL-34)."""
    number, far = _chambers(option.piece)
    _put_down(t, page.seat, option, "FF-SPELL-34" if number == 1 else "FF-SPELL-37")
    return Call(Leading(page.seat, number, far, (monster_at(t, option.to),)), _settling(t, page))


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
        """The first monster goes as far as the caster likes: up to a number may be none of it (FF-SPELL-05)."""
        return Call(Lead(self.seat, self.led[0], self.far), replace(self, step="next"))

    def next(self, t: Position) -> Flow:
        """Until all have moved, no other can, or the caster has enough."""
        options = self.offer(t) if len(self.led) < self.number else ()
        if not [option for option in options if option.verb == "lead"]:
            return DONE
        return Ask(((self.seat, options),), "lead any", "FF-SPELL-35")


def _refuse_led(t: Position, page: Leading, option: Option) -> list[Reason]:
    """Each move is judged by the board that the one before has left; no monster twice (FF-SPELL-37)."""
    if option.piece in page.led:
        return [Reason("FF-SPELL-37", {"strength": STRENGTH[option.piece]}, (option.piece,))]
    return refuse_lead(t, option, page.far)


def _led(t: Position, page: Leading, option: Option) -> Flow:
    lead(t, page.seat, option.piece, option)
    return Call(Lead(page.seat, option.piece, page.far - 1), replace(page, led=(*page.led, option.piece)))


Leading.verbs = verbs(
    Verb(
        "lead",
        lambda t, page: [
            option
            for monster in monsters_on_board(t)
            if monster not in page.led
            for option in leads(t, monster, page.far)
        ],
        _refuse_led,
        _led,
        sure=True,
    ),
    Verb(
        "enough",
        lambda t, page: [Option("enough")],
        lambda t, page, option: [] if option == Option("enough") else [t.game.otherwise(t, page.seat, option)],
        lambda t, page, option: DONE,
    ),
)


def tiles_on_board(t: Position) -> list[str]:
    """The monsters and chests in the dungeon."""
    chests = [chest for chest in CHESTS if chest in t.pieces and t.place_of(chest)[0] == "C"]
    return [*monsters_on_board(t), *chests]


def _refuse_exchange(t: Position, page: Turn, option: Option) -> list[Reason]:
    return [] if len(tiles_on_board(t)) >= 2 else _no_effect(option)


def _exchange(t: Position, page: Turn, option: Option) -> Flow:
    _put_down(t, page.seat, option, "FF-SPELL-38")
    return Call(Exchanging(page.seat), _settling(t, page))


class Exchanging(Frame, frozen=True, gc=False, tag="exchanging"):
    """Two tiles are chosen: one is dragged to the other. Figures stay and hinder nothing (FF-SPELL-39)."""

    seat: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Which two."""
        return Ask(((self.seat, self.offer(t)),), "exchange", "FF-SPELL-38")


def _pairs(t: Position, page: Exchanging) -> list[Option]:
    lying = [(tile, t.place_of(tile)) for tile in tiles_on_board(t)]
    return [drag("exchange", one, space) for one, _ in lying for other, space in lying if other != one]


def _tile_at(t: Position, space: str) -> str:
    return next((tile for tile in tiles_on_board(t) if t.place_of(tile) == space), "")


def _refuse_pair(t: Position, page: Exchanging, option: Option) -> list[Reason]:
    tiles = tiles_on_board(t)
    other = _tile_at(t, option.to)
    if option.amount or option.piece not in tiles or not other or other == option.piece:
        return [Reason("FF-SPELL-38", {}, (option.piece,) if option.piece in t.pieces else ())]
    return []


def _swap(t: Position, page: Exchanging, option: Option) -> Flow:
    """Where a chest has come in a monster's place the figures look at once (FF-SEE-21).

    What has come to the caster's own space he may battle or take now (FF-SPELL-40).
    """
    other = _tile_at(t, option.to)
    t.emit(Exchanged(page.seat, option.piece, other))
    for tile in (option.piece, other):
        look_from(t, t.place_of(tile), page.seat)
    return DONE


Exchanging.verbs = verbs(Verb("exchange", _pairs, _refuse_pair, _swap, sure=True))


# -- green: enchanting the dungeon -----------------------------------------------------------------------


def _refuse_rotation(t: Position, page: Turn, option: Option) -> list[Reason]:
    return _no_effect(option) if all(face_down(t, crossing) for crossing in CROSSINGS) else []


def _rotation(t: Position, page: Turn, option: Option) -> Flow:
    """Also between two steps (FF-SPELL-44)."""
    _put_down(t, page.seat, option, "FF-SPELL-41")
    return Call(Rotating(page.seat, value(option.piece)), _settling(t, page))


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
        for quarters in (1, 2, 3)
    ]


def _refuse_rotate(t: Position, page: Rotating, option: Option) -> list[Reason]:
    crossing = option.piece.removeprefix("crossing-")
    if crossing not in CROSSING_TILE or option.to or crossing in page.turned:
        return [Reason("FF-SPELL-41", {}, (option.piece,) if option.piece in t.pieces else ())]
    if face_down(t, crossing):
        return [Reason("FF-SPELL-43", {"tile": crossing}, (option.piece,), (crossing,))]
    if option.amount not in (1, 2, 3):
        return [Reason("FF-SPELL-09", {"spell": said("Rotate")}, (option.piece,), (crossing,))]
    return []


def _rotate(t: Position, page: Rotating, option: Option) -> Flow:
    crossing = option.piece.removeprefix("crossing-")
    t.emit(Rotated(page.seat, crossing, option.amount))
    return Goto(replace(page, turned=(*page.turned, crossing)))


Rotating.verbs = verbs(
    Verb("rotate", _rotations, _refuse_rotate, _rotate, sure=True),
    Verb(
        "enough",
        lambda t, page: [Option("enough")] if page.turned else [],
        lambda t, page, option: (
            [] if page.turned and option == Option("enough") else [t.game.otherwise(t, page.seat, option)]
        ),
        lambda t, page, option: Goto(replace(page, step="look")),
    ),
)


# -- casting ---------------------------------------------------------------------------------------------

KINDS: dict[str, Kind] = {
    "movement": Kind(said("Movement +{value}"), _up_to, _refuse_movement, _movement),
    "power_chips": Kind(said("Chips +{value}"), _up_to, _refuse_chips, _chips),
    "wisdom": Kind(said("Wisdom +{value}"), _up_to, _refuse_wisdom, _wisdom),
    "transference": Kind(said("Transference"), _other_figures, _refuse_transference, _transference, each=True),
    "invisibility": Kind(said("Invisibility"), _once, _refuse_invisibility, _invisibility),
    "transform_monster": Kind(said("Transform {value}"), _up_or_down, _refuse_transform, _transform, each=True),
    "move_monster": Kind(said("Move Monster"), _on_monsters, _refuse_move_monster, _move_monster, each=True),
    "move_3_monsters": Kind(
        said("Move 3 Monsters"), _on_monsters, _refuse_move_monster, _move_monster, each=True
    ),
    "exchange_tiles": Kind(said("Exchange"), _once, _refuse_exchange, _exchange),
    "rotate_intersections": Kind(said("Rotate {value}"), _once, _refuse_rotation, _rotation),
}


def _hand(t: Position, seat: str) -> list[str]:
    return [spell for spell in t.contents[HAND[seat]] if spell in BOX.spells]


def _castable(t: Position, page: Turn) -> Sequence[Option]:
    if not t.contents[HAND[page.seat]]:
        return ()
    castable: list[Option] = []
    for spell in _hand(t, page.seat):
        castable += _legal_uses(t, page, spell)
    return castable


def drawn_now(t: Position, spell: str) -> bool:
    """Whether a card was drawn this turn (FF-LOOT-04)."""
    return t.pieces[spell].mark("drawn") == t.counters["turn"]


def _legal_uses(t: Position, page: Turn, spell: str) -> Sequence[Option]:
    """The legal ways to cast a card; most kinds are judged once for all numbers."""
    if drawn_now(t, spell):
        return ()
    kind = KINDS[t.pieces[spell].kind]
    uses = kind.uses(t, page, spell)
    if kind.each:
        return [option for option in uses if not kind.refuse(t, page, option)]
    return uses if not kind.refuse(t, page, uses[0]) else ()


def refuse_card(t: Position, seat: str, option: Option) -> list[Reason]:
    """The reasons against casting this card at all: only one's own, and none drawn this turn (FF-LOOT-04)."""
    if option.piece not in BOX.spells or option.piece not in t.contents[HAND[seat]]:
        return [Reason("FF-SPELL-01", {}, (option.piece,) if option.piece in t.pieces else ())]
    if drawn_now(t, option.piece):
        clause = "FF-TWO-13" if len(t.seats) == 2 else "FF-LOOT-04"
        return [Reason(clause, {"spell": title(option.piece)}, (option.piece,))]
    return []


def _refuse_cast(t: Position, page: Turn, option: Option) -> list[Reason]:
    """On one's own turn, any number (FF-SPELL-03), with a movement action (FF-SPELL-02), before the battle."""
    against = refuse_card(t, page.seat, option)
    if page.over or not page.entered:
        against += page.closed("cast", t)
    if against:
        return against
    kind = KINDS[BOX.spells[option.piece].kind]
    if kind.uses in (_up_to, _up_or_down, _once) and option not in kind.uses(t, page, option.piece):
        return [Reason("FF-SPELL-05", {"spell": title(option.piece)}, (option.piece,))]
    return kind.refuse(t, page, option)


def _cast(t: Position, page: Turn, option: Option) -> Flow:
    kind = KINDS[BOX.spells[option.piece].kind]
    return kind.cast(t, page if page.cast else replace(page, cast=True, begun=True), option)


CASTING = (Verb("cast", _castable, _refuse_cast, _cast, sure=True),)


def castable_chips(t: Position, page: Battle) -> list[Option]:
    """The chip spells that may help after the throw, and in a fright with the heart (FF-SPELL-14)."""
    return [
        Option("cast", spell, "", amount)
        for spell in _hand(t, page.seat)
        if BOX.spells[spell].kind == "power_chips"
        for amount in range(1, value(spell) + 1)
        if not _refuse_after_throw(t, page, Option("cast", spell, "", amount))
    ]


def _refuse_after_throw(t: Position, page: Battle, option: Option) -> list[Reason]:
    against = refuse_card(t, page.seat, option)
    if against:
        return against
    if BOX.spells[option.piece].kind != "power_chips":
        return [Reason("FF-SPELL-14" if page.fright else "FF-SPELL-08", {}, (option.piece,))]
    if option.to or not 1 <= option.amount <= value(option.piece):
        return [Reason("FF-SPELL-05", {"spell": title(option.piece)}, (option.piece,))]
    return _refuse_chips(t, page, option)


def _cast_after_throw(t: Position, page: Battle, option: Option) -> Flow:
    _conjure(t, page.seat, option)
    return Goto(page)


Battle.verbs = SETTLE | verbs(Verb("cast", castable_chips, _refuse_after_throw, _cast_after_throw))


# -- lasting effects -------------------------------------------------------------------------------------


def _more_steps(t: Position, bearer: str, *_subject: Any) -> list[Part]:
    """Movement spells add to the steps, and to the right to battle (FF-SPELL-10, FF-SPELL-11)."""
    return [Part(t.pieces[bearer].mark("used"), "FF-SPELL-10", bearer)]


def _unseen(t: Position, bearer: str, *_subject: Any) -> bool:
    """The spell is right, whatever the other rules say (FF-SPELL-06)."""
    return True


def _nobody_follows(t: Position, bearer: str, master: str) -> list[Reason]:
    return [Reason("FF-SPELL-25", {"player": master}, (bearer,))]


POWERS = (
    Power("movement", (Hook("value", "steps", "FF-SPELL-10", _more_steps),)),
    Power(
        "invisibility",
        (
            Hook("permit", "FF-MOVE-04", "FF-SPELL-24", _unseen),
            Hook("permit", "FF-MOVE-06", "FF-SPELL-24", _unseen),
            Hook("forbid", "follow", "FF-SPELL-25", _nobody_follows),
        ),
    ),
)
