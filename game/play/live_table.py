"""A table being played: choices go into the session, and what comes of them goes to the stage as one seat may
see it.

On one screen several people may play. `viewer` is the seat whose secrets may be drawn, `seat` the one asked
now.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Callable, Collection
from typing import Protocol

from msgspec.structs import replace

from engine.flow import HUMAN, Event, Leads, Option, Record, Session
from engine.flow.sentences import Sentences
from engine.said import Said
from engine.table import Change, Table, apply, redact, view
from game.bots.bot_runner import BotRunner, thinking_time
from game.layout.game_layout import GameLayout
from game.play.bot_reasons import BotReasons
from game.play.choices import Choices
from game.play.fights import Fight, fight
from game.play.log import Log
from game.play.log_writer import LogWriter
from game.play.signals import TableSignals
from game.services.fence import fenced
from game.stage.asking import Asked, Where
from game.stage.presenters import Presenters
from game.stage.spoils import Routes, spoils
from game.stage.stage import UNTIL_DONE, Cue, Stage
from game.stage.visuals import Pause

AHEAD = 14  # cues that may wait on the stage before bots are asked again
LONG = 0.4  # seconds of thinking after which a bot can be hurried

Keep = Callable[[Session, Record[Event]], object]


class DuelClock(Protocol):
    """How long the scene of a contest takes, in seconds at speed 1."""

    def opening(self, fight: Fight) -> float:
        """Until what comes of it may be shown."""
        ...

    def closing(self) -> float:
        """From then until it has gone."""
        ...

    def routes(self, fight: Fight) -> Routes | None:
        """How what is won and lost flies; None if the contest is not shown."""
        ...


class NoDuels:
    """Where contests are not shown as scenes."""

    def opening(self, fight: Fight) -> float:
        return 0.0

    def closing(self) -> float:
        return 0.0

    def routes(self, fight: Fight) -> Routes | None:
        return None


class LiveTable:
    """Session, stage and log together. `bot_runner` lets the bots choose, people play at this screen; `keep`
    stores each accepted choice before the screen shows it."""

    def __init__(
        self,
        session: Session,
        layout: GameLayout,
        bot_runner: BotRunner,
        keep: Keep = lambda session, record: None,
    ) -> None:
        self.session = session
        self.layout = layout
        self.bot_runner = bot_runner
        self.keep = keep
        # a lesson may name its seats anew, so the names are read as they are
        names = ChainMap[str, str](session.header.names, {**layout.place_names})
        self.sentences = Sentences(session.game, names)
        self.humans = self._people()
        self.viewer: str | None = self.humans[0] if self.humans and not self.shared else None
        self.stage = Stage(self.seen())
        self._gestures: dict[int, int] = {}  # records after a gesture -> how many choices it made
        self._taken_back: list[int] = []  # how many choices each taking back took, the last one last
        self.presenters: Presenters | None = None
        self.duel_clock: DuelClock = NoDuels()
        self.signals = TableSignals()
        self.log = Log()
        self.log_writer = LogWriter(self, self.log)
        self.reasons = BotReasons(self)
        self.last_move: list[str] = []
        self._choices: tuple[object, Choices | None] | None = None
        self.showing = ""  # whose choice is being shown
        self._thinking = ""  # the bot that was asked
        self._thought_for = 0.0  # seconds
        self.log_writer.tell_past()

    # -- who sees and who is asked -----------------------------------------------------------------------

    @property
    def bots(self) -> Collection[str]:
        """The seats where bots sit."""
        return self.bot_runner.seats

    def _people(self) -> tuple[str, ...]:
        return tuple([seat for seat in self.session.header.seats if seat not in self.bots])

    @property
    def shared(self) -> bool:
        """Whether several people share this screen."""
        return len(self.people) > 1

    @property
    def people(self) -> tuple[str, ...]:
        """The people at this screen, each by the first of the seats that they play."""
        found: list[str] = []
        for seat in self.humans:
            if not any(self.same_person(seat, other) for other in found):
                found.append(seat)
        return tuple(found)

    def same_person(self, one: str, other: str) -> bool:
        """Whether one person plays both seats."""
        return other in self.session.seating.one_person(one)

    @property
    def seat(self) -> str:
        """The person asked now; empty while bots choose or the game is over."""
        waiting = self.session.waiting()
        if self.viewer in waiting:
            return self.viewer or ""
        return next((seat for seat in waiting if seat in self.humans), "")

    @property
    def turn(self) -> str:
        """The first seat asked, person or bot; empty when the game is over."""
        return next(iter(self.session.waiting()), "")

    @property
    def shown_turn(self) -> str:
        """Whose turn the stage shows: the seat whose choice is being shown, else the seat asked."""
        return self.showing if self.stage.busy and self.showing else self.turn

    def seen(self, viewer: str | None = None) -> Table:
        """The table as the viewer (or another seat) sees it now."""
        return view(self.session.position, viewer or self.viewer)

    def look_as(self, viewer: str | None) -> None:
        """Show the table to another seat (None: an onlooker), at once."""
        self.viewer = viewer
        self._choices = None
        self.stage.reset(self.seen())
        self.log_writer.tell_past()
        self.signals.viewer_changed.emit()

    @property
    def private(self) -> bool:
        """Whether the person asked may have a use for something that not everybody may see: a hand, where the
        question is about pieces, or what is on offer. Everybody sees whether the curtain falls, so it does not
        count what can be done with the hand now."""
        seat, position = self.seat, self.session.position
        if not seat:
            return False
        handles = any("piece" in verb.takes for verb in position.verbs.values())
        trays = [place for place in position.contents if handles and self.layout.beside(place) == ("hand", seat)]
        hand = [piece for place in trays for piece in position.contents[place]]
        offered = [option.piece for option in self.session.options(seat) if option.piece in position.pieces]
        return any(position.knows(seat, piece) and not position.knows(None, piece) for piece in (*hand, *offered))

    @property
    def choices(self) -> Choices | None:
        """What the person asked may do; None while nobody at this screen is asked."""
        seat = self.seat
        key = (len(self.session.entries), seat, self.session.position.chosen)
        if self._choices is None or self._choices[0] != key:
            self._choices = (key, Choices(self.session, seat, self.layout) if seat else None)
        return self._choices[1]

    def offered(self, option: Option) -> Said:
        """The name of a choice that is on offer now, with what the name does not tell."""
        return self.sentences.option(option, self.choices.view if self.choices is not None else None)

    def on_button(self, option: Option) -> Said:
        """The words on the button of a choice. A number that is asked for next is left open."""
        counted = self.choices is not None and len(self.choices.amounts(option)) > 1
        return self.sentences.uncounted(option) if counted else self.offered(option)

    # -- choosing ----------------------------------------------------------------------------------------

    def choose(self, seat: str, option: Option) -> Record[Event]:
        """Make a choice, keep it, and let the stage show it."""
        self._taken_back.clear()
        record = self._done(seat, lambda: self.session.choose(seat, option))
        self._gestures.pop(len(self.session.entries), None)
        return record

    def _done(self, seat: str, do: Callable[[], Record[Event]]) -> Record[Event]:
        if seat in self.humans:
            self.signals.person_chooses.emit()
        before = self.session.position.bare_copy()
        record = do()
        self.keep(self.session, record)
        if record.seat is not None and record.choice is not None:
            self._note_last_move(before, record)
        self.show(before, record)
        return record

    def submit(self, seat: str, options: tuple[Option, ...]) -> int:
        """Make choices one after another until chance decides or the next is no longer allowed; returns how
        many were made."""
        done = 0
        for option in options:
            if not self._allows(seat, option):
                break
            record = self.choose(seat, option)
            done += 1
            if record.draws:
                break
        if done > 1:
            self._gestures[len(self.session.entries)] = done
        return done

    def _allows(self, seat: str, option: Option) -> bool:
        """Whether a seat may choose this next."""
        return not self.session.why_not(seat, option)

    def show(self, before: Table, record: Record[Event]) -> None:
        """Let the stage show what `record` did to the full table `before`, and fold `before` on.

        A contest in the record is shown as a scene of its own before what comes of it.
        """
        if record.note is not None:
            self.log_writer.tell_note(record.note)
        if self.presenters is None:
            return
        found = fight(self.session, before, record, self.viewer)
        if found is None:
            self.stage.add(*self.presenters.cues(before, record, self.viewer))
            return
        self._show_part(before, record, 0, found.first)
        self.stage.add(Cue((), lambda stage: (Pause(self.duel_clock.opening(found)),), UNTIL_DONE,
                           told=lambda: self.signals.fight_began.emit(found)))  # fmt: skip
        first = found.first
        if any(side.card for side in found.contest.sides):
            self.stage.add(self._cards_turned(before, record, first))
            first += 1
        self._show_part(before, record, first, found.end, self.duel_clock.routes(found))
        if found.contest.verdict is not None:
            self.stage.add(Cue((), lambda stage: (Pause(self.duel_clock.closing()),), UNTIL_DONE,
                               told=self.signals.fight_over.emit))  # fmt: skip
        self._show_part(before, record, found.end, len(record.happened))

    def _show_part(
        self, before: Table, record: Record[Event], first: int, end: int, routes: Routes | None = None
    ) -> None:
        """Let the stage show some of the events of a record; with `routes` what is won and lost flies by them."""
        assert self.presenters is not None
        part = replace(record, happened=record.happened[first:end])
        cues = self.presenters.cues(before, part, self.viewer)
        self.stage.add(*(cues if routes is None else spoils(self.presenters, routes, before, part, self.viewer)))

    def _cards_turned(self, before: Table, record: Record[Event], number: int) -> Cue:
        """The event with which the cards of a contest are turned up. The duel shows it; nothing flies."""
        happening = record.happened[number]
        changes: list[Change] = []
        for change in happening.changes:
            changes.extend(redact(before, change, self.viewer))
            apply(before, change)
        return Cue(tuple(changes), sound="card", told=lambda: self._tell_now(happening.event, record))

    def _note_last_move(self, before: Table, record: Record[Event]) -> None:
        """Remember the spaces over which the last piece went."""
        assert record.choice is not None
        piece, to = record.choice.piece, record.choice.to
        if piece not in before.pieces or self.session.position.place_of(piece) != to:
            return  # nothing went there: a room was turned, or a token was laid face down
        start = before.place_of(piece)
        if not self.last_move or self.last_move[-1] != start:
            self.last_move = [start]
        self.last_move.append(to)

    @property
    def last_mover(self) -> str:
        """The seat that chose last, empty before anybody has."""
        return next((entry.record.seat for entry in reversed(self.session.entries) if entry.record.seat), "") or ""

    def present(self, where: Where, reduced: bool) -> None:
        """Take the screen that tells presenters where things are."""
        flourishes = self.layout.layout.flourish

        def flourish(tag: str) -> tuple[str, bool, bool]:
            found = flourishes.get(tag)
            return (found.sound, found.stars, found.dice) if found else ("", False, False)

        self.presenters = Presenters(
            where, flourish, self._tell_now, reduced, self._beat_of, self._way, self._throws
        )

    def _throws(self, event: Event, record: Record[Event]) -> None:
        """Dice are about to fall, in the colour of whoever throws them."""
        self.showing = str(getattr(event, "seat", "")) or record.seat or ""

    def _beat_of(self, event: Event, record: Record[Event]) -> Asked | None:
        """The beat that the layout has for an event."""
        tag, clause, seat = event.tag(), getattr(event, "clause", ""), str(getattr(event, "seat", ""))
        for look in self.layout.layout.beats:
            if look.on != tag or (look.clauses and clause not in look.clauses):
                continue
            if not look.told or getattr(event, look.told):
                number = record.choice.amount if record.choice is not None else 0
                words = self._told_by(event, seat) | {"step": "{step}"}
                piece, art = look.piece.format(**words), look.art.format(**words)
                steps = getattr(event, look.steps) if look.steps else 0
                return Asked(look.shows, seat, number, piece, art, look.size, steps, look.flash)
        return None

    def _told_by(self, event: Event, seat: str) -> dict[str, object]:
        """What an event tells, and the key of the condition of its seat."""
        look = self.layout.layout.condition
        found = {"seat": seat} | {name: getattr(event, name) for name in event.__struct_fields__}
        if look is not None and seat:
            found["condition"] = look.level(self.stage.count(look.counter.format(seat=seat))).key
        return found

    def _way(self, start: str, to: str, number: int) -> int:
        """The number of a die that leads from one place to another: `number` if it does, else the least."""
        session, viewer = self.session, self.viewer
        position = session.position.seen_by(viewer)
        nothing: Leads | None = None
        leads = fenced(lambda: session.game.leads(position, viewer or "", start), nothing)
        found = [lead.number for lead in leads.rows if lead.to == to] if leads is not None else []
        return number if number in found else min(found, default=0)

    @property
    def _taker(self) -> str:
        """The seat that takes back: the person asked, or the one who has just chosen and waits for bots."""
        return self.seat or (self.last_mover if self.last_mover in self.humans else self.turn)

    def undo(self, agreed: Collection[str] = ()) -> None:
        """Take back the last choice, or all choices of the last gesture up to a barrier; past a barrier if all
        people at the table have `agreed`. Raises ValueError, naming the barrier, if that is not allowed."""
        session, most = self.session, self._gestures.get(len(self.session.entries), 1)
        free = not session.undo_barrier(self._taker)
        session.undo(self._taker, agreed)
        taken = 1
        while free and taken < most and not session.undo_barrier(self._taker):
            session.undo(self._taker)
            taken += 1
        if free:
            self._taken_back.append(taken)
        else:
            self._taken_back.clear()
        self.keep(session, session.entries[-1].record)
        self.bot_runner.forget()
        self._choices = None
        self.last_move = []
        self.stage.reset(self.seen())
        self.log_writer.tell_past()

    def redo(self) -> None:
        """Redo what was taken back last. Raises ValueError if there is nothing."""
        seat, most = self._taker, self._taken_back[-1] if self._taken_back else 1
        for _ in range(most):
            self._done(seat, lambda: self.session.redo(seat))
        del self._taken_back[-1:]
        if most > 1:
            self._gestures[len(self.session.entries)] = most

    def hand_over(self, seat: str, player: str) -> None:
        """From now on `player` (human or a kind of bot) plays the seat; the log keeps it. Raises ValueError if
        there is no such kind."""
        if self._thinking == seat:
            self.bot_runner.forget()
        if player != HUMAN:
            self.bot_runner.sit(seat, player, len(self.session.entries))
        elif seat in self.bots:
            self.bot_runner.rise(seat)
        self.keep(self.session, self.session.hand_over(seat, player))
        self.humans = self._people()
        self.look_as(self.humans[0] if self.humans and not self.shared else None)

    @property
    def taking_back(self) -> tuple[str, int]:
        """The seat that would take back now, and how many choices would go: its last one and all since."""
        seat, number = self._taker, 0
        for entry in reversed(self.session.entries):
            number += entry.record.choice is not None
            if entry.record.choice is not None and entry.record.seat == seat:
                return seat, number
        return seat, 0

    # -- bots --------------------------------------------------------------------------------------------

    @property
    def _bot_seconds(self) -> float:
        """The seconds that the bot takes which is thinking; 0 if none is, or if it needs no time."""
        return thinking_time(self.session.players[self._thinking]) if self.bot_runner.thinking else 0.0

    @property
    def can_hurry(self) -> bool:
        """Whether a bot is thinking that would answer sooner if it were hurried."""
        return self._bot_seconds > 0

    @property
    def lingers(self) -> bool:
        """Whether that bot has been thinking for so long that the player may want to hurry it."""
        return self.can_hurry and self._thought_for >= LONG

    @property
    def thought(self) -> float:
        """How much of its time the bot has spent that thinks, from 0 to 1; 0 where it is not worth telling."""
        return min(1.0, self.bot_runner.spent / self._bot_seconds) if self.lingers else 0.0

    def update(self, dt: float, paused: bool = False) -> bool:
        """Let the stage go on, and bots think and choose unless they are `paused`; True if anything changed."""
        changed = self.stage.update(dt)
        if paused:
            return changed
        if self.bot_runner.thinking:
            self._thought_for += dt
            thought = self.bot_runner.answer()
            if thought is not None and self._allows(self._thinking, thought.option):
                self.choose(self._thinking, thought.option)
            return True
        seat = next((seat for seat in self.session.waiting() if seat in self.bots), "")
        if seat and self.stage.waiting < AHEAD:
            self._thinking, self._thought_for = seat, 0.0
            self.bot_runner.ask(self.session.position.seen_by(seat), seat)
            return True
        return changed

    def hurry(self) -> None:
        """Have the bot that thinks answer with what it has."""
        self.bot_runner.hurry()

    # -- telling -----------------------------------------------------------------------------------------

    def _tell_now(self, event: Event, record: Record[Event]) -> None:
        """Write the shown event into the log, and announce it if the layout says so."""
        self.log_writer.tell(event, record)
        found = self.layout.layout.flourish.get(event.tag())
        if found is not None and found.toast:
            line = self.log_writer.line(event, record, self.sentences.event(event, self.viewer))
            self.signals.line_announced.emit(line)

    def stop(self) -> None:
        """The player leaves the table: no bot thinks on."""
        self.bot_runner.stop()
