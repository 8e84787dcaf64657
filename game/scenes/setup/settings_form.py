"""The settings of a game in the set-up: lines of choices, and which of them matter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from engine.flow import Needs, Setting, unmet
from engine.said import NOTHING, Said, joined, said
from game.services.wording import either
from game.ui import section, theme
from game.ui.choice import Choice
from game.ui.label import Label
from game.ui.page import Page
from game.ui.pills import Pills
from game.ui.theme import Scale
from game.ui.widget import Widget

ROW = 5  # choices that should stand in one row
WORDS = 250  # px at 1080p that the words of a setting need at least


def idle(setting: Setting, settings: Sequence[Setting], agreed: Mapping[str, str]) -> Said:
    """Why a setting does not matter now, in one sentence; empty if it does."""
    return wanting(setting.missing(agreed), settings)


def wanting(missing: Needs, settings: Sequence[Setting]) -> Said:
    """The first of these conditions, which do not hold, in one sentence; empty if there are none."""
    if not missing:
        return Said("")
    key, allowed = missing[0]
    needed = next(other for other in settings if other.id == key)
    values = dict(needed.choices)
    words = either([values[value] for value in allowed])
    return said("Only with “{setting}”: {values}.", setting=needed.title, values=words)


def barred(setting: Setting, settings: Sequence[Setting], agreed: Mapping[str, str]) -> dict[int, Said]:
    """The choices that cannot be chosen now, by number, each with its reason in one sentence."""
    found = {}
    for number, (value, words) in enumerate(setting.choices):
        why = wanting(unmet(setting.only.get(value, ()), agreed), settings)
        if why:
            found[number] = said("{choice}: {why}", choice=words, why=why)
    return found


def _show(
    setting: Setting, choice: Choice, agreed: Mapping[str, str], settings: Sequence[Setting]
) -> tuple[Said, ...]:
    """Bring the choices of a setting up to the settings of now; why some cannot be chosen."""
    choice.chosen = [value for value, _ in setting.choices].index(agreed[setting.id])
    choice.reason = idle(setting, settings, agreed)
    reasons = barred(setting, settings, agreed)
    choice.off = frozenset(reasons)
    return tuple(reasons.values())


def _help(setting: Setting, brief: bool) -> str:
    """What a setting is about, with its clause; in brief the clause alone."""
    return section.sign(setting.clause) if brief else section.signed(setting.help, setting.clause)


def _with_clause(setting: Setting) -> str:
    """The help of a setting, and its clause."""
    return section.numbered(setting.help, setting.clause)


class SettingLine:
    """One setting: title and help at the left, its choices at the right. `changed` is called with its id and
    value. `follow` looks its clause up, `rule` says it in short."""

    def __init__(
        self,
        setting: Setting,
        page: Page,
        changed: Callable[[str, str], object],
        follow: Callable[[str], object],
        rule: Callable[[str], str],
    ) -> None:
        self.setting = setting
        values = [value for value, _ in setting.choices]
        self.title = page.add(Label(setting.title, theme.STRONG))
        about = Label("", theme.LABEL, theme.ASH, "left", follow, section.ink(), name=f"about {setting.id}")
        about.rule = rule
        self.help = page.add(about)
        self.choice = page.add(
            Choice(
                [words for _, words in setting.choices], 0, lambda number: changed(setting.id, values[number]),
                name=f"setting {setting.id}",
            )
        )  # fmt: skip
        self._barred: tuple[Said, ...] = ()  # why some choices cannot be chosen
        self.shorten(False)

    def shorten(self, brief: bool) -> None:
        """Show only the clause where there is little room; the choices' tip has the help then."""
        self._brief = brief
        self._tell()
        self.help.words = _help(self.setting, brief)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them."""
        return self.title, self.help, self.choice

    def show(self, agreed: Mapping[str, str], settings: Sequence[Setting]) -> None:
        """Take the settings of now."""
        self._barred = _show(self.setting, self.choice, agreed, settings)
        self._tell()

    def _tell(self) -> None:
        """Let the tip of the choices say what the line does not."""
        self.choice.tip = joined([*([self.setting.help] if self._brief else []), *self._barred], "\n")

    def needs(self, scale: Scale) -> int:
        """The width at which the choices have room beside the words; of many choices, which stand in several rows
        below the words, the width of these."""
        if len(self.choice.options) > ROW:
            return scale.grow(WORDS)
        return self._beside(scale)

    def _beside(self, scale: Scale) -> int:
        return self.choice.wanted(scale)[0] + scale.grow(WORDS) + 3 * scale.u

    def height(self, scale: Scale, width: int) -> int:
        """Its height in a width."""
        words, choice = self._heights(scale, width)
        return max(words, choice) if self._beside(scale) <= width else words + scale.u + choice

    def _room(self, scale: Scale, width: int) -> int:
        """The width of the words."""
        return width - self.choice.wanted(scale)[0] - 3 * scale.u if self._beside(scale) <= width else width

    def _heights(self, scale: Scale, width: int) -> tuple[int, int]:
        """Of the words and of the choices."""
        room = self._room(scale, width)
        words = self.title.height(scale, room) + self.help.height(scale, room)
        return words, self.choice.height(scale, min(self.choice.wanted(scale)[0], width))

    def place(self, area: pygame.Rect, scale: Scale) -> None:
        """Take this line: the choices right of the words, or below them."""
        words, choice = self._heights(scale, area.width)
        width, room = min(self.choice.wanted(scale)[0], area.width), self._room(scale, area.width)
        top = area.y
        if room < area.width:
            at = pygame.Rect(area.right - width, area.centery - choice // 2, width, choice)
            top = area.centery - words // 2
        else:
            at = pygame.Rect(area.x, area.bottom - choice, width, choice)
        self.choice.place(at, scale)
        line = self.title.height(scale, room)
        self.title.place(pygame.Rect(area.x, top, room, line), scale)
        self.help.place(pygame.Rect(area.x, top + line, room, words - line), scale)


class GroupLine:
    """The settings of one group: their title at the left, a pill for each at the right."""

    def __init__(
        self,
        settings: Sequence[Setting],
        page: Page,
        changed: Callable[[str, str], object],
        follow: Callable[[str], object],
        rule: Callable[[str], str],
    ) -> None:
        self.settings = tuple(settings)
        self.setting = first = self.settings[0]
        self._changed, self._agreed = changed, dict[str, str]()
        self.title = page.add(Label(first.group, theme.STRONG))
        about = Label("", theme.LABEL, theme.ASH, "left", follow, section.ink(), name=f"about {first.id}")
        about.rule = rule
        self.help = page.add(about)
        titles = [setting.title for setting in self.settings]
        self.pills = page.add(Pills(titles, self._switch, NOTHING, f"settings {first.id}"))
        self.shorten(False)

    def shorten(self, brief: bool) -> None:
        """Show only the clause where there is little room; the pills' tip has the help then."""
        self.pills.tip = self.setting.help if brief else NOTHING
        self.help.words = _help(self.setting, brief)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them."""
        return self.title, self.help, self.pills

    def show(self, agreed: Mapping[str, str], settings: Sequence[Setting]) -> None:
        """Take the settings of now."""
        self._agreed = dict(agreed)
        self.pills.on = frozenset([n for n, each in enumerate(self.settings) if agreed[each.id] == "on"])
        self.pills.reason = idle(self.setting, settings, agreed)
        self.pills.fixed = {
            number: wanting(missing, settings)
            for number, each in enumerate(self.settings)
            if (missing := unmet(each.only.get(self._other(each), ()), agreed))
        }

    def _other(self, setting: Setting) -> str:
        """The value that a setting does not have now."""
        return "off" if self._agreed[setting.id] == "on" else "on"

    def _switch(self, number: int) -> None:
        setting = self.settings[number]
        self._changed(setting.id, self._other(setting))

    def needs(self, scale: Scale) -> int:
        """The width that the words need at least: the pills may stand in several rows."""
        return scale.grow(WORDS)

    def height(self, scale: Scale, width: int) -> int:
        """Its height in a width."""
        return self._words(scale, width) + scale.u // 2 + self.pills.height(scale, width)

    def _words(self, scale: Scale, width: int) -> int:
        return self.title.height(scale, width) + self.help.height(scale, width)

    def place(self, area: pygame.Rect, scale: Scale) -> None:
        """Take this line: the pills below the words."""
        title, words = self.title.height(scale, area.width), self._words(scale, area.width)
        self.title.place(pygame.Rect(area.x, area.y, area.width, title), scale)
        self.help.place(pygame.Rect(area.x, area.y + title, area.width, words - title), scale)
        high = self.pills.height(scale, area.width)
        self.pills.place(pygame.Rect(area.x, area.bottom - high, area.width, high), scale)


class SeatSettings:
    """The settings that concern one seat, small and beside each other in a row of its own."""

    def __init__(self, settings: Sequence[Setting], page: Page, changed: Callable[[str, str], object]) -> None:
        self.settings = settings
        self.labels = [page.add(Label(setting.title, theme.NOTE, theme.ASH)) for setting in settings]
        self.choices = [page.add(self._choice(setting, changed)) for setting in settings]

    @staticmethod
    def _choice(setting: Setting, changed: Callable[[str, str], object]) -> Choice:
        values = [value for value, _ in setting.choices]
        return Choice(
            [words for _, words in setting.choices], 0, lambda number: changed(setting.id, values[number]),
            tip=_with_clause(setting), name=f"setting {setting.id}",
        )  # fmt: skip

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them."""
        return (*self.labels, *self.choices)

    @property
    def pairs(self) -> tuple[tuple[Widget, Widget], ...]:
        """Each title with its choices."""
        return tuple(zip(self.labels, self.choices, strict=True))

    def show(self, agreed: Mapping[str, str], settings: Sequence[Setting]) -> None:
        """Take the settings of now."""
        for setting, choice in zip(self.settings, self.choices, strict=True):
            reasons = _show(setting, choice, agreed, settings)
            choice.tip = joined([_with_clause(setting), *reasons], "\n")

    def needs(self, scale: Scale) -> int:
        """The width of all of them side by side."""
        return sum(
            label.wanted(scale)[0] + scale.u + choice.wanted(scale)[0] + 3 * scale.u
            for label, choice in zip(self.labels, self.choices, strict=True)
        )

    def height(self, scale: Scale) -> int:
        """How high they are; 0 if there are none."""
        return max((choice.wanted(scale)[1] for choice in self.choices), default=0)

    def place(self, area: pygame.Rect, scale: Scale) -> None:
        """Lie in this area from its left end on."""
        x = area.x
        for label, choice in zip(self.labels, self.choices, strict=True):
            wide, high = label.wanted(scale)
            label.place(pygame.Rect(x, area.centery - high // 2, wide, high), scale)
            x += wide + scale.u
            wide, high = choice.wanted(scale)
            choice.place(pygame.Rect(x, area.centery - high // 2, wide, high), scale)
            x += wide + 3 * scale.u
