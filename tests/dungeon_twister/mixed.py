"""Scenes of the game with all boxes in the mix; only who is named is in play, besides what waits in its stock."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from engine.dungeon_twister.boxes.forces_of_darkness.corridor import tiles
from engine.dungeon_twister.boxes.goodies.stun import SINCE, STUNNED
from engine.dungeon_twister.boxes.lands_of_ice.frost import FROZEN
from engine.flow import Option
from engine.table import Change, Count, Flip, Mark, Move, Piece
from tests.dungeon_twister.scene import NOW, SEATS, Scene, token

STRIKE = Option("strike")
#: Choices that name the figure or potion of the page that asks.
BUTTONS = ("strike", "one card", "two cards", "not now", "not this turn")


class MixedScene(Scene):
    """A scene in which all boxes are in the mix, in a free game. Nobody but those named is in play.

    `options` are settings, and what is agreed on the powers in the mix.
    """

    def __init__(
        self, rooms: str = "", tokens: str = "", turn: str = "yellow", mode: str = "free", **options: str
    ) -> None:
        boxes = [setting.id for setting in self.game.settings if setting.id.startswith("box-")]
        mix = dict.fromkeys(boxes, "on") if mode == "free" else {}
        powers = self.game.content.agreements
        settings = {f"agreed-{name}" if name in powers else name: value for name, value in options.items()}
        super().__init__(rooms, tokens, turn, mode, **(mix | settings))
        self.alone()

    def _nobody_on_table(self) -> None:
        super()._nobody_on_table()
        boxes = self.game.content
        stocks = {key: place for key, place in boxes.white.items() if key not in boxes.figures}
        for key, place in (stocks | dict.fromkeys(boxes.waiting, "reserve")).items():
            if key in self.table.pieces:
                self._lay(Move(key, place))

    # -- Given -----------------------------------------------------------------------------------------

    def next_room(self, drawing: str) -> Self:
        """The room that the next reveal shows; it comes into the game if it waits elsewhere."""
        room = drawing.partition("@")[0]
        if self.table.pieces[room].place != "rooms":
            self._lay(Move(room, "rooms"))
        return super().next_room(drawing)

    def lay(self, *changes: Change) -> Self:
        """Changes to the table before the scene begins."""
        for change in changes:
            self._lay(change)
        return self

    def mark(self, marker: str, square: str) -> Self:
        """A marker on a square, or an edge such as `N1:12e`."""
        return self.lay(Move(marker, self._for_marker(square)))

    def _for_marker(self, square: str) -> str:
        """The place of a marker on a square or an edge."""
        place = self.square(square)
        room, _, rest = place.partition("-")
        return f"{room}-m{rest}" if rest.isdigit() else place

    def marked(self, code: str, name: str, number: int = 1) -> Self:
        """A token with a mark."""
        return self.lay(Mark(token(code), name, number))

    def counted(self, name: str, number: int) -> Self:
        """A counter of the table."""
        return self.lay(Count(name, number))

    def light(self, squares: str) -> Self:
        """Dark squares that are lit already, each by a tile of one square."""
        plain = [tile for tile in tiles().values() if tile.size == 1 and tile.plain]
        for tile, square in zip(plain, squares.split(), strict=False):
            self.mark(tile.squares[0], square)
        return self

    def iced(self, squares: str) -> Self:
        """Ice lies on these squares, the last markers first."""
        for number, square in enumerate(squares.split()):
            self.mark(f"ice-{36 - number}", square)
        return self

    def draws(self, *names: str) -> Self:
        """The corridor tiles that are drawn next."""
        for name in names:
            self.dealer.add("corridor", name)
        return self

    def frozen(self, *codes: str) -> Self:
        """These figures are frozen."""
        return self.lay(*[Mark(token(code), FROZEN, 1) for code in codes])

    def stunned(self, *codes: str, since: int = NOW - 1) -> Self:
        """These figures were stunned in that turn."""
        for code in codes:
            self.lay(Flip(token(code), 1), Mark(token(code), STUNNED, 1), Mark(token(code), SINCE, since))
        return self

    def wolf(self, code: str) -> Self:
        """This Werewolf is a wolf."""
        marks = (("form", 1), ("bears werewolf", -1), ("bears wolf", 1))
        return self.lay(*[Mark(token(code), name, number) for name, number in marks])

    def taken_over(self, code: str, seat: str) -> Self:
        """A seat acts with this figure, which has 3 actions of its own."""
        marks = (("side", 1 + SEATS.index(seat)), ("alone", 1), ("extra", 3))
        return self.lay(*[Mark(token(code), name, number) for name, number in marks])

    def controlled(self, *codes: str) -> Self:
        """The other seat acts with these figures."""
        return self.lay(*[Mark(token(code), "side", 1 + token(code).endswith("yellow")) for code in codes])

    def in_bag(self, seat: str, *codes: str) -> Self:
        """What lies in the bag of a seat."""
        return self.lay(*[Move(token(code), f"bag-{seat}") for code in codes])

    def unchosen(self, *keys: str) -> Self:
        """Figures that nobody has chosen."""
        return self.lay(*[Move(key, "box") for key in keys])

    # -- When ------------------------------------------------------------------------------------------

    def real(self, option: Option) -> Option:
        """A button without its piece is that of the open page."""
        if option.verb in BUTTONS and not option.piece:
            page = self.now.pages[-1]
            names = [getattr(page, name, "") for name in ("attacker", "figure", "potion")]
            option = replace(option, piece=next((name for name in names if name), ""))
        return super().real(option)

    def _may_share(self, square: str, lying: list[Piece]) -> None:
        """With a Paladin or an Ice Witch one token more may lie; two objects may, and whom a Ghoul eats. A stunned
        figure lies on whom it carried, a dwarf stands on an elf, and the weak stand above a saw."""
        things = [piece for piece in lying if piece.id in self.game.content.things]
        laden = len(lying) == 3 and any(piece.kind in ("paladin", "icewitch") for piece in lying)
        odd = any(piece.mark(STUNNED) or piece.kind in ("elfslayer", "steamsaw") for piece in lying)
        if laden or odd or len(things) == len(lying) == 2:
            return
        if any(piece.kind == "ghoul" and not piece.face for piece in lying):
            assert len(lying) == 2, f"{square} holds {lying}"
            return
        super()._may_share(square, lying)

    # -- Then ------------------------------------------------------------------------------------------

    def place(self, code: str) -> str:
        """Where a piece is, by the id of the place."""
        return str(self.now.pieces[token(code)].place)

    def lies_on(self, square: str) -> set[str]:
        """The tokens on a square, by their ids."""
        return set(self.now.contents[self.square(square)])

    def kinds_on(self, square: str) -> set[str]:
        """The kinds of the tokens on a square."""
        return {self.now.pieces[key].kind for key in self.now.contents[self.square(square)]}

    def marks_on(self, square: str) -> list[str]:
        """The kinds of the markers on a square or an edge, the lowest first."""
        return [self.now.pieces[key].kind for key in self.now.contents[self._for_marker(square)]]

    def marker_at(self, marker: str) -> str:
        """The square on which a marker lies; `markers` is the supply."""
        room, _, rest = str(self.now.place_of(marker)).partition("-")
        return self.shown(f"{room}-{rest[1:]}") if rest else room

    def laid(self, marker: str) -> bool:
        """Whether a marker lies on the board."""
        return bool(self.now.pieces[marker].place != "markers")

    def is_frozen(self, code: str) -> bool:
        return bool(self.now.pieces[token(code)].mark(FROZEN))

    def totals(self) -> tuple[int, int]:
        """What Yellow and Blue count without their cards."""
        sides = {side.seat: side.number.total for side in self.contest().sides}
        return sides["yellow"], sides["blue"]

    def parts(self, seat: str) -> list[tuple[int, str]]:
        """The parts of what a side counts now."""
        side = next(side for side in self.contest().sides if side.seat == seat)
        return [(part.amount, part.clause) for part in side.number.parts]


def does(verb: str, figure: str = "", to: str = "", amount: int = 0) -> Option:
    """An action of a figure."""
    return Option(verb, token(figure) if figure else "", to, amount)


def hits(figure: str, square: str) -> Option:
    return does("attack", figure, square)


def goes(figure: str, square: str) -> Option:
    """One step."""
    return does("walk", figure, square)


def strikes(figure: str) -> Option:
    """An attack begins with what is used so far."""
    return does("strike", figure)
