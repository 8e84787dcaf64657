"""Tables of a version of the game that has more than this one: what is missing here is left out, so that the rest
can be looked at."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.flow import Event, Game, Happening, Header, Record
from engine.said import Said, joined, said
from engine.store.codecs import event_form
from engine.table import Change, Order, Swap

#: So many of the missing things a notice names.
NAMED = 5


class Untold(Event, frozen=True, gc=False, tag="untold"):
    """An event that this version does not know. Only its changes are kept."""


def missing(game: Game, header: Header) -> tuple[str, ...]:
    """The settings, values and kinds of pieces of a table that this version of its game does not have."""
    known = {setting.id: dict(setting.choices) for setting in game.all_settings}
    settings = [key for key in header.options if key not in known]
    values = [value for key, value in header.options.items() if value not in known.get(key, {value: value})]
    kinds = {piece.kind for piece in header.start.pieces}
    return (*values, *settings, *(sorted(kinds - _kinds(game, header, kinds)) if _fits(game, header) else ()))


def _fits(game: Game, header: Header) -> bool:
    """Whether these seats can sit at a table with these settings."""
    seats = game.seats(game.resolved_options(header.options))
    own = set(header.seats)
    return len(own) == len(header.seats) and own <= set(game.colours) and seats.fewest <= len(own) <= seats.most


def _kinds(game: Game, header: Header, wanted: set[str]) -> set[str]:
    """The kinds of pieces on a table with these settings; if some are wanting, on those of all ways to play."""
    here = _laid(game, header, header.options)
    if wanted <= here or not game.settings:
        return here
    first, *others = game.settings
    last = {setting.id: setting.choices[-1][0] for setting in others}
    return here.union(*[_laid(game, header, {**last, first.id: value}) for value, _ in first.choices])


def _laid(game: Game, header: Header, options: Mapping[str, str]) -> set[str]:
    """The kinds of pieces that these settings lay."""
    table = game.bare_table(header.seats, game.resolved_options(options))
    return {piece.kind for piece in table.pieces.values()}


def notice(lacking: Sequence[str]) -> Said:
    """What is missing."""
    named, more = [*islice(lacking, NAMED)], len(lacking) - NAMED
    words = said("{named} and {more} more", named=joined(named), more=more) if more > 0 else joined(named)
    return said("This version lacks {what}.", what=words)


def readable(game: Game, text: bytes) -> Record[Event]:
    """A record whose events need not be known. Raises one of UNREADABLE."""
    found = msgspec.json.decode(text, type=Record[Any])
    happened = [replace(each, event=_event(game, each.event)) for each in found.happened]
    return replace(found, happened=tuple(happened))


def _event(game: Game, facts: Any) -> Event:
    """An event of this version, or what stands for another one."""
    try:
        event: Event = msgspec.convert(facts, type=event_form(game.events))
        return event
    except msgspec.ValidationError:
        return Untold()


def without(
    game: Game, lacking: Collection[str], header: Header, records: Iterable[Record[Event]]
) -> tuple[Header, tuple[Record[Event], ...]]:
    """A table without the settings and the pieces of the kinds that are missing."""
    start = header.start
    gone = frozenset([piece.id for piece in start.pieces if piece.kind in lacking])
    pieces = tuple([piece for piece in start.pieces if piece.id not in gone])
    lying = {place: tuple([key for key in there if key not in gone]) for place, there in start.contents.items()}
    options = game.resolved_options(header.options)
    left = replace(header, options=options, start=replace(start, pieces=pieces, contents=lying))
    return left, tuple([_left(record, gone) for record in records])


def _left(record: Record[Event], gone: frozenset[str]) -> Record[Event]:
    """A record whose changes name none of these pieces."""
    happened = [replace(each, changes=tuple(_changes(each, gone))) for each in record.happened]
    return replace(record, happened=tuple(happened))


def _changes(happening: Happening[Event], gone: frozenset[str]) -> Iterator[Change]:
    for change in happening.changes:
        if isinstance(change, Order):
            yield replace(change, pieces=tuple([key for key in change.pieces if key not in gone]))
        elif isinstance(change, Swap):
            if not gone & {change.one, change.other}:
                yield change
        elif getattr(change, "piece", "") not in gone:
            yield change
