"""Resuming a saved table: run its records again, or go on from its saved pages if the rules have changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.flow import Event, Frame, Game, Header, Mismatch, Record, Session
from engine.said import joined, said, sentence
from engine.store.codecs import Pages
from engine.table import Dealer


class Resumed(NamedTuple):
    """A resumed session, with a sentence for the user if it is not the table as it was left.

    If it is not `whole`, it lacks choices that are stored.
    """

    session: Session
    notice: str = ""
    whole: bool = True


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
        why = sentence(mismatch)
    last = max((n for n in pages if n < len(records)), default=-1)
    if last < 0 or pages[last].ask is None:
        session = Session.restored(game, header, records, dealer=dealer)
        notice = said("The rules have changed since this table was saved; it can be looked at. {why}", why=why)
        return Resumed(session, notice)
    saved = pages[last]
    session = Session.restored(game, header, records[: last + 1], saved.pages, saved.ask, saved.chosen, dealer)
    lost = len(records) - 1 - last
    notice = said("The rules have changed since this table was saved; it goes on as it lies.")
    if lost:
        notice = joined((notice, said("Without the last {lost:choice|choices}.", lost=lost)), " ")
    return Resumed(session, notice, whole=not lost)
