"""Contests: two sides whose numbers are compared, what was judged, what it cost, and who has won."""

from __future__ import annotations

from msgspec import Struct

from engine.flow.hooks import Breakdown
from engine.said import Said


class ProspectRow(Struct, frozen=True):
    """One line of a prospect: what is counted, its value, a note, and the clause that says so.

    `good` says whether this is good or bad news for the seat; None if it is neither. `split` is how many throws
    win, draw and lose; it is drawn as a bar.
    """

    label: Said
    value: str
    note: Said
    clause: str
    good: bool | None = None
    split: tuple[int, ...] = ()


class Side(Struct, frozen=True):
    """One side of a contest: its seat ("": nobody), its role, the pieces that take part, and its number with the
    parts.

    `laid` says whether the side has laid a card. `card` is that card's id, "" while the viewer does not know it.
    """

    seat: str
    role: Said
    pieces: tuple[str, ...]
    number: Breakdown
    card: str = ""
    laid: bool = False


class Term(Struct, frozen=True):
    """One part of a sum: how much it adds, the picture that stands for it, its name, and its clause.

    `picture` is a counter that is a die, a piece, or an icon by its name.
    """

    amount: int
    picture: str
    word: Said
    clause: str


class Judgement(Struct, frozen=True):
    """What is compared before chance speaks: the first side's `own` number with the sum of `against`. `holds` says
    whether it is enough; `word` says so."""

    own: Term
    against: tuple[Term, ...]
    holds: bool
    word: Said
    clause: str


class Price(Struct, frozen=True):
    """What a contest costs the first side: the terms, and what is `due`, of which the side can pay `held`."""

    terms: tuple[Term, ...]
    due: Term
    held: int


class Verdict(Struct, frozen=True):
    """How a contest has ended: the number of the side that wins and of the side that `flees` (None: neither side).

    `reason` is the comparison that decided, empty if the numbers shown say it all.
    """

    winner: int | None
    flees: int | None
    reason: Said
    clause: str


class Contest(Struct, frozen=True):
    """Two sides, and the place that they contend at. `rows` tell for each card of the viewer what it would come
    to.

    Either the numbers of both sides are compared, or the first side is judged and pays a price. Without a
    `verdict` it goes on. `luck` is what chance gives besides. `adds` is the verb of options whose number the seat
    that is asked may add to its own; `adds_last` says that the other side adds nothing after it.
    """

    title: Said
    clause: str
    sides: tuple[Side, Side]
    rows: tuple[ProspectRow, ...] = ()
    place: str = ""
    judgement: Judgement | None = None
    price: Price | None = None
    verdict: Verdict | None = None
    luck: Term | None = None
    adds: str = ""
    adds_last: bool = True

    @property
    def compares(self) -> bool:
        """Whether there is anything to compare or to pay; else the first side just takes what it is about."""
        told = self.judgement is not None or self.price is not None
        return told or any(side.number.parts for side in self.sides)


class Fought(Struct, frozen=True):
    """A contest in a record: its events are those from number `first` up to, not including, `end`."""

    contest: Contest
    first: int
    end: int
