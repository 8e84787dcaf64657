"""Why a bot chose as it did, as far as somebody else at the table can know.

The bot's own reason follows what only its seat knows. So a reason for others is worked out anew, from the view
that the one who reads it had before the choice. It is the same for everything that this reader cannot tell apart.
"""

from __future__ import annotations

import random

from engine.bots.bot import DRAWN, bot_options, determinised, in_words
from engine.bots.planning import Planner
from engine.bots.uniform import BY_LOT
from engine.flow import Ask, Option, Position
from engine.said import Said, said

#: How many choices are tried to find the lines of play.
NODES = 80


def reason_for_others(view: Position, seat: str, option: Option, kind: str) -> Said:
    """Why a bot of this kind chose `option` for `seat`; `view` is the reader's view before it. Empty if the reader
    cannot know of any other choice, or if the question is lost (a table of older rules)."""
    if kind == "random":
        return BY_LOT
    if view.ask is None:
        return Said("")
    if len(view.ask.offers) > 1:
        return DRAWN
    full = determinised(view, random.Random(0))
    page = full.pages[-1]
    ask = getattr(page, page.step)(full)  # a step that asks does nothing else
    options = bot_options(full, ask.options(seat)) if isinstance(ask, Ask) else ()
    if len(options) < 2:
        return Said("")
    full.ask = ask
    lines = sorted(Planner(full, seat, random.Random(0), NODES).explore(), key=lambda line: -line.value)
    rank = next((rank for rank, line in enumerate(lines, 1) if line.choices[0] == option), 0)
    if not rank:
        return said("Nothing that you know of speaks for this choice.")
    known = [each for each in lines[rank - 1].choices if not each.piece or each.piece in view.pieces]
    facts = {"number": len(lines), "plan": in_words(view, known)}
    if rank == 1:
        return said("Best of {number:line|lines} of play that you can know of: {plan}.", **facts)
    return said("Number {rank} of {number:line|lines} of play that you can know of: {plan}.", rank=rank, **facts)
