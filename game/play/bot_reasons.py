"""Why a bot did what it did, as far as somebody who looks on can know."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from engine.bots.reasons import ReasonForOthers, reason_for_others
from engine.flow import Session
from engine.flow.sentences import Sentences
from engine.said import NOTHING, Said, said
from game.play.last_run import Run, last_run
from game.services.fence import fenced

UNKNOWN = ReasonForOthers(NOTHING)  # the reason of a bot that has not chosen yet


class WatchedTable(Protocol):
    """What the reasons need of the table."""

    session: Session
    viewer: str | None
    sentences: Sentences

    @property
    def bots(self) -> Collection[str]:
        """The seats where bots sit."""


class BotReasons:
    """The reasons of one table's bots. They are kept until a bot chooses again, or somebody else looks on."""

    def __init__(self, table: WatchedTable) -> None:
        self.table = table
        self._run: tuple[object, Run | None] = (None, None)  # the last run of a seat now, for a viewer
        self._reason: tuple[object, ReasonForOthers] = (None, UNKNOWN)  # of a seat for a run, for a viewer

    def why(self, seat: str) -> Said:
        """What the bot of a seat has done last and why, as far as the viewer can know; empty without a reason."""
        found = self._reason_of(seat)
        passing = self.table.session.game.passing
        told = [option for option in found.choices if option.verb not in passing] or found.choices
        if not told:
            return found.why
        return said("{choices}. {why}", choices=self.table.sentences.plan(told), why=found.why)

    def details(self, seat: str) -> Said:
        """The numbers behind that reason; empty if there are none."""
        return self._reason_of(seat).details

    def _reason_of(self, seat: str) -> ReasonForOthers:
        if seat not in self.table.bots:
            return UNKNOWN
        session, viewer = self.table.session, self.table.viewer
        now = (seat, session.hashes()[-1], viewer)
        if self._run[0] != now:
            self._run = (now, fenced(lambda: last_run(session, seat, viewer), None))
        run = self._run[1]
        if run is None:
            return UNKNOWN
        asked = (seat, session.hashes()[run.n], run, viewer)  # a run grows with each choice
        if self._reason[0] != asked:
            self._reason = (asked, fenced(lambda: self._worked_out(seat, run), UNKNOWN))
        return self._reason[1]

    def _worked_out(self, seat: str, run: Run) -> ReasonForOthers:
        if not run.may_be_told:
            return ReasonForOthers(said("The reason would give away something that you may not see."))
        session = self.table.session
        before = session.at(run.n - 1).seen_by(self.table.viewer)
        return reason_for_others(before, seat, run.choices, session.players[seat])
