"""The table: pieces, places and counters; changes that move them; what each seat may see; chance."""

from engine.table.chance import Dealer, Draw, LiveDealer, NoDealer, ScriptDealer, TapeDealer, Undrawn
from engine.table.changes import (
    Appear,
    Change,
    Count,
    Flip,
    Mark,
    Move,
    Order,
    Swap,
    Turn,
    Vanish,
    apply,
)
from engine.table.memo import memoised
from engine.table.table import HIDDEN, Piece, Place, Snapshot, Table
from engine.table.views import masked, redact, unmask, view

__all__ = [
    "HIDDEN",
    "Appear",
    "Change",
    "Count",
    "Dealer",
    "Draw",
    "Flip",
    "LiveDealer",
    "Mark",
    "Move",
    "NoDealer",
    "Order",
    "Piece",
    "Place",
    "ScriptDealer",
    "Snapshot",
    "Swap",
    "Table",
    "TapeDealer",
    "Turn",
    "Undrawn",
    "Vanish",
    "apply",
    "masked",
    "memoised",
    "redact",
    "unmask",
    "view",
]
