"""Combat: groups gather, both sides lay a card in secret, the higher total wins (DT-COMBAT, DT-GROUP)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.dungeon_twister.actions import able, pay, refuse_to_act, resting
from engine.dungeon_twister.board import Board, board
from engine.dungeon_twister.components import COMBAT, OTHER
from engine.dungeon_twister.events import CardsPutAway, CardsShown, FightBegan, FightDecided
from engine.dungeon_twister.points import eliminate, wound
from engine.dungeon_twister.timer import QUICK, turn_limit
from engine.dungeon_twister.tokens import (
    foremost,
    friends,
    is_figure,
    led,
    on_board,
    owner,
    printed,
    standing,
    wounded,
)
from engine.dungeon_twister.turn import Turn
from engine.flow import (
    DONE,
    Ask,
    Breakdown,
    Call,
    Flow,
    Frame,
    Goto,
    Limit,
    Option,
    Part,
    Position,
    Reason,
    Verb,
    drag,
    verbs,
)


class Fight(Frame, frozen=True, gc=False, tag="fight"):
    """A fight from the gathered groups to the cards put away (DT-COMBAT-05). `seat` attacks."""

    seat: str
    attacker: str
    target: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...]
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Both sides choose a card in secret, for a wounded target too (DT-WOUND-04).

        The 0 is always there, so nobody can refuse (DT-COMBAT-06).
        """
        foe = OTHER[self.seat]
        limits: tuple[Limit, ...] = ()
        if t.counters["timer"]:  # who is late plays the 0 (DT-MODE-19)
            late = Option("fight", f"combat-0-{foe}")
            paid = sum([t.pieces[key].mark("extra") for key in led(t, self.seat)])
            clock = f"fight {t.counters['turn']} {t.counters['ap']} {paid}"
            zero = Option("fight", f"combat-0-{self.seat}")  # DT-MODE-22
            limits = (*turn_limit(t, self.seat, zero), Limit(foe, clock, QUICK, late, after=self.seat))
        offers = tuple([(seat, tuple(cards(t, seat))) for seat in (self.seat, foe)])
        return Ask(offers, "fight", "DT-COMBAT-06", secret=True, limits=limits)

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        """The cards are shown together."""
        laid = {seat: option.piece for seat, option in choices}
        t.emit(CardsShown(self.seat, laid[self.seat], laid[OTHER[self.seat]]))
        return Goto(replace(self, step="compare"))

    def why_not(self, t: Position, seat: str, option: Option) -> list[Reason]:
        """Only one's own cards."""
        against = Frame.why_not(self, t, seat, option)
        if not against and option.verb == "fight" and option.piece not in t.contents[f"combat-{seat}"]:
            return [Reason("DT-COMBAT-06")]
        return against

    def compare(self, t: Position) -> Flow:
        """The higher total wins (DT-COMBAT-09, DT-GROUP-07); level ones change nothing (DT-COMBAT-12)."""
        foe = OTHER[self.seat]
        attack, defence = total(t, self, self.seat), total(t, self, foe)
        winner = self.seat if attack.total > defence.total else foe if defence.total > attack.total else ""
        t.emit(
            FightDecided(
                self.seat, attack.total, defence.total, winner, attack.parts, defence.parts,
                "DT-COMBAT-09" if winner else "DT-COMBAT-12",
            )
        )  # fmt: skip
        losers = self.defenders if winner == self.seat else self.attackers if winner else ()
        for figure in losers:
            if wounded(t, figure):  # DT-WOUND-08
                eliminate(t, figure, "DT-COMBAT-10")
            elif on_board(t, figure):
                wound(t, figure, "DT-COMBAT-11" if winner == foe and wounded(t, self.target) else "DT-COMBAT-09")
        t.emit(CardsPutAway())
        return DONE


def cards(t: Position, seat: str) -> list[Option]:
    """The combat cards that a seat holds."""
    return [Option("fight", card) for card in t.contents[f"combat-{seat}"]]


def _refuse_card(t: Position, page: Fight, option: Option) -> list[Reason]:
    """Any card that a hand holds."""
    held = [card for seat in t.seats for card in t.contents[f"combat-{seat}"]]
    return [] if option.piece in held else [Reason("DT-COMBAT-06")]


def _never_alone(t: Position, page: Fight, option: Option) -> Flow:
    """Both answers are taken together."""
    return Goto(page)


# -- numbers ---------------------------------------------------------------------------------------------


def value(t: Position, figure: str, attacking: bool) -> Breakdown:
    """What a figure brings to a fight: its combat value, 0 if it is wounded (DT-COMBAT-08), and bonuses."""
    base = Part(0, "DT-COMBAT-08", figure)
    if not wounded(t, figure):
        face = printed(t, figure)
        base = Part(face.combat, face.clause, figure)
    return t.breakdown("combat", (base,), figure, attacking)


def sum_of(t: Position, group: tuple[str, ...], attacking: bool) -> list[Part]:
    """The parts of a group's total without its card."""
    return [part for figure in group for part in value(t, figure, attacking).parts]


def total(t: Position, page: Fight, seat: str) -> Breakdown:
    """A side's total with the card that it has laid (DT-COMBAT-07)."""
    attacking = seat == page.seat
    parts = sum_of(t, page.attackers if attacking else page.defenders, attacking)
    laid = [Part(COMBAT[card], "DT-COMBAT-07", card) for card in t.contents[f"laid-{seat}"]]
    return Breakdown((*parts, *laid))


# -- groups ----------------------------------------------------------------------------------------------


def gather(t: Position, attacker: str, target: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Both groups (DT-GROUP-01): whoever touches an enemy in the fight is in it (DT-GROUP-02), the wounded target
    included (DT-GROUP-05), over and over.

    Friends alone do not link (DT-GROUP-03); the wounded join only as target (DT-GROUP-04), and so does who was
    healed this turn (DT-GROUP-08); walls and closed portcullises cut the chain (DT-GROUP-06).
    """
    b = board(t)
    fighters = [attacker, target]
    for figure in fighters:  # grows while the chain runs
        for square in b.touching(t.pieces[figure].place):
            other = standing(t, square)
            if other and other not in fighters and not friends(t, other, figure) and not resting(t, other):
                fighters.append(other)
    ours = tuple([figure for figure in fighters if friends(t, figure, attacker)])
    return ours, tuple([figure for figure in fighters if figure not in ours])


# -- attacking -------------------------------------------------------------------------------------------


def targets(t: Position, b: Board, figure: str) -> list[str]:
    """The squares where an enemy is whom a figure may attack now, lines and pits included (DT-COMBAT-17)."""
    found: list[str] = []
    for square in b.touching(t.pieces[figure].place):
        enemy = foremost(t, square) if square in t.contents else ""
        if enemy and not friends(t, enemy, figure) and t.pieces[enemy].mark("hurt") != t.counters["turn"]:
            found.append(square)
    return found


def _attacks(t: Position, page: Turn) -> list[Option]:
    b = board(t)
    return [drag("attack", figure, square) for figure in able(t, page.seat) for square in targets(t, b, figure)]


def _refuse_attack(t: Position, page: Turn, option: Option) -> list[Reason]:
    figure, square = option.piece, option.to
    against = refuse_to_act(t, page, figure)
    if against:
        return against
    enemy = foremost(t, square) if square in t.places else ""
    if not enemy or not is_figure(t, enemy) or friends(t, enemy, figure):
        return [Reason("DT-COMBAT-01")]
    if square not in board(t).touching(t.pieces[figure].place):
        return [Reason("DT-COMBAT-02", {"enemy": enemy, "figure": figure}, (enemy,), (square,))]
    if t.pieces[enemy].mark("hurt") == t.counters["turn"]:
        return [Reason("DT-COMBAT-03", {"enemy": enemy}, (enemy,), (square,))]
    return []


def _attack(t: Position, page: Turn, option: Option) -> Flow:
    attacker, target = option.piece, foremost(t, option.to)
    attackers, defenders = gather(t, attacker, target)
    pay(t, page, attacker)
    seat = owner(t, attacker)  # who lays the card, whoever controls the figure
    t.emit(FightBegan(seat, attacker, target, attackers, defenders))
    return Call(Fight(seat, attacker, target, attackers, defenders), replace(page, step="settle"))


Fight.verbs = verbs(Verb("fight", lambda t, page: [], _refuse_card, _never_alone, sure=True, takes=("piece",)))
FIGHTING = (Verb("attack", _attacks, _refuse_attack, _attack, sure=True, takes=("piece", "to")),)
