"""The window's loop: what is drawn when, which part gets the events, and what happens without a screen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.said import Said
from game.app.display import NoDisplay
from game.app.window import App, Scene, render
from game.gallery import Gallery
from game.scenes.settings.box import PAGES, PLAY, SIZES, SOUND, SPEEDS, SettingsBox, open_settings
from game.services import settings
from game.services.settings import Settings
from game.ui import text, theme
from game.ui.button import Button
from game.ui.modal import confirm
from game.ui.theme import Scale, Size

ROOT = Path(__file__).resolve().parents[2]


class Plain(Scene):
    """A scene of one colour with one button, which counts what happens to it."""

    def __init__(self, colour: theme.Rgb = theme.PANEL) -> None:
        super().__init__()
        self.colour = colour
        self.heard: list[str] = []
        self.moves = 0

    def enter(self, app: App) -> None:
        super().enter(app)
        self.heard.append("enter")
        self.button = self.page.add(Button("Go", lambda: self.heard.append("go")))

    def leave(self) -> None:
        self.heard.append("leave")

    def layout(self, size: Size, scale: Scale) -> None:
        self.heard.append(f"layout {size[0]}x{size[1]}")
        self.button.place(pygame.Rect((size[0] - 100) // 2, size[1] // 2, 100, 44), scale)

    def update(self, dt: float) -> bool:
        self.moves = max(0, self.moves - 1)
        return super().update(dt) or self.moves > 0

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(self.colour)
        super().draw(surface)


@pytest.fixture
def app(home: Path) -> Iterator[App]:
    pygame.display.init()
    pygame.event.clear()
    made = App(size=(1280, 720))
    yield made
    made.sounds.close()
    if made.window:
        made.window.destroy()


def rest(app: App) -> None:
    """Turn the loop until nothing moves."""
    for _ in range(100):
        if not app.step(0.05) and not pygame.event.peek():
            return


def post(kind: int, **values: object) -> None:
    pygame.event.post(pygame.event.Event(kind, **values))


def click(app: App, at: tuple[int, int]) -> None:
    post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
    post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
    post(pygame.MOUSEBUTTONUP, pos=at, button=1)
    rest(app)


def key(app: App, code: int, mod: int = 0) -> None:
    post(pygame.KEYDOWN, key=code, mod=mod, unicode="")
    post(pygame.KEYUP, key=code, mod=mod)
    rest(app)


# The loop


def test_nothing_is_drawn_while_nothing_changes(app: App) -> None:
    app.show(Plain(), fade=False)
    rest(app)
    drawn = app.frames
    for _ in range(50):
        app.step(0.02)
    assert app.frames == drawn
    app.wake()
    app.step(0.02)
    assert app.frames == drawn + 1


def test_every_turn_draws_while_something_moves(app: App) -> None:
    scene = Plain()
    app.show(scene, fade=False)
    rest(app)
    drawn, scene.moves = app.frames, 6
    rest(app)
    assert app.frames - drawn == 5


def test_mouse_and_keys_reach_the_scene(app: App) -> None:
    scene = Plain()
    app.show(scene, fade=False)
    rest(app)
    click(app, scene.button.rect.center)
    key(app, pygame.K_RETURN)
    assert scene.heard == ["enter", "layout 1280x720", "go", "go"]


def test_a_resized_window_is_laid_out_anew(app: App) -> None:
    scene = Plain()
    app.show(scene, fade=False)
    rest(app)
    assert app.window
    app.window.size = (1600, 900)
    rest(app)
    app.wake()
    app.step(0.02)
    assert scene.heard[-1] == "layout 1600x900"
    assert app.surface.get_size() == (1600, 900)


def test_the_close_button_ends_the_loop(app: App) -> None:
    scene = Plain()
    post(pygame.QUIT)
    app.run(scene)
    assert not app.running
    assert scene.heard[-1] == "leave"


def test_later_work_waits_for_the_first_frame(app: App) -> None:
    done: list[int] = []
    app.later(lambda: done.append(app.frames))
    assert done == []
    app.show(Plain(), fade=False)
    rest(app)
    assert done[0] >= 1


def test_scenes_fade_into_each_other_and_the_old_one_leaves(app: App) -> None:
    old, new = Plain(theme.NIGHT), Plain(theme.PARCH)
    app.show(old, fade=False)
    rest(app)
    app.show(new)
    app.step(0.02)
    between = app.surface.get_at((5, 5))[:3]
    rest(app)
    assert old.heard[-1] == "leave"
    assert theme.NIGHT[0] < between[0] < theme.PARCH[0]
    assert app.surface.get_at((5, 5))[:3] == theme.PARCH


def test_with_animation_off_scenes_change_at_once(app: App) -> None:
    app.show(Plain(theme.NIGHT), fade=False)
    rest(app)
    app.change(speed=0.0)
    app.show(Plain(theme.PARCH))
    app.step(0.001)
    assert app.surface.get_at((5, 5))[:3] == theme.PARCH


def test_speed_and_reduced_motion_rule_every_motion(app: App) -> None:
    assert app.seconds(theme.TURN_ROOM) == pytest.approx(0.62)
    app.change(speed=4.0)
    assert app.seconds(theme.TURN_ROOM) == pytest.approx(0.155)
    app.change(speed=0.0)
    assert app.seconds(theme.TURN_ROOM) == 0.0
    app.change(speed=0.5, reduced_motion=True)
    assert app.seconds(theme.TURN_ROOM) == pytest.approx(0.12)


# Boxes


def test_a_box_takes_all_events_until_it_is_closed(app: App) -> None:
    scene = Plain()
    app.show(scene, fade=False)
    rest(app)
    app.open(confirm("End the turn?", "You have steps left.", "End turn", lambda: scene.heard.append("ended")))
    rest(app)
    click(app, scene.button.rect.center)
    assert "go" not in scene.heard
    key(app, pygame.K_ESCAPE)
    assert app.modals == []
    click(app, scene.button.rect.center)
    assert scene.heard[-1] == "go"


def test_a_box_is_seen_above_a_darker_scene(app: App) -> None:
    app.show(Plain(theme.PARCH), fade=False)
    rest(app)
    app.open(confirm("End the turn?", "You have steps left.", "End turn", print))
    rest(app)
    assert app.surface.get_at((5, 5))[0] < theme.PARCH[0] // 2
    assert app.surface.get_at(app.modals[0].rect.center)[0] < theme.PARCH[0] // 2


# Settings


def test_changes_hold_at_once_and_are_kept(app: App, home: Path) -> None:
    app.show(Plain(), fade=False)
    rest(app)
    app.change(text=1.3, muted=True)
    assert app.sounds.muted
    assert app.scale.text == 1.3
    assert settings.load(home)[0] == app.settings


def test_the_text_size_lays_the_scene_out_anew(app: App) -> None:
    scene = Plain()
    app.show(scene, fade=False)
    rest(app)
    before = len(scene.heard)
    app.change(text=1.5)
    rest(app)
    assert scene.heard[before:] == ["layout 1280x720"]


def test_the_settings_box_changes_everything_live(app: App) -> None:
    app.show(Plain(), fade=False)
    rest(app)
    box = open_settings(app)
    rest(app)
    for name in ("contrast", "reading_face"):
        click(app, box.named(name).rect.center)
    for name in ("interface", "text", "palette", "language"):
        rect = box.named(name).rect
        click(app, (rect.right - 8, rect.centery))
    _turn_to(app, box, PLAY)
    for name in ("confirm_end", "auto_pass", "reduced_motion"):
        click(app, box.named(name).rect.center)
    speed = box.named("speed").rect
    click(app, (speed.right - 8, speed.centery))
    _turn_to(app, box, SOUND)
    click(app, box.named("muted").rect.center)
    master = box.named("master").rect
    click(app, (master.x + 2, master.centery))
    assert app.settings == Settings(
        contrast=True, reading_face=True, interface=SIZES[3] / 100, text=SIZES[3] / 100, palette="blue-yellow",
        language="de", confirm_end=False, auto_pass=True, reduced_motion=True, speed=SPEEDS[-1], muted=True,
        master=0.0,
    )  # fmt: skip
    assert settings.load() == (app.settings, "")


def _turn_to(app: App, box: SettingsBox, page: int) -> None:
    click(app, box.tabs.area(page).center)
    rest(app)


def test_the_settings_box_is_used_by_keys_alone(app: App) -> None:
    app.show(Plain(), fade=False)
    rest(app)
    box = open_settings(app)
    key(app, pygame.K_RIGHT)  # the pages have the focus
    for _ in range(12):
        if box.focus and box.focus.name == "reduced_motion":
            break
        key(app, pygame.K_TAB)
    key(app, pygame.K_SPACE)
    key(app, pygame.K_ESCAPE)
    assert app.settings.reduced_motion
    assert app.modals == []


@pytest.mark.parametrize(
    "change", [{"palette": "red-green"}, {"contrast": True}, {"interface": 1.5}, {"text": 1.5}]
)
def test_a_change_is_seen_at_once(change: dict[str, object]) -> None:
    """After the change the scene is drawn as if the program had been started with it."""
    live = App(Settings(), (1280, 720), window=False)
    live.show(Gallery(), fade=False)
    live.frame()
    before = pygame.image.tobytes(live.surface, "RGB")
    live.change(**change)
    live.frame()
    after = pygame.image.tobytes(live.surface, "RGB")
    assert after != before
    started = render(Gallery(), (1280, 720), Settings(**change))  # type: ignore[arg-type]
    assert after == pygame.image.tobytes(started, "RGB")
    live.change(**{name: getattr(Settings(), name) for name in change})
    live.frame()
    assert pygame.image.tobytes(live.surface, "RGB") == before


def test_a_low_box_is_scrolled_by_finger_wheel_and_keys(app: App) -> None:
    app.show(Plain(), fade=False)
    app.change(text=2.0, interface=2.0)
    rest(app)
    box = open_settings(app)
    rest(app)
    last = box.named("language")
    assert not box.view.contains(last.rect)
    words = next(line.words for line in box.lines if line.words is not None)
    start = words.rect.center
    for kind, at in ((pygame.MOUSEBUTTONDOWN, start), (pygame.MOUSEMOTION, (start[0], start[1] - 150)),
                     (pygame.MOUSEBUTTONUP, (start[0], start[1] - 150))):  # fmt: skip
        app.handle(pygame.event.Event(kind, pos=at, button=1, rel=(0, -150), buttons=(1, 0, 0)))
    assert box.top == min(150, box.whole - box.view.height) > 50
    app.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=20))
    assert box.top == 0
    key(app, pygame.K_PAGEDOWN)
    assert box.view.contains(last.rect)
    box.scroll(0)
    while box.focus is not last:
        key(app, pygame.K_TAB)
    assert box.view.contains(last.rect)


def test_full_screen_by_f11_and_back(app: App) -> None:
    app.show(Plain(), fade=False)
    rest(app)
    key(app, pygame.K_F11)
    assert app.settings.full_screen
    key(app, pygame.K_F11)
    assert not app.settings.full_screen


def test_settings_that_cannot_be_kept_are_told(app: App, home: Path) -> None:
    home.write_text("a file where the folder should be")
    app.change(muted=True)
    assert app.settings.muted
    assert "could not be saved" in app.toasts.shown[-1].words


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080), (2560, 1440), (1024, 768)])
@pytest.mark.parametrize("scale", [0.75, 1.0, 1.3, 2.0])
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_settings_box_loses_no_words(size: Size, scale: float, language: str) -> None:
    for interface in (1.0, scale):
        app = App(Settings(text=scale, interface=interface, language=language), size, window=False)
        app.show(Plain(), fade=False)
        for page in range(len(PAGES)):
            box = open_settings(app, page)
            box.settle()
            with text.watch_clipping() as clipped:
                app.frame()
            assert clipped == []
            assert box.clipped == []
            assert app.surface.get_rect().contains(box.rect)
            box.close()


# Without a window


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_gallery_draws_without_a_window_and_loses_no_words(size: Size) -> None:
    with text.watch_clipping() as clipped:
        picture = render(Gallery(), size)
    assert picture.get_size() == size
    assert clipped == []


def test_a_window_too_small_says_how_large_it_must_be() -> None:
    picture = render(Plain(theme.PARCH), (640, 400))
    colours = {tuple(picture.get_at((x, y)))[:3] for x in range(0, 640, 2) for y in range(150, 250, 2)}
    assert theme.PARCH not in colours
    assert {theme.NIGHT, theme.BONE} <= colours


def test_no_display_is_one_sentence_that_names_the_way_out() -> None:
    script = (
        "from game.app.display import NoDisplay\nfrom game.app.window import App\n"
        "try:\n    App()\nexcept NoDisplay as error:\n    print(error)\nelse:\n    print('opened')"
    )
    hidden = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY")
    env = {name: value for name, value in os.environ.items() if name not in hidden}
    said = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, env=env, capture_output=True, text=True, check=True
    )
    if "opened" in said.stdout:
        pytest.skip("this system opens a window without being told of a display")
    assert issubclass(NoDisplay, Exception)
    assert said.stdout.count("\n") == 1
    assert "simulate" in said.stdout
    assert "shot" in said.stdout


def test_a_link_in_a_notice_is_followed_before_the_scene_hears_the_click(app: App) -> None:
    scene = Plain()
    app.show(scene, fade=False)
    followed: list[str] = []
    scene.follow = followed.append  # type: ignore[method-assign]
    app.toasts.floor = (scene.app.surface.get_width() // 2, app.surface.get_height() // 2 + 40)
    app.toast(Said("[FF-MOVE-04]"))
    rest(app)
    click(app, (app.toasts.floor[0], app.toasts.floor[1] - 14))
    assert followed == ["FF-MOVE-04"]
    assert "go" not in scene.heard


def test_pictures_are_begun_ahead_only_after_a_screen_was_found() -> None:
    """A thread that reads a picture while SDL looks for a screen ends the program now and then."""
    tells = "App(ahead=lambda size: print(pygame.display.get_init()))"
    program = f"import pygame; from game.app.window import App; {tells}"
    no_screen = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=60, env=no_screen
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "True"
