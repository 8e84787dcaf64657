"""Blue spells: enchanting players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from engine.flow import Flow, Goto, Hook, Option, Part, Position, ProspectRow, Reason, drags
from engine.formidable_foes.board import figures_at, monster_at
from engine.formidable_foes.components import FIGURE, OWNER
from engine.formidable_foes.events.spells import Transferred
from engine.formidable_foes.movement import released
from engine.formidable_foes.reachability import steps_left
from engine.formidable_foes.revealing import look
from engine.formidable_foes.spells.cards import about, conjure, no_effect, once, refuse_chips, too_late, up_to
from engine.formidable_foes.spells.deck import Kind, deck
from engine.formidable_foes.turn_state import WALK, TurnState, invisible
from engine.formidable_foes.wisdom import HIGHEST, raise_to, wisdom
from engine.said import said

# -- movement --------------------------------------------------------------------------------------------


def _refuse_movement(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """After a monster has ended the walk more steps help only if it is too far for a battle."""
    within = t.counters["steps"] <= t.breakdown("steps", (Part(WALK, "FF-TURN-05"),)).total
    return no_effect(t, option) if page.halted and within else []


def _goes_on(t: Position, page: TurnState, option: Option) -> Flow:
    """The card works while it lies beside the board, and the turn goes on."""
    return Goto(page)


def _more_steps(t: Position, bearer: str, *_subject: Any) -> list[Part]:
    """Movement spells add to the steps, and so to the right to battle (FF-SPELL-11)."""
    return [Part(t.pieces[bearer].mark("used"), "FF-SPELL-10", bearer)]


def _tell_movement(t: Position, seat: str, card: str) -> Sequence[ProspectRow]:
    left = steps_left(t, seat)
    note = said("instead of {number}", number=left)
    return (ProspectRow(said("Steps at most"), str(left + deck(t).value(card)), note, "FF-SPELL-11"),)


MOVEMENT = Kind(
    id="movement",
    title=said("Movement +{value}"),
    clause="FF-SPELL-10",
    uses=up_to,
    refuse=_refuse_movement,
    cast=_goes_on,
    hooks=(Hook("value", "steps", "FF-SPELL-10", _more_steps),),
    one_walk=True,
    tells=_tell_movement,
)

# -- power chips -----------------------------------------------------------------------------------------


def _refuse_chips(t: Position, page: TurnState, option: Option) -> list[Reason]:
    return refuse_chips(t, option)


def _chips(t: Position, page: TurnState, option: Option) -> Flow:
    """The chips may also pay for fleeing (FF-SPELL-16)."""
    conjure(t, page.seat, option.amount)
    return Goto(page)


def _tell_chips(t: Position, seat: str, card: str) -> Sequence[ProspectRow]:
    left = str(len(t.contents["reserve"]))
    return (
        ProspectRow(said("Reserve"), left, said("chips are left to conjure"), "FF-SPELL-15"),
        ProspectRow(said("In a tie"), f"+{deck(t).value(card)}", said("if it is never cast"), "FF-END-09"),
    )


POWER_CHIPS = Kind(
    id="power_chips",
    title=said("Chips +{value}"),
    clause="FF-SPELL-13",
    uses=up_to,
    refuse=_refuse_chips,
    cast=_chips,
    conjures=True,
    tells=_tell_chips,
)

# -- wisdom ----------------------------------------------------------------------------------------------


def _refuse_wisdom(t: Position, page: TurnState, option: Option) -> list[Reason]:
    return no_effect(t, option) if wisdom(t, page.seat) == HIGHEST else []


def _wisdom(t: Position, page: TurnState, option: Option) -> Flow:
    raise_to(t, page.seat, wisdom(t, page.seat) + option.amount, "FF-SPELL-17")
    return Goto(page)


def _tell_wisdom(t: Position, seat: str, card: str) -> Sequence[ProspectRow]:
    reached = min(HIGHEST, wisdom(t, seat) + deck(t).value(card))
    note = said("from {number} now", number=wisdom(t, seat))
    return (ProspectRow(said("Wisdom at most"), str(reached), note, "FF-SPELL-17"),)


WISDOM = Kind(
    id="wisdom",
    title=said("Wisdom +{value}"),
    clause="FF-SPELL-17",
    uses=up_to,
    refuse=_refuse_wisdom,
    cast=_wisdom,
    sways="wisdom",
    tells=_tell_wisdom,
)

# -- transference ----------------------------------------------------------------------------------------


def _other_figures(t: Position, page: TurnState, spell: str) -> Sequence[Option]:
    places = dict.fromkeys([t.place_of(FIGURE[seat]) for seat in t.after(page.seat)])
    return drags("cast", spell, tuple([place for place in places if place != "gate"]))


def _refuse_transference(t: Position, page: TurnState, option: Option) -> list[Reason]:
    if option.amount:
        return [about("FF-SPELL-05", t, option)]
    return too_late(t, page, option, "FF-SPELL-19") or _refuse_target(t, page, option.to)


def _refuse_target(t: Position, page: TurnState, to: str) -> list[Reason]:
    """The jump leads to another figure, on the board and on another space."""
    own = FIGURE[page.seat]
    waiting = [figure for figure in t.contents["gate"] if figure != own]
    if to == "gate" and waiting:
        return [Reason("FF-SETUP-17", {"player": OWNER[waiting[0]]}, tuple(waiting))]
    there = figures_at(t, to) if to in t.contents else ()
    if there and to != t.place_of(own):
        return []
    beside = [figure for figure in there if figure != own]
    who = OWNER[beside[0]] if beside else t.after(page.seat)[0]
    return [Reason("FF-SPELL-23", {"player": who}, tuple(beside), (to,) if to in t.places else ())]


def _transference(t: Position, page: TurnState, option: Option) -> Flow:
    """A jump away from any monster (FF-SPELL-21) that nobody follows (FF-SPELL-20). At a monster the walk ends."""
    t.emit(Transferred(page.seat, option.to))
    look(t, page.seat)
    monster = "" if invisible(t) else monster_at(t, option.to)
    return Goto(replace(page, halted="FF-SPELL-22" if monster else "", stopper=monster))


TRANSFERENCE = Kind(
    id="transference",
    title=said("Transference"),
    clause="FF-SPELL-18",
    uses=_other_figures,
    refuse=_refuse_transference,
    cast=_transference,
    each=True,
)

# -- invisibility ----------------------------------------------------------------------------------------


def _refuse_invisibility(t: Position, page: TurnState, option: Option) -> list[Reason]:
    return too_late(t, page, option, "FF-SPELL-26") or (no_effect(t, option) if invisible(t) else [])


def _invisibility(t: Position, page: TurnState, option: Option) -> Flow:
    return Goto(released(t, page))


def _unseen(t: Position, bearer: str, *_subject: Any) -> bool:
    """The spell overrules the rule (FF-SPELL-06)."""
    return True


def _nobody_follows(t: Position, bearer: str, master: str) -> list[Reason]:
    return [Reason("FF-SPELL-25", {"player": master}, (bearer,))]


INVISIBILITY = Kind(
    id="invisibility",
    title=said("Invisibility"),
    clause="FF-SPELL-24",
    uses=once,
    refuse=_refuse_invisibility,
    cast=_invisibility,
    hooks=(
        Hook("permit", "FF-MOVE-04", "FF-SPELL-24", _unseen),
        Hook("permit", "FF-MOVE-06", "FF-SPELL-24", _unseen),
        Hook("forbid", "follow", "FF-SPELL-25", _nobody_follows),
    ),
)

BLUE = (MOVEMENT, POWER_CHIPS, WISDOM, TRANSFERENCE, INVISIBILITY)
