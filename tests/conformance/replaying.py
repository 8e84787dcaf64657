"""Plays whole games, or replays their logs; run as a program of its own, with a hash seed of its own.

    python -m tests.conformance.replaying play|replay GAME FOLDER SEED...

For each seed it prints a line: the seed, the number of records, and a hash of all that there is to see at the
table, from the first record to the last. `play` writes the log into the folder, `replay` reads it from there.
"""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path

import msgspec

from engine.bots import play
from engine.flow import Game, Session, WrongSeats
from engine.flow.sentences import Sentences
from engine.games import game
from engine.store import read, write
from tests.conformance.playing import agreements, numbers

MOMENTS = 12  # at which everybody looks at the table


def by_bots(rules: Game, seed: int) -> Session:
    """A whole game by bots; the way to play, the number of seats and the bots are drawn by lot."""
    chance = random.Random(seed)
    agreed = chance.choice(agreements(rules, seed))
    seats = chance.choice(numbers(rules, agreed))
    kinds = [chance.choice(["greedy", "random"]) for _ in range(seats)]
    try:
        return play(rules, kinds, seed, options=dict(agreed))
    except WrongSeats:  # not every number of seats can play so
        return by_bots(rules, seed + 10**6)


def fingerprint(session: Session) -> str:
    """A hash of all records, pages and questions, and of what each seat sees, reads and can do at some moments."""
    found = hashlib.sha256(session.hashes()[-1].encode())
    for entry in session.entries:
        found.update(msgspec.json.encode(entry))
    sentences = Sentences(session.game, session.header.names)
    last = len(session.entries) - 1
    for n in sorted({last * step // MOMENTS for step in range(MOMENTS + 1)}):
        position = session.at(n)
        found.update(msgspec.json.encode(position.snapshot()))
        for seat in session.header.seats:
            seen = position.seen_by(seat)
            found.update(msgspec.json.encode((seen.snapshot(), seen.ask)))
            found.update(repr(sentences.prompt(seen, seat)).encode())
    found.update(repr(session.outcome).encode())
    return found.hexdigest()


def main(act: str, key: str, folder: Path, seeds: list[int]) -> None:
    rules = game(key)
    for seed in seeds:
        path = folder / f"{key}-{seed}.torchlit"
        if act == "play":
            session = by_bots(rules, seed)
            write(path, session)
        else:
            log = read(path, {key: rules})
            session = Session.replayed(rules, log.header, log.records)
        print(seed, len(session.entries), fingerprint(session), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], Path(sys.argv[3]), [int(word) for word in sys.argv[4:]])
