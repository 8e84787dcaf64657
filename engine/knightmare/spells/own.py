"""Spells for oneself: Protection, Release, and Foresight with the cauldron (KM-MAGIC)."""

from __future__ import annotations

from engine.flow import Flow, Goto, Option, Position, Reason
from engine.knightmare.board import on, place, printed_chambers
from engine.knightmare.challenge import DIE
from engine.knightmare.components import number
from engine.knightmare.events.moving import Freed, RolledTwo
from engine.knightmare.events.turn import Marked
from engine.knightmare.moving import Moving
from engine.knightmare.spells.casting import cast, refuse_source, sources
from engine.knightmare.turn_state import BEGIN, CELL, STARTS, TurnState, end, then_end, with_cast
from engine.parts.step_verbs import at

CAULDRON = "sorceress_chamber"
#: What the totals from 7 on open (KM-MAGIC-32 to KM-MAGIC-35): the greatest total, the chamber and its clause.
SHAFTS = (
    (8, "ogre_stomach", "KM-MAGIC-32"),
    (10, "pooka_cavern", "KM-MAGIC-33"),
    (11, "vale", "KM-MAGIC-34"),
    (12, "clue_room", "KM-MAGIC-35"),
)
#: The greatest total of two dice that moves by its number (KM-LIFE-17, KM-MAGIC-31).
BY_NUMBER = 6


def two_dice(t: Position, seat: str, clause: str) -> int:
    """The sum of two dice thrown together (KM-SETUP-20)."""
    one, other = (int(t.draw("two dice", DIE)) for _ in range(number("two_dice")))
    t.emit(RolledTwo(seat, one, other, clause))
    return one + other


def _piece(spell: str, verb: str, t: Position, page: TurnState) -> list[Option]:
    return [] if page.cast else [Option(verb, piece) for piece in sources(t, page.seat, spell)]


def _refuse_protection(t: Position, page: TurnState, option: Option) -> list[Reason]:
    return refuse_source(t, page, "protection", option)


def _protect(t: Position, page: TurnState, option: Option) -> Flow:
    """Until the caster's next turn begins (KM-MAGIC-12)."""
    cast(t, page.seat, "protection", option.piece)
    t.emit(Marked(page.seat, "protected", 1, "KM-MAGIC-12"))
    return Goto(with_cast(page))


def _refuse_release(t: Position, page: TurnState, option: Option) -> list[Reason]:
    return refuse_source(t, page, "release", option)


def _release(t: Position, page: TurnState, option: Option) -> Flow:
    """To the red chamber, and the turn ends (KM-MAGIC-26)."""
    cast(t, page.seat, "release", option.piece)
    t.emit(Freed(page.seat, "KM-MAGIC-26"))
    return end(page)


def _refuse_foresight(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """The chambers printed here (KM-MAGIC-06)."""
    against = refuse_source(t, page, "foresight", option)
    if against or option.to in printed_chambers(place(t, page.seat)):
        return against
    return [Reason("KM-MAGIC-06", {"chamber": place(t, page.seat)})]


def _glimpses(t: Position, page: TurnState) -> list[Option]:
    if page.cast or page.step != BEGIN:
        return []
    there = printed_chambers(place(t, page.seat))
    return [Option("foresight", piece, to) for piece in sources(t, page.seat, "foresight") for to in there]


def _foresee(t: Position, page: TurnState, option: Option) -> Flow:
    """The chosen chamber is entered as after a roll (KM-MAGIC-05, KM-MAGIC-08)."""
    cast(t, page.seat, "foresight", option.piece)
    return then_end(page, Moving(page.seat, to=option.to))


def _refuse_cauldron(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """In the Sorceress' Chamber, by Foresight alone (KM-MAGIC-29, KM-MAGIC-36)."""
    if not on(t, "magic") or place(t, page.seat) != CAULDRON:
        return [t.game.default_reason(t, page.seat, option)]
    if option.piece not in sources(t, page.seat, "foresight"):
        return [Reason("KM-MAGIC-36")]
    return refuse_source(t, page, "foresight", option)


def _open_cauldron(t: Position, page: TurnState, option: Option) -> Flow:
    """Two dice say where the turn goes on (KM-MAGIC-30)."""
    cast(t, page.seat, "foresight", option.piece)
    total = two_dice(t, page.seat, "KM-MAGIC-30")
    if total <= BY_NUMBER:
        return then_end(page, Moving(page.seat, total, two=True))
    to = next(chamber for most, chamber, _ in SHAFTS if total <= most)
    return then_end(page, Moving(page.seat, to=to))


OWN_VERBS = (
    at(
        "protection", STARTS, lambda t, page: _piece("protection", "protection", t, page), _refuse_protection,
        _protect, ("piece",),
    ),
    at(
        "release", (BEGIN, CELL), lambda t, page: _piece("release", "release", t, page), _refuse_release, _release,
        ("piece",),
    ),
    at("foresight", STARTS, _glimpses, _refuse_foresight, _foresee, ("piece", "to")),
    at(
        "cauldron", (BEGIN,), lambda t, page: _piece("foresight", "cauldron", t, page), _refuse_cauldron,
        _open_cauldron, ("piece",),
    ),
)  # fmt: skip
