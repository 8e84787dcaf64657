"""Teaching from here: keeps the explainer up to the table, shows ghosts for its rows, and asks a hard bot."""

from __future__ import annotations

from collections.abc import Callable

from engine.flow import Option
from engine.flow.outlook import outlook
from engine.flow.reach import Path
from engine.said import joined, said
from engine.table import Table
from game.board.ghosts import MOST, Ghosts
from game.bots.bot_runner import BotRunner
from game.explain.advice import Advice, Adviser, Entry
from game.explain.explainer import THINKING, Explainer
from game.panels.table_panels import TablePanels
from game.play.choices import Choices
from game.services.fence import fenced

TEACH, WHY_NOT = "teach", "why not"
UNEXPLAINED = Advice(
    said("This cannot be explained here"), said("The program has met a fault of its own; the game goes on."), ""
)
BOT, SEED = "search", 1  # a hard bot that overlooks nothing


class TeachFromHere:
    """`choices` gives what may be done now. `bot_runner` makes the runner of the advising bot when it is
    needed."""

    def __init__(
        self,
        panels: TablePanels,
        choices: Callable[[], Choices | None],
        bot_runner: Callable[[], BotRunner],
        follow: Callable[[str], object],
    ) -> None:
        self.panels = panels
        self.play = panels.play
        self._choices = choices
        self._make_bot_runner = bot_runner
        self._bot_runner: BotRunner | None = None
        self.adviser = Adviser(self.play.session, panels.layout, panels.view.sprites, self.play.sentences)
        self.panel = Explainer(follow, self.advise)
        self.ghosts = Ghosts(panels.view)
        self.topic = ""  # what is explained: TEACH, WHY_NOT or nothing
        self._explained: object = None
        self._about: Choices | None = None  # what the advice is about; the table may already be further on
        self._lit: Entry | None = None
        self._asked: object = None  # the question that the bot thinks about

    @property
    def on(self) -> bool:
        """Whether something is explained."""
        return self.panel.advice is not None

    def toggle(self, topic: str) -> None:
        """Explain this topic, or stop explaining it."""
        if self.on and self.topic == topic:
            self.close()
            return
        self.topic, self._explained = topic, None
        self.panels.card.close()
        self.show()

    def close(self) -> bool:
        """Stop explaining; True if anything was explained."""
        was = self.on
        self.topic = ""
        self.panel.show(None)
        self.panel.switch.on = False
        self._forget_bot()
        self.light()
        return was

    def show(self) -> None:
        """Bring the panel up to the table."""
        if self.topic and not self.on and self._explained is not None:
            self.close()  # its cross was clicked
        if not self.topic or self.play.stage.busy:
            return
        choices, session = self._choices(), self.play.session
        key = (self.topic, len(session.entries), session.position.chosen, choices is None, self.play.viewer)
        if key != self._explained:
            self._explained, self._about = key, choices
            self.panel.show(fenced(lambda: self._advice(choices), UNEXPLAINED))
            self._forget_bot()
            self.advise(self.panel.switch.on)
            self.light()

    def _advice(self, choices: Choices | None) -> Advice:
        session = self.play.session
        self.adviser.session = session
        if self.topic == WHY_NOT and choices is not None:
            return self.adviser.why_not(choices)
        return self.adviser.teach(session, self.play.seat or self.play.turn, choices)

    # -- what a row lights -------------------------------------------------------------------------------

    def light(self) -> bool:
        """Light on the board what the row pointed at is about; True if the lights changed."""
        entry, marks = self.panel.entry if self.on else None, self.panels.view.marks
        changed = entry is not self._lit
        if changed:
            self._lit = entry
            self.ghosts.show(fenced(lambda: self._futures(entry), []) if entry is not None else [])
            marks.blockers = self._blocking(entry) if entry is not None else frozenset()
            named = [*entry.pieces, *[option.piece for option in entry.options]] if entry is not None else []
            self.panels.hand.hint = frozenset(named)
        if entry is not None and entry.options:
            nowhere: list[str] = []
            marks.hints = frozenset(fenced(lambda: self._places(entry), nowhere))
        elif changed:
            marks.hints = frozenset()
        return changed

    def _places(self, entry: Entry) -> list[str]:
        """The places to which the row's choices lead, or the places of the pieces that they name."""
        table, ground = self.play.stage.table, self.panels.view.ground
        led = [path.places[-1] for path in self._paths(entry)]
        own = [table.place_of(option.piece) for option in entry.options if option.piece in table.pieces]
        return [place for place in led or own if ground.spot(place) is not None]

    def _paths(self, entry: Entry) -> list[Path]:
        """Every path that begins with one of the row's choices."""
        choices = self._about
        if choices is None:
            return []
        drags = {option.piece: option.verb for option in entry.options if option.to}
        found = []
        for piece, verb in drags.items():
            found += [path for path in choices.reach(piece).values() if path.choices[0].verb == verb]
        return found

    def _futures(self, entry: Entry) -> list[Table]:
        """What the row's choices and their paths would make of the table."""
        choices = self._about
        if choices is None:
            return []
        runs = [path.choices for path in self._paths(entry)]
        runs += [(option,) for option in entry.options if not option.to]
        return [outlook(choices.view, choices.seat, run).after for run in runs[:MOST]]

    def _blocking(self, entry: Entry) -> frozenset[str]:
        """Where the pieces and places lie on the board that stand in the way."""
        table, ground = self.play.stage.table, self.panels.view.ground
        places = {table.place_of(piece) for piece in entry.pieces if piece in table.pieces} | set(entry.places)
        return frozenset([place for place in places if ground.spot(place) is not None])

    # -- the bot -----------------------------------------------------------------------------------------

    def advise(self, on: bool) -> None:
        """Ask a hard bot what it would do, if the switch is on."""
        choices = self._choices()
        self.panel.say_bot("")
        if not on or choices is None or self.topic != TEACH:
            return
        bot_runner = self._bot_runner or self._make_bot_runner()
        self._bot_runner = bot_runner
        for seat in [seat for seat in bot_runner.seats if seat != choices.seat]:
            bot_runner.rise(seat)
        if choices.seat not in bot_runner.seats:
            bot_runner.sit(choices.seat, BOT, SEED)
        self._asked = self._explained
        bot_runner.ask(choices.view, choices.seat)
        self.panel.say_bot(THINKING)

    def _forget_bot(self) -> None:
        if self._bot_runner is not None and self._bot_runner.thinking:
            self._bot_runner.forget()
        self.panel.say_bot("")

    def update(self) -> bool:
        """Take the bot's answer, and light the row that the keys have come to; True if anything changed or may
        still change."""
        lit = self.light() if self.on else False
        if self._bot_runner is None or not self._bot_runner.thinking:
            return lit
        thought = self._bot_runner.answer()
        if thought is not None and self._asked == self._explained:
            choice = self._named(thought.option)
            told = said("{icon:bot} It would choose: **{choice}**. {why}", choice=choice, why=thought.why)
            if len(thought.plan) > 1:
                plan = self.play.sentences.plan(thought.plan)
                told = joined([told, said("Its plan: {plan}.", plan=plan)], "\n")
            self.panel.say_bot(told, thought.details)
        return True

    def _named(self, option: Option) -> str:
        """A choice in words, with its piece and place if the words do not name them."""
        words, named = self.play.offered(option), []
        if option.piece and self.adviser.called(option.piece) not in words:
            named.append(self.adviser.called(option.piece))
        named += self.play.sentences.place_names(option.to)
        return said("{choice} ({names})", choice=words, names=joined(named)) if named else words

    def stop(self) -> None:
        """The player leaves the table."""
        if self._bot_runner is not None:
            self._bot_runner.stop()
            self._bot_runner = None
