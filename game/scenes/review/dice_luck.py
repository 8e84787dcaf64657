"""The luck of the dice in a finished game: a course for every seat, and sentences."""

from __future__ import annotations

from collections.abc import Sequence

from engine.flow import Session
from engine.flow.luck import Die, Throw, luck_summary, throws
from engine.said import Said, said
from game.layout.game_layout import GameLayout
from game.scenes.review.chart import Curve, turn_ends
from game.services.wording import decimal

BAND = 1.96  # spreads to either side, within which 95 of 100 lie
LEAST = 0.05  # pips below which luck is nothing
LUCK = said("Luck of the dice")


def dice_of(layout: GameLayout) -> tuple[Die, ...]:
    """The dice of a game as its log knows them."""
    looks = [look for look in layout.layout.dice if look.draw]
    return tuple(Die(look.draw, look.counter, look.faces, 1 if look.lucky == "high" else -1) for look in looks)


def thrown(session: Session, layout: GameLayout) -> tuple[Throw, ...]:
    """Every throw of a game."""
    return throws(session.records(), dice_of(layout))


def luck_course(session: Session, rows: Sequence[Throw]) -> Curve:
    """After every turn, by how many pips each seat's dice had fallen better than average."""
    ends = turn_ends(session)
    values = {
        seat: tuple(luck_summary(row for row in rows if row.seat == seat and row.n <= n).luck for n, _ in ends)
        for seat in session.header.seats
    }
    return Curve(LUCK, "dice", tuple(turn for _, turn in ends), values, signed=True)


def in_words(name: str, rows: Sequence[Throw]) -> Said:
    """The luck of one seat beside what was expected (markup)."""
    found = luck_summary(rows)
    if not found.number:
        return said("**{name}** threw no dice.", name=name)
    pips, reach = decimal(found.luck), decimal(BAND * found.spread)
    if abs(found.luck) < LEAST:
        how = said("They fell as expected.")
    elif found.luck > 0:
        how = said("They fell {pips} pips luckier than average.", pips=pips)
    else:
        how = said("They fell {pips} pips unluckier than average.", pips=pips)
    if abs(found.luck) > BAND * found.spread:
        how = said("{icon:warning} {how} That is rare.", how=how)
    return said(
        "**{name}**: {number:die|dice}. {how} In 95 of 100 such games the difference is at most {reach}.",
        name=name,
        number=found.number,
        how=how,
        reach=reach,
    )
