"""Sacred Tomb: floor for the living, death for the undead (DT-TERR-SACREDTOMB)."""

from __future__ import annotations

from engine.dungeon_twister.board import board
from engine.dungeon_twister.content import content
from engine.dungeon_twister.tokens import carrier, exposed, foremost, friends
from engine.flow import Hook, Position, Power, Reason

KIND = "sacred"


def sacred(t: Position, square: str) -> bool:
    """Whether a square belongs to a Sacred Tomb."""
    b = board(t)
    return square in b.rough and content(t).terrain[KIND] in b.layers(square)


def _living(t: Position, house: str, token: str, *where: str) -> bool:
    return not exposed(t, token, "undead")


def _repelled(t: Position, house: str, figure: str, start: str, to: str, loads: object) -> list[Reason]:
    """Flyers and the incorporeal too."""
    if not sacred(t, to):
        return []
    return [Reason("DT-TERR-SACREDTOMB-7", {"figure": figure}, (figure,), (to,))]


def _dies(t: Position, house: str, figure: str, square: str, moment: str) -> list[Reason]:
    """However it gets there; a passenger on the first square."""
    if not sacred(t, square) or not exposed(t, figure, "undead"):
        return []
    carried = carrier(t, figure)
    return [Reason("DT-TERR-SACREDTOMB-8" if carried else "DT-TERR-SACREDTOMB-5", {}, (figure,), (square,))]


def _no_attack(t: Position, house: str, figure: str, enemy: str) -> list[Reason]:
    if not exposed(t, figure, "undead") or not sacred(t, t.pieces[enemy].place):
        return []
    return [Reason("DT-TERR-SACREDTOMB-3", {"enemy": enemy}, (enemy,), (t.pieces[enemy].place,))]


def _no_shot(t: Position, house: str, figure: str, weapon: str, enemy: str) -> list[Reason]:
    """A shot is an attack."""
    return _no_attack(t, house, figure, enemy)


def _no_part(t: Position, house: str, figure: str, other: str, attacking: bool) -> list[Reason]:
    """On the attacking side alone."""
    if not attacking or not exposed(t, figure, "undead"):
        return []
    for square in board(t).touching(t.pieces[figure].place):
        enemy = foremost(t, square)
        if enemy and not friends(t, enemy, figure) and sacred(t, square):
            return [Reason("DT-TERR-SACREDTOMB-4", {"figure": figure}, (figure, enemy), (square,))]
    return []


def _not_placed(t: Position, house: str, token: str, square: str) -> list[Reason]:
    if not exposed(t, token, "undead") or not sacred(t, square):
        return []
    return [Reason("DT-TERR-SACREDTOMB-2", {"figure": token}, (token,), (square,))]


NEEDS = (KIND,)
HOUSE = Power(
    "",
    (
        Hook("permit", "living", "DT-TERR-SACREDTOMB-6", _living),
        Hook("forbid", "barred", "DT-TERR-SACREDTOMB-7", _repelled),
        Hook("forbid", "live", "DT-TERR-SACREDTOMB-5", _dies),
        Hook("forbid", "target", "DT-TERR-SACREDTOMB-3", _no_attack),
        Hook("forbid", "shot", "DT-TERR-SACREDTOMB-3", _no_shot),
        Hook("forbid", "join", "DT-TERR-SACREDTOMB-4", _no_part),
        Hook("forbid", "place", "DT-TERR-SACREDTOMB-2", _not_placed),
    ),
)
