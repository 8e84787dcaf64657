"""A page of the rulebook: a clause with everything known of it, a chapter, an entry of the compendium, words."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from msgspec import Struct
from msgspec.structs import replace

from engine.flow import Clause, Entry, Game
from engine.flow.rulebook import chapter
from engine.said import Said, said
from game.panels.clause_links import ClauseLinks
from game.panels.entry_cards import facts_of
from game.scenes.rulebook.contents import GLOSSARY, WORDS
from game.scenes.rulebook.entry_pages import EntryPages
from game.services.glossary_words import GlossaryWords
from game.services.language import tell
from game.ui import paint, theme
from game.ui.text import Text, flow_told, told
from game.ui.theme import Rgb, Role, Scale

SENTENCE = Role("sans-500", (17, 21, 28), 1.35)  # the rule itself, larger than all about it
WIDEST = 760  # px at 1080p of a line that one likes to read


class Block(Struct, frozen=True):
    """A paragraph: markup in a role of type, the room above it in units, and the target of its link, if it has
    one. A block with an `icon` stands in a box of its own. `explained`: words of the glossary lead to it."""

    words: str
    role: Role = theme.BODY
    ink: Rgb = theme.INK
    above: float = 1.0
    leads: str = ""
    icon: str = ""
    explained: bool = False


class ClausePage(ClauseLinks):
    """The text at the right, which scrolls; its links lead to clauses and chapters."""

    lit = theme.INK

    def __init__(
        self, game: Game, pages: EntryPages, glossary: GlossaryWords, follow: Callable[[str], object]
    ) -> None:
        super().__init__("clause page", lambda target: follow(glossary.clause(target)))
        self.rule = glossary.explained
        self.game = game
        self.pages = pages
        self.glossary = glossary
        self.visible = True
        self.blocks: tuple[Block, ...] = ()
        self.top = 0  # px scrolled

    def show(self, key: str) -> None:
        """Open at a clause, a chapter, an entry or a sort of entries, or at the glossary."""
        self.blocks = tuple(self._blocks(key))
        self.top, self.chosen, self.pointed = 0, -1, -1

    # -- what stands on it -------------------------------------------------------------------------------

    def _blocks(self, key: str) -> list[Block]:
        known = self.game.rulebook.clauses
        if key == GLOSSARY:
            return self._words()
        if key in self.pages.entries:
            return self._entry(self.pages.sort_of(key), self.pages.entries[key])
        if key in self.pages.sorts:
            number = said("{number:entry|entries}", number=len(self.pages.sorts[key]))
            title = Block(self.pages.title(key), theme.TITLE, above=0)
            return [title, Block(number, theme.LABEL, theme.INK2, 0.25)]
        return self._clause(key, known[key]) if key in known else self._chapter(key)

    def _entry(self, sort: str, entry: Entry) -> list[Block]:
        """A thing: what it is and does in short, then its clauses."""
        found = [
            Block(entry.sort, theme.LABEL, theme.HINT_TEXT, 0, sort),
            Block(entry.name, theme.TITLE, above=0.5),
        ]
        facts = facts_of(entry)
        if facts:
            found.append(Block(facts, theme.STRONG, theme.INK2, 0.5))
        if entry.about:
            found.append(Block(entry.about, SENTENCE, above=0.5, explained=True))
        if entry.box:
            found.append(Block(said("**Box** {box}", box=entry.box), theme.LABEL, theme.INK2))
        return found + self._texts(self.game.rulebook.family(entry.clause))

    def _clause(self, key: str, clause: Clause) -> list[Block]:
        within = chapter(key)
        title = self.game.templates.chapters[within]
        found = [
            Block(title, theme.LABEL, theme.HINT_TEXT, 0, within),
            Block(clause.title, theme.TITLE, above=0.5),
            Block(clause.text, SENTENCE, explained=True),
        ]
        if clause.ruling:
            ruling = said("**A ruling of this table.** {reason}", reason=clause.why_ruled)
            found.append(Block(ruling, theme.LABEL, theme.HINT_TEXT, 2, icon="flag", explained=True))
        facts = [
            said("**Clause** {clause}", clause=key),
            said("**In the book** {place}", place=clause.place),
        ]
        if clause.box:
            facts.append(said("**Box** {box}", box=clause.box))
        for number, fact in enumerate(facts):
            found.append(Block(fact, theme.LABEL, theme.INK2, 0.25 if number else 2))
        found += self._list(said("What overrides it"), clause.overridden_by)
        found += self._list(said("What it overrides"), self.game.rulebook.overridden[key])
        return found

    def _chapter(self, key: str) -> list[Block]:
        clauses = self.game.rulebook.chapters[key]
        number = said("{number:clause|clauses}", number=len(clauses))
        found = [
            Block(self.game.templates.chapters[key], theme.TITLE, above=0),
            Block(number, theme.LABEL, theme.INK2, 0.25),
        ]
        return found + self._texts(clauses)

    def _texts(self, clauses: tuple[str, ...]) -> list[Block]:
        """Clauses with their texts."""
        found = []
        for clause in clauses:
            text = Block(self.game.rulebook[clause].text, above=0.2, explained=True)
            found += [replace(self._line(clause), above=1.4), text]
        return found

    def _words(self) -> list[Block]:
        """The words of the game from A to Z; each leads to the clause that says more."""
        found = [
            Block(WORDS, theme.TITLE, above=0),
            Block(said("One word for one thing, in every sentence of this game."), theme.LABEL, theme.INK2, 0.25),
        ]
        for entry in sorted(self.glossary.entries.values(), key=lambda entry: tell(entry.word).casefold()):
            found.append(Block(entry.word, theme.STRONG, theme.HINT_TEXT, 1.4, entry.clause))
            found.append(Block(entry.meaning, above=0.2))
        return found

    def _list(self, title: Said, clauses: tuple[str, ...]) -> list[Block]:
        if not clauses:
            return []
        return [Block(title, theme.HEADING, above=2), *[self._line(clause) for clause in clauses]]

    def _line(self, clause: str) -> Block:
        words = said("{title}  **{clause}**", title=self.game.rulebook[clause].title, clause=clause)
        return Block(words, theme.LABEL, theme.HINT_TEXT, 0.6, clause)

    # -- layout ------------------------------------------------------------------------------------------

    @property
    def inner(self) -> int:
        """The width of its lines, px."""
        return min(self.rect.width, self.scale.grow(WIDEST))

    def _text(self, block: Block) -> Text:
        width = self.inner - (self._box_room * 2 if block.icon else 0)
        markup = told(block.words)
        if block.explained:
            markup = self.glossary.marked(markup)
        return flow_told(markup, self.scale.style(block.role), theme.now(block.ink), width)

    @property
    def _box_room(self) -> int:
        return 2 * self.scale.u

    def _height(self, block: Block) -> int:
        return self._text(block).size[1] + (2 * self.scale.u if block.icon else 0)

    @property
    def whole(self) -> int:
        """The height of all that stands on it, px."""
        return sum(self._height(block) + round(block.above * self.scale.u) for block in self.blocks)

    @property
    def overflow(self) -> int:
        """How far it can be scrolled, px."""
        return max(0, self.whole - self.rect.height)

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        super().place(rect, scale)
        self.scroll(0)

    def scroll(self, by: int) -> bool:
        """Scroll on by so many px; True if that moved anything."""
        before, self.top = self.top, max(0, min(self.overflow, self.top + by))
        return before != self.top

    # -- events and drawing ------------------------------------------------------------------------------

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Whether there is a link or a scroll bar."""
        return bool(self.areas) or bool(self.overflow)

    def handle(self, event: pygame.event.Event) -> bool:
        line = 3 * self.scale.style(theme.BODY).line
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll(-event.y * line)
        pages = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
        if event.type == pygame.KEYDOWN and event.key in pages:
            return self.scroll(pages[event.key] * (self.rect.height - line))
        if super().handle(event):
            self._show_chosen()
            return True
        arrows = {pygame.K_UP: -1, pygame.K_DOWN: 1}
        return event.type == pygame.KEYDOWN and event.key in arrows and self.scroll(arrows[event.key] * line)

    def _show_chosen(self) -> None:
        """Scroll to the focused link."""
        if 0 <= self.chosen < len(self.areas):
            area = self.areas[self.chosen][0]
            self.scroll(min(0, area.top - self.rect.top) + max(0, area.bottom - self.rect.bottom))

    def _at(self, point: tuple[int, int]) -> int:
        return super()._at(point) if self.rect.collidepoint(point) else -1

    def draw(self, surface: pygame.Surface) -> None:
        self.begin()
        before = surface.get_clip()
        surface.set_clip(self.rect.inflate(2 * self.scale.u, self.scale.u).clip(before))
        y = self.rect.y - self.top
        for block in self.blocks:
            y += round(block.above * self.scale.u)
            self._draw_block(surface, block, y)
            y += self._height(block)
        surface.set_clip(before)
        if self.overflow:
            self._draw_bar(surface)

    def _draw_block(self, surface: pygame.Surface, block: Block, y: int) -> None:
        text, at = self._text(block), (self.rect.x, y)
        if block.icon:
            box = pygame.Rect(self.rect.x, y, self.inner, self._height(block))
            paint.stamp(
                surface, paint.rounded(box.size, self.scale.px(9), theme.HINT_BOX, rim=theme.HINT_RIM), box
            )
            at = (box.x + self._box_room, box.y + self.scale.u)
        if block.leads:
            self.area(surface, pygame.Rect(at, text.size), block.leads)
        for link, target in text.links:
            self.area(surface, pygame.Rect(link).move(at), target)
        text.draw(surface, at)

    def _draw_bar(self, surface: pygame.Surface) -> None:
        width, rect = max(4, self.scale.px(6)), self.rect
        height = max(self.scale.hit, rect.height**2 // self.whole)
        top = rect.y + (rect.height - height) * self.top // self.overflow
        bar = paint.rounded((width, height), width // 2, theme.SAND_LO)
        paint.stamp(surface, bar, (rect.right + self.scale.u, top))
