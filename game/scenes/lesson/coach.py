"""The coach: a sheet beside the board that says one thing at a time, with buttons to go on, back and out."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from engine.said import Said, joined, said
from engine.teach import Course
from game.services.glossary_words import GlossaryWords
from game.services.shortcuts import TABLE
from game.ui import materials, paint, section, theme
from game.ui.button import Button
from game.ui.label import Label
from game.ui.page import Page
from game.ui.text import label, measure
from game.ui.theme import Scale
from game.ui.widget import Widget

SAY = theme.Role("sans-500", (16, 20, 26), 1.3)
BROAD = 0.75  # of the width that all buttons side by side may take
BEAD = 9  # px at 1080p across a bead of the row that counts the beats
SKIP = said("Skip"), said("Once more")  # the words of a button during a lesson, and after it
LEAVE = said("Leave"), said("Lessons")


class CoachSheet(Widget):
    """The paper with the row of beads, one for each beat."""

    focusable = False

    def __init__(self) -> None:
        super().__init__("coach")
        self.number, self.most = 0, 1
        self.standing = ""
        self.beads = pygame.Rect(0, 0, 0, 0)

    def draw(self, surface: pygame.Surface) -> None:
        materials.paper(surface, self.rect, self.scale)
        style = self.scale.style(theme.CAPTION)
        label(surface, self.standing, style, theme.INK2, self.beads, "right")
        room = self.beads.width - measure(self.standing, style) - 2 * self.scale.u
        side = min(self.scale.px(BEAD), room // (2 * self.most))
        step = min(2 * side, (room - side) / max(1, self.most - 1))
        for number in range(self.most):
            done, here = number < self.number, number == self.number
            colour = theme.HINT_TEXT if done else theme.ILLEGAL_PAPER if here else theme.TAN
            grown = side + 2 * (side // 4) if here else side
            bead = paint.disc(grown, colour, rim=theme.PAPER_RIM)
            at = (round(self.beads.x + side / 2 + number * step), self.beads.centery)
            paint.stamp(surface, bead, bead.get_rect(center=at))


class Coach:
    """The widgets of the coach. `follow` looks a clause up, `rule` says it in short. `acts` are its buttons'
    actions by name: back, go, show, skip, leave. `words` are those that it explains."""

    def __init__(
        self,
        follow: Callable[[str], object],
        rule: Callable[[str], str],
        acts: dict[str, Callable[[], object]],
        words: GlossaryWords,
    ) -> None:
        self.sheet = CoachSheet()
        self.head = Label("", theme.CAPTION, theme.INK2, name="coach head")
        self.say = Label("", SAY, theme.INK, follow=follow, name="coach says")
        self.say.glossary = words
        self.first = Label("", theme.STRONG, theme.ILLEGAL_PAPER, name="coach asks")
        self.clauses = Label(
            "", theme.NOTE, theme.INK2, follow=follow, link_colour=theme.HINT_TEXT, name="coach clauses"
        )
        self.clauses.rule = rule
        self.back = Button(said("Back"), acts["back"], "paper", tip=said("One step back"), name="lesson back")
        self.back.shortcut = TABLE.named("undo")
        self.go = Button(said("Go on"), acts["go"], "primary", name="lesson go")
        self.show = Button(
            said("Show me"), acts["show"], "paper", tip=said("The lesson does it for you"), name="lesson show"
        )
        self.skip = Button(SKIP[0], acts["skip"], "paper", name="lesson skip")
        self.leave = Button(LEAVE[0], acts["leave"], "paper", name="lesson leave")
        self.course: Course | None = None
        self.last, self.onward = "", ""
        self.scale = Scale()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All of them, the sheet lowest."""
        return (self.sheet, self.head, self.say, self.first, self.clauses, *self.buttons)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Its buttons in tab order."""
        return self.go, self.show, self.back, self.skip, self.leave

    def add_to(self, page: Page) -> None:
        """Come before everything else in the page, so that other cards lie over it."""
        page.widgets[:0] = self.widgets

    @property
    def told(self) -> bool:
        """Whether the words of the open beat are shown."""
        return self.say.visible

    @told.setter
    def told(self, told: bool) -> None:
        self.say.visible = self.clauses.visible = told

    # -- what it says ------------------------------------------------------------------------------------

    def tell(self, course: Course, title: str, last: tuple[str, str]) -> None:
        """Say the open beat; after the last beat the words of `last`, whose second part names the first button."""
        self.course, (self.last, self.onward) = course, last
        beat, (number, most) = course.beat, course.progress
        self.sheet.number, self.sheet.most = number, most
        self.first.words = ""
        step = said("{number} of {most}", number=number + 1, most=most)
        self.sheet.standing = step if beat is not None else said("finished")
        self.head.words = title
        self.say.words = beat.say if beat is not None else self.last
        self.clauses.words = _linked(beat.clauses if beat is not None else ())
        self.go.words = beat.go if beat is not None else self.onward
        self.go.reason = said("First do what is asked for above.") if course.waits else ""
        self.show.reason = self._nothing_to_show(course)
        self.back.reason = "" if number or course.choices else said("This is the beginning.")
        over = beat is None
        self.skip.words, self.leave.words = SKIP[over], LEAVE[over]
        self.skip.tip = said("Take this lesson again") if over else said("Go to the next lesson")
        self.leave.tip = said("All lessons of this game") if over else said("You can go on here later")

    def _nothing_to_show(self, course: Course) -> str:
        """Why the lesson can do nothing for the learner now; empty if it can."""
        if course.waits:
            return ""
        if course.beat is None:
            return said("This lesson is finished.")
        return said("Nothing is to be done here: read, then press “{button}”.", button=self.go.words)

    def insist(self, words: str) -> None:
        """Say what the lesson asks for, after the learner tried something else."""
        self.first.words = words

    # -- layout ------------------------------------------------------------------------------------------

    def height(self, width: int, scale: Scale) -> int:
        """The height that the longest beat of the lesson needs, so that the buttons stay in place."""
        inner = width - 4 * scale.u
        beats = self.course.lesson.beats if self.course is not None else ()
        wordings: list[tuple[str, str, int]] = [(beat.say, beat.asks, len(beat.clauses)) for beat in beats]
        wordings.append((self.last, "", 0))

        def high(part: Label, words: str) -> int:
            measured = Label(words, part.role)
            measured.glossary = part.glossary
            return measured.height(scale, inner) if words else 0

        tallest = max(
            high(self.say, say)
            + max(high(self.first, first), scale.u)
            + high(self.clauses, _linked(["XX-XXXXXX-00"] * number))
            for say, first, number in wordings
        )
        head = high(self.head, self.head.words) + self._beads(scale)
        rows = self._rows(inner, scale)
        buttons = sum(max(b.wanted(scale)[1] for b in row) + scale.apart for row in rows)
        return head + scale.u + tallest + scale.u + buttons + 3 * scale.u

    @staticmethod
    def _beads(scale: Scale) -> int:
        """The height of the row of beads."""
        return scale.style(theme.CAPTION).line

    def _wanted(self, button: Button, scale: Scale) -> int:
        """The width of a button with the longest words that it has in this lesson, so that none ever moves."""
        beats = self.course.lesson.beats if self.course is not None else ()
        wordings = {self.go: [beat.go for beat in beats] + [self.onward], self.skip: SKIP, self.leave: LEAVE}
        style = scale.style(theme.BUTTON)
        longest = max(wordings.get(button, [button.words]), key=lambda words: measure(words, style))
        return Button(longest, button.action).wanted(scale)[0]

    def _rows(self, width: int, scale: Scale) -> list[list[Button]]:
        """All buttons in one row if they leave enough room, else in rows of two or one."""
        row = [self.leave, self.skip, self.back, self.show, self.go]
        if sum(self._wanted(button, scale) + scale.u for button in row) <= width * BROAD:
            return [row]
        rows = [[self.go]]
        for pair in ([self.back, self.show], [self.skip, self.leave]):
            fits = sum(self._wanted(button, scale) for button in pair) + scale.u <= width
            rows.extend([pair] if fits else [[button] for button in pair])
        return rows

    def place(self, rect: pygame.Rect, scale: Scale) -> None:
        """Take this part of the window."""
        self.scale = scale
        self.sheet.place(rect, scale)
        inner = rect.inflate(-4 * scale.u, -3 * scale.u)
        high = self.head.height(scale, inner.width)
        self.head.place(pygame.Rect(inner.x, inner.y, inner.width, high), scale)
        y = inner.y + high
        self.sheet.beads = pygame.Rect(inner.x, y, inner.width, self._beads(scale))
        y += self._beads(scale) + scale.u
        high = self.say.height(scale, inner.width)
        self.say.place(pygame.Rect(inner.x, y, inner.width, high), scale)
        bottom = self._place_buttons(inner, scale)
        y += high + scale.u // 2
        high = self.clauses.height(scale, inner.width) if self.clauses.words else 0
        self.clauses.place(pygame.Rect(inner.x, bottom - high, inner.width, high), scale)
        high = self.first.height(scale, inner.width) if self.first.words else 0
        self.first.place(pygame.Rect(inner.x, y, inner.width, high), scale)

    def _place_buttons(self, inner: pygame.Rect, scale: Scale) -> int:
        """Lay the buttons at the foot; where they begin."""
        y = inner.bottom
        for row in reversed(self._rows(inner.width, scale)):
            high = max(button.wanted(scale)[1] for button in row)
            wide = (inner.width - (len(row) - 1) * scale.u) // len(row)
            wanted = [self._wanted(button, scale) for button in row]
            x = inner.x
            if len(row) > 2:
                widths, x = wanted, inner.right - sum(wanted) - (len(row) - 1) * scale.u
            elif max(wanted) <= wide:
                widths = [wide] * len(row)
            else:
                widths = _shared(wanted, inner.width - (len(row) - 1) * scale.u)
            for button, width in zip(row, widths, strict=True):
                button.place(pygame.Rect(x, y - high, width, high), scale)
                x += width + scale.u
            y -= high + scale.apart
        return y


def _shared(wanted: Sequence[int], room: int) -> list[int]:
    """The widths that fill `room`; the last one takes the remainder."""
    return [*wanted[:-1], room - sum(wanted[:-1])]


def _linked(clauses: Sequence[str]) -> Said:
    """The signs of clauses in a row, each a link."""
    return joined([section.sign(clause) for clause in clauses], " ")
