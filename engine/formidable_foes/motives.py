"""Why a seat would want a position, in sentences: what is won on the way, and what is within reach from there."""

from __future__ import annotations

from engine.flow import Option, Position
from engine.formidable_foes.battle import cost, frightened, heart, strength
from engine.formidable_foes.board import CHAMBERS, monster_at
from engine.formidable_foes.components import BOX, CHESTS, FIGURE, HAND, LOOT, STRENGTH
from engine.formidable_foes.distances import from_space, maze_of
from engine.formidable_foes.ending import value
from engine.formidable_foes.power_chips import chips
from engine.formidable_foes.turn_state import WALK, TurnState
from engine.formidable_foes.wisdom import wisdom
from engine.formidable_foes.wording import NAMES
from engine.parts.dice import throws
from engine.said import Said, said

#: Verb -> what it is for, where nothing is gained at once.
PURPOSES = {
    "retreat": said("It goes on best from there."),
    "stay": said("It is better off where it stands."),
    "end": said("Nothing more would help it now."),
}


def motives(t: Position, after: Position, seat: str, chance: Option | None) -> tuple[Said, ...]:
    """What `seat` gains from `t` to `after`; `chance` is the choice made then, whose result is thrown or drawn."""
    monster = _opponent(after, seat, chance)
    return (*_battle(after, seat, monster), *_gains(t, after, seat), *_reach(after, seat, monster))


def _opponent(t: Position, seat: str, chance: Option | None) -> str:
    """The monster of the battle that comes; "" if none does. Others may be asked first whether they follow."""
    if chance is not None and chance.verb == "battle":
        return chance.piece
    comes = any(isinstance(page, TurnState) and page.seat == seat and page.step == "battle" for page in t.pages)
    return monster_at(t, t.place_of(FIGURE[seat])) if comes else ""


def _battle(t: Position, seat: str, monster: str) -> list[Said]:
    """How often the dice win the battle that comes, and for how much."""
    if monster not in STRENGTH:
        return []
    purse, gold, name = chips(t, seat), _gold(t, seat, monster), NAMES[monster]
    fright = frightened(t, seat, monster)
    if fright and heart(monster) <= purse:
        return [said("{monster} dies of fright and brings {gold} gold.", monster=name, gold=gold)]
    prices = [cost(one - other, monster) for one, other in throws(BOX.dice.monster, BOX.dice.player)]
    loses = fright or strength(t, monster) > wisdom(t, seat)
    won = 0 if loses else sum(price <= purse for price in prices)
    if won == len(prices):
        return [said("Whatever the dice show, it beats {monster} and wins {gold} gold.", monster=name, gold=gold)]
    if not won:
        return [said("It cannot beat {monster} yet, but a lost battle teaches it 1 wisdom.", monster=name)]
    facts = {"monster": name, "gold": gold, "won": won, "all": len(prices)}
    return [said("It beats {monster} with {won} of {all} throws, for {gold} gold.", **facts)]


def _gold(t: Position, seat: str, monster: str) -> int:
    """What a monster brings a seat: 1 gold less in fright (FF-LOOT-11)."""
    return BOX.monsters[STRENGTH[monster]].gold - frightened(t, seat, monster)


def _gains(t: Position, after: Position, seat: str) -> list[Said]:
    """Gold, wisdom, chips and spells won on the way."""
    gold = [sum([value(piece) for piece in table.contents[LOOT[seat]]]) for table in (t, after)]
    more_chips = chips(after, seat) - chips(t, seat)
    found = []
    if gold[1] > gold[0]:
        found.append(said("This wins {gold} gold.", gold=gold[1] - gold[0]))
    if wisdom(after, seat) > wisdom(t, seat):
        found.append(said("This raises its wisdom to {level}.", level=wisdom(after, seat)))
    if more_chips > 0:
        found.append(said("This brings {number:power chip|power chips}.", number=more_chips))
    if len(after.contents[HAND[seat]]) > len(t.contents[HAND[seat]]):
        found.append(said("This brings a spell."))
    return found


def _reach(t: Position, seat: str, fought: str) -> list[Said]:
    """What lies within a walk of one turn: chests, and monsters that the seat is wise enough for, but the one that
    is being fought."""
    here = t.pieces[FIGURE[seat]].place
    if t.ask is None or here == "gate":
        return []
    lying = {chamber: piece for chamber in CHAMBERS for piece in t.contents[chamber]}
    stops = frozenset([chamber for chamber, piece in lying.items() if piece not in CHESTS])
    steps = from_space(here, maze_of(t), stops)
    near = [piece for chamber, piece in lying.items() if steps.get(chamber, WALK + 1) <= WALK]
    found = []
    chests = sum(piece in CHESTS for piece in near)
    if chests:
        found.append(said("From there {number:chest is|chests are} within one walk.", number=chests))
    foes = [piece for piece in near if piece in STRENGTH and piece != fought]
    weak = [piece for piece in foes if strength(t, piece) <= wisdom(t, seat)]
    best = max([_gold(t, seat, piece) for piece in weak], default=0)
    if len(weak) == 1:
        facts = {"monster": NAMES[weak[0]], "gold": best}
        found.append(said("From there {monster} is within one walk. It can be beaten, for {gold} gold.", **facts))
    elif weak:
        words = said(
            "From there {number} monsters that it can beat are within one walk; the richest gives {gold} gold.",
            number=len(weak), gold=best,
        )  # fmt: skip
        found.append(words)
    return found


def purpose(t: Position, seat: str, option: Option) -> Said | None:
    """What a choice is for, where nothing is gained at once."""
    is_free_step = t.ask is not None and t.ask.topic == "free step"
    return PURPOSES.get("stay" if is_free_step and option.verb == "end" else option.verb)
