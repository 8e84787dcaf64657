"""What the open page knows and does not offer now: each verb with its most telling reason, and what would open it.

Everything is asked of a seat's own view, so no answer knows more than the seat does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from engine.flow.options import Option, Reason
from engine.flow.plan import tried
from engine.flow.position import Position
from engine.flow.session import why_not
from engine.table import HIDDEN

#: At most so many choices are tried to find out what they would open.
MOST = 24
#: When as many places in a row give a piece the same answer, so do the rest.
ENOUGH = 8


class Withheld(Struct, frozen=True):
    """A verb that is not on offer: an option of it that was judged, the reason, and choices that would bring it on
    offer."""

    verb: str
    option: Option
    reason: Reason
    helps: tuple[Option, ...] = ()


def withheld(view: Position, seat: str, own: Collection[str]) -> tuple[Withheld, ...]:
    """Every verb of the open page that `seat` is not offered, with the reason; `own` are the seat's pieces.

    Those against which nothing speaks but that they are no part of what is asked are left out, as are the ways to
    give a game up.
    """
    if view.ask is None or seat not in view.ask.seats() or not view.pages:
        return ()
    offered = {option.verb for option in view.ask.options(seat)}
    opened = openings(view, seat)
    found = []
    for verb in view.verbs:
        if verb in offered or verb in view.game.concessions:
            continue
        judged = _told(view, seat, verb, own)
        if judged is not None:
            found.append(Withheld(verb, *judged, opened.get(verb, ())))
    return tuple(found)


def openings(view: Position, seat: str, piece: str = "") -> dict[str, tuple[Option, ...]]:
    """For each verb that is not on offer (to `piece`, if one is named) the buttons and clicks after which it would
    be: one of each piece."""
    options = view.ask.options(seat) if view.ask is not None else ()
    offered = _verbs(options, piece)
    simple: dict[tuple[str, str], Option] = {}
    for option in options:
        if not option.to and option.verb not in view.game.concessions:
            simple.setdefault((option.verb, option.piece), option)
    found: dict[str, tuple[Option, ...]] = {}
    for option in list(simple.values())[:MOST]:
        after = tried(view, seat, option)
        if after is None or after.ask is None:
            continue
        for verb in _verbs(after.ask.options(seat), piece) - offered:
            found[verb] = (*found.get(verb, ()), option)
    return found


def _verbs(options: Iterable[Option], piece: str) -> set[str]:
    return {option.verb for option in options if not piece or option.piece == piece}


def _told(view: Position, seat: str, verb: str, own: Collection[str]) -> tuple[Option, Reason] | None:
    """The option of a verb that comes nearest to being allowed, with what speaks against it."""
    idle = {view.game.otherwise(view, seat, Option(verb)).clause}  # what is said of anything that is not asked
    needy = "{piece}" in view.game.templates.options.get(verb, "")
    if needy:
        idle.add(why_not(view, seat, Option(verb))[0].clause)  # and of a verb without the piece that it names
    for used, runs in _tiers(view, seat, verb, own, needy):
        judged = [each for options in runs for each in _judged(view, seat, options)]
        judged = [(option, reasons) for option, reasons in judged if reasons and reasons[0].clause not in idle]
        if judged:
            common = Counter(reasons[0].clause for _, reasons in judged)
            sign = (
                1 if used else -1
            )  # of pieces in use the one that is nearest to it, of others what holds for most
            return min(
                [(option, reasons[0]) for option, reasons in sorted(judged, key=lambda each: len(each[1]))],
                key=lambda each: (sign * common[each[1].clause], not (each[1].pieces or each[1].places)),
            )
    return None if needy else (Option(verb), why_not(view, seat, Option(verb))[0])


def _judged(view: Position, seat: str, options: Iterable[Option]) -> Iterator[tuple[Option, tuple[Reason, ...]]]:
    """What speaks against each of these; what is said again and again holds for the rest as well."""
    last: Reason | None = None
    again = 0
    for option in options:
        reasons = why_not(view, seat, option)
        yield option, reasons
        first = reasons[0] if reasons else None
        again = again + 1 if first is not None and first == last else 0
        last = first
        if again == ENOUGH:
            return


def unusable(view: Position, seat: str, piece: str) -> Withheld | None:
    """Why a piece that is taken hold of can do nothing now: what is said of just this piece, if anything is."""
    if view.ask is None or seat not in view.ask.seats() or not view.pages or piece not in view.pieces:
        return None
    for verb, row in view.verbs.items():
        if verb in view.game.concessions or "piece" not in row.takes:
            continue
        of_any = {reason.clause for reason in why_not(view, seat, Option(verb))}
        of_any.add(view.game.otherwise(view, seat, Option(verb)).clause)
        places = [place for place in view.places if place in view.contents] if "to" in row.takes else []
        for option in (Option(verb, piece), *[Option(verb, piece, place) for place in places]):
            reasons = why_not(view, seat, option)
            if reasons and reasons[0].clause not in of_any:
                return Withheld(verb, option, reasons[0], openings(view, seat, piece).get(verb, ()))
    return None


def _tiers(
    view: Position, seat: str, verb: str, own: Collection[str], needy: bool
) -> Iterator[tuple[bool, list[list[Option]]]]:
    """What could be meant by a verb, the likeliest first, with whether its pieces are in use: own ones in use,
    all own ones, no piece, any piece; each piece's options as a list, places near it first."""
    row = view.verbs[verb]
    assert view.ask is not None
    used = {option.piece for option in view.ask.options(seat)}
    places = tuple([place for place in view.places if place in view.contents]) if "to" in row.takes else ()
    mine = [piece for piece in own if piece in view.pieces] if "piece" in row.takes else []

    def drags(piece: str) -> list[Option]:
        near = _near(view.pieces[piece].place, places)
        return [Option(verb, piece), *[Option(verb, piece, place) for place in near]]

    yield True, [drags(piece) for piece in mine if piece in used]
    yield False, [drags(piece) for piece in mine if piece not in used]
    yield False, [] if needy else [[Option(verb)]]
    if "piece" in row.takes:
        yield False, [[Option(verb, piece)] for piece in view.pieces if piece[0] != HIDDEN]


@lru_cache(maxsize=64)
def _near(home: str, places: tuple[str, ...]) -> tuple[str, ...]:
    """The places of the same piece of board first, as their ids begin alike."""
    start = home.partition("-")[0]
    return tuple(sorted(places, key=lambda place: not place.startswith(start)))
