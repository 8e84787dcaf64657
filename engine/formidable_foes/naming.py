"""What pieces are called, and the numbers that prompts speak of."""

from __future__ import annotations

from engine.flow import Position
from engine.formidable_foes.battle import Battle
from engine.formidable_foes.components import BOX, CHESTS, STRENGTH
from engine.formidable_foes.movement import battle_limit, walk_limit
from engine.formidable_foes.spells import title
from engine.formidable_foes.study import Following
from engine.formidable_foes.supply import chips
from engine.formidable_foes.turn import Turn
from engine.formidable_foes.wandering import Lead

NAMES = (
    {monster: f"Monster {strength}" for monster, strength in STRENGTH.items()}
    | dict.fromkeys(CHESTS, "the chest")
    | {spell: title(spell) for spell in BOX.spells}
    | {"": "nobody"}
)


def facts(t: Position, seat: str) -> dict[str, str | int]:
    """The facts that the open page's prompt names."""
    page = t.pages[-1]
    if isinstance(page, Turn):
        steps = t.counters["steps"]
        left, fight = walk_limit(t, page).total - steps, battle_limit(t, page).total - steps
        return {"left": left, "advice": _advice(page, left, fight)}
    if isinstance(page, Battle):
        return {"cost": page.price(t), "chips": chips(t, seat)}
    if isinstance(page, Following):
        return {"master": page.seat}
    return {"monster": page.monster, "left": page.left} if isinstance(page, Lead) else {}


def _advice(page: Turn, left: int, fight: int) -> str:
    if page.halted:
        return "Your walk has ended here. Battle, cast a spell or end your turn."
    if not left:
        return "Your steps are used up."
    if fight <= 0:
        return "Drag it to a lit space. It is too far now for a battle."
    return f"Drag it to a lit space. A battle is open for {fight} more {'step' if fight == 1 else 'steps'}."
