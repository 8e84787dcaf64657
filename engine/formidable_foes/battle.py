"""Doing battle: fright, dice, paying, loot, and losing."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import (
    DONE,
    Ask,
    Flow,
    Frame,
    Goto,
    Option,
    Position,
    Reason,
    Verb,
    drag,
    verbs,
)
from engine.formidable_foes.board import chest_at, monster_at
from engine.formidable_foes.components import BOX, CHESTS, FIGURE, STRENGTH
from engine.formidable_foes.ending import end_if_both_are_defeated
from engine.formidable_foes.events.battles import (
    BattleBegan,
    Beaten,
    ChestTaken,
    DiceThrown,
    Frightened,
    Lost,
    LuckyGold,
)
from engine.formidable_foes.events.spells import Restored, SpellDrawn
from engine.formidable_foes.power_chips import chips, pay
from engine.formidable_foes.revealing import look
from engine.formidable_foes.spells.cards import about, conjure, hand, put_down, refuse_card, refuse_chips
from engine.formidable_foes.spells.deck import deck
from engine.formidable_foes.study import followed
from engine.formidable_foes.turn_state import WALK, TurnState, battle_limit, closed
from engine.formidable_foes.wisdom import bonus, pass_the_tile, raise_to, wisdom
from engine.table import Table

#: Monsters from this strength up give no spell (FF-LOOT-03).
NO_SPELL_FROM = 43


def strength(t: Table, monster: str) -> int:
    """A monster's strength as transformed (FF-SPELL-30)."""
    return STRENGTH[monster] + t.pieces[monster].mark("stronger")


def heart(monster: str) -> int:
    """The chips that a monster's green heart costs (FF-TOUGH-07)."""
    return BOX.monsters[STRENGTH[monster]].heart


def frightened(t: Table, seat: str, monster: str) -> bool:
    """Whether the monster would die of fright; the sum is not cut to 50 (FF-BATTLE-20, FF-BATTLE-21)."""
    return strength(t, monster) + bonus(t) <= wisdom(t, seat)


def cost(difference: int, monster: str) -> int:
    """The chips that a throw costs: the difference of the dice (FF-BATTLE-06) and the heart (FF-TOUGH-01).

    A lucky throw has the difference -1 (FF-TOUGH-03). The cost is at least 0 (FF-BATTLE-09).
    """
    return max(0, difference + heart(monster))


def lucky(t: Table) -> bool:
    """Whether the dice on the table show 2 against 3 (FF-BATTLE-09)."""
    return t.counters["die-monster"] < t.counters["die-player"]


# -- choosing to battle, or to take a chest --------------------------------------------------------------


def _refuse_time(t: Position, page: TurnState, piece: str, action: str) -> list[Reason]:
    """The reasons against a battle, or a chest in its place, after so many steps."""
    if page.over or not page.entered:
        return closed(t, page, action)
    steps = t.counters["steps"]
    if steps > WALK and steps > (limit := battle_limit(t, page).total):
        clause = "FF-TURN-07" if action == "battle" else "FF-CHEST-05"
        return [Reason(clause, {"steps": steps, "limit": limit}, (piece,))]
    return []


def refuse_battle(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """The reasons against a battle. It is the player's choice (FF-BATTLE-02), on the figure's own space.

    It needs no step before it (FF-TURN-06).
    """
    if option.piece not in STRENGTH:
        return [t.game.default_reason(t, page.seat, option)]
    if page.over or not page.entered:
        return closed(t, page, "battle")
    here = t.place_of(FIGURE[page.seat])
    if monster_at(t, here) != option.piece:
        return [Reason("FF-BATTLE-01", {}, (option.piece,), (here,))]
    return _refuse_time(t, page, option.piece, "battle")


def _refuse_chest(t: Position, page: TurnState, option: Option) -> list[Reason]:
    if option.piece not in CHESTS:
        return [t.game.default_reason(t, page.seat, option)]
    if page.over or not page.entered:
        return closed(t, page, "take")
    here = t.place_of(FIGURE[page.seat])
    if chest_at(t, here) != option.piece:
        return [Reason("FF-CHEST-01", {}, (option.piece,), (here,))]
    return _refuse_time(t, page, option.piece, "take")


def _battles(t: Position, page: TurnState) -> tuple[Option, ...]:
    monster = monster_at(t, t.pieces[FIGURE[page.seat]].place)
    return (drag("battle", monster),) if monster and not _refuse_time(t, page, monster, "battle") else ()


def _chests(t: Position, page: TurnState) -> tuple[Option, ...]:
    chest = chest_at(t, t.pieces[FIGURE[page.seat]].place)
    return (drag("take", chest),) if chest and not _refuse_time(t, page, chest, "take") else ()


def _battle(t: Position, page: TurnState, option: Option) -> Flow:
    """The walk is over: followers first (FF-STUDY-10), then the battle."""
    return followed(t, page, replace(page, step="battle", begun=True))


def _take_chest(t: Position, page: TurnState, option: Option) -> Flow:
    return followed(t, page, replace(page, step="take_chest", begun=True))


BATTLE = (
    Verb("battle", _battles, refuse_battle, _battle, sure=True, takes=("piece",)),
    Verb("take", _chests, _refuse_chest, _take_chest, sure=True, takes=("piece",)),
)


def take_chest(t: Position, seat: str) -> None:
    """The finder gains gold and wisdom and looks. There are no dice and no spell (FF-CHEST-04)."""
    chest = chest_at(t, t.place_of(FIGURE[seat]))
    t.emit(ChestTaken(seat, chest, CHESTS[chest].gold))
    raise_to(t, seat, wisdom(t, seat) + CHESTS[chest].wisdom, "FF-CHEST-03")
    look(t, seat)


# -- the battle ------------------------------------------------------------------------------------------


class Battle(Frame, frozen=True, gc=False, tag="battle"):
    """One battle, from its start to loot or loss.

    Wisdom and strength are compared at the start, as the spells have left them (FF-BATTLE-22). Other figures on
    the space take no part (FF-BATTLE-04).
    """

    seat: str
    monster: str
    fright: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Wise enough for fright, or the dice are thrown."""
        t.emit(BattleBegan(self.seat, self.monster, strength(t, self.monster)))
        if frightened(t, self.seat, self.monster):
            return replace(self, fright=True).settle(t)
        return self.throw(t)

    def throw(self, t: Position) -> Flow:
        """Both dice, once (FF-BATTLE-05)."""
        monster_die = int(t.draw("monster die", BOX.dice.monster))
        player_die = int(t.draw("player die", BOX.dice.player))
        price = cost(monster_die - player_die, self.monster)
        t.emit(DiceThrown(self.seat, monster_die, player_die, price, monster_die < player_die))
        return self.settle(t)

    def price(self, t: Position) -> int:
        """The chips due: the heart in a fright (FF-TOUGH-02), else the cost of the throw."""
        if self.fright:
            return heart(self.monster)
        return cost(t.counters["die-monster"] - t.counters["die-player"], self.monster)

    def too_strong(self, t: Position) -> bool:
        """Whether the battle cannot be won (FF-BATTLE-14)."""
        return strength(t, self.monster) > wisdom(t, self.seat)

    def settle(self, t: Position) -> Flow:
        """A player who is wise enough pays and wins. With too few chips, chip spells may help (FF-SPELL-14)."""
        if self.too_strong(t):
            return self.lose(t)
        if self.enough(t):
            return self.win(t)
        return Goto(replace(self, step="decide")) if self._helpful(t) else self.lose(t)

    def _helpful(self, t: Position) -> bool:
        return bool(_castable_chips(t, self))

    def decide(self, t: Position) -> Flow:
        """The player casts chip spells, and then pays, or gives up all chips."""
        return Ask(((self.seat, self.offer(t)),), "settle", "FF-BATTLE-11" if self.enough(t) else "FF-SPELL-14")

    def enough(self, t: Position) -> bool:
        """Whether the chips cover the cost."""
        return chips(t, self.seat) >= self.price(t)

    def win(self, t: Position) -> Flow:
        """Pay, gold, spell, wisdom, look (FF-SEE-15), then the end of the game is tested (FF-LOOT-13)."""
        seat, monster = self.seat, self.monster
        reached = strength(t, monster) + bonus(t)
        pay(t, seat, self.price(t), "FF-TOUGH-02" if self.fright else "FF-BATTLE-10")
        self._gold(t)
        if STRENGTH[monster] < NO_SPELL_FROM:
            _draw_spell(t, seat)
        if not self.fright:
            raise_to(t, seat, reached, "FF-LOOT-05")
        look(t, seat)
        pass_the_tile(t)  # nothing comes after the end
        end_if_both_are_defeated(t, "FF-END-02" if self.fright else "FF-END-01")
        return DONE

    def _gold(self, t: Position) -> None:
        """The tile, or 1 gold less in fright (FF-LOOT-11), and luck's gold from the pool (FF-LOOT-09).

        An empty pool has none to give (FF-LOOT-10).
        """
        gold = BOX.monsters[STRENGTH[self.monster]].gold
        if self.fright:
            t.emit(Frightened(self.seat, self.monster, gold - 1))
            return
        t.emit(Beaten(self.seat, self.monster, gold))
        if lucky(t) and t.contents["pool"]:
            t.emit(LuckyGold(self.seat))

    def lose(self, t: Position) -> Flow:
        """The loser pays the cost, or all chips, and gains 1 wisdom, once.

        An undefeated monster has its printed strength again.
        """
        seat = self.seat
        strong = self.too_strong(t)
        pay(t, seat, min(self.price(t), chips(t, seat)), _loss(self.monster) if strong else "FF-BATTLE-12")
        t.emit(Lost(seat, self.monster, _too_strong(t) if strong else _short_of_chips(t, self)))
        restore(t, self.monster)
        raise_to(t, seat, wisdom(t, seat) + 1, "FF-BATTLE-19" if strong else "FF-BATTLE-13")
        return DONE


def restore(t: Position, monster: str) -> None:
    """An undefeated monster has its printed strength again."""
    if t.pieces[monster].mark("stronger"):
        t.emit(Restored(monster))


def _loss(monster: str) -> str:
    """The clause of what a hopeless battle costs: the heart counts there too."""
    return "FF-TOUGH-04" if heart(monster) else "FF-BATTLE-15"


def _too_strong(t: Table) -> str:
    """The clause of a hopeless battle: luck brings nothing there."""
    return "FF-BATTLE-16" if lucky(t) else "FF-BATTLE-14"


def _short_of_chips(t: Position, page: Battle) -> str:
    if page.fright:
        return "FF-TOUGH-05"
    return "FF-TOUGH-06" if lucky(t) else "FF-BATTLE-12"


def _draw_spell(t: Position, seat: str) -> None:
    """The winner draws a spell by chance from the lowest group left (FF-SETUP-10), or none from an empty pile.

    A hand has no limit (FF-LOOT-14).
    """
    pile = t.contents["spells"]
    if not pile:
        return
    cards = deck(t).cards
    known = [spell for spell in pile if spell in cards]
    group = min([cards[spell].group for spell in known], default=0)
    top = tuple([spell for spell in known if cards[spell].group == group]) or pile
    t.emit(SpellDrawn(seat, str(t.draw("spell", top, (seat,)))))


# -- settling the cost -----------------------------------------------------------------------------------


def _refuse_pay(t: Position, page: Battle, option: Option) -> list[Reason]:
    return [] if page.enough(t) else [_cost("FF-BATTLE-12", t, page)]


def _refuse_give_up(t: Position, page: Battle, option: Option) -> list[Reason]:
    """Paying is compulsory when the chips suffice."""
    return [_cost("FF-BATTLE-11", t, page)] if page.enough(t) else []


def _cost(clause: str, t: Position, page: Battle) -> Reason:
    return Reason(clause, {"chips": chips(t, page.seat), "cost": page.price(t)}, (page.monster,))


def _castable_chips(t: Position, page: Battle) -> list[Option]:
    """The chip spells that may help after the throw, and in a fright with the heart (FF-SPELL-14)."""
    cards = deck(t)
    return [
        option
        for spell in hand(t, page.seat)
        if cards.kind(spell).conjures
        for number in range(1, cards.value(spell) + 1)
        if not _refuse_to_conjure(t, page, option := drag("cast", spell, "", number))
    ]


def _refuse_to_conjure(t: Position, page: Battle, option: Option) -> list[Reason]:
    against = refuse_card(t, page.seat, option)
    if against:
        return against
    if not deck(t).kind(option.piece).conjures:
        return [Reason("FF-SPELL-14" if page.fright else "FF-SPELL-08", {}, (option.piece,))]
    if not 1 <= option.amount <= deck(t).value(option.piece):
        return [about("FF-SPELL-05", t, option)]
    return refuse_chips(t, option)


def _conjure(t: Position, page: Battle, option: Option) -> Flow:
    put_down(t, page.seat, option)
    conjure(t, page.seat, option.amount)
    return Goto(page)


Battle.verbs = verbs(
    Verb("pay", lambda t, page: [Option("pay")], _refuse_pay, lambda t, page, option: page.win(t), takes=()),
    Verb(
        "give up",
        lambda t, page: [Option("give up")],
        _refuse_give_up,
        lambda t, page, option: page.lose(t),
        takes=(),
    ),
    Verb("cast", _castable_chips, _refuse_to_conjure, _conjure, takes=("piece", "amount")),
)
