"""Scenes of Forces of Darkness, mixed with the other boxes; only what is named is in play, besides what waits."""

from __future__ import annotations

import re
from typing import Self

from engine.dungeon_twister import made
from engine.dungeon_twister.boxes import FOLDER, boxed
from engine.dungeon_twister.boxes.forces_of_darkness.corridor import tiles
from engine.flow import Lens, Option
from engine.table import Move, Piece
from tests.dungeon_twister import scene
from tests.dungeon_twister.scene import Scene, Test

BOX = "forces_of_darkness"
#: The game with all boxes, whether they are shipped or not.
DARKNESS = made(
    sorted([boxed(file.parent) for file in FOLDER.glob("*/box.toml")], key=lambda box: box.sheet.number)
)
#: Codes of this box besides those of `scene.py`; white tokens are named by their ids. SX is the Specter.
FIGURES = {
    "al": "lightangel",
    "gl": "ghoul",
    "mu": "mummy",
    "ne": "necromancer",
    "sh": "shadow",
    "sx": "specter",
    "ud": "undeaddragon",
    "va": "vampire",
    "zo": "zombie",
}
OBJECTS = {
    "bc": "ballchain",
    "hc": "holycross",
    "lr": "lightring",
    "wr": "weaknessring",
    "to": "torch",
    "in": "inversion",
    "th2": "twohandsword",
}
CODES = FIGURES | OBJECTS


def token(code: str) -> str:
    """The piece that a code names, of this box or another: `SH` shadow-yellow, `zo2` zombie2-blue."""
    if "-" in code:
        return code
    letters, number = (code[:2], code[2:]) if code[:2].lower() in CODES else (code, "")
    kind = CODES.get(letters.lower(), "")
    return f"{kind}{number}-{'blue' if code.islower() else 'yellow'}" if kind else scene.token(code)


def _named(code: str) -> str:
    """A code as ids, with its wound."""
    bare = code.rstrip("!")
    return token(bare) + code[len(bare) :]


class DarknessScene(Scene):
    """A scene of the game with all boxes; nobody but those named is in play."""

    game = DARKNESS

    def __init__(self, rooms: str = "", tokens: str = "", turn: str = "yellow", mode: str = "free") -> None:
        mix = {setting.id: "on" for setting in self.game.settings if setting.id.startswith("box-")}
        super().__init__(rooms, tokens, turn, mode, **mix)
        self.alone()

    def put(self, tokens: str) -> Self:
        """Tokens on squares, by the codes of all boxes."""
        found = []
        for words in filter(None, [words.strip() for words in tokens.split(",")]):
            square, codes = words.split()
            found.append(f"{square} {'+'.join(_named(code) for code in codes.split('+'))}")
        return super().put(", ".join(found))

    def hurt(self, *codes: str) -> Self:
        return super().hurt(*[token(code) for code in codes])

    def at(self, code: str) -> str:
        return super().at(token(code))

    def squares(self, verb: str, piece: str) -> set[str]:
        return super().squares(verb, token(piece))

    def lens(self, code: str, seat: str = "yellow") -> Lens:
        return super().lens(token(code), seat)

    def is_wounded(self, *codes: str) -> bool:
        return super().is_wounded(*[token(code) for code in codes])

    def is_well(self, *codes: str) -> bool:
        return super().is_well(*[token(code) for code in codes])

    def move(self, figure: str, way: str) -> Self:
        """One move, by the codes of all boxes."""
        return super().move(token(figure), re.sub(r"([+=-])(\w+)", lambda m: m[1] + token(m[2]), way))

    def lies_on(self, square: str) -> set[str]:
        """The tokens on a square, by their ids."""
        return set(self.now.contents[self.square(square)])

    def _nobody_on_table(self) -> None:
        super()._nobody_on_table()
        boxes = self.game.content
        for white, stock in boxes.white.items():
            if white in self.table.pieces:
                self._lay(Move(white, stock))
        for waits in boxes.waiting:
            if waits in self.table.pieces:
                self._lay(Move(waits, "reserve"))

    def next_room(self, drawing: str) -> Self:
        """The room that the next reveal shows; it comes into the game if it waits elsewhere."""
        room = drawing.partition("@")[0]
        if self.table.pieces[room].place != "rooms":
            self._lay(Move(room, "rooms"))
        return super().next_room(drawing)

    def mark(self, marker: str, square: str) -> Self:
        """A marker on a square, or an edge such as `N1:12e`."""
        room, _, rest = self.square(square).partition("-")
        self._lay(Move(marker, f"{room}-m{rest}" if rest.isdigit() else f"{room}-{rest}"))
        return self

    def marks_on(self, edge: str) -> list[str]:
        """The kinds of the markers on an edge."""
        return [self.now.pieces[key].kind for key in self.now.contents[self.square(edge)]]

    def light(self, squares: str) -> Self:
        """Dark squares that are lit already, each by a tile of one square."""
        plain = [tile for tile in tiles().values() if tile.size == 1 and tile.plain]
        for tile, square in zip(plain, squares.split(), strict=False):
            room, _, rest = self.square(square).partition("-")
            self._lay(Move(tile.squares[0], f"{room}-m{rest}"))
        return self

    def draws(self, *names: str) -> Self:
        """The corridor tiles that are drawn next."""
        for name in names:
            self.dealer.add("corridor", name)
        return self

    def _may_share(self, square: str, lying: list[Piece]) -> None:
        """A Paladin may have one token more, a Ghoul an enemy, the undead nothing of their own below them."""
        things = [piece for piece in lying if piece.id in self.game.content.things]
        if (len(lying) == 3 and any(piece.kind == "paladin" for piece in lying)) or len(things) == len(lying) == 2:
            return
        if any(piece.kind == "ghoul" and not piece.face for piece in lying):
            assert len(lying) == 2, f"{square} holds {lying}"
            return
        super()._may_share(square, lying)


def proves(*clauses: str) -> object:
    """Name the clauses that a test proves, of the game with the box. Raises KeyError if one is not in it."""
    for clause in clauses:
        DARKNESS.rulebook[clause]

    def same(test: Test) -> Test:
        return test

    return same


def does(verb: str, figure: str = "", to: str = "", amount: int = 0) -> Option:
    """An action of a figure of any box."""
    return Option(verb, token(figure) if figure else "", to, amount)


def hits(figure: str, square: str) -> Option:
    return does("attack", figure, square)


def goes(figure: str, square: str) -> Option:
    """One step."""
    return does("walk", figure, square)
