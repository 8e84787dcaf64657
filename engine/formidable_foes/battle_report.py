"""A battle, or the taking of a chest, as the table tells it: what was judged, what is due, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from engine.flow import (
    Breakdown,
    Contest,
    Event,
    Fought,
    Judgement,
    Position,
    Price,
    Record,
    Side,
    Term,
    Verdict,
)
from engine.formidable_foes.battle import Battle, cost, heart, strength
from engine.formidable_foes.components import FIGURE
from engine.formidable_foes.events.battles import (
    BattleBegan,
    Beaten,
    ChestTaken,
    DiceThrown,
    Frightened,
    Lost,
    LuckyGold,
)
from engine.formidable_foes.events.power_chips import ChipsConjured, Paid
from engine.formidable_foes.events.spells import Restored, SpellCast, SpellDrawn
from engine.formidable_foes.events.turn import Wiser
from engine.formidable_foes.power_chips import chips
from engine.formidable_foes.wisdom import bonus, wisdom
from engine.formidable_foes.wording import NAMES
from engine.said import Said, said

#: The events of a battle; what comes after them, as looking, is no part of it.
OF_BATTLE = (
    BattleBegan, DiceThrown, SpellCast, ChipsConjured, Paid, Beaten, Frightened, LuckyGold, SpellDrawn, Lost,
    Restored, Wiser,
)  # fmt: skip


def fought(t: Position, record: Record[Event]) -> Fought | None:
    """The battle that begins in a record or that a spell, payment or surrender goes on with, or its chest."""
    events = [happening.event for happening in record.happened]
    chest = next((n for n, event in enumerate(events) if isinstance(event, ChestTaken)), None)
    if chest is not None:
        return _found(t, events, chest)
    first = next((n for n, event in enumerate(events) if isinstance(event, BattleBegan)), None)
    page = t.pages[-1] if t.pages else None
    if first is not None:
        began = events[first]
        assert isinstance(began, BattleBegan)
        page = Battle(began.seat, began.monster)
    elif not isinstance(page, Battle):
        return None
    start = first or 0
    end = next((n for n in range(start, len(events)) if not isinstance(events[n], OF_BATTLE)), len(events))
    return Fought(_contest(t, page, events[start:end]), start, end)


def _found(t: Position, events: Sequence[Event], first: int) -> Fought:
    """The chest that the event number `first` takes: nothing is compared, and nothing is due."""
    taken = events[first]
    assert isinstance(taken, ChestTaken)
    seat, chest = taken.seat, taken.chest
    end = next((n for n in range(first + 1, len(events)) if not isinstance(events[n], Wiser)), len(events))
    nothing = Breakdown(())
    contest = Contest(
        said("{player} opens {chest}", player=seat, chest=NAMES[chest]),
        taken.clause,
        (Side(seat, said("opens"), (FIGURE[seat],), nothing), Side("", Said(""), (chest,), nothing)),
        place=t.place_of(chest),
        verdict=Verdict(0, None, Said(""), taken.clause),
    )
    return Fought(contest, first, end)


def _contest(t: Position, page: Battle, events: Sequence[Event]) -> Contest:
    seat, monster = page.seat, page.monster
    thrown = next((event for event in events if isinstance(event, DiceThrown)), None)
    began = any(isinstance(event, BattleBegan) for event in events)
    fright = thrown is None if began else page.fright
    dice = (thrown.monster_die, thrown.player_die) if thrown is not None else _lying(t)
    nothing = Breakdown(())
    sides = (
        Side(seat, said("battles"), (FIGURE[seat],), nothing),
        Side("", said("defends"), (monster,), nothing),
    )
    return Contest(
        said("{player} battles {monster}", player=seat, monster=NAMES[monster]),
        "FF-BATTLE-01",
        sides,
        place=t.place_of(monster),
        judgement=_judgement(t, page, fright),
        price=_price(t, page, fright, dice, events),
        verdict=_verdict(t, page, fright, dice, events),
        luck=_luck(t, events),
    )


def _luck(t: Position, events: Sequence[Event]) -> Term | None:
    """The coin that a lucky throw brings out of the pool."""
    clause = next((event.clause for event in events if isinstance(event, LuckyGold)), "")
    return Term(1, t.contents["pool"][-1], said("lucky throw"), clause) if clause else None


def _lying(t: Position) -> tuple[int, int]:
    """What the dice on the table show: the monster's, then the player's."""
    return t.counters["die-monster"], t.counters["die-player"]


def _judgement(t: Position, page: Battle, fright: bool) -> Judgement:
    """Wisdom against strength: for fright the bonus is added to the strength (FF-BATTLE-20)."""
    level, foe = wisdom(t, page.seat), strength(t, page.monster)
    own = Term(level, "wisdom", said("wisdom"), "FF-BATTLE-07")
    against = (Term(foe, page.monster, said("strength"), "FF-BATTLE-07"),)
    if fright:
        extra = Term(bonus(t), "wisdom", said("bonus"), "FF-BATTLE-20")
        return Judgement(own, (*against, extra), True, said("it dies of fright"), "FF-BATTLE-20")
    if foe > level:
        return Judgement(own, against, False, said("too strong"), "FF-BATTLE-14")
    return Judgement(own, against, True, said("wise enough"), "FF-BATTLE-07")


def _price(
    t: Position, page: Battle, fright: bool, dice: tuple[int, int], events: Sequence[Event]
) -> Price | None:
    """The dice and the heart that come to chips; a fright costs at most the heart (FF-TOUGH-02)."""
    conjured = sum(event.number for event in events if isinstance(event, ChipsConjured))
    hearts, held = heart(page.monster), chips(t, page.seat) + conjured
    terms = [] if fright else [
        Term(dice[0], "die-monster", said("monster die"), "FF-BATTLE-05"),
        Term(-dice[1], "die-player", said("player die"), "FF-BATTLE-05"),
    ]  # fmt: skip
    if hearts:
        terms.append(Term(hearts, "heart", said("heart"), "FF-TOUGH-01"))
    if not terms:
        return None
    due = hearts if fright else cost(dice[0] - dice[1], page.monster)
    word = said("chips to pay") if due else said("costs nothing")
    return Price(tuple(terms), Term(due, "power", word, "FF-BATTLE-06"), held)


def _verdict(
    t: Position, page: Battle, fright: bool, dice: tuple[int, int], events: Sequence[Event]
) -> Verdict | None:
    for event in events:
        if isinstance(event, Beaten):
            return Verdict(0, None, Said(""), event.clause)
        if isinstance(event, Frightened):
            return Verdict(0, 1, Said(""), event.clause)
        if isinstance(event, Lost):
            return Verdict(1, 0, _why_lost(t, page, fright, dice), event.clause)
    return None


def _why_lost(t: Position, page: Battle, fright: bool, dice: tuple[int, int]) -> Said:
    """The comparison that lost the battle: wisdom below strength, or chips below the cost."""
    level, foe, held = wisdom(t, page.seat), strength(t, page.monster), chips(t, page.seat)
    if foe > level:
        return said("{level} < {strength}", level=level, strength=foe)
    due = heart(page.monster) if fright else cost(dice[0] - dice[1], page.monster)
    return said("{held:chip|chips} for {due}", held=held, due=due)
