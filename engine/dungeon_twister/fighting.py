"""Combat: groups gather, both sides lay cards in secret, the higher total wins (DT-COMBAT, DT-GROUP)."""

from __future__ import annotations

from collections.abc import Container
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from engine.dungeon_twister.actions import resting
from engine.dungeon_twister.board import Board, board
from engine.dungeon_twister.components import COMBAT, OTHER
from engine.dungeon_twister.events.fighting import CardLaid, CardsPutAway, CardsShown, FightBegan, FightDecided
from engine.dungeon_twister.losses import Losses
from engine.dungeon_twister.shots import SHOT, force
from engine.dungeon_twister.timer import QUICK, turn_limit
from engine.dungeon_twister.tokens import (
    BELOW,
    awake,
    foremost,
    friends,
    is_living,
    led,
    living,
    printed,
    square_of,
    standing,
    wounded,
)
from engine.dungeon_twister.windows import AGAIN, BLIND, IN, OUT, SEES, CardsDue, FightDeclared, TermsStated, heard
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
    verbs,
)

#: The verbs by which a card is laid, and by which the fight begins with those who have come in.
FIGHT, ENGAGE = "fight", "engage"


class Fight(Frame, frozen=True, gc=False, tag="fight"):
    """A fight from its declaration to the cards put away (DT-COMBAT-05). `seat` is the attacking side.

    `terms` are what powers have announced: words of which the second is a seat (`windows.AGAIN`, `windows.SEES`).
    `laying` is the number of the round in which cards are laid. `afar` are the attackers that take part without
    contact, each with the token by which it does and a word for the way: `shots.SHOT`, or one of a power's own.
    `used` are the means that the attack uses; `free` says that it cost nothing.
    """

    seat: str
    attacker: str
    target: str
    attackers: tuple[str, ...] = ()
    defenders: tuple[str, ...] = ()
    terms: tuple[tuple[str, ...], ...] = ()
    laying: int = 0
    used: tuple[str, ...] = ()
    afar: tuple[tuple[str, str, str], ...] = ()
    free: bool = False
    verbs: ClassVar[dict[str, Verb]] = {}

    @property
    def shooters(self) -> tuple[str, ...]:
        """The attackers that take part by a shot."""
        return tuple([figure for figure, _, way in self.afar if way == SHOT])

    @property
    def ranged(self) -> bool:
        """Whether nobody fights hand to hand: all attackers shoot (DT-RULE-RANGED-08)."""
        return bool(self.afar) and set(self.shooters) >= {self.attacker, *self.attackers}

    @property
    def hand_to_hand(self) -> tuple[str, ...]:
        """The attackers that do not shoot."""
        return tuple([figure for figure in self.attackers if figure not in self.shooters])

    def start(self, t: Position) -> Flow:
        """The attack is declared."""
        t.emit(FightDeclared(self.seat, self.attacker, self.target))
        return Goto(replace(self, step="join"))

    def join(self, t: Position) -> Flow:
        """Both groups gather (DT-GROUP-01); a shot draws in nobody (DT-RULE-RANGED-08)."""
        out = [word[1] for word in t.results if isinstance(word, tuple) and word[0] == OUT]
        attackers: tuple[str, ...] = (self.attacker,)
        defenders: tuple[str, ...] = (self.target,)
        if not self.ranged:
            attackers, defenders = gather(t, self.attacker, self.target, out)
            links = [word[1:] for word in t.results if isinstance(word, tuple) and word[0] == IN]
            more = [key for key, enemy in links if enemy in (*attackers, *defenders)]
            attackers = (*attackers, *[key for key in more if friends(t, key, self.attacker)])
            defenders = (*defenders, *[key for key in more if not friends(t, key, self.attacker)])
        t.emit(FightBegan(self.seat, self.attacker, self.target, attackers, defenders))
        return Goto(replace(self, attackers=attackers, defenders=defenders, step="reinforce"))

    def reinforce(self, t: Position) -> Flow:
        """The attacking side may bring in figures from afar, one by one."""
        rows = [row for row in t.game.listed(Fight) if row.name not in (FIGHT, ENGAGE)]
        offer = [] if lonely(t, self.attacker, self.target) else self.legal(t, rows)
        if not offer:
            return Goto(replace(self, step="announce"))
        engage = Option(ENGAGE, self.attacker)
        limits = turn_limit(t, self.seat, engage)
        return Ask(((self.seat, (*offer, engage)),), "reinforce", "DT-RULE-RANGED-09", limits=limits)

    def joined(self, figure: str, by: str, way: str) -> Fight:
        """The page with one more attacker, which takes part from afar (DT-RULE-RANGED-11, DT-RULE-RANGED-15)."""
        return replace(self, attackers=(*self.attackers, figure), afar=(*self.afar, (figure, by, way)))

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
        seats = tuple([seat for seat in self.rounds()[self.laying].seats if not self.is_blind(seat)])
        if not seats:
            return self.answer(t, ())
        offers = tuple([(seat, tuple(cards(t, self, seat))) for seat in seats])
        return Ask(offers, "fight", "DT-COMBAT-06", secret=True, limits=_limits(t, self, seats))

    def answer(self, t: Position, choices: tuple[tuple[str, Option], ...]) -> Flow:
        """The cards lie face down."""
        if self.step == "reinforce":
            return Frame.answer(self, t, choices)
        for seat, option in choices:
            t.emit(CardLaid(seat, option.piece))
        for seat in [seat for seat in self.rounds()[self.laying].seats if self.is_blind(seat)]:
            t.emit(CardLaid(seat, str(t.draw("blind card", t.contents[f"combat-{seat}"]))))
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

    def is_blind(self, seat: str) -> bool:
        """Whether chance takes the card of a seat from its hand."""
        return (BLIND, seat) in self.terms

    def why_not(self, t: Position, seat: str, option: Option) -> list[Reason]:
        """The reasons against a card: it is no card of this seat, or a power forbids it."""
        against = Frame.why_not(self, t, seat, option)
        if against or option.verb != FIGHT:
            return against
        if option.piece not in t.contents[f"combat-{seat}"]:
            return [Reason("DT-COMBAT-06")]
        return t.forbidden("combat card", self, seat, option.piece)

    def reckon(self, t: Position) -> Flow:
        """The higher total wins (DT-COMBAT-09, DT-GROUP-07); level ones change nothing (DT-COMBAT-12).

        A shot leads no shooter into danger (DT-RULE-RANGED-06).
        """
        foe = OTHER[self.seat]
        attack, defence = total(t, self, self.seat), total(t, self, foe)
        winner = self.seat if attack.total > defence.total else foe if defence.total > attack.total else ""
        t.emit(
            FightDecided(
                self.seat, attack.total, defence.total, winner, attack.parts, defence.parts,
                "DT-COMBAT-09" if winner else "DT-COMBAT-12",
            )
        )  # fmt: skip
        losers = self.defenders if winner == self.seat else self.hand_to_hand if winner else ()
        if self.ranged and losers and is_living(t, self.target):  # and who is in it (DT-TERR-LIVINGTREE-10)
            below = foremost(t, square_of(t, self.target))
            losers = (*losers, below) if below else losers
        held = winner == foe and wounded(t, self.target)
        wounds = "DT-COMBAT-11" if held else "DT-COMBAT-09"
        return Call(Losses(losers, "DT-COMBAT-10", wounds), replace(self, step="put_away"))

    def put_away(self, t: Position) -> Flow:
        """The cards leave the game, a 0 goes back (DT-CARD-10)."""
        t.emit(CardsPutAway())
        return DONE


def going_on(t: Position) -> Fight | None:
    """The fight that is going on, its groups gathered; None if there is none."""
    page = next((page for page in reversed(t.pages) if isinstance(page, Fight)), None)
    return page if page is not None and page.attackers else None


def one_on_one(attackers: tuple[str, ...], defenders: tuple[str, ...]) -> tuple[str, ...]:
    """The two who fight if there are no more than two; nobody in a group fight (DT-RULE-ONEONE-1)."""
    fighters = (*attackers, *defenders)
    return fighters if len(fighters) == 2 else ()


def _terms(t: Position) -> tuple[tuple[str, ...], ...]:
    """What powers have just announced."""
    return tuple([term for term in t.results if isinstance(term, tuple)])


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
    """Any card that a hand holds, once all have come in."""
    if page.step == "reinforce":
        return [Reason("DT-COMBAT-06")]
    held = [card for seat in t.seats for card in t.contents[f"combat-{seat}"]]
    return [] if option.piece in held else [Reason("DT-COMBAT-06")]


def _refuse_engaging(t: Position, page: Fight, option: Option) -> list[Reason]:
    ready = page.step == "reinforce" and option.piece == page.attacker
    return [] if ready else [Reason("DT-COMBAT-06")]


def _never_alone(t: Position, page: Fight, option: Option) -> Flow:
    """Both answers are taken together."""
    return Goto(page)


# -- numbers ---------------------------------------------------------------------------------------------


def value(t: Position, figure: str, attacking: bool) -> Breakdown:
    """What a figure brings to a fight: its combat value, 0 if it is wounded (DT-COMBAT-08), lowered to nothing at
    most by penalties, and then bonuses."""
    base = Part(0, "DT-COMBAT-08", figure)
    if not wounded(t, figure):
        face = printed(t, figure)
        base = Part(face.combat, face.clause, figure)
    found = t.breakdown("combat", (base,), figure, attacking)
    lowest = base.amount + sum([part.amount for part in found.parts if part.amount < 0])
    if lowest < 0:
        return Breakdown((*found.parts, Part(-lowest, "DT-RULE-VALUE-2", figure)))
    return found


def sum_of(t: Position, group: tuple[str, ...], attacking: bool) -> list[Part]:
    """The parts of the total, without a card, of a group that fights hand to hand."""
    parts = [part for figure in group for part in value(t, figure, attacking).parts]
    if len(group) > 1 and ("value", "company") in t.heard:
        parts += [part for figure in group for part in t.breakdown("company", (), figure, group).parts]
    return parts


def strength(t: Position, page: Fight, seat: str) -> list[Part]:
    """The parts of a side's total without its card."""
    if seat != page.seat:
        return sum_of(t, page.defenders, False)
    shots = [part for figure, weapon, way in page.afar if way == SHOT for part in force(t, figure, weapon)]
    return [*sum_of(t, page.hand_to_hand, True), *shots]


def total(t: Position, page: Fight, seat: str) -> Breakdown:
    """A side's total with the card that it has laid (DT-COMBAT-07)."""
    parts = strength(t, page, seat)
    laid = [Part(COMBAT[card], "DT-COMBAT-07", card) for card in t.contents[f"shown-{seat}"]]
    return Breakdown((*parts, *laid))


# -- groups ----------------------------------------------------------------------------------------------


def gather(
    t: Position, attacker: str, target: str, out: Container[str] = ()
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Both groups (DT-GROUP-01): a figure that touches an enemy in the fight joins it (DT-GROUP-02), and so on.
    The wounded target links too (DT-GROUP-05).

    Friends alone do not link (DT-GROUP-03). Wounded figures, and those healed this turn, join only as target
    (DT-GROUP-04, DT-GROUP-08). Walls and closed portcullises cut the chain (DT-GROUP-06). Who stays `out` neither
    fights nor links, and powers keep others from joining.
    """
    b = board(t)
    fighters = [attacker, target]
    if ("forbid", "help") in t.heard and t.forbidden("help", target):
        return (attacker,), (target,)
    alone = lonely(t, attacker, target)
    for figure in fighters:  # grows while the chain runs
        for other in _touched(t, b, figure):
            if not other or other in out or other in fighters or friends(t, other, figure) or resting(t, other):
                continue
            if alone and friends(t, other, attacker):
                continue
            if not t.forbidden("join", other, figure, friends(t, other, attacker)):
                fighters.append(other)
    ours = tuple([figure for figure in fighters if friends(t, figure, attacker)])
    return ours, tuple([figure for figure in fighters if figure not in ours])


def lonely(t: Position, attacker: str, target: str) -> list[Reason]:
    """The reasons why no friend takes part in an attack; powers give them."""
    return t.forbidden("accompany", attacker, target) if ("forbid", "accompany") in t.heard else []


def _touched(t: Position, b: Board, figure: str) -> list[str]:
    """Those who stand beside a fighter or on it, and markers that fight; also who is in the branches with it
    (DT-TERR-LIVINGTREE-3). Powers reach them like figures (DT-RULE-LIVEMARKER-2)."""
    here = square_of(t, figure)
    if not awake(t):
        squares = (*b.touching(here), here) if BELOW in t.heard else b.touching(here)
        return [standing(t, square) for square in squares]
    return [key for square in (*b.touching(here), here) for key in (standing(t, square), living(t, square))]


Fight.verbs = verbs(
    Verb(FIGHT, lambda t, page: [], _refuse_card, _never_alone, sure=True, takes=("piece",)),
    Verb(
        ENGAGE, lambda t, page: [], _refuse_engaging,
        lambda t, page, option: Goto(replace(page, step="announce")), sure=True, takes=("piece",),
    ),
)  # fmt: skip
