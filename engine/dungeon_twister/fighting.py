"""Combat: groups gather, both sides lay cards in secret, the higher total wins (DT-COMBAT, DT-GROUP)."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from engine.dungeon_twister.actions import free, pay, refuse_to_act, resting
from engine.dungeon_twister.board import Board, board
from engine.dungeon_twister.components import COMBAT, OTHER
from engine.dungeon_twister.events import CardLaid, CardsPutAway, CardsShown, FightBegan, FightDecided
from engine.dungeon_twister.losses import Losses
from engine.dungeon_twister.timer import QUICK, turn_limit
from engine.dungeon_twister.tokens import (
    foremost,
    friends,
    is_figure,
    led,
    owner,
    printed,
    side,
    standing,
    wounded,
)
from engine.dungeon_twister.turn import Turn
from engine.dungeon_twister.windows import AGAIN, SEES, CardsDue, FightDeclared, TermsStated, heard
from engine.flow import (
    DONE,
    Ask,
    Breakdown,
    Call,
    Done,
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
    """A fight from its declaration to the cards put away (DT-COMBAT-05). `seat` is the attacking side.

    `terms` are what powers have announced: words of which the second is a seat (`windows.AGAIN`, `windows.SEES`).
    `laying` is the number of the round in which cards are laid. `willing` and `out` are figures that had the
    choice to join, and have joined or stayed out.
    """

    seat: str
    attacker: str
    target: str
    attackers: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ()
    terms: tuple[tuple[str, ...], ...] = ()
    laying: int = 0
    willing: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The attack is declared."""
        t.emit(FightDeclared(self.seat, self.attacker, self.target))
        return Goto(replace(self, step="join"))

    def join(self, t: Position) -> Flow:
        """Both groups gather (DT-GROUP-01). Who may stay out is asked as soon as the chain reaches it."""
        attackers, defenders = gather(t, self.attacker, self.target, self.out)
        free = next((key for key in (*attackers, *defenders) if self.may_stay_out(t, key)), "")
        if free:
            return Call(Joining(side(t, free), free, self.attacker, self.target), replace(self, step="choose"))
        t.emit(FightBegan(self.seat, self.attacker, self.target, attackers, defenders))
        return Goto(replace(self, attackers=attackers, defenders=defenders, step="announce"))

    def choose(self, t: Position) -> Flow:
        """A figure joins, or stays out."""
        figure, joins = t.result if isinstance(t.result, tuple) else ("", "")
        kept = replace(self, willing=(*self.willing, figure)) if joins else replace(self, out=(*self.out, figure))
        return Goto(replace(kept, step="join"))

    def may_stay_out(self, t: Position, figure: str) -> bool:
        """Whether a power lets a figure decide, and it has not decided yet; who is named has no choice."""
        asked = figure in (self.attacker, self.target, *self.willing)
        return not asked and t.permitted("DT-GROUP-02", figure)

    def announce(self, t: Position) -> Flow:
        """Cards are about to be chosen. Powers make their announcements."""
        t.emit(CardsDue(self.seat, self.attackers, self.defenders))
        return Goto(replace(self, step="agree"))

    def agree(self, t: Position) -> Flow:
        """What has been announced holds for this fight; some powers wait until they have heard it."""
        page = replace(self, terms=_terms(t), step="lay")
        if not heard(t, TermsStated):
            return Goto(page)
        t.emit(TermsStated(self.seat, self.attackers, self.defenders, page.terms))
        return Goto(replace(page, step="bind"))

    def bind(self, t: Position) -> Flow:
        """What has been added holds as well."""
        return Goto(replace(self, terms=(*self.terms, *_terms(t)), step="lay"))

    def lay(self, t: Position) -> Flow:
        """Each side that lays now chooses a card in secret, for a wounded target too (DT-WOUND-04).

        The 0 is always there, so nobody can refuse (DT-COMBAT-06).
        """
        seats = self.rounds()[self.laying].seats
        offers = tuple([(seat, tuple(cards(t, self, seat))) for seat in seats])
        return Ask(offers, "fight", "DT-COMBAT-06", secret=True, limits=_limits(t, self, seats))

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        """The cards lie face down."""
        for seat, option in choices:
            t.emit(CardLaid(seat, option.piece))
        if self.rounds()[self.laying].shown:
            return Goto(replace(self, step="show"))
        return Goto(replace(self, laying=self.laying + 1, step="lay"))

    def show(self, t: Position) -> Flow:
        """All cards that lie are shown together. A side that waited for them lays now."""
        laid = [(seat, card) for seat in (self.seat, OTHER[self.seat]) for card in t.contents[f"laid-{seat}"]]
        t.emit(CardsShown(tuple(laid)))
        if self.laying + 1 < len(self.rounds()):
            return Goto(replace(self, laying=self.laying + 1, step="lay"))
        return Goto(replace(self, step="reckon"))

    def rounds(self) -> tuple[Laying, ...]:
        """The rounds in which cards are laid: one for both sides, unless terms say otherwise.

        Where both sides would see the other's cards first, neither does.
        """
        seats = (self.seat, OTHER[self.seat])
        waiting = [seat for seat in seats if (SEES, seat) in self.terms]
        if len(waiting) == len(seats):
            waiting = []
        groups = ([seat for seat in seats if seat not in waiting], waiting)
        return tuple([each for group in groups if group for each in self._rounds_of(group)])

    def _rounds_of(self, group: list[str]) -> list[Laying]:
        """The rounds of seats that lay together; those with fewer cards drop out."""
        number = {seat: 1 + self.terms.count((AGAIN, seat)) for seat in group}
        last = max(number.values())
        return [Laying(tuple([s for s in group if number[s] >= n]), n == last) for n in range(1, last + 1)]

    def why_not(self, t: Position, seat: str, option: Option) -> list[Reason]:
        """The reasons against a card: it is no card of this seat, or a power forbids it."""
        against = Frame.why_not(self, t, seat, option)
        if against or option.verb != "fight":
            return against
        if option.piece not in t.contents[f"combat-{seat}"]:
            return [Reason("DT-COMBAT-06")]
        return t.forbidden("combat card", self, seat, option.piece)

    def reckon(self, t: Position) -> Flow:
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
        held = winner == foe and wounded(t, self.target)
        wounds = "DT-COMBAT-11" if held else "DT-COMBAT-09"
        return Call(Losses(losers, "DT-COMBAT-10", wounds), replace(self, step="put_away"))

    def put_away(self, t: Position) -> Flow:
        """The cards leave the game, a 0 goes back (DT-CARD-10)."""
        t.emit(CardsPutAway())
        return DONE


def _terms(t: Position) -> tuple[tuple[str, ...], ...]:
    """What powers have just announced."""
    return tuple([term for term in t.results if isinstance(term, tuple)])


class Joining(Frame, frozen=True, gc=False, tag="joining"):
    """A figure that a power leaves the choice joins a fight or stays out. The result is the figure, and "joins" or
    nothing."""

    seat: str
    figure: str
    attacker: str
    target: str
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """Ask the seat that acts with the figure, while the time of the turn runs."""
        return Ask(((self.seat, self.offer(t)),), "join", "DT-GROUP-02", limits=turn_limit(t, self.seat, STAY_OUT))


def _join_options(t: Position, page: Joining) -> list[Option]:
    return [Option("join"), STAY_OUT]


def _join(t: Position, page: Joining, option: Option) -> Flow:
    return Done((page.figure, "joins" if option.verb == "join" else ""))


#: The answer of a figure that stays out of a fight.
STAY_OUT = Option("stay out")
Joining.verbs = verbs(
    Verb("join", _join_options, lambda t, page, option: [], _join, takes=()),
    Verb("stay out", _join_options, lambda t, page, option: [], _join, takes=()),
)


class Laying(NamedTuple):
    """A round of laying: the seats that lay a card each, and whether all that lies is shown afterwards."""

    seats: tuple[str, ...]
    shown: bool


def _limits(t: Position, page: Fight, seats: tuple[str, ...]) -> tuple[Limit, ...]:
    """The attacker's turn runs (DT-MODE-22), the defender has less time (DT-MODE-19). Late sides play the 0."""
    if not t.counters["timer"]:
        return ()
    foe, found = OTHER[page.seat], list[Limit]()
    if page.seat in seats:
        found += turn_limit(t, page.seat, Option("fight", f"combat-0-{page.seat}"))
    if foe in seats:
        paid = sum([t.pieces[key].mark("extra") for key in led(t, page.seat)])
        again = f" {page.laying}" if page.laying else ""
        clock = f"fight {t.counters['turn']} {t.counters['ap']} {paid}{again}"
        after = page.seat if page.seat in seats else ""
        found.append(Limit(foe, clock, QUICK, Option("fight", f"combat-0-{foe}"), after=after))
    return tuple(found)


def cards(t: Position, page: Fight, seat: str) -> list[Option]:
    """The combat cards that a seat may lay."""
    held = [Option("fight", card) for card in t.contents[f"combat-{seat}"]]
    return [option for option in held if not t.forbidden("combat card", page, seat, option.piece)]


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
    found = t.breakdown("combat", (base,), figure, attacking)
    short = Part(-found.total, "DT-RULE-VALUE-2", figure)
    return Breakdown((*found.parts, short)) if found.total < 0 else found


def sum_of(t: Position, group: tuple[str, ...], attacking: bool) -> list[Part]:
    """The parts of a group's total without its card."""
    return [part for figure in group for part in value(t, figure, attacking).parts]


def total(t: Position, page: Fight, seat: str) -> Breakdown:
    """A side's total with the card that it has laid (DT-COMBAT-07)."""
    attacking = seat == page.seat
    parts = sum_of(t, page.attackers if attacking else page.defenders, attacking)
    laid = [Part(COMBAT[card], "DT-COMBAT-07", card) for card in t.contents[f"shown-{seat}"]]
    return Breakdown((*parts, *laid))


# -- groups ----------------------------------------------------------------------------------------------


def gather(
    t: Position, attacker: str, target: str, out: tuple[str, ...] = ()
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Both groups (DT-GROUP-01): a figure that touches an enemy in the fight joins it (DT-GROUP-02), and so on.
    The wounded target links too (DT-GROUP-05).

    Friends alone do not link (DT-GROUP-03). Wounded figures, and those healed this turn, join only as target
    (DT-GROUP-04, DT-GROUP-08). Walls and closed portcullises cut the chain (DT-GROUP-06). Those `out` have chosen
    to stay out, and powers keep others from joining.
    """
    b = board(t)
    fighters = [attacker, target]
    for figure in fighters:  # grows while the chain runs
        for square in b.touching(t.pieces[figure].place):
            other = standing(t, square)
            if not other or other in fighters or other in out or friends(t, other, figure) or resting(t, other):
                continue
            if not t.forbidden("join", other, figure, friends(t, other, attacker)):
                fighters.append(other)
    ours = tuple([figure for figure in fighters if friends(t, figure, attacker)])
    return ours, tuple([figure for figure in fighters if figure not in ours])


# -- attacking -------------------------------------------------------------------------------------------


def targets(t: Position, b: Board, figure: str) -> list[str]:
    """The squares with an enemy that a figure may attack now, lines and pits included (DT-COMBAT-17)."""
    found: list[str] = []
    for square in b.touching(t.pieces[figure].place):
        enemy = foremost(t, square) if square in t.contents else ""
        if not enemy or friends(t, enemy, figure) or t.pieces[enemy].mark("hurt") == t.counters["turn"]:
            continue
        if not t.forbidden("attack", figure, enemy):
            found.append(square)
    return found


def _attacks(t: Position, page: Turn) -> list[Option]:
    b = board(t)
    return [drag("attack", figure, square) for figure in free(t, page.seat) for square in targets(t, b, figure)]


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
    return t.forbidden("attack", figure, enemy)


def _attack(t: Position, page: Turn, option: Option) -> Flow:
    attacker, target = option.piece, foremost(t, option.to)
    pay(t, page, attacker)
    seat = owner(t, attacker)  # who lays the card, whoever controls the figure
    return Call(Fight(seat, attacker, target), replace(page, step="settle"))


Fight.verbs = verbs(Verb("fight", lambda t, page: [], _refuse_card, _never_alone, sure=True, takes=("piece",)))
FIGHTING = (Verb("attack", _attacks, _refuse_attack, _attack, sure=True, takes=("piece", "to")),)
