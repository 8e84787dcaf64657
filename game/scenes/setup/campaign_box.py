"""The campaigns of a game in a box: choose one, begin one, start one again, and read what happened in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.flow import Game
from engine.said import Said, joined, said
from engine.store import CampaignHistory, Step
from game.scenes.saved_tables import SavedTables
from game.scenes.setup.campaign_line import state_of
from game.services.wording import listed
from game.ui import theme
from game.ui.button import Button
from game.ui.field import TextField
from game.ui.label import Label
from game.ui.modal import Line, Modal

LONGEST = 40  # signs of a campaign's name
STEPS = 12  # of a history that are told


class CampaignBox(Modal):
    """Lists the campaigns. `chosen` is called with the name of the one that the next table belongs to, "" for
    none; `open_box` puts another box in the place of this one."""

    def __init__(
        self,
        game: Game,
        saved: SavedTables,
        chosen: Callable[[str], object],
        open_box: Callable[[Modal], object],
    ) -> None:
        self.game, self.saved = game, saved
        self._chosen, self._open_box = chosen, open_box
        empty = said("Name of a new campaign")
        self.field = TextField("", self._typed, lambda words: self._begin(), empty, LONGEST, name="campaign name")
        self.begin = Button(said("Begin it"), self._begin, "primary", name="begin campaign")
        none = Button(said("Play without a campaign"), partial(self._choose, ""), name="no campaign")
        super().__init__(said("Campaigns"), "", self._lines(), [none, self.begin])
        self._typed("")

    def _lines(self) -> list[Line]:
        """One line for each campaign, and the field for a new one."""
        lines = [Line(Label(said("What one game leaves, the next one begins with."), theme.BODY, theme.ASH), None)]
        for campaign in self.saved.campaigns(self.game.id):
            words = said("**{name}**: {state}", name=campaign.name, state=state_of(self.game, campaign))
            button = Button(said("Open"), partial(self._open, campaign), name=f"campaign {campaign.name}")
            lines.append(Line(Label(words, theme.BODY, theme.BONE), button))
        return [*lines, Line(None, self.field)]

    def _typed(self, words: str) -> None:
        self.begin.reason = Said("") if words.strip() else said("Type a name first.")

    def _begin(self) -> None:
        """Begin a campaign with the typed name, and play its first game."""
        name = self.field.words.strip()
        if name and self.saved.begin_campaign(self.game.id, name):
            self._choose(name)

    def _choose(self, name: str) -> None:
        self.close()
        self._chosen(name)

    def _open(self, campaign: CampaignHistory) -> None:
        self.close()
        self._open_box(HistoryBox(self.game, campaign, partial(self._chosen, campaign.name), self._reset))

    def _reset(self, campaign: CampaignHistory) -> None:
        self.saved.reset_campaign(self.game.id, campaign.name)
        self._open_box(CampaignBox(self.game, self.saved, self._chosen, self._open_box))


class HistoryBox(Modal):
    """One campaign with its history. `play` chooses it, `reset` starts it again."""

    def __init__(
        self,
        game: Game,
        campaign: CampaignHistory,
        play: Callable[[], object],
        reset: Callable[[CampaignHistory], object],
    ) -> None:
        steps = [*enumerate(campaign.steps, 1)][-STEPS:]
        told = [said("{number}. {step}", number=n, step=step_words(game, step)) for n, step in reversed(steps)]
        told = told or [said("No game is finished yet.")]
        lines = [Line(Label(words, theme.BODY, theme.BONE), None) for words in told]

        def do(act: Callable[[], object]) -> None:
            self.close()
            act()

        buttons = [
            Button(said("Start again"), partial(do, partial(reset, campaign)), name="reset campaign"),
            Button(said("Play the next game"), partial(do, play), "primary", name="play campaign"),
        ]
        super().__init__(campaign.name, state_of(game, campaign), lines, buttons)


def step_words(game: Game, step: Step) -> Said:
    """What a step of a campaign was: a game with who won, or a new start."""
    state = game.campaign_state(step.kept)
    if step.number is None:
        return joined([step.verdict or said("The campaign started again."), state], " ")
    if step.winners:
        return said("{names} won. {state}", names=listed(list(step.winners)), state=state)
    return said("{verdict}. {state}", verdict=step.verdict or said("Nobody won"), state=state)
