"""What seats are asked, what they may answer, and why they may not."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from engine.said import said

#: The most signs of a text that somebody types as a choice.
LONGEST_TEXT = 200


class Option(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a hand can do: with `piece` and `to` a drag, with `piece` a click, with neither a button.

    `amount` makes it a stepper: the same hand's doing with another number is another option.
    `text` is what was typed. A typed verb is on offer once, without text; its verb judges what is typed.
    """

    verb: str
    piece: str = ""
    to: str = ""
    amount: int = 0
    text: str = ""


#: The same drag is offered at thousands of decisions, so it is made once.
drag = cache(Option)


@cache
def drags(verb: str, piece: str, places: tuple[str, ...]) -> tuple[Option, ...]:
    """The same piece to each of several places."""
    return tuple([drag(verb, piece, place) for place in places])


class Reason(Struct, frozen=True, gc=False):
    """Why something is not allowed: the clause, the facts its sentence names, what to point at.

    `facts` fill the placeholders of the clause's `why`; `pieces` and `places` are the blockers.
    """

    clause: str
    facts: dict[str, str | int] = {}
    pieces: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


class Refused(Exception):
    """A choice that was not on offer, with the reasons."""

    def __init__(self, reasons: Iterable[Reason]) -> None:
        self.reasons = tuple(reasons)
        super().__init__("refused: " + ", ".join(reason.clause for reason in self.reasons))


class BadText(ValueError):
    """A typed choice that nobody can have typed; the text is one sentence for the user."""


def check_text(option: Option) -> None:
    """Raise BadText if the text of `option` is too long, or holds signs that cannot be shown."""
    if len(option.text) > LONGEST_TEXT:
        raise BadText(said("A typed answer has at most {most} signs.", most=LONGEST_TEXT))
    if not option.text.isprintable():
        raise BadText(said("A typed answer holds only signs that can be shown."))


class Limit(Struct, frozen=True, gc=False, omit_defaults=True):
    """How long a seat may think: when `seconds` on the clock named `clock` are over, `late` is chosen for it.

    All questions that name the same clock share its time; with `after` it starts once that seat has answered.
    The engine has no clock: whoever asks people keeps the time.
    """

    seat: str
    clock: str
    seconds: int
    late: Option
    after: str = ""


class Ask(Struct, frozen=True, gc=False, omit_defaults=True):
    """A question to one or more seats at the same time.

    `offers` pairs each seat asked with its options. Several seats choose at once, in secret if `secret`.
    `topic` names the question's sentence, `clause` the rule that asks, `limits` who has how long.
    """

    offers: tuple[tuple[str, tuple[Option, ...]], ...]
    topic: str
    clause: str
    secret: bool = False
    limits: tuple[Limit, ...] = ()

    def options(self, seat: str) -> tuple[Option, ...]:
        """What `seat` may answer; nothing if it is not asked."""
        for asked, options in self.offers:
            if asked == seat:
                return options
        return ()

    def seats(self) -> tuple[str, ...]:
        """The seats asked: mostly one."""
        if len(self.offers) == 1:
            return (self.offers[0][0],)
        return tuple([seat for seat, _ in self.offers])
