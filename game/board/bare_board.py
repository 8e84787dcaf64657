"""The empty board: slab, corridors, spaces, tracks.

It is drawn twice, by torchlight and in the dark, and mixed by a map of where the light has come. One bake
covers what the view shows at its zoom.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Mapping
from concurrent.futures import Future
from functools import partial

import pygame

from game.board.baked_board import BakedBoard
from game.board.board_pen import Pen, Window
from game.board.pictured_board import draw_inscription, draw_numbers, draw_ornaments, draw_pictured
from game.board.rim import draw_rim
from game.board.space_pictures import DARK, LIT, SHAPES, BoardColours, emblem, empty_hex_slot, empty_slot, space
from game.board.tiled_ground import tiled
from game.board.tracks_and_piles import caption_style, draw_pile, draw_plate, draw_track
from game.layout.camera import Camera
from game.layout.game_layout import GameLayout
from game.services import assets
from game.services.cache import STORE
from game.ui import materials, paint, theme
from game.ui.theme import Scale

CORRIDOR = (32, 29, 23, 19)  # shadow, key, edge and floor of a corridor, board units
SLAB_REACH = 420  # board units that the slab goes on beyond the board
SIZES = 2  # kept of the whole board: it makes room for an explanation, and takes it back
AHEAD = 0.2  # of the view, baked beyond its edges so that a short pan needs no new bake
REST = 0.11  # seconds the wheel must rest before the board is baked anew


class BareBoard:
    """The empty board of one game, ready to be drawn."""

    def __init__(self, layout: GameLayout) -> None:
        self.layout = layout
        self.light: dict[str, float] = {}  # place -> how far its light has spread, 0 to 1
        self.ui = Scale()
        self._whole: BakedBoard | None = None
        self._opened: OrderedDict[tuple[object, ...], BakedBoard] = OrderedDict()  # whole boards, the last ones
        self._close: BakedBoard | None = None
        self._coming: Future[None] | None = None
        self._next: tuple[Window, float, pygame.Surface, pygame.Surface] | None = None
        self._rested = 0.0

    # -- drawing -----------------------------------------------------------------------------------------

    def open(self, camera: Camera, ui: Scale) -> None:
        """Bake the whole board for a new size of the window."""
        self.ui = ui
        self._close = None
        self._coming, self._next = None, None
        scale = camera.fitted
        width, height = camera.view.width / scale, camera.view.height / scale
        x, y, wide, high = camera.area
        window = (x + (wide - width) / 2, y + (high - height) / 2, width, height)
        key = (window, scale, ui, theme.changes)
        whole = self._opened.pop(key, None)
        if whole is None:
            whole = self._laid(window, scale, self._kept(window, scale, DARK), self._kept(window, scale, LIT))
        elif self.light:
            whole.shine(self.light)
        self._whole = self._opened[key] = whole
        while len(self._opened) > SIZES:
            self._opened.popitem(last=False)

    def _kept(self, window: Window, scale: float, colours: BoardColours) -> pygame.Surface:
        """The whole board as another table of the same game left it, for instance when a branch is opened."""
        layout = self.layout.layout
        key = ("board", layout.portrait, tuple(layout.spaces.items()), window, scale, colours, self.ui)
        bare = partial(self._bare, window, scale, colours)
        return STORE.get(key, lambda: self._lettered(bare(), window, scale, colours is DARK))

    def set_light(self, light: Mapping[str, float]) -> bool:
        """Let light lie on places as given (0 to 1); True if that changed anything."""
        if light == self.light:
            return False
        self.light = dict(light)
        for bake in (self._whole, self._close):
            if bake is not None:
                bake.shine(self.light)
        return True

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        """Draw what the camera shows into its view."""
        window = camera.window()
        bake = self._best(window, camera.scale)
        if bake is None:
            return
        source = bake.pixels(window)
        if abs(bake.scale - camera.scale) < 1e-6 * camera.scale:
            surface.blit(bake.mixed, camera.view, pygame.Rect(source.topleft, camera.view.size))
            return
        part = bake.mixed.subsurface(source.clip(bake.mixed.get_rect()))
        pygame.transform.scale(part, camera.view.size, surface.subsurface(camera.view))

    def look(self, camera: Camera) -> Hashable:
        """What decides what is drawn: the bake, the part of it, and the light that lies on it."""
        window = camera.window()
        bake = self._best(window, camera.scale)
        return window, bake and bake.mixed, tuple(self.light.items())

    def _best(self, window: Window, scale: float) -> BakedBoard | None:
        if self._close is not None and _covers(self._close.window, window):
            return self._close
        return self._whole

    def update(self, dt: float, camera: Camera) -> bool:
        """Bake anew once the camera rests; True while something is still to come."""
        window = camera.window()
        best = self._best(window, camera.scale)
        if best is None or abs(best.scale - camera.scale) < 1e-6 * camera.scale:
            self._rested = 0.0
            return self._arrive(camera)
        self._rested += dt
        if self._coming is None and not camera.gliding and self._rested >= REST:
            self._order(window, camera.scale)
        return self._arrive(camera) or True

    def _order(self, window: Window, scale: float) -> None:
        """Let the thread draw the board at this zoom."""
        grow_x, grow_y = window[2] * AHEAD, window[3] * AHEAD
        wide = (window[0] - grow_x, window[1] - grow_y, window[2] + 2 * grow_x, window[3] + 2 * grow_y)

        def work() -> None:
            self._next = (wide, scale, *self._raw(wide, scale))

        self._coming = assets.BAKER.run(work)

    def _arrive(self, camera: Camera) -> bool:
        if self._coming is None or not self._coming.done():
            return self._coming is not None
        self._coming.result()
        self._coming = None
        if self._next is not None:
            self._close = self._finish(*self._next)
            self._next = None
        return True

    def settle(self, camera: Camera) -> None:
        """Bake now what would be baked once the camera rests, for pictures made off-screen."""
        if abs(camera.scale - camera.fitted) > 1e-6:
            self._order(camera.window(), camera.scale)
            assert self._coming is not None
            self._coming.result()
            self._arrive(camera)

    # -- baking ------------------------------------------------------------------------------------------

    def _raw(self, window: Window, scale: float) -> tuple[pygame.Surface, pygame.Surface]:
        """Both boards without lettering; safe in a thread."""
        return self._bare(window, scale, DARK), self._bare(window, scale, LIT)

    def _bare(self, window: Window, scale: float, colours: BoardColours) -> pygame.Surface:
        size = (max(1, round(window[2] * scale)), max(1, round(window[3] * scale)))
        tiling = self.layout.layout.tiling
        canvas = self._slab(window, size, colours) if tiling is None else tiled(tiling, window, size)
        paint.stamp(canvas, paint.part_svg(self._corridors(colours), size, window), (0, 0))
        pen, layout = Pen(canvas, window, scale), self.layout.layout
        if layout.ground:
            paint.stamp(canvas, paint.part_svg(assets.drawing(layout.ground), size, window), (0, 0))
        draw_ornaments(pen, layout, above=False)
        for place, point in layout.spaces.items():
            kind = self.layout.space(place)
            assert kind is not None
            if kind.unseen:
                continue
            if kind.art and kind.size != (0, 0):
                draw_pictured(pen, kind, place, point)
            elif kind.art:
                pen.centred(emblem(kind.art, round(2 * kind.radius * scale), True), point)
            elif kind.shape == "tray":
                pen.centred(empty_slot(round(2 * kind.radius * scale)), point)
            elif kind.shape == "hex tray":
                pen.centred(empty_hex_slot(round(kind.radius * scale)), point)
            elif kind.shape in SHAPES:
                pen.centred(space(kind.shape, round(2 * kind.radius * scale), colours), point)
            if kind.emblem and place in kind.emblem_on:
                pen.centred(emblem(kind.emblem, round(1.5 * kind.radius * scale), colours.lit), point)
        draw_ornaments(pen, layout, above=True)
        return canvas

    def _slab(self, window: Window, size: tuple[int, int], colours: BoardColours) -> pygame.Surface:
        """The stone below everything. Its grain stays where it is when the board is panned."""
        stone = materials.texture(self.layout.layout.slab, (1024, 640))
        board = self.layout.layout.size
        unit_x = stone.get_width() / (board[0] + 2 * SLAB_REACH)
        unit_y = stone.get_height() / (board[1] + 2 * SLAB_REACH)
        part = pygame.Rect(
            round((window[0] + SLAB_REACH) * unit_x), round((window[1] + SLAB_REACH) * unit_y),
            round(window[2] * unit_x), round(window[3] * unit_y),
        ).clip(stone.get_rect())  # fmt: skip
        canvas = pygame.transform.smoothscale(stone.subsurface(part), size)
        if colours.lit:
            canvas.fill(theme.TORCH_ADD, special_flags=pygame.BLEND_RGB_ADD)
            canvas.fill(theme.TORCH_TINT, special_flags=pygame.BLEND_RGB_MULT)
        else:
            canvas.fill(theme.SHADE_TINT, special_flags=pygame.BLEND_RGB_MULT)
        return canvas

    def _corridors(self, colours: BoardColours) -> str:
        spaces = self.layout.layout.spaces
        line = "M" + "M".join(
            "L".join(f"{x:g} {y:g}" for x, y in (spaces[p] for p in way)) for way in self.layout.ways
        )
        coats = (
            (theme.SHADOW, CORRIDOR[0], 4, 0.5),
            (theme.KEY, CORRIDOR[1], 0, 1.0),
            (colours.edge, CORRIDOR[2], 0, 1.0),
            (colours.floor if colours.lit else theme.mix(colours.floor, colours.edge, 0.35), CORRIDOR[3], -1, 1.0),
        )
        return "".join(
            f'<path d="{line}" transform="translate(0,{down})" fill="none" stroke="{paint.hexed(colour)}" '
            f'stroke-opacity="{alpha}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"/>'
            for colour, width, down, alpha in coats
        )

    # -- lettering and light -----------------------------------------------------------------------------

    def _finish(self, window: Window, scale: float, dark: pygame.Surface, lit: pygame.Surface) -> BakedBoard:
        dark = self._lettered(dark, window, scale, opaque=True)
        return self._laid(window, scale, dark, self._lettered(lit, window, scale, opaque=False))

    def _lettered(self, canvas: pygame.Surface, window: Window, scale: float, opaque: bool) -> pygame.Surface:
        """A board with its tracks, piles and plates; an opaque one in the format of the display."""
        pen = Pen(canvas, window, scale)
        if self.layout.layout.rim is not None:
            draw_rim(pen, self.layout.layout.rim, self.ui)
        for track in self.layout.layout.tracks:
            draw_track(pen, track, self.ui)
        for inscription in self.layout.layout.inscriptions:
            draw_inscription(pen, inscription, self.ui)
        for place, point in self.layout.layout.spaces.items():
            kind = self.layout.space(place)
            if kind is not None and kind.numbers is not None:
                draw_numbers(pen, kind.numbers, place, point, self.ui)
        style = caption_style(pen, (*self.layout.layout.piles, *self.layout.layout.plates), self.ui)
        for pile in self.layout.layout.piles:
            draw_pile(pen, pile, style)
        for plate in self.layout.layout.plates:
            draw_plate(pen, plate, style)
        shown = opaque and pygame.display.get_init() and pygame.display.get_surface() is not None
        return canvas.convert() if shown else canvas

    def _laid(self, window: Window, scale: float, dark: pygame.Surface, lit: pygame.Surface) -> BakedBoard:
        """Both boards, and their mixture in the light of now."""
        bake = BakedBoard(self.layout, window, scale, dark, lit, dark.copy())
        if self.light:
            bake.shine(self.light)
        return bake


def _covers(outer: Window, inner: Window) -> bool:
    return (
        outer[0] <= inner[0] + 0.5
        and outer[1] <= inner[1] + 0.5
        and outer[0] + outer[2] >= inner[0] + inner[2] - 0.5
        and outer[1] + outer[3] >= inner[1] + inner[3] - 0.5
    )
