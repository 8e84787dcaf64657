"""The chips on tiles that turn: gold where somebody may turn the tile now.

Pointing at a gold chip shows the tile as it would lie, the ways that open and shut, and the price. A click opens
the dial of the tile.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from engine.flow import Option, Prospect
from game.board.turn_preview import TurnPreview, draw_turn_preview
from game.input.turn_foresight import TurnForesight
from game.input.turning_dial import TurningDial
from game.layout.carriers import Point, shorter
from game.layout.places import CarriedPlace
from game.panels.table_panels import TablePanels
from game.pieces.piece_numbers import draw_number, number_style
from game.play.choices import Choices
from game.services.cache import baked
from game.ui import paint, theme
from game.ui.button import Pressable
from game.ui.theme import Scale, Style
from game.ui.widget import NO_RECT

PLAIN, GOLD = 30, 38  # px at 1080p
GLOW = 10  # px at 1080p round a gold chip
INSET = 11.0  # board units from the corner of the tile to the middle of its chip


class TileChip(Pressable):
    """The chip of one tile with its number. `options` turn it; without any the pointer passes through."""

    def __init__(self, piece: str, number: str, action: Callable[[], object]) -> None:
        super().__init__(action, f"turn {piece}", "", "")
        self.piece, self.number = piece, number
        self.icon = ""
        self.options: tuple[Option, ...] = ()
        self.tile = NO_RECT  # where the tile is, px

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Whether there is anything to turn."""
        return bool(self.options)

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
        self.draw_focus(surface, self.rect.height // 2)


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
    """Keeps a chip on every tile of the board whose look has one. `dial` shows the stops of the one chosen."""

    def __init__(
        self,
        panels: TablePanels,
        choices: Callable[[], Choices | None],
        foresight: TurnForesight,
        dial: TurningDial,
    ) -> None:
        self.panels, self.page, self.view = panels, panels.page, panels.view
        self._choices, self._foresight, self.dial = choices, foresight, dial
        self.chips: dict[str, TileChip] = {}
        self._dialled = ""  # the tile whose dial was open last
        self._past = ""  # the same once the dial is shut, as long as its chip is pointed at

    @property
    def choices(self) -> Choices | None:
        """What may be done now; nothing while the stage moves."""
        return None if self.view.stage.busy else self._choices()

    def follow(self) -> None:
        """Bring the chips and the open dial up to the table and the camera."""
        choices = self.choices
        laid = {each.piece: each for each in self.view.ground.laid.values() if self._number(each.piece)}
        for piece in self.chips.keys() - laid.keys():
            self.page.remove(self.chips.pop(piece))
        for piece, each in laid.items():
            if piece not in self.chips:
                self.chips[piece] = TileChip(piece, self._number(piece), partial(self._press, piece))
                self.page.widgets.insert(0, self.chips[piece])  # below everything that may lie over the board
            self._show(self.chips[piece], each, choices)
        if self.dial.piece:
            chip = self.chips.get(self.dial.piece)
            tile, beside = (chip.tile, chip.rect.right) if chip is not None else (NO_RECT, 0)
            self.dial.follow(choices if chip is not None else None, tile, beside)

    def _shut(self) -> None:
        """Show no further turn of a tile whose dial has just been shut: the table is seen as it is, until its chip
        is pointed at anew."""
        if self._dialled and not self.dial.piece:
            self._past = self._dialled
        self._dialled = self.dial.piece
        chip = self.chips.get(self._past)
        if chip is None or self.dial.piece or not (chip.hovered or chip.focused):
            self._past = ""

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

    # -- choosing a tile -----------------------------------------------------------------------------------

    def open_dial(self, piece: str, options: tuple[Option, ...]) -> bool:
        """Show how far these options can turn a tile, if it has a chip."""
        choices, chip = self.choices, self.chips.get(piece)
        if choices is None or chip is None:
            return False
        self.dial.open(choices, piece, options, chip)
        self.follow()
        return True

    def _press(self, piece: str) -> None:
        """Open the dial of a tile. Once it is open, turn the tile as it is shown."""
        if self.dial.piece == piece:
            self.dial.confirm()
        elif self.chips[piece].options:
            self.open_dial(piece, self.chips[piece].options)

    def step(self, by: int) -> bool:
        """By a key: go so many stops on in the open dial; else open that of the chip with the focus or the
        pointer, or of the first tile that can be turned. True if there is any."""
        if self.dial.piece:
            self.dial.step(by, around=True)
            return True
        able = [chip for chip in self.chips.values() if chip.options and chip.visible]
        able.sort(key=lambda chip: (not chip.focused, not chip.hovered, chip.rect.y, chip.rect.x))
        if not able:
            return False
        self.page.keys = True
        return self.open_dial(able[0].piece, able[0].options)

    def scroll(self, notches: int) -> bool:
        """The wheel turns over a chip or over the open dial: go through the stops. True if it is there."""
        over, dial = self.page.hovered, self.dial
        chip = over if isinstance(over, TileChip) else None
        if dial.holds(over) or (chip is not None and chip.piece == dial.piece):
            dial.step(1 if notches > 0 else -1, around=False)
            return True
        return chip is not None and self.open_dial(chip.piece, chip.options)

    # -- what a turn would bring ---------------------------------------------------------------------------

    @property
    def pointed(self) -> tuple[str, Option] | None:
        """The tile and the turn that is pointed at: by its chip, or by the figure led to its handle."""
        marks = self.view.marks
        laid, led = self.view.ground.laid.get(marks.target), marks.held.piece if marks.held else marks.selected
        for piece, chip in self.chips.items():
            if chip.visible and (chip.hovered or chip.focused) and chip.options and piece != self._past:
                return piece, chip.options[0]
            own = [option for option in chip.options if option.piece == led]
            if laid is not None and laid.piece == piece and len(own) == 1:
                return piece, own[0]
        return None

    def preview(self) -> TurnPreview | None:
        """What the turn at which the dial stands would bring, else the one that is pointed at; its chip says so in
        words."""
        self._shut()
        if self.dial.piece:
            return self.dial.preview()
        choices = self.choices
        pointed = self.pointed if choices is not None else None
        if pointed is None or choices is None:
            return None
        piece, option = pointed
        found = self._foresight.of(choices, piece, (option,))
        if found is not None:
            self.chips[piece].tip = self._foresight.told(found)
        return found

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what the turn that is shown would bring."""
        shown = self.preview()
        if shown is not None:
            draw_turn_preview(surface, self.view, shown, self.dial.directions)

    def prospect(self) -> Prospect | None:
        """What the turn that is shown would bring, row by row."""
        found = self.preview()
        return self._foresight.prospect(found) if found is not None and found.turns else None


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
