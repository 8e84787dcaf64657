"""The lessons of a game: what each is about, which are finished, and where to go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.flow import Game
from engine.said import Said, said
from engine.teach import Lesson
from game.app.window import App
from game.scenes.file_drop_scene import BackToMenuScene
from game.scenes.lesson.course_progress import CourseRecord
from game.scenes.menu.box_art import BoxArt, GameBox
from game.scenes.navigator import Navigator
from game.scenes.settings.box import open_settings
from game.ui import materials, paint, theme
from game.ui.button import Button, IconButton, Pressable
from game.ui.label import Label, Panel
from game.ui.text import flow, label
from game.ui.theme import Scale, Size

WIDEST = 1680  # px at 1080p
ROW, TALL = 74, 140  # height of a row, and where there is room
BOX = 430  # width of the column with the box, at most
PICTURE = 1.75  # width of a row's picture by its height
READING, DOING = 3.0, 4.0  # words a second, and seconds for a choice
HOW = said("Real turns on the real board, each in a minute or two. Leave at any time; you go on where you were.")
DONE = said("You have taken every lesson. Sit down: what you may do lights up, and every refusal names its rule.")


def minutes(lesson: Lesson) -> int:
    """How long a lesson takes, in whole minutes."""
    words = sum(len(beat.say.split()) for beat in lesson.beats)
    choices = sum(bool(beat.allow) for beat in lesson.beats)
    return max(1, round((words / READING + choices * DOING) / 60))


class LessonRow(Pressable):
    """One lesson: its number or tick, title, line, and state."""

    def __init__(
        self, number: int, lesson: Lesson, taken: CourseRecord, is_next: bool, action: Callable[[], object]
    ) -> None:
        super().__init__(action, f"lesson {number}", "", "")
        self.number = number
        self.lesson = lesson
        self.done = lesson.id in taken.done
        self.is_next = is_next
        left = taken.left.get(lesson.id)
        self.standing = self._words(taken, left.beat if left else 0)
        self.picture: pygame.Surface | None = None
        self.pictured = (0, 0)  # px; (0, 0) where words need the room

    def _words(self, taken: CourseRecord, beat: int) -> Said:
        if beat:
            return said("at step {number} of {most}", number=beat + 1, most=len(self.lesson.beats))
        if self.done:
            return said("finished")
        if self.lesson.id in taken.skipped:
            return said("skipped")
        return said("{number:minute|minutes}", number=minutes(self.lesson))

    def draw(self, surface: pygame.Surface) -> None:
        scale, rect = self.scale, self.rect
        materials.panel(surface, rect, scale, raised=True, dropped=False)
        radius = scale.px(theme.RADIUS_PANEL)
        if self.is_next or self.hovered:
            rim = theme.LEGAL if self.is_next else theme.ASH
            paint.stamp(surface, paint.outline(rect.size, radius, rim, max(1, scale.px(2.5))), rect)
        side = min(rect.height - 3 * scale.u, scale.grow(46))
        at = pygame.Rect(rect.x + 2 * scale.u, rect.centery - side // 2, side, side)
        left = rect.x + 4 * scale.u + side
        if self.pictured[0]:
            frame = pygame.Rect((rect.x + scale.u, rect.y + scale.u), self.pictured)
            at.midleft = (frame.right + scale.u, rect.centery)
            left = at.right + 2 * scale.u
            if self.picture is not None:
                paint.stamp(surface, self.picture, frame)
        self._draw_number(surface, at)
        style, small = scale.style(theme.LABEL), scale.style(theme.HEADING)
        state = flow(self.standing, style, theme.GOLD if self.is_next else theme.ASH)
        right = rect.right - 2 * scale.u - state.size[0]
        state.draw(surface, (right, rect.centery - style.line // 2))
        top = rect.centery - (small.line + style.line) // 2
        area = pygame.Rect(left, top, right - left - 2 * scale.u, small.line)
        label(surface, self.lesson.title, small, theme.BONE, area)
        label(surface, self.lesson.line, style, theme.ASH, area.move(0, small.line))
        self.draw_focus(surface, radius)

    def _draw_number(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        """A disc with the lesson's number, or a tick once it is finished."""
        ground = theme.GOOD if self.done else theme.LEGAL if self.is_next else theme.LINE
        paint.stamp(surface, paint.disc(area.width, ground, rim=theme.KEY, rim_width=2), area)
        if self.done:
            icon = paint.icon("tick", round(area.width * 0.6), theme.KEY)
            paint.stamp(surface, icon, icon.get_rect(center=area.center))
            return
        ink = theme.KEY if self.is_next else theme.BONE
        label(surface, str(self.number), self.scale.style(theme.COUNT), ink, area, "centre")


class CoursePage(BackToMenuScene):
    """The course page of `game`."""

    def __init__(self, navigator: Navigator, game: Game, lessons: Sequence[Lesson]) -> None:
        super().__init__(navigator)
        self.game = game
        self.lessons = lessons

    def enter(self, app: App) -> None:
        super().enter(app)
        add, navigator, key = self.page.add, self.navigator, self.game.id
        courses, progress = navigator.courses, navigator.courses.progress
        taken, coming = progress.of(key), progress.next(key, self.lessons)
        progress.offer(key)
        tip = said("Back to the menu (Escape)")
        self.back = add(IconButton("arrow-left", navigator.show_menu, tip, name="back"))
        self.title = add(Label(said("Learn {game}", game=self.game.name), theme.TITLE, name="title"))
        self.box = add(GameBox(BoxArt.read(key), -2.0, navigator.show_menu, "box"))
        self.box.focusable, self.box.tip = False, said("Back to the menu")
        self.ground = add(Panel())
        self.how = add(Label(HOW if coming else DONE, theme.BODY, theme.ASH, name="how"))
        self.rows = [
            add(LessonRow(n, lesson, taken, lesson is coming, partial(courses.learn, lesson)))
            for n, lesson in enumerate(self.lessons, 1)
        ]
        self.set_up = add(Button(said("Set up a table"), lambda: navigator.show_setup(key), name="set up"))
        self.go = add(Button(*self._onward(taken, coming), "primary", icon="play", name="go on"))
        self.gear = add(IconButton("gear", lambda: open_settings(app), said("Settings"), name="settings"))
        self.page.set_focus(self.go)

    def _onward(self, taken: CourseRecord, coming: Lesson | None) -> tuple[str, Callable[[], object]]:
        """The words of the first button, and what it does."""
        if coming is None:
            return said("Play a first game"), partial(self.navigator.courses.play_bot, self.lessons[-1])
        begun = taken.done or taken.skipped or taken.left
        number = list(self.lessons).index(coming) + 1
        words = said("Begin with lesson {number}", number=number)
        if begun:
            words = said("Continue with lesson {number}", number=number)
        return words, partial(self.navigator.courses.learn, coming)

    # -- layout ------------------------------------------------------------------------------------------

    def layout(self, size: Size, scale: Scale) -> None:
        self.page.size = size
        for tried in scale.smaller():
            if self._fits(size, tried):
                break
        scale = self.page.scale = tried
        width = min(size[0] - 6 * scale.u, scale.px(WIDEST))
        left, top = (size[0] - width) // 2, 3 * scale.u
        side = self.back.wanted(scale)[0]
        self.back.place(pygame.Rect(left, top, side, side), scale)
        self.gear.place(pygame.Rect(left + width - side, top, side, side), scale)
        style = scale.style(theme.TITLE)
        at = (left + side + 2 * scale.u, top + (side - style.line) // 2)
        self.title.place(pygame.Rect(at, (width - 2 * side - 4 * scale.u, style.line)), scale)
        body = pygame.Rect(left, top + side + 2 * scale.u, width, 0)
        body.height = size[1] - body.y - 3 * scale.u
        column = self._column(width, scale)
        self.box.stand_beside(body, column, scale)
        sheet = pygame.Rect(body.x + column, body.y, width - column, body.height)
        self.ground.place(sheet, scale)
        self._place_rows(sheet.inflate(-6 * scale.u, -5 * scale.u), scale)

    def _column(self, width: int, scale: Scale) -> int:
        """How wide the column with the box may be; 0 if the rows need all the width."""
        spare = width - scale.grow(760)
        return min(spare, scale.px(BOX)) if spare > scale.px(190) else 0

    def _fits(self, size: Size, scale: Scale) -> bool:
        """Whether all rows have room below one another, and the longest line beside its state."""
        width = min(size[0] - 6 * scale.u, scale.px(WIDEST))
        inner = width - self._column(width, scale) - 6 * scale.u
        high = self.how.height(scale, inner) + self.go.wanted(scale)[1] + self.back.wanted(scale)[1] + 17 * scale.u
        rows = len(self.rows) * (max(scale.grow(ROW), self._line(scale)) + scale.u)
        buttons = self.go.wanted(scale)[0] + self.set_up.wanted(scale)[0] + scale.u
        return high + rows <= size[1] and max(self._words_width(scale), buttons) <= inner

    def _words_width(self, scale: Scale) -> int:
        """The width that a row needs for its number, the longest line and its state."""
        style, heading = scale.style(theme.LABEL), scale.style(theme.HEADING)
        state = said("at step {number} of {most}", number=10, most=12)
        lines = [flow(row.lesson.line, style, theme.ASH) for row in self.rows]
        lines += [flow(row.lesson.title, heading, theme.ASH) for row in self.rows]
        longest = max(line.size[0] for line in lines)
        return longest + flow(state, style, theme.ASH).size[0] + scale.grow(46) + 8 * scale.u

    @staticmethod
    def _line(scale: Scale) -> int:
        """The height of a row's two lines."""
        return scale.style(theme.HEADING).line + scale.style(theme.LABEL).line + 2 * scale.u

    def _place_rows(self, inner: pygame.Rect, scale: Scale) -> None:
        """Place the words and the rows from the upper edge down, and the buttons at the foot."""
        high = self.how.height(scale, inner.width)
        self.how.place(pygame.Rect(inner.x, inner.y, inner.width, high), scale)
        width, tall = self.go.wanted(scale)
        foot = inner.bottom - tall
        self.go.place(pygame.Rect(inner.right - width, foot, width, tall), scale)
        wide = self.set_up.wanted(scale)[0]
        self.set_up.place(pygame.Rect(inner.right - width - wide - scale.u, foot, wide, tall), scale)
        y = inner.y + high + 2 * scale.u
        room = (foot - 2 * scale.u - y) // max(1, len(self.rows)) - scale.u
        high = min(room, max(scale.grow(TALL), self._line(scale)))
        picture = self._pictured(high - 2 * scale.u, inner.width, scale)
        for row in self.rows:
            row.place(pygame.Rect(inner.x, y, inner.width, high), scale)
            row.pictured, row.picture = picture, None
            y += high + scale.u
            if picture[0]:
                self.app.later(partial(self._draw_picture, row))

    def _pictured(self, high: int, width: int, scale: Scale) -> Size:
        """The size of the rows' pictures; (0, 0) if the words leave no room for them."""
        wide = round(high * PICTURE)
        return (wide, high) if high > 0 and self._words_width(scale) + wide + scale.u <= width else (0, 0)

    def _draw_picture(self, row: LessonRow) -> None:
        """Draw the picture of one row, unless the player has gone on."""
        if self.app.scene is self and row.pictured[0] and row.picture is None:
            row.picture = self.navigator.courses.picture(row.lesson, row.pictured, self.page.scale)
            self.app.wake()

