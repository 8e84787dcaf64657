"""The window and its loop: one scene, boxes above it, notices above all; asleep while nothing moves.

A scene is written once and shown by the window (`App`) or drawn without any display (`render`).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

import msgspec
import pygame

from engine.said import NOTHING, Said, said
from game.app.display import open_window, set_full_screen, start_display
from game.app.facing import POINTER, Facing, Pixel, turn_pointer
from game.app.fingers import Fingers, Point
from game.app.gamepad_keys import GamepadKeys
from game.services import assets, cache, settings, shortcut_names
from game.services.language import set_language
from game.services.settings import Settings
from game.services.shortcuts import PAGE, WINDOW, Shortcuts, chain
from game.services.signals import Signal
from game.stage.sound import Sounds
from game.ui import section, text, theme
from game.ui.field import TextField
from game.ui.modal import Modal, confirm
from game.ui.page import Page
from game.ui.theme import Motion, Scale, Size
from game.ui.toast import Toasts

USUAL_SIZE: Size = (1280, 720)
FRAMES, IDLE_FRAMES = 60, 15  # turns of the loop in a second
AWAKE = 0.25  # seconds at full rate after the last thing that happened
REST = 5.0  # seconds more until the window has rested
LONGEST_STEP = 0.1  # seconds; a hitch does not make things jump
REPAINT = (pygame.WINDOWEXPOSED, pygame.WINDOWSHOWN, pygame.WINDOWRESTORED, pygame.WINDOWSIZECHANGED)
ONCE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_F11)


def _apply_look(kept: Settings) -> bool:
    """Use the colours, the language and the signs of clauses of the settings. True if any changed: then everything
    must be laid out anew."""
    colours = theme.use_colours(kept.palette, kept.contrast)
    words = set_language(kept.language)
    words |= section.show_numbers(kept.clause_numbers)
    if colours:
        assets.use_palette("" if kept.palette == "usual" else kept.palette)
        cache.STORE.clear()
        text.clear()
    elif words:
        cache.STORE.clear_words()
    if colours or words:
        theme.changes += 1
    return colours or words


class Scene:
    """One screen of the program. Subclasses fill `page` in `enter` and place its widgets in `layout`."""

    app: App

    def __init__(self) -> None:
        self.page = Page()

    def enter(self, app: App) -> None:
        """The scene is about to be shown by `app`."""
        self.app = app

    def come_back(self) -> None:
        """The scene has waited, and is shown again."""

    def leave(self) -> None:
        """Another scene takes its place."""

    def layout(self, size: Size, scale: Scale) -> None:
        """Place everything in a window of `size` px; also called when the text size changes."""

    def follow(self, target: str) -> None:
        """Open the target of a link in a notice."""

    @property
    def seat_names(self) -> Sequence[str]:
        """Who sits at this table, in the order of the seats; empty where there is no table."""
        return ()

    @property
    def asked_seat(self) -> int | None:
        """The number of the seat, from 1, that a flat table turns its picture to now; None: it stays as it is."""
        return None

    @property
    def dark(self) -> bool:
        """Whether nothing is shown, so that the picture may be turned without being seen."""
        return False

    @property
    def lost_at_end(self) -> Said:
        """What is lost if the program ends now, in a sentence; empty if nothing is."""
        return NOTHING

    def cancel_press(self) -> None:
        """A second finger has come down: what the first one has begun is off."""
        self.page.cancel_press()

    def pinch(self, start: Point, end: Point, factor: float) -> None:
        """Two fingers have moved: from `start` to `end` between them, `factor` times as far apart."""

    def end_pinch(self) -> None:
        """The two fingers have gone."""

    @property
    def shortcuts(self) -> Sequence[Shortcuts]:
        """What keys do here, besides what they do everywhere. Where two tables have the same key, the earlier
        one counts."""
        return ()

    def deaf_to(self, gamepad: int, count: int) -> str:
        """Why a gamepad, by its place from 0 on among `count`, is not heard now; empty if it is."""
        return ""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event (positions in px of the surface); True if something changed and must be drawn."""
        return self.page.handle(event)

    def update(self, dt: float) -> bool:
        """Move on by `dt` seconds; True while something still moves."""
        return self.page.update(dt)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole window."""
        self.page.draw(surface)


class App:
    """Shows a scene in a window, or with `window=False` on a surface of its own (`size` px, no display needed).

    `settings` are the player's; change them with `change`. `sounds` opens after the first frame. `ahead` is
    called with the size of the window before it opens, so that large pictures are begun meanwhile. `rested` tells
    that nothing has happened for a while.
    """

    def __init__(
        self,
        kept: Settings | None = None,
        size: Size | None = None,
        window: bool = True,
        keep: bool = True,
        ahead: Callable[[Size], object] = lambda size: None,
    ) -> None:
        self.settings, notice = (kept, "") if kept else settings.load()
        _apply_look(self.settings)
        self._keep = keep and window
        self.rested: Signal[[]] = Signal()
        self.scene = Scene()
        self.modals: list[Modal] = []
        self._left: list[Scene] = []  # scenes that wait below a visited one
        self.sheet: Modal | None = None
        self._quitting: Modal | None = None  # the box that asks before what was played is lost
        self._asked_at = -1  # the frames drawn when it opened
        self.toasts = Toasts()
        self.sounds = Sounds(assets.root() / "sounds")
        self.gamepads = GamepadKeys(self)
        self.sounds.asked.connect(self._shake)
        self.running = True
        self.dirty = True
        self.frames = 0  # drawn so far
        self._down: set[int] = set()
        self._opening_text = ""  # of the key pressed last, if it has opened the field that is typed into now
        self._later: deque[Callable[[], object]] = deque()
        self._laid: tuple[Size, Scale, str] | None = None
        self._awake = AWAKE
        self._fading: pygame.Surface | None = None
        self._fade = 1.0
        self.facing = Facing()
        self.fingers = Fingers(self._placed, self._cancel_press, self._pinch, lambda: self.scene.end_pinch())
        self._buttons: set[int] = set()  # of the mouse that are down
        self._mouse: Pixel | None = None  # where it was last on the display
        self.window: pygame.Window | None = None
        wanted = size or self.settings.window or USUAL_SIZE
        if window:
            start_display()
            ahead(wanted)
            self.window = open_window(wanted, self.settings.full_screen, within_screen=size is None)
            self.later(self.sounds.open)
            self.later(self.gamepads.pads.open)
        else:
            self._canvas = pygame.Surface(wanted, 0, 32)
        self._level_sounds()
        if notice:
            self.toast(notice, "warning")

    # What scenes use

    @property
    def display(self) -> pygame.Surface:
        """What the players see, in real px."""
        return self.window.get_surface() if self.window else self._canvas

    @property
    def surface(self) -> pygame.Surface:
        """The surface that everything is drawn on, upright and as large as the display."""
        return self.facing.canvas(self.display)

    @property
    def size(self) -> Size:
        """The size that everything is laid out for: that of the surface, but at least the smallest of a window."""
        (width, height), (least_wide, least_high) = self.display.get_size(), theme.SMALLEST_WINDOW
        return max(width, least_wide), max(height, least_high)

    @property
    def too_small(self) -> bool:
        """Whether the window is so small that nothing of the scene is shown."""
        return self.size != self.display.get_size()

    @property
    def scale(self) -> Scale:
        """Measures and type for this window and the player's text size."""
        now = self.settings
        return Scale.of(self.size, now.text, now.reading_face, now.interface)

    def show(self, scene: Scene, fade: bool = True) -> None:
        """Show another scene, and leave those that wait below; open boxes close."""
        while self._left:
            self._left.pop().leave()
        self.replace(scene, fade)

    def visit(self, scene: Scene) -> None:
        """Show another scene while this one waits; `back` returns to it as it was."""
        self._left.append(self.scene)
        self._turn_to(scene)
        scene.enter(self)

    def replace(self, scene: Scene, fade: bool = True) -> None:
        """Show another scene in place of this one; those that wait below stay."""
        if fade and self.frames and self.settings.speed:
            self._fading, self._fade = self.surface.convert_alpha(), 0.0
        self.scene.leave()
        self._turn_to(scene)
        scene.enter(self)

    def back(self) -> None:
        """Leave a visited scene for the one that waits below it."""
        self.scene.leave()
        self._turn_to(self._left.pop())
        self.scene.come_back()

    def _turn_to(self, scene: Scene) -> None:
        self.modals.clear()
        self.toasts.floor = self.toasts.ceiling = self.toasts.widest = None
        self.scene = scene
        self._laid = None
        self.dirty = True

    def _leave(self) -> None:
        """Leave the scene and every scene that waits below it."""
        self.scene.leave()
        while self._left:
            self._left.pop().leave()

    def open(self, modal: Modal) -> None:
        """Put a box over the scene; it gets all events until it is closed."""
        modal.closed.connect(lambda: self.close(modal))
        self.modals.append(modal)
        if self.settings.reduced_motion or not self.settings.speed:
            modal.settle()
        modal.layout(self.size, self.scale)
        self.scene.page.forget_pointer()
        self.dirty = True

    def close(self, modal: Modal) -> None:
        """Take a box away."""
        if modal in self.modals:
            self.modals.remove(modal)
        self.dirty = True

    def toast(self, words: str, icon: str = "") -> None:
        """Show a short notice (markup)."""
        self.toasts.add(words, icon)
        self.dirty = True

    def play(self, sound: str) -> None:
        """Sound an effect, if sound is on."""
        self.sounds.play(sound)

    def _shake(self, sound: str) -> None:
        """Let the gamepads feel a sound, if the player wishes that."""
        if self.settings.rumble:
            self.gamepads.shake(sound)

    def later(self, work: Callable[[], object]) -> None:
        """Do `work` after the first frame is on the screen, one piece after each frame."""
        self._later.append(work)

    def catch_up(self) -> None:
        """Do at once everything that waits for a quiet moment."""
        while self._later:
            self._later.popleft()()

    def wake(self) -> None:
        """Draw again: something changed outside of events and time."""
        self.dirty = True

    def quit(self) -> None:
        """End the loop after this turn."""
        self.running = False

    def _ask_to_quit(self) -> None:
        """Quit; if something is lost then, ask first. Whoever closes the window again means it."""
        lost = next((scene.lost_at_end for scene in (self.scene, *self._left) if scene.lost_at_end), NOTHING)
        if not lost or self._quitting in self.modals:
            if self.frames > self._asked_at:  # closing a window comes as two events at once
                self.quit()
            return
        self._asked_at = self.frames
        words = said("Quit Torchlit")
        self._quitting = confirm(said("{choice}?", choice=words), lost, words, self.quit, said("Play on"))
        self.open(self._quitting)

    def seconds(self, motion: Motion) -> float:
        """How many seconds a motion takes at the speed that is set; 0 if animation is off. Reduced motion only
        fades."""
        if not self.settings.speed:
            return 0.0
        if self.settings.reduced_motion:
            return min(motion.seconds, theme.CROSS_FADE.seconds)
        return motion.seconds / self.settings.speed

    def change(self, **changes: object) -> None:
        """Change settings by name. They take effect at once and are kept."""
        before = self.settings
        self.settings = msgspec.structs.replace(before, **changes)
        self._level_sounds()
        if _apply_look(self.settings):
            self._laid = None
        if before.full_screen != self.settings.full_screen and self.window:
            set_full_screen(self.window, self.settings.full_screen)
        if self._keep and (trouble := settings.save(self.settings)):
            self.toast(trouble, "warning")
        self.dirty = True

    def _level_sounds(self) -> None:
        now = self.settings
        self.sounds.set_volumes(now.master, now.effects, now.torch)
        self.sounds.muted = now.muted

    # The loop

    def run(self, scene: Scene) -> None:
        """Show `scene` and turn the loop until `quit` or the window's close button."""
        self.show(scene, fade=False)
        clock = pygame.time.Clock()
        dt = 0.0
        while self.running:
            self.step(dt)
            dt = clock.tick(FRAMES if self._awake > 0 else IDLE_FRAMES) / 1000
        self._leave()
        self._remember_window()
        self.gamepads.pads.close()
        self.sounds.close()

    def step(self, dt: float) -> bool:
        """One turn: events, time, and a frame if anything changed. Returns whether something still moves."""
        dt = min(dt, LONGEST_STEP)
        used = False
        for event in pygame.event.get():
            used |= self.handle(event)
        moving = self.update(dt)
        self.dirty |= used or moving
        awake = AWAKE if used or moving else self._awake - dt
        if awake <= -REST < self._awake:
            self.rested.emit()
        self._awake = awake
        if self.dirty:
            self.frame()
        if self._later and self.frames:
            self._later.popleft()()
        return moving or bool(self._later)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take one event as pygame gives it; True if something must be drawn anew."""
        if self.gamepads.takes(event):
            return self.gamepads.handle(event)
        self._awake = AWAKE
        if event.type == pygame.QUIT or event.type == pygame.WINDOWCLOSE:
            self._ask_to_quit()
            return False
        if event.type in REPAINT:
            return True
        if self._is_repeat(event):
            return False
        pressed = WINDOW.pressed(event)
        if pressed == "full screen":
            self.change(full_screen=not self.settings.full_screen)
            return True
        if pressed == "help" and not (event.key != pygame.K_F1 and self._typing):
            self.explain_keys()
            return True
        if self.too_small:
            return False  # nobody acts on what cannot be seen
        self._layout()
        if self.fingers.take(event):
            return True
        if event.type == pygame.WINDOWLEAVE:
            self._mouse = None
        if event.type in POINTER:
            self._watch_pointer(event)
            if self.facing.turning:
                return False  # what is seen lies nowhere yet
            event = self.facing.event(event, self._points, self.display.get_size())
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            hit, target = self.toasts.click(event.pos)
            if target:
                self.scene.follow(target)
            if hit:
                return True
        return self._pass_on(event)

    def _pass_on(self, event: pygame.event.Event) -> bool:
        """Let the uppermost box or the scene take an event. The text of a key that has just opened a field
        does not go into that field."""
        if event.type == pygame.TEXTINPUT and event.text == self._opening_text:
            return False
        before = self.page.focus
        used = (self.modals[-1] if self.modals else self.scene).handle(event)
        if event.type in (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT):
            opens = event.type == pygame.KEYDOWN and self._typing and self.page.focus is not before
            self._opening_text = event.unicode if opens else ""
        return used

    @property
    def page(self) -> Page:
        """The page that takes events now: that of the uppermost box, else of the scene."""
        return self.modals[-1] if self.modals else self.scene.page

    @property
    def obeyed(self) -> Sequence[Shortcuts]:
        """The shortcuts that are obeyed now, the uppermost first."""
        return [*(self.modals[-1].shortcuts if self.modals else self.scene.shortcuts), PAGE, WINDOW]

    def deaf_to(self, gamepad: int, count: int) -> str:
        """Why the scene does not hear a gamepad now; empty if it does."""
        return self.scene.deaf_to(gamepad, count)

    @property
    def _typing(self) -> bool:
        """Whether the player is typing words, so that a letter is no shortcut."""
        return isinstance(self.page.focus, TextField)

    def explain_keys(self) -> None:
        """Open the cheat sheet of the scene, or close it."""
        from game.app.cheat_sheet import cheat_sheet  # a box as any other, not needed before it is asked for

        if self.sheet in self.modals and self.sheet is not None:
            self.sheet.close()
            return
        here = chain(self.scene.shortcuts)
        self.sheet = cheat_sheet(here, chain([WINDOW, PAGE]), self.gamepads.name)
        self.open(self.sheet)

    def _is_repeat(self, event: pygame.event.Event) -> bool:
        """Whether a held Enter, Space, Escape or F11 comes again: those act once, arrows and letters repeat."""
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
        if event.type != pygame.KEYDOWN or event.key not in ONCE:
            return False
        again = event.key in self._down and pygame.key.get_pressed()[event.key]
        self._down.add(event.key)
        return bool(again)

    # The flat table and its fingers

    @property
    def _points(self) -> Size:
        """The size of the window in the points of the system."""
        return self.window.size if self.window else self.display.get_size()

    def _watch_pointer(self, event: pygame.event.Event) -> None:
        """Keep in mind which buttons are down and where the mouse is."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._buttons.add(event.button)
        elif event.type == pygame.MOUSEBUTTONUP:
            self._buttons.discard(event.button)
        elif not any(event.buttons):
            self._buttons.clear()  # one that went up elsewhere
        self._mouse = None if getattr(event, "touch", False) else event.pos

    def face(self) -> None:
        """Turn the picture to whoever is asked, but not in the middle of a gesture or below a box."""
        seat = self.scene.asked_seat
        if not self.settings.flat_table:
            far = False
        elif seat is None or self.modals or self._buttons or self.fingers.down:
            return
        else:
            far = seat in self.settings.far_seats
        still = self.scene.dark or self.settings.reduced_motion or not self.settings.speed
        if self.facing.turn(far, at_once=still):
            self.dirty = True
            self._point_anew()

    def _point_anew(self) -> None:
        """The picture has moved below the pointer: another thing lies there now."""
        if self.window:
            turn_pointer(self.facing.far)
        self.page.forget_pointer()
        if self._mouse is not None and not self.facing.turning:
            facts = {"pos": self._mouse, "rel": (0, 0), "buttons": (0, 0, 0), "touch": False}
            self.handle(pygame.event.Event(pygame.MOUSEMOTION, facts))

    def _placed(self, at: Point) -> Point:
        """The pixel of the picture where a finger lies; `at` is its place in the window, 0 to 1."""
        size = self.display.get_size()
        return self.facing.point((round(at[0] * size[0]), round(at[1] * size[1])), size)

    def _cancel_press(self) -> None:
        (self.modals[-1] if self.modals else self.scene).cancel_press()
        self._buttons.clear()

    def _pinch(self, start: Point, end: Point, factor: float) -> None:
        if not self.modals and not self.facing.turning:
            self.scene.pinch(start, end, factor)

    def update(self, dt: float) -> bool:
        """Let time pass everywhere; True while something moves."""
        self._layout()
        moving = self.scene.update(dt)
        for modal in list(self.modals):
            moving |= modal.update(dt)
        moving |= self.toasts.update(dt)
        moving |= self._turn(dt)
        moving |= self.gamepads.update(dt)
        if self._fading:
            self._fade += dt / max(1e-6, self.seconds(theme.SCENE_FADE))
            if self._fade >= 1:
                self._fading = None
            moving = True
        return moving

    def _turn(self, dt: float) -> bool:
        """Turn the picture on; True while it moves."""
        self.face()
        moving = self.facing.update(dt, self.seconds(theme.TURN_PICTURE))
        if moving and not self.facing.turning:
            self._point_anew()
        return moving

    def frame(self) -> None:
        """Lay out if need be, draw everything and show it."""
        surface = self.surface
        if self.too_small:
            _draw_too_small(surface)
        else:
            self._layout()
            self.scene.draw(surface)
            for modal in self.modals:
                modal.draw(surface)
            self.toasts.draw(surface, self.scale, self.settings.reduced_motion)
            if self._fading:
                self._draw_fade(surface)
        self.facing.show(self.display)
        if self.window:
            self.window.flip()
        self.dirty = False
        self.frames += 1

    def _layout(self) -> None:
        """Lay everything out for the window as it is now: before it is drawn, hears an event or lets time pass."""
        size, scale = self.size, self.scale
        if self._laid != (size, scale, self.gamepads.name):
            self._laid = (size, scale, self.gamepads.name)
            shortcut_names.use(self.gamepads.name)  # hints name other keys
            cache.STORE.fit(size)
            self.scene.layout(size, scale)
            for modal in self.modals:
                modal.layout(size, scale)

    def _draw_fade(self, surface: pygame.Surface) -> None:
        """Draw the scene before, fading away over the new one."""
        if self._fading and self._fading.get_size() == surface.get_size():
            alpha = round(255 * (1 - theme.SCENE_FADE.ease(min(1.0, self._fade))))
            least = (*theme.WHITE, alpha)  # it only falls; setting it for the whole surface takes twice as long
            self._fading.fill(least, special_flags=pygame.BLEND_RGBA_MIN)
            surface.blit(self._fading, (0, 0))

    def _remember_window(self) -> None:
        if not self.window or not self._keep or self.settings.full_screen:
            return
        width, height = self.window.size
        size = min(width, settings.LONGEST_SIDE), min(height, settings.LONGEST_SIDE)
        if size != self.settings.window:
            settings.save(msgspec.structs.replace(self.settings, window=size))


def _draw_too_small(surface: pygame.Surface) -> None:
    """Say so, in words that fit."""
    surface.fill(theme.NIGHT)
    width, height = theme.SMALLEST_WINDOW
    words = said("Please make this window at least {width} by {height} pixels large.", width=width, height=height)
    room = max(60, surface.get_width() - 24)
    laid = text.flow(words, Scale(720).style(theme.BODY), theme.BONE, room, align="centre")
    laid.draw(surface, (12, max(8, (surface.get_height() - laid.size[1]) // 2)))


def render(scene: Scene, size: Size, kept: Settings | None = None) -> pygame.Surface:
    """The picture a window of `size` px would show of a scene at rest; needs no display."""
    app = App(kept or Settings(), size, window=False)
    app.show(scene, fade=False)
    app.frame()
    return app.surface
