"""The numbers and the advice that a prompt's sentence names."""

from __future__ import annotations

from engine.dungeon_twister.attacks import Declaring, means, price
from engine.dungeon_twister.cards import limit
from engine.dungeon_twister.joining import Joining
from engine.dungeon_twister.pages import Move
from engine.dungeon_twister.preparing import Drafting, Laying, Starting, in_turn, laid, missing
from engine.dungeon_twister.setup import mode
from engine.dungeon_twister.tiles import STARTERS
from engine.dungeon_twister.tokens import led
from engine.dungeon_twister.turn import Turn
from engine.flow import Position
from engine.said import Said, said


def facts(t: Position, seat: str) -> dict[str, str | int]:
    """The numbers of the open question."""
    found: dict[str, str | int] = {"ap": t.counters["ap"], "goal": t.counters["goal"], "advice": _advice(t)}
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Move):
        found |= {"figure": t.game.names[page.figure], "left": page.left}
    if isinstance(page, Joining):
        found["figure"] = t.game.names[page.figure]
    if isinstance(page, Declaring):
        found |= {"figure": t.game.names[page.attacker], "price": price(page, means(t, page))}
    return found


def _advice(t: Position) -> Said:
    """One line on what can be done."""
    page = t.pages[-1] if t.pages else None
    if isinstance(page, Starting):
        if laid(t, page.seat) < STARTERS:
            return said("Pick one up and the free squares light up. All stay face down until every token is laid.")
        return said("All four are laid: press Ready. They stay face down until every token is laid.")
    if isinstance(page, Drafting):
        return _picked(t, page.seat) if page.step == "team" else _pair(t)
    if isinstance(page, Laying):
        return _capacity(*mode(t).in_room)
    if not isinstance(page, Turn):
        return Said("")
    if page.step == "play":
        if t.counters["free"]:
            return said("Its number is how many actions you have this turn.")
        return said(
            "Its number is how many actions you have. Nobody may play more than a {number} yet.", number=limit(t)
        )
    if max(t.counters[f"vp-{seat}"] for seat in t.seats) >= t.counters["goal"]:
        return said("The last turn: use what you have left.")
    extra = sum([t.pieces[key].mark("extra") for key in led(t, page.seat)])
    if extra:
        return said("The potion gives its drinker {number} more.", number=extra)
    if not t.counters["ap"]:
        return said("All actions are spent: end your turn.")
    return said("Drag a figure: to walk, fight, jump, reveal a room or turn one from its gear.")


def _pair(t: Position) -> Said:
    """How many pairs of rooms are picked, by each or by both in turn (DT-MODE-03, DT-MODE-04)."""
    pairs, all_ = len(t.contents["rooms"]) // 2, mode(t).long
    own = all_ if in_turn(t) else all_ // 2
    return said("Pair {number} of {all}; its two rooms turn opposite ways.", number=pairs % own + 1, all=own)


def _picked(t: Position, seat: str) -> Said:
    """How far a team is picked: figures, then objects (DT-MODE-02, DT-MODE-08)."""
    way, tokens, left = mode(t), len(t.contents[f"team-{seat}"]), missing(t, seat)
    if tokens < way.figures:
        number = way.figures - left + 1
        return said("Figure {number} of {all}; then come {objects} objects.", number=number, all=way.figures,
                    objects=way.objects)  # fmt: skip
    number = way.objects - left + 1
    return said("Object {number} of {all}; only keys, ropes and torches may be taken more than once.",
                number=number, all=way.objects)  # fmt: skip


def _capacity(at_end: int, between: int) -> Said:
    """How many tokens a room takes at set-up (DT-SETUP-08, DT-MODE-12)."""
    if at_end == between:
        return said("Nobody looks at it again until the room is revealed. Every room takes {n}.", n=between)
    return said(
        "Nobody looks at it again until the room is revealed. End rooms take {at_end}, middle rooms {between}.",
        at_end=at_end, between=between,
    )  # fmt: skip
