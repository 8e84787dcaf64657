"""Weapons for two hands: they count in an attack only for an action more."""

from __future__ import annotations

from engine.dungeon_twister.attacks import Declaring
from engine.dungeon_twister.fighting import going_on
from engine.dungeon_twister.tokens import standing
from engine.flow import Hook, Part, Position, Reason


def heavy(bonus: int, costs: str, strikes: str) -> tuple[Hook, ...]:
    """The hooks of a weapon that gives a bonus for an action more, by the clauses of its price and of its
    bonus."""

    def _costs(t: Position, weapon: str, page: Declaring) -> list[Part]:
        """In any attack in which its bearer fights; each one costs an action more, two of them two
        (DT-RULE-TWOLOADS-11)."""
        bearer = standing(t, t.pieces[weapon].place)
        return [Part(1, costs, weapon)] if bearer in page.attackers else []

    def _strikes(t: Position, weapon: str, figure: str, attacking: bool) -> list[Part]:
        """Only if the action was paid for it."""
        if not attacking or t.pieces[weapon].place != t.pieces[figure].place or t.forbidden("wield", weapon):
            return []
        return [Part(bonus, strikes, weapon)]

    def _rests(t: Position, weapon: str, other: str) -> list[Reason]:
        """Without the action it gives nothing, forged or not."""
        fight = going_on(t)
        idle = other == weapon and (fight is None or weapon not in fight.used)
        return [Reason(strikes, {}, (weapon,))] if idle else []

    return (
        Hook("value", "means", costs, _costs),
        Hook("value", "combat", strikes, _strikes),
        Hook("forbid", "wield", strikes, _rests),
    )
