"""The bare board: slab, corridors, spaces, tracks. Drawn twice, by torchlight and in the dark, and mixed by a map
of where the light has come; one bake for what the view shows at the zoom in use.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.board import highlights
from game.layout.camera import Camera
from game.layout.game_layout import GameLayout, Pile, Plate, Point, SpaceKind, Track
from game.services import assets
from game.services.cache import STORE, baked
from game.ui import paint, theme
from game.ui.fitted_text import fitted_text, smaller
from game.ui.text import fitted, label, measure
from game.ui.theme import Rgb, Scale, Style

Window = tuple[float, float, float, float]

CORRIDOR = (32, 29, 23, 19)  # shadow, key, edge and floor of a corridor, board units
SLAB_REACH = 420  # board units that the slab goes on beyond the board
CLOSE = 4  # px that a caption may be wider than its room
SPARSE = 5  # every so many cells of a track bear a number where there is no room for all
GRAIN = 4  # the light map is this much coarser than the screen
LIGHT_FULL = 12  # board units beyond the edge of a lit space that are in full light
LIGHT_REACH = 62  # and where its light ends,
LIGHT_LEAST = 104  # though never nearer to its middle than this
AHEAD = 0.2  # of the view, baked beyond its edges so that a short pan needs no new bake
REST = 0.11  # seconds the wheel must rest before the board is baked anew


@dataclass(frozen=True)
class BoardColours:
    """The colours of one of the two boards."""

    floor: Rgb
    edge: Rgb
    lit: bool


LIT = BoardColours(theme.SAND, theme.SAND_LO, True)
DARK = BoardColours(theme.DIM, theme.DIM_LO, False)


@dataclass
class BakedBoard:
    """The board as far as `window` (board units) reaches, at `scale` px per unit."""

    window: Window
    scale: float
    dark: pygame.Surface
    lit: pygame.Surface
    mixed: pygame.Surface
    light: dict[str, float] = field(default_factory=dict)
    boxes: dict[str, pygame.Rect] = field(default_factory=dict)  # what the light of each space reaches, px
    sheet: pygame.Surface | None = None  # for light maps: new memory costs more than what is drawn on it


class BareBoard:
    """The board of one game, ready to be blitted."""

    def __init__(self, layout: GameLayout) -> None:
        self.layout = layout
        self.light: dict[str, float] = {}  # place -> how far its light has spread, 0 to 1
        self.ui = Scale()
        self._whole: BakedBoard | None = None
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
        window = ((camera.board[0] - width) / 2, (camera.board[1] - height) / 2, width, height)
        self._whole = self._laid(window, scale, self._kept(window, scale, DARK), self._kept(window, scale, LIT))

    def _kept(self, window: Window, scale: float, colours: BoardColours) -> pygame.Surface:
        """The whole board as another table of the same game has left it, as when a branch is opened."""
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
                self._mix(bake)
        return True

    def draw(self, surface: pygame.Surface, camera: Camera) -> None:
        """Draw what the camera shows into its view."""
        window = camera.window()
        bake = self._best(window, camera.scale)
        if bake is None:
            return
        source = _inside(bake, window)
        if abs(bake.scale - camera.scale) < 1e-6 * camera.scale:
            surface.blit(bake.mixed, camera.view, pygame.Rect(source.topleft, camera.view.size))
            return
        part = bake.mixed.subsurface(source.clip(bake.mixed.get_rect()))
        pygame.transform.scale(part, camera.view.size, surface.subsurface(camera.view))

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
        """Have the board drawn at this zoom in the thread."""
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
        canvas = self._slab(window, size, colours)
        paint.stamp(canvas, _drawing(self._corridors(colours), size, window), (0, 0))
        pen = Pen(canvas, window, scale)
        for place, point in self.layout.layout.spaces.items():
            kind = self.layout.space(place)
            assert kind is not None
            if kind.art:
                pen.centred(_emblem(kind.art, round(2 * kind.radius * scale), True), point)
            elif kind.shape == "tray":
                pen.centred(empty_slot(round(2 * kind.radius * scale)), point)
            elif kind.shape == "hex tray":
                pen.centred(empty_hex_slot(round(kind.radius * scale)), point)
            elif kind.shape in SHAPES:
                pen.centred(_space(kind.shape, round(2 * kind.radius * scale), colours), point)
            if kind.emblem and place in kind.emblem_on:
                pen.centred(_emblem(kind.emblem, round(1.5 * kind.radius * scale), colours.lit), point)
        return canvas

    def _slab(self, window: Window, size: tuple[int, int], colours: BoardColours) -> pygame.Surface:
        """The stone below everything; its grain stays where it is when the board is panned."""
        stone = paint.texture(self.layout.layout.slab, (1024, 640))
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
        """A board with its tracks, piles and plates; an opaque one as the display likes it best."""
        pen = Pen(canvas, window, scale)
        for track in self.layout.layout.tracks:
            _draw_track(pen, track, self.ui)
        style = _caption_style(pen, (*self.layout.layout.piles, *self.layout.layout.plates), self.ui)
        for pile in self.layout.layout.piles:
            _draw_pile(pen, pile, style)
        for plate in self.layout.layout.plates:
            _draw_plate(pen, plate, style)
        shown = opaque and pygame.display.get_init() and pygame.display.get_surface() is not None
        return canvas.convert() if shown else canvas

    def _laid(self, window: Window, scale: float, dark: pygame.Surface, lit: pygame.Surface) -> BakedBoard:
        """Both boards, and what they come to in the light that there is."""
        bake = BakedBoard(window, scale, dark, lit, dark.copy())
        if self.light:
            self._mix(bake)
        return bake

    def _mix(self, bake: BakedBoard) -> None:
        """Lay torchlight over the dark board, only where the light has changed."""
        changed = [
            place for place in bake.light.keys() | self.light if bake.light.get(place) != self.light.get(place)
        ]
        area = bake.mixed.get_rect()
        if changed and bake.light:
            boxes = [self._light_box(bake, place) for place in changed]
            area = boxes[0].unionall(boxes[1:]).clip(area)
        bake.light = dict(self.light)
        if not area.width or not area.height:
            return
        bake.mixed.blit(bake.dark, area, area)
        glow = self._light_map(bake, area)
        glow.blit(bake.lit, (0, 0), area, special_flags=pygame.BLEND_RGBA_MULT)
        paint.stamp(bake.mixed, glow, area.topleft)

    def _light_box(self, bake: BakedBoard, place: str) -> pygame.Rect:
        """What the light of a space reaches, px of a bake."""
        box = bake.boxes.get(place)
        if box is None:
            box = bake.boxes[place] = self._measured(bake, place)
        return box

    def _measured(self, bake: BakedBoard, place: str) -> pygame.Rect:
        x, y = self.layout.layout.spaces[place]
        reach = round(self._reach(place) * bake.scale) + GRAIN
        box = pygame.Rect(0, 0, 2 * reach, 2 * reach)
        box.center = (round((x - bake.window[0]) * bake.scale), round((y - bake.window[1]) * bake.scale))
        return box

    def _reach(self, place: str) -> float:
        return max(LIGHT_LEAST, self.layout.radius(place) + LIGHT_REACH)

    def _light_map(self, bake: BakedBoard, area: pygame.Rect) -> pygame.Surface:
        """How much light falls on each pixel of `area`, white and premultiplied."""
        coarse = pygame.Surface((area.width // GRAIN + 2, area.height // GRAIN + 2), pygame.SRCALPHA)
        spots: dict[tuple[float, float], tuple[pygame.Surface, float]] = {}  # by radius and part: few differ
        blits = []
        for place, part in self.light.items():
            key = (self.layout.radius(place), part)
            if part > 0 and key not in spots:
                bright, reach = (key[0] + LIGHT_FULL) * bake.scale / GRAIN, self._reach(place) * bake.scale / GRAIN
                made = _spot(round(bright), max(2, round(reach)), round(part, 2))
                spots[key] = (made, made.get_width() / 2)
            if part > 0:
                spot, half = spots[key]
                x, y = self._light_box(bake, place).center
                blits.append((spot, (round((x - area.x) / GRAIN - half), round((y - area.y) / GRAIN - half))))
        coarse.fblits(blits, pygame.BLEND_RGBA_ADD)
        size = (coarse.get_width() * GRAIN, coarse.get_height() * GRAIN)
        if bake.sheet is None:
            width, height = bake.mixed.get_size()
            bake.sheet = pygame.Surface((width + 3 * GRAIN, height + 3 * GRAIN), pygame.SRCALPHA)
        pygame.transform.smoothscale(coarse, size, bake.sheet.subsurface((0, 0, *size)))
        return bake.sheet.subsurface((0, 0, area.width, area.height))


def _covers(outer: Window, inner: Window) -> bool:
    return (
        outer[0] <= inner[0] + 0.5
        and outer[1] <= inner[1] + 0.5
        and outer[0] + outer[2] >= inner[0] + inner[2] - 0.5
        and outer[1] + outer[3] >= inner[1] + inner[3] - 0.5
    )


def _inside(bake: BakedBoard, window: Window) -> pygame.Rect:
    """The pixels of a bake that show `window`."""
    return pygame.Rect(
        round((window[0] - bake.window[0]) * bake.scale), round((window[1] - bake.window[1]) * bake.scale),
        round(window[2] * bake.scale), round(window[3] * bake.scale),
    )  # fmt: skip


class Pen:
    """Draws things given in board units onto a bake."""

    def __init__(self, canvas: pygame.Surface, window: Window, scale: float) -> None:
        self.canvas = canvas
        self.window = window
        self.scale = scale

    def px(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def point(self, at: Point) -> tuple[int, int]:
        return round((at[0] - self.window[0]) * self.scale), round((at[1] - self.window[1]) * self.scale)

    def centred(self, sprite: pygame.Surface, at: Point) -> None:
        paint.stamp(self.canvas, sprite, sprite.get_rect(center=self.point(at)))

    def rect(self, middle: Point, size: Point) -> pygame.Rect:
        box = pygame.Rect(0, 0, self.px(size[0]), self.px(size[1]))
        box.center = self.point(middle)
        return box


def _drawing(body: str, size: tuple[int, int], window: Window) -> pygame.Surface:
    """A drawing too large to be kept."""
    x, y, width, height = window
    box = f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box}>'
    return pygame.image.load_sized_svg(io.BytesIO(f"{head}{body}</svg>".encode()), size).premul_alpha()


@baked
def _spot(bright: int, radius: int, part: float) -> pygame.Surface:
    """The light of one space in the coarse map, when `part` of it has spread."""
    full, reach = bright * part, max(1.0, radius * part)
    side = 2 * radius + 1
    canvas = pygame.Surface((side, side), pygame.SRCALPHA)
    for ring in range(math.ceil(reach), -1, -1):
        fall = 1.0 if ring <= full else max(0.0, 1 - (ring - full) / max(1.0, reach - full))
        level = round(255 * theme.in_out_sine(fall))
        pygame.draw.circle(canvas, (level, level, level, level), (radius, radius), ring)
    return canvas


@baked
def _emblem(name: str, side: int, lit: bool) -> pygame.Surface:
    drawn = assets.picture(name, (side, side))
    return drawn if lit else paint.faded(drawn, 0.5)


@baked
def _space(shape: str, side: int, colours: BoardColours) -> pygame.Surface:
    """A space as it lies bare in the board, with its shadow."""
    size = (round(side * 1.18), round(side * 1.18))
    return paint.svg(SHAPES[shape](colours), size, (-59, -59, 118, 118))


@baked
def empty_slot(side: int) -> pygame.Surface:
    """Where a large tile may lie and none does: sunken, with a dashed outline."""
    body = (
        f'<rect x="0" y="0" width="100" height="100" rx="3" fill="{paint.hexed(theme.KEY)}"/>'
        f'<rect x="1.2" y="1.2" width="97.6" height="97.6" rx="2" fill="none" stroke-width="0.8" '
        f'stroke="{paint.hexed(theme.GOLD)}" stroke-dasharray="3.2 2.4"/>'
    )
    return paint.svg(body, (side, side), (0, 0, 100, 100))


@baked
def empty_hex_slot(radius: int) -> pygame.Surface:
    """The same where what lies there is made of hexes; its sides are `radius` px from its middle."""
    half = round(radius * highlights.LONG)
    corner = highlights.SIX_SIDED["hex tray"]
    body = (
        f'<path d="{highlights.six_sided((half, half), radius, corner)}" fill="{paint.hexed(theme.KEY)}"/>'
        f'<path d="{highlights.six_sided((half, half), radius * 0.976, corner)}" fill="none" '
        f'stroke="{paint.hexed(theme.GOLD)}" stroke-width="{radius * 0.016:.2f}" '
        f'stroke-dasharray="{radius * 0.064:.2f} {radius * 0.048:.2f}"/>'
    )
    return paint.svg(body, (2 * half, 2 * half))


def _octagon(radius: float, dy: float = 0.0) -> str:
    points = []
    for corner in range(8):
        angle = math.pi / 8 + corner * math.pi / 4
        points.append(f"{radius * math.cos(angle):.2f} {radius * math.sin(angle) + dy:.2f}")
    return "M" + "L".join(points) + "Z"


def _fill(d: str, colour: Rgb, alpha: float = 1.0) -> str:
    return f'<path d="{d}" fill="{paint.hexed(colour)}" fill-opacity="{alpha}" stroke-linejoin="round"/>'


def _circle(radius: float, colour: Rgb, dy: float = 0.0, alpha: float = 1.0) -> str:
    return f'<circle cx="0" cy="{dy}" r="{radius}" fill="{paint.hexed(colour)}" fill-opacity="{alpha}"/>'


def _shaded(identity: str, top: Rgb, foot: Rgb) -> str:
    return (
        f'<linearGradient id="{identity}" gradientUnits="userSpaceOnUse" x1="-30" y1="-45" x2="35" y2="45">'
        f'<stop offset="0" stop-color="{paint.hexed(top)}"/><stop offset="1" stop-color="{paint.hexed(foot)}"/>'
        "</linearGradient>"
    )


def _chamber(colours: BoardColours) -> str:
    """Octagon: key, wall with light from the upper left, dark lip, floor with a few joints."""
    floor, wall = colours.floor, theme.mix(colours.edge, colours.floor, 0.25)
    joint = theme.mix(floor, colours.edge, 0.4)
    return (
        _shaded("f", theme.light(floor, 0.16 if colours.lit else 0.03), theme.mix(floor, colours.edge, 0.24))
        + _fill(_octagon(54, 5), theme.SHADOW, 0.5)
        + _fill(_octagon(52), theme.KEY)
        + _fill(_octagon(48.5), theme.light(wall, 0.35 if colours.lit else 0.1))
        + _fill(_octagon(47, 1.6), wall)
        + _fill(_octagon(42.5), theme.dark(colours.edge, 0.55))
        + f'<path d="{_octagon(40.5, 1.8)}" fill="url(#f)"/>'
        + f'<path d="M-24 -12H-6V-22M22 16H8V28M-20 14H-10M8 -12H22" fill="none" stroke="{paint.hexed(joint)}" '
        'stroke-width="1.8" stroke-linecap="round"/>'
    )


def _stone(colours: BoardColours) -> str:
    face = theme.light(colours.floor, 0.22 if colours.lit else 0.07)
    return (
        _circle(50, theme.KEY, alpha=0.85)
        + _circle(43, theme.mix(colours.edge, theme.KEY, 0.2))
        + _circle(40, colours.edge, 2)
        + _circle(38, face, -2)
        + _circle(34, theme.mix(colours.floor, colours.edge, 0.12), 1)
    )


def _well(colours: BoardColours) -> str:
    """A round socket."""
    return (
        _circle(56, theme.SHADOW, 4, 0.5) + _circle(55, theme.KEY)
        + _circle(51, theme.mix(colours.edge, colours.floor, 0.4)) + _circle(45, theme.dark(colours.edge, 0.5))
    )  # fmt: skip


def _plate(colours: BoardColours) -> str:
    """The bed below an intersection tile."""
    shadow = paint.hexed(theme.SHADOW)
    return (
        f'<rect x="-56" y="-52" width="112" height="112" rx="10" fill="{shadow}" fill-opacity="0.5"/>'
        + f'<rect x="-55" y="-55" width="110" height="110" rx="9" fill="{paint.hexed(theme.KEY)}"/>'
    )


SHAPES = {"octagon": _chamber, "stone": _stone, "disc": _well, "plate": _plate}


# -- tracks, piles, plates -------------------------------------------------------------------------------


def _band(pen: Pen, box: tuple[float, float, float, float]) -> None:
    """A sunken strip of the slab that carries a track."""
    left, top = pen.point((box[0], box[1]))
    size = (pen.px(box[2]), pen.px(box[3]))
    strip = paint.rounded(size, pen.px(12), theme.NIGHT, theme.PANEL, theme.mix(theme.LINE, theme.KEY, 0.35))
    paint.stamp(pen.canvas, paint.faded(strip, 0.72), (left, top))


def _draw_track(pen: Pen, track: Track, ui: Scale) -> None:
    if track.band is not None:
        _band(pen, track.band)
    style = ui.style(theme.LABEL)
    x, y = pen.point(track.label_at)
    if track.icon:
        side = max(14, pen.px(34))
        paint.stamp(pen.canvas, paint.icon(track.icon, side), (x, y - side // 2))
    else:
        room = pen.px(track.first[0] - track.size[0] * 0.7 - track.label_at[0])
        words = fitted_text(track.name, style, theme.ASH, (room, style.line))
        if words is not None:
            words.draw(pen.canvas, (x, y - words.size[1] // 2))
    number = theme.Style("sans-600", ui.style(theme.STEP).px, ui.style(theme.STEP).line)
    number = fitted(str(track.count), number, pen.px(track.size[0]))
    widest, numbers = measure(str(track.count), number), list[tuple[str, Rgb, pygame.Rect]]()
    for n in range(1, track.count + 1):
        box = pen.rect(track.at(n), track.size)
        bright = not track.bold or n in track.bold
        if track.cell == "card":
            cell, ink = _card_cell(box.size, n % 2 == 0), theme.INK
        else:
            cell, ink = _well_cell(box.width, bright), theme.BONE if bright else theme.ASH
        paint.stamp(pen.canvas, cell, box)
        every = 1 if widest <= box.width + 2 else SPARSE
        if n % every == 0:
            numbers.append((str(n), ink, box.inflate(6 if every == 1 else 2 * box.width, 0)))
    for figures, ink, area in numbers:
        label(pen.canvas, figures, number, ink, area, "centre")


@baked
def _card_cell(size: tuple[int, int], second: bool) -> pygame.Surface:
    base = theme.PARCH2 if second else theme.PARCH
    canvas = paint.rounded(size, max(2, size[0] // 8), theme.KEY).copy()
    inner = (size[0] - 2, size[1] - 2)
    paint.stamp(
        canvas,
        paint.rounded(inner, max(1, size[0] // 9), theme.light(base, 0.3), theme.mix(base, theme.TAN, 0.5)),
        (1, 1),
    )
    return canvas


@baked
def _well_cell(side: int, bright: bool) -> pygame.Surface:
    rim = theme.SAND_LO if bright else theme.LINE
    base = theme.mix(theme.SLAB, theme.SAND_LO, 0.32) if bright else theme.NIGHT
    return paint.disc(side, theme.dark(base, 0.4), base, rim, max(1, side / 14))


def _room(pen: Pen, captioned: Pile | Plate) -> int:
    """The width that a caption may take, px."""
    return pen.px(1.5 * captioned.size if isinstance(captioned, Pile) else captioned.size[0])


def _caption_style(pen: Pen, captioned: Sequence[Pile | Plate], ui: Scale) -> Style:
    """A type in which most captions fit; the others are set smaller."""
    style, least = ui.style(theme.NOTE), smaller(ui.style(theme.NOTE), theme.SMALLEST)
    rooms = {each.caption: _room(pen, each) for each in captioned}
    sizes = sorted(fitted(words, style, room).px for words, room in rooms.items() if measure(words, least) <= room)
    return smaller(style, sizes[len(sizes) // 2] if sizes else style.px)


def _draw_pile(pen: Pen, pile: Pile, style: Style) -> None:
    """The sunken bed of a pile and its caption below."""
    bed = pen.rect(pile.at, (pile.size + 12, pile.size + 12))
    paint.stamp(
        pen.canvas,
        paint.faded(paint.rounded(bed.size, pen.px(10), theme.NIGHT, theme.PANEL, theme.LINE), 0.7),
        bed,
    )
    _caption(pen, pile.caption, pile.at[0], bed.bottom, _room(pen, pile), style)


def _draw_plate(pen: Pen, plate: Plate, style: Style) -> None:
    box = pen.rect(plate.at, plate.size)
    paint.stamp(pen.canvas, paint.tile(box.size, theme.PARCH, pen.px(9), pen.px(3)), box)
    side = round(box.height * 0.62)
    paint.stamp(pen.canvas, paint.icon(plate.icon, side), (box.x + box.height // 5, box.centery - side // 2))
    _caption(pen, plate.caption, plate.at[0], box.bottom + pen.px(4), _room(pen, plate), style)


def _caption(pen: Pen, words: str, x: float, top: int, room: int, style: Style) -> None:
    style = fitted(words, style, room)
    width = measure(words, style) + 2
    if width > room + CLOSE:
        return  # resting on the pile tells it
    left = pen.point((x, 0))[0] - width // 2
    label(pen.canvas, words, style, theme.ASH, pygame.Rect(left, top + 1, width, style.line), "centre")


def shone(layout: GameLayout, kinds_at: Mapping[str, Iterable[tuple[str, int]]]) -> dict[str, float]:
    """On which spaces light falls, by the rules of the layout; `kinds_at` gives the (kind, face) lying on each.

    A space that is lit when light is near takes it from the far end of its ways; inside a way, from both ends.
    """
    kinds = {place: kind for place in layout.layout.spaces if (kind := layout.space(place))}
    seen = {place for place, kind in kinds.items() if _falls(kind, tuple(kinds_at.get(place, ())))}
    lit = set(seen)
    for way in layout.ways:
        for end, other in ((way[0], way[-1]), (way[-1], way[0])):
            if kinds[end].lit == "near" and other in seen:
                lit.add(end)
    for way in layout.ways:
        if way[0] in lit and way[-1] in lit:
            lit.update(way[1:-1])
    return dict.fromkeys(sorted(lit), 1.0)


def _falls(kind: SpaceKind, lying: tuple[tuple[str, int], ...]) -> bool:
    rule, _, what = kind.lit.partition(" ")
    if rule == "without":
        return all(piece != what for piece, _ in lying)
    if rule == "face":
        return any(piece == what.removeprefix("up ") and face == 0 for piece, face in lying)
    return rule == "always"
