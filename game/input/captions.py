"""Captions: what a bot does is said beside its figure, until the next bot's caption, or until the table has been
at rest for a while: it must not cover what the person asked looks at. What a notice tells is not said twice."""

from __future__ import annotations

import pygame

from engine.said import Said
from game.panels.table_panels import TablePanels
from game.pieces.arrangement import Lying
from game.play.log import LogLine
from game.services.cache import baked
from game.services.language import tell
from game.stage.visuals import Emblem
from game.ui import paint, theme
from game.ui.text import label, measure
from game.ui.theme import Scale

LONGEST = 34  # signs: a longer sentence is told in the log alone
LEAST = 0.9  # seconds that a caption stays
AT_REST = 2.6  # seconds that the last one stays once nothing moves any more
HEIGHT = 36  # px at 1080p


class Captions:
    """Follows the log while bots' choices are shown."""

    def __init__(self, panels: TablePanels) -> None:
        self.panels, self.play = panels, panels.play
        self.seat = ""  # of the game
        self.words = Said("")
        self.age = self._still = 0.0
        self._piece = ""  # that it is about
        self._heard: object = None
        self._noticed = Said("")  # what a notice has told last
        self.play.signals.line_announced.connect(self._leave_to_notice)
        self.play.signals.person_chooses.connect(self.clear)
        self.play.stage.cleared.connect(self.clear)

    def clear(self) -> None:
        """Say nothing."""
        self.seat, self.words = "", Said("")

    def _leave_to_notice(self, line: LogLine) -> None:
        self._noticed = line.words

    def update(self, dt: float) -> bool:
        """Take the newest line of the log, if a bot is being shown; True if the caption has changed."""
        self.age += dt
        self._still = 0.0 if self.play.stage.busy else self._still + dt
        if self.words and self._still > AT_REST:
            self.clear()
            return True
        lines, seat = self.play.log.lines, self.play.showing
        newest = lines[-1] if lines else None
        if newest is self._heard or newest is None or (self.words and self.age < LEAST and seat == self.seat):
            return False
        self._heard = newest
        if seat not in self.play.bots or not self.play.stage.busy:
            return False
        own = newest.seat == self.panels.layout.layout.seats.get(seat, "")
        if not own or newest.words == self._noticed or len(tell(newest.words)) > LONGEST:
            told = bool(self.words)
            self.clear()  # what it tells of is past
            return told
        self.seat, self.words, self.age, self._piece = seat, newest.words, 0.0, self._chosen(seat)
        return True

    def _chosen(self, seat: str) -> str:
        """The piece that the last choice is about, "" if it is not the seat's or names none."""
        record = self.play.session.entries[-1].record
        return record.choice.piece if record.seat == seat and record.choice is not None else ""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the caption above the figure, within the board."""
        lying = self._figure()
        if not self.words or lying is None:
            return
        view, scale = self.panels.view, self.panels.scale
        picture = _caption(self.words, self.panels.layout.colour(self.seat), scale)
        x, y = view.camera.to_screen(lying.at)
        if not view.camera.view.collidepoint(x, y):
            return  # the camera has gone on
        rect = picture.get_rect(midbottom=(round(x), round(y) - scale.px(56)))
        crowned = any(isinstance(visual, Emblem) for visual in self.play.stage.visuals)  # its head is not free
        if crowned or rect.y < view.camera.view.y:
            rect.midtop = round(x), round(y) + scale.px(40)
        rect.clamp_ip(view.camera.view)
        paint.shadow(surface, rect, rect.height // 2, theme.S3, scale)
        paint.stamp(surface, picture, rect)

    def _figure(self) -> Lying | None:
        """What the caption stands at: the piece that it is about, if that is on the board, else the seat's only
        figure."""
        view = self.panels.view
        own = view.figures_of(self.seat)
        return view.arrangement.by_id.get(self._piece) or (own[0] if len(own) == 1 else None)


@baked
def _caption(words: Said, colour: str, scale: Scale) -> pygame.Surface:
    """One line in a pill with the seat's rim and mark."""
    style, high = scale.style(theme.STRONG), scale.grow(HEIGHT)
    side = round(style.px * 1.1)
    size = measure(words, style) + side + 2 * style.px, high
    rim = theme.seat(colour).colour
    canvas = paint.rounded(size, high // 2, theme.PANEL2, theme.PANEL, rim, max(2, scale.px(2.6))).copy()
    paint.stamp(canvas, paint.mark(colour, side), (round(style.px * 0.7), (high - side) // 2))
    area = pygame.Rect(round(style.px * 0.7) + side + style.px // 3, 0, size[0], high)
    label(canvas, words, style, theme.BONE, area)
    return canvas
