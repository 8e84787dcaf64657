"""The table: pieces, places and counters; changes that move them; what each seat may see; chance."""

from engine.table.chance import Dealer, Draw, LiveDealer, NoDealer, ScriptDealer, TapeDealer, Undrawn
from engine.table.changes import (
    Appear,
    Change,
    Count,
    Flip,
    Forget,
    Mark,
    Move,
    Order,
    Show,
    Swap,
    Turn,
    Vanish,
    apply,
)
from engine.table.memo import memoised, memoised_of_pieces
from engine.table.redaction import redact
from engine.table.table import HIDDEN, Contents, Piece, Place, Places, Snapshot, Table, is_hidden
from engine.table.views import masked, pool, shown_as, shuffled, unmask, view

__all__ = [
    "HIDDEN",
    "Appear",
    "Change",
    "Contents",
    "Count",
    "Dealer",
    "Draw",
    "Flip",
    "Forget",
    "LiveDealer",
    "Mark",
    "Move",
    "NoDealer",
    "Order",
    "Piece",
    "Place",
    "Places",
    "ScriptDealer",
    "Show",
    "Snapshot",
    "Swap",
    "Table",
    "TapeDealer",
    "Turn",
    "Undrawn",
    "Vanish",
    "apply",
    "is_hidden",
    "masked",
    "memoised",
    "memoised_of_pieces",
    "pool",
    "redact",
    "shown_as",
    "shuffled",
    "unmask",
    "view",
]
