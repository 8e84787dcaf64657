"""The beats of a duel in words: one sentence each, the sum as one sentence."""

from __future__ import annotations

from engine.flow import Contest, Judgement, Price
from engine.said import Said, said
from game.duel.duel import Duel


def sentence(duel: Duel, verdict: Said) -> Said:
    """What the beat that is shown now says; `verdict` are the words on the ribbon. Empty while it opens."""
    contest: Contest = duel.fight.contest
    if duel.since("ribbon") >= 0 and contest.verdict is not None:
        return said("{sentence}.", sentence=verdict)
    if duel.since("terms") >= 0:
        return _sum(contest)
    if duel.since("chance") >= 0:
        laid = any(side.card for side in contest.sides)
        return said("The cards are turned up.") if laid else said("The dice are thrown.")
    if duel.since("plaque") >= 0 and contest.judgement is not None:
        return _judged(contest.judgement)
    return Said("")


def _judged(judgement: Judgement) -> Said:
    """12 against 8: wise enough."""
    sign = "≥" if judgement.holds else "<"
    against = " + ".join([str(term.amount) for term in judgement.against])
    numbers = f"{judgement.own.amount} {sign} {against}"
    return said("{numbers}: {word}.", numbers=numbers, word=judgement.word)


def _sum(contest: Contest) -> Said:
    """4 − 2 = 2: chips to pay; or the sums of both sides."""
    if contest.price is not None:
        return said("{numbers}: {word}.", numbers=_priced(contest.price), word=contest.price.due.word)
    one, other = [side.number.total for side in contest.sides]
    return said("{one} against {other}.", one=one, other=other)


def _priced(price: Price) -> str:
    """The sum of a price in signs."""
    words = ""
    for term in price.terms:
        sign = "−" if term.amount < 0 else "+"
        words += f" {sign} {abs(term.amount)}" if words else str(term.amount).replace("-", "−")
    return f"{words} = {price.due.amount}" if price.due.amount else words
