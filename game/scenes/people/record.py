"""What the tables tell of one person: the games, each with its results, its fellow players and its luck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import NamedTuple

from engine.flow import HUMAN
from engine.flow.luck import LuckSummary
from engine.store import Person, PlayedTable, Sitting
from game.bots.player_kinds import level


class Result(NamedTuple):
    """How one table ended for a person. Whoever had several seats has the best of their scores."""

    table: PlayedTable
    seat: str
    score: int
    won: bool
    luck: LuckSummary


@dataclass
class Fellow:
    """Somebody, or a kind of bot, that a person met at tables: how often, and how often each of them won."""

    name: str
    kind: str
    met: int = 0
    won: int = 0
    lost_to: int = 0


@dataclass
class GameRecord:
    """All results of a person in one game, the earliest first, and the fellow players: people before bots, then
    whom they met most."""

    game: str
    results: list[Result] = field(default_factory=list)
    fellows: list[Fellow] = field(default_factory=list)

    @property
    def won(self) -> int:
        """How many tables were won."""
        return sum(result.won for result in self.results)

    @property
    def best(self) -> int:
        """The highest score."""
        return max(result.score for result in self.results)

    @property
    def average(self) -> float:
        """The mean score."""
        return sum(result.score for result in self.results) / len(self.results)

    @property
    def luck(self) -> LuckSummary:
        """The luck of the dice at all tables together."""
        return together(result.luck for result in self.results)


def together(lucks: Iterable[LuckSummary]) -> LuckSummary:
    """The luck of several lots of throws."""
    rows = tuple(lucks)
    spread = sqrt(sum(row.spread**2 for row in rows))
    return LuckSummary(sum(row.number for row in rows), sum(row.luck for row in rows), spread)


def all_records(tables: Sequence[PlayedTable], people: Sequence[Person]) -> dict[int, list[GameRecord]]:
    """What the tables tell of everybody, by person, the game that was played most first."""
    names = {each.id: each.name for each in people}
    of_person: dict[int, list[PlayedTable]] = {key: [] for key in names}
    for table in tables:
        for key in {sitting.person for sitting in table.sittings if sitting.person in names}:
            of_person[key].append(table)
    return {key: _records(key, of_person[key], names) for key in names}


def _records(person: int, tables: Sequence[PlayedTable], names: dict[int, str]) -> list[GameRecord]:
    """What the tables of one person tell."""
    found: dict[str, GameRecord] = {}
    fellows: dict[str, dict[int | str, Fellow]] = {}
    for table in tables:
        own = [sitting for sitting in table.sittings if sitting.person == person]
        best = max(own, key=lambda sitting: sitting.score)
        won = any(sitting.won for sitting in own)
        luck = together(sitting.luck for sitting in own)
        record = found.setdefault(table.game, GameRecord(table.game))
        record.results.append(Result(table, best.seat, best.score, won, luck))
        _meet(fellows.setdefault(table.game, {}), table.sittings, person, won, names)
    for game, record in found.items():
        record.fellows = sorted(
            fellows[game].values(), key=lambda each: (each.kind != HUMAN, -each.met, each.name)
        )
    return sorted(found.values(), key=lambda record: -len(record.results))


def _meet(
    fellows: dict[int | str, Fellow], sittings: Iterable[Sitting], own: int, won: bool, names: dict[int, str]
) -> None:
    """Count everybody else at one table once, also who had several seats."""
    others: dict[int | str, bool] = {}
    for sitting in sittings:
        key = sitting.person if sitting.person is not None else level(sitting.kind)
        if key != own and key != HUMAN and (sitting.person is None or sitting.person in names):
            others[key] = others.get(key, False) or sitting.won
    for key, has_won in others.items():
        name, kind = (names[key], HUMAN) if isinstance(key, int) else ("", key)
        fellow = fellows.setdefault(key, Fellow(name, kind))
        fellow.met += 1
        fellow.won += won
        fellow.lost_to += has_won
