"""Choices of the person asked are made: at once, after a question, by themselves, or when the time is over."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.flow import Option
from engine.said import said
from game.play.choices import Choices
from game.play.clock import OverdueChoice
from game.play.live_table import LiveTable
from game.play.passing import Passing, ends_early
from game.services.settings import Settings
from game.ui.modal import Modal, confirm


class Choosing:
    """Makes the choices of one table. `choices` says what may be done now. A scene that is `guided` says itself
    what is to be done. `open_box` puts a box over the table, `chosen` is called after each choice, and `overdue`
    with the words for one that is made because the time is over."""

    def __init__(
        self,
        play: LiveTable,
        choices: Callable[[], Choices | None],
        settings: Callable[[], Settings],
        guided: bool,
        open_box: Callable[[Modal], object],
        chosen: Callable[[], object],
        overdue: Callable[[str], object],
    ) -> None:
        self.play, self.guided = play, guided
        self._choices, self._settings, self._open_box = choices, settings, open_box
        self._chosen, self._overdue = chosen, overdue
        self.passing = Passing()

    def submit(self, option: Option) -> None:
        """Make a choice; ask first if it ends a turn that could go on."""
        choices = self._choices()
        if choices is None:
            return
        if self._settings().confirm_end and not self.guided and ends_early(choices, option):
            words = self.play.offered(option)
            more = said("There is still something else that you can do.")
            self._open_box(confirm(said("{choice}?", choice=words), more, words, partial(self.do, option)))
        else:
            self.do(option)

    def submit_run(self, run: tuple[Option, ...]) -> None:
        """Make one choice, or several, which can be taken back as one."""
        if len(run) > 1:
            self.do(*run)
        else:
            self.submit(run[0])

    def do(self, *options: Option) -> None:
        """Make choices one after another, without a question."""
        choices = self._choices()
        if choices is not None:
            self.play.submit(choices.seat, options)
            self._chosen()

    def pass_by_itself(self, dt: float, rests: bool) -> None:
        """Pass for a person who can do nothing else, if the settings say so and the table `rests`."""
        asked = rests and not self.guided and self._settings().auto_pass
        option = self.passing.due(self._choices() if asked else None, dt)
        if option is not None:
            self.do(option)

    def choose_overdue(self, late: OverdueChoice) -> None:
        """Choose for a person whose time is over."""
        ask, name = self.play.session.position.ask, self.play.sentences.name(late.seat)
        if ask is not None and ask.secret:
            self._overdue(said("The time of {name} is up. The table chooses.", name=name))
        else:
            choice = self.play.sentences.option(late.option)
            self._overdue(said("The time of {name} is up: {choice}.", name=name, choice=choice))
        self.play.submit(late.seat, (late.option,))
        self._chosen()
