"""The table: pieces, places and counters, the changes that alter them, the view of each seat, and chance."""

from engine.table.chance import CannotDraw, Dealer, Draw, LiveDealer, NoDealer, ScriptDealer, TapeDealer
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
from engine.table.ids import after_first_part, first_part, is_hidden, last_part
from engine.table.memo import memoised, memoised_of_pieces, memoised_of_presence
from engine.table.redaction import redact
from engine.table.table import Contents, Piece, Place, Places, Snapshot, Table
from engine.table.views import hidden_count, pool, shown_as, shuffled, unmask, view

__all__ = [
    "Appear",
    "CannotDraw",
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
    "Vanish",
    "after_first_part",
    "apply",
    "first_part",
    "hidden_count",
    "is_hidden",
    "last_part",
    "memoised",
    "memoised_of_pieces",
    "memoised_of_presence",
    "pool",
    "redact",
    "shown_as",
    "shuffled",
    "unmask",
    "view",
]
