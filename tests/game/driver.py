"""A player at the window who only posts events. It may read where things are, but acts by mouse or keys alone."""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable, Iterable
from typing import TypeVar

import pygame
import pytest

from engine.bots import make
from engine.flow import Option, Session
from engine.games import GAMES
from game.app.window import App, Scene
from game.program import Program
from game.scenes.end.scene import EndScene
from game.scenes.setup.scene import SetupScene
from game.scenes.table.scene import TableScene
from game.services.assets import BAKER
from game.services.settings import Settings
from game.ui.button import Button
from game.ui.choice import Choice
from game.ui.page import Page
from game.ui.widget import Widget
from tests.soak_size import LONG_GAMES

S = TypeVar("S", bound=Scene)
Point = tuple[int, int]
MOST = 4000  # steps of a game that surely ends


def clock_from_noon() -> Callable[[], float]:
    """A clock that goes on from today's noon: what was saved ten minutes ago is from today, at night too."""
    noon = datetime.datetime.combine(datetime.date.today(), datetime.time(12)).timestamp()
    ahead = noon - time.time()
    return lambda: time.time() + ahead


class Person:
    """A player before a real window of the dummy driver, with the whole program behind it."""

    def __init__(self, size: tuple[int, int] = (1280, 720), **settings: object) -> None:
        self.finger = False  # clicks and drags are made by a finger
        self.app = App(Settings(**{"speed": 0.0, **settings}), size, keep=False)  # type: ignore[arg-type]
        self.program = Program(self.app, clock=clock_from_noon())
        pygame.event.clear()

    def close(self) -> None:
        """Leave the window."""
        self.app.scene.leave()
        self.program.close()
        if self.app.window:
            self.app.window.destroy()
        pygame.event.clear()

    # -- the window --------------------------------------------------------------------------------------

    def open(self, scene: Scene) -> None:
        """Show a scene and let it come to rest."""
        self.app.show(scene, fade=False)
        self.rest()

    def rest(self) -> None:
        """Let everything that waits be done, what is drawn in the background too."""
        for _ in range(60):
            BAKER.catch_up()
            if not self.app.step(0.02):
                return

    def post(self, *events: tuple[int, dict[str, object]]) -> None:
        """Give events to the window, and let it do one turn."""
        for kind, facts in events:
            pygame.event.post(pygame.event.Event(kind, facts))
        self.app.step(0.02)

    def scene(self, kind: type[S]) -> S:
        """The scene that is shown."""
        assert isinstance(self.app.scene, kind), f"this is {type(self.app.scene).__name__}"
        return self.app.scene

    @property
    def page(self) -> Page:
        """The page that takes events now: the uppermost box, else the scene."""
        return self.app.modals[-1] if self.app.modals else self.app.scene.page

    @property
    def notices(self) -> list[str]:
        """The notices on the window."""
        return [toast.words for toast in self.app.toasts.shown]

    # -- the mouse ---------------------------------------------------------------------------------------

    def on_display(self, at: Point) -> Point:
        """Where a pixel of the picture is seen."""
        return self.app.facing.point(at, self.app.display.get_size())

    def _touch(self, *path: Point) -> None:
        """Lay a finger down, lead it along and lift it. The system tells of each step as the mouse first."""
        size = self.app.display.get_size()
        steps = [
            (pygame.MOUSEMOTION, None, path[0]),
            (pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, path[0]),
            *[(pygame.MOUSEMOTION, pygame.FINGERMOTION, at) for at in path[1:]],
            (pygame.MOUSEBUTTONUP, pygame.FINGERUP, path[-1]),
        ]
        for mouse, finger, (x, y) in steps:
            self.post((mouse, {"pos": (x, y), "rel": (0, 0), "button": 1, "buttons": (1, 0, 0), "touch": True}))
            if finger is not None:
                place = {"x": x / size[0], "y": y / size[1], "dx": 0.0, "dy": 0.0}
                self.post((finger, {"touch_id": 1, "finger_id": 1, **place}))

    def click(self, at: Point) -> None:
        """Click at a pixel of the picture."""
        at = self.on_display(at)
        if self.finger:
            self._touch(at)
            return
        self.post(
            (pygame.MOUSEMOTION, {"pos": at, "rel": (0, 0), "buttons": (0, 0, 0)}),
            (pygame.MOUSEBUTTONDOWN, {"pos": at, "button": 1}),
            (pygame.MOUSEBUTTONUP, {"pos": at, "button": 1}),
        )

    def click_on(self, name: str) -> None:
        """Click on a widget of the scene or of the box above it."""
        self.click(self.page.named(name).rect.center)

    def click_option(self, name: str, number: int) -> None:
        """Click on one option of a choice."""
        widget = self.page.named(name)
        assert isinstance(widget, Choice)
        self.click(widget.area(number).center)

    def drag(self, start: Point, end: Point) -> None:
        """Pick something up at one pixel and lay it down at another."""
        start, end = self.on_display(start), self.on_display(end)
        begun = (start[0] + 9, start[1] + 9)
        if self.finger:
            self._touch(start, begun, end)
            return
        self.post(
            (pygame.MOUSEMOTION, {"pos": start, "rel": (0, 0), "buttons": (0, 0, 0)}),
            (pygame.MOUSEBUTTONDOWN, {"pos": start, "button": 1}),
            (pygame.MOUSEMOTION, {"pos": begun, "rel": (9, 9), "buttons": (1, 0, 0)}),
            (pygame.MOUSEMOTION, {"pos": end, "rel": (9, 9), "buttons": (1, 0, 0)}),
            (pygame.MOUSEBUTTONUP, {"pos": end, "button": 1}),
        )

    # -- the keys ----------------------------------------------------------------------------------------

    def key(self, key: int, mod: int = 0) -> None:
        """Press a key and let it go."""
        self.post(
            (pygame.KEYDOWN, {"key": key, "mod": mod, "unicode": ""}), (pygame.KEYUP, {"key": key, "mod": mod})
        )

    def type(self, words: str) -> None:
        """Type words."""
        for letter in words:
            self.post(
                (pygame.KEYDOWN, {"key": 0, "mod": 0, "unicode": letter}), (pygame.TEXTINPUT, {"text": letter})
            )

    def tab_to(self, name: str) -> Widget:
        """Walk the focus to a widget by Tab alone, backwards if that is nearer."""
        for _ in range(8):
            page = self.page
            if page.focus is not None and page.focus.name == name:
                return page.focus
            order = page.focusables
            goal = next((number for number, widget in enumerate(order) if widget.name == name), None)
            assert goal is not None, f"Tab never comes to {name}"
            away = goal - (order.index(page.focus) if page.focus in order else -1)
            back = {"key": pygame.K_TAB, "mod": pygame.KMOD_SHIFT if away < 0 else 0, "unicode": ""}
            self.post(*[(pygame.KEYDOWN, back) for _ in range(abs(away))])
        raise AssertionError(f"Tab never came to {name}")

    def seat_two(self, press: Callable[[str], object]) -> None:
        """At the set-up, send all away but two; `press` works the button with a name."""
        for place in range(len(self.scene(SetupScene).seating.chairs), 2, -1):
            press(f"leave {place}")

    def enter_on(self, name: str) -> None:
        """Walk to a widget and press Enter."""
        self.tab_to(name)
        self.key(pygame.K_RETURN)

    # -- a gamepad ---------------------------------------------------------------------------------------

    def press(self, button: int, pad: int = 1) -> None:
        """Press a button of a gamepad and let it go."""
        facts: dict[str, object] = {"instance_id": pad, "button": button}
        self.post((pygame.CONTROLLERBUTTONDOWN, facts), (pygame.CONTROLLERBUTTONUP, facts))

    def lean(self, axis: int, value: float, pad: int = 1) -> None:
        """Move a stick or trigger to a part of its way, -1 to 1."""
        facts: dict[str, object] = {"instance_id": pad, "axis": axis, "value": round(value * 32767)}
        self.post((pygame.CONTROLLERAXISMOTION, facts))

    def pull(self, axis: int, pad: int = 1) -> None:
        """Move a stick or trigger to its end, and let it go."""
        self.lean(axis, 1.0, pad)
        self.lean(axis, 0.0, pad)

    def steer_to(self, goal: Widget) -> None:
        """Bring the focus to a widget: by the cross as long as that leads nearer, else by the triggers."""
        seen: set[int] = set()
        for _ in range(200):
            focus = self.page.focus
            if focus is goal:
                return
            if focus is None or id(focus) in seen:
                self._trigger_to(goal)
                continue
            seen.add(id(focus))
            x, y = (there - here for there, here in zip(goal.rect.center, focus.rect.center, strict=True))
            across = pygame.CONTROLLER_BUTTON_DPAD_RIGHT if x > 0 else pygame.CONTROLLER_BUTTON_DPAD_LEFT
            along = pygame.CONTROLLER_BUTTON_DPAD_DOWN if y > 0 else pygame.CONTROLLER_BUTTON_DPAD_UP
            self._press_unseen(across if abs(x) > abs(y) else along)
        raise AssertionError(f"the gamepad never came to {goal.name}")

    def _press_unseen(self, button: int) -> None:
        """Press a button and let it go, faster than the window draws."""
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.app.handle(pygame.event.Event(kind, instance_id=1, button=button))

    def _trigger_to(self, goal: Widget) -> None:
        """Go one step to a widget in the order of the page."""
        order = self.page.focusables
        assert goal in order, f"the gamepad never comes to {goal.name}"
        back = self.page.focus in order and order.index(goal) < order.index(self.page.focus)
        trigger = pygame.CONTROLLER_AXIS_TRIGGERLEFT if back else pygame.CONTROLLER_AXIS_TRIGGERRIGHT
        for value in (32767, 0):
            moved = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=1, axis=trigger, value=value)
            self.app.handle(moved)

    def push(self, goal: Widget) -> None:
        """Go to a widget and press A."""
        self.steer_to(goal)
        self.press(pygame.CONTROLLER_BUTTON_A)


class Player:
    """Plays every seat of the shown table as a bot would choose, by gestures alone."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.bots = {
            seat: make("greedy", seed + n) for n, seat in enumerate(person.scene(TableScene).session.header.seats)
        }

    @property
    def table(self) -> TableScene:
        return self.person.scene(TableScene)

    def play(self, until: Callable[[Session], bool] = lambda session: session.over) -> None:
        """Play to the end of the game, or until something is true."""
        session = self.table.session
        for _ in range(MOST):
            if until(session):
                return
            if self.table.curtain.closed:
                self.person.app.step(0.02)
                self.lift_curtain()
                continue
            seat = self.table.play.seat  # of several that are asked at once, the one that the table asks first
            if seat not in session.waiting() or self.table.stage.busy or self.table.choices is None:
                self.person.app.step(0.02)
                continue
            option = self.able(self.bots[seat].choose(session.position.seen_by(seat), seat))
            before = len(session.entries)
            if not self.picks(option):
                self.do(option)
            if self.table.curtain.closed and len(session.entries) == before:
                continue  # the gesture only put the outcome of a contest away
            for _ in range(4):
                if self.person.app.modals:
                    self.answer(option)
            if len(session.entries) == before and self.picks(option):
                self.pick(option)
            self.person.app.step(0.02)
            assert len(session.entries) == before + 1, f"{option} was not done by {type(self).__name__}"
            done = session.entries[-1].record.choice
            assert done is not None
            assert self.alike(done, option), f"{done} was done in place of {option}"
        raise AssertionError("the game did not end")

    def able(self, option: Option) -> Option:
        """The option, or one like it that these hands can do."""
        return option

    def alike(self, one: Option, other: Option) -> bool:
        """Whether two options look the same to the player: cards of one kind lie in one heap."""
        pieces = self.table.session.position.pieces
        same = one.piece == other.piece or pieces[one.piece].kind == pieces[other.piece].kind
        return same and (one.verb, one.to, one.amount) == (other.verb, other.to, other.amount)

    def words(self, option: Option) -> str:
        """What the button of an option says."""
        return self.table.play.sentences.option(option)

    def in_box(self, option: Option) -> Button:
        """The button of the open box: the number, else the words, else any that goes on."""
        buttons = self.person.app.modals[-1].buttons
        for button in buttons:
            if button.name == f"amount-{option.amount}":
                return button
        choices = self.table.choices
        direct = list(choices.at(option.piece, option.to)) if choices is not None and option.to else []
        if option in direct and len(direct) == len(buttons):
            return buttons[direct.index(option)]
        return next((button for button in buttons if button.words == self.words(option)), buttons[-1])

    def prompt_button(self, option: Option) -> Button | None:
        """The button in the prompt bar that does an option, or that leads to the list of all; None if that is
        unclear."""
        buttons = self.table.panels.prompt.buttons
        words = self.words(option)
        risky = (f"{words} (", f"{words} and ")  # the button tells how risky it is
        told = (words, self.table.play.sentences.uncounted(option))
        found = [each for each in buttons if each.words in told or each.words.startswith(risky)]
        if len(found) > 1:
            return None
        return next(iter(found), None) or next((button for button in buttons if button.name == "more"), None)

    def at_hand(self, option: Option) -> Widget | None:
        """The row of the list of ways, or the button of a number to add, that does an option or leads to it."""
        ways = self.table.panels.column.ways
        for row in ways.rows:
            if row.visible and row.lead is not None and row.lead.option == option:
                return row
        names = (f"add-{option.amount}", "add-other") if self.adds(option) else ()
        buttons = {button.name: button for button in self.table.panels.prompt.buttons}
        return next((buttons[name] for name in names if name in buttons), None)

    def adds(self, option: Option) -> bool:
        """Whether an option adds a number to a contest."""
        waiting = self.table.duel_flow.waiting
        return waiting is not None and option.verb == waiting.adds

    def picks(self, option: Option) -> bool:
        """Whether an option can be done now by picking its place alone."""
        choices = self.table.choices
        return choices is not None and option in self.table.dragging.goals(choices).values()

    def goes(self, option: Option) -> bool:
        """Whether an option brings a piece to a place of the board; to a seat there is a button, and for what lies
        in the figure's own place."""
        spot, lying = self.table.view.ground.spot(option.to), self.table.view.arrangement.by_id.get(option.piece)
        there = lying is not None and lying.layer != "figure" and lying.piece.place == option.to
        return bool(option.piece and option.to) and spot is not None and not there

    def types(self, option: Option) -> bool:
        """Type an option that is typed; whether it is one."""
        if not option.text:
            return False
        self.person.type(option.text)
        return True

    def arrow(self, option: Option) -> Widget | None:
        """The arrow at a tile that can be turned, or the stop of its dial."""
        turner, stops = self.table.tile_turning.handles, self.table.turning_dial.buttons
        if stops:
            return next((button for button in stops if button.stop.run == (option,)), None)
        arrows = turner.buttons if turner is not None else []
        return next((button for button, choice in arrows if choice.amount == option.amount), None)

    def lies(self, piece: str) -> bool:
        """Whether a piece can be pointed at: it lies in the hand or somewhere on the table."""
        table = self.table
        return bool(piece) and (table.panels.hand.holds(piece) or table.cursor.piece_rect(piece).width > 0)

    def chip(self, option: Option) -> Widget | None:
        """The small button beside a place of the board that does an option."""
        chips = self.table.choice_popup.chips
        return next((chip for chip in chips if chip.way.words == self.words(option)), None)

    def lift_curtain(self) -> None:
        raise AssertionError("said by Mouse and Keys")

    def do(self, option: Option) -> None:
        raise AssertionError("said by Mouse and Keys")

    def answer(self, option: Option) -> None:
        raise AssertionError("said by Mouse and Keys")

    def pick(self, option: Option) -> None:
        raise AssertionError("said by Mouse and Keys")


class Mouse(Player):
    """Drags, and clicks what cannot be dragged."""

    def lift_curtain(self) -> None:
        self.person.click(self.table.curtain.button.rect.center)

    def answer(self, option: Option) -> None:
        self.person.click(self.in_box(option).rect.center)

    def pick(self, option: Option) -> None:
        self.bring_into_sight(Option("", "", option.to))
        self.person.click(self.spot(option.to))

    def at(self, piece: str) -> Point:
        """Where a piece can be taken."""
        hand = self.table.panels.hand
        if hand.holds(piece):
            rect = hand.rect_of(piece)
            return rect.x + 8, rect.centery
        return self.table.cursor.piece_rect(piece).center

    def do(self, option: Option) -> None:
        person, table = self.person, self.table
        before = len(table.session.entries)
        at_hand = self.at_hand(option)
        if at_hand is not None:
            person.click(at_hand.rect.center)
        elif self.types(option):
            person.click(table.panels.prompt.buttons[0].rect.center)
        elif self.goes(option):
            self.bring_into_sight(option)
            if self.lies(option.piece):
                person.drag(self.at(option.piece), self.spot(option.to))
            else:
                person.click(self.spot(option.to))  # the piece lies nowhere yet
        elif option.piece and table.panels.hand.holds(option.piece):
            person.click(self.at(option.piece))
            if table.dragging.selected == option.piece:
                self._press(option)  # the card waits for whom it is for
        else:
            self._press(option)
        for widget in (self.chip(option), self.arrow(option)):
            if widget is not None and len(table.session.entries) == before:
                person.click(widget.rect.center)
        while table.laying_down.options:
            turned = table.laying_down.turn == option.amount % len(table.laying_down.options)
            person.click_on("lay it" if turned else "lay clockwise")
        lay = table.panels.contest.lay_button
        if lay.visible and table.panels.hand.chosen:
            person.click(lay.rect.center)

    def spot(self, place: str) -> Point:
        """Where a place is on the screen."""
        return self.table.cursor.place_rect(place).center

    def bring_into_sight(self, option: Option) -> None:
        """Let a large board show its whole if the piece or the place of an option is out of sight. Where the
        camera follows a figure, the same button leads back to it."""
        for margin in (20, 0):
            if not self._in_sight(option, margin):
                self.person.click_on("fit")
                self.person.rest()

    def _in_sight(self, option: Option, margin: int) -> bool:
        """Whether the piece and the place of an option lie in the view, at least so many px from its rim."""
        cursor, hand = self.table.cursor, self.table.panels.hand
        points = [self.spot(option.to)] if option.to else []
        if option.piece and not hand.holds(option.piece):
            points.append(cursor.piece_rect(option.piece).center)
        view = self.table.view.camera.view.inflate(-2 * margin, -2 * margin)
        return all(view.collidepoint(point) for point in points)

    def _press(self, option: Option) -> None:
        """Click the button of an option, or the piece that it is about."""
        button = self.prompt_button(option)
        if button is not None and button.name != "more":
            self.person.click(button.rect.center)
        elif self.lies(option.piece) and self.chip(option) is None:
            self.bring_into_sight(option)
            self.person.click(self.at(option.piece))
        elif not self.lies(option.piece):
            assert button is not None, f"there is no button for {option}"
            self.person.click(button.rect.center)


class Keys(Player):
    """Tab, Enter and the number keys."""

    def use(self, name: str) -> None:
        """Go to a piece, place, card or button, and use it."""
        self.person.enter_on(name)

    def choose(self, button: Button) -> None:
        """Use a button of the prompt bar. While the number keys mean numbers of a die, they do not reach it."""
        if self.table.panels.column.ways.chooses:
            self.use(button.name)
        else:
            self.person.key(pygame.K_1 + self.table.panels.prompt.buttons.index(button))

    def confirm(self) -> None:
        """Use what has the focus."""
        self.person.key(pygame.K_RETURN)

    def target(self, piece: str) -> str:
        """What the focus goes to for a piece; for a card below others of its kind, to the one on top."""
        hand = self.table.panels.hand
        if not hand.holds(piece):
            return f"piece:{piece}"
        pieces = self.table.session.position.pieces
        cards = [target.key for target in self.table.cursor.targets if target.sort == "card"]
        alike = [card for card in cards if pieces[card].kind == pieces[piece].kind]
        return f"card:{piece if piece in cards or not alike else alike[0]}"

    def lift_curtain(self) -> None:
        self.confirm()

    def answer(self, option: Option) -> None:
        self.use(self.in_box(option).name)

    def pick(self, option: Option) -> None:
        self.use(f"place:{option.to}")

    def do(self, option: Option) -> None:
        table = self.table
        before = len(table.session.entries)
        at_hand = self.at_hand(option)
        if at_hand is not None or self.types(option):
            if at_hand is None:
                self.confirm()
            elif at_hand in table.panels.prompt.buttons:
                self.choose(table.panels.prompt.buttons[table.panels.prompt.buttons.index(at_hand)])
            else:
                self.use(at_hand.name)
            return
        button = None if self.goes(option) else self.prompt_button(option)
        if self.goes(option) and table.dragging.selected == option.piece:
            pass  # still in hand from the step before
        elif self.lies(option.piece) and (button is None or button.name == "more"):
            self.use(self.target(option.piece))
        else:
            assert button is not None, f"there is no button for {option}"
            self.choose(button)
        if self.goes(option) and table.dragging.selected:
            self.use(f"place:{option.to}")
        for widget in (self.chip(option), self.arrow(option)):
            if widget is not None and len(table.session.entries) == before:
                self.use(widget.name)
        while table.laying_down.options:
            turned = table.laying_down.turn == option.amount % len(table.laying_down.options)
            self.confirm() if turned else self.person.key(pygame.K_r)
        if table.panels.contest.lay_button.visible and table.panels.hand.chosen:
            self.confirm()


class OneGamepad(Keys):
    """The cross, the triggers and A of one gamepad."""

    def able(self, option: Option) -> Option:
        """Nobody types with a gamepad: an answer is said aloud."""
        if not option.text:
            return option
        session = self.table.session
        spoken = session.game.people_only
        return next(each for each in session.options(session.waiting()[0]) if each.verb in spoken)

    def use(self, name: str) -> None:
        self.person.push(self.person.page.named(name))

    def choose(self, button: Button) -> None:
        self.person.push(button)

    def confirm(self) -> None:
        self.person.press(pygame.CONTROLLER_BUTTON_A)


#: The games whose whole games are short enough to be played with every device.
SHORT_GAMES = tuple([key for key in GAMES if key not in LONG_GAMES])


def whole_games(first: int, keys: Iterable[str] = GAMES) -> list[object]:
    """The ids of games: number `first` in the plain tests, the rest in the soak. The later games have tests of
    their own, because their games are long."""
    return [
        key if number == first else pytest.param(key, marks=pytest.mark.soak) for number, key in enumerate(keys)
    ]


def expect_finished(person: Person, session: Session) -> None:
    """The scores show who has won, the game replays to the same table, and it is saved as finished."""
    end = person.scene(EndScene)
    outcome = session.game.outcome(session.position)
    assert [row.seat for row in end.scores.rows if row.won] == list(outcome.winners)
    assert Session.replayed(session.game, session.header, session.records()).hashes() == session.hashes()
    assert [table.over for table in person.program.saved_tables.tables()] == [True]


def seeded(seed: int) -> Callable[..., object]:
    """A dealer that deals the same whatever seed is asked for."""
    from engine.table.chance import LiveDealer

    return lambda *asked: LiveDealer(seed)
