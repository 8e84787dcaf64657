"""Resuming a saved table: run its records again. Where the rules have changed, go on from its saved pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.flow import Event, Frame, Game, Header, Mismatch, Record, Session
from engine.said import Said, joined, said, sentence
from engine.store import foreign
from engine.store.codecs import Pages
from engine.table import Dealer


class Resumed(NamedTuple):
    """A resumed session, with a sentence for the user if it is not the table as it was left.

    If it is not `whole`, nobody can go on with it, or it lacks choices that are stored.
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
    *,
    lacking: tuple[str, ...] = (),
) -> Resumed:
    """The session of a saved table. `pages` holds the open pages after some records. A table with something that
    this version lacks can only be looked at, without it.

    If these rules do not give its records, the session is not `proven`; if it was saved with these very rules, it
    can only be looked at. Raises Mismatch if it cannot even be shown.
    """
    if lacking:
        left, known = foreign.without(game, lacking, header, records)
        words = joined((foreign.notice(lacking), said("The table can be looked at without it.")), " ")
        return Resumed(_closed(Session.restored(game, left, known, dealer=dealer), words), words, whole=False)
    try:
        return Resumed(Session.replayed(game, header, records, dealer))
    except Mismatch as mismatch:
        why = sentence(mismatch)
    if header.version == game.version:
        words = said("This table is not proven. {why}", why=why)
        return Resumed(_closed(Session.restored(game, header, records, dealer=dealer), words), words, whole=False)
    last = max((n for n in pages if n < len(records)), default=-1)
    if last < 0 or pages[last].ask is None:
        session = Session.restored(game, header, records, dealer=dealer)
        words = _changed(said("it can be looked at"), why)
        return Resumed(_closed(session, words) if last < 0 else session, words)
    saved = pages[last]
    session = Session.restored(game, header, records[: last + 1], saved.pages, saved.ask, saved.chosen, dealer)
    lost = len(records) - 1 - last
    without = said("Without the last {lost:choice|choices}.", lost=lost) if lost else ""
    return Resumed(session, _changed(said("it goes on as it lies"), without), whole=not lost)


def _closed(session: Session, why: Said) -> Session:
    """A session that nobody can go on with."""
    session.closed = why
    return session


def _changed(now: Said, more: str) -> Said:
    words = said("The rules have changed since this table was saved, so it is not proven; {now}.", now=now)
    return joined((words, more), " ") if more else words
