"""A picture of what a lesson is about: its board, close to what is pointed at in the liveliest of its beats."""

from __future__ import annotations

import pygame

from engine.teach import Lesson
from game.layout.game_layout import GameLayout
from game.scenes.rulebook.live_example import LiveExample, staged
from game.ui import paint, theme
from game.ui.theme import Scale, Size

SHARPER = 2  # drawn so much larger and made smaller once
FRAME = 0.16  # of the width that the board's own frame takes up, which is left out
MIDDLE = 0.6  # of a lesson: by then its table is full of what it is about


def liveliest(lesson: Lesson) -> int:
    """Of the beats that point at something the one nearest to the lesson's middle."""
    beats = lesson.beats

    def worth(number: int) -> tuple[bool, float]:
        return bool(beats[number].pieces or beats[number].places), -abs(number - MIDDLE * len(beats))

    return max(range(len(beats)), key=worth)


def lesson_picture(lesson: Lesson, size: Size, scale: Scale) -> pygame.Surface:
    """The picture in `size` px, with round corners."""
    number = liveliest(lesson)
    beat = lesson.beats[number]
    large = pygame.Rect(0, 0, size[0] * SHARPER, size[1] * SHARPER)
    framed = large.inflate(round(large.width * FRAME), round(large.width * FRAME))
    example = LiveExample(GameLayout.read(lesson.game.folder))
    example.show(staged(lesson, number), beat.pieces[:1], beat.places[:1], lesson.learner)
    example.show_plain()
    example.place(framed, Scale(scale.height * SHARPER))
    canvas = pygame.Surface(large.size, pygame.SRCALPHA)
    canvas.fill(theme.NIGHT)
    example.draw(canvas)
    return paint.cut(pygame.transform.smoothscale(canvas, size), scale.px(theme.RADIUS_TILE))
