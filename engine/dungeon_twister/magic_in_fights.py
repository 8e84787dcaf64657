"""Where magic fails in a fight: on the square of what uses it, or against foes who all stand where it fails."""

from __future__ import annotations

from engine.dungeon_twister.fighting import going_on
from engine.dungeon_twister.magic import dead
from engine.dungeon_twister.tokens import square_of
from engine.flow import Position, Reason


def failing(t: Position, piece: str) -> list[Reason]:
    """Why the magic of a piece does nothing on its square; none where it works."""
    return dead(t, square_of(t, piece))


def foes_out_of_reach(t: Position, figure: str) -> list[Reason]:
    """Why magic does nothing to the foes of a figure in the fight that goes on: all stand where it fails. One
    elsewhere is enough."""
    page = going_on(t)
    if page is None or figure not in (*page.attackers, *page.defenders):
        return []
    foes = page.defenders if figure in page.attackers else page.attackers
    against = [dead(t, t.pieces[foe].place) for foe in foes]
    return against[0] if against and all(against) else []
