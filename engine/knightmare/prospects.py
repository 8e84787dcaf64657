"""What a challenge that is on offer would bring: the odds, and how sure it is."""

from __future__ import annotations

from engine.flow import Position, Prospect, Risk
from engine.knightmare.components import BOX, OWNER
from engine.knightmare.lens import odds_rows
from engine.knightmare.odds import ALL, odds_against
from engine.said import said


def prospect(t: Position, seat: str, piece: str) -> Prospect | None:
    """The odds of a challenge to a character or a rival, without helm tokens; None if none is on offer."""
    foe = OWNER.get(piece, piece)
    options = t.ask.options(seat) if t.ask is not None else ()
    if not any(option.verb == "challenge" and option.piece == piece for option in options):
        return None
    won, _, _ = odds_against(t, seat, foe)
    risk = Risk.SURE if won == ALL else Risk.LOST if not won else Risk.MAYBE
    name = BOX.characters[foe].name if foe in BOX.characters else said("the Dungeoneer in the way")
    title = said("A challenge: {name}", name=name)
    return Prospect(title, odds_rows(t, seat, foe), verb="challenge", risk=risk, share=(won, ALL))
