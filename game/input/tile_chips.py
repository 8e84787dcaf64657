"""The chips on tiles that turn: gold where somebody may turn the tile now.

Pointing at a gold chip shows the tile as it would lie, the ways that open and shut, and the price.
A click turns it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from engine.flow import Option, Position, Prospect, ProspectRow
from engine.flow.outlook import outlook
from engine.said import NOTHING, Said, joined, said
from engine.table import Table
from game.board.turn_preview import TurnPreview, draw_turn_preview
from game.input.rotation_handles import RotationHandles
from game.layout.carriers import Point, shorter
from game.layout.places import CarriedPlace, Grounds
from game.panels.table_panels import TablePanels
from game.pieces.piece_numbers import draw_number, number_style
from game.play.choices import Choices
from game.services.cache import baked
from game.services.fence import fenced
from game.ui import paint, theme
from game.ui.button import Pressable
from game.ui.theme import Scale, Style
from game.ui.widget import NO_RECT

PLAIN, GOLD = 30, 38  # px at 1080p
GLOW = 10  # px at 1080p round a gold chip
INSET = 11.0  # board units from the corner of the tile to the middle of its chip

Price = Callable[[Choices, Position], str]


class TileChip(Pressable):
    """The chip of one tile with its number. `options` turn it; without any the pointer passes through."""

    focusable = False  # keys turn a tile from the figure that may

    def __init__(self, piece: str, number: str, action: Callable[[], object]) -> None:
        super().__init__(action, f"turn {piece}", "", "")
        self.number = number
        self.icon = ""
        self.options: tuple[Option, ...] = ()
        self.tile = NO_RECT  # where the tile is, px

    @property
    def told_beside(self) -> pygame.Rect:
        """The words lie beside the tile, or they would hide how it turns."""
        return self.tile

    @property
    def hit(self) -> pygame.Rect:
        """Only what is drawn: the board lies all round it."""
        return self.rect if self.options else NO_RECT

    def wanted(self, scale: Scale) -> tuple[int, int]:
        side = scale.px(GOLD if self.options else PLAIN)
        return side, side

    def draw(self, surface: pygame.Surface) -> None:
        if self.options:
            paint.halo(surface, self.rect, self.rect.height // 2, theme.LEGAL, self.scale.px(GLOW))
        style = self.scale.style(theme.LABEL)
        paint.stamp(surface, _chip(self.rect.width, self.number, self.icon, self.hovered, style), self.rect)


@baked
def _chip(side: int, number: str, icon: str, strong: bool, style: Style) -> pygame.Surface:
    """A disc with the tile's number, gold with a bent arrow round it if the tile may be turned by it."""
    edge = max(1, side // 16)
    if not icon:
        canvas = paint.disc(side, theme.PANEL2, theme.PANEL, theme.ASH, edge).copy()
        ink = theme.BONE
    else:
        rim = theme.SELECTED if strong else theme.KEY
        canvas = paint.disc(side, theme.GOLD_TOP, theme.GOLD_FOOT, rim, 2 * edge).copy()
        ink = theme.KEY
        paint.stamp(canvas, paint.icon(icon, side * 3 // 8, ink), (side * 5 // 16, side // 10))
    below = side // 7 if icon else 0
    lettering = number_style(style, side * 4 // 5 if icon else side)
    draw_number(canvas, number, lettering, ink, (side // 2, side // 2 + below))
    return canvas


class TileChips:
    """Keeps a chip on every tile of the board whose look has one.

    `price` says what a seat pays on the way to a position, `turn` does an option or asks which of several
    with the `arrows` round the tile.
    """

    def __init__(
        self,
        panels: TablePanels,
        choices: Callable[[], Choices | None],
        price: Price,
        turn: Callable[[str, tuple[Option, ...]], object],
        arrows: Callable[[], RotationHandles | None],
    ) -> None:
        self.panels, self.page, self.view = panels, panels.page, panels.view
        self._choices, self._price, self._turn, self._arrows = choices, price, turn, arrows
        self._grounds = Grounds(panels.layout)
        self.chips: dict[str, TileChip] = {}
        self._previews: tuple[Choices | None, dict[Option, TurnPreview]] = (None, {})

    def follow(self) -> None:
        """Bring the chips up to the table and the camera."""
        choices = None if self.view.stage.busy else self._choices()
        laid = {each.piece: each for each in self.view.ground.laid.values() if self._number(each.piece)}
        for piece in self.chips.keys() - laid.keys():
            self.page.remove(self.chips.pop(piece))
        for piece, each in laid.items():
            if piece not in self.chips:
                self.chips[piece] = TileChip(piece, self._number(piece), partial(self._press, piece))
                self.page.widgets.insert(0, self.chips[piece])  # below everything that may lie over the board
            self._show(self.chips[piece], each, choices)

    def _number(self, piece: str) -> str:
        """What stands on the chip of a tile; empty if it has none."""
        lying = self.view.stage.table.pieces[piece]
        look = self.view.layout.look(lying.kind)
        return str(self.view.sprites.facts(lying, look).get(look.chip, "")) if look is not None else ""

    def _show(self, chip: TileChip, laid: CarriedPlace, choices: Choices | None) -> None:
        options = _turns(choices, laid) if choices is not None else ()
        camera, scale = self.view.camera, self.page.scale
        if options != chip.options or not options:
            chip.options, chip.tip = options, ""
        chip.icon = _arrow(options, laid.carrier.ways) if options else ""
        at = camera.to_screen(self._corner(laid))
        chip.visible = camera.view.collidepoint(at) and not self.view.stage.moving(laid.piece)
        rect = pygame.Rect((0, 0), chip.wanted(scale))
        rect.center = (round(at[0]), round(at[1]))
        chip.place(rect.clamp(camera.view), scale)
        side = round(2 * laid.carrier.top * camera.scale)
        chip.tile = pygame.Rect(0, 0, side, side)
        x, y = camera.to_screen(self.view.layout.layout.spaces[laid.slot])
        chip.tile.center = (round(x), round(y))

    def _corner(self, laid: CarriedPlace) -> Point:
        """Where the chip of a tile lies: at its upper left end, board units."""
        x, y = self.view.layout.layout.spaces[laid.slot]
        away = laid.carrier.top - INSET
        return x - away, y - away

    def _press(self, piece: str) -> None:
        options = self.chips[piece].options
        if options:
            self._turn(piece, options)

    # -- what a turn would bring ---------------------------------------------------------------------------

    @property
    def pointed(self) -> tuple[str, Option] | None:
        """The tile and the turn that is pointed at: by an arrow, its chip, or the figure led to its handle."""
        marks, arrows = self.view.marks, self._arrows()
        if arrows is not None:
            option = arrows.option if arrows.piece in self.chips else None
            return (arrows.piece, option) if option is not None else None
        laid, led = self.view.ground.laid.get(marks.target), marks.held.piece if marks.held else marks.selected
        for piece, chip in self.chips.items():
            if chip.visible and chip.hovered and chip.options:
                return piece, chip.options[0]
            own = [option for option in chip.options if option.piece == led]
            if laid is not None and laid.piece == piece and len(own) == 1:
                return piece, own[0]
        return None

    def preview(self) -> TurnPreview | None:
        """What the turn that is pointed at would bring; its chip says so in words."""
        choices = None if self.view.stage.busy else self._choices()
        pointed = self.pointed if choices is not None else None
        if pointed is None or choices is None:
            return None
        found = self.outlook(choices, *pointed)
        if found is not None:
            self.chips[pointed[0]].tip = self._told(pointed[0], found)
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what the turn that is pointed at would bring."""
        shown = self.preview()
        if shown is not None:
            draw_turn_preview(surface, self.view, shown)

    def outlook(self, choices: Choices, piece: str, option: Option) -> TurnPreview | None:
        """What one turn of a tile would bring, as far as the seat can foresee it."""
        if self._previews[0] is not choices:
            self._previews = (choices, {})
        known = self._previews[1]
        if option not in known:
            nothing: TurnPreview | None = None
            found = fenced(lambda: self._outlook(choices, piece, option), nothing)
            if found is None:
                return None
            known[option] = found
        return known[option]

    def _outlook(self, choices: Choices, piece: str, option: Option) -> TurnPreview:
        before, ways_out = choices.view, choices.session.game.ways_out
        found = outlook(before, choices.seat, (option,))
        after = found.after
        old = self._crossings(before, ways_out(before, piece))
        new = self._crossings(after, ways_out(after, piece))
        ways = self.view.layout.turning_ways(before.pieces[piece])
        turns = shorter(before.pieces[piece].turn, after.pieces[piece].turn, ways)
        price = self._price(choices, after)
        return TurnPreview(piece, turns, tuple(sorted(new - old)), tuple(sorted(old - new)), price, found.clause)

    def _crossings(self, table: Table, ways: Sequence[tuple[str, str]]) -> set[Point]:
        """Where these ways cross the edge of a tile, board units."""
        ground, found = self._grounds.of(table), set[Point]()
        for one, other in ways:
            here, there = ground.spot(one), ground.spot(other)
            if here is not None and there is not None:
                found.add((round((here[0] + there[0]) / 2), round((here[1] + there[1]) / 2)))
        return found

    def _told(self, piece: str, found: TurnPreview) -> Said:
        """The preview in a line; the rest stands in the column."""
        tile = self.view.sprites.name(self.view.stage.table.pieces[piece], {})
        return said("{tile} turns for {price}.", tile=tile, price=found.price)

    def _riders(self, piece: str) -> list[Said]:
        """What the figures are called that turn along with a tile."""
        sprites, ground = self.view.sprites, self.view.ground
        return [
            sprites.name(lying.piece, {})
            for lying in self.view.arrangement.lying
            if lying.layer == "figure" and ground.under.get(lying.piece.place) == piece
        ]

    def prospect(self) -> Prospect | None:
        """What the turn that is pointed at would bring, row by row."""
        found = self.preview()
        if found is None:
            return None
        clause, riders = found.clause, self._riders(found.piece)
        rows = [
            ProspectRow(said("Ways that open"), str(len(found.opened)), NOTHING, clause),
            ProspectRow(said("Ways that shut"), str(len(found.shut)), NOTHING, clause),
            ProspectRow(said("Price"), found.price, NOTHING, clause),
        ]
        if riders:
            along = ProspectRow(said("Figures that turn along"), str(len(riders)), joined(riders), clause)
            rows.insert(2, along)
        title = said("After one turn") if abs(found.turns) == 1 else said("After {n} turns", n=abs(found.turns))
        return Prospect(title, tuple(rows))


def _turns(choices: Choices, laid: CarriedPlace) -> tuple[Option, ...]:
    """The turns of a tile that can be chosen now, one for each amount."""
    found: dict[int, Option] = {}
    for option in choices.options:
        if option.to == laid.slot and option.amount % laid.carrier.ways:
            found.setdefault(option.amount, option)
    return tuple(found.values()) if len({option.verb for option in found.values()}) == 1 else ()


def _arrow(options: tuple[Option, ...], ways: int) -> str:
    """The icon for a first turn: bent the way it goes."""
    return "redo" if shorter(0, options[0].amount % ways, ways) > 0 else "undo"
