"""Taking choices back and making them again; if something stands against that, it is told."""

from __future__ import annotations

from collections.abc import Callable

from engine.said import sentence
from game.dialogs.undo_agreement import UndoAgreementDialog
from game.play.live_table import LiveTable
from game.ui.modal import Modal


class TakingBack:
    """`open_box` puts a box over the table, `tell` shows a notice with an icon, `sound` plays an effect; `rest` is
    called before anything is taken back, `done` after it."""

    def __init__(
        self,
        play: LiveTable,
        open_box: Callable[[Modal], object],
        tell: Callable[[str, str], object],
        sound: Callable[[str], object],
        rest: Callable[[], object],
        done: Callable[[], object],
    ) -> None:
        self.play = play
        self._tell, self._sound, self._rest, self._done = tell, sound, rest, done
        self.dialog = UndoAgreementDialog(play, open_box, self._agreed)

    def undo(self) -> None:
        """Take the last choice back, or name what stands against that and who could pass it."""
        self._rest()
        try:
            self.play.undo()
        except ValueError as error:
            self._sound("refused")
            if self.play.taking_back[1]:
                self.dialog.name(sentence(error))
            else:
                self._tell(sentence(error), "warning")
        self._done()

    def redo(self) -> None:
        """Redo what was taken back last."""
        self._rest()
        self._try(self.play.redo)

    def _agreed(self, people: tuple[str, ...]) -> None:
        """Take back what all people have agreed to take back."""
        self._try(lambda: self.play.undo(people))

    def _try(self, act: Callable[[], object]) -> None:
        try:
            act()
        except ValueError as error:
            self._tell(sentence(error), "warning")
        self._done()
