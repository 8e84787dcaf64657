"""A game written as text that people can read, and played again from it.

    > red: walk piece=figure-red to=P047
      * closed side of X06: 1
      crossing turned up: seat=red space=X06 side=1 (FF-SEE-04)

A line with `>` is a choice, one with `*` a result of chance, any other an event with its facts and clause.
Where the rules were changed on purpose, `python -m tests.conformance.golden` writes the games anew from their
choices and draws; read the difference before you commit it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from engine.flow import Event, Game, Option, Record, Session
from engine.games import GAMES, game
from engine.table import Draw, TapeDealer

FOLDER = Path(__file__).parent / "golden_games"
_SEATS = re.compile(r"# .+ (?P<seats>\d+) seats")
_CHOICE = re.compile(
    r"> (?P<seat>\w+): (?P<verb>[\w ]+?)(?: piece=(\S+))?(?: to=(\S+))?(?: amount=(-?\d+))?"
    r'(?: text=(".*"))?$'
)
_DRAW = re.compile(r"  \* (?P<why>.+): (?P<result>\S+?)(?: \(for (?P<to>[\w, ]+)\))?$")


def text_of(session: Session) -> str:
    """A whole game as text."""
    heading = f"# {session.game.name}, {len(session.header.seats)} seats"
    return "\n".join([heading, *written(session.records())]) + "\n"


def written(records: Iterable[Record[Event]]) -> Iterator[str]:
    """The lines of a log."""
    for record in records:
        if record.choice is not None:
            yield _choice(record.seat or "", record.choice)
        for draw in record.draws:
            known = f" (for {', '.join(draw.to)})" if draw.to is not None else ""
            yield f"  * {draw.why}: {draw.result}{known}"
        for happening in record.happened:
            yield f"  {_event(happening.event)}"


def _choice(seat: str, option: Option) -> str:
    typed = json.dumps(option.text) if option.text else ""
    parts = {"piece": option.piece, "to": option.to, "amount": option.amount, "text": typed}
    return f"> {seat}: {option.verb}" + "".join(f" {name}={part}" for name, part in parts.items() if part)


def _event(event: Event) -> str:
    kept = [name for name in event.__struct_fields__ if name != "clause"]  # others are only shown, not kept
    facts = [f"{name}={_fact(fact)}" for name, fact in event.shown_to(None).items() if name in kept]
    return f"{event.tag()}: {' '.join(facts)} ({getattr(event, 'clause', '')})".replace(":  (", " (")


def _fact(fact: Any) -> str:
    if isinstance(fact, tuple):
        return "[" + " ".join(_fact(part) for part in fact) + "]"
    return str(fact)


def replayed(game: Game, text: str) -> Session:
    """Play the choices and draws of a game's text again. Raises ValueError if a draw does not fit."""
    heading, *lines = text.splitlines()
    seats = _SEATS.match(heading)
    if seats is None:
        raise ValueError(f"the first line does not say for how many seats: {heading}")
    choices: list[tuple[str, Option]] = []
    draws: list[Draw] = []
    for line in lines:
        if choice := _CHOICE.match(line):
            seat, verb, piece, to, amount, text = choice.groups()
            typed = json.loads(text) if text else ""
            choices.append((seat, Option(verb, piece or "", to or "", int(amount or 0), typed)))
        elif draw := _DRAW.match(line):
            result = draw["result"]
            draws.append(Draw(draw["why"], int(result) if result.isdigit() else result))
    session = Session.new(game, int(seats["seats"]), TapeDealer(draws))
    for seat, option in choices:
        session.choose(seat, option)
    return session


def file_of(key: str) -> Path:
    """The file of a game's golden game."""
    return FOLDER / f"{key}.txt"


if __name__ == "__main__":
    for key in GAMES:
        file_of(key).write_text(text_of(replayed(game(key), file_of(key).read_text("utf-8"))), "utf-8")
