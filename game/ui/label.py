"""Words on a page: wrapped, with links that can be clicked or reached by keys."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.services.glossary_words import GlossaryWords
from game.ui import materials, theme
from game.ui.text import Text, flow_told, told
from game.ui.theme import Rgb, Role, Scale
from game.ui.widget import Widget, away, is_click, is_confirm


class Label(Widget):
    """Markup (see `game.ui.text`) in a role of type. With `follow` its links can be clicked, or chosen by keys;
    `rule` says in a tip where a link leads. The words of a `glossary` are explained likewise."""

    def __init__(
        self,
        words: str,
        role: Role = theme.BODY,
        colour: Rgb = theme.BONE,
        align: str = "left",
        follow: Callable[[str], object] | None = None,
        link_colour: Rgb = theme.HINT,
        tip: str = "",
        name: str = "",
    ) -> None:
        super().__init__(name, tip)
        self.words = words
        self.role = role
        self.colour = colour
        self.align = align
        self.follow = follow
        self.link_colour = link_colour
        self.rule: Callable[[str], str] | None = None
        self.glossary: GlossaryWords | None = None
        self._link = 0
        self._pointed = ""  # where the link under the pointer leads

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        return bool(self.follow and self.text.links)

    def laid(self, scale: Scale, width: int | None, lines: int | None = None) -> Text:
        """The words wrapped to a width."""
        markup = told(self.words)
        return flow_told(
            self.glossary.marked(markup) if self.glossary is not None else markup, scale.style(self.role),
            theme.now(self.colour), width, lines, self.align, theme.now(self.link_colour),
        )  # fmt: skip

    @property
    def text(self) -> Text:
        """The words as they stand in the rect; what does not fit its height is cut."""
        lines = max(1, self.rect.height // self.scale.style(self.role).line)
        return self.laid(self.scale, max(1, self.rect.width), lines)

    def wanted(self, scale: Scale) -> tuple[int, int]:
        return self.laid(scale, None).size

    def height(self, scale: Scale, width: int) -> int:
        """The height it needs at a width, in px."""
        return self.laid(scale, width).size[1]

    @property
    def clipped(self) -> bool:
        return self.text.clipped

    @property
    def hit(self) -> pygame.Rect:
        return super().hit if self.focusable else self.rect

    @property
    def told(self) -> str:
        """The rule of the link that is pointed at or chosen, else the tip."""
        link = self._told_link
        if self.glossary is not None and (explained := self.glossary.explained(link)):
            return explained
        return self.rule(link) if self.rule is not None and link else super().told

    @property
    def told_beside(self) -> pygame.Rect:
        """The link that the tip is about."""
        areas = {target: area for area, target in reversed(self.text.links)}
        link = self._told_link
        return pygame.Rect(areas[link]).move(self.rect.topleft) if link in areas else super().told_beside

    @property
    def _told_link(self) -> str:
        """Where the link leads that is chosen by keys or pointed at; empty if there is none."""
        links = self.text.links if self.focused else ()
        return links[self._link % len(links)][1] if links else self._pointed if self.hovered else ""

    def _follow(self, target: str) -> None:
        """Go where a link leads."""
        if self.follow is not None:
            self.follow(self.glossary.clause(target) if self.glossary is not None else target)

    def draw(self, surface: pygame.Surface) -> None:
        text = self.text
        text.draw(surface, self.rect.topleft)
        if self.focused and text.links:
            area = pygame.Rect(text.links[self._link % len(text.links)][0]).move(self.rect.topleft)
            self.draw_focus(surface, self.scale.px(4), area)

    def handle(self, event: pygame.event.Event) -> bool:
        links = self.text.links
        if not self.follow or not links:
            return False
        if event.type == pygame.MOUSEMOTION:
            self._pointed = self._link_at(event.pos)
        if is_click(event, pygame.MOUSEBUTTONUP):
            target = self._link_at(event.pos)
            if not target and getattr(event, "touch", False):
                target = self._link_near(event.pos)
            if target:
                self._follow(target)
            return bool(target)
        if is_confirm(event):
            self._follow(links[self._link % len(links)][1])
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            goal = self._link + (1 if event.key == pygame.K_RIGHT else -1)
            if 0 <= goal < len(links):
                self._link = goal
                return True
        return False

    def _link_at(self, point: tuple[int, int]) -> str:
        """Where the link at a pixel of the window leads; empty if there is none."""
        return self.text.link_at((point[0] - self.rect.x, point[1] - self.rect.y))

    def _link_near(self, point: tuple[int, int]) -> str:
        """Where the link that a finger there means leads; empty if none is under its tip."""
        far = {target: away(pygame.Rect(area).move(self.rect.topleft), point) for area, target in self.text.links}
        nearest = min(far, key=far.__getitem__)
        return nearest if far[nearest] <= self.scale.touch // 2 else ""


class Panel(Widget):
    """A plum panel (or `paper` sheet) as the ground of other widgets; add it before them."""

    focusable = False

    def __init__(self, paper: bool = False, raised: bool = False, name: str = "") -> None:
        super().__init__(name)
        self.paper = paper
        self.raised = raised

    def draw(self, surface: pygame.Surface) -> None:
        if self.paper:
            materials.paper(surface, self.rect, self.scale)
        else:
            materials.panel(surface, self.rect, self.scale, self.raised)
