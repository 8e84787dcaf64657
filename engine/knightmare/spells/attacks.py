"""Attack spells (KM-MAGIC-04): whom they reach, and what they do to the one they strike."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.knightmare.board import in_chamber, in_level_three, lives, mark, on, place
from engine.knightmare.castle_cards import must_not_miss
from engine.knightmare.challenge import DIE
from engine.knightmare.components import BOX, PATH, SEAT, SEAT_AT, STEP_AT, STONES
from engine.knightmare.ending_together import propose
from engine.knightmare.events.moving import Imprisoned, Rolled
from engine.knightmare.events.paths import PathCleared, StoneDestroyed
from engine.knightmare.events.spells import SpellFailed, Struck, Swapped
from engine.knightmare.events.turn import Marked, MustMiss
from engine.knightmare.items import book_refuses, ordinary, send_home, take
from engine.knightmare.spells.casting import cast, refuse_source, sources
from engine.knightmare.spells.resistance import RESISTED, Striking
from engine.knightmare.turn_state import STARTS, TurnState, with_cast
from engine.parts.step_verbs import at, button
from engine.table import Table

ATTACKS = tuple([key for key, spell in BOX.spells.items() if spell.attack])


class Attack(Frame, frozen=True, gc=False, tag="attack"):
    """An attack spell on its way: the one it strikes may resist, then it works."""

    seat: str
    spell: str
    target: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The spell is about to strike; the window asks the target."""
        t.emit(Struck(self.seat, self.spell, self.target, BOX.spells[self.spell].clauses[0]))
        t.emit(Striking(self.seat, self.spell, self.target))
        return Goto(replace(self, step="strike"))

    def strike(self, t: Position) -> Flow:
        """A resisted spell does nothing, and no die is rolled for it (KM-MAGIC-10)."""
        if RESISTED in t.results:
            return DONE
        if self.spell == "theft":
            return Goto(replace(self, step="steal"))
        _EFFECTS[self.spell](t, self)
        return DONE

    def steal(self, t: Position) -> Flow:
        """The caster chooses an ordinary item (KM-MAGIC-19)."""
        return Ask(((self.seat, self.offer(t)),), "steal", "KM-MAGIC-19")


# -- whom a spell reaches --------------------------------------------------------------------------------


def refuse_target(t: Position, seat: str, spell: str, target: str) -> list[Reason]:
    """The reasons why a spell of `seat` cannot strike another Dungeoneer."""
    facts: dict[str, str | int] = {"spell": spell, "player": target}
    if (spell == "destruction") != in_level_three(t, target) and lives(t, target):
        reached = in_level_three(t, target) or spell == "destruction"
        return [Reason("KM-THREE-35" if reached else "KM-MAGIC-04", facts)]
    if not lives(t, target) or not (in_chamber(t, target) or spell == "destruction"):
        return [Reason("KM-MAGIC-04", facts)]
    if mark(t, target, "protected"):
        return [Reason("KM-MAGIC-13", {"player": target})]
    return _OWN_REASONS.get(spell, _none)(t, seat, target)


def _none(t: Position, seat: str, target: str) -> list[Reason]:
    return []


def _refuse_banishment(t: Position, seat: str, target: str) -> list[Reason]:
    """Once a game at each (KM-MAGIC-48)."""
    return [Reason("KM-MAGIC-48", {"player": target})] if mark(t, seat, f"banished-{target}") else []


def _refuse_slumber(t: Position, seat: str, target: str) -> list[Reason]:
    return [Reason("KM-MAGIC-18", {"player": target})] if must_not_miss(t, target) else []


def _refuse_theft(t: Position, seat: str, target: str) -> list[Reason]:
    return [] if stealable(t, seat, target) else [Reason("KM-MAGIC-20", {"player": target})]


def stealable(t: Table, seat: str, target: str) -> tuple[str, ...]:
    """The ordinary items of a target that the caster could carry (KM-MAGIC-20)."""
    return tuple([item for item in ordinary(t, target) if not book_refuses(t, seat, item)])


def _refuse_transposition(t: Position, seat: str, target: str) -> list[Reason]:
    """From one chamber to another (KM-MAGIC-22)."""
    swaps = in_chamber(t, seat) and place(t, seat) != place(t, target)
    return [] if swaps else [Reason("KM-MAGIC-22")]


def _refuse_weakness(t: Position, seat: str, target: str) -> list[Reason]:
    return [Reason("KM-MAGIC-24", {"player": target})] if mark(t, target, "weak") else []


_OWN_REASONS = {
    "banishment": _refuse_banishment,
    "slumber": _refuse_slumber,
    "theft": _refuse_theft,
    "transposition": _refuse_transposition,
    "weakness": _refuse_weakness,
}


# -- what a spell does -----------------------------------------------------------------------------------


def _banish(t: Position, page: Attack) -> None:
    t.emit(Imprisoned(page.target, "KM-MAGIC-17"))


def _lull(t: Position, page: Attack) -> None:
    t.emit(MustMiss(page.target, "KM-MAGIC-18"))


def _swap(t: Position, page: Attack) -> None:
    t.emit(Swapped(page.seat, page.target))


def _weaken(t: Position, page: Attack) -> None:
    t.emit(Marked(page.target, "weak", 1, "KM-MAGIC-23"))


def _destroy(t: Position, page: Attack) -> None:
    """A die names the stone (KM-THREE-26); in the base game it is the last one laid (KM-THREE-47)."""
    item, step = STEP_AT[place(t, page.target)]
    laid = [n for n in range(1, STONES + 1) if is_laid(t, item, n)]
    if on(t, "level_three"):
        number = int(t.draw("destruction", DIE))
        t.emit(Rolled(page.seat, number, clause="KM-THREE-26"))
    else:
        number = laid[-1] if laid else 0
    if number not in laid:
        t.emit(SpellFailed(page.seat, page.spell, _failing(t, number, max(step, *laid) if laid else step)))
        return
    if number == step:
        _fall(t, page.target, item)
        return
    clause = "KM-THREE-29" if number > step else "KM-THREE-30"
    if not step:
        clause = "KM-THREE-32" if on(t, "level_three") else "KM-THREE-47"
    t.emit(StoneDestroyed(page.target, item, number, clause))


def _failing(t: Table, number: int, farthest: int) -> str:
    """The clause by which Destruction fails: no stone is left (KM-THREE-47), the number names a gap (KM-THREE-33),
    or a stone beyond the farthest, which was never laid (KM-THREE-31)."""
    if not on(t, "level_three"):
        return "KM-THREE-47"
    return "KM-THREE-33" if number <= farthest else "KM-THREE-31"


def _fall(t: Position, seat: str, item: str) -> None:
    """The stone underfoot: prison (KM-THREE-27), the path is gone (KM-THREE-34) and its Quest Object goes home
    (KM-THREE-28)."""
    t.emit(Imprisoned(seat, "KM-THREE-27"))
    t.emit(PathCleared(seat, item, "KM-THREE-34"))
    send_home(t, seat, item, "KM-THREE-28")


def is_laid(t: Table, item: str, number: int) -> bool:
    """Whether a stone of a path lies. A table that lacks the place has no stone there."""
    return any(t.pieces[key].kind in ("helm", "stone") for key in t.contents.get(PATH[item][number], ()))


_EFFECTS = {
    "banishment": _banish,
    "slumber": _lull,
    "transposition": _swap,
    "weakness": _weaken,
    "destruction": _destroy,
}


def _refuse_steal(t: Position, page: Attack, option: Option) -> list[Reason]:
    if option.piece in stealable(t, page.seat, page.target):
        return []
    return [Reason("KM-MAGIC-20", {"player": page.target})]


def _steal(t: Position, page: Attack, option: Option) -> Flow:
    take(t, page.seat, option.piece, place(t, page.seat), "KM-MAGIC-19")
    return DONE


Attack.verbs = verbs(
    at(
        "steal",
        ("steal",),
        lambda t, page: [Option("steal", item) for item in stealable(t, page.seat, page.target)],
        _refuse_steal,
        _steal,
        ("piece",),
    ),
    button("end together", ("steal",), propose),
)


# -- the verbs of a turn ---------------------------------------------------------------------------------


def _row(spell: str) -> Verb:
    def options(t: Position, page: TurnState) -> list[Option]:
        if page.cast:
            return []
        rivals = [SEAT[other] for other in t.after(page.seat)]
        return [Option(spell, piece, to) for piece in sources(t, page.seat, spell) for to in rivals]

    def refuse(t: Position, page: TurnState, option: Option) -> list[Reason]:
        target = SEAT_AT.get(option.to, "")
        against = refuse_source(t, page, spell, option)
        if against or target not in t.seats or target == page.seat:
            return against or [t.game.default_reason(t, page.seat, option)]
        against = refuse_target(t, page.seat, spell, target)
        if against and all(refuse_target(t, page.seat, spell, other) for other in t.after(page.seat)):
            against.append(Reason("KM-MAGIC-45", {"spell": spell}))
        return against

    def do(t: Position, page: TurnState, option: Option) -> Flow:
        target = SEAT_AT[option.to]
        cast(t, page.seat, spell, option.piece)
        if spell == "banishment":
            t.emit(Marked(page.seat, f"banished-{target}", 1, "KM-MAGIC-48"))
        return Call(Attack(page.seat, spell, target), with_cast(page))

    return at(spell, STARTS, options, refuse, do, ("piece", "to"))


ATTACK_VERBS = tuple([_row(spell) for spell in ATTACKS])
