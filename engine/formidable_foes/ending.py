"""The end of the game: both lords defeated or a standstill, the count of gold, and the winner."""

from __future__ import annotations

from engine.flow import Outcome, Position, Score
from engine.formidable_foes.components import BOX, CHESTS, CHIPS, HAND, LOOT, MONSTER, STRENGTH
from engine.formidable_foes.events.turn import Ended
from engine.formidable_foes.spells.deck import deck
from engine.said import said
from engine.table import Table

FURUNKULUS, FIESO = MONSTER[49], MONSTER[50]
#: Full rounds without any change after which the game stands still (FF-END-11).
STILL_ROUNDS = 2


def value(piece: str) -> int:
    """The gold of a piece in somebody's loot: tile, chest (FF-CHEST-02) or coin (FF-SETUP-16)."""
    if piece in STRENGTH:
        return BOX.monsters[STRENGTH[piece]].gold
    return CHESTS[piece].gold if piece in CHESTS else 1


def gold(t: Table, seat: str) -> int:
    """A seat's score: monster tiles, chests and bonus gold (FF-END-06)."""
    return sum([value(piece) for piece in t.contents[LOOT[seat]]])


def pool(t: Table) -> int:
    """The pool as one number: every piece in it is worth 1 gold (FF-LOOT-12)."""
    return len(t.contents["pool"])


def defeated(t: Table, monster: str) -> bool:
    """Whether a monster is out of the game: neither on the board nor in a pile. Fright counts (FF-END-02).

    A monster that a seat cannot see lies in pile four, or in loot if that pile is empty.
    """
    if monster not in t.pieces:
        return not t.contents["pile-4"]
    place = t.place_of(monster)
    return place in ("box", "pool", *LOOT.values())


def over(t: Table) -> bool:
    """Whether the game has ended; nothing happens after that (FF-END-04)."""
    return bool(t.counters["over"])


def end_if_both_are_defeated(t: Position, clause: str) -> None:
    """The game ends when the second of the two lords falls, the last loot taken (FF-END-01, FF-END-03).

    `clause` says how the last monster fell: fright counts (FF-END-02).
    """
    if defeated(t, FURUNKULUS) and defeated(t, FIESO):
        t.emit(Ended(clause))


def end_at_standstill(t: Position) -> None:
    """Two full rounds without any change end the game."""
    if not over(t) and t.counters["quiet"] >= STILL_ROUNDS * len(t.seats):
        t.emit(Ended("FF-END-11"))


def tie_break(t: Position, seat: str) -> int:
    """Chips, and the numbers of unused chip spells (FF-END-08, FF-END-09)."""
    return len(t.contents[CHIPS[seat]]) + _unused(t, seat)


def _unused(t: Position, seat: str) -> int:
    cards = deck(t)
    known = [spell for spell in t.contents[HAND[seat]] if spell in cards.cards]
    return sum([cards.value(spell) for spell in known if cards.kind(spell).conjures])


def outcome(t: Position) -> Outcome:
    """Scores, best first. The richest wins. What lies on the board counts for nobody (FF-END-05)."""
    scores = [_score(t, seat) for seat in t.seats]
    scores.sort(key=lambda score: (-score.total, -score.tie_break))
    best = scores[0]
    winners = [score.seat for score in scores if (score.total, score.tie_break) == (best.total, best.tie_break)]
    clauses = ["FF-END-06", "FF-END-07"]
    if len([score for score in scores if score.total == best.total]) > 1:
        clauses.append("FF-END-08")
        if any(_unused(t, score.seat) for score in scores if score.total == best.total):
            clauses.append("FF-END-09")
    if len(winners) > 1:
        clauses.append("FF-END-10")
    return Outcome(tuple(scores), tuple(winners), tuple(clauses))


def _score(t: Position, seat: str) -> Score:
    loot = t.contents[LOOT[seat]]
    parts = {
        said("monsters"): sum([value(piece) for piece in loot if piece in STRENGTH]),
        said("chests"): sum([value(piece) for piece in loot if piece in CHESTS]),
        said("bonus gold"): sum([1 for piece in loot if piece not in STRENGTH and piece not in CHESTS]),
    }
    return Score(seat, sum(parts.values()), parts, tie_break(t, seat))
