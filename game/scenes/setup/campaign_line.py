"""The campaign of a new table in the set-up: which one it belongs to, and the button that changes that."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from engine.flow import Game
from engine.said import Said, said
from engine.store import CampaignHistory
from game.ui import theme
from game.ui.button import Button
from game.ui.label import Label
from game.ui.page import Page
from game.ui.theme import Scale
from game.ui.widget import Widget

WORDS = 250  # px at 1080p that the words need at least
ALONE = said("This game stands alone. In a campaign a game leaves something to the next one.")


class CampaignLine:
    """Title and state of the campaign at the left, the button at the right. `choose` opens the campaigns."""

    def __init__(self, page: Page, choose: Callable[[], object]) -> None:
        self.title = page.add(Label(said("Campaign"), theme.STRONG))
        self.told = page.add(Label(ALONE, theme.LABEL, theme.ASH, name="about campaign"))
        self.button = page.add(Button(said("Choose"), choose, icon="scroll", name="campaign"))

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them."""
        return self.title, self.told, self.button

    def show(self, game: Game, campaign: CampaignHistory | None) -> None:
        """Take the campaign of the table; None: it belongs to none."""
        self.told.words = ALONE if campaign is None else state_of(game, campaign)
        self.title.words = said("Campaign") if campaign is None else said("Campaign: {name}", name=campaign.name)

    def shorten(self, brief: bool) -> None:
        """It is short already."""

    def needs(self, scale: Scale) -> int:
        """The width at which the button has room beside the words."""
        return self.button.wanted(scale)[0] + scale.grow(WORDS) + 3 * scale.u

    def _room(self, scale: Scale, width: int) -> int:
        return width - self.button.wanted(scale)[0] - 3 * scale.u

    def height(self, scale: Scale, width: int) -> int:
        """Its height in a width."""
        room = self._room(scale, width)
        words = self.title.height(scale, room) + self.told.height(scale, room)
        return max(words, self.button.wanted(scale)[1])

    def place(self, area: pygame.Rect, scale: Scale) -> None:
        """Take this line: the button right of the words."""
        room, (wide, high) = self._room(scale, area.width), self.button.wanted(scale)
        self.button.place(pygame.Rect(area.right - wide, area.centery - high // 2, wide, high), scale)
        head, words = self.title.height(scale, room), self.told.height(scale, room)
        top = area.centery - (head + words) // 2
        self.title.place(pygame.Rect(area.x, top, room, head), scale)
        self.told.place(pygame.Rect(area.x, top + head, room, words), scale)


def state_of(game: Game, campaign: CampaignHistory) -> Said:
    """How far a campaign has come."""
    told = game.campaign_state(campaign.kept)
    return said("{number:game|games} finished. {state}", number=campaign.finished, state=told)
