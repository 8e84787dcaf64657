"""The chart: a small map of a board that is larger than the view. It shows where the view is, and moves it."""

from __future__ import annotations

from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import NamedTuple

import pygame

from engine.flow import Threat
from engine.said import Said
from engine.table import Piece
from game.board.carried_outline import cells_of, rim
from game.board.highlights import eye
from game.board.table_top import rest_round
from game.board.table_view import TableView
from game.board.tiled_ground import tiled
from game.layout.carriers import Point
from game.layout.map_look import ChartDot
from game.pieces.seat_disc import seat_disc
from game.services import assets
from game.services.cache import STORE, baked
from game.ui import materials, paint, theme
from game.ui.fitted_text import fitted_or_cut
from game.ui.text import cap_middle, fitted, label, line, measure
from game.ui.theme import Rgb, Size
from game.ui.widget import Widget, is_click

SEAT, ACTIVE = 15, 20  # px at 1080p: the mark of a seat, and of the one to move
FRAME = 2.0  # px at 1080p of the frame round what the view shows
SHADE = 0.42  # how dark it is outside
EYES = 28, 15  # px at 1080p of the eyes on what is in danger
PIN = 22  # px at 1080p of a goal
GLIDE = 0.32  # seconds


class Goal(NamedTuple):
    """Where a seat wants to go: a point of the board, the letter that stands for it, and the seat's colour."""

    at: Point
    letter: str
    colour: str


class ChartPanel(Widget):
    """The chart of one view. `goals` gives the goals that it shows."""

    focusable = False

    def __init__(self, view: TableView) -> None:
        super().__init__("chart")
        self.view = view
        self.look = view.layout.layout.chart
        self.goals: Callable[[], tuple[Goal, ...]] = lambda: ()
        self.threats: tuple[Threat, ...] = ()
        self.visible = False
        self._grip: Point | None = None  # where the frame is held, from its middle
        self._signs: tuple[object, pygame.Surface] | None = None  # what lies on the map, and what it depends on
        if self.look is not None:
            self.tip = self.look.tip

    @property
    def wanted_height(self) -> int:
        """What it needs, px; 0 if there is no chart, or if the view shows the whole map anyway."""
        folded = self.look is None or self.view.camera.step == 0 or not self.view.ground.laid
        return 0 if folded or self.look is None else self.view.ui.px(self.look.high)

    # -- measures ----------------------------------------------------------------------------------------

    @property
    def map(self) -> pygame.Rect:
        """Where the map is drawn, px."""
        u, head = self.scale.u, self.scale.style(theme.HEADING).line
        top = self.rect.y + u + head
        return pygame.Rect(self.rect.x + u, top, self.rect.width - 2 * u, self.rect.bottom - u - top)

    @property
    def unit(self) -> float:
        """Px of a board unit on the map."""
        area, box = self.view.camera.area, self.map
        return min(box.width / area[2], box.height / area[3])

    def to_map(self, point: Point) -> tuple[int, int]:
        """Where a board point is on the map, px of the window."""
        middle, box, unit = self.view.camera.middle, self.map, self.unit
        return (
            round(box.centerx + (point[0] - middle[0]) * unit),
            round(box.centery + (point[1] - middle[1]) * unit),
        )

    def _on_map(self, point: Point) -> tuple[int, int]:
        """Where a board point is, px from the upper left corner of the map."""
        (x, y), (left, top) = self.to_map(point), self.map.topleft
        return x - left, y - top

    def to_board(self, pixel: tuple[int, int]) -> Point:
        """Which board point lies under a pixel of the map."""
        middle, box, unit = self.view.camera.middle, self.map, self.unit
        return middle[0] + (pixel[0] - box.centerx) / unit, middle[1] + (pixel[1] - box.centery) / unit

    @property
    def frame(self) -> pygame.Rect:
        """What the view shows, px of the window."""
        left, top, width, height = self.view.camera.window()
        start, end = self.to_map((left, top)), self.to_map((left + width, top + height))
        return pygame.Rect(start, (end[0] - start[0], end[1] - start[1])).clip(self.map)

    # -- looking elsewhere -------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        camera = self.view.camera
        if event.type == pygame.MOUSEWHEEL:
            return camera.notch(event.y, camera.view.center, glide=not self.view.still)
        if is_click(event, pygame.MOUSEBUTTONDOWN) and self.map.collidepoint(event.pos):
            x, y = self.to_board(event.pos)
            if self.frame.collidepoint(event.pos):
                self._grip = x - camera.centre[0], y - camera.centre[1]
            else:
                self._grip = 0.0, 0.0
                camera.fly((x, y), camera.step, 0.0 if self.view.still else GLIDE)
            return True
        if event.type == pygame.MOUSEMOTION and self._grip is not None:
            x, y = self.to_board(event.pos)
            camera.fly((x - self._grip[0], y - self._grip[1]), camera.step, 0.0)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            held, self._grip = self._grip, None
            return held is not None
        return False

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        if self.look is None or not self.rect.height or not self.view.ground.laid:
            return
        materials.panel(surface, self.rect, self.scale)
        self._draw_head(surface)
        box = self.map
        if box.width < 1 or box.height < 1:  # in a tiny window only the head has room
            return
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        surface.blit(self._ground(), box)
        self._draw_frame(surface)
        paint.stamp(surface, self._lying(box), box)
        surface.set_clip(before)

    def _lying(self, box: pygame.Rect) -> pygame.Surface:
        """What lies on the map; drawn anew when any of it has changed."""
        view, goals = self.view, self.goals()
        drawn = box.size, view.camera.area, self.scale, theme.changes
        key = drawn, view.arrangement, view.marks.active, self.threats, goals
        if self._signs is None or self._signs[0] != key:
            canvas = pygame.Surface(box.size, pygame.SRCALPHA)
            self._draw_threats(canvas)
            self._draw_pieces(canvas)
            self._draw_goals(canvas, goals)
            self._signs = key, canvas
        return self._signs[1]

    def _lands(self) -> list[Piece]:
        """All pieces on the map, the farthest first."""
        assert self.look is not None
        kinds = self.look.kinds
        lying = [each for each in self.view.arrangement.lying if fnmatchcase(each.piece.kind, kinds)]
        return [each.piece for each in sorted(lying, key=lambda each: each.at[1])]

    def _draw_head(self, surface: pygame.Surface) -> None:
        assert self.look is not None
        scale, lands = self.scale, self._lands()
        left = Said(self.look.left, {"n": sum(not land.face for land in lands), "all": len(lands)})
        head, note = scale.style(theme.HEADING), scale.style(theme.NOTE)
        area = pygame.Rect(
            self.rect.x + 2 * scale.u, self.rect.y + scale.u // 2, self.rect.width - 4 * scale.u, head.line
        )
        right = fitted(left, note, area.width * 6 // 10)
        label(surface, left, right, theme.ASH, area, "right")
        room = area.width - measure(left, right) - scale.u
        fitted_or_cut(self.look.title, head, theme.BONE, (room, head.line)).draw(surface, area.topleft)

    def _ground(self) -> pygame.Surface:
        """The sea with all lands, drawn once for each way they lie."""
        look, spaces, box = self.look, self.view.layout.layout.spaces, self.map
        assert look is not None
        lands = self._lands()
        unit, middle = self.unit, self.view.camera.middle

        def make() -> pygame.Surface:
            window = (
                middle[0] - box.width / 2 / unit,
                middle[1] - box.height / 2 / unit,
                box.width / unit,
                box.height / unit,
            )
            paving = self.view.layout.layout.tiling
            plain = pygame.Surface(box.size, pygame.SRCALPHA)
            canvas = tiled(paving, window, box.size) if paving is not None else plain
            size = round(look.size[0] * unit), round(look.size[1] * unit)
            for land in lands:
                art = look.back if land.face else look.face.format(kind=land.kind, turn=land.turn)
                at = spaces[land.place]
                x, y = (at[0] - window[0]) * unit, (at[1] - window[1]) * unit
                drawn = assets.picture(art, size)
                paint.stamp(canvas, drawn, drawn.get_rect(center=(round(x), round(y))))
            return paint.cut(canvas, self.scale.u // 2)

        return STORE.get(("chart", box.size, round(unit, 4), middle, tuple(lands)), make)

    def _draw_threats(self, surface: pygame.Surface) -> None:
        """Draw a rim and eyes on what is in danger; what only the viewer knows of has an eye of another kind."""
        threat = self.view.layout.layout.threat
        carried = {each.piece: each for each in self.view.ground.laid.values()}
        for each in self.threats if threat is not None else ():
            if each.piece not in carried or threat is None:
                continue
            laid = carried[each.piece]
            at = self._on_map(self.view.layout.layout.spaces[laid.slot])
            if each.count is not None:
                cells, shape = cells_of(self.view.ground, each.piece)
                lines = ((theme.KEY, 4.0), (theme.GAZE, 2.0))
                ring = rim(cells, shape, laid.carrier.side, round(self.unit, 4), lines)
                paint.stamp(surface, ring, ring.get_rect(center=at))
                size = self.scale.px(EYES[0]), self.scale.px(EYES[1])
                eyes = assets.picture(threat.half if each.chance else threat.eyes, size)
                paint.stamp(surface, eyes, eyes.get_rect(center=at))
            if each.foreseen:
                badge = eye(self.scale.px(SEAT), theme.REVEAL)
                paint.stamp(surface, badge, badge.get_rect(midtop=(at[0], at[1] + self.scale.px(EYES[1]) // 2)))

    def _draw_frame(self, surface: pygame.Surface) -> None:
        """Draw the frame round what the view shows, and the dark outside it."""
        frame, box = self.frame, self.map
        if not frame.width or not frame.height:
            return
        for part in rest_round(frame, box):
            if part.width > 0 and part.height > 0:
                surface.blit(_dark(part.size), part, special_flags=pygame.BLEND_PREMULTIPLIED)
        width = max(1, self.scale.px(FRAME))
        pygame.draw.rect(surface, theme.KEY, frame.inflate(2, 2), width + 2, 4)
        pygame.draw.rect(surface, theme.SELECTED, frame, width, 3)

    def _draw_pieces(self, surface: pygame.Surface) -> None:
        """Draw dots and small pictures, then the figures as the marks of their seats, the one to move last."""
        assert self.look is not None
        figures: list[tuple[str, Point]] = []
        for lying in self.view.arrangement.lying:
            dot = next((dot for dot in self.look.dots if fnmatchcase(lying.piece.kind, dot.kinds)), None)
            if lying.layer == "figure":
                figures.append((lying.piece.id, lying.at))
            elif dot is not None:
                self._draw_dot(surface, dot, lying.at)
        active = self.view.marks.active
        for piece, at in sorted(figures, key=lambda each: each[0] == active):
            seat = self.view.sprites.seat(self.view.stage.table.pieces[piece])
            side = self.scale.px(ACTIVE if piece == active else SEAT)
            disc = seat_disc(self.view.layout.colour(seat), side) if seat else paint.disc(side, theme.BONE)
            paint.stamp(surface, disc, disc.get_rect(center=self._on_map(at)))

    def _draw_goals(self, surface: pygame.Surface, goals: tuple[Goal, ...]) -> None:
        """Draw a pin with its letter for each goal."""
        side, style = self.scale.px(PIN), self.scale.style(theme.CAPTION)
        for goal in goals:
            pin = _pin(goal.letter, side, theme.seat(goal.colour).colour, style)
            paint.stamp(surface, pin, pin.get_rect(midbottom=self._on_map(goal.at)))

    def _draw_dot(self, surface: pygame.Surface, dot: ChartDot, at: Point) -> None:
        side = max(4, self.scale.px(dot.size))
        drawn = assets.picture(dot.art, (side, side)) if dot.art else _spot(side, theme.ILLEGAL)
        paint.stamp(surface, drawn, drawn.get_rect(center=self._on_map(at)))


@baked
def _dark(size: Size) -> pygame.Surface:
    canvas = pygame.Surface(size, pygame.SRCALPHA)
    canvas.fill((*(round(part * SHADE) for part in theme.NIGHT), round(255 * SHADE)))
    return canvas


@baked
def _spot(side: int, colour: Rgb) -> pygame.Surface:
    return paint.disc(side, colour, colour, theme.KEY, max(1, side // 5))


@baked
def _pin(letter: str, side: int, colour: Rgb, style: theme.Style) -> pygame.Surface:
    """A pin with a letter; its point is the middle of its lower edge."""
    high = round(side * 1.25)
    body = (
        f'<path d="M{side / 2} {high - 1}C{side * 0.1} {high * 0.6} 1 {high * 0.55} 1 {side / 2}'
        f"A{side / 2 - 1} {side / 2 - 1} 0 1 1 {side - 1} {side / 2}"
        f'C{side - 1} {high * 0.55} {side * 0.9} {high * 0.6} {side / 2} {high - 1}Z" '
        f'fill="{paint.hexed(theme.PARCH)}" stroke="{paint.hexed(colour)}" stroke-width="2"/>'
    )
    canvas = paint.svg(body, (side, high)).copy()
    at = side // 2 - measure(letter, style) // 2, side // 2 - round(cap_middle(style))
    paint.stamp(canvas, line(letter, style, theme.KEY), at)
    return canvas
