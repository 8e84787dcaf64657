"""The menu of a table: look back, leave and come back later, or end the game by surrender or consent."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.flow import Option
from engine.said import said
from game.play.choices import Choices
from game.play.live_table import LiveTable
from game.ui.button import Button
from game.ui.modal import Modal, confirm

SAVED = said("Every choice is saved; you can go on at any time.")
UNSAVED = said("This table cannot be saved. What was played is lost when you leave it.")
SURE = said("This cannot be taken back once others have answered.")


class LeaveTableDialog:
    """`choices` gives what may be done now, `submit` does an option, `open_box` puts a box over the table,
    `leave` goes to the menu, `look_back` shows the history of the table (None: there is no such way). `is_saved`
    says whether the table can be left without a loss."""

    def __init__(
        self,
        play: LiveTable,
        choices: Callable[[], Choices | None],
        submit: Callable[[Option], object],
        open_box: Callable[[Modal], object],
        leave: Callable[[], object] | None,
        look_back: Callable[[], object] | None = None,
        is_saved: Callable[[], bool] = lambda: True,
    ) -> None:
        self.play = play
        self._choices = choices
        self.submit = submit
        self.open_box = open_box
        self.leave = leave
        self.look_back = look_back
        self.is_saved = is_saved

    def open(self) -> None:
        """Offer every way to leave the table in a box. If there is only one, take it."""
        options = self.concessions()
        if options or self.look_back is not None:
            self._ask(options)
        elif self.leave is not None:
            self._leave()

    def concessions(self) -> list[Option]:
        """The choices of the person asked that end the game by consent or surrender."""
        choices, game, ask = self._choices(), self.play.session.game, self.play.session.position.ask
        late = [limit.late for limit in ask.limits] if ask is not None else []
        options = choices.options if choices is not None else ()
        return [option for option in options if option.verb in game.concessions and option not in late]

    def _ask(self, options: list[Option]) -> None:
        """Ask: look back, leave, give in, or stay."""
        modal = Modal(said("At this table"), SAVED if self.is_saved() else UNSAVED)

        def do(act: Callable[[], object]) -> None:
            modal.close()
            act()

        if self.look_back is not None:
            back = Button(said("Look back"), partial(do, self.look_back), icon="eye", name="look back")
            modal.buttons.append(modal.add(back))
        if self.leave is not None:
            leave = Button(said("Leave the table"), partial(do, self._leave), icon="door", name="leave table")
            modal.buttons.append(modal.add(leave))
        for option in options:
            act = partial(do, partial(self._confirm, option))
            modal.buttons.append(modal.add(Button(self.play.sentences.option(option), act, name=option.verb)))
        modal.buttons.append(modal.add(Button(said("Play on"), modal.close, "primary", name="play on")))
        modal.set_focus(modal.buttons[-1])
        self.open_box(modal)

    def _leave(self) -> None:
        """Leave the table; ask once more if what was played is lost then."""
        assert self.leave is not None
        if self.is_saved():
            self.leave()
        else:
            words = said("Leave the table")
            self.open_box(confirm(said("{choice}?", choice=words), UNSAVED, words, self.leave, said("Play on")))

    def _confirm(self, option: Option) -> None:
        """Ask once more."""
        words = self.play.sentences.option(option)
        title = said("{choice}?", choice=words)
        self.open_box(confirm(title, SURE, words, lambda: self.submit(option), said("Play on")))
