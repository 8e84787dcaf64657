"""Forged weapons: one more in attack for the rest of the game (DT-TERR-BRAZIER-3)."""

from __future__ import annotations

from engine.dungeon_twister.content import content
from engine.dungeon_twister.names import row
from engine.flow import Event, Hook, Part, Position, Power, ProspectRow
from engine.flow.hooks import BEARS
from engine.said import said
from engine.table import Change, Mark

MARK = "forged"


class Forged(Event, tag="forged", frozen=True, gc=False):
    """A weapon is swapped for its forged token, which bears the power of this module."""

    seat: str
    figure: str
    weapon: str
    clause: str = "DT-TERR-BRAZIER-2"

    def changes(self, t: Position) -> tuple[Change, ...]:
        return (Mark(self.weapon, MARK, 1), Mark(self.weapon, BEARS + MARK, 1))


def _strikes(t: Position, weapon: str, figure: str, attacking: bool) -> list[Part]:
    """By the clause of the weapon, where it gives anything at all."""
    if not attacking or t.pieces[weapon].place != t.pieces[figure].place or t.forbidden("wield", weapon):
        return []
    return [Part(1, content(t).rows[t.pieces[weapon].kind].forged or "DT-TERR-BRAZIER-3", weapon)]


EVENTS = (Forged,)
POWER = Power(MARK, (Hook("value", "combat", "DT-TERR-BRAZIER-3", _strikes),))


def _shown(t: Position, weapon: str) -> list[ProspectRow]:
    """The line of the lens that a forged weapon has more."""
    return [row(said("Forged"), "+1", said("in attack"), "DT-TERR-BRAZIER-3", good=True)]


LENS = _shown
