"""The laws that every game keeps, each a function that checks one whole game. A broken law fails an assertion."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from engine.bots.bot import bot_options
from engine.bots.reasons import reason_for_others
from engine.flow import (
    Ask,
    Event,
    Game,
    Header,
    Mismatch,
    Option,
    Position,
    Reason,
    Record,
    Refused,
    Sentences,
    Session,
    TakenBack,
    is_typed,
)
from engine.flow.legality import why_not
from engine.flow.outlook import outlook
from engine.flow.reach import reach
from engine.flow.records import fold
from engine.flow.withheld import unusable, withheld
from engine.store.codecs import Pages, pages_decoder, record_decoder
from engine.table import Change, LiveDealer, Move, Show, Table, TapeDealer, apply, is_hidden, redact, view
from tests.conformance.playing import Sat, played, rules, same, sampled, watched

#: How many options of one question are tried, and how many others are tried against it.
OPTIONS, OTHERS = 24, 120


def alike(one: Position, other: Position) -> bool:
    """Whether two positions are the same moment of a game."""
    return same(one, other) and (one.pages, one.ask, one.chosen) == (other.pages, other.ask, other.chosen)


def asked(sat: Sat, number: int) -> Iterator[tuple[Position, str]]:
    """Sampled positions, each with a seat that has to choose there."""
    session = played(sat)
    for n in sampled(sat, number):
        position = session.at(n)
        assert position.ask is not None
        done = [seat for seat, _ in position.chosen]
        yield position, next(seat for seat in position.ask.seats() if seat not in done)


# -- the log ---------------------------------------------------------------------------------------------


def folding(sat: Sat) -> None:
    """The changes of a record, applied to the table before it, give the table after it; `at` finds any."""
    game = watched(sat)
    assert not game.misfolded
    for n, position in game.kept.items():
        assert alike(game.session.at(n), position), f"record {n}"


def conserving(sat: Sat) -> None:
    """The pieces are always the same, and each lies in exactly one place, the one that it names."""
    session = played(sat)
    table = Table.restored(session.header.start)
    pieces = set(table.pieces)
    for record in session.records():
        fold(table, record)
        lying = [key for keys in table.contents.values() for key in keys]
        assert len(lying) == len(pieces)
        assert set(lying) == pieces == set(table.pieces)
        if record.n % 29 == 0:
            assert all(table.pieces[key].place == place for place, keys in table.contents.items() for key in keys)


def saving(sat: Sat) -> None:
    """A saved log is read back byte for byte, and the table goes on from it in the same way."""
    session, game = played(sat), rules(sat)
    encode = msgspec.json.encode
    texts = [encode(record) for record in session.records()]
    records = [record_decoder(game.events).decode(text) for text in texts]
    assert [encode(record) for record in records] == texts
    header = msgspec.json.decode(encode(session.header), type=Header)
    assert encode(header) == encode(session.header)
    for n in sampled(sat, 8):
        entry, following = session.entries[n], session.entries[n + 1].record
        text = encode(Pages(entry.pages, entry.ask, entry.chosen))
        open_pages = pages_decoder(game.pages).decode(text)
        assert encode(open_pages) == text
        loaded = Session.restored(
            game,
            header,
            records[: n + 1],
            open_pages.pages,
            open_pages.ask,
            open_pages.chosen,
            TapeDealer(following.draws),
        )
        assert alike(loaded.position, session.at(n)), f"record {n}"
        assert following.seat is not None
        assert following.choice is not None
        assert loaded.choose(following.seat, following.choice) == following


def verifying(sat: Sat) -> None:
    """Running the choices and draws again gives the same records and hashes; an altered record is found."""
    session, game = played(sat), rules(sat)
    records = list(session.records())
    again = Session.replayed(game, session.header, records)
    assert again.hashes() == session.hashes()
    assert alike(again.position, session.position)
    chance = random.Random(sat.seed)
    n = chance.choice([record.n for record in records[1:200] if record.happened])
    altered = replace(records[n], happened=records[n].happened[:-1])
    with pytest.raises(Mismatch, match=rf"Record {n} differs"):
        Session.replayed(game, session.header, [*records[:n], altered, *records[n + 1 :]])


# -- cloning and undoing ---------------------------------------------------------------------------------


def cloning(sat: Sat) -> None:
    """A choice on a clone changes neither the table nor any older clone."""
    for position, seat in asked(sat, 12):
        assert position.ask is not None
        before = position.clone()
        clones: list[tuple[Position, Position]] = []
        for option in position.ask.options(seat)[:OPTIONS]:
            clone = position.clone(LiveDealer(sat.seed))
            clone.answer(seat, option)
            clones.append((clone, clone.clone()))
        assert alike(position, before)
        for clone, as_it_was in clones:
            assert alike(clone, as_it_was)


def undoing(sat: Sat) -> None:
    """Whatever may be taken back is taken back wholly, has shown nobody anything, and can be made again; the rest
    only if everybody agrees, and the log says so."""
    session = played(sat)
    for n in sampled(sat, 40):
        if not n:
            continue
        branch = session.branch(n)
        record = branch.entries[-1].record
        assert record.seat is not None
        barrier = branch.undo_barrier(record.seat)
        if barrier:
            with pytest.raises(ValueError, match=barrier):
                branch.undo(record.seat)
            branch.undo(record.seat, branch.header.seats)
            assert alike(branch.position, session.at(n - 1))
            assert isinstance(branch.entries[-1].record.note, TakenBack)
            continue
        assert not record.draws
        before = session.at(n - 1)
        _shows_nothing_new(before, branch.position)
        branch.undo(record.seat)
        assert alike(branch.position, before)
        assert branch.hashes() == session.hashes()[:n]
        assert branch.redo(record.seat) == record


def undoing_far(sat: Sat) -> None:
    """Choices are taken back one after another until a barrier, at the latest the beginning."""
    session = played(sat)
    for n in sampled(sat, 6):
        branch = session.branch(n)
        while not branch.undo_barrier(_last_seat(branch)):
            branch.undo(_last_seat(branch))
            assert alike(branch.position, session.at(len(branch.entries) - 1))
        assert branch.undo_barrier(_last_seat(branch)).endswith(".")
        for record in list(session.records())[len(branch.entries) : n + 1]:
            assert branch.redo(record.seat or "") == record
    assert session.branch(0).undo_barrier(session.header.seats[0]) == "Nothing has been chosen yet."


def _last_seat(session: Session) -> str:
    return session.entries[-1].record.seat or session.header.seats[0]


def _shows_nothing_new(before: Table, after: Table) -> None:
    """Everybody knew each piece before. A known piece may be turned: a Troll that regenerates gets up."""
    for seat in (*before.seats, None):
        then, now = view(before, seat), view(after, seat)
        assert {key for key in now.pieces if not is_hidden(key)} <= set(then.pieces)


# -- views -----------------------------------------------------------------------------------------------


def redacting(sat: Sat) -> None:
    """Changes as a seat may be shown them, folded over its view, give its next view."""
    session = played(sat)
    table = Table.restored(session.header.start)
    views = {seat: view(table, seat) for seat in (*table.seats, None)}
    for record in session.records():
        for happening in record.happened:
            for change in happening.changes:
                for seat, shown in views.items():
                    for redacted in list(redact(table, change, seat)):
                        apply(shown, redacted)
                apply(table, change)
        if record.n % (3 * sat.seats) == 0:
            for seat, shown in views.items():
                assert same(shown, view(table, seat)), f"record {record.n}, {seat}"


def telling(sat: Sat) -> None:
    """What a seat is shown of an event never names a piece that it sees neither before nor after the event, and a
    draw that it is shown no piece that it sees at no moment of the record."""
    session = played(sat)
    table = Table.restored(session.header.start)
    after = _secrets(table)
    for record in session.records():
        unknown = after
        for happening in record.happened:
            hidden = after
            shown: dict[str | None, list[Any]] = {seat: [] for seat in hidden}
            for change in happening.changes:
                for seat, changes in shown.items():
                    changes.extend(redact(table, change, seat))
                apply(table, change)
            after = _secrets(table) if happening.changes else hidden
            unknown = {seat: secret & after[seat] for seat, secret in unknown.items()}
            for seat, secret in hidden.items():
                still = secret & after[seat]
                told = _names([happening.event.shown_to(seat), *map(msgspec.to_builtins, shown[seat])])
                assert not still & told, f"record {record.n}: {seat} is told of {still & told}"
        for draw in record.draws:
            for seat, secret in unknown.items():
                if draw.result in secret:
                    assert draw.to is not None, f"record {record.n}: {draw}"
                    assert seat not in draw.to, f"record {record.n}: {draw}"


def knowing(sat: Sat) -> None:
    """A seat knows what it was shown at every later moment. For the other seats nothing else changes. A pile ends
    that: everybody sees that somebody knows a card of it, until it is shuffled."""
    session, chance = played(sat), random.Random(sat.seed)
    for n in sampled(sat, 4):
        plain = session.at(n).bare_copy()
        heaps = [key for key, piece in plain.pieces.items() if plain.places[piece.place].lie == "heap"]
        unknown = [(seat, key) for seat in plain.seats for key in heaps if not plain.knows(seat, key)]
        if not unknown:
            continue
        seat, key = chance.choice(unknown)
        table = plain.bare_copy()
        apply(table, Show(key, (seat,)))
        shown = view(table, seat)
        for record in islice(session.records(), n + 1, n + 40):
            changes = [change for happening in record.happened for change in happening.changes]
            if any(_comes_to_pile(plain, key, change) for change in changes):
                break
            for change in changes:
                for other in (*table.seats, None):
                    told = list(redact(table, change, other))
                    if other != seat:
                        assert told == list(redact(plain, change, other)), f"record {record.n}, {other}: {change}"
                        continue
                    for redacted in told:
                        apply(shown, redacted)
                apply(table, change)
                apply(plain, change)
            assert same(shown, view(table, seat)), f"record {record.n}, {seat}"
            assert key in shown.pieces


def _comes_to_pile(table: Table, key: str, change: Change) -> bool:
    return isinstance(change, Move) and change.piece == key and table.places[change.to].lie == "pile"


def _secrets(table: Table) -> dict[str | None, set[str]]:
    """Seat (None: an onlooker) -> the pieces that it does not know."""
    return {seat: {key for key in table.pieces if not table.knows(seat, key)} for seat in (*table.seats, None)}


def _names(value: Any) -> set[str]:
    """Every string in a value made of dicts, lists and plain values."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, (list, tuple)):
        return {name for part in value for name in _names(part)}
    return set()


def seeing(sat: Sat) -> None:
    """No view has a piece that its seat does not know, or a secret counter of another seat."""
    for position, _seat in asked(sat, 20):
        for viewer, secret in _secrets(position).items():
            shown = view(position, viewer)
            assert not secret & set(shown.pieces)
            assert not secret & {key for keys in shown.contents.values() for key in keys}
            assert not {name for name, owner in position.secrets.items() if owner != viewer} & set(shown.counters)
            assert len(shown.pieces) == len(position.pieces)


def offering(sat: Sat) -> None:
    """What a seat is offered and told depends on its view alone, not on the hidden pieces."""
    chance = random.Random(sat.seed)
    for position, seat in asked(sat, 30):
        seen = position.seen_by(seat)
        offers = position.ask.options(seat) if position.ask else ()
        assert seen.ask is not None
        assert seen.ask.options(seat) == offers
        assert asked_again(seen, seat) == offers
        other = shuffled(position, seat, chance)
        assert same(view(other, seat), view(position, seat))
        assert asked_again(other, seat) == offers
        for option in islice(others(position, seat, chance), 30):
            told = why_not(position, seat, option)
            assert why_not(other, seat, option) == told
            assert {reason.clause for reason in why_not(seen, seat, option)} == {reason.clause for reason in told}


def reasoning(sat: Sat) -> None:
    """A bot's reason, as others read it, follows what they know alone, and speaks for itself."""
    chance = random.Random(sat.seed)
    for position, seat in asked(sat, 10):
        assert position.ask is not None
        options = bot_options(position, position.ask.options(seat))
        for reader in (None, *[other for other in position.seats if other != seat]):
            seen = position.seen_by(reader)
            other = shuffled(position, reader, chance).seen_by(reader)
            hidden = {*position.pieces} - {*seen.pieces}
            known = [option for option in options if option.piece not in hidden]
            for option in chance.sample(known, min(2, len(known))):
                told = reason_for_others(seen, seat, (option,), "greedy")
                assert reason_for_others(other, seat, (option,), "greedy") == told
                assert not told[0] or told[0].endswith(".")


def contending(sat: Sat) -> None:
    """A contest that a record begins or ends names only what everybody sees, real clauses, and events of that
    record."""
    session, game = played(sat), rules(sat)
    for n in [n for n in sampled(sat, 60) if n]:
        before, record = session.at(n - 1), session.entries[n].record
        found = game.fought(before, record)
        if found is None:
            continue
        contest, seen = found.contest, before.seen_by(None)
        assert 0 <= found.first <= found.end <= len(record.happened)
        assert contest.place in before.places
        assert all(side.seat in ("", *before.seats) for side in contest.sides)
        assert all(piece in seen.pieces for side in contest.sides for piece in side.pieces)
        price, verdict = contest.price, contest.verdict
        told = {contest.clause, *[term.clause for term in price.terms]} if price is not None else {contest.clause}
        told |= {verdict.clause} if verdict is not None else set()
        assert told <= set(game.rulebook.clauses)
        assert price is None or price.due.amount >= 0
        assert verdict is None or {verdict.winner, verdict.flees} <= {None, 0, 1}


def explaining(sat: Sat) -> None:
    """At every decision every seat can look ahead, look through the lens, ask why not and what would help; nothing
    of it fails, alters the table, or names a clause that is not there."""
    clauses, chance = rules(sat).rulebook.clauses, random.Random(sat.seed)
    for position, _ in asked(sat, 6):
        for seat in position.seats:
            seen, full = position.seen_by(seat), position.seen_by(seat)
            own = [key for key in seen.pieces if seat in key.split("-")]
            told = {each.reason.clause for each in withheld(seen, seat, own)}
            things = [*seen.pieces, *seen.places, *seen.counters]
            for thing in chance.sample(things, min(40, len(things))):
                lens = rules(sat).lens(seen, seat, thing)
                told |= {lens.clause, *[row.clause for row in lens.rows]} if lens is not None else set()
                unusable(seen, seat, thing)
                rules(sat).lens(position.seen_by(None), "", thing)
            for option in islice(others(position, seat, chance), 10):
                told |= {reason.clause for reason in why_not(seen, seat, option)}
            offered = seen.ask.options(seat) if seen.ask is not None else ()
            for option in chance.sample(offered, min(OPTIONS, len(offered))):
                look = outlook(seen, seat, (option,))
                told.add(look.clause)
                assert look.foreseen, option
            for piece in {option.piece for option in offered if option.piece}:
                reach(seen, seat, piece)
            assert told <= clauses.keys()
            assert alike(seen, full)


def asked_again(position: Position, seat: str) -> tuple[Option, ...]:
    """What the open page offers `seat` when it asks once more in this position."""
    trial = position.clone()
    page = trial.pages[-1]
    ask = getattr(page, page.step)(trial)
    assert isinstance(ask, Ask)
    return ask.options(seat)


def shuffled(position: Position, seat: str | None, chance: random.Random) -> Position:
    """A position that looks the same to `seat`: hidden pieces with the same back have changed places."""
    other = position.clone()
    backs: dict[str, list[str]] = {}
    for place, lying in position.contents.items():
        backs.setdefault(position.places[place].back, []).extend(
            key for key in lying if not position.knows(seat, key)
        )
    for keys in backs.values():
        exchange(other, dict(zip(keys, chance.sample(keys, len(keys)), strict=True)))
    for name, owner in position.secrets.items():
        if owner != seat:
            other.counters[name] = chance.randrange(10)
    other.new_version()
    return other


def exchange(table: Table, places: Mapping[str, str]) -> None:
    """Exchange the places of these pieces, so that each looks from outside like the one it replaces."""
    found = {key: table.pieces[other] for key, other in places.items()}
    came = {other: key for key, other in places.items()}
    for place in {piece.place for piece in found.values()}:
        table.contents[place] = tuple([came.get(key, key) for key in table.contents[place]])
    for key, slot in found.items():
        table.pieces[key] = replace(table.pieces[key], place=slot.place, known=slot.known, mask=slot.mask)
    table.new_version()


def imagining(sat: Sat) -> None:
    """The view of a determinised position equals the view that it was made from: only unknown pieces are filled
    in."""
    chance = random.Random(sat.seed)
    for position, seat in asked(sat, 12):
        known = chance.sample(sorted(_secrets(position)[seat]), 1) if _secrets(position)[seat] else []
        for key in known:
            apply(position, Show(key, (seat,)))
        full = rules(sat).determinise(position.seen_by(seat), chance)
        assert not [key for key in full.pieces if is_hidden(key)]
        assert same(view(full, seat), view(position, seat))
        seen = view(position, seat).pieces
        assert all(full.pieces[key] == seen[key] for key in seen if not is_hidden(key))
        assert all(key in seen for key in known)


# -- options ---------------------------------------------------------------------------------------------


def accepting(sat: Sat) -> None:
    """Every option on offer is taken, speaks for itself, and leads to a question with options or to the end."""
    chance = random.Random(sat.seed)
    for position, seat in asked(sat, 30):
        assert position.ask is not None
        options = position.ask.options(seat)
        assert options
        assert len(set(options)) == len(options)
        for option in chance.sample(options, min(OPTIONS, len(options))):
            assert why_not(position, seat, option) == ()
            assert position.pages[-1].why_not(position, seat, option) == [], option
            after = position.clone(LiveDealer(chance.randrange(1000)))
            after.answer(seat, option)
            assert after.ask is None or all(offered for _seat, offered in after.ask.offers)


def asking(sat: Sat) -> None:
    """At every moment of a whole game some seat has something to choose, until it is over."""
    for entry in played(sat).entries[:-1]:
        assert entry.ask is not None
        assert entry.ask.offers
        assert all(options for _seat, options in entry.ask.offers)
    assert played(sat).entries[-1].ask is None


def refusing(sat: Sat) -> None:
    """Everything else is refused, with reasons whose clauses exist and whose sentences are whole."""
    chance = random.Random(sat.seed)
    session, game = played(sat), rules(sat)
    sentences = Sentences(game, session.header.names)
    for n in sampled(sat, 30):
        branch = session.branch(n)
        position = branch.position
        before = position.clone()
        assert position.ask is not None
        for seat in position.seats:
            offered = branch.options(seat)
            assert bool(offered) == (seat in branch.waiting())
            number = OTHERS if offered else 8
            for option in islice(others(position, seat, chance), number):
                if option in offered or _typed_and_right(branch, seat, option):
                    continue
                with pytest.raises(Refused) as refused:
                    branch.choose(seat, option)
                _well_said(game, sentences, position, refused.value.reasons, option)
                verb = position.verbs.get(option.verb)
                if offered and verb:
                    assert position.pages[-1].why_not(position, seat, option), f"nothing speaks against {option}"
        assert alike(position, before)


def _typed_and_right(session: Session, seat: str, option: Option) -> bool:
    """Whether an option is not in the offer because its text was typed, and its verb allows the text."""
    return bool(option.text) and is_typed(session.position, option) and not session.why_not(seat, option)


def _well_said(
    game: Game, sentences: Sentences, position: Position, reasons: tuple[Reason, ...], option: Option
) -> None:
    assert reasons, option
    for reason in reasons:
        assert reason.clause in game.rulebook.clauses
        sentence = sentences.why(reason)
        assert not set("{}") & set(sentence), sentence
        assert "..." not in sentence, (option, sentence)
        assert sentence[0].isupper(), sentence
        assert sentence.endswith("."), sentence
        assert set(reason.pieces) <= set(position.pieces), (option, reason)
        assert set(reason.places) <= set(position.places), (option, reason)


def others(position: Position, seat: str, chance: random.Random) -> Iterator[Option]:
    """Options to try: offered ones with one field altered, and any verb with any fields, nonsense included."""
    verbs = [*{verb for page in position.game.pages for verb in position.game.verbs(page)}, "fly"]
    verbs.sort()
    places = ["", "nowhere", *position.places]
    near = sorted({position.place_of(key) for key in position.pieces if seat in key})
    pieces = ["", "nothing", *position.pieces]
    own = [key for key in position.pieces if seat in key or seat in position.pieces[key].place]
    offered = position.ask.options(seat) if position.ask else ()
    while True:
        for option in chance.sample(offered, min(3, len(offered))):
            yield replace(option, amount=option.amount + chance.choice((-9, -1, 1, 2, 9)))
            yield replace(option, to=chance.choice(places))
            yield replace(option, piece=chance.choice(pieces))
            yield replace(option, verb=chance.choice(verbs))
            yield replace(option, text=chance.choice(("anything", "7")))
        piece = chance.choice(chance.choice((pieces, own or pieces)))
        place = chance.choice(chance.choice((places, near or places, [""])))
        yield Option(chance.choice(verbs), piece, place, chance.choice((0, 0, 0, 1, 2, 3, -1, 99)))
        for verb in verbs:
            yield Option(verb, chance.choice(pieces))


# -- words -----------------------------------------------------------------------------------------------


def speaking(sat: Sat) -> None:
    """Every event and question cites a clause of the register, and reads as a sentence without a gap."""
    session, game = played(sat), rules(sat)
    sentences = Sentences(game, session.header.names)
    for entry in session.entries:
        for happening in entry.record.happened:
            _cites(game, happening.event)
            for seat in (None, session.header.seats[0]):
                _whole(sentences.event(happening.event, seat))
        if entry.ask is not None:
            assert entry.ask.clause in game.rulebook.clauses
            assert entry.ask.topic in game.templates.prompts
    for position, seat in asked(sat, 20):
        prompt = sentences.prompt(position.seen_by(seat), seat)
        _whole(prompt.title)
        _whole(prompt.how)
        assert position.ask is not None
        for option in position.ask.options(seat):
            assert option.verb in game.templates.options
            _whole(sentences.option(option))


def _cites(game: Game, event: Event) -> None:
    clause = getattr(event, "clause", "")
    assert clause in game.rulebook.clauses, event


def _whole(sentence: str) -> None:
    assert not set("{}") & set(sentence), sentence
    assert "..." not in sentence, sentence


def ending(sat: Sat) -> None:
    """A finished game has a score for every seat, winners first and, if there are any, the best among them, and a
    clause for it. Where no seat has won a side has, or nobody; teams win whole."""
    game = rules(sat)
    outcome = game.outcome(played(sat).position)
    assert sorted(score.seat for score in outcome.scores) == sorted(played(sat).header.seats)
    ranks = [(score.seat in outcome.winners, score.total) for score in outcome.scores]
    assert ranks == sorted(ranks, reverse=True)
    assert all(score.total == sum(score.parts.values()) for score in outcome.scores)
    assert not outcome.winners or outcome.scores[0].seat in outcome.winners
    for team in played(sat).seating.teams:
        seats = set(team.seats) & set(played(sat).header.seats)
        assert seats <= set(outcome.winners) or not seats & set(outcome.winners)
    assert set(outcome.clauses) <= set(game.rulebook.clauses)
    assert outcome.clauses


#: The laws that only long play can break.
LASTING = (folding, conserving, verifying, asking, ending)
LAWS = (
    folding,
    conserving,
    saving,
    verifying,
    cloning,
    undoing,
    undoing_far,
    redacting,
    telling,
    knowing,
    seeing,
    offering,
    reasoning,
    contending,
    explaining,
    imagining,
    accepting,
    asking,
    refusing,
    speaking,
    ending,
)


def records_of(sats: Iterable[Sat]) -> Iterator[Record[Event]]:
    """The records of several whole games."""
    for sat in sats:
        yield from played(sat).records()
