"""Looking ahead: the rules run on what a seat sees, which is not all of the table.

A rule that looks at what is hidden fails there. Such a fault is held back in this one place: whoever looks ahead
hears of it as `Unforeseen` and says so, and the program's log gets the fault itself. No game should have one, so a
test in which one is held back fails.
"""

from __future__ import annotations

import logging

from engine.flow.options import Option
from engine.flow.position import Position
from engine.table import CannotDraw

LOG = logging.getLogger("torchlit.foresight")
LOG.addHandler(logging.NullHandler())


class Unforeseen(Exception):
    """What follows from a choice cannot be worked out from what a seat sees."""


def look_ahead(position: Position, seat: str, option: Option) -> None:
    """Let `position`, a clone of a seat's view, take a choice.

    Raises CannotDraw where the choice needs a draw, and Unforeseen where a rule fails. Then the position is the
    one at the draw, or half altered.
    """
    try:
        position.answer(seat, option)
    except CannotDraw:
        raise
    except Exception as fault:
        LOG.exception("A rule failed on what a seat sees.")
        raise Unforeseen from fault
