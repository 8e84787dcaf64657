"""Why a bot chose as it did: what its plan brings in the words of the game, and below it the numbers.

The bot's own reason follows what only its seat knows. So a reason for others is worked out anew, from the view
that the one who reads it had before the choice. It is the same for everything that this reader cannot tell apart.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import takewhile
from typing import NamedTuple

from engine.bots.bot import DRAWN, TYPED, bot_options, determinised
from engine.bots.planning import Line, Planner
from engine.bots.uniform import BY_LOT
from engine.flow import Ask, Option, Position, is_typed
from engine.said import NOTHING, Said, joined, said
from engine.table import CannotDraw

#: How many choices are tried to find the lines of play.
NODES = 80
#: How many sentences about the game a reason has.
MOST_SENTENCES = 3


class ReasonForOthers(NamedTuple):
    """Why a bot made some choices, which of them the reader may know, and how good the first is among others, in
    numbers."""

    why: Said
    choices: tuple[Option, ...] = ()
    details: Said = NOTHING


def reason(root: Position, seat: str, line: Line) -> Said:
    """What a line of play brings `seat`; empty if there is nothing to tell."""
    after, last = line.before, line.choices[-1]
    if not line.chance:
        after = line.before.clone()
        try:
            after.answer(seat, last)
        except CannotDraw:
            after = line.before
    told = root.game.motives(root, after, seat, last if line.chance else None)[:MOST_SENTENCES]
    return joined(told, " ") if told else NOTHING


def purpose(position: Position, seat: str, option: Option) -> Said:
    """What a choice is for that belongs to a line of play of which there is nothing to tell."""
    return position.game.purpose(position, seat, option) or said("It sees nothing better.")


def reason_for_others(view: Position, seat: str, run: Sequence[Option], kind: str) -> ReasonForOthers:
    """Why a bot of this kind made the choices of a `run` for `seat`; `view` is the reader's view before the first.
    Empty if the reader cannot know of any other choice, or if the question is lost (a table of older rules)."""
    if kind == "random":
        return ReasonForOthers(BY_LOT)
    if view.ask is None:
        return ReasonForOthers(NOTHING)
    if len(view.ask.offers) > 1:
        return ReasonForOthers(DRAWN)
    if is_typed(view, run[0]):
        return ReasonForOthers(TYPED)
    full = determinised(view, random.Random(0))
    page = full.pages[-1]
    ask = getattr(page, page.step)(full)  # a step that asks does nothing else
    options = bot_options(full, ask.options(seat)) if isinstance(ask, Ask) else ()
    if len(options) < 2:
        return ReasonForOthers(NOTHING)
    full.ask = ask
    run = run[0], *takewhile(lambda option: not option.piece or option.piece in view.pieces, run[1:])
    line = followed(full, seat, run)
    why = reason(full, seat, line) if line is not None else NOTHING
    lines = sorted(Planner(full, seat, random.Random(0), NODES).explore(), key=lambda line: -line.value)
    rank = next((rank for rank, line in enumerate(lines, 1) if line.choices[0] == run[0]), 0)
    if not rank:
        why = why or said("Nothing that you can see speaks for this choice. It may know more.")
        return ReasonForOthers(why, run)
    words = {"rank": rank, "number": len(lines)}
    details = said("number {rank} of {number:line|lines} of play that you can know of.", **words)
    return ReasonForOthers(why or purpose(full, seat, run[0]), run, details)


def followed(root: Position, seat: str, run: Sequence[Option]) -> Line | None:
    """The line of play that a run has followed, as far as it can be known: up to a draw, or to a choice that the
    reader cannot follow. None if that is the first one."""
    before = after = root
    made = 0
    for option in run:
        if after.ask is None or option not in after.ask.options(seat):
            break
        before, after = after, after.clone()
        made += 1
        try:
            after.answer(seat, option)
        except CannotDraw:
            return Line(tuple(run[:made]), before, chance=True)
    return Line(tuple(run[:made]), before, chance=False) if made else None
