"""Draws the table: board, pieces at rest and on the move, highlights, and the piece in the hand."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from math import hypot
from typing import TYPE_CHECKING

import pygame

from engine.flow import Site
from engine.said import Said
from engine.table import Piece, Table, Turn, apply
from game.board.bare_board import BareBoard
from game.board.beat_pictures import on_screen
from game.board.gauges import draw_gauge
from game.board.highlight_layer import HighlightLayer
from game.board.lead_faces import LeadFaces
from game.board.marks import Marks
from game.board.moving_pieces import MovingPieces, seat_colour
from game.board.name_plates import name_plates
from game.board.pictured_board import space_picture
from game.board.reach_layer import ReachLayer
from game.board.site_plates import site_plates
from game.board.slot_layer import SlotLayer
from game.board.tallies import draw_tally
from game.board.torchlight import SpreadingLight
from game.layout.camera import Area, Camera
from game.layout.carriers import Point, shorter
from game.layout.game_layout import GameLayout
from game.layout.places import Ground, Grounds
from game.pieces.arrangement import INLAID, STACK_LIFT, STANDING, Arrangement, Lying, arrange
from game.pieces.lasting import lasting
from game.pieces.piece_numbers import number_disc
from game.pieces.risk_mark import TileRisk
from game.pieces.sprites import Sprites
from game.services import assets
from game.services.assets import BAKER
from game.services.cache import STORE, baked
from game.services.fence import fenced
from game.services.signals import Signal
from game.stage.beat_visuals import Door
from game.stage.stage import Stage
from game.stage.visuals import Rider, Spot
from game.ui import paint, theme
from game.ui.fitted_text import fitted_text, smaller
from game.ui.kept_picture import KeptPicture
from game.ui.text import cap_middle, fitted, line, measure
from game.ui.theme import Rgb, Scale, Size

if TYPE_CHECKING:
    from concurrent.futures import Future

FRAME = 7  # px at 1080p of the board's wooden edge
GHOST = 0.38
PILE_BADGE = 17, 52  # the disc with a pile's number: px at least, and board units at most
PILE_CORNER = 1 / 3, 2 / 5  # from the middle of a pile to that of the disc, in sizes of the pile
STACK = 60  # board units: the size of a pile without a bed
TRACK_NOTE = 34  # board units that the words beside a track are high at most
FIGURE_MIDDLE = 0.4  # of a figure's size: how far its middle is above its foot
INNER = 0.8  # of the view: while what matters lies in there, the camera stays where it is
LARGE, CHIP = 64, 0.7  # px at 1080p from which a chip is large, and the part of its width where no name lies
FIGURE = 0.5, 1.15  # of a figure's size: the width and height in which no name lies
CROWD_REACH = 0.62  # of a piece's size: how near the pointer must be

Blit = tuple[pygame.Surface, tuple[int, int]]


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
        self.beside = beside
        self.camera = Camera(layout.layout.size)
        self.board = BareBoard(layout)
        self.sprites = Sprites(layout)
        self.sprites.count = stage.count
        self.sprites.lying = self._lying_in
        self.sprites.lasting = lambda seat: lasting(layout, stage.table, seat)
        self.marks = Marks()
        self.risks: dict[str, TileRisk] = {}  # of tiles, for whoever looks on
        self.valued = False  # the lens is on: every figure shows its numbers
        self.sites: Mapping[str, Site] = {}  # named places, as the game gives them
        self.rough: Collection[str] = ()  # places on which one walks slowly, as the game gives them
        self.reach_layer = ReachLayer(self)
        self.highlight_layer = HighlightLayer(self)
        self.slot_layer = SlotLayer(self)
        self.faces = LeadFaces(layout.layout.way_price)
        self.moving_pieces = MovingPieces(layout, stage, self.camera, self.sprites)
        self.ui = Scale()
        self.calm = False  # reduced motion
        self.roll = roll
        self.place_looks: Callable[[Table], Mapping[str, str]] = lambda table: {}  # as the game gives them
        self.numbers: Callable[[str, str], Point | None] = lambda seat, counter: None  # where a counter stands, px
        self.labels: Callable[[], Collection[pygame.Rect]] = tuple  # what no name of a place may cover, px
        self.ground_drawn: Signal[[pygame.Surface]] = Signal()  # what lies below the pieces is drawn next
        self.reach_drawn: Signal[[pygame.Surface]] = Signal()  # the lit region has been drawn on the ground
        self.lying_drawn: Signal[[pygame.Surface]] = Signal()  # what lies on the board has been drawn
        self.covered: Mapping[str, str] = {}  # pieces for which something else is drawn, and the words on it
        self.in_hand: Callable[[str], bool] = lambda piece: False  # whether a piece is a slip in the hand
        self._grounds = Grounds(layout)
        self._arranged: tuple[object, Ground, Arrangement] | None = None
        self._light = SpreadingLight(layout)
        self._ground: pygame.Surface | None = None
        self._floor = KeptPicture()
        self._rest: tuple[object, list[Blit], list[Blit], list[Blit]] | None = None
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
        return self._laid_out()[0]

    @property
    def arrangement(self) -> Arrangement:
        """Where everything on the board lies."""
        return self._laid_out()[1]

    def _laid_out(self) -> tuple[Ground, Arrangement]:
        """Places and pieces as the stage shows them, with a previewed turn of a piece."""
        ghost = self.marks.ghost
        key = (self.stage.version, ghost)
        if self._arranged is None or self._arranged[0] != key:
            table = self.stage.table
            if ghost is not None and ghost[0] in table.pieces:
                table = table.bare_copy()
                piece = table.pieces[ghost[0]]
                apply(table, Turn(piece.id, (piece.turn + ghost[1]) % self.layout.turning_ways(piece)))
            ground = self._grounds.of(table)
            found = arrange(self.layout, table, ground)
            self._arranged = (key, ground.with_figures(self._at_figures(found)), found)
        return self._arranged[1], self._arranged[2]

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

    def _at_figures(self, found: Arrangement) -> dict[str, Point]:
        """The middle of each place that is where a figure stands: about the figure's own middle."""
        spots = {}
        for place, piece in self.layout.at_figures.items():
            lying, look = found.by_id.get(piece), self.layout.look(piece)
            if lying is not None and look is not None:
                spots[place] = (lying.at[0], lying.at[1] - FIGURE_MIDDLE * look.size * lying.scale)
        return spots

    def spot(self, table: Table, piece: str) -> Spot:
        """Where a piece of `table` is, on the board or beside it."""
        if table is self.stage.table:
            lying = self.arrangement.by_id.get(piece)
        else:
            lying = arrange(self.layout, table, self._grounds.of(table)).by_id.get(piece)
        if lying is not None:
            return Spot(*lying.at, scale=lying.scale)
        found = table.pieces.get(piece)
        return Spot(*self.beside(found), board=False) if found else Spot(*self.camera.view.center, board=False)

    def through(self, start: str, end: str) -> tuple[Spot, ...]:
        """The cells of a track between two of its cells."""
        one, other = self.layout.cells.get(start), self.layout.cells.get(end)
        if one is None or other is None or one[0] is not other[0] or one[0].stack == (0, 0):
            return ()
        track, first, last = one[0], one[1], other[1]
        step = 1 if last > first else -1
        return tuple(Spot(x, y - STACK_LIFT) for x, y in (track.at(n) for n in range(first + step, last, step)))

    def slide(self, start: str, end: str) -> tuple[Spot, ...]:
        """The spots of the pipe from one place to another."""
        pipes = (pipe for pipe in self.layout.layout.pipes if (pipe.start, pipe.end) == (start, end))
        return tuple([Spot(*point) for pipe in pipes for point in pipe.through])

    def door(self, place: str, number: int, to: str) -> Door | None:
        """The door of a place that a number of a die leads through, and that leads to `to`."""
        kind, spot = self.layout.space(place), self.ground.spot(place)
        if kind is None or kind.doors is None or spot is None or not number:
            return None
        x, y = kind.doors.at(number)
        return Door(Spot(spot[0] + x, spot[1] + y), kind.doors.art.format(to=to), kind.doors.size)

    def number(self, seat: str, counter: str) -> Spot | None:
        """Where the number of a counter stands on the card of a seat."""
        at = self.numbers(seat, counter)
        return Spot(*at, board=False) if at is not None else None

    def words_on(self, piece: str) -> str:
        """What stands on the mark that is drawn for a piece."""
        return self.covered.get(piece, "")

    def figures_of(self, seat: str) -> list[Lying]:
        """The figures of a seat that stand on the board."""
        own = [lying for lying in self.arrangement.lying if lying.layer == "figure"]
        return [lying for lying in own if self.sprites.seat(lying.piece) == seat]

    def bearers(self, table: Table) -> dict[str, str]:
        """The figures that carry something, by the piece they carry."""
        found = arrange(self.layout, table, self._grounds.of(table)).lying
        return {lying.piece.id: lying.bearer for lying in found if lying.bearer}

    def inlaid(self, piece: Piece) -> bool:
        """Whether a piece is part of the board where it lies."""
        look = self.layout.look(piece.kind)
        return look is not None and look.layer == "floor"

    def degrees(self, piece: Piece, turn: int) -> float:
        """How many degrees clockwise a piece turns to lie at `turn`, by the shorter way."""
        ways = self.layout.turning_ways(piece)
        return 360 / ways * shorter(piece.turn, turn, ways)

    def cuts_to(self, piece: str, spot: Spot) -> bool:
        """Whether the view is brought to a spot at which this piece arrives: the camera follows it, or no piece
        that stands on the board, and the spot lies outside the inner part of the view."""
        followed = self.layout.layout.follow is not None and self.marks.active in ("", piece)
        return followed and not self.camera.view.scale_by(INNER).collidepoint(self.on_screen(spot))

    def riders(self, table: Table, piece: str) -> tuple[Rider, ...] | None:
        """What lies on a piece that carries places, the lowest first; None if the piece carries none."""
        if self.layout.carrier(table.pieces[piece].kind) is None:
            return None
        ground = self._grounds.of(table)
        middle = ground.spot(table.place_of(piece))
        found = []
        for lying in arrange(self.layout, table, ground).lying:
            place = lying.piece.place
            spot = ground.spot(place)
            if middle is not None and spot is not None and ground.under.get(place) == piece:
                at = (spot[0] - middle[0], spot[1] - middle[1])
                aside = (lying.at[0] - spot[0], lying.at[1] - spot[1])
                found.append(Rider(lying.piece, at, aside, lying.layer in INLAID, lying.scale))
        return tuple(found)

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
        self._rest = None

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
            (each.piece, self.sprites.visible(each.piece, scale * each.scale), self._asked(each.piece))
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
        inlaid, lying, standing = self._resting()

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
        inlaid, lying, standing = self._resting()
        self._draw_slab(surface, inlaid)
        self._draw_pieces(surface, lying, standing)

    def _draw_ground(self, surface: pygame.Surface) -> None:
        """Draw the table top and the frame of the board."""
        if self._ground is None or self._ground.get_size() != surface.get_size():
            size = surface.get_size()
            key = ("ground", size, tuple(self.camera.view), self.ui)
            self._ground = STORE.get(key, lambda: self._make_ground(size))
        hole = self.camera.view.inflate(-4, -4)  # the board covers it, perhaps but for a row of pixels at its edge
        for part in rest_round(hole, surface.get_rect()):
            surface.blit(self._ground, part, part)

    def _make_ground(self, size: Size) -> pygame.Surface:
        ground = paint.backdrop(size).copy()
        edge = self.ui.px(FRAME)
        frame = self.camera.view.inflate(2 * edge, 2 * edge)
        radius = self.ui.px(theme.RADIUS_BOARD)
        paint.shadow(ground, frame, radius, theme.S24, self.ui)
        paint.stamp(ground, paint.part_rounded(frame.size, radius, theme.KEY), frame)
        inner = frame.inflate(-2, -2)
        wood = paint.part_rounded(
            inner.size, radius - 1, theme.light(theme.PAPER_RIM, 0.12), theme.dark(theme.PAPER_RIM, 0.4)
        )
        paint.stamp(ground, wood, inner)
        inner.inflate_ip(-4, -4)
        paint.stamp(
            ground,
            paint.part_rounded(
                inner.size, radius - 3, theme.dark(theme.PAPER_RIM, 0.35), theme.light(theme.PAPER_RIM, 0.05)
            ),
            inner,
        )
        return ground

    def _draw_slab(self, surface: pygame.Surface, inlaid: Sequence[Blit]) -> None:
        """Draw the bare board with the pieces that are let into it."""
        view = self.camera.view
        before = surface.get_clip()
        surface.set_clip(view)
        self.board.draw(surface, self.camera)
        shade = _inner_shade(self.ui.px(26))
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
        self._draw_numbers(surface)
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

    def _resting(self) -> tuple[list[Blit], list[Blit], list[Blit]]:
        """Pieces at rest in three layers: those inlaid below rings, those that lie on rings, and figures."""
        moving = frozenset[str]().union(*[{visual.key, *visual.others} for visual in self.stage.visuals])
        marks = self.marks
        key = (
            self.stage.version, moving, self.camera.baked, self.camera.scale, self.camera.centre,
            self.camera.view.topleft, marks.hover, marks.selected, marks.held.piece if marks.held else "",
            marks.spent, marks.ghost, marks.blockers, marks.refused, tuple(self.risks.items()), marks.focus,
            self.valued, self.stage.table.contents.get(marks.target), self._ringed(), self.covered,
        )  # fmt: skip
        if self._rest is None or self._rest[0] != key:
            self._rest = (key, *self._collect(moving))
        return self._rest[1], self._rest[2], self._rest[3]

    def _asked(self, piece: Piece) -> bool:
        """Whether somebody asks for the numbers of a piece: with the lens, or by pointing at it or its place."""
        marks = self.marks
        pointed = piece.id in (marks.hover, marks.selected, marks.focus) or piece.place == marks.target
        return self.valued or pointed

    def _collect(self, moving: frozenset[str]) -> tuple[list[Blit], list[Blit], list[Blit]]:
        inlaid: list[Blit] = self._looks(moving)
        flat: list[Blit] = []
        standing: list[Blit] = []
        numbers: list[Blit] = []  # of tiles that a figure or a ring may cover
        crowded = {lying.piece.place for lying in self.arrangement.lying if lying.layer == "figure"}
        crowded |= self.marks.blockers | {self.marks.refused} | self._ringed()
        for lying in self.arrangement.lying:
            piece = lying.piece
            if piece.id in moving or piece.id in self.covered:
                continue
            sprite = self.sprites.of(
                piece, self.sprites.visible(piece, self.camera.baked * lying.scale), self._asked(piece)
            )
            x, y = self.camera.to_screen(lying.at)
            surface = sprite.surface
            if self.marks.held and self.marks.held.piece in (piece.id, lying.bearer):
                surface = paint.faded(surface, GHOST)
            elif piece.id in self.marks.spent:
                surface = paint.faded(surface, 0.45)
            elif piece.id in (self.marks.hover, self.marks.selected) and piece.id in self.marks.ready:
                y -= self.ui.px(4 if piece.id == self.marks.selected else 3)
            blit = (surface, (round(x - sprite.x), round(y - sprite.y)))
            risk = self.risks.get(piece.id)
            if lying.layer == "tile" and (risk is not None or piece.place in crowded) and not lying.pile:
                above = self.sprites.disc_alone(piece, self.camera.baked, risk)
                if above is not None:
                    numbers.append((above.surface, (round(x - above.x), round(y - above.y))))
            (standing if lying.layer in STANDING else inlaid if lying.layer in INLAID else flat).append(blit)
            if lying.pile:
                flat.append(self._pile_badge(lying))
        return inlaid, flat, standing + numbers + self._fronts()

    def _ringed(self) -> frozenset[str]:
        """The pictured spaces whose ring lies over what stands in them."""
        kinds = {place: self.ground.space(place) for place in (*self.marks.legal, *self.faces.too_dear)}
        return frozenset([place for place, kind in kinds.items() if kind is not None and kind.size != (0, 0)])

    def _looks(self, moving: frozenset[str]) -> list[Blit]:
        """The pictures of spaces that look otherwise than usual, or in which a chip lies as a part of them."""
        found: list[Blit] = []
        usual: Mapping[str, str] = {}
        looks = fenced(lambda: self.place_looks(self.stage.table), usual)
        for place, at in self.layout.layout.spaces.items():
            kind = self.layout.space(place)
            if kind is None:
                continue
            picture, ink = kind.looks.get(looks.get(place, ""), ""), theme.LEGAL
            if kind.filled and self._has_chip(place, moving):
                picture, ink = kind.filled, theme.INK
            if picture:
                size = round(kind.size[0] * self.camera.baked), round(kind.size[1] * self.camera.baked)
                drawn = space_picture(picture, kind.number(place), size, ink, self.ui)
                x, y = self.camera.to_screen(at)
                found.append(paint.middle_at(drawn, x, y))
        return found

    def _has_chip(self, place: str, moving: frozenset[str]) -> bool:
        """Whether a chip is at rest in a place."""
        lying = self.stage.table.contents.get(place, ())
        return any(self._is_chip(piece) for piece in lying if piece not in moving)

    def _is_chip(self, piece: str) -> bool:
        look = self.layout.look(self.stage.table.pieces[piece].kind)
        return look is not None and look.layer == "chip"

    def _fronts(self) -> list[Blit]:
        """The pictures that stand before the pieces of a space, such as bars."""
        found: list[Blit] = []
        for place, at in self.layout.layout.spaces.items():
            kind = self.layout.space(place)
            if kind is not None and kind.front:
                x, y, width, height = kind.front_box
                left, top = self.camera.to_screen((at[0] + x, at[1] + y))
                size = round(width * self.camera.scale), round(height * self.camera.scale)
                found.append((assets.picture(kind.front, size), (round(left), round(top))))
        return found

    def _pile_plate(self, lying: Lying) -> pygame.Surface:
        style = self.ui.style(theme.CAPTION)
        side = min(style.px + 8, max(PILE_BADGE[0], round(PILE_BADGE[1] * self.camera.scale)))
        return _number_plate(str(lying.pile), side, style)

    def _pile_badge(self, lying: Lying) -> Blit:
        return self._pile_plate(lying), self.badge_area(lying).topleft

    def badge_area(self, lying: Lying) -> pygame.Rect:
        """Where the number of a pile is drawn, px."""
        plate = self._pile_plate(lying)
        size = next((pile.size for pile in self.layout.layout.piles if pile.place == lying.piece.place), STACK)
        across, down = PILE_CORNER
        x, y = self.camera.to_screen((lying.at[0] + across * size, lying.at[1] + down * size))
        return pygame.Rect(paint.middle_at(plate, x, y)[1], plate.get_size())

    def _draw_numbers(self, surface: pygame.Surface) -> None:
        """Draw the counters on their plates, and how many pieces lie on the bright cells of a track."""
        table, style = self.stage.table, self.ui.style(theme.COUNT)
        for plate in self.layout.layout.plates:
            words = Said(plate.text, {"n": self.stage.count(plate.counter)})
            x, y = self.camera.to_screen((plate.at[0] + plate.size[0] * 0.16, plate.at[1]))
            own = fitted(words, style, round(plate.size[0] * 0.5 * self.camera.scale))
            at = (round(x - measure(words, own) / 2), round(y - cap_middle(own)))
            paint.stamp(surface, line(words, own, theme.INK), at)
        for gauge in self.layout.layout.gauges:
            draw_gauge(surface, gauge, self.stage.count(gauge.counter), self.camera, self.ui)
        small = self.ui.style(theme.LABEL)
        small = smaller(small, max(theme.SMALLEST, min(small.px, round(TRACK_NOTE * self.camera.scale))))
        for track in self.layout.layout.tracks:
            if track.note:
                words = Said(track.note, {"bold": sum(len(table.contents[track.place(n)]) for n in track.bold)})
                x, y = self.camera.to_screen(track.note_at)
                ends = [pile.at[0] - pile.size * 0.8 for pile in self.layout.layout.piles]
                room = min((end for end in ends if end > track.note_at[0]), default=self.layout.layout.size[0])
                wide = round((room - track.note_at[0]) * self.camera.scale)
                told = fitted_text(words, small, theme.ASH, (wide, 2 * small.line))
                if told is not None:
                    told.draw(surface, (round(x), round(y) - told.size[1] // 2))

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


@baked
def _number_plate(words: str, side: int, style: theme.Style) -> pygame.Surface:
    """The disc with the number of pieces in a pile."""
    width = max(side, measure(words, smaller(style, side)) + side // 2)
    canvas = pygame.Surface((width + 2, side + 2), pygame.SRCALPHA)
    number_disc(canvas, (1, 1), words, side, style, theme.NIGHT, theme.ASH, theme.BONE)
    return canvas


@baked
def _inner_shade(reach: int) -> pygame.Surface:
    """Darkness along the edges of the board, as under the rim of a box: the smallest one, to be stretched."""
    steps = max(2, reach // 2)
    side = 4 * steps + 1
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    for step in range(steps):
        level = round(90 * (1 - step / steps) ** 2)
        box = pygame.Rect(2 * step, 2 * step, side - 4 * step, side - 4 * step)
        pygame.draw.rect(canvas, (0, 0, 0, level), box, 2)
    return canvas


def rest_round(hole: pygame.Rect, area: pygame.Rect) -> tuple[pygame.Rect, ...]:
    """What is left of an area round a hole: above, below, left and right of it."""
    hole = hole.clip(area)
    return (
        pygame.Rect(area.x, area.y, area.width, hole.y - area.y),
        pygame.Rect(area.x, hole.bottom, area.width, area.bottom - hole.bottom),
        pygame.Rect(area.x, hole.y, hole.x - area.x, hole.height),
        pygame.Rect(hole.right, hole.y, area.right - hole.right, hole.height),
    )
