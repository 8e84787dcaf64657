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
        now, advice = _outlook(t, page, seat, left, fight)
        return {"now": now, "advice": advice}
    if isinstance(page, Battle):
        return {"cost": page.price(t), "chips": chips(t, seat)}
    if isinstance(page, Following):
        return {"master": page.seat}
    return {"monster": page.monster, "left": page.left} if isinstance(page, Lead) else {}


#: What the hand may do on a space, by the verb that is offered.
WAYS = {
    "battle": "battle it",
    "take": "take the chest",
    "chips": "take power chips",
    "cast": "cast a spell",
    "flee": "flee for a chip",
}


def _outlook(t: Position, page: Turn, seat: str, left: int, fight: int) -> tuple[str, str]:
    """What the turn still holds, and how to go about it."""
    monster = monster_at(t, t.place_of(f"figure-{page.seat}"))
    if page.halted:
        return "your walk has ended", _ways(t, seat)
    if monster and not t.counters["steps"] and not invisible(t):
        return f"{NAMES[monster]} holds you", _ways(t, seat)
    if not left:
        return "your steps are used up", _ways(t, seat)
    steps = f"walk up to {left} {'step' if left == 1 else 'steps'}"
    if fight <= 0:
        return steps, "Drag your figure to a lit space. It is too far now for a battle."
    return steps, f"Drag your figure to a lit space. A battle is open for {fight} more."


def _ways(t: Position, seat: str) -> str:
    """What is offered beside walking on, in one sentence."""
    offered = {option.verb for option in t.ask.options(seat)} if t.ask is not None else set()
    ways = [words for verb, words in WAYS.items() if verb in offered]
    words = ", ".join([*ways, "or end your turn" if ways else "end your turn"])
    return f"{words[0].upper()}{words[1:].replace(', or', ' or') if len(ways) == 1 else words[1:]}."
