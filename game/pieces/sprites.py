"""The pictures of one game's pieces, baked once per size, and what is known of a piece."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from engine.said import Said
from engine.table import Piece, after_first_part, is_hidden, last_part
from game.layout.game_layout import GameLayout
from game.layout.layout_file import Fact, PieceLook
from game.pieces.figure_pictures import BADGE, FIGURE_RATIO, fallen, standee, valued
from game.pieces.flat_pictures import (
    BADGE_GROWS,
    COVERED,
    SMALLEST_BADGE,
    TileFace,
    bare_tile,
    card_back,
    disc_of_bare_tile,
    disc_of_tile,
    inlay,
    tile,
    token,
    with_name,
)
from game.pieces.lasting import Lasts
from game.pieces.markers import marker
from game.pieces.risk_mark import TileRisk, mark_side, risk_mark
from game.pieces.sprite import Sprite, centred
from game.pieces.worn import worn
from game.services import assets
from game.ui import paint, theme
from game.ui.theme import Scale, Style

REMEMBERED = 400  # pieces whose pictures are found without a search
LEAST_BADGES = 12  # px that two badges on a figure must have: the seat's mark needs its place between them
OVER = 0.42  # of a figure's height: what is laid over it
LEAST_BADGE = 9  # px that one badge alone must have
TURN = "{turn}"  # in the name of a picture: there is one for each way that the piece lies, and all are upright


class Sprites:
    """The pictures of one game's pieces; sizes are px per board unit."""

    def __init__(self, layout: GameLayout) -> None:
        self.layout = layout
        self.ui = Scale()
        self.count: Callable[[str], int] = lambda counter: 0  # the number of a counter of the table
        self.lasting: Callable[[str], tuple[Lasts, ...]] = lambda seat: ()  # the states of a seat that hold now
        self.lying: Callable[[str], tuple[Piece, ...]] = lambda place: ()  # what a view shows in a place
        self._made: dict[Hashable, Sprite] = {}

    def facts(self, piece: Piece, look: PieceLook) -> dict[str, Fact]:
        """What is known of a piece: its row of the component data and its marks."""
        key = piece.kind if is_hidden(piece.id) else piece.id
        return self.layout.facts(look.facts, key, piece.kind) | look.worth | dict(piece.marks)

    def seat(self, piece: Piece) -> str:
        """The seat that owns this piece; empty if nobody does."""
        look = self.layout.look(piece.kind)
        if look is None or not look.seat:
            return ""
        return look.seat.format(key=after_first_part(piece.kind), own=_own(piece))

    def name(self, piece: Piece, names: dict[str, str]) -> Said:
        """What to call a piece."""
        look = self.layout.look(piece.kind)
        if look is None:
            card = self.layout.card(piece.kind)
            facts = self.layout.facts(card.facts, piece.id, piece.kind) if card else {}
            return Said(card.title, facts) if card else Said(piece.kind)
        return Said(look.name, self.facts(piece, look) | {"player": names.get(self.seat(piece), "")})

    def of(self, piece: Piece, scale: float, asked: bool = True) -> Sprite:
        """The picture of a piece on the board at `scale` px per unit; quiet figures have numbers if `asked`."""
        look = self.layout.look(piece.kind)
        seat = self.seat(piece)
        state = self.count(look.counted) if look is not None and look.counted else self._condition(seat)
        worn = self.lasting(seat) if look is not None and look.layer == "figure" else ()
        known = bool(self.known_beneath(piece))
        key = (piece, scale, asked, self.ui.height, self.ui.text, theme.changes, state, worn, known)
        if key not in self._made:
            if len(self._made) >= REMEMBERED:
                self._made.clear()
            self._made[key] = self._make(piece, scale, asked)
        return self._made[key]

    def visible(self, piece: Piece, scale: float) -> float:
        """The scale at which a piece is drawn on the board, so that it can still be seen from afar."""
        look = self.layout.look(piece.kind)
        return max(scale, self.ui.px(look.least) / look.size) if look is not None and look.least else scale

    def draw_ahead(self, piece: Piece, scale: float, asked: bool) -> None:
        """Draw such a picture before it is needed; safe in a thread."""
        self._make(piece, scale, asked)
        self.disc_alone(piece, scale)

    def _make(self, piece: Piece, scale: float, asked: bool) -> Sprite:
        look = self.layout.look(piece.kind)
        if look is None:
            return card_back(max(8, round(40 * scale)))
        side = max(6, round(look.size * scale))
        if look.layer == "figure":
            figure, states = (
                self._figure(piece, look, side, asked or not look.quiet),
                self.lasting(self.seat(piece)),
            )
            return worn(figure.surface, (figure.x, figure.y), states, side, self._style()) if states else figure
        if look.layer == "marker":
            return centred(marker(self._seat(piece), side, look.dark))
        if look.layer == "tile":
            drawn = bare_tile if look.bare else tile
            return centred(drawn(self.tile_face(piece, look), side, self._badge(), self._style()))
        if look.layer in ("floor", "edge"):
            upright = piece.face or TURN in look.face
            angle = 0 if upright else 360 * piece.turn // self.layout.turning_ways(piece)
            picture = inlay(self._face(piece, look), side, angle)
            if look.named:
                picture = with_name(picture, piece.place, self._badge(), self._style())
            return centred(picture)
        lying = token(self._face(piece, look), side)
        if self.known_beneath(piece):
            lying = lying.copy()
            peeled = assets.picture(look.peeled, (side, side))
            paint.stamp(lying, peeled, peeled.get_rect(center=lying.get_rect().center))
        return centred(lying)

    def known_beneath(self, piece: Piece) -> tuple[Piece, ...]:
        """The cards face down beneath a piece that the viewer knows."""
        look = self.layout.look(piece.kind)
        if look is None or not look.hides:
            return ()
        lying = [card for place in look.hides for card in self.lying(place.format(id=piece.id))]
        return tuple([card for card in lying if not is_hidden(card.id)])

    def _figure(self, piece: Piece, look: PieceLook, side: int, valued_too: bool) -> Sprite:
        """A figure as it stands or lies, with what its marks lay over it."""
        figure = self._plain_figure(piece, look, side, valued_too)
        laid, around = [
            [picture for mark, picture in pictures.items() if piece.mark(mark)]
            for pictures in (look.over, look.around)
        ]
        if not laid and not around:
            return figure
        surface = figure.surface.copy()
        for picture in around:
            block = assets.picture(picture, (round(side / FIGURE_RATIO), side))
            paint.stamp(surface, block, block.get_rect(midbottom=(figure.x, figure.y + side // 20)))
        wide = round(side * OVER)
        for picture in laid:
            emblem = assets.picture(picture, (wide, wide))
            paint.stamp(surface, emblem, emblem.get_rect(center=surface.get_rect().center))
        return Sprite(surface, figure.x, figure.y)

    def _plain_figure(self, piece: Piece, look: PieceLook, side: int, valued_too: bool) -> Sprite:
        """A figure on its base, perhaps with its values, or lying on its side."""
        face, seat, facts = self._face(piece, look), self._seat(piece), self.facts(piece, look)
        if piece.face and look.down:
            return fallen(face, seat, side)
        badge, disc, shield = round(side * BADGE), str(facts.get(look.disc, "")), str(facts.get(look.shield, ""))
        if badge < LEAST_BADGES:
            disc = ""
        if not valued_too or badge < LEAST_BADGE or not (disc or shield):
            return standee(face, seat, side, not (look.afloat and piece.mark(look.afloat)))
        return valued(face, seat, side, disc, shield, self._style())

    def bare(self, piece: Piece, height: int, beaten: bool = False) -> pygame.Surface:
        """The picture of a piece alone, about `height` px high, without its numbers: a figure on its base, or what
        a tile shows, also after it has been `beaten`."""
        look = self.layout.look(piece.kind)
        if look is None:
            return card_back(height).surface
        if look.layer == "figure":
            whole = standee(self._face(piece, look), self._seat(piece), height).surface
            return whole.subsurface(whole.get_bounding_rect())
        face = self.tile_face(piece, look) if look.layer == "tile" else None
        if beaten and look.beaten and not piece.face:
            return assets.picture(_filled(look.beaten, self.facts(piece, look)), (height, height))
        name = self._face(piece, look) if face is None else face.art or face.face
        return assets.picture(name, (height, height))

    def disc_alone(self, piece: Piece, scale: float, risk: TileRisk | None = None) -> Sprite | None:
        """The numbered disc of a tile alone, or the mark of its `risk`, to lie above what stands in front of it;
        None if it has none."""
        look = self.layout.look(piece.kind)
        if look is None or look.layer != "tile":
            return None
        face = self.tile_face(piece, look)
        if not face.disc:
            return None
        side = max(6, round(look.size * scale))
        if risk is None and look.bare:
            return centred(disc_of_bare_tile(face, side, self._badge(), self._style()))
        if risk is None:
            return centred(disc_of_tile(face, side, self._badge(), self._style()))
        wide = mark_side(side, self.ui)
        mark = risk_mark(risk, face.now or face.disc, wide, self._style())
        if look.bare:
            x, y = [round(part * side) for part in look.disc_at]
            return Sprite(mark, wide // 2 - x, wide // 2 - y)
        inward = min(round(self._badge() * 0.3), round(side * COVERED) - wide // 2)  # from the tile's corner
        away = side // 2 - inward
        return Sprite(mark, away + wide // 2, away + wide // 2)

    def tile_face(self, piece: Piece, look: PieceLook) -> TileFace:
        """What the tile shows as it lies."""
        if piece.face:
            return TileFace(look.back or look.face)
        facts = self.facts(piece, look)

        def number(name: str) -> str:
            value = facts.get(name, 0) if name else 0
            return str(value) if value else ""

        disc = str(self.count(look.counted)) if look.counted else number(look.disc)
        change = piece.mark(look.changed) if look.changed else 0
        now = str(int(disc) + change) if change else ""
        art = _filled(look.art, facts) if look.art else ""
        gold, heart = number(look.gold_disc), number(look.heart_badge)
        return TileFace(self._face(piece, look), art, look.art_scale, disc, now, gold, heart, look.disc_at)

    def _face(self, piece: Piece, look: PieceLook) -> str:
        """The picture of a piece as it lies; of several states the one that its marks give."""
        face = (look.back or look.face) if piece.face else look.face
        face = next((other for mark, other in look.states.items() if piece.mark(mark)), face)
        seat = self.seat(piece)
        colour = self.layout.layout.seats.get(seat, "")
        state = self._condition(seat)
        return face.format(kind=piece.kind, own=_own(piece), colour=colour, turn=piece.turn, condition=state)

    def _condition(self, seat: str) -> str:
        """The key of the condition of a seat for its pictures."""
        look = self.layout.layout.condition
        if look is None or not seat:
            return ""
        level = look.level(self.count(look.counter.format(seat=seat)))
        return level.face or level.key

    def picture(self, piece: Piece) -> str:
        """The name of the picture of a piece as it lies; empty for a card."""
        look = self.layout.look(piece.kind)
        return self._face(piece, look) if look is not None else ""

    def _seat(self, piece: Piece) -> str:
        return self.layout.colour(self.seat(piece))

    def _badge(self) -> int:
        return round(max(SMALLEST_BADGE, self.ui.px(21)) * max(1.0, min(BADGE_GROWS, self.ui.text)))

    def _style(self) -> Style:
        step = self.ui.style(theme.STEP)
        return Style("serif-700", step.px, step.line)


def _own(piece: Piece) -> str:
    """The last part of a piece's id (of a face-down piece, of its kind): it says whose the piece is."""
    return last_part(piece.kind if is_hidden(piece.id) else piece.id)


def _filled(pattern: str, facts: dict[str, Fact]) -> str:
    """A pattern with its facts."""
    return pattern.format(**facts)
