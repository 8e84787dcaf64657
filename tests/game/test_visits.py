"""A visited scene: the one below waits, is found again as it was, and is left in the end."""

from __future__ import annotations

from game.app.window import App, Scene
from game.services.settings import Settings


class Priority(Scene):
    """A scene that counts what happens to it."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[str] = []

    def enter(self, app: App) -> None:
        super().enter(app)
        self.heard.append("enter")

    def follow(self, target: str) -> None:
        self.heard.append(target)

    def leave(self) -> None:
        self.heard.append("leave")

    def update(self, dt: float) -> bool:
        self.heard.append("time")
        return False


def window() -> tuple[App, Priority, Priority]:
    app, below, above = App(Settings(speed=0.0), (960, 600), window=False), Priority(), Priority()
    app.show(below)
    app.visit(above)
    return app, below, above


def test_the_scene_below_stands_still_and_is_found_as_it_was() -> None:
    app, below, above = window()
    app.update(0.1)
    assert (below.heard, above.heard) == (["enter"], ["enter", "time"])
    app.back()
    assert app.scene is below
    assert above.heard[-1] == "leave"
    app.scene.follow("FF-MOVE-01")
    assert below.heard == ["enter", "FF-MOVE-01"]


def test_whoever_goes_elsewhere_leaves_both() -> None:
    app, below, above = window()
    app.show(Priority())
    assert below.heard == ["enter", "leave"]
    assert above.heard == ["enter", "leave"]
