"""Campaigns: what finished tables leave to the next table of the same name.

A campaign is a row with its steps, the earliest first. A step is a finished table with what it left, or a reset.
Every table of a campaign has a number there, which its branches and copies share: it counts once.
All functions want an open database; those that write want to be called within a transaction.
"""

from __future__ import annotations

import hashlib
import sqlite3
from typing import NamedTuple

import msgspec

from engine.flow import Campaign, Session
from engine.said import Said, said
from engine.store.trouble import StoreTrouble

#: Longest name of a campaign, in characters.
LONGEST_CAMPAIGN = 40
_numbers = msgspec.json.Decoder(dict[str, int])
_names = msgspec.json.Decoder(tuple[str, ...])
_encode = msgspec.json.encode


class Step(NamedTuple):
    """What changed a campaign: the table `number` (None: a reset), the names of its winners, who won in words
    where those do not tell, the numbers that are kept since, and when that was, in seconds."""

    number: int | None
    winners: tuple[str, ...]
    verdict: Said
    kept: dict[str, int]
    when: float


class Story(NamedTuple):
    """A campaign in the library: its game, its name, the numbers that it keeps, and all its steps."""

    game: str
    name: str
    kept: dict[str, int]
    steps: tuple[Step, ...]

    @property
    def finished(self) -> int:
        """How many of its tables are finished."""
        return sum(step.number is not None for step in self.steps)


def begin(db: sqlite3.Connection, game: str, name: str, now: float) -> None:
    """A new campaign. Raises StoreTrouble if the name cannot be shown, or there is one of this name."""
    if not name.strip() or len(name) > LONGEST_CAMPAIGN or not name.isprintable():
        words = said("The name of a campaign has 1 to {most} signs that can be shown.", most=LONGEST_CAMPAIGN)
        raise StoreTrouble(words)
    if db.execute("SELECT 1 FROM campaigns WHERE game = ? AND name = ?", (game, name)).fetchone():
        raise StoreTrouble(said("There is a campaign called {name} already.", name=name))
    key = hashlib.sha256(f"{game}\n{name}\n{now!r}".encode()).hexdigest()[:16]
    db.execute("INSERT INTO campaigns (game, name, key) VALUES (?, ?, ?)", (game, name, key))


def next_table(db: sqlite3.Connection, game: str, name: str) -> Campaign:
    """What the header of the campaign's next table says. Raises StoreTrouble if there is no such campaign."""
    campaign, key, number = _found(db, game, name)
    db.execute("UPDATE campaigns SET begun = begun + 1 WHERE id = ?", (campaign,))
    return Campaign(name, key, number + 1, _kept(_steps(db, campaign)))


def reset(db: sqlite3.Connection, game: str, name: str, now: float) -> None:
    """Let a campaign begin anew; what was before stays in its history. Raises StoreTrouble if there is none."""
    campaign, _, _ = _found(db, game, name)
    _add(db, campaign, Step(None, (), Said(""), {}, now))


def count(db: sqlite3.Connection, session: Session, now: float) -> None:
    """Let a finished table change its campaign, if that is one of this library and the table has not yet done so.

    What it leaves is worked out from what the campaign keeps now, for tables may end in another order than they
    began.
    """
    campaign, carried = session.header.campaign, session.game.carried
    if campaign is None or carried is None or not session.over:
        return
    query = "SELECT id FROM campaigns WHERE key = ? AND game = ?"
    for (key,) in db.execute(query, (campaign.key, session.game.id)).fetchall():
        if db.execute("SELECT 1 FROM steps WHERE campaign = ? AND number = ?", (key, campaign.number)).fetchone():
            continue
        outcome = session.outcome
        kept = carried(session.position, outcome, _kept(_steps(db, key)))
        names = tuple([session.header.names[seat] for seat in outcome.winners])
        _add(db, key, Step(campaign.number, names, outcome.verdict, kept, now))


def stories(db: sqlite3.Connection, game: str) -> tuple[Story, ...]:
    """All campaigns of a game: those without a step, the newest first, then the others, the last changed first."""
    found = []
    query = "SELECT id, name FROM campaigns WHERE game = ? ORDER BY id DESC"
    for campaign, name in db.execute(query, (game,)).fetchall():
        steps = _steps(db, campaign)
        found.append(Story(game, name, _kept(steps), steps))
    return tuple(sorted(found, key=lambda story: -story.steps[-1].when if story.steps else float("-inf")))


def _found(db: sqlite3.Connection, game: str, name: str) -> tuple[int, str, int]:
    """Id and key of a campaign, and how many of its tables have begun."""
    query = "SELECT id, key, begun FROM campaigns WHERE game = ? AND name = ?"
    row = db.execute(query, (game, name)).fetchone()
    if not row:
        raise StoreTrouble(said("There is no campaign called {name}.", name=name))
    return row[0], row[1], row[2]


def _steps(db: sqlite3.Connection, campaign: int) -> tuple[Step, ...]:
    """The steps that are not damaged."""
    query = "SELECT number, winners, verdict, kept, at FROM steps WHERE campaign = ? ORDER BY n"
    found = []
    for number, winners, verdict, kept, when in db.execute(query, (campaign,)).fetchall():
        try:
            found.append(Step(number, _names.decode(winners), Said(verdict), _numbers.decode(kept), when))
        except msgspec.MsgspecError:
            continue
    return tuple(found)


def _kept(steps: tuple[Step, ...]) -> dict[str, int]:
    return dict(steps[-1].kept) if steps else {}


def _add(db: sqlite3.Connection, campaign: int, step: Step) -> None:
    (n,) = db.execute("SELECT count(*) FROM steps WHERE campaign = ?", (campaign,)).fetchone()
    row = (campaign, n, step.number, _encode(step.winners), str(step.verdict), _encode(step.kept), step.when)
    db.execute("INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?)", row)
