"""The game and its turns (KM-TURN): start, movement, arrival, end."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.knightmare.board import in_level_three, in_prison, is_alone, lives, living, mark, on, place
from engine.knightmare.castle_cards import Drawing
from engine.knightmare.challenge import DIE
from engine.knightmare.components import BOX, CARDS, HAND, PRISON, number
from engine.knightmare.ending import over
from engine.knightmare.ending_together import propose
from engine.knightmare.events.cards import CardDiscarded
from engine.knightmare.events.ending import Ended
from engine.knightmare.events.items import ItemLeft
from engine.knightmare.events.life import LeftGame, MaximumSank
from engine.knightmare.events.moving import Freed, PrisonCounted, Rolled, StayedPut
from engine.knightmare.events.tokens import TokensLost
from engine.knightmare.events.turn import TurnBegan, TurnMissed
from engine.knightmare.items import BOOK, has, send_home
from engine.knightmare.level_three import LEVEL_THREE_VERBS, MORE, answered, riddle_clause
from engine.knightmare.life import GREEN, condition, heal, injure
from engine.knightmare.moving import Moving, roll
from engine.knightmare.setup import deal
from engine.knightmare.spells.attacks import ATTACK_VERBS
from engine.knightmare.spells.casting import BALL, castable
from engine.knightmare.spells.dark import DARK_VERBS, KEY
from engine.knightmare.spells.own import BY_NUMBER, OWN_VERBS, two_dice
from engine.knightmare.tokens import held, most, refuse_cost, spend
from engine.knightmare.turn_state import BEGIN, CELL, STARTS, THREE, TurnState, end, then_end
from engine.parts.step_verbs import at, button
from engine.table import Table

CUP, FOOD, SWORD, STREAM = "cup_that_heals", "food", "sword_of_freedom", "vanburn"
#: The least total of two dice by which the stream heals (KM-LIFE-19).
STREAM_HEALS = 10
#: Steps at which a seat is asked: the first card, the release roll, the toll of the prison.
_FIRST, _RELEASE, _TOLL, _WARNED = "first", "freeing", "toll", "warned"
#: Every step at which a seat is asked; all together may end the game there (KM-END-07).
_ASKED = (*STARTS, MORE, _FIRST, _RELEASE, _TOLL, _WARNED)


class Rounds(Frame, frozen=True, gc=False, tag="rounds"):
    """The whole game: turns clockwise from the starting player (KM-TURN-01) until it is over."""

    seat: str = ""

    def start(self, t: Position) -> Flow:
        """The starting player is drawn."""
        return Goto(replace(self, seat=deal(t), step="turn"))

    def turn(self, t: Position) -> Flow:
        """A Dungeoneer's turn."""
        return Call(Turn(self.seat), replace(self, step="turned"))

    def turned(self, t: Position) -> Flow:
        """The turn passes to the next who is still in the game (KM-TURN-02)."""
        if over(t):
            return DONE
        following = next((seat for seat in (*t.after(self.seat), self.seat) if lives(t, seat)), "")
        if not following:
            t.emit(Ended("KM-END-05" if len(t.seats) == 1 else "KM-END-03"))
            return DONE
        return Goto(Rounds(seat=following, step="turn"))


class Turn(TurnState, frozen=True, gc=False, tag="turn"):
    """One Dungeoneer's turn (KM-TURN-03); a prison turn and a Level Three turn have a step of their own."""

    verbs: ClassVar[dict[str, Verb]] = {}

    def offer(self, t: Position) -> tuple[Option, ...]:
        """Only the verbs of this step are judged, and of the spells only those that there is a source for."""
        rows = ROWS[self.step]
        if self.cast or not (t.contents[HAND[self.seat]] or has(t, self.seat, BALL) or has(t, self.seat, BOOK)):
            return self.legal(t, rows)
        spells = castable(t, self.seat)
        return self.legal(t, (*rows, *[verb for spell, verb in _SPELLS if spell in spells]))

    def start(self, t: Position) -> Flow:
        """A missed turn is nothing but its end (KM-TURN-10); the first one is a castle card (KM-TURN-04)."""
        t.emit(TurnBegan(self.seat, _beginning(t, self.seat)))
        page = replace(self, began=place(t, self.seat))
        if mark(t, self.seat, "slept"):
            t.emit(TurnMissed(self.seat))
            return end(page)
        if on(t, "first_card") and mark(t, self.seat, "turns") == 1:
            return Goto(replace(page, step=_FIRST))
        return Goto(replace(page, step=_starting(t, self.seat)))

    def first(self, t: Position) -> Flow:
        """One castle card, and nothing else (KM-TURN-06)."""
        return Ask(((self.seat, self.offer(t)),), "first", "KM-TURN-04")

    def begin(self, t: Position) -> Flow:
        """The start of a turn in a chamber (KM-TURN-12)."""
        return Ask(((self.seat, self.offer(t)),), "begin", "KM-TURN-12")

    def cell(self, t: Position) -> Flow:
        """The start of a turn in the prison."""
        return Ask(((self.seat, self.offer(t)),), "cell", "KM-PRISON-04")

    def three(self, t: Position) -> Flow:
        """The start of a turn in Level Three."""
        return Ask(((self.seat, self.offer(t)),), "three", "KM-THREE-48")

    def warned(self, t: Position) -> Flow:
        """The maximum would sink to 0: shall it? (KM-TOKEN-16)"""
        return Ask(((self.seat, self.offer(t)),), "warned", "KM-TOKEN-16")

    def answered(self, t: Position) -> Flow:
        """A riddle of Level Three is answered."""
        return answered(t, self)

    def more(self, t: Position) -> Flow:
        """Another riddle, or enough (KM-THREE-42)."""
        return Ask(((self.seat, self.offer(t)),), "more", riddle_clause(t))

    def freeing(self, t: Position) -> Flow:
        """The release roll may be raised by tokens (KM-PRISON-05)."""
        if self.rolled >= number("release"):
            t.emit(Freed(self.seat))
            return end(self)
        return Ask(((self.seat, self.offer(t)),), "freeing", "KM-PRISON-05")

    def end(self, t: Position) -> Flow:
        """The end of the turn: first the Cup (KM-TURN-19). After a death nothing follows (KM-TURN-22), nor after
        the throne is taken (KM-END-02)."""
        if over(t) or not lives(t, self.seat):
            return DONE
        turns = t.pieces[CUP].mark("turns")
        if on(t, "quest_objects") and has(t, self.seat, CUP) and turns and turns % number("cup") == 0:
            heal(t, self.seat, 1, "KM-QUEST-04")
        return Goto(replace(self, step="prison_toll"))

    def prison_toll(self, t: Position) -> Flow:
        """Every third turn that began and ended in the prison costs a token (KM-PRISON-08, KM-PRISON-12)."""
        if self.began == PRISON and in_prison(t, self.seat):
            t.emit(PrisonCounted(self.seat))
            due = mark(t, self.seat, "prison") % number("prison_toll") == 0
            if due and on(t, "prison"):
                return self._pay_prison(t)
        return Goto(replace(self, step="pact_toll"))

    def _pay_prison(self, t: Position) -> Flow:
        """A token; without one the food, if it is given up (KM-PRISON-11), or an injury (KM-PRISON-10)."""
        if held(t, self.seat):
            t.emit(TokensLost(self.seat, 1, "KM-PRISON-08"))
        elif has(t, self.seat, FOOD):
            return Goto(replace(self, step=_TOLL))
        else:
            injure(t, self.seat, "KM-PRISON-10")
        return Goto(replace(self, step="pact_toll"))

    def toll(self, t: Position) -> Flow:
        """The food or an injury (KM-PRISON-11)."""
        return Ask(((self.seat, self.offer(t)),), "toll", "KM-PRISON-11")

    def pact_toll(self, t: Position) -> Flow:
        """Every third turn after the pledge (KM-PACT-36) costs a token (KM-PACT-33) or an injury (KM-PACT-34)."""
        if lives(t, self.seat):
            turns = mark(t, self.seat, "pact")
            if turns and turns % number("pact_toll") == 0:
                if held(t, self.seat):
                    t.emit(TokensLost(self.seat, 1, "KM-PACT-33"))
                else:
                    injure(t, self.seat, "KM-PACT-34")
        return DONE


def _beginning(t: Table, seat: str) -> str:
    """The clause by which a turn begins: the last one plays on, the dead are passed over, or it is next."""
    others = t.after(seat)
    if others and is_alone(t):
        return "KM-END-04"
    return "KM-TURN-02" if others and not lives(t, others[-1]) else "KM-TURN-01"


def _starting(t: Table, seat: str) -> str:
    """The step at which the start of a turn is open, wherever it begins."""
    if in_prison(t, seat):
        return CELL
    return THREE if in_level_three(t, seat) else BEGIN


# -- eating and healing ----------------------------------------------------------------------------------


def _refuse_eat(t: Position, page: Turn, option: Option) -> list[Reason]:
    """At the start of a turn (KM-LIFE-09), below GREEN (KM-LIFE-12)."""
    if page.step not in STARTS:
        return [Reason("KM-LIFE-09")]
    if not on(t, "life_force") or option.piece != FOOD or not has(t, page.seat, FOOD):
        return [t.game.default_reason(t, page.seat, option)]
    return [Reason("KM-LIFE-12")] if condition(t, page.seat) == GREEN else []


def _meals(t: Position, page: Turn) -> list[Option]:
    return [Option("eat", FOOD)] if has(t, page.seat, FOOD) else []


def _eat(t: Position, page: Turn, option: Option) -> Flow:
    """Back to GREEN (KM-LIFE-10); the food returns to the Timber Hall (KM-LIFE-11)."""
    heal(t, page.seat, GREEN, "KM-LIFE-10")
    send_home(t, page.seat, FOOD, "KM-LIFE-11")
    return Goto(page)


def _refuse_heal(t: Position, page: Turn, option: Option) -> list[Reason]:
    """At the start of a turn (KM-LIFE-14), below GREEN (KM-LIFE-15), for tokens."""
    if page.step not in STARTS:
        return [Reason("KM-LIFE-14")]
    if not on(t, "life_force") or option.amount < 1:
        return [t.game.default_reason(t, page.seat, option)]
    if condition(t, page.seat) + option.amount > GREEN:
        return [Reason("KM-LIFE-15")]
    return refuse_cost(t, page.seat, option.amount)


def _healings(t: Position, page: Turn) -> list[Option]:
    if not on(t, "life_force"):
        return []
    most = min(GREEN - condition(t, page.seat), held(t, page.seat))
    return [Option("heal", amount=amount) for amount in range(1, most + 1)]


def _heal(t: Position, page: Turn, option: Option) -> Flow:
    """A healing after which no token can be held again is asked for twice (KM-TOKEN-16)."""
    if on(t, "helm_tokens") and option.amount >= most(t, page.seat):
        return Goto(replace(page, step=_WARNED, rolled=option.amount))
    return _healed(t, page, option.amount)


def _keep_tokens(t: Position, page: Turn, option: Option) -> Flow:
    return Goto(replace(page, step=_starting(t, page.seat), rolled=0))


def _healed(t: Position, page: Turn, amount: int) -> Flow:
    """Each token raises the condition by 1 (KM-LIFE-13) and lowers the maximum (KM-TOKEN-09)."""
    spend(t, page.seat, amount, "KM-LIFE-13")
    heal(t, page.seat, amount, "KM-LIFE-13")
    if on(t, "helm_tokens"):
        t.emit(MaximumSank(page.seat, t.counters[f"most-{page.seat}"] - amount))
    return Goto(replace(page, step=_starting(t, page.seat), rolled=0))


# -- moving ----------------------------------------------------------------------------------------------


def _roll(t: Position, page: Turn, option: Option) -> Flow:
    return then_end(page, roll(t, page.seat, page.began))


def _refuse_drink(t: Position, page: Turn, option: Option) -> list[Reason]:
    """By those who began the turn in the Vale of Vanburn and still stand there (KM-LIFE-16, KM-TURN-14)."""
    if not on(t, "life_force"):
        return [t.game.default_reason(t, page.seat, option)]
    if place(t, page.seat) == STREAM == page.began:
        return []
    return [Reason("KM-TURN-14", {"chamber": STREAM})]


def _drinks(t: Position, page: Turn) -> list[Option]:
    return [Option("drink")] if place(t, page.seat) == STREAM else []


def _drink(t: Position, page: Turn, option: Option) -> Flow:
    """2 to 6 move (KM-LIFE-17), 7 to 9 do nothing (KM-LIFE-18), 10 to 12 heal (KM-LIFE-19); the turn ends then
    (KM-LIFE-20)."""
    total = two_dice(t, page.seat, "KM-LIFE-16")
    if total <= BY_NUMBER:
        return then_end(page, Moving(page.seat, total, two=True))
    if total >= STREAM_HEALS:
        heal(t, page.seat, 1, "KM-LIFE-19")
    else:
        t.emit(StayedPut(page.seat, "KM-LIFE-18"))
    return end(page)


# -- the prison ------------------------------------------------------------------------------------------


def _try_release(t: Position, page: Turn, option: Option) -> Flow:
    """One die; 5 or 6 sets free (KM-PRISON-04)."""
    rolled = int(t.draw("release roll", DIE))
    t.emit(Rolled(page.seat, rolled, clause="KM-PRISON-04"))
    return Goto(replace(page, rolled=rolled, step=_RELEASE))


def _refuse_ransom(t: Position, page: Turn, option: Option) -> list[Reason]:
    """Enough tokens for a 5 (KM-PRISON-05)."""
    if option.amount != number("release") - page.rolled:
        return [Reason("KM-PRISON-07")]
    return refuse_cost(t, page.seat, option.amount)


def _ransom(t: Position, page: Turn, option: Option) -> Flow:
    spend(t, page.seat, option.amount, "KM-PRISON-05")
    t.emit(Freed(page.seat))
    return end(page)


def _remain(t: Position, page: Turn, option: Option) -> Flow:
    """On 4 or less the Dungeoneer stays (KM-PRISON-07)."""
    t.emit(StayedPut(page.seat, "KM-PRISON-07"))
    return end(page)


def _refuse_escape(t: Position, page: Turn, option: Option) -> list[Reason]:
    """With the Sword of Freedom (KM-QUEST-10)."""
    if on(t, "quest_objects") and option.piece == SWORD and has(t, page.seat, SWORD):
        return []
    return [t.game.default_reason(t, page.seat, option)]


def _escape(t: Position, page: Turn, option: Option) -> Flow:
    """Instead of the release roll, at no cost (KM-QUEST-11)."""
    t.emit(Freed(page.seat, "KM-QUEST-10"))
    return end(page)


def _keys(t: Table, seat: str) -> tuple[str, ...]:
    return tuple([card for card in t.contents[HAND[seat]] if CARDS.get(card) == KEY])


def _refuse_key(t: Position, page: Turn, option: Option) -> list[Reason]:
    """The key opens the prison and nothing else (KM-CARD-14)."""
    if page.step == CELL and option.piece in _keys(t, page.seat):
        return []
    return [Reason("KM-CARD-14")]


def _use_key(t: Position, page: Turn, option: Option) -> Flow:
    t.emit(CardDiscarded(page.seat, option.piece, "KM-CARD-14"))
    t.emit(Freed(page.seat, "KM-CARD-14"))
    return end(page)


def _give_food(t: Position, page: Turn, option: Option) -> Flow:
    """The food returns to the Timber Hall (KM-PRISON-09)."""
    t.emit(ItemLeft(page.seat, FOOD, BOX.items[FOOD].home, "KM-PRISON-09"))
    return Goto(replace(page, step="pact_toll"))


def _suffer(t: Position, page: Turn, option: Option) -> Flow:
    injure(t, page.seat, "KM-PRISON-10")
    return Goto(replace(page, step="pact_toll"))


def _give_up(t: Position, page: Turn, option: Option) -> Flow:
    """Items go home, tokens to the store, cards to the discard pile (KM-END-06)."""
    t.emit(LeftGame(page.seat, "KM-END-06"))
    if not living(t):
        t.emit(Ended("KM-END-06"))
    return end(page)


def _draw_first(t: Position, page: Turn, option: Option) -> Flow:
    """The card is obeyed to its end (KM-TURN-07), and the first turn is over (KM-TURN-05)."""
    return then_end(page, Drawing(page.seat))


Turn.verbs = verbs(
    button("draw", (_FIRST,), _draw_first),
    Verb("eat", _meals, _refuse_eat, _eat, takes=("piece",)),
    Verb("heal", _healings, _refuse_heal, _heal, takes=("amount",)),
    button("heal all the same", (_WARNED,), lambda t, page, option: _healed(t, page, page.rolled)),
    button("keep tokens", (_WARNED,), _keep_tokens),
    *OWN_VERBS,
    *ATTACK_VERBS,
    *DARK_VERBS,
    button("roll", (BEGIN,), _roll),
    at("drink", (BEGIN,), _drinks, _refuse_drink, _drink, ()),
    button("release roll", (CELL,), _try_release),
    at("ransom", (_RELEASE,), lambda t, page: [Option("ransom", amount=number("release") - page.rolled)],
    _refuse_ransom, _ransom, ("amount",)),
    button("remain", (_RELEASE,), _remain),
    at("escape", (CELL,), lambda t, page: [Option("escape", SWORD)], _refuse_escape, _escape, ("piece",)),
    Verb("use key", lambda t, page: [Option("use key", card) for card in _keys(t, page.seat)], _refuse_key,
         _use_key, takes=("piece",)),
    *LEVEL_THREE_VERBS,
    button("give food", (_TOLL,), _give_food),
    button("suffer", (_TOLL,), _suffer),
    button("give up", STARTS, _give_up),
    button("end together", _ASKED, propose),
)  # fmt: skip


#: The verbs of spells that are not called like their spell.
_SPELL_OF = {"cauldron": "foresight", "dragon ride": "dragon_ride"}
#: Each spell that a turn can cast, with its verb.
_SPELLS = tuple(
    [(_SPELL_OF.get(verb.name, verb.name), verb) for verb in (*OWN_VERBS, *ATTACK_VERBS, *DARK_VERBS)]
)


def _rows(*names: str) -> tuple[Verb, ...]:
    return tuple([Turn.verbs[name] for name in names])


_END = ("give up", "end together")
#: Step -> the verbs that can be open there, spells aside.
ROWS = {
    _FIRST: _rows("draw", "end together"),
    BEGIN: _rows("eat", "heal", "roll", "drink", "door", *_END),
    CELL: _rows("eat", "heal", "release roll", "escape", "use key", *_END),
    THREE: _rows("eat", "heal", "riddle", "walk", "back", "wait", *_END),
    MORE: _rows("next riddle", "enough", "end together"),
    _RELEASE: _rows("ransom", "remain", "end together"),
    _WARNED: _rows("heal all the same", "keep tokens", "end together"),
    _TOLL: _rows("give food", "suffer", "end together"),
}
