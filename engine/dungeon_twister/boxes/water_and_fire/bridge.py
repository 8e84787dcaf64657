"""Small bridge: it breaks under a heavy figure (DT-TERR-BRIDGE)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.water_and_fire.brokenbridge import BridgeBroken, spare
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events.losses import Lost
from engine.dungeon_twister.ropes import FASTENINGS, fastenings
from engine.dungeon_twister.tokens import has_rope, heft, owner, standing, things
from engine.dungeon_twister.windows import ActionEnding, Grown
from engine.flow import DONE, Flow, Frame, Hook, Position, Power


class BridgesBreaking(Frame, frozen=True, gc=False, tag="bridges breaking"):
    """Bridges break before anybody falls: one of them, or all that bear too much."""

    square: str = ""

    def start(self, t: Position) -> Flow:
        """What the figure carries goes down (DT-TERR-BRIDGE-4)."""
        for square in (self.square,) if self.square else _overloaded(t):
            figure = standing(t, square)
            t.emit(BridgeBroken(figure, spare(t)[0], square))
            for token in things(t, square):
                t.emit(Lost(token, "DT-TERR-BRIDGE-4"))
        return DONE


def _overloaded(t: Position) -> list[str]:
    """The whole bridges under heavy figures that no rope holds; the wounded break none (DT-TERR-BRIDGE-8)."""
    whole = [key for key in content(t).tiles.veil if key in t.contents and _is_whole(t, key)]
    return [square for square in whole if _heavy(t, square) and not has_rope(t, square)]


def _is_whole(t: Position, square: str) -> bool:
    """Whether a bridge lies on a square."""
    return content(t).tiles.veil.get(square) == "bridge"


def _heavy(t: Position, square: str) -> bool:
    """Whether a figure stands on a square that is too heavy for what bears it."""
    figure = standing(t, square)
    return bool(figure) and any(0 < row.bears < heft(t, figure) for row in board(t).layers(square))


def _creaks(t: Position, house: str, window: ActionEnding) -> Frame | None:
    return BridgesBreaking() if _overloaded(t) else None


def _gives_way(t: Position, house: str, window: Grown) -> Frame | None:
    """A rope holds only if it finds two fastenings."""
    square = t.pieces[window.figure].place
    if not _is_whole(t, square) or not _heavy(t, square):
        return None
    held = has_rope(t, square) and fastenings(t, square, owner(t, window.figure)) >= FASTENINGS
    return None if held else BridgesBreaking(square)


PAGES = (BridgesBreaking,)
NEEDS = ("bridge",)
POWER = Power(
    "",
    (
        Hook("react", "ActionEnding", "DT-TERR-BRIDGE-3", _creaks),
        Hook("react", "Grown", "DT-TERR-BRIDGE-3", _gives_way),
    ),
)
