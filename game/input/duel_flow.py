"""The flow of a duel: it opens when the stage comes to a contest, goes through its beats, and closes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import Future, wait
from functools import partial

import pygame

from engine.flow import Contest
from engine.said import said
from engine.table import Flip
from game.duel.beats import CLOSES, OFF, SMALL_FADES, SMALL_STAYS, Form, beats
from game.duel.dark import DuelDark
from game.duel.deltas import SeatDeltas
from game.duel.duel import Duel
from game.duel.duel_place import DuelPlace
from game.duel.floors import floor_at
from game.duel.panel import DuelPanel
from game.duel.pictures import units
from game.duel.plate import DuelPlate
from game.duel.spoil_routes import LARGE as LARGE_LEG
from game.duel.spoil_routes import SMALL as SMALL_LEG
from game.duel.spoil_routes import SpoilRoutes, draw_trails
from game.duel.told import sentence
from game.panels.prompt_bar import BarWords
from game.panels.table_panels import TablePanels
from game.play.fights import Fight, fight
from game.services.assets import BAKER
from game.services.settings import Settings
from game.stage.spoils import Flight
from game.ui import paint, theme
from game.ui.button import Button
from game.ui.kept_picture import KeptPicture
from game.ui.theme import Scale
from game.ui.widget import is_confirm

PATIENCE = 0.1  # seconds that are waited for pictures which are drawn ahead
TWICE = 0.45  # seconds within which a second press goes to the end
CARDS_TURN = 0.26  # seconds


class DuelFlow:
    """Opens and closes the duel of a table. `settings` gives what the player has set, `click` plays a sound with
    its loudness, `advance` lets the stage go on by some seconds at speed 1, `finish` shows all that waits.
    `changed` is called when the prompt bar has something else to say."""

    def __init__(
        self,
        panels: TablePanels,
        settings: Callable[[], Settings],
        click: Callable[[str, float], object],
        advance: Callable[[float], object],
        finish: Callable[[], object],
        changed: Callable[[], object],
    ) -> None:
        self.panels, self.play, self.view = panels, panels.play, panels.view
        self.settings, self._click, self._advance, self._finish = settings, click, advance, finish
        self._changed = changed
        names = self.play.session.header.names
        sprites = panels.view.sprites
        self.panel = DuelPanel(sprites, lambda seat: names.get(seat, seat), panels.words.name_of, panels.look_up)
        self.plate = DuelPlate(sprites)
        tip = said("To the next beat of the fight; twice: to its end")
        self.go_on = Button(said("Go on"), self._press, "primary", tip=tip, name="go on")
        self.plate_rect = pygame.Rect(0, 0, 0, 0)
        self.duel: Duel | None = None
        self._made: tuple[Fight, Duel] | None = None
        self._leaves: float | None = None  # seconds until it closes
        self._ready: Future[None] | None = None  # the pictures of a scene that are drawn ahead
        self._thrown: Fight | None = None  # whose dice have been thrown ahead
        self.underlay = KeptPicture()
        self._place = DuelPlace(panels, self.panel)
        self._dark, self._deltas = DuelDark(self._place), SeatDeltas(panels)
        self._told = -1  # how many beats the prompt bar has told of
        self._pressed = TWICE  # seconds since the last press
        self.play.duel_clock = self
        signals = self.play.signals
        signals.fight_began.connect(self.begin)
        signals.fight_over.connect(self.over)
        signals.person_chooses.connect(self.put_away)
        signals.viewer_changed.connect(self._looked_anew)
        self.play.stage.cleared.connect(self._cleared)

    # -- what is shown -----------------------------------------------------------------------------------

    @property
    def large(self) -> bool:
        """Whether a duel is shown as a scene."""
        return self.duel is not None and self.duel.form is Form.LARGE

    @property
    def runs(self) -> bool:
        """Whether a scene goes through its beats, so that a press goes to the next one."""
        duel = self.duel
        return duel is not None and self.large and not duel.rests and not duel.waits

    @property
    def waiting(self) -> Contest | None:
        """The contest that waits for a choice; None if none does."""
        return self.duel.fight.contest if self.duel is not None and self.duel.waits else None

    @property
    def closed(self) -> bool:
        """Whether no scene is shown that somebody must see before others may look."""
        return not self.large or (self.duel is not None and self.duel.waits)

    def _form(self, fight: Fight) -> Form:
        """A person who takes part sees the scene; bots among themselves are shown as the player has set. Before
        the window is laid out nothing is."""
        seats = [side.seat for side in fight.contest.sides]
        if self.panels.areas is None:
            return Form.NONE
        person = any(seat in self.play.humans for seat in seats)
        if not fight.contest.compares:  # a plate says it all
            return Form.NONE if self.settings().bot_fights == Form.NONE.value and not person else Form.SMALL
        if person:
            return Form.LARGE
        return Form(self.settings().bot_fights)

    def _make(self, fight: Fight) -> Duel:
        """The duel of a contest, with its dice thrown; one that goes on begins at its verdict."""
        if self._made is not None and self._made[0] is fight:
            return self._made[1]
        changes = self._deltas.changes(fight)
        form, calm = self._form(fight), self.settings().reduced_motion
        contest = fight.contest
        dice = bool(self.panel.stage.dice_of(contest))
        cards = any(side.card for side in contest.sides)
        duel = Duel(fight, form, [], changes)
        rolled = self._rolled(duel) if dice and form is Form.LARGE else CARDS_TURN
        told = beats(contest, dice or cards, duel.lines, form, calm, rolled)
        duel = Duel(fight, form, told, changes, fallen=self._fallen(fight))
        if self._goes_on(fight):
            duel.age = next((beat.start for beat in duel.beats if beat.name == "ribbon"), duel.seconds)
        self._made = fight, duel
        return duel

    def _fallen(self, fight: Fight) -> frozenset[str]:
        """The pieces that a contest lays on their side."""
        turned = [change.piece for change in fight.changes if isinstance(change, Flip) and change.face]
        looks = {key: self.panels.layout.look(fight.pieces[key].kind) for key in turned if key in fight.pieces}
        return frozenset([key for key, look in looks.items() if look is not None and look.down])

    def _rolled(self, duel: Duel) -> float:
        """How many seconds the dice of a duel roll; those of one that goes on lie where they fell."""
        thrown, lies = self.panel.stage.thrown, self._thrown is duel.fight or self._goes_on(duel.fight)
        self._thrown = None
        return thrown.duration if thrown is not None and lies else self._throw(duel)

    def _throw(self, duel: Duel) -> float:
        return self.panel.stage.throw(duel, self._place.stage(duel).size)

    def _goes_on(self, fight: Fight) -> bool:
        """Whether the contest is the one that waits on the screen."""
        before = self.duel
        if before is None or not before.waits:
            return False
        return [side.pieces for side in before.fight.contest.sides] == [s.pieces for s in fight.contest.sides]

    # -- beginning and end -------------------------------------------------------------------------------

    def opening(self, fight: Fight) -> float:
        """How long the beats of a contest take until what comes of it may be shown."""
        duel = self._make(fight)
        return max(0.0, duel.seconds - duel.age) if duel.form is not Form.NONE else 0.0

    def closing(self) -> float:
        """How long the scene stays and closes."""
        return self.duel.stays + CLOSES if self.duel is not None and self.large else 0.0

    def routes(self, fight: Fight) -> SpoilRoutes | None:
        """How what is won and lost flies; None if the contest is not shown."""
        form = self._form(fight)
        if form is Form.NONE:
            return None
        if form is Form.LARGE and self.duel is None and self._made is None:
            self._throw(Duel(fight, form, [], ()))
            self._thrown = fight
        leg = SMALL_LEG if form is Form.SMALL else LARGE_LEG
        leg = 0.0 if self.settings().reduced_motion else leg
        return SpoilRoutes(self.panels, fight.contest, leg, self._stands)

    def _stands(self, side: int) -> tuple[int, int] | None:
        """The middle of a side on the scene, px; None without a scene."""
        duel = self.duel
        if duel is None or not self.large:
            return None
        return self.panel.stage.stands(self.panel.stage_rect(self.panel.rect, duel, self._place.scale), side)

    def begin(self, fight: Fight) -> None:
        """Show a contest."""
        duel = self._make(fight)
        self._made, self._leaves = None, None
        if duel.form is Form.NONE:
            return
        self.duel, self._told = duel, -1
        if not self.play.stage.speed:
            duel.finish()
        self.panel.own = "" if self.play.shared else self.play.viewer or ""
        self.place()
        self._draw_ahead()
        self._tell()

    def _draw_ahead(self) -> None:
        """Let the pictures of a scene be drawn while it begins to open."""
        duel = self.duel
        if duel is None or not self.large:
            return
        size = self.panels.page.size
        BAKER.run(partial(self.underlay.make_room, size))
        self._dark.draw_ahead(duel)
        self._ready = BAKER.run(partial(self._warm, duel, self.panel.rect.copy(), self._place.scale))

    def _warm(self, duel: Duel, rect: pygame.Rect, scale: Scale) -> None:
        """Draw the large pictures of a scene; safe in another thread."""
        duel.floor = floor_at(self.view, duel.fight.contest.place, rect.width)
        self.panel.warm(duel, rect, scale)

    def _tell(self) -> None:
        """Let the prompt bar say what the beat shows, and offer to go on."""
        duel = self.duel
        told = duel.number if duel is not None and self.runs else -1
        if told == self._told and (told < 0) == (self.panels.prompt.instead is None):
            return
        self._told, self.panels.prompt.instead = told, None
        if duel is not None and told >= 0:
            contest = duel.fight.contest
            title = self.play.sentences.with_names(contest.title)
            how = sentence(duel, self.panel.verdict)
            self.panels.prompt.instead = BarWords(contest.sides[0].seat, title, how, (self.go_on,))
        self._changed()

    def resume(self) -> None:
        """Show the contest that waits for a choice of a person, on a table that was opened or taken back."""
        session = self.play.session
        last = session.entries[-1].record
        found = fight(session, session.at(last.n - 1), last, self.play.viewer) if last.n else None
        if found is None or found.contest.verdict is not None or self._form(found) is not Form.LARGE:
            return
        self.begin(found._replace(changes=()))
        if self.duel is not None:
            self.duel.finish()

    def over(self) -> None:
        """What came of the contest has been shown."""
        duel = self.duel
        if duel is None:
            return
        duel.finish()
        self._deltas.show(duel.changes)
        if self.play.stage.speed:
            self._leaves = duel.stays if self.large else SMALL_STAYS
        else:
            duel.rests, self._leaves = True, OFF

    def hide(self) -> None:
        """Show no duel."""
        self.duel = self.panel.duel = self._made = self._leaves = None
        self._place.forget()
        self.panel.visible = self.panels.dueling = False
        self.underlay.forget()
        self._tell()

    def _cleared(self) -> None:
        """Another table is shown: what led to it is over, unless it only still says how it ended."""
        if self.duel is not None and not self.duel.rests:
            self.hide()

    def _looked_anew(self) -> None:
        """Somebody else looks on: a contest that waits is theirs to see too."""
        if self.duel is None and self.panels.areas is not None:
            self.resume()

    def put_away(self) -> bool:
        """The player has seen how it ended, or does something new; a contest that waits stays. True if it goes."""
        if self.duel is None or self.duel.waits:
            return False
        self.hide()
        return True

    def hastened_by(self, event: pygame.event.Event) -> bool:
        """Whether an event goes to the next beat of a scene: a click, except on its §, Space or Enter."""
        return (self._is_press(event) or is_confirm(event)) and self._press()

    def ended_by(self, event: pygame.event.Event) -> bool:
        """Whether an event is something new that the player does, before which an ended scene goes."""
        return self._is_press(event) or event.type == pygame.KEYDOWN

    def _is_press(self, event: pygame.event.Event) -> bool:
        """Whether a button of the mouse goes down, not its wheel, and not on the § of the scene."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button > 3:
            return False
        return not (self.panel.visible and self.panel.sign.collidepoint(event.pos))

    def _press(self) -> bool:
        """Go to the next beat, twice to the end; True if there was a scene to hasten."""
        duel = self.duel
        if duel is None or not self.runs:
            return False
        twice, self._pressed = self._pressed < TWICE, 0.0
        if duel.told:
            self._finish()
            self.hide()
            return True
        seconds = duel.seconds - duel.age if twice else duel.left_of_beat()
        duel.age += seconds
        self._advance(seconds)
        return True

    def update(self, dt: float) -> bool:
        """Let time pass; True while a duel is shown."""
        duel = self.duel
        self._pressed += dt
        passed = dt * (self.play.stage.speed or 1.0)
        if self._deltas.update(passed):
            return True
        if duel is None:
            return False
        for click in self.panel.stage.clicks_between(duel.since("chance"), duel.since("chance") + passed):
            if self.large and not duel.told:
                self._click("dice_click", click.loudness)
        duel.age += passed
        duel.gone.update(key for key in self._flying() if self.panel.stage.is_figure(duel.fight.pieces, key))
        if self._leaves is not None:
            self._leave(duel, passed)
        self._tell()
        return not duel.waits

    def _flying(self) -> list[str]:
        """The pieces that have taken off."""
        flights = [visual for visual in self.play.stage.visuals if isinstance(visual, Flight)]
        return [flight.key for flight in flights if flight.age > flight.delay]

    def _leave(self, duel: Duel, passed: float) -> None:
        """Close it when it has stayed long enough."""
        assert self._leaves is not None
        self._leaves -= passed
        if self._leaves > 0:
            return
        closes = CLOSES if self.large else SMALL_FADES
        duel.closing = -self._leaves / closes
        if duel.closing >= 1 or duel.rests:
            self.hide()

    # -- where it lies -----------------------------------------------------------------------------------

    def place(self) -> None:
        """Find room for the duel that is shown, also after a change of the window."""
        duel = self.duel
        if duel is None or self.panels.areas is None:
            return
        chamber = self._place.chamber(duel)
        self.panel.duel = duel if self.large else None
        self.panel.visible = self.panels.dueling = self.large
        if not self.large:
            spot = self.view.arrangement.by_id.get(duel.fight.contest.sides[0].pieces[0])
            at = self.view.camera.to_screen(spot.at) if spot is not None else chamber.center
            foot = round(at[0]), round(at[1])
            self.plate_rect = self.plate.rect(foot, self.view.camera.view, self._place.scale)
            return
        rect = self._place.fit(duel)
        self.panel.origin = chamber.center
        self.panel.calm = self.settings().reduced_motion
        self.panel.place(rect if rect is not None else pygame.Rect(chamber.center, (0, 0)), self._place.scale)
        if rect is None:  # no room for the scene: the plate tells it
            duel.form = Form.SMALL
            self.place()

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the duel."""
        duel, scale = self.duel, self.panels.scale
        if duel is None:
            return
        left = 1.0 if duel.closing is None else 1 - min(1.0, duel.closing)
        if not self.large:
            shown = 1.0 if duel.rests else duel.part("open")
            self.plate.draw(surface, self.plate_rect, duel, self._place.scale, shown * left)
            return
        if not duel.waits and self._dark.whole(duel) is None:
            self._dark.draw_part(surface, duel)
        chamber = self._place.chamber(duel)
        ring = paint.ring(chamber.width // 2, theme.SELECTED, max(2, units(scale, 5)))
        paint.stamp(surface, ring, ring.get_rect(center=chamber.center))
        if self._ready is not None and (duel.rests or duel.part("open") >= 1):
            wait((self._ready,), PATIENCE)  # else it would change as the last pictures come
        if self._ready is None or self._ready.done() or duel.rests or duel.part("open") >= 1:
            self.panel.draw_scene(surface)
        draw_trails(surface, self.panels)

    @property
    def below(self) -> Hashable:
        """What of a scene the picture below it depends on; None if nothing lies below a scene."""
        duel = self.duel
        if duel is None or not self.large or duel.waits:
            return None
        return self._dark.whole(duel) is not None, self._dark.boxes(duel)

    def draw_dark(self, surface: pygame.Surface) -> None:
        """Draw the whole dark round a scene, which belongs to the picture below it."""
        dark = self._dark.whole(self.duel) if self.duel is not None and self.large else None
        if dark is not None:
            paint.stamp(surface, dark, (0, 0))
