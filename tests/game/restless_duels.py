"""Random fights of every game, and a person who presses anything during each beat: nothing sticks."""

from __future__ import annotations

import random

import pygame
from msgspec.structs import replace

from engine.flow import Session
from engine.table import view
from game.bots.bot_runner import WindowBotRunner
from game.duel.beats import Form
from game.scenes.table.scene import TableScene
from game.stage.spoils import Flight
from tests.dungeon_twister.scene import Scene as Rooms
from tests.dungeon_twister.scene import attack
from tests.formidable_foes.scene import Scene as Fortress
from tests.game.driver import Person
from tests.game.table.conftest import random_bot

SIZES = ((1280, 720), (960, 600), (1024, 768), (1600, 900), (960, 1280))
SPELLS = ("Chips +1", "Chips +4", "Wisdom +2", "Transform 2", "Movement +3")
KEYS = (
    pygame.K_SPACE, pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE, pygame.K_1, pygame.K_2, pygame.K_u, pygame.K_t,
    pygame.K_w, pygame.K_l, pygame.K_f, pygame.K_b, pygame.K_h, pygame.K_LEFT, pygame.K_F1,
)  # fmt: skip
ROOMS = "N1=1G N2=1D"
LONGEST = 40.0  # seconds after which nothing of a fight may be shown any more


def fortress(chance: random.Random) -> Session:
    """A battle, a fright, a loss or a chest is about to be chosen by Red."""
    chest = chance.random() < 0.15
    strength = chance.choice((5, 8, 14, 30, 40, 49))
    scene = Fortress(chance.choice((2, 4))).figure(red="C22")
    scene = scene.chest(2, "C22") if chest else scene.monster(strength, "C22")
    scene = scene.wisdom(red=chance.choice((3, strength, strength, 50))).chips(red=chance.randrange(7))
    if chance.random() < 0.5:
        scene = scene.spells(red=", ".join(chance.sample(SPELLS, 2)))
    scene.dice(chance.choice((2, 3, 4)), chance.choice((1, 2, 3)))
    return scene.session


def dungeon(chance: random.Random) -> Session:
    """Both sides are about to lay cards, with one figure or several, the target perhaps wounded."""
    helpers = ("", ", N1:22 CL+Sw", ", N1:21 go+ar", ", N1:22 CL, N1:21 go")
    target = chance.choice(("th", "th!", "tr", "wi+ts"))
    tokens = f"N1:11 WA, N1:12 {target}{chance.choice(helpers)}"
    return Rooms(ROOMS, tokens).choose(attack("WA", "N1:12")).session


class RestlessFighter(Person):
    """Somebody who fights, and presses anything meanwhile; `done` is what was done."""

    def __init__(self, seed: int) -> None:
        self.chance = chance = random.Random(seed)
        self.done: list[str] = []
        super().__init__(
            chance.choice(SIZES),
            speed=chance.choice((0.0, 1.0, 1.0, 2.0, 4.0)),
            text=chance.choice((1.0, 1.0, 1.5, 2.0)),
            bot_fights=chance.choice([form.value for form in Form]),
            reduced_motion=chance.random() < 0.2,
            language=chance.choice(("en", "de")),
        )
        self.session = chance.choice((fortress, dungeon))(chance)
        seats = self.session.header.seats
        people = chance.choice((seats[:1], seats[:1], seats, seats[1:]))
        bots = {seat: random_bot(seed) for seat in seats if seat not in people}
        self.open(TableScene(self.session, WindowBotRunner(bots)))

    @property
    def table(self) -> TableScene:
        return self.scene(TableScene)

    # -- what is done ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Let the fight begin, whoever chooses."""
        for seat in self.session.waiting():
            options = self.session.options(seat)
            fights = [o for o in options if o.verb in ("battle", "take", "fight")]
            if fights and seat in self.session.waiting():
                option = self.chance.choice(fights)
                self.done.append(f"{seat}: {option}")
                self.table.play.choose(seat, option)

    def fidget(self) -> None:
        """Do anything, or nothing for a while."""
        if not isinstance(self.app.scene, TableScene):
            return
        rare = self.chance.choice((self._resize, self._set, self._drag))
        deed = self.chance.choice((self._wait, self._wait, self._press, self._click, self._point, rare))
        self.done.append(deed.__name__)
        deed()
        self.check()

    def _wait(self) -> None:
        for _ in range(self.chance.choice((1, 5, 20))):
            self.app.step(1 / 60)

    def _press(self) -> None:
        key = self.chance.choice(KEYS)
        self.done.append(pygame.key.name(key))
        self.key(key)

    def _spot(self) -> tuple[int, int]:
        flow, chance = self.table.duel_flow, self.chance
        window = self.app.surface.get_rect()
        rects = [flow.panel.rect, flow.plate_rect, self.table.panels.prompt.rect, window, *self._buttons()]
        rect = window if chance.random() < 0.3 else chance.choice([rect for rect in rects if rect.w and rect.h])
        return chance.randrange(rect.left, rect.right), chance.randrange(rect.top, rect.bottom)

    def _buttons(self) -> list[pygame.Rect]:
        return [widget.rect for widget in self.page.widgets if widget.visible]

    def _click(self) -> None:
        self.click(self._spot())

    def _drag(self) -> None:
        self.drag(self._spot(), self._spot())

    def _point(self) -> None:
        self.post((pygame.MOUSEMOTION, {"pos": self._spot(), "rel": (1, 1), "buttons": (0, 0, 0)}))

    def _resize(self) -> None:
        size = self.chance.choice(SIZES)
        assert self.app.window is not None
        self.app.window.size = size
        self.post((pygame.WINDOWSIZECHANGED, {"x": size[0], "y": size[1]}))

    def _set(self) -> None:
        speed, text = self.chance.choice((0.0, 1.0, 4.0)), self.chance.choice((1.0, 2.0))
        self.app.settings = replace(self.app.settings, speed=speed, text=text)
        self.app.step(1 / 60)

    # -- what holds --------------------------------------------------------------------------------------

    def check(self) -> None:
        """What holds at any moment."""
        if not isinstance(self.app.scene, TableScene):
            return
        table = self.table
        flow, panels = table.duel_flow, table.panels
        assert panels.dueling == flow.panel.visible == (flow.large and flow.duel is not None)
        assert (flow.go_on in panels.prompt.buttons) <= flow.large
        if flow.large and flow.panel.rect.height:
            assert pygame.Rect((0, 0), table.page.size).contains(flow.panel.rect)
            if panels.tray.looks and panels.tray.fresh:
                assert not panels.tray.rect.colliderect(flow.panel.rect)

    def rest_and_check(self) -> None:
        """Close what was opened, let time pass, and find nothing left of the fight but what waits for a choice."""
        for _ in range(8):
            if self.app.modals or not isinstance(self.app.scene, TableScene):
                self.key(pygame.K_ESCAPE)
                self.rest()
        if not isinstance(self.app.scene, TableScene):
            return
        table = self.table
        flow, stage = table.duel_flow, table.stage
        passed = 0.0
        while passed < LONGEST and (stage.busy or (flow.duel is not None and not flow.duel.waits)):
            if table.curtain.closed:
                self.key(pygame.K_RETURN)
            self.app.step(0.05)
            passed += 0.05
        self.check()
        if set(self.session.header.seats) <= set(table.play.bots):
            return  # a bot was seated for the person too: they play on and on
        assert not stage.busy, "the stage never came to rest"
        assert flow.duel is None or flow.duel.waits, "a panel that nobody needs stays"
        if flow.duel is not None:
            assert self.session.position.pages, "it waits for nobody"
        assert not [visual for visual in stage.visuals if isinstance(visual, Flight)]
        assert table.panels.prompt.instead is None
        assert flow.go_on not in table.page.widgets
        if not self.session.over and not table.curtain.closed:
            assert stage.table.contents == view(self.session.position, table.play.viewer).contents


def fight_restlessly(seed: int, deeds: int = 12) -> None:
    """One fight with random deeds in it. Raises AssertionError with the seed and all deeds."""
    person = RestlessFighter(seed)
    try:
        person.begin()
        for _ in range(deeds):
            person.fidget()
        person.rest_and_check()
    except Exception as error:
        raise AssertionError(f"Seed {seed}: {error!r}, after {person.done}") from error
    finally:
        person.close()
