"""What pieces are called, and the numbers that prompts speak of."""

from __future__ import annotations

from engine.flow import Position
from engine.formidable_foes.battle import Battle
from engine.formidable_foes.board import monster_at
from engine.formidable_foes.components import BOX, CHESTS, STRENGTH
from engine.formidable_foes.movement import battle_limit, invisible, walk_limit
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
        now, advice = _outlook(t, page, left, fight)
        return {"now": now, "advice": advice}
    if isinstance(page, Battle):
        return {"cost": page.price(t), "chips": chips(t, seat)}
    if isinstance(page, Following):
        return {"master": page.seat}
    return {"monster": page.monster, "left": page.left} if isinstance(page, Lead) else {}


def _outlook(t: Position, page: Turn, left: int, fight: int) -> tuple[str, str]:
    """What the turn still holds, and how to go about it."""
    monster = monster_at(t, t.place_of(f"figure-{page.seat}"))
    if page.halted:
        return "your walk has ended", "Battle, cast a spell, or end your turn." if monster else "End your turn."
    if monster and not t.counters["steps"] and not invisible(t):
        return f"{NAMES[monster]} holds you", "Battle it, stay, take chips, or flee if it is too strong for you."
    if not left:
        return "your steps are used up", "Battle if you can, cast a spell, or end your turn."
    steps = f"walk up to {left} {'step' if left == 1 else 'steps'}"
    if fight <= 0:
        return steps, "Drag your figure to a lit space. It is too far now for a battle."
    return steps, f"Drag your figure to a lit space. A battle is open for {fight} more."
