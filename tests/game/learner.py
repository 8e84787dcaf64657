"""Someone who takes a lesson at the window and does what the coach asks for, by mouse."""

from __future__ import annotations

from engine.flow import Option
from game.scenes.lesson.scene import LessonScene
from tests.game.driver import Mouse


class Learner(Mouse):
    """Does what the coach asks for, by mouse alone."""

    @property
    def lesson(self) -> LessonScene:
        return self.person.scene(LessonScene)

    def wish(self) -> Option:
        """What the open beat asks for: the farthest place of a path in one drag."""
        course = self.lesson.course
        option = course.options()[0]
        choices = self.lesson.choices
        assert choices is not None
        for pattern in course.lesson.beats[course.number].allow:
            if pattern.way and pattern.way[-1] in choices.reach(pattern.piece):
                return Option(option.verb, pattern.piece, pattern.way[-1])
        return option

    def step(self) -> None:
        """Finish the open beat, or come nearer to that."""
        scene = self.lesson
        if not scene.course.waits:
            self.person.click_on("lesson go")
        else:
            option, known = self.wish(), len(scene.session.entries)
            self.do(option)
            for _ in range(3):
                if self.person.app.modals:
                    self.answer(option)
            assert len(scene.session.entries) > known, f"{option} was not done in beat {scene.course.number + 1}"
        self.person.rest()

    def reach(self, beat: int) -> None:
        """Come to a beat, the first being 0."""
        for _ in range(100):
            if self.lesson.course.number >= beat:
                return
            self.step()
        raise AssertionError(f"beat {beat + 1} is never reached")
