"""A seat's view as it goes from one process to another, in JSON."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from engine.flow import Game, Position
from engine.store.codecs import Pages, pages_decoder
from engine.table import Snapshot, Table


def packed(view: Position) -> tuple[Snapshot, Raw]:
    """A seat's view in two parts that can be sent: the table, and the pages with the question."""
    return view.snapshot(), Raw(msgspec.json.encode(Pages(view.pages, view.ask, view.chosen)))


def unpacked(table: Snapshot, pages: Raw, played: Game) -> Position:
    """The view that was sent."""
    open_pages = pages_decoder(played.pages).decode(pages)
    view = Position(played, Table.restored(table), open_pages.pages)
    view.ask, view.chosen = open_pages.ask, open_pages.chosen
    return view
