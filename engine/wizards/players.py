"""Meetings between players (WZ-MEET, WZ-COOP-02), rescues, and Dragonbound players."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from engine.flow import DONE, Ask, Call, Done, Flow, Frame, Goto, Option, Position, Reason, Verb, verbs
from engine.parts.step_verbs import at, button
from engine.table import Table
from engine.wizards.components import MARKERS_OF, OFF, RUKTAL, SEAT, WIZARD_DECK, WIZARDS
from engine.wizards.demons import BEATEN, FAILED, DemonRoll, Demons
from engine.wizards.dragon import dragon_comes
from engine.wizards.events.days import Nothing
from engine.wizards.events.encounters import BoundEncountered, DemonsCame
from engine.wizards.events.ending import Led, PlayersMet, Rescued
from engine.wizards.events.moving import Rolled
from engine.wizards.events.tasks import TaskGiven
from engine.wizards.events.wizards import CardsReturned
from engine.wizards.points import Gaining, gaining
from engine.wizards.randomness import die, parts_of, random_space
from engine.wizards.tasks import PartDoing, begins_here, can_be_done, refuse_task
from engine.wizards.transport import LAIR_SPACE, RANDOM, Transport
from engine.wizards.wizard_cards import Producing, draw_card, met_card
from engine.wizards.world import bound, clockwise, is_team, place, rank, standing, tasks, total, trapped


def participants(t: Table, where: str) -> tuple[str, ...]:
    """The players in a space who take part in a meeting: of Rank 1 or more, neither trapped nor Dragonbound."""
    return tuple([s for s in standing(t, where) if rank(t, s) and not trapped(t, s) and not bound(t, s)])


class Rescue(Frame, frozen=True, gc=False, tag="rescue"):
    """A trapped player is rescued and transported (WZ-TRAP-14); the rescuer gains a die of points
    (WZ-TRAP-15), in the cooperative game none (WZ-COOP-06)."""

    seat: str
    by: str

    def start(self, t: Position) -> Flow:
        """The rescuer's reward. Rescues come before others who are here are met (WZ-TRAP-17)."""
        here = participants(t, place(t, self.seat))
        clause = "WZ-TRAP-17" if set(here) - {self.seat, self.by} else "WZ-TRAP-14"
        t.emit(Rescued(self.seat, self.by, "WZ-COOP-06" if is_team(t) else clause))
        following = replace(self, step="carry")
        return Goto(following) if is_team(t) else Call(gaining(t, self.by, "WZ-TRAP-15"), following)

    def carry(self, t: Position) -> Flow:
        """To a RANDOM space; who escapes that is free all the same (WZ-TRAP-16)."""
        return Call(Transport(self.seat, RANDOM, "WZ-TRAP-14"), replace(self, step="over"))

    def over(self, t: Position) -> Flow:
        """The rescue is done."""
        return DONE


class Rescues(Frame, frozen=True, gc=False, tag="rescues"):
    """Everyone trapped in a space is rescued when a free player and they come together (WZ-TRAP-17). The result
    are the rescued players."""

    seat: str
    left: tuple[tuple[str, str], ...] = ()
    done: tuple[str, ...] = ()

    def start(self, t: Position) -> Flow:
        """Who rescues whom: the free player who came, else the first clockwise from the trapped one."""
        there = [s for s in standing(t, place(t, self.seat)) if rank(t, s)]
        caught = [s for s in there if trapped(t, s)]
        free = [s for s in there if not trapped(t, s) and not bound(t, s)]
        if caught and bound(t, self.seat):
            t.emit(Nothing(self.seat, "bound, no rescue", "WZ-DRAGON-23"))
        pairs = []
        for victim in caught:
            if victim != self.seat and self.seat not in free:
                continue
            by = self.seat if self.seat in free else next(iter(clockwise(t, free, victim)), "")
            if by:
                pairs.append((victim, by))
        return Goto(replace(self, left=tuple(pairs), step="following"))

    def following(self, t: Position) -> Flow:
        """The next one."""
        if not self.left:
            return Done(self.done)
        (victim, by), *others = self.left
        return Call(Rescue(victim, by), replace(self, left=tuple(others), done=(*self.done, victim)))


class PlayerMeeting(Frame, frozen=True, gc=False, tag="player meeting"):
    """The player who brings about the meeting rolls once for all who take part (WZ-MEET-03), but for those whom
    a rescue has `spared` (WZ-TRAP-16)."""

    seat: str
    place: str
    spared: tuple[str, ...] = ()
    rolled: int = 0
    left: tuple[str, ...] = ()
    first: bool = True

    def start(self, t: Position) -> Flow:
        """The roll; a team exchanges Tasks without one (WZ-COOP-02)."""
        here = [seat for seat in participants(t, self.place) if seat not in self.spared]
        among = clockwise(t, here, self.seat)
        if len(among) < 2 or self.seat not in among:
            return DONE
        if is_team(t):
            return Call(Exchange(among[0], among, "WZ-COOP-02", spared=self.spared), replace(self, step="over"))
        rolled = die(t, "player encounter")
        t.emit(PlayersMet(self.seat, rolled, "WZ-MEET-13" if rolled == 5 else "WZ-MEET-03"))
        steps = ("", "demons", "carried", "exchange", "cards", "leader", "gifts")
        return Goto(replace(self, rolled=rolled, left=among, step=steps[rolled]))

    def demons(self, t: Position) -> Flow:
        """Die 1: Demons for Ranks 1 to 3 (WZ-MEET-04, WZ-MEET-06)."""
        weak = tuple([seat for seat in self.left if rank(t, seat) < 4])
        following = replace(self, step="dragon")
        if not weak:
            return Goto(following)
        t.emit(DemonsCame(self.place, "WZ-MEET-04"))
        return Call(Demons(self.place, weak, "WZ-MEET-04", new=True), following)

    def dragon(self, t: Position) -> Flow:
        """Die 1: the Dragon for Rank 4 (WZ-MEET-05), for those whom no Demons have carried off."""
        strong = tuple([seat for seat in self.left if rank(t, seat) >= 4 and place(t, seat) == self.place])
        if not strong:
            return DONE
        return Call(dragon_comes(t, self.place, "WZ-MEET-05", self.seat, strong), replace(self, step="over"))

    def carried(self, t: Position) -> Flow:
        """Die 2: Transports (WZ-MEET-07)."""
        if not self.left:
            return DONE
        seat, *others = self.left
        goal = LAIR_SPACE if rank(t, seat) >= 4 else RANDOM
        return Call(Transport(seat, goal, "WZ-MEET-07"), replace(self, left=tuple(others)))

    def exchange(self, t: Position) -> Flow:
        """Die 3: Optional Tasks change hands freely (WZ-MEET-08)."""
        return Call(Exchange(self.left[0], self.left, "WZ-MEET-08"), replace(self, step="over"))

    def cards(self, t: Position) -> Flow:
        """Die 4: Wizard Cards until a High Wizard comes (WZ-MEET-09); Ranks 1 to 3 meet the first card only
        (WZ-MEET-10), Rank 4 each until transported (WZ-MEET-11)."""
        here = [s for s in self.left if place(t, s) == self.place]
        meeting = tuple([s for s in here if self.first or rank(t, s) >= 4])
        if not meeting or not t.contents[WIZARD_DECK]:
            t.emit(CardsReturned())
            return DONE
        card = draw_card(t, self.seat, self._drawing(t, meeting))
        if card in WIZARDS and self.place == RUKTAL:
            t.emit(CardsReturned("WZ-MEET-12"))
            return DONE
        left = () if card in WIZARDS else self.left
        return Call(met_card(meeting, card, "WZ-WIZ-12"), replace(self, first=False, left=left))

    def _drawing(self, t: Table, meeting: tuple[str, ...]) -> str:
        """The rule by which a card is drawn: a later one for Rank 4, the only one of lower Ranks, or the first."""
        if not self.first:
            return "WZ-MEET-11"
        return "WZ-MEET-09" if any(rank(t, seat) >= 4 for seat in meeting) else "WZ-MEET-10"

    def leader(self, t: Position) -> Flow:
        """Die 5: the Leader gives (WZ-MEET-13)."""
        best = max([(rank(t, seat), total(t, seat)) for seat in self.left])
        leaders = tuple([seat for seat in self.left if (rank(t, seat), total(t, seat)) == best])
        others = tuple([seat for seat in self.left if seat not in leaders])
        for seat in leaders:
            t.emit(Led(seat, self._leading(t, leaders, others)))
        if not others:
            return DONE
        return Call(Leading(leaders[0], leaders, others), replace(self, step="over"))

    def _leading(self, t: Table, leaders: tuple[str, ...], others: tuple[str, ...]) -> str:
        """Why somebody leads: by Rank, by the total, with others, or with everybody so that nothing happens."""
        if not others:
            return "WZ-MEET-17"
        if len(leaders) > 1:
            return "WZ-MEET-16"
        return "WZ-MEET-15" if any(rank(t, seat) == rank(t, leaders[0]) for seat in others) else "WZ-MEET-14"

    def gifts(self, t: Position) -> Flow:
        """Die 6: a die of points for Ranks 1 to 3 (WZ-MEET-27)."""
        weak = [seat for seat in self.left if rank(t, seat) < 4]
        if not weak:
            return Goto(replace(self, step="secret"))
        others = tuple([seat for seat in self.left if seat != weak[0]])
        return Call(gaining(t, weak[0], "WZ-MEET-27"), replace(self, left=others))

    def secret(self, t: Position) -> Flow:
        """Die 6: with a player of Rank 4 a Secret Wizard is produced (WZ-MEET-28)."""
        strong = tuple([seat for seat in participants(t, self.place) if rank(t, seat) >= 4])
        if not strong:
            return DONE
        page = Producing(self.seat, random_space(t), "WZ-MEET-28", secret=strong)
        return Call(page, replace(self, step="over"))

    def over(self, t: Position) -> Flow:
        """The meeting is over."""
        return DONE


# -- exchanging Tasks ------------------------------------------------------------------------------------


def refuse_gift(t: Table, seat: str, other: str, task: str, clause: str) -> list[Reason]:
    """The reasons why a player cannot hand a Task to another: only one of his own, by the `clause` of the meeting,
    no Mandatory one (WZ-TASK-33), and only to a player who may receive one, has the markers for it (WZ-TASK-37),
    and can still do it (WZ-TASK-06)."""
    facts: dict[str, str | int] = {"task": task, "player": other}
    if task not in tasks(t, seat):
        return [Reason(clause, facts)]
    if t.pieces[task].mark("mandatory"):
        return [Reason("WZ-TASK-33", facts)]
    left = parts_of(task)[t.pieces[task].mark("done") :]
    needed = sum([part.has_marker for part in left])
    if refuse_task(t, other) or needed > len(t.contents[MARKERS_OF[other]]):
        return [Reason("WZ-TASK-37", facts)]
    return [] if all(can_be_done(t, other, part) for part in left) else [Reason("WZ-TASK-06", facts)]


def givable(t: Table, seat: str, other: str) -> tuple[str, ...]:
    """The Tasks that a player can hand to another."""
    return tuple([task for task in tasks(t, seat) if not refuse_gift(t, seat, other, task, "")])


class Exchange(Frame, frozen=True, gc=False, tag="exchange"):
    """Players in a space hand Optional Tasks to each other, one player after another; each Task changes hands once
    (WZ-MEET-29): `given` have. `task` and `to` are what is offered now, `declined` the Tasks that `to` has not
    wanted from this player. `spared` escaped after a rescue: nobody hands them a Task (WZ-COOP-07)."""

    seat: str
    left: tuple[str, ...]
    clause: str
    among: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    declined: tuple[tuple[str, str], ...] = ()
    spared: tuple[str, ...] = ()
    task: str = ""
    to: str = ""
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The next player offers."""
        among = self.among or self.left
        if not self.left:
            return DONE
        return Goto(replace(self, seat=self.left[0], among=among, step="offers"))

    def offers(self, t: Position) -> Flow:
        """A Task for somebody, or enough."""
        if not _offers(t, self):
            return Goto(replace(self, left=self.left[1:], step="start"))
        return Ask(((self.seat, self.offer(t)),), "exchange", self.clause)

    def answer_offer(self, t: Position) -> Flow:
        """The other one takes it, or not."""
        return Ask(((self.to, self.offer(t)),), "offered", self.clause)


def _others(t: Table, page: Exchange) -> list[str]:
    """Those who can be handed a Task; who was carried off by a gate has left the meeting."""
    here = place(t, page.seat)
    return [other for other in page.among if other != page.seat and place(t, other) == here != OFF]


def _offers(t: Position, page: Exchange) -> list[Option]:
    return [
        Option("give task", task, SEAT[other])
        for other in _others(t, page)
        for task in givable(t, page.seat, other)
        if task not in page.given and (task, other) not in page.declined
    ]


def _refuse_offer(t: Position, page: Exchange, option: Option) -> list[Reason]:
    """Nobody hands a Task to somebody who does not take part (WZ-COOP-07, or the rule of the meeting), nor one
    that has changed hands (WZ-MEET-29) or cannot be handed over; who declined it is not asked again."""
    to = option.to.removeprefix("seat-")
    if to in page.spared:
        return [Reason("WZ-COOP-07")]
    if option.piece in page.given:
        return [Reason("WZ-MEET-29")]
    if to not in _others(t, page) or (option.piece, to) in page.declined:
        return [Reason(page.clause, {"task": option.piece, "player": to})]
    return refuse_gift(t, page.seat, to, option.piece, page.clause)


def _offer(t: Position, page: Exchange, option: Option) -> Flow:
    to = option.to.removeprefix("seat-")
    return Goto(replace(page, task=option.piece, to=to, step="answer_offer"))


def _taken(t: Position, page: Exchange, option: Option) -> Flow:
    t.emit(TaskGiven(page.seat, page.task, page.to, page.clause))
    return _begun(t, page.to, page.task, replace(page, given=(*page.given, page.task), step="offers"))


def _declined(t: Position, page: Exchange, option: Option) -> Flow:
    return Goto(replace(page, declined=(*page.declined, (page.task, page.to)), step="offers"))


def _begun(t: Position, seat: str, task: str, following: Frame) -> Flow:
    """Who is given a Task receives it now: its next part is begun at once if it lies here (WZ-TASK-32)."""
    if begins_here(t, seat, task):
        return Call(PartDoing(seat, task, "WZ-TASK-32"), following)
    return Goto(following)


Exchange.verbs = verbs(
    at("give task", ("offers",), _offers, _refuse_offer, _offer, ("piece", "to")),
    button("enough", ("offers",), lambda t, page, option: Goto(replace(page, left=page.left[1:], step="start"))),
    button("take it", ("answer_offer",), _taken),
    button("decline", ("answer_offer",), _declined),
)


# -- the Leader ------------------------------------------------------------------------------------------


class Leading(Frame, frozen=True, gc=False, tag="leading"):
    """The Leaders give points or Tasks to the others, clockwise (WZ-MEET-18).

    `seat` is the Leader who decides now. `asked` are the Leaders who have decided about a Task, `paying` those who
    pay points. `dice` are the dice still to be rolled for the receiver.
    """

    seat: str
    leaders: tuple[str, ...]
    receivers: tuple[str, ...]
    asked: tuple[str, ...] = ()
    paying: tuple[str, ...] = ()
    dice: int = 0
    number: int = 0
    task: str = ""
    verbs: ClassVar[dict[str, Verb]] = {}

    def start(self, t: Position) -> Flow:
        """The next receiver."""
        if not self.receivers:
            return DONE
        return Goto(replace(self, asked=(), paying=(), step="tasks"))

    def tasks(self, t: Position) -> Flow:
        """Before the first die each Leader may offer an Optional Task (WZ-MEET-24, WZ-MEET-26)."""
        receiver = self.receivers[0]
        waiting = [seat for seat in self.leaders if seat not in self.asked]
        if not waiting:
            lead = rank(t, self.leaders[0]) - rank(t, receiver)
            dice = 1 + lead if self.paying else 0
            return Goto(replace(self, dice=dice, step="roll"))
        page = replace(self, seat=waiting[0])
        if not givable(t, waiting[0], receiver):
            return Goto(replace(page, asked=(*self.asked, waiting[0]), paying=(*self.paying, waiting[0])))
        if page != self:
            return Goto(page)
        clause = "WZ-MEET-18" if self.receivers[1:] else "WZ-MEET-24"
        return Ask(((self.seat, self.offer(t)),), "leader", "WZ-MEET-26" if self.leaders[1:] else clause)

    def offered(self, t: Position) -> Flow:
        """The receiver takes the Task, or not."""
        return Ask(((self.receivers[0], self.offer(t)),), "offered", "WZ-MEET-24")

    def roll(self, t: Position) -> Flow:
        """Each die is settled in full before the next (WZ-MEET-21); a Leader without points pays nothing, and the
        receiver gains all the same (WZ-POINT-07)."""
        if not self.dice:
            return Goto(replace(self, receivers=self.receivers[1:], step="start"))
        number = die(t, "points given")
        t.emit(Rolled(self.paying[0], number, "roll-gift", self._rolling(t)))
        return Goto(replace(self, dice=self.dice - 1, number=number, asked=(), step="pay"))

    def _rolling(self, t: Table) -> str:
        """The rule of a die: one of several Leaders rolls, a second die is rolled, or what the Ranks give."""
        lead = rank(t, self.leaders[0]) - rank(t, self.receivers[0])
        if len(self.paying) > 1:
            return "WZ-MEET-25"
        if self.dice <= lead:
            return "WZ-MEET-21"
        return "WZ-MEET-20" if lead else "WZ-MEET-19"

    def pay(self, t: Position) -> Flow:
        """Each Leader loses the number in a type of choice (WZ-MEET-25)."""
        payers = [seat for seat in self.paying if seat not in self.asked]
        if not payers:
            gain = Gaining(self.receivers[0], self.number, "WZ-MEET-22")
            return Call(gain, replace(self, step="roll"))
        loss = Gaining(payers[0], self.number, "WZ-MEET-19", loss=True)
        return Call(loss, replace(self, asked=(*self.asked, payers[0])))


def _give(t: Position, page: Leading, option: Option) -> Flow:
    return Goto(replace(page, task=option.piece, step="offered"))


def _keep(t: Position, page: Leading, option: Option) -> Flow:
    return Goto(replace(page, asked=(*page.asked, page.seat), paying=(*page.paying, page.seat)))


def _accept(t: Position, page: Leading, option: Option) -> Flow:
    t.emit(TaskGiven(page.seat, page.task, page.receivers[0], "WZ-MEET-24"))
    return _begun(t, page.receivers[0], page.task, replace(page, asked=(*page.asked, page.seat), step="tasks"))


Leading.verbs = verbs(
    at("offer task", ("tasks",),
       lambda t, page: [Option("offer task", task) for task in givable(t, page.seat, page.receivers[0])],
       lambda t, page, option: refuse_gift(t, page.seat, page.receivers[0], option.piece, "WZ-MEET-24"),
       _give, ("piece",)),
    button("offer nothing", ("tasks",), _keep),
    button("take it", ("offered",), _accept),
    button("decline", ("offered",), lambda t, page, option: _keep(t, replace(page, step="tasks"), option)),
)  # fmt: skip


# -- the Dragonbound -------------------------------------------------------------------------------------


class BoundMeeting(Frame, frozen=True, gc=False, tag="bound meeting"):
    """Each unbound player who comes together with a Dragonbound one has a Demon Encounter, without Demon
    Dispelling (WZ-DRAGON-24)."""

    seat: str
    pairs: tuple[tuple[str, str], ...] = ()

    def start(self, t: Position) -> Flow:
        """Who meets whom: two Dragonbound players do not affect each other (WZ-DRAGON-29)."""
        there = [s for s in standing(t, place(t, self.seat)) if rank(t, s)]
        chained = [s for s in there if bound(t, s)]
        others = [s for s in there if not bound(t, s)]
        if self.seat in chained and len(chained) > 1:
            t.emit(Nothing(self.seat, "both bound", "WZ-DRAGON-29"))
        pairs = [(free, held) for held in chained for free in clockwise(t, others, self.seat)
                 if self.seat in (held, free)]  # fmt: skip
        return Goto(replace(self, pairs=tuple(pairs), step="following"))

    def following(self, t: Position) -> Flow:
        """The next one; nobody meets a Dragonbound player who has been sent away (WZ-DRAGON-25)."""
        pairs = [pair for pair in self.pairs if OFF not in (place(t, pair[0]), place(t, pair[1]))]
        if not pairs:
            return DONE
        free, held = pairs[0]
        t.emit(BoundEncountered(free, held, "WZ-COOP-19" if is_team(t) else "WZ-ENC-06"))
        return Call(DemonRoll(free, magic=False, bind=True), replace(self, pairs=tuple(pairs), step="rolled"))

    def rolled(self, t: Position) -> Flow:
        """A 6 transports the Dragonbound player (WZ-DRAGON-25); any other result is suffered, and no Demons appear
        (WZ-DRAGON-26)."""
        (_, held), *others = self.pairs
        following = replace(self, pairs=tuple(others), step="following")
        if t.result == BEATEN:
            return Call(Transport(held, RANDOM, "WZ-DRAGON-25"), following)
        if t.result == FAILED:
            t.emit(Nothing(self.pairs[0][0], "bound, no demons", "WZ-DRAGON-26"))
        return Goto(following)
