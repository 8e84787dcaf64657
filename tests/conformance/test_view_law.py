"""The view law: exchange pieces that a seat cannot know, and nothing that it is shown, offered or told changes.

The laws of the battery exchange pieces in one position. Here they are exchanged in the whole log, so that pages,
answers, draws and events hold the other pieces as well.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

import pytest

from engine.bots.reasons import reason_for_others
from engine.flow import Option, Position, Sentences, Session
from engine.flow.ledger import Ledger
from engine.flow.legality import why_not
from engine.flow.outlook import outlook
from engine.flow.reach import reach
from engine.flow.withheld import unusable, withheld
from engine.games import GAMES
from engine.table import Show, apply, redact, view
from game.play.last_run import last_run
from tests.conformance.exchanging import exchanged
from tests.conformance.laws import asked_again, same
from tests.conformance.playing import FEW, Sat, played, small_tables, watched
from tests.soak_size import soak_seeds

#: Into how many stretches a game is divided. Pieces are exchanged that have not been shown by the end of a
#: stretch, and there everything is explained. What is shown and offered is compared at every record.
FEW_STRETCHES, STRETCHES = 3, 12
#: How many pieces and places are looked at through the lens, and how many options are looked ahead.
THINGS, OPTIONS = 40, 6
#: What the plain tests play.
DUELS = [sat for sat in FEW if sat.seats == 2][::2]


def shown(session: Session, n: int, seat: str | None) -> Iterator[tuple[str, object]]:
    """What a seat (None: an onlooker) is shown of record `n`, and what it is asked after it."""
    record, after = session.entries[n].record, session.at(n)
    before, sentences = session.at(max(0, n - 1)), Sentences(session.game, session.header.names)
    yield "seat", record.seat
    yield "draws", [draw.result for draw in record.draws if draw.to is None or seat in draw.to]
    for happening in record.happened:
        yield "event", (happening.event.tag(), happening.event.shown_to(seat))
        yield "log line", sentences.event(happening.event, seat)
        for change in happening.changes if n else ():
            yield "change", list(redact(before, change, seat))
            apply(before, change)
    seen = after.seen_by(seat)
    yield "question", (seen.ask, seen.chosen)
    for asked in after.ask.seats() if after.ask is not None else ():
        yield "title of the prompt", sentences.prompt(after, asked).title
        if asked == seat:
            yield "prompt", sentences.prompt(seen, asked)
            yield "offers", asked_again(after, asked) if not after.chosen else ()


def explained(session: Session, n: int, seat: str | None, chance: random.Random) -> Iterator[tuple[str, object]]:
    """What a seat (None: an onlooker) can ask about the position after record `n`."""
    game, position, seen = session.game, session.at(n), session.at(n).seen_by(seat)
    ledger, things = Ledger(session), [*seen.pieces, *seen.places, *seen.counters]
    for thing in chance.sample(things, min(THINGS, len(things))):
        yield f"lens on {thing}", game.lens(seen, seat or "", thing)
        yield f"ledger of {thing}", ledger.of(thing)
        if seat is not None and thing in seen.pieces:
            yield f"prospect of {thing}", game.prospect(seen, seat, thing)
    yield "contest", (game.contest(seen, seat or ""), game.contest(position, "") is None)
    yield from [(f"parts of {key}", game.number_parts(seen, seat or "", key)) for key in ("ask", *game.numbers)]
    if seat is not None:
        yield "barrier", session.branch(n).undo_barrier(seat)
        yield from _looked_ahead(session, seen, seat, chance)
    yield from _reasons(session, n, seat)


def _looked_ahead(
    session: Session, seen: Position, seat: str, chance: random.Random
) -> Iterator[tuple[str, object]]:
    yield "withheld", withheld(seen, seat, [key for key in seen.pieces if seat in key.split("-")])
    piece = chance.choice([*seen.pieces])
    yield f"why {piece} is of no use", unusable(seen, seat, piece)
    for verb in seen.verbs:
        yield f"why not {verb} {piece}", why_not(seen, seat, Option(verb, piece))
    options = seen.ask.options(seat) if seen.ask is not None else ()
    for option in chance.sample(options, min(OPTIONS, len(options))):
        look = outlook(seen, seat, (option,))
        told = [(event.tag(), event.shown_to(seat)) for event in look.events]
        yield f"outlook of {option}", (told, look.clause, look.sure, look.foreseen)
        if option.piece:
            paths = reach(seen, seat, option.piece)
            yield f"reach of {option.piece}", {place: path.choices for place, path in paths.items()}


def _reasons(session: Session, n: int, seat: str | None) -> Iterator[tuple[str, object]]:
    """The reasons of the others, as if they were bots, for what they did last, as far as the seat can know it."""
    session = session.branch(n)
    for other in session.header.seats:
        run = last_run(session, other, seat) if other != seat else None
        if run is None:
            continue
        before = session.at(run.n - 1)
        seen, after = before.seen_by(seat), view(session.at(run.n), seat)
        secret = before.ask is None or before.ask.secret
        if not secret and run.choices[0].piece not in {*before.pieces} - {*seen.pieces, *after.pieces}:
            yield "reason", reason_for_others(seen, other, run.choices, "greedy")


def compared(sat: Sat, stretches: int) -> Counter[str]:
    """Compare a whole game with the same game after an exchange, for each seat and an onlooker; how often each
    thing was compared."""
    session, chance, found = played(sat), random.Random(sat.seed), Counter[str]()
    last = len(session.entries) - 1
    ends = [last * step // stretches for step in range(stretches + 1)]
    for seat in (None, *session.header.seats):
        for start, end in pairwise([-1, *ends]):
            other = exchanged(session, end, seat, chance)
            if other is None:
                continue
            for n in range(start + 1, end + 1):
                _compare(shown(session, n, seat), shown(other, n, seat), f"{sat}, record {n}, {seat}", found)
            seed = chance.random()
            _compare(
                explained(session.branch(end), end, seat, random.Random(seed)),
                explained(other, end, seat, random.Random(seed)),
                f"{sat}, record {end}, {seat}",
                found,
            )
    return found


def _compare(
    one: Iterable[tuple[str, object]], other: Iterable[tuple[str, object]], where: str, found: Counter[str]
) -> None:
    for (what, told), (too, otherwise) in zip(one, other, strict=True):
        assert (what, told) == (too, otherwise), f"{where}: {what}"
        found[what.split()[0]] += 1


@pytest.mark.parametrize("sat", DUELS, ids=str)
def test_what_a_seat_cannot_know_changes_nothing_for_it(sat: Sat) -> None:
    found = compared(sat, FEW_STRETCHES)
    assert min(found[what] for what in ("event", "offers", "lens", "outlook", "reason")) > 0


@pytest.mark.soak
@pytest.mark.parametrize("seed", soak_seeds(1, 2))
@pytest.mark.parametrize("key", GAMES)
def test_what_a_seat_cannot_know_changes_nothing_for_it_in_many_games(key: str, seed: int) -> None:
    for sat in small_tables(key, seed):
        compared(sat, STRETCHES)
        watched.cache_clear()


@pytest.mark.parametrize("sat", DUELS, ids=str)
def test_a_seat_that_knows_the_pieces_sees_that_they_were_exchanged(sat: Sat) -> None:
    if not _has_secrets(played(sat)):
        pytest.skip("in this game no seat came to know more than an onlooker")
    assert any(_noticed(played(sat), end) for end in _ends(played(sat)))


def _has_secrets(session: Session) -> bool:
    """Whether some seat knew a piece that an onlooker did not: in a hand of its own, or by a look at it."""
    hands = any(place.seen for place in session.position.places.values())
    changes = [each for entry in session.entries for one in entry.record.happened for each in one.changes]
    return hands or any(isinstance(change, Show) for change in changes)


def _ends(session: Session) -> list[int]:
    """Records at which exchanges may show: the tenths of a game, and the first records that showed a piece to some
    seats. A game that soon turns up all its secrets has none left at its first tenth."""
    last = len(session.entries) - 1
    showing = [
        n
        for n, entry in enumerate(session.entries)
        for happening in entry.record.happened
        if any(isinstance(change, Show) for change in happening.changes)
    ]
    return [*dict.fromkeys(showing)][:3] + [last * tenth // 10 for tenth in range(1, 11)]


def _noticed(session: Session, end: int) -> bool:
    """Whether a seat sees an exchange up to a record that an onlooker cannot see."""
    other = exchanged(session, end, None, random.Random(end))
    return other is not None and any(
        not same(view(session.at(n), seat), view(other.at(n), seat))
        for n in range(end, -1, -7)
        for seat in session.header.seats
    )
