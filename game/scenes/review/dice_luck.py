"""The luck of the dice in a finished game: a course for every seat, and sentences."""

from __future__ import annotations

from collections.abc import Sequence

from engine.flow import Session
from engine.flow.luck import LuckSummary, Throw, luck_summary, throws
from engine.said import Said, said
from game.layout.game_layout import GameLayout
from game.scenes.review.chart import Curve, turn_ends
from game.services.wording import decimal

BAND = 1.96  # spreads to either side, within which 95 of 100 lie
LEAST = 0.05  # pips below which luck is nothing
LUCK = said("Luck of the dice")


def thrown(session: Session, layout: GameLayout) -> tuple[Throw, ...]:
    """Every throw of a game."""
    return throws(session.records(), layout.dice)


def luck_course(session: Session, rows: Sequence[Throw]) -> Curve:
    """After every turn, by how many pips each seat's dice had fallen better than average."""
    ends = turn_ends(session)
    values = {
        seat: tuple(luck_summary(row for row in rows if row.seat == seat and row.n <= n).luck for n, _ in ends)
        for seat in session.header.seats
    }
    return Curve(LUCK, "dice", tuple(turn for _, turn in ends), values, signed=True)


def in_words(name: str, found: LuckSummary) -> Said:
    """The luck of one player beside what was expected (markup)."""
    if not found.number:
        return said("**{name}** threw no dice.", name=name)
    return said(
        "**{name}**: {number:die|dice}. {how} In 95 of 100 such games the difference is at most {reach}.",
        name=name,
        number=found.number,
        how=fallen(found),
        reach=decimal(BAND * found.spread),
    )


def fallen(found: LuckSummary) -> Said:
    """How the dice fell beside what was expected, in a sentence (markup)."""
    if abs(found.luck) < LEAST:
        how = said("They fell as expected.")
    elif found.luck > 0:
        how = said("They fell {pips} pips luckier than average.", pips=decimal(found.luck))
    else:
        how = said("They fell {pips} pips unluckier than average.", pips=decimal(found.luck))
    if abs(found.luck) > BAND * found.spread:
        how = said("{icon:warning} {how} That is rare.", how=how)
    return how
