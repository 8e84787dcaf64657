"""Questions to seats, the options that answer them, and the reasons against an option."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from msgspec import Struct

from engine.said import said

#: The greatest length, in characters, of a text that somebody types as a choice.
LONGEST_TEXT = 200


class Option(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a hand can do: with `piece` and `to` a drag, with `piece` alone a click, with neither a button.

    Options that differ in `amount` alone are shown as a stepper. `text` is what was typed; a typed verb is offered
    once, without text.
    """

    verb: str
    piece: str = ""
    to: str = ""
    amount: int = 0
    text: str = ""


#: An option, cached: the same drag is offered at thousands of decisions.
drag = cache(Option)


@cache
def drags(verb: str, piece: str, places: tuple[str, ...]) -> tuple[Option, ...]:
    """The options that drag a piece to each of several places."""
    return tuple([drag(verb, piece, place) for place in places])


class Reason(Struct, frozen=True, gc=False):
    """Why something is not allowed: the clause, and the facts that fill the placeholders of the clause's `why`.

    `pieces` and `places` are what stands in the way, for the screen to point at.
    """

    clause: str
    facts: dict[str, str | int] = {}
    pieces: tuple[str, ...] = ()
    places: tuple[str, ...] = ()


class Refused(Exception):
    """A choice is not allowed, with the reasons."""

    def __init__(self, reasons: Iterable[Reason]) -> None:
        self.reasons = tuple(reasons)
        super().__init__("refused: " + ", ".join(reason.clause for reason in self.reasons))


class BadText(ValueError):
    """The text of a choice is too long or not printable; the text of the error is one sentence for the user."""


def check_text(option: Option) -> None:
    """Raise BadText if the text of `option` is too long or not printable."""
    if len(option.text) > LONGEST_TEXT:
        raise BadText(said("A typed answer has at most {most} signs.", most=LONGEST_TEXT))
    if not option.text.isprintable():
        raise BadText(said("A typed answer holds only signs that can be shown."))


class Limit(Struct, frozen=True, gc=False, omit_defaults=True):
    """How long a seat may think. When the clock named `clock` has run for `seconds`, `late` is chosen for the
    seat.

    All questions that name the same clock share its time. If `after` names a seat, the clock starts when that seat
    has answered. The engine measures no time; the screen does.
    """

    seat: str
    clock: str
    seconds: int
    late: Option
    after: str = ""


class Ask(Struct, frozen=True, gc=False, omit_defaults=True):
    """A question to one or more seats at the same time.

    `offers` pairs each asked seat with its options. `secret` says that the seats choose in secret. `topic` names
    the question's sentence, `clause` the rule that asks, `limits` the seats whose time is limited.
    """

    offers: tuple[tuple[str, tuple[Option, ...]], ...]
    topic: str
    clause: str
    secret: bool = False
    limits: tuple[Limit, ...] = ()

    def options(self, seat: str) -> tuple[Option, ...]:
        """The options of `seat`; none if it is not asked."""
        for asked, options in self.offers:
            if asked == seat:
                return options
        return ()

    def seats(self) -> tuple[str, ...]:
        """The seats that are asked, mostly one."""
        if len(self.offers) == 1:
            return (self.offers[0][0],)
        return tuple([seat for seat, _ in self.offers])
