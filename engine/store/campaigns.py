"""Campaigns: the numbers that finished tables leave to the next table.

A campaign is a database row with steps, the earliest first. A step is a finished table with the numbers that it
left, or a reset. Every table of a campaign has a number in it. Its branches and copies share that number, so the
table counts once. All functions take an open database; those that write must be called within a transaction.
"""

from __future__ import annotations

import hashlib
import sqlite3
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta

from engine.flow import Campaign, Session
from engine.said import Said, said
from engine.store.codecs import UNREADABLE
from engine.store.entries import LATEST, decoded, storable
from engine.store.errors import StoreError

#: Longest name of a campaign, in characters.
LONGEST_CAMPAIGN = 40
_encode = msgspec.json.encode


class Step(NamedTuple):
    """One change of a campaign: by the table `number`, or by a reset (None).

    `winners` are the players' names, `verdict` is the outcome's. `kept` are the campaign's numbers after the step,
    `when` is its time in seconds. A damaged step keeps the numbers of the step before, and its verdict says that
    it is damaged.
    """

    number: int | None
    winners: tuple[str, ...]
    verdict: Said
    kept: dict[str, int]
    when: float

    @property
    def is_reset(self) -> bool:
        """Whether the campaign started again with it."""
        return self.number is None and not self.verdict


_Number = Annotated[int, Meta(ge=0, le=1 << 31)]
_Moment = Annotated[float, Meta(ge=0, le=LATEST)]
_FORMS = (_Number | None, tuple[str, ...], str, dict[str, int], _Moment)


class CampaignHistory(NamedTuple):
    """A campaign in the library: its game, its name, its numbers now, and all its steps."""

    game: str
    name: str
    kept: dict[str, int]
    steps: tuple[Step, ...]

    @property
    def finished(self) -> int:
        """How many of its tables have finished since it started, or last started again."""
        last = max([n for n, step in enumerate(self.steps, 1) if step.is_reset], default=0)
        return sum([step.number is not None for step in self.steps[last:]])


def begin(db: sqlite3.Connection, game: str, name: str, now: float) -> None:
    """Add a campaign. Raises StoreError if its name cannot be shown or exists already."""
    if not name.strip() or len(name) > LONGEST_CAMPAIGN or not name.isprintable():
        words = said("The name of a campaign has 1 to {most} signs that can be shown.", most=LONGEST_CAMPAIGN)
        raise StoreError(words)
    if db.execute("SELECT 1 FROM campaigns WHERE game = ? AND name = ?", (game, name)).fetchone():
        raise StoreError(said("There is a campaign called {name} already.", name=name))
    key = hashlib.sha256(f"{game}\n{name}\n{now!r}".encode()).hexdigest()[:16]
    db.execute("INSERT INTO campaigns (game, name, key) VALUES (?, ?, ?)", (game, name, key))


def next_table(db: sqlite3.Connection, game: str, name: str) -> Campaign:
    """The `Campaign` for the header of the next table, with the next number. Raises StoreError if there is no such
    campaign."""
    campaign, key, number = _found(db, game, name)
    db.execute("UPDATE campaigns SET begun = begun + 1 WHERE id = ?", (campaign,))
    return Campaign(name, key, number + 1, _kept(_steps(db, campaign)))


def reset(db: sqlite3.Connection, game: str, name: str, now: float) -> None:
    """Start a campaign again with no numbers; its history stays. Raises StoreError if there is no such
    campaign."""
    campaign, _, _ = _found(db, game, name)
    _add(db, campaign, Step(None, (), Said(""), {}, now))


def count(db: sqlite3.Connection, session: Session, now: float) -> None:
    """Let a finished table change its campaign, if the campaign is in this library and the table's number has not
    counted yet.

    The new numbers are worked out from the campaign's numbers now, because tables may end in another order than
    they began.
    """
    campaign, carried = session.header.campaign, session.game.carry_over
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


def histories(db: sqlite3.Connection, game: str) -> tuple[CampaignHistory, ...]:
    """All campaigns of a game: those without a step, the newest first, then the others, the last changed first."""
    found = []
    query = "SELECT id, name FROM campaigns WHERE game = ? ORDER BY id DESC"
    for campaign, name in db.execute(query, (game,)).fetchall():
        steps = _steps(db, campaign)
        shown = name if isinstance(name, str) else name.decode(errors="replace")
        found.append(CampaignHistory(game, shown, _kept(steps), steps))
    return tuple(sorted(found, key=lambda story: -story.steps[-1].when if story.steps else float("-inf")))


def _found(db: sqlite3.Connection, game: str, name: str) -> tuple[int, str, int]:
    """The id and the key of a campaign, and the number of its tables that have begun. Raises StoreError if there
    is no such campaign."""
    query = "SELECT id, key, begun FROM campaigns WHERE game = ? AND name = ?"
    row = db.execute(query, (game, name)).fetchone()
    if not row:
        raise StoreError(said("There is no campaign called {name}.", name=name))
    try:
        return decoded(row[0], int), decoded(row[1], str), decoded(row[2], _Number)
    except UNREADABLE:
        raise StoreError(said("The campaign {name} is damaged.", name=name)) from None


def _steps(db: sqlite3.Connection, campaign: int) -> tuple[Step, ...]:
    query = "SELECT number, winners, verdict, kept, at FROM steps WHERE campaign = ? ORDER BY n"
    found: list[Step] = []
    for row in db.execute(query, (campaign,)).fetchall():
        try:
            number, winners, verdict, kept, when = map(decoded, row, _FORMS)
            found.append(Step(number, winners, Said(verdict), kept, when))
        except UNREADABLE:
            found.append(Step(None, (), said("This step is damaged."), _kept(tuple(found)), 0.0))
    return tuple(found)


def _kept(steps: tuple[Step, ...]) -> dict[str, int]:
    return dict(steps[-1].kept) if steps else {}


def _add(db: sqlite3.Connection, campaign: int, step: Step) -> None:
    whole = "SELECT coalesce(max(n), -1) + 1 FROM steps WHERE campaign = ? AND n BETWEEN 0 AND 1000000"
    (n,) = db.execute(whole, (campaign,)).fetchone()
    row = (campaign, n, step.number, _encode(step.winners), str(step.verdict), _encode(step.kept))
    db.execute("INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?)", (*row, storable(step.when)))
