"""Why a kept card can do nothing now: the reason that is told when it is picked up."""

from __future__ import annotations

from engine.flow import Frame, Position, Reason
from engine.knightmare.board import in_prison
from engine.knightmare.components import CARDS, DARK
from engine.knightmare.spells.attacks import ATTACKS
from engine.knightmare.spells.dark import KEY
from engine.knightmare.turn_state import STARTS, TurnState

#: Spells and cards that wait for an occasion of their own -> the clause that names it.
_OCCASIONS = {"resistance": "KM-MAGIC-47", "power": "KM-PACT-16", KEY: "KM-CARD-14", "release": "KM-MAGIC-26"}


def kept(piece: str) -> str:
    """The spell of a kept card or of a dark spell, or the kind of another card; "" for any other piece."""
    spell = piece.rpartition("-")[0]
    return spell if spell in DARK else CARDS.get(piece, "").removeprefix("spell_")


def idle_reason(t: Position, page: Frame, turn: TurnState, piece: str) -> Reason:
    """Why a card kept by the seat in turn can do nothing now."""
    spell = kept(piece)
    starting = page is turn and turn.step in STARTS
    if spell in _OCCASIONS and not (starting and spell == "release" and in_prison(t, turn.seat)):
        return Reason(_OCCASIONS[spell])
    if not starting:
        return Reason("KM-TURN-13")
    if turn.cast:
        return Reason("KM-MAGIC-01")
    if in_prison(t, turn.seat):
        return Reason("KM-MAGIC-27")
    return Reason("KM-MAGIC-45" if spell in ATTACKS else "KM-TURN-12", {"spell": spell})
