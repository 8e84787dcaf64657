"""Illusory pit: gone when its Illusionist dies, or lies on it when an action ends (DT-CHAR-ILLUSIONIST)."""

from __future__ import annotations

from engine.dungeon_twister.boxes.paladins_and_dragons.rubble import Vanished, maker, outlived
from engine.dungeon_twister.tokens import square_of
from engine.dungeon_twister.windows import ActionEnding
from engine.flow import DONE, Flow, Frame, Hook, Position, Power

PIT = "illusorypit"


class Vanishing(Frame, frozen=True, gc=False, tag="vanishing"):
    """An illusion goes before anybody falls."""

    marker: str

    def start(self, t: Position) -> Flow:
        """Without harm to its Illusionist."""
        t.emit(Vanished(self.marker, "DT-CHAR-ILLUSIONIST-08"))
        return DONE


def _caught(t: Position, pit: str, window: ActionEnding) -> Frame | None:
    """Wounded or not."""
    return Vanishing(pit) if square_of(t, pit) == t.pieces[maker(t, pit)].place else None


PAGES = (Vanishing,)
POWER = Power(
    PIT,
    (
        *[Hook("check", event, "DT-CHAR-ILLUSIONIST-07", outlived) for event in ("Died", "Unmade")],
        Hook("react", "ActionEnding", "DT-CHAR-ILLUSIONIST-08", _caught),
    ),
)
