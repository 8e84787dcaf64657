"""What is in danger on the board: a rim, smoke that creeps inward, and eyes with the number that drew them."""

from __future__ import annotations

import pygame

from engine.flow import Calendar, Threat
from engine.said import Said
from game.board.carried_outline import cells_of, creeping, rim
from game.board.empty_spots import by_room, emptiest
from game.board.table_view import TableView
from game.layout.camera import Camera
from game.layout.carriers import Point
from game.layout.places import CarriedPlace
from game.services import assets
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.text import cap_middle, line, measure
from game.ui.theme import Scale, Size

RIM = 2.4, 3.0  # px at 1080p of the violet line, and how much wider the dark one below it is
BESIDE = 6.5  # board units from the edge to which the violet line goes where a contour may lie on the edge
EYES = 40, 22  # the measures of the eyes
GLOOM = 0.15  # how much of the light is lost on the last day
HIGH = 30  # px at 1080p of the plate
FOREFRONT = 0.55  # px a board unit at 1080p, below which the plate has only the eyes and the number


class ThreatLayer:
    """Draws the pieces in danger below everything that lies on the board."""

    def __init__(self, view: TableView) -> None:
        self.view = view
        self.look = view.layout.layout.threat
        self.threats: tuple[Threat, ...] = ()
        self.dread = 1.0
        self.last = False  # it is the last day
        self.tags: dict[str, pygame.Rect] = {}  # where the eyes are drawn, px, by piece
        self._plates: list[tuple[pygame.Surface, pygame.Rect]] = []
        view.ground_drawn.connect(self.draw)
        view.lying_drawn.connect(self._draw_tags)

    def show(self, threats: tuple[Threat, ...], calendar: Calendar | None) -> None:
        """Take what is in danger, and how near the day is."""
        self.threats = tuple([threat for threat in threats if threat.count is not None])
        self.last = calendar is not None and calendar.day == calendar.days
        if calendar is not None and calendar.days > 1:
            self.dread = max(0.0, min(1.0, (calendar.day - 1) / (calendar.days - 1)))

    def tip_at(self, point: tuple[int, int]) -> tuple[Threat, pygame.Rect] | None:
        """The threat whose eyes are under a pixel, and where they are."""
        found = [(threat, self.tags[threat.piece]) for threat in self.threats if threat.piece in self.tags]
        return next((each for each in found if each[1].collidepoint(point)), None)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw rims and smoke, and find spots for all eyes; on the last day the light is low."""
        self.tags.clear()
        self._plates = []
        if self.look is None:
            return
        if self.last:
            area = self.view.camera.view
            paint.stamp(surface, _gloom(area.size), area)
        carried = {each.piece: each for each in self.view.ground.laid.values()}
        shown = [threat for threat in self.threats if threat.piece in carried and not self._moves(threat.piece)]
        for threat in shown:
            self._draw_rim(surface, threat.piece)
        taken = [lying.at for lying in self.view.arrangement.lying if lying.layer != "floor"]
        taken += [spot for place in self.view.marks.legal if (spot := self.view.ground.spot(place)) is not None]
        for threat in shown:
            self._place_tag(threat, carried[threat.piece], taken)

    def _draw_tags(self, surface: pygame.Surface) -> None:
        for plate, at in self._plates:
            paint.stamp(surface, plate, at)

    def _moves(self, piece: str) -> bool:
        return self.view.stage.moving(piece)

    def _draw_rim(self, surface: pygame.Surface, piece: str) -> None:
        assert self.look is not None
        view, ground = self.view, self.view.ground
        each = next(each for each in ground.laid.values() if each.piece == piece)
        cells, shape = cells_of(ground, piece)
        if not cells:
            return
        camera, side = view.camera, each.carrier.side
        first, last = self.look.smoke
        scale = round(camera.baked, 3)
        reach = (first + (last - first) * self.dread) * scale
        at = _at(camera, view.layout.layout.spaces[each.slot])
        smoke = creeping(cells, shape, side, scale, round(reach), theme.DREAD)
        paint.stamp(surface, smoke, smoke.get_rect(center=at))
        width = max(1.5, RIM[0] * view.ui.height / 1080)
        lines = ((theme.KEY, width + RIM[1]), (theme.GAZE, width))
        if view.reach_layer.shown:  # its contour may run along the rim, which is then seen inside of it
            inner = 2 * max(width, BESIDE * scale)
            lines = ((theme.KEY, inner + RIM[1]), (theme.GAZE, inner))
        ring = rim(cells, shape, side, scale, lines, inside=view.reach_layer.shown)
        paint.stamp(surface, ring, ring.get_rect(center=at))

    def _place_tag(self, threat: Threat, each: CarriedPlace, taken: list[Point]) -> None:
        assert self.look is not None
        view = self.view
        art = self.look.half if threat.chance else self.look.eyes
        words = threat.words if view.camera.scale * 1080 / view.ui.height >= FOREFRONT else Said(str(threat.count))
        plate = _tag(art, words, threat.chance, view.ui)
        at = emptiest(plate.get_size(), view.camera, by_room(view.ground, each, taken), self.tags.values())
        self.tags[threat.piece] = at
        self._plates.append((plate, at))


def _at(camera: Camera, spot: tuple[float, float]) -> tuple[int, int]:
    x, y = camera.to_screen(spot)
    return round(x), round(y)


@baked
def _gloom(size: Size) -> pygame.Surface:
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    canvas.fill((*(round(part * GLOOM) for part in theme.NIGHT), round(255 * GLOOM)))
    return canvas


@baked
def _tag(art: str, words: str, chance: bool, scale: Scale) -> pygame.Surface:
    """The plate with the eyes and the words; a die stands behind them if chance decides."""
    style = scale.style(theme.CAPTION)
    high = max(scale.px(HIGH), style.line + 4)
    eyes = round(high * 0.62 * EYES[0] / EYES[1]), round(high * 0.62)
    die = round(high * 0.62) if chance else 0
    pad, gap = high // 2, max(3, high // 6)
    wide = pad + eyes[0] + gap + measure(words, style) + (gap + die if die else 0) + pad
    canvas = paint.rounded((wide, high), high // 2, theme.DREAD, None, theme.GAZE, max(1, scale.px(1.6))).copy()
    x = pad
    paint.stamp(canvas, assets.picture(art, eyes), (x, (high - eyes[1]) // 2))
    x += eyes[0] + gap
    paint.stamp(canvas, line(words, style, theme.BONE), (x, high // 2 - round(cap_middle(style))))
    if die:
        icon = paint.icon("dice", die, theme.BONE)
        paint.stamp(canvas, icon, icon.get_rect(midright=(wide - pad, high // 2)))
    return canvas
