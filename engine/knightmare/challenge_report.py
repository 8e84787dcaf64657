"""A challenge as the table tells it: the sums of both sides, part by part, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from engine.flow import Breakdown, Contest, Event, Fought, Part, Position, Record, Side, Verdict
from engine.knightmare.board import mark, on
from engine.knightmare.challenge import Challenge
from engine.knightmare.components import BOX, FIGURE, number
from engine.knightmare.events.challenges import (
    Challenged,
    ChallengeDice,
    ChallengeDrawn,
    ChallengeLost,
    ChallengeWon,
    StrengthsCompared,
)
from engine.knightmare.events.items import ItemLeft, ItemTaken
from engine.knightmare.events.life import Died, Injured
from engine.knightmare.events.moving import Imprisoned, Rolled
from engine.knightmare.events.spells import SpellCast, SpellFailed
from engine.knightmare.events.tokens import TokensGained, TokensLost, TokensSpent
from engine.knightmare.events.turn import Marked
from engine.knightmare.life import condition_clause
from engine.knightmare.strengths import MEDUSA, MERCENARY, is_seat, strength
from engine.knightmare.tokens import held
from engine.said import NOTHING, Said, said
from engine.table import apply

#: The events of a challenge; what comes after them is no part of it.
OF_CHALLENGE = (
    Challenged, SpellCast, Rolled, SpellFailed, StrengthsCompared, ChallengeDice, TokensSpent, ChallengeWon,
    ChallengeLost, ChallengeDrawn, TokensGained, TokensLost, ItemTaken, ItemLeft, Injured, Died, Imprisoned,
    Marked,
)  # fmt: skip
#: The verb that adds helm tokens to a side's sum.
ADDS = "spend"


def fought(t: Position, record: Record[Event]) -> Fought | None:
    """The challenge whose strengths are compared in a record, or that a record goes on with."""
    events = [happening.event for happening in record.happened]
    page = next((page for page in reversed(t.pages) if isinstance(page, Challenge)), None)
    spoken = next((n for n, event in enumerate(events) if isinstance(event, Challenged)), None)
    if spoken is not None:
        began = events[spoken]
        assert isinstance(began, Challenged)
        page = Challenge(began.seat, began.foe, began.place)
    if page is None or page.step in ("spoils", "close"):
        return None
    start = spoken or 0
    numbers = range(start, len(events))
    end = next((n for n in numbers if not isinstance(events[n], OF_CHALLENGE)), len(events))
    told = [event for event in events[start:end] if isinstance(event, (StrengthsCompared, ChallengeDice, Died))]
    if not told and not page.dice[0]:
        return None
    return Fought(_contest(t, page, record, events[start:end], start), start, end)


def _contest(
    t: Position, page: Challenge, record: Record[Event], events: Sequence[Event], first: int
) -> Contest:
    """Both sides with their sums as they are at the end of the record."""
    here = _as_compared(t, record, first)
    dice = next(((e.own, e.theirs) for e in events if isinstance(e, ChallengeDice)), page.dice)
    powered = page.powered
    if record.choice is not None and record.choice.verb == "power":
        failed = any(isinstance(event, SpellFailed) for event in events)
        powered = powered if failed else (*powered, record.seat or "")
    spent = list(page.spent)
    spent += [e.number for e in events if isinstance(e, TokensSpent) and page.step == "tokens"]
    sides = []
    for place, (side, foe) in enumerate(((page.seat, page.foe), (page.foe, page.seat))):
        parts = _parts(here, page, events, side, foe)
        parts += [Part(number("power"), "KM-PACT-15", f"power-{side}")] * (side in powered)
        parts += [Part(dice[place], "KM-FIGHT-03", ("die", "die-other")[place])] * bool(dice[place])
        paid = spent[place] if is_seat(t, side) and place < len(spent) else 0
        parts += [Part(paid, "KM-TOKEN-07", "helm")] * bool(paid)
        role = said("challenges") if (place == 0) != page.by_foe else said("is challenged")
        seat = side if is_seat(t, side) else ""
        sides.append(Side(seat, role, _pieces(here, side, foe), Breakdown(tuple(parts))))
    title = said("{one} against {other}", one=_name(t, page.seat), other=_name(t, page.foe))
    return Contest(
        title, "KM-FIGHT-03", (sides[0], sides[1]), place=page.place, verdict=_verdict(page, events, dice),
        adds=ADDS, adds_last=bool(spent) or not _both_add(here, page),
    )  # fmt: skip


def _both_add(t: Position, page: Challenge) -> bool:
    """Whether the challenged player adds tokens after the challenger (KM-TOKEN-08)."""
    return is_seat(t, page.foe) and held(t, page.seat) > 0 and held(t, page.foe) > 0


def _as_compared(t: Position, record: Record[Event], first: int) -> Position:
    """The position at which the strengths are compared."""
    numbers = range(first, len(record.happened))
    compared = next((n for n in numbers if isinstance(record.happened[n].event, StrengthsCompared)), None)
    here = t.clone()
    for happening in record.happened[: compared if compared is not None else first]:
        for change in happening.changes:
            apply(here, change)
    return here


def _parts(t: Position, page: Challenge, events: Sequence[Event], side: str, foe: str) -> list[Part]:
    """What a side counts before dice and tokens, with the pictures of the parts."""
    found = [_pictured(t, side, part) for part in strength(t, side, foe).parts]
    if not is_seat(t, side):
        told = next((event for event in events if isinstance(event, StrengthsCompared)), None)
        roused = told.theirs - sum([part.amount for part in found]) if told is not None else page.roused
        found += [Part(roused, "KM-CARD-10", "swords")] * (roused > 0)
    return found


def _pictured(t: Position, side: str, part: Part) -> Part:
    """A part with a picture: candles for Life Force, the character for its strength, an item for itself."""
    if part.piece:
        return part
    if is_seat(t, side):
        return Part(part.amount, part.clause, "candle" if part.clause == condition_clause(t) else "arrow-down")
    return Part(part.amount, part.clause, side)


def _pieces(t: Position, side: str, foe: str) -> tuple[str, ...]:
    """Who stands on the stage for a side: a Dungeoneer, perhaps with a bodyguard (KM-FIGHT-52), or a character."""
    if not is_seat(t, side):
        return (side,)
    guarded = on(t, "combat") and mark(t, side, "bribe") and foe != MERCENARY
    return (FIGURE[side], MERCENARY) if guarded else (FIGURE[side],)


def _name(t: Position, side: str) -> Said | str:
    return side if is_seat(t, side) else BOX.characters[side].name


def _verdict(page: Challenge, events: Sequence[Event], dice: tuple[int, int]) -> Verdict | None:
    """Who has won, None if that is still open. Without dice a shield or Medusa's gaze has decided."""
    for event in events:
        if isinstance(event, Died) and not dice[0] and page.foe == MEDUSA:
            return Verdict(1, None, said("Medusa's gaze"), event.clause)
        if isinstance(event, ChallengeDrawn):
            return Verdict(None, None, NOTHING, event.clause)
        if isinstance(event, ChallengeWon):
            winner = event.foe if isinstance(event, ChallengeLost) else event.seat
            reason = NOTHING if dice[0] else said("the shield decides")
            return Verdict(0 if winner == page.seat else 1, None, reason, event.clause)
    return None
