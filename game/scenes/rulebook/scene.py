"""The rulebook: compendium, chapters and a search at the left; a page with links and a live board at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

import pygame

from engine.flow import Game
from engine.flow.glossary import read_glossary
from engine.flow.rulebook import has_words
from engine.said import said
from engine.teach import Lesson, best_case, case_files, lessons
from engine.teach.cases import CaseFile
from game.app.window import App, Scene
from game.layout.game_layout import GameLayout
from game.panels.entry_cards import EntryCards
from game.pieces.sprites import Sprites
from game.scenes.rulebook.chapter_picture import ChapterPicture
from game.scenes.rulebook.clause_page import ClausePage
from game.scenes.rulebook.contents import GLOSSARY, RulebookContents
from game.scenes.rulebook.entry_pages import EntryPages, EntryPicture
from game.scenes.rulebook.live_example import LiveExample, staged, taught
from game.services.glossary_words import GlossaryWords
from game.services.language import tell
from game.services.shortcut_names import with_key
from game.services.shortcuts import CLEAR, RULES, SEARCH, Shortcuts
from game.ui import materials, theme
from game.ui.button import Button, IconButton
from game.ui.field import TextField
from game.ui.label import Label, Panel
from game.ui.theme import Scale, Size

BACK = said("Back to the table")
WIDEST = 1840  # px at 1080p
LIST = 500  # width of the list, which grows with the text
AT_MOST = 0.36  # of the width for the list
BESIDE = 520  # px at 1080p that text and board each need to stand side by side; it grows with the text
BOARD = 0.56  # of the sheet for a board beside the text
LARGE = 0.6  # of the sheet's height that must be left below the text for a board as wide as the sheet
LOW = 0.42  # of the sheet for a board below the text
ROUND, LEAN = 0.6, 0.4  # of the width for such a board beside its caption
REST = 0.12  # seconds a clause must stay open before its board is laid


def has_page(game: Game, key: str) -> bool:
    """Whether the rulebook has such a page: a clause, a chapter, one of the compendium, or the glossary."""
    book = game.rulebook
    return key in book.clauses or key in book.chapters or key == GLOSSARY or key in EntryPages(game)


class RulebookScene(Scene):
    """The rulebook of a game, open at a clause or a chapter. `leave` goes back to the scene before; its button
    says `back_words`."""

    def __init__(self, game: Game, leave: Callable[[], object], back_words: str = BACK, clause: str = "") -> None:
        super().__init__()
        self.game = game
        self.leave_rules = leave
        self.back_words = back_words
        self.pages = EntryPages(game)
        self.key = clause if has_page(game, clause) else next(iter(game.rulebook.clauses))
        self.opened_before: list[str] = []  # what was open before
        self._wait = 0.0  # seconds until the board is laid
        self._make()
        self._open(self.key)

    def _make(self) -> None:
        add = self.page.add
        self.title = add(Label(said("Rulebook of {game}", game=self.game.name), theme.TITLE, name="title"))
        self.close = add(Button(self.back_words, self.leave_rules, "primary", name="close"))
        self.close.shortcut = RULES.named("leave")
        self.back = add(IconButton("arrow-left", self.go_back, said("Back to what was open before"), name="back"))
        self.back.shortcut = RULES.named("back")
        self.panel = add(Panel())
        search = with_key(said("Search"), SEARCH)
        self.field = add(TextField("", self._search, self._enter, empty=search, longest=60, name="search"))
        words = len(self.glossary.entries)
        self.contents = add(RulebookContents(self.game, self.pages, words, self._choose))
        self.sheet = add(Panel(paper=True))
        self.chapter_picture = add(ChapterPicture(self.game))
        layout = GameLayout.read(self.game.folder)
        self.sprites = Sprites(layout)
        self.entry_picture = add(EntryPicture(self.sprites))
        self.clause_page = add(ClausePage(self.game, self.pages, self.glossary, self.go))
        self.entry_cards = add(EntryCards(self.sprites, self._open_entry, "", "entries"))
        self.live_example = add(LiveExample(layout))
        self.caption = add(Label("", theme.LABEL, theme.INK, name="caption"))
        self.page.set_focus(self.contents)

    @cached_property
    def glossary(self) -> GlossaryWords:
        """The words of the game."""
        return GlossaryWords(read_glossary(self.game))

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons of the game."""
        return lessons(self.game)

    @cached_property
    def cases(self) -> dict[str, CaseFile]:
        """The cases for clauses that no lesson teaches."""
        return case_files(self.game)

    def enter(self, app: App) -> None:
        super().enter(app)
        if not app.settings.speed:
            self._lay_board()

    def follow(self, target: str) -> None:
        self.go(target)

    # -- going about -------------------------------------------------------------------------------------

    def go(self, key: str) -> None:
        """Open a clause or a chapter, and remember what was open."""
        if key == self.key or not has_page(self.game, key):
            return
        self.opened_before.append(self.key)
        if key not in (self._found or (key,)):
            self.field.write("")
        self._open(key)

    def _open_entry(self, key: str) -> None:
        """Open the page of an entry of the compendium."""
        self.go(self.game.entries[key].page)

    def go_back(self) -> None:
        """Open again what was open before."""
        if self.opened_before:
            self._open(self.opened_before.pop())

    def _choose(self, key: str) -> None:
        """Open a row of the list, without remembering what was open before."""
        if key != self.key:
            self._open(key)

    def _open(self, key: str) -> None:
        self.key = key
        self.contents.show(key, self._found)
        self.clause_page.show(key)
        self.chapter_picture.show(key)
        self.entry_picture.show(self.pages.entries.get(key))
        self.entry_cards.visible = key in self.pages.sorts
        self.entry_cards.show(self.pages.of(key) if self.entry_cards.visible else ())
        self.back.reason = "" if self.opened_before else said("Nothing was open before.")
        self.live_example.show(None)
        self.caption.words, self._wait = "", REST
        if hasattr(self, "app") and not self.app.settings.speed:
            self._lay_board()
        self._relay()

    @property
    def _found(self) -> tuple[str, ...] | None:
        """The clauses and entries that the search found, and the glossary if it has such a word; None if it is
        empty."""
        sought = self.field.words
        if not sought.strip():
            return None
        found = (*self.game.rulebook.search(sought, tell), *self.pages.search(sought, tell))
        texts = [f"{tell(entry.word)}\n{tell(entry.meaning)}" for entry in self.glossary.entries.values()]
        return (*found, GLOSSARY) if any(has_words(text, sought) for text in texts) else found

    def _search(self, words: str) -> None:
        """List what the search finds, and open what stands first in the list."""
        found = self._found
        self._open(self.contents.first(found) if found else self.key)

    def _enter(self, words: str) -> None:
        """Enter in the search moves the focus to what it found."""
        if self.contents.rows:
            self.page.set_focus(self.contents, keys=True)

    def _lay_board(self) -> None:
        """Show the clause, or the first clause of the entry that can be shown, at work in a lesson; if no lesson
        teaches it, in a case."""
        self._wait = 0.0
        entry = self.pages.entries.get(self.key)
        clauses = self.game.rulebook.family(entry.clause) if entry is not None else (self.key,)
        found = next((found for clause in clauses if (found := taught(self.lessons, clause)) is not None), None)
        in_lesson = found is not None
        if found is None:
            shown = [best_case(self.game, self.cases, clause) for clause in clauses]
            found = next(((case, 0) for case in shown if case is not None), None)
        if found is None:
            return
        lesson, number = found
        beat = lesson.beats[number]
        self.live_example.calm = self.app.settings.reduced_motion or not self.app.settings.speed
        refused = [wish.to for wish in beat.refused]
        self.live_example.show(staged(lesson, number), beat.pieces, beat.places, lesson.learner, refused)
        self.caption.words = beat.say
        if in_lesson:
            words = said("{text}\n**From the lesson “{lesson}”**", text=beat.say, lesson=lesson.title)
            self.caption.words = words
        self._relay()

    # -- layout ------------------------------------------------------------------------------------------

    def _relay(self) -> None:
        if self.page.size != (0, 0):
            self.layout(self.page.size, self.page.scale)

    def layout(self, size: Size, scale: Scale) -> None:
        self.page.size, self.page.scale = size, scale
        gutter = 2 * scale.u
        width = min(size[0] - 2 * gutter, scale.px(WIDEST))
        left = (size[0] - width) // 2
        bottom = self._place_head(pygame.Rect(left, gutter, width, 0), scale) + gutter
        room = pygame.Rect(left, bottom, width, size[1] - bottom - gutter)
        listed = min(scale.grow(LIST), round(width * AT_MOST))
        self._place_list(pygame.Rect(room.x, room.y, listed, room.height), scale)
        self._place_sheet(
            pygame.Rect(room.x + listed + gutter, room.y, width - listed - gutter, room.height), scale
        )

    def _place_head(self, row: pygame.Rect, scale: Scale) -> int:
        """Place the title and the ways out; returns where they end, px."""
        wide, high = self.close.wanted(scale)
        side = self.back.wanted(scale)[0]
        room = row.width - wide - side - 4 * scale.u
        title = self.title.height(scale, room)
        height = max(title, high, side)
        self.title.place(pygame.Rect(row.x, row.y + (height - title) // 2, room, title), scale)
        self.close.place(pygame.Rect(row.right - wide, row.y + (height - high) // 2, wide, high), scale)
        beside = pygame.Rect(row.right - wide - scale.u - side, row.y + (height - side) // 2, side, side)
        self.back.place(beside, scale)
        return row.y + height

    def _place_list(self, area: pygame.Rect, scale: Scale) -> None:
        pad = round(1.5 * scale.u)
        self.panel.place(area, scale)
        inner = area.inflate(-2 * pad, -2 * pad)
        high = self.field.wanted(scale)[1]
        self.field.place(pygame.Rect(inner.topleft, (inner.width, high)), scale)
        used = high + scale.u
        self.contents.place(pygame.Rect(inner.x, inner.y + used, inner.width, inner.height - used), scale)

    def _place_sheet(self, area: pygame.Rect, scale: Scale) -> None:
        """The text, and beside or below it the board with what it shows."""
        self.sheet.place(area, scale)
        inner = self._below_entry(area.inflate(-8 * scale.u, -6 * scale.u), scale)
        self.caption.visible = self.live_example.visible
        if self.entry_cards.visible:
            self._place_cards(inner, scale)
            return
        if not self.live_example.visible:
            self._place_chapter(inner, scale)
            return
        gap = 5 * scale.u
        self.clause_page.place(inner, scale)
        left = inner.height - self.clause_page.whole - 2 * scale.u
        if left >= inner.height * LARGE:  # few words: the case below them, as large as the sheet
            self._place_board(pygame.Rect(inner.x, inner.bottom - left, inner.width, left), scale)
        elif inner.width >= 2 * scale.grow(BESIDE) * 3 // 4 + gap:
            wide = round((inner.width - gap) * BOARD)
            self.clause_page.place(pygame.Rect(inner.topleft, (inner.width - gap - wide, inner.height)), scale)
            self._place_board(pygame.Rect(inner.right - wide, inner.y, wide, inner.height), scale)
        else:
            beside = round(inner.width * (1 - LEAN)) - 2 * scale.u  # for its caption, if the board is small
            high = min(max(round(inner.height * LOW), self.caption.height(scale, beside)), inner.height * 3 // 4)
            board = pygame.Rect(inner.x, inner.bottom - high, inner.width, high)
            above = pygame.Rect(inner.topleft, (inner.width, inner.height - high - 2 * scale.u))
            self.clause_page.place(above, scale)
            self._place_board(board, scale)

    def _below_entry(self, inner: pygame.Rect, scale: Scale) -> pygame.Rect:
        """The room that is left below the picture of an entry."""
        high = self.entry_picture.tall(inner, scale)
        self.entry_picture.place(pygame.Rect(inner.topleft, (inner.width, high)), scale)
        down = high + 2 * scale.u if high else 0
        return pygame.Rect(inner.x, inner.y + down, inner.width, inner.height - down)

    def _place_cards(self, inner: pygame.Rect, scale: Scale) -> None:
        """The title of a sort, and its entries below it."""
        self.clause_page.place(inner, scale)
        high = self.clause_page.whole
        self.clause_page.place(pygame.Rect(inner.topleft, (inner.width, high)), scale)
        down = high + 2 * scale.u
        self.entry_cards.place(pygame.Rect(inner.x, inner.y + down, inner.width, inner.height - down), scale)

    def _place_chapter(self, inner: pygame.Rect, scale: Scale) -> None:
        """The text, below the picture of the chapter that it is."""
        high = self.chapter_picture.tall(inner, scale)
        self.chapter_picture.place(pygame.Rect(inner.topleft, (inner.width, high)), scale)
        down = high + 2 * scale.u if high else 0
        self.clause_page.place(pygame.Rect(inner.x, inner.y + down, inner.width, inner.height - down), scale)

    def _place_board(self, area: pygame.Rect, scale: Scale) -> None:
        """Place the board as high as fits it, with its caption below, or beside a low board."""
        across, high = self.live_example.layout.layout.size
        below = self.caption.height(scale, area.width)
        board = pygame.Rect(area.topleft, (area.width, min(area.height - below - scale.u, area.width * 4 // 5)))
        if board.height < area.width * high // across // 2:
            for part in (ROUND, LEAN):  # of the width, until the caption has room
                board = pygame.Rect(
                    area.topleft, (min(round(area.width * part), area.height * 4 // 3), area.height)
                )
                left = board.right + 2 * scale.u
                if self.caption.height(scale, area.right - left) <= area.height:
                    break
            self.caption.place(pygame.Rect(left, area.y, area.right - left, area.height), scale)
        else:
            self.caption.place(pygame.Rect(area.x, board.bottom + scale.u, area.width, below), scale)
        self.live_example.place(board, scale)

    # -- events and time ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if self.field.words and CLEAR.fits(event):
            self.field.write("")
            self._open(self.key)
            self.page.set_focus(self.contents, keys=True)
            return True
        if super().handle(event):
            return True
        match RULES.pressed(event):
            case "leave":
                self.leave_rules()
            case "back":
                self.go_back()
            case "search":
                self.page.set_focus(self.field, keys=True)
            case "turn":
                return self.clause_page.handle(event)
            case _:
                return False
        return True

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        return (RULES,)

    def update(self, dt: float) -> bool:
        if self._wait:
            self._wait = max(0.0, self._wait - dt)
            if not self._wait:
                self._lay_board()
            return True
        return super().update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(materials.backdrop(surface.get_size()), (0, 0))
        super().draw(surface)
