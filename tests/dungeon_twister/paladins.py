"""Scenes of Paladins & Dragons, mixed with the other boxes; only what is named is in play."""

from __future__ import annotations

from typing import Self

from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import FOLDER, boxed, shipped
from engine.dungeon_twister.content import Box
from engine.flow import Option
from engine.table import Change, Move, Piece
from tests.dungeon_twister.scene import Scene, Test, token


def in_order(*more: str) -> list[Box]:
    """The shipped boxes and these, in the order of all boxes."""
    others = [boxed(FOLDER / box) for box in more if box not in [each.id for each in shipped()]]
    return sorted([*shipped(), *others], key=lambda box: box.sheet.number)


#: The game with the box, whether it is shipped or not.
BOX = "paladins_and_dragons"
PALADINS = made(in_order(BOX))
#: Yellow's and Blue's markers.
PIT, RUBBLE = "illusorypit-1", "rubble-1"
BLUE_PIT, BLUE_RUBBLE = "illusorypit-2", "rubble-2"


class PaladinScene(Scene):
    """A scene of the game with the box."""

    game = PALADINS

    def __init__(
        self, rooms: str = "", tokens: str = "", turn: str = "yellow", mode: str = "free", **options: str
    ) -> None:
        super().__init__(rooms, tokens, turn, mode, **({f"box-{BOX}": "on"} | options))
        self.alone()

    def _may_share(self, square: str, lying: list[Piece]) -> None:
        """A Paladin may have one token more, wounded or not, and leave two objects."""
        things = [piece for piece in lying if piece.id in self.game.content.things]
        if (len(lying) == 3 and any(piece.kind == "paladin" for piece in lying)) or len(things) == len(lying) == 2:
            return
        super()._may_share(square, lying)

    def mark(self, marker: str, square: str) -> Self:
        """A marker on a square, or an edge such as `N1:12e`."""
        room, _, rest = self.square(square).partition("-")
        self._lay(Move(marker, f"{room}-m{rest}" if rest.isdigit() else f"{room}-{rest}"))
        return self

    def lay(self, change: Change) -> Self:
        """A change to the table before the scene begins."""
        self._lay(change)
        return self

    def marker_at(self, marker: str) -> str:
        """The square on which a marker lies; `markers` is the supply."""
        room, _, rest = str(self.now.place_of(marker)).partition("-")
        return self.shown(f"{room}-{rest[1:]}") if rest else room


def proves(*clauses: str) -> object:
    """Name the clauses that a test proves, of the game with the box. Raises KeyError if one is not in it."""
    for clause in clauses:
        PALADINS.rulebook[clause]

    def same(test: Test) -> Test:
        return test

    return same


def does(verb: str, figure: str, to: str = "", amount: int = 0) -> Option:
    """An action of a figure of the box."""
    return Option(verb, token(figure), to, amount)
