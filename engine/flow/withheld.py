"""The verbs of the open page that a seat is not offered now: the reason for each, and the choices that would help.

All functions read a seat's view, so no answer knows more than the seat does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from msgspec import Struct

from engine.flow.legality import why_not
from engine.flow.options import Option, Reason
from engine.flow.position import Position
from engine.flow.reach import position_after
from engine.table import first_part, is_hidden

#: The greatest number of choices that are tried to find those that help.
MOST_TRIED = 24
#: After so many places in a row with the same reason against a piece, the other places are taken to have it too.
SAME_IN_A_ROW = 8
#: The same for a reason that is given for any piece: it is hardly ever about the place.
IDLE_IN_A_ROW = 3


class Withheld(Struct, frozen=True):
    """A verb that is not on offer: an option of it, the reason against that option, and choices (`helps`) after
    which the verb would be on offer."""

    verb: str
    option: Option
    reason: Reason
    helps: tuple[Option, ...] = ()


def withheld(view: Position, seat: str, own: Collection[str]) -> tuple[Withheld, ...]:
    """Every verb of the open page that `seat` is not offered, with the reason. `own` are the seat's pieces.

    A verb is left out if the only reason is that it is no part of the question, or if it gives the game up.
    """
    if view.ask is None or seat not in view.ask.seats() or not view.pages:
        return ()
    offered = {option.verb for option in view.ask.options(seat)}
    opened = openings(view, seat)
    places = tuple([place for place in view.places if place in view.contents])
    found = []
    for verb in view.verbs:
        if verb in offered or verb in view.game.concessions:
            continue
        judged = _most_telling(view, seat, verb, own, places)
        if judged is not None:
            found.append(Withheld(verb, *judged, opened.get(verb, ())))
    return tuple(found)


def openings(view: Position, seat: str, piece: str = "") -> dict[str, tuple[Option, ...]]:
    """Verb that is not on offer -> the buttons and clicks after which it would be.

    With `piece`, only the offers to that piece count.
    """
    options = view.ask.options(seat) if view.ask is not None else ()
    offered = _verbs(options, piece)
    simple: dict[tuple[str, str], Option] = {}
    for option in options:
        if not option.to and option.verb not in view.game.concessions:
            simple.setdefault((option.verb, option.piece), option)
    found: dict[str, tuple[Option, ...]] = {}
    for option in list(simple.values())[:MOST_TRIED]:
        after = position_after(view, seat, option)
        if after is None or after.ask is None:
            continue
        for verb in _verbs(after.ask.options(seat), piece) - offered:
            found[verb] = (*found.get(verb, ()), option)
    return found


def _verbs(options: Iterable[Option], piece: str) -> set[str]:
    return {option.verb for option in options if not piece or option.piece == piece}


def _most_telling(
    view: Position, seat: str, verb: str, own: Collection[str], places: tuple[str, ...]
) -> tuple[Option, Reason] | None:
    """The option of a verb that comes nearest to being allowed, with the reason against it. `places` are those
    where something lies."""
    idle = {view.game.default_reason(view, seat, Option(verb)).clause}  # given for anything that is not asked
    needs_piece = "{piece}" in view.game.templates.options.get(verb, "")
    if needs_piece:
        idle.add(why_not(view, seat, Option(verb))[0].clause)  # given for a verb without the piece that it names
    for in_use, runs in _likely_options(view, seat, verb, own, places, needs_piece):
        judged = [each for options in runs for each in _judged(view, seat, options, idle)]
        judged = [(option, reasons) for option, reasons in judged if reasons[0].clause not in idle]
        if judged:
            return _nearest(judged, in_use)
    return None if needs_piece else (Option(verb), why_not(view, seat, Option(verb))[0])


def _nearest(judged: list[tuple[Option, list[Reason]]], in_use: bool) -> tuple[Option, Reason]:
    """One of the options, with its first reason: for pieces in use the rarest reason, else the most common one.

    Among equals comes first an option whose reason points at something, then one with fewer reasons.
    """
    common = Counter(reasons[0].clause for _, reasons in judged)
    sign = 1 if in_use else -1
    return min(
        [(option, reasons[0]) for option, reasons in sorted(judged, key=lambda each: len(each[1]))],
        key=lambda each: (sign * common[each[1].clause], not (each[1].pieces or each[1].places)),
    )


def _judged(
    view: Position, seat: str, options: Iterable[Option], idle: Collection[str]
) -> Iterator[tuple[Option, list[Reason]]]:
    """The options with the reasons against each; it stops when the same first reason has come often enough. The
    `idle` clauses are those of reasons that are given for any piece.

    No option of the verb is on offer, so the page alone judges.
    """
    page = view.pages[-1]
    last: Reason | None = None
    again = 0
    for option in options:
        reasons = page.why_not(view, seat, option) or [view.game.default_reason(view, seat, option)]
        yield option, reasons
        again = again + 1 if reasons[0] == last else 0
        last = reasons[0]
        if again == (IDLE_IN_A_ROW if last.clause in idle else SAME_IN_A_ROW):
            return


def unusable(view: Position, seat: str, piece: str) -> Withheld | None:
    """Why a piece that a person has picked up can do nothing now; None if no reason is about just this piece."""
    if view.ask is None or seat not in view.ask.seats() or not view.pages or piece not in view.pieces:
        return None
    for verb, row in view.verbs.items():
        if verb in view.game.concessions or "piece" not in row.takes:
            continue
        idle = view.game.default_reason(view, seat, Option(verb)).clause
        of_any = {reason.clause for reason in why_not(view, seat, Option(verb))}
        places = [place for place in view.places if place in view.contents] if "to" in row.takes else []
        for option in (Option(verb, piece), *[Option(verb, piece, place) for place in places]):
            reasons = why_not(view, seat, option)
            clauses = {reason.clause for reason in reasons}
            # the verb is for a piece against which less is said than against none
            own = idle not in clauses and clauses < of_any
            if reasons and (own or reasons[0].clause not in {idle, *of_any}):
                return Withheld(verb, option, reasons[0], openings(view, seat, piece).get(verb, ()))
    return None


def _likely_options(
    view: Position, seat: str, verb: str, own: Collection[str], places: tuple[str, ...], needs_piece: bool
) -> Iterator[tuple[bool, list[Iterable[Option]]]]:
    """Options that a person may mean by a verb, the likeliest group first.

    The groups are: own pieces that some offer uses, other own pieces, no piece, any piece. Each comes with whether
    its pieces are in use, and with the options for each piece, near places first. Of most pieces only the first
    few options are judged, so an option is made when it is its turn.
    """
    row = view.verbs[verb]
    assert view.ask is not None
    used = {option.piece for option in view.ask.options(seat)}
    aims = places if "to" in row.takes else ()
    mine = [piece for piece in own if piece in view.pieces] if "piece" in row.takes else []

    def drags(piece: str) -> Iterator[Option]:
        yield Option(verb, piece)
        for place in _near(view.pieces[piece].place, aims):
            yield Option(verb, piece, place)

    yield True, [drags(piece) for piece in mine if piece in used]
    yield False, [drags(piece) for piece in mine if piece not in used]
    yield False, [] if needs_piece else [[Option(verb)]]
    if "piece" in row.takes:
        yield False, [[Option(verb, piece)] for piece in view.pieces if not is_hidden(piece)]


@lru_cache(maxsize=64)
def _near(home: str, places: tuple[str, ...]) -> tuple[str, ...]:
    """The places, those on the same part of the board as `home` first: their ids begin alike."""
    part = first_part(home)
    return tuple(sorted(places, key=lambda place: not place.startswith(part)))
