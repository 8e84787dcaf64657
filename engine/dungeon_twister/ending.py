"""The end of the game (DT-END)."""

from __future__ import annotations

from engine.dungeon_twister.board import slots
from engine.dungeon_twister.components import OTHER
from engine.dungeon_twister.events.ending import Ended
from engine.dungeon_twister.points import fall, prey
from engine.dungeon_twister.tokens import figures, is_figure, tagged
from engine.flow import Outcome, Position, Score
from engine.said import NOTHING, Said, said
from engine.table import Table, is_hidden

#: Turns in a row without a point after which the game ends (DT-END-05).
STALE = 40


#: The clauses that end a game, by the number that the counter `over` holds.
ENDINGS = {int(clause[-2:]): clause for clause in ("DT-END-03", "DT-END-05", "DT-END-06", "DT-END-07")}


def over(t: Table) -> bool:
    """Whether the game has ended."""
    return bool(t.counters["over"])


def end_after_turn(t: Position) -> None:
    """When a turn is over: somebody has enough points and is ahead, or nothing has happened for long."""
    one, other = (t.counters[f"vp-{seat}"] for seat in t.seats)
    if max(one, other) >= t.counters["goal"] and one != other:
        t.emit(Ended("DT-END-03"))  # level totals play on (DT-END-04)
    elif t.counters["quiet"] >= STALE:
        t.emit(Ended("DT-END-05"))


def conclude(t: Position) -> None:
    """End an action, or a move out of turn: figures over a pit fall, and the game may be over."""
    fall(t)
    end_if_nobody_stands(t)


def end_if_nobody_stands(t: Position) -> None:
    """Nobody unwounded is left, on the board or face down, and nobody can recover (DT-END-06)."""
    for seat in t.seats:
        for figure in figures(t, seat):
            upright = not t.pieces[figure].face
            gets_up = tagged(t, figure, "regenerates") and not t.forbidden("regenerate", figure)
            if upright or gets_up or t.permitted("recover", figure):
                return
    if any(t.permitted("come back", seat) for seat in t.seats):
        return
    if not any(is_hidden(key) or is_figure(t, key) for key in face_down(t)):
        t.emit(Ended("DT-END-06"))


def face_down(t: Table) -> list[str]:
    """The tokens that lie in face-down rooms, or wait to be set down."""
    places = [f"{slot}-{seat}" for slot in slots(t) for seat in t.seats]
    return [key for place in ("lifted", *places) for key in t.contents[place]]


def winner(t: Table) -> str:
    """The seat that has won: if one gave up the other, else the one with more points; empty for a draw."""
    one, other = t.seats
    if t.counters["agreed"]:
        return ""
    for seat in t.seats:
        if t.counters[f"given-up-{seat}"]:
            return OTHER[seat]
    mine, theirs = t.counters[f"vp-{one}"], t.counters[f"vp-{other}"]
    return one if mine > theirs else other if theirs > mine else ""


def outcome(t: Position) -> Outcome:
    """The points of both, the winner first (DT-END-03); a draw has two winners (DT-END-05). No clause has ended a
    game that goes on."""
    best = winner(t)
    order = sorted(t.seats, key=lambda seat: (seat != best, -t.counters[f"vp-{seat}"]))
    scores = tuple([Score(seat, t.counters[f"vp-{seat}"], parts(t, seat)) for seat in order])
    ended = (ENDINGS[t.counters["over"]],) if over(t) else ()
    return Outcome(scores, (best,) if best else t.seats, ended, why=_why(t, best))


def _why(t: Position, best: str) -> Said:
    """What decided the game, if the points did not: there is no tie-break."""
    if t.counters["agreed"]:
        return said("The players have agreed on a draw.")
    if best and t.counters[f"given-up-{OTHER[best]}"]:
        return said("The other player has given up.")
    return NOTHING if best else said("Both have the same number of points.")


def parts(t: Position, seat: str) -> dict[Said, int]:
    """Where the points came from: figures that left, enemies eliminated, treasure."""
    out = t.contents[f"out-{seat}"]
    left = [key for key in out if is_figure(t, key)]
    treasure = len(out) - len(left)
    killed = sum([part.amount for key in t.contents[f"trophies-{seat}"] for part in prey(t, key)])
    killed += t.counters.get(f"slain-{seat}", 0)  # of tokens that have come back
    held = t.breakdown("held", (), seat).total
    found = {
        said("escapes"): t.counters[f"vp-{seat}"] - killed - treasure - held,
        said("eliminations"): killed,
        said("treasure"): treasure,
    }
    return found | {said("held"): held} if held else found
