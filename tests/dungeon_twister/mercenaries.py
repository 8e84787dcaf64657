"""Scenes of Mercenaries, mixed with the other boxes; only what is named is in play, and the white stocks."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import FOLDER, boxed
from engine.flow import Lens, Option
from engine.table import Move, Piece
from tests.dungeon_twister import scene
from tests.dungeon_twister.scene import Scene, Test

#: The game with all boxes, whether they are shipped or not.
MERCENARIES = made(
    sorted([boxed(file.parent) for file in FOLDER.glob("*/box.toml")], key=lambda box: box.sheet.number)
)
#: Codes of this box besides those of `scene.py`; white tokens are named by their ids.
FIGURES = {
    "as": "assassin",
    "be": "berserker",
    "cr": "crossbowman",
    "da": "darkangel",
    "sl": "trollslayer",
    "ge": "general",
    "gd": "golddragon",
    "sa": "samurai",
}
OBJECTS = {"ps": "strengthpotion", "wh": "warhammer", "sy": "sylvanshield", "tw": "twohandsword"}


def token(code: str) -> str:
    """The piece that a code names, of this box or another."""
    kind = (FIGURES | OBJECTS).get(code.lower(), "")
    return f"{kind}-{'blue' if code.islower() else 'yellow'}" if kind else scene.token(code)


def _named(code: str) -> str:
    """A code as `scene.py` reads it: the ids of this box's tokens, other codes as they are."""
    bare = code.rstrip("!")
    return token(bare) + code[len(bare) :] if bare.lower() in FIGURES | OBJECTS else code


class MercenaryScene(Scene):
    """A scene of the game with the box. White tokens that are not named wait in their stocks."""

    game = MERCENARIES

    def __init__(
        self, rooms: str = "", tokens: str = "", turn: str = "yellow", mode: str = "free", **options: str
    ) -> None:
        mix = {setting.id: "on" for setting in self.game.settings if setting.id.startswith("box-")}
        super().__init__(rooms, tokens, turn, mode, **(mix if mode == "free" else {}), **options)
        self.alone()

    def put(self, tokens: str) -> Self:
        """Tokens on squares, by their codes."""
        words = [words.split() for words in tokens.split(",") if words.strip()]
        named = [f"{square} {'+'.join(map(_named, codes.split('+')))}" for square, codes in words]
        return super().put(", ".join(named))

    def real(self, option: Option) -> Option:
        """A button of the box without its piece is that of the open page."""
        if option.verb in BUTTONS and not option.piece:
            page = self.now.pages[-1]
            names = [getattr(page, name, "") for name in ("attacker", "figure", "potion")]
            option = replace(option, piece=next((name for name in names if name), ""))
        return super().real(option)

    def at(self, code: str) -> str:
        return super().at(token(code))

    def lens(self, code: str, seat: str = "yellow") -> Lens:
        return super().lens(token(code), seat)

    def _nobody_on_table(self) -> None:
        super()._nobody_on_table()
        for white, stock in self.game.content.white.items():
            if white in self.table.pieces:
                self._lay(Move(white, stock))

    def next_room(self, drawing: str) -> Self:
        """The room that the next reveal shows; it comes into the game if it waits elsewhere."""
        room = drawing.partition("@")[0]
        if self.table.pieces[room].place != "rooms":
            self._lay(Move(room, "rooms"))
        return super().next_room(drawing)

    def _may_share(self, square: str, lying: list[Piece]) -> None:
        """A Paladin may have one token more, wounded or not, and leave two objects."""
        things = [piece for piece in lying if piece.id in self.game.content.things]
        if (len(lying) == 3 and any(piece.kind == "paladin" for piece in lying)) or len(things) == len(lying) == 2:
            return
        super()._may_share(square, lying)


def proves(*clauses: str) -> object:
    """Name the clauses that a test proves, of the game with the box. Raises KeyError if one is not in it."""
    for clause in clauses:
        MERCENARIES.rulebook[clause]

    def same(test: Test) -> Test:
        return test

    return same


def does(verb: str, figure: str, to: str = "", amount: int = 0) -> Option:
    """An action of a figure of the box."""
    return Option(verb, token(figure), to, amount)


def use(thing: str) -> Option:
    """A means that is used in an attack."""
    return Option("use", token(thing))


def hits(figure: str, square: str) -> Option:
    """An attack."""
    return Option("attack", token(figure), square)


def steps(figure: str, square: str) -> Option:
    """One step."""
    return Option("walk", token(figure), square)


#: Choices that name the figure or potion of the page that asks.
BUTTONS = ("strike", "one card", "two cards", "not now", "not this turn")
STRIKE = Option("strike")
