"""Knowledge by piece: who was shown what, wherever it lies; masks that can be followed; piles in a known order.

The laws are proven on random walks over all changes: a seat's view follows from what it was shown, what it does
not know changes nothing of that, and what it knows stays known.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.flow import Event
from engine.flow.barriers import reveals
from engine.flow.events import Happening
from engine.table import (
    Appear,
    Change,
    Count,
    Flip,
    Forget,
    Mark,
    Move,
    Order,
    Piece,
    Place,
    Show,
    Swap,
    Table,
    Turn,
    Vanish,
    apply,
    hidden_count,
    pool,
    redact,
    shown_as,
    shuffled,
    unmask,
    view,
)
from engine.table.ids import HIDDEN
from tests.conformance.laws import exchange

SEATS = ("red", "blue", "green")
VIEWERS = (*SEATS, None)
PLACES = (
    Place("board"),
    Place("bag", (), "tile"),
    Place("hand-red", ("red",), "tile"),
    Place("hand-blue", ("blue",), "tile"),
    Place("deck", (), "tile", "pile"),
    Place("stack-red", ("red",), "tile", "pile"),
    Place("den-1", (), "tile", "apart"),
    Place("den-2", (), "tile", "apart"),
    Place("lair-red", ("red",), "beast", "apart"),
)
HOMES = ("board", "bag", "bag", "hand-red", "hand-red", "hand-blue", "hand-blue", "deck", "deck", "deck", "den-1")
IDS = tuple("abcdefghijk")

Numbers = tuple[int, int, int, int]


def table() -> Table:
    pieces = [Piece(key, f"kind-{key}", home) for key, home in zip(IDS, HOMES, strict=True)]
    return Table.build(SEATS, PLACES, pieces, {"open": 1})


def made(here: Table, numbers: Numbers) -> Change | None:
    """A change that can be made `here`, picked by four numbers."""
    sort, one, two, at = numbers
    pieces, places = sorted(here.pieces), [place.id for place in PLACES]
    piece, place = pieces[one % len(pieces)], places[two % len(places)]
    other = pieces[two % len(pieces)]
    lying = here.contents[place]
    seats = (SEATS[at % 3],) if two % 2 else tuple([seat for n, seat in enumerate(SEATS) if n != at % 4])
    new = Piece(f"new-{one}", "kind-new", place, known=seats if at else ())
    return (
        Move(piece, place, at or None),
        Move(piece, place),
        Move(piece, ("den-1", "den-2", "lair-red")[two % 3]),
        Flip(piece, at % 2),
        Turn(piece, at),
        Mark(piece, "wound", at),
        Count("open", at),
        Swap(piece, other) if piece != other else None,
        Order(place, lying[at:] + lying[:at]),
        Show(piece, seats),
        Show(piece, seats),
        Forget(piece),
        Appear(new) if new.id not in here.pieces else None,
        Vanish(piece) if len(pieces) > 5 else None,
    )[sort]


def changes(picked: list[Numbers], here: Table) -> Iterator[Change]:
    """The changes that the numbers pick one after the other, each about to be made `here`."""
    for numbers in picked:
        change = made(here, numbers)
        if change is not None:
            yield change
            apply(here, change)


numbers = st.tuples(st.integers(0, 13), st.integers(0, 99), st.integers(0, 99), st.integers(0, 3))
walks = st.lists(numbers, max_size=25)


def walking(law: Callable[[list[Numbers]], None]) -> Callable[[], None]:
    """A law that is told of many random walks."""
    return settings(max_examples=150, deadline=None)(given(picked=walks)(law))


@walking
def test_redacted_changes_over_a_view_give_the_next_view(picked: list[Numbers]) -> None:
    here = table()
    shown = {seat: view(here, seat) for seat in VIEWERS}
    for change in changes(picked, here):
        after = here.bare_copy()
        apply(after, change)
        for seat, seen in shown.items():
            told = list(redact(here, change, seat))
            for part in told:
                apply(seen, part)
            assert seen.snapshot() == view(after, seat).snapshot(), (seat, change, told)


@walking
def test_what_a_seat_does_not_know_changes_nothing_that_it_is_shown(picked: list[Numbers]) -> None:
    here, chance = table(), random.Random(len(picked))
    for change in changes(picked, here):
        after = here.bare_copy()
        apply(after, change)
        for seat in VIEWERS:
            unknown = [key for key in here.pieces if not here.knows(seat, key)]
            unknown = [key for key in unknown if key in after.pieces and not after.knows(seat, key)]
            if len(unknown) < 2:
                continue
            one, two = chance.sample(unknown, 2)
            other = here.bare_copy()
            exchange(other, {one: two, two: one})
            assert view(other, seat).snapshot() == view(here, seat).snapshot()
            same = renamed(change, {one: two, two: one})
            assert list(redact(other, same, seat)) == list(redact(here, change, seat)), (seat, change, one, two)


def renamed(change: Change, names: dict[str, str]) -> Change:
    """The same change, done to other pieces."""
    if isinstance(change, Order):
        return Order(change.place, tuple([names.get(key, key) for key in change.pieces]))
    if isinstance(change, Swap):
        return Swap(names.get(change.one, change.one), names.get(change.other, change.other))
    if isinstance(change, Count | Appear):
        return change
    return type(change)(names.get(change.piece, change.piece), *[getattr(change, name) for name in fields(change)])


def fields(change: Change) -> tuple[str, ...]:
    """The fields of a change but for its piece."""
    return change.__struct_fields__[1:]


@walking
def test_what_was_shown_to_a_seat_it_knows_until_it_is_forgotten(picked: list[Numbers]) -> None:
    here = table()
    known: dict[str, set[str]] = {}
    for change in changes(picked, here):
        if isinstance(change, Show):
            known.setdefault(change.piece, set()).update(change.seats)
        elif isinstance(change, Forget | Vanish):
            known.pop(change.piece, None)
        elif isinstance(change, Appear):
            known[change.piece.id] = set(change.piece.known)
        after = here.bare_copy()
        apply(after, change)
        for seat in SEATS:
            seen = view(after, seat)
            for piece, knowers in known.items():
                if seat in knowers:
                    assert seen.pieces[piece].place == after.pieces[piece].place
                    assert seen.pieces[piece].known == (seat,)
            assert {knower for piece in seen.pieces.values() for knower in piece.known} <= {seat, HIDDEN}


@walking
def test_nothing_is_named_to_a_seat_that_does_not_know_it(picked: list[Numbers]) -> None:
    here = table()
    for change in changes(picked, here):
        after = here.bare_copy()
        apply(after, change)
        for seat in VIEWERS:
            still = {key for key in here.pieces.keys() & after.pieces.keys() if not here.knows(seat, key)}
            still = {key for key in still if not after.knows(seat, key)}
            words = " ".join(map(repr, redact(here, change, seat)))
            assert not [key for key in still if f"'{key}'" in words]


@walking
def test_a_mask_follows_one_piece_and_is_the_same_to_all(picked: list[Numbers]) -> None:
    here = table()
    worn: dict[str, str] = {}  # whom each number ever stood for
    apart = here.places.apart
    for change in changes(picked, here):
        after = here.bare_copy()
        apply(after, change)
        for key, piece in after.pieces.items():
            masks = {shown_as(after, key, seat) for seat in VIEWERS if not after.knows(seat, key)}
            if piece.place not in apart:
                assert not piece.mask
                continue
            assert masks <= {f"?{piece.mask}"}
            assert worn.setdefault(f"?{piece.mask}", key) == key
            before = here.pieces.get(key)
            if before is not None and before.place in apart:
                assert before.mask == piece.mask


@walking
def test_what_a_bot_pictures_fills_in_only_what_is_unknown(picked: list[Numbers]) -> None:
    here = table()
    for _ in changes(picked, here):
        pass
    for seat in SEATS:
        full = view(here, seat)
        unknown = [key for key in sorted(here.pieces) if key not in full.pieces]
        random.Random(7).shuffle(unknown)
        for place in full.places:
            dealt = [unknown.pop() for _ in range(hidden_count(full, place))]
            unmask(full, place, [Piece(key, "any", place) for key in dealt])
        assert not unknown
        assert full.pieces.keys() == here.pieces.keys()
        assert view(full, seat).snapshot() == view(here, seat).snapshot()


# -- one after the other ---------------------------------------------------------------------------------


def told(here: Table, change: Change, seat: str | None) -> list[Change]:
    """What a seat is shown of a change, which is made."""
    parts = list(redact(here, change, seat))
    apply(here, change)
    return parts


def test_others_see_that_something_was_shown_and_never_what() -> None:
    shown = Show("f", ("red",))
    assert told(table(), shown, "green") == [Show("?hand-blue:1", (), ("red",))]
    assert told(table(), shown, None) == [Show("?hand-blue:1", (), ("red",))]
    assert told(table(), shown, "blue") == [Show("f", (), ("red",))]
    *_, last = told(table(), shown, "red")
    assert last == Show("f", ("red",))


def test_a_card_that_was_shown_cannot_be_told_from_the_rest_of_the_hand() -> None:
    one, other = table(), table()
    apply(one, Show("f", ("red",)))
    apply(other, Show("g", ("red",)))
    for seat in ("green", None):
        assert view(one, seat).snapshot() == view(other, seat).snapshot() == view(table(), seat).snapshot()
    assert view(one, "red").contents["hand-blue"] == ("?hand-blue:0", "f")
    assert view(one, "blue").pieces == view(table(), "blue").pieces


def test_a_hidden_token_is_followed_from_place_to_place_and_lost_in_a_heap() -> None:
    here = table()
    apply(here, Move("b", "den-1"))
    assert view(here, "blue").contents["den-1"] == ("?1", "?2")
    assert told(here, Move("b", "den-2"), "green") == [Move("?2", "den-2")]
    apply(here, Show("b", ("red",)))
    assert view(here, "red").contents["den-2"] == ("b",)
    assert view(here, "blue").contents["den-2"] == ("?2",)
    apply(here, Forget("b"))
    assert view(here, "red").contents["den-2"] == ("?2",)
    apply(here, Move("b", "bag"))
    apply(here, Move("c", "den-2"))
    assert view(here, "blue").contents["den-2"] == ("?3",)


def test_a_pile_that_nobody_knows_has_no_order() -> None:
    here = table()
    assert pool(here, "deck") == ("h", "i", "j")
    assert pool(here, "deck", ("i",)) == ("h", "j")


def test_a_draw_takes_what_somebody_knows_in_that_order() -> None:
    here = table()
    for change in (Move("i", "deck"), Show("i", ("red",)), Move("h", "deck"), Show("h", ("red",))):
        apply(here, change)
    assert view(here, "red").contents["deck"] == ("?deck:0", "i", "h")
    assert pool(here, "deck") == ("h",)
    assert pool(here, "deck", ("h",)) == ("i",)
    assert pool(here, "deck", ("h", "i")) == ("j",)


def test_what_another_seat_lays_on_a_pile_lies_on_top_of_what_one_knows() -> None:
    here = table()
    for change in (Show("i", ("red",)), Show("f", ("blue",)), Move("f", "deck")):
        apply(here, change)
    assert view(here, "red").contents["deck"] == ("?deck:0", "?deck:1", "i", "?deck:3")
    assert view(here, "blue").contents["deck"] == ("?deck:0", "?deck:1", "?deck:2", "f")
    assert pool(here, "deck") == ("f",)


def test_of_a_pile_the_upper_backs_stay_where_they_are_when_one_below_goes() -> None:
    here = table()
    for change in (Show("i", ("red",)), Show("j", ("red",))):
        apply(here, change)
    assert told(here, Move("h", "board"), "green")[0] == Vanish("?deck:0")


def test_who_sees_a_piece_anyhow_sees_nothing_happen_when_others_forget_it() -> None:
    here = table()
    for change in (Show("d", ("red",)), Show("f", ("red",))):
        apply(here, change)
    assert told(here, Forget("d"), "red") == [Forget("d")]
    assert told(here, Forget("f"), "blue") == []
    assert view(here, "red").pieces["d"].known == ()


def test_what_a_seat_knows_already_is_not_shown_to_it_again() -> None:
    here = table()
    drawn = Happening(Event(), (Move("f", "hand-red"),))
    assert reveals(here, [drawn])
    assert reveals(here, [Happening(Event(), (Show("f", ("red",)),))])
    apply(here, Show("f", ("red",)))
    assert not reveals(here, [drawn])
    assert not reveals(here, [Happening(Event(), (Show("f", ("red", "blue")),))])


def test_nobodys_knowledge_survives_a_shuffle() -> None:
    here = table()
    for change in (Show("i", ("red",)), Show("h", ("red", "blue"))):
        apply(here, change)
    changes = shuffled(here, "deck")
    assert changes == (Forget("h"), Forget("i"))
    for change in changes:
        apply(here, change)
    assert view(here, "red").contents["deck"] == ("?deck:0", "?deck:1", "?deck:2")
    assert pool(here, "deck") == ("h", "i", "j")
