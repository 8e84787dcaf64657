"""Challenges (KM-FIGHT): refusal or bribe, Power, Medusa's gaze, strengths, shields, dice, tokens, outcome."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import Ask, Done, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.knightmare.board import lives, mark, on
from engine.knightmare.components import BOX, HAND, number
from engine.knightmare.ending_together import proposed
from engine.knightmare.events.challenges import (
    Challenged,
    ChallengeDice,
    ChallengeDrawn,
    ChallengeLost,
    ChallengeRefused,
    ChallengeWon,
    StrengthsCompared,
)
from engine.knightmare.events.items import ItemLeft
from engine.knightmare.events.life import Died
from engine.knightmare.events.moving import Rolled
from engine.knightmare.events.spells import SpellCast, SpellFailed
from engine.knightmare.events.turn import Marked
from engine.knightmare.items import all_to_the_vale, carried, has, lying, take, weapons
from engine.knightmare.life import imprison, injure
from engine.knightmare.strengths import (
    JUSTICE,
    MERCENARY,
    decided_by_shields,
    dies_of_gaze,
    due,
    is_seat,
    strength,
)
from engine.knightmare.tokens import gain, held, lose, refuse_cost, spend
from engine.parts.step_verbs import at, button, nothing_against
from engine.table import Table

CROWN, GOLD = "crowning_glory", "bag_of_gold"
WON, LOST, DRAWN, REFUSED = "won", "lost", "drawn", "refused"
DIE = (1, 2, 3, 4, 5, 6)


class Challenge(Frame, frozen=True, gc=False, tag="challenge"):
    """One challenge in the order of KM-FIGHT-05. Its result is `won`, `lost`, `drawn` or `refused` for `seat`.

    `seat` is the challenger, or the Dungeoneer whom a character challenges (`by_foe`). `asked` is who is asked
    now, `decided` who has decided about Power, `powered` whose Power works. `own` and `theirs` are the
    strengths, then the totals. `winner` is a side, "" for a draw. `unhurt` says that the loser had the Shield
    of Justice.
    """

    seat: str
    foe: str
    place: str
    by_foe: bool = False
    roused: int = 0
    asked: str = ""
    decided: tuple[str, ...] = ()
    powered: tuple[str, ...] = ()
    own: int = 0
    theirs: int = 0
    dice: tuple[int, int] = (0, 0)
    spent: tuple[int, ...] = ()
    winner: str = ""
    unhurt: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The challenge is spoken."""
        duel = is_seat(t, self.foe)
        clause = "KM-FIGHT-02" if self.by_foe else "KM-MOVE-09" if duel else "KM-FIGHT-01"
        t.emit(Challenged(self.seat, self.foe, self.place, clause))
        return Goto(replace(self, step="refusal", asked=self.seat))

    def refusal(self, t: Position) -> Flow:
        """A character's challenge may be refused with the Crown, the Mercenary's bought off with the gold."""
        if self.by_foe and (_has_crown(t, self) or _has_gold(t, self)):
            return Ask(((self.seat, self.offer(t)),), "challenged", "KM-FIGHT-06")
        return Goto(replace(self, step="power"))

    def power(self, t: Position) -> Flow:
        """Each Dungeoneer who has Power decides, the challenger first (KM-PACT-17)."""
        for side in (self.seat, self.foe):
            if side not in self.decided and is_seat(t, side) and _has_power(t, side):
                if side != self.asked:
                    return Goto(replace(self, asked=side))
                return Ask(((side, self.offer(t)),), "power", "KM-PACT-16")
        return Goto(replace(self, step="gaze"))

    def gaze(self, t: Position) -> Flow:
        """Medusa looks when Power has been tried (KM-FIGHT-46); death by her gaze is no lost challenge
        (KM-FIGHT-45)."""
        if dies_of_gaze(t, self.seat, self.foe):
            t.emit(Died(self.seat, "KM-FIGHT-40" if self.by_foe else "KM-FIGHT-39"))
            return Done(LOST)
        return Goto(replace(self, step="compare"))

    def compare(self, t: Position) -> Flow:
        """Strengths, shields deducted; a shield may decide before any die (KM-FIGHT-19)."""
        own = strength(t, self.seat, self.foe).total
        theirs = strength(t, self.foe, self.seat, self.roused).total
        t.emit(StrengthsCompared(self.seat, self.foe, own, theirs))
        page = replace(self, own=own, theirs=theirs)
        winner = decided_by_shields(t, self.seat, self.foe, own, theirs)
        if winner is None:
            return Goto(replace(page, step="throw"))
        return Goto(_ended(t, page, winner, "KM-FIGHT-16" if winner else "KM-FIGHT-18"))

    def throw(self, t: Position) -> Flow:
        """The dice, the challenger's first (KM-FIGHT-60); Power adds to its caster's (KM-PACT-15)."""
        duel = is_seat(t, self.foe)
        own = int(t.draw("challenge die", DIE))
        theirs = int(t.draw("challenge die", DIE))
        t.emit(ChallengeDice(self.seat, self.foe, own, theirs, "KM-FIGHT-60" if duel else "KM-FIGHT-03"))
        mine, other = [number("power") * (side in self.powered) for side in (self.seat, self.foe)]
        page = replace(self, own=self.own + own + mine, theirs=self.theirs + theirs + other, dice=(own, theirs))
        return Goto(replace(page, step="tokens", asked=self.seat))

    def tokens(self, t: Position) -> Flow:
        """Dungeoneers add tokens, the challenger first, once each (KM-TOKEN-08); characters have none
        (KM-TOKEN-12)."""
        sides = [side for side in (self.seat, self.foe) if is_seat(t, side)]
        if len(self.spent) == len(sides):
            return Goto(replace(self, step="outcome"))
        asked = sides[len(self.spent)]
        if not held(t, asked):
            return Goto(replace(self, spent=(*self.spent, 0)))
        if asked != self.asked:
            return Goto(replace(self, asked=asked))
        duel = len(sides) > 1
        return Ask(((asked, self.offer(t)),), "tokens", "KM-TOKEN-08" if duel else "KM-TOKEN-07")

    def outcome(self, t: Position) -> Flow:
        """The higher total wins (KM-FIGHT-03); equal totals are a draw (KM-FIGHT-04)."""
        own = self.own + self.spent[0]
        theirs = self.theirs + sum(self.spent[1:])
        winner = self.seat if own > theirs else self.foe if theirs > own else ""
        page = replace(self, own=own, theirs=theirs)
        return Goto(_ended(t, page, winner, "KM-FIGHT-03" if winner else "KM-FIGHT-04"))

    def spoils(self, t: Position) -> Flow:
        """The winner takes an item from the loser, if there is one (KM-FIGHT-21)."""
        if is_seat(t, self.winner):
            if to_win(t, self):
                clause = "KM-FIGHT-27" if on(t, "combat") else "KM-FIGHT-33"
                return Ask(((self.winner, self.offer(t)),), "spoils", clause)
        elif on(t, "combat"):
            item = _taken_by_character(t, self)
            if item:
                t.emit(ItemLeft(self.seat, item, self.place, _taking(t, self)))
        return Goto(replace(self, step="settle"))

    def settle(self, t: Position) -> Flow:
        """Tokens, injury, prison; last, bodyguard and Weakness are spent (KM-FIGHT-34)."""
        loser = self.loser
        if is_seat(t, self.winner) and on(t, "combat"):
            gain(t, self.winner, number("victory"), "KM-FIGHT-64" if is_seat(t, self.foe) else "KM-FIGHT-22")
        if is_seat(t, loser):
            if not self.unhurt:  # KM-QUEST-06
                duel = is_seat(t, self.foe) and is_seat(t, self.seat)
                death = "KM-LIFE-06" if not duel else "KM-FIGHT-67" if loser == self.foe else "KM-FIGHT-71"
                injure(t, loser, "KM-FIGHT-65" if duel else "KM-LIFE-05", death)
            _imprison_loser(t, self)
        if self.winner == self.seat and self.foe == "hobgoblin" and on(t, "magic"):
            t.emit(Marked(self.seat, "hobgoblin", 2, "KM-MAGIC-39"))
        return Goto(replace(self, step="close"))

    def close(self, t: Position) -> Flow:
        """The combat ends a bribe (KM-FIGHT-53), unless it was with the Mercenary (KM-FIGHT-54), and a Weakness
        (KM-MAGIC-24)."""
        for side, foe in ((self.seat, self.foe), (self.foe, self.seat)):
            if is_seat(t, side) and lives(t, side):
                if mark(t, side, "bribe") and foe != MERCENARY:
                    t.emit(Marked(side, "bribe", 0, "KM-FIGHT-53"))
                if mark(t, side, "weak"):
                    t.emit(Marked(side, "weak", 0, "KM-MAGIC-24"))
        return Done(DRAWN if not self.winner else WON if self.winner == self.seat else LOST)

    @property
    def loser(self) -> str:
        """The side that has lost."""
        return self.foe if self.winner == self.seat else self.seat


def _ended(t: Position, page: Challenge, winner: str, clause: str) -> Challenge:
    """The page after the outcome: spoils if there is a winner. Whether the Shield of Justice spares the loser is
    noted first, so it does even if it is handed over (KM-QUEST-07)."""
    if not winner:
        t.emit(ChallengeDrawn(page.seat, page.foe, clause))
        return replace(page, winner="", step="close")
    loser = page.foe if winner == page.seat else page.seat
    if is_seat(t, winner):
        t.emit(ChallengeWon(winner, loser, clause))
    else:
        t.emit(ChallengeLost(loser, winner, clause))
    unhurt = is_seat(t, loser) and on(t, "quest_objects") and has(t, loser, JUSTICE)
    return replace(page, winner=winner, step="spoils", asked=winner, unhurt=unhurt)


def _imprison_loser(t: Position, page: Challenge) -> None:
    """An occupant who loses goes to the prison (KM-FIGHT-61), not a challenger (KM-FIGHT-66) nor who loses to a
    character (KM-FIGHT-30); in the base game every loser does (KM-FIGHT-31). The dead go nowhere (KM-FIGHT-67)."""
    loser = page.loser
    if not lives(t, loser):
        return
    if not on(t, "combat"):
        imprison(t, loser, "KM-FIGHT-31")
    elif loser == page.foe:
        imprison(t, loser, "KM-FIGHT-61")


def to_win(t: Table, page: Challenge) -> tuple[str, ...]:
    """The items that a winning Dungeoneer may take: the weapon due takes the place of all others (KM-FIGHT-25)."""
    weapon = due(t, page.loser, page.winner)
    if weapon:
        return (weapon,)
    return (
        carried(t, page.foe if page.winner == page.seat else page.seat)
        if is_seat(t, page.loser)
        else lying(t, page.place)
    )


def _taken_by_character(t: Table, page: Challenge) -> str:
    """The item that a winning character takes (KM-FIGHT-28), "" if there is none."""
    weapon = due(t, page.seat, page.foe)
    return weapon or next((item for item in BOX.spoils if has(t, page.seat, item)), "")


def _taking(t: Table, page: Challenge) -> str:
    """The clause by which a character takes its item: the weapon due, the first of several, or the only one."""
    if not due(t, page.seat, page.foe):
        return "KM-FIGHT-28" if len(carried(t, page.seat)) > 1 else "KM-FIGHT-21"
    return "KM-FIGHT-24" if len(weapons(t, page.seat)) > 1 else "KM-FIGHT-23"


# -- refusal and bribe -----------------------------------------------------------------------------------


def _has_crown(t: Table, page: Challenge) -> bool:
    return on(t, "quest_objects") and has(t, page.seat, CROWN)


def _has_gold(t: Table, page: Challenge) -> bool:
    return on(t, "combat") and page.foe == MERCENARY and has(t, page.seat, GOLD)


def _refuse_refusal(t: Position, page: Challenge, option: Option) -> list[Reason]:
    """Only the Crown refuses, and only a character (KM-QUEST-12, KM-QUEST-13)."""
    if is_seat(t, page.foe):
        return [Reason("KM-QUEST-13", {"player": page.foe})]
    return (
        [] if page.step == "refusal" and _has_crown(t, page) else [Reason("KM-FIGHT-06", {"opponent": page.foe})]
    )


def _refuse_bribe(t: Position, page: Challenge, option: Option) -> list[Reason]:
    """A bribe answers the Mercenary's challenge (KM-FIGHT-47), never one's own (KM-FIGHT-48)."""
    if page.foe == MERCENARY and not page.by_foe:
        return [Reason("KM-FIGHT-48")]
    offered = page.step == "refusal" and option.piece == GOLD
    return [] if offered and _has_gold(t, page) else [Reason("KM-FIGHT-06", {"opponent": page.foe})]


def _refused(t: Position, page: Challenge, option: Option) -> Flow:
    """A refused challenge has no outcome at all (KM-QUEST-14), before Medusa too (KM-QUEST-15)."""
    t.emit(ChallengeRefused(page.seat, page.foe, "KM-QUEST-15" if page.foe == "medusa" else "KM-QUEST-12"))
    return Done(REFUSED)


def _bribed(t: Position, page: Challenge, option: Option) -> Flow:
    """The gold is the Mercenary's (KM-FIGHT-50), and he guards the briber in the next combat (KM-FIGHT-51)."""
    t.emit(ItemLeft(page.seat, GOLD, page.place, "KM-FIGHT-50"))
    t.emit(Marked(page.seat, "bribe", 1, "KM-FIGHT-51"))
    return Done(REFUSED)


def _fight(t: Position, page: Challenge, option: Option) -> Flow:
    return Goto(replace(page, step="power"))


# -- Power -----------------------------------------------------------------------------------------------


def _has_power(t: Table, seat: str) -> bool:
    return t.pieces[f"power-{seat}"].place == HAND[seat]


def _refuse_power(t: Position, page: Challenge, option: Option) -> list[Reason]:
    """Power is cast as a challenge opens (KM-PACT-16), once by each side (KM-PACT-17)."""
    if page.asked in page.decided:
        return [Reason("KM-PACT-17")]
    if page.step != "power":
        return [Reason("KM-PACT-16")]
    return [] if option.piece == f"power-{page.asked}" else [t.game.default_reason(t, page.asked, option)]


def _power_options(t: Position, page: Challenge) -> list[Option]:
    return [Option("power", f"power-{page.asked}")] if page.step == "power" else []


def _cast_power(t: Position, page: Challenge, option: Option) -> Flow:
    """A die says whether Power works (KM-PACT-18). If not, it costs the spell and tokens (KM-PACT-19) and all
    items (KM-PACT-20), but nobody's freedom (KM-PACT-22), and the challenge goes on (KM-PACT-23)."""
    seat = page.asked
    t.emit(SpellCast(seat, "power", option.piece, "KM-PACT-16"))
    rolled = int(t.draw("success roll", DIE))
    t.emit(Rolled(seat, rolled, clause="KM-PACT-07"))
    page = replace(page, decided=(*page.decided, seat))
    if rolled in BOX.spells["power"].works:
        return Goto(replace(page, powered=(*page.powered, seat)))
    t.emit(SpellFailed(seat, "power", "KM-PACT-19"))
    lose(t, seat, number("failure"), "KM-PACT-19")
    all_to_the_vale(t, seat, "KM-PACT-20")
    return Goto(page)


def _without_power(t: Position, page: Challenge, option: Option) -> Flow:
    return Goto(replace(page, decided=(*page.decided, page.asked)))


# -- tokens and spoils -----------------------------------------------------------------------------------


def _refuse_spend(t: Position, page: Challenge, option: Option) -> list[Reason]:
    """As many as are held (KM-TOKEN-14); none once a shield has decided (KM-FIGHT-19)."""
    if page.step in ("spoils", "close") and not page.dice[0]:
        return [Reason("KM-FIGHT-19")]
    if page.step != "tokens" or option.amount < 0:
        return [t.game.default_reason(t, page.asked, option)]
    return refuse_cost(t, page.asked, option.amount)


def _spends(t: Position, page: Challenge) -> list[Option]:
    if page.step != "tokens":
        return []
    return [Option("spend", amount=amount) for amount in range(held(t, page.asked) + 1)]


def _spend(t: Position, page: Challenge, option: Option) -> Flow:
    spend(t, page.asked, option.amount, "KM-TOKEN-07")
    return Goto(replace(page, spent=(*page.spent, option.amount)))


def _refuse_win(t: Position, page: Challenge, option: Option) -> list[Reason]:
    """Only items change hands (KM-ITEM-22), and the weapon due before all others (KM-FIGHT-25)."""
    if option.piece in to_win(t, page):
        return []
    if option.piece not in BOX.items:
        return [Reason("KM-ITEM-22")]
    weapon = due(t, page.loser, page.winner)
    if weapon:
        return [Reason("KM-FIGHT-25", {"opponent": page.loser, "item": weapon}, (weapon,))]
    return [t.game.default_reason(t, page.winner, option)]


def _win(t: Position, page: Challenge, option: Option) -> Flow:
    clause = (
        "KM-FIGHT-33" if not on(t, "combat") else "KM-FIGHT-23" if option.piece in BOX.weapons else "KM-FIGHT-27"
    )
    take(t, page.winner, option.piece, page.place, clause)
    return Goto(replace(page, step="settle"))


Challenge.verbs = verbs(
    Verb("refuse", lambda t, page: [Option("refuse")], _refuse_refusal, _refused, takes=()),
    Verb("bribe", lambda t, page: [Option("bribe", GOLD)], _refuse_bribe, _bribed, takes=("piece",)),
    button("fight", ("refusal",), _fight),
    Verb("power", _power_options, _refuse_power, _cast_power, takes=("piece",)),
    button("no power", ("power",), _without_power),
    Verb("spend", _spends, _refuse_spend, _spend, takes=("amount",)),
    at(
        "win",
        ("spoils",),
        lambda t, page: [Option("win", item) for item in to_win(t, page)],
        _refuse_win,
        _win,
        ("piece",),
    ),
    at(
        "decline",
        ("spoils",),
        lambda t, page: [Option("decline")],
        nothing_against,
        lambda t, page, option: Goto(replace(page, step="settle")),
        (),
    ),
    button(
        "end together",
        ("refusal", "power", "tokens", "spoils"),
        lambda t, page, option: proposed(t, page.asked, page),
    ),
)


def can_be_challenged_by(t: Table, seat: str, character: str) -> bool:
    """Whether a character's challenge reaches a Dungeoneer: not under Protection (KM-MAGIC-14), and the bribed
    Mercenary does not challenge (KM-FIGHT-51)."""
    if mark(t, seat, "protected"):
        return False
    return not (character == MERCENARY and on(t, "combat") and mark(t, seat, "bribe"))
