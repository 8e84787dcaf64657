"""Draws what is lit and marked: glows, rings, step counts, paths, crosses, the keys' cursor, a goal."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cached_property
from typing import Protocol

import pygame

from game.board import highlights, outlines
from game.board.crests import crest
from game.board.marks import LAST_MOVE, SHAKE, Marks
from game.board.reach_layer import ReachLayer
from game.layout.camera import Camera
from game.layout.game_layout import GameLayout
from game.layout.layout_file import SpaceKind
from game.layout.places import STEPS, Ground
from game.pieces.arrangement import STACK_LIFT, STANDING, Arrangement
from game.pieces.figure_pictures import BASE, base_ring
from game.services import assets
from game.services.cache import baked
from game.stage.stage import Stage
from game.ui import paint, theme
from game.ui.paint import Blit
from game.ui.text import cap_middle, line, measure
from game.ui.theme import Rgb, Scale

STEADY = 3.25 * theme.BREATH  # seconds that a glow breathes before it stays at its brightest
PICTURED = (4, 6)  # board units: the ring of a pictured space, and a strong one
OVER = 0.2  # opacity of the light that lies all over a slot
GLOW = {"square": 8, "hex": 8, "edge": 14, "hex edge": 14}  # board units beyond close spaces
SMALL = 15  # board units of radius, below which a space has room for one disc only
STEP_MOST = 23  # board units that the number of steps may be high
SHAKES, SHAKEN = 3, 4  # number and px of the shakes of a refusal


class LitView(Protocol):
    """What the highlights need from the view that they lie on."""

    layout: GameLayout
    camera: Camera
    stage: Stage
    marks: Marks
    ui: Scale
    calm: bool
    reach_layer: ReachLayer

    @property
    def ground(self) -> Ground:
        """Where the places lie now."""

    @property
    def arrangement(self) -> Arrangement:
        """Where everything on the board lies."""


class HighlightLayer:
    """The highlights of one view."""

    def __init__(self, view: LitView) -> None:
        self.view = view
        self.layout = view.layout
        self.camera = view.camera
        self.stage = view.stage
        self._clock = 0.0
        self._breath: tuple[float, int] | None = None
        self._glowing: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        self._glow_from = 0.0

    @property
    def marks(self) -> Marks:
        return self.view.marks

    def update(self, dt: float) -> bool:
        """Let time pass; True while something fades, shakes or breathes."""
        self._clock += dt
        marks, moving = self.marks, False
        if marks.last_move and marks.last_move_age < LAST_MOVE:
            marks.last_move_age += dt
            moving = True
        if marks.shake > 0:
            marks.shake -= dt
            moving = True
        return moving or self._breathe()

    def _breathe(self) -> bool:
        """Whether a breathing glow looks different from the last frame. At rest nothing breathes."""
        shown = (tuple(self.marks.legal), tuple(self.marks.hints))
        if shown != self._glowing:
            self._glowing, self._glow_from = shown, self._clock
        lit = any(shown) and not self.view.calm and self._glowed < STEADY
        breath = (highlights.breath(self._glowed), round(self._glowed * 12)) if lit else None
        changed, self._breath = breath != self._breath, breath
        return changed

    @property
    def _glowed(self) -> float:
        """Seconds since the glow appeared. It breathes only at first, so that the table can rest."""
        return min(STEADY, self._clock - self._glow_from)

    def draw_ready(self, surface: pygame.Surface, figures: bool) -> None:
        """A warm glow behind what can be picked up."""
        if self.marks.held:
            return
        for piece in self.marks.ready:
            lying = self.view.arrangement.by_id.get(piece)
            if lying is None or (lying.layer in STANDING) != figures or self.stage.moving(piece):
                continue
            look = self.layout.look(lying.piece.kind)
            size = (look.size if look else 40) * self.camera.baked * lying.scale
            x, y = self.camera.to_screen(lying.at)
            ring = self.marks.selected == piece or self.marks.hover == piece
            if lying.layer == "figure":
                radius = max(10, round(size * 0.62))
                glow = paint.glow("warm", radius)
                paint.stamp(surface, glow, (round(x - radius), round(y - size * 0.45 - radius)))
                colour = theme.SELECTED if ring else theme.LEGAL
                wide, deep = (1.14, 1.24) if look is None or not look.disc else (1.42, 1.62)
                oval = base_ring(
                    round(size * BASE[0] * wide), round(size * BASE[1] * deep), colour, max(2.2, size * 0.055)
                )
                y += size * 0.02
                paint.stamp(surface, oval, oval.get_rect(center=(round(x), round(y))))
            elif look is not None and look.bare:
                glow = paint.glow("warm", max(10, round(size * (0.72 if ring else 0.6))))
                paint.stamp(surface, glow, glow.get_rect(center=(round(x), round(y))))
            else:
                radius = max(10, round(size * 0.82))
                paint.stamp(surface, paint.glow("warm", radius), (round(x - radius), round(y - radius)))
                colour = theme.SELECTED if ring else theme.LEGAL
                kind = self.view.ground.space(lying.piece.place)
                carries = self.layout.carrier(lying.piece.kind) is not None
                if carries and kind is not None and kind.shape == "hex tray":
                    frame = self._ring(lying.piece.place, colour, ring)
                elif lying.layer in ("chip", "load"):
                    frame = paint.ring(round(size * 0.5) + 2, colour, max(2.2, self.view.ui.px(3)))
                else:
                    frame = _tile_ring(round(size) + 6, colour, max(2, round(size * 0.05)))
                paint.stamp(surface, frame, frame.get_rect(center=(round(x), round(y))))

    def draw_rings(self, surface: pygame.Surface) -> None:
        marks = self.marks
        alpha = 1.0 if self.view.calm else highlights.breath(self._glowed)
        if marks.last_move and marks.last_move_age < LAST_MOVE:
            self._draw_last_move(surface)
        blits: list[Blit] = []
        for place in marks.legal if not self.view.reach_layer.shown else ():
            kind = self.view.ground.space(place)
            spot = self.view.ground.spot(place)
            if spot is None or (kind is not None and kind.slot is not None):
                continue  # a slot has a picture of its own
            x, y = self.camera.to_screen(spot)
            reach = kind.radius if kind else 20.0
            if kind is not None and kind.size != (0, 0):
                glow = paint.faded(outlines.glow(kind.shape, self._size(kind), theme.LEGAL), alpha)
                blits.append(paint.middle_at(glow, x, y))
                continue  # its ring lies over what stands in it
            glow = paint.faded(self._glow(kind, reach), alpha)
            blits.append(paint.middle_at(glow, x, y))
            if reach > SMALL or not marks.legal[place]:
                colour = theme.SELECTED if place == marks.target else theme.LEGAL
                ring = self._ring(place, colour, place == marks.target)
                blits.append(paint.middle_at(ring, x, y))
        surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)

    def draw_shade(self, surface: pygame.Surface) -> None:
        """Darken the pictured spaces where the piece in the hand cannot go, and ring those where it can."""
        marks = self.marks
        if not marks.legal:
            return
        blits: list[Blit] = []
        for place, kind in self._pictured.items():
            at = self.camera.to_screen(self.layout.layout.spaces[place])
            if place in marks.legal:
                colour = theme.SELECTED if place == marks.target else theme.LEGAL
                drawn = self._ring(place, colour, place == marks.target or place in marks.strong)
                blits += paint.middle_at(drawn, *at), *crest(place, kind, at, self.camera.baked)
            elif kind.dims and place not in marks.here:
                self._dim(surface, kind, at)
        surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)

    def _dim(self, surface: pygame.Surface, kind: SpaceKind, at: tuple[float, float]) -> None:
        """Darken a pictured space with its middle at a point."""
        size = self._size(kind)
        left, top = round(at[0] - size[0] / 2), round(at[1] - size[1] / 2)
        for x, y, width, height in outlines.bands(kind.shape, size):
            surface.fill(theme.DIMMED_TINT, (left + x, top + y, width, height), pygame.BLEND_RGB_MULT)

    @cached_property
    def _pictured(self) -> dict[str, SpaceKind]:
        """The spaces that are pictures."""
        kinds = {place: self.layout.space(place) for place in self.layout.layout.spaces}
        return {place: kind for place, kind in kinds.items() if kind is not None and kind.size != (0, 0)}

    def _size(self, kind: SpaceKind) -> tuple[int, int]:
        """How large a pictured space is drawn, px."""
        return round(kind.size[0] * self.camera.baked), round(kind.size[1] * self.camera.baked)

    def _glow(self, kind: SpaceKind | None, reach: float) -> pygame.Surface:
        """The light of a place that a piece may go to: round it, or all over a slot."""
        scale = self.camera.baked
        if kind is not None and kind.shape == "hex tray":
            return _lit_slot(round(reach * scale))
        if kind is not None and kind.shape == "tray":
            side = round(2 * reach * scale)
            return paint.soft((side, side), round(0.05 * side), max(4, self.view.ui.px(14)), theme.LEGAL, OVER)
        return paint.glow("warm", max(8, round((reach + GLOW.get(kind.shape if kind else "", 26)) * scale)))

    def draw_refusal(self, surface: pygame.Surface) -> None:
        """Draw where a drop was refused, what stands in the way, and what would help."""
        marks, scale = self.marks, self.camera.baked
        if marks.refused:
            aside = 0
            if marks.shake > 0:
                aside = round(self.view.ui.px(SHAKEN) * math.sin(2 * math.pi * SHAKES * marks.shake / SHAKE))
            self._stamp_place(surface, paint.glow("rose", max(10, round(60 * scale))), marks.refused, aside)
            ring = self._ring(marks.refused, theme.ILLEGAL, True, dashed=True)
            self._stamp_place(surface, ring, marks.refused, aside)
        for place in marks.blockers:
            self._stamp_place(surface, self._ring(place, theme.ILLEGAL, False, dashed=True), place)
        turn = 0 if self.view.calm else round(self._glowed * 12) % 64
        for place in marks.hints:
            self._stamp_place(surface, self._ring(place, theme.HINT, False, True, turn), place)

    def _ring(self, place: str, colour: Rgb, strong: bool, dashed: bool = False, turn: int = 0) -> pygame.Surface:
        kind = self.view.ground.space(place)
        scale = self.camera.baked
        width = max(2.2, self.view.ui.px(4) if strong else self.view.ui.px(3.2))
        if kind is not None and kind.size != (0, 0):
            wide = max(3.0, (PICTURED[1] if strong else PICTURED[0]) * scale)
            return outlines.ring(kind.shape, self._size(kind), colour, wide, dashed, turn)
        reach = self.view.ground.radius(place)
        radius = highlights.ring_radius(kind, scale) if kind else max(9, round((reach + 4) * scale))
        if kind and kind.radius < 15:
            radius = max(radius, self.view.ui.px(13))
        return highlights.space_ring(kind.shape if kind else "disc", radius, colour, width, dashed, turn)

    def _stamp_place(self, surface: pygame.Surface, sprite: pygame.Surface, place: str, aside: int = 0) -> None:
        spot = self.view.ground.spot(place)
        if spot is not None:
            x, y = self.camera.to_screen(spot)
            paint.stamp(surface, sprite, sprite.get_rect(center=(round(x) + aside, round(y))))

    def draw_focus(self, surface: pygame.Surface) -> None:
        """The keys' cursor: a white ring round a place or a piece."""
        marks = self.marks
        if marks.focus_place:
            self._stamp_place(surface, self._ring(marks.focus_place, theme.BONE, True), marks.focus_place)
        lying = self.view.arrangement.by_id.get(marks.focus)
        if lying is not None:
            look = self.layout.look(lying.piece.kind)
            size = (look.size if look else 40) * self.camera.baked
            x, y = self.camera.to_screen(lying.at)
            if lying.layer == "figure":
                y -= size * 0.36
            ring = paint.ring(max(12, round(size * 0.62)), theme.BONE, max(2.5, self.view.ui.px(3)))
            paint.stamp(surface, ring, ring.get_rect(center=(round(x), round(y))))

    def _draw_last_move(self, surface: pygame.Surface) -> None:
        fade = 1.0 if self.view.calm else 1 - self.marks.last_move_age / LAST_MOVE
        alpha = round(fade * highlights.LEVELS) / highlights.LEVELS
        if alpha <= 0:
            return
        side = max(6, round(13 * self.camera.baked))
        sprite = highlights.last_move_dot(side, self.marks.last_move_colour, alpha)
        for place in self.marks.last_move:
            self._stamp_place(surface, sprite, place)

    def draw_badges(self, surface: pygame.Surface) -> None:
        """Draw what belongs above figures, so that none hides it."""
        blits = [*self._steps(), *self._prices(), *self._refused()]
        surface.fblits(blits, pygame.BLEND_PREMULTIPLIED)

    def _steps(self) -> Iterator[Blit]:
        """The handles of what can be laid anew, and the numbers of steps beside lit places."""
        marks, scale, style = self.marks, self.camera.scale, self.view.ui.style(theme.STEP)
        px = max(theme.SMALLEST, min(style.px, round(STEP_MOST * scale)))  # neighbours on a path must not touch
        style, way = theme.Style(style.face, px, px), frozenset(marks.way)
        for place, words in marks.legal.items() if not self.view.reach_layer.shown else ():
            spot = self.view.ground.spot(place)
            if spot is None:
                continue
            if place in self.view.ground.laid:
                icon = "undo" if place in marks.back else "redo"
                handle = highlights.handle(max(24, self.view.ui.px(34)), icon, place == marks.target)
                yield paint.middle_at(handle, *self.camera.to_screen(self.view.ground.handle(place)[0]))
            if words:
                kind = self.view.ground.space(place)
                disc = highlights.count_disc(words, style, not way or place in way)
                shift = (kind.radius if kind else 20) * 0.72 * scale if kind is None or kind.radius > 15 else 0.0
                x, y = self.camera.to_screen(spot)
                yield paint.middle_at(disc, x + shift, y - shift)

    def _prices(self) -> Iterator[Blit]:
        """What entering a lit place is paid with."""
        marks, side = self.marks, max(14, self.view.ui.px(20))
        for place, picture in marks.paid.items():
            spot, kind = self.view.ground.spot(place), self.view.ground.space(place)
            small = kind is not None and kind.radius < SMALL
            if spot is None or (small and marks.legal.get(place) and place != marks.target):
                continue
            away = side * 1.1 if small else self.view.ground.radius(place) * 0.72 * self.camera.scale
            x, y = self.camera.to_screen(spot)
            if kind is not None and kind.shape in STEPS:  # its lower corners belong to the figure on it
                yield paint.middle_at(highlights.price(picture, side), x - away, y - away)
            else:
                yield paint.middle_at(assets.picture(picture, (side, side)), x + away, y + away * 0.5)

    def _refused(self) -> Iterator[Blit]:
        """The dots of a way that is not allowed, and the X of what blocks it."""
        scale = self.camera.scale
        dot = highlights.dot(max(5, round(10 * scale)), theme.ILLEGAL)
        for place in self.marks.refused_way:
            if (spot := self.view.ground.spot(place)) is not None:
                yield paint.middle_at(dot, *self.camera.to_screen(spot))
        cross = highlights.cross_badge(max(18, self.view.ui.px(24)))
        for place in self.marks.blockers:
            if (spot := self.view.ground.spot(place)) is not None:
                reach = self.view.ground.radius(place) * 0.8 * scale
                x, y = self.camera.to_screen(spot)
                yield paint.middle_at(cross, x - reach, y + reach)

    def draw_goal(self, surface: pygame.Surface) -> None:
        """Draw where a marker would come to lie, and how far it would go."""
        if self.marks.goal is None or self.marks.goal[0] not in self.layout.cells:
            return
        place, words = self.marks.goal
        track, number = self.layout.cells[place]
        x, y = self.camera.to_screen(track.at(number))
        size = (round(track.size[0] * self.camera.scale), round(track.size[1] * self.camera.scale))
        box = highlights.goal_box(size, max(2.0, self.view.ui.px(3)))
        paint.stamp(surface, box, box.get_rect(center=(round(x), round(y))))
        style = self.view.ui.style(theme.NOTE)
        view = self.camera.view
        width, half = measure(words, style), measure(words, style) // 2 + self.view.ui.u
        middle = max(view.left + half, min(view.right - half, round(x)))
        top = round(y - (STACK_LIFT + 24) * self.camera.scale) - style.px
        plate = paint.rounded(
            (width + 2 * self.view.ui.u, style.px + self.view.ui.u), (style.px + self.view.ui.u) // 2, theme.NIGHT
        )
        paint.stamp(surface, plate, plate.get_rect(midtop=(middle, top)))
        paint.stamp(
            surface,
            line(words, style, theme.HINT),
            (middle - width // 2, top + plate.get_height() // 2 - cap_middle(style)),
        )


@baked
def _lit_slot(radius: int) -> pygame.Surface:
    """Light all over a slot with six sides, which are `radius` px from its middle."""
    half = round(radius * highlights.LONG)
    path = highlights.six_sided((half, half), radius, highlights.SIX_SIDED["hex tray"])
    body = f'<path d="{path}" fill="{paint.hexed(theme.LEGAL)}" fill-opacity="{OVER}"/>'
    return paint.svg(body, (2 * half, 2 * half))


@baked
def _tile_ring(side: int, colour: Rgb, width: int) -> pygame.Surface:
    canvas = paint.outline(
        (side + 2 * width + 4, side + 2 * width + 4), side // 7 + width, theme.KEY, width + 4
    ).copy()
    paint.stamp(
        canvas, paint.outline((side + 2 * width, side + 2 * width), side // 7 + width, colour, width), (2, 2)
    )
    return canvas
