"""Forged logs of every game: proving and importing refuse the same ones, and none stops the program.

A log that was changed and sealed again is either refused in a sentence, or is a table that the rules give. If it
says that older rules made it, it may be shown, is marked as not proven, and can be looked back on.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.flow import HUMAN, Event, Game, Header, Mismatch, Record, Session, TakenBack, WrongSeats
from engine.flow.notes import BARRIERS, in_words
from engine.flow.sentences import Sentences
from engine.games import GAMES, game
from engine.store import Library, StoreError, read, resumed, verify, write
from engine.table import LiveDealer, view
from tests.conformance.forgeries import HOSTILE, Log, forged, read_log, sealed, slots
from tests.conformance.playing import agreements, numbers
from tests.engine.playing import FRIENDLY_TABLE
from tests.soak_size import soak_seeds

FEW = 30
RECORDS = 70
#: So many forgeries are made of one log, then of another.
PER_LOG = 40
LONGEST_SENTENCE = 300


#: The logs of a game: the first in its usual way to play, the others in any.
Logs = Callable[[int], Log]


def played(rules: Game, number: int) -> Session:
    """The beginning of a game, with seats that change hands and choices that are taken back."""
    chance = random.Random(number)
    agreed = chance.choice(agreements(rules, number)) if number else ()
    seats = chance.choice(numbers(rules, agreed)) if number else rules.fewest
    try:
        session = Session.new(rules, seats, LiveDealer(number), options=dict(agreed) | FRIENDLY_TABLE)
    except WrongSeats:  # not every number of seats can play so
        return played(rules, number + 10**6)
    while len(session.entries) < RECORDS and not session.over:
        seat = chance.choice(session.waiting())
        session.choose(seat, chance.choice(session.options(seat)))
        if chance.random() < 0.05:
            session.hand_over(seat, chance.choice(["greedy", "human"]))
        if chance.random() < 0.1:
            people = [each for each, player in session.players.items() if player == "human"]
            with suppress(ValueError):
                session.undo(seat, people)
    return session


@pytest.fixture(scope="module", params=GAMES)
def logs(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Game, Logs]:
    rules, path = game(request.param), tmp_path_factory.mktemp("log") / "true.torchlit"

    @cache
    def log(number: int) -> Log:
        write(path, played(rules, number))
        return read_log(path)

    return rules, log


@pytest.mark.parametrize("seeds", [range(FEW), pytest.param(soak_seeds(FEW, 60), marks=pytest.mark.soak)])
def test_no_forgery_comes_in(logs: tuple[Game, Logs], tmp_path: Path, seeds: range) -> None:
    rules, log = logs
    games, path = {rules.id: rules}, tmp_path / "forged.torchlit"
    with Library(tmp_path / "library.db", games) as library:
        for seed in seeds:
            chance = random.Random(seed)
            rows, done = forged(log(seed // PER_LOG), chance)
            sealed(path, rows)
            proven, taken_in = (
                refusal(lambda: verify(path, games)),
                refusal(lambda: library.import_file(path, 1.0)),
            )
            assert (proven == "") == (taken_in == ""), f"{seed}: {done}: {proven or taken_in}"
            rows[0]["header"]["version"] = rules.version - 1
            sealed(path, rows)
            if not refusal(lambda: library.import_file(path, 1.0)):
                newest = library.tables()[0]
                assert newest.proven == (not refusal(lambda: verify(path, games))), f"{seed}: {done}"
            look_back(path, rules)


@pytest.mark.parametrize("seeds", [range(FEW), pytest.param(soak_seeds(FEW, 60), marks=pytest.mark.soak)])
def test_a_table_laid_otherwise_is_not_proven(logs: tuple[Game, Logs], tmp_path: Path, seeds: range) -> None:
    """Neither with these rules nor with older ones, whatever is changed in the table before the set-up."""
    rules, log = logs
    games, path = {rules.id: rules}, tmp_path / "forged.torchlit"
    with Library(tmp_path / "library.db", games) as library:
        for seed in seeds:
            chance, true = random.Random(seed), log(seed // PER_LOG)
            rows = copy.deepcopy(true[: chance.choice([2, 3, len(true)])])
            header = rows[0]["header"]
            header["version"] -= chance.choice([0, 1])
            start = header["start"]
            holder, key = chance.choice([*slots(start), *(3 * list(slots(start["counters"])))])
            before, others = holder[key], [value[at] for value, at in slots(start)]
            holder[key] = copy.deepcopy(chance.choice([*HOSTILE, 2**64, *others]))
            sealed(path, rows)
            if json.dumps(holder[key]) != json.dumps(before):
                assert refusal(lambda: verify(path, games)), f"{seed}: {key}, {before} to {holder[key]}"
                if not refusal(lambda: library.import_file(path, 1.0)):
                    assert not library.tables()[0].proven
            look_back(path, rules)


@pytest.mark.parametrize("seeds", [range(12), pytest.param(soak_seeds(12, 30), marks=pytest.mark.soak)])
def test_a_note_is_taken_only_if_it_could_have_been_written(logs: tuple[Game, Logs], seeds: range) -> None:
    """A choice is made and its barrier asked for. Of all notes that it was taken back only the one of this barrier
    comes in, or that it was taken back with the choices of others; at a strict table none does."""
    rules, _ = logs
    for seed in seeds:
        chance, session = random.Random(seed), played(rules, seed // 10)
        agreed = session.header.options.items() - FRIENDLY_TABLE.items()
        strict = replace(session.header, options=dict(agreed))
        assert comes_in(rules, strict, list(session.records())[:1])
        n = chance.choice([n for n, entry in enumerate(session.entries) if entry.ask is not None])
        branch = session.branch(n, LiveDealer(seed))
        people = tuple([seat for seat, player in branch.players.items() if player == HUMAN])
        if not people:
            continue
        records = list(branch.records())
        seat = chance.choice(branch.waiting())
        option = chance.choice(branch.options(seat))
        branch.choose(seat, option)
        true = branch.barrier(seat)
        for barrier, choices in product((*BARRIERS, "x"), (-1, 0, 1, 2, 50)):
            note = TakenBack(seat, option, choices, barrier, people)
            rows = [*records, Record(n + 1, None, None, (), (), note)]
            with_others = barrier == "others" and choices > 1
            could_be = with_others or (choices == 1 and barrier == true)
            assert comes_in(rules, session.header, rows) == could_be, f"{seed}: {note}, {true!r}"
            assert not comes_in(rules, strict, rows)


def comes_in(rules: Game, header: Header, rows: list[Record[Event]]) -> bool:
    """Whether the rules give these records."""
    try:
        Session.replayed(rules, header, rows)
    except Mismatch:
        return False
    return True


def refusal(act: Callable[[], object]) -> str:
    """The sentence with which something is refused; empty if it is not."""
    try:
        act()
    except StoreError as trouble:
        words = str(trouble)
        assert 0 < len(words) < LONGEST_SENTENCE
        return words
    return ""


@pytest.mark.parametrize("seeds", [range(FEW), pytest.param(soak_seeds(FEW, 60), marks=pytest.mark.soak)])
def test_a_refusal_is_short_whatever_the_file_holds(logs: tuple[Game, Logs], tmp_path: Path, seeds: range) -> None:
    """Long texts, keys and numbers anywhere in a header, a choice and a note, in a file with a long name."""
    rules, true = logs[0], logs[1](0)
    path = tmp_path / f"{'x' * 200}.torchlit"
    note = next(n for n, row in enumerate(true) if n and row["record"].get("note"))
    for seed in seeds:
        chance = random.Random(seed)
        rows = copy.deepcopy(true[: 1 + chance.choice([0, 1, 2, note])])
        holder, key = chance.choice([slot for slot in slots(rows[-1]) if slot[0] is not rows[-1]])
        if isinstance(holder, dict) and chance.random() < 0.5:
            holder["y" * 10_000] = holder.pop(key)
        else:
            holder[key] = chance.choice(["y" * 10_000, 10**3000])
        sealed(path, rows)
        assert refusal(lambda: verify(path, {rules.id: rules})), f"{seed}: {key}"


def look_back(path: Path, rules: Game) -> None:
    """Look at every moment of a log that can be shown, with the eyes of every seat."""
    try:
        log = read(path, {rules.id: rules})
        found = resumed(log.game, log.header, log.records, {})
    except (StoreError, Mismatch):
        return
    assert len(found.notice) < LONGEST_SENTENCE
    session = found.session
    sentences = Sentences(rules, session.header.names)
    for n, entry in enumerate(session.entries):
        record, position = entry.record, session.at(n)
        for eyes in (None, *session.header.seats):
            view(position, eyes)
            for happening in record.happened:
                sentences.event(happening.event, eyes)
        if record.note is not None:
            assert in_words(record.note, session.header.names)
        if record.choice is not None:
            sentences.option(record.choice)
    assert session.players.keys() == set(session.header.seats)
    session.waiting()
