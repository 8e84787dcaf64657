"""Draws the table: board, pieces at rest and on the move, highlights, and the piece in the hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import hypot
from typing import TYPE_CHECKING

import pygame

from engine.flow import Site
from engine.table import Piece, Table
from game.board.bare_board import BareBoard
from game.board.beat_pictures import on_screen
from game.board.board_numbers import draw_numbers
from game.board.highlight_layer import HighlightLayer
from game.board.laid_out import LaidOut
from game.board.lead_faces import LeadFaces
from game.board.marks import Marks
from game.board.moving_pieces import MovingPieces, seat_colour
from game.board.name_plates import name_plates
from game.board.piece_spots import PieceSpots
from game.board.reach_layer import ReachLayer
from game.board.resting_pieces import RestingPieces
from game.board.site_plates import site_plates
from game.board.slot_layer import SlotLayer
from game.board.table_top import FRAME, SHADE, inner_shade, rest_round, table_top
from game.board.tallies import draw_tally
from game.board.torchlight import SpreadingLight
from game.layout.camera import Area, Camera
from game.layout.carriers import Point
from game.layout.game_layout import GameLayout
from game.layout.places import Ground
from game.pieces.arrangement import Arrangement, Lying
from game.pieces.lasting import lasting
from game.pieces.risk_mark import TileRisk
from game.pieces.sprites import Sprites
from game.services.assets import BAKER
from game.services.cache import STORE
from game.services.signals import Signal
from game.stage.stage import Stage
from game.stage.visuals import Spot
from game.ui import paint, theme
from game.ui.kept_picture import KeptPicture
from game.ui.paint import Blit
from game.ui.theme import Rgb, Scale

if TYPE_CHECKING:
    from concurrent.futures import Future

LARGE, CHIP = 64, 0.7  # px at 1080p from which a chip is large, and the part of its width where no name lies
FIGURE = 0.5, 1.15  # of a figure's size: the width and height in which no name lies
CROWD_REACH = 0.62  # of a piece's size: how near the pointer must be


class TableView:
    """Draws a stage through a camera. `beside` says where a piece off the board is on the screen;
    `roll` throws the dice to these numbers and says how many seconds that takes."""

    def __init__(
        self,
        layout: GameLayout,
        stage: Stage,
        beside: Callable[[Piece], Point],
        roll: Callable[[Mapping[str, int]], float] = lambda counters: 0.0,
    ) -> None:
        self.layout = layout
        self.stage = stage
        self.camera = Camera(layout.layout.size)
        self.board = BareBoard(layout)
        self.sprites = Sprites(layout)
        self.sprites.count = stage.count
        self.sprites.lying = self._lying_in
        self.sprites.lasting = lambda seat: lasting(layout, stage.table, seat)
        self.marks = Marks()
        self.laid_out = LaidOut(layout, stage, lambda: self.marks)
        self.spots = PieceSpots(self.laid_out, self.camera, beside, roll)
        self.risks: dict[str, TileRisk] = {}  # of tiles, for whoever looks on
        self.valued = False  # the lens is on: every figure shows its numbers
        self.sites: Mapping[str, Site] = {}  # named places, as the game gives them
        self.resting = RestingPieces(self)
        self.reach_layer = ReachLayer(self)
        self.highlight_layer = HighlightLayer(self)
        self.slot_layer = SlotLayer(self)
        self.faces = LeadFaces(layout.layout.way_price)
        self.moving_pieces = MovingPieces(layout, stage, self.camera, self.sprites)
        self.ui = Scale()
        self.calm = False  # reduced motion
        self.place_looks: Callable[[Table], Mapping[str, str]] = lambda table: {}  # as the game gives them
        self.labels: Callable[[], Collection[pygame.Rect]] = tuple  # what no name of a place may cover, px
        self.ground_drawn: Signal[[pygame.Surface]] = Signal()  # what lies below the pieces is drawn next
        self.reach_drawn: Signal[[pygame.Surface]] = Signal()  # the lit region has been drawn on the ground
        self.lying_drawn: Signal[[pygame.Surface]] = Signal()  # what lies on the board has been drawn
        self._light = SpreadingLight(layout)
        self._ground: pygame.Surface | None = None
        self._floor = KeptPicture()
        self._coming: tuple[int, Future[None]] | None = None  # pieces for a step of the zoom
        self._last: pygame.Surface | None = None  # what the view showed before it began to fade

    @property
    def still(self) -> bool:
        """Whether nothing glides: motion is reduced, or nothing is shown in motion at all."""
        return self.calm or not self.stage.speed

    def _lying_in(self, place: str) -> tuple[Piece, ...]:
        """The pieces that lie in a place of the shown table."""
        table = self.stage.table
        return tuple([table.pieces[piece] for piece in table.contents.get(place, ())])

    # -- where things are --------------------------------------------------------------------------------

    @property
    def ground(self) -> Ground:
        """Where the places lie that are on the board now."""
        return self.laid_out.ground

    @property
    def arrangement(self) -> Arrangement:
        """Where everything on the board lies."""
        return self.laid_out.arrangement

    def _area(self) -> Area:
        """What matters of the board, if it cannot be seen at once: all pieces that carry places, with a hex round
        them; else all of it."""
        layout, laid = self.layout.layout, self.ground.laid
        if layout.follow is None or not laid:
            return (0.0, 0.0, *layout.size)
        carrier = next(iter(laid.values())).carrier
        reach = carrier.top + carrier.side
        spots = [layout.spaces[slot] for slot in laid]
        left, right = min(x for x, _ in spots) - reach, max(x for x, _ in spots) + reach
        top, bottom = min(y for _, y in spots) - reach, max(y for _, y in spots) + reach
        return left, top, right - left, bottom - top

    def bind(self) -> None:
        """Fit the whole board to what matters of it now."""
        area = self._area()
        if area != self.camera.area:
            self.camera.bound(area)
            self.board.open(self.camera, self.ui)

    def figures_of(self, seat: str) -> list[Lying]:
        """The figures of a seat that stand on the board."""
        own = [lying for lying in self.arrangement.lying if lying.layer == "figure"]
        return [lying for lying in own if self.sprites.seat(lying.piece) == seat]

    def on_screen(self, spot: Spot) -> Point:
        """A spot in px."""
        return on_screen(self.camera, spot)

    def piece_at(self, point: tuple[int, int], among: Callable[[str], bool] = lambda piece: True) -> str:
        """The uppermost piece on the board under a pixel; empty if there is none."""
        if not self.camera.view.collidepoint(point):
            return ""
        uppermost = reversed(self.arrangement.lying)
        for lying in sorted(uppermost, key=lambda lying: lying.layer != "load"):  # else its bearer hides it
            if self.layout.carrier(lying.piece.kind) is not None:
                continue  # the ground on which others lie
            piece = lying.piece.id
            if among(piece) and not self.stage.moving(piece) and self.grip(lying).collidepoint(point):
                return piece
        return ""

    def grip(self, lying: Lying) -> pygame.Rect:
        """Where the pointer can take a piece on the board, px."""
        look = self.layout.look(lying.piece.kind)
        side = (look.size if look else 40) * self.camera.scale * lying.scale
        aside = above = below = max(side * CROWD_REACH, self.ui.hit * 0.45)
        if lying.layer == "load":
            aside = above = below = side * 0.45
        elif lying.layer == "figure" and look is not None and look.down and lying.piece.face:
            aside, above, below = side * 0.5, side * 0.45, side * 0.26
        elif lying.layer == "figure":
            # without the tip of its hat, which may reach the middle of the square behind
            aside, above, below = max(side * 0.36, self.ui.hit * 0.4), side * 0.92, side * 0.26
        x, y = self.camera.to_screen(lying.at)
        left, top = round(x - aside), round(y - above)
        return pygame.Rect(left, top, round(x + aside) + 1 - left, round(y + below) + 1 - top)

    def place_at(self, point: tuple[int, int], among: Callable[[str], bool] | None = None) -> str:
        """The place on the board that a drop at a pixel means: the nearest within 1.3 of its radius.

        Without `among`, nothing is meant that a carrier of places covers, but the places on the carrier.
        """
        if not self.camera.view.collidepoint(point):
            return ""
        ground, least = self.ground, self.ui.hit / self.camera.scale
        (left, top), best, nearest = self.camera.to_board(point), "", float("inf")
        for place, x, y in ground.handles:
            dx, dy = x - left, y - top
            away = hypot(dx, dy)
            if away >= nearest or (place in ground.covered if among is None else not among(place)):
                continue
            if ground.covers(place, dx, dy, least):
                best, nearest = place, away
        return best

    # -- time --------------------------------------------------------------------------------------------

    def place(self, board: pygame.Rect, ui: Scale) -> None:
        """Take this part of the window."""
        self.ui = self.sprites.ui = ui
        edge = ui.px(FRAME)
        self.camera.look(board.inflate(-2 * edge, -2 * edge))
        self.camera.bound(self._area())
        self.board.open(self.camera, ui)
        self._ground = None
        self.resting.forget()

    def update(self, dt: float) -> bool:
        """Let time pass; True while something moves or glows."""
        moving = self.camera.update(dt) | self.board.update(dt, self.camera) | self._spread_light(dt)
        moving |= self.faces.update(dt * self.stage.speed)
        return moving | self._follow_zoom() | self.reach_layer.update(dt) | self.highlight_layer.update(dt)

    def _follow_zoom(self) -> bool:
        """Let the baker's thread draw the pieces for a new zoom, and show them once all are there; True until
        then."""
        camera = self.camera
        if self._coming is not None:
            step, drawn = self._coming
            if not drawn.done():
                return True
            drawn.result()
            camera.drawn_step, self._coming = step, None
            return True
        if camera.step == camera.drawn_step:
            return False
        self._coming = camera.step, BAKER.run(self._pieces_at(camera.step))
        return True

    def _pieces_at(self, step: int) -> Callable[[], None]:
        """Something that draws the pieces as they lie now for a step of the zoom."""
        scale = self.camera.fitted_at(step)
        wanted = [
            (each.piece, self.sprites.visible(each.piece, scale * each.scale), self.resting.asked(each.piece))
            for each in self.arrangement.lying
        ]

        def draw() -> None:
            for piece, size, asked in wanted:
                self.sprites.draw_ahead(piece, size, asked)

        return draw

    def _spread_light(self, dt: float) -> bool:
        """Let light run into spaces that have become lit; True while it does."""
        spread = dt * self.stage.speed / theme.SPREAD_LIGHT.seconds
        if not self._light.spread(self.stage.table, self.stage.version, 1.0 if self.still else spread):
            return False
        self.board.set_light(self._light.light)
        return True

    def settle(self) -> None:
        """Come to rest at once, for pictures made off-screen."""
        self._light.light = {}
        self._spread_light(10.0)
        self.camera.update(10.0)
        self.camera.drawn_step = self.camera.step
        self.board.settle(self.camera)

    # -- drawing -----------------------------------------------------------------------------------------

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table top, the board and the pieces, all except the piece in the hand."""
        inlaid, lying, standing = self.resting.layers()

        def draw_floor(canvas: pygame.Surface) -> None:
            self._draw_ground(canvas)
            self._draw_slab(canvas, inlaid)

        look = (self.board.look(self.camera), tuple(self.camera.view), self.ui, tuple(inlaid))
        self._floor.draw(surface, look, draw_floor)
        self._draw_pieces(surface, lying, standing)
        self._draw_fade(surface)

    def begin_fade(self) -> None:
        """Keep what the view shows now: it fades away over what comes."""
        view = self.camera.view
        picture = pygame.Surface(view.bottomright, 0, 32)
        self.draw_board(picture)
        self._last = picture.subsurface(view)

    def _draw_fade(self, surface: pygame.Surface) -> None:
        """Draw what the view showed before it began to fade."""
        fade = next((visual for visual in self.stage.visuals if visual.fades_to is not None), None)
        if fade is None:
            self._last = None
        elif self._last is not None:
            self._last.set_alpha(round(255 * (1 - theme.VIEW_FADE.ease(fade.part))))
            surface.blit(self._last, self.camera.view)

    def draw_board(self, surface: pygame.Surface) -> None:
        """Draw the board and the pieces alone."""
        inlaid, lying, standing = self.resting.layers()
        self._draw_slab(surface, inlaid)
        self._draw_pieces(surface, lying, standing)

    def _draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the table top and the frame of the board."""
        if self._ground is None or self._ground.get_size() != surface.get_size():
            size = surface.get_size()
            key = ("ground", size, tuple(self.camera.view), self.ui)
            self._ground = STORE.get(key, lambda: table_top(size, self.camera.view, self.ui))
        hole = self.camera.view.inflate(-4, -4)  # the board covers it, perhaps but for a row of pixels at its edge
        for part in rest_round(hole, surface.get_rect()):
            surface.blit(self._ground, part, part)

    def _draw_slab(self, surface: pygame.Surface, inlaid: Sequence[Blit]) -> None:
        """Draw the bare board with the pieces that are let into it."""
        view = self.camera.view
        before = surface.get_clip()
        surface.set_clip(view)
        self.board.draw(surface, self.camera)
        shade = inner_shade(self.ui.px(SHADE))
        if min(view.size) > shade.get_width():
            paint.edges(surface, shade, view, shade.get_width() // 2)
        surface.fblits(inlaid, pygame.BLEND_PREMULTIPLIED)
        surface.set_clip(before)

    def _draw_pieces(self, surface: pygame.Surface, lying: Sequence[Blit], standing: Sequence[Blit]) -> None:
        """Draw what lies and stands on the board, with its highlights."""
        before = surface.get_clip()
        surface.set_clip(self.camera.view)
        self._draw_torch(surface)
        self.ground_drawn.emit(surface)
        self.slot_layer.draw(surface)
        self.reach_layer.draw_ground(surface)
        self.reach_drawn.emit(surface)
        self.highlight_layer.draw_rings(surface)
        self.highlight_layer.draw_ready(surface, figures=False)
        surface.fblits(lying, pygame.BLEND_PREMULTIPLIED)
        self.slot_layer.draw_eyes(surface)
        self.highlight_layer.draw_shade(surface)
        self.faces.draw_rings(surface, self.camera, self.ground)
        look = self.layout.layout.reach
        if look is not None:
            plates = site_plates(
                self.living_sites(), self.ground, self.camera, look, self.ui, self.marks.target,
                (*self.labels(), *self._figure_boxes()),
            )  # fmt: skip
            surface.fblits(plates, pygame.BLEND_PREMULTIPLIED)
            self.reach_layer.draw_way(surface)
        if self.layout.layout.captions:
            plates = name_plates(self.layout, self.camera, self.ui, self.marks.legal, self.marks.here)
            surface.fblits(plates, pygame.BLEND_PREMULTIPLIED)
        draw_numbers(surface, self.layout.layout, self.stage, self.camera, self.ui)
        self.lying_drawn.emit(surface)
        self.highlight_layer.draw_goal(surface)
        self.highlight_layer.draw_refusal(surface)
        self.highlight_layer.draw_ready(surface, figures=True)
        surface.fblits(standing, pygame.BLEND_PREMULTIPLIED)
        for tally in self.layout.layout.tallies:
            draw_tally(surface, tally, self.stage.table, self.camera, self.ui)
        self.faces.draw(surface, self.camera, self.ground, self.ui)
        self.highlight_layer.draw_focus(surface)
        if self.reach_layer.shown:
            self.reach_layer.draw_discs(surface)
        self.highlight_layer.draw_badges(surface)
        surface.set_clip(before)

    def _figure_boxes(self) -> list[pygame.Rect]:
        """Where figures stand and large chips lie, px."""
        found = []
        for lying in self.arrangement.lying:
            look = self.layout.look(lying.piece.kind) if lying.layer in ("figure", "chip") else None
            if look is None:
                continue
            side, (x, y) = look.size * self.camera.baked * lying.scale, self.camera.to_screen(lying.at)
            if lying.layer == "figure":
                box = pygame.Rect(0, 0, round(side * FIGURE[0]), round(side * FIGURE[1]))
                box.midbottom = round(x), round(y + side * (FIGURE[1] - 0.95))
                found.append(box)
            elif look.size >= LARGE:
                box = pygame.Rect(0, 0, round(side * CHIP), round(side * CHIP))
                box.center = round(x), round(y)
                found.append(box)
        return found

    def living_sites(self) -> Mapping[str, Site]:
        """The named places whose ground does not lie face down."""
        under, pieces = self.ground.under, self.stage.table.pieces
        gone = {place for place in self.sites if (piece := under.get(place)) in pieces and pieces[piece].face}
        return {place: site for place, site in self.sites.items() if place not in gone} if gone else self.sites

    def _draw_torch(self, surface: pygame.Surface) -> None:
        """Draw a soft light round the figure whose turn it is."""
        lying = self.arrangement.by_id.get(self.marks.active)
        if lying is None or self.stage.moving(self.marks.active):
            return
        radius = max(8, round(150 * self.camera.baked))
        glow = paint.faded(paint.glow("warm", radius), 0.42)
        x, y = self.camera.to_screen(lying.at)
        paint.stamp(surface, glow, (round(x - radius), round(y - radius)))

    def draw_moving(self, surface: pygame.Surface) -> None:
        """Draw what moves, above panels too: a piece may fly from a hand to the board."""
        self.moving_pieces.draw(surface)

    def draw_held(self, surface: pygame.Surface) -> None:
        """Draw the piece in the hand: larger, lifted, its shadow away from it."""
        self.moving_pieces.draw_held(surface, self.marks.held, self.arrangement)

    def seat_colour(self, seat: str) -> Rgb:
        """The colour of a seat."""
        return seat_colour(self.layout, seat)
