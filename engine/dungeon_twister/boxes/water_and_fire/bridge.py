"""Small bridge: it breaks under a heavy figure (DT-TERR-BRIDGE)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.boxes.water_and_fire.brokenbridge import BridgeBroken, spare
from engine.dungeon_twister.content import content
from engine.dungeon_twister.events import Lost
from engine.dungeon_twister.tokens import has_rope, heft, standing, things
from engine.dungeon_twister.windows import ActionEnding
from engine.flow import DONE, Flow, Frame, Hook, Position, Power


class BridgesBreaking(Frame, frozen=True, gc=False, tag="bridges breaking"):
    """Bridges break before anybody falls."""

    def start(self, t: Position) -> Flow:
        """What the figure carries goes down (DT-TERR-BRIDGE-4)."""
        for square in _overloaded(t):
            figure = standing(t, square)
            t.emit(BridgeBroken(figure, spare(t)[0], square))
            for token in things(t, square):
                t.emit(Lost(token, "DT-TERR-BRIDGE-4"))
        return DONE


def _overloaded(t: Position) -> list[str]:
    """The whole bridges under heavy figures that no rope holds; the wounded break none (DT-TERR-BRIDGE-8)."""
    b, boxes = board(t), content(t)
    whole = [key for key, kind in boxes.tiles.veil.items() if kind == "bridge" and key in t.contents]
    found = []
    for square in whole:
        figure = standing(t, square)
        if figure and any(0 < row.bears < heft(t, figure) for row in b.layers(square)) and not has_rope(t, square):
            found.append(square)
    return found


def _creaks(t: Position, house: str, window: ActionEnding) -> Frame | None:
    return BridgesBreaking() if _overloaded(t) else None


PAGES = (BridgesBreaking,)
POWER = Power("", (Hook("react", "ActionEnding", "DT-TERR-BRIDGE-3", _creaks),))
