"""Names of pieces, and the words and numbers of the prompts."""

from __future__ import annotations

from engine.flow import Position, Privilege
from engine.formidable_foes.battle import Battle
from engine.formidable_foes.board import monster_at
from engine.formidable_foes.components import CHESTS, FIGURE, STRENGTH
from engine.formidable_foes.power_chips import chips
from engine.formidable_foes.spells.deck import Deck
from engine.formidable_foes.study import Following
from engine.formidable_foes.turn_state import TurnState, battle_limit, invisible, walk_limit
from engine.formidable_foes.wandering_monsters import Lead
from engine.said import Said, joined, said

#: What monsters and chests are called.
NAMES: dict[str, Said] = (
    {monster: said("Monster {strength}", strength=strength) for monster, strength in STRENGTH.items()}
    | dict.fromkeys(CHESTS, said("the chest"))
    | {"": said("nobody")}
)


#: Whether the chips cover the cost of a battle, and whether a chip spell can be cast -> what that means.
AT_THE_COST = {
    (True, True): said("Pay, or cast a chip spell first."),
    (True, False): said("That is enough: pay and win."),
    (False, True): said("That is too few, but a chip spell can still help."),
    (False, False): said("That is too few, and no spell helps."),
}


def names(cards: Deck) -> dict[str, Said]:
    """What pieces are called, the cards of a deck among them."""
    return NAMES | {card: cards.title(card) for card in cards.cards}


def facts(t: Position, seat: str) -> dict[str, str | int]:
    """The facts that the open page's prompt names."""
    page = t.pages[-1]
    if isinstance(page, TurnState):
        steps = t.counters["steps"]
        left, fight = walk_limit(t, page).total - steps, battle_limit(t, page).total - steps
        now, advice = _outlook(t, page, seat, left, fight)
        return {"now": now, "advice": advice}
    if isinstance(page, Battle):
        spells = t.ask is not None and any(option.verb == "cast" for option in t.ask.options(seat))
        return {"cost": page.price(t), "chips": chips(t, seat), "help": AT_THE_COST[page.enough(t), spells]}
    if isinstance(page, Following):
        return {"master": page.seat}
    return {"monster": page.monster, "left": page.left} if isinstance(page, Lead) else {}


def privileges(t: Position, seat: str) -> tuple[Privilege, ...]:
    """The wandering monster that the dumbest player may lead before all else (FF-DUMB-04)."""
    page = t.pages[-1] if t.pages else None
    offered = t.ask.options(seat) if t.ask is not None and isinstance(page, TurnState) else ()
    led = next((option.piece for option in offered if option.verb == "lead"), "")
    if not led:
        return ()
    words = said("You may also lead {monster} on, 1 to 3 chambers, before all else.", monster=NAMES[led])
    return (Privilege("dumbest", said("You are the dumbest"), words, led, "FF-DUMB-04"),)


#: What the hand may do on a space beside walking, by the verb that is offered.
WAYS = {
    "battle": said("battle"),
    "take": said("take the chest"),
    "chips": said("take power chips"),
    "cast": said("cast a spell"),
    "flee": said("flee for 1 chip"),
}


def _outlook(t: Position, page: TurnState, seat: str, left: int, fight: int) -> tuple[Said, Said]:
    """What is left of the turn, and how to use it."""
    monster = monster_at(t, t.place_of(FIGURE[page.seat]))
    if page.halted:
        return said("your walk has ended"), _ways(t, seat)
    if monster and not t.counters["steps"] and not invisible(t):
        return said("{monster} holds you", monster=NAMES[monster]), _ways(t, seat)
    if not left:
        return said("your steps are used up"), _ways(t, seat)
    steps = said("walk up to {number:step|steps}", number=left)
    if fight <= 0:
        return steps, said("Drag your figure to a lit space. It is too far now for a battle.")
    words = said("Drag your figure to a lit space. You can still battle within {number:step|steps}.", number=fight)
    return steps, words


def _ways(t: Position, seat: str) -> Said:
    """What can be done besides walking."""
    offered = {option.verb for option in t.ask.options(seat)} if t.ask is not None else set()
    ways = [words for verb, words in WAYS.items() if verb in offered]
    if not ways:
        return said("You can only end your turn.")
    return said("Now possible: {ways}, end your turn.", ways=joined(ways))
