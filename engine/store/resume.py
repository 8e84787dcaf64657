"""Going on from a saved table: run it again, or, where the rules have changed, take up its open pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.flow import Event, Frame, Game, Header, Mismatch, Record, Session
from engine.store.forms import Pages
from engine.table import Dealer


class Resumed(NamedTuple):
    """A session, and a sentence for the user if it is not simply the table as it was left."""

    session: Session
    notice: str = ""


def resumed(
    game: Game,
    header: Header,
    records: Sequence[Record[Event]],
    pages: Mapping[int, Pages[Frame]],
    dealer: Dealer | None = None,
) -> Resumed:
    """The session of a saved table. `pages` holds the open pages after some records.

    Raises Mismatch if the records cannot even be shown.
    """
    try:
        return Resumed(Session.replayed(game, header, records, dealer))
    except Mismatch as mismatch:
        why = str(mismatch)
    last = max((n for n in pages if n < len(records)), default=-1)
    if last < 0 or pages[last].ask is None:
        session = Session.restored(game, header, records, dealer=dealer)
        return Resumed(session, f"The rules have changed since this table was saved; it can be looked at. {why}")
    saved = pages[last]
    session = Session.restored(game, header, records[: last + 1], saved.pages, saved.ask, saved.chosen, dealer)
    lost = len(records) - 1 - last
    gone = f" Without the last {lost} choices." if lost else ""
    return Resumed(session, f"The rules have changed since this table was saved; it goes on as it lies.{gone}")
