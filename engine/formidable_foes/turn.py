"""Playing the game: the round, and a player's turn with its three actions."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import (
    DONE,
    Ask,
    Call,
    Flow,
    Frame,
    Goto,
    Option,
    Part,
    Position,
    Reason,
    Verb,
    verbs,
)
from engine.formidable_foes.battle import BATTLE, Battle, restore, take_chest
from engine.formidable_foes.board import STARTING, monster_at
from engine.formidable_foes.components import FIGURE, STRENGTH
from engine.formidable_foes.ending import end_at_standstill, over
from engine.formidable_foes.events.spells import SpellsSpent
from engine.formidable_foes.events.turn import TurnBegan
from engine.formidable_foes.events.walking import Entered, WalkBegan
from engine.formidable_foes.movement import MOVEMENT, released
from engine.formidable_foes.power_chips import SUPPLY
from engine.formidable_foes.revealing import look
from engine.formidable_foes.setup import deal
from engine.formidable_foes.spells.casting import CASTING
from engine.formidable_foes.study import Study, followed
from engine.formidable_foes.turn_state import WALK, TurnState, closed, end_clause, invisible, second_walk_follows
from engine.formidable_foes.wandering_monsters import (
    PRIVILEGE,
    Lead,
    lead,
    monsters_on_board,
    refuse_lead,
    refuse_second_lead,
    weaker_can_be_led,
    weakest_leads,
)
from engine.formidable_foes.wisdom import holder, second_phase


class Round(Frame, frozen=True, gc=False, tag="round"):
    """The whole game: set-up, then turns clockwise from the start player (FF-TURN-01) until it is over."""

    seat: str = ""

    def start(self, t: Position) -> Flow:
        """Everything that the dealer decides before the first turn."""
        return Goto(replace(self, seat=deal(t), step="turn"))

    def turn(self, t: Position) -> Flow:
        """The very first turn, which has its own limits with two players (FF-TWO-02)."""
        return Call(Turn(self.seat, opening=True), replace(self, step="turned"))

    def turned(self, t: Position) -> Flow:
        """The turn passes to the left unless the game is over."""
        end_at_standstill(t)
        if over(t):
            return DONE
        following = t.after(self.seat)[0]
        return Call(Turn(following).opened(t), Round(seat=following, step="turned"))


#: The clause that each question of a turn is about; once the action is over, it depends on what has ended it.
ABOUT = {"enter": "FF-TURN-03", "act": "FF-TURN-02", "free step": "FF-BATTLE-17"}


class Turn(TurnState, frozen=True, gc=False, tag="turn"):
    """One player's turn (FF-TURN-17): the privilege, entering, the action with its spells, study.

    Nobody declares an action. The number of steps decides it (FF-TURN-08).
    """

    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The turn begins."""
        return Goto(self.opened(t))

    def opened(self, t: Position) -> Turn:
        """The turn as it begins: who has the privilege is settled now (FF-DUMB-06)."""
        t.emit(TurnBegan(self.seat))
        inside = t.place_of(FIGURE[self.seat]) != "gate"
        return replace(self, privileged=holder(t) == self.seat, entered=inside, step="act")

    def act(self, t: Position) -> Flow:
        """The player chooses. A turn may end with neither step nor battle (FF-TURN-09)."""
        if self.over:
            topic, rows = "over", AFTER
        elif not self.entered:
            topic, rows = "enter", BEFORE
        elif self.halted:
            topic, rows = "act", HALTED
        else:
            alone = len(t.contents[t.pieces[FIGURE[self.seat]].place]) == 1
            topic, rows = "act", (WALKING if t.counters["steps"] else STANDING)[alone]
        topic = "free step" if self.free else topic
        clause = ABOUT[topic] if topic in ABOUT else end_clause(self)
        return Ask(((self.seat, self.legal(t, rows)),), topic, clause)

    def settle(self, t: Position) -> Flow:
        """After a spell: a monster beside which the figure now stands ends its walk (FF-MOVE-14, FF-SPELL-36).

        Nobody follows a figure that is carried off (FF-DUMB-28).
        """
        here = t.place_of(FIGURE[self.seat])
        enchanted = t.result if isinstance(t.result, tuple) else self.enchanted
        met = self.met if here == self.stood else ()
        page = released(t, replace(self, met=met, enchanted=enchanted, step="act"))
        monster = monster_at(t, here)
        if monster and monster != page.stopper and t.counters["steps"] and not invisible(t):
            return Goto(replace(page, halted="FF-MOVE-14", stopper=monster))
        return Goto(page)

    def battle(self, t: Position) -> Flow:
        """The battle itself."""
        monster = monster_at(t, t.place_of(FIGURE[self.seat]))
        return Call(Battle(self.seat, monster), replace(self, step="fought"))

    def fought(self, t: Position) -> Flow:
        """The battle ends the turn. After a loss a free step is left."""
        if over(t):
            return DONE
        lost = bool(monster_at(t, t.place_of(FIGURE[self.seat])))
        return self.go_on(t, "battle", lost)

    def take_chest(self, t: Position) -> Flow:
        """A chest is taken in place of a battle."""
        take_chest(t, self.seat)
        return self.go_on(t, "chest", free=False)

    def go_on(self, t: Position, ended_by: str, free: bool) -> Flow:
        """With two players the second walk follows a short first one: after a battle won, and after one lost or
        a chest. Spells may be cast in it (FF-TWO-08)."""
        again = second_walk_follows(t, self)
        fought = replace(self, battles=self.battles + 1, free=free, over="" if again else ended_by, step="act")
        won = ended_by == "battle" and not free
        return Goto(begin_second_walk(t, fought, "FF-TWO-05" if won else "FF-TWO-06") if again else fought)

    def study(self, t: Position) -> Flow:
        """Study comes once, when the whole turn is over (FF-TWO-11). Alone on a space nobody learns."""
        figure = FIGURE[self.seat]
        if t.contents[t.pieces[figure].place] == (figure,):
            return self.close(t)
        return Call(Study(self.seat), replace(self, step="close"))

    def close(self, t: Position) -> Flow:
        """Transformed monsters are as before, spells leave the game, and nobody is invisible now."""
        for monster in monsters_on_board(t) if t.contents["played"] else ():
            restore(t, monster)
        if t.contents["played"]:
            t.emit(SpellsSpent(self.seat))
        return DONE


def begin_second_walk(t: Position, page: TurnState, clause: str) -> TurnState:
    """The second walk begins by a clause; a monster holds as at the start of a turn (FF-TWO-07)."""
    t.emit(WalkBegan(page.seat, clause))
    return replace(page, second=True, halted="", stopper="", step="act")


# -- entering --------------------------------------------------------------------------------------------


def _refuse_enter(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """Any of the four starting chambers, also one with figures or a monster (FF-TURN-04)."""
    if option.piece != FIGURE[page.seat] or page.entered:
        return [t.game.default_reason(t, page.seat, option)]
    return [] if option.to in STARTING else [Reason("FF-TURN-03")]


def _enter(t: Position, page: TurnState, option: Option) -> Flow:
    """Entering uses no step; the figure looks from there (FF-SEE-20)."""
    t.emit(Entered(page.seat, option.to))
    look(t, page.seat)
    return Goto(replace(page, entered=True, begun=True))


def _entrances(t: Position, page: TurnState) -> list[Option]:
    return [] if page.entered else [Option("enter", FIGURE[page.seat], space) for space in STARTING]


# -- the privilege ---------------------------------------------------------------------------------------


def _privilege(t: Position, page: TurnState) -> list[Option]:
    return weakest_leads(t) if page.privileged and not page.led and not page.begun else []


def _refuse_privilege(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """The reasons against the privilege: it comes first, once, and leads the weakest monster."""
    if option.piece in page.enchanted:
        return [Reason("FF-SPELL-37", {"strength": STRENGTH[option.piece]}, (option.piece,))]
    if not second_phase(t):
        return [Reason("FF-DUMB-01")]
    if page.led:
        return refuse_second_lead(t, page.led, option)
    if page.privileged and page.begun:
        return [Reason("FF-DUMB-05")]
    if not page.privileged:
        return [Reason("FF-DUMB-06")]
    against = refuse_lead(t, option, PRIVILEGE)
    blocked = [reason for reason in against if reason.clause == "FF-DUMB-20"]
    if not blocked and weaker_can_be_led(t, option.piece):
        return [Reason("FF-DUMB-07", {"strength": STRENGTH[option.piece]}, (option.piece,))]
    return against


def _use_privilege(t: Position, page: TurnState, option: Option) -> Flow:
    lead(t, page.seat, option.piece, option)
    return Call(Lead(page.seat, option.piece, PRIVILEGE - 1), replace(page, led=option.piece))


# -- ending the walk and the turn ------------------------------------------------------------------------


def _refuse_second_walk(t: Position, page: TurnState, option: Option) -> list[Reason]:
    """With two players the first walk may end beside a monster without a battle (FF-TWO-01)."""
    if page.over or not page.entered:
        return closed(t, page, "walk")
    limit = t.breakdown("steps", (Part(WALK, "FF-TWO-14"),)).total
    if page.halted and not page.second and not page.opening and t.counters["steps"] > limit:
        return [Reason("FF-TWO-14", {"steps": t.counters["steps"], "limit": limit})]
    if not page.halted or not second_walk_follows(t, page):
        return [Reason("FF-TWO-01")]
    return []


def _second_walk(t: Position, page: TurnState, option: Option) -> Flow:
    """The steps that are left of the first walk are lost."""
    return followed(t, page, begin_second_walk(t, page, "FF-TWO-10"))


_END = (Option("end"),)


def _refuse_end(t: Position, page: TurnState, option: Option) -> list[Reason]:
    return [] if page.entered else closed(t, page, "end")


def _end(t: Position, page: TurnState, option: Option) -> Flow:
    """The figures that the walk has left behind may follow. Then study comes."""
    return followed(t, page, replace(page, step="study"))


Turn.verbs = verbs(
    Verb("lead", _privilege, _refuse_privilege, _use_privilege, sure=True),
    Verb("enter", _entrances, _refuse_enter, _enter, takes=("piece", "to")),
    *MOVEMENT,
    *BATTLE,
    *SUPPLY,
    *CASTING,
    Verb(
        "second walk",
        lambda t, page: [Option("second walk")] if page.halted and len(t.seats) == 2 else [],
        _refuse_second_walk,
        _second_walk,
        takes=(),
    ),
    Verb("end", lambda t, page: _END, _refuse_end, _end, sure=True, takes=()),
)


def _rows(*names: str) -> tuple[Verb, ...]:
    return tuple([Turn.verbs[name] for name in names])


#: The moments of a turn, and what can be open in each: off the board, stopped by a monster, after the action;
#: before a walk and on the way, with something else on the figure's space and without.
BEFORE = _rows("lead", "enter")
HALTED = _rows("retreat", "battle", "take", "cast", "second walk", "end")
AFTER = _rows("retreat", "end")
STANDING = (
    _rows("lead", "walk", "flee", "retreat", "battle", "take", "chips", "cast", "end"),
    _rows("lead", "walk", "retreat", "chips", "cast", "end"),
)
WALKING = (_rows("walk", "battle", "take", "cast", "end"), _rows("walk", "cast", "end"))
